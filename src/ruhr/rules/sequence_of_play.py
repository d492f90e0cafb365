"""Sequence of play (§6.0): seven phases a turn, and in each the players in the order of their barges."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import CITIES, COLUMNS, DEPOTS, OBSTACLES, SELLING_SPACES, STORAGES, TURNS
from ruhr.rules import (
    phase_1_historical_event,
    phase_2_water_and_demand,
    phase_3_start_and_option,
    phase_4_movement_and_sale,
    phase_5_progress,
    phase_6_purchases,
    phase_7_export,
    scoring,
)
from ruhr.rules.actions import (
    ACTIONS,
    CITY_WAREHOUSE,
    DEPOT_WAREHOUSE,
    DONE,
    HAUL_COAL,
    INN_FOR_THALERS,
    LOCK,
    NOTHING,
    OPTION,
    OPTION_FREE,
    OVER,
    PASS,
    PAY_THALER,
    PLACE,
    PLACING,
    PORT_WAREHOUSE,
    REMOVE,
    REPAY,
    SELL,
    SHIFT,
    START,
    SUPPLY_AT,
    TAKE_THALER,
    TRANSPORT_TO,
    WHITE_CITY,
    WHITE_PORT,
)
from ruhr.rules.decisions import Decision, Kind
from ruhr.rules.phase_1_historical_event import Levy, PayLevy, RemoveDie, TakeGift
from ruhr.rules.phase_3_start_and_option import (
    ChooseOption,
    HaulCoal,
    HaulFree,
    Pass,
    Start,
    Supply,
    SupplyChoice,
    Transport,
)
from ruhr.rules.phase_4_movement_and_sale import Sell
from ruhr.rules.phase_6_purchases import (
    BeDone,
    BuildInCity,
    BuildInDepot,
    BuildInPort,
    BuildLock,
    BuildWhiteInCity,
    BuildWhiteInPort,
    Purchase,
    Repay,
    Shift,
)
from ruhr.rules.refusals import GAME_OVER, OTHER_PHASE, OTHER_STEP, refuse
from ruhr.rules.special_options import OPTION_COUNT, VisitInn
from ruhr.rules.state import Player, State, one
from ruhr.rules.transport_track import PlaceDie

LAST_PHASE: Final = 7
#: Until this phase of turn 1 the drawn player begins and seats follow clockwise (§6.3).
CLOCKWISE_PHASES: Final = 3
#: The first and the last phase of a turn that players go through in order whatever the turn.
SETTING_OUT: Final = 3
PURCHASES: Final = 6


# These answer several decisions.
_HAUL_COAL: Final = HaulCoal(HAUL_COAL, STORAGES)
_INN: Final = VisitInn(INN_FOR_THALERS, 2)

#: Every decision, at its number: its phase, and the kinds of action that answer it in the order in which they
#: are offered.
ASKED: Final[vec[Decision]] = vec[Decision](
    [
        Decision(0, []),
        Levy(1, [PayLevy(PAY_THALER, 2)]),
        Decision(1, [TakeGift(TAKE_THALER, 2)]),
        Decision(1, [RemoveDie(REMOVE, STORAGES)]),
        Decision(0, [PlaceDie(PLACE, STORAGES)]),
        Decision(
            3,
            [ChooseOption(OPTION, OPTION_COUNT), HaulFree(OPTION_FREE, 3), Pass(PASS, 1), _HAUL_COAL, _INN],
        ),
        Decision(3, [Transport(TRANSPORT_TO, STORAGES), _HAUL_COAL, _INN]),
        SupplyChoice(3, [Supply(SUPPLY_AT, STORAGES), _HAUL_COAL, _INN]),
        Decision(3, [Start(START, STORAGES), _HAUL_COAL, _INN]),
        Decision(4, [Sell(SELL, SELLING_SPACES)]),
        Purchase(
            6,
            [
                BuildLock(LOCK, OBSTACLES),
                BuildInCity(CITY_WAREHOUSE, CITIES - 1),
                BuildInDepot(DEPOT_WAREHOUSE, DEPOTS),
                BuildInPort(PORT_WAREHOUSE, COLUMNS),
                Shift(SHIFT, COLUMNS * (COLUMNS - 1)),
                BuildWhiteInCity(WHITE_CITY, CITIES),
                BuildWhiteInPort(WHITE_PORT, COLUMNS),
                Repay(REPAY, 1),
                _INN,
                BeDone(DONE, 1),
            ],
        ),
    ]
)


def _kinds() -> list[Kind]:
    """The kind of every action."""
    kinds: list[Kind] = [_INN] * ACTIONS
    for number, decision in enumerate(ASKED):
        for kind in decision.kinds:
            kind.answers |= one(number)
            for which in range(kind.count):
                kinds[kind.first + which] = kind
    return kinds


#: The kind of every action.
ACTION_KINDS: Final[vec[Kind]] = vec[Kind](_kinds())


def set_order(s: State) -> None:
    """Farthest upriver first; on one space, who came later lies farther upriver (§6.0, §6.4, R2)."""
    if s.turn == 1 and s.phase <= CLOCKWISE_PHASES:
        return
    players = s.players
    order = s.order
    seats = s.seats
    seat: i64 = 0
    while seat < seats:
        mine = how_far_down(players[seat])
        at = seat
        while at > 0 and mine < how_far_down(players[order[at - 1]]):
            order[at] = order[at - 1]
            at -= 1
        order[at] = seat
        seat += 1


def with_next_order(s: State) -> State | None:
    """The table in the next phase that players go through in order, if no barge moved before (§6.0).

    In phases 7, 1 and 2 no barge moves: their order is that of phase 3. None if nothing follows, and while
    barges are still to come onto the river in turn 1, which leaves open where they begin.
    """
    if s.decision == OVER or (s.turn == TURNS and s.phase >= PURCHASES):
        return None
    if s.turn == 1 and s.phase == SETTING_OUT and s.position < s.seats:
        return None
    twin = s.clone()
    if s.phase >= PURCHASES:
        twin.turn += 1
        twin.phase = SETTING_OUT
    else:
        twin.phase = SETTING_OUT if s.phase < SETTING_OUT else s.phase + 1
    set_order(twin)
    return twin


def how_far_down(me: Player) -> i64:
    """Where a barge lies, and when it came there, as one number: the less, the farther upriver (§6.4)."""
    return (me.barge << 32) - me.arrival


def play_on(s: State) -> None:
    """Carry out everything that nobody has to decide, up to the next real decision or the end."""
    while s.decision < OVER:
        if advance(s):
            return
    s.choice_count = 0


def play(s: State, action: i64) -> None:
    """Carry out a legal action of the player who is asked, and all that follows by itself."""
    carry_out(s, action)
    play_on(s)


def advance(s: State) -> bool:
    """Take one step by itself; true if there is none because somebody really has to decide.

    A decision with one legal action is carried out without asking, one with none is skipped.
    """
    if s.decision == NOTHING:
        _proceed(s)
        return False
    asked = ASKED[s.decision]
    s.choice_count = 0
    asked.offer(s, s.players[s.actor])
    if s.choice_count > 1:
        return True
    if s.choice_count == 1:
        carry_out(s, s.choices[0])
    else:
        s.decision = NOTHING
        asked.skip(s)
    return False


def is_legal(s: State, action: i64) -> bool:
    at: i64 = 0
    while at < s.choice_count:
        if s.choices[at] == action:
            return True
        at += 1
    return False


def _proceed(s: State) -> None:
    """Ask for the next decision, or go on to the next phase."""
    if s.returning:
        # §5.1: the start player of the phase places a die that came back.
        s.ask(PLACING, s.order[0])
        return
    phase = s.phase
    if phase == 1:
        over = phase_1_historical_event.proceed(s)
    elif phase == 2:
        over = phase_2_water_and_demand.proceed(s)
    elif phase == 3:
        over = phase_3_start_and_option.proceed(s)
    elif phase == 4:
        over = phase_4_movement_and_sale.proceed(s)
    elif phase == 5:
        over = phase_5_progress.proceed(s)
    elif phase == 6:
        over = phase_6_purchases.proceed(s)
    else:
        over = phase_7_export.proceed(s)
    if over:
        _next_phase(s)


def _next_phase(s: State) -> None:
    """The next phase begins, after the seventh the next turn, after the twelfth the end (§6.0, §7)."""
    if s.phase < LAST_PHASE:
        s.phase += 1
    elif s.turn < TURNS:
        s.turn += 1
        s.phase = 1
    else:
        scoring.score_end(s)
        s.decision = OVER
        return
    s.step = 0
    s.position = 0
    set_order(s)


def carry_out(s: State, action: i64) -> None:
    """Do what the player who is asked has decided."""
    s.decision = NOTHING
    kind = ACTION_KINDS[action]
    kind.carry_out(s, s.players[s.actor], action - kind.first)


def refusal(s: State, action: i64) -> i64:
    """Why the player who is asked may not do this now, or MAY if he may."""
    if s.decision == OVER:
        return refuse(GAME_OVER)
    kind = ACTION_KINDS[action]
    if kind.answers & one(s.decision):
        return ASKED[s.decision].refusal(s, s.players[s.actor], kind, action - kind.first)
    phase = phase_of(kind)
    if phase and phase != s.phase:
        return refuse(OTHER_PHASE, phase, s.phase)
    return refuse(OTHER_STEP, s.decision)


def phase_of(kind: Kind) -> i64:
    """The first phase in which actions of a kind are asked for; a die that comes back belongs to any."""
    decision: i64 = 0
    while not kind.answers & one(decision):
        decision += 1
    return ASKED[decision].phase

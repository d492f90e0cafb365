"""Sequence of play (§6.0): seven phases a turn, and in each the players in the order of their barges."""

from typing import Final

from mypy_extensions import i64

from ruhr.board.words import TURNS
from ruhr.rules import (
    phase_1_historical_event,
    phase_2_water_and_demand,
    phase_3_start_and_option,
    phase_4_movement_and_sale,
    phase_5_progress,
    phase_6_purchases,
    phase_7_export,
    scoring,
    transport_track,
)
from ruhr.rules.actions import (
    GIFT,
    HAUL_COAL,
    INN_FOR_POINTS,
    INN_FOR_THALERS,
    LEVY,
    LOCK,
    NOTHING,
    OPTION_CHOICE,
    OVER,
    PAY_POINT,
    PLACE,
    PLACING,
    PURCHASE,
    REMOVAL,
    REMOVE,
    SALE,
    SELL,
    START,
    START_CHOICE,
    SUPPLY_AT,
    SUPPLY_CHOICE,
    TAKE_POINT,
    TRANSPORT_CHOICE,
    TRANSPORT_TO,
)
from ruhr.rules.refusals import GAME_OVER, MAY, OTHER_PHASE, OTHER_STEP, refuse
from ruhr.rules.state import Player, State

LAST_PHASE: Final = 7
#: Until this phase of turn 1 the drawn player begins and seats follow clockwise (§6.3).
CLOCKWISE_PHASES: Final = 3


def set_order(s: State) -> None:
    """Farthest upriver first; on one space, who came later lies farther upriver (§6.0, §6.4, R2)."""
    if s.turn == 1 and s.phase <= CLOCKWISE_PHASES:
        return
    placed: i64 = 0
    while placed < s.seats:
        seat = placed
        at = placed
        while at > 0 and _lies_upriver(s.players[seat], s.players[s.order[at - 1]]):
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = seat
        placed += 1


def _lies_upriver(me: Player, other: Player) -> bool:
    if me.barge != other.barge:
        return me.barge < other.barge
    return me.arrival > other.arrival


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
    offer_choices(s)
    if s.choice_count > 1:
        return True
    if s.choice_count == 1:
        carry_out(s, s.choices[0])
    else:
        _skip(s)
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


def offer_choices(s: State) -> None:
    """List the legal actions of the decision that is asked for."""
    s.choice_count = 0
    decision = s.decision
    me = s.players[s.actor]
    if decision == LEVY:
        phase_1_historical_event.offer_levy(s, me)
    elif decision == GIFT:
        phase_1_historical_event.offer_gift(s)
    elif decision == REMOVAL:
        phase_1_historical_event.offer_removal(s)
    elif decision == PLACING:
        transport_track.offer_placing(s)
    elif decision == SALE:
        phase_4_movement_and_sale.offer_sale(s, me)
    elif decision == PURCHASE:
        phase_6_purchases.offer_purchases(s, me)
    else:
        phase_3_start_and_option.offer(s, me)


def carry_out(s: State, action: i64) -> None:
    """Do what the player who is asked has decided."""
    decision = s.decision
    me = s.players[s.actor]
    s.decision = NOTHING
    if decision == LEVY:
        phase_1_historical_event.pay_levy(s, me, action)
    elif decision == GIFT:
        phase_1_historical_event.take_gift(s, me, action)
    elif decision == REMOVAL:
        phase_1_historical_event.remove(s, me, action - REMOVE)
    elif decision == PLACING:
        transport_track.place(s, action - PLACE)
    elif decision == SALE:
        phase_4_movement_and_sale.sell(s, me, action - SELL)
    elif decision == PURCHASE:
        phase_6_purchases.purchase(s, me, action)
    else:
        phase_3_start_and_option.carry_out(s, me, action)


def _skip(s: State) -> None:
    """Nothing is legal: the levy is waived, a supply lapses."""
    decision = s.decision
    s.decision = NOTHING
    if decision == LEVY:
        phase_1_historical_event.waive_levy(s)
    else:
        phase_3_start_and_option.let_supply_lapse(s)


def decision_of(action: i64, now: i64) -> i64:
    """The decision an action answers; the inn and the coal hauler answer several (section 8)."""
    if action <= PAY_POINT:
        return LEVY
    if action <= TAKE_POINT:
        return GIFT
    if action < PLACE:
        return REMOVAL
    if action < HAUL_COAL:
        return PLACING
    if action < INN_FOR_THALERS:
        return now if OPTION_CHOICE <= now <= START_CHOICE else OPTION_CHOICE
    if action <= INN_FOR_POINTS:
        return now if OPTION_CHOICE <= now <= PURCHASE and now != SALE else OPTION_CHOICE
    if action < TRANSPORT_TO:
        return OPTION_CHOICE
    if action < SUPPLY_AT:
        return TRANSPORT_CHOICE
    if action < START:
        return SUPPLY_CHOICE
    if action < SELL:
        return START_CHOICE
    if action < LOCK:
        return SALE
    return PURCHASE


def phase_of(decision: i64) -> i64:
    """The phase in which a decision is asked for; a die that comes back belongs to any."""
    if decision <= REMOVAL:
        return 1
    if decision == PLACING:
        return 0
    if decision <= START_CHOICE:
        return 3
    return 4 if decision == SALE else 6


def refusal(s: State, action: i64) -> i64:
    """Why the player who is asked may not do this now, or MAY if he may."""
    if s.decision == OVER:
        return refuse(GAME_OVER)
    asked = s.decision
    wanted = decision_of(action, asked)
    if wanted != asked:
        phase = phase_of(wanted)
        if phase and phase != s.phase:
            return refuse(OTHER_PHASE, phase, s.phase)
        return refuse(OTHER_STEP, asked)
    me = s.players[s.actor]
    if asked == LEVY:
        return phase_1_historical_event.refusal_of_levy(s, me, action)
    if asked == GIFT:
        return MAY
    if asked == REMOVAL:
        return phase_1_historical_event.refusal_of_removal(s, action - REMOVE)
    if asked == PLACING:
        return transport_track.refusal_of_placing(s, action - PLACE)
    if asked == SALE:
        return phase_4_movement_and_sale.refusal_of_sale(s, me, action - SELL)
    if asked == PURCHASE:
        return phase_6_purchases.refusal_of_purchase(s, me, action)
    return phase_3_start_and_option.refusal(s, me, action)

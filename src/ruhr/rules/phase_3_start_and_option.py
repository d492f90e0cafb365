"""Phase 3: starting space and special option (§6.3).

In order, each player chooses an option, carries out what it does at once, and then moves his barge to a
starting space. The coal hauler and the inn may be used at any point before that (R10).
"""

from typing import Final

from mypy_extensions import i64

from ruhr.board.words import COAL_HAULER, GRAFSCHAFT_MARK, INN
from ruhr.rules import transport_track
from ruhr.rules.actions import (
    HAUL_COAL,
    INN_FOR_POINTS,
    INN_FOR_THALERS,
    OPTION,
    OPTION_CHOICE,
    OPTION_FREE,
    PASS,
    START,
    START_CHOICE,
    SUPPLY_AT,
    SUPPLY_CHOICE,
    TRANSPORT_CHOICE,
    TRANSPORT_TO,
)
from ruhr.rules.events import PASSED, STARTED, SUPPLY_LAPSED
from ruhr.rules.refusals import (
    DIE_IS_SIX,
    MAY,
    NEEDS_MARKER,
    NEEDS_PILOT,
    NO_START_FROM_THERE,
    NOT_DOWNRIVER,
    NOT_UPRIVER,
    OPTION_POSSIBLE,
    STORAGE_HAS_DIE,
    STORAGE_HAS_NO_DIE,
    STORAGE_TAKEN,
    WRONG_ARROW_COLOUR,
    refuse,
)
from ruhr.rules.special_options import (
    HAULING,
    HAULING_PILOT,
    HAULING_TRANSPORT,
    SUPPLY,
    WITH_HAULING,
    can_haul_free,
    choose_free_hauling,
    choose_option,
    has_pilot,
    haul_coal,
    is_hauling,
    legal_options,
    open_options,
    refusal_of_free_hauling,
    refusal_of_paid_option,
    refusal_of_white_marker,
    starting_storages,
    supply,
    then_transports,
    transport_storages,
    visit_inn,
)
from ruhr.rules.state import NOWHERE, Player, State, one

# The steps of a player's turn.
CHOOSE: Final = 0
AT_ONCE: Final = 1
SET_OUT: Final = 2


def proceed(s: State) -> bool:
    """Ask the next player for his next step, or say that the phase is over (§6.3)."""
    if s.position == s.seats:
        return True
    me = s.players[s.order[s.position]]
    if s.step == CHOOSE:
        s.ask(OPTION_CHOICE, me.seat)
    elif s.step == SET_OUT:
        s.ask(START_CHOICE, me.seat)
    elif then_transports(me.option):
        s.ask(TRANSPORT_CHOICE, me.seat)
    else:
        s.ask(SUPPLY_CHOICE, me.seat)
    return False


def offer(s: State, me: Player) -> None:
    """List what the player may do at this step (§5.2, §6.3)."""
    if s.decision == OPTION_CHOICE:
        offer_options(s, me)
    elif s.decision == TRANSPORT_CHOICE:
        s.offer_each(TRANSPORT_TO, transport_storages(s, me, me.option))
    elif s.decision == SUPPLY_CHOICE:
        s.offer_each(SUPPLY_AT, s.dice_below_six())
        if s.choice_count == 0:
            return
    else:
        s.offer_each(START, starting_storages(s, me, me.option))
    if me.can_use(COAL_HAULER):
        s.offer_each(HAUL_COAL, s.dice_below_six())
    if me.can_use(INN):
        s.offer(INN_FOR_THALERS)
        s.offer(INN_FOR_POINTS)


def offer_options(s: State, me: Player) -> None:
    """Options that can be paid, hauling options with the white marker, or passing (§5.2, R11)."""
    possible = open_options(s, me)
    free = can_haul_free(me)
    s.offer_each(OPTION, legal_options(s, me, possible, free))
    if free:
        if possible & one(HAULING):
            s.offer(OPTION_FREE)
        if possible & one(HAULING_PILOT):
            s.offer(OPTION_FREE + 1)
        if possible & one(HAULING_TRANSPORT):
            s.offer(OPTION_FREE + 2)
    if s.choice_count == 0:
        s.offer(PASS)


def carry_out(s: State, me: Player, action: i64) -> None:
    """Do what the player has decided at this step (§5.2, §6.3)."""
    if action >= START:
        start(s, me, action - START)
    elif action >= SUPPLY_AT:
        supply(s, me, action - SUPPLY_AT)
        s.step = SET_OUT
    elif action >= TRANSPORT_TO:
        transport_track.take_from_arrow_box(s, action - TRANSPORT_TO)
        s.step = SET_OUT
    elif action == PASS:
        s.note(PASSED, me.seat)
        _end_turn(s)
    elif action >= OPTION_FREE:
        choose_free_hauling(s, me, hauling_option(action - OPTION_FREE))
        s.step = SET_OUT
    elif action >= OPTION:
        choose_option(s, me, action - OPTION)
        s.step = AT_ONCE if then_transports(me.option) or me.option == SUPPLY else SET_OUT
    elif action >= INN_FOR_THALERS:
        visit_inn(s, me, action == INN_FOR_POINTS)
    else:
        haul_coal(s, me, action - HAUL_COAL)


def hauling_option(number: i64) -> i64:
    """The three hauling options, in their order (§5.2)."""
    if number == 0:
        return HAULING
    return HAULING_PILOT if number == 1 else HAULING_TRANSPORT


def start(s: State, me: Player, storage: i64) -> None:
    """The barge moves to its starting space; when hauling and transporting the die goes there too (§6.3)."""
    if me.option == HAULING_TRANSPORT:
        transport_track.take_from_arrow_box(s, storage)
    me.barge = s.board.storage_space[storage]
    me.cargo = storage
    s.note(STARTED, me.seat, storage)
    _end_turn(s)


def _end_turn(s: State) -> None:
    s.position += 1
    s.step = CHOOSE


def let_supply_lapse(s: State) -> None:
    """A coal hauler used in between has left no die below six: the supply lapses (§5.2)."""
    s.note(SUPPLY_LAPSED, s.actor)
    s.step = SET_OUT


def refusal(s: State, me: Player, action: i64) -> i64:
    """Why the player may not do this at this step (§5.2, §6.3)."""
    if action >= START:
        return refusal_of_start(s, me, action - START)
    if action >= SUPPLY_AT:
        return refusal_of_raising(s, action - SUPPLY_AT)
    if action >= TRANSPORT_TO:
        return refusal_of_transport(s, me, action - TRANSPORT_TO)
    if action == PASS:
        return refusal_of_passing(s, me)
    if action >= OPTION_FREE:
        return refusal_of_free_hauling(s, me, hauling_option(action - OPTION_FREE))
    if action >= OPTION:
        return refusal_of_paid_option(s, me, action - OPTION)
    if action >= INN_FOR_THALERS:
        return refusal_of_white_marker(me, INN)
    missing = refusal_of_white_marker(me, COAL_HAULER)
    return missing if missing else refusal_of_raising(s, action - HAUL_COAL)


def refusal_of_passing(s: State, me: Player) -> i64:
    """Only who cannot even be stranded passes (R11)."""
    possible = open_options(s, me)
    free = can_haul_free(me)
    if (free and possible & WITH_HAULING) or legal_options(s, me, possible, free):
        return refuse(OPTION_POSSIBLE)
    return MAY


def refusal_of_raising(s: State, storage: i64) -> i64:
    """Why the die on a storage cannot get more pips (§5.2, §6.5.2)."""
    if not one(storage) & s.with_dice:
        return refuse(STORAGE_HAS_NO_DIE)
    return refuse(DIE_IS_SIX) if s.dice[storage] == 6 else MAY


def refusal_of_transport(s: State, me: Player, storage: i64) -> i64:
    """Why the die from the arrow box cannot be put on a storage (§5.2)."""
    if one(storage) & s.with_dice:
        return refuse(STORAGE_HAS_DIE)
    if not one(storage) & transport_track.storages_from_arrow_boxes(s):
        return refuse(WRONG_ARROW_COLOUR)
    return MAY if one(storage) & transport_storages(s, me, me.option) else refuse(NO_START_FROM_THERE)


def refusal_of_start(s: State, me: Player, storage: i64) -> i64:
    """Why a storage cannot be the starting space (§6.3)."""
    here = one(storage)
    if here & starting_storages(s, me, me.option):
        return MAY
    b = s.board
    if me.option == HAULING_TRANSPORT:
        if here & s.with_dice:
            return refuse(STORAGE_HAS_DIE)
        if not here & transport_track.storages_from_arrow_boxes(s):
            return refuse(WRONG_ARROW_COLOUR)
    elif not here & s.with_dice:
        return refuse(STORAGE_HAS_NO_DIE)
    other = _seat_loading_at(s, storage)
    if other != NOWHERE:
        return refuse(STORAGE_TAKEN, other)
    if here & b.white_storages and not me.has(GRAFSCHAFT_MARK):
        return refuse(NEEDS_MARKER, GRAFSCHAFT_MARK)
    if is_hauling(me.option):
        if not here & b.storages_upriver[me.barge + 1]:
            return refuse(NOT_UPRIVER)
    elif not here & b.storages_downriver[me.barge + 1]:
        return refuse(NOT_DOWNRIVER)
    assert not has_pilot(me.option)
    return refuse(NEEDS_PILOT)


def _seat_loading_at(s: State, storage: i64) -> i64:
    """The seat whose barge waits on a storage, or NOWHERE."""
    for player in s.players:
        if player.cargo == storage:
            return player.seat
    return NOWHERE

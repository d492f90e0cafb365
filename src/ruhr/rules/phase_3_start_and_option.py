"""Phase 3: starting space and special option (§6.3).

In order, each player chooses an option, carries out what it does at once, and then moves his barge to a
starting space. The coal hauler and the inn may be used at any point before that (R10).
"""

from typing import Final

from mypy_extensions import i64

from ruhr.board.words import COAL_HAULER, GRAFSCHAFT_MARK, MOST_PIPS
from ruhr.rules import transport_track
from ruhr.rules.actions import OPTION_CHOICE, START_CHOICE, SUPPLY_CHOICE, TRANSPORT_CHOICE
from ruhr.rules.decisions import Decision, Kind
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
    coal_carried,
    has_pilot,
    haul_coal,
    is_hauling,
    legal_options,
    open_options,
    refusal_of_free_hauling,
    refusal_of_paid_option,
    refusal_of_white_marker,
    starting_storages,
    storages_ahead,
    supply,
    then_transports,
    transport_storages,
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


class ChooseOption(Kind):
    """An option that can be paid, by who is stranded even if not (§5.2, R11)."""

    def refusal(self, s: State, me: Player, option: i64) -> i64:
        return refusal_of_paid_option(s, me, option)

    def carry_out(self, s: State, me: Player, option: i64) -> None:
        choose_option(s, me, option)
        s.step = AT_ONCE if then_transports(option) or option == SUPPLY else SET_OUT

    def offer(self, s: State, me: Player) -> None:
        s.offer_each(self.first, legal_options(s, me, open_options(s, me), can_haul_free(me)))


class HaulFree(Kind):
    """A hauling option with the white marker (§6.5.2, R10)."""

    def refusal(self, s: State, me: Player, number: i64) -> i64:
        return refusal_of_free_hauling(s, me, hauling_option(number))

    def carry_out(self, s: State, me: Player, number: i64) -> None:
        choose_free_hauling(s, me, hauling_option(number))
        s.step = SET_OUT

    def offer(self, s: State, me: Player) -> None:
        if can_haul_free(me):
            super().offer(s, me)


def hauling_option(number: i64) -> i64:
    """The three hauling options, in their order (§5.2)."""
    if number == 0:
        return HAULING
    return HAULING_PILOT if number == 1 else HAULING_TRANSPORT


class Pass(Kind):
    """Only who cannot even be stranded passes (R11)."""

    def refusal(self, s: State, me: Player, which: i64) -> i64:
        possible = open_options(s, me)
        free = can_haul_free(me)
        if (free and possible & WITH_HAULING) or legal_options(s, me, possible, free):
            return refuse(OPTION_POSSIBLE)
        return MAY

    def carry_out(self, s: State, me: Player, which: i64) -> None:
        s.note(PASSED, me.seat)
        _end_turn(s)

    def offer(self, s: State, me: Player) -> None:
        if s.choice_count == 0:
            s.offer(self.first)


class Transport(Kind):
    """The die from the arrow box is put on a storage (§5.2)."""

    def refusal(self, s: State, me: Player, storage: i64) -> i64:
        if one(storage) & s.with_dice:
            return refuse(STORAGE_HAS_DIE)
        if not one(storage) & transport_track.storages_from_arrow_boxes(s):
            return refuse(WRONG_ARROW_COLOUR)
        return MAY if one(storage) & transport_storages(s, me, me.option) else refuse(NO_START_FROM_THERE)

    def carry_out(self, s: State, me: Player, storage: i64) -> None:
        transport_track.take_from_arrow_box(s, storage)
        s.step = SET_OUT

    def offer(self, s: State, me: Player) -> None:
        s.offer_each(self.first, transport_storages(s, me, me.option))


class Supply(Kind):
    """A die on a storage gets more pips (§5.2)."""

    def refusal(self, s: State, me: Player, storage: i64) -> i64:
        return refusal_of_raising(s, storage)

    def carry_out(self, s: State, me: Player, storage: i64) -> None:
        supply(s, me, storage)
        s.step = SET_OUT

    def offer(self, s: State, me: Player) -> None:
        s.offer_each(self.first, s.dice_below_six())


class SupplyChoice(Decision):
    """Which die is supplied (§5.2)."""

    def offer(self, s: State, me: Player) -> None:
        if s.dice_below_six():
            super().offer(s, me)

    def skip(self, s: State) -> None:
        """A coal hauler used in between has left no die below six: the supply lapses (§5.2)."""
        s.note(SUPPLY_LAPSED, s.actor)
        s.step = SET_OUT


class HaulCoal(Kind):
    """The coal hauler adds pips to a die on a storage, before the barge sets out (§6.5.2, R10)."""

    def refusal(self, s: State, me: Player, storage: i64) -> i64:
        missing = refusal_of_white_marker(me, COAL_HAULER)
        return missing if missing else refusal_of_raising(s, storage)

    def carry_out(self, s: State, me: Player, storage: i64) -> None:
        haul_coal(s, me, storage)

    def offer(self, s: State, me: Player) -> None:
        if me.can_use(COAL_HAULER):
            s.offer_each(self.first, s.dice_below_six())


def refusal_of_raising(s: State, storage: i64) -> i64:
    """Why the die on a storage cannot get more pips (§5.2, §6.5.2)."""
    if not one(storage) & s.with_dice:
        return refuse(STORAGE_HAS_NO_DIE)
    return refuse(DIE_IS_SIX) if s.dice[storage] == MOST_PIPS else MAY


class Start(Kind):
    """The barge moves to its starting space; when hauling and transporting the die goes there too (§6.3)."""

    def refusal(self, s: State, me: Player, storage: i64) -> i64:
        """Why a storage cannot be the starting space (§6.3)."""
        here = one(storage)
        if here & starting_storages(s, me, me.option):
            return MAY
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
        if not here & coal_carried(s, me):
            return refuse(NEEDS_MARKER, GRAFSCHAFT_MARK)
        if not here & storages_ahead(s, me, me.option):
            return refuse(NOT_UPRIVER if is_hauling(me.option) else NOT_DOWNRIVER)
        assert not has_pilot(me.option)
        return refuse(NEEDS_PILOT)

    def carry_out(self, s: State, me: Player, storage: i64) -> None:
        if me.option == HAULING_TRANSPORT:
            transport_track.take_from_arrow_box(s, storage)
        me.barge = s.board.storage_space[storage]
        me.cargo = storage
        s.note(STARTED, me.seat, storage)
        _end_turn(s)

    def offer(self, s: State, me: Player) -> None:
        s.offer_each(self.first, starting_storages(s, me, me.option))


def _end_turn(s: State) -> None:
    s.position += 1
    s.step = CHOOSE


def _seat_loading_at(s: State, storage: i64) -> i64:
    """The seat whose barge waits on a storage, or NOWHERE."""
    for player in s.players:
        if player.cargo == storage:
            return player.seat
    return NOWHERE

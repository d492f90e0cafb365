"""Special options (§5.2), and the white markers that help while one is chosen (§6.5.2)."""

from typing import Final

from mypy_extensions import i64

from ruhr.board.words import (
    COAL_HAULER,
    GRAFSCHAFT_MARK,
    HAULING_ACTION,
    INN,
    SUPPLY_MARKER,
    TURNS,
    WAGE_MARKER,
)
from ruhr.rules.debt import POOL, POOL_AND_TURN_TRACK, pay, shortfall
from ruhr.rules.decisions import Kind
from ruhr.rules.events import (
    COAL_HAULED,
    INN_VISITED,
    OPTION_CHOSEN,
    POINT,
    STRANDED,
    SUPPLIED,
    THALER,
    WAGE_PAID,
)
from ruhr.rules.refusals import (
    ARROW_BOX_EMPTY,
    MARKER_FLIPPED,
    MARKER_MISSED,
    MAY,
    NEEDS_MARKER,
    NO_DIE_BELOW_SIX,
    NO_HAULING_YET,
    NO_PILOT,
    NO_START,
    NOT_IN_LAST_TURN,
    THALERS_SHORT,
    WAGE_TAKEN,
    refuse,
)
from ruhr.rules.state import FROM_INN, FROM_STRANDED, NOWHERE, Player, State, one, raised
from ruhr.rules.transport_track import storages_from_arrow_boxes

NONE: Final = 0
PILOT: Final = 1
TRANSPORT: Final = 2
WAGE: Final = 3
SUPPLY: Final = 4
HAULING: Final = 5
TRANSPORT_PILOT: Final = 6
HAULING_PILOT: Final = 7
HAULING_TRANSPORT: Final = 8
OPTIONS: Final = (
    "none",
    "pilot",
    "transport",
    "wage",
    "supply",
    "hauling",
    "transport_pilot",
    "hauling_pilot",
    "hauling_transport",
)
OPTION_COUNT: Final = 9
#: The hauling options, in the order of the actions that take them free of charge.
HAULING_OPTIONS: Final = (HAULING, HAULING_PILOT, HAULING_TRANSPORT)

WITH_PILOT: Final = (1 << PILOT) | (1 << TRANSPORT_PILOT) | (1 << HAULING_PILOT)
WITH_HAULING: Final = (1 << HAULING) | (1 << HAULING_PILOT) | (1 << HAULING_TRANSPORT)
THEN_TRANSPORT: Final = (1 << TRANSPORT) | (1 << TRANSPORT_PILOT)
COSTS_ONE: Final = (1 << HAULING) | (1 << TRANSPORT_PILOT)
COSTS_TWO: Final = (1 << HAULING_PILOT) | (1 << HAULING_TRANSPORT)

#: From this turn on an option that costs something costs 1 more (§6.1).
DEARER_FROM: Final = 7
WAGE_THALERS: Final = 2
SUPPLY_PIPS: Final = 2
COAL_HAULER_PIPS: Final = 3
INN_THALERS: Final = 3
INN_POINTS: Final = 2
STRANDED_LOSS: Final = 2


def has_pilot(option: i64) -> bool:
    return (WITH_PILOT >> option) & 1 != 0


def is_hauling(option: i64) -> bool:
    return (WITH_HAULING >> option) & 1 != 0


def then_transports(option: i64) -> bool:
    """Is a die from an arrow box put on a storage before the starting space is chosen?"""
    return (THEN_TRANSPORT >> option) & 1 != 0


def price_of_option(option: i64, turn: i64) -> i64:
    """0, 1 or 2 Thalers to turn 6; those that cost something 1 more from turn 7 (§5.2, §6.1)."""
    price: i64 = (COSTS_ONE >> option) & 1
    price += 2 * ((COSTS_TWO >> option) & 1)
    return price + 1 if price and turn >= DEARER_FROM else price


def within_reach(s: State, me: Player, option: i64) -> i64:
    """Storages from which *me* could set out with *option* if a die of theirs lay there (§6.3).

    Without a pilot only where a selling space is near.
    """
    storages = storages_ahead(s, me, option) & coal_carried(s, me)
    return storages if has_pilot(option) else storages & s.board.standard_storages


def storages_ahead(s: State, me: Player, option: i64) -> i64:
    """Upriver of the barge when hauling, downriver of it otherwise (§6.3)."""
    if is_hauling(option):
        return s.board.storages_upriver[me.barge + 1]
    return s.board.storages_downriver[me.barge + 1]


def coal_carried(s: State, me: Player) -> i64:
    """The storages whose coal *me* may carry: white coal only with the Grafschaft Mark marker (§6.5.2)."""
    return s.board.all_storages if me.has(GRAFSCHAFT_MARK) else s.board.black_storages


def taken_storages(s: State) -> i64:
    """Storages on which a barge waits for phase 4 (§6.3)."""
    taken: i64 = 0
    for player in s.players:
        if player.cargo != NOWHERE:
            taken |= one(player.cargo)
    return taken


def starting_storages(s: State, me: Player, option: i64) -> i64:
    """The starting spaces *me* may choose with *option* (§6.3)."""
    storages = within_reach(s, me, option)
    if option == HAULING_TRANSPORT:
        return storages & storages_from_arrow_boxes(s)
    return storages & s.with_dice & ~taken_storages(s)


def transport_storages(s: State, me: Player, option: i64) -> i64:
    """Where the die from the arrow box may be put: a starting space must still follow (§5.2, §6.3)."""
    storages = storages_from_arrow_boxes(s)
    if starting_storages(s, me, option):
        return storages
    return storages & within_reach(s, me, option)


def refusal_of_option(s: State, me: Player, option: i64) -> i64:
    """Why *me* may not choose *option*, leaving its price aside (§5.2)."""
    if is_hauling(option) and s.turn == 1:
        return refuse(NO_HAULING_YET)
    if has_pilot(option) and s.pilot_banned:
        return refuse(NO_PILOT)
    if option == WAGE or option == SUPPLY:
        marker = WAGE_MARKER if option == WAGE else SUPPLY_MARKER
        if not me.has(marker):
            return refuse(NEEDS_MARKER, marker)
        if s.turn == TURNS:
            return refuse(NOT_IN_LAST_TURN)
        if option == WAGE and s.wage_taken:
            return refuse(WAGE_TAKEN)
        if option == SUPPLY and not s.dice_below_six():
            return refuse(NO_DIE_BELOW_SIX)
    if then_transports(option) or option == HAULING_TRANSPORT:
        if not s.left_column and not s.right_column:
            return refuse(ARROW_BOX_EMPTY)
    if then_transports(option):
        return MAY if transport_storages(s, me, option) else refuse(NO_START)
    return MAY if starting_storages(s, me, option) else refuse(NO_START)


def refusal_of_free_hauling(s: State, me: Player, option: i64) -> i64:
    """Why *me* may not take a hauling option with the white marker (§6.5.2, R10)."""
    refusal = refusal_of_white_marker(me, HAULING_ACTION)
    return refusal if refusal else refusal_of_option(s, me, option)


def refusal_of_white_marker(me: Player, marker: i64) -> i64:
    """Why *me* cannot use a white marker that is used once a game (§6.5.2)."""
    if (me.missed >> marker) & 1:
        return refuse(MARKER_MISSED, marker)
    if not me.has(marker):
        return refuse(NEEDS_MARKER, marker)
    if (me.flipped >> marker) & 1:
        return refuse(MARKER_FLIPPED, marker)
    return MAY


def open_options(s: State, me: Player) -> i64:
    """The options whose price *me* would still have to find, as a set (§5.2)."""
    options: i64 = 0
    option: i64 = 0
    while option < OPTION_COUNT:
        if refusal_of_option(s, me, option) == MAY:
            options |= one(option)
        option += 1
    return options


def payable(s: State, me: Player, options: i64, against: i64) -> i64:
    """Those of the options that *me* can pay, borrowing as allowed (§5.3)."""
    found: i64 = 0
    option: i64 = 0
    while option < OPTION_COUNT:
        if (options >> option) & 1 and not shortfall(s, me, price_of_option(option, s.turn), 0, against):
            found |= one(option)
        option += 1
    return found


def legal_options(s: State, me: Player, options: i64, hauls_free: bool) -> i64:
    """The options *me* may choose and pay for, out of the open ones (§5.2, §5.3).

    Only who has no other choice borrows against the turn track (R18), and only who has not even that
    choice is stranded (R11): he hauls, or else hauls and transports, for whatever he has.
    """
    found = payable(s, me, options, POOL)
    if found or (hauls_free and options & WITH_HAULING):
        return found
    found = payable(s, me, options, POOL_AND_TURN_TRACK)
    if found:
        return found
    if options & one(HAULING):
        return one(HAULING)
    return options & one(HAULING_TRANSPORT)


def can_haul_free(me: Player) -> bool:
    return me.can_use(HAULING_ACTION)


def refusal_of_paid_option(s: State, me: Player, option: i64) -> i64:
    """Why *me* may not choose *option* and pay for it (§5.2, §5.3)."""
    refusal = refusal_of_option(s, me, option)
    if refusal:
        return refusal
    if one(option) & legal_options(s, me, open_options(s, me), can_haul_free(me)):
        return MAY
    price = price_of_option(option, s.turn)
    missing = shortfall(s, me, price, 0, POOL)
    return refuse(THALERS_SHORT, missing, price)


def choose_option(s: State, me: Player, option: i64) -> None:
    """Pay for an option; wage is received at once (§5.2)."""
    price = price_of_option(option, s.turn)
    if shortfall(s, me, price, 0, POOL_AND_TURN_TRACK):
        # R11: stranded, he pays what he has.
        price = me.thalers
        me.thalers = 0
        s.note(STRANDED, me.seat, me.lose(FROM_STRANDED, STRANDED_LOSS))
    else:
        pay(s, me, price)
    me.option = option
    s.note(OPTION_CHOSEN, me.seat, option, price, 0)
    if option == SUPPLY:
        me.used |= one(SUPPLY_MARKER)
    if option == WAGE:
        s.wage_taken = True
        me.used |= one(WAGE_MARKER)
        me.thalers += WAGE_THALERS
        s.note(WAGE_PAID, me.seat, WAGE_THALERS)


def choose_free_hauling(s: State, me: Player, option: i64) -> None:
    """The white marker makes this hauling option free (§6.5.2)."""
    me.flipped |= one(HAULING_ACTION)
    me.option = option
    s.note(OPTION_CHOSEN, me.seat, option, 0, 1)


def raise_die(s: State, storage: i64, by: i64) -> i64:
    """More pips for a die on a storage, six at most; says its new value (§5.2)."""
    s.dice[storage] = raised(s.dice[storage], by)
    return s.dice[storage]


def supply(s: State, me: Player, storage: i64) -> None:
    """Two pips more for any die on a storage (§5.2)."""
    s.note(SUPPLIED, me.seat, storage, raise_die(s, storage, SUPPLY_PIPS))


def haul_coal(s: State, me: Player, storage: i64) -> None:
    """The coal hauler adds three pips to any die on a storage (§6.5.2)."""
    me.flipped |= one(COAL_HAULER)
    s.note(COAL_HAULED, me.seat, storage, raise_die(s, storage, COAL_HAULER_PIPS))


def visit_inn(s: State, me: Player, for_points: bool) -> None:
    """The inn gives 3 Thalers or 2 points; debts do not matter (§6.5.2)."""
    me.flipped |= one(INN)
    if for_points:
        me.earn(FROM_INN, INN_POINTS)
        s.note(INN_VISITED, me.seat, POINT, INN_POINTS)
    else:
        me.thalers += INN_THALERS
        s.note(INN_VISITED, me.seat, THALER, INN_THALERS)


class VisitInn(Kind):
    """The inn, before one's barge sets out or while one purchases (§6.5.2, R10)."""

    def refusal(self, s: State, me: Player, currency: i64) -> i64:
        return refusal_of_white_marker(me, INN)

    def carry_out(self, s: State, me: Player, currency: i64) -> None:
        visit_inn(s, me, currency == POINT)

    def offer(self, s: State, me: Player) -> None:
        if me.can_use(INN):
            super().offer(s, me)

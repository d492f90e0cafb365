"""Phase 6: purchasing, shifting export warehouses and debt repayment (§6.6)."""

from typing import Final

from mypy_extensions import i64

from ruhr.board.words import (
    COAL_DEPOT,
    COLUMNS,
    FIRST_COLUMN,
    FIRST_DEPOT,
    LOCK_BUILDING,
    PORT_RUHRORT,
    WHITE_WAREHOUSE,
    WHITE_WAREHOUSE_PRICE,
)
from ruhr.rules.actions import PURCHASE
from ruhr.rules.debt import pay, refusal_of_payment, refusal_of_repaying, repay
from ruhr.rules.decisions import Decision, Kind
from ruhr.rules.events import (
    CITY_BUILT,
    DEPOT_BUILT,
    LOCK_BOX,
    LOCK_BUILT,
    PORT_BUILT,
    SHIFTED,
    WAREHOUSES_RECEIVED,
)
from ruhr.rules.refusals import (
    CITY_FULL,
    COLUMN_FULL,
    DEPOT_FULL,
    IN_CITY_ALREADY,
    IN_COLUMN_ALREADY,
    LOCK_FIRST,
    LOCK_STANDS,
    LOCKS_LATER,
    MARKER_USED,
    MAY,
    NEEDS_MARKER,
    NO_WAREHOUSE,
    NOT_IN_COLUMN,
    PORT_LIMIT,
    refuse,
)
from ruhr.rules.special_options import refusal_of_white_marker
from ruhr.rules.state import (
    FREE,
    FROM_CITIES,
    FROM_DEPOTS,
    FROM_LOCKS,
    FROM_PORT,
    Player,
    State,
    one,
    size,
)

FIRST_LOCK_TURN: Final = 2
LOCKS_DEARER_FROM: Final = 5
EARLY_LOCK_PRICE: Final = 2
LATE_LOCK_PRICE: Final = 3
#: To this turn a second lock is free with two players (§8).
LAST_DOUBLE_LOCK_TURN: Final = 5
WAREHOUSE_POINTS: Final = 2

# The steps of a player's turn.
BEGIN: Final = 0
BOUND: Final = 1
AT_WILL: Final = 2


def proceed(s: State) -> bool:
    """Ask the next player for a purchase, or say that the phase is over (§6.6)."""
    if s.position == s.seats:
        return True
    me = s.players[s.order[s.position]]
    if s.step == BEGIN:
        # §6.2, R8: whether the lock duty binds a player is settled now.
        bound = s.lock_duty and s.obstacles != 0 and refusal_of_lock_building(s, me) == MAY
        s.step = BOUND if bound else AT_WILL
    s.ask(PURCHASE, me.seat)
    return False


class Purchase(Decision):
    """What the player buys, shifts, repays or uses, until he is done (§6.6).

    The lock comes first of its kinds: who is bound to build one may do nothing else before (§6.2).
    """

    def offer(self, s: State, me: Player) -> None:
        if s.step == BOUND:
            self.kinds[0].offer(s, me)
        else:
            super().offer(s, me)

    def refusal(self, s: State, me: Player, kind: Kind, which: i64) -> i64:
        if s.step == BOUND and kind is not self.kinds[0]:
            return refuse(LOCK_FIRST)
        return kind.refusal(s, me, which)


class Repay(Kind):
    """A debt is repaid (§6.6)."""

    def refusal(self, s: State, me: Player, which: i64) -> i64:
        return refusal_of_repaying(me)

    def carry_out(self, s: State, me: Player, which: i64) -> None:
        repay(s, me)

    def offer(self, s: State, me: Player) -> None:
        if me.debts:
            super().offer(s, me)


class BeDone(Kind):
    """The next player purchases (§6.6)."""

    def carry_out(self, s: State, me: Player, which: i64) -> None:
        s.position += 1
        s.step = BEGIN

    def offer(self, s: State, me: Player) -> None:
        s.offer(self.first)


# --- Locks ---------------------------------------------------------------------------------------------


def price_of_lock(turn: i64) -> i64:
    """2 Thalers in turns 2 to 4, then 3 (§6.6)."""
    return EARLY_LOCK_PRICE if turn < LOCKS_DEARER_FROM else LATE_LOCK_PRICE


def may_build_second_lock_free(s: State, me: Player) -> bool:
    """After the first lock of this phase a second one is free in small games (§8).

    With two players in turns 2 to 5, with three in the phase of one's very first lock.
    """
    if me.locks_this_phase != 1:
        return False
    if s.seats == 2:
        return s.turn <= LAST_DOUBLE_LOCK_TURN
    return s.seats == 3 and me.locks == 1


def refusal_of_lock_building(s: State, me: Player) -> i64:
    """Why the player may build no lock now, wherever it were (§6.6)."""
    if not me.has(LOCK_BUILDING):
        return refuse(NEEDS_MARKER, LOCK_BUILDING)
    if s.turn < FIRST_LOCK_TURN:
        return refuse(LOCKS_LATER)
    if me.locks_this_phase:
        return MAY if may_build_second_lock_free(s, me) else refuse(MARKER_USED, LOCK_BUILDING)
    return refusal_of_payment(s, me, price_of_lock(s.turn), 0)


class BuildLock(Kind):
    """The obstacle's marker goes into the bag and the lock earns its points (§6.6).

    The first lock brings the two warehouses of the lock box.
    """

    def refusal(self, s: State, me: Player, obstacle: i64) -> i64:
        if not one(obstacle) & s.obstacles:
            return refuse(LOCK_STANDS)
        return refusal_of_lock_building(s, me)

    def carry_out(self, s: State, me: Player, obstacle: i64) -> None:
        s.step = AT_WILL
        price: i64 = 0 if me.locks_this_phase else price_of_lock(s.turn)
        pay(s, me, price)
        s.obstacles &= ~one(obstacle)
        s.bag[s.bag_count] = s.deal.obstacles[obstacle]
        s.bag_count += 1
        points = s.board.obstacle_points[obstacle]
        me.earn(FROM_LOCKS, points)
        me.locks += 1
        me.locks_this_phase += 1
        me.used |= one(LOCK_BUILDING)
        s.note(LOCK_BUILT, me.seat, obstacle, price, points)
        if me.locks == 1:
            me.pool += me.lock_box
            s.note(WAREHOUSES_RECEIVED, me.seat, me.lock_box, LOCK_BOX)
            me.lock_box = 0

    def offer(self, s: State, me: Player) -> None:
        if refusal_of_lock_building(s, me) == MAY:
            s.offer_each(self.first, s.obstacles)


# --- Warehouses ----------------------------------------------------------------------------------------


def first_free_slot(s: State, site: i64) -> i64:
    """The first slot without a warehouse from the left or the top, or FREE if all are taken (§6.6)."""
    slot = s.board.slot_start[site]
    end = s.board.slot_start[site + 1]
    while slot < end:
        if s.slots[slot] == FREE:
            return slot
        slot += 1
    return FREE


def price_at(s: State, site: i64) -> i64:
    """The price printed on the first free slot of a city or coal depot (§6.6)."""
    return s.board.slot_price[first_free_slot(s, site)]


def refusal_of_marker(me: Player, marker: i64) -> i64:
    """Why the player cannot use a marker that is used once a turn (§6.5.2)."""
    if not me.has(marker):
        return refuse(NEEDS_MARKER, marker)
    return refuse(MARKER_USED, marker) if (me.used >> marker) & 1 else MAY


def refusal_of_building(s: State, me: Player, price: i64) -> i64:
    """Why the player cannot build: a warehouse must be there, also after borrowing (§6.6, §5.3)."""
    if me.pool == 0:
        return refuse(NO_WAREHOUSE)
    return refusal_of_payment(s, me, price, 1)


def refusal_of_city_site(s: State, me: Player, city: i64) -> i64:
    """Why a city has no room for this player: one warehouse per player and city (§6.6)."""
    if (me.cities >> city) & 1:
        return refuse(IN_CITY_ALREADY)
    return refuse(CITY_FULL) if first_free_slot(s, city) == FREE else MAY


class BuildInCity(Kind):
    """The first free slot from the left, at its price, with the marker that opens the city (§6.6)."""

    def refusal(self, s: State, me: Player, city: i64) -> i64:
        refusal = refusal_of_marker(me, s.board.city_marker[city])
        if refusal:
            return refusal
        refusal = refusal_of_city_site(s, me, city)
        if refusal:
            return refusal
        return refusal_of_building(s, me, price_at(s, city))

    def carry_out(self, s: State, me: Player, city: i64) -> None:
        price = price_at(s, city)
        me.used |= one(s.board.city_marker[city])
        _place_in_city(s, me, city, price, 0)

    def offer(self, s: State, me: Player) -> None:
        if me.pool:
            super().offer(s, me)


def _place_in_city(s: State, me: Player, city: i64, price: i64, white: i64) -> None:
    _place_warehouse(s, me, city, price, FROM_CITIES)
    me.cities |= one(city)
    s.note(CITY_BUILT, me.seat, city, price, WAREHOUSE_POINTS, white)


def _place_warehouse(s: State, me: Player, site: i64, price: i64, source: i64) -> None:
    """Every warehouse is worth 2 points at once (§6.6)."""
    pay(s, me, price)
    me.pool -= 1
    s.slots[first_free_slot(s, site)] = me.seat
    me.earn(source, WAREHOUSE_POINTS)


class BuildInDepot(Kind):
    """The first free slot of a coal depot, at its price; several of one's own are allowed (§6.6)."""

    def refusal(self, s: State, me: Player, depot: i64) -> i64:
        refusal = refusal_of_marker(me, COAL_DEPOT)
        if refusal:
            return refusal
        if first_free_slot(s, FIRST_DEPOT + depot) == FREE:
            return refuse(DEPOT_FULL)
        return refusal_of_building(s, me, price_at(s, FIRST_DEPOT + depot))

    def carry_out(self, s: State, me: Player, depot: i64) -> None:
        price = price_at(s, FIRST_DEPOT + depot)
        me.used |= one(COAL_DEPOT)
        _place_warehouse(s, me, FIRST_DEPOT + depot, price, FROM_DEPOTS)
        s.note(DEPOT_BUILT, me.seat, depot, price, WAREHOUSE_POINTS)

    def offer(self, s: State, me: Player) -> None:
        if me.can_use(COAL_DEPOT):
            super().offer(s, me)


# --- The port ------------------------------------------------------------------------------------------


def price_in_port(s: State) -> i64:
    """Dearer the more warehouses stand in the port, whoever owns them (§6.6)."""
    last = len(s.board.port_prices) - 1
    return s.board.port_prices[s.port_warehouses if s.port_warehouses < last else last]


def price_of_warehouse(s: State, site: i64) -> i64:
    """What the next warehouse on a site costs whoever uses no white marker for it (§6.6)."""
    return price_in_port(s) if site >= FIRST_COLUMN else price_at(s, site)


def refusal_of_column(s: State, me: Player, column: i64) -> i64:
    """Why a column has no room for this player: never two of one's own in a column (§6.6)."""
    if (me.columns >> column) & 1:
        return refuse(IN_COLUMN_ALREADY)
    return refuse(COLUMN_FULL) if first_free_slot(s, FIRST_COLUMN + column) == FREE else MAY


def refusal_of_port_site(s: State, me: Player, column: i64) -> i64:
    """Why the player may put no warehouse into a column: two in the port at the most (§6.6)."""
    if size(me.columns) == s.board.port_limit:
        return refuse(PORT_LIMIT, s.board.port_limit)
    return refusal_of_column(s, me, column)


class BuildInPort(Kind):
    """The topmost free position of an export column (§6.6)."""

    def refusal(self, s: State, me: Player, column: i64) -> i64:
        refusal = refusal_of_marker(me, PORT_RUHRORT)
        if refusal:
            return refusal
        refusal = refusal_of_port_site(s, me, column)
        return refusal if refusal else refusal_of_building(s, me, price_in_port(s))

    def carry_out(self, s: State, me: Player, column: i64) -> None:
        me.used |= one(PORT_RUHRORT)
        _place_in_port(s, me, column, price_in_port(s), 0)

    def offer(self, s: State, me: Player) -> None:
        if me.can_use(PORT_RUHRORT):
            super().offer(s, me)


def _place_in_port(s: State, me: Player, column: i64, price: i64, white: i64) -> None:
    _place_warehouse(s, me, FIRST_COLUMN + column, price, FROM_PORT)
    me.columns |= one(column)
    s.port_warehouses += 1
    s.note(PORT_BUILT, me.seat, column, price, WAREHOUSE_POINTS, white)


def column_left(shift: i64) -> i64:
    """The column a shift takes its warehouse from."""
    return shift // (COLUMNS - 1)


def column_entered(shift: i64) -> i64:
    """The column a shift puts its warehouse into."""
    target = shift % (COLUMNS - 1)
    return target if target < column_left(shift) else target + 1


class Shift(Kind):
    """To the topmost free position of another column; those below it close up (§6.6).

    No marker is needed (R15).
    """

    def refusal(self, s: State, me: Player, shift: i64) -> i64:
        if not (me.columns >> column_left(shift)) & 1:
            return refuse(NOT_IN_COLUMN)
        refusal = refusal_of_column(s, me, column_entered(shift))
        return refusal if refusal else refusal_of_payment(s, me, s.board.shift_price, 0)

    def carry_out(self, s: State, me: Player, shift: i64) -> None:
        pay(s, me, s.board.shift_price)
        slot = s.board.slot_start[FIRST_COLUMN + column_left(shift)]
        end = s.board.slot_start[FIRST_COLUMN + column_left(shift) + 1]
        while s.slots[slot] != me.seat:
            slot += 1
        while slot + 1 < end:
            s.slots[slot] = s.slots[slot + 1]
            slot += 1
        s.slots[slot] = FREE
        s.slots[first_free_slot(s, FIRST_COLUMN + column_entered(shift))] = me.seat
        me.columns &= ~one(column_left(shift))
        me.columns |= one(column_entered(shift))
        s.note(SHIFTED, me.seat, column_left(shift), column_entered(shift), s.board.shift_price)

    def offer(self, s: State, me: Player) -> None:
        if me.columns:
            super().offer(s, me)


# --- The white warehouse marker ------------------------------------------------------------------------


class BuildWhite(Kind):
    """The white marker builds for 2 Thalers (§6.5.2)."""

    def offer(self, s: State, me: Player) -> None:
        if me.can_use(WHITE_WAREHOUSE):
            super().offer(s, me)


def refusal_of_white_building(s: State, me: Player, refusal_of_site: i64) -> i64:
    """Why the white marker builds nothing on a site; it needs no other marker (§6.5.2, R14)."""
    refusal = refusal_of_white_marker(me, WHITE_WAREHOUSE)
    if refusal:
        return refusal
    return refusal_of_site if refusal_of_site else refusal_of_building(s, me, WHITE_WAREHOUSE_PRICE)


class BuildWhiteInCity(BuildWhite):
    """A warehouse in any city, in Mülheim only so (§6.5.2)."""

    def refusal(self, s: State, me: Player, city: i64) -> i64:
        return refusal_of_white_building(s, me, refusal_of_city_site(s, me, city))

    def carry_out(self, s: State, me: Player, city: i64) -> None:
        me.flipped |= one(WHITE_WAREHOUSE)
        _place_in_city(s, me, city, WHITE_WAREHOUSE_PRICE, 1)


class BuildWhiteInPort(BuildWhite):
    """A warehouse in a column of the port (§6.5.2)."""

    def refusal(self, s: State, me: Player, column: i64) -> i64:
        return refusal_of_white_building(s, me, refusal_of_port_site(s, me, column))

    def carry_out(self, s: State, me: Player, column: i64) -> None:
        me.flipped |= one(WHITE_WAREHOUSE)
        _place_in_port(s, me, column, WHITE_WAREHOUSE_PRICE, 1)

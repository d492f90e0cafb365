"""Phase 6: purchasing, shifting export warehouses and debt repayment (§6.6)."""

from typing import Final

from mypy_extensions import i64

from ruhr.board.words import (
    CITIES,
    COAL_DEPOT,
    COLUMNS,
    DEPOTS,
    FIRST_COLUMN,
    FIRST_DEPOT,
    INN,
    LOCK_BUILDING,
    PORT_RUHRORT,
    WHITE_WAREHOUSE,
    WHITE_WAREHOUSE_PRICE,
)
from ruhr.rules.actions import (
    CITY_WAREHOUSE,
    DEPOT_WAREHOUSE,
    DONE,
    INN_FOR_POINTS,
    INN_FOR_THALERS,
    LOCK,
    PORT_WAREHOUSE,
    PURCHASE,
    REPAY,
    SHIFT,
    WHITE_CITY,
    WHITE_PORT,
)
from ruhr.rules.debt import pay, refusal_of_payment, refusal_of_repaying, repay
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
from ruhr.rules.special_options import refusal_of_white_marker, visit_inn
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


def offer_purchases(s: State, me: Player) -> None:
    """List what the player may buy, shift, repay or use, and being done (§6.6)."""
    if refusal_of_lock_building(s, me) == MAY:
        s.offer_each(LOCK, s.obstacles)
    if s.step == BOUND:
        return
    city: i64 = 0
    while city < CITIES - 1:
        if refusal_of_city(s, me, city) == MAY:
            s.offer(CITY_WAREHOUSE + city)
        city += 1
    depot: i64 = 0
    while depot < DEPOTS:
        if refusal_of_depot(s, me, depot) == MAY:
            s.offer(DEPOT_WAREHOUSE + depot)
        depot += 1
    offer_port(s, me)
    if me.can_use(WHITE_WAREHOUSE):
        offer_white_warehouse(s, me)
    if refusal_of_repaying(me) == MAY:
        s.offer(REPAY)
    if me.can_use(INN):
        s.offer(INN_FOR_THALERS)
        s.offer(INN_FOR_POINTS)
    s.offer(DONE)


def offer_port(s: State, me: Player) -> None:
    column: i64 = 0
    while column < COLUMNS:
        if refusal_of_port(s, me, column) == MAY:
            s.offer(PORT_WAREHOUSE + column)
        column += 1
    shift: i64 = 0
    while shift < COLUMNS * (COLUMNS - 1):
        if refusal_of_shift(s, me, shift) == MAY:
            s.offer(SHIFT + shift)
        shift += 1


def offer_white_warehouse(s: State, me: Player) -> None:
    city: i64 = 0
    while city < CITIES:
        if refusal_of_white_city(s, me, city) == MAY:
            s.offer(WHITE_CITY + city)
        city += 1
    column: i64 = 0
    while column < COLUMNS:
        if refusal_of_white_port(s, me, column) == MAY:
            s.offer(WHITE_PORT + column)
        column += 1


def purchase(s: State, me: Player, action: i64) -> None:
    """Do what the player has decided (§6.6)."""
    if action == DONE:
        s.position += 1
        s.step = BEGIN
        return
    s.step = AT_WILL
    if action < LOCK:
        visit_inn(s, me, action == INN_FOR_POINTS)
    elif action < CITY_WAREHOUSE:
        build_lock(s, me, action - LOCK)
    elif action < DEPOT_WAREHOUSE:
        build_in_city(s, me, action - CITY_WAREHOUSE)
    elif action < PORT_WAREHOUSE:
        build_in_depot(s, me, action - DEPOT_WAREHOUSE)
    elif action < WHITE_CITY:
        build_in_port(s, me, action - PORT_WAREHOUSE)
    elif action < WHITE_PORT:
        build_white_in_city(s, me, action - WHITE_CITY)
    elif action < SHIFT:
        build_white_in_port(s, me, action - WHITE_PORT)
    elif action < REPAY:
        shift_warehouse(s, me, action - SHIFT)
    else:
        repay(s, me)


def refusal_of_purchase(s: State, me: Player, action: i64) -> i64:
    """Why the player may not do this in phase 6 (§6.6)."""
    is_lock = LOCK <= action < CITY_WAREHOUSE
    if s.step == BOUND and not is_lock:
        return refuse(LOCK_FIRST)
    if action == DONE:
        return MAY
    if is_lock:
        return refusal_of_lock(s, me, action - LOCK)
    if action < LOCK:
        return refusal_of_white_marker(me, INN)
    if action < DEPOT_WAREHOUSE:
        return refusal_of_city(s, me, action - CITY_WAREHOUSE)
    if action < PORT_WAREHOUSE:
        return refusal_of_depot(s, me, action - DEPOT_WAREHOUSE)
    if action < WHITE_CITY:
        return refusal_of_port(s, me, action - PORT_WAREHOUSE)
    if action < WHITE_PORT:
        return refusal_of_white_city(s, me, action - WHITE_CITY)
    if action < SHIFT:
        return refusal_of_white_port(s, me, action - WHITE_PORT)
    if action < REPAY:
        return refusal_of_shift(s, me, action - SHIFT)
    return refusal_of_repaying(me)


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


def refusal_of_lock(s: State, me: Player, obstacle: i64) -> i64:
    """Why the player may not build this lock now (§6.6)."""
    if not one(obstacle) & s.obstacles:
        return refuse(LOCK_STANDS)
    return refusal_of_lock_building(s, me)


def build_lock(s: State, me: Player, obstacle: i64) -> None:
    """The obstacle's marker goes into the bag and the lock earns its points (§6.6).

    The first lock brings the two warehouses of the lock box.
    """
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


def refusal_of_city(s: State, me: Player, city: i64) -> i64:
    """Why the player may not build in a city with the marker that opens it (§6.6)."""
    refusal = refusal_of_marker(me, s.board.city_marker[city])
    if refusal:
        return refusal
    refusal = refusal_of_city_site(s, me, city)
    if refusal:
        return refusal
    return refusal_of_building(s, me, s.board.slot_price[first_free_slot(s, city)])


def build_in_city(s: State, me: Player, city: i64) -> None:
    """The first free slot from the left, at its price (§6.6)."""
    price = s.board.slot_price[first_free_slot(s, city)]
    me.used |= one(s.board.city_marker[city])
    _place_in_city(s, me, city, price, 0)


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


def refusal_of_depot(s: State, me: Player, depot: i64) -> i64:
    """Why the player may not build in a coal depot; several of one's own are allowed (§6.6)."""
    refusal = refusal_of_marker(me, COAL_DEPOT)
    if refusal:
        return refusal
    slot = first_free_slot(s, FIRST_DEPOT + depot)
    if slot == FREE:
        return refuse(DEPOT_FULL)
    return refusal_of_building(s, me, s.board.slot_price[slot])


def build_in_depot(s: State, me: Player, depot: i64) -> None:
    """The first free slot of a coal depot, at its price (§6.6)."""
    price = s.board.slot_price[first_free_slot(s, FIRST_DEPOT + depot)]
    me.used |= one(COAL_DEPOT)
    _place_warehouse(s, me, FIRST_DEPOT + depot, price, FROM_DEPOTS)
    s.note(DEPOT_BUILT, me.seat, depot, price, WAREHOUSE_POINTS)


# --- The port ------------------------------------------------------------------------------------------


def price_in_port(s: State) -> i64:
    """Dearer the more warehouses stand in the port, whoever owns them (§6.6)."""
    last = len(s.board.port_prices) - 1
    return s.board.port_prices[s.port_warehouses if s.port_warehouses < last else last]


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


def refusal_of_port(s: State, me: Player, column: i64) -> i64:
    """Why the player may not build in a column of the port (§6.6)."""
    refusal = refusal_of_marker(me, PORT_RUHRORT)
    if refusal:
        return refusal
    refusal = refusal_of_port_site(s, me, column)
    return refusal if refusal else refusal_of_building(s, me, price_in_port(s))


def build_in_port(s: State, me: Player, column: i64) -> None:
    """The topmost free position of an export column (§6.6)."""
    me.used |= one(PORT_RUHRORT)
    _place_in_port(s, me, column, price_in_port(s), 0)


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


def refusal_of_shift(s: State, me: Player, shift: i64) -> i64:
    """Why the player may not shift a port warehouse; no marker is needed (§6.6, R15)."""
    if not (me.columns >> column_left(shift)) & 1:
        return refuse(NOT_IN_COLUMN)
    refusal = refusal_of_column(s, me, column_entered(shift))
    return refusal if refusal else refusal_of_payment(s, me, s.board.shift_price, 0)


def shift_warehouse(s: State, me: Player, shift: i64) -> None:
    """To the topmost free position of another column; those below it close up (§6.6)."""
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


# --- The white warehouse marker ------------------------------------------------------------------------


def refusal_of_white_city(s: State, me: Player, city: i64) -> i64:
    """Why the white marker builds nothing in a city; it needs no other marker (§6.5.2, R14)."""
    refusal = refusal_of_white_marker(me, WHITE_WAREHOUSE)
    if refusal:
        return refusal
    refusal = refusal_of_city_site(s, me, city)
    return refusal if refusal else refusal_of_building(s, me, WHITE_WAREHOUSE_PRICE)


def refusal_of_white_port(s: State, me: Player, column: i64) -> i64:
    """Why the white marker builds nothing in a column of the port (§6.5.2, R14)."""
    refusal = refusal_of_white_marker(me, WHITE_WAREHOUSE)
    if refusal:
        return refusal
    refusal = refusal_of_port_site(s, me, column)
    return refusal if refusal else refusal_of_building(s, me, WHITE_WAREHOUSE_PRICE)


def build_white_in_city(s: State, me: Player, city: i64) -> None:
    """A warehouse in any city for 2 Thalers, in Mülheim only so (§6.5.2)."""
    me.flipped |= one(WHITE_WAREHOUSE)
    _place_in_city(s, me, city, WHITE_WAREHOUSE_PRICE, 1)


def build_white_in_port(s: State, me: Player, column: i64) -> None:
    """A warehouse in the port for 2 Thalers (§6.5.2)."""
    me.flipped |= one(WHITE_WAREHOUSE)
    _place_in_port(s, me, column, WHITE_WAREHOUSE_PRICE, 1)

"""Judging what buildings earn: locks, warehouses, the port, and debts repaid (§6.6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import (
    COLUMNS,
    ESSEN_WAREHOUSE,
    FIRST_COLUMN,
    FIRST_DEPOT,
    MARK_WAREHOUSE,
    RUHRTALBAHN,
    TURNS,
    WHITE_WAREHOUSE_PRICE,
)
from ruhr.bots.prices import (
    CITY_SET,
    DEBT_REPAID,
    DEPOT_MAJORITY,
    EXPORT,
    FIRST_LOCK,
    KEEP_WHITE,
    LAST_WAREHOUSE,
    NEVER,
    NEW_DEPOT,
    OWN_INCOME,
    OWN_STRETCH,
    THRIFT,
    Prices,
)
from ruhr.rules.actions import (
    CITY_WAREHOUSE,
    DEPOT_WAREHOUSE,
    DONE,
    INN_FOR_THALERS,
    LOCK,
    PORT_WAREHOUSE,
    REPAY,
    SHIFT,
    WHITE_CITY,
    WHITE_PORT,
)
from ruhr.rules.debt import REPAYMENT
from ruhr.rules.phase_6_purchases import (
    WAREHOUSE_POINTS,
    column_entered,
    column_left,
    first_free_slot,
    may_build_second_lock_free,
    price_at,
    price_in_port,
    price_of_lock,
)
from ruhr.rules.phase_7_export import exports_to_come
from ruhr.rules.scoring import DEBT_LOSS, RUHRTALBAHN_POINTS, cities_opened_by, warehouses_in_depot
from ruhr.rules.state import Player, State, one, size

#: The value of the export track that is reckoned with.
EXPORT_VALUE: Final = 1.5


class Building:
    """Judges everything that can be done in phase 6."""

    def __init__(self, prices: Prices) -> None:
        self._prices = prices
        # What an export point is worth times the exports still to come, by column of the port.
        self._exports: vec[float] = vec[float]([0.0] * COLUMNS)

    def judge(self, s: State, me: Player, worth: vec[float]) -> None:
        """Every purchase against being done, which is worth nothing."""
        thrift = self._prices.over_time(THRIFT, s.turn)
        if s.turn == TURNS:
            self._prices.set_last_purchases(me)
            thrift = 0.0
        column: i64 = 0
        while column < COLUMNS:
            self._exports[column] = self._prices.of(EXPORT) * float(exports_to_come(s, column))
            column += 1
        at: i64 = 0
        while at < s.choice_count:
            action = s.choices[at]
            worth[at] = 0.0 if action == DONE else self._purchase(s, me, action) - thrift
            at += 1

    def _purchase(self, s: State, me: Player, action: i64) -> float:
        """What a purchase brings in the end, less what it costs."""
        if action < LOCK:
            return self._prices.inn(0.0) if action == INN_FOR_THALERS else NEVER
        if action < CITY_WAREHOUSE:
            return self._lock(s, me, action - LOCK)
        if action == REPAY:
            saved = float(DEBT_LOSS) if s.turn == TURNS else self._prices.of(DEBT_REPAID)
            return saved - self._prices.thaler * float(REPAYMENT)
        if action >= SHIFT:
            return self._shift(s, me, action - SHIFT)
        return self._building(s, me, action)

    def _lock(self, s: State, me: Player, obstacle: i64) -> float:
        """A lock's points, the warehouses of the first one, and the coal it saves on black stretches."""
        worth = float(s.board.obstacle_points[obstacle])
        if me.locks == 0:
            worth += self._prices.over_time(FIRST_LOCK, s.turn)
        if not (s.board.mark_obstacles >> obstacle) & 1:
            worth += self._prices.of(OWN_STRETCH)
        if not may_build_second_lock_free(s, me):
            worth -= self._prices.cost(me, price_of_lock(s.turn))
        return worth

    def _building(self, s: State, me: Player, action: i64) -> float:
        """A warehouse's points and what it will still earn, against its price and the warehouse itself."""
        worth = float(WAREHOUSE_POINTS)
        if me.pool == 1:
            worth -= self._prices.of(LAST_WAREHOUSE)
        if action < DEPOT_WAREHOUSE:
            city = action - CITY_WAREHOUSE
            price = price_at(s, city)
            worth += self._city(s, me, city)
        elif action < PORT_WAREHOUSE:
            depot = action - DEPOT_WAREHOUSE
            price = price_at(s, FIRST_DEPOT + depot)
            worth += self._depot(s, me, depot)
        elif action < WHITE_CITY:
            price = price_in_port(s)
            worth += self._column(s, action - PORT_WAREHOUSE)
        else:
            price = WHITE_WAREHOUSE_PRICE
            worth -= self._prices.of(KEEP_WHITE) if s.turn < TURNS else 0.0
            if action < WHITE_PORT:
                worth += self._city(s, me, action - WHITE_CITY)
            else:
                worth += self._column(s, action - WHITE_PORT)
        return worth - self._prices.cost(me, price)

    def _city(self, s: State, me: Player, city: i64) -> float:
        """Income until the end, the bonus for three cities, and the railway."""
        worth = self._prices.of(OWN_INCOME) * float(TURNS - s.turn) * self._prices.thaler
        marker = s.board.city_marker[city]
        if marker == ESSEN_WAREHOUSE or marker == MARK_WAREHOUSE:
            others = cities_opened_by(s, marker) & me.cities & ~one(city)
            worth += self._prices.of(CITY_SET) * float(size(others))
        return worth + float(RUHRTALBAHN_POINTS) if me.has(RUHRTALBAHN) else worth

    def _depot(self, s: State, me: Player, depot: i64) -> float:
        """A depot of one's own to come, and the majority there."""
        mine = warehouses_in_depot(s, depot, me.seat)
        most: i64 = 0
        for player in s.players:
            if player.seat != me.seat:
                theirs = warehouses_in_depot(s, depot, player.seat)
                most = max(most, theirs)
        worth = 0.0 if mine else self._prices.of(NEW_DEPOT)
        if mine == most or mine + 1 == most:
            worth += self._prices.of(DEPOT_MAJORITY)
        return worth

    def _column(self, s: State, column: i64) -> float:
        """What exports to a country can still bring on the next free position."""
        slot = first_free_slot(s, FIRST_COLUMN + column)
        position = slot - s.board.slot_start[FIRST_COLUMN + column]
        return self._port_exports(s, column, position)

    def _shift(self, s: State, me: Player, shift: i64) -> float:
        """The exports of the new column instead of the old one."""
        left = column_left(shift)
        start = s.board.slot_start[FIRST_COLUMN + left]
        position: i64 = 0
        while s.slots[start + position] != me.seat:
            position += 1
        now = self._port_exports(s, left, position)
        return self._column(s, column_entered(shift)) - now - self._prices.cost(me, s.board.shift_price)

    def _port_exports(self, s: State, column: i64, position: i64) -> float:
        """What a warehouse on a position of a column can still earn."""
        return (EXPORT_VALUE + float(s.board.position_bonus[position])) * self._exports[column]

"""What a choice is worth to the player who makes it, in points: the judgement behind all our bots.

It looks one step ahead by rules of thumb: what a sale brings in Thalers, tokens and position, what a token
is worth on the way to which progress marker, what a building still earns, what a debt costs. The weights of
all that are tuned by self-play (`tools/tune.py`).
"""

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import (
    CITIES,
    COLUMNS,
    ESSEN_WAREHOUSE,
    FIRST_COLUMN,
    FIRST_DEPOT,
    MARK_WAREHOUSE,
    MAYOR,
    RUHRTALBAHN,
    TURNS,
    WHITE_WAREHOUSE_PRICE,
)
from ruhr.bots.coal import CoalJudgement
from ruhr.bots.worth import (
    CITY_SET,
    DEBT,
    DEBT_REPAID,
    DEPOT_MAJORITY,
    EXPORT,
    FIRST_LOCK,
    KEEP_INN,
    KEEP_WHITE,
    LAST_WAREHOUSE,
    NEVER,
    NEW_DEPOT,
    OWN_INCOME,
    OWN_STRETCH,
    THALER_WORTH,
    THRIFT,
)
from ruhr.rules.actions import (
    CITY_WAREHOUSE,
    DEPOT_WAREHOUSE,
    DONE,
    GIFT,
    INN_FOR_THALERS,
    LEVY,
    LOCK,
    OPTION_CHOICE,
    PLACING,
    PORT_WAREHOUSE,
    PURCHASE,
    REMOVAL,
    REPAY,
    SALE,
    SHIFT,
    WHITE_CITY,
    WHITE_PORT,
)
from ruhr.rules.chance import Chance
from ruhr.rules.debt import REPAYMENT
from ruhr.rules.phase_6_purchases import (
    WAREHOUSE_POINTS,
    column_entered,
    column_left,
    first_free_slot,
    may_build_second_lock_free,
    price_in_port,
    price_of_lock,
)
from ruhr.rules.scoring import DEBT_LOSS, warehouses_in_depot
from ruhr.rules.set_up import country_of_turn
from ruhr.rules.special_options import INN_THALERS
from ruhr.rules.state import Player, State


class Judgement(CoalJudgement):
    """Judges the legal actions of the player who is asked. Keep one and use it for many positions."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        # What an export point is worth times the exports still to come, by column of the port.
        self._exports: vec[float] = vec[float]([0.0] * COLUMNS)

    def best(self, s: State) -> i64:
        """Where in the list of legal actions the best one stands."""
        self.judge(s)
        found: i64 = 0
        at: i64 = 1
        while at < s.choice_count:
            if self.worth[at] > self.worth[found]:
                found = at
            at += 1
        return found

    def choose(self, s: State, chance: Chance, noise: float) -> i64:
        """Like `best`, but every worth is off by up to *noise* points either way."""
        self.judge(s)
        found: i64 = 0
        most = NEVER * 2.0
        at: i64 = 0
        while at < s.choice_count:
            worth = self.worth[at] + noise * (float(chance.word()) / 2147483648.0 - 1.0)
            if worth > most:
                found = at
                most = worth
            at += 1
        return found

    def judge(self, s: State) -> None:
        """Work out the worth of every legal action."""
        me = s.players[s.actor]
        self._thaler = self._over_time(THALER_WORTH, s.turn)
        self._debt = self._over_time(DEBT, s.turn)
        decision = s.decision
        if decision == PURCHASE:
            self._judge_purchases(s, me)
        elif decision == LEVY or decision == GIFT:
            self._judge_currency(s)
        else:
            self._judge_coal(s, me)
            if decision == SALE:
                self._judge_sales(s, me)
            elif decision == OPTION_CHOICE:
                self._judge_options(s, me)
            elif decision == PLACING:
                self._judge_placing(s, me)
            elif decision == REMOVAL:
                self._judge_removal(s, me)
            else:
                self._judge_steps(s, me)

    # --- Buildings -------------------------------------------------------------------------------------

    def _judge_purchases(self, s: State, me: Player) -> None:
        """Every purchase against being done, which is worth nothing."""
        thrift = self._over_time(THRIFT, s.turn)
        if s.turn == TURNS:
            # Afterwards Thalers serve only a mayor without debts.
            self._thaler = 1.0 if me.has(MAYOR) and me.debts == 0 else 0.01
            thrift = 0.0
        column: i64 = 0
        while column < COLUMNS:
            self._exports[column] = self.weights[EXPORT] * float(exports_to_come(s, column))
            column += 1
        at: i64 = 0
        while at < s.choice_count:
            action = s.choices[at]
            if action == DONE:
                worth = 0.0
            elif action < LOCK:
                worth = NEVER
                if action == INN_FOR_THALERS:
                    worth = self._thaler * float(INN_THALERS) - self.weights[KEEP_INN]
            elif action < CITY_WAREHOUSE:
                worth = self._lock(s, me, action - LOCK)
            elif action == REPAY:
                worth = self.weights[DEBT_REPAID] - self._thaler * float(REPAYMENT)
                if s.turn == TURNS:
                    worth = float(DEBT_LOSS) - self._thaler * float(REPAYMENT)
            elif action >= SHIFT:
                worth = self._shift(s, me, action - SHIFT)
            else:
                worth = self._building(s, me, action)
            self.worth[at] = worth if action == DONE else worth - thrift
            at += 1

    def _lock(self, s: State, me: Player, obstacle: i64) -> float:
        """A lock's points, the warehouses of the first one, and the coal it saves on black stretches."""
        worth = float(s.board.obstacle_points[obstacle])
        if me.locks == 0:
            worth += self._over_time(FIRST_LOCK, s.turn)
        if not (s.board.mark_obstacles >> obstacle) & 1:
            worth += self.weights[OWN_STRETCH]
        if not may_build_second_lock_free(s, me):
            worth -= self._price(me, price_of_lock(s.turn))
        return worth

    def _building(self, s: State, me: Player, action: i64) -> float:
        """A warehouse's points and what it will still earn, against its price and the warehouse itself."""
        worth = float(WAREHOUSE_POINTS)
        if me.pool == 1:
            worth -= self.weights[LAST_WAREHOUSE]
        if action < DEPOT_WAREHOUSE:
            city = action - CITY_WAREHOUSE
            price = s.board.slot_price[first_free_slot(s, city)]
            worth += self._city(s, me, city)
        elif action < PORT_WAREHOUSE:
            depot = action - DEPOT_WAREHOUSE
            price = s.board.slot_price[first_free_slot(s, FIRST_DEPOT + depot)]
            worth += self._depot(s, me, depot)
        elif action < WHITE_CITY:
            price = price_in_port(s)
            worth += self._column(s, action - PORT_WAREHOUSE)
        else:
            price = WHITE_WAREHOUSE_PRICE
            worth -= self.weights[KEEP_WHITE] if s.turn < TURNS else 0.0
            if action < WHITE_PORT:
                worth += self._city(s, me, action - WHITE_CITY)
            else:
                worth += self._column(s, action - WHITE_PORT)
        return worth - self._price(me, price)

    def _city(self, s: State, me: Player, city: i64) -> float:
        """Income until the end, the bonus for three cities, and the railway."""
        worth = self.weights[OWN_INCOME] * float(TURNS - s.turn) * self._thaler
        marker = s.board.city_marker[city]
        if marker == ESSEN_WAREHOUSE or marker == MARK_WAREHOUSE:
            others: i64 = 0
            k: i64 = 0
            while k < CITIES:
                if k != city and s.board.city_marker[k] == marker and (me.cities >> k) & 1:
                    others += 1
                k += 1
            worth += self.weights[CITY_SET] * float(others)
        return worth + 1.0 if me.has(RUHRTALBAHN) else worth

    def _depot(self, s: State, me: Player, depot: i64) -> float:
        """A depot of one's own to come, and the majority there."""
        mine = warehouses_in_depot(s, depot, me.seat)
        most: i64 = 0
        for player in s.players:
            if player.seat != me.seat:
                theirs = warehouses_in_depot(s, depot, player.seat)
                most = max(most, theirs)
        worth = 0.0 if mine else self.weights[NEW_DEPOT]
        if mine == most or mine + 1 == most:
            worth += self.weights[DEPOT_MAJORITY]
        return worth

    def _column(self, s: State, column: i64) -> float:
        """What exports to a country can still bring on the next free position."""
        slot = first_free_slot(s, FIRST_COLUMN + column)
        position = slot - s.board.slot_start[FIRST_COLUMN + column]
        each = 1.5 + float(s.board.position_bonus[position])
        return each * self._exports[column]

    def _shift(self, s: State, me: Player, shift: i64) -> float:
        """The exports of the new column instead of the old one."""
        left = column_left(shift)
        start = s.board.slot_start[FIRST_COLUMN + left]
        position: i64 = 0
        while s.slots[start + position] != me.seat:
            position += 1
        each = 1.5 + float(s.board.position_bonus[position])
        now = each * self._exports[left]
        return self._column(s, column_entered(shift)) - now - self._price(me, s.board.shift_price)


def exports_to_come(s: State, column: i64) -> i64:
    """How many export turns of a country are still to be carried out, this turn's included.

    Everybody knows: all country markers are turned in the end, and those turned so far are seen.
    """
    count: i64 = 0
    at: i64 = 0
    markers: i64 = len(s.board.country_markers)
    while at < markers:
        if s.board.country_markers[at] == column:
            count += 1
        at += 1
    turn = s.board.first_export
    while turn < s.turn and turn <= s.board.last_export:
        if country_of_turn(s, turn) == column:
            count -= 1
        turn += 1
    return count

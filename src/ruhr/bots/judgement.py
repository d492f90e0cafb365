"""What a choice is worth to the player who makes it, in points: the judgement behind all our bots.

It looks one step ahead by rules of thumb: what a sale brings in Thalers, tokens and position, what a token
is worth on the way to which progress marker, what a building still earns, what a debt costs. The weights of
all that are tuned by self-play (`tools/tune.py`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import (
    BRICKEARTH,
    CITIES,
    CITY,
    ESSEN_WAREHOUSE,
    FIRST_COLUMN,
    FIRST_DEPOT,
    FIRST_WHITE,
    GRAFSCHAFT_MARK,
    MARK_WAREHOUSE,
    MARKER_KINDS,
    MAYOR,
    RUHRORT,
    RUHRTALBAHN,
    SELLING_SPACES,
    SPACES,
    STORAGES,
    TURNS,
    WHITE_WAREHOUSE_PRICE,
)
from ruhr.rules import transport_track
from ruhr.rules.actions import (
    CITY_WAREHOUSE,
    DEPOT_WAREHOUSE,
    DONE,
    GIFT,
    HAUL_COAL,
    INN_THALERS,
    LEVY,
    LOCK,
    MOST_CHOICES,
    OPTION,
    OPTION_CHOICE,
    OPTION_FREE,
    PASS,
    PAY_THALER,
    PLACE,
    PLACING,
    PORT_WAREHOUSE,
    PURCHASE,
    REMOVAL,
    REMOVE,
    REPAY,
    SALE,
    SELL,
    SHIFT,
    START,
    START_CHOICE,
    SUPPLY,
    TAKE_THALER,
    TRANSPORT,
    WHITE_CITY,
    WHITE_PORT,
)
from ruhr.rules.chance import Chance
from ruhr.rules.debt import LOAN, REPAYMENT
from ruhr.rules.phase_3_start_and_option import hauling_option
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
from ruhr.rules.special_options import (
    COAL_HAULER_PIPS,
    HAULING_TRANSPORT,
    SUPPLY_PIPS,
    WAGE,
    WAGE_THALERS,
    has_pilot,
    price_of_option,
    starting_storages,
    then_transports,
    within_reach,
)
from ruhr.rules.special_options import INN_THALERS as INN_GIVES
from ruhr.rules.special_options import SUPPLY as SUPPLY_OPTION
from ruhr.rules.state import Player, State, size

# The weights, by number. Pairs are worth at the beginning and at the end of the game.
THALER: Final = 0
DEBT: Final = 2
UPRIVER: Final = 4
MARKER: Final = 6
FIRST_LOCK: Final = MARKER + 2 * MARKER_KINDS
OWN_STRETCH: Final = FIRST_LOCK + 2
CITY_INCOME: Final = OWN_STRETCH + 1
CITY_SET: Final = CITY_INCOME + 1
NEW_DEPOT: Final = CITY_SET + 1
DEPOT_MAJORITY: Final = NEW_DEPOT + 1
EXPORT: Final = DEPOT_MAJORITY + 1
EXPORT_TRACK: Final = EXPORT + 1
LAST_WAREHOUSE: Final = EXPORT_TRACK + 1
REPAID: Final = LAST_WAREHOUSE + 1
KEEP_HAULER: Final = REPAID + 1
KEEP_HAULING: Final = KEEP_HAULER + 1
KEEP_INN: Final = KEEP_HAULING + 1
KEEP_WHITE: Final = KEEP_INN + 1
OTHERS_INCOME: Final = KEEP_WHITE + 1
THRIFT: Final = OTHERS_INCOME + 1
WEIGHTS: Final = THRIFT + 2
AREA_COUNT: Final = 6

#: So little that it is never chosen while there is anything else.
NEVER: Final = -1000.0


class Judgement:
    """Judges the legal actions of the player who is asked. Keep one and use it for many positions."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        #: The worth of each legal action, in the order of the position's choices.
        self.worth: vec[float] = vec[float]([0.0] * MOST_CHOICES)
        # A progress marker's worth by turn, at index 13 × marker + turn.
        self._markers: vec[float] = vec[float](
            [
                self._over_time(MARKER + 2 * marker, turn)
                for marker in range(MARKER_KINDS)
                for turn in range(TURNS + 1)
            ]
        )
        self._thaler = 0.0
        self._debt = 0.0
        self._token: vec[float] = vec[float]([0.0] * AREA_COUNT)
        # What a sale brings besides the pips, by selling space: black dice first, then white ones.
        self._market: vec[float] = vec[float]([0.0] * (2 * SELLING_SPACES))
        # What the best trip from each storage brings besides the pips, without and with a pilot.
        self._near: vec[float] = vec[float]([0.0] * STORAGES)
        self._far: vec[float] = vec[float]([0.0] * STORAGES)
        self._seen: State | None = None
        self._moment: i64 = -1

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
        self._thaler = self._over_time(THALER, s.turn)
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

    def _over_time(self, weight: i64, turn: i64) -> float:
        """A worth between its values at the beginning and at the end of the game."""
        early = self.weights[weight]
        return early + (self.weights[weight + 1] - early) * float(turn - 1) / float(TURNS - 1)

    # --- Coal ------------------------------------------------------------------------------------------

    def _judge_coal(self, s: State, me: Player) -> None:
        """What tokens, selling spaces and trips are worth; it stays so while a player makes up his mind."""
        moment = (s.turn << 3) | me.seat if OPTION_CHOICE <= s.decision <= START_CHOICE else -1
        if moment == self._moment and moment >= 0 and self._seen is s:
            return
        self._moment = moment
        self._seen = s
        self._judge_tokens(s, me)
        self._judge_markets(s, me)
        if s.decision != SALE:
            self._judge_trips(s, me)

    def _judge_tokens(self, s: State, me: Player) -> None:
        """What the next token in each area is worth on the way to progress markers."""
        b = s.board
        area: i64 = 0
        while area < AREA_COUNT:
            self._token[area] = -self._thaler if b.area_spaces[area] & ~me.tokens else 0.0
            area += 1
        marker: i64 = 0
        while marker < MARKER_KINDS:
            missing = b.marker_needs[marker] & ~me.tokens
            if missing and not (marker >= FIRST_WHITE and s.white_left[marker - FIRST_WHITE] == 0):
                share = self._markers[13 * marker + s.turn] / float(size(missing))
                area = 0
                while area < AREA_COUNT:
                    if missing & b.area_spaces[area]:
                        self._token[area] += share
                    area += 1
            marker += 1

    def _judge_markets(self, s: State, me: Player) -> None:
        """What each selling space brings besides the die's pips."""
        b = s.board
        upriver = self._over_time(UPRIVER, s.turn) / float(SPACES)
        space: i64 = 0
        while space < SELLING_SPACES:
            worth = upriver * float(SPACES - b.selling_space[space])
            if (s.demand_one >> space) & 1:
                worth += self._thaler * (2.0 if (s.demand_two >> space) & 1 else 1.0)
            market = b.market[space]
            if market == RUHRORT:
                worth += self._thaler + self.weights[EXPORT_TRACK] * float(size(me.columns))
            elif market == CITY:
                city = b.city_of_selling[space]
                for player in s.players:
                    if (player.cities >> city) & 1:
                        if player.seat == me.seat:
                            worth += self._thaler
                        else:
                            worth -= self.weights[OTHERS_INCOME]
            self._market[space] = worth + self._token[market]
            self._market[SELLING_SPACES + space] = worth + self._token[3 + market]
            space += 1

    def _judge_trips(self, s: State, me: Player) -> None:
        """What the best sale from each storage brings besides the die's pips."""
        b = s.board
        white = me.has(GRAFSCHAFT_MARK)
        storage: i64 = 0
        while storage < STORAGES:
            self._near[storage] = self._best_market(s, storage, b.standard_trips[storage])
            if not s.pilot_banned and (white or (b.black_storages >> storage) & 1):
                self._far[storage] = self._best_market(s, storage, b.pilot_trips[storage])
            storage += 1

    def _best_market(self, s: State, storage: i64, spaces: i64) -> float:
        passed = storage * SELLING_SPACES
        market = SELLING_SPACES * ((s.board.white_storages >> storage) & 1)
        best = NEVER
        space: i64 = 0
        while spaces:
            if spaces & 1:
                worth = self._market[market + space]
                if s.obstacles & s.board.obstacles_passed[passed + space]:
                    worth -= self._thaler
                best = max(best, worth)
            spaces >>= 1
            space += 1
        return best

    def _trip(self, storage: i64, pips: i64, pilot: bool) -> float:
        """What the best sale of a die of so many pips from a storage brings."""
        return (self._far[storage] if pilot else self._near[storage]) + self._thaler * float(pips)

    def _best_trip(self, s: State, storages: i64, pilot: bool, more: i64) -> float:
        """What the best of several starting spaces brings, its die raised by so many pips."""
        best = NEVER
        storage: i64 = 0
        while storages:
            if storages & 1:
                worth = self._trip(storage, _raised(s.dice[storage], more), pilot)
                best = max(best, worth)
            storages >>= 1
            storage += 1
        return best

    def _best_delivery(self, s: State, storages: i64, pilot: bool) -> float:
        """What the best trip with the die from the arrow box brings, put on one of the storages."""
        best = NEVER
        storage: i64 = 0
        while storages:
            if storages & 1:
                worth = self._trip(storage, _arrow_pips(s, storage), pilot)
                best = max(best, worth)
            storages >>= 1
            storage += 1
        return best

    def _option(self, s: State, me: Player, option: i64) -> float:
        """What an option leads to, leaving its price aside."""
        pilot = has_pilot(option)
        starts = starting_storages(s, me, option)
        if option == HAULING_TRANSPORT:
            return self._best_delivery(s, starts, False)
        worth = self._best_trip(s, starts, pilot, SUPPLY_PIPS if option == SUPPLY_OPTION else 0)
        if then_transports(option):
            reach = transport_track.storages_from_arrow_boxes(s) & within_reach(s, me, option)
            delivered = self._best_delivery(s, reach, pilot)
            return delivered if delivered > worth else worth
        return worth + self._thaler * float(WAGE_THALERS) if option == WAGE else worth

    def _price(self, me: Player, price: i64) -> float:
        """What paying a price costs, with the debts it makes."""
        lack = price - me.thalers
        if lack <= 0:
            return self._thaler * float(price)
        loans = (lack + LOAN - 1) // LOAN
        return self._thaler * float(price - loans * LOAN) + self._debt * float(loans)

    def _judge_options(self, s: State, me: Player) -> None:
        best = NEVER
        at: i64 = 0
        while at < s.choice_count:
            action = s.choices[at]
            worth = NEVER
            if OPTION <= action < OPTION_FREE:
                option = action - OPTION
                worth = self._option(s, me, option) - self._price(me, price_of_option(option, s.turn))
            elif OPTION_FREE <= action < PASS:
                worth = self._option(s, me, hauling_option(action - OPTION_FREE)) - self.weights[KEEP_HAULING]
            self.worth[at] = worth
            best = max(best, worth)
            at += 1
        self._judge_inn(s, best)

    def _judge_inn(self, s: State, best: float) -> None:
        """The inn's Thalers now are worth more or less than keeping it; its points come at the end anyway."""
        at: i64 = 0
        while at < s.choice_count:
            if s.choices[at] == INN_THALERS:
                self.worth[at] = best + self._thaler * float(INN_GIVES) - self.weights[KEEP_INN]
            at += 1

    def _judge_steps(self, s: State, me: Player) -> None:
        """Transport, supply and the starting space, with the option that was chosen."""
        pilot = has_pilot(me.option)
        starts = starting_storages(s, me, me.option)
        starting = s.decision == START_CHOICE
        otherwise = NEVER if starting else self._best_trip(s, starts, pilot, 0)
        best = NEVER
        at: i64 = 0
        while at < s.choice_count:
            action = s.choices[at]
            worth = otherwise
            if action >= START:
                storage = action - START
                pips = _arrow_pips(s, storage) if me.option == HAULING_TRANSPORT else s.dice[storage]
                worth = self._trip(storage, pips, pilot)
            elif action >= SUPPLY:
                storage = action - SUPPLY
                if (starts >> storage) & 1:
                    worth = _better(worth, self._trip(storage, _raised(s.dice[storage], SUPPLY_PIPS), pilot))
            elif action >= TRANSPORT:
                storage = action - TRANSPORT
                if (within_reach(s, me, me.option) >> storage) & 1:
                    worth = _better(worth, self._trip(storage, _arrow_pips(s, storage), pilot))
            else:
                worth = NEVER
                storage = action - HAUL_COAL
                if starting and HAUL_COAL <= action < INN_THALERS and (starts >> storage) & 1:
                    raised = _raised(s.dice[storage], COAL_HAULER_PIPS)
                    worth = self._trip(storage, raised, pilot) - self.weights[KEEP_HAULER]
            self.worth[at] = worth
            best = max(best, worth)
            at += 1
        self._judge_inn(s, best)

    def _judge_sales(self, s: State, me: Player) -> None:
        passed = me.cargo * SELLING_SPACES
        market = SELLING_SPACES * ((s.board.white_storages >> me.cargo) & 1)
        at: i64 = 0
        while at < s.choice_count:
            space = s.choices[at] - SELL
            worth = self._market[market + space]
            if s.obstacles & s.board.obstacles_passed[passed + space]:
                worth -= self._thaler
            self.worth[at] = worth
            at += 1

    def _judge_placing(self, s: State, me: Player) -> None:
        """A die that comes back is best put where it serves oneself next turn."""
        at: i64 = 0
        while at < s.choice_count:
            self.worth[at] = self._at_hand(s, me, s.choices[at] - PLACE)
            at += 1

    def _judge_removal(self, s: State, me: Player) -> None:
        """The die that leaves the game should be the one that serves oneself least."""
        at: i64 = 0
        while at < s.choice_count:
            storage = s.choices[at] - REMOVE
            self.worth[at] = -self._at_hand(s, me, storage) - self._thaler * float(s.dice[storage])
            at += 1

    def _at_hand(self, s: State, me: Player, storage: i64) -> float:
        """How well a storage serves this player next turn; upriver of his barge he would have to haul."""
        worth = self._near[storage]
        return worth - self._thaler if s.board.storage_space[storage] < me.barge else worth

    def _judge_currency(self, s: State) -> None:
        """A Thaler or a point, to pay or to take."""
        at: i64 = 0
        while at < s.choice_count:
            action = s.choices[at]
            if action == PAY_THALER:
                self.worth[at] = -self._thaler
            elif action == TAKE_THALER:
                self.worth[at] = self._thaler
            else:
                self.worth[at] = 1.0 if s.decision == GIFT else -1.0
            at += 1

    # --- Buildings -------------------------------------------------------------------------------------

    def _judge_purchases(self, s: State, me: Player) -> None:
        """Every purchase against being done, which is worth nothing."""
        thrift = self._over_time(THRIFT, s.turn)
        if s.turn == TURNS:
            # Afterwards Thalers serve only a mayor without debts.
            self._thaler = 1.0 if me.has(MAYOR) and me.debts == 0 else 0.01
            thrift = 0.0
        at: i64 = 0
        while at < s.choice_count:
            action = s.choices[at]
            if action == DONE:
                worth = 0.0
            elif action < LOCK:
                worth = NEVER
                if action == INN_THALERS:
                    worth = self._thaler * float(INN_GIVES) - self.weights[KEEP_INN]
            elif action < CITY_WAREHOUSE:
                worth = self._lock(s, me, action - LOCK)
            elif action == REPAY:
                worth = self.weights[REPAID] - self._thaler * float(REPAYMENT)
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
        worth = self.weights[CITY_INCOME] * float(TURNS - s.turn) * self._thaler
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
        return self.weights[EXPORT] * each * float(exports_to_come(s, column))

    def _shift(self, s: State, me: Player, shift: i64) -> float:
        """The exports of the new column instead of the old one."""
        left = column_left(shift)
        start = s.board.slot_start[FIRST_COLUMN + left]
        position: i64 = 0
        while s.slots[start + position] != me.seat:
            position += 1
        each = 1.5 + float(s.board.position_bonus[position])
        now = self.weights[EXPORT] * each * float(exports_to_come(s, left))
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


def _arrow_pips(s: State, storage: i64) -> i64:
    """The pips of the arrow-box die that could be put on a storage."""
    left = s.path == BRICKEARTH or (s.board.black_storages >> storage) & 1
    return transport_track.pips_of((s.left_column if left else s.right_column) & transport_track.DIE)


def _better(a: float, b: float) -> float:
    return a if a > b else b


def _raised(pips: i64, by: i64) -> i64:
    return pips + by if pips + by < 6 else 6

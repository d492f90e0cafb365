"""Judging what coal brings: options, starting spaces and sales (§5.2, §6.3, §6.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import (
    BLACK,
    BRICKEARTH,
    CITY,
    FIRST_WHITE,
    GRAFSCHAFT_MARK,
    MARKER_KINDS,
    RUHRORT,
    SELLING_SPACES,
    SPACES,
    STORAGES,
    TURNS,
    WHITE,
)
from ruhr.bots.worth import (
    AREA_COUNT,
    EXPORT_TRACK,
    KEEP_HAULER,
    KEEP_HAULING,
    MARKER,
    NEVER,
    OTHERS_INCOME,
    UPRIVER,
    Worth,
    better,
)
from ruhr.rules import transport_track
from ruhr.rules.actions import (
    HAUL_COAL,
    INN_FOR_THALERS,
    OPTION,
    OPTION_CHOICE,
    OPTION_FREE,
    PASS,
    PLACE,
    REMOVE,
    SALE,
    SELL,
    START,
    START_CHOICE,
    SUPPLY_AT,
    TRANSPORT_TO,
)
from ruhr.rules.phase_3_start_and_option import hauling_option
from ruhr.rules.special_options import (
    COAL_HAULER_PIPS,
    HAULING_TRANSPORT,
    SUPPLY,
    SUPPLY_PIPS,
    WAGE,
    WAGE_THALERS,
    has_pilot,
    price_of_option,
    starting_storages,
    then_transports,
    within_reach,
)
from ruhr.rules.state import Player, State, size


class CoalJudgement(Worth):
    """Judges everything that has to do with dice and barges."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        # A progress marker's worth by turn, at index 13 × marker + turn.
        self._markers: vec[float] = vec[float](
            [
                self._over_time(MARKER + 2 * marker, turn)
                for marker in range(MARKER_KINDS)
                for turn in range(TURNS + 1)
            ]
        )
        self._token: vec[float] = vec[float]([0.0] * AREA_COUNT)
        # What a sale brings besides the pips, by selling space: black dice first, then white ones.
        self._market: vec[float] = vec[float]([0.0] * (2 * SELLING_SPACES))
        # What the best trip from each storage brings besides the pips, without and with a pilot.
        self._near: vec[float] = vec[float]([0.0] * STORAGES)
        self._far: vec[float] = vec[float]([0.0] * STORAGES)
        self._seen: State | None = None
        self._moment: i64 = -1

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
        self._look_upriver(s, BLACK)
        if me.has(GRAFSCHAFT_MARK):
            self._look_upriver(s, WHITE)

    def _look_upriver(self, s: State, colour: i64) -> None:
        """Go up the river from Ruhrort and remember the best sale that lies downriver of each storage."""
        b = s.board
        first = SELLING_SPACES * colour
        white = colour == WHITE
        clear = NEVER  # the best sale without an obstacle in between
        spoilt = NEVER  # the best one beyond an obstacle, with the pip that is lost there
        at: i64 = SPACES - 1
        while at >= 0:
            if b.selling_at[at] >= 0:
                clear = better(clear, self._market[first + b.selling_at[at]])
            elif b.obstacle_at[at] >= 0:
                if (s.obstacles >> b.obstacle_at[at]) & 1:
                    spoilt = better(spoilt, clear - self._thaler)
                    clear = NEVER
            else:
                storage = b.storage_at[at]
                if ((b.white_storages >> storage) & 1 != 0) == white:
                    self._far[storage] = better(clear, spoilt)
                    self._near[storage] = self._standard_trip(s, storage, at, first)
            at -= 1

    def _standard_trip(self, s: State, storage: i64, at: i64, first: i64) -> float:
        """The one selling space that is reached without a pilot, if there is one."""
        b = s.board
        space = b.selling_at[at + 1]
        if space < 0:
            space = b.selling_at[at + 2]
        if space < 0 or b.market[space] == RUHRORT:
            return NEVER
        worth = self._market[first + space]
        if s.obstacles & b.obstacles_passed[storage * SELLING_SPACES + space]:
            worth -= self._thaler
        return worth

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
        worth = self._best_trip(s, starts, pilot, SUPPLY_PIPS if option == SUPPLY else 0)
        if then_transports(option):
            reach = transport_track.storages_from_arrow_boxes(s) & within_reach(s, me, option)
            delivered = self._best_delivery(s, reach, pilot)
            return delivered if delivered > worth else worth
        return worth + self._thaler * float(WAGE_THALERS) if option == WAGE else worth

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
            elif action >= SUPPLY_AT:
                storage = action - SUPPLY_AT
                if (starts >> storage) & 1:
                    worth = better(worth, self._trip(storage, _raised(s.dice[storage], SUPPLY_PIPS), pilot))
            elif action >= TRANSPORT_TO:
                storage = action - TRANSPORT_TO
                if (within_reach(s, me, me.option) >> storage) & 1:
                    worth = better(worth, self._trip(storage, _arrow_pips(s, storage), pilot))
            else:
                worth = NEVER
                storage = action - HAUL_COAL
                if starting and HAUL_COAL <= action < INN_FOR_THALERS and (starts >> storage) & 1:
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
        if (s.board.white_storages >> storage) & 1 and not me.has(GRAFSCHAFT_MARK):
            return 0.0
        worth = self._near[storage]
        return worth - self._thaler if s.board.storage_space[storage] < me.barge else worth


def _arrow_pips(s: State, storage: i64) -> i64:
    """The pips of the arrow-box die that could be put on a storage."""
    left = s.path == BRICKEARTH or (s.board.black_storages >> storage) & 1
    return transport_track.pips_of((s.left_column if left else s.right_column) & transport_track.DIE)


def _raised(pips: i64, by: i64) -> i64:
    return pips + by if pips + by < 6 else 6

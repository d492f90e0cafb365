"""Judging where coal is sold best: tokens, selling spaces, and the trips that lead to them (§6.4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import (
    AREAS,
    BLACK,
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
    area_of,
)
from ruhr.bots.prices import EXPORT_TRACK, MARKER, NEVER, OTHERS_INCOME, UPRIVER, Prices, better
from ruhr.rules.actions import OPTION_CHOICE, SALE, START_CHOICE
from ruhr.rules.phase_4_movement_and_sale import INCOME_THALERS, RUHRORT_THALERS
from ruhr.rules.phase_5_progress import missing_spaces
from ruhr.rules.state import Player, State, size

AREA_COUNT: Final = len(AREAS)


class Markets:
    """What a player's coal brings besides its pips, on each selling space and from each storage."""

    def __init__(self, prices: Prices) -> None:
        self._prices = prices
        # A progress marker's worth by turn, at index 13 × marker + turn.
        self._markers: vec[float] = vec[float](
            [
                prices.over_time(MARKER + 2 * marker, turn)
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

    def judge(self, s: State, me: Player) -> None:
        """Look at the table with a player's eyes; what is seen stays while he makes up his mind."""
        moment = (s.turn << 3) | me.seat if OPTION_CHOICE <= s.decision <= START_CHOICE else -1
        if moment == self._moment and moment >= 0 and self._seen is s:
            return
        self._moment = moment
        self._seen = s
        self._judge_tokens(s, me)
        self._judge_selling_spaces(s, me)
        if s.decision != SALE:
            self._look_upriver(s, BLACK)
            if me.has(GRAFSCHAFT_MARK):
                self._look_upriver(s, WHITE)

    def sale(self, s: State, storage: i64, space: i64) -> float:
        """What selling a storage's die on a space brings besides the pips it sets out with."""
        worth = self._market[SELLING_SPACES * s.board.colour_at(storage) + space]
        if s.obstacles & s.board.obstacles_passed[storage * SELLING_SPACES + space]:
            worth -= self._prices.thaler
        return worth

    def trip(self, storage: i64, pips: i64, pilot: bool) -> float:
        """What the best sale of a die of so many pips from a storage brings."""
        return (self._far[storage] if pilot else self._near[storage]) + self._prices.thaler * float(pips)

    def standard_trip(self, storage: i64) -> float:
        """What the best sale without a pilot brings besides the pips."""
        return self._near[storage]

    def _judge_tokens(self, s: State, me: Player) -> None:
        """What the next token in each area is worth on the way to progress markers."""
        b = s.board
        area: i64 = 0
        while area < AREA_COUNT:
            self._token[area] = -self._prices.thaler if b.area_spaces[area] & ~me.tokens else 0.0
            area += 1
        marker: i64 = 0
        while marker < MARKER_KINDS:
            missing = missing_spaces(s, me, marker)
            if missing and not (marker >= FIRST_WHITE and s.white_left[marker - FIRST_WHITE] == 0):
                share = self._markers[(TURNS + 1) * marker + s.turn] / float(size(missing))
                area = 0
                while area < AREA_COUNT:
                    if missing & b.area_spaces[area]:
                        self._token[area] += share
                    area += 1
            marker += 1

    def _judge_selling_spaces(self, s: State, me: Player) -> None:
        """What each selling space brings besides the die's pips."""
        b = s.board
        thaler = self._prices.thaler
        prices = self._prices
        upriver = self._prices.over_time(UPRIVER, s.turn) / float(SPACES)
        space: i64 = 0
        while space < SELLING_SPACES:
            worth = upriver * float(SPACES - b.selling_space[space])
            worth += thaler * float(s.demand_on(space))
            market = b.market[space]
            if market == RUHRORT:
                worth += thaler * float(RUHRORT_THALERS) + prices.of(EXPORT_TRACK) * float(size(me.columns))
            elif market == CITY:
                city = b.city_of_selling[space]
                for player in s.players:
                    if (player.cities >> city) & 1:
                        if player.seat == me.seat:
                            worth += thaler * float(INCOME_THALERS)
                        else:
                            worth -= prices.of(OTHERS_INCOME)
            self._market[space] = worth + self._token[area_of(BLACK, market)]
            self._market[SELLING_SPACES + space] = worth + self._token[area_of(WHITE, market)]
            space += 1

    def _look_upriver(self, s: State, colour: i64) -> None:
        """Go up the river from Ruhrort and remember the best sale that lies downriver of each storage."""
        b = s.board
        first = SELLING_SPACES * colour
        clear = NEVER  # the best sale without an obstacle in between
        spoilt = NEVER  # the best one beyond an obstacle, with the pip that is lost there
        nearest: i64 = SELLING_SPACES  # the next selling space downriver
        at: i64 = SPACES - 1
        while at >= 0:
            if b.selling_at[at] >= 0:
                nearest = b.selling_at[at]
                clear = better(clear, self._market[first + nearest])
            elif b.obstacle_at[at] >= 0:
                if (s.obstacles >> b.obstacle_at[at]) & 1:
                    spoilt = better(spoilt, clear - self._prices.thaler)
                    clear = NEVER
            else:
                storage = b.storage_at[at]
                if b.colour_at(storage) == colour:
                    self._far[storage] = better(clear, spoilt)
                    self._near[storage] = self._best_standard_trip(s, storage, nearest)
            at -= 1

    def _best_standard_trip(self, s: State, storage: i64, nearest: i64) -> float:
        """The best of the selling spaces that are reached without a pilot, from the nearest on."""
        best = NEVER
        space = nearest
        while (s.board.standard_trips[storage] >> space) & 1:
            best = better(best, self.sale(s, storage, space))
            space += 1
        return best

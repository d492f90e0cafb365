"""What a network sees of a position: which of some hundreds of simple facts hold.

Some are of the table, the rest of each player, the same ones for everybody. Nothing hidden is among them.
A position is described where phase 3 begins, so nothing is said of what happens inside a turn. Another list
of facts, or another order, is another version: networks say which one they were trained with.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import (
    CITIES,
    COLUMNS,
    COUNTRY_MARKERS,
    DEMAND_MARKERS,
    DEPOTS,
    FIRST_WHITE,
    MARKER_KINDS,
    MOST_PIPS,
    MOST_PLAYERS,
    OBSTACLES,
    PLAYER_TOKENS,
    SELLING_SPACES,
    SPACES,
    STORAGES,
    TURNS,
)
from ruhr.rules.scoring import warehouses_in_depot
from ruhr.rules.set_up import countries_turned_up
from ruhr.rules.state import FREE, Player, State
from ruhr.rules.transport_track import BITS, DIE

#: Counts up whenever the facts or their order change.
FEATURES_VERSION: Final = 1

# So many kinds each fact is told in; what is more counts as the last.
TRACK_BOXES: Final = 7
DICE_IN_A_BOX: Final = 16
EXPORT_BOXES: Final = 8
PORT_STEPS: Final = 9
SLOTS_TOLD: Final = 64
WHITE_STEPS: Final = 3
OWED_STEPS: Final = 8
THALER_STEPS: Final = 16
POOL_STEPS: Final = 11
DEBT_STEPS: Final = 5
BOX_STEPS: Final = 3
LOCK_STEPS: Final = 10
DEPOT_STEPS: Final = 3
POINT_STEPS: Final = 40
LEAD_STEPS: Final = 21

# Where the facts of the table begin.
OF_TURN: Final = 0
OF_CALMER_WATER: Final = OF_TURN + TURNS
OF_DICE: Final = OF_CALMER_WATER + 1
OF_PATH: Final = OF_DICE + STORAGES * MOST_PIPS
OF_LEFT: Final = OF_PATH + 3
OF_RIGHT: Final = OF_LEFT + TRACK_BOXES * DICE_IN_A_BOX
OF_DEMAND: Final = OF_RIGHT + TRACK_BOXES * DICE_IN_A_BOX
OF_MORE_DEMAND: Final = OF_DEMAND + SELLING_SPACES
OF_OBSTACLES: Final = OF_MORE_DEMAND + SELLING_SPACES
OF_DRAWN: Final = OF_OBSTACLES + OBSTACLES
OF_BAN: Final = OF_DRAWN + DEMAND_MARKERS
OF_DUTY: Final = OF_BAN + 1
OF_EXPORT: Final = OF_DUTY + 1
OF_COUNTRY: Final = OF_EXPORT + EXPORT_BOXES
OF_COUNTRIES: Final = OF_COUNTRY + COLUMNS
OF_PORT: Final = OF_COUNTRIES + COLUMNS * COUNTRY_MARKERS
OF_SLOTS: Final = OF_PORT + PORT_STEPS
OF_WHITE: Final = OF_SLOTS + SLOTS_TOLD
OF_BLACK_OWED: Final = OF_WHITE + (MARKER_KINDS - FIRST_WHITE) * WHITE_STEPS
OF_WHITE_OWED: Final = OF_BLACK_OWED + OWED_STEPS
TABLE_FEATURES: Final = OF_WHITE_OWED + OWED_STEPS

# Where those of a player begin.
HIS_THALERS: Final = 0
HIS_PLACE: Final = HIS_THALERS + THALER_STEPS
HIS_BARGE: Final = HIS_PLACE + MOST_PLAYERS
HIS_TOKENS: Final = HIS_BARGE + SPACES + 1
HIS_MARKERS: Final = HIS_TOKENS + PLAYER_TOKENS
HIS_MISSED: Final = HIS_MARKERS + MARKER_KINDS
HIS_FLIPPED: Final = HIS_MISSED + MARKER_KINDS
HIS_POOL: Final = HIS_FLIPPED + MARKER_KINDS
HIS_DEBTS: Final = HIS_POOL + POOL_STEPS
HIS_LOCK_BOX: Final = HIS_DEBTS + DEBT_STEPS
HIS_MARK_BOX: Final = HIS_LOCK_BOX + BOX_STEPS
HIS_WAITING: Final = HIS_MARK_BOX + BOX_STEPS
HIS_LOCKS: Final = HIS_WAITING + TURNS + 1
HIS_CITIES: Final = HIS_LOCKS + LOCK_STEPS
HIS_COLUMNS: Final = HIS_CITIES + CITIES
HIS_DEPOTS: Final = HIS_COLUMNS + COLUMNS
HIS_POINTS: Final = HIS_DEPOTS + DEPOTS * DEPOT_STEPS
HIS_LEAD: Final = HIS_POINTS + POINT_STEPS
PLAYER_FEATURES: Final = HIS_LEAD + LEAD_STEPS

#: More facts than this never hold at once, of the table and of a player.
MOST_HELD: Final = 256


class Features:
    """The facts that hold at a position, by their numbers. Keep one and use it for many positions."""

    def __init__(self) -> None:
        self.table: vec[i64] = vec[i64]([0] * MOST_HELD)
        self.of_table: i64 = 0
        #: Those of seat *k* begin at k × MOST_HELD.
        self.players: vec[i64] = vec[i64]([0] * (MOST_PLAYERS * MOST_HELD))
        self.of_player: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        self._seat: i64 = 0

    def read(self, s: State) -> None:
        """Describe a position."""
        self.of_table = 0
        self._read_dice(s)
        self._read_board(s)
        self._read_exports(s)
        for me in s.players:
            self._seat = me.seat
            self.of_player[me.seat] = 0
            self._read_goods(me)
            self._read_buildings(s, me)
            self._read_rank(s, me)

    def _hold(self, fact: i64) -> None:
        self.table[self.of_table] = fact
        self.of_table += 1

    def _hold_each(self, first: i64, things: i64) -> None:
        while things:
            if things & 1:
                self._hold(first)
            things >>= 1
            first += 1

    def _has(self, fact: i64) -> None:
        count = self.of_player[self._seat]
        self.players[self._seat * MOST_HELD + count] = fact
        self.of_player[self._seat] = count + 1

    def _has_each(self, first: i64, things: i64) -> None:
        while things:
            if things & 1:
                self._has(first)
            things >>= 1
            first += 1

    def _read_dice(self, s: State) -> None:
        """Coal on the storages and on the transport track."""
        storage: i64 = 0
        while storage < STORAGES:
            if s.dice[storage]:
                self._hold(OF_DICE + storage * MOST_PIPS + s.dice[storage] - 1)
            storage += 1
        self._hold(OF_PATH + s.path)
        self._read_column(OF_LEFT, s.left_column)
        self._read_column(OF_RIGHT, s.right_column)
        self._hold(OF_BLACK_OWED + at_most(s.black_owed, OWED_STEPS))
        self._hold(OF_WHITE_OWED + at_most(s.white_owed, OWED_STEPS))

    def _read_column(self, first: i64, row: i64) -> None:
        box: i64 = 0
        while row and box < TRACK_BOXES:
            self._hold(first + box * DICE_IN_A_BOX + (row & DIE))
            row >>= BITS
            box += 1

    def _read_board(self, s: State) -> None:
        """The turn, the river, the buildings and what is left of the white markers."""
        self._hold(OF_TURN + s.turn - 1)
        if s.calmer_water:
            self._hold(OF_CALMER_WATER)
        self._hold_each(OF_DEMAND, s.demand_one)
        self._hold_each(OF_MORE_DEMAND, s.demand_two)
        self._hold_each(OF_OBSTACLES, s.obstacles)
        self._hold_each(OF_DRAWN, s.drawn)
        if s.pilot_banned:
            self._hold(OF_BAN)
        if s.lock_duty:
            self._hold(OF_DUTY)
        slot: i64 = 0
        while slot < s.board.slots and slot < SLOTS_TOLD:
            if s.slots[slot] != FREE:
                self._hold(OF_SLOTS + slot)
            slot += 1
        kind: i64 = 0
        while kind < MARKER_KINDS - FIRST_WHITE:
            if s.white_left[kind]:
                self._hold(OF_WHITE + kind * WHITE_STEPS + at_most(s.white_left[kind] - 1, WHITE_STEPS))
            kind += 1

    def _read_exports(self, s: State) -> None:
        """The port, the country of this turn, and the countries that are still to come."""
        self._hold(OF_EXPORT + at_most(s.export_marker, EXPORT_BOXES))
        self._hold(OF_PORT + at_most(s.port_warehouses, PORT_STEPS))
        known = countries_turned_up(s)
        column: i64 = 0
        while column < COLUMNS:
            left: i64 = 0
            at = known
            while at < COUNTRY_MARKERS:
                left += 1 if s.deal.countries[at] == column else 0
                at += 1
            self._hold(OF_COUNTRIES + column * COUNTRY_MARKERS + at_most(left, COUNTRY_MARKERS))
            column += 1
        if known > 0 and s.board.first_export <= s.turn <= s.board.last_export:
            self._hold(OF_COUNTRY + s.deal.countries[known - 1])

    def _read_goods(self, me: Player) -> None:
        """Thalers, tokens, markers, and the warehouses at hand."""
        self._has(HIS_THALERS + at_most(me.thalers, THALER_STEPS))
        self._has_each(HIS_TOKENS, me.tokens)
        self._has_each(HIS_MARKERS, me.markers)
        self._has_each(HIS_MISSED, me.missed)
        self._has_each(HIS_FLIPPED, me.flipped)
        self._has(HIS_POOL + at_most(me.pool, POOL_STEPS))
        self._has(HIS_DEBTS + at_most(me.debts, DEBT_STEPS))
        self._has(HIS_LOCK_BOX + at_most(me.lock_box, BOX_STEPS))
        self._has(HIS_MARK_BOX + at_most(me.mark_box, BOX_STEPS))
        self._has_each(HIS_WAITING, me.waiting)

    def _read_buildings(self, s: State, me: Player) -> None:
        self._has(HIS_LOCKS + at_most(me.locks, LOCK_STEPS))
        self._has_each(HIS_CITIES, me.cities)
        self._has_each(HIS_COLUMNS, me.columns)
        depot: i64 = 0
        while depot < DEPOTS:
            count = warehouses_in_depot(s, depot, me.seat)
            if count:
                self._has(HIS_DEPOTS + depot * DEPOT_STEPS + at_most(count - 1, DEPOT_STEPS))
            depot += 1

    def _read_rank(self, s: State, me: Player) -> None:
        """Where he lies on the river, in the order and in points."""
        self._has(HIS_BARGE + me.barge + 1)
        at: i64 = 0
        while s.order[at] != me.seat:
            at += 1
        self._has(HIS_PLACE + at)
        self._has(HIS_POINTS + at_most(me.points >> 1, POINT_STEPS))
        best: i64 = 0
        for other in s.players:
            if other.seat != me.seat and other.points > best:
                best = other.points
        lead = ((me.points - best) >> 1) + LEAD_STEPS // 2
        self._has(HIS_LEAD + (0 if lead < 0 else at_most(lead, LEAD_STEPS)))


def at_most(number: i64, steps: i64) -> i64:
    """The number, or the last of so many steps that begin with zero."""
    return number if number < steps else steps - 1

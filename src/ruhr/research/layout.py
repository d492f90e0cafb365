"""What each number of an observation is: its name, and how large it can be (docs/research.md)."""

from typing import NamedTuple

from ruhr.board import standard_board
from ruhr.board.words import (
    BOX_WAREHOUSES,
    CITIES,
    COLUMNS,
    COUNTRY_MARKERS,
    DEMAND_MARKERS,
    DEPOTS,
    FIRST_WHITE,
    MARKER_KINDS,
    MARKERS,
    MOST_PIPS,
    MOST_PLAYERS,
    OBSTACLES,
    PATHS,
    PLAYER_TOKENS,
    PLAYER_WAREHOUSES,
    SELLING_SPACES,
    SPACES,
    STORAGES,
    TERRITORIES,
    TURNS,
    WHITE_MARKERS,
)
from ruhr.observation import (
    BACK_BOXES,
    LEFT_BOXES,
    MOST_POINTS,
    MOST_THALERS_SEEN,
    RIGHT_BOXES,
    SITE_SLOTS,
    SITES,
)
from ruhr.rules.actions import VEILED
from ruhr.rules.sequence_of_play import LAST_PHASE
from ruhr.rules.special_options import OPTION_COUNT


class Part(NamedTuple):
    """Numbers of one kind that follow each other."""

    name: str
    #: What each of them is about; one nameless number is about the part itself.
    of: tuple[str, ...]
    #: None of them is ever larger.
    most: int

    @property
    def names(self) -> list[str]:
        """The name of each number."""
        return [f"{self.name}.{one}" if one else self.name for one in self.of]


def _row(count: int, first: int = 0) -> tuple[str, ...]:
    return tuple(str(first + k) for k in range(count))


_ONE = ("",)
_BOARD = standard_board()
_SITES = (
    *(f"city.{city}" for city in _BOARD.cities),
    *(f"depot.{territory}" for territory in TERRITORIES),
    *(f"port.{country}" for country in _BOARD.countries),
)

#: What is said of the table, in its order.
TABLE = (
    Part("players", _ONE, MOST_PLAYERS),
    Part("turn", _ONE, TURNS),
    Part("phase", _ONE, LAST_PHASE),
    Part("decision", _ONE, VEILED),
    Part("step", _ONE, 3),
    Part("had_their_turn", _ONE, MOST_PLAYERS),
    Part("slot", tuple(f"{site}.{k}" for site in _SITES for k in range(SITE_SLOTS)), MOST_PLAYERS),
    Part("obstacle", tuple(space.id for space in _BOARD.obstacles), 1),
    Part("drawn", _row(DEMAND_MARKERS), 2),
    Part("demand", tuple(space.id for space in _BOARD.selling), 2),
    Part("lock_duty", _ONE, 1),
    Part("calmer_water", _ONE, 1),
    Part("country", _row(COUNTRY_MARKERS, int(_BOARD.first_export)), COLUMNS),
    Part("port_warehouses", _ONE, MOST_PLAYERS * int(_BOARD.port_limit)),
    Part("white_left", WHITE_MARKERS, MOST_PLAYERS - 1),
    Part("dice", tuple(space.id for space in _BOARD.storages), MOST_PIPS),
    Part("path", _ONE, len(PATHS) - 1),
    Part("track", _row(LEFT_BOXES), MOST_PIPS),
    Part("white_track", _row(RIGHT_BOXES), MOST_PIPS),
    Part("coming_back", _row(BACK_BOXES), MOST_PIPS),
    Part("track_is_white", _row(LEFT_BOXES), 1),
    Part("coming_back_is_white", _row(BACK_BOXES), 1),
    Part("pilot_banned", _ONE, 1),
    Part("wage_taken", _ONE, 1),
    Part("black_owed", _ONE, 2),
    Part("white_owed", _ONE, 1),
    Part("export_marker", _ONE, len(_BOARD.export_values) - 1),
    Part("bag", _ONE, DEMAND_MARKERS),
)
#: What is said of each seat, the observer's first, then clockwise; all zero where nobody sits.
SEAT = (
    Part("points", _ONE, MOST_POINTS),
    Part("thalers", _ONE, MOST_THALERS_SEEN),
    Part("place_in_order", _ONE, MOST_PLAYERS),
    Part("barge", _ONE, SPACES),
    Part("barges_upriver", _ONE, MOST_PLAYERS - 1),
    Part("loading", _ONE, STORAGES),
    Part("option", _ONE, OPTION_COUNT),
    Part("pool", _ONE, PLAYER_WAREHOUSES),
    Part("debts", _ONE, int(_BOARD.debt_spaces)),
    Part("on_turn_track", _ONE, int(_BOARD.warehouse_turns).bit_count()),
    Part("lock_box", _ONE, BOX_WAREHOUSES),
    Part("mark_box", _ONE, BOX_WAREHOUSES),
    Part("built", _ONE, PLAYER_WAREHOUSES),
    Part("locks", _ONE, OBSTACLES),
    Part("locks_this_phase", _ONE, 2),
    Part("surplus", _ONE, MOST_THALERS_SEEN - int(_BOARD.thaler_limit)),
    Part("sits", _ONE, 1),
    Part("decides", _ONE, 1),
    Part("waiting", _row(TURNS, 1), 1),
    Part("token", _row(PLAYER_TOKENS), 1),
    Part("missed", WHITE_MARKERS, 1),
    Part("city", tuple(_BOARD.cities), 1),
    Part("marker", MARKERS, 1),
    Part("used", MARKERS, 1),
    Part("flipped", WHITE_MARKERS, 1),
    Part("column", tuple(_BOARD.countries), 1),
)
assert len(_SITES) == SITES == CITIES + DEPOTS + COLUMNS
assert len(MARKERS) == MARKER_KINDS == len(WHITE_MARKERS) + FIRST_WHITE
assert len(_BOARD.selling) == SELLING_SPACES


def _all() -> list[tuple[str, int]]:
    seats = [
        (f"seat.{seat}.{name}", part.most)
        for seat in range(MOST_PLAYERS)
        for part in SEAT
        for name in part.names
    ]
    return [(name, part.most) for part in TABLE for name in part.names] + seats


#: The name of every number of an observation, and the largest it can be.
NAMES = tuple(name for name, _ in _all())
MAXIMA = tuple(most for _, most in _all())

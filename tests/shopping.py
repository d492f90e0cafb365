"""Red goes shopping: positions for phase 6 (§6.6)."""

from typing import Any

from ruhr.board import standard_board
from ruhr.rules.state import State
from tests.table import (
    RED,
    give,
    refusal,
    table,
)

ALL_LOCKS = {f"lock {space.id}" for space in standard_board().obstacles}
INN = {"inn thalers", "inn points"}
EVERYTHING = (
    "lock_building essen_warehouse mark_warehouse coal_depot port_ruhrort grafschaft_mark white_warehouse inn"
)


def shopping(players: int = 4, turn: int = 6, **mine: Any) -> State:
    """Before phase 6: only red has money, 10 Thalers and 5 warehouses unless told otherwise."""
    s = table(players=players, turn=turn)
    give(s, RED, **({"thalers": 10, "pool": 5} | mine))
    return s


def considering(players: int = 4, turn: int = 6, **mine: Any) -> State:
    """As `shopping`, and red has an inn left: he is asked, whatever else he can do."""
    s = shopping(players, turn, **mine)
    give(s, RED, markers="inn")
    return s


def why_not_values(s: State, action: str) -> dict[str, Any]:
    """The particulars of a refusal."""
    found = refusal(s, action)
    assert found is not None
    return dict(found.values)

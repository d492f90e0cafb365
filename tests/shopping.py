"""What tests of phase 6 name again and again (§6.6)."""

from typing import Any

from ruhr.board import standard_board
from ruhr.rules.state import State
from tests.table import refusal

ALL_LOCKS = {f"lock {space.id}" for space in standard_board().obstacles}
INN = {"inn thalers", "inn points"}
EVERYTHING = (
    "lock_building essen_warehouse mark_warehouse coal_depot port_ruhrort grafschaft_mark white_warehouse inn"
)


def why_not_values(s: State, action: str) -> dict[str, Any]:
    """The particulars of a refusal."""
    found = refusal(s, action)
    assert found is not None
    return dict(found.values)

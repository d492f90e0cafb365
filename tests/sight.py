"""What can be seen on the table, in the form in which tests compare it."""

from typing import Any

from ruhr.rules.state import State
from ruhr.view import view
from tests.table import SEATS


def table_view(s: State) -> dict[str, Any]:
    """The public view, with its parts open to be read."""
    return view(s, list(SEATS[: len(s.players)]))


def player_board(s: State, seat: int) -> dict[str, Any]:
    """What lies in front of a player."""
    board: dict[str, Any] = table_view(s)["players"][seat]
    return board


def warehouses(s: State, site: str) -> str:
    """The owners in the slots of a city, a depot (`depot essen`) or a column: `red blue -`."""
    seen = table_view(s)
    if site.startswith("depot "):
        slots = seen["depots"][site.removeprefix("depot ")]
    else:
        slots = (seen["cities"] | seen["port"])[site]
    return " ".join("-" if seat is None else SEATS[seat] for seat in slots)


def in_bag(s: State) -> list[int]:
    """The markers in the bag in their hidden order."""
    return list(s.bag[: s.bag_count])


def sources(s: State, seat: int) -> dict[str, int]:
    """Where a player's points come from."""
    found: dict[str, int] = player_board(s, seat)["sources"]
    return found

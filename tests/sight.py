"""What can be seen on the table, in the form in which tests compare it."""

from ruhr.edge.views import PlayerView
from ruhr.rules.state import State
from tests.table import SEATS, seen


def player_board(s: State, seat: int) -> PlayerView:
    """What lies in front of a player."""
    return seen(s)["players"][seat]


def warehouses(s: State, site: str) -> str:
    """The owners in the slots of a city, a depot (`depot essen`) or a column: `red blue -`."""
    shown = seen(s)
    if site.startswith("depot "):
        slots = shown["depots"][site.removeprefix("depot ")]
    else:
        slots = (shown["cities"] | shown["port"])[site]
    return " ".join("-" if seat is None else SEATS[seat] for seat in slots)


def in_bag(s: State) -> list[int]:
    """The markers in the bag in their hidden order."""
    return list(s.bag[: s.bag_count])


def sources(s: State, seat: int) -> dict[str, int]:
    """Where a player's points come from."""
    return player_board(s, seat)["sources"]

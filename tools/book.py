"""The pictures of the book of the game and the numbers of its player aid, as the browser gets them.

The pictures are positions (`src/ruhr/language/book/book.toml`); what they show is asked of the game.
"""

import tomllib
from importlib.resources import files
from typing import Any

from ruhr import Game
from ruhr.board import standard_board
from ruhr.board.words import TURNS
from ruhr.edge.views import View
from ruhr.rules import scoring
from ruhr.rules.debt import LOAN, REPAYMENT
from ruhr.rules.phase_6_purchases import FIRST_LOCK_TURN, LOCKS_DEARER_FROM, WAREHOUSE_POINTS, price_of_lock
from ruhr.rules.special_options import DEARER_FROM, OPTIONS, price_of_option
from ruhr.server.table import patch

BOOK = files("ruhr.language").joinpath("book", "book.toml")
#: What pictures are told as changes of: the table as it is set up.
SETUP = "2 players"


def arranged() -> dict[str, Any]:
    """The pictures as the file has them."""
    return tomllib.loads(BOOK.read_text("utf-8"))


def told() -> dict[str, Any]:
    """All pictures and the numbers of the player aid."""
    book = arranged()
    setup = Game.from_position(SETUP, seed=0).view()
    return {
        "river": [space.id for space in standard_board().spaces],
        "setup": setup,
        "sixty": book["sixty"],
        "pictures": [picture(one, setup) for one in book["pictures"]],
        "mistakes": book["mistakes"],
        "aid": aid(),
    }


def picture(arranged: dict[str, Any], setup: View) -> dict[str, Any]:
    """A picture with what each of its frames shows."""
    games = played(arranged["position"], arranged.get("actions", []))
    frames = [_frame(frame, games[frame.get("step", 0)], setup) for frame in arranged["frames"]]
    last = games[arranged["frames"][-1].get("step", 0)].view()
    values = {name: _at(last, path) for name, path in arranged.get("values", {}).items()}
    return {"id": arranged["id"], "rule": arranged.get("rule"), "values": values, "frames": frames}


def played(position: str, actions: list[str]) -> list[Game]:
    """The game in the position, and after each of the actions."""
    games = [Game.from_position(position, seed=0)]
    for count in range(len(actions)):
        game = Game.from_position(position, seed=0)
        for action in actions[: count + 1]:
            game.play(action)
        games.append(game)
    return games


def _frame(frame: dict[str, Any], game: Game, setup: View) -> dict[str, Any]:
    view = game.view()
    lit = frame.get("lit", [])
    if lit == "legal":
        lit = sorted({place for action in game.legal_actions() if (place := action.place)})
    return {
        "shows": frame["shows"],
        "around": frame.get("around", []),
        "lit": lit,
        "ways": [_way(view, *ends) for ends in frame.get("ways", [])],
        "numbers": _numbers(view) if frame.get("order") else {},
        "seats": frame.get("seats", [0]),
        "changes": patch(dict(setup), dict(view)),
    }


def _way(view: View, start: str, end: str) -> dict[str, Any]:
    """The spaces between two, and the obstacles on a barge's way downriver that have no lock."""
    river = [space.id for space in standard_board().spaces]
    first, last = river.index(start), river.index(end)
    way = river[first : last + 1] if first <= last else river[last : first + 1][::-1]
    obstacles = [space for space in way if space in view["river"]["obstacles"]] if first <= last else []
    return {"way": way, "obstacles": obstacles}


def _numbers(view: View) -> dict[str, int]:
    """Where the barges lie, numbered in the order of the phase."""
    return {
        f"space:{place}": view["order"].index(seat) + 1
        for place, seats in view["river"]["barges"].items()
        for seat in seats
    }


def _at(view: View, path: str) -> Any:
    value: Any = view
    for part in path.split("."):
        value = value[int(part)] if isinstance(value, list) else value[part]
    return value


def aid() -> dict[str, Any]:
    """The numbers of the player aid that are not printed on the board: prices, points, bonuses."""
    return {
        "options": {
            option: [price_of_option(number, turn) for turn in (1, DEARER_FROM)]
            for number, option in enumerate(OPTIONS)
        },
        "options_dearer_from": DEARER_FROM,
        "locks_from": FIRST_LOCK_TURN,
        "locks_dearer_from": LOCKS_DEARER_FROM,
        "lock": [price_of_lock(turn) for turn in (FIRST_LOCK_TURN, LOCKS_DEARER_FROM)],
        "warehouse_points": WAREHOUSE_POINTS,
        "loan": LOAN,
        "repayment": REPAYMENT,
        "turns": TURNS,
        "bonuses": {
            "essen_cities": scoring.THREE_CITIES,
            "mark_cities": scoring.THREE_CITIES,
            "all_cities": scoring.SEVEN_CITIES,
            "all_depots": scoring.FOUR_DEPOTS,
            "depot_majorities": scoring.DEPOT_MAJORITY_POINTS,
            "debts": -scoring.DEBT_LOSS,
        },
    }

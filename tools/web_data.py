"""Writes what the browser has to know of our vocabulary: which values events, refusals and actions have.

And the course of lessons and the pictures of the book; and the board and a game, for the client's tests.

Run by `make docs`; a test fails if a file is not fresh.
"""

import copy
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from ruhr.board import Board, standard_board
from ruhr.board.loading import board_printed_as
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS, TURNS
from ruhr.bots import CHARACTERS, LEVELS, SEARCHING, THINKING
from ruhr.edge.actions import ACTION_SHAPES
from ruhr.edge.coaching import REGRET_SHAPES
from ruhr.edge.events import EVENT_SHAPES
from ruhr.edge.refusals import REFUSAL_SHAPES
from ruhr.edge.values import Shape
from ruhr.language import LANGUAGES, SOUNDS, VALUES_OF_ERRORS, advising
from ruhr.lessons import course
from ruhr.server.history import story
from ruhr.server.live import change_message
from ruhr.server.standing_in import MOST_COVERED, STAND_IN
from ruhr.server.store import Stored
from ruhr.server.table import JOINED, PLAYED, UNDONE, Change, Clock, Setup, Table
from ruhr.server.writing import written
from ruhr.view import printed_board
from tools import book, lessons, speech, strategy

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "web" / "src" / "generated"
FIXTURES = ROOT / "web" / "src" / "fixtures"

#: The game that the client's tests look at, and who plays it. It is played on a board of its own, so that
#: another edition of the standard board leaves it as it is.
RECORD = FIXTURES / "record.json"
DICE = {
    "nachtigall": 4,
    "heven": 4,
    "stiepel": 4,
    "rauendahl": 4,
    "hasenwinkel": 4,
    "wohlverwahrt": 4,
    "gewalt": 3,
    "poertingsiepen": 3,
    "langenbrahm": 4,
    "saarn": 3,
    "sellerbeck": 4,
}
NEEDS = {"inn": {"black_city": 3}, "mayor": {"white_city": 2, "white_industry": 2}}
NAMES = ("Anna", "Ben", "Carla")
CREATED_AT = 1_790_000_000_000
CLOCK = Clock(bank=1_800_000, increment=30_000, at_end="bot")
#: So many decisions are told one by one. This one is taken back first, and then made again.
TOLD, TAKEN_BACK = 13, 3
#: Decisions that are shown with all that is possible and all that is not, by what they are good for.
MOMENTS = {"sale": 61, "debts": 49, "purchase": 96}


def vocabulary() -> str:
    """How many can play, how long, against whom; kinds of values, how they are spoken: a typed constant."""

    def fields(shapes: Iterable[type[Shape]]) -> dict[str, dict[str, str]]:
        return {shape.name: {field.name: field.what.name for field in shape.declared} for shape in shapes}

    shapes = (*EVENT_SHAPES, *REFUSAL_SHAPES, *ACTION_SHAPES, *REGRET_SHAPES)
    whats = {field.what for shape in shapes for field in shape.declared}
    told = {
        "languages": LANGUAGES,
        "sounds": SOUNDS,
        "values_of_errors": VALUES_OF_ERRORS,
        "players": {"fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS},
        "turns": TURNS,
        "levels": (*LEVELS, *CHARACTERS),
        "searching": SEARCHING,
        "standing_in": {"level": STAND_IN, "most": MOST_COVERED},
        "thinking": tuple(THINKING),
        "speech": {what.name: what.speech for what in sorted(whats, key=lambda what: what.name)},
        "events": fields(EVENT_SHAPES),
        "refusals": fields(REFUSAL_SHAPES),
        "actions": fields(ACTION_SHAPES),
        "regrets": fields(REGRET_SHAPES),
        "wastes": [shape.name for shape in REGRET_SHAPES if shape.waste],
    }
    words = json.dumps(told, indent=1, ensure_ascii=False)
    origin = "// Written by `make docs` from `ruhr.edge`, `ruhr.bots` and `ruhr.language`.\n"
    return f"{origin}export default {words} as const;\n"


def advising_constants() -> str:
    """How much of an advice is put into words: the same in the browser."""
    names = (
        "WIDTH",
        "MOST_REASONS",
        "MOST_IN_RETURN",
        "MOST_SENTENCES",
        "TAKEN",
        "TOLD_BY_NUMBER",
        "PLUS_AND_MINUS",
    )
    lines = [
        f"export const {name} = {json.dumps(getattr(advising, name), ensure_ascii=False)} as const;\n"
        for name in names
    ]
    return "// Written by `make docs` from `ruhr.language.advising`.\n" + "".join(lines)


def board_of_the_game() -> Board:
    """The standard board with other dice for three players, and other needs of two markers."""
    printed = copy.deepcopy(standard_board().printed)
    printed["dice"]["3"] = DICE
    printed["progress"]["white"] |= NEEDS
    return board_printed_as(printed)


def board() -> str:
    """The board of the game as the server tells it, for the client's tests."""
    return json.dumps(printed_board(board_of_the_game()), indent=1, ensure_ascii=False) + "\n"


def game() -> str:
    """A game as the server tells it, for the client's tests: its beginning, some moments and its end."""
    record = json.loads(RECORD.read_text("utf-8"))
    levels = (None,) * len(NAMES)
    board, deal = board_of_the_game(), record["deal"]
    setup = Setup(
        "ruhrschifffahrt1", CREATED_AT, levels, False, True, CLOCK, None, (), (), deal, board.identity
    )
    table = Table.new(setup, board)
    told: dict[str, Any] = {"new": table.document(), "changes": []}
    done: list[Change] = []
    moments = {step: name for name, step in MOMENTS.items()}

    def do(kind: str, seat: int, words: str) -> None:
        version = table.version + 1
        change = Change(
            version, CREATED_AT + 1000 * version, kind, seat, words, f"request-{version}", b"%d" % seat
        )
        before = table.document()
        happened = table.apply(change)
        done.append(change)
        after = table.document()
        if after["step"] <= TOLD:
            message = json.loads(change_message(change, happened, before, after))
            # As Anna hears it: what may be done is told to the deciding seat only.
            told["changes"].append(message | ({"asked": table.asked()} if table.decider == 0 else {}))
        if name := moments.get(after["step"]):
            told[name] = {"table": after, "asked": table.asked(), "refusals": table.refusals()}

    for seat, name in enumerate(NAMES):
        do(JOINED, seat, name)
    for step, action in enumerate(record["actions"]):
        decider = table.decider
        assert decider is not None
        do(PLAYED, decider, action)
        if step == TAKEN_BACK:
            do(UNDONE, decider, "")
            do(PLAYED, decider, action)
        if step + 1 == TOLD:
            told["told"] = table.document()
            happened = story(Stored(1, setup, done), board)
            told |= {"steps": happened["steps"], "notes": happened["notes"]}
    told["end"] = table.document()
    last = {step["turn"]: step | {"events": []} for step in story(Stored(1, setup, done), board)["steps"][1:]}
    told["turns"] = list(last.values())
    return _parts(told)


def _parts(told: dict[str, Any]) -> str:
    """Each part on a line, each entry of a list too."""
    return "{\n" + ",\n".join(f'"{name}": {_lines(part)}' for name, part in told.items()) + "\n}\n"


def _lines(part: Any) -> str:
    """In one line; a list with a line for each of its entries."""
    if isinstance(part, list):
        return "[\n" + ",\n".join(map(_line, part)) + "\n]"
    return _line(part)


def _line(part: Any) -> str:
    return written(part).decode()


@cache
def files() -> dict[Path, str]:
    """What each file should hold."""
    return {
        FOLDER / "vocabulary.ts": vocabulary(),
        FOLDER / "advising.ts": advising_constants(),
        FOLDER / "board.json": board(),
        FOLDER / "course.json": json.dumps(lessons.told(course()), indent=1, ensure_ascii=False) + "\n",
        FOLDER / "strategy.json": strategy.strategy(),
        FOLDER / "book.json": _parts(book.told()),
        FIXTURES / "game.json": game(),
        FIXTURES / "speech.json": speech.told(),
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

"""Writes what the browser has to know of our vocabulary: which values events, refusals and actions have.

And the board, for the client's tests.

Run by `make docs`; a test fails if the file is not fresh.
"""

import json
from pathlib import Path

from ruhr.rules import events, refusals
from ruhr.server.http import get_board
from ruhr.vocabulary import ACTION_VALUES

FOLDER = Path(__file__).parent.parent / "web" / "src" / "generated"


def vocabulary() -> str:
    """The names and kinds of all values, as JSON."""
    told = {
        "events": {kind: dict(fields) for kind, _, fields in events.SCHEMA},
        "refusals": {
            **{code: dict(fields) for code, _, fields in refusals.SCHEMA[1:]},
            "nothing_to_undo": {},
            "undo_other_player": {"seat": "seat"},
            "undo_revealed": {},
        },
        "actions": {kind: dict(fields) for kind, fields in ACTION_VALUES.items()},
    }
    return json.dumps(told, indent=1) + "\n"


def board() -> str:
    """The board as the server tells it, for the client's tests."""
    return json.dumps(json.loads(bytes(get_board().body)), indent=1, ensure_ascii=False) + "\n"


def files() -> dict[Path, str]:
    """What each file should hold."""
    return {FOLDER / "vocabulary.json": vocabulary(), FOLDER / "board.json": board()}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, "utf-8")

"""Writes what the browser has to know of our vocabulary: which values events, refusals and actions have.

Run by `make docs`; a test fails if the file is not fresh.
"""

import json
from pathlib import Path

from ruhr.rules import events, refusals
from ruhr.vocabulary import ACTION_VALUES

FILE = Path(__file__).parent.parent / "web" / "src" / "generated" / "vocabulary.json"


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


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(vocabulary(), "utf-8")

"""Looks for games in which rare things happen and writes their records to tests/golden.

Run it only when the rules themselves have changed; a golden record that no longer replays is a bug.
"""

import hashlib
import json
import sys
from pathlib import Path

from rich.progress import track

from ruhr import Game, Record, standard_board
from ruhr.cli.simulate import random_record

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
KINDS = [(players, calmer_water) for players in (2, 3, 4) for calmer_water in (False, True)]
#: What the set of records must show.
RARE = (
    "bag_empty",
    "borrowed_ahead",
    "coal_hauled",
    "lock_duty",
    "progress_missed",
    "repaid",
    "shared win",
    "shifted",
    "stranded",
    "supplied",
    "thalers_returned",
    "three winners",
    "wage_paid",
)
SEEDS = 4000


def happenings(record: Record) -> set[str]:
    """The rare things that happen in a game."""
    kinds = {event.kind for _, events in Game.replay(record) for event in events}
    result = Game.from_record(record).result()
    assert result is not None
    if len(result.winners) == 2:
        kinds.add("shared win")
    if len(result.winners) == 3:
        kinds.add("three winners")
    return kinds & set(RARE)


def main() -> None:
    from tests.invariants import digest_of  # the tests' own notion of a position

    FOLDER.mkdir(exist_ok=True)
    missing: set[tuple[str, tuple[int, bool] | None]] = {("three winners", None)}
    missing |= {(rare, kind) for rare in RARE if rare != "three winners" for kind in KINDS[:4:3]}
    index: dict[str, list[str]] = {}
    for number in track(range(SEEDS), description="games"):
        for players, calmer_water in KINDS:
            record, _ = random_record(standard_board(), players, calmer_water, f"golden {number}")
            found = happenings(record)
            new = {(rare, (players, calmer_water)) for rare in found} | {(rare, None) for rare in found}
            if number == 0 or new & missing:
                missing -= new
                name = f"{players}-players{'-calmer-water' if calmer_water else ''}-{number}"
                FOLDER.joinpath(f"{name}.json").write_text(record.to_text(), "utf-8")
                index[name] = [digest_of(game._state) for game, _ in Game.replay(record)]
        if not missing:
            break
    write_digests(index)
    print(f"{len(index)} records; not found: {sorted(map(str, missing)) or 'nothing'}", file=sys.stderr)


def write_digests(index: dict[str, list[str]]) -> None:
    """One digest for each record, over all of its positions."""
    short = {
        name: hashlib.sha256("\n".join(digests).encode()).hexdigest()[:16] for name, digests in index.items()
    }
    FOLDER.joinpath("digests.json").write_text(json.dumps(short, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parent.parent))
    main()

"""Spoils records, boards and positions in thousands of ways: each is taken, or refused in words.

.venv/bin/python -m tools.fuzz --files 20000 --seed 1
"""

import argparse
import json
import random
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

import orjson
from rich.console import Console
from rich.progress import track

from ruhr.board import load_board, standard_board
from ruhr.cli.options import text_of
from ruhr.errors import RuhrError
from ruhr.game import Game
from ruhr.language import LANGUAGES, Speaker
from ruhr.record import Record
from ruhr.server.errors import as_json

ROOT = Path(__file__).parent.parent
RECORDS = sorted((ROOT / "tests" / "golden").glob("*-players-*.json"))
#: So many decisions are played on a board that was taken.
DECISIONS = 30
#: What is put where something else belongs; what JSON cannot say is put into the text.
STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    10**6,
    2**31,
    2**53 + 1,
    2**63,
    2**64,
    10**27,
    10**28,
    -(10**28),
    10**400,
    0.5,
    1e308,
    "",
    " ",
    "x" * 3000,
    "ü" * 3000,
    "\ud800",
    "\x00\x1b[31m",
    "{ $key }",
    "🂡",
    "0" * 40,
    [],
    {},
    [[]],
    ["x" * 3000] * 3,
    list(range(3000)),
    {"x" * 3000: 1},
    {str(k): k for k in range(300)},
)
SNIPPETS = (
    b"\xff\xfe",
    b"\xc3",
    b"\x00",
    b"NaN",
    b"-Infinity",
    b"1e999",
    b"9" * 28,
    b"9" * 5000,
    b"0x" + b"f" * 6000,
    b"[" * 3000,
    b'{"a":' * 3000,
    b'"',
    b"\\ud800",
    b"[[",
    b" = ",
    b"1979-05-27T07:32:00Z",
    b"\xef\xbb\xbf",
    b"\r",
    b"; bag ",
)


@dataclass
class Findings:
    """What became of the files."""

    taken: int = 0
    #: How many were refused, by the code of the error.
    refused: Counter[str] = field(default_factory=Counter)
    #: What ended in anything else: the kind of file, its number and the traceback.
    failed: list[tuple[str, int, str]] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = Counter(f"{kind}: {trace.strip().splitlines()[-1][:160]}" for kind, _, trace in self.failed)
        return "\n".join(
            [
                f"taken: {self.taken}",
                f"refused in words: {self.refused.total()}, for {len(self.refused)} reasons",
                f"tracebacks: {len(self.failed)}",
                *(f"  {count} × {what}" for what, count in kinds.most_common()),
            ]
        )


# --- Spoiling ------------------------------------------------------------------------------------------


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Everything inside something, as what it is in and its key or index there."""
    found: list[tuple[Any, Any]] = []
    inside: list[Any] = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
    for key, item in inside:
        found.append((value, key))
        if isinstance(item, dict | list):
            found += _places(item)
    return found


def _spoil_tree(value: Any, chance: random.Random) -> None:
    """Change one thing in it."""
    container, key = chance.choice(_places(value))
    match chance.randrange(6):
        case 0:
            del container[key]
        case 1 if isinstance(container, list):
            container.insert(key, deepcopy(chance.choice(STRANGE)))
        case 1:
            container[chance.choice(("", "x", "x" * 3000, "länge", "\ud800"))] = container[key]
        case 2:
            other, there = chance.choice(_places(value))
            container[key] = deepcopy(other[there])
        case 3 if isinstance(container[key], int):
            container[key] += chance.choice((-1, 1, 2, 10, 10**28))
        case _:
            container[key] = deepcopy(chance.choice(STRANGE))


def _spoil_bytes(text: bytes, chance: random.Random) -> bytes:
    """Change something in it, wherever."""
    at = chance.randrange(len(text) + 1)
    match chance.randrange(5):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + text[at + chance.randrange(1, 40) :]
        case 2:
            return text[:at] + bytes([chance.randrange(256)]) + text[at + 1 :]
        case 3:
            return text[:at] + text[at : at + chance.randrange(200)] + text[at:]
        case _:
            return text[:at] + chance.choice(SNIPPETS) + text[at:]


def spoiled_record(chance: random.Random) -> bytes:
    text = chance.choice(RECORDS).read_bytes()
    if chance.random() < 0.3:
        return _spoil_bytes(text, chance)
    record = json.loads(text)
    if chance.random() < 0.2:
        record["taken_back"] = [{"step": 3, "actions": record["actions"][3:6]}]
    if chance.random() < 0.2:
        del record["deal"]
        record["position"] = "2 players, turn 6, phase 6; red: 9 thalers, markers lock_building inn"
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        _spoil_tree(record, chance)
    return json.dumps(record).encode()


def spoiled_board(chance: random.Random) -> bytes:
    text = files("ruhr.board").joinpath("standard.toml").read_bytes()
    if chance.random() < 0.5:
        return _spoil_bytes(text, chance)
    lines = text.decode().splitlines()
    at = chance.choice([at for at, line in enumerate(lines) if "=" in line])
    key = lines[at].partition("=")[0]
    value = chance.choice([value for value in STRANGE if value is not None and not isinstance(value, dict)])
    lines[at] = f"{key}= {json.dumps(value)}"
    if chance.random() < 0.2:
        lines[at] = (
            f"{key}= {chance.choice(('inf', 'nan', '0x' + 'f' * 6000, '1979-05-27', '[[1, 2], [3]]'))}"
        )
    return "\n".join(lines).encode()


def spoiled_position(chance: random.Random) -> bytes:
    game = Game.new(chance.randint(2, 4), seed=chance.randrange(50))
    for _ in range(chance.randrange(60)):
        if game.over:
            break
        game.play(chance.choice(game.legal_actions()))
    text = str(game.position(hidden=chance.random() < 0.5)).encode()
    for _ in range(chance.choice((1, 1, 2, 4))):
        text = _spoil_bytes(text, chance)
    return text


# --- Trying --------------------------------------------------------------------------------------------


def try_record(file: Path) -> None:
    record = Record.from_text(text_of(str(file)))
    Game.from_record(record, standard_board())
    assert Record.from_text(record.to_text().encode()) == record


def try_board(file: Path) -> None:
    game = Game.new(2, seed=1, board=load_board(file))
    chance = random.Random(1)
    for _ in range(DECISIONS):
        game.play(chance.choice(game.legal_actions()))
    assert Game.from_record(game.record(), game.board) == game


def try_position(file: Path) -> None:
    game = Game.from_position(text_of(str(file)), seed=1)
    assert Game.from_position(game.position(hidden=True)).view() == game.view()


KINDS: dict[str, tuple[Callable[[random.Random], bytes], Callable[[Path], None]]] = {
    "record": (spoiled_record, try_record),
    "board": (spoiled_board, try_board),
    "position": (spoiled_position, try_position),
}


def tell(error: RuhrError) -> None:
    """What is wrong can be said in every language, on any screen and over the wire."""
    for language in LANGUAGES:
        words = Speaker(language, names=["Anna", "Ben", "Carla", "Dora"]).error(error)
        assert words.encode()
        assert len(words) < 20_000
    assert orjson.dumps(as_json(error))
    assert str(error)


def spoil(number: int, seed: int, folder: Path, findings: Findings) -> None:
    """Try one spoiled file."""
    chance = random.Random(f"{seed} {number}")
    kind = chance.choices(list(KINDS), (6, 3, 1))[0]
    make, attempt = KINDS[kind]
    file = folder / "spoiled"
    file.write_bytes(make(chance))
    try:
        try:
            attempt(file)
        except RuhrError as error:
            tell(error)
            findings.refused[error.code] += 1
        else:
            findings.taken += 1
    except Exception:
        findings.failed.append((kind, number, traceback.format_exc()))


def fuzz(count: int, seed: int, *, quiet: bool = False) -> Findings:
    """Try so many spoiled files."""
    findings = Findings()
    numbers = range(count)
    with tempfile.TemporaryDirectory() as folder:
        for number in numbers if quiet else track(numbers, "fuzz", console=Console(stderr=True)):
            spoil(number, seed, Path(folder), findings)
    return findings


def main() -> None:
    """Print what was found; ends with 1 if anything was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=20_000, help="how many")
    parser.add_argument("--seed", type=int, default=1, help="the same seed spoils in the same ways")
    wish = parser.parse_args()
    findings = fuzz(wish.files, wish.seed)
    print(findings)
    for kind, number, trace in findings.failed[:3]:
        print(f"\n{kind} {number} of seed {wish.seed}:\n{trace}")
    sys.exit(1 if findings.failed else 0)


if __name__ == "__main__":
    main()

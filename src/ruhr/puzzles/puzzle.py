"""A puzzle: a position, what can be chosen in it, and what every choice costs."""

import gzip
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from ruhr.review.shapes import Share

#: Advice (`ruhr.bots.Advice`) as plain data.
PlainAdvice = dict[str, Any]
#: What a puzzle is about.
Theme = Literal[
    "building",
    "coal",
    "debt",
    "end_bonus",
    "export",
    "income",
    "lock_race",
    "option",
    "pilot",
    "progress",
    "sale",
    "track",
]


@dataclass(frozen=True)
class Answer:
    """A choice, and what it costs against the best one."""

    action: str
    right: bool
    cost: Share


@dataclass(frozen=True)
class Puzzle:
    """A decision to be made, with every answer, the best first."""

    id: str
    position: str
    seat: int
    players: int
    turn: int
    #: What is asked, by the name of the decision.
    decision: str
    #: What somebody would choose who judges without looking ahead.
    natural: str
    theme: Theme
    #: The weakest level from which on all find it; none where it was not measured.
    difficulty: str | None
    #: What it follows from: the same seed and looks verify it again.
    seed: str
    looks: int
    answers: list[Answer]
    #: Advice on the best choice against each of the others, as plain data; shipped puzzles have it apart.
    reasons: dict[str, PlainAdvice] = field(default_factory=dict, repr=False)

    @property
    def best(self) -> str:
        return self.answers[0].action

    @property
    def right(self) -> list[str]:
        """All that is accepted: the best choice, and what comes to the same."""
        return [answer.action for answer in self.answers if answer.right]

    def answer(self, action: str) -> Answer:
        """What is answered to a choice."""
        return next(answer for answer in self.answers if answer.action == action)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, found: dict[str, Any]) -> "Puzzle":
        answers = [Answer(**{**one, "cost": Share(**one["cost"])}) for one in found["answers"]]
        return cls(**{**found, "answers": answers})


# --- In the package ------------------------------------------------------------------------------------

#: The puzzles one a line, and in the same order their reasons, which are long.
PUZZLES, REASONS = "puzzles.jsonl", "reasons.jsonl.gz"
#: What follows in the same turn, a line for each puzzle after which something is asked.
REST_OF_TURNS = "turns.jsonl.gz"


def files_of(puzzles: Iterable[Puzzle]) -> dict[str, bytes]:
    """The files of the package, by name."""
    plain = [puzzle.to_json() for puzzle in puzzles]
    reasons = "".join(_line(puzzle.pop("reasons")) for puzzle in plain)
    return {
        PUZZLES: "".join(_line(puzzle) for puzzle in plain).encode(),
        REASONS: gzip.compress(reasons.encode(), mtime=0),
    }


def turns_file(turns: dict[str, list[Puzzle]]) -> bytes:
    """The file of what follows in the same turn, from that by puzzle."""
    lines = (_line({"of": of, "then": [one.to_json() for one in then]}) for of, then in turns.items() if then)
    return gzip.compress("".join(lines).encode(), mtime=0)


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a file, without their reasons."""
    return [Puzzle.from_json(json.loads(line)) for line in text.splitlines()]


def _line(plain: Any) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n"


@cache
def shipped_puzzles() -> dict[str, Puzzle]:
    """The puzzles of the package, by id, without their reasons."""
    text = files("ruhr.puzzles").joinpath(PUZZLES).read_text("utf-8")
    return {puzzle.id: puzzle for puzzle in read_puzzles(text)}


def shipped_reasons(puzzle: str) -> dict[str, PlainAdvice]:
    """Why each other choice of a puzzle of the package is worse than the best."""
    found: dict[str, PlainAdvice] = json.loads(_reasons()[puzzle])
    return found


@cache
def _reasons() -> dict[str, str]:
    text = gzip.decompress(files("ruhr.puzzles").joinpath(REASONS).read_bytes()).decode()
    return dict(zip(shipped_puzzles(), text.splitlines(), strict=True))


def shipped_turn(puzzle: str) -> list[Puzzle]:
    """What is asked after a puzzle of the package in the same turn, with reasons."""
    line = _turns().get(puzzle)
    return [Puzzle.from_json(one) for one in json.loads(line)["then"]] if line else []


@cache
def _turns() -> dict[str, str]:
    text = gzip.decompress(files("ruhr.puzzles").joinpath(REST_OF_TURNS).read_bytes()).decode()
    return {json.loads(line)["of"]: line for line in text.splitlines()}

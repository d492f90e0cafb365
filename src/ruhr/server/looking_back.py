"""The pieces of a review, as they go through pipes and into the database: plain data."""

from dataclasses import asdict
from functools import cache
from typing import Any, NamedTuple, TypeVar, get_type_hints

from pydantic import TypeAdapter

from ruhr.board import Board
from ruhr.bots.advice import Advice
from ruhr.edge.actions import Action
from ruhr.puzzles import puzzles_of
from ruhr.record import Record
from ruhr.review import Findings, Review, ReviewedTurn, as_plain_data, reviewed
from ruhr.review.reviewing import find

#: A record, advice, or a part of a review.
PlainData = dict[str, Any]
Made = TypeVar("Made")


class LookBack(NamedTuple):
    """Look back at some decisions of a game."""

    record: PlainData
    steps: list[int]
    seed: int
    looks: int


class Conclude(NamedTuple):
    """Put together all that was found, with what was better and why, and the costliest turns as puzzles."""

    record: PlainData
    found: list[PlainData]
    seed: int
    looks: int


PartOfReview = LookBack | Conclude


def worked_out(part: PartOfReview, board: Board) -> list[PlainData] | PlainData:
    """What comes of a part."""
    record = Record.from_json(part.record)
    if isinstance(part, LookBack):
        return [_plain(one) for one in find(record, board, part.steps, part.seed, part.looks)]
    review = reviewed(record, board, found_again(part.found), part.seed, part.looks)
    seats = range(len(record.players))
    puzzles = [[one.to_json() for one in puzzles_of(review, record, seat, board)] for seat in seats]
    return {"whole": as_plain_data(review), "puzzles": puzzles}


def so_far(record: Record, board: Board, found: list[PlainData], seed: int, looks: int) -> PlainData:
    """The review as far as it has come."""
    return as_plain_data(reviewed(record, board, found_again(found), seed, looks, explain=False))


def _plain(one: Findings) -> PlainData:
    return {
        "step": one.step,
        "decision": None if one.decision is None else asdict(one.decision),
        "reveals": [asdict(reveal) for reveal in one.reveals],
        "start": [asdict(share) for share in one.start],
    }


def found_again(found: list[PlainData]) -> list[Findings]:
    """Findings that were plain data."""
    again: list[Findings] = _reader(list[Findings]).validate_python(found)
    return again


def from_json(plain: PlainData) -> Review:
    """A review that was plain data."""
    return _made(Review, plain, turns=[_turn(turn) for turn in plain["turns"]])


def _turn(plain: PlainData) -> ReviewedTurn:
    better = plain["better"]
    return _made(ReviewedTurn, plain, better=None if better is None else _advice(better))


def _advice(plain: PlainData) -> Advice:
    return _made(Advice, plain, action=Action.from_words(plain["action"]))


def _made(shape: type[Made], plain: PlainData, **parts: Any) -> Made:
    """A shape of plain data, but for the parts that are made already."""
    shapes = get_type_hints(shape)
    rest = {name: _reader(shapes[name]).validate_python(plain[name]) for name in plain.keys() - parts.keys()}
    return shape(**rest, **parts)


@cache
def _reader(shape: Any) -> TypeAdapter[Any]:
    return TypeAdapter(shape)

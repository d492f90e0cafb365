"""Answers in advance."""

from typing import Annotated

from pydantic import Field

from ruhr.board.words import TURNS
from ruhr.edge.values import Decision
from ruhr.server.wire.words import ActionWords, Problem, RequestId, Strict, Time

#: So many answers can be given in advance for a seat.
MOST_ANSWERS = 12


class AnswerAhead(Strict):
    """An answer in advance, and the question it is meant for."""

    action: ActionWords
    decision: Decision
    turn: Annotated[int, Field(ge=1, le=TURNS)]


class GiveAhead(Strict):
    """What a seat will answer from now on, instead of what was given before; nothing withdraws it."""

    request: RequestId
    mark: Annotated[str, Field(max_length=64)] | None = Field(
        None, description="That of the list it replaces; null if there is none."
    )
    careful: bool = Field(True, description="Drop what is left as soon as something hidden was revealed?")
    answers: list[AnswerAhead] = Field(max_length=MOST_ANSWERS)


class DroppedAnswers(Strict):
    """The first answer that did not fit when it came due, and all that followed it."""

    at: Time
    answers: list[AnswerAhead]
    reason: Problem


class GivenAhead(Strict):
    """What one has given in advance for a seat; nobody else is told."""

    seat: int
    mark: str | None = Field(description="Another one after every change of the list.")
    careful: bool
    answers: list[AnswerAhead]
    dropped: DroppedAnswers | None = Field(description="Until the next list is given, even an empty one.")


class AllGivenAhead(Strict):
    """What one has given in advance at a table, for each of one's seats."""

    lists: list[GivenAhead]


class OwnAnswers(GivenAhead):
    """What one has given in advance at any table."""

    table: str

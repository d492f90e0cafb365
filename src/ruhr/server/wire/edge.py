"""Events, refusals and actions of the game as they go over the wire, and what is put into words."""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints, create_model
from typing_extensions import TypeAliasType

from ruhr.board.words import MOST_PLAYERS
from ruhr.edge.actions import ACTION_SHAPES
from ruhr.edge.coaching import REGRET_SHAPES
from ruhr.edge.events import EVENT_SHAPES, Gains
from ruhr.edge.moves import Move
from ruhr.edge.refusals import REFUSAL_SHAPES
from ruhr.edge.values import Area, Areas, Shape
from ruhr.edge.views import PrintedBoard
from ruhr.server.wire.words import ActionWords, Language, Strict

Values = dict[str, str | int | bool | list[str] | None]


class EventToTell(BaseModel):
    """An event as it was told; what is not needed to put it into words is left alone."""

    kind: str
    values: Values


class RefusalToTell(BaseModel):
    """A refusal as it was told."""

    code: str
    values: Values


class InWords(Strict):
    """What is to be put into words, for clients without catalogues of their own."""

    language: Language = "en"
    names: list[Annotated[str, StringConstraints(max_length=80)]] = Field(default=[], max_length=MOST_PLAYERS)
    keys: list[Annotated[str, StringConstraints(max_length=80)]] = Field(default=[], max_length=200)
    actions: list[ActionWords] = Field(default=[], max_length=400)
    events: list[EventToTell] = Field(default=[], max_length=400)
    refusals: list[RefusalToTell] = Field(default=[], max_length=400)


class NoValues(Strict):
    """Nothing more is to be said."""


def _one_of(name: str, shapes: Iterable[type[Shape]], code: str, **besides: Any) -> Any:
    """The shapes of the edge as models that are told apart by their code."""
    models = []
    for shape in shapes:
        own = f"{shape.__name__}{name}"
        fields: dict[str, Any] = {
            field.name: (list[Area] if field.type == Areas else field.type, ...) for field in shape.declared
        }
        values = create_model(f"{own}Values", __base__=Strict, **fields) if fields else NoValues
        given = {code: (Literal[shape.name], ...), "values": (values, ...)} | besides
        models.append(create_model(own, __base__=Strict, __doc__=shape.__doc__, **given))
    return TypeAliasType(name, Annotated[reduce(or_, models), Field(discriminator=code)])


if TYPE_CHECKING:
    Event = dict[str, Any]
    Refusal = dict[str, Any]
    Action = dict[str, Any]
    Regret = dict[str, Any]
else:
    Event = _one_of(
        "Event",
        EVENT_SHAPES,
        "kind",
        section=(str, ...),
        gains=(list[Gains], Field(description="What it brings whom; what is paid or lost is negative.")),
        places=(list[str], Field(description="The places on the board that it names.")),
        moves=(list[Annotated[Move, Field(discriminator="piece")]], Field(description="What it moves.")),
    )
    Refusal = _one_of("Refusal", REFUSAL_SHAPES, "code", action=(str, ...), section=(str | None, ...))
    Regret = _one_of("Regret", REGRET_SHAPES, "code", section=(str, ...))
    Action = _one_of(
        "Action",
        ACTION_SHAPES,
        "kind",
        place=(str | None, Field(description="Where on the board it can be chosen.")),
    )


class Board(PrintedBoard):
    """What is printed on the cardboard, and every action there is on it, by its words."""

    actions: dict[str, Action]


class Possibility(Strict):
    """An action the deciding seat may choose, and what it would cause up to the next decision."""

    action: str
    causes: list[Event]
    ends: bool = Field(description="Does the seat's doing in this phase end with it?")
    regrets: list[Regret] = Field(description="What beginners regret about it.")


class Words(Strict):
    """Everything that was asked for, in words, in the same order."""

    keys: list[str]
    actions: list[str]
    events: list[str]
    refusals: list[str]


class Rule(Strict):
    """A rule of the game, in words."""

    id: str = Field(description="What the rule is linked by.")
    title: str
    text: str
    ruling: str = Field(description="What we have decided where the rulebook is silent; empty if nothing.")
    rows: list[str] = Field(description="What is listed below the text.")
    sections: list[str] = Field(description="Sections of the rulebook.")
    rulings: list[str] = Field(description="Rulings of ours (docs/rulings.md).")
    provenance: str = Field(description="Whence the values of the board come that it shows; often empty.")


class Chapter(Strict):
    """A question that players have at the table, and the rules that answer it."""

    id: str
    title: str
    rules: list[Rule]


class Rules(Strict):
    """The rules of the game, arranged by what players ask."""

    words: dict[str, str] = Field(description="The words around the rules.")
    chapters: list[Chapter]
    sections: dict[str, str] = Field(description="The rule that a section of the rulebook leads to.")
    links: dict[str, str] = Field(
        description="The rule that an event, a refusal or another key of the catalogues leads to."
    )

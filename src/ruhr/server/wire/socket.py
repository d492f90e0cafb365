"""The messages of the socket."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from ruhr.server.wire.edge import Possibility
from ruhr.server.wire.tables import HOST, INVITATION, Change, Line, Outlooks, Play, Refusals, Say, Table, Undo
from ruhr.server.wire.words import Key, Problem, RequestId, SeatNumber, Strict, Version


class Hello(Strict):
    """The first message of a client: its keys, and up to where it knows the table."""

    type: Literal["hello"]
    keys: list[Key] = Field(default=[], max_length=8)
    version: Version | None = None
    history: Annotated[str, StringConstraints(max_length=64)] | None = Field(
        None, description="The history of the table it knows, at that version."
    )
    line: Version = Field(0, description="The number of the last line of the chat it knows.")


class PlayMessage(Play):
    """Decide."""

    type: Literal["play"]


class UndoMessage(Undo):
    """Take the last decision back."""

    type: Literal["undo"]


class SayMessage(Say):
    """Say something."""

    type: Literal["say"]


class WhyNotMessage(Strict):
    """Ask what is not possible now, and why."""

    type: Literal["why_not"]
    request: RequestId


class OutlookMessage(Strict):
    """Ask what the coal of every storage would bring if it were sold now."""

    type: Literal["outlook"]
    request: RequestId
    seat: SeatNumber | None = Field(
        None, description="Whom it would bring it; by default who asks, for those without a seat who decides."
    )


class PingMessage(Strict):
    """Is anybody there?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello | PlayMessage | UndoMessage | SayMessage | WhyNotMessage | OutlookMessage | PingMessage,
    Field(discriminator="type"),
]


class Welcome(Strict):
    """The answer to hello, and to a table that went back. Without a table, what was missed follows."""

    type: Literal["welcome"]
    version: Version
    stepped_back: bool = Field(
        description="Is what the client knew lost, because the database had lost it? "
        "Then table and chat replace all it knows."
    )
    seats: list[int] = Field(description="The seats held with the client's keys.")
    host: bool = Field(description=HOST)
    invitation: str | None = Field(description=INVITATION)
    table: Table | None
    chat: list[Line]
    asked: list[Possibility] | None


class SaidMessage(Line):
    """Something was said."""

    type: Literal["said"]


class DoneMessage(Strict):
    """A request was carried out, now or before."""

    type: Literal["done"]
    request: str
    version: int


class RefusalsMessage(Refusals):
    """The answer to why_not."""

    type: Literal["refusals"]
    request: str


class OutlooksMessage(Outlooks):
    """The answer to outlook."""

    type: Literal["outlooks"]
    request: str


class ErrorMessage(Strict):
    """A request was refused and has changed nothing."""

    type: Literal["error"]
    request: str | None
    error: Problem


class PongMessage(Strict):
    """Somebody is."""

    type: Literal["pong"]


ServerMessage = Annotated[
    Welcome
    | Change
    | SaidMessage
    | DoneMessage
    | RefusalsMessage
    | OutlooksMessage
    | ErrorMessage
    | PongMessage,
    Field(discriminator="type"),
]
#: Every message of the socket, by who sends it.
MESSAGES: dict[str, TypeAdapter[Any]] = {
    "ClientMessage": TypeAdapter(ClientMessage),
    "ServerMessage": TypeAdapter(ServerMessage),
}

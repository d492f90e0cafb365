"""Persons: their devices, wishes and tables."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from ruhr.board.words import MOST_PLAYERS
from ruhr.server.wire.ahead import OwnAnswers
from ruhr.server.wire.cups import OwnCup
from ruhr.server.wire.finding import GameResult
from ruhr.server.wire.manners import DeedOfHost, OwnDistance, OwnReport
from ruhr.server.wire.notices import OwnWay
from ruhr.server.wire.passkeys import OwnPasskey
from ruhr.server.wire.tables import ListedTable
from ruhr.server.wire.words import Key, Language, Name, OnDevice, Strict, TableId, Thinking, Time

SessionId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{12}$")]
ShortWord = Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,40}$")]
MinuteOfDay = Annotated[int, Field(ge=0, lt=24 * 60)]
TimeZone = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_+-]{1,30}(/[A-Za-z0-9_+-]{1,30}){0,2}$")]


class Wishes(Strict):
    """What somebody wishes on all his devices; what is left out he has not said."""

    name: Name | Literal[""] | None = None
    language: Language | None = None
    theme: Literal["", "light", "dark"] | None = None
    pace: Literal["slow", "normal", "fast", "at_once"] | None = None
    sounds: bool | None = None
    number_keys: bool | None = None
    coach: Literal["off", "alone", "always"] | None = None
    confirm_end: bool | None = None
    quiet_warnings: list[ShortWord] | None = Field(None, max_length=50)
    finished_games: list[TableId] | None = Field(None, max_length=10)
    opponents: list[ShortWord] | None = Field(None, max_length=MOST_PLAYERS)
    thinking: Thinking | None = None
    calmer_water: bool | None = None
    practice: bool | None = None
    hidden_tables: list[TableId] | None = Field(
        None, max_length=500, description="Tables that are not to be listed among one's own."
    )
    quiet_from: MinuteOfDay | None = Field(None, description="From when on one wants no notices,")
    quiet_until: MinuteOfDay | None = Field(None, description="until when;")
    time_zone: TimeZone | None = Field(None, description="in which time zone, for instance `Europe/Berlin`.")


class KeepWishes(OnDevice):
    """What somebody wishes from now on."""

    wishes: Wishes


class NewLink(OnDevice):
    """Another device is to be one's own."""


class BringAlong(OnDevice):
    """Keys with which seats were taken that are one's own."""

    keys: list[Key] = Field(min_length=1, max_length=100)


class ComeByLink(OnDevice):
    """A device that has come by a link."""

    code: Key
    keys: list[Key] = Field(default=[], max_length=100, description="Keys with which seats were taken here.")


class Delete(Strict):
    """That it is really meant."""

    everything: Literal[True]


class Session(Strict):
    """A device of somebody."""

    id: str
    device: str
    created_at: Time
    seen_at: Time = Field(description="When it was last used, to the hour.")
    here: bool = Field(description="Is it the one that asks?")


class Me(Strict):
    """What is kept of somebody, but for his games."""

    known: bool = Field(description="Is more kept of him than the seats he has taken with this key?")
    since: Time | None
    wishes: Wishes
    sessions: list[Session]
    told: bool = Field(description="Does he want to be told when it is his turn?")
    secured: bool = Field(description="Does a passkey or a confirmed mailbox lead back to him?")


class MyTable(ListedTable):
    """A table at which one sits."""

    mine: list[int] = Field(description="One's seats there.")
    decider: int | None = Field(description="The seat whose decision it is.")
    asked: bool = Field(description="Does one have to decide?")
    since: Time | None = Field(description="Since when the present decision is asked for.")
    ends_at: Time | None = Field(description="When the time of who decides is up, if anything happens then.")


class MyTables(Strict):
    """The tables at which one sits, first those at which one has to decide."""

    tables: list[MyTable]


class BroughtAlong(Strict):
    """How many of the keys held seats that are one's own now."""

    brought: int


class Link(Strict):
    """What another device needs to become one's own."""

    code: str
    expires_at: Time


class SaidOnce(Strict):
    """Something that somebody said."""

    at: Time
    words: str


class OwnGame(ListedTable):
    """A game of somebody, with its record if it is over."""

    mine: list[int]
    said: list[SaidOnce]
    record: dict[str, Any] | None


class Everything(Me):
    """Everything that is kept of somebody."""

    format: Literal["ruhr-me/1"]
    ways: list[OwnWay]
    passkeys: list[OwnPasskey]
    cups: list[OwnCup]
    games: list[OwnGame]
    results: list[GameResult]
    ahead: list[OwnAnswers]
    distances: list[OwnDistance]
    reports: list[OwnReport]
    deeds_of_hosts: list[DeedOfHost]


class Deleted(Strict):
    """Somebody is not known here any more."""

    deleted: bool

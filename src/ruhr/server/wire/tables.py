"""Tables: what is asked of them, and what is told of them."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.bots import USUAL
from ruhr.edge.coaching import TOPICS
from ruhr.edge.views import OutlookView, View
from ruhr.server.standing_in import STAND_IN
from ruhr.server.wire.edge import Event, Possibility, Refusal
from ruhr.server.wire.words import (
    ActionWords,
    Addition,
    ChatText,
    Json,
    Language,
    Level,
    Name,
    PositionText,
    RequestId,
    SeatNumber,
    Status,
    Strict,
    Thinking,
    Time,
    Version,
)

BY_INVITATION = "May only sit down whom the host has invited?"
CUP = "The cup that it belongs to."
HOST = "Was the table made with this key?"
INVITATION = "What the host gives to whom he invites; told to nobody else."
KNOWN_DEAL = "Can whoever made the table know what is hidden? Such a game does not count."
#: What a host gives to whom he invites.
Invitation = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
AtEnd = Literal["nothing", "bot", "close"]
DeedKind = Literal[
    "joined", "left", "returned", "played", "undone", "ran_out", "rematch", "paused", "sent_off", "unsealed"
]


SERVERS_BOT = f"In rated games and cups it is the server's instead (`{STAND_IN}`)."


class NewSeat(Strict):
    """A place at a new table: a bot, a person who is there already, or one who is still to come."""

    level: Level | None = Field(None, description="The level of the bot that sits here; null for a person.")
    name: Name | None = Field(None, description="The name under which whoever creates the table sits here.")


class NewClock(Strict):
    """The time a player has: a bank, and some more with every decision."""

    bank: int = Field(ge=1, le=60 * 86_400, description="Seconds at the beginning.")
    increment: int = Field(0, ge=0, le=14 * 86_400, description="Seconds gained with every decision.")
    at_end: AtEnd = Field("nothing", description="What happens when the time is up.")
    level: Level = Field("kapitaen", description=f"The bot that takes over. {SERVERS_BOT}")


#: A rating, as people read it.
Rating = Annotated[int, Field(ge=0, le=5000)]
RATED = "Does the game change ratings (docs/rating.md)?"


class NewTerms(Strict):
    """On which terms people meet at a new table."""

    rated: bool = Field(
        False,
        description=f"{RATED} It begins with a fresh deal on the standard board, everybody holds one seat, "
        "bots think as long as usual, and there are neither hints nor practice.",
    )
    language: Language | None = Field(None, description="The language that is spoken; null for any.")
    chat: bool = Field(True, description="May anything be said?")
    lowest: Rating | None = Field(None, description="The lowest rating that is welcome.")
    highest: Rating | None = Field(None, description="The highest rating that is welcome.")
    around: bool = Field(
        False,
        description="Are players wanted whose rating is about that of whoever makes the table? "
        "The longer it takes, the farther away it may be.",
    )


class CreateTable(Strict):
    """A new table, from the beginning, or going on with a record or from a position."""

    request: RequestId
    seats: list[NewSeat] = Field(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)
    calmer_water: bool = Field(
        False, description="The variant without the starred markers; records and positions bring their own."
    )
    public: bool = Field(False, description="Is it listed, or found by its link only?")
    by_invitation: bool = Field(
        False, description="May only sit down who has the invitation that the host is told?"
    )
    practice: bool = Field(
        False,
        description="One person against bots, without a clock, who may take back whole turns; "
        "such a game does not count.",
    )
    thinking: Thinking = Field(
        USUAL,
        description="How long bots think that look into the future: "
        "a quarter of the usual looks, as many, or four times as many.",
    )
    clock: NewClock | None = None
    terms: NewTerms = Field(default_factory=lambda: NewTerms.model_validate({}))
    record: dict[str, Any] | None = Field(
        None,
        description="A record to go on with (docs/record.md). It tells the deal, so the table says "
        "`known_deal` to everybody.",
    )
    step: Annotated[int, Field(ge=0, le=10_000)] | None = Field(
        None,
        description="How many of the record's decisions to keep; "
        "by default all of them, but for the last one of a game that is over.",
    )
    position: PositionText | None = Field(
        None,
        description="A position to go on from, instead of a record (docs/position.md). If it tells what is "
        "hidden, the table says `known_deal`.",
    )


class Join(Strict):
    """Take a seat."""

    request: RequestId
    name: Name
    invitation: Invitation | None = Field(
        None, description="What the host has given, where one sits down by invitation only."
    )
    share: Addition | None = Field(
        None,
        description="32 random bytes that whoever sits down adds to the deal (docs/fairness.md), after he "
        "was told the table's commitment. Left alone where the deal is known already.",
    )
    nevertheless: bool = Field(False, description="Also where somebody sits whom one has blocked.")


class Leave(Strict):
    """Leave a seat; in a game a bot decides from then on."""

    request: RequestId
    level: Annotated[Level, Field(description=f"The bot that decides. {SERVERS_BOT}")] = "kapitaen"


class Ask(Strict):
    """A request that needs no more than its id."""

    request: RequestId


class PlayAgain(Ask):
    """Ask for a rematch."""

    share: Addition | None = Field(
        None,
        description="32 random bytes that whoever asks adds to the next deal, after he was told the table's "
        "`rematch_commitment`. Left alone where there is none, or somebody else was first.",
    )


class Play(Strict):
    """Decide."""

    request: RequestId
    version: Version = Field(description="The version of the table that the decision was made for.")
    action: ActionWords


class Undo(Strict):
    """Take the last decision back."""

    request: RequestId
    version: Version
    seat: SeatNumber
    step: Annotated[int, Field(ge=0, le=10_000)] | None = Field(
        None,
        description="At a practice table: take back all that followed so many decisions, "
        "with which the seat began what it did in a phase. The version is not compared then.",
    )


class Say(Strict):
    """Say something to everybody at the table."""

    request: RequestId
    seat: SeatNumber
    text: ChatText


class Rewind(Strict):
    """How far back one who practises can go: the start of what he did last in a phase."""

    seat: int
    step: int


class Seat(Strict):
    """A place at a table. A person's seat can have a bot's level: then the bot decides for him."""

    name: str | None
    person: bool
    level: Level | None


class Clock(Strict):
    """The clock of a table, in milliseconds."""

    bank: int
    increment: int
    at_end: AtEnd
    level: Level


class Result(Strict):
    """How the game ended."""

    points: list[int]
    winners: list[int]
    places: list[int] = Field(description="1 for the winners; who has as many points has the same place.")


class Fairness(Strict):
    """What the deal follows from (docs/fairness.md): all but the server's secret is known from the start."""

    commitment: str = Field(description="What binds the server to its secret.")
    shares: list[str | None] = Field(
        description="What each seat has added; null for bots, free seats and who has added nothing."
    )
    fingerprint: str = Field(description="Of both. It stays the same from the moment the game begins.")
    secret: str | None = Field(description="The secret of the server; null until the game is over.")


class Terms(Strict):
    """On which terms people meet at a table."""

    rated: bool = Field(description=RATED)
    language: Language | None
    chat: bool
    lowest: int | None
    highest: int | None
    around: int | None = Field(
        description="The rating around which players are looked for, the farther the longer it takes."
    )


class Table(Strict):
    """All that anybody may see of a table."""

    id: str
    version: Version
    history: str = Field(
        description="The id of all that has led to this version: it is another one after the same version "
        "of another history, as there can be after a backup was restored."
    )
    status: Status
    public: bool
    by_invitation: bool = Field(description=BY_INVITATION)
    created_at: Time
    calmer_water: bool
    origin: str | None = Field(
        description="The table it is a rematch of; `record` or `position` if it shows one or goes on from it."
    )
    clock: Clock | None
    seats: list[Seat]
    decider: int | None = Field(description="The seat whose decision it is.")
    since: Time | None = Field(description="Since when it is.")
    banks: list[int] = Field(
        description="What each seat had left on its clock at that time, in milliseconds."
    )
    undo: int | None = Field(description="The seat that may take its last decision back.")
    practice: bool = Field(description="May whole turns be taken back? Such a game does not count.")
    known_deal: bool = Field(description=KNOWN_DEAL)
    thinking: Thinking = Field(description="How long its bots think, if they look into the future.")
    secret: str | None = Field(
        description="What the chance of its bots came from, so that what they decided can be checked; "
        "null until the game is over."
    )
    fairness: Fairness | None = Field(
        description="What the deal follows from; null where it was known from the beginning, as at tables "
        "that go on with a record or from a position."
    )
    rematch_commitment: str | None = Field(
        description="What binds the server to its secret for the deal of a rematch; "
        "null until the game is over."
    )
    rewind: Rewind | None = Field(description="How far back that goes, if it can be done now.")
    hints: bool = Field(
        description="May whoever decides ask for a hint? Not against other people, nor in a rated game."
    )
    terms: Terms
    cup: str | None = Field(description=CUP)
    sealed: bool = Field(
        description="Do other tables of a cup still play the same deal? As long as they do, only those see "
        "the table who sit there, and nothing is told of the deal."
    )
    step: int = Field(description="How many decisions have been made.")
    result: Result | None
    rematch: str | None = Field(description="The table of the next game.")
    view: View | None


class Line(Strict):
    """Something said at the table."""

    number: int
    at: Time
    seat: int
    words: str = Field(description="Empty if the hosts of the server have taken it out.")
    removed: bool = Field(description="Have they?")
    muted: bool = Field(description="Does whoever is told not want to read who said it?")


class TableNow(Strict):
    """A table and what was said last at it."""

    table: Table
    seats: list[int] = Field(description="The seats held with the key of the request.")
    host: bool = Field(description=HOST)
    invitation: str | None = Field(description=INVITATION)
    chat: list[Line]


class ListedTable(Strict):
    """A public table in a list."""

    id: str
    created_at: Time
    calmer_water: bool
    status: Status
    seats: list[Seat]
    clock: Clock | None
    origin: str | None
    practice: bool
    known_deal: bool = Field(description=KNOWN_DEAL)
    by_invitation: bool = Field(description=BY_INVITATION)
    terms: Terms
    cup: str | None = Field(description=CUP)


class PublicTables(Strict):
    """Public tables, the latest first."""

    tables: list[ListedTable]
    next: Time | None = Field(description="Ask for tables before this for more.")


class CarriedOut(Strict):
    """A request has been carried out; the change stands in the record at this version."""

    version: Version


class Said(Strict):
    """Something was said, as this line of the chat."""

    number: int


class Rematch(Strict):
    """The next game is at this table."""

    version: Version
    table: str


class Possibilities(Strict):
    """What the deciding seat may do."""

    version: Version
    seat: int
    actions: list[Possibility]


class Topic(Strict):
    """Something the decision is about, and the section of the rulebook to read on."""

    code: Literal[tuple(TOPICS)]  # type: ignore[valid-type]
    section: str


class Topics(Strict):
    """What a coach has to say of a decision, the most general first."""

    version: Version
    topics: list[Topic]


class Refusals(Strict):
    """What it may not do, and why."""

    version: Version
    seat: int
    refusals: list[Refusal]


class Outlook(OutlookView):
    """What the coal of a storage would bring a seat if it were sold now, and nothing happened in between."""

    causes: list[Event]


class Outlooks(Strict):
    """What the coal of every storage would bring; a barge that already loads it is the one that sells it."""

    version: Version
    seat: int
    outlooks: list[Outlook]


class PatchStep(Strict):
    """A step of a JSON Patch (RFC 6902)."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Json = None


class Deed(Strict):
    """Something that was done at the table, as it stands in the record."""

    version: Version
    at: Time
    kind: DeedKind
    seat: int
    words: str = Field(
        description="The action played, the name of who joined, the level or table that follows, "
        "after how many decisions all was taken back by who practises."
    )
    request: str


class Deeds(Strict):
    """What was done since a version."""

    version: Version
    changes: list[Deed]


class Change(Deed):
    """Something was done at the table."""

    type: Literal["change"]
    events: list[Event]
    patch: list[PatchStep] = Field(description="What turns the table before into the table after.")
    asked: list[Possibility] | None = Field(None, description="For the deciding seat: what it may do.")

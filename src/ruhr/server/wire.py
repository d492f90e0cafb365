"""Everything that goes over the wire, both ways: the source of OpenAPI and of the browser's types."""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    create_model,
)
from typing_extensions import TypeAliasType

from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.bots import CHARACTERS, LEVELS, THINKING, USUAL, Comparison, Denied, Estimate, Likely, Plan
from ruhr.edge.actions import ACTION_SHAPES
from ruhr.edge.coaching import REGRET_SHAPES, TOPICS
from ruhr.edge.events import EVENT_SHAPES, Gains
from ruhr.edge.moves import Move
from ruhr.edge.refusals import REFUSAL_SHAPES
from ruhr.edge.values import Area, Areas, Shape
from ruhr.edge.views import OutlookView, PrintedBoard, View
from ruhr.puzzles.puzzle import Answer, Theme
from ruhr.review.shapes import Account, ReviewedDecision, ReviewedReveal, Share
from ruhr.server.names import visible, visible_name

NAME_LENGTH = 40
CHAT_LENGTH = 500
POSITION_LENGTH = 8000
BY_INVITATION = "May only sit down whom the host has invited?"
HOST = "Was the table made with this key?"
INVITATION = "What the host gives to whom he invites; told to nobody else."
KNOWN_DEAL = "Can whoever made the table know what is hidden? Such a game does not count."

Name = Annotated[str, StringConstraints(min_length=1, max_length=NAME_LENGTH), AfterValidator(visible_name)]
ChatText = Annotated[str, StringConstraints(min_length=1, max_length=CHAT_LENGTH), AfterValidator(visible)]
#: What a host gives to whom he invites.
Invitation = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
#: A key is invented by whoever takes a seat: at least 128 bits, as 22 to 64 letters of base64url.
KEY = r"^[A-Za-z0-9_-]{22,64}$"
Key = Annotated[str, StringConstraints(pattern=KEY)]
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16}$")]
PositionText = Annotated[str, StringConstraints(min_length=1, max_length=POSITION_LENGTH)]
ActionWords = Annotated[str, StringConstraints(min_length=1, max_length=100)]
#: What a browser adds to a deal: 32 random bytes as hexadecimal digits.
Addition = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Field(ge=0, le=MOST_PLAYERS - 1)]
if TYPE_CHECKING:
    Level = str
    Thinking = str
else:
    Level = Literal[(*LEVELS, *CHARACTERS)]
    Thinking = Literal[tuple(THINKING)]
Status = Literal["open", "playing", "finished", "closed"]
AtEnd = Literal["nothing", "bot", "close"]
DeedKind = Literal[
    "joined", "left", "returned", "played", "undone", "ran_out", "rematch", "paused", "sent_off"
]
Language = Literal["en", "de", "fr", "es"]
#: Milliseconds since 1970.
Time = int
#: Whatever JSON can say.
Json = str | int | float | bool | list[Any] | dict[str, Any] | None


class Strict(BaseModel):
    """Knows all its fields, and takes nothing for something else."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# --- What is asked of the server -----------------------------------------------------------------------


class NewSeat(Strict):
    """A place at a new table: a bot, a person who is there already, or one who is still to come."""

    level: Level | None = Field(None, description="The level of the bot that sits here; null for a person.")
    name: Name | None = Field(None, description="The name under which whoever creates the table sits here.")


class NewClock(Strict):
    """The time a player has: a bank, and some more with every decision."""

    bank: int = Field(ge=1, le=60 * 86_400, description="Seconds at the beginning.")
    increment: int = Field(0, ge=0, le=14 * 86_400, description="Seconds gained with every decision.")
    at_end: AtEnd = Field("nothing", description="What happens when the time is up.")
    level: Level = Field("kapitaen", description="The bot that takes over.")


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


class LookAtRecord(Strict):
    """A record to be looked at."""

    record: dict[str, Any] = Field(description="The record of a game, finished or not (docs/record.md).")


class TryOut(Strict):
    """A step to be tried out; without one, the position is only looked at."""

    position: PositionText = Field(description="From where; what it tells of hidden things is forgotten.")
    action: ActionWords | None = Field(None, description="What the deciding seat would do.")
    assume: ActionWords | None = Field(None, description="What would then be revealed.")
    why_not: bool = Field(False, description="Tell also what is not possible where it leads.")
    outlook: SeatNumber | None = Field(
        None, description="Tell also what the coal of every storage would bring this seat there."
    )


class AskForReview(Strict):
    """A game to be looked back at."""

    step: Annotated[int, Field(ge=0, le=10_000)] | None = Field(
        None, description="Think more about the decision that followed so many others."
    )
    again: bool = Field(False, description="Try once more what was given up.")


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


class Leave(Strict):
    """Leave a seat; in a game a bot decides from then on."""

    request: RequestId
    level: Level = "kapitaen"


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


DeviceName = Annotated[str, StringConstraints(min_length=1, max_length=60), AfterValidator(visible)]
SessionId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{12}$")]
ShortWord = Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,40}$")]


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


class OnDevice(Strict):
    """Something that a device asks for, which is known by a name in words from then on."""

    device: DeviceName = Field(description="What the device is, for instance `Firefox · Android`.")


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


# --- What the server tells -----------------------------------------------------------------------------


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
    hints: bool = Field(description="May whoever decides ask for a hint? Not against other people.")
    step: int = Field(description="How many decisions have been made.")
    result: Result | None
    rematch: str | None = Field(description="The table of the next game.")
    view: View | None


class Line(Strict):
    """Something said at the table."""

    number: int
    at: Time
    seat: int
    words: str


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


class PublicTables(Strict):
    """Public tables, the latest first."""

    tables: list[ListedTable]
    next: Time | None = Field(description="Ask for tables before this for more.")


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
    games: list[OwnGame]


class Deleted(Strict):
    """Somebody is not known here any more."""

    deleted: bool


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


class Advice(Strict):
    """What the adviser would do, his plan, and how its futures differ from those of another choice."""

    # Its parts are declared by the bots, and may be given as plain data.
    model_config = ConfigDict(strict=False)

    seat: int
    action: str
    reason: Literal["ahead", "equal"]
    plan: Plan
    likely: list[Likely] = Field(description="What this makes possible by the end of the next turn.")
    denied: list[Denied] = Field(description="What others can no longer do because of it, but for locks.")
    instead: Plan
    comparison: Comparison
    estimates: list[Estimate] = Field(description="The advised action first.")


class Hint(Advice):
    """What the adviser would do now."""

    version: Version


class TurnOfReview(Strict):
    """What a player decided in a turn, what that cost him, and of the costliest turns what was better."""

    model_config = ConfigDict(strict=False)

    turn: int
    seat: int
    steps: list[int] = Field(description="The decisions, by how many came before.")
    loss: Share
    mistaken: bool = Field(description="Is the loss more than noise, and worth speaking of?")
    at: int | None = Field(description="The costliest decision of a mistaken turn.")
    better: Advice | None


class Review(Strict):
    """A game, looked back at: points at the end, chances to win from 0 to 1, standard errors."""

    model_config = ConfigDict(strict=False)

    board: str
    players: list[str]
    calmer_water: bool
    seed: int
    looks: int = Field(description="Looks into the future for every choice that is weighed.")
    decisions: list[ReviewedDecision]
    reveals: list[ReviewedReveal]
    turns: list[TurnOfReview]
    curve: list[list[float]] = Field(
        description="Everybody's chance to win before every decision, and at the end."
    )
    accounts: list[Account] = Field(description="How every result came about; empty until all is found.")
    costliest: list[list[int]] = Field(description="Of each seat the costliest turns, the costliest first.")
    finest: list[list[int]] = Field(description="Of each seat the turns that were played best.")


class ReviewSoFar(Strict):
    """How far a review has come."""

    model_config = ConfigDict(strict=False)

    status: Literal["unasked", "waiting", "done", "failed"] = Field(
        description="What failed again and again is given up."
    )
    found: int = Field(description="How many findings there are,")
    of: int = Field(description="of how many: one for every decision, and one for the beginning.")
    review: Review | None = Field(description="What it tells; null if nothing is new.")
    deeper: list[ReviewedDecision] = Field(description="Decisions that were thought about more.")
    awaited: list[int] = Field(description="Decisions for which that was asked, and is still to come.")


class ListedPuzzle(Strict):
    """A puzzle in the list."""

    id: str
    players: int
    turn: int
    decision: str = Field(description="What is asked, by the name of the decision.")
    theme: Theme
    difficulty: Level | None = Field(description="The weakest level from which on all find it.")


class Puzzles(Strict):
    """All puzzles."""

    puzzles: list[ListedPuzzle]


class Puzzle(ListedPuzzle):
    """A decision to be made, with every answer, the best first."""

    # Costs are declared by the review.
    model_config = ConfigDict(strict=False)

    position: str = Field(description="One line (docs/position.md).")
    seat: int
    natural: str = Field(description="What comes to mind first.")
    seed: str
    looks: int
    answers: list[Answer]
    reasons: dict[str, Advice] = Field(description="Why the best is better, by the other choice.")


class PuzzlesOfReview(Strict):
    """The costliest turns of a player as puzzles, the costliest first."""

    model_config = ConfigDict(strict=False)

    players: list[str] = Field(description="Everybody's name.")
    puzzles: list[Puzzle]


class Step(Strict):
    """A decision of the game, and what it caused."""

    step: int
    seat: int | None = Field(description="Who decided; null for the opening.")
    action: str | None
    turn: int
    phase: int
    events: list[Event]
    points: list[int] = Field(description="Everybody's points after it.")


class Note(Strict):
    """Something that somebody did besides deciding."""

    version: Version
    kind: Literal["joined", "left", "returned", "ran_out", "rematch", "paused", "sent_off"]
    seat: int
    words: str = Field(description="The name of who joined, the level or table that follows.")
    step: int | None = Field(description="After how many decisions; null before the game.")


class Decided(Strict):
    """A decision, and who made it."""

    seat: int
    action: str


class TakenBack(Strict):
    """Decisions that were made and taken back by who practises."""

    version: Version
    seat: int
    step: int = Field(description="After how many of the decisions that stand.")
    decisions: list[Decided]


class Story(Strict):
    """What has happened at a table up to a version."""

    version: Version
    steps: list[Step] = Field(description="Every decision that stands, the opening first.")
    notes: list[Note]
    taken_back: list[TakenBack]


class StepView(Strict):
    """The game after so many decisions."""

    step: int
    of: int
    view: View
    position: str = Field(description="What is seen of it as one line (docs/position.md).")


class PositionView(Strict):
    """A position laid out on the board."""

    position: str = Field(description="The position in the words in which we write it.")
    view: View
    over: bool


class Outcome(Strict):
    """Something that can be revealed."""

    assume: str = Field(description="The id of a country, or the number of a demand marker.")
    count: int = Field(description="So many of all that can come are like it.")


class Reveal(Strict):
    """What is revealed next, as far as anybody can know."""

    kind: Literal["country", "marker"]
    outcomes: list[Outcome]
    of: int = Field(description="Each of so many comes as likely as the other.")


class Tried(Strict):
    """Where a step that is only tried out leads."""

    position: str = Field(
        description="What is seen of it as one line (docs/position.md): from here it goes on."
    )
    view: View
    over: bool
    events: list[Event] = Field(description="What would have happened.")
    asked: list[Possibility] = Field(description="What whoever decides then may do.")
    reveal: Reveal | None = Field(description="What must be assumed before anybody can decide.")
    refusals: list[Refusal] | None = Field(description="If it was asked for: what is not possible, and why.")
    outlooks: list[Outlook] | None = Field(
        description="If it was asked for: what the coal of every storage would bring if it were sold now."
    )


class Deal(Strict):
    """Everything random of a game, as it was dealt."""

    first: int
    obstacles: list[int]
    bag: list[int]
    countries: list[str]
    draws: list[int]


class LineTakenBack(Strict):
    """Decisions that followed so many others, and do not stand."""

    step: int
    actions: list[str]


class Proof(Strict):
    """What a deal has followed from, so that everybody can check it (docs/fairness.md)."""

    commitment: str
    secret: str
    shares: list[str | None]


class GameRecord(Strict):
    """The record of a game (docs/record.md)."""

    format: Literal["ruhr/1"]
    board: str
    players: list[str]
    calmer_water: bool
    deal: Deal | None = Field(None, description="How chance was dealt, if the game began with set-up.")
    position: str | None = Field(None, description="The position from which it went on otherwise.")
    actions: list[str]
    taken_back: list[LineTakenBack] | None = Field(
        None, description="The lines of a practice game that were taken back, the latest last."
    )
    fairness: Proof | None = Field(None, description="What the deal has followed from, if it was promised.")


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


class Health(Strict):
    """Is the server well?"""

    status: Literal["ok"]
    version: str
    news: Literal["listening", "away"] | None = Field(
        description="Does the server hear from Redis what others do? null if it is the only one."
    )


class Problem(Strict):
    """What went wrong: a stable code, its values, and the section of the rules if one is behind it."""

    code: str
    values: dict[str, Json]
    section: str | None


class Failure(Strict):
    """The answer to a request that was refused."""

    error: Problem


# --- Over the socket -----------------------------------------------------------------------------------


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

"""Games step by step, their records, and what is only tried out."""

from typing import Any, Literal

from pydantic import Field

from ruhr.edge.views import View
from ruhr.server.wire.edge import Event, Possibility, Refusal
from ruhr.server.wire.tables import Outlook
from ruhr.server.wire.words import ActionWords, PositionText, SeatNumber, Strict, Version


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
    kind: Literal["joined", "left", "returned", "ran_out", "rematch", "paused", "sent_off", "unsealed"]
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

"""Cups: what is asked of them, and what is told of them."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.server.names import visible_name
from ruhr.server.standing_in import STAND_IN
from ruhr.server.wire.tables import RATED
from ruhr.server.wire.words import Addition, Level, Name, OnDevice, RequestId, Status, Strict, Time

MOST_TAKING_PART = 64
CupId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16}$")]
CupName = Annotated[str, StringConstraints(min_length=1, max_length=60), AfterValidator(visible_name)]
CupStatus = Literal["open", "running", "finished", "cancelled"]
BoardNumber = Annotated[int, Field(ge=1, le=20)]


class NewCupRules(Strict):
    """What a new cup is (docs/cups.md)."""

    format: Literal["round_robin", "swiss", "knock_out", "duplicate"]
    players: int = Field(ge=FEWEST_PLAYERS, le=MOST_PLAYERS, description="Players at a table.")
    rounds: int = Field(3, ge=1, le=9, description="Rounds of a Swiss cup, deals of a duplicate event.")
    opponents: Literal["people", "bots"] = Field(
        "people", description="Who sits opposite one in a duplicate event."
    )
    level: Level = Field(
        "kapitaen",
        description=f"Of bots that fill places or are opponents; `{STAND_IN}` stands in for people.",
    )
    bank: int = Field(1500, ge=1, le=60 * 86_400, description="Seconds that a player has at a table,")
    increment: int = Field(30, ge=0, le=14 * 86_400, description="and gains with every decision.")
    round_hours: int = Field(
        24, ge=1, le=28 * 24, description="After so many hours nobody has any time left in a round."
    )
    calmer_water: bool = Field(False, description="The variant without the starred markers.")
    rated: bool = Field(False, description=f"{RATED} Duplicate events do not.")
    most: int = Field(8, ge=2, le=MOST_TAKING_PART, description="So many may take part; 16 in a round robin.")
    fill: bool = Field(False, description="Do bots take the free places when it begins?")
    begins: Literal["full", "time", "maker"] = Field(
        "maker", description="When all places are taken, at a time, or when its maker says so."
    )


class NewCup(OnDevice):
    """A new cup."""

    request: RequestId
    name: CupName
    rules: NewCupRules
    public: bool = Field(True, description="Is it listed, or found by its link only?")
    begins_at: Time | None = Field(
        None, ge=0, le=2**53, description="When it begins, if at a time: at most 60 days ahead."
    )


class JoinCup(OnDevice):
    """Take part in a cup."""

    name: Name
    share: Addition | None = Field(
        None,
        description="32 random bytes that whoever joins adds to lots and deals (docs/cups.md), after he was "
        "told the cup's commitment.",
    )


class CupRules(NewCupRules):
    """What a cup is."""

    most: int = Field(description="So many may take part.")
    boards: list[int] = Field(description="Of a duplicate event: the players on each of its boards.")


class CupEntry(Strict):
    """Somebody who takes part."""

    number: int
    name: str
    level: Level | None = Field(description="The level of a bot; null for a person.")
    rating: int | None = Field(description="How strong he was among so many players; null for a newcomer.")
    left: bool = Field(description="Has he left, or not shown up?")


class CupTable(Strict):
    """A table of a round."""

    table: str | None = Field(description="Null where it may not be seen.")
    status: Status
    seats: list[int] = Field(description="Who sits where, by their numbers; 0 for a bot of the house.")
    points: list[int] | None = Field(description="What came of it, once everybody may know it.")
    left: list[int] = Field(description="The seats of those who left.")
    cup_points: list[int] | None = Field(description="In twelfths; null in a duplicate event.")


class CupRound(Strict):
    """A round, or a board of a duplicate event."""

    number: int
    began_at: Time
    ends_at: Time
    byes: list[int] = Field(description="Who sits out.")
    told: bool = Field(description="May everybody know what came of it? Otherwise its deal is sealed.")
    commitment: str | None = Field(description="Of the secret of a board's deal.")
    tables: list[CupTable]


class CupPlace(Strict):
    """Somebody's place in the standings, and what it follows from."""

    place: int
    entry: int
    points: float = Field(description="Cup points; in a duplicate event the mean share of others beaten.")
    tables: int
    reached: int = Field(description="In a knock-out the last round he was in; otherwise 0.")
    direct: float = Field(description="Won against those with as many points, if all of them have met.")
    strength: float = Field(description="How strong those were whom he met.")
    share: float = Field(
        description="The mean share of the points at his tables; in a duplicate event how many points he "
        "was ahead of the others."
    )


class OwnBoard(Strict):
    """A board of a duplicate event against bots, for who takes part."""

    number: int
    players: int
    table: str | None = Field(description="One's own table, once one has begun.")
    status: Status
    points: int | None = Field(description="What one has achieved, once one is done.")


class OwnPart(Strict):
    """What a cup is for who takes part."""

    entry: int
    left: bool
    table: str | None = Field(description="The table at which one plays now.")
    boards: list[OwnBoard] = Field(description="Of a duplicate event against bots.")


class ListedCup(Strict):
    """A cup in a list."""

    id: str
    name: str
    status: CupStatus
    public: bool
    rules: CupRules
    created_at: Time
    updated_at: Time = Field(description="Since when it has its status.")
    begins_at: Time | None
    week: str | None = Field(description="The Monday of the week whose duplicate it is.")
    people: int = Field(description="How many people take part,")
    bots: int = Field(description="and how many bots.")
    round: int = Field(description="The present round; 0 before it begins.")
    ends_at: Time | None = Field(description="When the present round ends at the latest.")
    mine: bool = Field(description="Does who asks take part?")
    host: bool = Field(description="Was it made by who asks?")


class Cups(Strict):
    """Cups of a status, the latest first, and the duplicate of the week."""

    cups: list[ListedCup]
    next: Time | None = Field(description="Ask for cups before this for more.")
    weekly: ListedCup | None


class Cup(ListedCup):
    """All that who asks may know of a cup."""

    commitment: str = Field(description="What binds the server to the cup's secret.")
    seed: str | None = Field(description="What its lots follow from, once it has begun.")
    secret: str | None = Field(description="What that and all deals follow from; null until it is over.")
    shares: list[str | None] = Field(description="What everybody has added, by their numbers.")
    entries: list[CupEntry]
    rounds: list[CupRound]
    standings: list[CupPlace]
    me: OwnPart | None


class CupBoard(Strict):
    """Where a board is played."""

    table: str


class OwnCup(Strict):
    """A cup in which somebody takes part or that he made, for his download."""

    id: str
    name: str
    host: bool
    status: CupStatus
    entry: int | None
    called: str | None = Field(description="The name under which he takes part.")
    joined_at: Time | None
    left_at: Time | None
    place: int | None

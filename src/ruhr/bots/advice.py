"""Advice: what to do, the plan behind it, and what the next best choice would bring instead.

All of it is data that a search has found; `ruhr.language` makes sentences of it. Actions are told in words.
"""

from dataclasses import dataclass
from typing import Literal

from ruhr.edge.actions import Action
from ruhr.edge.values import Area, Marker, Source, SpecialOption

#: What can differ between two futures.
Measured = Literal["points", "thalers", "thalers_next", "tokens", "place", "marker", "marker_ever", "win"]


@dataclass(frozen=True)
class PlannedStep:
    """What somebody does."""

    seat: int
    action: str


@dataclass(frozen=True)
class Trip:
    """Where coal is loaded and sold, by the ids of the spaces."""

    storage: str
    space: str


@dataclass(frozen=True)
class NewToken:
    """A development token, and how many lie on its area with it."""

    area: Area
    number: int


@dataclass(frozen=True)
class Bought:
    """Something that is built, shifted or repaid, what it costs and the points it brings at once."""

    action: str
    thalers: int
    points: int
    #: Who would otherwise build this lock by the end of the next turn, and how likely.
    rival: int | None
    share: float


@dataclass(frozen=True)
class Plan:
    """What is expected from a choice on to the end of the turn, as far as nothing hidden is revealed.

    The steps are those of who decides, and between them those of the others.
    """

    steps: list[PlannedStep]
    #: The option that is chosen on the way, and the way of the coal.
    option: SpecialOption | None
    trip: Trip | None
    #: Thalers earned less the price of the option; debts made; what comes with the sale; what is bought.
    thalers: int
    debts: int
    tokens: list[NewToken]
    markers: list[Marker]
    bought: list[Bought]
    #: All points it brings by the end of the turn, by source.
    points: dict[Source, int]


@dataclass(frozen=True)
class Likely:
    """What comes about by the end of the next turn in this share of the imagined games."""

    share: float
    #: A marker is got, or something is built by this action.
    marker: Marker | None
    action: str | None


@dataclass(frozen=True)
class Denied:
    """What the plan takes, and another therefore gets less often: his shares of the imagined games with it.

    The white marker that he would have got sooner or later; or what he would have done: built something by
    the end of the next turn, taken the wage or loaded this coal in this turn.
    """

    seat: int
    #: After the advised choice, and after the next best one.
    here: float
    there: float
    marker: Marker | None
    action: str | None


@dataclass(frozen=True)
class Difference:
    """What differs between the futures of two choices: its means after the one and the other.

    *about* says what it is: points at the end of the game (of a seat, all or of one source), Thalers at the
    end of this turn or the next, tokens by the end of the next turn, the place in the next turn's order, the
    chance to have a marker by the end of the next turn or ever, the chance to win.
    """

    about: Measured
    here: float
    there: float
    #: The standard error of the difference.
    error: float
    seat: int
    source: Source | None
    marker: Marker | None

    @property
    def more(self) -> float:
        """How much more it is after the first choice."""
        return self.here - self.there


@dataclass(frozen=True)
class Comparison:
    """How the futures of two choices differ, for the seat that chooses, on the same deals."""

    games: int
    #: In this share of them the first choice is better or as good: for the result, or else for one's points.
    no_worse: float
    points: Difference
    win: Difference
    #: What differs by more than chance, the most important first.
    differences: list[Difference]


@dataclass(frozen=True)
class Estimate:
    """What is expected of an action: points and chance to win of every seat."""

    action: str
    points: list[float]
    wins: list[float]


@dataclass(frozen=True)
class Advice:
    """A bot's choice with its plan, compared with the next best choice."""

    action: Action
    seat: int
    #: "ahead" if it is better than the next best by more than chance, otherwise "equal".
    reason: Literal["ahead", "equal"]
    plan: Plan
    #: What this makes possible by the end of the next turn.
    likely: list[Likely]
    #: What others can no longer do because of it, but for locks, whose rivals are told with them.
    denied: list[Denied]
    instead: Plan
    comparison: Comparison
    #: The chosen action's first, then the others from the most promising on.
    estimates: list[Estimate]

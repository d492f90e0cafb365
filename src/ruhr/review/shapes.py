"""What a review tells. All of it is plain data; `ruhr.language` puts it into words.

Points are points at the end of the game, wins are chances to win from 0 to 1. Lists are by seat. Errors are
standard errors.
"""

from dataclasses import asdict, dataclass
from typing import Any, Literal

from ruhr.bots.advice import Advice

#: What is revealed: who begins, the country marker of a turn, or the obstacle/demand marker that is drawn.
RevealKind = Literal["first", "country", "marker"]


@dataclass(frozen=True)
class Worth:
    """What is expected of a choice."""

    action: str
    points: list[float]
    wins: list[float]
    #: Of the points and the chance of who decides.
    points_error: float
    win_error: float


@dataclass(frozen=True)
class Share:
    """A part of the result for one seat, in points and in chance to win, with how sure they are."""

    points: float
    win: float
    points_error: float
    win_error: float


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision, what the best choices were worth, and what the one taken gave away."""

    step: int
    seat: int
    turn: int
    phase: int
    #: What was done, and what the review would have done; the choices have the latter first.
    taken: str
    best: str
    #: What comes to mind first.
    natural: str
    choices: list[Worth]
    #: What the choice taken cost who decided, on the same deals; below nought if it proved better.
    loss: Share
    #: Is the loss more than noise, and worth speaking of?
    mistaken: bool
    #: What the decision brought each seat, against what could be expected before it.
    brought: list[Share]


@dataclass(frozen=True)
class ReviewedReveal:
    """Something that was revealed after so many decisions, and how lucky that was for whom."""

    step: int
    turn: int
    kind: RevealKind
    #: The seat that begins, the id of a country, or the number of a marker.
    what: str
    #: The expectation after it, less its average over all that could have been revealed.
    luck: list[Share]


@dataclass(frozen=True)
class ReviewedTurn:
    """What a player decided in a turn."""

    turn: int
    seat: int
    #: The decisions, by their steps.
    steps: list[int]
    loss: Share
    mistaken: bool
    #: The costliest decision of a mistaken turn, and, of the costliest turns, what was better and why.
    at: int | None
    better: Advice | None


@dataclass(frozen=True)
class Account:
    """How a player's result came about: start + luck + possible + lost + others = final, exactly.

    The start is what could be expected before anything was revealed, if everybody went on by judgement. To
    that his own decisions brought what the best choices would have brought, less what he gave away; others is
    what the decisions of the others gave him or took. Errors are those of chance in what was imagined: they
    say how sure the parts are, not the sum.
    """

    seat: int
    start: Share
    luck: Share
    #: What the best choices in his place would have brought.
    possible: Share
    #: His losses, with their sign turned.
    lost: Share
    others: Share
    final: Share
    #: What he gave away in a turn, on average.
    loss_a_turn: Share
    #: Who gives away about as much: the id of a level.
    like: str | None


@dataclass(frozen=True)
class Review:
    """A whole game, looked back at."""

    board: str
    players: list[str]
    calmer_water: bool
    #: What it follows from: the same seed and looks give the same review.
    seed: int
    looks: int
    decisions: list[ReviewedDecision]
    reveals: list[ReviewedReveal]
    turns: list[ReviewedTurn]
    #: Everybody's chance to win before every decision, and at the end.
    curve: list[list[float]]
    accounts: list[Account]
    #: Of each seat the mistaken turns, the costliest first; and those that were played best.
    costliest: list[list[int]]
    finest: list[list[int]]


def as_plain_data(review: Review) -> dict[str, Any]:
    """A review ready for JSON; actions in words."""
    told = asdict(review)
    for turn, one in zip(told["turns"], review.turns, strict=True):
        if one.better is not None:
            turn["better"]["action"] = str(one.better.action)
    return told

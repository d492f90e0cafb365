"""What bots tell people: advice, reviews and puzzles."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from ruhr.bots import Comparison, Denied, Estimate, Likely, Plan
from ruhr.puzzles.puzzle import Answer, Theme
from ruhr.review.shapes import Account, ReviewedDecision, ReviewedReveal, Share
from ruhr.server.wire.words import Level, Strict, Version


class AskForReview(Strict):
    """A game to be looked back at."""

    step: Annotated[int, Field(ge=0, le=10_000)] | None = Field(
        None, description="Think more about the decision that followed so many others."
    )
    again: bool = Field(False, description="Try once more what was given up.")


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


class PuzzleAndTurn(Puzzle):
    """A puzzle, and what the same player decides after it in the same turn."""

    then: list[Puzzle] = Field(description="Each after the best choice of the one before, with few reasons.")


class PuzzlesOfReview(Strict):
    """The costliest turns of a player as puzzles, the costliest first."""

    model_config = ConfigDict(strict=False)

    players: list[str] = Field(description="Everybody's name.")
    puzzles: list[Puzzle]

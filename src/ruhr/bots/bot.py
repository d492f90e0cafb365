"""What a bot is: something that decides. It gets what a player sees, never more."""

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

from ruhr.bots.evaluator import Playout
from ruhr.bots.judgement import Judgement
from ruhr.bots.search import expected_result
from ruhr.bots.weights import tuned_weights
from ruhr.edge.actions import Action
from ruhr.edge.views import View
from ruhr.game import Game, chance_of
from ruhr.rules.state import State
from ruhr.view import view
from ruhr.vocabulary import vocabulary

#: Alternatives that an explanation compares, and games it plays out for each.
ALTERNATIVES = 4
PLAYOUTS = 60
#: How much the games that our bots imagine vary, and how much they trust judgement.
NOISE = 0.3
SHARPNESS = 1.0
#: Alternatives closer than this many points are called equal.
EQUAL = 0.5


def playing_out() -> Playout:
    """How our own bots judge positions: the rest of the game is played out by judgement."""
    return Playout(Judgement(tuned_weights()), NOISE, SHARPNESS)


@dataclass(frozen=True)
class Situation:
    """A decision as a bot sees it: the table without anything hidden, and what was decided so far."""

    table: State
    names: Sequence[str]
    decisions: Sequence[str] = ()

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.table.actor

    @property
    def view(self) -> View:
        """Everything on the table, as plain data."""
        return view(self.table, list(self.names))

    @property
    def legal(self) -> list[Action]:
        """What may be decided."""
        actions = vocabulary(self.table.board).actions
        return [actions[code] for code in self.table.choices[: self.table.choice_count]]


def situation_of(game: Game) -> Situation:
    """The decision a game asks for, as a bot may see it."""
    return Situation(game.seen_table(), game.names, game.decisions)


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a decision: looks into the future, or seconds, whichever ends first."""

    looks: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Estimate:
    """What a bot expects of an action: points and chance to win of every seat."""

    action: Action
    points: list[float]
    wins: list[float]


@dataclass(frozen=True)
class Advice:
    """A bot's choice with a reason and its estimates, the chosen action first."""

    action: Action
    #: "ahead" with the points it expects more than of the next best, "equal", or "only" without estimates.
    reason: str
    margin: float = 0.0
    estimates: list[Estimate] = field(default_factory=list)


class Bot(ABC):
    """The base of all bots. Write your own by overriding `decide`. A bot sits at one seat of one table."""

    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        self.seed = seed
        self.budget = budget or Budget()

    @property
    def nodes(self) -> int:
        """How much it remembers for its next decision, counted in nodes of a tree."""
        return 0

    @abstractmethod
    def decide(self, situation: Situation) -> Action:
        """Choose one of the legal actions. The same situation and seed must give the same choice."""

    def advise(self, situation: Situation) -> Advice:
        """Choose, and say why. Unless a bot knows better, its best alternatives are played out."""
        action = self.decide(situation)
        evaluator = playing_out()
        evaluator.judgement.judge(situation.table)
        worth = evaluator.judgement.worth
        legal = situation.legal
        best = sorted(range(len(legal)), key=lambda at: -worth[at])
        chosen = legal.index(action)
        compared = [chosen, *(at for at in best if at != chosen)][:ALTERNATIVES]
        chance = chance_of(f"{self.seed} advice {len(situation.decisions)}")
        seats = len(situation.names)
        estimates = []
        for at in compared:
            code = situation.table.choices[at]
            expected = expected_result(situation.table, code, evaluator, chance, PLAYOUTS)
            estimates.append(Estimate(legal[at], expected[:seats], expected[seats:]))
        return advice(situation, estimates)


def advice(situation: Situation, estimates: list[Estimate]) -> Advice:
    """Put a reason to estimates: the chosen action's first, then the others from the most promising on."""
    chosen, *others = estimates
    if not others:
        return Advice(chosen.action, "only", 0.0, [chosen])
    others.sort(key=lambda estimate: -estimate.points[situation.seat])
    margin = chosen.points[situation.seat] - others[0].points[situation.seat]
    return Advice(chosen.action, "ahead" if margin > EQUAL else "equal", margin, [chosen, *others])


class Clock:
    """Says how much of a budget is left."""

    def __init__(self, budget: Budget) -> None:
        self._end = None if budget.seconds is None else time.monotonic() + budget.seconds
        self._left = budget.looks

    def next_looks(self, most: int) -> int:
        """How many looks may be taken now, none when the budget is used up."""
        if self._end is not None and time.monotonic() >= self._end:
            return 0
        if self._left is None:
            return most
        looks = min(most, self._left)
        self._left -= looks
        return looks

"""What a bot is: something that decides. It gets what a player sees, never more."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from ruhr.bots.advice import Advice
from ruhr.bots.evaluator import Playout
from ruhr.bots.judgement import Judgement
from ruhr.bots.learned import Learned
from ruhr.bots.networks import shipped_network, shipped_prior
from ruhr.bots.situation import Situation
from ruhr.bots.weighing import IMAGINED, advise
from ruhr.bots.weights import tuned_weights
from ruhr.edge.actions import Action
from ruhr.rules.state import State
from ruhr.vocabulary import vocabulary

#: How much the games that our bots imagine vary, and how much they trust judgement.
NOISE = 0.3
SHARPNESS = 1.0


def playing_out(noise: float = NOISE) -> Playout:
    """Judges positions by playing the rest of the game, by judgement that is off by up to so many points."""
    return Playout(Judgement(tuned_weights()), noise, SHARPNESS)


def foreseeing(table: State, *, by_prior: bool = False) -> Playout:
    """How our own bots judge positions: by the network for board and number of players, or by playing out.

    With *by_prior* what actions promise is learned, too, where the package has a prior.
    """
    network = shipped_network(table.board.identity, table.seats)
    if network is None:
        return playing_out()
    prior = shipped_prior(table.board.identity, table.seats) if by_prior else None
    return Learned(Judgement(tuned_weights()), NOISE, SHARPNESS, network, prior)


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a decision: looks into the future, or seconds, whichever ends first."""

    looks: int | None = None
    seconds: float | None = None
    #: Does it end, too, once the looks that are left could not change the choice any more?
    until_settled: bool = False
    #: Says whether it is to stop before; what it has found by then counts.
    stopped: Callable[[], bool] | None = None


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

    def advise(self, situation: Situation, games: int = IMAGINED) -> Advice:
        """Choose, and say why; so many games are imagined for every choice that is compared.

        Unless a bot knows better, its choice is compared with what judgement thinks of most.
        """
        code = vocabulary(situation.table.board).code(str(self.decide(situation)))
        assert code is not None
        by = playing_out()
        return advise(
            situation, [code, *self._others(situation, code, by)], None, by, self._seed(situation), games
        )

    def _seed(self, situation: Situation) -> str:
        return f"{self.seed} advice {len(situation.decisions)}"

    def _others(self, situation: Situation, chosen: int, by: Playout) -> list[int]:
        """The other choices, from what judgement thinks of most."""
        table = situation.table
        by.judgement.judge(table)
        worth = by.judgement.worth
        best = sorted(range(table.choice_count), key=lambda at: -worth[at])
        return [int(table.choices[at]) for at in best if table.choices[at] != chosen]


class BudgetLeft:
    """Says how much of a budget is left."""

    def __init__(self, budget: Budget) -> None:
        self._end = None if budget.seconds is None else time.monotonic() + budget.seconds
        self._left = budget.looks
        self._stopped = budget.stopped
        self._begun = False

    @property
    def most_left(self) -> int | None:
        """How many looks may still be taken at most, if they are counted."""
        return self._left

    def next_looks(self, most: int) -> int:
        """How many looks may be taken now, none when the budget is used up."""
        if self._end is not None and time.monotonic() >= self._end:
            return 0
        if self._begun and self._stopped is not None and self._stopped():
            return 0
        self._begun = True
        if self._left is None:
            return most
        looks = min(most, self._left)
        self._left -= looks
        return looks

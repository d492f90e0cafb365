"""Every choice of a decision, weighed: what it costs, and what is wrong."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from ruhr.bots.advice import Advice
from ruhr.bots.appraisal import RESULT_OF_LOOK
from ruhr.bots.bot import playing_out
from ruhr.bots.search import Node
from ruhr.bots.situation import Situation
from ruhr.bots.told import Told
from ruhr.bots.weighing import explain
from ruhr.puzzles.finding import GAMES_TO_TELL
from ruhr.puzzles.puzzle import Answer
from ruhr.review.deciding import by_one_tree, difference, is_mistaken, worth
from ruhr.review.turns import ahead
from ruhr.vocabulary import vocabulary

#: What a choice is worth on the deals of a seed, by so many looks, and what is known of what follows it.
Weighing = Callable[[Situation, int, str, int], tuple[Told, Node]]
#: So often another choice may prove better than what was taken for the best.
MOST_DOUBTS = 3


@dataclass(frozen=True)
class Choices:
    """The choices of a decision beside the best; right is what is no mistake."""

    situation: Situation
    best: int
    seed: str
    looks: int
    weigh: Weighing = by_one_tree

    @cached_property
    def codes(self) -> list[int]:
        table = self.situation.table
        return [int(code) for code in table.choices[: table.choice_count]]

    @cached_property
    def answers(self) -> dict[int, Answer]:
        """What is answered to each, the best first and what is wrong last."""
        answers = {code: self._answer(code) for code in self.codes}
        order = sorted(
            self.codes, key=lambda code: (code != self.best, not answers[code].right, -self._result(code))
        )
        return {code: answers[code] for code in order}

    @property
    def wrong(self) -> list[int]:
        return [code for code, answer in self.answers.items() if not answer.right]

    @property
    def first(self) -> int:
        """What is worth most on these deals."""
        return max(self.codes, key=self._result)

    @property
    def better(self) -> int | None:
        """What proves clearly better on these deals than what was taken for the best."""
        here, there = self._told(self.first), self._told(self.best)
        loss = difference(here, there, self.situation.seat)
        return self.first if is_mistaken(here, there, loss) else None

    def why_not(self, code: int) -> Advice:
        """Why one of them is worse than the best."""
        tree = Node(-1, 1.0)
        tree.children = [node for _, node in self._weighed.values()]
        found = explain(
            self.situation, self.best, code, tree, playing_out(), f"{self.seed} games", GAMES_TO_TELL
        )
        here, there = (worth(self.situation, self._words[one], self._told(one)) for one in (self.best, code))
        return ahead(found, here, there, self.answers[code].cost)

    @cached_property
    def _weighed(self) -> dict[int, tuple[Told, Node]]:
        return {code: self.weigh(self.situation, code, self.seed, self.looks) for code in self.codes}

    def _answer(self, code: int) -> Answer:
        best, told = self._told(self.best), self._told(code)
        cost = difference(best, told, self.situation.seat)
        return Answer(self._words[code], not is_mistaken(best, told, cost), cost)

    def _told(self, code: int) -> Told:
        return self._weighed[code][0]

    def _result(self, code: int) -> float:
        return self._told(code).mean(RESULT_OF_LOOK)

    @property
    def _words(self) -> list[str]:
        return vocabulary(self.situation.table.board).words


def beside_the_best(situation: Situation, seed: str, looks: int) -> Choices:
    """The choices beside the best, which is found on some deals and measured on others.

    If another proves clearly better on those, it is the best, and is measured on others again.
    """
    best = Choices(situation, int(situation.table.choices[0]), seed, looks).first
    choices = Choices(situation, best, f"{seed} again", looks)
    for doubt in range(MOST_DOUBTS):
        if (better := choices.better) is None:
            break
        choices = Choices(situation, better, f"{seed} doubt {doubt}", looks)
    return choices

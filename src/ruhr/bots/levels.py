"""The levels one can play against, from the weakest to the strongest, and the registry of all bots."""

from collections.abc import Callable

from ruhr.bots.advice import Advice
from ruhr.bots.bot import Bot, Budget, BudgetLeft, playing_out
from ruhr.bots.evaluator import Evaluator
from ruhr.bots.judgement import Judgement
from ruhr.bots.search import Search
from ruhr.bots.situation import Situation
from ruhr.bots.weighing import COMPARED, IMAGINED, advise
from ruhr.bots.weights import tuned_weights
from ruhr.edge.actions import Action
from ruhr.game import chance_of
from ruhr.rules.actions import DONE
from ruhr.vocabulary import vocabulary

#: Who gives people hints.
ADVISER = "kapitaen"
#: Skippers and merchants of the Ruhr lend the bots their names.
BOT_NAMES = ("Haniel", "Dinnendahl", "Stinnes")
#: Between two looks at the clock a search looks so often into the future.
STRIDE = 50
#: What is compared with the choice of a search is looked at so often at least, but not more than the choice.
FAIR = 300


class RandomBot(Bot):
    """Takes any legal action."""

    def decide(self, situation: Situation) -> Action:
        chance = chance_of(f"{self.seed} {len(situation.decisions)}")
        legal = situation.legal
        return legal[chance.below(len(legal))]


class JudgementBot(Bot):
    """Takes what it judges best, off by up to some points: the smaller the error, the better it plays."""

    def __init__(self, seed: int | str = 0, budget: Budget | None = None, *, error: float = 0.0) -> None:
        super().__init__(seed, budget)
        self._error = error
        self._judgement = Judgement(tuned_weights())

    def decide(self, situation: Situation) -> Action:
        chance = chance_of(f"{self.seed} {len(situation.decisions)}")
        at = self._judgement.choose(situation.table, chance, self._error)
        return situation.legal[at]


class SearchBot(Bot):
    """Looks into the future, and keeps what it has seen of it for its next decision.

    What it finds there is judged by the evaluator; without one of your own the games are played out.
    """

    def __init__(
        self, seed: int | str = 0, budget: Budget | None = None, evaluator: Evaluator | None = None
    ) -> None:
        super().__init__(seed, budget)
        self._evaluator = evaluator or playing_out()
        self._search = self._new_search()
        self._followed: list[str] = []

    @property
    def nodes(self) -> int:
        return self._search.root.size()

    def _new_search(self) -> Search:
        return Search(self._evaluator)

    def decide(self, situation: Situation) -> Action:
        self._think(situation)
        actions = vocabulary(situation.table.board).actions
        return actions[self._search.favourite(situation.table)]

    def advise(self, situation: Situation, games: int = IMAGINED) -> Advice:
        """Choose, and say why, by what the search has seen."""
        self._think(situation)
        root = self._search.root
        by = playing_out()
        chosen = int(self._search.favourite(situation.table))
        # What the search has looked at most, and then what judgement thinks of.
        visits = {node.action: node.visits for node in root.children}
        others = sorted(self._others(situation, chosen, by), key=lambda code: -visits.get(code, 0))
        seed = self._seed(situation)
        finishing = [DONE] if DONE in others[COMPARED - 1 :] else []
        for code in (*others[: COMPARED - 1], *finishing):
            # Who was looked at less would be compared by worse play.
            missing = min(FAIR, visits.get(chosen, 0) - 1) - visits.get(code, 0)
            self._search.look(situation.table, chance_of(f"{seed} {code}"), missing, code)
        return advise(situation, [chosen, *others], root, by, seed, games)

    def _think(self, situation: Situation) -> None:
        if not self._follow(situation):
            return
        chance = chance_of(f"{self.seed} {len(situation.decisions)}")
        left = BudgetLeft(self.budget)
        while looks := left.next_looks(STRIDE):
            self._search.look(situation.table, chance, looks)

    def _follow(self, situation: Situation) -> bool:
        """Keep the part of the tree that belongs to the situation now; start anew where there is none.

        Says whether there is anything to think about: who is asked again gives the same answer.
        """
        decisions = list(situation.decisions)
        known = len(self._followed)
        if known and decisions == self._followed:
            return False
        if known and decisions[:known] == self._followed:
            book = vocabulary(situation.table.board)
            for decision in decisions[known:]:
                code = book.code(decision)
                assert code is not None
                self._search.follow(code)
        else:
            self._search = self._new_search()
        self._followed = decisions
        return True


def _schiffsjunge(seed: int | str, budget: Budget | None) -> Bot:
    return JudgementBot(seed, budget, error=2.0)


def _steuermann(seed: int | str, budget: Budget | None) -> Bot:
    return JudgementBot(seed, budget)


def _kapitaen(seed: int | str, budget: Budget | None) -> Bot:
    return SearchBot(seed, budget or Budget(looks=25))


def _reeder(seed: int | str, budget: Budget | None) -> Bot:
    return SearchBot(seed, budget or Budget(looks=5000))


#: The levels, from the weakest to the strongest.
LEVELS = ("schiffsjunge", "steuermann", "kapitaen", "reeder")
#: Everything one can play against, by id. To add a bot of your own, put a maker here.
BOTS: dict[str, Callable[[int | str, Budget | None], Bot]] = {
    "random": RandomBot,
    "schiffsjunge": _schiffsjunge,
    "steuermann": _steuermann,
    "kapitaen": _kapitaen,
    "reeder": _reeder,
}


def make_bot(name: str, seed: int | str = 0, budget: Budget | None = None) -> Bot:
    """A bot by its id, with a budget other than its own if one is given."""
    return BOTS[name](seed, budget)

"""The levels one can play against, from the weakest to the strongest, characters, and all bots by id."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from ruhr.bots.advice import Advice
from ruhr.bots.bot import NOISE, SHARPNESS, Bot, Budget, BudgetLeft, foreseeing, playing_out
from ruhr.bots.evaluator import Evaluator, Playout
from ruhr.bots.former import former_weights
from ruhr.bots.judgement import Judgement
from ruhr.bots.networks import PRIOR
from ruhr.bots.oversights import weights_without
from ruhr.bots.search import Search
from ruhr.bots.situation import Situation
from ruhr.bots.weighing import COMPARED, IMAGINED, advise
from ruhr.edge.actions import Action
from ruhr.edge.values import Source
from ruhr.game import chance_of
from ruhr.rules.actions import DONE
from ruhr.rules.state import SOURCES
from ruhr.vocabulary import vocabulary

#: Who gives people hints.
ADVISER = "kapitaen"
#: Skippers and merchants of the Ruhr lend the bots their names.
BOT_NAMES = ("Haniel", "Dinnendahl", "Stinnes")
#: How long bots that search think, as whoever sets up a table wishes: in shares of their level's looks.
THINKING = {"quick": 0.25, "usual": 1.0, "long": 4.0}
USUAL = "usual"
#: A single look compares nothing.
FEWEST_LOOKS = 2
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
    """Takes what it judges best, off by up to some points; some things it overlooks."""

    def __init__(
        self,
        seed: int | str = 0,
        budget: Budget | None = None,
        *,
        error: float = 0.0,
        overlooks: tuple[str, ...] = (),
    ) -> None:
        super().__init__(seed, budget)
        self._error = error
        self._judgement = Judgement(weights_without(overlooks))

    def decide(self, situation: Situation) -> Action:
        chance = chance_of(f"{self.seed} {len(situation.decisions)}")
        at = self._judgement.choose(situation.table, chance, self._error)
        return situation.legal[at]


class SearchBot(Bot):
    """Looks into the future, and keeps what it has seen of it for its next decision.

    What it finds there is judged by the evaluator; without one of your own, by the network for the board and
    the number of players.
    """

    def __init__(
        self, seed: int | str = 0, budget: Budget | None = None, evaluator: Evaluator | None = None
    ) -> None:
        super().__init__(seed, budget)
        self._own_evaluator = evaluator
        self._search: Search | None = None
        self._followed: list[str] = []

    @property
    def nodes(self) -> int:
        return self._search.root.size() if self._search else 0

    def decide(self, situation: Situation) -> Action:
        search = self._think(situation)
        actions = vocabulary(situation.table.board).actions
        return actions[search.favourite(situation.table)]

    def advise(self, situation: Situation, games: int = IMAGINED) -> Advice:
        """Choose, and say why, by what the search has seen."""
        search = self._think(situation)
        root = search.root
        by = playing_out()
        chosen = int(search.favourite(situation.table))
        # What the search has looked at most, and then what judgement thinks of.
        visits = {node.action: node.visits for node in root.children}
        others = sorted(self._others(situation, chosen, by), key=lambda code: -visits.get(code, 0))
        seed = self._seed(situation)
        finishing = [DONE] if DONE in others[COMPARED - 1 :] else []
        for code in (*others[: COMPARED - 1], *finishing):
            # Who was looked at less would be compared by worse play.
            missing = min(FAIR, visits.get(chosen, 0) - 1) - visits.get(code, 0)
            search.look(situation.table, chance_of(f"{seed} {code}"), missing, code)
        return advise(situation, [chosen, *others], root, by, seed, games)

    def _evaluator(self, situation: Situation) -> Evaluator:
        return self._own_evaluator or foreseeing(situation.table)

    def _think(self, situation: Situation) -> Search:
        search, anew = self._follow(situation)
        if anew:
            chance = chance_of(f"{self.seed} {len(situation.decisions)}")
            left = BudgetLeft(self.budget)
            while looks := left.next_looks(STRIDE):
                search.look(situation.table, chance, looks)
                most = left.most_left if self.budget.until_settled else None
                if most is not None and search.is_settled(situation.table, most):
                    break
        return search

    def _follow(self, situation: Situation) -> tuple[Search, bool]:
        """Keep the part of the tree that belongs to the situation now; start anew where there is none.

        Says whether there is anything to think about: who is asked again gives the same answer.
        """
        decisions = list(situation.decisions)
        known = len(self._followed)
        search = self._search
        if search and known and decisions == self._followed:
            return search, False
        if search and known and decisions[:known] == self._followed:
            book = vocabulary(situation.table.board)
            for decision in decisions[known:]:
                code = book.code(decision)
                assert code is not None
                search.follow(code)
        else:
            search = Search(self._evaluator(situation))
        self._search = search
        self._followed = decisions
        return search, True


class CharacterBot(SearchBot):
    """A searching bot to whom points from some sources taste better than others."""

    def __init__(self, seed: int | str, budget: Budget | None, taste: Mapping[Source, float]) -> None:
        super().__init__(seed, budget)
        self._taste = taste

    def _evaluator(self, situation: Situation) -> Evaluator:
        evaluator = foreseeing(situation.table)
        for source, fancy in self._taste.items():
            evaluator.taste[SOURCES.index(source)] = fancy
        evaluator.connoisseur = situation.seat
        return evaluator


class PriorBot(SearchBot):
    """A searching bot that has learned what actions promise, where the package has a prior."""

    def _evaluator(self, situation: Situation) -> Evaluator:
        return foreseeing(situation.table, by_prior=True)


Maker = Callable[[int | str, Budget | None], Bot]


def _by_judgement(error: float = 0.0, *overlooks: str) -> Maker:
    return lambda seed, budget: JudgementBot(seed, budget, error=error, overlooks=overlooks)


def _by_search(looks: int) -> Maker:
    return lambda seed, budget: SearchBot(seed, budget or Budget(looks=looks))


def _shipowner(seed: int | str, budget: Budget | None) -> Bot:
    # Half of his looks could not change his choice any more: nobody waits for them.
    return PriorBot(seed, budget or Budget(looks=SHIPOWNERS_LOOKS, until_settled=True))


def _character(taste: Mapping[Source, float]) -> Maker:
    return lambda seed, budget: CharacterBot(seed, budget or Budget(looks=CAPTAINS_LOOKS), taste)


def _playout(seed: int | str, budget: Budget | None) -> Bot:
    """The search as it was before networks, to measure ours by it: with its weights, and games played out."""
    judge = Playout(Judgement(former_weights()), NOISE, SHARPNESS)
    return SearchBot(seed, budget or Budget(looks=25), judge)


def _prior(seed: int | str, budget: Budget | None) -> Bot:
    """The search with a learned prior, to measure it by a captain, who has none."""
    return PriorBot(seed, budget or Budget(looks=CAPTAINS_LOOKS))


#: How often a captain looks into the future, and with him the characters and who is measured by him.
CAPTAINS_LOOKS = 150
SHIPOWNERS_LOOKS = 16_000
_LEVELS: dict[str, Maker] = {
    "schiffsjunge": _by_judgement(1.5, "end_bonus", "lock_race", "debt", "income"),
    "leichtmatrose": _by_judgement(0.5, "end_bonus", "lock_race", "debt"),
    "matrose": _by_judgement(0.5, "end_bonus", "lock_race"),
    "bootsmann": _by_judgement(),
    "steuermann": _by_search(5),
    "schiffer": _by_search(20),
    "kapitaen": _by_search(CAPTAINS_LOOKS),
    "reeder": _shipowner,
}
_CHARACTERS: dict[str, Maker] = {
    "harkort": _character({"depots": 12.0, "depot_majorities": 12.0}),
    "mulvany": _character({"exports": 12.0, "port": 12.0}),
    "krupp": _character({"cities": 9.0}),
}
#: The levels, from the weakest to the strongest.
LEVELS = tuple(_LEVELS)
#: Opponents about as strong as a captain, each of whom likes other things.
CHARACTERS = tuple(_CHARACTERS)
#: Who has learned what actions promise, where the package has a prior.
BY_PRIOR = frozenset({"reeder", PRIOR})
#: Everything one can play against, by id. To add a bot of your own, put a maker here.
BOTS: dict[str, Maker] = {"random": RandomBot, **_LEVELS, **_CHARACTERS, "playout": _playout, PRIOR: _prior}


def make_bot(name: str, seed: int | str = 0, budget: Budget | None = None) -> Bot:
    """A bot by its id, with a budget other than its own if one is given."""
    return BOTS[name](seed, budget)


def budget_of(level: str, thinking: str = USUAL) -> Budget:
    """What a bot may think about a decision: its level's looks, more or fewer of them as is wished."""
    usual = make_bot(level).budget
    if usual.looks is None:
        return usual
    return replace(usual, looks=max(FEWEST_LOOKS, round(usual.looks * THINKING[thinking])))


#: Levels and characters that look into the future: how long they think can be chosen.
SEARCHING = tuple(level for level in (*LEVELS, *CHARACTERS) if budget_of(level).looks)


def names_for(levels: Iterable[str]) -> list[str]:
    """What bots are called at a table: characters by their own names, the others by those they are lent."""
    names: list[str] = []
    lent = iter(BOT_NAMES)
    for level in levels:
        own = level.capitalize()
        names.append(own if level in CHARACTERS and own not in names else next(lent, level))
    return names

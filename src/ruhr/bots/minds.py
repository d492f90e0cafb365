"""The bots of many tables in one process, each with what it has thought so far."""

from typing import NamedTuple

from ruhr.bots.bot import Bot, Budget
from ruhr.bots.levels import USUAL, budget_of, make_bot
from ruhr.bots.situation import Situation
from ruhr.edge.actions import Action


class Mind(NamedTuple):
    """A bot at a seat of a table, and the nodes it remembers."""

    level: str
    seed: int | str
    thinking: str
    bot: Bot
    nodes: int


class Minds:
    """Keeps the bots of the latest seats that were asked, so that each goes on from what it has seen before.

    A kept bot decides exactly as one that has stayed at its table from the beginning, as in the arena. One
    that was forgotten, or is asked in another process, starts its tree anew: send the decisions of a seat to
    the same process. Not more than *most* bots with not more than *nodes* nodes in all are kept (a node takes
    about a hundred bytes); who was not asked for longest is forgotten first.
    """

    def __init__(self, most: int = 64, nodes: int = 1_000_000, budget: Budget | None = None) -> None:
        self._most = most
        self._nodes = nodes
        self._budget = budget
        # By table and seat; who was asked last stands last.
        self._kept: dict[tuple[str, int], Mind] = {}

    def decide(
        self, level: str, seed: int | str, game_id: str, situation: Situation, thinking: str = USUAL
    ) -> Action:
        """What the bot of this level and seed decides in a game; *thinking*: how long, of `THINKING`."""
        bot = self._take(level, seed, game_id, situation, thinking)
        action = bot.decide(situation)
        self._keep(Mind(level, seed, thinking, bot, bot.nodes), game_id, situation)
        return action

    @property
    def bots(self) -> int:
        """How many bots are kept."""
        return len(self._kept)

    @property
    def nodes(self) -> int:
        """How many nodes they remember in all."""
        return sum(mind.nodes for mind in self._kept.values())

    def _take(self, level: str, seed: int | str, game_id: str, situation: Situation, thinking: str) -> Bot:
        """The seat's bot. It comes back when it has decided: one that was interrupted is forgotten."""
        mind = self._kept.pop((game_id, situation.seat), None)
        if mind is not None and (mind.level, mind.seed, mind.thinking) == (level, seed, thinking):
            return mind.bot
        return make_bot(level, seed, self._budget or budget_of(level, thinking))

    def _keep(self, mind: Mind, game_id: str, situation: Situation) -> None:
        self._kept[game_id, situation.seat] = mind
        while len(self._kept) > self._most or self.nodes > self._nodes:
            del self._kept[next(iter(self._kept))]

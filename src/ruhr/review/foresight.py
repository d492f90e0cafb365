"""How a review foresees: as our bots do, but for what their networks are known to be off by."""

from ruhr.bots.bot import NOISE, SHARPNESS, foreseeing
from ruhr.bots.evaluator import Playout
from ruhr.bots.judgement import Judgement
from ruhr.bots.learned import Learned
from ruhr.bots.network import Network
from ruhr.bots.networks import shipped_network
from ruhr.bots.weights import tuned_weights
from ruhr.review.measured import measurements
from ruhr.rules.actions import OVER
from ruhr.rules.chance import Chance
from ruhr.rules.state import State


def seeing_back(table: State) -> Playout:
    """Who foresees results for a review of a game at this table."""
    network = shipped_network(table.board.identity, table.seats)
    return Corrected(network, measurements(table.seats).off) if network else foreseeing(table)


class Corrected(Learned):
    """Adds to the points that a network foresees what they are too few on average, by the turn of it.

    Asked in one turn a network expects several points less than in the next. In a game that is played on that
    is nobody's loss or gain, and as much for all, so that nobody decides otherwise for it; in an account it
    would be taken for something that happened.
    """

    def __init__(self, network: Network, off: dict[int, float]) -> None:
        super().__init__(Judgement(tuned_weights()), NOISE, SHARPNESS, network)
        self.off = off

    def foresee_result(self, s: State, chance: Chance) -> None:
        super().foresee_result(s, chance)
        if s.decision != OVER:
            more = self.off.get(s.turn, 0.0)
            for seat in range(s.seats):
                self.points[seat] += more

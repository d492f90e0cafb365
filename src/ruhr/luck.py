"""How much luck somebody had: what came by chance, against all that could have come (docs/bots.md).

Before something is revealed, a fixed network foresees everybody's share of winning after each thing that can
come. On average over all of them, weighed by their chances, luck is nothing at all, whatever the network
thinks; so results without luck have the same mean, and vary less the better it foresees.
"""

from copy import deepcopy

from ruhr.board import standard_board
from ruhr.bots.networks import shipped_network
from ruhr.rules.state import State
from ruhr.trajectory import Trajectory


class Luck:
    """Follows a game and adds up everybody's luck, as a share of winning."""

    def __init__(self, players: int, calmer_water: bool) -> None:
        network = shipped_network(standard_board().identity, players)
        assert network is not None
        self._network = network
        self.trajectory = Trajectory(players, calmer_water)
        self.shares = [0.0] * players

    def go_on(self, step: int) -> None:
        """Go on with what was decided, or what came by chance."""
        if self.trajectory.waits_for_chance:
            counted = self.trajectory.outcomes()
            came = self.trajectory.like(step)
            for outcome, count in counted.items():
                weight = (1.0 if outcome == came else 0.0) - count / counted.total()
                for seat, share in enumerate(self._foreseen_after(outcome)):
                    self.shares[seat] += weight * share
        self.trajectory.go_on(step)

    def _foreseen_after(self, outcome: int) -> list[float]:
        """Everybody's share of winning after an outcome, as the network foresees it."""
        after = deepcopy(self.trajectory)
        after.go_on(outcome)
        s: State | None = after.table
        assert s is not None
        self._network.foresee(s)
        return [float(self._network.wins[seat]) for seat in range(after.players)]

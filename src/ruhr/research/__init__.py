"""For researchers: PettingZoo, Gymnasium, OpenSpiel and a vector of games, with one observation.

>>> from ruhr import Game
>>> game = Game.new(3, seed=1)
>>> row = observe(game, seat=2)
>>> len(row), {name: int(row[NAMES.index(name)]) for name in ("players", "turn", "seat.0.pool")}
(544, {'players': 3, 'turn': 1, 'seat.0.pool': 1})
"""

import numpy as np
from numpy.typing import NDArray

from ruhr.game import Game
from ruhr.research.layout import MAXIMA, NAMES
from ruhr.research.table import observation

__all__ = ["MAXIMA", "NAMES", "observe"]


def observe(game: Game, seat: int) -> NDArray[np.uint8]:
    """What a seat observes of a game."""
    return observation(game.seen_table(), seat)

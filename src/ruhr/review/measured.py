"""What was measured on many games (`tools/losses.py`), and a review needs to know."""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Measurements(NamedTuple):
    """What was measured on games of so many players."""

    #: How many points more a game brings everybody than a network foresees, by the turn in which it is asked.
    off: dict[int, float]
    #: What every level gives away in a turn, in points, and the standard error.
    levels: dict[str, tuple[float, float]]

    def level_like(self, loss: float) -> str | None:
        """The level that gives away about as much in a turn."""
        return min(self.levels, key=lambda level: abs(self.levels[level][0] - loss), default=None)


@cache
def measurements(players: int) -> Measurements:
    """What is known of games of so many players."""
    known = json.loads(files("ruhr.review").joinpath("losses.json").read_text("utf-8"))
    found = known.get(str(players), {"off": {}, "levels": {}})
    off = {int(turn): points for turn, points in found["off"].items()}
    levels = {level: (loss, error) for level, (loss, error) in found["levels"].items()}
    return Measurements(off, levels)

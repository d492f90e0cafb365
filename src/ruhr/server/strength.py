"""How strong somebody is: openskill's ratings, in a scale that people read (docs/rating.md).

There is one rating for two, one for three and one for four players. Bots have been measured
(`strengths.json`, by `python -m tools.strengths`), some of them with two players only, and stay as strong as
they are.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS

#: The rating of who has not played yet, and how much further up is one unit of openskill: so that 400 more
#: mean ten wins for one loss of two players who are well known.
RATING_OF_NEWCOMERS, RATING_UNIT = 1500, 30
#: Who has a rating up to this may be a newcomer; who is no farther away than this is about as strong.
NEWCOMERS_UP_TO, ABOUT_AS_STRONG = 1600, 200
#: What is shown after “±” are so many standard deviations: 95 of 100 are within.
DEVIATIONS = 2
MODEL = PlackettLuce()


class Strength(NamedTuple):
    """How strong somebody probably is, and how sure that is: as openskill says it."""

    mu: float
    sigma: float

    @property
    def rating(self) -> int:
        """For people to read."""
        return round(RATING_OF_NEWCOMERS + RATING_UNIT * (self.mu - MODEL.mu))

    @property
    def deviation(self) -> int:
        """How far off the rating may be."""
        return round(DEVIATIONS * RATING_UNIT * self.sigma)

    def to_json(self) -> dict[str, Any]:
        return {"rating": self.rating, "deviation": self.deviation}


NEWCOMER = Strength(MODEL.mu, MODEL.sigma)


def after_game(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """How strong everybody is after a game that ended with these places.

    >>> one, other = after_game([NEWCOMER, NEWCOMER], [1, 2])
    >>> one.rating > NEWCOMER.rating > other.rating, one.deviation < NEWCOMER.deviation
    (True, True)
    """
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Strength(team[0].mu, team[0].sigma) for team in rated]


@cache
def strengths_of_bots(players: int) -> dict[str, Strength]:
    """How strong the bots of all levels are in games of so many players."""
    return {level: Strength(*found) for level, found in _strengths()["players"][str(players)].items()}


def was_measured(level: str, players: int) -> bool:
    """Was a bot measured in games of so many players, or is its strength inferred from games of two?

    >>> was_measured("reeder", 2), was_measured("reeder", 4)
    (True, False)
    """
    return level not in _strengths()["measured"][str(players)]["not_measured"]


@cache
def _strengths() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("ruhr.server").joinpath("strengths.json").read_text("utf-8"))
    return found


def strength_of_bot(level: str, players: int) -> Strength:
    return strengths_of_bots(players)[level]


def rating_scale() -> dict[str, Any]:
    """What ratings mean here."""
    bots = [
        {"level": level, "players": players, "measured": was_measured(level, players), **one.to_json()}
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        for level, one in strengths_of_bots(players).items()
    ]
    return {
        "newcomer": NEWCOMER.to_json(),
        "newcomers_up_to": NEWCOMERS_UP_TO,
        "about_as_strong": ABOUT_AS_STRONG,
        "bots": bots,
    }

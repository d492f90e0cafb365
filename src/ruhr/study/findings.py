"""What follows from many games: means with intervals of 95 %.

That somebody who has something scores more than somebody who has not does not say that he scores more because
of it: it is correlation, among players of the same strength in the same games.
"""

import json
from collections import defaultdict
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ruhr.arena import mean_interval
from ruhr.board.words import TURNS
from ruhr.review.turns import POINTS_OF_A_WIN
from ruhr.study.games import Career, FirstChoice

#: What is rarer than this is not told.
FEWEST_SEEN = 20
#: By the ends of these turns it is asked who has what.
BY_TURNS = (3, 6, 9, TURNS)


@dataclass(frozen=True)
class Measure:
    """A mean and its interval of 95 %, and how many players it is of."""

    mean: float
    low: float
    high: float
    count: int


@dataclass(frozen=True)
class Opening:
    """A first choice by place in the order: its worth against what was chosen, and how often it was."""

    place: int
    action: str
    points: Measure
    wins: Measure
    chosen: float


@dataclass(frozen=True)
class Possession:
    """What it goes with to have something by the end of a turn: points against those without it."""

    thing: str
    turn: int
    points: Measure


@dataclass(frozen=True)
class SourceOfPoints:
    """Points of one source: of those who win, of the others, and how many more the former have in a game."""

    source: str
    winners: float
    others: float
    more: Measure


@dataclass(frozen=True)
class Teachings:
    """What games of so many players teach."""

    players: int
    games: int
    level: str
    #: By place in the order of turn 1.
    places: list[Measure]
    wins_by_place: list[Measure]
    openings: list[Opening]
    sources: list[SourceOfPoints]
    possessions: list[Possession]


def teachings_of(games: list[list[Career]], level: str) -> Teachings:
    """Openings by place, where winners have their points, and what goes with having something by turn."""
    players = len(games[0])
    careers = [career for game in games for career in game]
    places = range(1, players + 1)
    points = {place: measured([one.points for one in careers if one.place == place]) for place in places}
    wins = {place: measured([one.won for one in careers if one.place == place]) for place in places}
    return Teachings(
        players,
        len(games),
        level,
        list(points.values()),
        list(wins.values()),
        _openings(careers),
        _sources(games),
        _possessions(games),
    )


def measured(values: list[float] | list[int]) -> Measure:
    """A mean with its interval."""
    mean, low, high = (round(number, 3) for number in mean_interval([float(value) for value in values]))
    return Measure(mean, low, high, len(values))


def _openings(careers: list[Career]) -> list[Opening]:
    by_choice: dict[tuple[int, str], list[FirstChoice]] = defaultdict(list)
    for career in careers:
        for choice in career.first:
            by_choice[career.place, choice.action].append(choice)
    openings = [
        Opening(
            place,
            action,
            measured([one.points for one in choices]),
            measured([one.win for one in choices]),
            round(sum(one.chosen for one in choices) / len(choices), 3),
        )
        for (place, action), choices in by_choice.items()
        if len(choices) >= FEWEST_SEEN
    ]
    return sorted(openings, key=lambda one: (one.place, one.action.split()[0], -_worth(one)))


def _worth(opening: Opening) -> float:
    """Points and chance to win together."""
    return opening.points.mean + POINTS_OF_A_WIN * opening.wins.mean


def _sources(games: list[list[Career]]) -> list[SourceOfPoints]:
    """What winners have more than the others of their game, by source, where most differs first."""
    found = []
    for source in sorted({source for game in games for career in game for source in career.sources}):
        pairs = []
        for game in games:
            winners = [one.sources.get(source, 0) for one in game if one.won]
            others = [one.sources.get(source, 0) for one in game if not one.won]
            if others:
                pairs.append((sum(winners) / len(winners), sum(others) / len(others)))
        if pairs:
            more = measured([winner - other for winner, other in pairs])
            winners_mean, others_mean = (
                round(sum(side) / len(pairs), 3) for side in zip(*pairs, strict=True)
            )
            found.append(SourceOfPoints(source, winners_mean, others_mean, more))
    return sorted(found, key=lambda one: -one.more.mean)


def _possessions(games: list[list[Career]]) -> list[Possession]:
    """In every game in which some have a thing and others have not, the difference of their mean points."""
    things = sorted({thing for game in games for career in game for thing in career.since})
    found = []
    for thing in things:
        for turn in BY_TURNS:
            differences = []
            for game in games:
                have = [one.points for one in game if one.since.get(thing, TURNS + 1) <= turn]
                lack = [one.points for one in game if one.since.get(thing, TURNS + 1) > turn]
                if have and lack:
                    differences.append(sum(have) / len(have) - sum(lack) / len(lack))
            if len(differences) >= FEWEST_SEEN:
                found.append(Possession(thing, turn, measured(differences)))
    return found


def findings_as_text(findings: Teachings) -> str:
    """Teachings as a file has them."""
    return json.dumps(asdict(findings), indent=1) + "\n"


@cache
def shipped_findings() -> dict[int, dict[str, Any]]:
    """What the package knows, by number of players, as plain data."""
    folder = files("ruhr.study")
    names = sorted(path.name for path in folder.iterdir() if path.name.endswith(".json"))
    found = (json.loads(folder.joinpath(name).read_text("utf-8")) for name in names)
    return {one["players"]: one for one in found}

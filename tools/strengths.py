"""Measures how strong the bots are in the scale of people's ratings, and writes it into the package.

    python -m tools.strengths --games 240 --characters 120 --shipowners 24 --looks 2000 --workers 2

Levels that are next to each other play each other in the arena, every deal once in every seat, and characters
play captains. The strengths are the likeliest by openskill's model of players who are well known, and the
errors are those of all of them together. Shipowners, whose games take long, can be measured with fewer looks
than they have: then they are at least as strong. Who plays no games among three or four is taken to be as far
from a captain as among two, and less sure. Matches are resumed where they stopped.
"""

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import numpy as np

from ruhr.arena import Match, play_match
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.bots import CHARACTERS, LEVELS
from ruhr.bots.networks import digest_of_shipped
from ruhr.server.strength import MODEL, Strength

TARGET = Path(__file__).parent.parent / "src" / "ruhr" / "server" / "strengths.json"
#: Who is as strong as newcomers are taken to be, until they have played: he makes what mistakes they make.
ANCHOR = "matrose"
SEED = 1
#: By so much more may be off who was not measured among so many.
UNSURE = 2.0
#: Those who think as long as characters do, and whose games take long.
CAPTAIN, SHIPOWNER = LEVELS[-2:]
#: A game, told as its players from the first to the last, and how much it counts.
Told = tuple[tuple[str, ...], float]


def matches(players: int) -> list[tuple[str, ...]]:
    """Who plays whom: levels that are next to each other, and characters with captains."""
    rows = [LEVELS[at : at + players] for at in range(len(LEVELS) - players + 1)]
    if players == len(CHARACTERS) + 1:
        return [*rows, (*CHARACTERS, CAPTAIN)]
    if players == len(CHARACTERS):
        return [*rows, (*CHARACTERS[:-1], CAPTAIN), (*CHARACTERS[-1:], CAPTAIN, LEVELS[-3])]
    return [*rows, *((character, CAPTAIN) for character in CHARACTERS)]


def told(match: Match, result: dict[str, Any]) -> Iterator[Told]:
    """A game as its players from the first to the last; where some are equal, every order counts as much."""
    names = [match.bots[entrant].partition(":")[0] for entrant in result["bots"]]
    places = result["places"]
    seats = range(len(names))
    orders = [
        order
        for order in permutations(seats)
        if all(places[one] <= places[other] for one, other in pairwise(order))
    ]
    for order in orders:
        yield tuple(names[seat] for seat in order), 1 / len(orders)


def fitted(games: Sequence[Told]) -> dict[str, tuple[float, float]]:
    """The likeliest strength of everybody with its standard error; that of one of them is given."""
    names = sorted({name for game, _ in games for name in game})
    at = {name: number for number, name in enumerate(names)}
    free = [number for number, name in enumerate(names) if name != ANCHOR]
    mu = np.zeros(len(names))
    while True:
        slope, information = np.zeros(len(names)), np.zeros((len(names), len(names)))
        for game, weight in games:
            seated = np.array([at[name] for name in game])
            scale = MODEL.beta * math.sqrt(len(game))
            for first in range(len(game) - 1):
                left = seated[first:]
                shares = np.exp(mu[left] / scale)
                shares /= shares.sum()
                slope[left[0]] += weight / scale
                np.subtract.at(slope, left, weight * shares / scale)
                curve = (np.diag(shares) - np.outer(shares, shares)) * weight / scale**2
                np.add.at(information, np.ix_(left, left), curve)
        inverse = np.linalg.inv(information[np.ix_(free, free)])
        step = inverse @ slope[free]
        mu[free] += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-6:
            break
    errors = np.zeros(len(names))
    errors[free] = np.sqrt(np.diag(inverse))
    return {name: (MODEL.mu + mu[number], errors[number]) for name, number in at.items()}


def measured(
    players: int, games: tuple[int, int, int, int], looks: int | None, workers: int
) -> tuple[dict[str, tuple[float, float]], list[str]]:
    """The strengths with so many players, and the matches they come from.

    So many games are played in each match of levels, of captains, of characters, and of shipowners.
    """
    budget = f":{looks}" if looks else ""
    found: list[Told] = []
    commands = []
    for bots in matches(players):
        entrants = tuple(f"{bot}{budget}" if bot == SHIPOWNER else bot for bot in bots)
        characters = bool(set(CHARACTERS) & set(bots))
        slowness = 3 if SHIPOWNER in bots else 2 if characters else 1 if CAPTAIN in bots else 0
        if not games[slowness]:
            continue
        match = Match(entrants, games[slowness], SEED)
        for result in play_match(match, workers):
            found += told(match, result)
        commands.append(f"ruhr arena --bots {','.join(entrants)} --games {match.games} --seed {SEED}")
    strengths = fitted(found)
    for level, (mu, sigma) in strengths.items():
        print(players, level, Strength(mu, sigma).rating, "±", Strength(mu, sigma).deviation)
    # Nobody is known exactly, not even who the others are measured by.
    least = min(sigma for _, sigma in strengths.values() if sigma)
    return {level: (mu, max(least, sigma)) for level, (mu, sigma) in strengths.items()}, commands


def carried_over(strengths: dict[str, tuple[float, float]], among_two: dict[str, Any]) -> list[str]:
    """Let who was not measured be as far from a captain as among two; returns who that is."""
    missing = [level for level in among_two if level not in strengths]
    captain, error = strengths[CAPTAIN]
    for level in missing:
        mu, sigma = among_two[level]
        strengths[level] = (captain + mu - among_two[CAPTAIN][0], math.hypot(error, sigma, UNSURE))
    return missing


def main() -> None:
    """Measure what is missing, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--captains", type=int, default=240, help="games of levels with a captain among them")
    parser.add_argument("--characters", type=int, default=120, help="games of characters")
    parser.add_argument("--shipowners", type=int, default=24, help="games of the level that thinks longest")
    parser.add_argument("--looks", type=int, help="looks of that level, if not its own")
    parser.add_argument("--players", type=int, nargs="*", default=range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    known: dict[str, Any] = {"players": {}, "measured": {}}
    if TARGET.exists():
        known = json.loads(TARGET.read_text("utf-8"))
    games = (asked.games, asked.captains, asked.characters, asked.shipowners)
    for players in asked.players:
        strengths, commands = measured(players, games, asked.looks, asked.workers)
        carried = carried_over(strengths, known["players"].get("2", {}))
        known["players"][str(players)] = {
            level: [round(value, 3) for value in strengths[level]]
            for level in (*LEVELS, *CHARACTERS)
            if level in strengths
        }
        known["measured"][str(players)] = {
            "network": digest_of_shipped(players),
            "matches": commands,
            "not_measured": carried,
        }
        TARGET.write_text(json.dumps(known, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()

"""Matches between bots: the same deals in rotated seats, in parallel, resumed where they stopped."""

import hashlib
import json
import math
import time
from collections import defaultdict
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce
from platformdirs import user_cache_path

from ruhr import __version__
from ruhr.bots import BOTS, Budget, make_bot, situation_of
from ruhr.errors import RuhrError
from ruhr.game import Game

#: Two standard deviations or so: what an interval of 95 % takes.
Z = 1.96


@dataclass(frozen=True)
class Match:
    """Which bots play, how many games, and on which deals. A bot is its id, or `id:looks` with a budget."""

    bots: tuple[str, ...]
    games: int
    seed: int
    calmer_water: bool = False

    def __post_init__(self) -> None:
        if not 2 <= len(self.bots) <= 4:
            raise RuhrError("arena_bots", found=len(self.bots))
        for bot in self.bots:
            name, _, looks = bot.partition(":")
            if name not in BOTS or (looks and not looks.isdecimal()):
                raise RuhrError("arena_unknown_bot", bot=bot, known=list(BOTS))

    @property
    def file(self) -> Path:
        """Where the results are kept, so that a match can be interrupted and resumed."""
        key = json.dumps([__version__, self.bots, self.seed, self.calmer_water])
        return user_cache_path("ruhr") / "arena" / f"{hashlib.sha256(key.encode()).hexdigest()[:16]}.jsonl"


def play_game(match: Match, number: int) -> dict[str, Any]:
    """One game of a match. With n players each deal is played n times, everybody once in every seat."""
    players = len(match.bots)
    deal, rotation = divmod(number, players)
    game = Game.new(players, seed=f"{match.seed}/{deal}", calmer_water=match.calmer_water)
    seated = [(seat + rotation) % players for seat in range(players)]
    bots = []
    for seat, entrant in enumerate(seated):
        name, _, looks = match.bots[entrant].partition(":")
        bots.append(make_bot(name, f"{match.seed}/{number}/{seat}", Budget(int(looks)) if looks else None))
    seconds = [0.0] * players
    decisions = [0] * players
    while game.actor is not None:
        seat = game.actor
        situation = situation_of(game)
        # Processor time: whatever else the machine does, it counts alike for all.
        began = time.thread_time()
        action = bots[seat].decide(situation)
        seconds[seat] += time.thread_time() - began
        decisions[seat] += 1
        game.play(action)
    scores = game.scores()
    result = game.result()
    assert result is not None
    return {
        "game": number,
        "bots": seated,
        "points": result.points,
        "shares": result.shares,
        "places": result.places,
        "sources": [score.sources for score in scores],
        "seconds": seconds,
        "decisions": decisions,
        "first": game.record().deal["first"],
    }


def results_so_far(match: Match) -> dict[int, dict[str, Any]]:
    """The games of a match that were played before; a line that was cut off does not count."""
    found: dict[int, dict[str, Any]] = {}
    if match.file.exists():
        for line in match.file.read_text("utf-8").splitlines():
            try:
                result = json.loads(line)
            except ValueError:
                continue
            found[result["game"]] = result
    return found


def play_match(match: Match, workers: int) -> Generator[dict[str, Any]]:
    """Play all games of a match that are missing, and hand out every result as it comes."""
    done = results_so_far(match)
    yield from (result for number, result in sorted(done.items()) if number < match.games)
    missing = [number for number in range(match.games) if number not in done]
    if not missing:
        return
    match.file.parent.mkdir(parents=True, exist_ok=True)
    with match.file.open("a", encoding="utf-8") as file, ProcessPoolExecutor(workers) as pool:
        waiting: set[Future[dict[str, Any]]] = set()
        try:
            while missing or waiting:
                while missing and len(waiting) < 2 * workers:
                    waiting.add(pool.submit(play_game, match, missing.pop(0)))
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    result = future.result()
                    file.write(json.dumps(result) + "\n")
                    file.flush()
                    yield result
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


# --- What came of it -----------------------------------------------------------------------------------


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share that was seen in so many games."""
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval of values."""
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, mean, mean
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    half = Z * deviation / math.sqrt(len(values))
    return mean, mean - half, mean + half


def summary(match: Match, results: list[dict[str, Any]]) -> dict[str, Any]:
    """Win shares, points, ranks and ratings by bot; points and wins by starting place."""
    games = len(results)
    wins: dict[str, list[float]] = defaultdict(list)
    points: dict[str, list[float]] = defaultdict(list)
    ranks: dict[str, list[float]] = defaultdict(list)
    sources: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    seconds: dict[str, float] = defaultdict(float)
    decisions: dict[str, int] = defaultdict(int)
    for result in results:
        by_bot: dict[str, list[int]] = defaultdict(list)
        for seat, entrant in enumerate(result["bots"]):
            by_bot[match.bots[entrant]].append(seat)
        for bot, seats in by_bot.items():
            wins[bot].append(sum(result["shares"][seat] for seat in seats) / len(seats))
            points[bot].append(sum(result["points"][seat] for seat in seats) / len(seats))
            ranks[bot].append(sum(_rank(result["places"], seat) for seat in seats) / len(seats))
            for seat in seats:
                for source, scored in result["sources"][seat].items():
                    sources[bot][source] += scored / len(seats) / games
                seconds[bot] += result["seconds"][seat]
                decisions[bot] += result["decisions"][seat]
    ratings = _ratings(match, results)
    return {
        "games": games,
        "players": len(match.bots),
        "seed": match.seed,
        "bots": {
            bot: {
                "wins": [sum(wins[bot]) / games, *wilson(sum(wins[bot]) / games, games)],
                "points": list(mean_interval(points[bot])),
                "rank": list(mean_interval(ranks[bot])),
                "rating": ratings[bot],
                "milliseconds": 1000 * seconds[bot] / max(1, decisions[bot]),
                "sources": dict(sorted(sources[bot].items(), key=lambda item: -item[1])),
            }
            for bot in dict.fromkeys(match.bots)
        },
        "places": _by_starting_place(results),
    }


def _rank(places: list[int], seat: int) -> float:
    """The mean of the places that those share who have the same."""
    return places[seat] + (places.count(places[seat]) - 1) / 2


def _ratings(match: Match, results: list[dict[str, Any]]) -> dict[str, list[float]]:
    """Plackett-Luce ratings: mean and uncertainty."""
    model = PlackettLuce()
    ratings = {bot: model.rating() for bot in match.bots}
    for result in results:
        names = [match.bots[entrant] for entrant in result["bots"]]
        rated = model.rate([[ratings[name]] for name in names], scores=[float(p) for p in result["points"]])
        for name in set(names):
            mine = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
            mu = sum(rating.mu for rating in mine) / len(mine)
            sigma = sum(rating.sigma for rating in mine) / len(mine)
            ratings[name] = model.rating(mu=mu, sigma=sigma)
    return {bot: [rating.mu, rating.sigma] for bot, rating in ratings.items()}


def _by_starting_place(results: list[dict[str, Any]]) -> list[dict[str, float]]:
    """Does it matter who begins? Points and win share by place in the order of turn 1."""
    players = len(results[0]["bots"])
    places = []
    for place in range(players):
        seats = [(result["first"] + place) % players for result in results]
        scored = [result["points"][seat] for result, seat in zip(results, seats, strict=True)]
        won = [result["shares"][seat] for result, seat in zip(results, seats, strict=True)]
        places.append({"points": sum(scored) / len(scored), "wins": sum(won) / len(won)})
    return places

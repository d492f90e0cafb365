"""Matches between bots: the same deals in rotated seats, in parallel, resumed where they stopped."""

import contextlib
import hashlib
import json
import math
import time
from collections import Counter, defaultdict
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce
from platformdirs import user_cache_path

from ruhr import __version__
from ruhr.bots import BOTS, Budget, make_bot, situation_of
from ruhr.bots.levels import BY_PRIOR
from ruhr.bots.networks import PRIOR, digest_of_shipped
from ruhr.edge.actions import Action
from ruhr.edge.events import AnyEvent
from ruhr.engine.program import DECIDING, PREFIX, Fault, Program, command_of, identity_of
from ruhr.errors import RuhrError
from ruhr.game import Game
from ruhr.luck import Luck
from ruhr.processes import working
from ruhr.trajectory import Trajectory, came_by_chance
from ruhr.vocabulary import vocabulary

#: Two standard deviations or so: what an interval of 95 % takes.
Z = 1.96


@dataclass(frozen=True)
class Match:
    """Which bots play, how many games, and on which deals.

    A bot is its id, `id:looks` with a budget, or `exec:command` for a program (docs/engine.md).
    """

    bots: tuple[str, ...]
    games: int
    seed: int
    calmer_water: bool = False
    #: How long programs may think about a decision.
    seconds: float = DECIDING
    #: Is luck taken out of the results?
    reduce_variance: bool = False

    def __post_init__(self) -> None:
        if not 2 <= len(self.bots) <= 4:
            raise RuhrError("arena_bots", found=len(self.bots))
        for bot in self.bots:
            name, _, looks = bot.partition(":")
            if bot.startswith(PREFIX):
                if command_of(bot) is None:
                    raise RuhrError("arena_no_program", program=bot.removeprefix(PREFIX))
                continue
            if name not in BOTS or (looks and not looks.isdecimal()):
                raise RuhrError("arena_unknown_bot", bot=bot, known=list(BOTS))

    @property
    def file(self) -> Path:
        """Where the results are kept, so that a match of the same networks and programs can be resumed."""
        network = digest_of_shipped(len(self.bots))
        played = [network, self.bots, self.seed, self.calmer_water, self.seconds, self.reduce_variance]
        commands = [command for bot in self.bots if (command := command_of(bot)) is not None]
        learned = BY_PRIOR.intersection(bot.partition(":")[0] for bot in self.bots)
        priors = [digest_of_shipped(len(self.bots), PRIOR)] if learned else []
        key = json.dumps([__version__, *played, *priors, *map(identity_of, commands)])
        return user_cache_path("ruhr") / "arena" / f"{hashlib.sha256(key.encode()).hexdigest()[:16]}.jsonl"


def play_game(match: Match, number: int) -> dict[str, Any]:
    """One game of a match. With n players each deal is played n times, everybody once in every seat."""
    players = len(match.bots)
    deal, rotation = divmod(number, players)
    game = Game.new(players, seed=f"{match.seed}/{deal}", calmer_water=match.calmer_water)
    seated = [(seat + rotation) % players for seat in range(players)]
    followed = _Followed(game, match)
    seats = [
        _Seat(match, match.bots[entrant], f"{match.seed}/{number}/{seat}", seat)
        for seat, entrant in enumerate(seated)
    ]
    try:
        for seat in seats:
            seat.begin(game)
        while game.actor is not None:
            followed.play(seats[game.actor].decide(game, followed.trajectory))
    finally:
        for seat in seats:
            seat.close()
    result = game.result()
    assert result is not None
    faults = [seat.fault for seat in seats]
    shares, places = result.shares, result.places
    if any(faults):
        shares, places = _without_faults(result.points, faults)
    return {
        "game": number,
        "bots": seated,
        "points": result.points,
        "shares": shares,
        "places": places,
        "sources": [score.sources for score in game.scores()],
        "seconds": [seat.seconds for seat in seats],
        "decisions": [seat.decisions for seat in seats],
        "first": game.record().deal["first"],
        "faults": faults,
        "luck": followed.luck,
    }


class _Followed:
    """A game, with what everybody has seen of it, and with everybody's luck, if anybody wants to know."""

    def __init__(self, game: Game, match: Match) -> None:
        self._game = game
        self._wanted = match.reduce_variance or any(bot.startswith(PREFIX) for bot in match.bots)
        players = len(game.names)
        self._luck = Luck(players, match.calmer_water) if match.reduce_variance else None
        self.trajectory = self._luck.trajectory if self._luck else Trajectory(players, match.calmer_water)
        self._go_on(int(game.record().deal["first"]), game.opening)

    @property
    def luck(self) -> list[float] | None:
        return self._luck.shares if self._luck else None

    def play(self, action: Action) -> None:
        code = vocabulary(self._game.board).code(action)
        assert code is not None
        self._go_on(code, self._game.play(action))

    def _go_on(self, step: int, events: Iterable[AnyEvent]) -> None:
        """Follow what was decided, and what came by chance after it."""
        if self._wanted:
            for one in (step, *came_by_chance(events)):
                (self._luck or self.trajectory).go_on(one)


class _Seat:
    """Who plays at a seat: a bot, or a program, and chance for it once it fails."""

    def __init__(self, match: Match, bot: str, seed: str, seat: int) -> None:
        self._match = match
        self._seat = seat
        self._command = command_of(bot)
        self._program: Program | None = None
        self.seconds = 0.0
        self.decisions = 0
        self.fault: str | None = None
        name, _, looks = bot.partition(":")
        if self._command is not None:
            self._bot = make_bot("random", seed)
        else:
            self._bot = make_bot(name, seed, Budget(int(looks)) if looks else None)

    def begin(self, game: Game) -> None:
        """Let a program introduce itself."""
        if self._command is not None:
            try:
                self._program = Program(self._command, self._match.seconds)
                self._program.begin(game, self._seat, self._match.calmer_water)
            except Fault as fault:
                self._fail(fault)

    def decide(self, game: Game, trajectory: Trajectory) -> Action:
        self.decisions += 1
        if self._program is not None:
            began = time.monotonic()
            try:
                return self._program.decide(game, trajectory.record())
            except Fault as fault:
                self._fail(fault)
            finally:
                self.seconds += time.monotonic() - began
        situation = situation_of(game)
        # Processor time: whatever else the machine does, it counts alike for all.
        began = time.thread_time()
        action = self._bot.decide(situation)
        if self._command is None:
            self.seconds += time.thread_time() - began
        return action

    def close(self) -> None:
        """End a program."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _fail(self, fault: Fault) -> None:
        self.fault = fault.kind
        self.close()


def _without_faults(points: list[int], faults: list[str | None]) -> tuple[list[float], list[int]]:
    """Shares and places if whoever failed has lost, behind everybody else."""
    players = len(points)
    standing = [-1 if faults[seat] else points[seat] for seat in range(players)]
    most = max(standing)
    winners = [seat for seat in range(players) if standing[seat] == most and not faults[seat]]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return shares, [1 + sum(other > standing[seat] for other in standing) for seat in range(players)]


def results_so_far(match: Match) -> dict[int, dict[str, Any]]:
    """The games of a match that were played before; a line that was cut off does not count."""
    return _results_in(match.file)


def _results_in(file: Path) -> dict[int, dict[str, Any]]:
    found: dict[int, dict[str, Any]] = {}
    if file.exists():
        for line in file.read_text("utf-8").splitlines():
            try:
                result = json.loads(line)
            except ValueError:
                continue
            found[result["game"]] = result
    return found


def play_match(match: Match, workers: int, cluster: str | None = None) -> Generator[dict[str, Any]]:
    """Play all games of a match that are missing, and hand out every result as it comes.

    On processes of this machine, or on the Ray cluster at an address.
    """
    # Programs as they are now: who changes one later has begun another match.
    kept_in = match.file
    done = _results_in(kept_in)
    yield from (result for number, result in sorted(done.items()) if number < match.games)
    missing = [number for number in range(match.games) if number not in done]
    if not missing:
        return
    if cluster is None:
        played = play_here(match, missing, workers)
    else:
        from ruhr.cluster import play_on_cluster

        played = play_on_cluster(match, missing, cluster, workers)
    kept_in.parent.mkdir(parents=True, exist_ok=True)
    with kept_in.open("a", encoding="utf-8") as file, contextlib.closing(played):
        for result in played:
            file.write(json.dumps(result) + "\n")
            file.flush()
            yield result


def play_here(match: Match, numbers: Sequence[int], workers: int) -> Generator[dict[str, Any]]:
    """Play games on processes of this machine; whoever wants no more results waits for none of them."""
    left = list(numbers)
    waiting: set[Future[dict[str, Any]]] = set()
    with working(workers) as pool:
        while left or waiting:
            while left and len(waiting) < 2 * workers:
                waiting.add(pool.submit(play_game, match, left.pop(0)))
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in finished)


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
    without_luck: dict[str, list[float]] = defaultdict(list)
    faults: dict[str, Counter[str]] = defaultdict(Counter)
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
            if result.get("luck"):
                fair = [result["shares"][seat] - result["luck"][seat] for seat in seats]
                without_luck[bot].append(sum(fair) / len(seats))
            faults[bot].update(result["faults"][seat] for seat in seats if result["faults"][seat])
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
                **(_fair(wins[bot], without_luck[bot]) if without_luck[bot] else {}),
                "faults": dict(faults[bot]),
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


def _fair(wins: list[float], without_luck: list[float]) -> dict[str, Any]:
    """Wins without luck with their interval, and how many games without it say as much as one with it."""
    _, low, high = mean_interval(wins)
    fair = mean_interval(without_luck)
    narrower = (high - low) / (fair[2] - fair[1]) if fair[2] > fair[1] else 1.0
    return {"wins_without_luck": list(fair), "worth_games": narrower**2}


def _rank(places: list[int], seat: int) -> float:
    """The mean of the places that those share who have the same."""
    return places[seat] + (places.count(places[seat]) - 1) / 2


def _ratings(match: Match, results: list[dict[str, Any]]) -> dict[str, list[float]]:
    """Plackett-Luce ratings: mean and uncertainty."""
    model = PlackettLuce()
    ratings = {bot: model.rating() for bot in match.bots}
    for result in results:
        names = [match.bots[entrant] for entrant in result["bots"]]
        scores = [
            -1.0 if fault else float(points)
            for points, fault in zip(result["points"], result["faults"], strict=True)
        ]
        rated = model.rate([[ratings[name]] for name in names], scores=scores)
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

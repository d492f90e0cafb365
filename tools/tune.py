"""Tunes the weights of the judgement by self-play and writes them to src/ruhr/bots/weights.py.

Evolution strategy with mirrored steps, for each number of players apart: a random change of all weights
plays against the opposite change, on the same deals with sides changed, and the weights follow what leads. It
begins at the present weights and at some that are far from them; what comes of each plays against the present
ones on fresh deals, and the best is kept if it is better beyond chance.
"""

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from ruhr.board import standard_board
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.bots.judgement import Judgement
from ruhr.bots.match import duel, vector
from ruhr.bots.weights import TUNED
from ruhr.game import chance_of

PAGE = Path(__file__).parent.parent / "src" / "ruhr" / "bots" / "weights.py"
HEAD = '''"""The tuned weights of the judgement, written by `tools/tune.py`."""

from librt.vecs import vec

from ruhr.bots.prices import WEIGHTS

# fmt: off
#: For two, three and four players: Thaler, debt and upriver; the fifteen markers; then the rest, in the order
#: of `prices`.
TUNED: list[list[float]] = [
'''
TAIL = """]
# fmt: on


def tuned_weights() -> vec[float]:
    \"\"\"The weights for two, for three and for four players, one after the other.\"\"\"
    assert all(len(weights) == WEIGHTS for weights in TUNED)
    return vec[float]([weight for weights in TUNED for weight in weights])
"""
NOISE = 0.2
#: Games of the last comparison with the present weights, in parts so that every core has some.
GATE_GAMES = 1000
GATE_PARTS = 8
PROGRESS = Progress()
CONSOLE = Console()

Task = tuple[int, list[float], list[float], int, str]


def lead(task: Task) -> tuple[float, float]:
    """How much one set of weights wins, and how many points ahead it ends on average."""
    players, weights, others, games, seed = task
    sets = MOST_PLAYERS - FEWEST_PLAYERS + 1
    sides = Judgement(vector(weights * sets)), Judgement(vector(others * sets))
    return duel(standard_board(), players, *sides, NOISE, games, chance_of(seed))


def tune(
    pool: ProcessPoolExecutor, players: int, begin: list[float], asked: argparse.Namespace, seed: str
) -> list[float]:
    """Follow what leads, for so many rounds, with steps that become smaller."""
    fate = random.Random(seed)
    weights = list(begin)
    momentum = [0.0] * len(weights)
    task = PROGRESS.add_task(f"{players} players, {seed}", total=asked.rounds)
    for number in range(asked.rounds):
        sizes = [0.12 * abs(weight) + 0.12 for weight in weights]
        changes = [[fate.gauss(0, 1) * size for size in sizes] for _ in range(asked.pairs)]
        tasks = [
            (
                players,
                [weight + change for weight, change in zip(weights, step, strict=True)],
                [weight - change for weight, change in zip(weights, step, strict=True)],
                asked.games,
                f"{seed} {number} {pair}",
            )
            for pair, step in enumerate(changes)
        ]
        leads = [points for _, points in pool.map(lead, tasks)]
        spread = (sum(value * value for value in leads) / len(leads)) ** 0.5 or 1.0
        rate = asked.step * (1 - 0.8 * number / asked.rounds)
        for k in range(len(weights)):
            pull = sum(value / spread * step[k] for value, step in zip(leads, changes, strict=True))
            momentum[k] = 0.7 * momentum[k] + 0.3 * pull / len(leads) ** 0.5
            weights[k] += rate * momentum[k]
        PROGRESS.advance(task)
    PROGRESS.remove_task(task)
    return weights


def gate(pool: ProcessPoolExecutor, players: int, weights: list[float]) -> tuple[float, float]:
    """Share of wins and lead against the present weights, on deals that were not used before."""
    present = TUNED[players - FEWEST_PLAYERS]
    tasks = [(players, weights, present, GATE_GAMES, f"gate {part}") for part in range(GATE_PARTS)]
    parts = list(pool.map(lead, tasks))
    return sum(wins for wins, _ in parts) / GATE_PARTS, sum(points for _, points in parts) / GATE_PARTS


def best_of(pool: ProcessPoolExecutor, players: int, asked: argparse.Namespace) -> list[float]:
    """The best weights that were found from several beginnings, or the present ones."""
    present = TUNED[players - FEWEST_PLAYERS]
    best, most = present, 0.5 + 2 * 0.5 / (GATE_GAMES * GATE_PARTS) ** 0.5
    for start in range(asked.starts):
        fate = random.Random(f"{asked.seed} {players} {start}")
        far = 0.0 if start == 0 else 0.6
        begin = [weight + far * fate.gauss(0, 1) * (abs(weight) + 0.3) for weight in present]
        weights = tune(pool, players, begin, asked, f"{asked.seed} {players} {start}")
        wins, points = gate(pool, players, weights)
        CONSOLE.print(f"{players} players, beginning {start}: wins {wins:.1%}, {points:+.2f} points")
        if wins > most:
            best, most = weights, wins
    return best


def write(tuned: list[list[float]]) -> None:
    lines = []
    for weights in tuned:
        rows = [weights[at : at + 10] for at in range(0, len(weights), 10)]
        numbers = ["        " + ", ".join(f"{weight:.3f}" for weight in row) + ",\n" for row in rows]
        lines.append("    [\n" + "".join(numbers) + "    ],\n")
    PAGE.write_text(HEAD + "".join(lines) + TAIL, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--pairs", type=int, default=16)
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--starts", type=int, default=4)
    parser.add_argument("--step", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    tuned = [list(weights) for weights in TUNED]
    with ProcessPoolExecutor(asked.workers) as pool, PROGRESS:
        for players in asked.players:
            tuned[players - FEWEST_PLAYERS] = best_of(pool, players, asked)
            write(tuned)


if __name__ == "__main__":
    main()

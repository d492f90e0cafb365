"""Tunes the weights of the judgement by self-play and writes them to src/ruhr/bots/weights.py.

Evolution strategy with mirrored steps: a random change of all weights plays against the opposite change, on
the same deals with sides changed, with two and with four players; the weights follow what leads.
"""

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import track

from ruhr.board import standard_board
from ruhr.bots.judgement import Judgement
from ruhr.bots.match import duel, vector
from ruhr.bots.weights import TUNED
from ruhr.game import chance_of

PAGE = Path(__file__).parent.parent / "src" / "ruhr" / "bots" / "weights.py"
HEAD = '''"""The tuned weights of the judgement, written by `tools/tune.py`."""

from librt.vecs import vec

from ruhr.bots.prices import WEIGHTS

#: Thaler, debt and upriver; the fifteen markers; then the rest, in the order of `prices`.
TUNED: list[float] = [
'''
TAIL = """
]


def tuned_weights() -> vec[float]:
    assert len(TUNED) == WEIGHTS
    return vec[float](TUNED)
"""
#: Games of a comparison, by number of players.
GAMES = {2: 240, 4: 200}
NOISE = 0.2


def lead(weights: list[float], others: list[float], seed: str) -> float:
    """How many points ahead one set of weights ends on average, over two and four players."""
    total = 0.0
    for players, games in GAMES.items():
        sides = Judgement(vector(weights)), Judgement(vector(others))
        total += duel(standard_board(), players, *sides, NOISE, games, chance_of(f"{seed} {players}"))[1]
    return total / len(GAMES)


def compare(task: tuple[list[float], list[float], str]) -> float:
    return lead(*task)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--pairs", type=int, default=12)
    parser.add_argument("--step", type=float, default=0.25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    random.seed(asked.seed)
    weights = list(TUNED)
    first = list(TUNED)
    momentum = [0.0] * len(weights)
    with ProcessPoolExecutor(asked.workers) as pool:
        for number in track(range(asked.rounds), description="rounds"):
            sizes = [0.12 * abs(weight) + 0.12 for weight in weights]
            changes = [[random.gauss(0, 1) * size for size in sizes] for _ in range(asked.pairs)]
            tasks = [
                (
                    [weight + change for weight, change in zip(weights, step, strict=True)],
                    [weight - change for weight, change in zip(weights, step, strict=True)],
                    f"{asked.seed} {number} {pair}",
                )
                for pair, step in enumerate(changes)
            ]
            leads = list(pool.map(compare, tasks))
            spread = (sum(value * value for value in leads) / len(leads)) ** 0.5 or 1.0
            rate = asked.step * (1 - 0.7 * number / asked.rounds)
            for k in range(len(weights)):
                pull = sum(value / spread * step[k] for value, step in zip(leads, changes, strict=True))
                momentum[k] = 0.7 * momentum[k] + 0.3 * pull / len(leads) ** 0.5
                weights[k] += rate * momentum[k]
            if number % 25 == 24:
                gain = lead(weights, first, f"check {number}")
                print(f"{number + 1}: {gain:+.2f} points against the beginning")
                write(weights)
    write(weights)


def write(weights: list[float]) -> None:
    rows = [weights[at : at + 10] for at in range(0, len(weights), 10)]
    lines = "\n".join("    " + ", ".join(f"{weight:.3f}" for weight in row) + "," for row in rows)
    PAGE.write_text(HEAD + lines + TAIL, "utf-8")


if __name__ == "__main__":
    main()

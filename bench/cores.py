"""What do more cores bring? Vectors in one process, in threads and in processes, by the clock on the wall.

    python bench/cores.py [--hands 2] [--seconds 5]

Then how fast vectors of several sizes step, without choosing the actions, in processor time.
"""

import argparse
import multiprocessing
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor

import numpy as np

from ruhr.research.vector import Vector

GAMES = 1024
SIZES = (16, 64, 256, 1024, 4096)
#: The best of so many tries: what disturbs only ever slows.
TRIES = 3


def decisions_a_second(seconds: float) -> float:
    """Step a vector with random legal actions for some seconds."""
    games = Vector(games=GAMES, players=4, seed=1, copy=False)
    random = np.random.default_rng(1)
    keys = random.integers(1, 256, games.mask.shape, np.uint8)
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        games.step((games.mask * keys).argmax(axis=1))
        steps += 1
    return steps * GAMES / (time.perf_counter() - began)


def together(executor: Executor, hands: int, seconds: float) -> float:
    """The sum over as many as work at the same time."""
    with executor:
        return sum(executor.map(decisions_a_second, [seconds] * hands))


def stepping(size: int, seconds: float) -> float:
    """Steps a second of a vector of this size, without choosing."""
    games = Vector(games=size, players=4, seed=1, copy=False)
    keys = np.random.default_rng(1).integers(1, 256, games.mask.shape, np.uint8)
    steps, spent = 0, 0.0
    while spent < seconds:
        chosen = (games.mask * keys).argmax(axis=1)
        began = time.process_time()
        games.step(chosen)
        spent += time.process_time() - began
        steps += 1
    return steps * size / spent


def main() -> None:
    """Print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    spawned = multiprocessing.get_context("spawn")
    print(f"one process: {decisions_a_second(asked.seconds):,.0f} decisions a second")
    for name, executor in (
        ("threads", ThreadPoolExecutor(asked.hands)),
        ("processes", ProcessPoolExecutor(asked.hands, spawned)),
    ):
        print(f"{asked.hands} {name}: {together(executor, asked.hands, asked.seconds):,.0f}")
    for size in SIZES:
        best = max(stepping(size, asked.seconds / 5) for _ in range(TRIES))
        print(f"vector of {size:,}, steps alone: {best:,.0f}")


if __name__ == "__main__":
    main()

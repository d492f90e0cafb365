"""Self-play on many processes with Ray: every process steps a vector of games of its own.

Threads would wait for each other, because the core holds Python's lock; processes do not. What is to be
learned from comes back as arrays.
"""

import argparse
import time

import numpy as np
import ray

from ruhr.research.vector import Vector


@ray.remote(num_cpus=1)
class Player:
    """Plays games on one core, at random; a learner would ask its network instead."""

    def __init__(self, games: int, seed: int) -> None:
        self.games = Vector(games=games, players=4, seed=seed, copy=False)
        self.chance = np.random.default_rng(seed)

    def play(self, steps: int) -> tuple[np.ndarray, int]:
        """Play on; says who won how much in the games that ended, seat by seat, and how many these were."""
        received, ends = np.zeros(4), 0
        for _ in range(steps):
            _, _, ended, _, _ = self.games.step(
                (self.games.mask * self.chance.random(self.games.mask.shape, np.float32)).argmax(axis=1)
            )
            if ended.any():
                received += self.games.rewards[ended].sum(axis=0)
                ends += int(ended.sum())
        return received, ends


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--processes", type=int, default=2)
parser.add_argument("--games", type=int, default=256)
parser.add_argument("--steps", type=int, default=1000)
asked = parser.parse_args()
ray.init(num_cpus=asked.processes, log_to_driver=False, include_dashboard=False)
players = [Player.remote(asked.games, seed) for seed in range(asked.processes)]
began = time.perf_counter()
played = ray.get([player.play.remote(asked.steps) for player in players])
seconds = time.perf_counter() - began
ends = sum(count for _, count in played)
steps = asked.processes * asked.games * asked.steps
print(f"{steps / seconds:,.0f} steps a second on {asked.processes} processes, {ends} games ended")
if ends:
    print("mean reward by seat:", np.round(sum(received for received, _ in played) / ends, 3))
ray.shutdown()

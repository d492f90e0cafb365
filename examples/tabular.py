"""A learner whose memory is a small table: for every decision in every turn, what each action brought so far.

It knows nothing else of the position, and yet it soon beats chance by far. Play 2,000 games, about a minute:

$ python examples/tabular.py --games 2000
"""

import argparse
from collections import defaultdict

import numpy as np

from ruhr.research import NAMES
from ruhr.research.gym import RuhrEnv

TURN, DECISION = NAMES.index("turn"), NAMES.index("decision")
#: How much is tried at random, and how fast the table forgets.
CURIOSITY, LEARNING = 0.1, 0.02


def play(game: RuhrEnv, table: dict[tuple[int, int, int], float], chance: np.random.Generator) -> float:
    """A game, after which the table knows better; says how many points it brought."""
    observation, info = game.reset()
    visited, received, terminated = [], 0.0, False
    while not terminated:
        legal = info["action_mask"].nonzero()[0]
        keys = [(int(observation[TURN]), int(observation[DECISION]), int(action)) for action in legal]
        if chance.random() < CURIOSITY:
            key = keys[chance.integers(len(keys))]
        else:
            key = max(keys, key=table.__getitem__)
        visited.append((key, received))
        observation, reward, terminated, _, info = game.step(key[2])
        received += reward
    for key, before in visited:
        table[key] += LEARNING * (received - before - table[key])
    return received


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--games", type=int, default=2000)
asked = parser.parse_args()
game = RuhrEnv(opponents=("random",), reward="points")
game.reset(seed=1)
chance = np.random.default_rng(1)
# What was never tried is hoped to be good.
table: dict[tuple[int, int, int], float] = defaultdict(lambda: 60.0)
scores = [play(game, table, chance) for _ in range(asked.games)]
part = max(1, asked.games // 10)
for begin in range(0, asked.games, part):
    print(f"games {begin + 1:5} to {begin + part:5}: {np.mean(scores[begin : begin + part]):.1f} points")
print(f"{len(table)} numbers in the table")

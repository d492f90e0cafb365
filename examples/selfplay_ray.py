"""Self-play of one of our bots on many processes with Ray, to learn from.

What comes back are arrays: what was observed, what might have been done, what was done, and what it brought
in the end. Now and then somebody does something at random, so that there is more to learn from.

$ python examples/selfplay_ray.py --bot steuermann --games 1000 --output games.npz
"""

import argparse
import time
from pathlib import Path

import numpy as np
import ray

from ruhr import Game
from ruhr.bots import make_bot, situation_of
from ruhr.games import reward_of_win
from ruhr.research import observe
from ruhr.rules.actions import ACTIONS
from ruhr.vocabulary import vocabulary


@ray.remote(num_cpus=1)
def play(bot: str, players: int, seed: int, curiosity: float) -> dict[str, np.ndarray]:
    """A game: a row for every decision, from the seat of who took it."""
    game = Game.new(players, seed=seed)
    code = vocabulary(game.board).code
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(players)]
    chance = np.random.default_rng(seed)
    observations, masks, actions, seats = [], [], [], []
    while game.actor is not None:
        legal = [code(action) for action in game.legal_actions()]
        chosen = code(bots[game.actor].decide(situation_of(game)))
        if chance.random() < curiosity:
            chosen = int(chance.choice(legal))
        observations.append(observe(game, game.actor))
        masks.append(np.isin(np.arange(ACTIONS), legal))
        actions.append(chosen)
        seats.append(game.actor)
        game.play(vocabulary(game.board).words[chosen])
    rewards = np.array([reward_of_win(share, players) for share in game.result().shares], np.float32)
    return {
        "observation": np.array(observations),
        "mask": np.array(masks),
        "action": np.array(actions, np.uint8),
        "reward": rewards[seats],
        "won": rewards,
    }


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--bot", default="bootsmann")
parser.add_argument("--players", type=int, default=4)
parser.add_argument("--processes", type=int, default=2)
parser.add_argument("--games", type=int, default=50)
parser.add_argument("--curiosity", type=float, default=0.05)
parser.add_argument("--output", type=Path)
asked = parser.parse_args()
ray.init(num_cpus=asked.processes, log_to_driver=False, include_dashboard=False)
began = time.perf_counter()
played = ray.get(
    [play.remote(asked.bot, asked.players, seed, asked.curiosity) for seed in range(asked.games)]
)
seconds = time.perf_counter() - began
rows = {part: np.concatenate([game[part] for game in played]) for part in played[0] if part != "won"}
print(f"{len(rows['action']) / seconds:,.0f} decisions a second on {asked.processes} processes")
print("mean reward by seat:", np.round(np.mean([game["won"] for game in played], axis=0), 3))
if asked.output:
    np.savez_compressed(asked.output, **rows)
ray.shutdown()

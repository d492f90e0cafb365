"""One random game through each interface: PettingZoo, Gymnasium, OpenSpiel, and the vector."""

import gymnasium
import numpy as np
import pettingzoo
import pyspiel

import ruhr.research.gym
import ruhr.research.openspiel
import ruhr.research.pettingzoo  # noqa: F401 (they register themselves)
from ruhr.research.vector import Vector

chance = np.random.default_rng(1)


def by_pettingzoo() -> dict[str, float]:
    """What every player received."""
    game = pettingzoo.make("aec", "ruhr/ruhr-v0", players=3)
    game.reset(seed=1)
    received = dict.fromkeys(game.agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, _ = game.last()
        received[agent] += reward
        over = terminated or truncated
        game.step(None if over else chance.choice(observation["action_mask"].nonzero()[0]))
    return received


def by_gymnasium() -> float:
    """What we received, against a cabin boy."""
    game = gymnasium.make("Ruhr-v0", opponents=("schiffsjunge",))
    _, info = game.reset(seed=1)
    received, terminated = 0.0, False
    while not terminated:
        action = chance.choice(info["action_mask"].nonzero()[0])
        _, reward, terminated, _, info = game.step(action)
        received += float(reward)
    return received


def by_openspiel() -> list[float]:
    """What every player received; chance is a player of its own."""
    state = pyspiel.load_game("ruhr(players=2)").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likelihoods = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=likelihoods)))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    return list(state.returns())


def by_vector() -> int:
    """How many of 64 games have ended after 500 steps each."""
    games = Vector(games=64, players=4, seed=1, copy=False)
    ends = 0
    for _ in range(500):
        actions = (games.mask * chance.random(games.mask.shape)).argmax(axis=1)
        _, _, ended, _, _ = games.step(actions)
        ends += int(ended.sum())
    return ends


print("pettingzoo", by_pettingzoo())
print("gymnasium", by_gymnasium())
print("openspiel", by_openspiel())
print("vector", by_vector(), "games")

"""Masked PPO from sb3-contrib learns to play against one of our bots, and draws how it gets on.

$ pip install "ruhr[research]" sb3-contrib matplotlib
$ python examples/masked_ppo.py --steps 80000 --picture docs/pictures/ppo.svg
"""

import argparse
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor

from ruhr.research import MAXIMA
from ruhr.research.gym import RuhrEnv


class Scaled(RuhrEnv):
    """Every number between 0 and 1, as networks like it."""

    def __init__(self, opponent: str) -> None:
        super().__init__((opponent,), reward="points")
        from gymnasium.spaces import Box

        self.observation_space = Box(0.0, 1.0, (len(MAXIMA),), np.float32)

    def reset(self, **wishes):
        observation, info = super().reset(**wishes)
        return self._scaled(observation), info

    def step(self, action):
        observation, *rest = super().step(action)
        return self._scaled(observation), *rest

    @staticmethod
    def _scaled(observation: np.ndarray) -> np.ndarray:
        return (observation / np.array(MAXIMA, np.float32)).astype(np.float32)


class Progress(BaseCallback):
    """Keeps what every game brought."""

    def __init__(self) -> None:
        super().__init__()
        self.games: list[tuple[int, float]] = []

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "episode" in info:
                self.games.append((self.num_timesteps, float(info["episode"]["r"])))
        return True


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--steps", type=int, default=80_000)
parser.add_argument("--opponent", default="schiffsjunge")
parser.add_argument("--picture", type=Path)
asked = parser.parse_args()
torch.set_num_threads(1)
learner = MaskablePPO(
    "MlpPolicy",
    Monitor(Scaled(asked.opponent)),
    n_steps=min(2048, asked.steps),
    batch_size=min(256, asked.steps),
    gamma=0.999,
    learning_rate=3e-4,
    ent_coef=0.01,
    policy_kwargs={"net_arch": [128, 128]},
    seed=1,
)
progress = Progress()
learner.learn(asked.steps, callback=progress)
steps, points = np.array(progress.games).T if progress.games else np.zeros((2, 0))
window = max(1, len(points) // 20)
smooth = np.convolve(points, np.ones(window) / window, "valid")
print(f"{len(points)} games; first {points[:window].mean():.1f}, last {points[-window:].mean():.1f} points")
if asked.picture:
    figure, axes = plt.subplots(figsize=(7, 3.5))
    axes.plot(steps, points, ".", markersize=2, alpha=0.25, color="tab:gray")
    axes.plot(steps[window - 1 :], smooth, color="tab:blue")
    axes.set_xlabel("decisions")
    axes.set_ylabel("points of the learner")
    figure.tight_layout()
    figure.savefig(asked.picture, metadata={"Date": None})

"""The game for PettingZoo, as an AEC environment, registered as `ruhr/ruhr-v0`.

>>> game = env(players=3)
>>> game.reset(seed=1)
>>> observation, reward, terminated, truncated, info = game.last()
>>> game.agent_selection, int(observation["action_mask"].sum())
('player_2', 4)
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers

from ruhr.record import Record, check_count
from ruhr.research.table import (
    RENDER_MODES,
    REWARD_OF_ILLEGAL,
    ResearchTable,
    observation_space,
    reward_by_name,
)
from ruhr.rules.actions import ACTIONS


def env(**attributes: Any) -> Any:
    """The game with PettingZoo's usual wrappers: an action that is not legal ends it, and costs 1."""
    game: Any = raw_env(**attributes)
    for wrapper in (
        lambda inner: wrappers.TerminateIllegalWrapper(inner, illegal_reward=REWARD_OF_ILLEGAL),
        wrappers.AssertOutOfBoundsWrapper,
        wrappers.OrderEnforcingWrapper,
    ):
        game = wrapper(game)
    return game


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name)
    """The game as it is. Who is asked decides; that is often the same player again."""

    def __init__(
        self,
        players: int = 4,
        calmer_water: bool = False,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_count(players)
        self.metadata = {
            "name": "ruhr-v0", "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1,
        }  # fmt: skip
        self.render_mode = render_mode
        self._calmer_water = calmer_water
        self._reward = reward_by_name(reward)
        self._chance = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game, on the deal of a record if the options hold one."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        drawn = int(self._chance.integers(2**63))
        players = len(self.possible_agents)
        self._table = ResearchTable.new(players, self._calmer_water, drawn, (options or {}).get("deal"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        return {
            "observation": self._table.observation(seat),
            "action_mask": self._table.action_mask(seat),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        before = self._table.points
        self._table.play(int(action))
        brought = self._table.rewards(self._reward, before)
        self.rewards = dict(zip(self.agents, brought, strict=True))
        self._accumulate_rewards()
        if self._table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self._table.actor]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as a line of text."""
        if self.render_mode == "ansi":
            return self._table.picture()
        if self.render_mode == "human":
            print(self._table.picture())
        return None

    def close(self) -> None:
        """Nothing stays behind."""

    def record(self) -> Record:
        """The record of the game so far."""
        return self._table.record()


register("aec", "ruhr/ruhr-v0", entry_point=env)

"""Thousands of games at once, for learning from self-play.

>>> games = Vector(games=3, players=2, seed=1)
>>> observations, infos = games.reset()
>>> observations["observation"].shape, observations["action_mask"].shape, infos["actor"].tolist()
((3, 544), (3, 174), [0, 1, 0])
>>> first_legal = observations["action_mask"].argmax(axis=1)
>>> observations, reward, ended, cut_off, infos = games.step(first_legal)
>>> games.record(0).actions
['option none']
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ruhr.board import standard_board
from ruhr.errors import RuhrError
from ruhr.game import chance_of
from ruhr.games import WAS_ILLEGAL, Games
from ruhr.observation import SIZE
from ruhr.record import Record, check_count
from ruhr.research.table import observation_space, reward_by_name
from ruhr.rules.actions import ACTIONS
from ruhr.trajectory import record_of

Arrays: TypeAlias = dict[str, NDArray[Any]]
#: How NumPy calls them, with a sign and without.
WHOLE_NUMBERS = "iu"
#: No action has this number.
NO_ACTION = np.uint64(255)


class Vector(VectorEnv[Arrays, NDArray[np.int64], NDArray[Any]]):
    """Games that step together. Who decides in each of them observes, and is given the reward of his step.

    A game that ends begins again with the same step. `infos["actor"]` says who decides now, `rewards` what
    the last step brought every seat. With `copy=False` all arrays are views of the core's own memory, which
    the next step writes anew.
    """

    def __init__(
        self,
        games: int = 1024,
        players: int = 4,
        calmer_water: bool = False,
        reward: str = "win",
        seed: int | str | None = None,
        copy: bool = True,
    ) -> None:
        check_count(players)
        self.num_envs = games
        self.players = players
        self.calmer_water = calmer_water
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space()
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._reward = reward_by_name(reward)
        self._copy = copy
        self._begin(seed if seed is not None else int(np.random.default_rng().integers(2**63)))

    def reset(
        self,
        *,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (Gymnasium's)
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin all games, from a seed if one is given; the same seed gives the same games."""
        if seed is not None:
            self._begin(seed)
        elif self._stepped:
            self._lay_out()
        return self._observations(), {"actor": self._given(self.actor)}

    def step(
        self, actions: NDArray[np.int64] | Sequence[int]
    ) -> tuple[Arrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out one action in every game; one that is not legal ends its game, and costs who did it 1."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in WHOLE_NUMBERS:
            found = f"{chosen.dtype}{list(chosen.shape)}"
            raise RuhrError("research_actions", games=self.num_envs, found=found)
        # A number below zero is a large one without its sign, and so none of an action, either.
        chosen = chosen.astype(np.int64, copy=False).view(np.uint64)
        self._games.step(np.minimum(chosen, NO_ACTION).astype(np.uint8).tobytes())
        self._stepped = True
        ended = self._ended != 0
        infos: dict[str, Any] = {"actor": self._given(self.actor)}
        if self._games.any_ended:
            infos |= self._final(ended)
        return self._observations(), self._given(self._own), ended, self._given(self._cut_off), infos

    def record(self, number: int) -> Record:
        """The record of a game that is played."""
        return record_of(self.players, self.calmer_water, *self._games.played(number))

    def finished(self, number: int) -> Record | None:
        """The record of the game that was played before in the same place, if there was one."""
        last = self._games.played_before(number)
        return None if last is None else record_of(self.players, self.calmer_water, *last)

    def _begin(self, seed: int | str) -> None:
        self._chances = [chance_of(f"{seed} {number}") for number in range(self.num_envs)]
        self._lay_out()

    def _lay_out(self) -> None:
        """New games; the arrays are what the core writes, seen from here."""
        games = Games(standard_board(), self.players, self.calmer_water, self._chances, self._reward)
        self._games = games
        self._stepped = False
        self.observation = _seen(games.observations, np.uint8, self.num_envs, SIZE)
        self.mask = _seen(games.masks, np.int8, self.num_envs, ACTIONS)
        self.actor = _seen(games.actors, np.int64, self.num_envs)
        #: What the last step brought every seat.
        self.rewards = _seen(games.rewards, np.float64, self.num_envs, self.players)
        self._finals = _seen(games.finals, np.uint8, self.num_envs, SIZE)
        self._own = _seen(games.own_rewards, np.float64, self.num_envs)
        self._ended = _seen(games.ended, np.uint8, self.num_envs)
        self._cut_off = np.zeros(self.num_envs, bool)
        self._cut_off.flags.writeable = False

    def _observations(self) -> Arrays:
        return {"observation": self._given(self.observation), "action_mask": self._given(self.mask)}

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """What is said of the games that have ended, as Gymnasium wants it said."""
        finals = np.full(self.num_envs, None, object)
        for number in ended.nonzero()[0]:
            finals[number] = {
                "observation": self._finals[number].copy(),
                "action_mask": np.zeros(ACTIONS, np.int8),
            }
        told = {"rewards": self.rewards.copy(), "illegal": self._ended == WAS_ILLEGAL}
        return {"final_obs": finals, "_final_obs": ended, "final_info": told, "_final_info": ended}


def _seen(row: Any, kind: Any, *shape: int) -> NDArray[Any]:
    """The core's own memory as an array, for reading."""
    return np.frombuffer(row, kind).reshape(shape)

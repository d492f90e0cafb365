"""The game for Gymnasium, with bots as opponents, registered as `Ruhr-v0`.

>>> game = gymnasium.make("Ruhr-v0", opponents=("bootsmann",))
>>> observation, info = game.reset(seed=1)
>>> len(observation), info["action_mask"].nonzero()[0].tolist()
(544, [51, 52, 53, 57])
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from ruhr.bots import BOTS, Bot, make_bot
from ruhr.errors import RuhrError
from ruhr.record import Record, check_count
from ruhr.research.table import RENDER_MODES, REWARD_OF_ILLEGAL, ResearchTable, numbers_space, reward_by_name
from ruhr.rules.actions import ACTIONS
from ruhr.vocabulary import vocabulary


class RuhrEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One player learns; bots play the others, and their decisions are part of the step."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        opponents: Sequence[str] = ("steuermann", "steuermann", "steuermann"),
        seat: int | None = None,
        calmer_water: bool = False,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """Against bots by their ids; at a seat of one's own, or at any, another one in every game."""
        for bot in opponents:
            if bot not in BOTS:
                raise RuhrError("arena_unknown_bot", bot=bot, known=list(BOTS))
        players = len(opponents) + 1
        check_count(players)
        if seat is not None and seat not in range(players):
            raise RuhrError("research_seat", found=seat, players=players)
        self.observation_space = numbers_space()
        self.action_space = Discrete(ACTIONS)
        self.render_mode = render_mode
        self._opponents = tuple(opponents)
        self._wanted_seat = seat
        self._calmer_water = calmer_water
        self._reward = reward_by_name(reward)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin a game, on the deal of a record if the options hold one."""
        super().reset(seed=seed)
        players = len(self._opponents) + 1
        drawn = int(self.np_random.integers(2**63))
        self.seat = drawn % players if self._wanted_seat is None else self._wanted_seat
        self._table = ResearchTable.new(players, self._calmer_water, drawn, (options or {}).get("deal"))
        others = [other for other in range(players) if other != self.seat]
        self._bots: dict[int, Bot] = {
            other: make_bot(bot, f"{drawn}/{other}")
            for other, bot in zip(others, self._opponents, strict=True)
        }
        self._let_others_decide()
        return self._table.observation(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Decide; an action that is not legal ends the game, and costs 1."""
        if not self._table.allows(int(action)):
            return self._table.observation(self.seat), REWARD_OF_ILLEGAL, True, False, self._info()
        before = self._table.points
        self._table.play(int(action))
        self._let_others_decide()
        reward = self._table.rewards(self._reward, before)[self.seat]
        return self._table.observation(self.seat), reward, self._table.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib asks for it."""
        return self._table.action_mask(self.seat).astype(bool)

    def render(self) -> str | None:
        """The position as a line of text."""
        if self.render_mode == "ansi":
            return self._table.picture()
        if self.render_mode == "human":
            print(self._table.picture())
        return None

    def record(self) -> Record:
        """The record of the game so far."""
        return self._table.record()

    def _let_others_decide(self) -> None:
        book = vocabulary(self._table.state.board)
        while not self._table.over and self._table.actor != self.seat:
            action = self._bots[self._table.actor].decide(self._table.situation())
            code = book.code(action)
            assert code is not None
            self._table.play(code)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._table.action_mask(self.seat), "seat": self.seat}


gymnasium.register("Ruhr-v0", entry_point="ruhr.research.gym:RuhrEnv")

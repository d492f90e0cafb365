"""One game for researchers: what all interfaces share."""

from typing import Any

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i64, u8
from numpy.typing import NDArray

from ruhr.board import standard_board
from ruhr.bots import Situation
from ruhr.errors import RuhrError
from ruhr.game import SEAT_COLOURS, chance_of
from ruhr.games import REWARD_POINTS, REWARD_WIN, reward_of_win
from ruhr.observation import SIZE, WORDS_OF_ROW, allow, write_observation
from ruhr.position import write
from ruhr.record import FORMAT, Record, check_count, deal_from_json
from ruhr.research.layout import MAXIMA
from ruhr.rules.actions import ACTIONS, OVER
from ruhr.rules.scoring import share_of_win, winners
from ruhr.rules.sequence_of_play import is_legal, play, play_on
from ruhr.rules.set_up import shuffled_deal, table
from ruhr.rules.state import Deal, State
from ruhr.trajectory import record_of
from ruhr.view import seen_table
from ruhr.vocabulary import vocabulary

#: What a reward can be, by its name.
REWARDS = {"win": REWARD_WIN, "points": REWARD_POINTS}
RENDER_MODES = ["human", "ansi"]
#: What an action that is not legal costs.
REWARD_OF_ILLEGAL = -1


def reward_by_name(name: str) -> int:
    """The kind of reward that a name stands for."""
    if name not in REWARDS:
        raise RuhrError("research_reward", found=name, known=list(REWARDS))
    return REWARDS[name]


def numbers_space() -> spaces.Box[np.uint8]:
    """What an observation can be."""
    return spaces.Box(np.zeros(SIZE, np.uint8), np.array(MAXIMA, np.uint8), dtype=np.uint8)


def observation_space() -> spaces.Dict:
    """An observation with the actions that are legal."""
    return spaces.Dict({"observation": numbers_space(), "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})


def observation(s: State, seat: int) -> NDArray[np.uint8]:
    """What a seat observes."""
    row = vec[i64]([0] * WORDS_OF_ROW)
    write_observation(s, seat, row, 0)
    return np.frombuffer(row, np.uint8).copy()  # type: ignore[call-overload, no-any-return]


class ResearchTable:
    """A game in progress, or at its end."""

    def __init__(self, players: int, calmer_water: bool, deal: Deal) -> None:
        self.calmer_water = calmer_water
        self.deal = deal
        self.state = table(standard_board(), players, calmer_water, deal)
        play_on(self.state)
        self.actions: list[int] = []

    @classmethod
    def new(cls, players: int, calmer_water: bool, seed: int | str, deal: Any = None) -> "ResearchTable":
        """A game on a deal as a record has it, or on one that follows from a seed."""
        check_count(players)
        board = standard_board()
        if deal is not None:
            said = {"board": board.identity, "players": list(SEAT_COLOURS[:players]), "deal": deal}
            said |= {"format": FORMAT, "calmer_water": calmer_water, "actions": []}
            checked = Record.from_json(said).deal
            return cls(players, calmer_water, deal_from_json(board, players, calmer_water, checked))
        return cls(players, calmer_water, shuffled_deal(board, players, calmer_water, chance_of(seed)))

    @property
    def over(self) -> bool:
        return self.state.decision == OVER

    @property
    def actor(self) -> int:
        """Who decides, or decided last."""
        return self.state.actor

    @property
    def points(self) -> list[int]:
        return [int(me.points) for me in self.state.players]

    def legal(self) -> list[int]:
        """What may be decided, in the order of the actions."""
        return sorted(int(action) for action in self.state.choices[: self.state.choice_count])

    def allows(self, action: int) -> bool:
        return is_legal(self.state, action)

    def play(self, action: int) -> None:
        self.actions.append(int(action))
        play(self.state, action)

    def observation(self, seat: int) -> NDArray[np.uint8]:
        return observation(self.state, seat)

    def action_mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action that is legal for a seat: nothing is for who is not asked."""
        row = vec[u8]([0] * ACTIONS)
        if self.state.actor == seat:
            allow(self.state, row, 0, 1)
        return np.frombuffer(row, np.int8).copy()  # type: ignore[call-overload, no-any-return]

    def rewards(self, kind: int, points_before: list[int]) -> list[float]:
        """What everybody has received since he had so many points."""
        if kind == REWARD_POINTS:
            return [float(now - before) for now, before in zip(self.points, points_before, strict=True)]
        seats = len(self.state.players)
        if not self.over:
            return [0.0] * seats
        won = winners(self.state)
        return [reward_of_win(share_of_win(won, seat), seats) for seat in range(seats)]

    def situation(self) -> Situation:
        """The decision as bots see it."""
        words = vocabulary(self.state.board).words
        names = SEAT_COLOURS[: len(self.state.players)]
        return Situation(seen_table(self.state), names, [words[action] for action in self.actions])

    def record(self) -> Record:
        return record_of(len(self.state.players), self.calmer_water, self.deal, self.actions)

    def picture(self) -> str:
        """The position as a line of text, without anything hidden."""
        return write(self.state, hidden=False)

"""Many games at once, which step inside the compiled core and write what they have to say in place."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ruhr.board.board import Board
from ruhr.observation import WORDS_OF_ROW, allow, write_observation
from ruhr.rules.actions import ACTIONS, OVER
from ruhr.rules.chance import Chance
from ruhr.rules.scoring import share_of_win, winners
from ruhr.rules.sequence_of_play import play, play_on
from ruhr.rules.set_up import shuffled_deal, table
from ruhr.rules.state import Deal, State

# What a reward is.
REWARD_WIN: Final = 0
REWARD_POINTS: Final = 1
#: Why a game has ended: it has not, it is over, or somebody did what was not legal.
GOES_ON: Final = 0
IS_OVER: Final = 1
WAS_ILLEGAL: Final = 2


def reward_of_win(share: float, seats: i64) -> float:
    """What a share of the win is worth: 1 for all of it, and nothing for everybody together."""
    players = float(seats)
    return (players * share - 1.0) / (players - 1.0)


class _Game:
    """A game that is played, and what has been decided in it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.history: vec[u8] = vec[u8]([])


class Games:
    """Games that begin again by themselves, each from a stream of chance of its own."""

    def __init__(
        self, board: Board, seats: i64, calmer_water: bool, chances: list[Chance], reward: i64
    ) -> None:
        self.board = board
        self.seats = seats
        self.calmer_water = calmer_water
        self.chances = chances
        self.reward = reward
        self.count: i64 = len(chances)
        #: What who decides observes, and what he may do, row by row.
        self.observations: vec[i64] = vec[i64]([0] * (self.count * WORDS_OF_ROW))
        self.masks: vec[u8] = vec[u8]([0] * (self.count * ACTIONS))
        #: What who decided last observed at the end of his game.
        self.finals: vec[i64] = vec[i64]([0] * (self.count * WORDS_OF_ROW))
        self.actors: vec[i64] = vec[i64]([0] * self.count)
        #: What the last step brought every seat, and its actor.
        self.rewards: vec[float] = vec[float]([0.0] * (self.count * seats))
        self.own_rewards: vec[float] = vec[float]([0.0] * self.count)
        self.ended: vec[u8] = vec[u8]([0] * self.count)
        self.any_ended: bool = False
        self._points: vec[i64] = vec[i64]([0] * (self.count * seats))
        self._games: list[_Game] = [_Game(self._new_table(number)) for number in range(self.count)]
        self._last: list[_Game | None] = [None] * self.count
        number: i64 = 0
        while number < self.count:
            self._describe(number, self._games[number].state)
            number += 1

    def step(self, actions: bytes) -> None:
        """Every game goes on with its action; where the game ends with it, the next one begins."""
        self.any_ended = False
        games = self._games
        number: i64 = 0
        while number < self.count:
            self._step(number, games[number], actions[number])
            number += 1

    def played(self, number: i64) -> tuple[Deal, list[int]]:
        """The deal of a game, and what has been decided in it."""
        game = self._games[number]
        return game.state.deal, [int(action) for action in game.history]

    def played_before(self, number: i64) -> tuple[Deal, list[int]] | None:
        """The same of the game before, if there was one."""
        game = self._last[number]
        return None if game is None else (game.state.deal, [int(action) for action in game.history])

    def _step(self, number: i64, game: _Game, action: i64) -> None:
        s = game.state
        actor = s.actor
        if self.ended[number] or self.reward == REWARD_POINTS:
            self._forget_rewards(number)
        legal = action < ACTIONS and self.masks[number * ACTIONS + action] != 0
        allow(s, self.masks, number * ACTIONS, 0)
        if legal:
            play(s, action)
            game.history = append(game.history, u8(action))
            if self.reward == REWARD_POINTS:
                self._reward_points(number, s)
            if s.decision == OVER:
                if self.reward == REWARD_WIN:
                    self._reward_win(number, s)
                s = self._begin_again(number, game, actor, IS_OVER)
        else:
            self.rewards[number * self.seats + actor] = -1.0
            s = self._begin_again(number, game, actor, WAS_ILLEGAL)
        self.own_rewards[number] = self.rewards[number * self.seats + actor]
        self._describe(number, s)

    def _describe(self, number: i64, s: State) -> None:
        self.actors[number] = s.actor
        allow(s, self.masks, number * ACTIONS, 1)
        write_observation(s, s.actor, self.observations, number * WORDS_OF_ROW)

    def _begin_again(self, number: i64, game: _Game, actor: i64, why: u8) -> State:
        write_observation(game.state, actor, self.finals, number * WORDS_OF_ROW)
        self.ended[number] = why
        self.any_ended = True
        self._last[number] = game
        s = self._new_table(number)
        self._games[number] = _Game(s)
        return s

    def _new_table(self, number: i64) -> State:
        deal = shuffled_deal(self.board, self.seats, self.calmer_water, self.chances[number])
        s = table(self.board, self.seats, self.calmer_water, deal)
        play_on(s)
        for me in s.players:
            self._points[number * self.seats + me.seat] = me.points
        return s

    def _forget_rewards(self, number: i64) -> None:
        self.ended[number] = GOES_ON
        at = number * self.seats
        end = at + self.seats
        while at < end:
            self.rewards[at] = 0.0
            at += 1

    def _reward_win(self, number: i64, s: State) -> None:
        won = winners(s)
        for me in s.players:
            share = share_of_win(won, me.seat)
            self.rewards[number * self.seats + me.seat] = reward_of_win(share, self.seats)

    def _reward_points(self, number: i64, s: State) -> None:
        """The points that the step has brought everybody."""
        for me in s.players:
            at = number * self.seats + me.seat
            self.rewards[at] = float(me.points - self._points[at])
            self._points[at] = me.points

"""Many games at once, which step inside the compiled core and write what they have to say in place."""

from typing import Final

from librt.vecs import vec
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

#: So many games are brought near at a time: what they need fits into the nearest memory.
TOGETHER: Final[i64] = 8
#: So many decisions of a game can be written down at first.
ROOM: Final[i64] = 64


def reward_of_win(share: float, seats: i64) -> float:
    """What a share of the win is worth: 1 for all of it, and nothing for everybody together."""
    players = float(seats)
    return (players * share - 1.0) / (players - 1.0)


def _brought_near(s: State) -> i64:
    """Read a little of all that a step needs: memory gives all of it at once, not one after another."""
    read = s.turn + s.obstacles + s.arrivals + s.choices[0] + s.dice[0] + s.order[0] + s.white_left[0]
    slots = s.slots
    read += slots[0] + slots[8] + slots[16] + slots[24] + s.deal.countries[0]
    for me in s.players:
        read += me.seat + me.thalers + me.flipped
    return read


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
        #: What has been decided in each game, in a row of its own, and how much of the row that is.
        self._room: i64 = ROOM
        self._decided: vec[u8] = vec[u8]([0] * (self.count * ROOM))
        self._decisions: vec[i64] = vec[i64]([0] * self.count)
        self._states: list[State] = [self._new_table(number) for number in range(self.count)]
        self._last: list[tuple[Deal, list[int]] | None] = [None] * self.count
        self._read: i64 = 0
        number: i64 = 0
        while number < self.count:
            self._describe(number, self._states[number])
            number += 1

    def step(self, actions: bytes) -> None:
        """Every game goes on with its action; where the game ends with it, the next one begins."""
        self.any_ended = False
        states = self._states
        number: i64 = 0
        near: i64 = 0
        while number < self.count:
            if number == near:
                near = min(near + TOGETHER, self.count)
                self._bring_near(number, near)
            self._step(number, states[number], actions[number])
            number += 1

    def played(self, number: i64) -> tuple[Deal, list[int]]:
        """The deal of a game, and what has been decided in it."""
        first = number * self._room
        decided = self._decided[first : first + self._decisions[number]]
        return self._states[number].deal, [int(action) for action in decided]

    def played_before(self, number: i64) -> tuple[Deal, list[int]] | None:
        """The same of the game before, if there was one."""
        return self._last[number]

    def _bring_near(self, number: i64, end: i64) -> None:
        """Have the next games near when it is their turn: they lie far apart in memory."""
        states = self._states
        read: i64 = 0
        while number < end:
            read += _brought_near(states[number])
            number += 1
        # What is read is used for nothing, and would not be read if that were known.
        self._read = read

    def _step(self, number: i64, s: State, action: i64) -> None:
        actor = s.actor
        if self.ended[number] or self.reward == REWARD_POINTS:
            self._forget_rewards(number)
        legal = action < ACTIONS and self.masks[number * ACTIONS + action] != 0
        allow(s, self.masks, number * ACTIONS, 0)
        if legal:
            play(s, action)
            self._write_down(number, u8(action))
            if self.reward == REWARD_POINTS:
                self._reward_points(number, s)
            if s.decision == OVER:
                if self.reward == REWARD_WIN:
                    self._reward_win(number, s)
                s = self._begin_again(number, s, actor, IS_OVER)
        else:
            self.rewards[number * self.seats + actor] = -1.0
            s = self._begin_again(number, s, actor, WAS_ILLEGAL)
        self.own_rewards[number] = self.rewards[number * self.seats + actor]
        self._describe(number, s)

    def _describe(self, number: i64, s: State) -> None:
        self.actors[number] = s.actor
        allow(s, self.masks, number * ACTIONS, 1)
        write_observation(s, s.actor, self.observations, number * WORDS_OF_ROW)

    def _write_down(self, number: i64, action: u8) -> None:
        decision = self._decisions[number]
        if decision == self._room:
            self._make_room()
        self._decided[number * self._room + decision] = action
        self._decisions[number] = decision + 1

    def _make_room(self) -> None:
        """Rows of twice the length, for a game that is longer than any before."""
        before, decided = self._room, self._decided
        self._room = before * 2
        self._decided = vec[u8]([0] * (self.count * self._room))
        number: i64 = 0
        while number < self.count:
            decision: i64 = 0
            while decision < before:
                self._decided[number * self._room + decision] = decided[number * before + decision]
                decision += 1
            number += 1

    def _begin_again(self, number: i64, s: State, actor: i64, why: u8) -> State:
        write_observation(s, actor, self.finals, number * WORDS_OF_ROW)
        self.ended[number] = why
        self.any_ended = True
        self._last[number] = self.played(number)
        self._decisions[number] = 0
        s = self._new_table(number)
        self._states[number] = s
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

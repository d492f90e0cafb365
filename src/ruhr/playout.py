"""Random games, played to the end inside the compiled core."""

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.board import Board
from ruhr.rules.actions import OVER
from ruhr.rules.chance import Chance
from ruhr.rules.scoring import share_of_win, winners
from ruhr.rules.sequence_of_play import play, play_on
from ruhr.rules.set_up import shuffled_deal, table
from ruhr.rules.state import SOURCE_COUNT, State


def play_randomly(s: State, chance: Chance) -> i64:
    """Play a position to the end with random legal actions; says how many decisions there were."""
    decisions: i64 = 0
    while s.decision != OVER:
        play(s, s.choices[chance.below(s.choice_count)])
        decisions += 1
    return decisions


def random_game(board: Board, seats: i64, calmer_water: bool, chance: Chance) -> tuple[State, i64]:
    """A complete random game: its final position and the number of decisions."""
    s = table(board, seats, calmer_water, shuffled_deal(board, seats, calmer_water, chance))
    play_on(s)
    return s, play_randomly(s, chance)


def random_actions(s: State, chance: Chance) -> list[int]:
    """Like `play_randomly`, but hands back the actions, so that a record can be made of them."""
    actions: list[int] = []
    while s.decision != OVER:
        action = s.choices[chance.below(s.choice_count)]
        actions.append(action)
        play(s, action)
    return actions


def count_sequences(s: State, depth: i64) -> i64:
    """How many sequences of so many decisions a position allows, as chess programs count theirs."""
    if depth == 0 or s.decision == OVER:
        return 1
    if depth == 1:
        return s.choice_count
    count: i64 = 0
    at: i64 = 0
    while at < s.choice_count:
        child = s.clone()
        play(child, child.choices[at])
        count += count_sequences(child, depth - 1)
        at += 1
    return count


class Tally:
    """Sums over many games: points by source, their squares, and wins by seat."""

    def __init__(self, seats: i64) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.sources: vec[i64] = vec[i64]([0] * SOURCE_COUNT)
        self.squares: vec[i64] = vec[i64]([0] * SOURCE_COUNT)
        self.points: vec[i64] = vec[i64]([0] * seats)
        self.point_squares: vec[i64] = vec[i64]([0] * seats)
        self.wins: vec[float] = vec[float]([0.0] * seats)

    def add(self, s: State, decisions: i64) -> None:
        """Count a finished game."""
        self.games += 1
        self.decisions += decisions
        won = winners(s)
        for me in s.players:
            self.points[me.seat] += me.points
            self.point_squares[me.seat] += me.points * me.points
            self.wins[me.seat] += share_of_win(won, me.seat)
            source: i64 = 0
            while source < SOURCE_COUNT:
                self.sources[source] += me.sources[source]
                self.squares[source] += me.sources[source] * me.sources[source]
                source += 1

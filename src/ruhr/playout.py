"""Random games, played to the end inside the compiled core."""

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.board import Board
from ruhr.rules.actions import OVER
from ruhr.rules.chance import Chance
from ruhr.rules.sequence_of_play import play, play_on
from ruhr.rules.set_up import shuffled_deal, table
from ruhr.rules.state import State


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


def random_actions(s: State, chance: Chance) -> vec[i64]:
    """Like `play_randomly`, but hands back the actions, so that a record can be made of them."""
    actions: list[int] = []
    while s.decision != OVER:
        action = s.choices[chance.below(s.choice_count)]
        actions.append(action)
        play(s, action)
    return vec[i64](actions)

"""Our game as a contestant: random complete games of four players on the standard board."""

import argparse

from timing import Play, endure, measure, pin

import ruhr.playout
from ruhr.board.board import Board
from ruhr.board.loading import standard_board
from ruhr.bots.bot import playing_out
from ruhr.bots.search import Search
from ruhr.game import Game
from ruhr.playout import random_game
from ruhr.rules.actions import OVER
from ruhr.rules.chance import Chance
from ruhr.rules.sequence_of_play import play, play_on
from ruhr.rules.set_up import shuffled_deal, table

SEATS = 4
CALMER_WATER = False


def in_the_core(board: Board, chance: Chance) -> Play:
    """Whole games without leaving the core."""

    def games(count: int) -> int:
        decisions = 0
        for _ in range(count):
            decisions += random_game(board, SEATS, CALMER_WATER, chance)[1]
        return decisions

    return games


def step_by_step(board: Board, chance: Chance) -> Play:
    """The same games, but every decision is taken by a caller outside the core."""

    def games(count: int) -> int:
        decisions = 0
        for _ in range(count):
            state = table(board, SEATS, CALMER_WATER, shuffled_deal(board, SEATS, CALMER_WATER, chance))
            play_on(state)
            while state.decision != OVER:
                play(state, state.choices[chance.below(state.choice_count)])
                decisions += 1
        return decisions

    return games


def search(players: int, chance: Chance) -> Play:
    """Looks into the future from the first decision of a game, a new tree for every batch."""
    table = Game.new(players, seed=1769).seen_table()

    def looks(count: int) -> int:
        tree = Search(playing_out())
        tree.look(table, chance, count)
        return 0

    return looks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", choices=("compiled", "steps", "uncompiled", "search"))
    parser.add_argument("--players", type=int, default=SEATS)
    parser.add_argument("--core", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument(
        "--flat", type=int, metavar="GAMES", help="play so many games and watch time and memory"
    )
    parser.add_argument("--slice", type=int, default=10_000)
    asked = parser.parse_args()

    compiled = not ruhr.playout.__file__.endswith(".py")
    if compiled != (asked.way != "uncompiled"):
        parser.error(f"{asked.way} was asked for, but the core is {ruhr.playout.__file__}")
    pin(asked.core)
    board, chance = standard_board(), Chance(1769, 1890, 4, asked.seed)
    if asked.way == "search":
        games = search(asked.players, chance)
    else:
        games = step_by_step(board, chance) if asked.way == "steps" else in_the_core(board, chance)
    if asked.flat:
        endure(games, asked.flat, asked.slice)
    else:
        measure(games, asked.seconds)


if __name__ == "__main__":
    main()

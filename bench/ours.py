"""Our game as a contestant: random complete games of four players on the standard board."""

import argparse
from collections.abc import Callable

from timing import Play, endure, measure, pin

import ruhr.playout
from ruhr.board.board import Board
from ruhr.board.loading import standard_board
from ruhr.bots.bot import foreseeing
from ruhr.bots.search import Search
from ruhr.bots.selfplay import new_game
from ruhr.playout import random_game
from ruhr.rules.actions import OVER
from ruhr.rules.chance import Chance
from ruhr.rules.sequence_of_play import play, play_on
from ruhr.rules.set_up import shuffled_deal, table

SEATS = 4
CALMER_WATER = False
#: A searching player takes so many looks at every decision.
LOOKS = 150


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


def vector(games: int, seed: int) -> Play:
    """Games that step together, each step with observation and mask."""
    import numpy as np

    from ruhr.research.vector import Vector

    played = Vector(games=games, players=SEATS, seed=seed, copy=False)
    random = np.random.default_rng(seed)
    # Any legal action: that with the largest of some random numbers.
    keys = random.integers(1, 256, (16, *played.mask.shape), np.uint8)
    legal = np.empty_like(keys[0])
    mask = played.mask.view(np.uint8)

    def ended_games(count: int) -> int:
        steps = 0
        while count > 0:
            np.multiply(mask, keys[steps & 15], out=legal)
            count -= int(played.step(legal.argmax(axis=1))[2].sum())
            steps += 1
        return steps * games

    return ended_games


def pettingzoo(seed: int) -> Play:
    """PettingZoo's way: every decision with observation and mask."""
    import numpy as np

    from ruhr.research.pettingzoo import raw_env

    env = raw_env(players=SEATS)
    env.reset(seed=seed)
    random = np.random.default_rng(seed)

    def games(count: int) -> int:
        decisions = 0
        for _ in range(count):
            env.reset()
            while not env.terminations[env.agent_selection]:
                legal = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
                env.step(legal[int(random.random() * len(legal))])
                decisions += 1
        return decisions

    return games


def search(board: Board, players: int, chance: Chance) -> Play:
    """Looks into the future with a network at every decision of games that go on from batch to batch."""
    state = new_game(board, players, chance)
    tree = Search(foreseeing(state))

    def looks(count: int) -> int:
        nonlocal state
        for looked in range(0, count, LOOKS):
            if state.decision == OVER:
                state = new_game(board, players, chance)
                tree.forget()
            tree.look(state, chance, min(LOOKS, count - looked))
            action = tree.favourite(state)
            play(state, action)
            tree.follow(action)
        return 0

    return looks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", choices=("compiled", "steps", "uncompiled", "search", "vector", "pettingzoo"))
    parser.add_argument("--players", type=int, default=SEATS)
    parser.add_argument("--core", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument(
        "--flat", type=int, metavar="GAMES", help="play so many games and watch time and memory"
    )
    parser.add_argument("--games", type=int, default=1024, help="of a vector")
    parser.add_argument("--slice", type=int, default=10_000)
    asked = parser.parse_args()

    compiled = not ruhr.playout.__file__.endswith(".py")
    if compiled != (asked.way != "uncompiled"):
        parser.error(f"{asked.way} was asked for, but the core is {ruhr.playout.__file__}")
    pin(asked.core)
    board, chance = standard_board(), Chance(1769, 1890, 4, asked.seed)
    ways: dict[str, Callable[[], Play]] = {
        "compiled": lambda: in_the_core(board, chance),
        "uncompiled": lambda: in_the_core(board, chance),
        "steps": lambda: step_by_step(board, chance),
        "search": lambda: search(board, asked.players, chance),
        "vector": lambda: vector(asked.games, asked.seed),
        "pettingzoo": lambda: pettingzoo(asked.seed),
    }
    games = ways[asked.way]()
    if asked.flat:
        endure(games, asked.flat, asked.slice)
    else:
        measure(games, asked.seconds)


if __name__ == "__main__":
    main()

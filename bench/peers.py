"""The others as contestants: random complete games, each engine driven the fastest way it offers.

Their packages live in an environment of their own and are looked up by name, so that this file can be read
and checked without them.
"""

import argparse
import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from timing import Play, measure, pin


def catanatron() -> Play:
    """Catan with four players, to ten points or the engine's limit of turns."""
    engine: Any = import_module("catanatron.game")
    people: Any = import_module("catanatron.models.player")

    def games(count: int) -> int:
        decisions = 0
        for _ in range(count):
            game = engine.Game([people.RandomPlayer(color) for color in people.Color])
            state = game.state
            while game.winning_color() is None and state.num_turns < engine.TURNS_LIMIT:
                actions = state.playable_actions
                game.execute(actions[int(random.random() * len(actions))], validate_action=False)
                decisions += 1
        return decisions

    return games


def chess() -> Play:
    """Chess to mate, stalemate or one of the draws nobody has to claim."""
    engine: Any = import_module("chess")

    def games(count: int) -> int:
        decisions = 0
        for _ in range(count):
            board = engine.Board()
            moves = list(board.legal_moves)
            while moves:
                board.push(moves[int(random.random() * len(moves))])
                decisions += 1
                if (
                    board.is_insufficient_material()
                    or board.is_seventyfive_moves()
                    or board.is_fivefold_repetition()
                ):
                    break
                moves = list(board.legal_moves)
        return decisions

    return games


def by_chance(outcomes: list[tuple[int, float]]) -> int:
    """One of the outcomes, each as likely as it says."""
    left = random.random()
    for outcome, likelihood in outcomes:
        left -= likelihood
        if left < 0:
            return outcome
    return outcomes[-1][0]


def open_spiel_steps(name: str) -> Play:
    """A game of open_spiel, every decision taken from Python; dice and deals are no decisions."""
    game: Any = import_module("pyspiel").load_game(name)

    def games(count: int) -> int:
        decisions = 0
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(by_chance(state.chance_outcomes()))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random.random() * len(actions))])
                    decisions += 1
        return decisions

    return games


def open_spiel_core(name: str) -> Play:
    """The same game played by open_spiel's own random players in C++, who do not count their decisions."""
    engine: Any = import_module("pyspiel")
    game = engine.load_game(name)
    players = [
        engine.make_uniform_random_bot(seat, random.randrange(1 << 31)) for seat in range(game.num_players())
    ]

    def games(count: int) -> int:
        for _ in range(count):
            engine.evaluate_bots(game.new_initial_state(), players, random.randrange(1 << 31))
        return 0

    return games


def open_spiel_search(name: str) -> Play:
    """open_spiel's own tree search in C++, each simulation one random game from the first decision on."""
    engine: Any = import_module("pyspiel")
    game = engine.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(by_chance(state.chance_outcomes()))

    def simulations(count: int) -> int:
        evaluator = engine.RandomRolloutEvaluator(1, random.randrange(1 << 31))
        bot = engine.MCTSBot(game, evaluator, 1.4, count, 1000, False, random.randrange(1 << 31), False)
        bot.step(state)
        return 0

    return simulations


def pettingzoo(name: str) -> Play:
    """A game of PettingZoo's own, every decision with observation and mask."""
    env: Any = import_module(f"pettingzoo.classic.{name}").raw_env()

    def games(count: int) -> int:
        decisions = 0
        for _ in range(count):
            env.reset()
            while not env.terminations[env.agent_selection]:
                legal = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
                env.step(int(legal[int(random.random() * len(legal))]))
                decisions += 1
        return decisions

    return games


def open_spiel_observed(name: str) -> Play:
    """A game of open_spiel, every decision with observation and mask."""
    game: Any = import_module("pyspiel").load_game(name)

    def games(count: int) -> int:
        decisions = 0
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(by_chance(state.chance_outcomes()))
                else:
                    state.observation_tensor()
                    state.legal_actions_mask()
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random.random() * len(actions))])
                    decisions += 1
        return decisions

    return games


def catanatron_gym() -> Play:
    """Catan as catanatron's environment, against a random player."""
    gymnasium: Any = import_module("gymnasium")
    import_module("catanatron_gym")
    env = gymnasium.make("catanatron_gym:catanatron-v1")

    def games(count: int) -> int:
        decisions = 0
        for _ in range(count):
            _, info = env.reset()
            over = False
            while not over:
                actions = info["valid_actions"]
                _, _, terminated, truncated, info = env.step(actions[int(random.random() * len(actions))])
                over = terminated or truncated
                decisions += 1
        return decisions

    return games


WAYS: dict[str, Callable[[str], Play]] = {
    "catanatron": lambda _: catanatron(),
    "catanatron-gym": lambda _: catanatron_gym(),
    "chess": lambda _: chess(),
    "observed": open_spiel_observed,
    "pettingzoo": pettingzoo,
    "steps": open_spiel_steps,
    "core": open_spiel_core,
    "search": open_spiel_search,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", choices=WAYS)
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--core", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=2.0)
    asked = parser.parse_args()

    pin(asked.core)
    random.seed(asked.seed)
    measure(WAYS[asked.way](asked.game), asked.seconds)


if __name__ == "__main__":
    main()

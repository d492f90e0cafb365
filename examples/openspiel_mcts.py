"""OpenSpiel's tree search plays against our helmsman.

Its simulations are random games; ours looks five times into the future and judges by a network.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import ruhr.research.openspiel  # noqa: F401 (registers the game)
from ruhr import Game
from ruhr.bots import make_bot, situation_of
from ruhr.vocabulary import vocabulary

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--games", type=int, default=2)
parser.add_argument("--simulations", type=int, default=20)
parser.add_argument("--decisions", type=int, default=10_000, help="of a game, after which it is broken off")
asked = parser.parse_args()

game = pyspiel.load_game("ruhr(players=2)")
chance = np.random.RandomState(1)
search = mcts.MCTSBot(
    game, 1.4, asked.simulations, mcts.RandomRolloutEvaluator(1, chance), random_state=chance
)
for number in range(asked.games):
    state, ours = game.new_initial_state(), number % 2
    helmsman = make_bot("steuermann", seed=number)
    decisions = 0
    while not state.is_terminal() and decisions < asked.decisions:
        if state.is_chance_node():
            outcomes, likelihoods = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=likelihoods)))
            continue
        decisions += 1
        if state.current_player() == ours:
            here = Game.from_record(state.record())
            action = vocabulary(here.board).code(helmsman.decide(situation_of(here)))
        else:
            action = search.step(state)
        state.apply_action(int(action))
    here = Game.from_record(state.record())
    points = [score.points for score in here.scores()]
    print(f"game {number + 1}: helmsman {points[ours]}, MCTS {points[1 - ours]} points")

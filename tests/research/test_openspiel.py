"""OpenSpiel's own tests; chance is explicit, and what is hidden is in no state."""

import pickle
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from ruhr import Game, RuhrError, Sandbox
from ruhr.game import chance_of
from ruhr.research import openspiel
from ruhr.research.openspiel import RuhrState
from ruhr.research.table import observation
from ruhr.rules.chance import Chance

GAMES = [
    f"ruhr(players={players},calmer_water={calmer})" for players in (2, 3, 4) for calmer in ("false", "true")
]


def by_chance(state: RuhrState, chance: Chance) -> int:
    """One of the outcomes, each as likely as it says."""
    left = chance.below(1 << 30) / (1 << 30)
    outcomes = state.chance_outcomes()
    for outcome, likelihood in outcomes:
        left -= likelihood
        if left < 0:
            return outcome
    return outcomes[-1][0]


def states(name: str, seed: int) -> Iterator[RuhrState]:
    """All states of a random game."""
    chance = chance_of(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        legal = state.legal_actions()
        state.apply_action(
            by_chance(state, chance) if state.is_chance_node() else legal[chance.below(len(legal))]
        )
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_its_random_simulations_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_it_is_as_it_was_when_nothing_is_said() -> None:
    game = pyspiel.load_game("ruhr")
    assert (game.num_players(), game.get_parameters()) == (4, {"players": 4, "calmer_water": False})


@pytest.mark.parametrize("name", GAMES)
def test_what_happened_replays_exactly_in_our_game(name: str) -> None:
    *_, last = states(name, seed=3)
    for state in states(name, seed=3):
        if not state.is_chance_node():
            replayed = Game.from_record(state.record())
            assert str(replayed.position()) == str(state)
            assert replayed.over == state.is_terminal()
    result = Game.from_record(last.record()).result()
    assert result is not None
    n = last.num_players()
    assert last.returns() == pytest.approx([(n * share - 1) / (n - 1) for share in result.shares])


def test_chances_are_those_of_what_is_left() -> None:
    """The same as those that people are told who try something out."""
    reveals: Counter[str] = Counter()
    for state in states("ruhr(players=2)", seed=4):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(likelihood for _, likelihood in outcomes) == pytest.approx(1)
            if state.table is not None:
                told = Sandbox(str(state)).reveal
                assert told is not None
                assert [likelihood for _, likelihood in outcomes] == pytest.approx(
                    [
                        one.count / told.of
                        for one in sorted(told.outcomes, key=lambda one: _number(one.assume))
                    ]
                )
                reveals[told.kind] += 1
    assert reveals == {"marker": 11, "country": 8}


def _number(assumed: str) -> int:
    countries = ("belgium", "netherlands", "rhineland")
    return countries.index(assumed) if assumed in countries else int(assumed)


def test_a_clone_goes_its_own_way() -> None:
    for step, state in enumerate(states("ruhr(players=3)", seed=5)):
        if step % 20 == 0 and not state.is_terminal():
            before, twin = str(state), state.clone()
            while not twin.is_terminal():
                twin.apply_action(twin.legal_actions()[-1])
            assert str(state) == before
            assert str(pickle.loads(pickle.dumps(state))) == before


def test_everybody_observes_what_he_does_elsewhere() -> None:
    game = pyspiel.load_game("ruhr(players=2)")
    observer = make_observation(game)
    for state in states("ruhr(players=2)", seed=6):
        if state.table is not None:
            for player in range(2):
                observer.set_from(state, player)
                assert (observer.tensor == observation(state.table, player)).all()


def test_its_tree_searches_play_it() -> None:
    """In Python, and in C++."""
    game = pyspiel.load_game("ruhr(players=2)")
    state = next(state for state in states("ruhr(players=2)", seed=7) if not state.is_chance_node())
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert bot.step(state) in state.legal_actions()
    root = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 2, 10, False, 1, False
    ).mcts_search(state)
    assert root.best_child().action in state.legal_actions()


def test_it_registers_by_being_imported() -> None:
    assert openspiel.GAME_TYPE.short_name in pyspiel.registered_names()


class TestItsApi(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's own tests of what a game says of itself and of its states."""

    game_name = "ruhr"
    game = pyspiel.load_game("ruhr(players=2)")


@pytest.mark.parametrize("private", list(pyspiel.PrivateInfoType.__members__.values()))
def test_only_what_is_asked_for_is_observed(private: pyspiel.PrivateInfoType) -> None:
    """Everything is public; who recalls everything is told what has happened."""
    game = pyspiel.load_game("ruhr(players=2)")
    *_, state = (one for one in states("ruhr(players=2)", seed=6) if not one.is_terminal())

    def seen(public: bool, recall: bool) -> tuple[str, bool]:
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
        observer = make_observation(game, kind)
        observer.set_from(state, 1)
        return observer.string_from(state, 1), observer.tensor is not None and observer.tensor.any()

    assert seen(True, False) == (f"1: {state}", True)
    assert seen(True, True) == (f"1: {state.history_str()}", False)
    assert seen(False, False) == seen(False, True) == ("", False)


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 7])
def test_a_number_of_players_that_cannot_be_is_refused(players: int) -> None:
    with pytest.raises(RuhrError) as refused:
        pyspiel.load_game(f"ruhr(players={players})")
    assert refused.value.code == "record_players"

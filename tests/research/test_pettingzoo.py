"""PettingZoo's own tests, and what they do not ask."""

import warnings

import pytest
from pettingzoo import make
from pettingzoo.test import api_test, seed_test

from ruhr import Game, Record, RuhrError
from ruhr.game import chance_of
from ruhr.research.pettingzoo import env, raw_env

#: PettingZoo knows the few games of its own whose observations hold a mask, and warns of all others.
UNAVOIDABLE = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def play_randomly(game: raw_env, seed: int) -> dict[str, float]:
    """Play to the end; says what everybody received."""
    chance = chance_of(seed)
    received = dict.fromkeys(game.agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, _ = game.last()
        received[agent] += reward
        legal = observation["action_mask"].nonzero()[0]
        game.step(None if terminated or truncated else int(legal[chance.below(len(legal))]))
    return received


@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_api_test_warns_of_nothing_that_can_be_avoided(players: int) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(env(players=players), num_cycles=100)
    assert {str(one.message) for one in warned} <= UNAVOIDABLE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_seed_test(players: int) -> None:
    seed_test(lambda: env(players=players), num_cycles=50)


def test_it_is_registered() -> None:
    game = make("aec", "ruhr/ruhr-v0", players=3, calmer_water=True)
    game.reset(seed=1)
    assert game.agents == ["player_0", "player_1", "player_2"]


def test_a_game_can_be_replayed_and_its_rewards_are_those_of_its_result() -> None:
    game = raw_env(players=3)
    game.reset(seed=5)
    received = play_randomly(game, seed=5)
    replayed = Game.from_record(game.record())
    result = replayed.result()
    assert result is not None
    assert list(received.values()) == pytest.approx([(3 * share - 1) / 2 for share in result.shares])
    assert sum(received.values()) == pytest.approx(0)


def test_points_are_received_as_they_are_won() -> None:
    game = raw_env(players=2, reward="points")
    game.reset(seed=5)
    received = play_randomly(game, seed=6)
    result = Game.from_record(game.record()).result()
    assert result is not None
    assert list(received.values()) == result.points


def test_the_deal_of_a_record_is_played_on() -> None:
    record: Record = Game.new(2, seed=9).record()
    game = raw_env(players=2)
    game.reset(options={"deal": record.deal})
    assert game.record().deal == record.deal


def test_what_is_not_legal_ends_the_game_with_a_loss() -> None:
    game = env(players=2)
    game.reset(seed=1)
    offender = game.agent_selection
    illegal = int((game.observe(offender)["action_mask"] == 0).argmax())
    game.step(illegal)
    assert all(game.terminations.values())
    assert game.rewards[offender] == -1


def test_who_is_not_asked_may_do_nothing() -> None:
    game = raw_env(players=4)
    game.reset(seed=1)
    for agent in game.agents:
        assert game.observe(agent)["action_mask"].any() == (agent == game.agent_selection)


def test_a_position_is_rendered_as_text() -> None:
    game = raw_env(players=2, render_mode="ansi")
    game.reset(seed=1)
    assert str(game.render()).startswith("standard-")


def test_a_reward_that_nobody_knows_is_refused() -> None:
    with pytest.raises(RuhrError) as refused:
        raw_env(reward="fame")
    assert refused.value.code == "research_reward"

"""Gymnasium's own test, and what it does not ask."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ruhr import Game, RuhrError
from ruhr.research.gym import RuhrEnv


def test_check_env_has_nothing_to_complain_of() -> None:
    game = gymnasium.make("Ruhr-v0", opponents=("bootsmann",))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(game.unwrapped)


@pytest.mark.parametrize("reward", ["win", "points"])
def test_a_game_against_bots_is_played_to_its_end(reward: str) -> None:
    game = RuhrEnv(opponents=("schiffsjunge", "random"), reward=reward)
    observation, info = game.reset(seed=3)
    chance = np.random.default_rng(3)
    received, terminated = 0.0, False
    while not terminated:
        assert observation in game.observation_space
        assert (info["action_mask"] == game.action_masks()).all()
        action = chance.choice(info["action_mask"].nonzero()[0])
        observation, gained, terminated, _, info = game.step(action)
        received += gained
    result = Game.from_record(game.record()).result()
    assert result is not None
    share = result.shares[game.seat]
    assert received == pytest.approx(result.points[game.seat] if reward == "points" else (3 * share - 1) / 2)


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = RuhrEnv(("bootsmann",)), RuhrEnv(("bootsmann",))
    assert (first.reset(seed=8)[0] == second.reset(seed=8)[0]).all()
    assert first.record() == second.record()


def test_one_may_choose_ones_seat() -> None:
    game = RuhrEnv(("random", "random", "random"), seat=2)
    _, info = game.reset(seed=1)
    assert info["seat"] == game.seat == 2


def test_what_is_not_legal_ends_the_game_with_a_loss() -> None:
    game = RuhrEnv(("random",))
    _, info = game.reset(seed=1)
    _, reward, terminated, _, _ = game.step(int((info["action_mask"] == 0).argmax()))
    assert (reward, terminated) == (-1.0, True)


def test_a_bot_that_nobody_knows_is_refused() -> None:
    with pytest.raises(RuhrError) as refused:
        RuhrEnv(("admiral",))
    assert refused.value.code == "arena_unknown_bot"


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(RuhrError) as refused:
        RuhrEnv(("random",), seat=seat)
    assert refused.value.code == "research_seat"


DEAL = Game.new(2, seed=1).record().deal
BAD_DEALS = {
    "nothing": ({}, "record_missing"),
    "a list": ([1, 2], "record_wrong_type"),
    "a part too few": ({key: part for key, part in DEAL.items() if key != "bag"}, "record_missing"),
    "a part too many": (DEAL | {"more": 1}, "record_unknown_key"),
    "a part that is none": (DEAL | {"draws": None}, "record_wrong_type"),
    "a seat that is not there": (DEAL | {"first": 3}, "deal_first"),
    "a position": ({"position": "standard-2; 2 players"}, "record_missing"),
}


@pytest.mark.parametrize("kind", BAD_DEALS)
def test_a_deal_that_is_none_is_refused(kind: str) -> None:
    deal, code = BAD_DEALS[kind]
    with pytest.raises(RuhrError) as refused:
        RuhrEnv(("random",)).reset(options={"deal": deal})
    assert refused.value.code == code


def test_the_deal_of_a_record_is_played_on() -> None:
    game = RuhrEnv(("random",))
    game.reset(options={"deal": DEAL})
    assert game.record().deal == DEAL

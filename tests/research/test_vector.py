"""Many games at once are the same games as one by one."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from ruhr import Game, RuhrError
from ruhr.research import observe
from ruhr.research.vector import Vector
from ruhr.rules.actions import ACTIONS
from ruhr.vocabulary import vocabulary


def any_legal(games: Vector, chance: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for each game."""
    keys = games.mask * chance.random(games.mask.shape)
    return np.asarray(keys.argmax(axis=1), np.int64)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_is_one_of_ours(players: int) -> None:
    """At every step of some games: the same actor, observation and legal actions as in the record's game."""
    games = Vector(games=3, players=players, seed=1)
    chance = np.random.default_rng(1)
    observations, infos = games.reset()
    for step in range(60):
        if step % 6 == 0:
            for number in range(3):
                game = Game.from_record(games.record(number))
                actor = int(infos["actor"][number])
                assert game.actor == actor
                assert (observe(game, actor) == observations["observation"][number]).all()
                legal = {vocabulary(game.board).code(action) for action in game.legal_actions()}
                assert set(observations["action_mask"][number].nonzero()[0].tolist()) == legal
        observations, _, _, _, infos = games.step(any_legal(games, chance))


def test_games_end_with_a_result_and_begin_again() -> None:
    games = Vector(games=8, players=3, seed=2)
    chance = np.random.default_rng(2)
    ends = 0
    while ends < 12:
        actor = games.actor.copy()
        _, reward, ended, _, infos = games.step(any_legal(games, chance))
        assert (reward == games.rewards[np.arange(8), actor]).all()
        assert not games.rewards[~ended].any()
        for number in map(int, ended.nonzero()[0]):
            record = games.finished(number)
            assert record is not None
            game = Game.from_record(record)
            result = game.result()
            assert result is not None
            assert games.rewards[number] == pytest.approx([(3 * share - 1) / 2 for share in result.shares])
            assert (infos["final_obs"][number]["observation"] == observe(game, actor[number])).all()
            assert games.record(number).actions == []
            ends += 1
    assert games.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_points_add_up() -> None:
    games = Vector(games=1, players=2, reward="points", seed=3)
    chance = np.random.default_rng(3)
    received = np.zeros(2)
    ended = np.array([False])
    while not ended[0]:
        _, _, ended, _, _ = games.step(any_legal(games, chance))
        received += games.rewards[0]
    record = games.finished(0)
    assert record is not None
    result = Game.from_record(record).result()
    assert result is not None
    assert received.tolist() == result.points


@pytest.mark.parametrize("action", [-1, ACTIONS, 10**6, None])
def test_what_is_not_legal_ends_a_game_with_a_loss(action: int | None) -> None:
    """A number that is no action, or the first that is not legal; the other game goes on."""
    games = Vector(games=2, players=2, seed=4)
    actor = int(games.actor[0])
    actions = games.mask.argmax(axis=1)
    actions[0] = (games.mask[0] == 0).argmax() if action is None else action
    _, reward, ended, _, infos = games.step(actions)
    assert (reward[0], ended.tolist()) == (-1.0, [True, False])
    assert games.rewards[0].tolist() == [-1.0 if seat == actor else 0.0 for seat in range(2)]
    assert infos["final_info"]["illegal"].tolist() == [True, False]


@pytest.mark.parametrize(
    "wrong",
    [
        lambda legal: legal[:2],
        lambda legal: np.append(legal, 0),
        lambda legal: legal.reshape(3, 1),
        lambda legal: legal.astype(np.float64),
        lambda legal: legal.astype(bool),
        lambda legal: int(legal[0]),
        lambda legal: [],
        lambda legal: [None, *legal[1:]],
    ],
)
def test_actions_that_are_not_one_whole_number_for_each_game_change_nothing(
    wrong: Callable[[NDArray[np.int64]], Any],
) -> None:
    games, others = Vector(games=3, players=2, seed=4), Vector(games=3, players=2, seed=4)
    legal = games.mask.argmax(axis=1)
    with pytest.raises(RuhrError) as refused:
        games.step(wrong(legal))
    assert refused.value.code == "research_actions"
    for number in range(3):
        assert games.record(number) == others.record(number)
    stepped, expected = games.step(legal)[0], others.step(legal)[0]
    assert all((stepped[part] == expected[part]).all() for part in expected)


@pytest.mark.parametrize("kind", [np.uint8, np.int32, np.uint64])
def test_whole_numbers_of_any_size_are_actions(kind: type) -> None:
    games, others = Vector(games=3, players=2, seed=4), Vector(games=3, players=2, seed=4)
    legal = games.mask.argmax(axis=1)
    games.step(legal.astype(kind))
    others.step(legal.tolist())
    assert [games.record(number) for number in range(3)] == [others.record(number) for number in range(3)]
    assert games.record(0).actions


def test_the_same_seed_gives_the_same_games_however_many_there_are() -> None:
    few, many = Vector(games=2, seed=5), Vector(games=5, seed=5)
    assert [few.record(k) for k in range(2)] == [many.record(k) for k in range(2)]
    before = few.record(0)
    few.reset(seed=6)
    assert few.record(0) != before
    few.reset(seed=5)
    assert few.record(0) == before


def test_arrays_are_copies_or_the_cores_own_memory() -> None:
    chance = np.random.default_rng(7)
    copied, shared = Vector(games=2, seed=7), Vector(games=2, seed=7, copy=False)
    first_copy, first_view = copied.reset()[0], shared.reset()[0]
    kept = first_copy["observation"].copy()
    actions = any_legal(copied, chance)
    copied.step(actions)
    shared.step(actions)
    assert (first_copy["observation"] == kept).all()
    assert (first_view["observation"] != kept).any()
    assert not first_view["observation"].flags.writeable


def test_a_number_of_players_that_cannot_be_is_refused() -> None:
    with pytest.raises(RuhrError) as refused:
        Vector(players=5)
    assert refused.value.code == "record_players"

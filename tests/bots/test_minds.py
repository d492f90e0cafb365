"""Bots of many tables in one process: each goes on from what it thought before, and memory has a bound."""

import pytest

from ruhr import Game
from ruhr.bots import BOTS, Bot, Budget, Minds, Situation, make_bot, situation_of
from ruhr.cli import is_compiled
from ruhr.edge.actions import Action

FEW = Budget(looks=30 if is_compiled() else 3)
#: Decisions that are compared: several turns.
SOME = 60 if is_compiled() else 24


def play(minds: Minds, game: Game, game_id: str, level: str = "kapitaen") -> str:
    """One decision of whoever is asked, as the server lets bots decide."""
    action = minds.decide(level, f"{game_id} {game.actor}", game_id, situation_of(game))
    game.play(action)
    return str(action)


def test_a_kept_bot_decides_as_one_that_stayed_at_its_table() -> None:
    """Two tables and five seats in turns, each compared with bots that know no other table."""
    minds = Minds(budget=FEW)
    games = {"a": Game.new(2, seed=1), "b": Game.new(3, seed=2)}
    stayed = {
        (game_id, seat): make_bot("kapitaen", f"{game_id} {seat}", FEW)
        for game_id, game in games.items()
        for seat in range(len(game.names))
    }
    for _ in range(SOME):
        for game_id, game in games.items():
            assert game.actor is not None
            expected = stayed[game_id, game.actor].decide(situation_of(game))
            assert play(minds, game, game_id) == str(expected)
    assert minds.bots == 5


def test_what_was_seen_before_is_kept() -> None:
    """A tree that goes on holds more than one that begins."""
    game = Game.new(2, seed=3)
    minds = Minds(budget=FEW)
    grown = 0
    for _ in range(SOME):
        situation = situation_of(game)
        before = minds.nodes
        action = minds.decide("kapitaen", 1, "a", situation)
        alone = make_bot("kapitaen", 1, FEW)
        alone.decide(situation)
        grown += minds.nodes - before > 0 and minds.nodes > alone.nodes
        game.play(action)
    assert grown > SOME / 4


@pytest.mark.parametrize("level", BOTS)
def test_who_is_asked_again_gives_the_same_answer(level: str) -> None:
    """A decision that was lost on its way is thought once more."""
    game = Game.new(2, seed=4)
    minds = Minds(budget=FEW)
    for _ in range(10):
        situation = situation_of(game)
        action = minds.decide(level, 1, "a", situation)
        assert minds.decide(level, 1, "a", situation) == action
        game.play(action)


def test_when_its_decisions_are_taken_back_the_tree_begins_anew() -> None:
    game = Game.new(2, seed=5)
    minds = Minds(budget=FEW)
    seat = game.actor
    assert seat is not None
    for _ in range(2):
        assert game.actor == seat
        play(minds, game, "a")
    for _ in range(2):
        game.undo(seat)
    fresh = make_bot("kapitaen", f"a {seat}", FEW)
    situation = situation_of(game)
    assert minds.decide("kapitaen", f"a {seat}", "a", situation) == fresh.decide(situation)
    assert minds.nodes == fresh.nodes


def test_another_level_or_seed_at_a_seat_is_another_bot() -> None:
    situation = situation_of(Game.new(2, seed=6))
    minds = Minds(budget=FEW)
    minds.decide("kapitaen", 1, "a", situation)
    assert minds.nodes > 0
    minds.decide("bootsmann", 1, "a", situation)
    assert (minds.bots, minds.nodes) == (1, 0)


def test_who_was_not_asked_for_longest_is_forgotten_first() -> None:
    situation = situation_of(Game.new(2, seed=7))
    minds = Minds(most=2, budget=FEW)
    for game_id in "abac":
        minds.decide("kapitaen", 1, game_id, situation)
    assert [game_id for game_id, _ in minds._kept] == ["a", "c"]


def test_memory_has_a_bound() -> None:
    """Never more nodes than allowed, however many tables there are; a tree too large is not kept at all."""
    situation = situation_of(Game.new(4, seed=8))
    bot = make_bot("kapitaen", 1, FEW)
    bot.decide(situation)
    minds = Minds(nodes=3 * bot.nodes, budget=FEW)
    for number in range(6):
        minds.decide("kapitaen", 1, f"{number}", situation)
    assert (minds.bots, minds.nodes) == (3, 3 * bot.nodes)
    minds = Minds(nodes=bot.nodes - 1, budget=FEW)
    minds.decide("kapitaen", 1, "a", situation)
    assert (minds.bots, minds.nodes) == (0, 0)


def test_a_bot_that_fails_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    class Fainting(Bot):
        def decide(self, situation: Situation) -> Action:
            raise RuntimeError

    monkeypatch.setitem(BOTS, "fainting", Fainting)
    situation = situation_of(Game.new(2, seed=9))
    minds = Minds(budget=FEW)
    minds.decide("kapitaen", 1, "a", situation)
    with pytest.raises(RuntimeError):
        minds.decide("fainting", 1, "a", situation)
    assert minds.bots == 0

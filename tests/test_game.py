"""The public interface: what all guests of the game rely on."""

import ast
import copy
import doctest
import importlib
import json
import pickle
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import ruhr
from ruhr import Game, IllegalAction, Record, RecordError
from ruhr.edge.actions import Option

SOURCE = Path(str(files("ruhr")))


def docstrings(source: str) -> Iterator[str]:
    """All docstrings of a source file: a compiled module does not tell those of its functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


@pytest.mark.parametrize(
    "name",
    [
        "ruhr",
        "ruhr.edge.actions",
        "ruhr.edge.events",
        "ruhr.edge.refusals",
        "ruhr.game",
        "ruhr.language",
        "ruhr.position",
        "ruhr.server.table",
    ],
)
def test_the_examples_in_the_documentation_run(name: str) -> None:
    module = importlib.import_module(name)
    folder = SOURCE.joinpath(*name.split(".")[1:])
    source = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    runner = doctest.DocTestRunner()
    for docstring in docstrings(source.read_text("utf-8")):
        runner.run(doctest.DocTestParser().get_doctest(docstring, dict(vars(module)), name, None, None))
    assert runner.tries > 0
    assert runner.failures == 0


def test_an_action_is_played_as_word_or_object() -> None:
    first, second = Game.new(2, seed=1), Game.new(2, seed=1)
    assert first.play("option pilot") == second.play(Option("pilot", free=False))
    assert first.record() == second.record()


@pytest.mark.parametrize("action", ["option hauling", "sell ruhrort", "done", "start gewalt"])
def test_an_illegal_action_changes_nothing_and_says_why(action: str) -> None:
    game = Game.new(2, seed=1)
    before = json.dumps(game.view())
    with pytest.raises(IllegalAction) as caught:
        game.play(action)
    assert caught.value.code == "illegal_action"
    assert caught.value.values["refusal"] == game.why_not(action) is not None
    assert json.dumps(game.view()) == before
    assert game.record().actions == []


@pytest.mark.parametrize("action", ["", "fly", "option", "option none ", "lock witten", "option none free"])
def test_an_unknown_action_is_called_unknown(action: str) -> None:
    game = Game.new(2, seed=1)
    for ask in (game.play, game.why_not, game.what_if):
        with pytest.raises(IllegalAction) as caught:
            ask(action)
        assert caught.value.code == "unknown_action"


def test_a_game_has_two_to_four_players() -> None:
    for players in (1, 5, 0, -1):
        with pytest.raises(RecordError):
            Game.new(players)
    assert [len(Game.new(players).names) for players in (2, 3, 4)] == [2, 3, 4]


def test_without_a_seed_every_game_is_new() -> None:
    assert Game.new(4).record().deal != Game.new(4).record().deal


def test_scores_add_up_and_the_result_names_the_winners() -> None:
    game = Game.new(4, seed=1860)
    assert game.result() is None
    while not game.over:
        game.play(game.legal_actions()[-1])
    result = game.result()
    assert result is not None
    assert [score.points for score in game.scores()] == result.points
    assert all(sum(score.sources.values()) == score.points for score in game.scores())
    assert result.winners == [seat for seat in range(4) if result.points[seat] == max(result.points)]
    assert result.places == [1 + sum(other > mine for other in result.points) for mine in result.points]
    assert game.actor is None
    assert game.decision is None
    assert game.legal_actions() == []
    refusal = game.why_not("done")
    assert refusal is not None
    assert refusal.code == "game_over"


def test_a_refusal_says_which_tokens_are_missing() -> None:
    game = Game.new(2, seed=1)
    refusal = game.why_not("option wage")
    assert refusal is not None
    assert refusal.code == "needs_marker"
    assert refusal.values == {"marker": "wage", "tokens": ["black_industry", "black_industry"]}


def test_undo_takes_back_own_decisions_only() -> None:
    game = Game.new(2, seed=1)
    seat = game.actor
    assert seat is not None
    assert game.why_not_undo(seat) is not None
    game.play("option none")
    with pytest.raises(IllegalAction) as caught:
        game.undo(1 - seat)
    assert caught.value.code == "cannot_undo"
    game.play("start gewalt")
    assert game.actor == 1 - seat
    game.undo(seat)
    game.undo(seat)
    assert game.record().actions == []


def test_undo_stops_where_another_player_has_decided() -> None:
    game = Game.new(2, seed=1)
    seat = game.actor
    assert seat is not None
    for action in ("option none", "start gewalt", "option pilot"):
        game.play(action)
    refusal = game.why_not_undo(seat)
    assert refusal is not None
    assert refusal.code == "undo_other_player"


def test_undo_stops_at_a_reveal() -> None:
    game = Game.new(2, seed=1)
    while game.turn == 1:
        seat = game.actor
        game.play(game.legal_actions()[0])
    assert seat is not None
    refusal = game.why_not_undo(seat)
    assert refusal is not None
    assert refusal.code == "undo_revealed"


def test_the_view_is_json_and_tells_nothing_of_the_deal() -> None:
    game = Game.new(4, seed=11)
    seen = json.dumps(game.view())
    assert json.loads(seen) == game.view()
    for number in game.record().deal["draws"]:
        assert str(number) not in seen
    assert set(game.view()["countries"].values()) == {None}


def test_countries_are_seen_once_their_turn_has_come() -> None:
    game = Game.new(2, seed=2)
    while game.turn < 6:
        game.play(game.legal_actions()[0])
    countries = game.view()["countries"]
    assert [countries[str(turn)] for turn in (4, 5, 6)] == game.record().deal["countries"][:3]
    assert countries["7"] is None


# --- A game as a value ---------------------------------------------------------------------------------


def some_games() -> list[Game]:
    """A new game, one in the middle, one that went on from a position, and one that is over."""
    midway, over = Game.new(3, seed=2, calmer_water=True), Game.new(2, seed=3)
    while midway.turn < 5:
        midway.play(midway.legal_actions()[-1])
    while not over.over:
        over.play(over.legal_actions()[0])
    moved_on = Game.from_position(midway.position(), seed=4, names=["Anna", "Ben", "Carla"])
    moved_on.play(moved_on.legal_actions()[0])
    return [Game.new(4, seed=1), midway, moved_on, over]


def again(game: Game) -> dict[str, Game]:
    """The same game, made in every way there is."""
    return {
        "copy": game.copy(),
        "copy.copy": copy.copy(game),
        "copy.deepcopy": copy.deepcopy(game),
        "pickle": pickle.loads(pickle.dumps(game)),
        "repr": eval(repr(game), {"Game": Game, "Record": Record}),
        "record": Game.from_record(game.record()),
    }


@pytest.mark.parametrize("game", some_games(), ids=["new", "midway", "moved on", "over"])
def test_a_game_made_again_is_equal_and_goes_its_own_way(game: Game) -> None:
    before = json.dumps(game.view())
    for way, twin in again(game).items():
        assert twin == game, way
        assert twin is not game
        assert twin.board is game.board
        assert twin.view() == game.view()
        assert twin.opening == game.opening
        assert twin.last_decider == game.last_decider
        if not game.over:
            twin.names[0] = "Zoe"
            twin.play(twin.legal_actions()[0])
            assert twin != game
            twin.undo(twin.last_decider or 0)
            assert twin.legal_actions() == game.legal_actions()
    assert json.dumps(game.view()) == before


def test_games_are_equal_if_board_names_variant_deal_and_decisions_are() -> None:
    game = Game.new(["Anna", "Ben"], seed=1)
    assert game == Game.new(["Anna", "Ben"], seed=1)
    assert game != Game.new(["Anna", "Ben"], seed=2)
    assert game != Game.new(["Anna", "Carla"], seed=1)
    assert game != Game.new(["Anna", "Ben"], seed=1, calmer_water=True)
    assert game != "game"
    twin = game.copy()
    twin.play("option none")
    assert game != twin
    game.play("option none")
    assert game == twin


def test_a_game_changes_and_so_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(Game.new(2, seed=1))


def test_a_game_on_an_edited_board_can_be_copied_and_pickled(tmp_path: Path) -> None:
    edited = tmp_path / "mine.toml"
    text = SOURCE.joinpath("board", "standard.toml").read_text("utf-8")
    edited.write_text(text.replace("start_thalers = 0", "start_thalers = 1"), "utf-8")
    game = Game.new(2, seed=1, board=ruhr.load_board(edited))
    assert copy.deepcopy(game) == game
    assert pickle.loads(pickle.dumps(game)) == game
    assert pickle.loads(pickle.dumps(game)).view() == game.view()


def test_version_is_the_packages() -> None:
    from importlib.metadata import version

    assert ruhr.__version__ == version("ruhr")

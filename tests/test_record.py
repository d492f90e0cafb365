"""A record from outside is believed only after it has been checked."""

import contextlib
import copy
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruhr import Game, Record, RecordError, RuhrError, load_board
from ruhr.language import LANGUAGES, Speaker

Edit = Callable[[dict[str, Any]], object]


def sample(calmer_water: bool = False) -> dict[str, Any]:
    """The record of a short game of two."""
    game = Game.new(["Anna", "Ben"], seed=1, calmer_water=calmer_water)
    for action in ("option none", "start gewalt", "option pilot"):
        game.play(action)
    return copy.deepcopy(game.record().to_json())


def test_the_record_has_exactly_the_documented_form() -> None:
    record = sample()
    assert list(record) == ["format", "board", "players", "calmer_water", "deal", "actions"]
    assert record["format"] == "ruhr/1"
    assert record["board"] == "standard-2"
    assert list(record["deal"]) == ["first", "obstacles", "bag", "countries", "draws"]
    assert [len(record["deal"][key]) for key in ("obstacles", "bag", "countries", "draws")] == [14, 6, 8, 11]
    assert record["actions"] == ["option none", "start gewalt", "option pilot"]
    assert json.loads(Record.from_json(record).to_text()) == record


def test_in_calmer_water_four_markers_are_in_the_bag_and_none_is_starred() -> None:
    deal = sample(calmer_water=True)["deal"]
    assert len(deal["bag"]) == 4
    assert not {16, 19} & {*deal["bag"], *deal["obstacles"]}


def put(*path: str | int, value: object) -> Edit:
    """An edit that sets one value deep inside a record."""

    def edit(record: dict[str, Any]) -> None:
        place: Any = record
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return edit


BROKEN: list[tuple[Edit, str]] = [
    (put("taken_back", value={}), "record_wrong_type"),
    (put("taken_back", value=["option none"]), "record_wrong_type"),
    (put("taken_back", value=[{"step": -1, "actions": []}]), "record_wrong_type"),
    (put("taken_back", value=[{"step": 1, "actions": [7]}]), "record_wrong_type"),
    (put("taken_back", value=[{"step": 1}]), "record_missing"),
    (put("format", value="ruhr/2"), "record_format"),
    (put("format", value=None), "record_format"),
    (lambda record: record.pop("deal"), "record_missing"),
    (lambda record: record["deal"].pop("draws"), "record_missing"),
    (put("extra", value=1), "record_unknown_key"),
    (put("deal", "extra", value=1), "record_unknown_key"),
    (put("board", value="moon"), "record_board"),
    (put("board", value=3), "record_wrong_type"),
    (put("players", value=["Anna"]), "record_players"),
    (put("players", value=["A", "B", "C", "D", "E"]), "record_players"),
    (put("players", value="Anna"), "record_wrong_type"),
    (put("players", value=["Anna", 2]), "record_wrong_type"),
    (put("players", 0, value=" "), "record_name"),
    (put("players", 0, value="x" * 81), "record_name"),
    (put("players", 0, value="a\nb"), "record_name"),
    (put("calmer_water", value=0), "record_wrong_type"),
    (put("calmer_water", value=True), "deal_count"),
    (put("deal", value=[]), "record_wrong_type"),
    (put("deal", "first", value=2), "deal_first"),
    (put("deal", "first", value=-1), "deal_first"),
    (put("deal", "first", value=True), "deal_first"),
    (put("deal", "first", value="0"), "deal_first"),
    (put("deal", "obstacles", value=None), "record_wrong_type"),
    (put("deal", "obstacles", 0, value=1.5), "record_wrong_type"),
    (put("deal", "obstacles", 0, value=20), "deal_out_of_range"),
    (put("deal", "bag", 0, value=-1), "deal_out_of_range"),
    (lambda record: put("deal", "bag", 0, value=record["deal"]["bag"][1])(record), "deal_marker_twice"),
    (lambda record: put("deal", "bag", 0, value=record["deal"]["obstacles"][3])(record), "deal_marker_twice"),
    (lambda record: record["deal"]["bag"].pop(), "deal_count"),
    (lambda record: record["deal"]["draws"].pop(), "deal_count"),
    (put("deal", "draws", 0, value=1 << 32), "deal_out_of_range"),
    (lambda record: record["deal"]["countries"].pop(), "deal_countries"),
    (put("deal", "countries", 0, value="france"), "deal_countries"),
    (put("deal", "countries", 0, value=1), "record_wrong_type"),
    (put("actions", value="option none"), "record_wrong_type"),
    (put("actions", 1, value="start moon"), "record_unknown_action"),
    (put("actions", 1, value="Start gewalt"), "record_unknown_action"),
    (put("actions", 1, value="start pauline"), "record_illegal_action"),
    (put("actions", 2, value="done"), "record_illegal_action"),
]


@pytest.mark.parametrize(("edit", "code"), BROKEN)
def test_a_broken_record_gets_a_clear_error(edit: Edit, code: str) -> None:
    record = sample()
    edit(record)
    with pytest.raises(RecordError) as caught:
        Game.from_record(Record.from_json(record))
    assert caught.value.code == code
    for language in LANGUAGES:
        assert Speaker(language, names=["Anna", "Ben"]).error(caught.value)


def test_a_starred_marker_is_not_in_the_game_in_calmer_water() -> None:
    record = sample(calmer_water=True)
    record["deal"]["bag"][0] = 16
    with pytest.raises(RecordError) as caught:
        Game.from_record(Record.from_json(record))
    assert caught.value.code == "deal_marker_starred"


def test_an_illegal_action_names_step_action_and_refusal() -> None:
    record = sample()
    record["actions"][1] = "start pauline"
    with pytest.raises(RecordError) as caught:
        Game.from_record(Record.from_json(record))
    assert caught.value.values["step"] == 1
    assert caught.value.values["action"] == "start pauline"
    refusal = caught.value.values["refusal"]
    assert getattr(refusal, "code", None) == "storage_has_no_die"
    assert getattr(refusal, "section", None) == "6.3"


def test_an_action_after_the_end_is_refused() -> None:
    game = Game.new(2, seed=3)
    while not game.over:
        game.play(game.legal_actions()[0])
    record = game.record()
    record.actions.append("done")
    with pytest.raises(RecordError) as caught:
        Game.from_record(record)
    assert caught.value.code == "record_illegal_action"


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"format": "ruhr/1"', "\x00", "null", "[]", "7"])
def test_text_that_is_no_record_never_gives_a_traceback(text: str) -> None:
    with pytest.raises(RecordError):
        Record.from_text(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)
paths = st.sampled_from(
    [(key,) for key in sample()]
    + [("deal", key) for key in sample()["deal"]]
    + [("deal", key, 0) for key in ("obstacles", "bag", "countries", "draws")]
    + [("players", 0), ("actions", 0), ("actions", 2)]
)


@given(paths, json_values)
def test_any_value_anywhere_is_either_fine_or_refused(path: tuple[str | int, ...], value: object) -> None:
    record = sample()
    put(*path, value=value)(record)
    with contextlib.suppress(RuhrError):
        Game.from_record(Record.from_json(record))


def test_a_record_of_an_edited_board_needs_that_board(tmp_path: Path) -> None:
    text = files("ruhr.board").joinpath("standard.toml").read_text("utf-8")
    edited = tmp_path / "mine.toml"
    edited.write_text(text.replace("start_thalers = 0", "start_thalers = 1"), "utf-8")
    board = load_board(edited)
    record = Game.new(2, seed=1, board=board).record()
    assert record.board == board.identity != "standard-2"
    assert Game.from_record(record, board).view()["players"][0]["thalers"] == 1
    with pytest.raises(RecordError) as caught:
        Game.from_record(record)
    assert caught.value.code == "record_board"


@pytest.mark.parametrize("edition", ["standard", "standard-1", "standard-99"])
def test_a_record_of_another_edition_of_the_board_is_refused_with_a_clear_word(edition: str) -> None:
    record = Game.new(2, seed=1).record()
    record.board = edition
    with pytest.raises(RecordError) as caught:
        Game.from_record(record)
    assert caught.value.code == "record_edition"
    assert "edition" in Speaker("en").error(caught.value)


def test_a_record_of_an_edited_board_is_refused_with_another() -> None:
    record = Game.new(2, seed=1).record()
    record.board = "edited-0123456789ab"
    with pytest.raises(RecordError) as caught:
        Game.from_record(record)
    assert caught.value.code == "record_board"

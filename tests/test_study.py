"""What is learned from many games."""

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools import strategy
from tools.whiskers import FAINT, INK, Panel, picture

from ruhr import Game, Record
from ruhr.cli.study import thing_in_words
from ruhr.language import LANGUAGES, Speaker
from ruhr.study import games as games_module
from ruhr.study.findings import FEWEST_SEEN, Measure, measured, shipped_findings, teachings_of
from ruhr.study.games import Career, FirstChoice, careers_of, strong_game, strong_games


def test_a_game_is_noted_as_it_was_played() -> None:
    record = strong_game(3, "bootsmann", 1, 0)
    careers = careers_of(record, looks=3)
    assert sorted(career.place for career in careers) == [1, 2, 3]
    assert sum(career.won for career in careers) == 1
    for career in careers:
        assert career.since
        assert all(1 <= turn <= 12 for turn in career.since.values())
        assert sum(career.sources.values()) == career.points
    assert record == strong_game(3, "bootsmann", 1, 0)


def test_games_that_were_played_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    two = list(strong_games(2, "random", 1, 2, workers=1))
    (file,) = tmp_path.rglob("*.jsonl")
    # It was interrupted in the middle of a line.
    file.write_text(file.read_text("utf-8")[:-20], "utf-8")
    monkeypatch.setattr(games_module, "strong_game", lambda *of: two[of[-1]])
    monkeypatch.setattr(games_module, "working", ThreadPoolExecutor)
    assert list(strong_games(2, "random", 1, 2, workers=1)) == two
    assert [Record.from_text(line) for line in file.read_text("utf-8").splitlines()] == two


def test_winners_are_compared_with_the_others_of_their_game_source_by_source() -> None:
    games = [two_careers(60, 50) for _ in range(4)]
    games[0][0].sources, games[0][1].sources = {"locks": 9, "exports": 2}, {"locks": 1}
    found = {one.source: one for one in teachings_of(games, "kapitaen").sources}
    assert (found["locks"].winners, found["locks"].others, found["locks"].more.mean) == (9 / 4, 1 / 4, 2)
    assert found["exports"].more.mean == 0.5


def two_careers(with_lock: int, without: int) -> list[Career]:
    return [
        Career(1, [], {"lock lock_horst": 5}, {}, with_lock, 1.0),
        Career(2, [], {}, {}, without, 0.0),
    ]


def test_a_possession_goes_with_the_points_of_those_who_have_it_in_the_same_game() -> None:
    games = [two_careers(60 + game % 3, 50) for game in range(3 * FEWEST_SEEN)]
    found = teachings_of(games, "kapitaen")
    assert [(one.thing, one.turn) for one in found.possessions] == [
        ("lock lock_horst", turn) for turn in (6, 9, 12)
    ]
    measure = found.possessions[0].points
    assert measure.mean == 11
    assert 10.5 < measure.low < 11 < measure.high < 11.5
    assert measure.count == 3 * FEWEST_SEEN


def test_first_choices_are_measured_by_place_against_what_was_chosen() -> None:
    games = [two_careers(60, 50) for _ in range(FEWEST_SEEN)]
    for number, game in enumerate(games):
        game[1].first = [FirstChoice("start gewalt", 0, 0, True), FirstChoice("start saarn", -2, -0.1, False)]
        if number:
            game[0].first = [FirstChoice("start pauline", 0, 0, True)]
    found = teachings_of(games, "kapitaen")
    assert [
        (one.place, one.action, one.points.mean, one.wins.mean, one.chosen) for one in found.openings
    ] == [
        (2, "start gewalt", 0, 0, 1),
        (2, "start saarn", -2, -0.1, 0),
    ]
    assert [place.mean for place in found.places] == [60, 50]


def test_the_first_choices_of_a_game_are_all_weighed() -> None:
    record = strong_game(2, "bootsmann", 1, 0)
    beginning = Game.from_record(replace(record, actions=[]))
    career = next(one for one in careers_of(record, looks=6) if one.place == 1)
    options = [one for one in career.first if one.action.startswith("option ")]
    assert {one.action for one in options} == {str(action) for action in beginning.legal_actions()}
    assert [(one.action, one.points) for one in options if one.chosen] == [(record.actions[0], 0)]


def test_an_interval_holds_the_mean() -> None:
    measure = measured([1, 2, 3, 4])
    assert measure.low < measure.mean == 2.5 < measure.high
    assert measured([7]).count == 1


def test_what_the_package_knows_is_of_every_number_of_players_and_can_be_told_in_every_language() -> None:
    assert set(shipped_findings()) == {2, 3, 4}
    speakers = [Speaker(language) for language in LANGUAGES]
    for players, found in shipped_findings().items():
        assert len(found["places"]) == len(found["wins_by_place"]) == players
        assert {measure["count"] for measure in found["places"]} == {found["games"]}
        assert sum(wins["mean"] for wins in found["wins_by_place"]) == pytest.approx(1, abs=0.01)
        assert {one["place"] for one in found["openings"]} == set(range(1, players + 1))
        assert found["sources"]
        for one in found["possessions"]:
            measure = one["points"]
            assert measure["low"] <= measure["mean"] <= measure["high"]
            assert FEWEST_SEEN <= measure["count"] <= found["games"]
            for speaker in speakers:
                assert thing_in_words(speaker, one["thing"])


def test_the_command_studies_and_writes_what_it_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    words = [
        "study",
        "--players",
        "2",
        "--games",
        "2",
        "--level",
        "random",
        "--workers",
        "1",
        "--output",
        tmp_path,
    ]
    run = [sys.executable, "-c", "from ruhr.cli import main; main()", *map(str, words)]
    told = subprocess.run(run, capture_output=True, text=True, check=True, timeout=120)
    assert "winners" in told.stdout
    found = json.loads((tmp_path / "2.json").read_text("utf-8"))
    assert (found["players"], found["games"], found["level"]) == (2, 2, "random")


def test_the_page_in_the_docs_is_fresh_and_shows_all_its_pictures() -> None:
    text = strategy.page()
    assert strategy.PAGE.read_text("utf-8") == text
    drawn = strategy.pictures()
    assert set(re.findall(r"\]\(pictures/(.*?)\)", text)) == set(drawn)
    for name, svg in drawn.items():
        assert strategy.PICTURES.joinpath(name).read_text("utf-8") == svg


def test_a_picture_shows_every_measure_and_greys_what_could_be_nought() -> None:
    measures = [Measure(1.0, 0.5, 1.5, 9), None, Measure(0.1, -0.4, 0.6, 9)]
    drawn = ElementTree.fromstring(
        picture("Worth", ["one", "two", "<three>"], [Panel("points", measures, str)], one_scale=True)
    )
    dots = drawn.findall("{*}circle")
    assert [dot.get("fill") for dot in dots] == [INK, FAINT]
    first, last = (float(dot.get("cx", "")) for dot in dots)
    assert last < first
    assert {"one", "two", "<three>"} <= {text.text for text in drawn.findall("{*}text")}

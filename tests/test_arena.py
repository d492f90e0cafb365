"""Matches between bots."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ruhr import Game, RuhrError, arena
from ruhr.arena import Match, mean_interval, play_game, play_match, results_so_far, summary, wilson

NO_FAULTS: dict[str, list[object]] = {"faults": [None, None]}


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Results go into a folder of the test's own."""
    monkeypatch.setattr(arena, "user_cache_path", lambda name: tmp_path / name)
    return tmp_path


def test_everybody_plays_the_same_deals_in_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    deals: list[str] = []

    class WatchedGame:
        @staticmethod
        def new(*players: Any, **wishes: Any) -> Game:
            game = Game.new(*players, **wishes)
            deals.append(json.dumps(game.record().deal))
            return game

    monkeypatch.setattr(arena, "Game", WatchedGame)
    match = Match(("steuermann", "random", "schiffsjunge"), games=6, seed=1)
    results = [play_game(match, number) for number in range(6)]
    first, second = deals[:3], deals[3:]
    assert len(set(first)) == len(set(second)) == 1
    assert first != second
    for entrant in range(3):
        assert [result["bots"].index(entrant) for result in results[:3]] == [
            (entrant - rotation) % 3 for rotation in range(3)
        ]


def test_a_match_resumes_where_it_was_interrupted() -> None:
    match = Match(("random", "random"), games=6, seed=2)
    games = play_match(match, workers=1)
    for _ in range(3):
        next(games)
    games.close()
    kept = results_so_far(match)
    assert 3 <= len(kept) <= 6
    with match.file.open("a", encoding="utf-8") as file:
        file.write('{"game": 5, "poi')
    played = list(play_match(match, workers=1))
    assert sorted(result["game"] for result in played) == list(range(6))
    assert all(kept[result["game"]] == result for result in played if result["game"] in kept)


def test_a_finished_match_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(("random", "random"), games=2, seed=3)
    first = list(play_match(match, workers=1))
    monkeypatch.setattr(arena, "working", None)
    assert sorted(map(str, play_match(match, workers=1))) == sorted(map(str, first))


def test_games_of_another_network_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(("random", "random"), games=2, seed=3)
    kept = match.file
    monkeypatch.setattr(arena, "digest_of_shipped", lambda players: "another")
    assert match.file != kept


def test_matches_of_bots_are_found_where_they_have_always_been(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else is looked at for programs."""
    monkeypatch.setattr(arena, "__version__", "1")
    monkeypatch.setattr(arena, "digest_of_shipped", lambda players, kind="network": kind)
    assert Match(("kapitaen:500", "random"), games=2, seed=3).file.name == "518eedcb6f82c563.jsonl"


def test_the_summary_counts_right() -> None:
    match = Match(("steuermann", "random"), games=2, seed=1)
    results = [
        {"game": 0, "bots": [0, 1], "points": [40, 20], "first": 1, "shares": [1.0, 0.0], "places": [1, 2]}
        | {"sources": [{"locks": 40}, {"locks": 20}], "seconds": [1.0, 0.5], "decisions": [10, 10]}
        | NO_FAULTS,
        {"game": 1, "bots": [1, 0], "points": [30, 30], "first": 0, "shares": [0.5, 0.5], "places": [1, 1]}
        | {"sources": [{"port": 30}, {"locks": 30}], "seconds": [0.5, 1.0], "decisions": [10, 10]}
        | NO_FAULTS,
    ]
    found = summary(match, results)
    better = found["bots"]["steuermann"]
    assert better["wins"][0] == 0.75
    assert better["points"][0] == 35
    assert better["rank"][0] == 1.25
    assert better["sources"] == {"locks": 35}
    assert better["milliseconds"] == 100
    assert better["rating"][0] > found["bots"]["random"]["rating"][0]
    assert found["places"][0] == {"points": 25, "wins": 0.25}
    assert json.loads(json.dumps(found)) == found


def test_intervals() -> None:
    low, high = wilson(0.5, 400)
    assert (round(low, 3), round(high, 3)) == (0.451, 0.549)
    assert wilson(1.0, 400)[1] == 1.0
    assert mean_interval([3.0]) == (3.0, 3.0, 3.0)
    mean, low, high = mean_interval([1.0, 2.0, 3.0])
    assert (mean, round(low, 3), round(high, 3)) == (2, 0.868, 3.132)


@pytest.mark.parametrize("bots", [("random",), ("random",) * 5, ("random", "nobody"), ("random", "reeder:x")])
def test_impossible_matches_are_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(RuhrError) as caught:
        Match(bots, games=1, seed=1)
    assert caught.value.code == ("arena_unknown_bot" if len(bots) == 2 else "arena_bots")


def test_a_cluster_gives_the_same_results_and_they_are_resumed() -> None:
    match = Match(("bootsmann", "random"), games=4, seed=8)
    here = [play_game(match, number) for number in range(4)]
    first = list(play_match(replace(match, games=2), workers=1, cluster="local"))
    every = list(play_match(match, workers=1, cluster="local"))
    assert [result for result in every if result["game"] < 2] == sorted(first, key=lambda one: one["game"])
    for result in every:
        assert _without_time(result) == _without_time(here[result["game"]])


def _without_time(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key != "seconds"}

"""The book of the game is true: its pictures are positions of the game, its numbers those of the rules."""

import copy
import re
from functools import cache
from typing import Any

import pytest
from tools import book

from ruhr import Game, standard_board
from ruhr.board.words import TERRITORIES
from ruhr.language import LANGUAGES, Speaker
from ruhr.language.rules_page import arrangement
from ruhr.rules.scoring import BONUSES, if_ended
from ruhr.rules.special_options import OPTIONS
from ruhr.rules.state import SOURCES

PICTURES: list[dict[str, Any]] = book.arranged()["pictures"]
MISTAKES: list[dict[str, Any]] = book.arranged()["mistakes"]
SIXTY: list[str] = book.arranged()["sixty"]
RULES = {rule["id"] for chapter in arrangement()["chapters"] for rule in chapter["rules"]}
#: What is drawn, and the sheets of the board that a map can be cut down to.
SHOWN = {"map", "players", "turns", "options", "points", "standings"}
SHEETS = {"part:track", "part:port"}
#: So long is the game in sixty seconds at most.
MOST_WORDS = 150


@cache
def told() -> dict[str, Any]:
    return book.told()


def places() -> set[str]:
    """Every place on the board."""
    board = standard_board()
    return (
        {f"space:{space.id}" for space in board.spaces}
        | {f"city:{city}" for city in board.cities}
        | {f"depot:{territory}" for territory in TERRITORIES}
        | {f"port:{country}" for country in board.countries}
    )


def as_told(frame: dict[str, Any], setup: dict[str, Any]) -> Any:
    """What a frame shows, made from its changes as the browser makes it."""
    view: dict[str, Any] = {"": copy.deepcopy(setup)}
    for change in frame["changes"]:
        *way, last = change["path"].split("/")
        at: Any = view
        for part in way:
            at = at[int(part) if isinstance(at, list) else part]
        if change["op"] == "remove":
            del at[last]
        else:
            at[int(last) if isinstance(at, list) else last] = change["value"]
    return view[""]


def test_every_picture_is_one_of_the_sixty_seconds_or_stands_beside_a_rule() -> None:
    assert len({picture["id"] for picture in PICTURES}) == len(PICTURES)
    assert [picture["id"] for picture in PICTURES if "rule" not in picture] == SIXTY
    beside = [picture["rule"] for picture in PICTURES if "rule" in picture]
    assert set(beside) <= RULES
    assert len(set(beside)) == len(beside)


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture["id"])
def test_a_picture_shows_its_position(picture: dict[str, Any]) -> None:
    games = book.played(picture["position"], picture.get("actions", []))
    other = Game.from_position(picture["position"], seed="another")
    assert games[0].view() == other.view(), "it depends on what nobody can see"
    frames = next(one["frames"] for one in told()["pictures"] if one["id"] == picture["id"])
    for frame, arranged in zip(frames, picture["frames"], strict=True):
        shown = as_told(frame, told()["setup"])
        assert shown == games[arranged.get("step", 0)].view()
        assert set(frame["seats"]) <= {player["seat"] for player in shown["players"]}


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture["id"])
def test_every_place_of_a_picture_is_on_the_board(picture: dict[str, Any]) -> None:
    for frame in next(one["frames"] for one in told()["pictures"] if one["id"] == picture["id"]):
        assert frame["shows"] in SHOWN
        assert set(frame["around"]) <= places() | SHEETS
        assert len(frame["around"]) == 1 or not SHEETS & set(frame["around"])
        assert set(frame["lit"]) | set(frame["numbers"]) <= places()
        assert {f"space:{space}" for way in frame["ways"] for space in way["way"]} <= places()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_in_sixty_seconds_takes_no_longer(language: str) -> None:
    speaker = Speaker(language)
    words = re.findall(r"[\w’'–-]+", " ".join(speaker.say(f"picture-{panel}") for panel in SIXTY))
    assert len(words) <= MOST_WORDS
    assert 5 <= len(SIXTY) <= 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_and_every_mistake_has_its_words(language: str) -> None:
    speaker = Speaker(language)
    for picture in told()["pictures"]:
        assert speaker.say(f"picture-{picture['id']}", **picture["values"]).strip()
    for mistake in MISTAKES:
        assert speaker.say(f"mistake-{mistake['id']}_why", first=4, last=11).strip()


def test_every_mistake_names_sections_that_lead_to_a_rule() -> None:
    sections = arrangement()["sections"]
    for mistake in MISTAKES:
        assert mistake["sections"]
        assert all(section.removesuffix(".0") in sections for section in mistake["sections"])


def test_the_player_aid_has_every_option_and_every_bonus() -> None:
    aid = told()["aid"]
    assert list(aid["options"]) == list(OPTIONS)
    # The white markers tell their own bonuses.
    markers = {"mayor", "ruhrtalbahn", "ruhraake"}
    assert set(aid["bonuses"]) == {SOURCES[bonus] for bonus in BONUSES} - markers


def test_the_bonuses_of_the_player_aid_are_those_of_the_end() -> None:
    """A player who has each of them gets what the aid says."""
    cities = "kettwig werden steele hattingen blankenstein witten muelheim".split()
    position = (
        "2 players, turn 12, phase 6; cities "
        + ", ".join(f"{city} red" for city in cities)
        + "; red: 1 thalers, markers grafschaft_mark; blue: 1 thalers, points locks 9, debts 1"
    )
    game = Game.from_position(position, seed=1)
    red, blue = if_ended(game.seen_table()).players
    gained = dict(zip(SOURCES, red.sources, strict=True))
    bonuses = told()["aid"]["bonuses"]
    for bonus in ("essen_cities", "mark_cities", "all_cities"):
        assert gained[bonus] == bonuses[bonus]
    assert dict(zip(SOURCES, blue.sources, strict=True))["debts"] == bonuses["debts"]

"""What guests get is what the core means: numbers, declarations and amounts agree."""

import json
import random
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter
from tools import protocol

from ruhr import Game, IllegalAction, Record, standard_board
from ruhr.board import words as printed
from ruhr.edge import values
from ruhr.edge.actions import ACTION_SHAPES, Action, ActionKind
from ruhr.edge.events import AnyEvent, event_of
from ruhr.edge.refusals import refusal_of
from ruhr.edge.views import BoardView, View
from ruhr.rules import events
from ruhr.rules.actions import DECISIONS, LEVY, OVER
from ruhr.rules.phase_1_historical_event import HISTORY
from ruhr.rules.special_options import OPTIONS
from ruhr.rules.state import SOURCES
from ruhr.server import wire
from ruhr.view import printed_board
from ruhr.vocabulary import vocabulary

GOLDEN = sorted(Path(__file__).parent.joinpath("golden").glob("*players*.json"))
#: Places besides those on the board that pieces come from and go to.
BESIDES = {"track", "bank", "box", "seat:0", "seat:1", "seat:2", "seat:3"}


@pytest.mark.parametrize(
    ("declared", "words"),
    [
        (values.Area, printed.AREAS),
        (values.Box, events.BOXES),
        (values.Colour, printed.COLOURS),
        (values.Country, printed.COUNTRIES),
        (values.Currency, events.CURRENCIES),
        (values.Decision, DECISIONS[LEVY:OVER]),
        (values.Marker, printed.MARKERS),
        (values.Path, printed.PATHS),
        (values.Source, SOURCES),
        (values.SpecialOption, OPTIONS),
        (values.Territory, printed.TERRITORIES),
    ],
)
def test_the_words_of_a_value_are_those_of_the_rules(declared: Any, words: tuple[str, ...]) -> None:
    assert get_args(get_args(declared)[0]) == words


def test_the_kinds_of_action_are_named_as_their_shapes_are() -> None:
    assert get_args(ActionKind) == tuple(shape.kind for shape in ACTION_SHAPES)


def test_what_history_brings_is_named_as_in_the_rules() -> None:
    assert get_args(values.Historical) == tuple(dict.fromkeys(HISTORY.values()))


def replayed(path: Path) -> list[tuple[Game, list[AnyEvent], list[dict[str, int]]]]:
    """A game step by step: what happened, and what everybody has then."""
    record = Record.from_json(json.loads(path.read_text("utf-8")))
    return [
        (
            game,
            happened,
            [{"thalers": one["thalers"], "points": one["points"]} for one in game.view()["players"]],
        )
        for game, happened in Game.replay(record)
    ]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_events_tell_every_thaler_and_every_point(path: Path) -> None:
    """Whoever adds up the gains of all events knows what everybody has."""
    story = replayed(path)
    start = standard_board().start_thalers
    have = [{"thalers": start, "points": 0} for _ in story[0][0].names]
    for _, happened, seen in story:
        for gain in (gain for event in happened for gain in event.gains):
            have[gain["seat"]]["thalers"] += gain["thalers"]
            have[gain["seat"]]["points"] += gain["points"]
        assert have == seen, happened


@pytest.mark.parametrize("path", GOLDEN[:6], ids=lambda path: path.stem)
def test_events_name_places_of_the_board_only(path: Path) -> None:
    board = standard_board()
    places = {f"space:{space.id}" for space in board.spaces} | {f"city:{city}" for city in board.cities}
    places |= {f"depot:{territory}" for territory in printed.TERRITORIES}
    places |= {f"port:{country}" for country in board.countries}
    for _, happened, _ in replayed(path):
        for event in happened:
            assert set(event.places) <= places
            assert {place for move in event.moves for place in (move["leaves"], move["reaches"])} <= (
                places | BESIDES
            )


@pytest.mark.parametrize("path", GOLDEN[:6], ids=lambda path: path.stem)
def test_what_is_told_has_the_declared_shape_and_comes_back_from_it(path: Path) -> None:
    of_events = TypeAdapter(list[wire.Event])
    of_view = TypeAdapter(View)
    for game, happened, _ in replayed(path):
        of_events.validate_json(json.dumps([event.to_json() for event in happened]))
        of_view.validate_json(json.dumps(game.view()), extra="forbid")
        assert [event_of(event.kind, event.values) for event in happened] == happened


def test_refusals_have_the_declared_shape_and_come_back_from_it() -> None:
    of_refusals = TypeAdapter(list[wire.Refusal])
    game, chance = Game.new(3, seed=1), random.Random(1)
    while not game.over:
        refused = game.refusals()
        told = [{"action": str(action), **refusal.to_json()} for action, refusal in refused]
        of_refusals.validate_json(json.dumps(told))
        for _, refusal in refused:
            assert refusal_of(refusal.code, refusal.values) == refusal
        game.play(chance.choice(game.legal_actions()))


def test_every_action_of_the_board_is_told_with_the_board() -> None:
    told = printed_board(standard_board())
    for shape in (wire.Board, BoardView):
        TypeAdapter(shape).validate_json(json.dumps(told), extra="forbid")
    assert list(told["actions"]) == [str(action) for action in vocabulary(standard_board()).actions]
    assert {action["kind"] for action in told["actions"].values()} == {
        action.kind for action in ACTION_SHAPES
    }
    assert told["actions"]["option hauling free"] == {
        "kind": "option",
        "values": {"option": "hauling", "free": True},
        "place": None,
    }
    assert told["actions"]["shift belgium rhineland"]["place"] == "port:rhineland"
    assert told["actions"]["white_warehouse muelheim"]["place"] == "city:muelheim"
    assert told["actions"]["white_warehouse belgium"]["place"] == "port:belgium"
    assert told["actions"]["depot essen"]["place"] == "depot:essen"


@pytest.mark.parametrize("words", ["", "fly", "sell", "sell ruhrort twice", "option pilot cheap", "pass on"])
def test_words_of_no_action_are_refused(words: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        Action.from_words(words)
    assert (caught.value.code, caught.value.values) == ("unknown_action", {"action": words})


@pytest.mark.parametrize("path", GOLDEN[:6], ids=lambda path: path.stem)
def test_a_view_says_what_every_marker_still_needs(path: Path) -> None:
    """Of those that can still be received: not of those that a player has, has missed, or that are gone."""
    progress = standard_board().printed["progress"]
    wanted = {**progress["own"], **progress["white"]}
    for game, _ in Game.replay(Record.from_json(json.loads(path.read_text("utf-8")))):
        view = game.view()
        gone = {marker for marker, left in view["white_left"].items() if not left}
        for player in view["players"]:
            assert set(player["needs"]) == set(wanted) - gone - {*player["markers"], *player["missed"]}
            for marker, missing in player["needs"].items():
                tokens = player["tokens"]
                for area, count in wanted[marker].items():
                    assert missing.count(area) == max(0, count - tokens[area])


# --- What the browser is told -----------------------------------------------------------------------------


def test_the_schema_for_the_browser_is_the_servers() -> None:
    assert protocol.SCHEMA.read_text("utf-8") == protocol.schema_text(), "run `make types`"


def test_the_types_are_made_of_this_schema() -> None:
    text = protocol.SCHEMA.read_text("utf-8")
    assert protocol.TYPES.read_text("utf-8").startswith(protocol.header(text)), "run `make types`"

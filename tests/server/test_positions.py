"""A position is looked at and played on from: by its text, at a page of its own (docs/position.md)."""

import pytest

from ruhr import Game
from tests.server.guests import Guest, Json

TEXT = "2 players, turn 4, phase 6; red: 5 thalers, markers lock_building"


def play_on(guest: Guest, text: str, seats: list[Json]) -> Json:
    answer = guest.post("/api/tables", position=text, seats=seats)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def test_a_position_is_shown_as_it_lies_on_the_table(guest: Guest) -> None:
    shown = guest.get("/api/position", text=TEXT)
    for seed in range(5):
        game = Game.from_position(shown["position"], seed=seed)
        assert shown["view"] == game.view()
        assert shown["position"] == str(game.position())
    assert not shown["over"]


def test_one_plays_on_with_what_was_shown(guest: Guest) -> None:
    """What the text leaves open, here the countries turned up so far, is the same at the table."""
    shown = guest.get("/api/position", text="2 players, turn 7, phase 3")
    there = play_on(guest, shown["position"], [{"name": "Red"}, {"name": "Blue"}])
    assert there["table"]["view"] == shown["view"]
    assert there["table"]["origin"] == "position"


def test_a_text_that_tells_the_deal_keeps_it(guest: Guest) -> None:
    told = str(Game.new(2, seed=1).position(hidden=True))
    assert guest.get("/api/position", text=told)["position"] == told


def test_one_plays_on_from_a_position(guest: Guest) -> None:
    there = play_on(guest, TEXT, [{"name": "Anna"}, {"name": "Ben"}])
    at = f"/api/tables/{there['table']['id']}"
    view = there["table"]["view"]
    assert (view["turn"], view["phase"], view["decision"]) == (4, 6, {"kind": "purchase", "actor": 0})
    assert [player["name"] for player in view["players"]] == ["Anna", "Ben"]
    version = there["table"]["version"]
    done = guest.post(f"{at}/play", version=version, action="lock lock_horst")
    assert done.status_code == 200, done.text
    (built,) = [e for e in guest.get(f"{at}/story")["steps"][-1]["events"] if e["kind"] == "lock_built"]
    assert built["gains"] == [{"seat": 0, "thalers": -2, "points": 2}]
    told = guest.get(f"{at}/steps/1")["position"]
    assert "locks lock_horst" in told
    assert "hidden" not in told
    assert guest.get("/api/position", text=told)["position"] == told


@pytest.mark.parametrize(
    ("text", "seats", "code"),
    [
        ("2 players, turn 99", 2, "position_out_of_range"),
        ("3 players, turn 2", 2, "record_seats"),
        ("2 players; dice nowhere 3", 2, "position_unknown_word"),
    ],
)
def test_what_is_no_position_is_refused(guest: Guest, text: str, seats: int, code: str) -> None:
    answer = guest.post("/api/tables", position=text, seats=[{"name": "Anna"}] * seats)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)


def test_a_record_and_a_position_are_too_much(guest: Guest) -> None:
    record = Game.new(2, seed=1).record().to_json()
    answer = guest.post("/api/tables", position=TEXT, record=record, seats=[{"name": "Anna"}] * 2)
    assert answer.json()["error"]["code"] == "invalid_request"

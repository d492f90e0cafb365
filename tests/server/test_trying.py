"""Trying out over HTTP: it follows from a position's text alone, and nobody hears of it."""

import pytest

from ruhr import Game, Sandbox
from tests.server.guests import Guest, Json, person

PURCHASES = "2 players, turn 4, phase 6; red: 5 thalers, markers lock_building"


def tried_out(guest: Guest, position: str, **step: str | bool | int) -> Json:
    answer = guest.http.post("/api/try", json={"position": position, **step})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_a_step_leads_where_it_would_lead(guest: Guest) -> None:
    tried = tried_out(guest, PURCHASES, action="lock lock_horst")
    expected = Sandbox(PURCHASES).play("lock lock_horst")
    assert tried["position"] == str(expected.game.position())
    assert tried["view"] == expected.game.view()
    assert "lock_built" in [event["kind"] for event in tried["events"]]
    assert tried["refusals"] is None


def test_one_looks_without_a_step(guest: Guest) -> None:
    here = tried_out(guest, PURCHASES, why_not=True)
    game = Game.from_position(PURCHASES)
    assert [one["action"] for one in here["asked"]] == [str(action) for action in game.legal_actions()]
    assert {one["action"]: one["code"] for one in here["refusals"]} == {
        str(action): refusal.code for action, refusal in game.refusals()
    }
    assert (here["events"], here["reveal"], here["over"]) == ([], None, False)


def test_what_coal_would_bring_is_told_as_at_a_table(guest: Guest) -> None:
    table = guest.create([person("Anna"), person("Ben")])
    here = guest.get(f"/api/tables/{table}/steps/0")["position"]
    with guest.socket(table) as socket:
        socket.until("welcome")
        for seat in (0, 1):
            socket.send(type="outlook", request=f"outlook-of-{seat}", seat=seat)
            assert tried_out(guest, here, outlook=seat)["outlooks"] == socket.until("outlooks")["outlooks"]
    assert tried_out(guest, here)["outlooks"] is None


def test_it_stops_at_a_reveal_and_goes_on_with_what_is_assumed(guest: Guest) -> None:
    stopped = tried_out(guest, "2 players, turn 4, phase 1")
    assert stopped["asked"] == []
    assert stopped["reveal"] == {
        "kind": "country",
        "outcomes": [
            {"assume": "belgium", "count": 2},
            {"assume": "netherlands", "count": 3},
            {"assume": "rhineland", "count": 3},
        ],
        "of": 8,
    }
    drawing = tried_out(guest, stopped["position"], assume="belgium")
    assert drawing["reveal"]["kind"] == "marker"
    asked = tried_out(guest, drawing["position"], assume="3")
    assert asked["view"]["decision"] == {"kind": "option", "actor": 0}
    assert asked["view"]["countries"]["4"] == "belgium"


def test_others_at_the_table_notice_nothing(guest: Guest) -> None:
    table = guest.create([person("Anna"), person("Ben")])
    before = guest.table(table)
    here = guest.get(f"/api/tables/{table}/steps/0")["position"]
    for possibility in tried_out(guest, here)["asked"]:
        tried_out(guest, here, action=possibility["action"])
    assert guest.table(table) == before


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"position": "2 players, turn 99"}, 422, "position_out_of_range"),
        ({"position": PURCHASES, "action": "lock lock_nowhere"}, 422, "unknown_action"),
        ({"position": PURCHASES, "action": "start gewalt"}, 409, "illegal_action"),
        ({"position": PURCHASES, "assume": "belgium"}, 422, "cannot_be_revealed"),
        ({"position": PURCHASES, "outlook": 2}, 404, "seat_not_found"),
        ({"position": "2 players, turn 4, phase 1", "action": "done"}, 422, "reveal_first"),
        ({"position": "2 players, turn 4, phase 1", "assume": "atlantis"}, 422, "cannot_be_revealed"),
        ({}, 422, "invalid_request"),
    ],
)
def test_what_cannot_be_tried_is_refused(guest: Guest, wish: Json, status: int, code: str) -> None:
    answer = guest.http.post("/api/try", json=wish)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)

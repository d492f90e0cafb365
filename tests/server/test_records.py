"""A record can be looked at, at a link of its own, whether its game is over or not."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from ruhr import Game
from ruhr.record import Record
from ruhr.server import guards
from tests.server.guests import Guest, Json
from tests.server.services import Process, RuhrServer

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str = "3-players-0") -> Json:
    record: Json = json.loads(GOLDEN.joinpath(f"{name}.json").read_text("utf-8"))
    return record


def look_at(guest: Guest, record: Any) -> Json:
    answer = guest.http.post("/api/records", json={"record": record})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("name", ["2-players-0", "3-players-calmer-water-0", "4-players-0"])
def test_a_finished_record_is_looked_at_step_by_step(guest: Guest, name: str) -> None:
    record = golden(name)
    there = look_at(guest, record)
    table, at = there["table"], f"/api/tables/{there['table']['id']}"
    assert there["seats"] == []
    assert (table["status"], table["origin"], table["step"]) == ("finished", "record", len(record["actions"]))
    assert [seat["name"] for seat in table["seats"]] == record["players"]
    assert (table["decider"], table["undo"], table["public"]) == (None, None, False)
    story = guest.get(f"{at}/story")
    assert [step["action"] for step in story["steps"]] == [None, *record["actions"]]
    assert story["steps"][-1]["points"] == table["result"]["points"]
    step = random.Random(name).randrange(len(record["actions"]))
    game = Game.from_record(Record.from_json({**record, "actions": record["actions"][:step]}))
    assert guest.get(f"{at}/steps/{step}")["view"] == game.view()
    assert guest.get(f"{at}/record") == record
    with guest.socket(table["id"]) as watching:
        assert watching.until("welcome")["table"] == table


def test_an_unfinished_record_is_looked_at_too(guest: Guest) -> None:
    record = golden()
    del record["actions"][20:]
    table = look_at(guest, record)["table"]
    assert (table["status"], table["step"], table["result"]) == ("closed", 20, None)
    assert len(guest.get(f"/api/tables/{table['id']}/story")["steps"]) == 21


def test_the_same_record_has_one_link_and_another_another(guest: Guest, server: RuhrServer) -> None:
    record = golden()
    first = look_at(guest, record)["table"]["id"]
    assert look_at(Guest(server.url), dict(reversed(record.items())))["table"]["id"] == first
    del record["actions"][-1]
    assert look_at(guest, record)["table"]["id"] != first


def test_nobody_can_sit_decide_talk_or_play_again_there(guest: Guest) -> None:
    at = f"/api/tables/{look_at(guest, golden())['table']['id']}"
    before = guest.get(at)
    tries: list[tuple[str, Json, str]] = [
        ("seats/0/join", {"name": "Eve"}, "table_not_open"),
        ("seats/0/leave", {}, "not_your_seat"),
        ("seats/0/return", {}, "not_your_seat"),
        ("play", {"action": "done", "version": 0}, "table_not_playing"),
        ("undo", {"seat": 0, "version": 0}, "table_not_playing"),
        ("chat", {"seat": 0, "text": "Hi"}, "not_your_seat"),
        ("rematch", {}, "not_your_seat"),
    ]
    for path, body, code in tries:
        assert guest.post(f"{at}/{path}", **body).json()["error"]["code"] == code, path
    assert guest.get(at) == before


def test_it_is_not_listed_and_stays_after_a_restart(tmp_path: Path, start: Any) -> None:
    server: Process = RuhrServer(tmp_path)
    start(server)
    assert isinstance(server, RuhrServer)
    guest = Guest(server.url)
    there = look_at(guest, golden())
    assert guest.get("/api/tables?status=finished")["tables"] == []
    assert server.stop() == 0
    server.start()
    assert guest.get(f"/api/tables/{there['table']['id']}") == there


def test_names_are_kept_as_they_are(guest: Guest) -> None:
    record = golden()
    record["players"] = ["<script>alert(1)</script>", "{ $name }", "Zoë ⚓"]
    table = look_at(guest, record)["table"]
    assert [seat["name"] for seat in table["seats"]] == record["players"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"board": "edited-0123456789abcdef"}, "record_board"),
        ({"format": "ruhr/0"}, "record_format"),
        ({"actions": ["fly"]}, "record_unknown_action"),
        ({"players": ["Anna", "B\u0000n", "Carla"]}, "record_name"),
        ({"extra": 1}, "record_unknown_key"),
    ],
)
def test_what_is_no_record_of_a_game_here_is_refused(guest: Guest, change: Json, code: str) -> None:
    answer = guest.http.post("/api/records", json={"record": {**golden(), **change}})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)


def test_it_costs_no_more_than_a_table(tmp_path: Path, start: Any) -> None:
    server = RuhrServer(tmp_path, tables_an_hour=2)
    start(server)
    guest = Guest(server.url)
    too_large = guest.http.post("/api/records", content=b" " * (guards.MOST_BYTES_OF_RECORD + 1))
    assert (too_large.status_code, too_large.json()["error"]["code"]) == (413, "too_large")
    look_at(guest, golden())
    refused = guest.http.post("/api/records", json={"record": golden()})
    assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too_many_requests")

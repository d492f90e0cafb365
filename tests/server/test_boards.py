"""A server can play on an edited board; tables of another one are listed, and say which board they need."""

import random
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ruhr import Game
from ruhr.board import load_board, standard_board
from ruhr.language.rules_page import rules_page
from ruhr.record import Record
from ruhr.server.socket import OTHER_BOARD
from tests.server.guests import Guest, bot, person
from tests.server.services import Process, RuhrServer, wait_until

Start = Callable[[Process], None]


@pytest.fixture
def edited(tmp_path: Path) -> Path:
    """A board with another name, more money and another die."""
    text = files("ruhr.board").joinpath("standard.toml").read_text("utf-8")
    before, dice_for_two = text.split("[dice.2]")
    before = before.replace('name = "Nachtigall"', 'name = "Nightingale"')
    before = before.replace("start_thalers = 0 ", "start_thalers = 3 ")
    file = tmp_path / "my.toml"
    file.write_text(f"{before}[dice.2]{dice_for_two.replace('heven = 4', 'heven = 1', 1)}", "utf-8")
    return file


def test_tables_are_played_on_the_edited_board(tmp_path: Path, start: Start, edited: Path) -> None:
    server = RuhrServer(tmp_path)
    server.options = ["--board", str(edited)]
    start(server)
    guest, board = Guest(server.url), load_board(edited)
    printed = guest.get("/api/board")
    assert printed["river"][0]["name"] == "Nightingale"
    assert (printed["players"]["start_thalers"], printed["dice"]["2"]["heven"]) == (3, 1)

    table = guest.create([person("Anna"), person("Ben")])
    view = guest.table(table)["view"]
    assert view["board"] == board.identity != standard_board().identity
    assert [player["thalers"] for player in view["players"]] == [3, 3]
    with guest.socket(table) as socket:
        assert socket.play_to_the_end(random.Random(1))["status"] == "finished"
    record = guest.get(f"/api/tables/{table}/record")
    assert record["board"] == board.identity
    assert Game.from_record(Record.from_json({**record, "actions": []}), board).view() == view
    assert len(guest.get(f"/api/tables/{table}/story")["steps"]) == len(record["actions"]) + 1
    assert guest.get(f"/api/tables/{table}/steps/0")["view"] == view
    assert guest.http.post("/api/records", json={"record": record}).json()["table"]["status"] == "finished"
    going_on = guest.create([person("Anna"), person("Ben")], record=record, step=10)
    assert guest.table(going_on)["view"]["board"] == board.identity

    said = guest.http.post("/api/words", json={"actions": ["start nachtigall"]}).json()["actions"][0]
    assert "Nightingale" in said
    told = guest.get("/api/rules?language=de")["chapters"]
    texts = [[rule.text, *rule.rows] for chapter in rules_page("de", board) for rule in chapter.rules]
    assert [[rule["text"], *rule["rows"]] for chapter in told for rule in chapter["rules"]] == texts

    against_a_bot = guest.create([person("Anna"), bot("schiffsjunge")])
    guest.post(f"/api/tables/{against_a_bot}/seats/0/leave", level="schiffsjunge")
    wait_until("bots play here", lambda: guest.table(against_a_bot)["step"] > 5)
    assert "bot_stopped" not in server.log()

    other = Game.new(2, seed=1).record().to_json()
    refused = guest.http.post("/api/records", json={"record": other}).json()["error"]
    assert (refused["code"], refused["values"]["found"]) == ("record_board", standard_board().identity)


def test_tables_of_another_board_wait_for_it(tmp_path: Path, start: Start, edited: Path) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    guest = Guest(server.url)
    clock = {"bank": 6, "at_end": "close"}
    table = guest.create([person("Anna"), person("Ben")], public=True, clock=clock)
    assert server.stop() == 0

    server.settings["board"] = edited
    server.start()
    (listed,) = guest.get("/api/tables?status=playing")["tables"]
    assert [seat["name"] for seat in listed["seats"]] == ["Anna", "Ben"]
    needs = {"needed": standard_board().identity, "board": load_board(edited).identity}
    for path in ("", "/changes", "/story", "/steps/0", "/record", "/actions"):
        refused = guest.http.get(f"/api/tables/{table}{path}")
        assert refused.status_code == 409, path
        assert refused.json()["error"] == {"code": "other_board", "values": needs, "section": None}
    with guest.socket(table) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.until("welcome")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == OTHER_BOARD
    of_this_board = guest.create([person("Carla"), person("Dirk")], public=True, clock=clock)
    wait_until("a later clock has run out", lambda: guest.table(of_this_board)["status"] == "closed")
    assert guest.get("/api/tables?status=playing")["tables"] == [listed], "its clock does not run out here"
    assert "watch_failed" not in server.log()
    assert server.stop() == 0

    del server.settings["board"]
    server.start()
    wait_until("its clock has run out", lambda: guest.table(table)["status"] == "closed")

"""Duplicate events: all play the same deals, and nobody learns of one before he has played it."""

import random
import sqlite3
import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from fastapi.routing import APIRoute
from websockets.exceptions import ConnectionClosed

from ruhr import Record, standard_board
from ruhr.commitment import check_fairness, commitment_to, derived_deal
from ruhr.game import Game
from ruhr.server import wire
from ruhr.server.app import DOORS
from ruhr.server.cups.lots import deal_secret_of, joint_share
from ruhr.server.cups.running import WEEKLY_BOARDS, WEEKLY_ENTRIES, in_milliseconds, monday_of
from ruhr.server.socket import SEALED
from tests.server.guests import Guest, Json, new_request
from tests.server.services import FragileServer, Process, RuhrServer, wait_until
from tests.server.test_cups import DEVICE, QUICK, ask, gathered, is_over, is_round, join, told
from tests.server.test_trust import problem

#: What doors to a table need, so that they could be opened.
FILLING = {"{seat}": "0", "{step}": "1"}
BODY = {"name": "Dora", "text": "Psst!", "seat": 0, "version": 3, "action": "done", "level": QUICK}


@pytest.fixture
def house(tmp_path: Path, start: Callable[[Process], None]) -> RuhrServer:
    server = RuhrServer(tmp_path, thinkers=1, weekly=QUICK)
    start(server)
    return server


def duplicate(server: RuhrServer, people: int, **wish: object) -> tuple[str, list[Guest]]:
    """A duplicate event that has begun."""
    options = {"players": 2, "rounds": 1, "opponents": "bots", **wish}
    cup, guests = gathered(server.url, people, format_="duplicate", **options)
    ask(guests[0], cup, "begin")
    return cup, guests


def open_board(guest: Guest, cup: str, board: int = 1) -> str:
    answer = guest.http.post(f"/api/cups/{cup}/boards/{board}/play")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def play(guest: Guest, table: str, seed: int = 1) -> Json:
    with guest.socket(table) as socket:
        return socket.play_to_the_end(random.Random(seed))


def secret_of(server: RuhrServer, cup: str) -> str:
    with sqlite3.connect(server.folder / "tables.sqlite3") as database:
        return str(database.execute("SELECT secret FROM cups WHERE id = ?", [cup]).fetchone()[0])


def tables_of_bots(server: RuhrServer) -> list[str]:
    """The tables at which bots play the boards of the week among themselves."""
    query = "SELECT c.id FROM cup_tables c JOIN tables t ON t.id = c.id WHERE c.number <= ?"
    with sqlite3.connect(server.folder / "tables.sqlite3") as database:
        return [row[0] for row in database.execute(query, [len(WEEKLY_ENTRIES)])]


def doors_to(table: str) -> list[tuple[str, str]]:
    """Every door to a table there is."""
    found = []
    for route in (route for router in DOORS for route in router.routes):
        if isinstance(route, APIRoute) and "{table}" in route.path:
            path = route.path.replace("{table}", table)
            for name, value in FILLING.items():
                path = path.replace(name, value)
            found += [(method, path) for method in route.methods or ()]
    return found


def knock(guest: Guest, method: str, path: str) -> tuple[int, str]:
    # Whatever a door wants to hear: it is not even read.
    body = {"request": new_request(), **BODY} if method == "POST" else None
    return problem(guest.http.request(method, path, json=body))


def check_sealed(guest: Guest, table: str) -> None:
    """Somebody comes through no door to a table."""
    for method, path in doors_to(table):
        assert knock(guest, method, path) == (403, "table_sealed"), (method, path)
    with pytest.raises(ConnectionClosed) as closed, guest.socket(table) as socket:
        socket.until("welcome")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == SEALED


def test_there_are_doors_to_knock_at() -> None:
    paths = {path for _, path in doors_to("T")}
    assert len(paths) > 20
    assert {f"/api/tables/T{door}" for door in ("", "/record", "/story", "/review.html")} <= paths


def test_nobody_learns_of_a_deal_before_all_have_played_it(house: RuhrServer) -> None:
    cup, (anna, ben) = duplicate(house, 2)
    stranger = Guest(house.url)
    table, other = open_board(anna, cup), open_board(ben, cup)
    assert open_board(anna, cup) == table, "one begins once"
    assert anna.table(table)["sealed"]
    assert anna.get("/api/tables", status="playing")["tables"] == []
    for guest in (ben, stranger):
        check_sealed(guest, table)
    no_key = Guest(house.url)
    del no_key.http.headers["authorization"]
    check_sealed(no_key, table)
    document = play(anna, table)
    assert document["status"] == "finished"
    assert document["result"] is not None
    wait_until("her result is read", lambda: told(anna, cup)["me"]["boards"][0]["points"] is not None)
    assert document["secret"] is None
    assert document["fairness"]["secret"] is None
    assert document["rematch_commitment"] is None
    for door in ("record", "review", "review.json", "review.html", "review/puzzles/0"):
        assert problem(anna.http.get(f"/api/tables/{table}/{door}")) == (403, "table_sealed"), door
    for door, body in (("review", {}), ("rematch", {"request": new_request()})):
        assert problem(anna.http.post(f"/api/tables/{table}/{door}", json=body)) == (403, "table_sealed")
    assert [game["record"] for game in anna.get("/api/me/download")["games"]] == [None]
    archive = ZipFile(BytesIO(anna.http.get("/api/me/records.zip").content))
    assert archive.namelist() == []
    for guest in (ben, stranger):
        check_sealed(guest, table)
        now = told(guest, cup)
        assert now["standings"] == []
        assert not now["rounds"][0]["told"]
        assert table not in str(now)
        assert [one["points"] for one in now["rounds"][0]["tables"]] in ([], [None])
    assert told(anna, cup)["me"]["boards"][0]["points"] in document["result"]["points"]
    assert told(anna, cup)["secret"] is None
    # When the last is done, all is shown to all.
    play(ben, other, 2)
    wait_until("the end", lambda: is_over(anna, cup))
    now = told(stranger, cup)
    assert now["rounds"][0]["told"]
    records = [Record.from_json(stranger.get(f"/api/tables/{one}/record")) for one in (table, other)]
    assert records[0].deal == records[1].deal
    assert records[0].actions != records[1].actions
    shares = [joint_share(now["shares"])] * 2
    for record in records:
        check_fairness(record, standard_board())
        assert Game.from_record(record, standard_board()).over
        assert record.fairness is not None
        assert record.fairness["secret"] == deal_secret_of(now["secret"], 1, 0)
        assert record.fairness["commitment"] == now["rounds"][0]["commitment"]
        assert record.fairness["shares"] == shares
    assert commitment_to(now["secret"]) == now["commitment"]
    one, two = stranger.table(table), stranger.table(other)
    assert one["secret"] == two["secret"] is not None
    assert not one["sealed"]
    assert len(now["rounds"][0]["tables"]) == 2
    shares_won = sorted(row["points"] for row in now["standings"])
    assert shares_won in ([0, 1], [0.5, 0.5])


def test_there_are_no_hints_on_a_board_and_it_is_not_rated(house: RuhrServer) -> None:
    cup, (anna, _) = duplicate(house, 2)
    table = open_board(anna, cup)
    assert not anna.table(table)["terms"]["rated"]
    assert not anna.table(table)["hints"]

    def is_asked() -> bool:
        now = anna.get(f"/api/tables/{table}")
        return now["table"]["decider"] in now["seats"]

    wait_until("it is her turn", is_asked)
    assert problem(anna.http.get(f"/api/tables/{table}/hint")) == (403, "hint_cup")


def test_everybody_sits_in_the_same_seat_and_comes_in_turn_over_the_boards(house: RuhrServer) -> None:
    cup, (anna, ben) = duplicate(house, 2, rounds=3, players=3)
    turns = set()
    for board in (1, 2, 3):
        one, other = (guest.get(f"/api/tables/{open_board(guest, cup, board)}") for guest in (anna, ben))
        assert one["seats"] == other["seats"]
        assert one["table"]["fairness"]["fingerprint"] == other["table"]["fairness"]["fingerprint"]
        secret = secret_of(house, cup)
        shares = one["table"]["fairness"]["shares"]
        deal = derived_deal(standard_board(), deal_secret_of(secret, board, 0), shares, False)
        turns.add((one["seats"][0] - deal["first"]) % 3)
    assert turns == {0, 1, 2}, "once first, once second, once third"
    assert problem(anna.http.post(f"/api/cups/{cup}/boards/4/play")) == (404, "deal_not_found")


def test_against_people_a_board_is_sealed_for_all_other_tables(house: RuhrServer) -> None:
    cup, guests = duplicate(house, 3, opponents="people", rounds=1)
    wait_until("the board", lambda: is_round(guests[0], cup, 1) or bool(told(guests[0], cup)["me"]["table"]))
    now = told(guests[0], cup)
    assert (now["people"], now["bots"]) == (3, 1), "bots fill the tables"
    tables = [told(guest, cup)["me"]["table"] for guest in guests]
    assert len(set(tables)) == 2
    for guest, mine in zip(guests, tables, strict=True):
        for table in set(tables) - {mine}:
            check_sealed(guest, table)
    chance = random.Random(3)
    for guest, mine in zip(guests, tables, strict=True):
        for _ in range(1000):
            at = guest.http.get(f"/api/tables/{mine}").json()
            if at["table"]["status"] != "playing":
                break
            decider = at["table"]["decider"]
            if at["table"]["seats"][decider]["level"] is not None:
                time.sleep(0.02)
                continue
            holder = next(
                one for one, table in zip(guests, tables, strict=True)
                if table == mine and decider in one.get(f"/api/tables/{mine}")["seats"]
            )  # fmt: skip
            holder.play_any(mine, chance)
    wait_until("the end", lambda: is_over(guests[0], cup))
    after = told(Guest(house.url), cup)
    assert len(after["rounds"][0]["tables"]) == 2
    assert sum(row["points"] for row in after["standings"]) == pytest.approx(2)


def test_a_seal_is_broken_after_every_death(tmp_path: Path, start: Callable[[Process], None]) -> None:
    server = RuhrServer(tmp_path, thinkers=1)
    start(server)
    cup, (anna, ben) = duplicate(server, 2)
    table, other = open_board(anna, cup), open_board(ben, cup)
    play(anna, table)
    play(ben, other)
    wait_until("the end", lambda: is_over(anna, cup))
    server.kill()
    with sqlite3.connect(tmp_path / "tables.sqlite3", timeout=30) as database:
        database.execute("UPDATE cups SET status = 'running', walks_until = 0")
        database.execute("UPDATE rounds SET told = 0")
    server.start()
    wait_until("the end again", lambda: is_over(anna, cup))
    changes = anna.get(f"/api/tables/{table}/changes")["changes"]
    assert [one["kind"] for one in changes].count("unsealed") == 1


def test_a_board_is_played_while_another_server_looks_after_the_cup(house: RuhrServer) -> None:
    cup, (anna, _) = duplicate(house, 2)
    with sqlite3.connect(house.folder / "tables.sqlite3", timeout=30) as database:
        database.execute("UPDATE cups SET walker = 'another', walks_until = ?", (2**53,))
    table = open_board(anna, cup)
    assert anna.table(table)["status"] == "playing"
    assert open_board(anna, cup) == table


# --- The weekly one ------------------------------------------------------------------------------------


def test_every_week_there_is_a_duplicate_for_all(house: RuhrServer) -> None:
    anna, ben = Guest(house.url), Guest(house.url)
    wait_until("the weekly one", lambda: anna.get("/api/cups")["weekly"] is not None)
    weekly = anna.get("/api/cups")["weekly"]
    wire.ListedCup.model_validate(weekly)
    cup = weekly["id"]
    wait_until("it has begun", lambda: told(anna, cup)["round"] == len(WEEKLY_BOARDS))
    now = told(anna, cup)
    assert (now["status"], now["people"], now["bots"]) == ("running", 0, len(WEEKLY_ENTRIES))
    assert now["rules"]["boards"] == list(WEEKLY_BOARDS)
    monday = monday_of(round(time.time() * 1000))
    ends_at = in_milliseconds(monday) + 7 * 86_400_000
    assert (now["week"], now["ends_at"]) == (monday.date().isoformat(), ends_at)
    time.sleep(3)
    with sqlite3.connect(house.folder / "tables.sqlite3") as database:
        assert database.execute("SELECT count(*) FROM cup_tables").fetchone() == (0,), "bots wait for people"
    join(anna, cup, "Anna")
    join(ben, cup, "Ben")
    namesakes = [join(Guest(house.url), cup, name)["entries"][-1]["name"] for name in ("anna", "Anna")]
    assert namesakes == ["anna 2", "Anna 3"]
    answer = ben.http.post(f"/api/cups/{cup}/join", json={"name": "Ben", "device": DEVICE})
    assert answer.json()["people"] == 4
    table = open_board(anna, cup)
    assert anna.table(table)["fairness"]["shares"] == [None, None]
    check_sealed(ben, table)
    wait_until("bots play, too", lambda: bool(tables_of_bots(house)))
    for of_bot in tables_of_bots(house):
        check_sealed(anna, of_bot)
    assert told(ben, cup)["standings"] == []


def test_a_week_ends_and_can_be_looked_at(tmp_path: Path, start: Callable[[Process], None]) -> None:
    # On a machine whose clock says that it is late on Sunday evening.
    server = FragileServer(tmp_path, thinkers=1, weekly=QUICK)
    monday = monday_of(round(time.time() * 1000)).timestamp() + 7 * 86_400
    server.set_clock(monday - time.time() - 25)
    start(server)
    anna, ben, stranger = (Guest(server.url) for _ in range(3))
    wait_until("the weekly one", lambda: anna.get("/api/cups")["weekly"] is not None)
    cup = anna.get("/api/cups")["weekly"]["id"]
    wait_until("it has begun", lambda: told(anna, cup)["round"] == len(WEEKLY_BOARDS))
    for guest, name in ((anna, "Anna"), (ben, "Ben")):
        join(guest, cup, name)
    played, unfinished = open_board(anna, cup), open_board(ben, cup)
    play(anna, played)
    wait_until("the end of the week", lambda: is_over(stranger, cup), 120)
    now = told(stranger, cup)
    assert now["ends_at"] == monday * 1000
    assert all(one["told"] for one in now["rounds"])
    assert commitment_to(now["secret"]) == now["commitment"]
    for table in (played, unfinished):
        record = Record.from_json(stranger.get(f"/api/tables/{table}/record"))
        check_fairness(record, standard_board())
    assert all(seat["level"] is not None for seat in stranger.table(unfinished)["seats"]), "a bot took over"
    following = stranger.get("/api/cups")["weekly"]
    assert following["id"] != cup
    assert following["week"] == monday_of(round(monday * 1000)).date().isoformat()

"""A school class plays behind one address, and one person cannot shut others out."""

import asyncio
import contextlib
import json
import os
import random
import resource
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tools.crowd import USUAL, open_together

from ruhr import Game
from ruhr.record import Record
from ruhr.server import hall, thinkers
from ruhr.server.errors import TableError
from ruhr.server.fairness import Asker, Turns, network_of
from ruhr.server.frames import MOST_HEADER_BYTES, MOST_UNFINISHED
from ruhr.server.store import Entry, Store
from ruhr.server.thinkers import Question
from tests.server.guests import Guest, bot, new_request, person
from tests.server.services import PATIENCE, Process, RuhrServer, wait_until
from tests.server.test_coming_back import Venue, at
from tests.server.test_store import BOARD, new_table, played

Start = Callable[[Process], None]


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RuhrServer]:
    """A server with the limits that it has unless others are set."""
    server = RuhrServer(tmp_path_factory.mktemp("usual"), thinkers=1, **USUAL)
    server.start()
    yield server
    server.clean_up()


# --- Taking turns --------------------------------------------------------------------------------------


def test_addresses_take_turns_and_people_at_one_address_do() -> None:
    async def ask() -> list[str]:
        turns, order = Turns(1, 10), []

        async def one(place: str, who: str) -> None:
            async with turns.of(Asker(place, who)):
                order.append(f"{place}{who}")
                await asyncio.sleep(0)

        waiting = [("a", "1")] * 4 + [("a", "2")] * 2 + [("b", "1")]
        await asyncio.gather(*(one(*who) for who in waiting))
        return order

    assert asyncio.run(ask()) == ["a1", "a1", "b1", "a2", "a1", "a2", "a1"]


def test_who_asks_too_much_is_refused_and_who_gives_up_leaves_his_turn_to_others() -> None:
    async def ask() -> None:
        turns, done = Turns(1, 2), []

        async def one(who: str) -> None:
            async with turns.of(Asker("a", who)):
                await asyncio.sleep(0.01)
                done.append(who)

        tasks = [asyncio.create_task(one("1")) for _ in range(4)]
        tasks.append(asyncio.create_task(one("2")))
        await asyncio.sleep(0)
        tasks[1].cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [
            type(None),
            asyncio.CancelledError,
            type(None),
            TableError,
            type(None),
        ]
        async with turns.of(Asker("c")):
            assert sorted(done) == ["1", "1", "2"]

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2:3::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network_of({"client": (one, 1)}) == network_of({"client": (other, 2)})) is same


def test_of_decisions_that_wait_everybodys_first_comes_first(tmp_path: Path) -> None:
    """However many tables one person has, and however long they wait."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    for number in range(250):
        greedy = new_table(f"greedy {number}")
        greedy.bot, greedy.wake_at = "reeder", 1000 + number
        store.write([Entry(new_table=greedy)])
    modest = new_table("modest")
    modest.bot, modest.wake_at = "reeder", 5000
    (first,) = modest.changes
    modest.changes = [type(first)(1, 1, "joined", 0, "Ben", "r", b"b" * 32)]
    store.write([Entry(new_table=modest)])
    waiting = store.to_decide(9000, BOARD, "me")
    assert [one.table for one in waiting[:3]] == ["greedy 0", "modest", "greedy 1"]
    assert len(waiting) == 200


# --- A school class ------------------------------------------------------------------------------------


def test_thirty_pupils_behind_one_address_open_the_page_and_none_is_refused(
    tmp_path: Path, start: Start
) -> None:
    """At a server that has just been started. How long it takes is in docs/operations.md; here it must cost
    little, for how fast the machine is just now is not the server's business.
    """
    server = RuhrServer(tmp_path, thinkers=1, **USUAL)
    start(server)
    before = seconds_worked(server)
    _, statuses = open_together(server.url, 30)
    assert set(statuses) == {200, 201}
    assert len(statuses) > 1200
    assert seconds_worked(server) - before < 20


def seconds_worked(server: RuhrServer) -> float:
    """How long the server's process has been at work."""
    assert server.process is not None
    user, system = Path(f"/proc/{server.process.pid}/stat").read_text().split()[13:15]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def test_who_asks_too_often_is_refused_and_others_at_his_address_are_not(
    tmp_path: Path, start: Start
) -> None:
    """However slowly he is answered."""
    server = RuhrServer(tmp_path, thinkers=1, **{**USUAL, "requests_a_second": 5})
    start(server)
    greedy, modest = Guest(server.url), Guest(server.url)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: greedy.http.get("/api/health").status_code, range(900)))
    assert answers.count(429) > 100
    assert {modest.http.get("/api/health").status_code for _ in range(20)} == {200}


# --- Connections ---------------------------------------------------------------------------------------


def seconds_for_health(server: RuhrServer) -> float:
    began = time.monotonic()
    assert Guest(server.url).http.get("/api/health").status_code == 200
    return time.monotonic() - began


def test_a_header_without_end_is_refused_before_it_costs_anything(usual: RuhrServer) -> None:
    with socket.create_connection(("127.0.0.1", usual.port)) as raw, contextlib.suppress(OSError):
        raw.sendall(b"GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ")
        sent = 0
        for _ in range(1280):
            raw.sendall(b"a" * 65536)
            sent += 65536
    assert sent < 20 * 1024 * 1024
    assert seconds_for_health(usual) < 30


def test_headers_that_are_too_long_are_told(usual: RuhrServer) -> None:
    with socket.create_connection(("127.0.0.1", usual.port)) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx-long: " + b"a" * MOST_HEADER_BYTES)
        answer = b""
        while piece := raw.recv(65536):
            answer += piece
    assert answer.startswith(b"HTTP/1.1 431 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["code"] == "too_large"


def test_requests_that_are_half_sent_lock_nobody_out(usual: RuhrServer) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    with contextlib.ExitStack() as opened:
        for at_ in range(1200):
            raw = opened.enter_context(socket.create_connection(("127.0.0.1", usual.port), PATIENCE))
            half = (
                b"GET /api/health HTTP/1.1\r\nhos",
                b"POST /api/words HTTP/1.1\r\ncontent-length: 99\r\n\r\n{",
            )
            raw.sendall(half[at_ % 2])
        assert seconds_for_health(usual) < 30
        assert usual.process is not None
        held = len(list(Path(f"/proc/{usual.process.pid}/fd").iterdir()))
        assert held < MOST_UNFINISHED + 150
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# --- What one person fills -----------------------------------------------------------------------------


def test_what_can_be_done_again_and_again_ends_and_the_game_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "MOST_CHANGES", 12)

    async def visit(venue: Venue) -> None:
        table = await venue.create("Anna", "Ben")
        statuses, codes = [], set()
        for at_ in range(8):
            for path in ("leave", "return"):
                wish = {"request": new_request()}
                answer = await venue.http.post(f"/api/tables/{table}/seats/{at_ % 2}/{path}", json=wish)
                statuses.append(answer.status_code)
                codes.add(answer.json().get("error", {}).get("code"))
        assert statuses == [200] * 10 + [409] * 6
        assert "table_full" in codes
        await venue.play(table, 5)

    at(tmp_path, visit)


def test_who_talks_too_much_is_told_to_wait(usual: RuhrServer) -> None:
    guest = Guest(usual.url)
    table = guest.create([person("Anna"), person("Ben")])
    said = [guest.post(f"/api/tables/{table}/chat", seat=0, text=f"line {at_}") for at_ in range(62)]
    assert [answer.status_code for answer in said] == [200] * 60 + [429] * 2
    assert guest.post(f"/api/tables/{table}/chat", seat=1, text="me too").status_code == 200


def test_only_so_many_lines_are_kept(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path, lines_kept=60, lines_a_minute=0)
    start(server)
    guest = Guest(server.url)
    table = guest.create([person("Anna"), person("Ben")])
    for number in range(1, 151):
        said = guest.post(f"/api/tables/{table}/chat", seat=0, text=f"line {number}")
        assert said.json() == {"number": number}
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection:
        kept = connection.execute("SELECT min(number), count(*) FROM chat").fetchone()
    assert kept == (91, 60)


def test_tables_are_forgotten_after_a_while_if_a_host_wants_it(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    guest = Guest(server.url)
    old, playing, new = (guest.create([person("Anna"), person()]) for _ in range(3))
    guest.join(playing, 1, "Ben")
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection, connection:
        a_month_ago = int(1000 * (time.time() - 30 * 86_400))
        connection.execute("UPDATE tables SET updated_at = ? WHERE id != ?", [a_month_ago, new])
    server.settings["days_kept"] = 20
    server.start()
    wait_until("it is forgotten", lambda: guest.http.get(f"/api/tables/{old}").status_code == 404)
    statuses = [guest.http.get(f"/api/tables/{table}").status_code for table in (old, playing, new)]
    assert statuses == [404, 200, 200]


def test_nobody_who_plays_waits_while_it_is_looked_what_could_be_forgotten(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    store.write([Entry(new_table=new_table("a"))])
    with ThreadPoolExecutor(1) as pool, store._writing:
        assert pool.submit(store.forget, 500).result(5) == []


def test_forgetting_takes_all_that_belongs_to_a_table(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    store.write([Entry(new_table=new_table("a")), Entry(new_table=new_table("b"))])
    stored = store.load("a")
    assert stored is not None
    store.write([Entry(stored.number, [played(2, "r")], marks={"updated_at": 9000})])
    assert store.forget(2000) == ["b"]
    assert store.load("b") is None
    assert store.load("a") is not None


# --- Costly questions ----------------------------------------------------------------------------------


def test_who_wants_very_many_hints_does_not_keep_others_waiting(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path, thinkers=1, request_seconds=60)
    start(server)
    greedy, modest = Guest(server.url), Guest(server.url)

    def decided_by(guest: Guest) -> str:
        table = guest.create([person("Anna"), person("Ben")])
        guest.play_any(table, random.Random(1))
        return table

    tables, own = [decided_by(greedy) for _ in range(24)], decided_by(modest)
    assert modest.http.get(f"/api/tables/{decided_by(modest)}/hint").status_code == 200

    with ThreadPoolExecutor(24) as pool:
        asked = [pool.submit(greedy.http.get, f"/api/tables/{table}/hint") for table in tables]
        time.sleep(0.3)
        began = time.monotonic()
        assert modest.http.get(f"/api/tables/{own}/hint").status_code == 200
        waited = time.monotonic() - began
        assert modest.http.get(f"/api/tables/{own}/hint").status_code == 200
        statuses = [question.result().status_code for question in asked]
    assert waited < 30
    assert set(statuses) <= {200, 429}
    assert statuses.count(429) >= 5


def test_somebodys_many_shipowners_do_not_keep_another_persons_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for what is being thought about, not for all that wait.

    How long that takes is measured by `tools.crowd`. Here nobody thinks, but sleeps: otherwise it would take
    as long as the machine likes.
    """
    tables = 30
    thoughts: list[str] = []

    def sleep_over_it(_: object, question: Question, __: float) -> str:
        time.sleep(0.1)
        thoughts.append(question.table)
        return str(Game.from_record(Record.from_json(question.record)).legal_actions()[0])

    monkeypatch.setattr(thinkers._Thinker, "_ask", sleep_over_it)
    monkeypatch.setenv("RUHR_THINKERS", "1")

    async def visit(venue: Venue) -> None:
        modest = {"authorization": f"Bearer {new_request() * 2}"}
        wish = {"request": new_request(), "seats": [person("Ben"), bot("reeder")]}
        own = (await venue.http.post("/api/tables", json=wish, headers=modest)).json()["table"]["id"]
        for _ in range(tables):
            wish = {"request": new_request(), "seats": [person("Anna"), *[bot("reeder")] * 3]}
            busy = (await venue.http.post("/api/tables", json=wish)).json()["table"]["id"]
            left = {"request": new_request(), "level": "reeder"}
            await venue.http.post(f"/api/tables/{busy}/seats/0/leave", json=left)

        async def once_the_bot_has_decided() -> dict[str, Any]:
            while True:
                table: dict[str, Any] = (await venue.http.get(f"/api/tables/{own}")).json()["table"]
                if table["decider"] != 1:
                    return table
                await asyncio.sleep(0.005)

        await once_the_bot_has_decided()
        waited: list[int] = []
        while len(waited) < 5:
            asked = await venue.http.get(f"/api/tables/{own}/actions", headers=modest)
            move = {"action": asked.json()["actions"][0]["action"], "version": asked.json()["version"]}
            wish = {"request": new_request(), **move}
            before = len(thoughts)
            await venue.http.post(f"/api/tables/{own}/play", json=wish, headers=modest)
            table = await once_the_bot_has_decided()
            if own in thoughts[before:]:
                waited.append(thoughts.index(own, before) - before)
            assert table["status"] == "playing"
        assert len(set(thoughts)) > 5, "others think, too"
        assert max(waited) < tables / 3

    at(tmp_path, visit)


def test_what_is_not_possible_is_found_once_for_all_who_ask(tmp_path: Path) -> None:
    found: list[int] = []

    async def visit(venue: Venue) -> None:
        table = await venue.create("Anna", "Ben")
        await venue.play(table, 3)
        paths = [f"/api/tables/{table}/refusals"] * 5
        answers = await asyncio.gather(*(venue.http.get(path) for path in paths))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.text for answer in answers}) == 1
        found.append(len(answers[0].json()["refusals"]))
        await venue.play(table, 1)
        after = (await venue.http.get(paths[0])).json()
        assert after["version"] == answers[0].json()["version"] + 1

    at(tmp_path, visit)
    assert found[0] > 0

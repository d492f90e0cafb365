"""A database that steps back, after a failover or a restore, destroys nothing, and people are told."""

import asyncio
import random
import shutil
import signal
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import psycopg
import pytest
from sqlalchemy import text

from ruhr.errors import IllegalAction
from ruhr.server import reception, wire
from ruhr.server.errors import StorageFailed
from ruhr.server.journal import Journal
from ruhr.server.store import Entry, Spell, Store, make_engine
from ruhr.server.table import Change
from ruhr.server.time_of_day import now
from tests.server.guests import Guest, TableSocket, new_request, person
from tests.server.heavy_play import changes_of
from tests.server.services import Postgres, Process, Redis, RuhrServer, wait_until
from tests.server.test_clocks import KEY, a_hall, a_table
from tests.server.test_coming_back import Venue, at
from tests.server.test_store import BOARD, new_table, played

Start = Callable[[Process], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database(f"back_{new_request()}")


# --- In the database -----------------------------------------------------------------------------------


def stored_table(store: Store) -> int:
    """A table with one change; returns its number."""
    store.write([Entry(new_table=new_table("a"))])
    stored = store.load("a")
    assert stored is not None
    return stored.number


def test_a_change_is_written_only_if_its_predecessor_is_there(url: str) -> None:
    store = Store(url)
    number = stored_table(store)
    assert store.write([Entry(number, [played(3, "r")])]) == [False]
    assert store.write([Entry(number, [played(2, "r")], after=played(1, "another"))]) == [False]
    assert store.write([Entry(number, [played(2, "r")], after=played(1, "first"))]) == [True]
    together = [Entry(number, [played(4, "late")]), Entry(number, [played(3, "right")])]
    assert store.write(together) == [False, True]
    assert [change.request for change in store.changes_after(number, 0)] == ["first", "r", "right"]


def test_what_follows_from_the_changes_is_written_only_by_who_knows_the_last(url: str) -> None:
    store = Store(url)
    number = stored_table(store)
    closed, open_again = {"status": "closed"}, {"status": "open"}
    assert store.write([Entry(number, marks=closed, after=played(1, "first"))]) == [True]
    store.write([Entry(number, [played(2, "r")], marks=open_again)])
    for known in (None, played(1, "first"), played(2, "another"), played(3, "lost")):
        assert store.write([Entry(number, marks=closed, after=known)]) == [False]
    assert len(store.public_tables("open", None, 10)) == 1


def test_what_follows_from_the_changes_waits_for_a_change_that_is_being_written(postgres: Postgres) -> None:
    url = postgres.new_database(f"back_{new_request()}")
    store = Store(url)
    number = stored_table(store)
    late = Entry(number, marks={"bot": None, "wake_at": None}, after=played(1, "first"))
    with ThreadPoolExecutor(1) as pool:
        with Store(url).writing() as connection:
            connection.execute(text("UPDATE tables SET bot = 'reeder', wake_at = 1"))
            written = pool.submit(store.write, [late])
            wait_until("one waits for the other", lambda: somebody_waits(url))
            connection.execute(text("UPDATE changes SET version = 2"))
        assert written.result() == [False]
    assert store.to_decide(1, BOARD, "anybody")


def somebody_waits(url: str) -> bool:
    """Does somebody wait for what another one writes into a database?"""
    waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    with psycopg.connect(url) as connection:
        return connection.execute(waiting).fetchone() is not None


def test_a_server_that_begins_at_the_same_moment_as_another_serves_with_it(postgres: Postgres) -> None:
    url = postgres.new_database(f"back_{new_request()}")
    store = Store(url)
    with ThreadPoolExecutor(1) as pool:
        with Store(url).writing() as connection:
            connection.execute(text("INSERT INTO spells (number, began, ended) VALUES (1, 1000, 1000)"))
            served = pool.submit(store.serve, 1001, 3000)
            wait_until("one waits for the other", lambda: somebody_waits(url))
        assert served.result() == Spell(1000, 1001)
    assert store.failures == 0


def test_who_finds_a_table_gone_back_does_not_undo_what_another_server_has_done_there_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot has to decide there by now: nobody would know."""

    async def play() -> None:
        async with a_hall(tmp_path) as hall, a_hall(tmp_path) as other:
            table = await a_table(hall, clock=None)
            there, _ = await hall.read(table)
            seat, known = there.decider, there.version
            assert seat is not None
            wish = wire.Play(request="request-two", version=known, action="option none")
            await reception.play(hall, table, wish, {KEY})
            with hall.store.writing() as connection:
                connection.execute(text(f"DELETE FROM changes WHERE version > {known}"))
            write = Journal.write

            async def after_another(journal: Journal, entry: Entry) -> bool:
                monkeypatch.setattr(Journal, "write", write)
                leaving = wire.Leave(request="request-three")
                await reception.leave(other, table, seat, leaving, {KEY})
                return await write(journal, entry)

            monkeypatch.setattr(Journal, "write", after_another)
            await hall.catch_up()
            waiting = hall.store.to_decide(now(), hall.board.identity, "anybody")
            assert [one.table for one in waiting] == [table]
            assert (await hall.read(table))[0].bot_to_decide == "kapitaen"

    asyncio.run(play())


def test_what_lies_behind_a_gap_is_set_aside_and_the_table_goes_on(url: str) -> None:
    store = Store(url)
    number = stored_table(store)
    store.write([Entry(number, [played(version, f"r{version}") for version in (2, 3, 4, 5)])])
    with store.writing() as connection:
        connection.execute(text("DELETE FROM changes WHERE version = 3"))
    stored = store.load("a")
    assert stored is not None
    assert ([change.version for change in stored.changes], stored.lost) == ([1, 2], 2)
    assert store.write([Entry(number, [played(3, "new")])]) == [True]
    again = store.load("a")
    assert again is not None
    assert ([change.request for change in again.changes], again.lost) == (["first", "r2", "new"], 0)
    with store.reading() as connection:
        kept = connection.execute(text("SELECT version, request FROM lost_changes ORDER BY version")).all()
    assert [tuple(row) for row in kept] == [(4, "r4"), (5, "r5")]


def test_a_table_that_cannot_be_read_any_more_keeps_no_other_from_being_looked_at(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_hall(tmp_path) as hall, a_hall(tmp_path) as other:
            spoiled, table = [
                await a_table(hall, clock=None, request=f"request-{number}") for number in range(2)
            ]
            known = {one: (await hall.read(one))[0].version for one in (spoiled, table)}
            wish = wire.Play(request="request-two", version=known[table], action="option none")
            await reception.play(other, table, wish, {KEY})
            there, _ = await hall.read(spoiled)
            assert there.last is not None
            dance = Change(known[spoiled] + 1, now(), "played", 0, "dance", "request-three")
            assert hall.store.write([Entry(hall.number_of(spoiled), [dance], after=there.last)]) == [True]
            hall.store.failures += 1
            await hall.recover()
            assert (await hall.read(table))[0].version == known[table] + 1
            with pytest.raises(IllegalAction):
                await hall.read(spoiled)
            hall._live(spoiled).followers.add(Mock())
            await hall.recover()

    asyncio.run(play())


def with_a_gap(store: Store) -> int:
    """A table whose third change of four is lost; returns its number."""
    number = stored_table(store)
    store.write([Entry(number, [played(version, f"r{version}") for version in (2, 3, 4)])])
    with store.writing() as connection:
        connection.execute(text("DELETE FROM changes WHERE version = 3"))
    return number


def test_what_another_server_has_acknowledged_behind_a_gap_stays(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, other = Store(url), Store(url, migrated=True)
    number = with_a_gap(store)
    writing = store.writing

    def after_another() -> Any:
        monkeypatch.undo()
        assert other.load("a") is not None
        assert other.write([Entry(number, [played(3, "acknowledged")])]) == [True]
        return writing()

    monkeypatch.setattr(store, "writing", after_another)
    stored = store.load("a")
    assert stored is not None
    assert [change.request for change in stored.changes] == ["first", "r2", "acknowledged"]
    assert stored.lost == 0
    assert store.changes_after(number, 2) == [played(3, "acknowledged")]


def test_who_finds_a_gap_waits_for_who_is_filling_it(postgres: Postgres) -> None:
    url = postgres.new_database(f"back_{new_request()}")
    store = Store(url)
    number = with_a_gap(store)
    with ThreadPoolExecutor(1) as pool:
        with Store(url).writing() as connection:
            connection.execute(text("DELETE FROM changes WHERE version = 4"))
            connection.execute(
                text(
                    "INSERT INTO changes (table_number, version, at, kind, seat, words, request)"
                    " SELECT table_number, 3, 5, kind, seat, words, 'late' FROM changes WHERE version = 2"
                )
            )
            loaded = pool.submit(store.load, "a")
            wait_until("one waits for the other", lambda: somebody_waits(url))
        stored = loaded.result()
    assert stored is not None
    assert [change.request for change in stored.changes] == ["first", "r2", "late"]
    assert [change.request for change in store.changes_after(number, 2)] == ["late"]


@pytest.mark.parametrize(
    ("usual", "ours"), [("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")]
)
def test_postgresql_is_asked_to_commit_for_good(postgres: Postgres, usual: str, ours: str) -> None:
    name = f"careless_{new_request()}"
    url = postgres.new_database(name)
    with psycopg.connect(postgres.url, autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" SET synchronous_commit = {usual}')
    engine = make_engine(url)
    for _ in range(2):
        with engine.connect() as connection:
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == ours
    engine.dispose()


def test_what_is_asked_for_again_is_acknowledged_only_after_something_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever wrote it may have died before it was synced or replicated; what is written later is after it.

    So it is lasting when that is.
    """

    def fail(*_: object) -> Spell:
        raise StorageFailed

    async def visit(venue: Venue) -> None:
        table = await venue.create("Anna", "Ben")
        seat = f"/api/tables/{table}/seats/0"
        for path, wish in (
            (f"{seat}/leave", {"request": "request-one"}),
            (f"/api/tables/{table}/chat", {"request": "request-two", "seat": 1, "text": "Glück auf!"}),
        ):
            first = await venue.http.post(path, json=wish)
            assert first.status_code == 200
            with monkeypatch.context() as without:
                without.setattr(Store, "serve", fail)
                assert (await venue.http.post(path, json=wish)).status_code == 503
            assert (await venue.http.post(path, json=wish)).json() == first.json()

    at(tmp_path, visit)


# --- For people ----------------------------------------------------------------------------------------


@pytest.fixture
def server(url: str, tmp_path: Path, start: Start) -> RuhrServer:
    """A server of the test's own, with either database."""
    server = RuhrServer(tmp_path, database_url=url)
    start(server)
    return server


def lose(server: RuhrServer, condition: str) -> None:
    """Let the database forget changes, as if they had not been replicated."""
    url = str(server.settings["database_url"])
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), timeout=10)) as file, file:
            file.execute(f"DELETE FROM changes WHERE {condition}")
    else:
        with psycopg.connect(url) as connection:
            connection.execute(f"DELETE FROM changes WHERE {condition}".encode())


def hot_seat(guest: Guest, moves: int, seed: int = 1) -> str:
    """A table at which somebody has decided so often for both."""
    table = guest.create([person("Anna"), person("Ben")])
    chance = random.Random(seed)
    for _ in range(moves):
        guest.play_any(table, chance)
    return table


def check_told_anew(socket: TableSocket, version: int) -> None:
    """Whoever follows is told that the table has gone back, and where it is now."""
    welcome = socket.until("welcome")
    assert (welcome["stepped_back"], welcome["version"]) == (True, version)
    assert socket.until("error")["error"]["code"] == "stepped_back"


def test_when_the_database_has_lost_what_was_acknowledged_the_table_goes_back_and_says_so(
    server: RuhrServer,
) -> None:
    """The next change is not written over what is missing, and everybody goes on from what is there."""
    guest = Guest(server.url)
    table = hot_seat(guest, 10)
    with guest.socket(table) as socket:
        socket.until("welcome")
        lose(server, "version > 9")
        asked = guest.get(f"/api/tables/{table}/actions")
        refused = guest.play(table, asked["actions"][0]["action"], asked["version"])
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "stale_version")
        check_told_anew(socket, 9)
        chance = random.Random(2)
        for _ in range(5):
            guest.play_any(table, chance)
            socket.until("change")
        assert socket.document == guest.table(table)
    assert len(changes_of(guest, table)) == 14
    server.kill()
    server.start()
    assert guest.table(table) == socket.document
    assert "table_stepped_back" in server.log()


def test_a_table_with_a_gap_opens_at_its_last_whole_version(server: RuhrServer) -> None:
    """As earlier versions have left them behind after a failover."""
    guest = Guest(server.url)
    table = hot_seat(guest, 10)
    known = guest.table(table)
    server.stop()
    lose(server, "version = 8")
    server.start()
    with guest.socket(table, version=known["version"], history=known["history"]) as socket:
        check_told_anew(socket, 7)
        guest.play_any(table, random.Random(3))
        socket.until("change")
        assert socket.document == guest.table(table)
    assert [change["version"] for change in changes_of(guest, table)] == list(range(1, 9))
    assert "changes_set_aside" in server.log()


def test_after_a_restore_nobody_lays_changes_on_another_history(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    guest = Guest(server.url)
    tables = [hot_seat(guest, 4, seed) for seed in range(8)]
    server.stop()
    file = tmp_path / "tables.sqlite3"
    shutil.copy(file, tmp_path / "backup.sqlite3")
    server.start()
    known = {}
    for table in tables:
        for seed in range(6):
            guest.play_any(table, random.Random(seed))
        assert guest.post(f"/api/tables/{table}/chat", seat=0, text="Glück auf!").status_code == 200
        known[table] = guest.table(table)
    server.stop()
    for left in tmp_path.glob("tables.sqlite3*"):
        left.unlink()
    shutil.copy(tmp_path / "backup.sqlite3", file)
    server.start()
    for number, table in enumerate(tables):
        for seed in range(4 + number):
            guest.play_any(table, random.Random(100 + seed))
        before = known[table]
        with guest.socket(table, version=before["version"], history=before["history"], line=1) as socket:
            socket.document = before
            welcome = socket.until("welcome")
            assert (welcome["stepped_back"], welcome["chat"]) == (True, [])
            assert socket.document == guest.table(table)
            guest.play_any(table, random.Random(9))
            socket.until("change")
            assert socket.document == guest.table(table)


def test_who_knows_the_same_history_still_gets_only_what_he_has_missed(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    guest = Guest(server.url)
    table = hot_seat(guest, 4)
    known = guest.table(table)
    for _ in range(3):
        guest.play_any(table, random.Random(1))
    with guest.socket(table, version=known["version"], history=known["history"]) as socket:
        socket.document = known
        welcome = socket.until("welcome")
        assert (welcome["table"], welcome["stepped_back"]) == (None, False)
        for _ in range(3):
            socket.until("change")
        assert socket.document == guest.table(table)


def test_two_servers_agree_after_a_failover_has_lost_what_one_of_them_had_acknowledged(
    tmp_path_factory: pytest.TempPathFactory, start: Start, postgres: Postgres, redis: Redis
) -> None:
    """The other one goes on from the same version in another way: nothing is built on what is lost."""
    database = postgres.new_database(f"failover_{new_request()}")
    one, other = (
        RuhrServer(tmp_path_factory.mktemp("server"), database_url=database, redis_url=redis.url, thinkers=0)
        for _ in range(2)
    )
    for server in (one, other):
        start(server)
    here = Guest(one.url)
    there = Guest(other.url, here.key)
    table = hot_seat(here, 6)
    with here.socket(table) as socket:
        known = socket.until("welcome")
        lose(one, "version > 6")
        # The other server has not looked at the table since, so it goes on from what the database has.
        asked = there.get(f"/api/tables/{table}/actions")
        assert asked["version"] == 6
        assert there.play(table, asked["actions"][-1]["action"], 6).status_code == 200
        check_told_anew(socket, 7)
        answer = here.play(table, known["asked"][0]["action"], known["version"])
        assert answer.json()["error"]["code"] == "stale_version"
        assert there.table(table) == here.table(table) == socket.document
    assert len(changes_of(here, table)) == 7


def test_after_the_database_has_failed_all_tables_are_compared_with_it(tmp_path: Path, start: Start) -> None:
    """Also those at which nobody decides: a failover shows itself by a failure."""
    (tmp_path / "postgres").mkdir()
    postgres = Postgres(tmp_path / "postgres")
    start(postgres)
    server = RuhrServer(tmp_path, database_url=postgres.url)
    start(server)
    guest = Guest(server.url)
    table = hot_seat(guest, 6)
    with guest.socket(table) as socket:
        socket.until("welcome")
        postgres.kill()
        wait_until("it is noticed", lambda: guest.http.get("/api/health").status_code == 503)
        # What is lost is lost before the server asks again.
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        postgres.start()
        lose(server, "version > 5")
        server.process.send_signal(signal.SIGCONT)
        check_told_anew(socket, 5)
        assert socket.document == guest.table(table)


def test_the_history_of_a_change_tells_all_that_led_to_it() -> None:
    from ruhr.server.table import following

    first = Change(1, 1, "joined", 0, "Anna", "r")
    one = following(following("", first), Change(2, 2, "played", 0, "done", "s"))
    other = following(following("", first), Change(2, 2, "played", 0, "done", "t"))
    assert len({one, other, following("", first)}) == 3
    assert one == following(following("", first), Change(2, 2, "played", 0, "done", "s"))

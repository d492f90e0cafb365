"""Migrations are all or nothing, backups finish while people play, and a SQLite file has one server."""

import os
import random
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

import psycopg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, event

import ruhr.server.migrations
from ruhr.server import store
from ruhr.server.sqlite import back_up
from ruhr.server.store import Entry, Store, is_present, migrate
from tests.server.guests import Guest, person
from tests.server.heavy_play import changes_of, hot_seat_players, playing, wait_for_moves
from tests.server.services import (
    Postgres,
    Process,
    RuhrServer,
    RuhrWorker,
    free_port,
    ruhr_command,
    wait_until,
)
from tests.server.test_store import new_table, played
from tests.whole import WHOLE

Start = Callable[[Process], None]


# --- Migrations ----------------------------------------------------------------------------------------


def die_after(statements: int, url: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Migrate in a process that is killed after so many statements; false if it is done before."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] != 0
    usual, left = store.make_engine, statements

    def mortal(url: str) -> Engine:
        engine = usual(url)

        @event.listens_for(engine, "after_cursor_execute")
        def _count(*_: object) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                os._exit(9)

        return engine

    monkeypatch.setattr(store, "make_engine", mortal)
    try:
        migrate(url)
    except BaseException:
        os._exit(8)
    os._exit(0)


@pytest.mark.parametrize("begun", [False, True])
def test_a_migration_that_is_killed_after_any_statement_leaves_a_database_that_starts(
    begun: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An empty one, and one of the first version with a table in it."""
    old = tmp_path / "old.sqlite3"
    if begun:
        first = Store(f"sqlite:///{old}")
        first.write([Entry(new_table=new_table("a"))])
        first.close()
        config = Config()
        config.set_main_option("script_location", str(Path(ruhr.server.migrations.__file__).parent))
        config.attributes["url"] = f"sqlite:///{old}"
        command.downgrade(config, "0001")
    for statements in count(int(begun), 1 if WHOLE else 4):
        file = tmp_path / f"{statements}.sqlite3"
        if begun:
            shutil.copy(old, file)
        url = f"sqlite:///{file}"
        if not die_after(statements, url, monkeypatch):
            break
        again = Store(url)
        assert is_present(url)
        assert not begun or (
            (stored := again.load("a")) is not None and stored.changes == [played(1, "first")]
        )
        assert again.write([Entry(new_table=new_table("b"))]) == [True]
        again.close()
    assert statements > 10


# --- Backups -------------------------------------------------------------------------------------------


def backup(server: RuhrServer, file: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **server.environment}
    words = [*ruhr_command(), "backup", str(file), "--language", "en"]
    return subprocess.run(words, env=environment, capture_output=True, text=True, check=False, timeout=60)


def test_a_backup_is_made_while_people_play_and_has_all_that_was_acknowledged(
    tmp_path: Path, start: Start
) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    players = hot_seat_players(server.url, 6, seed=1)
    copy = tmp_path / "copy.sqlite3"
    with playing(players):
        wait_for_moves(players, 60)
        known = [list(player.done) for player in players]
        made = backup(server, copy)
    assert sum(len(player.done) for player in players) > sum(map(len, known)), "they went on meanwhile"
    assert (made.returncode, made.stdout) == (0, f"{copy} has 6 tables and is in order.\n")
    assert copy.stat().st_mode & 0o777 == 0o600
    server.stop()
    for left in tmp_path.glob("tables.sqlite3*"):
        left.unlink()
    shutil.copy(copy, tmp_path / "tables.sqlite3")
    server.start()
    for player, moves in zip(players, known, strict=True):
        requests = {change["request"] for change in changes_of(player.guest, player.table)}
        assert {move.request for move in moves} <= requests
    assert backup(server, copy).returncode == 1
    refused = backup(RuhrServer(tmp_path, database_url="postgresql://nobody@localhost/none"), copy)
    assert "pg_dump" in refused.stderr


def test_a_backup_is_on_the_disk_when_it_is_said_to_be_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, copy = f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "copies" / "copy.sqlite3"
    copy.parent.mkdir()
    there = Store(url)
    there.write([Entry(new_table=new_table("a"))])
    synced: list[tuple[int, bool]] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append((os.fstat(handle).st_ino, copy.exists())))
    assert back_up(url, copy) == 1
    assert synced == [(copy.stat().st_ino, False), (copy.parent.stat().st_ino, True)]
    there.close()


def test_postgresql_can_be_brought_back_to_a_point_in_time(tmp_path: Path, start: Start) -> None:
    """As docs/operations.md says: a copy of the files, and the log since."""
    archive, copy = tmp_path / "archive", tmp_path / "copy"
    (tmp_path / "postgres").mkdir()
    archive.mkdir(mode=0o777)
    archive.chmod(0o777)
    tmp_path.chmod(0o777)
    archiving = {"archive_mode": "on", "archive_command": f"cp %p {archive}/%f", "wal_level": "replica"}
    postgres = Postgres(tmp_path / "postgres", **archiving)
    start(postgres)
    server = RuhrServer(tmp_path, database_url=postgres.url)
    start(server)
    guest = Guest(server.url)
    table = guest.create([person("Anna"), person("Ben")])
    for _ in range(3):
        guest.play_any(table, random.Random(1))
    postgres.run_program(
        "pg_basebackup", "--pgdata", str(copy), "--dbname", postgres.url, "--checkpoint=fast"
    )
    for _ in range(3):
        guest.play_any(table, random.Random(2))
    before = guest.table(table)
    with psycopg.connect(postgres.url, autocommit=True) as connection:
        (moment,) = connection.execute("SELECT now()::text").fetchone() or ("",)
        time.sleep(0.1)
        guest.play_any(table, random.Random(3))
        (segment,) = connection.execute("SELECT pg_walfile_name(pg_switch_wal())").fetchone() or ("",)
    wait_until("the log is archived", (archive / segment).exists)
    server.stop()
    postgres.stop()
    restored = Postgres(
        tmp_path / "postgres",
        restore_command=f"cp {archive}/%f %p",
        recovery_target_time=moment,
        recovery_target_action="promote",
    )
    restored.files = copy
    copy.joinpath("recovery.signal").touch()
    if os.geteuid() == 0:
        shutil.chown(copy / "recovery.signal", "postgres")
    restored.port = postgres.port
    start(restored)
    wait_until("it is promoted", lambda: not in_recovery(restored))
    server.start()
    assert guest.table(table) == before
    guest.play_any(table, random.Random(4))


def in_recovery(postgres: Postgres) -> bool:
    with psycopg.connect(postgres.url) as connection:
        return bool((connection.execute("SELECT pg_is_in_recovery()").fetchone() or (True,))[0])


# --- One server ----------------------------------------------------------------------------------------


def test_a_second_server_at_the_same_file_is_refused_until_the_first_is_gone(
    tmp_path: Path, start: Start
) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    words = [*ruhr_command(), "serve", "--port", str(free_port()), "--language", "en"]
    environment = {**os.environ, **server.environment}
    second = subprocess.run(words, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert second.returncode == 1
    assert f"Another server uses {tmp_path / 'tables.sqlite3'} already." in second.stderr
    assert "Traceback" not in second.stderr
    link = tmp_path / "link.sqlite3"
    link.symlink_to(tmp_path / "tables.sqlite3")
    environment["RUHR_DATABASE_URL"] = f"sqlite:///{link}"
    third = subprocess.run(words, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert third.returncode == 1
    assert f"Another server uses {link} already." in third.stderr
    folder = tmp_path / "worker"
    folder.mkdir()
    start(RuhrWorker(folder, server))
    server.kill()
    server.start()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)

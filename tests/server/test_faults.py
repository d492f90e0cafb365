"""Power cuts, failing databases and full disks, hanging bots: nothing is lost, nothing is done twice."""

import os
import random
import signal
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guests import Guest, new_request, person
from tests.server.heavy_play import (
    Move,
    Player,
    changes_of,
    check_nothing_is_lost,
    check_that_bots_go_on,
    code_of,
    hot_seat_players,
    next_move,
    players_with_bots,
    playing,
    settle,
    table_of_bots,
    wait_for_moves,
)
from tests.server.services import (
    Postgres,
    Process,
    RuhrServer,
    descendants,
    figure,
    thinkers_of,
    wait_until,
)

Start = Callable[[Process], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def server_to_hurt(request: pytest.FixtureRequest, tmp_path: Path, start: Start) -> RuhrServer:
    """A server of the test's own, with either database."""
    settings: dict[str, object] = {}
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        settings["database_url"] = postgres.new_database(f"faults_{new_request()}")
    server = RuhrServer(tmp_path, **settings)
    start(server)
    return server


def send(guest: Guest, table: str, move: Move) -> httpx.Response:
    """Ask for a move; there is an answer, whatever it is."""
    return guest.post(f"/api/tables/{table}/play", **vars(move))


# --- The server ----------------------------------------------------------------------------------------


def test_killed_again_and_again_in_heavy_play_it_keeps_every_acknowledged_move(
    server_to_hurt: RuhrServer,
) -> None:
    server = server_to_hurt
    players = [*hot_seat_players(server.url, 20, seed=1), *players_with_bots(server.url, 3, seed=100)]
    guest = Guest(server.url)
    thinking = [table_of_bots(guest, "reeder"), table_of_bots(guest, "kapitaen")]
    interrupted = 0
    for moves in (150, 40, 90):
        with playing(players):
            wait_for_moves(players, moves)
            server.kill()
        interrupted += sum(player.open is not None for player in players)
        server.start()
        for player in players:
            settle(player)
            check_nothing_is_lost(player)
    assert interrupted
    assert not any(player.errors for player in players)
    for table in thinking:
        check_that_bots_go_on(guest, table)


def test_told_to_stop_in_heavy_play_it_leaves_in_order_and_loses_nothing(
    tmp_path: Path, start: Start
) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    players = [*hot_seat_players(server.url, 12, seed=2), *players_with_bots(server.url, 2, seed=200)]
    thinking = table_of_bots(Guest(server.url), "reeder")
    with playing(players):
        wait_for_moves(players, 100)
        assert server.stop(signal.SIGTERM) == 0
    assert "Traceback" not in server.log()
    server.start()
    for player in players:
        settle(player)
        check_nothing_is_lost(player)
    check_that_bots_go_on(Guest(server.url), thinking, 1)


def test_a_killed_server_leaves_no_thinking_processes_behind(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    assert server.process is not None
    table = table_of_bots(Guest(server.url), "schiffsjunge")
    check_that_bots_go_on(Guest(server.url), table, 1)
    thinkers = thinkers_of(server.process.pid)
    assert thinkers
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.wait()
    wait_until("they have gone", lambda: not any(Path(f"/proc/{pid}").exists() for pid in thinkers))


# --- The database --------------------------------------------------------------------------------------


def test_when_postgresql_crashes_people_are_told_and_play_goes_on_when_it_is_back(
    tmp_path: Path, start: Start
) -> None:
    (tmp_path / "postgres").mkdir()
    postgres = Postgres(tmp_path / "postgres")
    start(postgres)
    server = RuhrServer(tmp_path, database_url=postgres.url)
    start(server)
    players = [*hot_seat_players(server.url, 10, seed=3), *players_with_bots(server.url, 1, seed=300)]
    guest, watched = Guest(server.url), players[0]
    thinking = table_of_bots(guest, "kapitaen")
    with watched.guest.socket(watched.table) as watching:
        watching.until("welcome")
        with playing(players):
            wait_for_moves(players, 60)
            postgres.stop(signal.SIGQUIT)
            wait_until("everybody is told", lambda: all(player.errors for player in players[:10]))
        assert {code for player in players for code in player.errors} == {"storage_failed"}

        refused = watched.guest.post(f"/api/tables/{watched.table}/play", **vars(open_move(watched)))
        assert code_of(refused) == (503, "storage_failed")
        for path in (f"/api/tables/{watched.table}", f"/api/tables/{watched.table}/changes", "/api/health"):
            assert code_of(guest.http.get(path)) == (503, "storage_failed")
        assert code_of(guest.post("/api/tables", seats=[person("Anna"), person()])) == (503, "storage_failed")
        with guest.socket(watched.table) as late, pytest.raises(ConnectionClosed) as closed:
            late.until("welcome")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4503

        postgres.start()
        server.wait_until_well()
        for player in players:
            settle(player)
            player.errors.clear()
        with playing(players):
            wait_for_moves(players, 60)
        assert not any(player.errors for player in players)
        for player in players:
            settle(player)
            check_nothing_is_lost(player)
        end = watched.guest.table(watched.table)
        while watching.document is None or watching.document["version"] < end["version"]:
            watching.next()
        assert watching.document == end
    check_that_bots_go_on(guest, thinking)


def open_move(player: Player) -> Move:
    """The move that was not answered."""
    assert player.open is not None
    return player.open


def test_when_postgresql_does_not_answer_everybody_is_told_in_time(tmp_path: Path, start: Start) -> None:
    """The worst kind of failure: connections stay open, and nothing comes."""
    (tmp_path / "postgres").mkdir()
    postgres = Postgres(tmp_path / "postgres")
    start(postgres)
    server = RuhrServer(tmp_path, database_url=postgres.url, request_seconds=3)
    start(server)
    (player,) = hot_seat_players(server.url, 1, seed=4)
    move = next_move(player.guest, player.table)
    assert postgres.process is not None
    frozen = [postgres.process.pid, *descendants(postgres.process.pid)]
    for pid in frozen:
        os.kill(pid, signal.SIGSTOP)
    try:
        assert code_of(send(player.guest, player.table, move))[0] == 503
        assert code_of(player.guest.http.get(f"/api/tables/{player.table}"))[0] == 503
    finally:
        for pid in frozen:
            os.kill(pid, signal.SIGCONT)
    server.wait_until_well()
    player.open = move
    settle(player)
    check_nothing_is_lost(player)


# --- Nowhere to write ----------------------------------------------------------------------------------


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of a few megabytes; skips the test where disks cannot be mounted."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("only root may mount a small disk; the limit on file sizes is tested instead")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def check_that_only_reading_works(guest: Guest, table: str, move: Move) -> None:
    """A move is refused with a clear error and changes nothing; the table can be looked at."""
    before = guest.table(table)
    for _ in range(3):
        assert code_of(send(guest, table, move)) == (503, "storage_failed")
    with guest.socket(table) as socket:
        assert socket.until("welcome")["table"] == before
        socket.play(move.action, move.version, move.request)
        assert socket.until("error")["error"]["code"] == "storage_failed"
    assert code_of(guest.post("/api/tables", seats=[person("Anna"), person()])) == (503, "storage_failed")
    said = guest.post(f"/api/tables/{table}/chat", seat=0, text="Is anybody there?")
    assert code_of(said) == (503, "storage_failed")
    assert guest.table(table) == before
    assert len(changes_of(guest, table)) == before["version"]


def check_that_writing_works_again(guest: Guest, table: str, move: Move) -> None:
    """The same request is soon carried out, once."""
    wait_until("it is written", lambda: send(guest, table, move).status_code == 200)
    assert send(guest, table, move).json() == {"version": move.version + 1}
    guest.play_any(table, random.Random(1))
    assert [change["request"] for change in changes_of(guest, table)].count(move.request) == 1


def check_integrity(server: RuhrServer) -> None:
    with closing(sqlite3.connect(server.folder / "tables.sqlite3")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_full_disk_is_told_and_harms_nothing(tmp_path: Path, start: Start) -> None:
    """The log is on the same disk."""
    with small_disk(tmp_path / "disk") as disk:
        server = RuhrServer(disk)
        start(server)
        (player,) = hot_seat_players(server.url, 1, seed=5)
        thinking = table_of_bots(player.guest, "kapitaen")
        with playing([player]):
            wait_for_moves([player], 10)
        settle(player)
        move = next_move(player.guest, player.table)
        filler = disk / "filler"
        fill(filler)
        for _ in range(50):
            player.guest.table(player.table)  # until the log has used up its last page
        check_that_only_reading_works(player.guest, player.table, move)
        wait_until("the bots have tried too", lambda: thoughts_not_stored(player.guest) > 0)
        filler.unlink()
        check_that_writing_works_again(player.guest, player.table, move)
        check_that_bots_go_on(player.guest, thinking)
        check_integrity(server)
        server.kill()
        server.start()
        assert changes_of(player.guest, player.table)[move.version]["request"] == move.request
        assert server.stop() == 0
        check_integrity(server)


def thoughts_not_stored(guest: Guest) -> float:
    return figure(guest.http.get("/metrics").text, "ruhr_thoughts_not_stored_total")


def fill(file: Path) -> None:
    """Write until there is no room for another byte."""
    with file.open("wb", buffering=0) as full:
        for size in (1 << 16, 1 << 10, 1):
            try:
                while True:
                    full.write(b"x" * size)
            except OSError:
                continue


def test_a_file_that_may_not_grow_is_told_and_harms_nothing(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    assert server.process is not None
    (player,) = hot_seat_players(server.url, 1, seed=6)
    with playing([player]):
        wait_for_moves([player], 10)
    settle(player)
    move = next_move(player.guest, player.table)
    limit = ["prlimit", "--pid", str(server.process.pid)]
    subprocess.run([*limit, "--fsize=1024:unlimited"], check=True)
    check_that_only_reading_works(player.guest, player.table, move)
    subprocess.run([*limit, "--fsize=unlimited:unlimited"], check=True)
    check_that_writing_works_again(player.guest, player.table, move)
    check_integrity(server)


def test_a_read_only_database_is_told_and_harms_nothing(
    tmp_path: Path, start: Start, postgres: Postgres
) -> None:
    name = f"read_only_{new_request()}"
    server = RuhrServer(tmp_path, database_url=postgres.new_database(name))
    start(server)
    (player,) = hot_seat_players(server.url, 1, seed=7)
    thinking = table_of_bots(player.guest, "kapitaen")
    move = next_move(player.guest, player.table)
    with psycopg.connect(postgres.url, autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
        )
        check_that_only_reading_works(player.guest, player.table, move)
        connection.execute(f'ALTER DATABASE "{name}" RESET default_transaction_read_only')
    check_that_writing_works_again(player.guest, player.table, move)
    check_that_bots_go_on(player.guest, thinking)


# --- Bots ----------------------------------------------------------------------------------------------


def test_a_bot_that_takes_too_long_is_stopped_and_hurts_nobody_else(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path, bot_seconds=0.05, thinkers=1)
    start(server)
    guest = Guest(server.url)
    slow = [table_of_bots(guest, "reeder") for _ in range(2)]
    (player,) = hot_seat_players(server.url, 1, seed=8)
    # From now on every thought of theirs is stopped, while somebody plays.
    wait_until("two are stopped", lambda: stopped_thoughts(guest) >= 2)
    with playing([player]):
        wait_for_moves([player], 3)
    assert not player.errors
    for table in slow:
        check_that_bots_go_on(guest, table, 1)


def test_thinking_processes_that_are_killed_are_replaced(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path, thinkers=1)
    start(server)
    assert server.process is not None
    guest = Guest(server.url)
    tables = [table_of_bots(guest, level) for level in ("reeder", "kapitaen")]
    for table in tables:
        check_that_bots_go_on(guest, table, 1)
    killed = thinkers_of(server.process.pid)
    assert len(killed) == 2
    for pid in killed:
        os.kill(pid, signal.SIGKILL)
    for table in tables:
        check_that_bots_go_on(guest, table, 2)
    assert not set(killed) & set(thinkers_of(server.process.pid))
    assert stopped_thoughts(guest) <= 2


def stopped_thoughts(guest: Guest) -> float:
    """How many bots have been stopped."""
    return figure(guest.http.get("/metrics").text, "ruhr_thoughts_stopped_total")


def test_more_tables_than_fit_in_memory_are_all_served(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path, cached_tables=1)
    start(server)
    players = hot_seat_players(server.url, 4, seed=9)
    sockets = [player.guest.socket(player.table) for player in players]
    for socket in sockets:
        socket.until("welcome")
    for player, socket in zip(players, sockets, strict=True):
        move = next_move(player.guest, player.table)
        assert send(player.guest, player.table, move).status_code == 200
        assert socket.until("change", 3)["request"] == move.request
        socket.connection.close()

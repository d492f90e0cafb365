"""Clocks are fair: nobody gains time by leaving, and nobody is charged with time in which nobody served."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text, update

from ruhr import Game
from ruhr.board import standard_board
from ruhr.server import hall as halls
from ruhr.server import reception, schema, wire
from ruhr.server.errors import TableError
from ruhr.server.hall import MISSED, Hall
from ruhr.server.house import opened
from ruhr.server.metrics import Metrics
from ruhr.server.settings import Settings
from ruhr.server.store import MOST_WAKING, Store
from ruhr.server.table import BOT, Change, Clock, Setup, Table, hash_of
from ruhr.server.time_of_day import OURS, TimeOfDay
from tests.server.guests import Guest, person
from tests.server.services import FragileServer, Process

Start = Callable[[Process], None]
KEY = hash_of("anna")
HOUR = 3_600_000


# --- Leaving and coming back ---------------------------------------------------------------------------


def table(clock: Clock) -> Table:
    """A table at which the game has just begun, at time 1000."""
    deal = Game.new(2, seed=1).record().deal
    board = standard_board()
    there = Table.new(
        Setup("id", 0, (None, None), False, False, clock, None, (), (), deal, board.identity), board
    )
    for seat in range(2):
        do(there, "joined", seat, f"Player {seat}", at=1000)
    return there


def do(there: Table, kind: str, seat: int, words: str = "", *, at: int) -> None:
    there.apply(Change(there.version + 1, at, kind, seat, words, "request", KEY))


def let_the_bot_decide(there: Table, *, at: int) -> None:
    assert there.game is not None
    assert there.decider is not None
    do(there, "played", there.decider, str(there.game.legal_actions()[0]), at=at)


def test_who_leaves_and_comes_back_has_the_time_he_had_left() -> None:
    there = table(Clock(60_000, 30_000, BOT, "steuermann"))
    seat, at = there.decider, 1000
    assert seat is not None
    for left in (50_000, 40_000, 30_000, 20_000, 10_000, 0):
        do(there, "left", seat, "steuermann", at=(at := at + 10_000))
        do(there, "returned", seat, at=(at := at + 5_000))
        assert (there.banks[seat], there.since) == (left, at)
    assert there.clock_ends_at == at, "his time is up"


def test_while_a_bot_decides_no_time_is_used_and_none_gained() -> None:
    there = table(Clock(60_000, 30_000, BOT, "steuermann"))
    seat = there.decider
    assert seat is not None
    do(there, "left", seat, "steuermann", at=11_000)
    while there.decider == seat:
        let_the_bot_decide(there, at=500_000)
    do(there, "returned", seat, at=501_000)
    assert there.banks[seat] == 50_000


def test_who_had_no_time_left_has_some_for_a_decision_after_a_bot_has_made_one_for_him() -> None:
    there = table(Clock(10_000, 2_000, BOT, "steuermann"))
    seat = there.decider
    assert seat is not None
    do(there, "ran_out", seat, at=11_000)
    do(there, "returned", seat, at=12_000)
    assert there.banks[seat] == 0, "coming back alone gives nothing"
    do(there, "ran_out", seat, at=12_000)
    let_the_bot_decide(there, at=12_100)
    do(there, "returned", seat, at=13_000)
    assert there.banks[seat] == 2_000


# --- Times in which nobody served ----------------------------------------------------------------------


def test_a_pause_charges_what_was_used_before_it_and_nothing_else() -> None:
    there = table(Clock(60_000, 0, BOT, "steuermann"))
    seat = there.decider
    assert seat is not None
    do(there, "paused", seat, "11000", at=HOUR)
    assert (there.banks[seat], there.since, there.wake_at) == (50_000, HOUR, HOUR + 50_000)


def test_our_time_never_goes_back_and_takes_half_its_speed_until_the_system_has_caught_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wall, counted = 1_000_000, 0

    def let_pass(ms: int, jump: int = 0) -> None:
        nonlocal wall, counted
        wall, counted = wall + ms + jump, counted + ms

    monkeypatch.setattr(time, "time_ns", lambda: wall * 1_000_000)
    monkeypatch.setattr(time, "monotonic_ns", lambda: counted * 1_000_000)
    ours = TimeOfDay()
    let_pass(1000)
    assert ours.now() == 1_001_000
    let_pass(1000, jump=-10_000)
    assert ours.now() == 1_001_500
    let_pass(20_000)
    assert ours.now() == 1_012_000 == wall
    let_pass(0, jump=HOUR)
    assert ours.now() == wall
    ours.go_on_from(wall + 5000)
    assert ours.now() == wall + 5000


@contextlib.asynccontextmanager
async def a_hall(folder: Path) -> AsyncIterator[Hall]:
    settings = Settings.model_validate(
        {"database_url": f"sqlite:///{folder / 'tables.sqlite3'}", "thinkers": 0}
    )
    async with opened(settings, Metrics(), standard_board(), serves=True) as (hall, *_):
        yield hall


async def a_table(hall: Hall, bank: int = 60, **wishes: Any) -> str:
    wish = {
        "request": "request-one",
        "seats": [{"name": "Anna"}, {"name": "Ben"}],
        "clock": {"bank": bank, "at_end": "close"},
        **wishes,
    }
    return await reception.create(hall, wire.CreateTable.model_validate(wish), KEY)


class Time:
    """The time of day as a test wants it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = OURS.now()
        for module in (halls, reception):
            monkeypatch.setattr(module, "now", lambda: self.at)


@pytest.fixture
def clockwork(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def test_the_time_between_two_servers_is_not_charged(tmp_path: Path, clockwork: Time) -> None:
    """Also if the table is read only after several of them."""

    async def play() -> None:
        async with a_hall(tmp_path) as hall:
            await hall.serve()
            at = await a_table(hall)
            clockwork.at += 2000
            await hall.serve()
        for _ in range(3):
            clockwork.at += HOUR
            async with a_hall(tmp_path) as hall:
                await hall.serve()
                clockwork.at += 1000
                await hall.serve()
        async with a_hall(tmp_path) as hall:
            await hall.serve()
            await hall.wake_all()
            there, _ = await hall.read(at)
            assert there.status == "playing"
            assert there.decider is not None
            used = 60_000 - there.banks[there.decider] + clockwork.at - there.since
            assert used == 2000 + 3 * 1000
            clockwork.at += 60_000
            await hall.serve()
            await hall.wake_all()
            assert (await hall.read(at))[0].status == "playing", "that was a pause, too"

    asyncio.run(play())


def test_a_sleep_or_a_jump_of_the_systems_clock_is_not_charged_even_to_the_first_who_comes(
    tmp_path: Path, clockwork: Time
) -> None:
    async def play() -> None:
        async with a_hall(tmp_path) as hall:
            await hall.serve()
            at = await a_table(hall)
            there, _ = await hall.read(at)
            seat = there.decider
            assert seat is not None
            clockwork.at += MISSED + 8 * HOUR
            wish = wire.Play(request="request-two", version=there.version, action="option none")
            await reception.play(hall, at, wish, {KEY})
            there, _ = await hall.read(at)
            assert (there.status, there.banks[seat], there.since) == ("playing", 60_000, clockwork.at)

    asyncio.run(play())


def test_a_decision_that_was_on_its_way_is_taken_by_a_server_that_has_just_read_the_table(
    tmp_path: Path, clockwork: Time
) -> None:
    """Another one has written that the clock stood."""

    async def play() -> None:
        async with a_hall(tmp_path) as hall, a_hall(tmp_path) as other:
            await hall.serve()
            at = await a_table(hall)
            there, _ = await hall.read(at)
            known = there.version
            clockwork.at += HOUR
            await hall.serve()
            wish = wire.Play(request="request-two", version=known, action="option none")
            assert await reception.play(other, at, wish, {KEY}) == (known + 2, False)

    asyncio.run(play())


def test_a_jump_is_not_charged_at_whatever_moment_it_comes(
    tmp_path: Path, clockwork: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here it comes after the hall has looked whether somebody has served all the time."""

    async def has_looked(_: Hall) -> None:
        clockwork.at += HOUR

    async def play() -> None:
        async with a_hall(tmp_path) as hall:
            await hall.serve()
            one, other = await a_table(hall), await a_table(hall, request="request-other")
            there, _ = await hall.read(one)
            seat = there.decider
            assert seat is not None
            monkeypatch.setattr(Hall, "be_there", has_looked)
            wish = wire.Play(request="request-two", version=there.version, action="option none")
            await reception.play(hall, one, wish, {KEY})
            await hall.wake(other)
            for at in (one, other):
                there, _ = await hall.read(at)
                assert (there.status, there.banks[seat]) == ("playing", 60_000)

    asyncio.run(play())


def test_time_in_which_somebody_served_is_charged(tmp_path: Path, clockwork: Time) -> None:
    async def play() -> None:
        async with a_hall(tmp_path) as hall, a_hall(tmp_path) as other:
            await hall.serve()
            at = await a_table(hall)
            there, _ = await hall.read(at)
            for _ in range(20):
                clockwork.at += 2000
                await other.serve()
            await hall.serve()
            assert (await hall.read(at))[0].version == there.version
            for _ in range(10):
                clockwork.at += 2000
                await other.serve()
            await hall.wake_all()
            assert (await hall.read(at))[0].status == "closed"

    asyncio.run(play())


def test_a_decision_comes_too_late_when_the_time_is_up(tmp_path: Path, clockwork: Time) -> None:
    """Though nobody has looked at the clock yet."""

    async def play() -> None:
        async with a_hall(tmp_path) as hall:
            await hall.serve()
            at = await a_table(hall, bank=1)
            there, _ = await hall.read(at)
            clockwork.at += 1500
            wish = wire.Play(request="request-two", version=there.version, action="option none")
            with pytest.raises(TableError, match="stale_version"):
                await reception.play(hall, at, wish, {KEY})
            assert (await hall.read(at))[0].status == "closed"

    asyncio.run(play())


def test_the_time_without_a_server_is_given_back(tmp_path: Path, start: Start) -> None:
    """It is killed, and another comes an hour later: whose time would have been up has as much as he had."""
    server = FragileServer(tmp_path)
    start(server)
    guest = Guest(server.url)
    at = guest.create([person("Anna"), person("Ben")], clock={"bank": 600, "at_end": "close"})
    seat = guest.table(at)["decider"]
    server.kill()
    server.set_clock(HOUR / 1000)
    server.start()
    there = guest.table(at)
    assert there["status"] == "playing"
    assert there["banks"][seat] > 300_000
    kinds = [change["kind"] for change in guest.get(f"/api/tables/{at}/changes")["changes"]]
    assert kinds[-1] == "paused"


def test_who_does_not_serve_follows_the_time_of_those_who_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a worker would think that the bots of a server whose clock is ahead have time."""
    ours = TimeOfDay()
    monkeypatch.setattr(halls, "OURS", ours)

    async def look() -> None:
        async with a_hall(tmp_path) as hall:
            await hall.keep_time()
            assert ours.now() < time.time_ns() // 1_000_000 + HOUR
            hall.store.serve(ahead := ours.now() + 2 * HOUR, MISSED)
            await hall.keep_time()
            assert ours.now() >= ahead

    asyncio.run(look())


def test_who_looks_at_a_clock_does_not_undo_what_another_server_has_written_meanwhile(tmp_path: Path) -> None:
    """A bot has to decide there by now: nobody would know, until the clock of nobody's turn had ended."""

    async def play() -> None:
        async with a_hall(tmp_path) as hall, a_hall(tmp_path) as other:
            at = await a_table(hall)
            there, _ = await hall.read(at)
            assert there.decider is not None
            await reception.leave(other, at, there.decider, wire.Leave(request="request-two"), {KEY})
            await hall.wake(at)
            waiting = hall.store.to_decide(OURS.now(), hall.board.identity, "anybody")
            assert [one.table for one in waiting] == [at]
            assert (await hall.read(at))[0].bot_to_decide == "kapitaen"

    asyncio.run(play())


# --- However many wait ---------------------------------------------------------------------------------


def test_tables_end_in_time_however_many_wait_and_whatever_is_wrong_with_some(
    tmp_path: Path, clockwork: Time
) -> None:
    async def play() -> None:
        async with a_hall(tmp_path) as hall:
            await hall.serve()
            tables = [
                await a_table(hall, bank=1, request=f"request-{number:04}")
                for number in range(MOST_WAKING + 20)
            ]
            broken = tables[:MOST_WAKING]
            with hall.store.writing() as connection:
                rows = schema.tables.c
                for row in connection.execute(select(rows.id, rows.setup).where(rows.id.in_(broken))).all():
                    nothing = {"deal": {}, "setup": row.setup | {"deal_secret": ""}}
                    connection.execute(
                        update(schema.tables).where(rows.id == row.id).values(wake_at=1, **nothing)
                    )
            clockwork.at += 2000
            await hall.serve()
            await hall.wake_all()
            assert statuses(hall.store) == {"playing": len(broken), "closed": 20}

    asyncio.run(play())


def statuses(store: Store) -> dict[str, int]:
    with store.reading() as connection:
        rows = connection.execute(text("SELECT status, count(*) FROM tables GROUP BY status"))
        return {row[0]: row[1] for row in rows}

"""Bots think in processes that keep them, and what they have to decide is claimed by one of all who could."""

import asyncio
import multiprocessing
import os
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ruhr import Game, Record
from ruhr.bots import budget_of, make_bot, situation_of
from ruhr.server import reception, wire
from ruhr.server import thinkers as processes_of_bots
from ruhr.server.fairness import Asker
from ruhr.server.house import opened
from ruhr.server.metrics import Metrics
from ruhr.server.settings import Settings
from ruhr.server.store import Claim
from ruhr.server.thinkers import Stopped, Thinkers, seed_of
from tests.server.guests import Guest, bot, new_request, person
from tests.server.heavy_play import changes_of, check_that_bots_go_on, let_rest, table_of_bots
from tests.server.services import Process, RuhrServer, RuhrWorker, wait_until

Start = Callable[[Process], None]
LEVEL = "kapitaen"


def played_game(seed: int) -> Record:
    """A game of three played at random."""
    chance = random.Random(seed)
    game = Game.new(["Anna", "Ben", "Carla"], seed=seed)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    return game.record()


def record_until(record: Record, step: int) -> Record:
    """The beginning of a record."""
    return Record(record.board, record.players, record.calmer_water, record.deal, record.actions[:step])


def steps_of(record: Record, seat: int) -> list[int]:
    """The steps at which a seat decides."""
    game, steps = Game.from_record(record_until(record, 0)), []
    for step, action in enumerate(record.actions):
        if game.actor == seat:
            steps.append(step)
        game.play(action)
    return steps


# --- What the strength table promises ------------------------------------------------------------------


@pytest.mark.parametrize("thinking", ["usual", "quick"])
def test_bots_at_a_table_decide_as_those_in_the_arena_who_keep_what_they_have_seen(
    guest: Guest, thinking: str
) -> None:
    """The last part of a game, which begins with a person's decision, who leaves it to a bot."""
    record = played_game(5)
    step = [step for step in steps_of(record, seat=0) if step < len(record.actions) - 90][-1]
    seats = [person("Anna"), bot(LEVEL), bot(LEVEL)]
    table = guest.create(seats, record=record.to_json(), step=step, thinking=thinking)
    assert guest.table(table)["thinking"] == thinking
    assert guest.post(f"/api/tables/{table}/seats/0/leave", level=LEVEL).status_code == 200
    wait_until("the end", lambda: guest.table(table)["status"] == "finished")
    decided = Record.from_json(guest.get(f"/api/tables/{table}/record"))

    game = Game.from_record(record_until(decided, step))
    budget, secret = budget_of(LEVEL, thinking), guest.table(table)["secret"]
    bots = [make_bot(LEVEL, seed_of(secret, seat), budget) for seat in range(3)]
    forgetful = []
    for action in decided.actions[step:]:
        assert game.actor is not None
        assert str(bots[game.actor].decide(situation_of(game))) == action
        forgetful.append(str(make_bot(LEVEL, seed_of(secret, game.actor), budget).decide(situation_of(game))))
        game.play(action)
    assert game.over
    assert forgetful != decided.actions[step:]


# --- Processes -----------------------------------------------------------------------------------------


def processes() -> set[int]:
    """Those of this process in which bots think; servers of the tests began in another way."""
    children = multiprocessing.active_children()
    return {child.pid for child in children if child.pid is not None and child.name.startswith("Spawn")}


class Asked:
    """Thinkers who are asked about the first decision of a game."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.game = Game.new(2, seed=1)

    async def decide(self, level: str, table: str = "a") -> str:
        return await self.thinkers.decide(level, table, 0, self.game.record().to_json(), "secret")

    async def deep_process(self) -> int:
        """The process that has thought deeply."""
        before = processes()
        await self.decide("reeder")
        (process,) = processes() - before
        return process


@contextmanager
def asked(**settings: object) -> Iterator[tuple[Asked, asyncio.Runner]]:
    with asyncio.Runner() as runner:
        thinkers = Asked(Thinkers(Settings.model_validate({"thinkers": 1, **settings})))
        try:
            yield thinkers, runner
        finally:
            runner.run(thinkers.thinkers.close())


def test_a_process_that_has_died_is_replaced_by_the_next_question() -> None:
    with asked() as (thinkers, runner):
        decided = runner.run(thinkers.decide("steuermann"))
        (process,) = processes()
        os.kill(process, signal.SIGKILL)
        wait_until("it is dead", lambda: process not in processes())
        assert runner.run(thinkers.decide("steuermann")) == decided
        assert processes() != {process}
    assert processes() == set()


def test_a_process_that_hangs_is_killed_and_quick_decisions_do_not_wait_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(thinkers: Asked) -> None:
        await thinkers.decide("steuermann")
        process = await thinkers.deep_process()
        os.kill(process, signal.SIGSTOP)
        monkeypatch.setattr(thinkers.thinkers, "_seconds", 8)
        hanging = asyncio.create_task(thinkers.decide("reeder"))
        await asyncio.sleep(0)
        monkeypatch.undo()
        await thinkers.decide("steuermann")
        assert not hanging.done()
        with pytest.raises(Stopped, match="TimeoutError"):
            await hanging
        assert process not in processes()
        await thinkers.decide("steuermann")

    with asked(bot_seconds=90) as (thinkers, runner):
        runner.run(play(thinkers))


def test_a_process_that_starts_slowly_is_waited_for_by_the_next_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who kills it and begins anew waits for ever on a machine that is busy enough."""

    async def play(thinkers: Asked) -> None:
        with pytest.raises(Stopped):
            await thinkers.decide("steuermann")
        (process,) = processes()
        monkeypatch.setattr(processes_of_bots, "PATIENCE", 60)
        await thinkers.decide("steuermann")
        assert processes() == {process}

    monkeypatch.setattr(processes_of_bots, "PATIENCE", 0.01)
    with asked() as (thinkers, runner):
        runner.run(play(thinkers))


def test_a_process_that_does_not_start_at_last_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(thinkers: Asked) -> None:
        with pytest.raises(Stopped, match="slowly"):
            await thinkers.decide("steuermann")
        (process,) = processes()
        with monkeypatch.context() as later:
            later.setattr(processes_of_bots, "AT_LAST", 0)
            with pytest.raises(Stopped, match="TimeoutError"):
                await thinkers.decide("steuermann")
        assert process not in processes()
        monkeypatch.setattr(processes_of_bots, "PATIENCE", 60)
        await thinkers.decide("steuermann")

    monkeypatch.setattr(processes_of_bots, "PATIENCE", 0.01)
    with asked() as (thinkers, runner):
        runner.run(play(thinkers))


def test_with_no_thinkers_there_is_room_for_no_decision_but_advice() -> None:
    with asked(thinkers=0) as (thinkers, runner):
        assert not thinkers.thinkers.has_room("steuermann")
        assert not thinkers.thinkers.has_room("reeder")
        record = thinkers.game.record().to_json()
        assert runner.run(thinkers.thinkers.advise(record, Asker("here")))["action"] in map(
            str, thinkers.game.legal_actions()
        )


# --- Claims --------------------------------------------------------------------------------------------


def test_a_server_that_lets_bots_think_claims_their_decisions_together_with_the_changes_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's move costs one transaction, as a person's does."""
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite3'}", thinkers=1)
    claims: list[str] = []

    async def play() -> None:
        async with opened(settings, Metrics(), settings.board_played_on, serves=True) as (hall, *_):
            claim = hall.store.claim

            def count(table: str, board: str, thinker: str, now: int, until: int) -> Claim | None:
                claims.append(table)
                return claim(table, board, thinker, now, until)

            monkeypatch.setattr(hall.store, "claim", count)
            wish = {"request": new_request(), "seats": [person("Anna"), bot("schiffsjunge")]}
            table = await reception.create(hall, wire.CreateTable.model_validate(wish), b"key")
            left = wire.Leave(request=new_request(), level="schiffsjunge")
            await reception.leave(hall, table, 0, left, {b"key"})
            while (await hall.read(table))[0].version < 30:
                await asyncio.sleep(0.02)

    asyncio.run(play())
    # At most for the first decision, which follows from no change.
    assert len(claims) <= 2


# --- Workers -------------------------------------------------------------------------------------------


def server_with_workers(folder: Path) -> tuple[RuhrServer, RuhrWorker, RuhrWorker]:
    """A server that lets nobody think and two workers, all with the same SQLite file and without Redis."""
    folders = [folder / name for name in ("server", "one", "other")]
    for each in folders:
        each.mkdir()
    server = RuhrServer(folders[0], thinkers=0)
    return server, RuhrWorker(folders[1], server), RuhrWorker(folders[2], server)


def test_two_workers_without_redis_decide_everything_once(tmp_path: Path, start: Start) -> None:
    """And people see it: a server that lets nobody think looks what they have decided."""
    server, *workers = server_with_workers(tmp_path)
    for process in (server, *workers):
        start(process)
    guest = Guest(server.url)
    tables = [table_of_bots(guest, "schiffsjunge", "steuermann") for _ in range(6)]
    with guest.socket(tables[0]) as watching:
        watching.until("welcome")
        assert watching.until("change")["request"].startswith("bot:")
    for table in tables:
        check_that_bots_go_on(guest, table, 10)
        let_rest(guest, table)
        requests = [change["request"] for change in changes_of(guest, table)]
        assert len(set(requests)) == len(requests)
    thoughts = [worker.figure("ruhr_thought_seconds_count") for worker in workers]
    assert sum(thoughts) >= 60
    assert [worker.figure("ruhr_leases_taken_over_total") for worker in workers] == [0, 0]
    assert [worker.stop() for worker in workers] == [0, 0]
    assert "Traceback" not in workers[0].log() + workers[1].log()


def test_what_a_worker_leaves_when_it_is_told_to_stop_is_taken_at_once_and_not_held_against_the_bot(
    tmp_path: Path, start: Start
) -> None:
    server, one, other = server_with_workers(tmp_path)
    start(server)
    start(one)
    guest = Guest(server.url)
    table = table_of_bots(guest, "reeder")
    wait_until("it thinks", lambda: one.figure("ruhr_thoughts_waiting") > 0)
    assert one.stop() == 0
    start(other)
    check_that_bots_go_on(guest, table, 1)
    assert other.figure("ruhr_leases_taken_over_total") == 0
    assert 'ruhr_thought_seconds_count{level="reeder"}' in other.figures()

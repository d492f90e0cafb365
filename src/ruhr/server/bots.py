"""Lets bots think in processes of their own: nobody waits for them, and who takes too long is stopped."""

import asyncio
import multiprocessing
import os
import time
from typing import Any

import structlog
from pebble import ProcessPool

from ruhr.bots import make_bot
from ruhr.bots.bot import situation_of
from ruhr.errors import RuhrError
from ruhr.game import Game
from ruhr.record import Record
from ruhr.server import reception
from ruhr.server.errors import StorageFailed
from ruhr.server.hall import Hall, Live
from ruhr.server.metrics import Metrics
from ruhr.server.settings import Settings

#: Levels that think for more than a moment; the others do not have to queue behind them.
DEEP = ("reeder",)
#: Who decides instead of a bot that was stopped.
SUBSTITUTE = "steuermann"

log = structlog.get_logger()


def decision(level: str, seed: str, record: dict[str, Any]) -> str:
    """What a bot decides, as words. It gets to see what is on the table, not the record."""
    game = Game.from_record(Record.from_json(record))
    return str(make_bot(level, seed).decide(situation_of(game)))


def last_resort(record: dict[str, Any]) -> str:
    """A legal action, for when no bot can decide."""
    return str(Game.from_record(Record.from_json(record)).legal_actions()[0])


def step_aside() -> None:
    """People come first: a thinking process gives way to the server."""
    if hasattr(os, "nice"):
        os.nice(10)


class LocalBots:
    """Bots that think on this machine: one process for quick ones, some for the deep."""

    def __init__(self, hall: Hall, settings: Settings, metrics: Metrics) -> None:
        self._hall = hall
        self._metrics = metrics
        self._seconds = settings.bot_seconds
        context = multiprocessing.get_context("spawn")
        deep = settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
        self._quick = ProcessPool(1, initializer=step_aside, context=context)
        self._deep = ProcessPool(deep, initializer=step_aside, context=context)
        self._thoughts: set[asyncio.Task[None]] = set()

    def wake(self, live: Live) -> None:
        """Begin to think about a table's decision, unless that is being done."""
        table = live.table
        assert table is not None
        if live.thinking == table.version:
            return
        live.thinking = table.version
        assert table.decider is not None
        assert table.bot_to_decide is not None
        seed = f"{live.id} {table.decider}"
        record = table.record_so_far().to_json()
        thought = asyncio.create_task(self._think(live, table.version, table.bot_to_decide, seed, record))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _think(self, live: Live, version: int, level: str, seed: str, record: dict[str, Any]) -> None:
        try:
            action = await self._decide(level, seed, record)
            await reception.play_for_bot(self._hall, live.id, version, action)
        except StorageFailed:
            log.warning("bot_move_not_stored", number=live.number, version=version)
        except RuhrError as error:
            # Meanwhile somebody else has decided, or the person is back.
            log.info("bot_move_refused", number=live.number, version=version, code=error.code)
        finally:
            if live.thinking == version:
                live.thinking = -1

    async def _decide(self, level: str, seed: str, record: dict[str, Any]) -> str:
        for thinker in (level, SUBSTITUTE):
            pool = self._deep if thinker in DEEP else self._quick
            began = time.monotonic()
            try:
                future = pool.schedule(decision, args=(thinker, seed, record), timeout=self._seconds)
                action = await asyncio.wrap_future(future)
            except Exception as error:
                self._metrics.stopped.inc()
                log.error("bot_stopped", level=thinker, reason=type(error).__name__)
                continue
            self._metrics.thoughts.labels(thinker).observe(time.monotonic() - began)
            return action
        return last_resort(record)

    async def close(self) -> None:
        """Stop thinking; whoever starts next begins the thought anew."""
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        for pool in (self._quick, self._deep):
            pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(pool.join)

"""Gives hints: what a good player would do who sees what any player sees."""

import asyncio
import multiprocessing
from typing import Any

import structlog
from pebble import ProcessPool

from ruhr.bots import ADVISER, Budget, make_bot, situation_of
from ruhr.game import Game
from ruhr.record import Record
from ruhr.server.bots import step_aside
from ruhr.server.errors import TableError
from ruhr.server.settings import Settings

#: How far the adviser looks ahead: alternatives can be compared then, and nobody waits more than a second.
LOOKS = 1000

log = structlog.get_logger()


def advice(record: dict[str, Any]) -> dict[str, Any]:
    """What the adviser would do, why, and what he expects of it, as plain data."""
    situation = situation_of(Game.from_record(Record.from_json(record)))
    given = make_bot(ADVISER, budget=Budget(looks=LOOKS)).advise(situation)
    return {
        "action": str(given.action),
        "reason": given.reason,
        "margin": given.margin,
        "estimates": [
            {"action": str(each.action), "points": each.points, "wins": each.wins} for each in given.estimates
        ],
    }


class Adviser:
    """Somebody who can be asked; his process is started by the first question."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.request_seconds / 2
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(1, initializer=step_aside, context=context)

    async def ask(self, record: dict[str, Any]) -> dict[str, Any]:
        """Advice for whoever has to decide; a thought that takes too long is given up."""
        try:
            future = self._pool.schedule(advice, args=(record,), timeout=self._seconds)
            given: dict[str, Any] = await asyncio.wrap_future(future)
        except Exception as error:
            log.error("adviser_stopped", reason=type(error).__name__)
            raise TableError("took_too_long") from error
        return given

    async def close(self) -> None:
        """Think no more."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        await asyncio.to_thread(self._pool.join)

"""The one pen: writes what many tables want written in one transaction, and tells each when it is on disk."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable

import structlog

from ruhr.server.errors import StorageFailed
from ruhr.server.store import Entry, Store

#: At most so many entries share a transaction.
MOST_ENTRIES = 1000

log = structlog.get_logger()

#: How long a busy journal waits for more, in seconds.
GATHER = 0.004

_Waiting = tuple[Entry, "asyncio.Future[bool]"]


class Journal:
    """Takes entries from the event loop and writes them in a thread, as many at a time as are waiting."""

    def __init__(self, store: Store, observe: Callable[[int], None] = lambda _: None) -> None:
        self._store = store
        self._observe = observe
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def write(self, entry: Entry) -> bool:
        """Returns when the entry is on disk: true, or false if somebody else was first.

        Raises `StorageFailed` if it cannot be known to be.
        """
        future: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put((entry, future))
        return await future

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        open_, busy = True, False
        while open_:
            waiting = [self._queue.get()]
            if busy:
                # Others will want something written too: fewer transactions leave more time for everything.
                time.sleep(GATHER)
            while len(waiting) < MOST_ENTRIES and not self._queue.empty():
                waiting.append(self._queue.get())
            batch = [one for one in waiting if one is not None]
            open_ = len(batch) == len(waiting)
            busy = len(batch) > 1
            if batch:
                self._write(batch)

    def _write(self, batch: list[_Waiting]) -> None:
        outcome: list[bool] | StorageFailed
        try:
            outcome = self._store.write([entry for entry, _ in batch])
        except StorageFailed as error:
            outcome = error
        except Exception:
            log.exception("journal_failed", entries=len(batch))
            outcome = StorageFailed()
        self._observe(len(batch))
        self._loop.call_soon_threadsafe(_settle, [future for _, future in batch], outcome)


def _settle(futures: list["asyncio.Future[bool]"], outcome: list[bool] | StorageFailed) -> None:
    for at, future in enumerate(futures):
        if future.cancelled():
            continue
        if isinstance(outcome, StorageFailed):
            future.set_exception(outcome)
        else:
            future.set_result(outcome[at])

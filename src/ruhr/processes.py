"""Processes that work for whoever waits for them, and end with him."""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait


@contextlib.contextmanager
def working(count: int, method: str | None = None) -> Iterator[ProcessPoolExecutor]:
    """So many processes. They end at once if whoever waits for them is interrupted or wants no more of them.

    If he dies, they end after what they are doing. A *method* is how they are started.
    """
    pool = ProcessPoolExecutor(
        count, multiprocessing.get_context(method), initializer=_work_until_nobody_waits
    )
    try:
        yield pool
    except BaseException:
        # `kill_workers`, which Python has from 3.14 on.
        for process in list((pool._processes or {}).values()):
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _work_until_nobody_waits() -> None:
    """Leave it to whoever waits to end his processes, but do not outlive him."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    waiting = multiprocessing.parent_process()
    assert waiting is not None
    threading.Thread(target=_end_with, args=(waiting.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)

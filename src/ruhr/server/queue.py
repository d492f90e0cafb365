"""With Redis, bots think in workers: `ruhr worker` takes their decisions from a queue (RQ).

What has to be thought about follows from the database alone; the queue only spreads the work. A decision
that is lost with a worker or with Redis is queued again, one that is thought about twice is written once.
"""

import asyncio
import contextlib
import gc
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import redis
import structlog
from rq import Queue
from rq.exceptions import StopRequested
from rq.job import Job
from rq.worker import RoundRobinWorker

from ruhr.errors import RuhrError
from ruhr.game import Game
from ruhr.server.bots import DEEP, SUBSTITUTE, decision, last_resort, step_aside
from ruhr.server.hall import Live, carried_out
from ruhr.server.history import table_of
from ruhr.server.news import change_news, channel_of
from ruhr.server.reception import bots_decision, bots_request
from ruhr.server.settings import Settings
from ruhr.server.store import Store

#: The queues. They are served in turn: many quick decisions do not keep a deep one waiting for ever.
QUICK_QUEUE, DEEP_QUEUE = QUEUES = ("ruhr-quick", "ruhr-deep")
#: A worker that has not been heard of for so many seconds is given up.
LEASE = 4
#: How long to wait for Redis, in seconds.
PATIENCE = 2
#: Redis remembers how often a decision was tried for an hour.
MEMORY = 3600

log = structlog.get_logger()


class QueuedBots:
    """Puts decisions of bots into the queue."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        # A Redis that keeps us waiting must not keep the database's readers waiting.
        self._thread = ThreadPoolExecutor(1, "queue")
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    def wake(self, live: Live) -> None:
        """Queue a table's decision, unless somebody is thinking about it."""
        table = live.table
        assert table is not None
        assert table.bot_to_decide is not None
        wanted = (live.id, table.version)
        if wanted not in self._tasks:
            self._tasks[wanted] = asyncio.create_task(self._queue(*wanted, table.bot_to_decide))
            self._tasks[wanted].add_done_callback(lambda _: self._tasks.pop(wanted, None))

    async def _queue(self, table: str, version: int, level: str) -> None:
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, enqueue, self._settings, table, version, level)
        except (redis.RedisError, OSError) as error:
            # The table stays to be woken and will be tried again.
            log.warning("bot_not_queued", version=version, reason=str(error))

    async def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


@cache
def connection(url: str) -> redis.Redis:
    """The connection for the queue, one a process."""
    return redis.Redis.from_url(
        url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE, health_check_interval=10
    )


def enqueue(settings: Settings, table: str, version: int, level: str) -> None:
    """Queue a decision if nobody is at it: whoever is keeps renewing a lease."""
    at = connection(settings.redis_url or "")
    if not at.set(lease_of(table, version), 1, nx=True, ex=LEASE):
        return
    tries = f"ruhr:tries:{table}:{version}"
    attempt = int(at.get(tries) or 0)
    if attempt and _still_queued(at, _job_id(table, version, attempt)):
        return
    attempt = int(at.incr(tries))
    at.expire(tries, MEMORY)
    Queue(DEEP_QUEUE if level in DEEP and attempt == 1 else QUICK_QUEUE, connection=at).enqueue_call(
        think,
        (table, version, attempt),
        timeout=max(1, round(settings.bot_seconds)),
        result_ttl=0,
        failure_ttl=60,
        job_id=_job_id(table, version, attempt),
    )


def lease_of(table: str, version: int) -> str:
    """The key that stands for somebody being at a decision."""
    return f"ruhr:lease:{table}:{version}"


def _job_id(table: str, version: int, attempt: int) -> str:
    return f"{table}-{version}-{attempt}"


def _still_queued(at: redis.Redis, job: str) -> bool:
    # A job's status is no help: a worker that dies before it begins leaves it at "queued".
    return any(Queue(queue, connection=at).get_job_position(job) is not None for queue in QUEUES)


def think(table: str, version: int, attempt: int) -> None:
    """Decide for the bot of a table, write the decision and tell everybody; runs in a worker."""
    settings = Settings()
    at = connection(settings.redis_url or "")
    store = Store(settings.database_url, migrated=True)
    stored = store.load(table)
    if stored is None:
        return
    there = table_of(stored)
    level = there.bot_to_decide
    if there.version != version:
        # Whoever has queued this has not heard what was done since.
        at.publish(channel_of(table), change_news("worker", stored.changes[-1]))
        return
    if level is None or there.decider is None:
        return
    record = there.record_so_far().to_json()
    seed = f"{table} {there.decider}"
    with _held(at, lease_of(table, version)):
        if attempt <= 2:
            action = decision(level if attempt == 1 else SUBSTITUTE, seed, record)
        else:
            action = last_resort(record)
    try:
        deed = bots_decision(there, action)
    except RuhrError as error:
        log.info("bot_move_refused", number=stored.number, version=version, code=error.code)
        return
    entry, _ = carried_out(stored.number, there, deed, bots_request(version))
    (written,) = store.write([entry])
    if written:
        at.publish(channel_of(table), change_news("worker", entry.changes[0]))
        if there.bot_to_decide:
            enqueue(settings, table, there.version, there.bot_to_decide)
    store.close()


@contextlib.contextmanager
def _held(at: redis.Redis, lease: str) -> Iterator[None]:
    """Keep a lease while something is done."""
    done = threading.Event()

    def renew() -> None:
        while not done.is_set():
            with contextlib.suppress(redis.RedisError):
                at.set(lease, 1, ex=LEASE)
            done.wait(LEASE / 3)

    keeper = threading.Thread(target=renew, daemon=True)
    keeper.start()
    try:
        yield
    except Exception:
        done.set()
        keeper.join()
        # Somebody else may try at once.
        at.delete(lease)
        raise
    finally:
        done.set()
        keeper.join()


class _Worker(RoundRobinWorker):
    """Stops a thought that hangs so badly that it cannot be interrupted, and soon finds Redis again."""

    max_connection_wait_time = 2.0

    @property
    def told_to_stop(self) -> bool:
        return self._shutdown_requested_date is not None

    def maintain_heartbeats(self, job: Job) -> None:
        if self.current_job_working_time > float(job.timeout or 0) + 1:
            # Not its process group, as RQ does: a process that hangs at once is still in ours.
            os.kill(self.horse_pid, signal.SIGKILL)
        super().maintain_heartbeats(job)


def work(settings: Settings) -> None:
    """Serve the queues until told to stop; without Redis, wait for it."""
    if not settings.redis_url:
        raise RuhrError("redis_missing")
    step_aside()
    # What every thought needs is there before thinking processes are forked.
    decision(SUBSTITUTE, "", Game.new(2, seed=0).record().to_json())
    gc.freeze()
    at = redis.Redis.from_url(settings.redis_url)
    worker: _Worker | None = None
    with contextlib.suppress(StopRequested):
        while worker is None or not worker.told_to_stop:
            try:
                worker = _Worker(
                    list(QUEUES), connection=at, job_monitoring_interval=1, log_job_description=False
                )
                worker.work(logging_level="WARNING")
            except redis.RedisError as error:
                log.warning("worker_without_redis", reason=str(error))
                time.sleep(1)

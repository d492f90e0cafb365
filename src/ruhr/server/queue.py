"""With Redis, bots think in workers: `ruhr worker` takes their decisions from a queue (RQ).

What has to be thought about follows from the database alone; the queue only spreads the work. A decision
that is lost with a worker or with Redis is queued again, one that is thought about twice is written once.
"""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from functools import cache

import redis
import structlog
from rq import Queue, Worker
from rq.exceptions import NoSuchJobError
from rq.job import Job, JobStatus

from ruhr.errors import RuhrError
from ruhr.server.bots import DEEP, SUBSTITUTE, decision, last_resort, step_aside
from ruhr.server.hall import Live, carried_out
from ruhr.server.history import table_of
from ruhr.server.news import change_news, channel_of
from ruhr.server.reception import bots_decision, bots_request
from ruhr.server.settings import Settings
from ruhr.server.store import Store

#: The queues, the one to be served first at first.
QUICK_QUEUE, DEEP_QUEUE = QUEUES = ("ruhr-quick", "ruhr-deep")
#: A worker that has not been heard of for so many seconds is given up.
LEASE = 4
#: Redis remembers how often a decision was tried for an hour.
MEMORY = 3600

log = structlog.get_logger()


class QueuedBots:
    """Puts decisions of bots into the queue."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, live: Live) -> None:
        """Queue a table's decision, unless somebody is thinking about it."""
        table = live.table
        assert table is not None
        assert table.bot_to_decide is not None
        task = asyncio.create_task(self._queue(live.id, table.version, table.bot_to_decide))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _queue(self, table: str, version: int, level: str) -> None:
        try:
            await asyncio.to_thread(enqueue, self._settings, table, version, level)
        except (redis.RedisError, OSError) as error:
            # The table stays to be woken and will be tried again.
            log.warning("bot_not_queued", table=table, reason=str(error))

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)


@cache
def connection(url: str) -> redis.Redis:
    """The connection for the queue, one a process."""
    return redis.Redis.from_url(url, socket_connect_timeout=2, health_check_interval=10)


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
    try:
        return Job.fetch(job, connection=at).get_status() == JobStatus.QUEUED
    except NoSuchJobError:
        return False


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
    if there.version != version or level is None or there.decider is None:
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
        log.info("bot_move_refused", table=table, version=version, code=error.code)
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
    finally:
        done.set()
        keeper.join()


def work(settings: Settings) -> None:
    """Serve the queues until told to stop."""
    if not settings.redis_url:
        raise RuhrError("redis_missing")
    step_aside()
    at = redis.Redis.from_url(settings.redis_url or "")
    worker = Worker(list(QUEUES), connection=at, job_monitoring_interval=5, log_job_description=False)
    worker.work(logging_level="WARNING")

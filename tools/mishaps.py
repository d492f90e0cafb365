"""All that can happen to servers: two with a worker, PostgreSQL, a replica and Redis, and one with SQLite."""

import os
import random
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import psycopg
from tests.server.replicas import Replicated
from tests.server.services import FragileServer, FragileWorker, Process, Redis

#: How far clocks jump, in seconds: longer than anybody has to think.
JUMP = 3600.0
#: How long something does nothing, or hears nothing, in seconds.
A_WHILE = 2.0
LAGGING = "failover to a replica that lagged behind"


class Machines:
    """The processes, and what can happen to them."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self._chance = chance
        folders = {name: folder / name for name in ("postgres", "redis", "one", "other", "worker", "sqlite")}
        for each in folders.values():
            each.mkdir()
        self.postgres = Replicated(folders["postgres"])
        self.redis = Redis(folders["redis"])
        together = {"database_url": self.postgres.url, "redis_url": self.redis.url, "thinkers": 0}
        self.one = FragileServer(folders["one"], **together)
        self.other = FragileServer(folders["other"], **together)
        self.worker = FragileWorker(folders["worker"], self.one)
        self.sqlite = FragileServer(folders["sqlite"], thinkers=1)
        #: Of what is acknowledged, PostgreSQL's replica need not have all; called when that begins and ends.
        self.begin_to_lag: Callable[[], None] = lambda: None
        self.end_lag: Callable[[], None] = lambda: None
        #: When it happened, if that was not at once.
        self.happened: float | None = None
        #: What has to be done when all serve again, before anything else can happen.
        self.afterwards: Callable[[], None] | None = None

    def processes(self) -> list[Process | Replicated]:
        return [self.postgres, self.redis, self.one, self.other, self.worker, self.sqlite]

    def mishaps(self) -> dict[str, Callable[[], None]]:
        """All that can happen."""
        return {
            "a server killed": lambda: again(self._chance.choice([self.one, self.other])),
            "power of the SQLite server cut": self._cut_the_power,
            "failover to a replica that had all": self._fail_over,
            "clocks set forward": lambda: self._set_clocks(JUMP),
            "a server stopped": self._stop_a_server,
            "no room on the disk": self._fill_the_disk,
            "PostgreSQL killed": lambda: again(self.postgres.primary),
            "the worker killed": lambda: again(self.worker),
            LAGGING: self._fail_over_to_less,
            "clocks set back": lambda: self._set_clocks(-JUMP),
            "the SQLite server killed": lambda: again(self.sqlite),
            "Redis killed": lambda: again(self.redis),
            "the replica killed": lambda: again(self.postgres.replica),
            "the clock of one server set forward": lambda: self.one.set_clock(JUMP),
            "connections to PostgreSQL cut": self._cut_connections,
            "Redis silent": lambda: freeze(self.redis),
            "a server asleep": lambda: freeze(self._chance.choice([self.one, self.sqlite])),
            "the clock of one server set right": lambda: self.one.set_clock(0),
        }

    def _cut_the_power(self) -> None:
        self.sqlite.cut_the_power(self._chance)
        self.sqlite.start()

    def _set_clocks(self, seconds: float) -> None:
        for each in (self.one, self.other, self.worker, self.sqlite):
            each.set_clock(seconds)

    def _stop_a_server(self) -> None:
        self.one.stop(signal.SIGTERM)
        self.one.start()

    def _cut_connections(self) -> None:
        with psycopg.connect(self.postgres.primary.url, autocommit=True) as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
            connection.execute(f"{others} AND backend_type = 'client backend'".encode())

    def _fill_the_disk(self) -> None:
        assert self.sqlite.process is not None
        limit = ["prlimit", "--pid", str(self.sqlite.process.pid)]
        subprocess.run([*limit, "--fsize=1024:unlimited"], check=True)
        time.sleep(A_WHILE)
        subprocess.run([*limit, "--fsize=unlimited:unlimited"], check=True)

    def _fail_over(self) -> None:
        self.happened = time.monotonic()
        self.postgres.primary.kill()
        self.postgres.fail_over()
        self.afterwards = self.postgres.follow

    def _fail_over_to_less(self) -> None:
        self.begin_to_lag()
        self.postgres.lag()
        time.sleep(A_WHILE)
        self.happened = time.monotonic()
        self.postgres.primary.kill()
        # What was acknowledged before has been heard of by then.
        time.sleep(A_WHILE / 4)
        self.end_lag()
        self.postgres.fail_over()
        self.afterwards = self.postgres.follow


def again(process: Process) -> None:
    """End a process at once with all its children, and start it again."""
    process.kill()
    process.start()


def freeze(process: Process) -> None:
    """Let a process do nothing for a while."""
    assert process.process is not None
    os.kill(process.process.pid, signal.SIGSTOP)
    time.sleep(A_WHILE)
    os.kill(process.process.pid, signal.SIGCONT)

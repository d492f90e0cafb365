"""All that can happen: to two servers with a worker, PostgreSQL, a replica and Redis; to one with SQLite."""

import os
import random
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
from tests.server.replicas import Replicated
from tests.server.services import PATIENCE, FragileServer, FragileWorker, Process, Redis

#: How far clocks jump, in seconds: longer than anybody has to think.
JUMP = 3600.0
#: How long something does nothing, or hears nothing, in seconds.
A_WHILE = 2.0
LAGGING = "failover to a replica that lagged behind"

Mishaps = dict[str, Callable[[], None]]


class Machines(ABC):
    """Processes that belong together, and what can happen to them."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self.folder = folder
        self.chance = chance
        self.servers: list[FragileServer] = []
        self.others: list[Process | Replicated] = []
        #: When it happened, if that was not at once.
        self.happened: float | None = None
        #: What has to be done when all serve again, before anything else can happen.
        self.afterwards: Callable[[], None] | None = None
        #: Called when a replica begins to lag behind of what is acknowledged, and before it takes over.
        self.begin_to_lag: Callable[[], None] = lambda: None
        self.end_lag: Callable[[], None] = lambda: None

    def new_folder(self, name: str) -> Path:
        made = self.folder / name
        made.mkdir()
        return made

    @abstractmethod
    def mishaps(self) -> Mishaps:
        """All that can happen, in turn."""

    def set_clocks(self, seconds: float) -> None:
        """Let the clocks of all be wrong by so much."""
        for server in self.servers:
            server.set_clock(seconds)

    def start(self) -> None:
        for program in self.programs():
            # A soak is no test of how fast the machine is.
            program.patience = 10 * PATIENCE
        for each in self.others:
            each.start()
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda process: process.start(), self.programs()))

    def programs(self) -> list[Process]:
        """What of our own is run."""
        return [*self.servers]

    def clean_up(self) -> None:
        for each in (*self.programs(), *self.others):
            each.clean_up()


class Alone(Machines):
    """A server with SQLite."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        super().__init__(folder, chance)
        self.server = FragileServer(self.new_folder("alone"), thinkers=1)
        self.servers = [self.server]

    def mishaps(self) -> Mishaps:
        return {
            "SQLite: power cut": self._cut_the_power,
            "SQLite: clock set forward": lambda: self.set_clocks(JUMP),
            "SQLite: no room on the disk": self._fill_the_disk,
            "SQLite: server killed": lambda: again(self.server),
            "SQLite: clock set back": lambda: self.set_clocks(0),
            "SQLite: machine asleep": lambda: freeze(self.server),
        }

    def _cut_the_power(self) -> None:
        self.server.cut_the_power(self.chance)
        self.server.start()

    def _fill_the_disk(self) -> None:
        assert self.server.process is not None
        limit = ["prlimit", "--pid", str(self.server.process.pid)]
        subprocess.run([*limit, "--fsize=1024:unlimited"], check=True)
        time.sleep(A_WHILE)
        subprocess.run([*limit, "--fsize=unlimited:unlimited"], check=True)


class Together(Machines):
    """Two servers and a worker, with PostgreSQL, a replica of it, and Redis."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        super().__init__(folder, chance)
        self.postgres = Replicated(self.new_folder("postgres"))
        self.redis = Redis(self.new_folder("redis"))
        shared = {"database_url": self.postgres.url, "redis_url": self.redis.url, "thinkers": 0}
        self.servers = [FragileServer(self.new_folder(name), **shared) for name in ("one", "other")]
        self.worker = FragileWorker(self.new_folder("worker"), self.servers[0])
        self.others = [self.postgres, self.redis]

    def programs(self) -> list[Process]:
        return [*self.servers, self.worker]

    def mishaps(self) -> Mishaps:
        return {
            "server killed": lambda: again(self.chance.choice(self.servers)),
            "failover to a replica that had all": self._fail_over,
            "clocks set forward": lambda: self.set_clocks(JUMP),
            "Redis killed": lambda: again(self.redis),
            "PostgreSQL killed": lambda: again(self.postgres.primary),
            "clocks set back": lambda: self.set_clocks(0),
            "worker killed": lambda: again(self.worker),
            LAGGING: self._fail_over_to_less,
            "replica killed": lambda: again(self.postgres.replica),
            "clock of one server set forward": lambda: self.servers[0].set_clock(JUMP),
            "connections to PostgreSQL cut": self._cut_connections,
            "server stopped": self._stop_a_server,
            "Redis silent": lambda: freeze(self.redis),
            "clock of one server set right": lambda: self.servers[0].set_clock(0),
            "server asleep": lambda: freeze(self.chance.choice(self.servers)),
        }

    def set_clocks(self, seconds: float) -> None:
        super().set_clocks(seconds)
        self.worker.set_clock(seconds)

    def _stop_a_server(self) -> None:
        server = self.chance.choice(self.servers)
        server.stop(signal.SIGTERM)
        server.start()

    def _cut_connections(self) -> None:
        with psycopg.connect(self.postgres.primary.url, autocommit=True) as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
            connection.execute(f"{others} AND backend_type = 'client backend'".encode())

    def _fail_over(self) -> None:
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
        time.sleep(A_WHILE)
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

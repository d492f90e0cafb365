"""Plays for a long time on servers to which everything happens in turn, and counts what was lost.

    python -m tools.soak                   some minutes
    python -m tools.soak --minutes 300     some hours

Two servers and a worker with a PostgreSQL and a Redis of their own, and a server with SQLite. Many play at
all of them as fast as they are answered, and remember what they were told is done. Meanwhile processes are
killed, stopped and started, connections cut, the disk filled, and a database steps back.
"""

import argparse
import contextlib
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

import httpx
import psycopg
from tests.server.guests import Guest, bot, person
from tests.server.heavy_play import NAMES, Player, playing
from tests.server.services import Postgres, Process, Redis, RuhrServer, RuhrWorker

T = TypeVar("T")
#: How long anything may take to come back, in seconds.
PATIENCE = 60.0
#: How long people play before and after something happens.
BEFORE, AFTER = 0.7, 0.5


@dataclass
class Tally:
    """What was counted."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    kills: Counter[str] = field(default_factory=Counter)
    #: Seconds from what happened until all was answered that had been asked, and another move acknowledged.
    back: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def __str__(self) -> str:
        lines = [
            f"{self.acknowledged} moves acknowledged, {sum(self.kills.values())} times something happened"
        ]
        for what, times in sorted(self.kills.items()):
            seconds = self.back[what] or [0.0]
            lines.append(
                f"  {what}: {times} times, served again after {statistics.median(seconds):.1f} s,"
                f" at worst {max(seconds):.1f} s"
            )
        return "\n".join([*lines, f"lost {self.lost}, doubled {self.doubled}"])


class Soak:
    """The processes, those who play, and what can happen."""

    def __init__(self, folder: Path, players: int, seed: int) -> None:
        self._chance = random.Random(seed)
        folders = {name: folder / name for name in ("postgres", "redis", "one", "other", "worker", "sqlite")}
        for each in folders.values():
            each.mkdir()
        self.postgres = Postgres(folders["postgres"])
        self.redis = Redis(folders["redis"])
        self._together = {"database_url": self.postgres.url, "redis_url": self.redis.url, "thinkers": 0}
        self.one = RuhrServer(folders["one"], **self._together)
        self.other = RuhrServer(folders["other"], **self._together)
        self.worker = RuhrWorker(folders["worker"], self.one)
        self.sqlite = RuhrServer(folders["sqlite"], thinkers=1)
        self.tally = Tally()
        self._number = players
        self.players: list[Player] = []
        self._known: dict[str, list[Player]] = {}

    def processes(self) -> list[Process]:
        return [self.postgres, self.redis, self.one, self.other, self.worker, self.sqlite]

    def faults(self) -> dict[str, Callable[[], None]]:
        """All that can happen."""
        return {
            "a server killed": lambda: again(self._chance.choice([self.one, self.other])),
            "the SQLite server killed": lambda: again(self.sqlite),
            "a server stopped": self._stop_a_server,
            "the worker killed": lambda: again(self.worker),
            "PostgreSQL killed": lambda: again(self.postgres),
            "connections to PostgreSQL cut": self._cut_connections,
            "Redis killed": lambda: again(self.redis),
            "Redis silent": lambda: freeze(self.redis, 2.5),
            "a server asleep": lambda: freeze(self._chance.choice([self.one, self.sqlite]), 2.0),
            "no room on the disk": self._fill_the_disk,
            "a database that stepped back": self._step_back,
        }

    # --- What happens ----------------------------------------------------------------------------------

    def _stop_a_server(self) -> None:
        self.one.stop(signal.SIGTERM)
        self.one.start()

    def _cut_connections(self) -> None:
        with psycopg.connect(self.postgres.url, autocommit=True) as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
            connection.execute(f"{others} AND backend_type = 'client backend'".encode())

    def _fill_the_disk(self) -> None:
        assert self.sqlite.process is not None
        limit = ["prlimit", "--pid", str(self.sqlite.process.pid)]
        subprocess.run([*limit, "--fsize=1024:unlimited"], check=True)
        time.sleep(1.5)
        subprocess.run([*limit, "--fsize=unlimited:unlimited"], check=True)

    def _step_back(self) -> None:
        """As after a failover to a replica that lagged behind, at a table of its own."""
        guest = Guest(self.one.url)
        table = guest.create([person("Anna"), person("Ben")])
        for _ in range(4):
            guest.play_any(table, self._chance)
        with psycopg.connect(self.postgres.url) as connection:
            condition = "version > 4 AND table_number = (SELECT number FROM tables WHERE id = %s)"
            connection.execute(f"DELETE FROM changes WHERE {condition}".encode(), [table])
        move = guest.get(f"/api/tables/{table}/actions")
        guest.play(table, move["actions"][0]["action"], move["version"])
        for url in (self.one.url, self.other.url):
            there = Guest(url, guest.key)
            assert there.table(table)["version"] >= 4
            there.play_any(table, self._chance)

    # --- Those who play --------------------------------------------------------------------------------

    def _fill_up(self) -> None:
        """Let there be as many tables as there should be at which a game goes on."""
        servers = [self.one, self.other, self.sqlite]
        going_on = [player for player in self.players if patiently(partial(is_going_on, player))]
        for at in range(self._number - len(going_on)):
            server = servers[at % 3]
            seats = [person(name) for name in NAMES[: 2 + at % 3]]
            if at % 8 == 7:
                seats = [person("Anna"), bot("steuermann"), bot("schiffsjunge")]
            guest = Guest(server.url)
            table = patiently(partial(guest.create, seats))
            player = Player(guest, table, self._chance.randrange(1 << 30), over_http=at % 4 == 3)
            going_on.append(player)
            self._known.setdefault(table, []).append(player)
        self.players = going_on

    def _settle(self, player: Player) -> None:
        """Ask again for what was not answered, until it is."""
        move = player.open
        if move is None:
            return

        def ask() -> int:
            answer = player.guest.post(f"/api/tables/{player.table}/play", **vars(move))
            assert answer.status_code == 200, answer.text
            return int(answer.json()["version"])

        assert patiently(ask) == move.version + 1
        player.done.append(move)
        player.open = None

    def _move_on(self, player: Player) -> None:
        """Behind a balancer: now at one server, now at the other."""
        if player.guest.url in (self.one.url, self.other.url):
            url = self._chance.choice([self.one.url, self.other.url])
            player.guest = Guest(url, player.guest.key)

    # --- One round -------------------------------------------------------------------------------------

    def round(self, what: str, happen: Callable[[], None]) -> None:
        """Play, let something happen, go on, and look whether all is there that was acknowledged."""
        self._fill_up()
        with playing(self.players):
            time.sleep(BEFORE)
            began = time.monotonic()
            happen()
        self.tally.kills[what] += 1
        for player in self.players:
            self._move_on(player)
            self._settle(player)
            self._check(player)
        self._fill_up()
        before = self._moves()
        with playing(self.players):
            while self._moves() == before and time.monotonic() < began + PATIENCE:
                time.sleep(0.01)
            self.tally.back[what].append(time.monotonic() - began)
            time.sleep(AFTER)
        for player in self.players:
            self._settle(player)
            self._check(player)
        self.tally.acknowledged = sum(len(one.done) for known in self._known.values() for one in known)

    def _moves(self) -> int:
        return sum(len(player.done) for player in self.players)

    def _check(self, player: Player) -> None:
        """Every acknowledged move stands where it was said to, once."""
        told = patiently(lambda: player.guest.get(f"/api/tables/{player.table}/changes"))
        kept = {change["version"]: change for change in told["changes"]}
        for move in player.done:
            found = kept.get(move.version + 1)
            if found is None or (found["words"], found["request"]) != (move.action, move.request):
                self.tally.lost += 1
        requests = Counter(change["request"] for change in told["changes"] if change["kind"] == "played")
        self.tally.doubled += sum(times - 1 for times in requests.values())


def again(process: Process) -> None:
    """End a process as a power cut does, and start it again."""
    process.kill()
    process.start()


def freeze(process: Process, seconds: float) -> None:
    """Let a process do nothing for a while."""
    assert process.process is not None
    os.kill(process.process.pid, signal.SIGSTOP)
    time.sleep(seconds)
    os.kill(process.process.pid, signal.SIGCONT)


def is_going_on(player: Player) -> bool:
    return bool(player.guest.table(player.table)["status"] == "playing")


def patiently(question: Callable[[], T]) -> T:
    """Ask until there is an answer."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return question()
        except (AssertionError, httpx.HTTPError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def soak(minutes: float, players: int = 24, seed: int = 1769, rounds: int | None = None) -> Tally:
    """Let everything happen in turn for so many minutes, or so many times; returns what was counted."""
    with tempfile.TemporaryDirectory(prefix="ruhr-soak-") as folder:
        soaked = Soak(Path(folder), players, seed)
        deadline, count = time.monotonic() + 60 * minutes, 0
        try:
            for process in soaked.processes():
                process.start()
            while time.monotonic() < deadline and (rounds is None or count < rounds):
                faults = list(soaked.faults().items())
                what, happen = faults[count % len(faults)]
                soaked.round(what, happen)
                count += 1
        finally:
            for process in soaked.processes():
                with contextlib.suppress(Exception):
                    process.clean_up()
        return soaked.tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--players", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1769)
    wishes = parser.parse_args()
    tally = soak(wishes.minutes, wishes.players, wishes.seed)
    print(tally)
    sys.exit(bool(tally.lost or tally.doubled))


if __name__ == "__main__":
    main()

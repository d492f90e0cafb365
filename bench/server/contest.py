"""How much does our server bear beside a boardgame.io server, and do finished games slow it down?

1,000 players sit at 250 tables and play, first as fast as the server lets them, then at a fixed pace. Servers
and load generator are processes of their own on this machine. Ours has every move on disk in SQLite before it
tells anybody; boardgame.io keeps everything in memory. The state of its game is a view of ours. On both sides
games end all the time and the next one begins.

The contestants take turns: ours, boardgame.io's, ours with many finished games in its database, and again.
What slows the machine for a while thus slows all of them. Tables show medians over the rounds; everything
measured goes into `bench-server.json`.
"""

import argparse
import json
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from seed import Model, Seeder, length_of, play_models, view_halfway
from servers import HERE, Server, boardgame_server, load, our_server
from tables import (
    BOARDGAME,
    CONTESTANTS,
    OURS,
    OURS_FULL,
    Results,
    disturbance,
    goals_table,
    memory_table,
    speed_table,
)

ROOT = HERE.parent.parent
TABLES = 250
SEATS = 4
#: Moves a second at which latency is measured.
PACE = 1000
#: Tables over which memory is averaged, and those loaded before so that what is needed once is there.
WEIGHED, LOADED_BEFORE = 2000, 250
WEIGHED_ONES = (OURS, BOARDGAME)
#: Old games that are opened to see how long that takes.
REOPENED = 20
NARROWEST_TABLE = 126


class Contest:
    """Everything needed to let the contestants play: games to begin with, and a folder for databases."""

    def __init__(self, folder: Path, seconds: float, progress: Progress) -> None:
        self._folder = folder
        self._models: list[Model] = play_models()
        self._length = length_of(self._models)
        self._state = folder / "state.json"
        self._state.write_text(json.dumps(view_halfway(self._models[0])), "utf-8")
        self._full = folder / "full.sqlite3"
        self._old: list[str] = []
        self._phases: list[dict[str, Any]] = [
            {"name": "saturated", "warm": 3, "seconds": seconds},
            {"name": "paced", "rate": PACE, "warm": 2, "seconds": seconds},
        ]
        self._progress = progress

    # --- Databases and matches -------------------------------------------------------------------------

    def fill(self, games: int) -> dict[str, Any]:
        """Put many finished games into a database."""
        task = self._progress.add_task(f"{games:,} finished games into a database", total=games)
        began = perf_counter()
        seeder = Seeder(self._full, self._models)
        self._old = seeder.finished(games, lambda done: self._progress.advance(task, done))
        seeder.close()
        self._progress.remove_task(task)
        return {"games": games, "bytes": self._full.stat().st_size, "seconds": perf_counter() - began}

    def _database(self, name: str, tables: int) -> tuple[Path, list[str]]:
        file = self._full if name == OURS_FULL else self._folder / "empty.sqlite3"
        if name != OURS_FULL:
            remove(file)
        seeder = Seeder(file, self._models)
        live = seeder.live(tables)
        seeder.close()
        return file, live

    def _create_matches(self, server: Server, count: int) -> list[str]:
        """Matches of boardgame.io at evenly spread stages."""
        steps = (self._length * at // count for at in range(count))
        wishes = ({"numPlayers": SEATS, "setupData": {"step": step}} for step in steps)
        return [server.ask("/games/ruhr/create", wish)["matchID"] for wish in wishes]

    @contextmanager
    def _server(self, name: str, tables: int) -> Iterator[tuple[Server, list[str]]]:
        """A contestant's server and its live tables; none of ours is in memory yet."""
        if name == BOARDGAME:
            with boardgame_server(self._state, self._length) as server:
                yield server, self._create_matches(server, tables)
        else:
            file, live = self._database(name, tables)
            with our_server(file, cached=2 * WEIGHED) as server:
                yield server, live

    # --- Measurements ----------------------------------------------------------------------------------

    def play(self, name: str) -> dict[str, Any]:
        """One round of one contestant."""
        with self._server(name, TABLES) as (server, tables), load(server, tables, self._phases) as players:
            players.connected()
            phases = {phase["name"]: players.phase() for phase in self._phases}
            return {"start_up": server.start_up, **phases}

    def first_start(self) -> float:
        """Seconds our server needs when there is no database yet."""
        file = self._folder / "new.sqlite3"
        with our_server(file) as server:
            seconds = server.start_up
        remove(file)
        return seconds

    def weigh(self, name: str) -> dict[str, float]:
        """Bytes for each table with nobody at it, and for each connected player who does nothing."""
        at_first = LOADED_BEFORE if name == BOARDGAME else LOADED_BEFORE + WEIGHED
        with self._server(name, at_first) as (server, tables):
            if name == OURS:
                self._open(server, tables[:LOADED_BEFORE])
            server.collect_garbage()
            before = server.memory()
            if name == OURS:
                self._open(server, tables[LOADED_BEFORE:])
            else:
                self._create_matches(server, WEIGHED)
            server.collect_garbage()
            idle = server.memory()
            with load(server, tables[-TABLES:], []) as players:
                players.connected()
                server.collect_garbage()
                connected = server.memory()
        return {"table": (idle - before) / WEIGHED, "player": (connected - idle) / (TABLES * SEATS)}

    @staticmethod
    def _open(server: Server, tables: list[str]) -> None:
        for table in tables:
            server.ask(f"/api/tables/{table}")

    def look_back(self) -> dict[str, float]:
        """Seconds to list finished games and to open one, when there are many."""
        with our_server(self._full) as server:
            first, again = (server.seconds_to_answer("/api/tables?status=finished") for _ in range(2))
            chosen = self._old[:: max(1, len(self._old) // REOPENED)]
            opened = [server.seconds_to_answer(f"/api/tables/{table}") for table in chosen]
        return {"list_first": first, "list_again": again, "open": median(opened), "open_slowest": max(opened)}


def remove(file: Path) -> None:
    """Remove a database with the files that SQLite puts beside it."""
    for path in file.parent.glob(f"{file.name}*"):
        path.unlink()


def run(contest: Contest, rounds: int, old_games: int, progress: Progress) -> Results:
    """Everything, one after the other."""
    results = Results()
    results.first_start = contest.first_start()
    results.filled = contest.fill(old_games)
    steps = rounds * len(CONTESTANTS) + len(WEIGHED_ONES) + 1
    task = progress.add_task("", total=steps)
    for number in range(1, rounds + 1):
        for name in CONTESTANTS:
            progress.update(task, description=f"round {number} of {rounds}: {name}")
            results.add(name, contest.play(name))
            progress.advance(task)
    for name in WEIGHED_ONES:
        progress.update(task, description=f"memory: {name}")
        results.weights[name] = contest.weigh(name)
        progress.advance(task)
    progress.update(task, description="opening old games")
    results.look_back = contest.look_back()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0, help="measured, in each phase of each round")
    parser.add_argument("--games", type=int, default=100_000, help="finished games in the full database")
    parser.add_argument("--quick", action="store_true", help="one short round, and 2,000 finished games")
    parser.add_argument("--folder", type=Path, help="where databases are put; must not be in memory")
    parser.add_argument("--out", type=Path, default=ROOT / "bench-server.json")
    asked = parser.parse_args()
    if asked.quick:
        asked.rounds, asked.seconds, asked.games = 1, 5.0, 2000
    if sys.platform != "linux":
        parser.error("needs Linux to see what memory and processor time the servers use")
    if not (HERE / "node_modules").exists():
        parser.error("boardgame.io is not installed; make bench-server does it")

    console = Console()
    if console.width < NARROWEST_TABLE:
        console = Console(width=NARROWEST_TABLE)
    columns = (TextColumn("{task.description:<50}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory(prefix="ruhr-bench-", dir=asked.folder) as folder,
        Progress(*columns, console=console, transient=True) as progress,
    ):
        contest = Contest(Path(folder), asked.seconds, progress)
        results = run(contest, asked.rounds, asked.games, progress)
    console.print(speed_table(results))
    console.print(memory_table(results))
    console.print(goals_table(results))
    if warning := disturbance(results):
        console.print(f"[yellow]{warning}[/yellow]")
    npm = json.loads((HERE / "package.json").read_text("utf-8"))["dependencies"]
    report = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "boardgame.io": npm["boardgame.io"],
        **results.to_json(),
    }
    asked.out.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    console.print(f"Written to {asked.out}.")


if __name__ == "__main__":
    main()

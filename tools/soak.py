"""Plays for a long time on servers to which everything happens in turn, and counts what was lost.

    python -m tools.soak                   some minutes
    python -m tools.soak --minutes 300     some hours

Many play as fast as they are answered, and remember what they were told is done. Meanwhile processes are
killed, stopped and started, the power and connections cut, the disk filled, clocks set, and a replica takes
the place of its database (`tools.mishaps`). In the end every table is read once more.
"""

import argparse
import random
import shutil
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import TypeVar

import httpx
from tests.server.guests import Guest, Json, bot, person
from tests.server.heavy_play import NAMES, Move, Player, bots_have_decided, changes_of, playing
from tests.server.services import asked, figure, wait_until

from tools.mishaps import LAGGING, Alone, Machines, Together

T = TypeVar("T")
#: How long anything may take to come back, in seconds.
PATIENCE = 120.0
#: How much is played before and after something happens: so many moves of each, but not for longer than that.
MOVES, LONG_ENOUGH = 20, 15.0
#: Nobody thinks so long but who is charged with time in which nobody served.
CLOCK = {"bank": 900, "increment": 60, "at_end": "close"}
STEPPED_BACK = "ruhr_tables_stepped_back_total"


@dataclass
class Tally:
    """What was counted."""

    acknowledged: int = 0
    #: Acknowledged while a replica that later took its database's place did not hear of it.
    stepped_back: int = 0
    #: What was acknowledged and is not there, or twice, by table and request.
    lost: set[tuple[str, str]] = field(default_factory=set)
    doubled: set[tuple[str, str]] = field(default_factory=set)
    #: Tables at which somebody's time was up, though nobody has thought for long.
    unfair: set[str] = field(default_factory=set)
    mishaps: Counter[str] = field(default_factory=Counter)
    #: Seconds from what happened until all was answered that had been asked, and another move acknowledged.
    back: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.acknowledged + other.acknowledged,
            self.stepped_back + other.stepped_back,
            self.lost | other.lost,
            self.doubled | other.doubled,
            self.unfair | other.unfair,
            self.mishaps + other.mishaps,
            self.back | other.back,
        )

    def __str__(self) -> str:
        happened = sum(self.mishaps.values())
        lines = [f"{self.acknowledged} moves acknowledged, {happened} times something happened"]
        for what, times in sorted(self.mishaps.items()):
            seconds = self.back.get(what) or [0.0]
            lines.append(
                f"  {what}: {times} times, served again after {statistics.median(seconds):.1f} s,"
                f" at worst {max(seconds):.1f} s"
            )
        return "\n".join(
            [
                *lines,
                f"stepped back with a replica that lagged behind, and said so: {self.stepped_back}",
                f"lost {len(self.lost)}, doubled {len(self.doubled)}, ended by a clock {len(self.unfair)}",
            ]
        )

    @property
    def is_clean(self) -> bool:
        """Was nothing lost, nothing done twice, and nobody charged with what was not his?"""
        return not (self.lost or self.doubled or self.unfair)


class Soak:
    """Those who play at some servers, and what they were told."""

    def __init__(self, machines: Machines, players: int, moves: int) -> None:
        self._chance = machines.chance
        self._machines = machines
        machines.begin_to_lag = lambda: self._lagging.update(self._told())
        machines.end_lag = lambda: self._stepped.update(self._told())
        self.tally = Tally()
        self._number, self._moves_of_each = players, moves
        self._players: list[Player] = []
        self._known: list[Player] = []
        #: How much each table was told when a replica began to lag behind, and when it took over.
        self._lagging: dict[str, int] = {}
        self._stepped: dict[str, int] = {}
        #: Has the database forgotten something in this round?
        self._less = False

    def run(self, enough: threading.Event, once: Container[str] = ()) -> None:
        """Let everything happen in turn until it is enough, or some of it once."""
        mishaps = self._machines.mishaps()
        some = [what for what in mishaps if what in once]
        try:
            self._machines.start()
            for what in some or cycle(mishaps):
                if enough.is_set():
                    break
                self._round(what, mishaps[what])
            self._check_all(self._known)
        except BaseException:
            enough.set()
            raise
        finally:
            self._machines.clean_up()

    # --- Those who play --------------------------------------------------------------------------------

    def _fill_up(self) -> None:
        """Let there be as many tables as there should be at which a game goes on."""
        going_on = [player for player in self._players if patiently(partial(is_going_on, player))]
        for at in range(len(going_on), self._number):
            seats = [person(name) for name in NAMES[: 2 + at % 3]]
            if at % 6 == 0:
                seats = [person("Anna"), bot("steuermann"), bot("schiffsjunge")]
            guest, has_clock = Guest(self._any_url()), at % 4 in (0, 1)
            wishes = {"clock": CLOCK} if has_clock else {}
            table = patiently(partial(guest.create, seats, **wishes))
            seed = self._chance.randrange(1 << 30)
            going_on.append(Player(guest, table, seed, over_http=at % 4 == 3, has_clock=has_clock))
            self._known.append(going_on[-1])
        self._players = going_on

    def _any_url(self) -> str:
        return self._chance.choice(self._machines.servers).url

    def _settle(self, player: Player) -> None:
        """Ask again for what was not answered, until it is."""
        move = player.open
        if move is None:
            return

        def ask() -> Json:
            answer = player.guest.post(f"/api/tables/{player.table}/play", **vars(move))
            found: Json = answer.json()
            if answer.status_code == 409 and found["error"]["code"] == "stale_version":
                # What it followed is gone, or something came before it: then it was not done, either.
                done = {change["request"] for change in changes_of(player.guest, player.table)}
                assert self._less or move.request not in done, f"{player.table} did what it refused"
                return {}
            assert answer.status_code == 200, f"{player.table} {answer.text}"
            return found

        if answer := patiently(ask):
            player.acknowledged(int(answer["version"]))
        player.open = None

    def _wait_for_bots(self, player: Player) -> None:
        ask = partial(bots_have_decided, player.guest, player.table)
        wait_until(f"bots of {player.table}", lambda: patiently(ask), PATIENCE)

    def _move_on(self, player: Player) -> None:
        """Behind a balancer: now at one server, now at the other."""
        player.guest.http.close()
        player.guest = Guest(self._any_url(), player.guest.key)

    # --- One round -------------------------------------------------------------------------------------

    def _round(self, what: str, happen: Callable[[], None]) -> None:
        """Play, let something happen, go on, and look whether all is there that was acknowledged."""
        self._fill_up()
        self._machines.happened = self._machines.afterwards = None
        with playing(self._players):
            self._wait_for_moves(self._moves_of_each * self._number, LONG_ENOUGH)
            began = time.monotonic()
            happen()
        self.tally.mishaps[what] += 1
        self._less = what == LAGGING
        if self._less:
            # Those who play go on from what is there.
            self._check_all(self._players)
        for player in self._players:
            self._move_on(player)
            self._settle(player)
        self._fill_up()
        before = self._moves()
        with playing(self._players):
            wait_until(f"a move after {what}", lambda: self._moves() > before, PATIENCE)
            self.tally.back[what].append(time.monotonic() - (self._machines.happened or began))
            self._wait_for_moves(self._moves_of_each * self._number, LONG_ENOUGH)
        if self._machines.afterwards is not None:
            self._machines.afterwards()
        for player in self._players:
            self._settle(player)
            self._wait_for_bots(player)
        self._check_all(self._known if self._less else self._players)
        self.tally.acknowledged = sum(len(player.done) for player in self._known) + self.tally.stepped_back

    def _wait_for_moves(self, more: int, seconds: float) -> None:
        before, deadline = self._moves(), time.monotonic() + seconds
        while self._moves() < before + more and time.monotonic() < deadline:
            time.sleep(0.01)

    def _moves(self) -> int:
        return sum(len(player.done) for player in self._players)

    def _told(self) -> dict[str, int]:
        return {player.table: len(player.done) for player in self._known}

    # --- Looking whether all is there ------------------------------------------------------------------

    def _check_all(self, players: Sequence[Player]) -> None:
        before = self.tally.stepped_back
        for player in players:
            self._check(player)
        if self.tally.stepped_back > before:
            urls = [server.url for server in self._machines.servers]
            told = sum(figure(asked(f"{url}/metrics"), STEPPED_BACK) for url in urls)
            assert told > 0, "nobody was told that tables have stepped back"

    def _check(self, player: Player) -> None:
        """Every acknowledged move stands where it was said to, once."""
        table = player.table
        told = patiently(lambda: player.guest.get(f"/api/tables/{table}/changes"))
        changes: list[Json] = told["changes"]
        assert [change["version"] for change in changes] == list(range(1, told["version"] + 1)), table
        if table in self._stepped:
            self._step_back(player, changes)
        self.tally.lost |= {(table, move.request) for move in player.done if not stands(move, changes)}
        requests = Counter(change["request"] for change in changes if change["kind"] == "played")
        self.tally.doubled |= {(table, request) for request, times in requests.items() if times > 1}
        if any(change["kind"] == "ran_out" for change in changes):
            self.tally.unfair.add(table)

    def _step_back(self, player: Player, changes: Sequence[Json]) -> None:
        """What a replica had not heard of is gone: the last of what was said while it lagged behind."""
        first, last = self._lagging.pop(player.table), self._stepped.pop(player.table)
        there = first
        while there < last and stands(player.done[there], changes):
            there += 1
        self.tally.stepped_back += last - there
        del player.done[there:last]


def stands(move: Move, changes: Sequence[Json]) -> bool:
    """Is a move where it was said to be?"""
    found = changes[move.version] if move.version < len(changes) else None
    return found is not None and (found["words"], found["request"]) == (move.action, move.request)


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


def soak(
    minutes: float,
    players: int = 24,
    seed: int = 1769,
    *,
    once: Container[str] = (),
    moves: int = MOVES,
    enough: threading.Event | None = None,
    report: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """Let everything happen in turn for so many minutes, or some of it once, at both kinds of servers.

    *report* is told again and again what was counted so far.
    """
    folder = Path(tempfile.mkdtemp(prefix="ruhr-soak-"))
    # Both have their own chance, for they go on side by side.
    together = Soak(Together(folder, random.Random(seed)), 2 * players // 3, moves)
    alone = Soak(Alone(folder, random.Random(seed + 1)), players // 3, moves)
    enough = enough or threading.Event()
    end = threading.Timer(60 * minutes, enough.set)
    end.start()
    with ThreadPoolExecutor(2) as pool:
        running = [pool.submit(each.run, enough, once) for each in (together, alone)]
        while not all(run.done() for run in running):
            time.sleep(0.1)
            report(together.tally + alone.tally)
    end.cancel()
    for run in running:
        if (error := run.exception()) is not None:
            error.add_note(f"Logs and databases are left in {folder}")
            raise error
    shutil.rmtree(folder, ignore_errors=True)
    return together.tally + alone.tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--players", type=int, default=24)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--seed", type=int, default=1769)
    wishes = parser.parse_args()
    told = 0

    def report(tally: Tally) -> None:
        nonlocal told
        if tally.mishaps.total() >= told + 10:
            told = tally.mishaps.total()
            print(tally, flush=True)

    enough = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: enough.set())
    tally = soak(
        wishes.minutes, wishes.players, wishes.seed, moves=wishes.moves, enough=enough, report=report
    )
    print(tally)
    sys.exit(not tally.is_clean)


if __name__ == "__main__":
    main()

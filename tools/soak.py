"""Plays for a long time on servers to which everything happens in turn, and counts what was lost.

    python -m tools.soak                   some minutes
    python -m tools.soak --minutes 300     some hours

Many play as fast as they are answered, and remember what they were told is done. Meanwhile processes are killed,
stopped and started, the power and connections cut, the disk filled, clocks set, and a replica takes the place of
its database (`tools.mishaps`). In the end every table is read once more.
"""

import argparse
import contextlib
import random
import statistics
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

import httpx
from tests.server.guests import Guest, Json, bot, person
from tests.server.heavy_play import NAMES, Move, Player, bots_have_decided, playing
from tests.server.services import figure, wait_until

from tools.mishaps import LAGGING, Machines

T = TypeVar("T")
#: How long anything may take to come back, in seconds.
PATIENCE = 120.0
#: How much is played before and after something happens: so many moves of each, but not for longer than that.
MOVES, LONG_ENOUGH = 20, 15.0
#: Nobody thinks so long but who is charged with time in which nobody served.
CLOCK = {"bank": 900, "increment": 60, "at_end": "close"}


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

    def __str__(self) -> str:
        happened = sum(self.mishaps.values())
        lines = [f"{self.acknowledged} moves acknowledged, {happened} times something happened"]
        for what, times in sorted(self.mishaps.items()):
            seconds = self.back[what] or [0.0]
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
    """Those who play, and what they were told."""

    def __init__(self, folder: Path, players: int, seed: int) -> None:
        self._chance = random.Random(seed)
        self.machines = machines = Machines(folder, self._chance)
        machines.begin_to_lag = lambda: self._lagging.update(self._told())
        machines.end_lag = lambda: self._stepped.update(self._told())
        self.tally = Tally()
        self._number = players
        self.players: list[Player] = []
        self._known: list[Player] = []
        #: How much each table was told when a replica began to lag behind, and when it took over.
        self._lagging: dict[str, int] = {}
        self._stepped: dict[str, int] = {}
        #: Has PostgreSQL forgotten something in this round?
        self._less = False

    @property
    def _together(self) -> list[str]:
        """The servers that share a database."""
        return [self.machines.one.url, self.machines.other.url]

    # --- Those who play --------------------------------------------------------------------------------

    def _fill_up(self) -> None:
        """Let there be as many tables as there should be at which a game goes on."""
        going_on = [player for player in self.players if patiently(partial(is_going_on, player))]
        for at in range(len(going_on), self._number):
            url = [*self._together, self.machines.sqlite.url][at % 3]
            seats = [person(name) for name in NAMES[: 2 + at % 3]]
            if at % 8 in (0, 6):
                seats = [person("Anna"), bot("steuermann"), bot("schiffsjunge")]
            guest, has_clock = Guest(url), at % 4 in (0, 1)
            wishes = {"clock": CLOCK} if has_clock else {}
            table = patiently(partial(guest.create, seats, **wishes))
            seed = self._chance.randrange(1 << 30)
            going_on.append(Player(guest, table, seed, over_http=at % 4 == 3, has_clock=has_clock))
            self._known.append(going_on[-1])
        self.players = going_on

    def _settle(self, player: Player) -> None:
        """Ask again for what was not answered, until it is."""
        move = player.open
        if move is None:
            return

        def ask() -> Json:
            answer = player.guest.post(f"/api/tables/{player.table}/play", **vars(move))
            found: Json = answer.json()
            if self._less and answer.status_code == 409 and found["error"]["code"] == "stale_version":
                # What it followed is gone.
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
        if player.guest.url in self._together:
            player.guest.http.close()
            player.guest = Guest(self._chance.choice(self._together), player.guest.key)

    # --- One round -------------------------------------------------------------------------------------

    def round(self, what: str, happen: Callable[[], None]) -> None:
        """Play, let something happen, go on, and look whether all is there that was acknowledged."""
        self._fill_up()
        self.machines.happened = self.machines.afterwards = None
        with playing(self.players):
            self._wait_for_moves(self._moves() + MOVES * len(self.players), LONG_ENOUGH)
            began = time.monotonic()
            happen()
        self.tally.mishaps[what] += 1
        self._less = what == LAGGING
        if self._less:
            # Those who play go on from what is there.
            self._check_all(self._known)
        for player in self.players:
            self._move_on(player)
            self._settle(player)
        before = self._moves()
        with playing(self.players):
            self._wait_for_moves(before + 1, PATIENCE)
            self.tally.back[what].append(time.monotonic() - (self.machines.happened or began))
            self._wait_for_moves(self._moves() + MOVES * len(self.players), LONG_ENOUGH)
        if self.machines.afterwards is not None:
            self.machines.afterwards()
        for player in self.players:
            self._settle(player)
            self._wait_for_bots(player)
        self._check_all(self.players)
        self.tally.acknowledged = sum(len(player.done) for player in self._known) + self.tally.stepped_back

    def _wait_for_moves(self, moves: int, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        while self._moves() < moves and time.monotonic() < deadline:
            time.sleep(0.01)

    def _moves(self) -> int:
        return sum(len(player.done) for player in self.players)

    def _told(self) -> dict[str, int]:
        together = (player for player in self._known if player.guest.url in self._together)
        return {player.table: len(player.done) for player in together}

    # --- Looking whether all is there ------------------------------------------------------------------

    def _check_all(self, players: Sequence[Player]) -> None:
        before = self.tally.stepped_back
        for player in players:
            self._check(player)
        if self.tally.stepped_back > before:
            told = sum(figure(httpx.get(f"{url}/metrics").text, STEPPED_BACK) for url in self._together)
            assert told > 0, "nobody was told that tables have stepped back"

    def _check(self, player: Player) -> None:
        """Every acknowledged move stands where it was said to, once."""
        told = patiently(lambda: player.guest.get(f"/api/tables/{player.table}/changes"))
        changes: list[Json] = told["changes"]
        assert [change["version"] for change in changes] == list(range(1, told["version"] + 1)), player.table
        if player.table in self._stepped:
            self._step_back(player, changes)
        table = player.table
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

    def check_for_good(self) -> None:
        """Look at every table that ever was."""
        self._check_all(self._known)


STEPPED_BACK = "ruhr_tables_stepped_back_total"


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


def soak(minutes: float, players: int = 24, seed: int = 1769, rounds: int | None = None) -> Tally:
    """Let everything happen in turn for so many minutes, or so many times; returns what was counted."""
    with tempfile.TemporaryDirectory(prefix="ruhr-soak-", ignore_cleanup_errors=True) as folder:
        soaked = Soak(Path(folder), players, seed)
        machines = soaked.machines
        deadline, count = time.monotonic() + 60 * minutes, 0
        try:
            for process in machines.processes():
                process.start()
            mishaps = list(machines.mishaps().items())
            while time.monotonic() < deadline and (rounds is None or count < rounds):
                soaked.round(*mishaps[count % len(mishaps)])
                count += 1
                if count % 5 == 0:
                    print(soaked.tally, flush=True)
            soaked.check_for_good()
        except BaseException:
            print(soaked.tally, flush=True)
            raise
        finally:
            for process in machines.processes():
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
    sys.exit(not tally.is_clean)


if __name__ == "__main__":
    main()

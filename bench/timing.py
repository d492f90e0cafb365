"""Plays games on one core for a while and says how many there were and how long they took."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

#: Plays that many complete games and says how many decisions there were, or 0 where nobody counts them.
Play = Callable[[int], int]

#: A batch between two looks at the clock takes at least this long, in seconds.
SHORTEST_BATCH = 0.02
MEGABYTE = 1 << 20


def pin(core: int) -> None:
    """Stay on one core, where the system lets a program choose."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {core})


def resident_megabytes() -> float | None:
    """The memory this process occupies now, where the system tells."""
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE
    return None


def say(**line: object) -> None:
    """One line of the report to the driver."""
    print(json.dumps(line), flush=True)


def batch_size(play: Play) -> int:
    """How many games fill a batch; finding out also warms everything up."""
    games = 1
    while True:
        begin = process_time()
        play(games)
        if process_time() - begin >= SHORTEST_BATCH:
            return games
        games *= 2


def measure(play: Play, seconds: float) -> None:
    """Play for some seconds of processor time, which is what other programs on the core cannot take away."""
    batch = batch_size(play)
    games = 0
    decisions = 0
    spent = 0.0
    wall = perf_counter()
    begin = process_time()
    while spent < seconds:
        decisions += play(batch)
        games += batch
        spent = process_time() - begin
    say(games=games, decisions=decisions, seconds=spent, wall=perf_counter() - wall)


def endure(play: Play, games: int, slice_size: int) -> None:
    """Play many games in one go, and report on every slice of them."""
    say(games=0, seconds=0.0, memory=resident_megabytes())
    played = 0
    while played < games:
        size = min(slice_size, games - played)
        begin = process_time()
        play(size)
        seconds = process_time() - begin
        played += size
        say(games=size, seconds=seconds, memory=resident_megabytes())

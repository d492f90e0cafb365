"""Processes that work for somebody end with him, however he ends."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruhr.processes import working

#: Lets two processes say who they are and work on in small steps; then does nothing but wait for them.
WAITS = """
import os, sys, time
from pathlib import Path
from ruhr.cli.progress import told_to_end
from ruhr.processes import working

def work(folder):
    Path(folder, str(os.getpid())).touch()
    while True:
        time.sleep(0.01)

if __name__ == "__main__":
    with told_to_end(), working(2, sys.argv[2]) as pool:
        for _ in range(2):
            pool.submit(work, sys.argv[1])
        print(flush=True)
        time.sleep(600)
"""
WITHIN = 20


def _work_on(folder: Path) -> None:
    (folder / str(os.getpid())).touch()
    time.sleep(600)


def those_at_work(folder: Path, count: int) -> list[int]:
    """Who has begun to work, as soon as so many have."""
    for _ in range(WITHIN * 100):
        found = [int(file.name) for file in folder.iterdir() if file.name.isdigit()]
        if len(found) == count:
            return found
        time.sleep(0.01)
    raise AssertionError(f"{len(found)} of {count} work")


def all_end(numbers: list[int]) -> bool:
    """Do all these processes end soon?"""
    for _ in range(WITHIN * 100):
        if not any(is_alive(number) for number in numbers):
            return True
        time.sleep(0.01)
    return False


def is_alive(number: int) -> bool:
    """Does a process live? Who has ended, and whom nobody has asked yet how, does not."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Where they say who they are; whoever is left in the end is ended."""
    yield tmp_path
    for file in tmp_path.iterdir():
        if file.name.isdigit():
            with contextlib.suppress(OSError):
                os.kill(int(file.name), signal.SIGKILL)


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks into /proc")
@pytest.mark.parametrize("method", ["fork", "spawn"])
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nobody_works_for_who_was_ended(end: signal.Signals, method: str, folder: Path) -> None:
    script = folder / "waits.py"
    script.write_text(WAITS, "utf-8")
    # Who is started in the background may have been told to ignore the keyboard.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        waiting = subprocess.Popen(
            [sys.executable, str(script), str(folder), method],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    with waiting:
        workers = those_at_work(folder, 2)
        waiting.send_signal(end)
        waiting.wait(WITHIN)
    assert all_end(workers)


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks into /proc")
def test_nobody_waits_for_those_of_whom_no_more_is_wanted(folder: Path) -> None:
    with contextlib.suppress(TimeoutError), working(1) as pool:
        pool.submit(_work_on, folder)
        workers = those_at_work(folder, 1)
        raise TimeoutError
    assert all_end(workers)


def test_what_was_begun_is_waited_for() -> None:
    with working(2) as pool:
        found = [pool.submit(pow, number, 2) for number in range(4)]
        assert [one.result() for one in found] == [0, 1, 4, 9]

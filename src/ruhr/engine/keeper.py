"""Keeps a program: starts it, and leaves nothing of it behind (docs/engine.md).

It runs as a process of its own, with the standard library alone, between the arena and the program. On Linux
whoever below it loses his parent becomes its child, so that nothing escapes into a session of its own. It
ends them all when the other end of its lifeline is closed: the system does that, too, however the arena ends.
"""

import contextlib
import os
import select
import signal
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

#: What it says once the program has started; anything else is the reason why it has not.
UNDER_WAY = b"+"
#: What is meant for others, or for nobody, must not end it.
NOT_HEARD = (signal.SIGHUP, signal.SIGINT, signal.SIGTERM, signal.SIGPIPE)
#: What Linux calls: be the parent of all below you whose parents have ended.
PR_SET_CHILD_SUBREAPER = 36
PROCESSES = Path("/proc")
#: How long whoever is killed may take to be gone, and how often that is looked at, in seconds.
DYING = 5.0
DYING_STEP = 0.002


def keep(lifeline: socket.socket, command: list[str]) -> None:
    """Start a program, and end it with all that it has started once nobody wants it any more."""
    adopts = adopt_orphans()
    for number in NOT_HEARD:
        signal.signal(number, signal.SIG_IGN)
    woken = wake_when_somebody_ends()
    try:
        program = os.posix_spawnp(command[0], command, os.environ, setpgroup=0, setsigdef=NOT_HEARD)
    except OSError as error:
        lifeline.send(str(error).encode())
        return
    let_go_of_its_streams()
    lifeline.send(UNDER_WAY)
    while has_children():
        ready, _, _ = select.select([lifeline.fileno(), woken], [], [])
        if lifeline.fileno() in ready:
            break
        os.read(woken, 1 << 16)
    if not adopts or has_children():
        end_all(program)


def adopt_orphans() -> bool:
    """Become the parent of all below whose parents end, where the system knows such a thing."""
    if sys.platform != "linux":
        return False
    import ctypes

    return int(ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)) == 0


def wake_when_somebody_ends() -> int:
    """A pipe that has something to read whenever a child has ended."""
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    return woken


def let_go_of_its_streams() -> None:
    """What the program reads and writes is its own: when it closes it, it is closed."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)


def has_children() -> bool:
    """Does anybody live whose parent we are? Whoever has ended is forgotten."""
    try:
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            pass
    except ChildProcessError:
        return False
    return True


def end_all(program: int) -> None:
    """Kill a program's group, and everybody below us until nobody is left."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(program, signal.SIGKILL)
    end = time.monotonic() + DYING
    while has_children() and time.monotonic() < end:
        for process in everybody_below(os.getpid()):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)
        time.sleep(DYING_STEP)


def everybody_below(process: int) -> Iterator[int]:
    """The children of a process, and theirs, where the system tells."""
    children: dict[int, list[int]] = {}
    for file in PROCESSES.glob("[0-9]*/stat"):
        # What is told after the name, which may hold anything: the state, and the parent.
        with contextlib.suppress(OSError):
            parent = int(file.read_bytes().rpartition(b")")[2].split()[1])
            children.setdefault(parent, []).append(int(file.parent.name))
    left = [process]
    while left:
        found = children.get(left.pop(), [])
        yield from found
        left += found


if __name__ == "__main__":
    its_end = socket.socket(fileno=int(sys.argv[1]))
    its_end.set_inheritable(False)
    keep(its_end, sys.argv[2:])

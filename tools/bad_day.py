"""The command `ruhr` on a machine whose clock jumps and whose disk forgets what was not synced.

    RUHR_BAD_DAY=folder python -m tools.bad_day serve --port 8769

`clock` in the folder says by how many seconds the system's clock is wrong. What SQLite has synced is copied
to `synced`, so that a power cut can take away the rest. All this is done to the command from outside.
"""

import contextlib
import ctypes
import ctypes.util
import os
import random
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

from ruhr.cli import main

VARIABLE = "RUHR_BAD_DAY"
CLOCK, SYNCED = "clock", "synced"
#: A disk writes so many bytes as a whole.
SECTOR = 512
#: The kinds of files of SQLite that are there after a power cut.
MAIN_FILE, LOG = 0x100, 0x80000

# --- The clock -----------------------------------------------------------------------------------------


def set_clock(folder: Path, seconds: float) -> None:
    """Let the clock of who runs in a folder be wrong by so many seconds from now on."""
    new = folder / f"{CLOCK}.new"
    new.write_text(str(seconds))
    new.rename(folder / CLOCK)


def let_the_clock_jump(folder: Path) -> None:
    """Have this process believe in the clock of its folder."""
    file, right = folder / CLOCK, time.time_ns

    def wrong() -> int:
        error = 0.0
        with contextlib.suppress(FileNotFoundError):
            error = float(file.read_text())
        return right() + int(error * 1e9)

    time.time_ns = wrong
    time.time = lambda: wrong() / 1e9


# --- The disk ------------------------------------------------------------------------------------------

_OPEN = ctypes.CFUNCTYPE(
    ctypes.c_int,
    ctypes.c_void_p,
    # SQLite keeps this pointer to the name.
    ctypes.c_void_p,
    ctypes.c_void_p,
    ctypes.c_int,
    ctypes.c_void_p,
)
_WRITE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
_SYNC = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)


class _Methods(ctypes.Structure):
    """SQLite's `sqlite3_io_methods`."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("close", ctypes.c_void_p),
        ("read", ctypes.c_void_p),
        ("write", _WRITE),
        ("truncate", ctypes.c_void_p),
        ("sync", _SYNC),
        ("others", ctypes.c_void_p * 13),
    )


class _File(ctypes.Structure):
    """The beginning of SQLite's `sqlite3_file`."""

    _fields_ = (("methods", ctypes.POINTER(_Methods)),)


class _System(ctypes.Structure):
    """The beginning of SQLite's `sqlite3_vfs`."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("size", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("open", _OPEN),
    )


class ForgetfulDisk:
    """Copies what is synced, and nothing else, of every database that this process writes."""

    def __init__(self, folder: Path) -> None:
        self._copies = folder / SYNCED
        self._copies.mkdir(exist_ok=True)
        self._lock = threading.Lock()
        #: Where each file was written since it was synced.
        self._written: defaultdict[Path, set[tuple[int, int]]] = defaultdict(set)
        self._files: dict[int, Path] = {}
        self._methods: dict[int, _Methods] = {}
        library = ctypes.CDLL(ctypes.util.find_library("sqlite3"))
        library.sqlite3_vfs_find.restype = ctypes.POINTER(_System)
        self._system = library.sqlite3_vfs_find(None).contents
        self._usual_open = _OPEN.from_buffer_copy(self._system.open)
        self._open = _OPEN(self._opened)
        self._system.open = self._open

    def _opened(self, system: int, name: int | None, file: int, flags: int, given: int) -> int:
        code: int = self._usual_open(system, name, file, flags, given)
        if code == 0 and name is not None and flags & (MAIN_FILE | LOG):
            path = Path(os.fsdecode(ctypes.string_at(name)))
            with self._lock:
                self._files[file] = path
                # Whatever is in it is synced with the rest the next time.
                self._written[path].add((0, path.stat().st_size))
                if path.stat().st_size == 0:
                    (self._copies / path.name).unlink(missing_ok=True)
            opened = _File.from_address(file)
            usual = ctypes.addressof(opened.methods.contents)
            if usual not in self._methods:
                self._methods[usual] = self._watched(opened.methods.contents)
            opened.methods = ctypes.pointer(self._methods[usual])
        return code

    def _watched(self, usual: _Methods) -> _Methods:
        """The same methods, but that we see what is written and synced."""
        methods = _Methods.from_buffer_copy(usual)
        usual_write: Callable[[int, int, int, int], int] = _WRITE.from_buffer_copy(usual.write)
        usual_sync: Callable[[int, int], int] = _SYNC.from_buffer_copy(usual.sync)

        def write(file: int, content: int, size: int, at: int) -> int:
            code = usual_write(file, content, size, at)
            with self._lock:
                self._written[self._files[file]].add((at, size))
            return code

        def sync(file: int, flags: int) -> int:
            path = self._files[file]
            with self._lock:
                places, self._written[path] = self._written[path], set()
                code = usual_sync(file, flags)
                if code == 0:
                    self._keep(path, places)
            return code

        methods.write, methods.sync = _WRITE(write), _SYNC(sync)
        return methods

    def _keep(self, path: Path, places: set[tuple[int, int]]) -> None:
        copy = os.open(self._copies / path.name, os.O_RDWR | os.O_CREAT)
        with path.open("rb", buffering=0) as file:
            for at, size in sorted(places):
                os.pwrite(copy, os.pread(file.fileno(), size, at), at)
            if os.fstat(copy).st_size > (now := os.fstat(file.fileno()).st_size):
                os.ftruncate(copy, now)
        os.close(copy)


def cut_the_power(folder: Path, database: Path, chance: random.Random) -> None:
    """When its process was killed: of what was not synced only some is there, in no order."""
    Path(f"{database}-shm").unlink(missing_ok=True)
    for file in (database, Path(f"{database}-wal")):
        if not file.exists():
            continue
        copy = folder / SYNCED / file.name
        synced, written = copy.read_bytes() if copy.exists() else b"", file.read_bytes()
        left = bytearray(chance.choice([synced, written]))
        for at in range(0, len(left), SECTOR):
            sector = chance.choice([synced, written])[at : at + SECTOR]
            left[at : at + SECTOR] = sector.ljust(len(left[at : at + SECTOR]), b"\0")[: len(left) - at]
        file.write_bytes(left)
        copy.write_bytes(left)


if __name__ == "__main__":
    its_folder = Path(os.environ[VARIABLE])
    let_the_clock_jump(its_folder)
    disk = ForgetfulDisk(its_folder)
    main()

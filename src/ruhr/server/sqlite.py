"""The file of a SQLite database: it belongs to one server, and can be copied while it is used."""

import contextlib
import errno
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import make_url

from ruhr.errors import RuhrError


def file_of(url: str) -> Path | None:
    """The file of a SQLite database, if it is one."""
    parts = make_url(url)
    return Path(parts.database) if parts.get_backend_name() == "sqlite" and parts.database else None


@contextlib.contextmanager
def served(url: str) -> Iterator[None]:
    """Let a SQLite file be this server's alone; raises `RuhrError` if it is another one's.

    The lock is the process's: whatever ends it, the file is free again.
    """
    file = file_of(url)
    if file is None:
        yield
        return
    # However it is called: a link to it is no other database.
    lock = FileLock(f"{file.resolve()}.lock", timeout=0, is_singleton=True)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout as error:
        raise RuhrError("database_in_use", file=str(file)) from error
    except OSError:
        # There can be no database either: whoever opens it says so.
        yield
        return
    try:
        yield
    finally:
        lock.release()


def back_up(url: str, copy: Path) -> int:
    """Copy a SQLite database into a new file while it is used, and check it; returns how many tables it has.

    It is as it was at one moment, and nobody waits for it. Raises `RuhrError` if that cannot be done.
    """
    file = file_of(url)
    if file is None:
        raise RuhrError("backup_not_sqlite")
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    try:
        if copy.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        os.close(os.open(unfinished, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source:
            source.execute("VACUUM INTO ?", [str(unfinished)])
        with contextlib.closing(sqlite3.connect(unfinished)) as made:
            (verdict,) = made.execute("PRAGMA integrity_check").fetchone()
            (tables,) = made.execute("SELECT count(*) FROM tables").fetchone()
        if verdict != "ok":
            raise OSError(verdict)
        # It is there when we say so, whatever happens to the machine.
        _keep(unfinished)
        unfinished.rename(copy)
        # Not every system opens folders, or has to.
        with contextlib.suppress(OSError):
            _keep(copy.parent)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise RuhrError("backup_failed", file=str(copy), reason=str(error)) from error
    return int(tables)


def _keep(path: Path) -> None:
    """Return when a file, or what is in a folder, is on the disk."""
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

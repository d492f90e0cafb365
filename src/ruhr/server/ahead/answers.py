"""Where answers given in advance are kept: one list for each seat, known by a mark that changes with it.

Whoever changes a list names the mark he knows, so that no device and no server undoes what another has done.
An answer leaves its list in the transaction that writes it as a change (`store.Taking`).
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ruhr.server import schema
from ruhr.server.errors import StorageFailed
from ruhr.server.schema import ahead
from ruhr.server.store import Store, is_on
from ruhr.server.table import PLAYING


class AnswerList(NamedTuple):
    """What somebody has given in advance for a seat."""

    table_number: int
    seat: int
    key: bytes
    mark: str
    answers: list[dict[str, Any]]
    careful: bool
    reveals: int
    dropped: dict[str, Any] | None
    looked: int


class Due(NamedTuple):
    """A list at whose table something was done since it was looked at."""

    number: int
    seat: int
    table: str


_COLUMNS = [ahead.c[name] for name in AnswerList._fields]


class Answers:
    """All lists in a database. Safe to use from several threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- For people ------------------------------------------------------------------------------------

    def at_table(self, number: int, seats: Sequence[int]) -> list[AnswerList]:
        """The lists of some seats."""
        query = select(*_COLUMNS).where(ahead.c.table_number == number, ahead.c.seat.in_(seats))
        with self._store.reading() as connection:
            return [AnswerList(*row) for row in connection.execute(query)]

    def of_person(self, keys: Iterable[bytes]) -> list[tuple[str, AnswerList]]:
        """Everything that somebody has given in advance, with the ids of its tables."""
        query = (
            select(schema.tables.c.id, *_COLUMNS)
            .join(schema.tables, schema.tables.c.number == ahead.c.table_number)
            .where(ahead.c.key.in_(sorted(keys)))
            .order_by(ahead.c.table_number, ahead.c.seat)
        )
        with self._store.reading() as connection:
            return [(table, AnswerList(*row)) for table, *row in connection.execute(query)]

    def give(self, given: AnswerList, known: str | None, now: int) -> bool:
        """Put a list in the place of the one that is known; false if there is another one now."""
        values = {**given._asdict(), "waits": bool(given.answers), "wake_at": now}
        try:
            with self._store.writing() as connection:
                if known is None:
                    here = (ahead.c.table_number == given.table_number, ahead.c.seat == given.seat)
                    if connection.execute(select(ahead.c.seat).where(*here)).first() is not None:
                        return False
                    connection.execute(insert(ahead).values(**values))
                    return True
                changed = update(ahead).where(*_same(given._replace(mark=known))).values(**values)
                return connection.execute(changed).rowcount == 1
        except StorageFailed as error:
            # Another device was first, in this very moment.
            if isinstance(error.__cause__, IntegrityError):
                return False
            raise

    # --- When they come due ----------------------------------------------------------------------------

    def due(self, now: int, board: str, most: int) -> list[Due]:
        """Lists to look at: something was done at their tables, or somebody has given them just now."""
        rows, at = ahead.c, schema.changes.c
        newest = select(func.max(at.version)).where(at.table_number == rows.table_number).scalar_subquery()
        query = (
            select(rows.table_number, rows.seat, schema.tables.c.id)
            .join(schema.tables, schema.tables.c.number == rows.table_number)
            .where(schema.STILL_WAITS, is_on(board), _is_free(now))
            .where(or_(rows.wake_at.is_not(None), rows.looked != newest))
            .limit(most)
        )
        with self._store.reading() as connection:
            return [Due(*row) for row in connection.execute(query)]

    def claim(self, number: int, seat: int, now: int, until: int) -> AnswerList | None:
        """Let a list be ours to look at until a time, unless somebody else does."""
        rows = ahead.c
        claimed = (
            update(ahead)
            .where(rows.table_number == number, rows.seat == seat, schema.STILL_WAITS, _is_free(now))
            .values(wake_at=until)
            .returning(*_COLUMNS)
        )
        with self._store.writing() as connection:
            row = connection.execute(claimed).one_or_none()
        return None if row is None else AnswerList(*row)

    def rest(self, looked_at: AnswerList, wake_at: int | None) -> None:
        """A list was looked at up to a version; look again when something is done, or at a time."""
        with self._store.writing() as connection:
            seen = {"looked": looked_at.looked, "wake_at": wake_at}
            connection.execute(update(ahead).where(*_same(looked_at)).values(**seen))

    def drop(self, given: AnswerList, mark: str, dropped: dict[str, Any]) -> None:
        """Empty a list, and keep why."""
        empty = {"mark": mark, "answers": [], "waits": False, "dropped": dropped, "wake_at": None}
        with self._store.writing() as connection:
            connection.execute(update(ahead).where(*_same(given)).values(**empty))

    def forget(self, given: AnswerList) -> None:
        """Whoever gave a list has left, or a bot decides for him."""
        with self._store.writing() as connection:
            connection.execute(delete(ahead).where(*_same(given)))

    def forget_games_over(self) -> None:
        """Nothing is left of lists whose games are over."""
        over = select(ahead.c.table_number).join(
            schema.tables, schema.tables.c.number == ahead.c.table_number
        )
        with self._store.reading() as connection:
            numbers = connection.execute(over.where(schema.tables.c.status != PLAYING)).scalars().all()
        if numbers:
            with self._store.writing() as connection:
                connection.execute(delete(ahead).where(ahead.c.table_number.in_(numbers)))


def _same(given: AnswerList) -> tuple[ColumnElement[bool], ...]:
    """Is it the list that is known by its mark?"""
    rows = ahead.c
    return rows.table_number == given.table_number, rows.seat == given.seat, rows.mark == given.mark


def _is_free(now: int) -> ColumnElement[bool]:
    """Does nobody look at a list just now?"""
    return or_(ahead.c.wake_at.is_(None), ahead.c.wake_at <= now)

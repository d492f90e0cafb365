"""Where reviews are kept: what is wanted of each, what was found, and who goes on with it.

Everything a review needs is a row from the beginning, empty until it is found. So whoever goes on with it,
after however long, finds what is left to do, and nothing is found twice.
"""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.looking_back import PlainData
from ruhr.server.schema import findings, reviews, tables
from ruhr.server.store import Store, is_on


class Wanted(NamedTuple):
    """Decisions to look back at, with so many looks for each choice."""

    looks: int
    steps: list[int]


class Taken(NamedTuple):
    """A review that is ours to go on with."""

    number: int
    table: str
    basis: bytes
    looks: int
    is_whole: bool
    #: The how manieth attempt it is since anything was found.
    attempt: int


class Kept(NamedTuple):
    """What there is of a review."""

    basis: bytes
    looks: int
    #: Of how many findings it is made, and those that were made, in their order.
    of: int
    found: list[PlainData]
    #: What was found with more looks, and the steps for which that is still wanted.
    deeper: list[PlainData]
    awaited: list[int]
    whole: PlainData | None
    #: Has it been given up?
    is_given_up: bool


class Shelf:
    """The reviews in a database. Safe to use from several threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- What is there ---------------------------------------------------------------------------------

    def kept(self, number: int) -> Kept | None:
        """The review of a table, as far as it has come."""
        with self._store.reading() as connection:
            of, rows = reviews.c, findings.c
            row = connection.execute(
                select(of.basis, of.looks, of.wake_at, of.whole).where(of.table_number == number)
            ).one_or_none()
            if row is None:
                return None
            all_of_it = connection.execute(
                select(rows.looks, rows.step, rows.found)
                .where(rows.table_number == number)
                .order_by(rows.looks, rows.step)
            ).all()
        plain = [one.found for one in all_of_it if one.looks == row.looks]
        more = [one for one in all_of_it if one.looks != row.looks]
        return Kept(
            row.basis,
            row.looks,
            len(plain),
            [found for found in plain if found is not None],
            [one.found for one in more if one.found is not None],
            [one.step for one in more if one.found is None],
            row.whole,
            row.whole is None and row.wake_at is None,
        )

    def puzzles(self, number: int) -> list[list[PlainData]] | None:
        """Of each seat the costliest turns as puzzles, if the review of a table is whole."""
        with self._store.reading() as connection:
            query = select(reviews.c.puzzles).where(reviews.c.table_number == number)
            found: list[list[PlainData]] | None = connection.execute(query).scalar()
        return found

    # --- Asking ----------------------------------------------------------------------------------------

    def ask(self, number: int, basis: bytes, looks: int, steps: Iterable[int], now: int, most: int) -> None:
        """Want a review, unless there is one already; one of another game at the table is forgotten."""
        rows = reviews.c
        try:
            with self._store.writing() as connection:
                known = connection.execute(select(rows.basis).where(rows.table_number == number)).scalar()
                if known == basis:
                    return
                self._check_room(connection, most)
                _forget(connection, number)
                connection.execute(
                    insert(reviews).values(table_number=number, basis=basis, looks=looks, wake_at=now)
                )
                connection.execute(
                    insert(findings),
                    [{"table_number": number, "looks": looks, "step": step} for step in steps],
                )
        except StorageFailed as error:
            # Somebody else has asked at the same moment.
            if not isinstance(error.__cause__, IntegrityError):
                raise

    def ask_more(self, number: int, step: int, looks: int, now: int, most: int) -> None:
        """Want a decision looked back at with more looks, unless it was already."""
        rows = findings.c
        try:
            with self._store.writing() as connection:
                asked = connection.execute(
                    select(rows.step).where(
                        rows.table_number == number, rows.looks == looks, rows.step == step
                    )
                ).first()
                if asked is not None:
                    return
                self._check_room(connection, most)
                connection.execute(insert(findings).values(table_number=number, looks=looks, step=step))
                connection.execute(
                    update(reviews)
                    .where(reviews.c.table_number == number, reviews.c.wake_at.is_(None))
                    .values(wake_at=now, thinker=None, attempts=0)
                )
        except StorageFailed as error:
            if not isinstance(error.__cause__, IntegrityError):
                raise

    def ask_again(self, number: int, now: int, most: int) -> None:
        """Want a review that was given up to be tried again."""
        rows = reviews.c
        with self._store.writing() as connection:
            self._check_room(connection, most)
            connection.execute(
                update(reviews)
                .where(rows.table_number == number, rows.whole.is_(None), rows.wake_at.is_(None))
                .values(wake_at=now, thinker=None, attempts=0)
            )

    @staticmethod
    def _check_room(connection: Connection, most: int) -> None:
        waiting = select(func.count()).select_from(reviews).where(reviews.c.wake_at.is_not(None))
        if (connection.execute(waiting).scalar() or 0) >= most:
            raise TableError("reviews_full", most=most)

    # --- Going on --------------------------------------------------------------------------------------

    def take(self, board: str, thinker: str, now: int, until: int) -> Taken | None:
        """Let the review that has waited longest be a thinker's until a time."""
        rows = reviews.c
        waiting = (
            select(
                rows.table_number,
                tables.c.id,
                rows.basis,
                rows.looks,
                rows.wake_at,
                rows.attempts,
                rows.whole.is_not(None).label("is_whole"),
            )
            .join(tables, tables.c.number == rows.table_number)
            .where(rows.wake_at.is_not(None), rows.wake_at <= now, is_on(board))
            .order_by(rows.wake_at)
            .limit(1)
        )
        with self._store.reading() as connection:
            found = connection.execute(waiting).first()
        if found is None:
            return None
        claimed = (
            update(reviews)
            .where(rows.table_number == found.table_number, rows.wake_at == found.wake_at)
            .values(wake_at=until, thinker=thinker, attempts=rows.attempts + 1)
        )
        with self._store.writing() as connection:
            if connection.execute(claimed).rowcount != 1:
                return None
        return Taken(
            found.table_number, found.id, found.basis, found.looks, found.is_whole, found.attempts + 1
        )

    def wanted(self, number: int, most: int) -> Wanted | None:
        """What is to be looked back at next: first what somebody wants to know more of, then the rest."""
        rows = findings.c
        query = (
            select(rows.looks, rows.step)
            .where(rows.table_number == number, rows.found.is_(None))
            .order_by(rows.looks.desc(), rows.step)
            .limit(most)
        )
        with self._store.reading() as connection:
            found = connection.execute(query).all()
        if not found:
            return None
        return Wanted(found[0].looks, [one.step for one in found if one.looks == found[0].looks])

    def write(self, taken: Taken, thinker: str, looks: int, found: list[PlainData], until: int) -> bool:
        """Keep what was found, and the claim; false if the review is no longer this thinker's."""
        rows = findings.c
        with self._store.writing() as connection:
            if not _hold(connection, taken, thinker, {"wake_at": until, "attempts": 0}):
                return False
            for one in found:
                at = and_(rows.table_number == taken.number, rows.looks == looks, rows.step == one["step"])
                connection.execute(update(findings).where(at).values(found=one))
        return True

    def renew(self, taken: Taken, thinker: str, until: int) -> None:
        """Keep the claim on a review until a later time, or leave it to anybody from then on."""
        with self._store.writing() as connection:
            _hold(connection, taken, thinker, {"wake_at": until})

    def leave(self, taken: Taken, thinker: str, now: int) -> None:
        """Leave a review to anybody, as if it had not been taken."""
        with self._store.writing() as connection:
            _hold(connection, taken, thinker, {"wake_at": now, "attempts": taken.attempt - 1})

    def give_up(self, taken: Taken, thinker: str, now: int) -> None:
        """End what fails again and again: more looks at a decision if they are wanted, or all of it."""
        rows = findings.c
        wishes = delete(findings).where(
            rows.table_number == taken.number, rows.looks != taken.looks, rows.found.is_(None)
        )
        with self._store.writing() as connection:
            if _hold(connection, taken, thinker, {"wake_at": None}) and connection.execute(wishes).rowcount:
                _hold(connection, taken, thinker, {"wake_at": now, "attempts": 0})

    def finish(self, taken: Taken, thinker: str, concluded: PlainData, now: int) -> None:
        """Nothing is left to do, unless somebody wants more meanwhile; `whole` and `puzzles` are kept."""
        left = select(findings.c.step).where(
            findings.c.table_number == taken.number, findings.c.found.is_(None)
        )
        with self._store.writing() as connection:
            wake_at = None if connection.execute(left.limit(1)).first() is None else now
            _hold(connection, taken, thinker, {"wake_at": wake_at, "attempts": 0, **concluded})

    def forget(self, taken: Taken) -> None:
        """The game has gone on: there is no review of it."""
        with self._store.writing() as connection:
            _forget(connection, taken.number)


def _hold(connection: Connection, taken: Taken, thinker: str, marks: PlainData) -> bool:
    """Change a review that still is a thinker's."""
    rows = reviews.c
    ours = and_(rows.table_number == taken.number, rows.basis == taken.basis, rows.thinker == thinker)
    return connection.execute(update(reviews).where(ours).values(**marks)).rowcount == 1


def _forget(connection: Connection, number: int) -> None:
    connection.execute(delete(findings).where(findings.c.table_number == number))
    connection.execute(delete(reviews).where(reviews.c.table_number == number))

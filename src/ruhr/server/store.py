"""The database behind the tables: reads for anybody, and writes of many tables in one transaction."""

import contextlib
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    and_,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ruhr.server import schema
from ruhr.server.errors import StorageFailed
from ruhr.server.table import UNNAMED_BOARD, Change, Setup

#: Rows in one INSERT: few enough for SQLite's limit on values.
ROWS_AT_ONCE = 256
CHANGE_COLUMNS = tuple(column.name for column in schema.changes.columns)
#: What a `Change` is made of.
CHANGE = tuple(schema.changes.columns)[1:]
#: How long a database may keep us waiting, in seconds.
DATABASE_PATIENCE = 5
#: For so many milliseconds a decision is left to whoever has thought about the table's bots before.
PREFERENCE = 500
#: SQLite's log is put into the database when it has so many bytes, beside the writing (`Store.tidy_up`).
#: Only if that does not keep up, whoever writes has to do it, at so many pages.
TIDY_AT, PAGES_AT_MOST = 4 << 20, 16_000


@dataclass(slots=True)
class NewTable:
    """A table to be created, with the changes that seat those who are there from the beginning."""

    setup: Setup
    status: str
    wake_at: int | None
    #: The level of the bot that has to decide.
    bot: str | None
    creation: bytes | None
    changes: list[Change]


@dataclass(frozen=True, slots=True)
class Line:
    """Something said at a table."""

    number: int
    at: int
    seat: int
    words: str
    request: str


@dataclass(slots=True)
class Entry:
    """What is to be written together or not at all."""

    #: The table's number in the database.
    table: int = 0
    changes: list[Change] = field(default_factory=list)
    line: Line | None = None
    #: New values of the columns that say again what follows from the changes.
    marks: dict[str, Any] = field(default_factory=dict)
    new_table: NewTable | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as the database has it."""

    number: int
    setup: Setup
    changes: list[Change]
    #: Who has thought about the decisions of its bots last.
    thinker: str | None = None


class Claim(NamedTuple):
    """A decision that is ours to think about, for the first time or again."""

    number: int
    attempt: int


def is_present(url: str) -> bool:
    """Has a database the present schema already?"""
    engine = make_engine(url)
    try:
        with engine.connect() as connection:
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except SQLAlchemyError:
        return False
    finally:
        engine.dispose()
    return bool(found == schema.REVISION)


def migrate(url: str) -> None:
    """Bring a database to the present schema, creating it if there is none."""
    if is_present(url):
        return
    # Needed once in a while only, and slow to load.
    from alembic import command
    from alembic.config import Config

    with as_file(files("ruhr.server") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["url"] = url
        command.upgrade(config, "head")


def make_engine(url: str) -> Engine:
    """An engine that answers or fails within our patience."""
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite":
        if parts.drivername in ("postgresql", "postgres"):
            parts = parts.set(drivername="postgresql+psycopg")
        return create_engine(
            parts,
            pool_pre_ping=True,
            hide_parameters=True,
            pool_timeout=DATABASE_PATIENCE,
            connect_args={
                "connect_timeout": DATABASE_PATIENCE,
                "options": f"-c statement_timeout={DATABASE_PATIENCE * 1000} "
                f"-c lock_timeout={DATABASE_PATIENCE * 1000}",
                "keepalives_idle": DATABASE_PATIENCE,
            },
        )
    engine = create_engine(parts, hide_parameters=True, connect_args={"timeout": DATABASE_PATIENCE})

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: object) -> None:
        # FULL: a commit is on the disk, not only in the operating system, when it returns.
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "cache_size=-16000",
            f"wal_autocheckpoint={PAGES_AT_MOST}",
            f"journal_size_limit={TIDY_AT}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return engine


class Store:
    """Tables in a database. Safe to use from several threads."""

    def __init__(self, url: str, *, migrated: bool = False) -> None:
        """Open a database; unless it is known to be migrated, it is brought to the present schema first."""
        if not migrated:
            file = make_url(url).database if url.startswith("sqlite") else None
            if file:
                Path(file).parent.mkdir(parents=True, exist_ok=True)
            migrate(url)
        self._engine = make_engine(url)
        self._sqlite = self._engine.dialect.name == "sqlite"
        # SQLite takes one writer at a time; waiting here is fairer than its busy timeout.
        self._writing = threading.Lock()

    def close(self) -> None:
        self._engine.dispose()

    # --- Reading ---------------------------------------------------------------------------------------

    def load(self, table: str) -> Stored | None:
        """A table with all its changes."""
        with self._reading() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
            if row is None:
                return None
            setup = Setup.from_json(row.id, row.created_at, row.public, row.setup, row.deal)
            return Stored(row.number, setup, _changes(connection, row.number, 0), row.thinker)

    def changes_after(self, number: int, version: int) -> list[Change]:
        """What has been done at a table since a version."""
        with self._reading() as connection:
            return _changes(connection, number, version)

    def change_of_request(self, number: int, request: str) -> Change | None:
        """The change that a request has led to, if it has been carried out."""
        rows = schema.changes.c
        with self._reading() as connection:
            found = connection.execute(
                select(*CHANGE)
                .where(rows.table_number == number, rows.request == request)
                .order_by(rows.version)
            ).first()
        return None if found is None else Change(*found)

    def table_of_creation(self, creation: bytes) -> str | None:
        """The table that was created by a request."""
        with self._reading() as connection:
            found = connection.execute(
                select(schema.tables.c.id).where(schema.tables.c.creation == creation)
            ).scalar()
        return None if found is None else str(found)

    def lines(self, number: int, after: int = 0, most: int = 200) -> list[Line]:
        """The last lines said at a table after a number."""
        rows = schema.chat.c
        with self._reading() as connection:
            found = connection.execute(
                select(rows.number, rows.at, rows.seat, rows.words, rows.request)
                .where(rows.table_number == number, rows.number > after)
                .order_by(rows.number.desc())
                .limit(most)
            ).all()
        return [Line(*row) for row in reversed(found)]

    def public_tables(self, status: str, before: int | None, most: int) -> list[tuple[int, Stored]]:
        """When public tables came to their status, and who sits at them; the latest first."""
        rows = schema.tables.c
        query = select(schema.tables).where(schema.PUBLIC, rows.status == status)
        if before is not None:
            query = query.where(rows.updated_at < before)
        with self._reading() as connection:
            found = connection.execute(query.order_by(rows.updated_at.desc()).limit(most)).all()
            if not found:
                return []
            seated: dict[int, list[Change]] = {row.number: [] for row in found}
            # Left to itself, SQLite would pass over the games.
            hint = " INDEXED BY changes_of_seats" if self._sqlite else ""
            seats = text(
                f"SELECT {', '.join(CHANGE_COLUMNS)} FROM changes{hint}"
                f" WHERE table_number IN :numbers AND {schema.NO_DECISION} ORDER BY version"
            ).bindparams(bindparam("numbers", expanding=True))
            for number, *change in connection.execute(seats, {"numbers": list(seated)}):
                seated[number].append(Change(*change))
        return [
            (
                row.updated_at,
                Stored(
                    row.number,
                    Setup.from_json(row.id, row.created_at, row.public, row.setup, row.deal),
                    seated[row.number],
                    row.thinker,
                ),
            )
            for row in found
        ]

    def to_wake(self, now: int, board: str, most: int = 200) -> list[str]:
        """Tables on a board whose clock has ended."""
        rows = schema.tables.c
        query = select(rows.id).where(
            rows.wake_at.is_not(None), rows.wake_at <= now, rows.bot.is_(None), _is_on(board)
        )
        with self._reading() as connection:
            return list(connection.execute(query.order_by(rows.wake_at).limit(most)).scalars())

    def to_decide(self, now: int, board: str, thinker: str, most: int = 200) -> list[tuple[str, str]]:
        """Tables on a board at which a thinker may claim what a bot has to decide, with its level."""
        rows = schema.tables.c
        query = select(rows.id, rows.bot).where(rows.wake_at.is_not(None), _is_free(now, board, thinker))
        with self._reading() as connection:
            return [(row.id, row.bot) for row in connection.execute(query.order_by(rows.wake_at).limit(most))]

    def newest_versions(self, numbers: Sequence[int]) -> dict[int, int]:
        """The version of each of some tables."""
        rows = schema.changes.c
        query = select(rows.table_number, text("max(version)")).where(rows.table_number.in_(numbers))
        with self._reading() as connection:
            return {row[0]: row[1] for row in connection.execute(query.group_by(rows.table_number))}

    def ping(self) -> None:
        """Raises `StorageFailed` if the database does not answer."""
        with self._reading() as connection:
            connection.execute(text("SELECT 1"))

    def tidy_up(self) -> None:
        """Put SQLite's log into the database, while others read and write."""
        file = self._engine.url.database if self._sqlite else None
        log = Path(f"{file}-wal")
        if file and log.exists() and log.stat().st_size > TIDY_AT:
            with self._reading() as connection:
                connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    def _reading(self) -> "_Guarded":
        return _Guarded(self._engine)

    # --- Writing ---------------------------------------------------------------------------------------

    def write(self, entries: Sequence[Entry]) -> list[bool]:
        """Write all entries; says of each whether it was written or somebody else was first.

        Raises `StorageFailed` if the database cannot; whether the transaction was kept is not known then.
        """
        with self._pen():
            try:
                with self._engine.begin() as connection:
                    self._write(connection, entries)
                return [True] * len(entries)
            except IntegrityError:
                return [self._write_alone(entry) for entry in entries]

    @contextlib.contextmanager
    def _pen(self) -> Iterator[None]:
        """One writes at a time; what fails is our failure."""
        with self._writing:
            try:
                yield
            except SQLAlchemyError as error:
                if not self._sqlite:
                    # A session may stay read-only when the database no longer is: begin with new ones.
                    self._engine.dispose()
                raise StorageFailed from error

    def _write_alone(self, entry: Entry) -> bool:
        try:
            with self._engine.begin() as connection:
                self._write(connection, [entry])
        except IntegrityError:
            return False
        return True

    def _write(self, connection: Connection, entries: Sequence[Entry]) -> None:
        rows: list[tuple[Any, ...]] = []
        # All processes write in the same order, so that no two wait for each other.
        for entry in sorted(entries, key=lambda entry: entry.table):
            rows += [_row(entry.table, change) for change in entry.changes]
            if entry.new_table:
                rows += _create(connection, entry.new_table)
            if line := entry.line:
                values = (entry.table, line.number, line.at, line.seat, line.words, line.request)
                columns = [column.name for column in schema.chat.columns]
                connection.execute(insert(schema.chat), dict(zip(columns, values, strict=True)))
            if entry.marks:
                connection.execute(
                    update(schema.tables).where(schema.tables.c.number == entry.table).values(**entry.marks)
                )
        for at in range(0, len(rows), ROWS_AT_ONCE):
            batch = rows[at : at + ROWS_AT_ONCE]
            statement = _insertion(len(batch), "?" if self._sqlite else "%s")
            connection.exec_driver_sql(statement, tuple(value for row in batch for value in row))

    # --- Claiming the decisions of bots ----------------------------------------------------------------

    def claim(self, table: str, board: str, thinker: str, now: int, until: int) -> Claim | None:
        """Let what a bot has to decide be a thinker's until a time, unless it is somebody else's."""
        rows = schema.tables.c
        claimed = (
            update(schema.tables)
            .where(rows.id == table, _is_free(now, board, thinker))
            .values(thinker=thinker, wake_at=until, attempts=rows.attempts + 1)
            .returning(rows.number, rows.attempts)
        )
        with self._pen(), self._engine.begin() as connection:
            found = connection.execute(claimed).one_or_none()
        return None if found is None else Claim(*found)

    def renew(self, numbers: Sequence[int], thinker: str, until: int) -> None:
        """Keep the claims on the decisions of some tables until a later time."""
        self._change_claims(numbers, thinker, {"wake_at": until})

    def claim_again(self, claim: Claim, thinker: str, until: int) -> bool:
        """Begin the next attempt at a decision; false if it is no longer this thinker's."""
        again = {"wake_at": until, "attempts": claim.attempt + 1}
        return self._change_claims([claim.number], thinker, again, claim.attempt) == 1

    def release(self, numbers: Sequence[int], thinker: str, now: int) -> None:
        """Leave decisions to whoever wants them, as if they had not been claimed."""
        attempts = schema.tables.c.attempts
        self._change_claims(numbers, thinker, {"thinker": None, "wake_at": now, "attempts": attempts - 1})

    def _change_claims(
        self, numbers: Sequence[int], thinker: str, marks: dict[str, Any], attempt: int | None = None
    ) -> int:
        """Change those of some claims that still are a thinker's; returns how many are."""
        rows = schema.tables.c
        held = rows.attempts > 0 if attempt is None else rows.attempts == attempt
        changed = update(schema.tables).where(rows.thinker == thinker, held).values(**marks)
        count = 0
        with self._pen(), self._engine.begin() as connection:
            # One after the other in everybody's order, so that no two wait for each other.
            for number in sorted(numbers):
                count += connection.execute(changed.where(rows.number == number)).rowcount
        return count


def _is_on(board: str) -> ColumnElement[bool]:
    """Is a table played on a board?"""
    named = schema.tables.c.setup["board"].as_string()
    return func.coalesce(named, UNNAMED_BOARD) == board


def _is_free(now: int, board: str, thinker: str) -> ColumnElement[bool]:
    """May a thinker claim what a bot has to decide at a table on his board?

    For a moment it is left to whoever has thought about the decisions before.
    """
    rows = schema.tables.c
    ours = or_(rows.thinker.is_(None), rows.thinker == thinker, rows.attempts > 0)
    left = or_(ours, rows.wake_at <= now - PREFERENCE)
    return and_(rows.bot.is_not(None), rows.wake_at <= now, left, _is_on(board))


@cache
def _insertion(rows: int, mark: str) -> str:
    """One statement for many rows: the interpreter lock is let go once, not for every row."""
    row = f"({', '.join([mark] * len(CHANGE_COLUMNS))})"
    return f"INSERT INTO changes ({', '.join(CHANGE_COLUMNS)}) VALUES {', '.join([row] * rows)}"


def _row(number: int, change: Change) -> tuple[Any, ...]:
    return (
        number,
        change.version,
        change.at,
        change.kind,
        change.seat,
        change.words,
        change.request,
        change.key,
    )


def _create(connection: Connection, new: NewTable) -> list[tuple[Any, ...]]:
    """Insert a table; returns the rows of its changes."""
    setup = new.setup
    created = connection.execute(
        insert(schema.tables).values(
            id=setup.id,
            created_at=setup.created_at,
            creation=new.creation,
            setup=setup.to_json(),
            deal=setup.deal,
            public=setup.public,
            status=new.status,
            updated_at=setup.created_at,
            wake_at=new.wake_at,
            bot=new.bot,
        )
    )
    (number,) = created.inserted_primary_key or (0,)
    return [_row(number, change) for change in new.changes]


def _changes(connection: Connection, number: int, after: int) -> list[Change]:
    """The changes of a table after a version."""
    rows = schema.changes.c
    query = select(*CHANGE).where(rows.table_number == number, rows.version > after)
    return [Change(*row) for row in connection.execute(query.order_by(rows.version))]


class _Guarded:
    """A connection for reading whose failures are ours."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def __enter__(self) -> Connection:
        try:
            self._connection = self._engine.connect()
        except SQLAlchemyError as error:
            raise StorageFailed from error
        return self._connection

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        self._connection.close()
        if isinstance(error, SQLAlchemyError):
            raise StorageFailed from error

"""The database behind the tables: reads for anybody, and writes of many tables in one transaction."""

import contextlib
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import as_file, files
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Engine,
    and_,
    bindparam,
    case,
    create_engine,
    delete,
    event,
    false,
    func,
    insert,
    literal,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ruhr.server import schema
from ruhr.server.errors import StorageFailed
from ruhr.server.sqlite import file_of
from ruhr.server.table import PLAYING, UNNAMED_BOARD, Change, Setup

#: Rows in one INSERT: few enough for SQLite's limit on values.
ROWS_AT_ONCE = 256
CHANGE_COLUMNS = tuple(column.name for column in schema.changes.columns)
#: What a `Change` is made of.
CHANGE = tuple(schema.changes.columns)[1:]
#: What a `Line` is made of.
LINE = tuple(schema.chat.columns)[1:]
LAST_SPELL = select(schema.spells).order_by(schema.spells.c.number.desc()).limit(1)
POSTGRESQL = postgresql.dialect()  # type: ignore[no-untyped-call]
#: Tables, each with when the round of the cup ends to which it belongs, if it does.
TABLES = (
    select(schema.tables, schema.rounds.c.ends_at)
    .outerjoin(schema.cup_tables, schema.cup_tables.c.id == schema.tables.c.id)
    .outerjoin(
        schema.rounds,
        and_(
            schema.rounds.c.cup == schema.cup_tables.c.cup,
            schema.rounds.c.number == schema.cup_tables.c.round,
        ),
    )
)
#: What others may do with a file that only its owner reads, and with a folder that only he enters: nothing.
OWNER_READS, OWNER_ENTERS = 0o600, 0o700
#: So many tables are woken together.
MOST_WAKING = 200
#: Before a cup begins people must have been able to come for so many milliseconds.
TIME_TO_COME = 3_600_000
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
    #: The hash with which the seat was held.
    key: bytes | None = None
    #: Has a host taken the words out?
    removed: bool = False


@dataclass(frozen=True, slots=True)
class Taking:
    """An answer given in advance that leaves its list with the change it becomes, or neither happens."""

    seat: int
    #: That of the list before and after.
    mark: str
    next_mark: str
    #: What is left in it.
    answers: list[dict[str, Any]]


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
    #: The change that the first of them follows: they are written only if the database has it. Marks alone
    #: follow from all changes up to this one: they are written only if the database has no later one.
    after: Change | None = None
    #: What was said before this line is forgotten.
    first_line: int = 0
    #: The answer given in advance that the change is.
    taking: Taking | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as the database has it."""

    number: int
    setup: Setup
    changes: list[Change]
    #: Who has thought about the decisions of its bots last.
    thinker: str | None = None
    #: How many changes were found behind a gap, and set aside.
    lost: int = 0


class Newest(NamedTuple):
    """By what the last change of a table is known."""

    version: int
    at: int
    request: str

    @classmethod
    def of(cls, change: Change | None) -> "Newest | None":
        """The same of a change that we know."""
        return None if change is None else cls(change.version, change.at, change.request)


class Sought(NamedTuple):
    """What tables are looked for; what is None does not matter."""

    players: int | None = None
    pace: str | None = None
    language: str | None = None
    rated: bool | None = None

    def conditions(self) -> list[ColumnElement[bool]]:
        """What tables have to be like. Where no language is named, any is spoken."""
        setup = schema.tables.c.setup
        found = []
        if self.players is not None:
            found.append(setup["players"].as_integer() == self.players)
        if self.pace is not None:
            found.append(setup["pace"].as_string() == self.pace)
        if self.language is not None:
            spoken = setup[("terms", "language")].as_string()
            found.append(or_(spoken.is_(None), spoken == self.language))
        if self.rated is not None:
            rated = func.coalesce(setup[("terms", "rated")].as_boolean(), false())
            found.append(rated == self.rated)
        return found


class Spell(NamedTuple):
    """A time from when to when."""

    began: int
    ended: int


class Waking(NamedTuple):
    """A table whose clock has ended, and when."""

    at: int
    number: int
    table: str


class Undecided(NamedTuple):
    """A table at which a bot of some level has to decide, and the key of who sat down there first."""

    table: str
    level: str
    person: bytes | None


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


def keep_private(file: Path) -> None:
    """Let only its owner read a database of SQLite, which holds hidden deals; its log follows it."""
    file.touch(mode=OWNER_READS)
    for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        # Somebody else's file, or one on a disk that knows no owners, is his business.
        with contextlib.suppress(FileNotFoundError, PermissionError, NotImplementedError):
            each.chmod(OWNER_READS)


def make_engine(url: str) -> Engine:
    """An engine that answers or fails within our patience."""
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite":
        if parts.drivername in ("postgresql", "postgres"):
            parts = parts.set(drivername="postgresql+psycopg")
        engine = create_engine(
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
        event.listen(engine, "connect", _commit_for_good)
        return engine
    engine = create_engine(parts, hide_parameters=True, connect_args={"timeout": DATABASE_PATIENCE})

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: object) -> None:
        # FULL: a commit is on the disk, not only in the operating system, when it returns.
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            # What is deleted is not left behind in the file.
            "secure_delete=FAST",
            "cache_size=-16000",
            f"wal_autocheckpoint={PAGES_AT_MOST}",
            f"journal_size_limit={TIDY_AT}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _commit_for_good(connection: Any, _: object) -> None:
    """What PostgreSQL has acknowledged is on disk, whatever its settings say; more than that may be set."""
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')"
    )
    connection.commit()


class Store:
    """Tables in a database. Safe to use from several threads."""

    def __init__(self, url: str, *, migrated: bool = False) -> None:
        """Open a database; unless it is known to be migrated, it is brought to the present schema first."""
        if not migrated:
            if (file := file_of(url)) is not None:
                file.parent.mkdir(parents=True, exist_ok=True, mode=OWNER_ENTERS)
                keep_private(file)
            migrate(url)
        self._engine = make_engine(url)
        self._sqlite = self._engine.dialect.name == "sqlite"
        # SQLite takes one writer at a time; waiting here is fairer than its busy timeout.
        self._writing = threading.Lock()
        #: How often the database has failed: afterwards it can be another one, which knows less.
        self.failures = 0

    def close(self) -> None:
        self._engine.dispose()

    # --- Reading ---------------------------------------------------------------------------------------

    def load(self, table: str) -> Stored | None:
        """A table with all its changes, or those before a gap: what is behind it is set aside."""
        with self.reading() as connection:
            row = connection.execute(TABLES.where(schema.tables.c.id == table)).one_or_none()
            if row is None:
                return None
            setup = _setup_of(row)
            found = _changes(connection, row.number, 0)
        changes, lost = whole_part(found), 0
        if len(changes) < len(found):
            changes, lost = self._set_aside(row.number)
        return Stored(row.number, setup, changes, row.thinker, lost)

    def _set_aside(self, number: int) -> tuple[list[Change], int]:
        """Take what is behind a gap out of a table's history, and keep it elsewhere.

        Returns what is left and how much it was: nothing if another server has done so before us, and what it
        has acknowledged there since stays.
        """
        rows = schema.changes.c
        columns = [*CHANGE_COLUMNS, "set_aside_at"]
        at = literal(time.time_ns() // 1_000_000, BigInteger)
        with self.writing() as connection:
            if self._sqlite:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            # Whoever writes a change refers to its table: from here on nobody does, whoever did is done.
            held = select(schema.tables.c.number).where(schema.tables.c.number == number)
            connection.execute(held.with_for_update())
            found = _changes(connection, number, 0)
            changes = whole_part(found)
            behind = and_(rows.table_number == number, rows.version > len(changes))
            taken = select(*schema.changes.columns, at).where(behind)
            connection.execute(insert(schema.lost_changes).from_select(columns, taken))
            connection.execute(delete(schema.changes).where(behind))
        return changes, len(found) - len(changes)

    def changes_after(self, number: int, version: int) -> list[Change]:
        """What has been done at a table since a version."""
        with self.reading() as connection:
            return _changes(connection, number, version)

    def changes_of_request(self, number: int, request: str) -> list[Change]:
        """What requests with an id have led to; different people may have thought of the same one."""
        rows = schema.changes.c
        query = select(*CHANGE).where(rows.table_number == number, rows.request == request)
        with self.reading() as connection:
            return [Change(*row) for row in connection.execute(query.order_by(rows.version))]

    def table_of_creation(self, creation: bytes) -> str | None:
        """The table that was created by a request."""
        with self.reading() as connection:
            found = connection.execute(
                select(schema.tables.c.id).where(schema.tables.c.creation == creation)
            ).scalar()
        return None if found is None else str(found)

    def lines(self, number: int, after: int = 0, most: int = 200) -> list[Line]:
        """The last lines said at a table after a number."""
        rows = schema.chat.c
        with self.reading() as connection:
            found = connection.execute(
                select(*LINE)
                .where(rows.table_number == number, rows.number > after)
                .order_by(rows.number.desc())
                .limit(most)
            ).all()
        return [Line(*row) for row in reversed(found)]

    def public_tables(
        self, status: str, before: int | None, most: int, sought: Sought | None = None
    ) -> list[tuple[int, Stored]]:
        """When public tables came to their status, and who sits at them; the latest first."""
        rows = schema.tables.c
        query = TABLES.where(schema.PUBLIC, rows.status == status)
        if sought is not None:
            query = query.where(*sought.conditions())
        if before is not None:
            query = query.where(rows.updated_at < before)
        with self.reading() as connection:
            found = connection.execute(query.order_by(rows.updated_at.desc()).limit(most)).all()
            stored = seated_at(connection, found)
        return [(row.updated_at, one) for row, one in zip(found, stored, strict=True)]

    def attended(self, numbers: Sequence[int]) -> dict[int, int]:
        """When somebody who sits at each of some tables was last there."""
        rows = schema.waiting.c
        query = select(rows.table_number, rows.seen_at).where(rows.table_number.in_(numbers))
        with self.reading() as connection:
            return {row.table_number: row.seen_at for row in connection.execute(query)}

    def to_wake(
        self, now: int, board: str, after: Waking | None = None, most: int = MOST_WAKING
    ) -> list[Waking]:
        """Tables on a board whose clock has ended, after one of them."""
        rows = schema.tables.c
        query = select(rows.wake_at, rows.number, rows.id).where(
            rows.wake_at.is_not(None), rows.wake_at <= now, rows.bot.is_(None), is_on(board)
        )
        if after is not None:
            later = and_(rows.wake_at == after.at, rows.number > after.number)
            query = query.where(rows.wake_at >= after.at, or_(rows.wake_at > after.at, later))
        with self.reading() as connection:
            found = connection.execute(query.order_by(rows.wake_at, rows.number).limit(most))
            return [Waking(*row) for row in found]

    def last_spell(self) -> Spell | None:
        """Since when and until when somebody has served last."""
        with self.reading() as connection:
            last = connection.execute(LAST_SPELL).first()
        return None if last is None else Spell(last.began, last.ended)

    def pauses_since(self, at: int) -> list[Spell]:
        """When nobody served, from before a time on."""
        rows = schema.spells.c
        current = select(func.max(rows.number)).where(rows.began <= at).scalar_subquery()
        query = select(rows.began, rows.ended).where(rows.number >= func.coalesce(current, 0))
        with self.reading() as connection:
            spells = [Spell(*row) for row in connection.execute(query.order_by(rows.number))]
        return [Spell(before.ended, after.began) for before, after in pairwise(spells)]

    def away_since(self, at: int) -> int:
        """For how long nobody has served since a time."""
        return sum(pause.ended - max(pause.began, at) for pause in self.pauses_since(at))

    def ends_of_rounds(self, numbers: Sequence[int]) -> dict[int, int]:
        """When the rounds of cups end to which some tables belong."""
        number, ends_at = schema.tables.c.number, schema.rounds.c.ends_at
        query = TABLES.with_only_columns(number, ends_at).where(number.in_(numbers), ends_at.is_not(None))
        with self.reading() as connection:
            return {row.number: row.ends_at for row in connection.execute(query)}

    def to_decide(self, now: int, board: str, thinker: str, most: int = 200) -> list[Undecided]:
        """Tables on a board at which a thinker may claim what a bot has to decide.

        First the one of each person that has waited longest, then everybody's second one, and so on.
        """
        rows, first = schema.tables.c, schema.changes.c
        person = (
            select(first.key).where(first.table_number == rows.number, first.version == 1).scalar_subquery()
        )
        waiting = select(rows.id, rows.bot, person.label("person"), rows.wake_at).where(
            rows.wake_at.is_not(None), _is_free(now, board, thinker)
        )
        found = waiting.subquery("waiting").c
        turn = func.row_number().over(partition_by=found.person, order_by=found.wake_at)
        query = select(found.id, found.bot, found.person).order_by(turn, found.wake_at).limit(most)
        with self.reading() as connection:
            return [Undecided(*row) for row in connection.execute(query)]

    def newest_changes(self, numbers: Sequence[int]) -> dict[int, Newest]:
        """The last change of each of some tables."""
        with self.reading() as connection:
            return _newest(connection, numbers)

    def newest(self, number: int) -> tuple[Newest | None, int]:
        """The last change of a table, and the number of the last line said there."""
        return self.newest_changes([number]).get(number), self.newest_lines([number]).get(number, 0)

    def newest_lines(self, numbers: Sequence[int]) -> dict[int, int]:
        """The number of the last line said at each of some tables."""
        rows = schema.chat.c
        query = select(rows.table_number, func.max(rows.number)).where(rows.table_number.in_(numbers))
        with self.reading() as connection:
            return {row[0]: row[1] for row in connection.execute(query.group_by(rows.table_number))}

    def ping(self) -> None:
        """Raises `StorageFailed` if the database does not answer."""
        with self.reading() as connection:
            connection.execute(text("SELECT 1"))

    def tidy_up(self) -> None:
        """Put SQLite's log into the database, while others read and write."""
        file = self._engine.url.database if self._sqlite else None
        log = Path(f"{file}-wal")
        if file and log.exists() and log.stat().st_size > TIDY_AT:
            with self.reading() as connection:
                connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    def reading(self) -> "_Guarded":
        """A connection to ask with."""
        return _Guarded(self._engine, self._fail)

    def _fail(self) -> None:
        self.failures += 1

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
            except (IntegrityError, _Gap):
                return [self._write_alone(entry) for entry in entries]

    @contextlib.contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction of its own."""
        with self._pen(), self._engine.begin() as connection:
            yield connection

    @contextlib.contextmanager
    def _pen(self) -> Iterator[None]:
        """One writes at a time; what fails is our failure."""
        with self._writing:
            try:
                yield
            except IntegrityError as error:
                # Somebody else was first. The database is well, and is the one that we know.
                raise StorageFailed from error
            except SQLAlchemyError as error:
                if not self._sqlite:
                    # A session may stay read-only when the database no longer is: begin with new ones.
                    self._engine.dispose()
                self._fail()
                raise StorageFailed from error

    def serve(self, now: int, missed: int) -> Spell:
        """Somebody serves now: the spell goes on, or a new one begins after more than *missed* without.

        Who begins it moves what would have ended by a pause: once, for of all who come back one begins it.
        """
        with self._pen():
            try:
                return self._serve(now, missed)
            except IntegrityError:
                # Somebody else has begun it at the same moment.
                return self._serve(now, missed)

    def _serve(self, now: int, missed: int) -> Spell:
        rows = schema.spells.c
        with self._engine.begin() as connection:
            last = connection.execute(LAST_SPELL.with_for_update()).first()
            if last is None or now - last.ended > missed:
                number = 1 if last is None else last.number + 1
                connection.execute(insert(schema.spells).values(number=number, began=now, ended=now))
                if last is not None:
                    _let_stand(connection, Spell(last.ended, now))
                return Spell(now, now)
            ended = max(now, last.ended)
            connection.execute(update(schema.spells).where(rows.number == last.number).values(ended=ended))
        return Spell(last.began, ended)

    def attend(self, numbers: Sequence[int], now: int) -> None:
        """Somebody who sits at each of some tables is there."""
        rows = schema.waiting.c
        with self.writing() as connection:
            for number in sorted(numbers):
                here = update(schema.waiting).where(rows.table_number == number).values(seen_at=now)
                if not connection.execute(here).rowcount:
                    # Two servers may see the same table for the first time: one of them tries again.
                    connection.execute(insert(schema.waiting).values(table_number=number, seen_at=now))

    def _write_alone(self, entry: Entry) -> bool:
        try:
            with self._engine.begin() as connection:
                self._write(connection, [entry])
        except (IntegrityError, _Gap):
            return False
        return True

    def _write(self, connection: Connection, entries: Sequence[Entry]) -> None:
        rows: list[tuple[Any, ...]] = []
        # All processes write in the same order, so that no two wait for each other.
        for entry in sorted(entries, key=lambda entry: entry.table):
            _add_rows(rows, entry.table, entry.changes, entry.after)
            if entry.new_table:
                number = _create(connection, entry.new_table)
                _add_rows(rows, number, entry.new_table.changes, None)
            if line := entry.line:
                said = {column.name: getattr(line, column.name) for column in LINE}
                connection.execute(insert(schema.chat).values(table_number=entry.table, **said))
                if entry.first_line:
                    rows_of_chat = schema.chat.c
                    old = and_(
                        rows_of_chat.table_number == entry.table, rows_of_chat.number < entry.first_line
                    )
                    connection.execute(delete(schema.chat).where(old))
            if entry.taking and not _take(connection, entry.table, entry.taking, entry.changes[-1].version):
                raise _Gap
            if entry.marks:
                connection.execute(
                    update(schema.tables).where(schema.tables.c.number == entry.table).values(**entry.marks)
                )
                # From here on nobody else writes marks of the table: those of a later change are there, or
                # will be written over ours.
                if not entry.changes and _newest(connection, [entry.table]).get(entry.table) != Newest.of(
                    entry.after
                ):
                    raise _Gap
        for at in range(0, len(rows), ROWS_AT_ONCE):
            batch = rows[at : at + ROWS_AT_ONCE]
            values = tuple(value for row in batch for value in row)
            if connection.exec_driver_sql(_insertion(len(batch), self._sqlite), values).rowcount < len(batch):
                raise _Gap

    def forget(self, before: int, most: int = 100) -> list[str]:
        """Delete tables that nobody has played at since a time; returns their ids."""
        rows = schema.tables.c
        old = select(rows.number, rows.id).where(rows.status != PLAYING, rows.updated_at < before)
        # All tables are looked through, while others write: nobody waits if there is nothing to forget.
        with self.reading() as connection:
            numbers = [row.number for row in connection.execute(old.limit(most))]
        if not numbers:
            return []
        with self.writing() as connection:
            found = connection.execute(old.where(rows.number.in_(numbers))).all()
            self.delete_tables(connection, [row.number for row in found])
        return [row.id for row in found]

    @staticmethod
    def delete_tables(connection: Connection, numbers: Sequence[int]) -> None:
        """Delete tables with all that belongs to them."""
        belonging = (schema.findings, schema.reviews, schema.turns, schema.chat, schema.waiting, schema.ahead)
        for table in (*belonging, schema.changes, schema.lost_changes):
            connection.execute(delete(table).where(table.c.table_number.in_(numbers)))
        connection.execute(delete(schema.tables).where(schema.tables.c.number.in_(numbers)))

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
        with self.writing() as connection:
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
        with self.writing() as connection:
            # One after the other in everybody's order, so that no two wait for each other.
            for number in sorted(numbers):
                count += connection.execute(changed.where(rows.number == number)).rowcount
        return count


def seated_at(connection: Connection, tables: Sequence[Any]) -> list[Stored]:
    """Tables of which the rows were read (`TABLES`), with what was done there besides deciding."""
    if not tables:
        return []
    seated: dict[int, list[Change]] = {row.number: [] for row in tables}
    # Left to itself, SQLite would pass over the games.
    hint = " INDEXED BY changes_of_seats" if connection.dialect.name == "sqlite" else ""
    seats = text(
        f"SELECT {', '.join(CHANGE_COLUMNS)} FROM changes{hint}"
        f" WHERE table_number IN :numbers AND {schema.NO_DECISION} ORDER BY version"
    ).bindparams(bindparam("numbers", expanding=True))
    for number, *change in connection.execute(seats, {"numbers": list(seated)}):
        seated[number].append(Change(*change))
    return [
        Stored(
            row.number,
            _setup_of(row),
            seated[row.number],
            row.thinker,
        )
        for row in tables
    ]


def _setup_of(row: Any) -> Setup:
    """What a table was created with; the end of its round as it is now."""
    setup = Setup.from_json(row.id, row.created_at, row.public, row.setup, row.deal)
    return setup if row.ends_at is None else replace(setup, ends_at=row.ends_at)


def is_on(board: str) -> ColumnElement[bool]:
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
    return and_(rows.bot.is_not(None), rows.wake_at <= now, left, is_on(board))


def _let_stand(connection: Connection, pause: Spell) -> None:
    """Let the rounds of cups stand while nobody serves, and the last hour before a cup begins.

    What ends them comes later by as much of a pause as there was since they began, unless it came before.
    """
    cups, rounds = schema.cups.c, schema.rounds.c
    of_cups = rounds.cup.in_(select(cups.number).where(schema.GOING_ON))
    for end, since, goes_on in (
        (cups.begins_at, cups.begins_at - TIME_TO_COME, schema.GOING_ON),
        (rounds.ends_at, rounds.began_at, of_cups),
    ):
        stood = pause.ended - case((since > pause.began, since), else_=pause.began)
        moved = update(end.table).where(goes_on, end > pause.began, since < pause.ended)
        connection.execute(moved.values({end: end + stood}))


class _Gap(Exception):
    """A change does not follow what the database has, or what it takes is not there any more."""


#: What a row brings besides its columns: is its predecessor to be looked for, and when and by which request
#: was it made, if that is known?
FOLLOWS = {"follows": "smallint", "previous_at": "bigint", "previous_request": "varchar"}


@cache
def _insertion(rows: int, sqlite: bool) -> str:
    """One statement for many rows, each of which is written only if its predecessor is there.

    One, for the interpreter lock is let go once then, not for every row.
    """
    types = {column.name: column.type.compile(POSTGRESQL) for column in schema.changes.columns} | FOLLOWS
    mark = "?" if sqlite else "%s"
    row = f"({', '.join([mark] * len(types))})"
    first = row if sqlite else f"({', '.join(f'CAST(%s AS {kind})' for kind in types.values())})"
    return (
        f"INSERT INTO changes ({', '.join(CHANGE_COLUMNS)})"
        f" WITH new ({', '.join(types)}) AS (VALUES {', '.join([first, *[row] * (rows - 1)])})"
        f" SELECT {', '.join(CHANGE_COLUMNS)} FROM new WHERE follows = 0 OR EXISTS ("
        "SELECT 1 FROM changes AS before"
        " WHERE before.table_number = new.table_number AND before.version = new.version - 1"
        " AND (new.previous_at IS NULL"
        " OR before.at = new.previous_at AND before.request = new.previous_request))"
    )


def _add_rows(
    rows: list[tuple[Any, ...]], number: int, changes: Sequence[Change], after: Change | None
) -> None:
    """Add the rows of changes, each with what it follows if that is not among them."""
    for change in changes:
        follows = change.version > 1 and not (rows and rows[-1][:2] == (number, change.version - 1))
        known = after if follows else None
        rows.append(
            (
                number,
                change.version,
                change.at,
                change.kind,
                change.seat,
                change.words,
                change.request,
                change.key,
                change.share,
                int(follows),
                known and known.at,
                known and known.request,
            )
        )


def whole_part(changes: list[Change]) -> list[Change]:
    """The changes up to the first that is missing."""
    for at, change in enumerate(changes):
        if change.version != at + 1:
            return changes[:at]
    return changes


def _create(connection: Connection, new: NewTable) -> int:
    """Insert a table; returns its number."""
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
    return int(number)


def _take(connection: Connection, number: int, taking: Taking, version: int) -> bool:
    """Take an answer from the list that is known by its mark; false if the list is another one now."""
    rows = schema.ahead.c
    taken = (
        update(schema.ahead)
        .where(rows.table_number == number, rows.seat == taking.seat, rows.mark == taking.mark)
        .values(
            mark=taking.next_mark,
            answers=taking.answers,
            waits=bool(taking.answers),
            looked=version,
            played=version,
        )
    )
    return connection.execute(taken).rowcount == 1


def _newest(connection: Connection, numbers: Sequence[int]) -> dict[int, Newest]:
    """The last change of each of some tables."""
    rows, newest = schema.changes.c, schema.changes.alias("newest").c
    last = select(func.max(newest.version)).where(newest.table_number == rows.table_number)
    query = select(rows.table_number, rows.version, rows.at, rows.request).where(
        rows.table_number.in_(numbers), rows.version == last.scalar_subquery()
    )
    return {number: Newest(*told) for number, *told in connection.execute(query)}


def _changes(connection: Connection, number: int, after: int) -> list[Change]:
    """The changes of a table after a version."""
    rows = schema.changes.c
    query = select(*CHANGE).where(rows.table_number == number, rows.version > after)
    return [Change(*row) for row in connection.execute(query.order_by(rows.version))]


class _Guarded:
    """A connection for reading whose failures are ours."""

    def __init__(self, engine: Engine, fail: Callable[[], None]) -> None:
        self._engine = engine
        self._fail = fail

    def __enter__(self) -> Connection:
        try:
            self._connection = self._engine.connect()
        except SQLAlchemyError as error:
            self._fail()
            raise StorageFailed from error
        return self._connection

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        self._connection.close()
        if isinstance(error, SQLAlchemyError):
            self._fail()
            raise StorageFailed from error

"""What hosts of a server can look at and do: reports, names, words, bans, two identities of one person.

Whatever is done is written into the log in the same transaction. Servers read the log every second and let it
be so for those who are connected (`MannersDesk.look_round`).
"""

import re
import secrets
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from ruhr.errors import RuhrError
from ruhr.server import schema
from ruhr.server.cups.book import cancel
from ruhr.server.errors import TableError
from ruhr.server.history import seated
from ruhr.server.manners.ledger import (
    BANNED,
    CUP_CANCELLED,
    CUP_RENAMED,
    LIFTED,
    MERGED,
    REMOVED,
    RENAMED,
    REPORT_CLOSED,
    Ban,
    bans_where,
    everybody_with,
)
from ruhr.server.registry import NOBODY_NAMED, known_as, tables_of, unite
from ruhr.server.schema import (
    bans,
    cups,
    distances,
    entries,
    former_keys,
    host_log,
    identities,
    reports,
    sessions,
)
from ruhr.server.store import TABLES, Store, seated_at
from ruhr.server.table import JOINED, SENT_OFF, Table

#: So many digits of the hash with which somebody takes seats stand for him, and so few can be enough.
CODE_DIGITS, FEWEST_DIGITS = 12, 6
#: So many lines before and after one that was reported are shown.
CONTEXT = 5
#: So much of somebody is shown: names under which he sat, and tables.
MOST_NAMES, MOST_TABLES = 20, 50
SEAT_OF_TABLE = re.compile(r"([A-Za-z0-9_-]{16})/(\d)")
#: What stands for the browser of somebody who never had more than one.
UNNAMED_DEVICE = "?"

Found = dict[str, Any]


class Somebody(NamedTuple):
    """Somebody: the hash with which he takes seats, all with which he holds some, and his number, if any."""

    holder: bytes
    keys: frozenset[bytes]
    identity: int | None

    @property
    def code(self) -> str:
        return _code(self.holder)


def person_code(key: bytes | None) -> str | None:
    """What hosts read and write for somebody."""
    return None if key is None else _code(key)


def _code(key: bytes) -> str:
    return key.hex()[:CODE_DIGITS]


class Hosts:
    """What one host, who is known by a name, does in a database."""

    def __init__(self, store: Store, host: str) -> None:
        self._store = store
        self._host = host[:80]

    # --- Looking ---------------------------------------------------------------------------------------

    def reports(self, *, everything: bool) -> list[Found]:
        """What people have told, the oldest first; *everything* means also what is closed."""
        query = select(reports).order_by(reports.c.number)
        if not everything:
            query = query.where(reports.c.closed_at.is_(None))
        with self._store.reading() as connection:
            return [_told(row) for row in connection.execute(query)]

    def report(self, number: int) -> Found:
        """One report, with what was said before and after."""
        with self._store.reading() as connection:
            row = _report(connection, number)
            said = schema.chat.c
            here = select(schema.tables.c.number).where(schema.tables.c.id == row.game).scalar_subquery()
            near = said.number.between(row.line - CONTEXT, row.line + CONTEXT)
            query = select(schema.chat).where(said.table_number == here, near).order_by(said.number)
            lines = connection.execute(query).all() if row.line else []
        return {**_told(row), "lines": [_line(line) for line in lines]}

    def people(self, table: str) -> list[Found]:
        """Who sits at a table."""
        with self._store.reading() as connection:
            _, at = _table(connection, table)
            return [
                {"seat": number, "name": seat.name, "level": seat.level, "person": person_code(seat.key)}
                for number, seat in enumerate(at.seats)
            ]

    def chat(self, table: str) -> list[Found]:
        """What was said at a table."""
        with self._store.reading() as connection:
            row, _ = _table(connection, table)
            said = schema.chat.c
            query = select(schema.chat).where(said.table_number == row.number).order_by(said.number)
            return [_line(line) for line in connection.execute(query)]

    def person(self, words: str, now: int) -> Found:
        """What there is of somebody: since when, names, tables, bans, and how often he was reported."""
        with self._store.reading() as connection:
            person = _person(connection, words)
            keys, rows = sorted(person.keys), schema.changes.c
            mine = (rows.key.in_(keys), rows.kind == JOINED, schema.HELD)
            names = select(rows.words, func.max(rows.at)).where(*mine).group_by(rows.words)
            tables = select(schema.tables.c.id, schema.tables.c.status).where(
                schema.tables.c.number.in_(select(rows.table_number).where(*mine))
            )
            since = select(identities.c.created_at).where(identities.c.number == person.identity)
            devices = select(func.count()).where(
                sessions.c.identity == person.identity, sessions.c.ended_at.is_(None)
            )
            about = select(func.count()).select_from(reports).where(reports.c.other.in_(keys))
            held = bans_where(bans.c.holder.in_(keys) & bans.c.lifted_at.is_(None))
            return {
                "person": person.code,
                "since": connection.execute(since).scalar(),
                "devices": connection.execute(devices).scalar() if person.identity is not None else 1,
                "names": list(
                    connection.execute(names.order_by(func.max(rows.at).desc()).limit(MOST_NAMES)).scalars()
                ),
                "tables": [
                    {"table": row.id, "status": row.status}
                    for row in connection.execute(
                        tables.order_by(schema.tables.c.number.desc()).limit(MOST_TABLES)
                    )
                ],
                "reports": connection.execute(about).scalar(),
                "bans": [_ban(Ban(*row), now) for row in connection.execute(held)],
            }

    def bans(self, now: int) -> list[Found]:
        """All bans that were not lifted."""
        with self._store.reading() as connection:
            return [
                _ban(Ban(*row), now) for row in connection.execute(bans_where(bans.c.lifted_at.is_(None)))
            ]

    def log(self, most: int) -> list[Found]:
        """What hosts have done last, the latest first."""
        query = select(host_log).order_by(host_log.c.number.desc()).limit(most)
        with self._store.reading() as connection:
            return [
                {
                    "number": row.number,
                    "at": row.at,
                    "host": row.host,
                    "deed": row.deed,
                    "person": person_code(row.person),
                    "table": row.game,
                    "line": row.line,
                    "why": row.why,
                    "details": row.details,
                }
                for row in connection.execute(query)
            ]

    # --- Doing -----------------------------------------------------------------------------------------

    def close(self, number: int, why: str, now: int) -> None:
        """A report is settled."""
        with self._store.writing() as connection:
            row = _report(connection, number)
            if row.closed_at is not None:
                raise RuhrError("admin_report_closed", number=number)
            connection.execute(update(reports).where(reports.c.number == number).values(closed_at=now))
            self._write(
                connection, REPORT_CLOSED, why, now, row.other, row.game, row.line or None, {"report": number}
            )

    def remove(self, table: str, line: int, why: str, now: int) -> None:
        """Take a line out of a chat: everybody sees that it was."""
        said = schema.chat.c
        with self._store.writing() as connection:
            row, _ = _table(connection, table)
            here = (said.table_number == row.number, said.number == line)
            found = connection.execute(select(schema.chat).where(*here)).first()
            if found is None or found.removed:
                raise TableError("line_not_found", line=line)
            connection.execute(update(schema.chat).where(*here).values(words="", removed=True))
            details = {"tables": [table], "words": found.words}
            self._write(connection, REMOVED, why, now, found.key, table, line, details)

    def rename(
        self, table: str, seat: int, name: str | None, why: str, now: int, *, everywhere: bool
    ) -> list[str]:
        """Call somebody otherwise, or take his name out, at a table or everywhere; returns which tables."""
        new = NOBODY_NAMED if name is None else name
        with self._store.writing() as connection:
            row, at = _table(connection, table)
            key, before = _holder(at, seat), at.seats[seat].name
            person = _person_with(connection, key)
            numbers = tables_of(connection, person.keys) if everywhere else [row.number]
            for kept in (schema.changes, schema.lost_changes):
                rows = kept.c
                theirs = (rows.key.in_(sorted(person.keys)), rows.kind.in_((JOINED, SENT_OFF)))
                renamed = update(kept).where(rows.table_number.in_(numbers), *theirs).values(words=new)
                connection.execute(renamed if everywhere else renamed.where(rows.seat == seat))
            # A review names the players; who wants one has it made anew.
            for part in (schema.findings, schema.reviews):
                connection.execute(delete(part).where(part.c.table_number.in_(numbers)))
            if everywhere:
                in_cups = update(entries).where(entries.c.holder.in_(sorted(person.keys)))
                connection.execute(in_cups.values(name=new))
            if everywhere and person.identity is not None:
                _forget_name(connection, person.identity)
            ids = select(schema.tables.c.id).where(schema.tables.c.number.in_(numbers))
            tables = list(connection.execute(ids).scalars())
            details = {"tables": tables, "name": before, "new": new}
            self._write(connection, RENAMED, why, now, person.holder, table, None, details)
        return tables

    def rename_cup(self, cup: str, name: str | None, why: str, now: int) -> str:
        """Call a cup otherwise, or take its name out; returns what it is called now."""
        new = NOBODY_NAMED if name is None else name
        with self._store.writing() as connection:
            row = _cup(connection, cup)
            connection.execute(update(cups).where(cups.c.number == row.number).values(name=new))
            details = {"cup": cup, "name": row.name, "new": new}
            self._write(connection, CUP_RENAMED, why, now, row.host, details=details)
        return new

    def cancel_cup(self, cup: str, why: str, now: int) -> None:
        """Let a cup not begin."""
        with self._store.writing() as connection:
            row = _cup(connection, cup)
            cancel(connection, cup, now)
            details = {"cup": cup, "name": row.name}
            self._write(connection, CUP_CANCELLED, why, now, row.host, details=details)

    def ban(self, words: str, scope: str, until: int | None, why: str, now: int) -> tuple[str, int]:
        """Let somebody not do something, until a time or for good; returns who it is and the ban's number."""
        with self._store.writing() as connection:
            person = _person(connection, words)
            values = {"holder": person.holder, "scope": scope, "reason": why, "since": now, "until": until}
            created = connection.execute(insert(bans).values(**values))
            (number,) = created.inserted_primary_key or (0,)
            details = {"ban": int(number), "scope": scope, "until": until}
            self._write(connection, BANNED, why, now, person.holder, details=details)
        return person.code, int(number)

    def lift(self, number: int, why: str, now: int) -> str:
        """Let a ban hold no more; returns whose it was."""
        rows = bans.c
        with self._store.writing() as connection:
            row = connection.execute(select(bans).where(rows.number == number)).first()
            if row is None or row.lifted_at is not None:
                raise RuhrError("admin_ban_unknown", number=number)
            connection.execute(update(bans).where(rows.number == number).values(lifted_at=now))
            self._write(connection, LIFTED, why, now, row.holder, details={"ban": number})
        return _code(row.holder)

    def both(self, kept: str, other: str) -> tuple[Found, Found]:
        """What is kept of two people who are to be one."""
        return self.person(kept, 0), self.person(other, 0)

    def merge(self, kept: str, other: str, why: str, now: int) -> str:
        """Let two be one person: seats, devices, results and notices come together. This cannot be undone."""
        with self._store.writing() as connection:
            stays, goes = _person(connection, kept), _person(connection, other)
            if stays.keys & goes.keys:
                raise RuhrError("admin_same_person")
            number, joins = (
                known_as(connection, one.holder, secrets.token_urlsafe(9), UNNAMED_DEVICE, now)
                if one.identity is None
                else one.identity
                for one in (stays, goes)
            )
            wishes = select(identities.c.number, identities.c.wishes).where(
                identities.c.number.in_((number, joins))
            )
            told = {row.number: row.wishes for row in connection.execute(wishes)}
            unite(connection, number, joins, goes.holder, len(goes.keys))
            connection.execute(
                update(identities)
                .where(identities.c.number == number)
                .values(wishes={**told[joins], **told[number]})
            )
            all_keys = sorted(stays.keys | goes.keys)
            themselves = (distances.c.owner.in_(all_keys), distances.c.other.in_(all_keys))
            connection.execute(delete(distances).where(*themselves))
            details = {"keys": [key.hex() for key in all_keys], "other": goes.code}
            self._write(connection, MERGED, why, now, stays.holder, details=details)
        return stays.code

    def _write(
        self,
        connection: Connection,
        deed: str,
        why: str,
        now: int,
        person: bytes | None,
        game: str | None = None,
        line: int | None = None,
        details: Found | None = None,
    ) -> None:
        connection.execute(
            insert(host_log).values(
                at=now,
                host=self._host,
                deed=deed,
                person=person,
                game=game,
                line=line,
                why=why,
                details=details or {},
            )
        )


def _told(row: Row[Any]) -> Found:
    return {
        "number": row.number,
        "at": row.at,
        "table": row.game,
        "seat": row.seat,
        "line": row.line or None,
        "person": person_code(row.other),
        "name": row.name,
        "said": row.said,
        "reason": row.reason,
        "words": row.words,
        "reporter": person_code(row.reporter),
        "closed_at": row.closed_at,
    }


def _line(row: Row[Any]) -> Found:
    return {
        "line": row.number,
        "at": row.at,
        "seat": row.seat,
        "person": person_code(row.key),
        "words": row.words,
        "removed": row.removed,
    }


def _ban(ban: Ban, now: int) -> Found:
    return {
        "number": ban.number,
        "person": person_code(ban.holder),
        "scope": ban.scope,
        "since": ban.since,
        "until": ban.until,
        "holds": ban.until is None or ban.until > now,
        "why": ban.reason,
    }


def _report(connection: Connection, number: int) -> Row[Any]:
    row = connection.execute(select(reports).where(reports.c.number == number)).first()
    if row is None:
        raise RuhrError("admin_report_unknown", number=number)
    return row


def _table(connection: Connection, table: str) -> tuple[Row[Any], Table]:
    """A table by its id, and who sits there."""
    row = connection.execute(TABLES.where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        raise TableError("table_not_found", table=table)
    (stored,) = seated_at(connection, [row])
    return row, seated(stored)


def _cup(connection: Connection, cup: str) -> Row[Any]:
    """A cup by its id; that of a week is the server's own."""
    row = connection.execute(select(cups).where(cups.c.id == cup, cups.c.week.is_(None))).one_or_none()
    if row is None:
        raise TableError("cup_not_found", cup=cup)
    return row


def _holder(at: Table, seat: int) -> bytes:
    """The hash with which somebody sits on a seat."""
    if not 0 <= seat < len(at.seats):
        raise TableError("seat_not_found", seat=seat)
    key = at.seats[seat].key
    if key is None:
        raise TableError("nobody_there")
    return key


def _person(connection: Connection, words: str) -> Somebody:
    """Somebody, as hosts write him: the first digits of his code, or a table and a seat."""
    found = SEAT_OF_TABLE.fullmatch(words)
    if found is not None:
        _, at = _table(connection, found[1])
        return _person_with(connection, _holder(at, int(found[2])))
    if not re.fullmatch(rf"[0-9a-f]{{{FEWEST_DIGITS},64}}", words):
        raise RuhrError("admin_person_unknown", person=words)
    first, last = (bytes.fromhex(words.ljust(64, digit)) for digit in "0f")
    hashes: set[bytes] = set()
    for column in (schema.changes.c.key, identities.c.holder, former_keys.c.key):
        query = select(column).distinct().where(column.between(first, last), column.is_not(None))
        hashes |= set(connection.execute(query.limit(20)).scalars())
    people = {_person_with(connection, key) for key in hashes}
    if len(people) > 1:
        raise RuhrError("admin_person_unclear", person=words)
    if not people:
        raise RuhrError("admin_person_unknown", person=words)
    return people.pop()


def _person_with(connection: Connection, key: bytes) -> Somebody:
    """Whoever holds seats with a hash."""
    keys = frozenset(everybody_with(connection, {key}))
    rows = identities.c
    row = connection.execute(select(rows.number, rows.holder).where(rows.holder.in_(sorted(keys)))).first()
    return Somebody(key, keys, None) if row is None else Somebody(row.holder, keys, row.number)


def _forget_name(connection: Connection, identity: int) -> None:
    rows = identities.c
    wishes = connection.execute(select(rows.wishes).where(rows.number == identity)).scalar() or {}
    connection.execute(
        update(identities).where(rows.number == identity).values(wishes={**wishes, "name": ""})
    )

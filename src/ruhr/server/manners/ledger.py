"""What is kept of manners between people: distances, reports, bans, and the log of what hosts have done.

A person is known by the hashes with which he holds seats. A row names one of them, that of its time; whoever
holds it is meant, on whatever device, and also after two identities have become one.
"""

import secrets
from collections.abc import Iterable, Set
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ruhr.server import schema
from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.schema import bans, distances, former_keys, host_log, identities, reports
from ruhr.server.store import LINE, Line, Store
from ruhr.server.table import JOINED

#: So many people somebody can keep his distance from.
MOST_DISTANCES = 500
#: What somebody may not do: say anything, play with strangers, or anything at all.
CHAT, STRANGERS, EVERYTHING = SCOPES = ("chat", "strangers", "everything")
#: What people tell hosts of others.
REPORT_REASONS = ("insult", "hate", "spam", "name", "unfair", "other")
#: What hosts do.
REPORT_CLOSED, REMOVED, RENAMED, BANNED, LIFTED, MERGED, CUP_RENAMED, CUP_CANCELLED = DEEDS = (
    "closed",
    "removed",
    "renamed",
    "banned",
    "lifted",
    "merged",
    "cup_renamed",
    "cup_cancelled",
)
#: In milliseconds, how long it is kept that a report was closed or a ban has ended, and what hosts have done.
KEPT_AFTERWARDS, LOG_KEPT = 90 * 86_400_000, 730 * 86_400_000
#: Deeds of different hosts can become known in another order than that of their numbers.
OUT_OF_ORDER = 50


class Distance(NamedTuple):
    """That somebody keeps his distance from another, whom he met under a name."""

    id: str
    name: str
    muted: bool
    blocked: bool
    since: int


class Apart(NamedTuple):
    """All hashes of those whom somebody does not want to meet, and of those who do not want to meet him."""

    blocked: frozenset[bytes] = frozenset()
    blocking: frozenset[bytes] = frozenset()


#: Of somebody who minds nobody.
NOBODY_APART = Apart()


class NewReport(NamedTuple):
    """What somebody tells the hosts of another's words or name."""

    at: int
    game: str
    seat: int
    #: Of the chat; 0 if it is about the name.
    line: int
    reporter: bytes
    other: bytes
    name: str
    said: str | None
    reason: str
    words: str


class Ban(NamedTuple):
    """That somebody may not do something here, and what he is told."""

    number: int
    holder: bytes
    scope: str
    reason: str
    since: int
    until: int | None
    enforced: bool


class HostDeed(NamedTuple):
    """Something that hosts have done, as far as servers have to know it."""

    number: int
    deed: str
    game: str | None
    details: dict[str, Any]


class Manners:
    """Manners in a database. Safe to use from several threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- Distances -------------------------------------------------------------------------------------

    def distances(self, keys: Iterable[bytes]) -> list[Distance]:
        """From whom somebody keeps his distance, the latest first."""
        rows = distances.c
        query = select(rows.id, rows.name, rows.muted, rows.blocked, rows.since)
        with self._store.reading() as connection:
            found = connection.execute(
                query.where(rows.owner.in_(sorted(keys))).order_by(rows.since.desc(), rows.id)
            )
            return [Distance(*row) for row in found]

    def keep(
        self, owner: bytes, keys: Set[bytes], other: bytes, name: str, wish: tuple[bool, bool], now: int
    ) -> None:
        """Let somebody keep his distance, who wants to mute or block another, or does so no more."""
        rows = distances.c
        muted, blocked = wish
        with self._store.writing() as connection:
            mine = rows.owner.in_(sorted(keys))
            same = mine & rows.other.in_(sorted(everybody_with(connection, {other})))
            before = connection.execute(select(distances).where(same)).first()
            connection.execute(delete(distances).where(same))
            if not (muted or blocked):
                return
            count = select(func.count()).select_from(distances).where(mine)
            if int(connection.execute(count).scalar() or 0) >= MOST_DISTANCES:
                raise TableError("too_many_distances", most=MOST_DISTANCES)
            values = {
                "owner": owner,
                "other": other,
                "id": secrets.token_urlsafe(9) if before is None else before.id,
                "name": name,
                "muted": muted,
                "blocked": blocked,
                "since": now if before is None else before.since,
            }
            connection.execute(insert(distances).values(**values))

    def end(self, keys: Iterable[bytes], distance: str) -> None:
        """Let somebody mind another no more."""
        rows = distances.c
        with self._store.writing() as connection:
            ended = delete(distances).where(rows.owner.in_(sorted(keys)), rows.id == distance)
            if not connection.execute(ended).rowcount:
                raise TableError("distance_not_found")

    def muted(self, keys: Iterable[bytes]) -> frozenset[bytes]:
        """All hashes of those whose words somebody does not want to read; whom he blocks is among them."""
        with self._store.reading() as connection:
            return _others(connection, keys)

    def blocked(self, keys: Iterable[bytes]) -> frozenset[bytes]:
        """All hashes of those whom somebody does not want to meet."""
        with self._store.reading() as connection:
            return _others(connection, keys, distances.c.blocked)

    def apart(self, keys: Iterable[bytes]) -> Apart:
        """Whom somebody does not want to meet, and who does not want to meet him."""
        rows = distances.c
        theirs = select(rows.owner).where(rows.other.in_(sorted(keys)), rows.blocked)
        with self._store.reading() as connection:
            blocking = everybody_with(connection, connection.execute(theirs).scalars())
            return Apart(_others(connection, keys, rows.blocked), frozenset(blocking))

    def has_sat(self, table: int, keys: Iterable[bytes]) -> bool:
        """Has somebody ever held a seat at a table?"""
        rows = schema.changes.c
        query = select(rows.version).where(
            rows.table_number == table, rows.key.in_(sorted(keys)), schema.HELD, schema.NO_DECISION
        )
        with self._store.reading() as connection:
            return connection.execute(query.limit(1)).first() is not None

    def line(self, table: int, number: int) -> Line | None:
        """A line of the chat."""
        rows = schema.chat.c
        with self._store.reading() as connection:
            query = select(*LINE).where(rows.table_number == table, rows.number == number)
            found = connection.execute(query).first()
        return None if found is None else Line(*found)

    def name_at(self, table: int, key: bytes) -> str | None:
        """The name under which somebody sat at a table last."""
        with self._store.reading() as connection:
            return name_at(connection, table, key)

    # --- Reports ---------------------------------------------------------------------------------------

    def report(self, told: NewReport, keys: Iterable[bytes]) -> bool:
        """Keep what somebody with these keys tells of another; false if he has told it before."""
        rows = reports.c
        before = select(rows.number).where(
            rows.reporter.in_(sorted(keys)),
            rows.game == told.game,
            rows.line == told.line,
            rows.other == told.other,
        )
        try:
            with self._store.writing() as connection:
                if connection.execute(before).first() is not None:
                    return False
                connection.execute(insert(reports).values(**told._asdict()))
        except StorageFailed as error:
            # He has told it twice at the same moment.
            if not isinstance(error.__cause__, IntegrityError):
                raise
            return False
        return True

    # --- What hosts have done --------------------------------------------------------------------------

    def bans(self, now: int) -> list[Ban]:
        """All bans that hold."""
        with self._store.reading() as connection:
            return [Ban(*row) for row in connection.execute(bans_where(_holds(now)))]

    def bans_of(self, keys: Iterable[bytes], now: int) -> list[Ban]:
        """What somebody may not do."""
        with self._store.reading() as connection:
            mine = bans.c.holder.in_(sorted(keys)) & _holds(now)
            return [Ban(*row) for row in connection.execute(bans_where(mine))]

    def enforce(self, ban: int) -> None:
        """Whoever is banned has got up everywhere."""
        with self._store.writing() as connection:
            connection.execute(update(bans).where(bans.c.number == ban).values(enforced=True))

    def keys_with(self, key: bytes) -> set[bytes]:
        """All hashes of whoever holds seats with one of them."""
        with self._store.reading() as connection:
            return everybody_with(connection, {key})

    def newest_deed(self) -> int:
        """The number of the last thing that hosts have done."""
        with self._store.reading() as connection:
            return int(connection.execute(select(func.max(host_log.c.number))).scalar() or 0)

    def deeds_after(self, number: int) -> list[HostDeed]:
        """What hosts have done since, and a little before, for it may have become known later."""
        rows = host_log.c
        query = select(rows.number, rows.deed, rows.game, rows.details).where(
            rows.number > number - OUT_OF_ORDER
        )
        with self._store.reading() as connection:
            return [HostDeed(*row) for row in connection.execute(query.order_by(rows.number))]

    def download(self, keys: Iterable[bytes]) -> dict[str, Any]:
        """What is kept of somebody: but for what others have told hosts of him, who shall not be known.

        That a report was closed says, too, that there was one, and where.
        """
        mine = sorted(keys)
        with self._store.reading() as connection:
            told = connection.execute(
                select(reports).where(reports.c.reporter.in_(mine)).order_by(reports.c.number)
            ).all()
            done = connection.execute(
                select(host_log)
                .where(host_log.c.person.in_(mine), host_log.c.deed != REPORT_CLOSED)
                .order_by(host_log.c.number)
            ).all()
        return {
            "distances": [distance._asdict() for distance in self.distances(mine)],
            "reports": [
                {
                    "at": row.at,
                    "table": row.game,
                    "name": row.name,
                    "reason": row.reason,
                    "words": row.words,
                    "closed_at": row.closed_at,
                }
                for row in told
            ],
            "deeds_of_hosts": [
                {"at": row.at, "deed": row.deed, "table": row.game, "why": row.why, "details": row.details}
                for row in done
            ],
        }

    def tidy_up(self, now: int) -> None:
        """Forget what was settled long ago."""
        settled = now - KEPT_AFTERWARDS
        with self._store.writing() as connection:
            connection.execute(delete(reports).where(reports.c.closed_at < settled))
            ended = or_(bans.c.lifted_at < settled, bans.c.until < settled)
            connection.execute(delete(bans).where(ended))
            connection.execute(delete(host_log).where(host_log.c.at < now - LOG_KEPT))


def bans_where(which: ColumnElement[bool]) -> Any:
    """The question for bans."""
    rows = bans.c
    told = (rows.number, rows.holder, rows.scope, rows.reason, rows.since, rows.until, rows.enforced)
    return select(*told).where(which).order_by(rows.number)


def _holds(now: int) -> ColumnElement[bool]:
    """Does a ban still hold?"""
    rows = bans.c
    return rows.lifted_at.is_(None) & or_(rows.until.is_(None), rows.until > now)


def everybody_with(connection: Connection, keys: Iterable[bytes]) -> set[bytes]:
    """All hashes of those who hold seats with any of these."""
    found = set(keys)
    if not found:
        return found
    known, of, former = sorted(found), identities.c, former_keys.c
    numbers = {
        *connection.execute(select(of.number).where(of.holder.in_(known))).scalars(),
        *connection.execute(select(former.identity).where(former.key.in_(known))).scalars(),
    }
    if numbers:
        found |= set(connection.execute(select(of.holder).where(of.number.in_(numbers))).scalars())
        found |= set(connection.execute(select(former.key).where(former.identity.in_(numbers))).scalars())
    return found


def _others(
    connection: Connection, keys: Iterable[bytes], which: ColumnElement[bool] | None = None
) -> frozenset[bytes]:
    rows = distances.c
    query = select(rows.other).where(rows.owner.in_(sorted(keys)))
    if which is not None:
        query = query.where(which)
    return frozenset(everybody_with(connection, connection.execute(query).scalars()))


def name_at(connection: Connection, table: int, key: bytes) -> str | None:
    """The name under which somebody sat at a table last."""
    rows = schema.changes.c
    query = select(rows.words).where(
        rows.table_number == table, rows.key == key, rows.kind == JOINED, schema.HELD
    )
    found = connection.execute(query.order_by(rows.version.desc()).limit(1)).scalar()
    return None if found is None else str(found)


def forget_manners(connection: Connection, keys: frozenset[bytes]) -> None:
    """Let nothing be left of somebody: what hosts did to him stays done, but to nobody in particular."""
    mine = sorted(keys)
    connection.execute(delete(distances).where(or_(distances.c.owner.in_(mine), distances.c.other.in_(mine))))
    connection.execute(delete(reports).where(reports.c.other.in_(mine)))
    connection.execute(update(reports).where(reports.c.reporter.in_(mine)).values(reporter=None))
    connection.execute(delete(bans).where(bans.c.holder.in_(mine)))
    about = host_log.c.person.in_(mine)
    connection.execute(update(host_log).where(about).values(person=None, game=None, line=None, details={}))

"""Who is known here: identities, their devices, the keys they have brought along, and links between devices.

Only hashes of keys are here. A key whose hash is unknown is somebody nevertheless, with nothing but the seats
he has taken with it: so nobody is asked anything before his first game, and nothing is kept of who never
wants more.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ruhr.server import schema
from ruhr.server.cups.book import forget_cups
from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.ledger import forget_results
from ruhr.server.manners.ledger import forget_manners
from ruhr.server.notices.ledger import MAIL, delete_ways
from ruhr.server.schema import (
    ahead,
    challenges,
    former_keys,
    identities,
    links,
    passkeys,
    sessions,
    turns,
    ways,
)
from ruhr.server.store import TABLES, Store, Stored, seated_at
from ruhr.server.table import JOINED, OPEN, PLAYING, SENT_OFF, Change

#: So many devices of one person, and so many keys that he has brought along.
MOST_SESSIONS, MOST_FORMER = 50, 500
#: The name that stands where one was taken out: the old way to name nobody, in all our languages.
NOBODY_NAMED = "N. N."
#: What was said by somebody who took it with him.
UNSAID = "…"
#: The hash of no key, where one has to be.
NO_KEY = bytes(32)


class Bearer(NamedTuple):
    """What the hash of a key stands for."""

    #: None if it opens nothing any more.
    identity: int | None
    #: With which he takes seats, and all with which he holds some.
    holder: bytes
    keys: frozenset[bytes]
    seen_at: int


class Device(NamedTuple):
    """A device of somebody."""

    id: str
    device: str
    created_at: int
    seen_at: int
    key: bytes


class Identity(NamedTuple):
    """What is kept of somebody, but for his games."""

    created_at: int
    wishes: dict[str, Any]
    devices: list[Device]
    #: Does he want to be told when it is his turn?
    is_told: bool
    #: Does a passkey or a mailbox lead back to him?
    is_secured: bool


class Ended(NamedTuple):
    """A key that opens nothing any more; whoever is deleted is also taken out of his games."""

    key: bytes
    is_deleted: bool


class Erased(NamedTuple):
    """Tables of somebody who was deleted: those that went with him, and those that others keep."""

    gone: list[str]
    kept: list[str]


class Registry:
    """The people in a database. Safe to use from several threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- Who is it? ------------------------------------------------------------------------------------

    def find(self, key: bytes) -> Bearer | None:
        """Whom the hash of a key belongs to; None if nobody has said so."""
        with self._store.reading() as connection:
            return _find(connection, key)

    def identity(self, number: int) -> Identity | None:
        """Somebody with his devices, the latest seen first, if there is anybody."""
        rows, of = sessions.c, identities.c
        with self._store.reading() as connection:
            row = connection.execute(select(identities).where(of.number == number)).one_or_none()
            if row is None:
                return None
            devices = connection.execute(
                select(rows.id, rows.device, rows.created_at, rows.seen_at, rows.key)
                .where(rows.identity == number, rows.ended_at.is_(None))
                .order_by(rows.seen_at.desc(), rows.created_at.desc())
            )
            telling = select(ways.c.number).where(ways.c.identity == number, ways.c.muted_at.is_(None))
            told = connection.execute(telling).first()
            known = [Device(*device) for device in devices]
            return Identity(
                row.created_at, row.wishes, known, told is not None, _is_secured(connection, number)
            )

    def see(self, key: bytes, now: int) -> None:
        """A device was used."""
        with self._store.writing() as connection:
            connection.execute(update(sessions).where(sessions.c.key == key).values(seen_at=now))

    def ended_since(self, at: int) -> list[Ended]:
        """The keys that have ended since a time."""
        rows = sessions.c
        query = select(rows.key, rows.identity.is_(None)).where(
            rows.ended_at.is_not(None), rows.ended_at > at
        )
        with self._store.reading() as connection:
            return [Ended(key, bool(deleted)) for key, deleted in connection.execute(query)]

    # --- Being known -----------------------------------------------------------------------------------

    def register(self, key: bytes, session: str, device: str, now: int) -> int:
        """Keep somebody who was known by his key only; returns his number."""
        try:
            with self._store.writing() as connection:
                return known_as(connection, key, session, device, now)
        except StorageFailed as error:
            # He has asked twice at the same moment.
            if not isinstance(error.__cause__, IntegrityError):
                raise
            known = self.find(key)
            if known is None:
                raise
            return _living(known)

    def wish(self, number: int, wishes: dict[str, Any]) -> dict[str, Any] | None:
        """Keep what somebody wishes beside what he has said before; returns it all, if there is anybody."""
        of = identities.c
        with self._store.writing() as connection:
            before = connection.execute(
                select(of.wishes).where(of.number == number).with_for_update()
            ).scalar()
            if before is None:
                return None
            after: dict[str, Any] = {**before, **wishes}
            if after != before:
                connection.execute(update(identities).where(of.number == number).values(wishes=after))
        return after

    def bring_along(self, number: int, keys: Iterable[bytes]) -> int:
        """Let seats that are held with other keys be somebody's; returns how many keys held any.

        Those keys open nothing any more, or else who once had one could go on with the seat.
        """
        brought = 0
        with self._store.writing() as connection:
            count = select(func.count()).where(former_keys.c.identity == number)
            room = MOST_FORMER - int(connection.execute(count).scalar() or 0)
            own = connection.execute(
                select(identities.c.holder).where(identities.c.number == number)
            ).scalar()
            for key in keys:
                if brought >= room:
                    raise TableError("too_many_keys", most=MOST_FORMER)
                if key == own or not _holds(connection, key) or _find(connection, key) is not None:
                    continue
                connection.execute(insert(former_keys).values(key=key, identity=number))
                brought += 1
        return brought

    def merge(self, number: int, key: bytes, now: int) -> None:
        """Let another identity of somebody be part of this one, with all its devices but the one he has."""
        with self._store.writing() as connection:
            other = _find(connection, key)
            if other is None or other.identity is None or other.identity == number:
                return
            unite(connection, number, other.identity, other.holder, len(other.keys))
            connection.execute(update(sessions).where(sessions.c.key == key).values(ended_at=now, device=""))
            _forget_ways(connection, (ways.c.identity == number) & (ways.c.session == key))

    # --- Devices ---------------------------------------------------------------------------------------

    def link(self, number: int, code: bytes, until: int) -> None:
        """Let a code lead another device to somebody, until a time; one before it does no more."""
        with self._store.writing() as connection:
            connection.execute(delete(links).where(links.c.identity == number))
            connection.execute(insert(links).values(identity=number, code=code, expires_at=until))

    def arrive(self, code: bytes, key: bytes, session: str, device: str, now: int) -> int:
        """Let a device that has come by a link be somebody's, once; returns his number."""
        rows = links.c
        used = delete(links).where(rows.code == code, rows.expires_at > now).returning(rows.identity)
        with self._store.writing() as connection:
            number = connection.execute(used).scalar()
            if number is None:
                raise TableError("link_used")
            let_in(connection, int(number), key, session, device, now)
        return int(number)

    def end(self, number: int, session: str, now: int) -> bytes:
        """End what a device may do; returns the hash of its key.

        With the last one goes what is wished, unless a passkey or a mailbox leads back.
        """
        rows = sessions.c
        ended = (
            update(sessions)
            .where(rows.identity == number, rows.id == session, rows.ended_at.is_(None))
            .values(ended_at=now, device="", looking_until=None)
            .returning(rows.key)
        )
        with self._store.writing() as connection:
            key = connection.execute(ended).scalar()
            if key is None:
                raise TableError("session_not_found")
            # Whoever has the link could have had it from this device.
            connection.execute(delete(links).where(links.c.identity == number))
            _forget_ways(connection, (ways.c.identity == number) & (ways.c.session == key))
            left = select(func.count()).where(rows.identity == number, rows.ended_at.is_(None))
            if not connection.execute(left).scalar() and not _is_secured(connection, number):
                connection.execute(update(identities).where(identities.c.number == number).values(wishes={}))
                _forget_ways(connection, ways.c.identity == number)
        return bytes(key)

    # --- Games -----------------------------------------------------------------------------------------

    def tables(self, keys: Iterable[bytes], most: int | None = None) -> list[tuple[str, Stored]]:
        """Tables at which any of these keys have held a seat, with their status and who sits there.

        Those that are played at come first, and of these those that are known to wait for them; then those
        that wait for people, then the others, each the latest first.
        """
        rows, of = schema.tables.c, turns.c
        keys = sorted(keys)
        waits = select(of.turn).where(of.table_number == rows.number, of.key.in_(keys)).scalar_subquery()
        is_played = rows.status == PLAYING
        ranked = case((is_played & waits.is_not(None), 0), (is_played, 1), (rows.status == OPEN, 2), else_=3)
        with self._store.reading() as connection:
            numbers = tables_of(connection, keys)
            if not numbers:
                return []
            query = TABLES.where(rows.number.in_(numbers))
            found = connection.execute(
                query.order_by(ranked, rows.updated_at.desc(), rows.number.desc()).limit(most)
            ).all()
            stored = seated_at(connection, found)
        return [(row.status, one) for row, one in zip(found, stored, strict=True)]

    def erase(self, number: int | None, keys: frozenset[bytes], now: int) -> Erased:
        """Delete somebody: his own tables, his name and words at those of others, and all that is known.

        What is left are hashes of keys that open nothing.
        """
        gone: list[str] = []
        kept: list[str] = []
        with self._store.writing() as connection:
            numbers = tables_of(connection, keys)
            rows = schema.tables.c
            found = connection.execute(TABLES.where(rows.number.in_(numbers))).all()
            stored = seated_at(connection, found)
            alone = [one for one in stored if is_alone(one.changes, keys)]
            self._store.delete_tables(connection, [one.number for one in alone])
            gone = [one.setup.id for one in alone]
            for row, one in zip(found, stored, strict=True):
                if one.setup.id not in gone:
                    _take_out(connection, one, dict(row.setup), keys)
                    kept.append(one.setup.id)
            forget_results(connection, keys)
            forget_manners(connection, keys)
            forget_cups(connection, keys, NOBODY_NAMED, now)
            _forget(connection, number, keys, now)
        return Erased(gone, kept)


def _find(connection: Connection, key: bytes) -> Bearer | None:
    rows, of = sessions.c, identities.c
    query = (
        select(rows.seen_at, rows.ended_at, of.number, of.holder)
        .outerjoin(identities, rows.identity == of.number)
        .where(rows.key == key)
    )
    row = connection.execute(query).one_or_none()
    if row is None:
        former = connection.execute(select(former_keys).where(former_keys.c.key == key)).first()
        return None if former is None else Bearer(None, key, frozenset(), 0)
    if row.ended_at is not None or row.number is None:
        return Bearer(None, key, frozenset(), 0)
    brought = connection.execute(select(former_keys.c.key).where(former_keys.c.identity == row.number))
    return Bearer(row.number, row.holder, frozenset({row.holder, *brought.scalars()}), row.seen_at)


def let_in(connection: Connection, number: int, key: bytes, session: str, device: str, now: int) -> None:
    """Let a device that has come with a key of its own be somebody's."""
    if _find(connection, key) is not None or _holds(connection, key):
        # One that has been used elsewhere is none of its own.
        raise TableError("key_in_use")
    count = select(func.count()).where(sessions.c.identity == number, sessions.c.ended_at.is_(None))
    if int(connection.execute(count).scalar() or 0) >= MOST_SESSIONS:
        raise TableError("too_many_sessions", most=MOST_SESSIONS)
    _add_session(connection, key, session, number, device, now)


def _is_secured(connection: Connection, number: int) -> bool:
    """Does a passkey or a confirmed mailbox lead back to somebody?"""
    of = ways.c
    mailbox = select(of.id).where(of.identity == number, of.kind == MAIL, of.confirmed_at.is_not(None))
    ways_back = (select(passkeys.c.id).where(passkeys.c.identity == number), mailbox)
    return any(connection.execute(way_back.limit(1)).first() is not None for way_back in ways_back)


def known_as(connection: Connection, key: bytes, session: str, device: str, now: int) -> int:
    """The number of somebody, who is kept from now on if he was known by his key only."""
    known = _find(connection, key)
    if known is not None:
        return _living(known)
    values = {"holder": key, "created_at": now, "wishes": {}}
    created = connection.execute(insert(identities).values(**values))
    (number,) = created.inserted_primary_key or (0,)
    _add_session(connection, key, session, int(number), device, now)
    return int(number)


def unite(connection: Connection, number: int, other: int, holder: bytes, keys: int) -> None:
    """Let another identity, which takes seats with *holder* and has so many keys, be part of one."""
    count = select(func.count()).where(former_keys.c.identity == number)
    if int(connection.execute(count).scalar() or 0) + keys > MOST_FORMER:
        raise TableError("too_many_keys", most=MOST_FORMER)
    old = former_keys.c.identity == other
    connection.execute(update(former_keys).where(old).values(identity=number))
    connection.execute(insert(former_keys).values(key=holder, identity=number))
    connection.execute(update(sessions).where(sessions.c.identity == other).values(identity=number))
    connection.execute(delete(links).where(links.c.identity == other))
    for table in (ways, passkeys):
        connection.execute(update(table).where(table.c.identity == other).values(identity=number))
    connection.execute(delete(identities).where(identities.c.number == other))


def _living(known: Bearer) -> int:
    if known.identity is None:
        raise TableError("session_ended")
    return known.identity


def _add_session(
    connection: Connection, key: bytes, session: str, number: int, device: str, now: int
) -> None:
    connection.execute(
        insert(sessions).values(
            key=key, id=session, identity=number, device=device, created_at=now, seen_at=now
        )
    )


def _holds(connection: Connection, key: bytes) -> bool:
    """Has a seat ever been taken with a key?"""
    query = select(schema.changes.c.version).where(schema.changes.c.key == key, schema.HELD).limit(1)
    return connection.execute(query).first() is not None


def tables_of(connection: Connection, keys: Iterable[bytes]) -> list[int]:
    """The numbers of the tables at which any of these keys have held a seat."""
    rows = schema.changes.c
    query = select(rows.table_number).distinct().where(rows.key.in_(sorted(keys)), schema.HELD)
    return list(connection.execute(query).scalars())


def is_alone(changes: Sequence[Change], keys: frozenset[bytes]) -> bool:
    """Has nobody else ever sat at a table?"""
    return all(change.key in keys for change in changes if change.kind == JOINED)


def _take_out(connection: Connection, stored: Stored, setup: dict[str, Any], keys: frozenset[bytes]) -> None:
    """Take somebody's name, his words and his keys out of a table that others keep."""
    for table in (schema.changes, schema.lost_changes):
        rows = table.c
        here = (rows.table_number == stored.number, rows.key.in_(sorted(keys)))
        joined = {"words": NOBODY_NAMED, "key": None}
        connection.execute(update(table).where(*here, rows.kind == JOINED).values(**joined))
        sent = {"words": NOBODY_NAMED, "key": NO_KEY}
        connection.execute(update(table).where(*here, rows.kind == SENT_OFF).values(**sent))
        connection.execute(update(table).where(*here).values(key=None))
    said = schema.chat.c
    for seat, since, until in times_at(stored.changes, keys):
        during = (said.table_number == stored.number, said.seat == seat, said.at.between(since, until))
        connection.execute(update(schema.chat).where(*during).values(words=UNSAID))
    theirs = (said.table_number == stored.number, said.key.in_(sorted(keys)))
    connection.execute(update(schema.chat).where(*theirs).values(words=UNSAID, key=None))
    # A review names the players; who wants one has it made anew.
    for part in (schema.findings, schema.reviews):
        connection.execute(delete(part).where(part.c.table_number == stored.number))
    if setup.get("host") in [key.hex() for key in keys]:
        setup["host"] = ""
        rows_of_tables = schema.tables.c
        connection.execute(
            update(schema.tables).where(rows_of_tables.number == stored.number).values(setup=setup)
        )


def times_at(changes: Sequence[Change], keys: frozenset[bytes]) -> list[tuple[int, int, int]]:
    """The seats that somebody held at a table, each from when to when; what he left in a game stays his."""
    times: list[tuple[int, int, int]] = []
    since: dict[int, int] = {}
    for change in changes:
        if change.kind == JOINED and change.seat in since:
            # Somebody else sits there now: he had left before the game.
            times.append((change.seat, since.pop(change.seat), change.at - 1))
        if change.kind == JOINED and change.key in keys:
            since[change.seat] = change.at
        elif change.kind == SENT_OFF and change.seat in since:
            times.append((change.seat, since.pop(change.seat), change.at))
    return times + [(seat, at, 2**62) for seat, at in since.items()]


def _forget_ways(connection: Connection, which: ColumnElement[bool]) -> None:
    """Tell nobody anything more in some ways."""
    delete_ways(connection, connection.execute(select(ways.c.number).where(which)).scalars().all())


def _forget(connection: Connection, number: int | None, keys: frozenset[bytes], now: int) -> None:
    """Keep nothing of somebody but the hashes of his keys, as such that open nothing."""
    rows = sessions.c
    ended: dict[str, Any] = {
        **{"identity": None, "device": "", "ended_at": now, "created_at": 0, "seen_at": 0},
        "looking_until": None,
    }
    connection.execute(delete(turns).where(turns.c.key.in_(sorted(keys))))
    connection.execute(delete(challenges).where(challenges.c.session.in_(sorted(keys))))
    connection.execute(delete(ahead).where(ahead.c.key.in_(sorted(keys))))
    if number is not None:
        _forget_ways(connection, ways.c.identity == number)
        devices = select(rows.key).where(rows.identity == number)
        connection.execute(delete(challenges).where(challenges.c.session.in_(devices)))
        connection.execute(delete(passkeys).where(passkeys.c.identity == number))
        connection.execute(update(sessions).where(rows.identity == number).values(**ended))
        connection.execute(delete(former_keys).where(former_keys.c.identity == number))
        connection.execute(delete(links).where(links.c.identity == number))
        connection.execute(delete(identities).where(identities.c.number == number))
    for key in sorted(keys):
        if connection.execute(select(rows.key).where(rows.key == key)).first() is None:
            # An id that no device has: those are random.
            name = key.hex()[:16]
            connection.execute(insert(sessions).values(key=key, id=name, **ended))

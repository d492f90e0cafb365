"""Where it is kept how people want to be told, whose turn it is, and what is to be delivered.

Whose turn it is follows from the changes of a table and is written down after them, so that no move waits for
it and nothing can be missed: a table whose last change is another one than is written here is looked at.
"""

import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, union_all, update
from sqlalchemy.exc import IntegrityError

from ruhr.server import schema
from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.schema import former_keys, identities, letters, office, sessions, turns, ways
from ruhr.server.store import Store
from ruhr.server.table import JOINED, PLAYED, PLAYING, UNDONE

#: The ways in which somebody can be told.
PUSH, MAIL, HOOK = KINDS_OF_WAYS = ("push", "mail", "hook")
#: What a letter is about: turns, a clock that runs out, whether anything arrives, whose mailbox it is, and
#: the way back to one's games.
OF_TURNS, OF_CLOCKS, TRYING, CONFIRMING, RECOVERING = ("turn", "clock", "try", "confirm", "recover")
#: So many ways of one person, and of each kind.
MOST_WAYS = {PUSH: 20, MAIL: 1, HOOK: 3}
#: So many letters are looked at to find one for which there is time.
MOST_CONSIDERED = 500
#: What passes a turn on.
PASSES_ON = (PLAYED, UNDONE, JOINED)


#: All hashes with which people hold seats, and whose they are.
_BEARERS = union_all(
    select(identities.c.holder.label("key"), identities.c.number.label("identity")),
    select(former_keys.c.key, former_keys.c.identity),
).subquery("bearers")
#: What leads to somebody who wants to be told there, and those who want to be told anywhere.
_TELLING = and_(ways.c.confirmed_at.is_not(None), ways.c.muted_at.is_(None))
_WANTING = select(ways.c.identity).where(_TELLING)


class Sealed(NamedTuple):
    """With what all servers sign what they send."""

    push_key: str
    seal: bytes


class Way(NamedTuple):
    """A way in which somebody is told."""

    number: int
    id: str
    identity: int
    kind: str
    address: str
    keys: dict[str, str] | None
    session: bytes | None
    language: str
    created_at: int
    confirmed_at: int | None
    confirm_until: int | None
    failing_since: int | None
    muted_at: int | None = None


class Turn(NamedTuple):
    """Whose turn it is at a table, as it follows from its changes up to a version."""

    version: int
    key: bytes | None
    turn: int
    acted: bool
    asked_at: int
    ends_at: int | None


class Asked(NamedTuple):
    """A turn of somebody of which he may have to be told."""

    identity: int
    number: int
    table: str
    turn: int
    acted: bool
    asked_at: int
    ends_at: int | None
    told: int
    reminded: int


class Addressee(NamedTuple):
    """Somebody who may have to be told something."""

    wishes: dict[str, Any]
    noticed_at: int | None
    #: Until when it is known that he looks.
    looking_until: int
    keys: frozenset[bytes]


class TakenLetter(NamedTuple):
    """A letter that is ours to deliver."""

    number: int
    kind: str
    tables: list[str]
    created_at: int
    attempt: int
    way: Way


class Busy(NamedTuple):
    """To whom, in which way and where somebody carries letters just now: he takes those for others first."""

    kinds: frozenset[str] = frozenset()
    theirs: frozenset[tuple[int, str]] = frozenset()
    hosts: frozenset[str] = frozenset()

    def has_time_for(self, identity: int, kind: str, address: str) -> bool:
        """Would a letter keep nobody waiting if it is slow, but whom it is for?"""
        return (identity, kind) not in self.theirs and host_of(kind, address) not in self.hosts


NOTHING_TO_DO = Busy()


class Pigeonholes:
    """All of it in a database. Safe to use from several threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- The office ------------------------------------------------------------------------------------

    def sealed(self, make: Callable[[], Sealed]) -> Sealed:
        """With what is signed, which is made once for all servers."""
        query = select(office.c.push_key, office.c.seal)
        with self._store.reading() as connection:
            row = connection.execute(query).first()
        if row is None:
            try:
                with self._store.writing() as connection:
                    made = make()
                    connection.execute(insert(office).values(number=1, **made._asdict()))
                return made
            except StorageFailed as error:
                # Another server has started at the same moment.
                if not isinstance(error.__cause__, IntegrityError):
                    raise
            with self._store.reading() as connection:
                row = connection.execute(query).one()
        return Sealed(row.push_key, bytes(row.seal))

    def is_wanted(self) -> bool:
        """Does anybody want to be told?"""
        with self._store.reading() as connection:
            return connection.execute(_WANTING.limit(1)).first() is not None

    def may_walk(self, walker: str, now: int, until: int) -> bool:
        """Is it for us to look round until a time?"""
        free = or_(office.c.walker == walker, office.c.walks_until <= now)
        with self._store.writing() as connection:
            walks = update(office).where(free).values(walker=walker, walks_until=until)
            return connection.execute(walks).rowcount == 1

    # --- Ways ------------------------------------------------------------------------------------------

    def ways(self, identity: int) -> list[tuple[Way, str]]:
        """In what ways somebody wants to be told, each with the name of its device."""
        query = (
            select(ways, func.coalesce(sessions.c.device, ""))
            .outerjoin(sessions, sessions.c.key == ways.c.session)
            .where(ways.c.identity == identity)
        )
        with self._store.reading() as connection:
            found = connection.execute(query.order_by(ways.c.number))
            return [(Way(*row[:-1]), row[-1]) for row in found]

    def add(self, way: Way) -> Way:
        """Tell somebody in another way from now on; one that he has is only renewed, and tells again."""
        rows = ways.c
        values = {name: value for name, value in way._asdict().items() if name != "number"}
        with self._store.writing() as connection:
            # Those of one person are added one after the other.
            mine = select(identities.c.number).where(identities.c.number == way.identity).with_for_update()
            if connection.execute(mine).first() is None:
                raise TableError("session_ended")
            same = (rows.identity == way.identity, rows.kind == way.kind)
            known = connection.execute(select(ways).where(*same, rows.address == way.address)).first()
            if known is not None:
                kept = ("keys", "session", "language", "muted_at")
                renewed: dict[str, Any] = {name: values[name] for name in kept}
                if known.confirmed_at is None:
                    renewed["confirm_until"] = way.confirm_until
                connection.execute(update(ways).where(rows.number == known.number).values(**renewed))
                return Way(*known)._replace(**renewed)
            count = select(func.count()).where(*same)
            if int(connection.execute(count).scalar() or 0) >= MOST_WAYS[way.kind]:
                raise TableError("too_many_ways", most=MOST_WAYS[way.kind])
            created = connection.execute(insert(ways).values(**values))
            (number,) = created.inserted_primary_key or (0,)
        return way._replace(number=int(number))

    def end(self, identity: int, way: str) -> None:
        """Forget a way in which somebody was told, and with a mailbox that it leads back to him."""
        query = select(ways.c.number).where(ways.c.identity == identity, ways.c.id == way)
        with self._store.writing() as connection:
            numbers = list(connection.execute(query).scalars())
            if not numbers:
                raise TableError("way_not_found")
            delete_ways(connection, numbers)

    def mute(self, way: str, now: int, identity: int | None = None) -> None:
        """Tell nobody by a mailbox from now on; it leads back to whoever reads it nevertheless.

        With an *identity*, it has to be his.
        """
        rows, of = ways.c, letters.c
        which = (rows.id == way) & (rows.kind == MAIL)
        if identity is not None:
            which &= rows.identity == identity
        muted = update(ways).where(which).values(muted_at=now).returning(rows.number)
        with self._store.writing() as connection:
            number = connection.execute(muted).scalar()
            if number is None:
                raise TableError("way_not_found")
            on_their_way = (of.way == number, of.kind.in_((OF_TURNS, OF_CLOCKS, TRYING)))
            connection.execute(delete(letters).where(*on_their_way))

    def drop(self, way: str) -> None:
        """Nothing leads there any more."""
        with self._store.writing() as connection:
            query = select(ways.c.number).where(ways.c.id == way)
            delete_ways(connection, connection.execute(query).scalars().all())

    def confirm(self, way: str, now: int) -> bool:
        """Whoever reads a mailbox has said so: it is nobody else's from now on. Once, and in time."""
        rows = ways.c
        confirmed = (
            update(ways)
            .where(rows.id == way, rows.confirm_until > now)
            .values(confirmed_at=now, confirm_until=None)
            .returning(rows.number, rows.address)
        )
        with self._store.writing() as connection:
            found = connection.execute(confirmed).one_or_none()
            if found is None:
                return False
            others = select(rows.number).where(
                rows.kind == MAIL, rows.address == found.address, rows.number != found.number
            )
            delete_ways(connection, connection.execute(others).scalars().all())
        return True

    def way(self, way: str) -> Way | None:
        """A way by its id, whoever's it is."""
        with self._store.reading() as connection:
            found = connection.execute(select(ways).where(ways.c.id == way)).one_or_none()
        return None if found is None else Way(*found)

    def mailbox(self, address: str) -> Way | None:
        """Whose confirmed mailbox has an address."""
        rows = ways.c
        query = select(ways).where(rows.kind == MAIL, rows.address == address, rows.confirmed_at.is_not(None))
        with self._store.reading() as connection:
            found = connection.execute(query.order_by(rows.confirmed_at.desc())).first()
        return None if found is None else Way(*found)

    # --- Who looks? ------------------------------------------------------------------------------------

    def look(self, session: bytes, until: int) -> None:
        """Somebody looks at the page on a device until a time."""
        rows = sessions.c
        seen = update(sessions).where(rows.key == session, rows.ended_at.is_(None))
        with self._store.writing() as connection:
            connection.execute(seen.values(looking_until=until))

    # --- Turns -----------------------------------------------------------------------------------------

    def changed(self, most: int) -> list[tuple[int, str]]:
        """Tables of those who want to be told at which something was done since they were looked at."""
        rows, at = schema.tables.c, schema.changes.c
        newest = select(func.max(at.version)).where(at.table_number == rows.number).scalar_subquery()
        wanting = select(_BEARERS.c.key).where(_BEARERS.c.identity.in_(_WANTING))
        theirs = select(at.table_number).where(schema.HELD, at.key.in_(wanting))
        query = (
            select(rows.number, rows.id)
            .outerjoin(turns, turns.c.table_number == rows.number)
            .where(
                rows.number.in_(theirs),
                rows.status == PLAYING,
                or_(turns.c.version.is_(None), turns.c.version != newest),
            )
        )
        with self._store.reading() as connection:
            return [(row.number, row.id) for row in connection.execute(query.limit(most))]

    def last_turn(self, number: int, version: int, seats: Iterable[int]) -> tuple[int, bool]:
        """The version at which others had last passed a turn on, and whether one of these seats has since.

        Whoever has answered in advance has not been there for it.
        """
        at, given, held = schema.changes.c, schema.ahead.c, list(seats)
        passed = select(func.max(at.version)).where(
            at.table_number == number, at.version <= version, at.kind.in_(PASSES_ON)
        )
        with self._store.reading() as connection:
            by_anybody = connection.execute(passed).scalar() or 0
            by_others = connection.execute(passed.where(at.seat.not_in(held))).scalar() or 0
            played = select(func.max(given.played)).where(given.table_number == number, given.seat.in_(held))
            ahead = connection.execute(played).scalar() or 0
        return int(by_others), by_anybody > max(by_others, ahead)

    def newest_version(self, table: str) -> int:
        """The version of a table by its id."""
        at = schema.changes.c
        number = select(schema.tables.c.number).where(schema.tables.c.id == table).scalar_subquery()
        with self._store.reading() as connection:
            found = connection.execute(select(func.max(at.version)).where(at.table_number == number)).scalar()
        return int(found or 0)

    def note(self, number: int, turn: Turn) -> None:
        """Write down whose turn it is at a table."""
        values = turn._asdict()
        here = turns.c.table_number == number
        try:
            with self._store.writing() as connection:
                if not connection.execute(update(turns).where(here).values(**values)).rowcount:
                    connection.execute(insert(turns).values(table_number=number, **values))
        except StorageFailed as error:
            # Another process has looked, or the table is gone.
            if not isinstance(error.__cause__, IntegrityError):
                raise

    def asked(self) -> list[Asked]:
        """Turns of those who want to be told, and were not yet or have a clock that can run out."""
        of, whose = turns.c, _BEARERS.c
        query = (
            select(
                whose.identity,
                of.table_number,
                schema.tables.c.id,
                *(of.turn, of.acted, of.asked_at, of.ends_at, of.told, of.reminded),
            )
            .join(schema.tables, schema.tables.c.number == of.table_number)
            .join(_BEARERS, whose.key == of.key)
            .where(
                schema.tables.c.status == PLAYING,
                whose.identity.in_(_WANTING),
                or_(
                    (of.told != of.turn) & of.acted.is_(False),
                    (of.reminded != of.turn) & of.ends_at.is_not(None),
                ),
            )
        )
        with self._store.reading() as connection:
            return [Asked(*row) for row in connection.execute(query.order_by(of.asked_at))]

    def addressee(self, identity: int) -> Addressee | None:
        """Somebody who may have to be told something, if there is anybody."""
        of, rows = identities.c, sessions.c
        with self._store.reading() as connection:
            row = connection.execute(select(identities).where(of.number == identity)).one_or_none()
            if row is None:
                return None
            until = connection.execute(
                select(func.max(rows.looking_until)).where(rows.identity == identity, rows.ended_at.is_(None))
            ).scalar()
            brought = select(former_keys.c.key).where(former_keys.c.identity == identity)
            keys = frozenset({row.holder, *connection.execute(brought).scalars()})
        return Addressee(row.wishes, row.noticed_at, until or 0, keys)

    def waiting_for(self, keys: Iterable[bytes]) -> list[str]:
        """The tables at which others wait for somebody, by their ids."""
        query = (
            select(schema.tables.c.id)
            .join(turns, turns.c.table_number == schema.tables.c.number)
            .where(turns.c.key.in_(sorted(keys)), schema.tables.c.status == PLAYING)
        )
        with self._store.reading() as connection:
            return list(connection.execute(query).scalars())

    def tell(self, identity: int, kind: str, asked: Sequence[Asked], now: int) -> int:
        """Let somebody be told of turns in all his ways, of each once; returns how many letters that are."""
        of = turns.c
        mark = of.told if kind == OF_TURNS else of.reminded
        with self._store.writing() as connection:
            fresh = []
            for one in sorted(asked, key=lambda one: one.number):
                here = (of.table_number == one.number, of.turn == one.turn, mark != one.turn)
                marks = {"reminded": one.turn} if kind == OF_CLOCKS else {}
                if connection.execute(update(turns).where(*here).values(told=one.turn, **marks)).rowcount:
                    fresh.append(one)
            if not fresh:
                return 0
            connection.execute(
                update(identities).where(identities.c.number == identity).values(noticed_at=now)
            )
            told = select(ways.c.number).where(ways.c.identity == identity, _TELLING)
            numbers = connection.execute(told).scalars().all()
            tables = [one.table for one in sorted(fresh, key=lambda one: one.asked_at)]
            for way in numbers:
                _write(connection, way, kind, tables, now)
        return len(numbers)

    def forget_turns(self) -> None:
        """Forget whose turn it was at tables at which nobody plays any more."""
        rows = schema.tables.c
        over = (
            select(turns.c.table_number)
            .join(schema.tables, rows.number == turns.c.table_number)
            .where(rows.status != PLAYING)
        )
        with self._store.reading() as connection:
            found = connection.execute(over).scalars().all()
        if found:
            with self._store.writing() as connection:
                connection.execute(delete(turns).where(turns.c.table_number.in_(found)))

    # --- Letters ---------------------------------------------------------------------------------------

    def write(self, way: int, kind: str, now: int) -> bool:
        """Write a letter, unless one of its kind is on its way there."""
        rows = letters.c
        with self._store.writing() as connection:
            waiting = select(rows.number).where(rows.way == way, rows.kind == kind)
            if connection.execute(waiting).first() is not None:
                return False
            _write(connection, way, kind, [], now)
        return True

    def take(self, courier: str, now: int, until: int, busy: Busy = NOTHING_TO_DO) -> TakenLetter | None:
        """Take the letter that has waited longest and for which we have time; it is ours until a time."""
        rows, of = letters.c, ways.c
        waiting = (
            select(rows.number, rows.wake_at, of.identity, of.kind, of.address)
            .join(ways, of.number == rows.way)
            .where(rows.wake_at <= now, of.kind.not_in(busy.kinds))
            .order_by(rows.wake_at, rows.number)
            .limit(MOST_CONSIDERED)
        )
        with self._store.reading() as connection:
            found = connection.execute(waiting).all()
        for first in found:
            if not busy.has_time_for(first.identity, first.kind, first.address):
                continue
            taken = (
                update(letters)
                .where(rows.number == first.number, rows.wake_at == first.wake_at)
                .values(courier=courier, wake_at=until, attempts=rows.attempts + 1)
                .returning(rows.number, rows.kind, rows.tables, rows.created_at, rows.attempts, rows.way)
            )
            with self._store.writing() as connection:
                # If somebody else was quicker, there may be others.
                if (ours := connection.execute(taken).one_or_none()) is not None:
                    way = connection.execute(select(ways).where(of.number == ours.way)).one()
                    at, attempt = ours.created_at, ours.attempts
                    return TakenLetter(ours.number, ours.kind, ours.tables, at, attempt, Way(*way))
        return None

    def hold(self, letter: TakenLetter, courier: str, until: int) -> bool:
        """Keep a letter that is ours until a later time; false if it is somebody else's by now."""
        ours = (letters.c.number == letter.number, letters.c.courier == courier)
        with self._store.writing() as connection:
            return connection.execute(update(letters).where(*ours).values(wake_at=until)).rowcount == 1

    def finish(self, letter: TakenLetter, courier: str) -> None:
        """A letter has arrived, or nobody needs it any more."""
        self._end_letter(letter, courier, None)

    def give_up(self, letter: TakenLetter, courier: str, now: int) -> None:
        """A letter does not arrive: since then or earlier nothing reaches its way."""
        self._end_letter(letter, courier, letter.way.failing_since or now)

    def _end_letter(self, letter: TakenLetter, courier: str, failing_since: int | None) -> None:
        ours = (letters.c.number == letter.number, letters.c.courier == courier)
        way = update(ways).where(ways.c.number == letter.way.number)
        with self._store.writing() as connection:
            connection.execute(delete(letters).where(*ours))
            connection.execute(way.values(failing_since=failing_since))

    def postpone(self, letter: TakenLetter, courier: str, at: int) -> None:
        """Try a letter again, at a time."""
        self._delay(letter, courier, {"wake_at": at})

    def put_off(self, letter: TakenLetter, courier: str, at: int) -> None:
        """It is not the time for a letter; it was not even tried."""
        self._delay(letter, courier, {"wake_at": at, "attempts": letters.c.attempts - 1})

    def _delay(self, letter: TakenLetter, courier: str, marks: dict[str, Any]) -> None:
        ours = (letters.c.number == letter.number, letters.c.courier == courier)
        with self._store.writing() as connection:
            connection.execute(update(letters).where(*ours).values(courier=None, **marks))


def host_of(kind: str, address: str) -> str | None:
    """Where something is carried to; e-mails are all handed in at our own."""
    return None if kind == MAIL else urlsplit(address).hostname


def new_way_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(9)


def delete_ways(connection: Connection, numbers: Sequence[int]) -> None:
    """Forget ways, with all that was to be delivered there."""
    connection.execute(delete(letters).where(letters.c.way.in_(numbers)))
    connection.execute(delete(ways).where(ways.c.number.in_(numbers)))


def _write(connection: Connection, way: int, kind: str, tables: list[str], now: int) -> None:
    connection.execute(insert(letters).values(way=way, kind=kind, tables=tables, created_at=now, wake_at=now))

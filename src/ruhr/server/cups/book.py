"""Cups in the database: every step is one transaction that only one server can make.

A round is written with its tables, under its number, before any of them is made. What follows from that
anybody can do, and done twice it does no harm: so whoever dies when, a cup goes on.
"""

import secrets
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ruhr.server import schema
from ruhr.server.cups.drawing import DUPLICATE, Contest, Entrant
from ruhr.server.cups.lots import seed_of_cup
from ruhr.server.cups.pairing import Drawn
from ruhr.server.cups.standings import Bye, PlayedTable, Sat
from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.names import look_alike
from ruhr.server.schema import cup_tables, cups, entries, rounds
from ruhr.server.store import Store
from ruhr.server.wire.words import NAME_LENGTH

#: A cup is open until it begins, then running until it is finished; before it begins it can be cancelled.
GATHERING, RUNNING, ENDED, CANCELLED = ("open", "running", "finished", "cancelled")
#: So many cups of one person may be open or running.
MOST_CUPS = 5
#: So many of his cups that were cancelled are kept.
MOST_CANCELLED = 20
#: A cup that has not begun after so many milliseconds is cancelled.
GATHERS_FOR = 60 * 86_400_000


class CupRow(NamedTuple):
    """A cup, but for who takes part and what is played."""

    number: int
    id: str
    created_at: int
    host: bytes | None
    name: str
    rules: dict[str, Any]
    public: bool
    status: str
    updated_at: int
    secret: str
    seed: str
    week: str | None
    begins_at: int | None

    @property
    def contest(self) -> Contest:
        return Contest(self.rules["format"], self.rules["players"], self.rules["rounds"], self.seed)

    @property
    def is_duplicate(self) -> bool:
        return bool(self.rules["format"] == DUPLICATE)

    @property
    def at_own_pace(self) -> bool:
        """Does everybody play the boards against bots, when he wants?"""
        return self.is_duplicate and self.rules["opponents"] == "bots"


class CountedCup(NamedTuple):
    """A cup, how many people and bots take part, its present round and when that ends."""

    cup: CupRow
    people: int
    bots: int
    round: int
    ends_at: int | None


class Participant(NamedTuple):
    """Somebody who takes part."""

    number: int
    holder: bytes | None
    level: str | None
    name: str
    share: bytes | None
    rating: int
    joined_at: int
    left_at: int | None

    @property
    def entrant(self) -> Entrant:
        return Entrant(self.number, self.rating, self.left_at is not None)


class RoundRow(NamedTuple):
    """A round, or a board of a duplicate event."""

    number: int
    byes: list[int]
    began_at: int
    ends_at: int
    told: bool


class TableRow(NamedTuple):
    """A table of a cup, and the status of the table in the hall, if it is there."""

    round: int
    number: int
    id: str
    seats: list[int]
    made: bool
    results: dict[str, Any] | None
    status: str | None

    @property
    def played(self) -> PlayedTable:
        """What came of it, once it is over."""
        assert self.results is not None
        left = self.results["left"]
        points = zip(self.seats, self.results["points"], strict=True)
        return PlayedTable(
            self.round, tuple(Sat(entry, won, seat in left) for seat, (entry, won) in enumerate(points))
        )


class Whole(NamedTuple):
    """A cup with all that belongs to it."""

    cup: CupRow
    entries: list[Participant]
    rounds: list[RoundRow]
    tables: list[TableRow]

    @property
    def played(self) -> list[PlayedTable]:
        """The tables that are over and of which everybody may know."""
        told = {one.number for one in self.rounds if one.told}
        return [one.played for one in self.tables if one.results is not None and one.round in told]

    @property
    def byes(self) -> list[Bye]:
        return [Bye(one.number, entry) for one in self.rounds for entry in one.byes]

    @property
    def entrants(self) -> list[Entrant]:
        return [one.entrant for one in self.entries]

    @property
    def shares(self) -> list[str | None]:
        """What everybody has added, in the order of their numbers; bots add nothing."""
        people = [one for one in self.entries if one.level is None]
        return [None if one.share is None else one.share.hex() for one in people]

    def entry_of(self, keys: Iterable[bytes]) -> Participant | None:
        known = set(keys)
        return next((one for one in self.entries if one.holder in known), None)


_CUP = [getattr(cups.c, name) for name in CupRow._fields]
_ENTRY = [getattr(entries.c, name) for name in Participant._fields]
_ROUND = [getattr(rounds.c, name) for name in RoundRow._fields]
_TABLE = [getattr(cup_tables.c, name) for name in TableRow._fields[:-1]]


class Book:
    """The cups in a database. Safe to use from several threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- Reading ---------------------------------------------------------------------------------------

    def whole(self, cup: str) -> Whole:
        """A cup with all that belongs to it."""
        with self._store.reading() as connection:
            row = connection.execute(select(*_CUP).where(cups.c.id == cup)).one_or_none()
            if row is None:
                raise TableError("cup_not_found", cup=cup)
            return _whole(connection, row)

    def listed(self, status: str, before: int | None, most: int, week: str) -> list[CountedCup]:
        """Public cups of a status, the latest first, but for the one of a week as long as it is running."""
        query = select(*_CUP).where(cups.c.status == status, cups.c.public)
        if status == RUNNING:
            query = query.where(or_(cups.c.week.is_(None), cups.c.week != week))
        if before is not None:
            query = query.where(cups.c.updated_at < before)
        with self._store.reading() as connection:
            found = connection.execute(query.order_by(cups.c.updated_at.desc()).limit(most)).all()
            return [_counted(connection, CupRow(*row)) for row in found]

    def mine(self, keys: Iterable[bytes], most: int) -> list[CountedCup]:
        """Cups that somebody made or takes part in, the latest first."""
        held = sorted(keys)
        taking = select(entries.c.cup).where(entries.c.holder.in_(held), schema.BY_SOMEBODY)
        query = select(*_CUP).where(or_(cups.c.host.in_(held), cups.c.number.in_(taking)))
        with self._store.reading() as connection:
            found = connection.execute(query.order_by(cups.c.updated_at.desc()).limit(most)).all()
            return [_counted(connection, CupRow(*row)) for row in found]

    def numbers_of(self, keys: Iterable[bytes]) -> set[int]:
        """The cups in which somebody takes part, by their numbers in the database."""
        query = select(entries.c.cup).where(entries.c.holder.in_(sorted(keys)), schema.BY_SOMEBODY)
        with self._store.reading() as connection:
            return set(connection.execute(query).scalars())

    def of_week(self, week: str) -> CountedCup | None:
        with self._store.reading() as connection:
            row = connection.execute(select(*_CUP).where(cups.c.week == week)).one_or_none()
            return None if row is None else _counted(connection, CupRow(*row))

    def going_on(self, now: int) -> list[str]:
        """All cups that somebody has to look after: those that run, begin, or have gathered for long."""
        for_long = cups.c.begins_at.is_(None) & (cups.c.created_at < now - GATHERS_FOR)
        due = or_(cups.c.begins_at <= now, for_long)
        alive = or_(cups.c.status == RUNNING, (cups.c.status == GATHERING) & due)
        with self._store.reading() as connection:
            return list(connection.execute(select(cups.c.id).where(alive).order_by(cups.c.number)).scalars())

    # --- Making, joining, leaving ----------------------------------------------------------------------

    def create(self, row: dict[str, Any]) -> str:
        """Keep a new cup; returns its id, or that of the one that the same request has made before."""
        try:
            with self._store.writing() as connection:
                if row["host"] is not None:
                    alive = select(func.count()).where(cups.c.host == row["host"], schema.GOING_ON)
                    if int(connection.execute(alive).scalar() or 0) >= MOST_CUPS:
                        known = _created(connection, row)
                        if known is None:
                            raise TableError("too_many_cups", most=MOST_CUPS)
                        return known
                    _forget_cancelled(connection, row["host"])
                connection.execute(insert(cups).values(**row))
                return str(row["id"])
        except StorageFailed as error:
            if not isinstance(error.__cause__, IntegrityError):
                raise
            with self._store.reading() as connection:
                known = _created(connection, row)
            if known is None:
                raise
            return known

    def join(self, cup: str, who: dict[str, Any], keys: Iterable[bytes]) -> None:
        """Let somebody take part, if there is room; who does already stays what he is."""
        with self._store.writing() as connection:
            row = _locked(connection, cup)
            here = _entries(connection, row.number)
            mine = next((one for one in here if one.holder in set(keys)), None)
            if mine is not None and mine.left_at is None:
                return
            if row.status != GATHERING and not (row.week and row.status == RUNNING):
                raise TableError("cup_not_open", status=row.status)
            people = [one for one in here if one.level is None]
            if len(people) >= row.rules["most"]:
                raise TableError("cup_full", most=row.rules["most"])
            taken = [one.name for one in here]
            other = next((name for name in taken if look_alike(name, who["name"])), None)
            if other is not None and mine is None:
                if not row.week:
                    raise TableError("name_taken", name=who["name"], other=other)
                # Nobody knows who else has come, and many have not chosen a name.
                who = {**who, "name": numbered(who["name"], taken)}
            if mine is not None:
                connection.execute(update(entries).where(*_at(row, mine.number)).values(left_at=None))
                return
            number = 1 + max([0, *(one.number for one in here)])
            connection.execute(insert(entries).values(cup=row.number, number=number, **who))
            if row.rules["begins"] == "full" and len(here) + 1 >= row.rules["most"]:
                _change(connection, row, {"begins_at": who["joined_at"]})

    def leave(self, cup: str, keys: Iterable[bytes], now: int) -> Participant:
        """Let somebody take part no more: before it begins as if he had never joined."""
        with self._store.writing() as connection:
            row = _locked(connection, cup)
            here = _entries(connection, row.number)
            mine = next((one for one in here if one.holder in set(keys)), None)
            if mine is None:
                raise TableError("not_in_cup")
            if row.status == GATHERING:
                connection.execute(delete(entries).where(*_at(row, mine.number)))
            elif row.status == RUNNING:
                connection.execute(update(entries).where(*_at(row, mine.number)).values(left_at=now))
            else:
                raise TableError("cup_not_running", status=row.status)
            return mine

    def cancel(self, cup: str, now: int) -> None:
        """Let a cup not begin."""
        with self._store.writing() as connection:
            cancel(connection, cup, now)

    def ask_to_begin(self, cup: str, now: int) -> None:
        """Let a cup begin now, whatever was said before."""
        with self._store.writing() as connection:
            row = _locked(connection, cup)
            if row.status != GATHERING:
                raise TableError("cup_not_open", status=row.status)
            _change(connection, row, {"begins_at": now})

    # --- Going on --------------------------------------------------------------------------------------

    def may_look(self, cup: str, walker: str, now: int, until: int) -> bool:
        """Is it for us to look after a cup until a time?"""
        free = or_(cups.c.walker == walker, cups.c.walks_until <= now)
        with self._store.writing() as connection:
            looks = update(cups).where(cups.c.id == cup, free).values(walker=walker, walks_until=until)
            return connection.execute(looks).rowcount == 1

    def begin(self, whole: Whole, bots: Sequence[dict[str, Any]], now: int) -> bool:
        """Let a cup be running, with bots in the free places; false if somebody else was first."""
        with self._store.writing() as connection:
            row = _locked(connection, whole.cup.id)
            if row.status != GATHERING or _entries(connection, row.number) != whole.entries:
                return False
            for number, bot in enumerate(bots, 1 + max([0, *(one.number for one in whole.entries)])):
                connection.execute(
                    insert(entries).values(cup=row.number, number=number, joined_at=now, **bot)
                )
            seed = seed_of_cup(row.secret, whole.shares)
            _change(connection, row, {"status": RUNNING, "updated_at": now, "seed": seed})
        return True

    def add_round(self, cup: CupRow, number: int, drawn: Drawn, now: int, ends_at: int) -> bool:
        """Write a round with its tables; false if somebody else was first."""
        try:
            with self._store.writing() as connection:
                row = _locked(connection, cup.id)
                if row.status != RUNNING:
                    return False
                connection.execute(
                    insert(rounds).values(
                        cup=cup.number,
                        number=number,
                        byes=drawn.byes,
                        began_at=now,
                        ends_at=ends_at,
                        told=not cup.is_duplicate,
                    )
                )
                for table, seats in enumerate(drawn.tables, 1):
                    _name_table(connection, cup, number, table, list(seats))
        except StorageFailed as error:
            if not isinstance(error.__cause__, IntegrityError):
                raise
            return False
        return True

    def add_board(self, cup: CupRow, board: int, entry: int, seats: list[int], now: int) -> str:
        """The table at which somebody plays a board, named now if it was not before."""
        with self._store.writing() as connection:
            row = _locked(connection, cup.id)
            at = cup_tables.c
            known = connection.execute(
                select(at.id).where(at.cup == cup.number, at.round == board, at.number == entry)
            ).scalar()
            if known is not None:
                return str(known)
            ends_at = connection.execute(
                select(rounds.c.ends_at).where(rounds.c.cup == cup.number, rounds.c.number == board)
            ).scalar()
            if row.status != RUNNING or ends_at is None or ends_at <= now:
                raise TableError("cup_not_running", status=row.status)
            return _name_table(connection, cup, board, entry, seats)

    def made(self, table: str) -> None:
        """A table that was named is there."""
        with self._store.writing() as connection:
            connection.execute(update(cup_tables).where(cup_tables.c.id == table).values(made=True))

    def write_results(self, table: str, results: dict[str, Any]) -> None:
        """Keep what came of a table, once."""
        fresh = update(cup_tables).where(cup_tables.c.id == table, cup_tables.c.results.is_(None))
        with self._store.writing() as connection:
            connection.execute(fresh.values(results=results))

    def mark_left(self, cup: CupRow, numbers: Iterable[int], now: int) -> None:
        """Some who did not show up are not drawn any more."""
        gone = update(entries).where(entries.c.cup == cup.number, entries.c.number.in_(sorted(numbers)))
        with self._store.writing() as connection:
            connection.execute(gone.where(entries.c.left_at.is_(None)).values(left_at=now))

    def tell(self, cup: CupRow, number: int) -> None:
        """Let everybody know what came of a board."""
        with self._store.writing() as connection:
            connection.execute(
                update(rounds).where(rounds.c.cup == cup.number, rounds.c.number == number).values(told=True)
            )

    def finish(self, cup: CupRow, now: int) -> bool:
        """Let a cup be over, unless a table was begun meanwhile that is not."""
        with self._store.writing() as connection:
            row = _locked(connection, cup.id)
            unfinished = select(cup_tables.c.id).where(
                cup_tables.c.cup == cup.number, cup_tables.c.results.is_(None)
            )
            if row.status != RUNNING or connection.execute(unfinished).first() is not None:
                return False
            _change(connection, row, {"status": ENDED, "updated_at": now})
        return True


def numbered(name: str, taken: Sequence[str]) -> str:
    """A name with the first number with which it is like no other.

    >>> numbered("Anna", ["Anna", "ANNA 2", "Ben"])
    'Anna 3'
    """
    for number in count(2):
        end = f" {number}"
        new = f"{name[: NAME_LENGTH - len(end)].rstrip()}{end}"
        if not any(look_alike(new, other) for other in taken):
            return new
    raise AssertionError


def forget_cups(connection: Connection, keys: frozenset[bytes], nobody: str, now: int) -> None:
    """Let nobody be found in cups by some keys: his name is taken out of standings that others keep."""
    held = sorted(keys)
    mine = (entries.c.holder.in_(held), schema.BY_SOMEBODY)
    gathering = select(cups.c.number).where(cups.c.status == GATHERING)
    connection.execute(delete(entries).where(*mine, entries.c.cup.in_(gathering)))
    gone = {"left_at": func.coalesce(entries.c.left_at, now), "holder": None, "name": nobody}
    connection.execute(update(entries).where(*mine).values(**gone))
    made = cups.c.host.in_(held)
    ended = {"status": CANCELLED, "updated_at": now}
    connection.execute(update(cups).where(made, cups.c.status == GATHERING).values(**ended))
    connection.execute(update(cups).where(made).values(host=None, creation=None, name=nobody))


def cancel(connection: Connection, cup: str, now: int) -> None:
    """Let a cup not begin."""
    row = _locked(connection, cup)
    if row.status == CANCELLED:
        return
    if row.status != GATHERING:
        raise TableError("cup_not_open", status=row.status)
    _change(connection, row, {"status": CANCELLED, "updated_at": now})


def _forget_cancelled(connection: Connection, host: bytes) -> None:
    """Forget what was never held of somebody, but for the latest."""
    rows = cups.c
    cancelled = select(rows.number).where(rows.host == host, rows.status == CANCELLED)
    old = list(connection.execute(cancelled.order_by(rows.number.desc()).offset(MOST_CANCELLED)).scalars())
    connection.execute(delete(entries).where(entries.c.cup.in_(old)))
    connection.execute(delete(cups).where(rows.number.in_(old)))


def _whole(connection: Connection, row: Row[Any]) -> Whole:
    cup = CupRow(*tuple(row))
    at, hall = cup_tables.c, schema.tables.c
    found = connection.execute(
        select(*_ROUND).where(rounds.c.cup == cup.number).order_by(rounds.c.number)
    ).all()
    tables = connection.execute(
        select(*_TABLE, hall.status)
        .outerjoin(schema.tables, hall.id == at.id)
        .where(at.cup == cup.number)
        .order_by(at.round, at.number)
    ).all()
    return Whole(
        cup,
        _entries(connection, cup.number),
        [RoundRow(*one) for one in found],
        [TableRow(*tuple(one)) for one in tables],
    )


def _entries(connection: Connection, number: int) -> list[Participant]:
    query = select(*_ENTRY).where(entries.c.cup == number).order_by(entries.c.number)
    return [Participant(*row) for row in connection.execute(query)]


def _locked(connection: Connection, cup: str) -> CupRow:
    """A cup that nobody else changes before the transaction ends."""
    row = connection.execute(select(*_CUP).where(cups.c.id == cup).with_for_update()).one_or_none()
    if row is None:
        raise TableError("cup_not_found", cup=cup)
    return CupRow(*row)


def _change(connection: Connection, cup: CupRow, values: dict[str, Any]) -> None:
    connection.execute(update(cups).where(cups.c.number == cup.number).values(**values))


def _at(cup: CupRow, number: int) -> tuple[Any, Any]:
    return entries.c.cup == cup.number, entries.c.number == number


def _created(connection: Connection, row: dict[str, Any]) -> str | None:
    """The cup that was made by the same request, or for the same week."""
    same = [cups.c[name] == row[name] for name in ("creation", "week") if row.get(name) is not None]
    found = connection.execute(select(cups.c.id).where(or_(*same))).scalar() if same else None
    return None if found is None else str(found)


def _name_table(connection: Connection, cup: CupRow, number: int, table: int, seats: list[int]) -> str:
    """Give a table its id, with which it is made later."""
    name = secrets.token_urlsafe(12)
    connection.execute(
        insert(cup_tables).values(
            cup=cup.number, round=number, number=table, id=name, seats=seats, made=False
        )
    )
    return name


def _counted(connection: Connection, cup: CupRow) -> CountedCup:
    """A cup with how many take part, and how far it has come."""
    of = entries.c
    people, bots = connection.execute(
        select(func.count() - func.count(of.level), func.count(of.level)).where(of.cup == cup.number)
    ).one()
    last = connection.execute(
        select(rounds.c.number, rounds.c.ends_at)
        .where(rounds.c.cup == cup.number)
        .order_by(rounds.c.number.desc())
        .limit(1)
    ).one_or_none()
    number, ends_at = (0, None) if last is None else last
    return CountedCup(cup, people, bots, number, ends_at)

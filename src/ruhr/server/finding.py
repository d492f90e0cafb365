"""How people find each other: at open tables, and by saying what game they want.

All that is known of who waits is in the database, so that several servers agree. Whoever waits at a table of
his own asks again and again: as time goes by, players are welcome whose rating is farther away, and of two
tables that suit each other the one with fewer people, or the later one, gives way.
"""

from typing import Any, NamedTuple

from ruhr.server import reception, wire
from ruhr.server.errors import TableError
from ruhr.server.hall import Hall
from ruhr.server.history import seated
from ruhr.server.ledger import Ledger, Rated, told_ratings
from ruhr.server.manners.ledger import Apart
from ruhr.server.people import Who
from ruhr.server.store import Sought, Stored
from ruhr.server.strength import (
    ABOUT_AS_STRONG,
    NEWCOMER,
    RATING_OF_NEWCOMERS,
    strength_of_bot,
)
from ruhr.server.table import CLOSED, DAYS, FINISHED, LIVE, OPEN, POSITION, Table
from ruhr.server.time_of_day import now

#: So far away a rating may be at first, and so much farther after each so many milliseconds.
FIRST_REACH, MORE_REACH = ABOUT_AS_STRONG, 100
REACHING = {LIVE: 15_000, DAYS: 6 * 3_600_000}
#: Who has not been there for so long, in milliseconds, does not wait for a game in one sitting.
WAITS = 20_000
#: So many open tables are looked at.
MOST_LOOKED_AT = 200
#: An open table is listed for so long, in milliseconds, after people have left it, or waited for one sitting.
LISTED_FOR = 600_000


def reach(waited: int, pace: str) -> int:
    """How far away a rating may be after so many milliseconds.

    >>> reach(0, "live"), reach(60_000, "live"), reach(60_000, "days")
    (200, 600, 200)
    """
    return FIRST_REACH + MORE_REACH * (max(0, waited) // REACHING[pace])


class _Place(NamedTuple):
    """A table at which somebody could sit down."""

    people: int
    created_at: int
    table: Table

    @property
    def rank(self) -> tuple[int, int, str]:
        """Of two tables the one with the greater rank stays."""
        return self.people, -self.created_at, self.table.setup.id


class Finding:
    """Finds games for people."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._ledger = Ledger(hall.store)

    async def attend(self) -> None:
        """Say at which open tables somebody waits here."""
        numbers = self._hall.attended()
        if numbers:
            await self._hall.ask(self._hall.store.attend, numbers, now())

    async def rating(self, who: Who, players: int) -> int:
        """Somebody's rating among so many players; who has none is a newcomer."""
        found = await self._hall.ask(self._ledger.ratings, who.keys)
        return found[players].strength.rating if players in found else RATING_OF_NEWCOMERS

    async def rating_for(self, who: Who, table: str) -> int:
        """Somebody's rating, if it matters at a table."""
        at, _ = await self._hall.read(table)
        terms, players = at.setup.terms, len(at.seats)
        matters = terms.lowest is not None or terms.highest is not None
        return await self.rating(who, players) if matters else RATING_OF_NEWCOMERS

    async def at_table(self, table: str) -> dict[str, Any]:
        """The ratings of those who sit at a rated table, before its game and, if it has counted, after it.

        Of a game that is over and has not counted nothing is told: whoever keeps its link would else see for
        ever how strong those people have become.
        """
        at, _ = await self._hall.read(table)
        if not at.setup.terms.rated:
            return {"rated": False, "seats": [None for _ in at.seats]}
        return {"rated": True, "seats": await self._hall.ask(self._at_table, at)}

    def _at_table(self, at: Table) -> list[dict[str, Any] | None]:
        players = len(at.seats)
        seats: list[dict[str, Any] | None] = []
        counted = {row.seat: row for row in self._ledger.of_game(at.setup.id) if row.mu is not None}
        for number, seat in enumerate(at.seats):
            level = at.setup.levels[number]
            if number in counted:
                told = told_ratings(counted[number])
                seats.append({**told["before"], "games": None, "after": told["after"]})
            elif level is not None:
                seats.append({**strength_of_bot(level, players).to_json(), "games": None, "after": None})
            elif seat.key is None or at.status in (FINISHED, CLOSED):
                seats.append(None)
            else:
                known = self._ledger.ratings_of_holder(seat.key).get(players, Rated(NEWCOMER, 0))
                seats.append({**known.strength.to_json(), "games": known.games, "after": None})
        return seats

    async def find(self, who: Who, wish: wire.FindGame, apart: Apart) -> dict[str, Any]:
        """The table at which somebody finds the game he wants, and the free seat there.

        Who waits at a table already hears of another one only after his seat there was given up for him.
        """
        rating = await self.rating(who, wish.players)
        mine = None if wish.table is None else await self._waiting_at(who, wish.table)
        waited = 0 if mine is None else now() - mine.created_at
        told = {"rating": rating, "reach": reach(waited, wish.pace)}
        found = await self._best(who, wish, rating, mine, apart.blocked | apart.blocking)
        if found is None:
            return {"table": None, "seat": None, **told}
        if mine is not None:
            (seat,) = mine.table.seats_of(who.keys)
            if not await reception.give_way(self._hall, mine.table.setup.id, seat, who.keys):
                return {"table": None, "seat": None, **told}
        free = next(number for number, seat in enumerate(found.table.seats) if seat.name is None)
        return {"table": found.table.setup.id, "seat": free, **told}

    async def _waiting_at(self, who: Who, table: str) -> _Place | None:
        """Somebody's own table, if he waits there on one seat."""
        at, _ = await self._hall.read(table)
        seats = at.seats_of(who.keys)
        if not seats:
            raise TableError("not_your_seat", seat=0)
        if at.status != OPEN or len(seats) > 1:
            raise TableError("table_not_open", status=at.status)
        return _place(at)

    async def _best(
        self, who: Who, wish: wire.FindGame, rating: int, mine: _Place | None, away: frozenset[bytes]
    ) -> _Place | None:
        """Where most people wait, then whose rating is nearest, then who has waited longest.

        Nobody comes to those whom he does not want to meet, or who do not want to meet him.
        """
        sought = Sought(wish.players, wish.pace, wish.language, wish.rated)
        found = await self._hall.ask(self._open_tables, sought)
        waited = 0 if mine is None else now() - mine.created_at
        fitting = []
        for stored, seen_at in found:
            table = seated(stored)
            place = _place(table)
            is_there = wish.pace == DAYS or seen_at >= now() - WAITS
            better = mine is None or place.rank > mine.rank
            if any(seat.key in away for seat in table.seats):
                continue
            if is_there and better and _may_sit(table, who) and _suits(place, rating, waited, wish.pace):
                fitting.append(place)

        def preferred(place: _Place) -> tuple[int, int, int]:
            around = place.table.setup.terms.around
            return -place.people, 0 if around is None else abs(around - rating), place.created_at

        return min(fitting, key=preferred, default=None)

    def listed(
        self, status: str, before: int | None, most: int, sought: Sought, blocked: frozenset[bytes]
    ) -> dict[str, Any]:
        """Public tables; of open ones those at which anybody waits, and nobody whom one has blocked.

        No work for the event loop.
        """
        store = self._hall.store
        found = store.public_tables(status, before, most, sought)
        numbers = [stored.number for _, stored in found] if status == OPEN else []
        seen = store.attended(numbers) if numbers else {}
        told = [
            table.listing(status)
            for _, stored in found
            if _is_waited_at(table := seated(stored), status, seen.get(stored.number, 0))
            and not (status == OPEN and any(seat.key in blocked for seat in table.seats))
        ]
        return {"tables": told, "next": found[-1][0] if len(found) == most else None}

    def _open_tables(self, sought: Sought) -> list[tuple[Stored, int]]:
        store = self._hall.store
        found = [stored for _, stored in store.public_tables(OPEN, None, MOST_LOOKED_AT, sought)]
        seen = store.attended([stored.number for stored in found])
        return [(stored, seen.get(stored.number, 0)) for stored in found]


def _is_waited_at(table: Table, status: str, seen_at: int) -> bool:
    """Is it worth coming to a table? Not to an open one that was left, or where people waited in vain."""
    if status != OPEN:
        return True
    lately = now() - LISTED_FOR
    left = all(seat.key is None for seat in table.seats)
    gone = table.setup.pace == LIVE and seen_at < lately
    return table.setup.created_at >= lately or not (left or gone)


def _place(table: Table) -> _Place:
    return _Place(sum(seat.key is not None for seat in table.seats), table.setup.created_at, table)


def _may_sit(table: Table, who: Who) -> bool:
    """Is it a game among people, as it is usually played, at which somebody may sit down?"""
    setup = table.setup
    usual = not (setup.invitation or setup.calmer_water or setup.origin == POSITION or setup.known_deal)
    own = bool(table.seats_of(who.keys)) or bool(table.sent_off & who.keys)
    return usual and not own and not any(setup.levels) and any(seat.name is None for seat in table.seats)


def _suits(place: _Place, rating: int, waited: int, pace: str) -> bool:
    """Do people wait there who want to play with somebody of this rating?"""
    terms = place.table.setup.terms
    if not place.people:
        return False
    if terms.around is not None:
        longest = max(waited, now() - place.created_at)
        return abs(terms.around - rating) <= reach(longest, pace)
    return (terms.lowest is None or rating >= terms.lowest) and (
        terms.highest is None or rating <= terms.highest
    )

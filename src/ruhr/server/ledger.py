"""What came of games: counted once each, when they are over, in the order in which they ended.

A table says itself that it is still to be counted, until its results are written in the same transaction: so
no game is forgotten, and none counts twice, whoever dies when. Ratings are part of the results, and follow
from them alone (docs/rating.md): `Ledger.reckon_anew` finds them again.
"""

import contextlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Connection, Row, delete, func, insert, select, text, update

from ruhr.board import Board
from ruhr.errors import RuhrError
from ruhr.server import schema
from ruhr.server.errors import StorageFailed
from ruhr.server.history import table_of
from ruhr.server.schema import former_keys, identities, results, reviews, sessions
from ruhr.server.standing_in import covered_too_often, decided_themselves
from ruhr.server.store import Store, Stored, is_on
from ruhr.server.strength import NEWCOMER, Strength, after_game, strength_of_bot
from ruhr.server.table import CLOSED, FINISHED, POSITION, RAN_OUT, Table

#: So many games are counted at once.
MOST_COUNTED = 20
#: Who counts waits so long, in milliseconds, lest a game be counted before one that ended earlier.
SETTLED = 1000
#: So many of somebody's results are told, and of so many what a review says.
MOST_RESULTS, MOST_REVIEWED = 1000, 100
#: What servers agree on that one of them counts at a time.
COUNTING = 1769_1890
#: How often whoever has to count looks whether somebody else still does, in seconds.
LOOK_AGAIN = 0.2

log = structlog.get_logger()


class _SomebodyCounts(Exception):
    """Another server, or the command that finds ratings anew, counts just now."""


class Finish(NamedTuple):
    """What came of a game for a seat."""

    seat: int
    #: The hash with which it is held, or the level of its bot.
    holder: bytes | None
    level: str | None
    turn: int
    place: int
    points: int | None
    sources: dict[str, int]
    left: bool


class Counted(NamedTuple):
    """What came of a game, and whether it counts for ratings."""

    finishes: list[Finish]
    is_rated: bool


class Rated(NamedTuple):
    """How strong somebody is, after so many games."""

    strength: Strength
    games: int


def counted(table: Table, stored: Stored) -> Counted:
    """What came of a game that is over; of one that is not about winning, nothing.

    Whoever a bot decides for at the end, because he left or his time was up, is behind all who stayed; so is
    for whom bots have decided too often before. If a table was closed when somebody's time was up, he is
    last, and the others are equal.
    """
    setup, game = table.setup, table.game
    if game is None or setup.to_look_at or setup.practice or setup.known_deal or setup.origin == POSITION:
        return Counted([], False)
    if all(setup.levels):
        # Only bots have played.
        return Counted([], False)
    seats = range(len(table.seats))
    covered = covered_too_often(table, stored)
    away = [
        seat in covered or (setup.levels[seat] is None and table.seats[seat].level is not None)
        for seat in seats
    ]
    result = game.result()
    if result is None:
        for change in stored.changes:
            if change.kind == RAN_OUT:
                away[change.seat] = True
        standing = [0 for _ in seats]
    else:
        standing = result.places
    behind = [len(seats) + 1 if away[seat] else standing[seat] for seat in seats]
    first, scores = int(table.deal["first"]), game.scores()
    finishes = [
        Finish(
            seat,
            table.seats[seat].key,
            setup.levels[seat],
            (seat - first) % len(seats),
            1 + sum(other < behind[seat] for other in behind),
            None if result is None else result.points[seat],
            {} if result is None else dict(scores[seat].sources),
            away[seat],
        )
        for seat in seats
    ]
    return Counted(finishes, setup.terms.rated and _is_played(table, stored))


def _is_played(table: Table, stored: Stored) -> bool:
    """Has every person decided at least once himself, and no one for two?"""
    people = {seat for seat, level in enumerate(table.setup.levels) if level is None}
    keys = [table.seats[seat].key for seat in people if table.seats[seat].key is not None]
    return people <= decided_themselves(stored) and len(set(keys)) == len(keys)


class Ledger:
    """The results in a database. Safe to use from several threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- Counting --------------------------------------------------------------------------------------

    def count(self, board: Board, now: int) -> int:
        """Count games that are over, the one that ended first before the others; returns how many.

        None are if somebody else counts just now: who waited for him would keep those waiting who play here.
        """
        with contextlib.suppress(_SomebodyCounts):
            return self._count(board, now)
        return 0

    def _count(self, board: Board, now: int) -> int:
        rows = schema.tables.c
        over = (
            select(rows.id, rows.updated_at)
            .where(
                schema.UNCOUNTED,
                rows.status.in_((FINISHED, CLOSED)),
                rows.updated_at <= now - SETTLED,
                is_on(board.identity),
            )
            .order_by(rows.updated_at, rows.number)
            .limit(MOST_COUNTED)
        )
        with self._store.reading() as connection:
            found = connection.execute(over).all()
        if not found:
            return 0
        games = [self._game(row.id, board) for row in found]
        # One transaction for all of them: what is written to disk costs those time who play meanwhile.
        with self._writing_alone() as connection:
            for row, game in zip(found, games, strict=True):
                mine = update(schema.tables).where(rows.id == row.id, schema.UNCOUNTED)
                if connection.execute(mine.values(uncounted=False)).rowcount:
                    _write(connection, row.id, row.updated_at, game)
        return len(found)

    def _game(self, table: str, board: Board) -> Counted:
        try:
            stored = self._store.load(table)
            if stored is not None:
                return counted(table_of(stored, board), stored)
        except StorageFailed:
            raise
        except RuhrError as error:
            log.error("game_not_counted", reason=error.code)
        return Counted([], False)

    @contextlib.contextmanager
    def _writing_alone(self) -> Iterator[Connection]:
        """A transaction in which nobody else counts, on no server; raises `_SomebodyCounts` if one does."""
        with self._store.writing() as connection:
            if connection.dialect.name == "postgresql":
                free = text("SELECT pg_try_advisory_xact_lock(:lock)")
                if not connection.execute(free, {"lock": COUNTING}).scalar():
                    raise _SomebodyCounts
            yield connection

    def reckon_anew(self, board: Board) -> tuple[int, int]:
        """Find all results anew from the games that are still there, and all ratings from the results.

        Returns how many games there are, and how many of them had other results. What was deleted stays so.
        """
        while _patiently(lambda: self._count(board, 2**62)):
            pass
        with self._store.reading() as connection:
            games = list(connection.execute(select(results.c.game).distinct()).scalars())
        found = {game: one for game in games if (one := self._game(game, board)).finishes}
        return len(games), len(_patiently(lambda: self._reckon(found)))

    def _reckon(self, found: dict[str, Counted]) -> set[str]:
        """Write what was found anew, and what ratings follow; returns the games whose results were others."""
        changed: set[str] = set()
        corrections: list[tuple[int, dict[str, Any]]] = []
        with self._writing_alone() as connection:
            latest: dict[tuple[bytes, int], Strength] = {}
            everything = connection.execute(select(results).order_by(results.c.number)).all()
            people = {row.holder: min(_keys_with(connection, row.holder)) for row in everything if row.holder}
            for game, rows in groupby(everything, lambda row: row.game):
                seats = sorted(rows, key=lambda row: row.seat)
                values = _reckoned(seats, found.get(game), latest, people)
                for row, new in zip(seats, values, strict=True):
                    if any(getattr(row, name) != value for name, value in new.items()):
                        changed.add(game)
                        corrections.append((row.number, new))
            # At last, for where something is written others wait for the end.
            for number, new in corrections:
                connection.execute(update(results).where(results.c.number == number).values(**new))
        return changed

    # --- Telling ---------------------------------------------------------------------------------------

    def ratings(self, keys: Iterable[bytes]) -> dict[int, Rated]:
        """How strong somebody is with how many players, as far as he has played rated games."""
        with self._store.reading() as connection:
            return _ratings(connection, keys)

    def ratings_of_holder(self, key: bytes) -> dict[int, Rated]:
        """How strong whoever holds a seat is."""
        with self._store.reading() as connection:
            return _ratings(connection, _keys_with(connection, key))

    def of_game(self, table: str) -> list[Row[Any]]:
        """What came of a game for each seat, if it has been counted."""
        rows = results.c
        with self._store.reading() as connection:
            query = select(results).where(rows.game == table).order_by(rows.seat)
            return list(connection.execute(query).all())

    def of_person(self, keys: Iterable[bytes], most: int | None = MOST_RESULTS) -> list[dict[str, Any]]:
        """What came of somebody's games, the latest first."""
        rows = results.c
        query = (
            select(results)
            .where(rows.holder.in_(sorted(keys)), schema.BY_SOMEBODY)
            .order_by(rows.number.desc())
            .limit(most)
        )
        with self._store.reading() as connection:
            found = connection.execute(query).all()
            losses = _losses(connection, [row.game for row in found[:MOST_REVIEWED]])
        return [
            {
                "table": row.game,
                "seat": row.seat,
                "players": row.players,
                "ended_at": row.ended_at,
                "turn": row.turn,
                "place": row.place,
                "points": row.points,
                "sources": row.sources,
                "against": row.against,
                "left": row.left,
                **told_ratings(row),
                "loss": losses.get((row.game, row.seat)),
            }
            for row in found
        ]


def _patiently(count: Callable[[], Any]) -> Any:
    """Count as soon as nobody else does."""
    while True:
        with contextlib.suppress(_SomebodyCounts):
            return count()
        time.sleep(LOOK_AGAIN)


def told_ratings(row: Row[Any]) -> dict[str, Any]:
    """How strong a seat was before and after a game, if it has counted."""
    if row.mu is None:
        return {"before": None, "after": None}
    return {
        "before": Strength(row.mu_before, row.sigma_before).to_json(),
        "after": Strength(row.mu, row.sigma).to_json(),
    }


def forget_results(connection: Connection, keys: frozenset[bytes]) -> None:
    """Let no result be somebody's any more; those of games without other people are deleted."""
    rows = results.c
    mine = select(rows.game).where(rows.holder.in_(sorted(keys)), schema.BY_SOMEBODY)
    games = set(connection.execute(mine).scalars())
    people = select(rows.game).where(
        rows.game.in_(games), rows.level.is_(None), rows.holder.is_(None) | rows.holder.not_in(sorted(keys))
    )
    shared = set(connection.execute(people).scalars())
    connection.execute(delete(results).where(rows.game.in_(games - shared)))
    connection.execute(
        update(results).where(rows.holder.in_(sorted(keys)), schema.BY_SOMEBODY).values(holder=None)
    )


def _write(connection: Connection, game: str, ended_at: int, found: Counted) -> None:
    """Write what came of a game, and how strong everybody is after it."""
    players = len(found.finishes)
    before: list[Strength] = []
    after: list[Strength] = []
    if found.is_rated:
        for one in found.finishes:
            if one.level is not None:
                before.append(strength_of_bot(one.level, players))
            elif one.holder is None:
                before.append(NEWCOMER)
            else:
                known = _ratings(connection, _keys_with(connection, one.holder)).get(players)
                before.append(NEWCOMER if known is None else known.strength)
        after = _after(before, found.finishes)
    if not found.finishes:
        return
    rows = [
        {
            **one._asdict(),
            "game": game,
            "players": players,
            "ended_at": ended_at,
            "against": [other.level for other in found.finishes if other is not one],
            **(_strengths(before[number], after[number]) if found.is_rated else {}),
        }
        for number, one in enumerate(found.finishes)
    ]
    connection.execute(insert(results), rows)


def _after(before: Sequence[Strength], seats: Sequence[Any]) -> list[Strength]:
    """How strong everybody is after a game; bots stay as strong as they are."""
    after = after_game(before, [seat.place for seat in seats])
    return [
        old if seat.level is not None else new for seat, old, new in zip(seats, before, after, strict=True)
    ]


def _strengths(before: Strength, after: Strength) -> dict[str, float]:
    return {
        "mu_before": before.mu,
        "sigma_before": before.sigma,
        "mu": after.mu,
        "sigma": after.sigma,
    }


def _reckoned(
    seats: Sequence[Row[Any]],
    found: Counted | None,
    latest: dict[tuple[bytes, int], Strength],
    people: dict[bytes, bytes],
) -> list[dict[str, Any]]:
    """What the results of a game say if they are found anew, after those before it."""
    values: list[dict[str, Any]] = [{} for _ in seats]
    is_rated = seats[0].mu is not None
    finishes: Sequence[Any] = seats
    if found is not None and len(found.finishes) == len(seats):
        finishes, is_rated = found.finishes, found.is_rated
        names = ("turn", "place", "points", "sources", "left")
        values = [{name: getattr(one, name) for name in names} for one in finishes]
    if not is_rated:
        return [one | dict.fromkeys(("mu_before", "sigma_before", "mu", "sigma")) for one in values]
    before = []
    for row in seats:
        if row.level is not None:
            before.append(strength_of_bot(row.level, row.players))
        elif row.holder is None:
            # He was deleted: what he was then is all that is known.
            before.append(NEWCOMER if row.mu_before is None else Strength(row.mu_before, row.sigma_before))
        else:
            before.append(latest.get((people[row.holder], row.players), NEWCOMER))
    after = _after(before, finishes)
    for row, new in zip(seats, after, strict=True):
        if row.holder is not None:
            latest[people[row.holder], row.players] = new
    return [one | _strengths(old, new) for one, old, new in zip(values, before, after, strict=True)]


def _keys_with(connection: Connection, key: bytes) -> set[bytes]:
    """All hashes with which whoever has held a seat with one of them holds seats."""
    number = connection.execute(select(sessions.c.identity).where(sessions.c.key == key)).scalar()
    if number is None:
        number = connection.execute(select(former_keys.c.identity).where(former_keys.c.key == key)).scalar()
    if number is None:
        return {key}
    holder = connection.execute(select(identities.c.holder).where(identities.c.number == number)).scalar()
    former = connection.execute(select(former_keys.c.key).where(former_keys.c.identity == number)).scalars()
    return {key, *former} if holder is None else {key, holder, *former}


def _ratings(connection: Connection, keys: Iterable[bytes]) -> dict[int, Rated]:
    rows = results.c
    last = (
        select(rows.players, func.max(rows.number).label("number"), func.count().label("games"))
        .where(rows.holder.in_(sorted(keys)), schema.BY_SOMEBODY, rows.mu.is_not(None))
        .group_by(rows.players)
        .subquery()
    )
    query = select(rows.players, rows.mu, rows.sigma, last.c.games).join(last, last.c.number == rows.number)
    return {
        players: Rated(Strength(mu, sigma), games) for players, mu, sigma, games in connection.execute(query)
    }


def _losses(connection: Connection, games: Sequence[str]) -> dict[tuple[str, int], float]:
    """How many points a turn everybody gave away in games that were looked back at."""
    query = (
        select(schema.tables.c.id, reviews.c.whole["accounts"])
        .join(reviews, reviews.c.table_number == schema.tables.c.number)
        .where(schema.tables.c.id.in_(games), reviews.c.whole.is_not(None))
    )
    return {
        (table, account["seat"]): account["loss_a_turn"]["points"]
        for table, accounts in connection.execute(query)
        for account in accounts or ()
    }

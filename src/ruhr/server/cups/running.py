"""Looks after cups: begins them, makes their tables, advances rounds, breaks seals, and makes the weekly one.

All that is done follows from the database, and whatever was begun by somebody who died is done by another.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

import structlog

from ruhr.errors import RuhrError
from ruhr.server.cups.book import GATHERING, GATHERS_FOR, RUNNING, Book, Participant, TableRow, Whole
from ruhr.server.cups.drawing import next_round
from ruhr.server.cups.pairing import Drawn
from ruhr.server.cups.standings import HOUSE
from ruhr.server.cups.tables import (
    CUPS_REQUEST,
    board_of_one,
    bot_names,
    new_table,
    nothing_of,
    outcome,
    seats_by_turns,
)
from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.hall import Deed, Hall
from ruhr.server.history import table_of
from ruhr.server.reception import new_deal_secret, new_id
from ruhr.server.strength import strength_of_bot
from ruhr.server.table import CLOSED, FINISHED, UNSEALED, Table
from ruhr.server.time_of_day import now

#: How long one looks after a cup for all, in milliseconds.
LEASE_OF_CUP = 15_000
#: So long after a round has ended its tables may still be played by bots, in milliseconds.
BOTS_MAY_TAKE = 3_600_000
#: So far may the clocks of servers be apart, in milliseconds.
CLOCKS_DIFFER = 10_000
#: The players on each deal of the weekly event, and the levels of the bots that take part.
WEEKLY_BOARDS = (2, 3, 4, 3, 4)
WEEKLY_ENTRIES = ("matrose", "schiffer", "steuermann", "kapitaen")
#: In milliseconds.
A_WEEK = 7 * 86_400_000
#: So many may take part in it.
MOST_IN_A_WEEK = 500

log = structlog.get_logger()
Stepped = TypeVar("Stepped")


class _SomebodyElse(Exception):
    """Another server looks after the cup."""


def monday_of(at: int) -> datetime:
    """The beginning of the week of a time.

    >>> monday_of(1_795_000_000_000).isoformat()
    '2026-11-16T00:00:00+00:00'
    """
    day = datetime.fromtimestamp(at / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return day - timedelta(days=day.weekday())


def in_milliseconds(at: datetime) -> int:
    return round(at.timestamp() * 1000)


class CupKeeper:
    """Looks after the cups, as one of several servers."""

    def __init__(self, hall: Hall, weekly: str) -> None:
        """With the level of the bots in the weekly event, if there is to be one."""
        self.book = Book(hall.store)
        self._hall = hall
        self._weekly = weekly
        #: By what our leases are known.
        self._name = secrets.token_hex(8)
        self._week = ""

    async def look_round(self) -> None:
        """Let every cup go on as far as it can."""
        if self._weekly:
            await self._make_weekly()
        for cup in await self._hall.ask(self.book.going_on, now()):
            try:
                await self.look_after(cup)
            except StorageFailed:
                raise
            except TableError as error:
                log.warning("cup_not_advanced", reason=error.code)

    async def look_after(self, cup: str) -> None:
        """Let a cup go on, unless somebody else does."""
        with contextlib.suppress(_SomebodyElse):
            while await self._step(await self._hall.be_there(), await self._hall.ask(self.book.whole, cup)):
                pass

    async def _end_of(self, since: int, length: int) -> int:
        """When something is over that lasts so long since a time: it stands while nobody serves."""
        return since + length + await self._hall.ask(self._hall.store.away_since, since)

    async def _act(self, whole: Whole, step: Callable[..., Stepped], *values: Any) -> Stepped:
        """Take a step, if it is for us to look after the cup."""
        at = now()
        if not await self._hall.ask(self.book.may_look, whole.cup.id, self._name, at, at + LEASE_OF_CUP):
            raise _SomebodyElse
        return await self._hall.ask(step, *values)

    async def _step(self, at: int, whole: Whole) -> bool:
        """Do what is to be done next at a time, with a cup as it was read then; false if nothing is."""
        if whole.cup.status == GATHERING:
            return await self._may_begin(at, whole)
        if whole.cup.status != RUNNING:
            return False
        if await self._make_tables(at, whole) or await self._read_results(at, whole):
            return True
        if whole.cup.at_own_pace:
            return await self._go_on_with_boards(at, whole)
        return await self._go_on_with_rounds(at, whole)

    # --- Beginning -------------------------------------------------------------------------------------

    async def _may_begin(self, at: int, whole: Whole) -> bool:
        cup, due = whole.cup, whole.cup.begins_at is not None
        ends_at = await self._end_of(cup.created_at, GATHERS_FOR) if cup.begins_at is None else cup.begins_at
        if at < ends_at:
            return False
        bots = self._bots_for(whole)
        if not due or len(whole.entries) + len(bots) < 2 or not whole.entries:
            await self._act(whole, self.book.cancel, cup.id, at)
            return False
        return await self._act(whole, self.book.begin, whole, bots, at)

    def _bots_for(self, whole: Whole) -> list[dict[str, Any]]:
        """The bots that take free places, or without which the tables of boards would not be full."""
        rules, people = whole.cup.rules, len(whole.entries)
        wanted = rules["most"] if rules["fill"] else people
        if whole.cup.is_duplicate and not whole.cup.at_own_pace:
            size = rules["players"]
            wanted = max(2 * size, wanted + -wanted % size)
        return [_bot(name, rules["level"], rules["players"]) for name in bot_names(max(0, wanted - people))]

    # --- Tables ----------------------------------------------------------------------------------------

    async def _make_tables(self, at: int, whole: Whole) -> bool:
        """Make the next table that was named; false if all are there."""
        to_make = next((one for one in whole.tables if not one.made), None)
        if to_make is not None:
            await self.make_table(at, whole, to_make)
        return to_make is not None

    async def make_table(self, at: int, whole: Whole, named: TableRow) -> None:
        """Make a table that was named, unless it is there: made twice it is one, so whoever wants it may."""
        if named.status is None:
            new = await self._hall.ask(new_table, self._hall.board, whole, named, at)
            if await self._hall.create(new) and new.bot is not None:
                self._hall.offer(named.id, new.bot)
        await self._hall.ask(self.book.made, named.id)

    async def _read_results(self, at: int, whole: Whole) -> bool:
        """Write down what came of tables that are over; false if no other is."""
        ends = {one.number: one.ends_at for one in whole.rounds}
        found = False
        for one in whole.tables:
            if not one.made or one.results is not None:
                continue
            if one.status in (None, FINISHED, CLOSED) or await self._is_overdue(at, ends[one.round]):
                results = await self._act(whole, self._outcome, whole, one)
                await self._hall.ask(self.book.write_results, one.id, results)
                found = True
        return found

    async def _is_overdue(self, at: int, ended_at: int) -> bool:
        """Could bots have played a table to its end since its round was over?"""
        return at > ended_at + BOTS_MAY_TAKE and at > await self._end_of(ended_at, BOTS_MAY_TAKE)

    def _outcome(self, whole: Whole, one: TableRow) -> dict[str, Any]:
        people = {entry.number for entry in whole.entries if entry.level is None}
        stored = self._hall.store.load(one.id)
        if stored is None:
            return nothing_of(len(one.seats))
        try:
            at = table_of(stored, self._hall.board)
        except StorageFailed:
            raise
        except RuhrError as error:
            log.error("cup_table_not_read", reason=error.code)
            return nothing_of(len(one.seats))
        if at.game is None:
            return nothing_of(len(one.seats))
        return outcome(at, stored, [entry in people for entry in one.seats])

    # --- Rounds ----------------------------------------------------------------------------------------

    async def _go_on_with_rounds(self, at: int, whole: Whole) -> bool:
        """When all tables of a round are over, draw the next one, or finish."""
        if any(one.results is None for one in whole.tables):
            return False
        cup = whole.cup
        if absent := _absent(whole):
            await self._act(whole, self.book.mark_left, cup, absent, at)
            return True
        if await self._break_seals(whole):
            return True
        number = 1 + len(whole.rounds)
        drawn = None
        if any(one.level is None and one.left_at is None for one in whole.entries):
            played, byes = whole.played, whole.byes
            drawn = await self._act(whole, next_round, cup.contest, whole.entrants, played, byes)
        if drawn is None:
            return await self._act(whole, self.book.finish, cup, at)
        if cup.is_duplicate:
            tables = [seats_by_turns(self._hall.board, whole, number, table) for table in drawn.tables]
            drawn = Drawn([tuple(table) for table in tables], [])
        ends_at = at + cup.rules["round_hours"] * 3_600_000
        return await self._act(whole, self.book.add_round, cup, number, drawn, at, ends_at)

    # --- Boards at one's own pace ----------------------------------------------------------------------

    async def _go_on_with_boards(self, at: int, whole: Whole) -> bool:
        """Lay the boards out; when time is up or all is played, show them to everybody and finish."""
        cup = whole.cup
        boards = len(cup.rules["boards"])
        if len(whole.rounds) < boards:
            ends_at = at + cup.rules["round_hours"] * 3_600_000
            if cup.week:
                monday = in_milliseconds(datetime.fromisoformat(cup.week).replace(tzinfo=UTC))
                ends_at = await self._end_of(monday, A_WEEK)
            number = 1 + len(whole.rounds)
            return await self._act(whole, self.book.add_round, cup, number, Drawn([], []), at, ends_at)
        is_late = at >= whole.rounds[-1].ends_at + CLOCKS_DIFFER
        if at < whole.rounds[-1].ends_at and await self._let_bots_play(whole):
            return True
        everybody = [one for one in whole.entries if one.left_at is None]
        played = sum(one.results is not None for one in whole.tables)
        done = not cup.week and all(
            sum(one.number in table.seats for table in whole.tables) == boards for one in everybody
        )
        if played < len(whole.tables) or not (is_late or done):
            return False
        if await self._break_seals(whole):
            return True
        return await self._act(whole, self.book.finish, cup, at)

    async def _let_bots_play(self, whole: Whole) -> bool:
        """Let the next bot that takes part play its next board: one game at a time, once people are there."""
        known = {one.number: one for one in whole.entries}
        bots = [one for one in whole.entries if one.level is not None]
        busy = any(
            one.results is None and any(known[entry] in bots for entry in one.seats if entry != HOUSE)
            for one in whole.tables
        )
        if busy or len(bots) == len(whole.entries):
            return False
        for bot in bots:
            for board in range(1, 1 + len(whole.cup.rules["boards"])):
                if not any(one.round == board and one.number == bot.number for one in whole.tables):
                    await self.open_board(whole, bot, board)
                    return True
        return False

    async def open_board(self, whole: Whole, who: Participant, board: int) -> str:
        """The table at which somebody plays a board against bots; it is made now if it was not before."""
        seats = await self._hall.ask(board_of_one, self._hall.board, whole, board, who.number)
        at = await self._hall.be_there()
        table = await self._hall.ask(self.book.add_board, whole.cup, board, who.number, seats, at)
        whole = await self._hall.ask(self.book.whole, whole.cup.id)
        named = next(one for one in whole.tables if one.id == table)
        if not named.made:
            await self.make_table(at, whole, named)
        return table

    # --- Seals -----------------------------------------------------------------------------------------

    async def _break_seals(self, whole: Whole) -> bool:
        """Show everybody the tables of boards that nobody plays any more; false if all are shown."""
        sealed = [one for one in whole.rounds if not one.told]
        for one in sealed:
            for table in whole.tables:
                if table.round == one.number and table.status is not None:
                    await self._unseal(table.id)
            await self._act(whole, self.book.tell, whole.cup, one.number)
        return bool(sealed)

    async def _unseal(self, table: str) -> None:
        def decide(at: Table) -> Deed:
            assert at.setup.sealed
            return Deed(UNSEALED, 0)

        try:
            await self._hall.change(table, f"{CUPS_REQUEST}unsealed", decide, lambda _, __: True)
        except StorageFailed:
            raise
        except TableError as error:
            # Its only player was deleted meanwhile.
            log.info("seal_not_broken", reason=error.code)

    # --- The weekly one --------------------------------------------------------------------------------

    async def _make_weekly(self) -> None:
        """Make the duplicate of the week, if nobody has."""
        monday = monday_of(now())
        week = monday.date().isoformat()
        if week == self._week:
            return
        known = await self._hall.ask(self.book.of_week, week)
        if known is None or known.cup.status == GATHERING:
            rules = {
                "format": "duplicate",
                "players": max(WEEKLY_BOARDS),
                "rounds": len(WEEKLY_BOARDS),
                "opponents": "bots",
                "level": self._weekly,
                "bank": A_WEEK // 1000,
                "increment": 0,
                "round_hours": 7 * 24,
                "calmer_water": False,
                "rated": False,
                "most": MOST_IN_A_WEEK,
                "fill": False,
                "begins": "time",
                "boards": list(WEEKLY_BOARDS),
            }
            row = {
                "id": new_id(),
                "created_at": now(),
                "host": None,
                "name": "",
                "rules": rules,
                "public": True,
                "status": GATHERING,
                "updated_at": now(),
                "secret": new_deal_secret(),
                "week": week,
                "begins_at": None,
            }
            cup = await self._hall.ask(self.book.create, row)
            whole = await self._hall.ask(self.book.whole, cup)
            players, lent = max(WEEKLY_BOARDS), bot_names(len(WEEKLY_ENTRIES))
            bots = [_bot(name, level, players) for name, level in zip(lent, WEEKLY_ENTRIES, strict=True)]
            if whole.cup.status == GATHERING:
                await self._hall.ask(self.book.begin, whole, bots, now())
        self._week = week


def _bot(name: str, level: str, players: int) -> dict[str, Any]:
    return {"name": name, "level": level, "rating": strength_of_bot(level, players).rating}


def _absent(whole: Whole) -> set[int]:
    """Those who did not show up in the last round, and are still to be drawn."""
    staying = {one.number for one in whole.entries if one.left_at is None}
    return staying & {
        one.seats[seat]
        for one in whole.tables
        if one.round == len(whole.rounds) and one.results is not None
        for seat in one.results["absent"]
    }


async def keep_cups(keeper: CupKeeper, every: float) -> None:
    """Look after cups again and again."""
    while True:
        await asyncio.sleep(every)
        try:
            await keeper.look_round()
        except StorageFailed:
            log.warning("cups_without_database")
        except Exception:
            log.exception("cups_failed")

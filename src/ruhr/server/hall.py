"""The hall: the tables that are in memory, those who follow them, and the one way to change a table.

A change is checked, played, written, and only then told to anybody. If it cannot be written, the table is
forgotten and rebuilt from the database: what is in memory never runs ahead of the disk.
"""

import asyncio
import contextlib
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol, TypeVar

import structlog

from ruhr.board import Board
from ruhr.edge.events import AnyEvent
from ruhr.errors import RuhrError
from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.fairness import Asker, Turns
from ruhr.server.journal import Journal
from ruhr.server.live import MOST_LINES, Follower, Live, history_of, retold
from ruhr.server.metrics import Metrics
from ruhr.server.standing_in import BOTS_REQUEST
from ruhr.server.store import Entry, Line, Newest, NewTable, Spell, Store, Stored, Taking, Waking
from ruhr.server.table import (
    JOINED,
    KINDS,
    LEFT,
    OPEN,
    PAUSED,
    RAN_OUT,
    RETURNED,
    UNDONE,
    Change,
    Table,
    following,
)
from ruhr.server.time_of_day import OURS, now

#: How often a change is tried again when somebody else was first.
TRIES = 20
#: A game ends by itself; what could be done again and again is no longer done after so many changes.
MOST_CHANGES = 3000
REPEATABLE = (JOINED, LEFT, RETURNED, UNDONE)
#: Every so many lines those too old are forgotten.
FORGET_LINES = 50
#: So many costly questions of one person may wait.
MOST_QUESTIONS = 8
#: So often it is said that somebody serves, and so long it may not be before clocks stand, in milliseconds.
BEAT, MISSED = 2000, 3000
#: With what the requests of clocks begin, and no request of a person can (`wire.RequestId`).
CLOCKS_REQUEST = "clock:"
#: Who thinks about a table's bots if another process has told of their decision.
SOMEBODY_ELSE = "somebody else"

log = structlog.get_logger()
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody wants to do at a table: a change but for its place in the record."""

    kind: str
    seat: int
    words: str = ""
    key: bytes | None = None
    share: bytes | None = None
    #: A table that is created together with it.
    creates: NewTable | None = None
    #: When it happened, if not now.
    at: int | None = None
    #: The answer given in advance that it is.
    taking: Taking | None = None


class CarriedOut(NamedTuple):
    """What became of a deed: its version in the record, and whether it stood there already."""

    version: int
    again: bool


class Known(NamedTuple):
    """What somebody knows who comes to a table: a version of a history, and a line of the chat."""

    version: int | None
    history: str | None
    line: int


Greet = Callable[[Table, dict[str, Any], list[bytes] | None, list[Line], bool], None]


class News(Protocol):
    """Tells other processes what has happened at a table."""

    @property
    def listening(self) -> bool: ...

    async def listen(self, table: str) -> None: ...

    async def leave(self, table: str) -> None: ...

    def tell_change(self, table: str, change: Change, history: str) -> None: ...

    def tell_line(self, table: str, line: Line) -> None: ...

    def tell_decision(self, table: str, level: str) -> None: ...


class Thinking(Protocol):
    """Lets bots think in this process (`ruhr.server.bots`)."""

    def claim(self, live: "Live", table: Table) -> dict[str, Any]: ...

    def begin(self, live: "Live", table: Table, attempt: int) -> None: ...

    def offer(self, table: str, level: str) -> None: ...

    async def take(self, table: str, level: str) -> bool: ...


class Hall:
    """All live tables of this process."""

    def __init__(
        self,
        store: Store,
        journal: Journal,
        metrics: Metrics,
        cached: int,
        board: Board,
        news: News | None = None,
        *,
        lines_a_minute: int = 0,
        lines_kept: int = 0,
    ) -> None:
        self.store = store
        #: The board on which all games here are played.
        self.board = board
        self._journal = journal
        self._metrics = metrics
        self._cached = cached
        self._news = news
        #: How much is said and kept at a table; 0 means all.
        self._lines_a_minute, self._lines_kept = lines_a_minute, lines_kept
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._follower_count = 0
        #: How often the database had failed when all tables were compared with it.
        self._failures = 0
        #: Those who ask what is costly, and how long to rest after the last answer.
        self._turns = Turns(1, MOST_QUESTIONS)
        self._rest = 0.0
        #: How many changes were made here.
        self.changes = 0
        self._counted = {kind: metrics.changes.labels(kind) for kind in KINDS}
        metrics.tables.set_function(lambda: len(self._tables))
        #: Set before any table is changed.
        self.bots: Thinking
        #: Since when and until when it is known that somebody serves; None as long as we do not.
        self._spell: Spell | None = None
        self._beating = asyncio.Lock()

    @property
    def hears(self) -> bool | None:
        """Do we hear what happens elsewhere? None if nobody tells."""
        return None if self._news is None else self._news.listening

    # --- Finding a table -------------------------------------------------------------------------------

    async def read(self, table: str) -> tuple[Table, dict[str, Any]]:
        """A table and what may be shown of it; use both before anything else is awaited."""
        live = self._live(table)
        alone = self._news is None
        if alone and live.table is not None and not live.lock.locked() and live.document is not None:
            return live.table, live.document
        async with live.lock:
            loaded = await self._newest(live)
            assert live.document is not None
            return loaded, live.document

    async def read_at_least(self, table: str, version: int) -> Table:
        """A table as it is at a version or later, though others may have changed it without telling us."""
        at, _ = await self.read(table)
        if at.version < version:
            await self.look_for_news_of(table)
            at, _ = await self.read(table)
        return at

    async def _newest(self, live: Live, known: int | None = None) -> Table:
        """The table with all that anybody was told is done; the caller holds its lock.

        What was acknowledged by another server is in the database, though news of it may be on their way.
        """
        if self._news is None or live.table is None:
            return await self._loaded(live, known)
        changes, lines = await asyncio.to_thread(self.store.newest, live.number)
        table: Table = live.table
        if _differs(table, changes):
            table = await self._catch_up(live, table)
        if lines > live.newest_line:
            live.lines = None
        return table

    async def check_watch(self, table: str, keys: set[bytes]) -> None:
        """May the holder of these keys see a table? Raises `TableError` if its deal is sealed for him."""
        at = self._live(table).table
        if at is None or not at.may_watch(keys):
            at, _ = await self.read(table)
        if not at.may_watch(keys):
            raise TableError("table_sealed")

    async def costly(
        self, table: str, question: str, answer: Callable[[Table], T], asker: Asker
    ) -> tuple[Table, T]:
        """What follows from a table at some cost: found once for all who ask, who take turns.

        Use both before anything else is awaited. At most half of the time is spent on such things.
        """
        at, _ = await self.read(table)
        if (found := self._live(table).answers.get(question)) is not None:
            return at, found
        async with self._turns.of(asker):
            await asyncio.sleep(self._rest)
            at, _ = await self.read(table)
            answers = self._live(table).answers
            if question not in answers:
                began = time.monotonic()
                answers[question] = answer(at)
                self._rest = time.monotonic() - began
            return at, answers[question]

    def answers(self, table: str) -> dict[str, Any]:
        """What was found at some cost about a table that was read just now."""
        return self._live(table).answers

    def number_of(self, table: str) -> int:
        """The number in the database of a table that was read just now."""
        return self._tables[table].number

    async def ask(self, question: Callable[..., T], *values: Any) -> T:
        """Ask the database something, without keeping anybody waiting."""
        return await asyncio.to_thread(question, *values)

    async def stored(self, table: str) -> Stored:
        """A table as the database has it."""
        stored = await asyncio.to_thread(self.store.load, table)
        if stored is None:
            raise TableError("table_not_found", table=table)
        return stored

    async def changes_after(self, table: str, version: int) -> tuple[int, list[Change]]:
        """The version of a table, and what was done there since another one."""
        live = self._live(table)
        async with live.lock:
            known = (await self._newest(live)).version
        if version >= known:
            return known, []
        changes = await asyncio.to_thread(self.store.changes_after, live.number, version)
        return changes[-1].version if changes else known, changes

    async def chat(self, table: str) -> list[Line]:
        """What was said last at a table."""
        live = self._live(table)
        async with live.lock:
            await self._newest(live)
            return list(await self._lines(live))

    def _live(self, table: str) -> Live:
        live = self._tables.get(table)
        if live is None:
            self._make_room()
            live = self._tables[table] = Live(table)
        else:
            self._tables.move_to_end(table)
        return live

    def _make_room(self) -> None:
        """Forget the tables nobody has asked about for the longest time."""
        surplus = len(self._tables) - self._cached
        if surplus > 0:
            idle = (live for live in self._tables.values() if not live.followers and not live.lock.locked())
            for live in [live for live, _ in zip(idle, range(surplus), strict=False)]:
                self._forget(live)

    def _forget(self, live: Live) -> None:
        self._tables.pop(live.id, None)
        if self._news is not None and live.table is not None:
            task = asyncio.ensure_future(self._hear_no_more(self._news, live.id))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _hear_no_more(self, news: News, table: str) -> None:
        """Hear no more about a table that was forgotten, unless somebody has asked about it again since."""
        if table not in self._tables:
            await news.leave(table)

    async def _loaded(self, live: Live, known: int | None = None) -> Table:
        """The table, read from the database if it is not in memory; the caller holds its lock.

        With a version that somebody knows, also what everybody was told since is there again.
        """
        if live.table is not None:
            return live.table
        if self._news is not None:
            # From now on nothing is missed: what is written before is read, what is written later is heard.
            await self._news.listen(live.id)
        told = live.document["version"] if live.document is not None and live.followers else None
        stored = await asyncio.to_thread(self.store.load, live.id)
        if stored is None:
            self._tables.pop(live.id, None)
            raise TableError("table_not_found", table=live.id)
        live.number, live.thinker = stored.number, stored.thinker
        if stored.lost:
            log.error("changes_set_aside", number=live.number, version=len(stored.changes), lost=stored.lost)
            self._metrics.stepped_back.inc()
        gone_back = live.document is not None and not _goes_on(live.document, stored)
        lines: list[Line] = []
        if gone_back:
            told, lines = None, await self._go_back(live, stored)
        upto = len(stored.changes) if told is None else told
        since = upto if known is None or told is not None else known
        table, live.document, messages = await asyncio.to_thread(retold, stored, self.board, since, upto)
        if told is None:
            live.told.clear()
            live.told.extend(messages)
            live.recent.clear()
            live.recent.extend(stored.changes)
        for change in stored.changes[upto:]:
            self._apply_and_tell(live, table, change)
        live.table = table
        if gone_back:
            live.tell_anew(table, lines)
        if gone_back or stored.lost:
            # The columns say what followed from what is lost.
            table = await self._correct(live, table)
        if self._spell is not None and table.time_runs:
            pauses = await asyncio.to_thread(self.store.pauses_since, table.since)
            if not await self._excuse(live, table, pauses):
                return await self._loaded(live)
        return table

    async def _correct(self, live: Live, table: Table) -> Table:
        """Let the columns say what follows from the changes, also from those of others meanwhile."""
        while True:
            marks = {"status": table.status, "updated_at": now(), **waking_marks(table)}
            if await self._journal.write(Entry(live.number, marks=marks, after=table.last)):
                return table
            table = await self._catch_up(live, table)

    async def _go_back(self, live: Live, stored: Stored) -> list[Line]:
        """Forget what was known of a table, for the database does not have it; returns what was said."""
        assert live.document is not None
        lines = await asyncio.to_thread(self.store.lines, live.number, 0, MOST_LINES)
        known = live.document["version"]
        log.error("table_stepped_back", number=live.number, known=known, version=len(stored.changes))
        self._metrics.stepped_back.inc()
        live.recent.clear()
        live.keep_anew(lines)
        return lines

    async def _lines(self, live: Live) -> deque[Line]:
        """What was said last, read from the database if it is not in memory; the caller holds the lock."""
        lines: list[Line] = []
        for _ in range(TRIES):
            if live.lines is not None:
                return live.lines
            lines = await asyncio.to_thread(self.store.lines, live.number, 0, MOST_LINES)
            live.keep(lines)
        # What was heard last is not kept in the database.
        return live.lines or live.keep_anew(lines)

    # --- Changing a table ------------------------------------------------------------------------------

    async def change(
        self,
        table: str,
        request: str,
        decide: Callable[[Table], Deed],
        is_again: Callable[[Table, Change], bool],
        version: int | None = None,
    ) -> CarriedOut:
        """Make the change that *decide* wants.

        With a *version*, only if the table is still at it. A request that has been carried out already is
        answered like the first time, if *is_again* finds that it is that of the same person. Raises what
        *decide* and *is_again* raise, and then nothing has changed.
        """
        await self.be_there()
        live = self._live(table)
        async with live.lock:
            for _ in range(TRIES):
                loaded = await self._loaded(live)
                if version is not None and version > loaded.version:
                    # Whoever asks knows more than we have heard yet.
                    loaded = await self._catch_up(live, loaded)
                same = [change for change in live.recent if change.request == request]
                done = next((change for change in same if is_again(loaded, change)), None)
                if done is None and version != loaded.version:
                    same = await asyncio.to_thread(self.store.changes_of_request, live.number, request)
                    done = next((change for change in same if is_again(loaded, change)), None)
                if done is not None:
                    await self._be_sure()
                    return CarriedOut(done.version, again=True)
                if await self._end_clock(live, loaded):
                    continue
                if version is not None and not live.is_as_at(version):
                    raise TableError("stale_version", version=loaded.version)
                deed = decide(loaded)
                if deed.kind in REPEATABLE and loaded.version >= MOST_CHANGES:
                    raise TableError("table_full", most=MOST_CHANGES)
                if await self._commit(live, loaded, deed, request):
                    return CarriedOut(loaded.version, again=False)
        raise StorageFailed

    async def _commit(self, live: Live, table: Table, deed: Deed, request: str) -> bool:
        """Play, write and tell a deed; false if another process was first. The caller holds the lock."""
        try:
            entry, events = carried_out(live.number, table, deed, request)
            claim = self.bots.claim(live, table)
            entry.marks |= claim
            document = table.document()
            written = await self._journal.write(entry)
        except BaseException:
            live.table = None
            raise
        if not written:
            live.table = None
            return False
        (change,) = entry.changes
        live.recent.append(change)
        self.changes += 1
        self._counted[change.kind].inc()
        live.tell(table, change, events, document)
        if self._news is not None:
            self._news.tell_change(live.id, change, table.history)
        if claim:
            self.bots.begin(live, table, 1)
        elif table.bot_to_decide:
            self.offer(live.id, table.bot_to_decide)
        return True

    async def create(self, new: NewTable) -> bool:
        """Put a new table into the hall; false if the same request has created one already."""
        created = await self._journal.write(Entry(new_table=new))
        if not created:
            await self._be_sure()
        return created

    async def _be_sure(self) -> None:
        """Let what was found in the database be as lasting as what we have written ourselves.

        Who found it there may be told of it, though whoever wrote it died before it was synced or replicated.
        What is written after it is lasting only if it is.
        """
        if self._spell is not None:
            await asyncio.to_thread(self.store.serve, now(), MISSED)

    async def say(
        self,
        table: str,
        request: str,
        words: str,
        decide: Callable[[Table], int],
        is_again: Callable[[Table, Line], bool],
    ) -> int:
        """Say something from the seat that *decide* names; returns the line's number.

        What was said already is not said again, if *is_again* finds that it was the same person.
        """
        live = self._live(table)
        async with live.lock:
            for _ in range(TRIES):
                loaded = await self._loaded(live)
                seat = decide(loaded)
                lines = await self._lines(live)
                for line in lines:
                    if line.request == request and is_again(loaded, line):
                        await self._be_sure()
                        return line.number
                number, key = lines[-1].number + 1 if lines else 1, loaded.seats[seat].key
                line = Line(number, now(), seat, words, request, key)
                self._check_talk(lines, line)
                live.lines = None
                if await self._journal.write(
                    Entry(live.number, line=line, first_line=self._first_line(line))
                ):
                    live.lines = lines if live.newest_line < line.number else None
                    if not live.tell_line(line):
                        await self._lines(live)
                    if self._news is not None:
                        self._news.tell_line(live.id, line)
                    return line.number
        raise StorageFailed

    def _check_talk(self, lines: deque[Line], line: Line) -> None:
        """Does somebody leave others a chance to say something?"""
        lately = [said for said in lines if said.seat == line.seat and said.at > line.at - 60_000]
        if self._lines_a_minute and len(lately) >= self._lines_a_minute:
            raise TableError("too_many_requests", seconds=1 + (lately[0].at + 60_000 - line.at) // 1000)

    def _first_line(self, line: Line) -> int:
        """The first line to keep, now and then."""
        is_time = self._lines_kept and line.number % FORGET_LINES == 0
        return max(0, line.number - self._lines_kept + 1) if is_time else 0

    # --- Telling everybody -----------------------------------------------------------------------------

    def _apply_and_tell(self, live: Live, table: Table, change: Change) -> None:
        events = table.apply(change)
        live.recent.append(change)
        if change.request.startswith(BOTS_REQUEST):
            live.thinker = SOMEBODY_ELSE
        live.tell(table, change, events, table.document())

    # --- Hearing from other processes ------------------------------------------------------------------

    async def hear_change(self, table: str, change: Change, history: str) -> None:
        """Another process has changed a table, to which this history has led."""
        live = self._tables.get(table)
        if live is None:
            return
        async with live.lock:
            known = live.table
            if known is None and live.followers:
                await self._loaded(live)
            elif known is None or change == known.last or change in live.recent:
                return
            elif history == following(known.history, change):
                self._apply_and_tell(live, known, change)
            else:
                await self._catch_up(live, known)

    async def hear_line(self, table: str, line: Line) -> None:
        """Something was said at a table in another process."""
        live = self._tables.get(table)
        if live is not None and live.table is not None and not live.tell_line(line):
            async with live.lock:
                await self._lines(live)

    async def look_for_news_of(self, table: str) -> None:
        """Something has happened at a table in another process, and nobody could tell what."""
        live = self._tables.get(table)
        if live is not None and live.table is not None:
            await self._look_at([live])
            await self._listen_again([live])

    async def recover(self) -> None:
        """Read the followed tables again whose last change could not be known to be written.

        After the database has failed, look at all tables: it may know less than before.
        """
        if self._failures != self.store.failures:
            failures = self.store.failures
            await self._look_at([live for live in self._tables.values() if live.table is not None])
            self._failures = failures
        for live in [live for live in self._tables.values() if live.table is None and live.followers]:
            async with live.lock:
                with _one_of_many(live):
                    await self._loaded(live)

    async def catch_up(self) -> None:
        """Look for changes of which no news came, at all tables in memory."""
        await self.recover()
        tables = [live for live in self._tables.values() if live.table is not None]
        await self._look_at(tables)
        await self._listen_again(tables)

    async def _listen_again(self, tables: Sequence[Live]) -> None:
        """Tell everybody what was said without their hearing of it."""
        lives = {live.number: live for live in tables}
        numbers = list(lives)
        for at in range(0, len(numbers), 500):
            newest = await asyncio.to_thread(self.store.newest_lines, numbers[at : at + 500])
            for live in (
                lives[number] for number, line in newest.items() if lives[number].newest_line < line
            ):
                async with live.lock:
                    live.lines = None
                    if live.followers:
                        await self._lines(live)

    async def look_for_bots(self) -> None:
        """Without news, look what bots have decided that think elsewhere."""
        if self._news is None:
            await self._look_at([live for live in self._tables.values() if live.waits_for_others])

    async def _look_at(self, tables: Sequence[Live]) -> None:
        lives = {live.number: live for live in tables}
        numbers = list(lives)
        for at in range(0, len(numbers), 500):
            some = numbers[at : at + 500]
            newest = await asyncio.to_thread(self.store.newest_changes, some)
            for number in some:
                live = lives[number]
                async with live.lock:
                    if live.table is not None and _differs(live.table, newest.get(number)):
                        with _one_of_many(live):
                            await self._catch_up(live, live.table)

    async def _catch_up(self, live: Live, table: Table) -> Table:
        """Hear of all changes that the database has; the table as it is then. The caller holds its lock."""
        known = max(0, table.version - 1)
        changes = await asyncio.to_thread(self.store.changes_after, live.number, known)
        if table.last is not None:
            # It goes on from what we know, or else we know something that is not so.
            last = changes.pop(0) if changes else None
            if last != table.last:
                live.table = None
                return await self._loaded(live)
        for change in changes:
            if change.version != table.version + 1:
                live.table = None
                return await self._loaded(live)
            self._apply_and_tell(live, table, change)
        return table

    # --- Following -------------------------------------------------------------------------------------

    async def follow(self, table: str, follower: Follower, known: Known, greet: Greet) -> None:
        """Tell a follower every change from now on, who knows the table and the chat up to somewhere.

        *greet* is called with what is so now, the changes he has missed, or None if he has to be shown the
        table as a whole, the lines he has missed, and whether what he knows is not so any more.
        """
        version = known.version
        live = self._live(table)
        async with live.lock:
            loaded = await self._newest(live, version)
            if not loaded.may_watch(follower.keys):
                raise TableError("table_sealed")
            if version is not None and version > loaded.version:
                # Whoever comes knows more than we have heard yet.
                loaded = await self._catch_up(live, loaded)
            lines = list(await self._lines(live))
            missed, stepped_back = None, False
            if version is not None:
                if known.history is not None:
                    unheard_of = known.line > (lines[-1].number if lines else 0)
                    stepped_back = unheard_of or live.contradicts(version, known.history)
                missed = None if stepped_back else live.missed(version, known.history)
            if not stepped_back:
                lines = [said for said in lines if said.number > known.line]
            live.followers.add(follower)
            self._follower_count += 1
            self._metrics.followers.set(self._follower_count)
            assert live.document is not None
            greet(loaded, live.document, missed, lines, stepped_back)

    def leave(self, table: str, follower: Follower) -> None:
        """Stop telling a follower."""
        live = self._tables.get(table)
        if live is not None and follower in live.followers:
            live.followers.discard(follower)
            self._follower_count -= 1
            self._metrics.followers.set(self._follower_count)
            self._make_room()

    # --- Going on without people -----------------------------------------------------------------------

    async def wake_all(self) -> None:
        """Let all tables go on whose clock has ended; one that cannot keeps no other waiting."""
        last: Waking | None = None
        while found := await self.ask(self.store.to_wake, now(), self.board.identity, last):
            # For all of them at once, or else each would say it (`_has_stood`).
            await self.serve()
            outcomes = await asyncio.gather(
                *(self.wake(waking.table) for waking in found), return_exceptions=True
            )
            failed = [outcome for outcome in outcomes if isinstance(outcome, Exception)]
            for outcome in failed:
                if isinstance(outcome, StorageFailed):
                    raise outcome
            if failed:
                log.error("tables_not_woken", tables=len(failed), reason=repr(failed[0]))
            last = found[-1]

    async def wake(self, table: str) -> None:
        """Let a table go on whose clock has ended."""
        await self.be_there()
        live = self._live(table)
        async with live.lock:
            loaded = await self._loaded(live)
            if not await self._end_clock(live, loaded):
                # The columns say what does not follow from the changes: correct them, unless another process
                # has changed the table meanwhile, and them with it.
                entry = Entry(live.number, marks=waking_marks(loaded), after=loaded.last)
                if not await self._journal.write(entry):
                    await self._catch_up(live, loaded)

    async def _end_clock(self, live: Live, table: Table) -> bool:
        """Is the time of whoever decides up? Then it is said so before anything else happens."""
        ends_at = table.clock_ends_at
        if self._spell is None or ends_at is None or ends_at > now() or table.decider is None:
            # Who does not serve cannot know whether the clock has stood.
            return False
        if await self._has_stood(live, table):
            return True
        await self._commit(live, table, Deed(RAN_OUT, table.decider), f"{CLOCKS_REQUEST}{table.version}")
        return True

    # --- Times in which nobody served ------------------------------------------------------------------

    async def serve(self) -> None:
        """Say that somebody serves. If nobody has for a while, no clock has run meanwhile."""
        async with self._beating:
            before = self._spell
            at = now()
            self._spell = await asyncio.to_thread(self.store.serve, at, MISSED)
            OURS.go_on_from(self._spell.ended)
            if before is None or before.began == self._spell.began:
                return
            log.warning("clocks_stood", ms=self._spell.began - before.ended)
            await self._look_at_rounds(list(self._tables.values()))
            lives = [
                live for live in self._tables.values() if live.table is not None and live.table.time_runs
            ]
            since = min((live.table.since for live in lives if live.table is not None), default=at)
            pauses = await asyncio.to_thread(self.store.pauses_since, since)
            await asyncio.gather(*(self._excuse_alone(live, pauses) for live in lives))

    async def keep_time(self) -> None:
        """Let it be no earlier than servers say: somebody whose clock differs would wait for their tables."""
        if (spell := await asyncio.to_thread(self.store.last_spell)) is not None:
            OURS.go_on_from(spell.ended)

    async def be_there(self) -> int:
        """The time of day. After a sleep or a jump of it, look first from when to when nobody served.

        The ends of rounds that are read afterwards have moved by all the time that nobody has until then.
        """
        at = now()
        if self._spell is not None and at - self._spell.ended > MISSED:
            await self.serve()
            at = self._spell.ended
        return at

    async def _look_at_rounds(self, lives: Sequence[Live]) -> None:
        """See when the rounds of cups end now to which some tables belong: that moves while nobody serves."""
        found = {live.number: live for live in lives if live.table is not None and live.table.setup.ends_at}
        numbers = list(found)
        for at in range(0, len(numbers), 500):
            ends = await asyncio.to_thread(self.store.ends_of_rounds, numbers[at : at + 500])
            for number, ends_at in ends.items():
                if (table := found[number].table) is not None:
                    table.setup = replace(table.setup, ends_at=ends_at)

    async def _excuse_alone(self, live: Live, pauses: Sequence[Spell]) -> None:
        async with live.lock:
            if live.table is not None:
                await self._excuse(live, live.table, pauses)

    async def _excuse(self, live: Live, table: Table, pauses: Sequence[Spell]) -> bool:
        """Let the clock of who decides stand while nobody served; false if another process was first."""
        for pause in pauses:
            if pause.ended <= table.since or not table.time_runs:
                continue
            assert table.decider is not None
            deed = Deed(PAUSED, table.decider, str(max(pause.began, table.since)), at=pause.ended)
            if not await self._commit(live, table, deed, f"{CLOCKS_REQUEST}{table.version}"):
                return False
        return True

    async def _has_stood(self, live: Live, table: Table) -> bool:
        """Has nobody served meanwhile, which is perhaps known only now? Then it is said that the clock stood.

        A clock can jump at any moment: between our looking at it and this, or before all tables are excused.
        Otherwise it is said first that somebody has served until the clock's end: whoever fails then, that
        stays the end.
        """
        version, ends_at = table.version, table.clock_ends_at
        assert self._spell is not None
        assert ends_at is not None
        if self._spell.ended < max(ends_at, now() - MISSED):
            await asyncio.to_thread(self.store.serve, now(), MISSED)
        await self._look_at_rounds([live])
        pauses = await asyncio.to_thread(self.store.pauses_since, table.since)
        excused = await self._excuse(live, table, pauses)
        return not excused or table.version > version or table.clock_ends_at != ends_at

    async def forget_before(self, time: int) -> int:
        """Delete some of the tables that nobody plays at since a time; returns how many."""
        forgotten = await asyncio.to_thread(self.store.forget, time)
        for table in forgotten:
            if (live := self._tables.get(table)) is not None:
                self._forget(live)
        return len(forgotten)

    def attended(self) -> list[int]:
        """The open public tables at which somebody sits who is here to see others come."""
        return [
            live.number
            for live in self._tables.values()
            if live.table is not None
            and live.table.status == OPEN
            and live.table.setup.public
            and any(live.table.seats_of(follower.keys) for follower in live.followers)
        ]

    def held_with(self, keys: set[bytes]) -> list[str]:
        """The tables in memory at which a seat is held with any of these keys."""
        return [
            live.id for live in self._tables.values() if live.table is not None and live.table.seats_of(keys)
        ]

    async def renew(self, tables: Iterable[str]) -> None:
        """Read tables anew out of which somebody was taken, and show them to those who follow them."""
        for live in [live for table in tables if (live := self._tables.get(table)) is not None]:
            async with live.lock:
                if not live.followers:
                    self._forget(live)
                live.begin_anew()
                if live.followers:
                    try:
                        loaded = await self._loaded(live)
                    except StorageFailed:
                        raise
                    except RuhrError:
                        # It was his alone, and is gone, or cannot be read any more.
                        continue
                    live.tell_anew(loaded, await self._lines(live), lost=False)

    def offer(self, table: str, level: str) -> None:
        """Let anybody think about what a bot has to decide, here or elsewhere."""
        self.bots.offer(table, level)
        if self._news is not None:
            self._news.tell_decision(table, level)

    async def go_on(self, table: str, attempt: int) -> None:
        """Let a bot think here about a decision that is claimed."""
        live = self._live(table)
        async with live.lock:
            loaded = await self._loaded(live)
            loaded = await self._catch_up(live, loaded)
            if loaded.bot_to_decide and live.thinking != loaded.version:
                self.bots.begin(live, loaded, attempt)


@contextlib.contextmanager
def _one_of_many(live: Live) -> Iterator[None]:
    """A table that cannot be read any more keeps no other waiting; only a database that fails does."""
    try:
        yield
    except StorageFailed:
        raise
    except RuhrError as error:
        # Whoever asks about it next reads it anew.
        live.table = None
        log.error("table_not_read", number=live.number, reason=error.code)


def waking_marks(table: Table) -> dict[str, Any]:
    """The columns that say when a table has to go on by itself."""
    return {"wake_at": table.wake_at, "bot": table.bot_to_decide, "attempts": 0}


def carried_out(number: int, table: Table, deed: Deed, request: str) -> tuple[Entry, list[AnyEvent]]:
    """Carry a deed out at a table; returns what has to be written, and what has happened in the game."""
    status, wake_at, bot = table.status, table.wake_at, table.bot_to_decide
    at, before = max(now() if deed.at is None else deed.at, table.since), table.last
    change = Change(table.version + 1, at, deed.kind, deed.seat, deed.words, request, deed.key, deed.share)
    events = table.apply(change)
    marks: dict[str, Any] = {}
    if table.status != status:
        marks = {"status": table.status, "updated_at": at}
    if table.wake_at != wake_at or bot or table.bot_to_decide:
        marks |= waking_marks(table)
    entry = Entry(number, [change], marks=marks, new_table=deed.creates, after=before, taking=deed.taking)
    return entry, events


def _goes_on(document: dict[str, Any], stored: Stored) -> bool:
    """Is a table that was shown part of the history that is stored?"""
    version: int = document["version"]
    return version <= len(stored.changes) and document["history"] == history_of(stored.changes[:version])


def _differs(table: Table, newest: Newest | None) -> bool:
    """Is the last change that the database has another one than ours?"""
    return newest != Newest.of(table.last)

"""The hall: the tables that are in memory, those who follow them, and the one way to change a table.

A change is checked, played, written, and only then told to anybody. If it cannot be written, the table is
forgotten and rebuilt from the database: what is in memory never runs ahead of the disk.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

import structlog

from ruhr.board import Board
from ruhr.edge.events import AnyEvent
from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.journal import Journal
from ruhr.server.live import MOST_LINES, Follower, Live, retold
from ruhr.server.metrics import Metrics
from ruhr.server.store import Entry, Line, NewTable, Store, Stored
from ruhr.server.table import KINDS, RAN_OUT, Change, Table

#: How often a change is tried again when somebody else was first.
TRIES = 20
#: With what the requests of bots begin.
BOTS_REQUEST = "bot-"
#: Who thinks about a table's bots if another process has told of their decision.
SOMEBODY_ELSE = "somebody else"

log = structlog.get_logger()
T = TypeVar("T")


def now() -> int:
    """The time of day in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody wants to do at a table: a change but for its place in the record."""

    kind: str
    seat: int
    words: str = ""
    key: bytes | None = None
    #: A table that is created together with it.
    creates: NewTable | None = None


class CarriedOut(NamedTuple):
    """What became of a deed: its version in the record, and whether it stood there already."""

    version: int
    again: bool


Greet = Callable[[Table, dict[str, Any], list[bytes] | None, list[Line]], None]


class News(Protocol):
    """Tells other processes what has happened at a table."""

    async def listen(self, table: str) -> None: ...

    async def leave(self, table: str) -> None: ...

    def tell_change(self, table: str, change: Change) -> None: ...

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
    ) -> None:
        self.store = store
        #: The board on which all games here are played.
        self.board = board
        self._journal = journal
        self._metrics = metrics
        self._cached = cached
        self._news = news
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._follower_count = 0
        #: How many changes were made here.
        self.changes = 0
        self._counted = {kind: metrics.changes.labels(kind) for kind in KINDS}
        metrics.tables.set_function(lambda: len(self._tables))
        #: Set before any table is changed.
        self.bots: Thinking

    # --- Finding a table -------------------------------------------------------------------------------

    async def read(self, table: str) -> tuple[Table, dict[str, Any]]:
        """A table and what may be shown of it; use both before anything else is awaited."""
        live = self._live(table)
        if live.table is not None and not live.lock.locked() and live.document is not None:
            return live.table, live.document
        async with live.lock:
            loaded = await self._loaded(live)
            assert live.document is not None
            return loaded, live.document

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
            known = (await self._loaded(live)).version
        if version >= known:
            return known, []
        changes = await asyncio.to_thread(self.store.changes_after, live.number, version)
        return changes[-1].version, changes

    async def chat(self, table: str) -> list[Line]:
        """What was said last at a table."""
        live = self._live(table)
        async with live.lock:
            await self._loaded(live)
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
            task = asyncio.ensure_future(self._news.leave(live.id))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

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
        upto = len(stored.changes) if told is None else told
        since = upto if known is None or told is not None else known
        table, live.document, messages = await asyncio.to_thread(retold, stored, self.board, since, upto)
        if told is None:
            live.told.clear()
            live.told.extend(messages)
        for change in stored.changes[upto:]:
            self._apply_and_tell(live, table, change)
        live.table = table
        return table

    async def _lines(self, live: Live) -> deque[Line]:
        """What was said last, read from the database if it is not in memory; the caller holds the lock."""
        while live.lines is None:
            live.keep(await asyncio.to_thread(self.store.lines, live.number, 0, MOST_LINES))
        return live.lines

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
        live = self._live(table)
        async with live.lock:
            for _ in range(TRIES):
                loaded = await self._loaded(live)
                if version is not None and version > loaded.version:
                    # Whoever asks knows more than we have heard yet.
                    await self._catch_up(live, loaded)
                done = next((change for change in live.recent if change.request == request), None)
                if done is None and version != loaded.version:
                    done = await asyncio.to_thread(self.store.change_of_request, live.number, request)
                if done is not None and is_again(loaded, done):
                    return CarriedOut(done.version, again=True)
                if version is not None and version != loaded.version:
                    raise TableError("stale_version", version=loaded.version)
                deed = decide(loaded)
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
            self._news.tell_change(live.id, change)
        if claim:
            self.bots.begin(live, table, 1)
        elif table.bot_to_decide:
            self.offer(live.id, table.bot_to_decide)
        return True

    async def create(self, new: NewTable) -> bool:
        """Put a new table into the hall; false if the same request has created one already."""
        return await self._journal.write(Entry(new_table=new))

    async def say(self, table: str, request: str, words: str, decide: Callable[[Table], int]) -> int:
        """Say something from the seat that *decide* names; returns the line's number."""
        live = self._live(table)
        async with live.lock:
            for _ in range(TRIES):
                seat = decide(await self._loaded(live))
                lines = await self._lines(live)
                for line in lines:
                    if line.request == request:
                        return line.number
                line = Line(lines[-1].number + 1 if lines else 1, now(), seat, words, request)
                live.lines = None
                if await self._journal.write(Entry(live.number, line=line)):
                    live.lines = lines if live.newest_line < line.number else None
                    live.tell_line(line)
                    if self._news is not None:
                        self._news.tell_line(live.id, line)
                    return line.number
        raise StorageFailed

    # --- Telling everybody -----------------------------------------------------------------------------

    def _apply_and_tell(self, live: Live, table: Table, change: Change) -> None:
        events = table.apply(change)
        if change.request.startswith(BOTS_REQUEST):
            live.thinker = SOMEBODY_ELSE
        live.tell(table, change, events, table.document())

    # --- Hearing from other processes ------------------------------------------------------------------

    async def hear_change(self, table: str, change: Change) -> None:
        """Another process has changed a table."""
        live = self._tables.get(table)
        if live is None:
            return
        async with live.lock:
            known = live.table
            if known is None and live.followers:
                await self._loaded(live)
            elif known is None or change.version <= known.version:
                return
            elif change.version == known.version + 1:
                self._apply_and_tell(live, known, change)
            else:
                await self._catch_up(live, known)

    def hear_line(self, table: str, line: Line) -> None:
        """Something was said at a table in another process."""
        live = self._tables.get(table)
        if live is not None:
            live.tell_line(line)

    async def recover(self) -> None:
        """Read the followed tables again whose last change could not be known to be written."""
        for live in [live for live in self._tables.values() if live.table is None and live.followers]:
            async with live.lock:
                await self._loaded(live)

    async def catch_up(self) -> None:
        """Look for changes of which no news came, at all tables in memory."""
        for live in self._tables.values():
            live.lines = None
        await self.recover()
        await self._look_at([live for live in self._tables.values() if live.table is not None])

    async def look_for_bots(self) -> None:
        """Without news, look what bots have decided that think elsewhere."""
        if self._news is None:
            await self._look_at([live for live in self._tables.values() if live.waits_for_others])

    async def _look_at(self, tables: Sequence[Live]) -> None:
        lives = {live.number: live for live in tables}
        numbers = list(lives)
        for at in range(0, len(numbers), 500):
            newest = await asyncio.to_thread(self.store.newest_versions, numbers[at : at + 500])
            for number, version in newest.items():
                live = lives[number]
                async with live.lock:
                    if live.table is not None and live.table.version < version:
                        await self._catch_up(live, live.table)

    async def _catch_up(self, live: Live, table: Table) -> None:
        for change in await asyncio.to_thread(self.store.changes_after, live.number, table.version):
            self._apply_and_tell(live, table, change)

    # --- Following -------------------------------------------------------------------------------------

    async def follow(
        self, table: str, follower: Follower, version: int | None, line: int, greet: Greet
    ) -> None:
        """Tell a follower every change from now on, who knows the table and the chat up to somewhere.

        *greet* is called with what is so now, the changes he has missed, or None if he has to be shown the
        table as a whole, and the lines he has missed.
        """
        live = self._live(table)
        async with live.lock:
            loaded = await self._loaded(live, version)
            if version is not None and version > loaded.version:
                # Whoever comes knows more than we have heard yet.
                await self._catch_up(live, loaded)
            lines = [said for said in await self._lines(live) if said.number > line]
            live.followers.add(follower)
            self._follower_count += 1
            self._metrics.followers.set(self._follower_count)
            assert live.document is not None
            greet(loaded, live.document, None if version is None else live.missed(version), lines)

    def leave(self, table: str, follower: Follower) -> None:
        """Stop telling a follower."""
        live = self._tables.get(table)
        if live is not None and follower in live.followers:
            live.followers.discard(follower)
            self._follower_count -= 1
            self._metrics.followers.set(self._follower_count)
            self._make_room()

    # --- Going on without people -----------------------------------------------------------------------

    async def wake(self, table: str) -> None:
        """Let a table go on whose clock has ended."""
        live = self._live(table)
        async with live.lock:
            loaded = await self._loaded(live)
            ends_at = loaded.clock_ends_at
            if ends_at is not None and ends_at <= now() and loaded.decider is not None:
                await self._commit(live, loaded, Deed(RAN_OUT, loaded.decider), f"clock-{loaded.version}")
            elif ends_at is None:
                # The columns say what does not follow from the changes: correct them.
                await self._journal.write(Entry(live.number, marks=waking_marks(loaded)))

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
            await self._catch_up(live, loaded)
            if loaded.bot_to_decide and live.thinking != loaded.version:
                self.bots.begin(live, loaded, attempt)


def waking_marks(table: Table) -> dict[str, Any]:
    """The columns that say when a table has to go on by itself."""
    return {"wake_at": table.wake_at, "bot": table.bot_to_decide, "attempts": 0}


def carried_out(number: int, table: Table, deed: Deed, request: str) -> tuple[Entry, list[AnyEvent]]:
    """Carry a deed out at a table; returns what has to be written, and what has happened in the game."""
    status, wake_at, bot = table.status, table.wake_at, table.bot_to_decide
    at = max(now(), table.since)
    change = Change(table.version + 1, at, deed.kind, deed.seat, deed.words, request, deed.key)
    events = table.apply(change)
    marks: dict[str, Any] = {}
    if table.status != status:
        marks = {"status": table.status, "updated_at": at}
    if table.wake_at != wake_at or bot or table.bot_to_decide:
        marks |= waking_marks(table)
    return Entry(number, [change], marks=marks, new_table=deed.creates), events

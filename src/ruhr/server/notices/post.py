"""Looks round whose turn it is, and has notices delivered: here and in workers, from the database alone.

What is to be delivered stands there, is claimed with a lease, tried again later and later, and given up at
last. Who dies loses his lease, and somebody else delivers. What had arrived in the very moment of his death
arrives again, known by the same mark.
"""

import asyncio
import contextlib
import secrets
from collections import defaultdict

import structlog

from ruhr.errors import RuhrError
from ruhr.language import Speaker
from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.hall import Hall
from ruhr.server.metrics import Metrics
from ruhr.server.notices.carriers import MAIL_WITHIN, Carriers, NotDelivered
from ruhr.server.notices.ledger import (
    CONFIRMING,
    HOOK,
    KINDS_OF_WAYS,
    MAIL,
    OF_CLOCKS,
    OF_TURNS,
    RECOVERING,
    TRYING,
    Addressee,
    Asked,
    Busy,
    Pigeonholes,
    TakenLetter,
    Turn,
    Way,
    host_of,
)
from ruhr.server.notices.quiet import quiet_at, remind_at
from ruhr.server.notices.wording import (
    AtTable,
    Notice,
    at_table,
    notice_of_turns,
    notice_to_try,
    notice_with_code,
)
from ruhr.server.registry import Registry
from ruhr.server.settings import Settings
from ruhr.server.table import hash_of
from ruhr.server.time_of_day import now

#: How often to look round, at most, and for letters, in seconds.
LOOK_ROUND, LOOK_FOR_LETTERS = 5.0, 1.0
#: How long one looks round for all, and how long a letter is somebody's, in milliseconds.
LEASE_OF_ROUND, LEASE_OF_LETTER = 20_000, 60_000
#: A mail server may take its time.
LEASE_OF_MAIL = round(MAIL_WITHIN * 1000) + LEASE_OF_LETTER
#: So many tables are looked at in a round, and so many letters carried at once in each kind of ways.
TABLES_A_ROUND, LETTERS_AT_ONCE = 500, 8
#: When a letter that did not arrive is tried again, in milliseconds; then it is given up.
TRIED_AGAIN_AFTER = (30_000, 120_000, 600_000, 3_600_000)
#: A link to come back leads there for so long, in milliseconds.
RECOVERY_LASTS = 1_800_000
#: How long what is on its way may take when we stop, in seconds.
PATIENCE_AT_END = 3.0

log = structlog.get_logger()


class Post:
    """Notices from this process."""

    def __init__(
        self, hall: Hall, ledger: Pigeonholes, carriers: Carriers, settings: Settings, metrics: Metrics
    ) -> None:
        self.ledger = ledger
        self.carriers = carriers
        self._hall = hall
        self._registry = Registry(hall.store)
        self._metrics = metrics
        self._wait = round(settings.notice_seconds * 1000)
        self._apart = round(settings.notices_apart_seconds * 1000)
        self._every = min(LOOK_ROUND, settings.notice_seconds / 4)
        #: By what our claims are known.
        self._name = secrets.token_hex(8)
        self._written = asyncio.Event()
        self._carried: dict[asyncio.Task[None], Way] = {}
        # With no thinkers, workers look round and deliver.
        loops = (self._look_round(), self._deliver()) if settings.thinkers else ()
        self._loops = [asyncio.create_task(loop) for loop in loops]

    def hurry(self) -> None:
        """There is something to deliver."""
        self._written.set()

    async def close(self) -> None:
        """Look round no more; what is on its way has a moment to arrive."""
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        if self._carried:
            await asyncio.wait(self._carried, timeout=PATIENCE_AT_END)
        for task in self._carried:
            task.cancel()
        await asyncio.gather(*self._carried, return_exceptions=True)

    # --- Looking round ---------------------------------------------------------------------------------

    async def _look_round(self) -> None:
        while True:
            try:
                if await self._is_ours():
                    await self._note_turns()
                    await self._tell_all()
            except StorageFailed:
                log.warning("notices_without_database")
            except Exception:
                log.exception("looking_round_failed")
            await asyncio.sleep(self._every)

    async def _is_ours(self) -> bool:
        """Does anybody want to be told, and is it for us to look round?"""
        ask, at = self._hall.ask, now()
        if not await ask(self.ledger.is_wanted):
            return False
        return await ask(self.ledger.may_walk, self._name, at, at + LEASE_OF_ROUND)

    async def _note_turns(self) -> None:
        """Write down whose turn it is at tables at which something was done."""
        for number, table in await self._hall.ask(self.ledger.changed, TABLES_A_ROUND):
            await self._hall.ask(self.ledger.note, number, await self._turn_at(number, table))
        await self._hall.ask(self.ledger.forget_turns)

    async def _turn_at(self, number: int, table: str) -> Turn:
        newest, _ = await self._hall.ask(self._hall.store.newest, number)
        version = newest.version if newest is not None else 0
        try:
            at = await self._hall.read_at_least(table, version)
        except StorageFailed:
            raise
        except TableError as error:
            # It is played on another board, or was deleted just now.
            log.debug("turn_not_read", reason=error.code)
            return Turn(version, None, 0, False, 0, None)
        except RuhrError as error:
            # Nobody can decide at a table that cannot be read; all others go on.
            log.error("turn_not_read", number=number, reason=error.code)
            return Turn(version, None, 0, False, 0, None)
        seat = at.decider
        if seat is None or at.seats[seat].level or at.one_person:
            # Who plays alone against bots knows when it is his turn.
            return Turn(at.version, None, 0, False, 0, None)
        key, asked_at, ends_at, version = at.seats[seat].key, at.since, at.clock_ends_at, at.version
        mine = [number for number, one in enumerate(at.seats) if one.key == key]
        turn, acted = await self._hall.ask(self.ledger.last_turn, number, version, mine)
        return Turn(version, key, turn, acted, asked_at, ends_at)

    async def _tell_all(self) -> None:
        theirs: defaultdict[int, list[Asked]] = defaultdict(list)
        for asked in await self._hall.ask(self.ledger.asked):
            theirs[asked.identity].append(asked)
        for identity, waiting in theirs.items():
            await self._tell(identity, waiting)

    async def _tell(self, identity: int, waiting: list[Asked]) -> None:
        """Let somebody be told of what waits for him, if it is time and he does not look."""
        at = now()
        somebody = await self._hall.ask(self.ledger.addressee, identity)
        if somebody is None or somebody.looking_until > at or quiet_at(somebody.wishes, at):
            return
        hidden = set(somebody.wishes.get("hidden_tables") or ())
        waiting = [one for one in waiting if one.table not in hidden]
        ending = [one for one in waiting if self._is_ending(one, somebody, at)]
        if ending:
            await self._write(identity, OF_CLOCKS, ending, at)
            return
        fresh = [one for one in waiting if one.told != one.turn and not one.acted]
        is_time = any(one.asked_at <= at - self._wait for one in fresh)
        if is_time and (somebody.noticed_at or 0) <= at - self._apart:
            await self._write(identity, OF_TURNS, fresh, at)

    def _is_ending(self, asked: Asked, somebody: Addressee, at: int) -> bool:
        """Is it time to remind somebody of a clock?"""
        if asked.ends_at is None or asked.reminded == asked.turn or asked.asked_at > at - self._wait:
            return False
        due = remind_at(somebody.wishes, asked.asked_at, asked.ends_at, 2 * self._wait)
        return due is not None and due <= at < asked.ends_at

    async def _write(self, identity: int, kind: str, asked: list[Asked], at: int) -> None:
        if await self._hall.ask(self.ledger.tell, identity, kind, asked, at):
            self.hurry()

    # --- Delivering ------------------------------------------------------------------------------------

    async def _deliver(self) -> None:
        while True:
            try:
                while (letter := await self._take()) is not None:
                    task = asyncio.create_task(self._carry(letter))
                    self._carried[task] = letter.way
                    task.add_done_callback(self._end)
            except StorageFailed:
                log.warning("letters_without_database")
            except Exception:
                log.exception("delivering_failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._written.wait(), LOOK_FOR_LETTERS)
            self._written.clear()

    async def _take(self) -> TakenLetter | None:
        """Take a letter, unless it would have to wait for one that is on its way to the same person or host.

        So whoever is slow to take what we bring keeps nobody else waiting.
        """
        carried = list(self._carried.values())
        kinds = [way.kind for way in carried]
        busy = Busy(
            frozenset(kind for kind in KINDS_OF_WAYS if kinds.count(kind) >= LETTERS_AT_ONCE),
            frozenset((way.identity, way.kind) for way in carried),
            frozenset(host for way in carried if (host := host_of(way.kind, way.address)) is not None),
        )
        at = now()
        return await self._hall.ask(self.ledger.take, self._name, at, at + LEASE_OF_LETTER, busy)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._carried.pop(task, None)
        self.hurry()

    async def _carry(self, letter: TakenLetter) -> None:
        """Deliver a letter, or say what becomes of it."""
        ask, ledger, name = self._hall.ask, self.ledger, self._name
        counted = self._metrics.notices
        try:
            if await self._carry_out(letter):
                counted.labels(letter.way.kind, "sent").inc()
                await ask(ledger.finish, letter, name)
        except StorageFailed:
            # The lease will end.
            log.warning("letter_without_database")
        except (NotDelivered, TableError, OSError, TimeoutError) as error:
            known = error if isinstance(error, NotDelivered) else NotDelivered(type(error).__name__)
            refused = known.for_good or isinstance(error, TableError)
            if known.gone:
                counted.labels(letter.way.kind, "given_up").inc()
                await ask(ledger.drop, letter.way.id)
            elif refused or letter.attempt > len(TRIED_AGAIN_AFTER):
                counted.labels(letter.way.kind, "given_up").inc()
                log.warning("notice_given_up", way=letter.way.kind, reason=str(known))
                await ask(ledger.give_up, letter, name, now())
            else:
                counted.labels(letter.way.kind, "again").inc()
                later = now() + TRIED_AGAIN_AFTER[letter.attempt - 1]
                await ask(ledger.postpone, letter, name, later)
        except Exception:
            # It is tried again when the lease ends, and given up at last.
            log.exception("carrying_failed", way=letter.way.kind)

    async def _carry_out(self, letter: TakenLetter) -> bool:
        """Deliver a letter; false if it is not the time for it, or nobody needs it any more."""
        ask, way = self._hall.ask, letter.way
        somebody = await ask(self.ledger.addressee, way.identity)
        if somebody is None or letter.attempt > len(TRIED_AGAIN_AFTER) + 2:
            await ask(self.ledger.finish, letter, self._name)
            return False
        speaker = Speaker(str(somebody.wishes.get("language") or way.language), self._hall.board)
        notice = await self._notice(letter, somebody, speaker)
        if notice is None:
            return False
        if way.kind == MAIL:
            if not await ask(self.ledger.hold, letter, self._name, now() + LEASE_OF_MAIL):
                return False
            await self.carriers.mail(letter, speaker, notice)
        elif way.kind == HOOK:
            await self.carriers.hook(letter, notice)
        else:
            hidden = set(somebody.wishes.get("hidden_tables") or ())
            waiting = await ask(self.ledger.waiting_for, somebody.keys)
            await self.carriers.push(letter, speaker, notice, len(set(waiting) - hidden))
        return True

    async def _notice(self, letter: TakenLetter, somebody: Addressee, speaker: Speaker) -> Notice | None:
        """What a letter says now; None if it says nothing, or not now."""
        if letter.kind == TRYING:
            return notice_to_try(speaker)
        if letter.kind == CONFIRMING:
            return notice_with_code(speaker, CONFIRMING, self.carriers.seal(CONFIRMING, letter.way))
        if letter.kind == RECOVERING:
            code = secrets.token_urlsafe(24)
            until = now() + RECOVERY_LASTS
            await self._hall.ask(self._registry.link, letter.way.identity, hash_of(code), until)
            return notice_with_code(speaker, RECOVERING, code)
        at = now()
        if (quiet := quiet_at(somebody.wishes, at)) is not None:
            await self._hall.ask(self.ledger.put_off, letter, self._name, quiet.ends)
            return None
        tables = []
        for table in letter.tables if somebody.looking_until <= at else ():
            found = await self._at_table(table, somebody)
            if found is not None:
                tables.append(found)
        if not tables:
            await self._hall.ask(self.ledger.finish, letter, self._name)
            return None
        return notice_of_turns(speaker, letter.kind, tables, at)

    async def _at_table(self, table: str, somebody: Addressee) -> AtTable | None:
        try:
            version = await self._hall.ask(self.ledger.newest_version, table)
            return at_table(await self._hall.read_at_least(table, version), somebody.keys)
        except StorageFailed:
            raise
        except RuhrError:
            # It was deleted, is played on another board, or cannot be read any more.
            return None

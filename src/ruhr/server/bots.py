"""Lets bots decide: what they have to think about is claimed in the database, so that it is done once.

A claim is a lease, kept while somebody thinks. When it ends because whoever held it has died, anybody may
claim the decision again. So everything follows from the database alone, wherever bots think: in processes
beside a server or in a worker, which is a hall without doors.
"""

import asyncio
import contextlib
import secrets
import time
from collections import Counter, defaultdict
from typing import Any

import structlog

from ruhr.errors import RuhrError
from ruhr.server import reception
from ruhr.server.errors import StorageFailed
from ruhr.server.hall import Hall
from ruhr.server.live import Live
from ruhr.server.metrics import Metrics
from ruhr.server.store import PREFERENCE, Claim
from ruhr.server.table import Setup, Table
from ruhr.server.thinkers import DEEP, Stopped, Thinkers
from ruhr.server.time_of_day import now

#: Who decides instead of a bot that was stopped.
SUBSTITUTE = "steuermann"
#: How long a claim holds unless it is renewed, in milliseconds.
LEASE = 4000
#: How often to look for decisions that nobody thinks about, in seconds, and how soon again if there is room.
LOOK, BREATH = 1.0, 0.1
#: After so many seconds what bots have thought counts half; less than a moment is not counted.
MEMORY, A_MOMENT = 30.0, 0.01
#: How long to wait when a decision cannot be written, in seconds.
PAUSE = 1.0

log = structlog.get_logger()


class Bots:
    """Bots that think here, at the tables of this hall and at those that others leave to them."""

    def __init__(self, hall: Hall, thinkers: Thinkers, metrics: Metrics) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._metrics = metrics
        #: By what our claims are known.
        self._name = secrets.token_hex(8)
        #: What we think about, by the tables' numbers.
        self._thoughts: dict[asyncio.Task[None], int] = {}
        self._offers: set[asyncio.Task[None]] = set()
        self._loops = [asyncio.create_task(self._keep()), asyncio.create_task(self._look())]
        #: Set when there is room for decisions that were left.
        self._room = asyncio.Event()
        self._closed = False
        #: The kinds of decisions, quick or deep, for which there was not room for all.
        self._crowded: set[bool] = set()
        #: Seconds that bots have thought here, by the key of whose tables they are.
        self._spent: defaultdict[bytes | None, float] = defaultdict(float)
        self._remembered = time.monotonic()
        metrics.waiting.set_function(lambda: len(self._thoughts))

    # --- Claiming --------------------------------------------------------------------------------------

    def claim(self, live: Live, table: Table) -> dict[str, Any]:
        """Marks with which a change takes the decision that follows from it; none if it is left to others.

        They get it if there is no room here, or if they have thought about the table's bots before.
        """
        level = table.bot_to_decide
        if level is None or live.thinker not in (None, self._name) or not self._may_claim(level):
            return {}
        return {"thinker": self._name, "wake_at": now() + LEASE, "attempts": 1}

    def offer(self, table: str, level: str) -> None:
        """Take a decision unless somebody else does within a moment."""
        if self._may_claim(level):
            offer = asyncio.create_task(self._stand_by(table, level))
            self._offers.add(offer)
            offer.add_done_callback(self._offers.discard)

    async def _stand_by(self, table: str, level: str) -> None:
        try:
            if not await self.take(table, level):
                await asyncio.sleep(PREFERENCE / 1000)
                await self.take(table, level)
        except StorageFailed:
            self._metrics.unstored.inc()
            log.warning("decision_not_claimed")

    async def take(self, table: str, level: str) -> bool:
        """Claim what a bot has to decide at a table, and begin to think; false if it is not to be had."""
        return self._may_claim(level) and await self._take(table)

    async def _take(self, table: str) -> bool:
        at = now()
        board = self._hall.board.identity
        claim = await self._hall.ask(self._hall.store.claim, table, board, self._name, at, at + LEASE)
        if claim is None:
            return False
        if claim.attempt > 1:
            self._metrics.taken_over.inc()
            log.warning("decision_taken_over", number=claim.number, attempt=claim.attempt)
        await self._hall.go_on(table, claim.attempt)
        return True

    def _has_room(self, level: str) -> bool:
        return not self._closed and self._thinkers.has_room(level)

    def _may_claim(self, level: str) -> bool:
        """Is there room, and does nobody wait for it whose turn it is?"""
        if not self._has_room(level):
            self._crowded.add(level in DEEP)
        return (level in DEEP) not in self._crowded

    async def _look(self) -> None:
        """Look for decisions that nobody thinks about: nobody told us, there was no room, or he has died.

        Where there is not room for all, people take turns: first whose bots have thought least of late.
        """
        while self._thinkers.count:
            try:
                await self._take_turns()
            except StorageFailed:
                self._metrics.unstored.inc()
                log.warning("bots_without_database")
            except Exception:
                log.exception("look_failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._room.wait(), LOOK)
                await asyncio.sleep(BREATH)
            self._room.clear()

    async def _take_turns(self) -> None:
        board = self._hall.board.identity
        await self._hall.keep_time()
        waiting = await self._hall.ask(self._hall.store.to_decide, now(), board, self._name)
        self._forget_slowly()
        crowded = set()
        turns: Counter[bytes | None] = Counter()
        order = []
        for place, one in enumerate(waiting):
            order.append((self._spent[one.person] + turns[one.person], place, one))
            turns[one.person] += 1
        for _, _, one in sorted(order):
            if self._has_room(one.level):
                await self._take(one.table)
            else:
                crowded.add(one.level in DEEP)
        self._crowded = crowded

    def _forget_slowly(self) -> None:
        """What bots have thought a while ago counts less and less."""
        time_now = time.monotonic()
        share = 0.5 ** ((time_now - self._remembered) / MEMORY)
        self._remembered = time_now
        for person, spent in list(self._spent.items()):
            if spent > A_MOMENT:
                self._spent[person] = spent * share
            else:
                del self._spent[person]

    async def _keep(self) -> None:
        """Renew our claims as long as we think."""
        while True:
            begun = list(self._thoughts)
            await asyncio.sleep(LEASE / 3000)
            # What is decided within that time needs no longer lease.
            lasting = [self._thoughts[thought] for thought in begun if thought in self._thoughts]
            if lasting:
                try:
                    await self._hall.ask(self._hall.store.renew, lasting, self._name, now() + LEASE)
                except StorageFailed:
                    log.warning("claims_not_renewed", decisions=len(lasting))

    # --- Thinking --------------------------------------------------------------------------------------

    def begin(self, live: Live, table: Table, attempt: int) -> None:
        """Think about the decision at a table that is ours."""
        live.thinker, live.thinking = self._name, table.version
        thought = asyncio.create_task(self._think(live, table, attempt))
        self._thoughts[thought] = live.number
        thought.add_done_callback(self._end)

    def _end(self, thought: asyncio.Task[None]) -> None:
        del self._thoughts[thought]
        if self._crowded:
            self._room.set()

    async def _think(self, live: Live, table: Table, attempt: int) -> None:
        version, level, seat = table.version, table.bot_to_decide, table.decider
        assert level is not None
        assert seat is not None
        record, setup = table.record_so_far().to_json(), table.setup
        person = next((seat.key for seat in table.seats if seat.key is not None), None)
        began = time.monotonic()
        try:
            while (action := await self._decision(setup, attempt, level, seat, record)) is None:
                claim, until = Claim(live.number, attempt), now() + LEASE
                if not await self._hall.ask(self._hall.store.claim_again, claim, self._name, until):
                    # Somebody else is at it.
                    return
                attempt += 1
            await self._carry_out(live, version, action)
        except StorageFailed:
            self._metrics.unstored.inc()
            log.warning("bot_without_database", number=live.number, version=version)
        except RuhrError as error:
            # Meanwhile somebody else has decided, or the person is back.
            log.info("bot_move_refused", number=live.number, version=version, code=error.code)
        finally:
            self._spent[person] += time.monotonic() - began
            if live.thinking == version:
                live.thinking = -1

    async def _decision(
        self, setup: Setup, attempt: int, level: str, seat: int, record: dict[str, Any]
    ) -> str | None:
        """What the bot decides, then a simpler one, at last nobody in particular; None if it is stopped."""
        if attempt > 2:
            table, _ = await self._hall.read(setup.id)
            return str(table.check_playing().legal_actions()[0])
        thinker = level if attempt == 1 else SUBSTITUTE
        began = time.monotonic()
        try:
            action = await self._thinkers.decide(
                thinker, setup.id, seat, record, setup.secret, setup.thinking
            )
        except Stopped as error:
            self._metrics.stopped.labels(thinker).inc()
            log.error("bot_stopped", level=thinker, reason=str(error))
            return None
        self._metrics.thoughts.labels(thinker).observe(time.monotonic() - began)
        return action

    async def _carry_out(self, live: Live, version: int, action: str) -> None:
        """Write a decision; while the database fails, it is kept."""
        while True:
            try:
                await reception.play_for_bot(self._hall, live.id, version, action)
                return
            except StorageFailed:
                self._metrics.unstored.inc()
                log.warning("bot_move_not_stored", number=live.number, version=version)
                await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Stop thinking, and leave what was not decided to others."""
        self._closed = True
        numbers = list(self._thoughts.values())
        tasks = [*self._loops, *self._offers, *self._thoughts]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()
        try:
            await self._hall.ask(self._hall.store.release, numbers, self._name, now())
        except StorageFailed:
            log.warning("claims_not_released", decisions=len(numbers))

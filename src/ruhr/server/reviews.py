"""Looks back at games that are over: on request, behind everybody's games, and once for all who ask.

What is to be done stands in the database, in pieces of a few decisions, and is claimed there like what
bots have to decide. So a review goes on after a restart, here or in a worker, where it had stopped.
"""

import asyncio
import contextlib
import hashlib
import secrets
from typing import Any

import orjson
import structlog

from ruhr.errors import RuhrError
from ruhr.record import Record
from ruhr.review import Review
from ruhr.review.reviewing import PIECE
from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.hall import Hall
from ruhr.server.looking_back import Conclude, LookBack, PartOfReview, PlainData, from_json, so_far
from ruhr.server.settings import Settings
from ruhr.server.shelf import Kept, Shelf, Taken
from ruhr.server.table import FINISHED
from ruhr.server.thinkers import Stopped, Thinkers
from ruhr.server.time_of_day import now

#: A review follows from this and its looks; whatever changes what it tells changes the edition, too.
SEED, REVIEW_EDITION = 1, 4
#: Who wants more thinking on one decision gets so many times the looks.
MORE = 10
#: So many reviews may wait.
MOST_REVIEWS = 100
#: How long a claim holds unless it is renewed, and when a piece that failed is tried again, in milliseconds.
LEASE_OF_REVIEW, LATER = 10_000, 60_000
#: What fails so often, one time after the other, is given up.
MOST_ATTEMPTS = 3
#: Every review that waits gets its turn: so many pieces at once.
PIECES_A_TURN = 5
#: How often to look for reviews that others have been asked for, in seconds.
LOOK_FOR_REVIEWS = 2.0

log = structlog.get_logger()


class Reviews:
    """The reviews of this hall's games."""

    def __init__(self, hall: Hall, thinkers: Thinkers, settings: Settings) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._looks = settings.review_looks
        self._shelf = Shelf(hall.store)
        #: By what our claims are known.
        self._name = secrets.token_hex(8)
        self._asked = asyncio.Event()
        self._taken: Taken | None = None
        # With no thinkers, workers look back.
        self._work = asyncio.create_task(self._go_on()) if thinkers.count else None

    # --- Asking ----------------------------------------------------------------------------------------

    async def ask(self, table: str, step: int | None, again: bool = False) -> None:
        """Want a review of a game that is over, or more thinking on one of its decisions.

        One that was given up is tried again only if that is what is wanted.
        """
        number, record = await self._game(table)
        basis, of = self._basis(record), len(record.actions)
        if step is not None and step >= of:
            raise TableError("step_not_found", step=step, of=of - 1)
        await self._hall.ask(self._shelf.ask, number, basis, self._looks, range(-1, of), now(), MOST_REVIEWS)
        if again:
            await self._hall.ask(self._shelf.ask_again, number, now(), MOST_REVIEWS)
        if step is not None:
            looks = MORE * self._looks
            await self._hall.ask(self._shelf.ask_more, number, step, looks, now(), MOST_REVIEWS)
        self._asked.set()

    async def told(self, table: str, known: int) -> PlainData:
        """How far the review of a game has come, and what it tells if that is more than is known."""
        number, record = await self._game(table)
        kept = await self._hall.ask(self._shelf.kept, number)
        if kept is None or kept.basis != self._basis(record):
            return {
                "status": "unasked",
                "found": 0,
                "of": len(record.actions) + 1,
                "review": None,
                "deeper": [],
                "awaited": [],
            }
        review = kept.whole if known <= kept.of else None
        if kept.whole is None and len(kept.found) > max(1, known):
            review = await self._hall.ask(so_far, record, self._hall.board, kept.found, SEED, kept.looks)
        return {
            "status": "failed" if kept.is_given_up else "waiting" if kept.whole is None else "done",
            "found": len(kept.found),
            "of": kept.of,
            "review": review,
            "deeper": [one["decision"] for one in kept.deeper],
            "awaited": kept.awaited,
        }

    async def whole(self, table: str) -> PlainData:
        """A review that is done, as plain data."""
        number, record = await self._game(table)
        kept: Kept | None = await self._hall.ask(self._shelf.kept, number)
        if kept is None or kept.whole is None or kept.basis != self._basis(record):
            raise TableError("review_failed" if kept is not None and kept.is_given_up else "review_not_done")
        return kept.whole

    async def puzzles(self, table: str, seat: int) -> PlainData:
        """The costliest turns of a seat as puzzles, once the review is done."""
        whole = await self.whole(table)
        found = await self._hall.ask(self._shelf.puzzles, self._hall.number_of(table)) or []
        if seat >= len(found):
            raise TableError("seat_not_found", seat=seat)
        return {"players": whole["players"], "puzzles": found[seat]}

    async def review(self, table: str) -> Review:
        """A review that is done."""
        return await self._hall.ask(from_json, await self.whole(table))

    async def _game(self, table: str) -> tuple[int, Record]:
        """The number of a table and the record of its game, which must be over."""
        at, _ = await self._hall.read(table)
        record = at.record()
        if at.status != FINISHED:
            raise TableError("review_unfinished")
        return self._hall.number_of(table), record

    def _basis(self, record: Record) -> bytes:
        basis = [REVIEW_EDITION, SEED, self._looks, record.to_json()]
        return hashlib.sha256(orjson.dumps(basis, option=orjson.OPT_SORT_KEYS)).digest()

    # --- Looking back ----------------------------------------------------------------------------------

    async def _go_on(self) -> None:
        """Go on with one review after the other, a few pieces at a time."""
        while True:
            try:
                if await self._turn():
                    continue
            except StorageFailed:
                log.warning("reviews_without_database")
            except Exception:
                log.exception("review_failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK_FOR_REVIEWS)
            self._asked.clear()

    async def _turn(self) -> bool:
        """Go on with the review that has waited longest; false if none waits."""
        ask, shelf, name = self._hall.ask, self._shelf, self._name
        at = now()
        taken = await ask(shelf.take, self._hall.board.identity, name, at, at + LEASE_OF_REVIEW)
        if taken is None:
            return False
        if taken.attempt > MOST_ATTEMPTS:
            log.error("review_given_up", table=taken.table)
            await ask(shelf.give_up, taken, name, at)
            return True
        self._taken = taken
        try:
            record = await self._record(taken)
            if record is None:
                await ask(shelf.forget, taken)
                return True
            for _ in range(PIECES_A_TURN):
                if not await self._piece(taken, record):
                    return True
            await ask(shelf.renew, taken, name, now())
        except Stopped as error:
            log.error("review_stopped", table=taken.table, reason=str(error))
            await ask(shelf.renew, taken, name, now() + LATER)
        finally:
            self._taken = None
        return True

    async def _record(self, taken: Taken) -> PlainData | None:
        """The record of the game that is reviewed, if the table still has it."""
        try:
            _, record = await self._game(taken.table)
        except RuhrError:
            return None
        return record.to_json() if self._basis(record) == taken.basis else None

    async def _piece(self, taken: Taken, record: PlainData) -> bool:
        """Look back at a few decisions, or put all together; false if nothing is left to do here."""
        ask, shelf, name = self._hall.ask, self._shelf, self._name
        wanted = await ask(shelf.wanted, taken.number, PIECE)
        if wanted is not None:
            looks, steps = wanted
            if looks != taken.looks:
                # Whoever waits for one decision is told of it as soon as it is found.
                steps = steps[:1]
            found = await self._holding(taken, LookBack(record, steps, SEED, looks))
            return await ask(shelf.write, taken, name, looks, found, now() + LEASE_OF_REVIEW)
        concluded: PlainData = {}
        if not taken.is_whole:
            kept = await ask(shelf.kept, taken.number)
            if kept is None:
                return False
            concluded = await self._holding(taken, Conclude(record, kept.found, SEED, taken.looks))
        await ask(shelf.finish, taken, name, concluded, now())
        return False

    async def _holding(self, taken: Taken, part: PartOfReview) -> Any:
        """What comes of a part; the claim on the review is renewed meanwhile."""
        thought = asyncio.ensure_future(self._thinkers.look_back(part))
        try:
            while not (await asyncio.wait({thought}, timeout=LEASE_OF_REVIEW / 3000))[0]:
                await self._hall.ask(self._shelf.renew, taken, self._name, now() + LEASE_OF_REVIEW)
            return thought.result()
        finally:
            thought.cancel()

    async def close(self) -> None:
        """Stop looking back, and leave what was begun to others."""
        if self._work is None:
            return
        taken = self._taken
        self._work.cancel()
        await asyncio.gather(self._work, return_exceptions=True)
        if taken is not None:
            with contextlib.suppress(StorageFailed):
                await self._hall.ask(self._shelf.leave, taken, self._name, now())

"""Answers in advance: whoever is not asked yet can say what he will decide, so that nobody waits for him.

Nothing is checked when an answer is given but its form, so that nobody learns by it what he could not see.
When its seat is asked, it is played as if its holder had decided just then: by the same way, on the same
clock, under a request like any other. The first that does not fit is dropped, with all that follow it.
"""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Any

import structlog

from ruhr.errors import IllegalAction, RuhrError
from ruhr.server import reception, wire
from ruhr.server.ahead.answers import AnswerList, Answers, Due
from ruhr.server.errors import StorageFailed, TableError, as_json
from ruhr.server.hall import Deed, Hall
from ruhr.server.settings import Settings
from ruhr.server.store import Taking
from ruhr.server.table import LEFT, LIVE, PLAYED, PLAYING, RAN_OUT, UNDONE, Change, Table
from ruhr.server.time_of_day import now
from ruhr.vocabulary import vocabulary

#: How often to look whether an answer has come due, in seconds.
LOOK_FOR_ANSWERS = 1.0
#: So many lists are looked at together, and so long one is somebody's to look at, in milliseconds.
LISTS_A_LOOK, LEASE_OF_LIST = 200, 10_000
#: How often what is left of games that are over is forgotten, in seconds.
FORGET_EVERY = 60.0
#: So much is left on a clock at least when an answer is played, in milliseconds.
CLOCK_LEFT = 5000

log = structlog.get_logger()


class Ahead:
    """All that people have given in advance, as this process sees it."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._answers = Answers(hall.store)
        #: How long whoever has decided can take it back, in milliseconds.
        self._grace = round(settings.ahead_seconds * 1000)
        self._given = asyncio.Event()
        self._forgotten = 0.0

    # --- For people ------------------------------------------------------------------------------------

    async def lists(self, table: str, keys: set[bytes]) -> list[dict[str, Any]]:
        """What somebody has given in advance at a table, for each of his seats."""
        at, _ = await self._hall.read(table)
        seats, number = at.seats_of(keys), self._hall.number_of(table)
        found = {one.seat: one for one in await self._hall.ask(self._answers.at_table, number, seats)}
        return [told(found[seat]) if seat in found else _nothing(seat) for seat in seats]

    async def give(self, table: str, seat: int, wish: wire.GiveAhead, keys: set[bytes]) -> dict[str, Any]:
        """Put a list in the place of the one that somebody knows; an empty one withdraws it."""
        known = vocabulary(self._hall.board)
        for answer in wish.answers:
            if answer.action not in known.words:
                raise IllegalAction("unknown_action", action=answer.action)
        at, _ = await self._hall.read(table)
        at.check_holder(seat, keys)
        game, key, number = at.check_playing(), at.seats[seat].key, self._hall.number_of(table)
        if at.seats[seat].level:
            raise TableError("seat_left", seat=seat)
        assert key is not None
        answers = [{**answer.model_dump(), "request": reception.new_id()} for answer in wish.answers]
        given = AnswerList(
            number, seat, key, wish.request, answers, wish.careful, game.reveals, None, at.version
        )
        if not await self._hall.ask(self._answers.give, given, wish.mark, now()):
            stored = await self._hall.ask(self._answers.at_table, number, [seat])
            if not stored or stored[0].mark != wish.request:
                raise TableError("ahead_changed")
            return told(stored[0])
        self._given.set()
        return told(given)

    # --- When they come due ----------------------------------------------------------------------------

    async def play(self) -> None:
        """Play answers whenever they come due, until told to stop."""
        while True:
            try:
                await self._look()
            except StorageFailed:
                log.warning("ahead_without_database")
            except Exception:
                log.exception("ahead_failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._given.wait(), LOOK_FOR_ANSWERS)
            self._given.clear()

    async def _look(self) -> None:
        ask, board = self._hall.ask, self._hall.board.identity
        if time.monotonic() >= self._forgotten:
            await ask(self._answers.forget_games_over)
            self._forgotten = time.monotonic() + FORGET_EVERY
        due = await ask(self._answers.due, now(), board, LISTS_A_LOOK)
        outcomes = await asyncio.gather(*(self._take(one) for one in due), return_exceptions=True)
        failed = [outcome for outcome in outcomes if isinstance(outcome, Exception)]
        for outcome in failed:
            if isinstance(outcome, StorageFailed):
                raise outcome
        if failed:
            # Their leases end, and it is tried again.
            log.error("answers_not_played", lists=len(failed), reason=type(failed[0]).__name__)

    async def _take(self, due: Due) -> None:
        """Play what is due of a list, one answer after the other."""
        at = now()
        given = await self._hall.ask(self._answers.claim, due.number, due.seat, at, at + LEASE_OF_LIST)
        while given is not None and given.answers:
            given = await self._go_on(given, due.table)

    async def _go_on(self, given: AnswerList, table: str) -> AnswerList | None:
        """Play the first answer of a list if its seat is asked; returns what is left to be looked at."""
        ask, seat = self._hall.ask, given.seat
        since = await ask(self._hall.store.changes_after, given.table_number, given.looked)
        known = since[-1].version if since else given.looked
        at = await self._hall.read_at_least(table, known)
        version = at.version
        if version > known:
            return given
        own = [change.kind for change in since if change.seat == seat]
        if at.status != PLAYING or at.seats[seat].level or LEFT in own or RAN_OUT in own:
            await ask(self._answers.forget, given)
            return None
        asked = at.decider == seat
        waits = asked and self._is_too_soon(at, seat)
        reason = _why_dropped(given, at, own, asked and not waits)
        if reason is not None:
            await self._drop(given, reason)
        elif waits:
            await ask(self._answers.rest, given, now())
        elif asked:
            return await self._answer(given, table, version)
        else:
            await ask(self._answers.rest, given._replace(looked=version), None)
        return None

    def _is_too_soon(self, at: Table, seat: int) -> bool:
        """May whoever has decided last think better of it? Not where it costs time that is short."""
        if at.undo in (None, seat) or at.setup.pace == LIVE:
            return False
        ends, clock_ends = at.since + self._grace, at.clock_ends_at
        return now() < (ends if clock_ends is None else min(ends, clock_ends - CLOCK_LEFT))

    async def _answer(self, given: AnswerList, table: str, version: int) -> AnswerList | None:
        """Play the first answer of a list, of whose seat something is asked."""
        seat = given.seat
        first, *rest = given.answers
        left = given._replace(answers=rest, mark=reception.new_id())
        taking = Taking(seat, given.mark, left.mark, rest)
        tried = False

        def decide(at: Table) -> Deed:
            nonlocal tried
            if tried:
                # The list was changed, or another process was first.
                raise TableError("stale_version", version=at.version)
            tried = True
            deed = reception.decision(at, at.check_decider({given.key}), first["action"])
            return Deed(deed.kind, deed.seat, deed.words, taking=taking)

        def is_again(_: Table, change: Change) -> bool:
            return change.kind == PLAYED and change.seat == seat

        try:
            done = await self._hall.change(table, first["request"], decide, is_again, version)
        except StorageFailed:
            # Whether it was played shows when the lease has ended.
            raise
        except TableError as error:
            # The table has moved on: it is looked at again.
            log.debug("answer_not_played", reason=error.code)
            await self._hall.ask(self._answers.rest, given, now())
            return None
        except IllegalAction as error:
            await self._drop(given, error)
            return None
        return None if done.again else left._replace(looked=done.version)

    async def _drop(self, given: AnswerList, reason: RuhrError) -> None:
        dropped = {"at": now(), "answers": _shown(given.answers), "reason": as_json(reason)}
        await self._hall.ask(self._answers.drop, given, reception.new_id(), dropped)


def _why_dropped(given: AnswerList, at: Table, own: Sequence[str], asked: bool) -> RuhrError | None:
    """Why a list does not fit any more, if that shows before its first answer is played."""
    if at.version < given.looked:
        return TableError("stepped_back", version=at.version)
    if PLAYED in own or UNDONE in own:
        return TableError("decided_meanwhile")
    game, first = at.check_playing(), given.answers[0]
    if asked and (game.decision, game.turn) != (first["decision"], first["turn"]):
        return TableError("another_question")
    if asked and given.careful and game.reveals != given.reveals:
        return TableError("revealed_meanwhile")
    return None


def _shown(answers: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Answers as their giver sees them."""
    return [{name: answer[name] for name in ("action", "decision", "turn")} for answer in answers]


def told(given: AnswerList) -> dict[str, Any]:
    """A list as its giver sees it."""
    return {
        "seat": given.seat,
        "mark": given.mark,
        "careful": given.careful,
        "answers": _shown(given.answers),
        "dropped": given.dropped,
    }


def _nothing(seat: int) -> dict[str, Any]:
    """What is told of a seat for which nothing was given."""
    return {"seat": seat, "mark": None, "careful": True, "answers": [], "dropped": None}

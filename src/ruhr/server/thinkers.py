"""Processes in which bots think and games are looked back at, of a server and of a worker alike.

Each keeps the bots it has thought for, with what they have seen of the future. So everything that the bot of
a seat decides is asked of the same process, as long as it lives. One that takes too long is killed; whatever
becomes of a process, the next question starts it anew.
"""

import asyncio
import multiprocessing
import os
import signal
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

import structlog

from ruhr.bots import ADVISER, USUAL, Budget, Situation, make_bot, situation_of
from ruhr.bots.minds import Minds
from ruhr.game import Game
from ruhr.record import Record
from ruhr.server import looking_back
from ruhr.server.errors import TableError
from ruhr.server.fairness import Asker, Turns
from ruhr.server.looking_back import PlainData
from ruhr.server.settings import Settings

#: Levels that think for more than a moment; the others do not have to queue behind them.
DEEP = ("reeder",)
#: How far the adviser looks ahead: alternatives can be compared then, and nobody waits more than a second.
LOOKS_FOR_ADVICE = 1000
#: So many decisions may wait for a process, one that is thought about included.
QUICK_ROOM, DEEP_ROOM = 64, 2
#: And so many hints for one person.
ADVICE_ROOM = 3
#: So many bots are kept by a process.
QUICK_MINDS, DEEP_MINDS = 1000, 64
#: How long a question waits for a process that starts, in seconds; the next one goes on waiting for it. What
#: has not started at last is killed.
PATIENCE, AT_LAST = 20, 200
#: People come first, then their games, and last what looks back at games: who yields most to others.
OF_GAMES, LOOKING_BACK = 10, 19
#: A piece of a review is given up if it takes so many seconds.
SECONDS_FOR_A_PIECE = 300

log = structlog.get_logger()


class Stopped(Exception):
    """A thought took too long, or its process has died."""


class Question(NamedTuple):
    """What a process is asked: to decide for the bot of a seat, or for advice."""

    #: None for advice.
    level: str | None
    table: str
    seat: int
    record: PlainData
    #: What the chance of the table's bots comes from.
    secret: str = ""
    #: How long it thinks.
    thinking: str = USUAL


def seed_of(secret: str, seat: int) -> str:
    """The seed of the bot that decides for a seat at a table with a secret."""
    return f"{secret} {seat}"


# --- In a process --------------------------------------------------------------------------------------


def think(pipe: Connection, settings: Settings, most_minds: int, yielding: int) -> None:
    """Answer questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(yielding)
    board = settings.board_played_on
    minds = Minds(most=most_minds)
    try:
        pipe.send(None)
        while True:
            question: Question | looking_back.PartOfReview = pipe.recv()
            if not isinstance(question, Question):
                pipe.send(looking_back.worked_out(question, board))
                continue
            # A bot gets to see what is on the table, not the record.
            situation = situation_of(Game.from_record(Record.from_json(question.record), board))
            pipe.send(_answer(minds, question, situation))
    except (EOFError, OSError):
        return


def _answer(minds: Minds, question: Question, situation: Situation) -> str | PlainData:
    level, table, seat, _, secret, thinking = question
    if level is None:
        return _advice(situation)
    return str(minds.decide(level, seed_of(secret, seat), table, situation, thinking))


def _advice(situation: Situation) -> PlainData:
    """What the adviser would do, why, and what he expects of it; the same whenever he is asked."""
    given = make_bot(ADVISER, budget=Budget(looks=LOOKS_FOR_ADVICE)).advise(situation)
    return asdict(given) | {"action": str(given.action)}


# --- Asking it -----------------------------------------------------------------------------------------


class _Thinker:
    """A process that is asked one thing after the other; the first question starts it."""

    def __init__(self, settings: Settings, most_minds: int, yielding: int = OF_GAMES) -> None:
        self._settings = settings
        self._most = most_minds
        self._yielding = yielding
        # Waits for the process, so that nobody else has to.
        self._thread = ThreadPoolExecutor(1, "thinker")
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        #: When the process was started; None when it has said that it can be asked.
        self._starting: float | None = None
        self._closed = False
        #: Questions without an answer.
        self.waiting = 0

    async def ask(self, question: Question | looking_back.PartOfReview, seconds: float) -> Any:
        """The answer, or `Stopped`."""
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._ask, question, seconds)
        finally:
            self.waiting -= 1

    def _ask(self, question: Question | looking_back.PartOfReview, seconds: float) -> Any:
        if self._process is not None and not self._process.is_alive():
            self._end()
        try:
            pipe = self._pipe or self._start()
            if self._starting is not None:
                self._wait_for_start(pipe, self._starting)
            pipe.send(question)
            if not pipe.poll(seconds):
                raise TimeoutError
            return pipe.recv()
        except (OSError, EOFError) as error:
            self._end()
            raise Stopped(type(error).__name__) from error

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        told = (theirs, self._settings, self._most, self._yielding)
        process = context.Process(target=think, args=told, daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe, self._starting = process, ours, time.monotonic()
        return ours

    def _wait_for_start(self, pipe: Connection, since: float) -> None:
        """On a busy machine it takes long, and for ever if who is late is killed and begins anew."""
        if self._closed or time.monotonic() - since > AT_LAST:
            raise TimeoutError
        if not pipe.poll(PATIENCE):
            raise Stopped("starts slowly")
        pipe.recv()
        self._starting = None

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    async def close(self) -> None:
        """Stop it in the middle of its thought."""
        self._closed = True
        if (process := self._process) is not None:
            process.kill()
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)
        self._end()


class Thinkers:
    """All processes: one for quick decisions, some for deep ones, one for advice, one that looks back."""

    def __init__(self, settings: Settings) -> None:
        #: How many think about deep decisions; with none, there is only advice.
        self.count = count = settings.thinkers
        self._seconds, self._seconds_for_advice = settings.bot_seconds, settings.request_seconds / 2
        self._quick = [_Thinker(settings, QUICK_MINDS) for _ in range(min(count, 1))]
        self._deep = [_Thinker(settings, DEEP_MINDS) for _ in range(count)]
        self._adviser = _Thinker(settings, 0)
        self._advised = Turns(1, ADVICE_ROOM)
        self._reviewer = _Thinker(settings, 0, LOOKING_BACK)
        #: Who has thought for a seat about deep decisions, the latest last.
        self._minds: OrderedDict[tuple[str, int], _Thinker] = OrderedDict()

    def has_room(self, level: str) -> bool:
        """Can a decision be taken on without waiting too long?"""
        lane, room = (self._deep, DEEP_ROOM) if level in DEEP else (self._quick, QUICK_ROOM)
        return sum(thinker.waiting for thinker in lane) < room * len(lane)

    async def decide(
        self, level: str, table: str, seat: int, record: PlainData, secret: str, thinking: str = USUAL
    ) -> str:
        """What the bot of a seat decides, as words; or `Stopped`."""
        answer: str = await self._thinker(level, table, seat).ask(
            Question(level, table, seat, record, secret, thinking), self._seconds
        )
        return answer

    def _thinker(self, level: str, table: str, seat: int) -> _Thinker:
        """Who has thought for the seat before, otherwise whoever has least to do."""
        if level not in DEEP:
            return self._quick[0]
        thinker = self._minds.pop((table, seat), None) or min(self._deep, key=lambda each: each.waiting)
        self._minds[table, seat] = thinker
        if len(self._minds) > DEEP_MINDS * len(self._deep):
            self._minds.popitem(last=False)
        return thinker

    async def advise(self, record: PlainData, asker: Asker) -> PlainData:
        """What the adviser would do for whoever has to decide; a thought that takes too long is given up."""
        try:
            async with self._advised.of(asker):
                question = Question(None, "", 0, record)
                answer: PlainData = await self._adviser.ask(question, self._seconds_for_advice)
        except Stopped as error:
            log.error("adviser_stopped", reason=str(error))
            raise TableError("took_too_long") from error
        return answer

    async def look_back(self, part: looking_back.PartOfReview) -> Any:
        """Carry a piece of a review out; or `Stopped`."""
        return await self._reviewer.ask(part, SECONDS_FOR_A_PIECE)

    async def close(self) -> None:
        """Think no more."""
        everybody = (*self._quick, *self._deep, self._adviser, self._reviewer)
        await asyncio.gather(*(each.close() for each in everybody))

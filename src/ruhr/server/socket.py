"""The socket of a table: a client says hello, then hears every change and may decide, take back and talk.

Written against ASGI itself: a thousand players are a thousand of these, each as small as it can be.
"""

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, assert_never

import structlog
from pydantic import TypeAdapter, ValidationError

from ruhr.errors import RuhrError
from ruhr.server import reception, wire
from ruhr.server.errors import TableError, as_json
from ruhr.server.fairness import Asker, network_of, share_of
from ruhr.server.hall import CarriedOut, Hall, Known
from ruhr.server.live import chat_as_json, gone_back, welcome_message, with_asked
from ruhr.server.manners.desk import MannersDesk
from ruhr.server.manners.ledger import CHAT
from ruhr.server.metrics import Metrics
from ruhr.server.outbox import Outbox, Receive, Scope, Send, outbox_of
from ruhr.server.people import People
from ruhr.server.settings import Settings
from ruhr.server.store import Line
from ruhr.server.table import Table
from ruhr.server.writing import written

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{16})/live")
#: What a message of a client may be long at most.
MOST_MESSAGE_BYTES = 8 * 1024
#: Seconds in which a client has to say hello.
HELLO_WITHIN = 10
#: Seconds in which a client has to take the word that it is sent away.
CLOSE_WITHIN = 5
#: Why the server ends a connection.
BAD_HELLO, KEY_ENDED, SEALED, NO_TABLE, TOO_SLOW = 4400, 4401, 4403, 4404, 4408
OTHER_BOARD, TOO_MANY, TRY_LATER = 4409, 4429, 4503
TOO_LONG = 1009
CLOSED_BY = {
    "table_not_found": NO_TABLE,
    "other_board": OTHER_BOARD,
    "session_ended": KEY_ENDED,
    "table_sealed": SEALED,
    "too_many_requests": TOO_MANY,
}

log = structlog.get_logger()
_read = TypeAdapter[Any](wire.ClientMessage).validate_json


class Sockets:
    """All sockets of this process."""

    def __init__(
        self, hall: Hall, people: People, manners: MannersDesk, settings: Settings, metrics: Metrics
    ) -> None:
        self._hall = hall
        self._people = people
        self._manners = manners
        self._settings = settings
        self._metrics = metrics
        self._addresses: Counter[str] = Counter()
        self._askers: Counter[Asker] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection until it ends."""
        await receive()
        match = PATH.fullmatch(scope["path"])
        address = network_of(scope)
        most = self._settings.sockets_an_address
        await send({"type": "websocket.accept"})
        if match is None:
            await send({"type": "websocket.close", "code": NO_TABLE, "reason": "table_not_found"})
            return
        if most and self._addresses[address] >= most:
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too_many_requests"})
            return
        self._addresses[address] += 1
        outbox = outbox_of(scope, send)
        rate = self._settings.messages_a_second
        behind = (self._hall, self._people, self._manners)
        socket = Socket(*behind, match[1], outbox, address, rate, self._metrics, self._admit)
        try:
            await socket.serve(receive)
        finally:
            outbox.stop()
            self._addresses -= Counter({address: 1})
            if socket.admitted is not None:
                self._askers -= Counter({socket.admitted: 1})

    def _admit(self, asker: Asker) -> None:
        """Let somebody in who has said hello; raises `TableError` if he is there with his share of sockets.

        Those who come without a key are not known from each other: all together have half of them.
        """
        most = self._settings.sockets_an_address
        share = share_of(most) if asker.person else -(-most // 2)
        if most and self._askers[asker] >= share:
            raise TableError("too_many_requests", seconds=1)
        self._askers[asker] += 1


class Socket:
    """One client at one table."""

    __slots__ = (
        "_admit",
        "_again",
        "_allowance",
        "_ended",
        "_hall",
        "_manners",
        "_metrics",
        "_outbox",
        "_people",
        "_place",
        "_rate",
        "_refilled",
        "_serving",
        "_table",
        "_too_slow",
        "admitted",
        "keys",
        "muted",
    )

    def __init__(
        self,
        hall: Hall,
        people: People,
        manners: MannersDesk,
        table: str,
        outbox: Outbox,
        place: str,
        rate: int,
        metrics: Metrics,
        admit: Callable[[Asker], None],
    ) -> None:
        self._place = place
        self._admit = admit
        #: As whom the client was let in.
        self.admitted: Asker | None = None
        self._hall = hall
        self._people = people
        self._manners = manners
        self._table = table
        self._outbox = outbox
        self._metrics = metrics
        self.keys: set[bytes] = set()
        self.muted: set[bytes] = set()
        self._rate = rate
        self._allowance = 2.0 * rate
        self._refilled = asyncio.get_running_loop().time()
        self._serving = asyncio.current_task()
        self._too_slow = False
        self._ended = False
        self._again = False

    def send_away(self) -> None:
        """The key of the client opens nothing any more."""
        if self._serving is not None and not self._ended:
            self._ended = True
            self._serving.cancel()

    def come_again(self) -> None:
        """The client shall say hello once more: another person stands behind its key."""
        if self._serving is not None and not self._again:
            self._again = True
            self._serving.cancel()

    def push(self, message: bytes) -> None:
        """Send a message; who does not keep up is cut off."""
        if self._too_slow or self._outbox.write(message):
            return
        if self._serving is not None:
            self._too_slow = True
            self._serving.cancel()

    async def serve(self, receive: Receive) -> None:
        """Say welcome, then answer and tell until the client goes."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = self._understood(await self._next(receive))
        except TimeoutError:
            await self._close(BAD_HELLO, "invalid_request")
            return
        if not isinstance(hello, wire.Hello):
            if hello is not None:
                await self._close(BAD_HELLO, "invalid_request")
            return
        self._people.arrive(hello.keys, self)
        try:
            self.keys = await self._people.keys_of(hello.keys)
            self._admit(self._asker)
            self.admitted = self._asker
            self.muted = await self._manners.muted(self.keys)
            await self._welcome(hello)
            while (text := await self._next(receive)) is not None:
                await self._answer(text)
        except TableError as error:
            await self._close(CLOSED_BY.get(error.code, TRY_LATER), error.code)
        except asyncio.CancelledError:
            self._hall.leave(self._table, self)
            if self._ended:
                await self._close(KEY_ENDED, "session_ended")
            elif self._again:
                await self._close(TRY_LATER, "try_later")
            elif self._too_slow:
                log.warning("socket_too_slow")
                await self._close(TOO_SLOW, "too_slow")
            else:
                raise
        except Exception:
            log.exception("socket_failed")
            await self._close(TRY_LATER, "internal")
        finally:
            self._hall.leave(self._table, self)
            self._people.leave(hello.keys, self)

    async def _next(self, receive: Receive) -> str | None:
        """The next message, or None when the client is gone or was sent away."""
        event = await receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text") or ""
        if len(text) > MOST_MESSAGE_BYTES:
            await self._close(TOO_LONG, "too_large")
            return None
        return text

    @staticmethod
    def _understood(text: str | None) -> Any:
        if text is None:
            return None
        try:
            return _read(text)
        except ValidationError as error:
            return invalid_request(error)

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(CLOSE_WITHIN):
                await self._outbox.close(code, reason)

    # --- Welcome ---------------------------------------------------------------------------------------

    async def _welcome(self, hello: wire.Hello) -> None:
        """Tell the client what it does not know, without missing or repeating a change."""

        def greet(
            table: Table,
            document: dict[str, Any],
            missed: list[bytes] | None,
            lines: list[Line],
            stepped_back: bool,
        ) -> None:
            decider = table.decider
            asks = decider in table.seats_of(self.keys) and not table.seats[decider].level
            chat = chat_as_json(lines, self.muted)
            asked = table.asked() if asks and not missed else None
            shown = document if missed is None else None
            if asks and missed:
                # What is asked belongs to the last change, as if it had just been heard.
                missed[-1] = with_asked(missed[-1], table)
            self._tell(welcome_message(table, self.keys, shown, chat, asked, stepped_back))
            if stepped_back:
                self.push(gone_back(table.version))
            for message in missed or ():
                self.push(message)

        known = Known(hello.version, hello.history, hello.line)
        await self._hall.follow(self._table, self, known, greet)

    # --- Answers ---------------------------------------------------------------------------------------

    async def _answer(self, text: str) -> None:
        message = self._understood(text)
        request = getattr(message, "request", None)
        try:
            if not self._may_ask():
                raise TableError("too_many_requests", seconds=1)
            if isinstance(message, RuhrError):
                raise message
            await self._carry_out(message)
        except RuhrError as error:
            self._metrics.errors.labels(error.code).inc()
            self._tell({"type": "error", "request": request, "error": as_json(error)})
        except Exception:
            log.exception("socket_failed", message=type(message).__name__)
            self._metrics.errors.labels("internal").inc()
            self._tell({"type": "error", "request": request, "error": as_json(TableError("internal"))})

    def _may_ask(self) -> bool:
        if not self._rate:
            return True
        time = asyncio.get_running_loop().time()
        self._allowance = min(2.0 * self._rate, self._allowance + (time - self._refilled) * self._rate)
        self._refilled = time
        if self._allowance < 1:
            return False
        self._allowance -= 1
        return True

    async def _carry_out(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.PlayMessage():
                self._manners.check(self.keys)
                done = await reception.play(self._hall, self._table, message, self.keys)
                self._confirm(message.request, done)
            case wire.UndoMessage():
                self._manners.check(self.keys)
                done = await reception.undo(self._hall, self._table, message, self.keys)
                self._confirm(message.request, done)
            case wire.SayMessage():
                self._manners.check(self.keys, CHAT)
                await reception.say(self._hall, self._table, message, self.keys)
                table, _ = await self._hall.read(self._table)
                self._confirm(message.request, CarriedOut(table.version, again=True))
            case wire.WhyNotMessage():
                table, refusals = await self._hall.costly(
                    self._table, "refusals", Table.refusals, self._asker
                )
                self._tell(
                    {
                        "type": "refusals",
                        "request": message.request,
                        "version": table.version,
                        "seat": table.decider,
                        "refusals": refusals,
                    }
                )
            case wire.OutlookMessage():
                table, _ = await self._hall.read(self._table)
                seat = table.looking_ahead(self.keys) if message.seat is None else message.seat
                table, outlooks = await self._hall.costly(
                    self._table, f"outlooks {seat}", lambda at: at.outlooks(seat), self._asker
                )
                self._tell(
                    {
                        "type": "outlooks",
                        "request": message.request,
                        "version": table.version,
                        "seat": seat,
                        "outlooks": outlooks,
                    }
                )
            case wire.PingMessage():
                self._tell({"type": "pong"})
            case wire.Hello():
                raise TableError("invalid_request", where="type", reason="hello comes once")
            case _:
                assert_never(message)

    @property
    def _asker(self) -> Asker:
        return Asker(self._place, min(self.keys, default=b"").hex())

    def _confirm(self, request: str, done: CarriedOut) -> None:
        """A change made just now has told so itself."""
        if done.again:
            self._tell({"type": "done", "request": request, "version": done.version})

    def _tell(self, message: dict[str, Any]) -> None:
        self.push(written(message))


def invalid_request(error: ValidationError) -> TableError:
    """What is wrong with a request's form, as one of our errors."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return TableError("invalid_request", where=where, reason=first["msg"])

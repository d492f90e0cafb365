"""A WebSocket protocol for uvicorn with a short way in and out for plain text messages.

ASGI takes every message through the whole protocol, one at a time. At a table of four everything is told four
times, so this is where a busy server spends its time. Here a message is written at once, and a small text
message that comes in one piece is read in one step. Everything else, from the handshake to the closing, stays
with uvicorn, whose inside this knows: `ruhr.server.serve` leaves it out where the versions do not fit.
"""

from asyncio import TimerHandle, Transport
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from ruhr.server.errors import TableError, as_json
from ruhr.server.fairness import network_of
from ruhr.server.outbox import EXTENSION, MOST_WAITING
from ruhr.server.writing import written

#: Messages of a client that may wait for us.
MOST_UNREAD = 8
#: What stands before the body of a request: an address and headers. So much of it is read.
MOST_HEADER_BYTES = 32 * 1024
#: Seconds within which a request has to be there as a whole, and for how many of an address we wait.
REQUEST_WITHIN, MOST_UNFINISHED = 20, 100
#: First bytes of frames that are whole messages: a text, and the three kinds of control frames.
TEXT, CONTROL = 0x81, (0x88, 0x89, 0x8A)
MASKED = 0x80
#: Why a connection ends over which something came that calls itself text and is none.
NO_TEXT = 1007
MASK_LENGTH = 4


def frame_of(message: bytes) -> bytes:
    """A text message as one unmasked frame (RFC 6455, 5.2)."""
    length = len(message)
    if length < 126:
        return bytes((TEXT, length)) + message
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + message
    return b"\x81\x7f" + length.to_bytes(8, "big") + message


def payload_at(data: bytes) -> int:
    """Where the payload of a masked frame begins; 0 if the data is not this one frame and nothing else."""
    if len(data) < 2 + MASK_LENGTH or data[1] < MASKED:
        return 0
    length, start = data[1] - MASKED, 2 + MASK_LENGTH
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), 4 + MASK_LENGTH
    elif length == 127:
        return 0
    return start if len(data) == start + length else 0


def is_utf8(data: bytes) -> bool:
    """Is it text?"""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class UpgradingProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP, which waits for nobody for long, and lets go of what becomes a WebSocket."""

    #: Connections whose request is still to come, by where they come from; the oldest first.
    unfinished: ClassVar[dict[str, dict["UpgradingProtocol", None]]] = {}
    #: Bytes of the request before its body; none while that comes.
    _head: int | None = 0
    #: Bytes since the last of the body: what says how long a chunk is, or what somebody sends behind it all.
    _between = 0
    _impatience: TimerHandle | None = None
    _place = ""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place = network_of({"client": self.client})
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._head is not None:
            self._head += len(data)
        else:
            self._between += len(data)
        super().data_received(data)
        if self._is_too_long and not self.transport.is_closing():
            self._refuse()

    @property
    def _is_too_long(self) -> bool:
        """Has more come that is no body than any request needs?"""
        return (self._between if self._head is None else self._head) > MOST_HEADER_BYTES

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is refused; if it was too long for that, it is said so."""
        if self._is_too_long:
            self._refuse()
        else:
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head, self._between = None, 0

    def on_body(self, body: bytes) -> None:
        self._between = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade()
        del self.parser

    def _wait(self) -> None:
        """Wait for a request, as long as there are not too many of whom we do."""
        if self._impatience is not None:
            return
        self._impatience = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)
        others = self.unfinished.setdefault(self._place, {})
        others[self] = None
        if len(others) > MOST_UNFINISHED:
            next(iter(others)).transport.abort()

    def _wait_no_more(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None
        others = self.unfinished.get(self._place, {})
        others.pop(self, None)
        if not others:
            self.unfinished.pop(self._place, None)

    def _refuse(self) -> None:
        if self._head is None and self.cycle is not None and self.cycle.response_started:
            # He has his answer, or the beginning of it.
            self.transport.close()
            return
        error = TableError("too_large", most=MOST_HEADER_BYTES)
        body = written({"error": as_json(error)})
        self.transport.write(
            b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n"
            b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%b" % (len(body), body)
        )
        self.transport.close()


class FrameProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, with a short way for plain messages."""

    #: Has everything come in whole frames? Else uvicorn's parser may be in the middle of one.
    _whole = True
    #: Has the application done with the connection?
    _served = False
    #: Ends a connection that does not end by itself.
    _abort: TimerHandle | None = None

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"write": self.write_message}
        await super().run_asgi()
        self._served = True
        if self.disconnected:
            self._let_go()
        else:
            self._abort_later()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._abort is not None:
            self._abort.cancel()
        if self._served:
            self._let_go()
        elif not hasattr(self, "scope"):
            self.conn.parser.close()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_later()

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
        else:
            super().handle_ping()

    def shutdown(self) -> None:
        if self.handshake_complete and not self.close_sent and self.conn.state is not State.OPEN:
            # The client is going anyway; there is nobody to tell that the server stops.
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()

    def _abort_later(self) -> None:
        """Whoever does not take what is left in time, does without: closing waits for him, this does not."""
        if self._abort is None and not self.disconnected:
            self._abort = self.loop.call_later(self.close_timeout, self.transport.abort)

    def _let_go(self) -> None:
        """Untie what holds each other: it goes at once then, and the garbage collector has nothing to do."""
        self.conn.parser.close()
        self.conn.parser_exc = None
        del self.scope, self.transport

    def write_message(self, message: bytes) -> bool:
        """Send a message without waiting for anybody; false if the client does not keep up."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            return False
        self.transport.write(frame_of(message))
        return True

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or not self._whole:
            # Before the handshake nothing but the request may come.
            self._whole = self._whole and not self.handshake_initiated
            super().data_received(data)
            return
        start = payload_at(data)
        text = self._text_of(data, start) if start and data[0] == TEXT else None
        if text is None:
            self._whole = bool(start) and data[0] in CONTROL
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_utf8(b"".join(self.frames)):
            # As uvicorn does, but without a traceback in the log: anybody can send this.
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def _text_of(self, data: bytes, start: int) -> str | None:
        """The text of a frame, or None if there is anything about it that uvicorn has to see."""
        too_long = len(data) - start > self.config.ws_max_size
        if too_long or self.close_sent or self.conn.state is not State.OPEN:
            return None
        try:
            return apply_mask(data[start:], data[start - MASK_LENGTH : start]).decode()
        except UnicodeDecodeError:
            return None

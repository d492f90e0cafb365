"""The way of messages to a client: written at once where the server can do that, else one after the other.

Our own way of running the server (`ruhr.server.frames`) offers to write messages directly, through an
extension of the connection's scope. Any other ASGI server sends each when the client has taken those before.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

#: The name of our extension in the scope of a connection: its "write" sends a message without waiting.
EXTENSION = "ruhr.frames"
#: Bytes that may wait for a client; who has more waiting does not keep up.
MOST_WAITING = 1 << 20


def outbox_of(scope: Scope, send: Send) -> "Outbox":
    """The shortest way to a client that its server knows."""
    extension = (scope.get("extensions") or {}).get(EXTENSION)
    return Outbox(send, extension["write"]) if extension else Queue(send)


class Outbox:
    """A client to whom messages are written directly."""

    __slots__ = ("_send", "write")

    def __init__(self, send: Send, write: Callable[[bytes], bool]) -> None:
        self._send = send
        #: Send a message without waiting for anybody; false if the client does not keep up.
        self.write = write

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})

    def stop(self) -> None:
        """Send no more."""


class Queue(Outbox):
    """A client to whom messages go through plain ASGI, one after the other."""

    __slots__ = ("_bytes", "_messages", "_sender")

    def __init__(self, send: Send) -> None:
        super().__init__(send, self._put)
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._sender: asyncio.Task[None] | None = None

    def _put(self, message: bytes) -> bool:
        if self._bytes > MOST_WAITING:
            return False
        self._messages.append(message)
        self._bytes += len(message)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_all())
        return True

    async def _send_all(self) -> None:
        # A client that is gone is noticed by whoever listens to it.
        with contextlib.suppress(Exception):
            while self._messages:
                await self._send({"type": "websocket.send", "text": self._messages[0].decode()})
                self._bytes -= len(self._messages.popleft())
            self._sender = None

    async def close(self, code: int, reason: str) -> None:
        self.stop()
        await super().close(code, reason)

    def stop(self) -> None:
        if self._sender is not None:
            self._sender.cancel()

"""A WebSocket protocol for uvicorn that also takes ready-made frames.

ASGI sends one message at a time through the whole protocol. At a table of four everything is told four times,
so this is where a busy server spends its time. Here, what waits for a client is written at once.
"""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: The name of our extension in the scope of a connection.
EXTENSION = "ruhr.frames"


def frame_of(text: str) -> bytes:
    """A text message as one unmasked frame (RFC 6455, 5.2)."""
    payload = text.encode()
    length = len(payload)
    if length < 126:
        return bytes((0x81, length)) + payload
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + payload
    return b"\x81\x7f" + length.to_bytes(8, "big") + payload


class FrameProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, with a short way out for frames."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {}
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        frames = message.get("frames")
        if frames is None:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(frames)

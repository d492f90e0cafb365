"""Guards around the interface: origins, sizes, rates, times, headers and figures. They know no table."""

import asyncio
import time
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

import orjson
import structlog
from limits import RateLimitItemPerHour, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from ruhr.server.errors import TableError, as_json, status_of
from ruhr.server.metrics import Metrics
from ruhr.server.outbox import Receive, Scope, Send
from ruhr.server.settings import Settings

MOST_BYTES = 16 * 1024
#: A record of a whole game is about 6 kB; room for an edited one.
MOST_BYTES_OF_RECORD = 256 * 1024
#: Where tables are made, from a record too.
MAKING = ("/api/tables", "/api/records")
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

log = structlog.get_logger()


class Guards:
    """An ASGI application around another one."""

    def __init__(self, app: Any, sockets: Any, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._sockets = sockets
        self._settings = settings
        self._metrics = metrics
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._a_second = RateLimitItemPerSecond(max(1, settings.requests_a_second))
        self._an_hour = RateLimitItemPerHour(max(1, settings.tables_an_hour))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._foreign(scope):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign_origin"})
            return
        await self._sockets(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        answer = _Answer(scope, send)
        try:
            self._check(scope)
            async with asyncio.timeout(self._settings.request_seconds):
                await self._app(scope, _bounded(scope, receive), answer)
        except TableError as error:
            await answer.fail(error)
        except TimeoutError:
            log.error("request_took_too_long", method=scope["method"], path=_route(scope))
            await answer.fail(TableError("took_too_long"))
        except Exception:
            log.exception("request_failed", method=scope["method"], path=_route(scope))
            await answer.fail(TableError("internal"))
        seconds = time.monotonic() - began
        self._metrics.requests.labels(scope["method"], _route(scope), answer.status).observe(seconds)
        log.info(
            "request",
            method=scope["method"],
            path=_route(scope),
            status=answer.status,
            ms=round(1000 * seconds, 1),
        )

    def _check(self, scope: Scope) -> None:
        """Raises `TableError` for a request that does not get through."""
        if scope["method"] not in SAFE and self._foreign(scope):
            raise TableError("foreign_origin")
        client = scope.get("client")
        address = client[0] if client else ""
        if self._settings.requests_a_second and not self._limiter.hit(self._a_second, address):
            raise TableError("too_many_requests", seconds=1)
        creates = scope["method"] == "POST" and scope["path"] in MAKING
        if creates and self._settings.tables_an_hour and not self._limiter.hit(self._an_hour, address):
            raise TableError("too_many_requests", seconds=3600)
        length = _header(scope, b"content-length")
        if length and (not length.isdigit() or int(length) > _most_bytes(scope)):
            raise TableError("too_large", most=_most_bytes(scope))

    def _foreign(self, scope: Scope) -> bool:
        """Does a page of somebody else ask? Programs that are no browsers name no origin."""
        origin = _header(scope, b"origin").decode("latin-1")
        if not origin or origin in self._settings.origins:
            return False
        try:
            name = urlsplit(origin).netloc
        except ValueError:
            return True
        return not name or name != _header(scope, b"host").decode("latin-1")


class _Answer:
    """Sends an answer with our headers, and knows whether it has begun."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._send = send
        # Later versions of HTTP know no such header.
        self._closing = [(b"connection", b"close")] if scope["http_version"].startswith("1") else []
        self.status = 0

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message = {**message, "headers": [*message.get("headers", []), *HEADERS]}
        await self._send(message)

    async def fail(self, error: TableError) -> None:
        """Answer with an error, unless another answer has begun."""
        if self.status:
            return
        body = orjson.dumps({"error": as_json(error)})
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *self._closing,
        ]
        if "seconds" in error.values:
            headers.append((b"retry-after", str(error.values["seconds"]).encode()))
        await self({"type": "http.response.start", "status": int(status_of(error)), "headers": headers})
        await self._send({"type": "http.response.body", "body": body})


def _header(scope: Scope, name: bytes) -> bytes:
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value)
    return b""


def _most_bytes(scope: Scope) -> int:
    return MOST_BYTES_OF_RECORD if scope["path"] in MAKING else MOST_BYTES


def _bounded(scope: Scope, receive: Receive) -> Receive:
    """Reads a body that does not say its length no further than it may be long."""
    most, read = _most_bytes(scope), 0

    async def bounded() -> MutableMapping[str, Any]:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise TableError("too_large", most=most)
        return message

    return bounded


def _route(scope: Scope) -> str:
    """The route of a request, without what is particular to it: table ids do not belong into logs."""
    route = scope.get("route")
    return str(getattr(route, "path", "other"))

"""Guards around the interface: origins, sizes, rates, times, headers and figures. They know no table."""

import asyncio
import contextlib
import hashlib
import time
from collections.abc import MutableMapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import orjson
import structlog
from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from ruhr.server.errors import TableError, as_json, status_of
from ruhr.server.fairness import network_of
from ruhr.server.metrics import Metrics
from ruhr.server.outbox import Receive, Scope, Send
from ruhr.server.settings import Settings

MOST_BYTES = 16 * 1024
#: A record of a whole game is about 6 kB; room for an edited one.
MOST_BYTES_OF_RECORD = 256 * 1024
#: So much of what is too large is read and thrown away, for so many seconds.
MOST_READ_AWAY, SECONDS_READ_AWAY = 8 << 20, 2.0
#: Where tables are made, from a record too.
MAKING = ("/api/tables", "/api/records")
#: What costs more than a file.
COUNTED = ("/api/", "/metrics")
#: Limits are kept on the average of so many seconds: who opens a page asks for much at once.
BURST = 10
#: Behind one address are as many people, in a school for instance.
PEOPLE = 10
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
        at_once = BURST * settings.requests_a_second
        self._of_a_person = RateLimitItemPerSecond(max(1, at_once), BURST)
        self._of_an_address = RateLimitItemPerSecond(max(1, PEOPLE * at_once), BURST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        rebound = self._rebound(scope)
        if rebound or self._foreign(scope):
            await receive()
            reason = "foreign_host" if rebound else "foreign_origin"
            await send({"type": "websocket.close", "code": 4403, "reason": reason})
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
            if error.code == "too_large":
                await _read_away(receive)
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
        if self._rebound(scope):
            raise TableError("foreign_host", host=_header(scope, b"host").decode("latin-1"))
        if scope["method"] not in SAFE and self._foreign(scope):
            raise TableError("foreign_origin")
        place = network_of(scope)
        if self._settings.requests_a_second and not self._may_ask(scope, place):
            raise TableError("too_many_requests", seconds=1)
        length = _header(scope, b"content-length")
        if length and (not length.isdigit() or int(length) > _most_bytes(scope)):
            raise TableError("too_large", most=_most_bytes(scope))

    def _rebound(self, scope: Scope) -> bool:
        """Was this machine called by a name that is not its own, as by a page that pretends to be it?"""
        server = scope.get("server")
        if not server or not is_loopback(server[0]):
            return False
        try:
            name = urlsplit(f"//{_header(scope, b'host').decode('latin-1')}").hostname or ""
        except ValueError:
            return True
        ours = {*self._settings.hosts, *(urlsplit(origin).hostname for origin in self._settings.origins)}
        return not (is_loopback(name) or name.endswith(".localhost") or name in ours)

    def _may_ask(self, scope: Scope, place: str) -> bool:
        """Neither a person nor all at an address ask too much; the files of the page cost next to nothing."""
        if scope["method"] in ("GET", "HEAD") and not scope["path"].startswith(COUNTED):
            return True
        person = hashlib.sha256(_header(scope, b"authorization")).hexdigest()
        return self._limiter.hit(self._of_a_person, place, person) and self._limiter.hit(
            self._of_an_address, place
        )

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


def is_loopback(host: str) -> bool:
    """Is it the machine itself?"""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


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


async def _read_away(receive: Receive) -> None:
    """Read what is left of a body that is not wanted, so that its sender hears why; but not for ever."""
    left = MOST_READ_AWAY
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(SECONDS_READ_AWAY):
            while left > 0:
                message = await receive()
                left -= len(message.get("body", b""))
                if not message.get("more_body"):
                    return


def _route(scope: Scope) -> str:
    """The route of a request, without what is particular to it: table ids do not belong into logs."""
    route = scope.get("route")
    return str(getattr(route, "path", "other"))

"""Puts the server together: `ruhr.server.app:app` runs under any ASGI server."""

import asyncio
import contextlib
import gc
import sys
import time
from collections.abc import AsyncIterator
from functools import cache
from typing import Any

import structlog
from fastapi import Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import TypeAdapter, ValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware

from ruhr import __version__
from ruhr.errors import RuhrError
from ruhr.server import http, me, wire
from ruhr.server.ahead import door as ahead_door
from ruhr.server.ahead.playing import Ahead
from ruhr.server.client import Client
from ruhr.server.cups import door as cups_door
from ruhr.server.cups.desk import CupDesk
from ruhr.server.cups.running import CupKeeper, keep_cups
from ruhr.server.doors import check_seal, json_response
from ruhr.server.errors import StorageFailed, TableError, as_json, status_of
from ruhr.server.fairness import Quota
from ruhr.server.finding import Finding
from ruhr.server.guards import Guards
from ruhr.server.hall import BEAT, Hall
from ruhr.server.house import opened
from ruhr.server.ledger import Ledger
from ruhr.server.logs import set_up_logs
from ruhr.server.manners import door as manners_door
from ruhr.server.manners.desk import MannersDesk
from ruhr.server.metrics import Metrics
from ruhr.server.notices import door
from ruhr.server.notices.desk import NoticeDesk
from ruhr.server.outbox import Receive, Scope, Send
from ruhr.server.passkeys import door as passkey_door
from ruhr.server.passkeys.desk import PasskeyDesk
from ruhr.server.people import People
from ruhr.server.settings import Settings
from ruhr.server.socket import Sockets, invalid_request
from ruhr.server.time_of_day import now

#: How often to look for tables that have to go on by themselves, in seconds.
WATCH = 1.0
#: How often to look for games that are over, and for those who wait at open tables, in seconds.
COUNT = 2.0
#: How often to look for tables that nobody plays at any more, in seconds: it takes long if there are many.
FORGET_TABLES_EVERY = 60.0
#: So many things more than there were can be garbage.
A_LITTLE, MUCH = 10_000, 200_000
#: How often the interpreter lets the writing thread have a turn, in seconds.
TURN = 0.001

#: All doors over HTTP.
DOORS = (
    http.router,
    me.router,
    passkey_door.router,
    ahead_door.router,
    manners_door.router,
    cups_door.router,
    door.keyed,
    door.router,
)

log = structlog.get_logger()


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """The whole server as an ASGI application, with the settings of the environment."""
    await _app_of_environment()(scope, receive, send)


@cache
def _app_of_environment() -> Guards:
    settings = Settings()
    set_up_logs(settings.log_json)
    return make_app(settings)


def make_app(settings: Settings | None = None) -> Guards:
    """The whole server as an ASGI application, with settings of one's own."""
    settings = settings or Settings()
    board = settings.board_played_on
    metrics = Metrics()
    sockets: list[Sockets] = []

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        sys.setswitchinterval(TURN)
        async with opened(settings, metrics, board, serves=True) as house:
            hall = house.hall
            people, finding, ahead = People(hall, settings), Finding(hall), Ahead(hall, settings)
            manners = MannersDesk(hall, people, settings)
            sockets.append(Sockets(hall, people, manners, settings, metrics))
            app.state.hall, app.state.people, app.state.metrics = hall, people, metrics
            app.state.thinkers, app.state.reviews, app.state.finding = house.thinkers, house.reviews, finding
            app.state.ahead, app.state.manners = ahead, manners
            app.state.making = Quota(settings.tables_an_hour)
            app.state.desk = NoticeDesk(hall, people, house.post, settings)
            app.state.passkeys = PasskeyDesk(hall, people, settings)
            keeper = CupKeeper(hall, settings.weekly)
            app.state.cups = CupDesk(hall, people, finding, keeper)
            await hall.serve()
            await manners.look_round()
            watch = asyncio.create_task(_watch(hall, people, manners, settings.days_kept))
            others = (_serve(hall), _count(hall, finding), keep_cups(keeper, COUNT), ahead.play())
            tasks = [watch, *(asyncio.create_task(other) for other in others)]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                with contextlib.suppress(StorageFailed):
                    await hall.serve()

    app = FastAPI(
        title="Ruhrschifffahrt",
        version=__version__,
        description="Tables for the game: see docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
    )
    for router in DOORS:
        app.include_router(router, dependencies=[Depends(check_seal)])
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST"],
            allow_headers=["authorization", "content-type"],
        )
    app.router.default = Client()
    _answer_errors(app)
    _describe_sockets(app)

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        await sockets[-1](scope, receive, send)

    return Guards(app, socket, settings, metrics)


def _methods_at(path: str) -> set[str]:
    """The methods that are understood at a path."""
    routes = (route for router in DOORS for route in router.routes if isinstance(route, APIRoute))
    return {method for route in routes if route.path_regex.match(path) for method in route.methods or ()}


async def _serve(hall: Hall) -> None:
    """Say again and again that somebody serves."""
    while True:
        await asyncio.sleep(BEAT / 1000)
        try:
            await hall.serve()
        except StorageFailed:
            log.warning("serving_without_database")
        except Exception:
            log.exception("serving_failed")


async def _count(hall: Hall, finding: Finding) -> None:
    """Count games that are over, and say who waits at open tables."""
    ledger = Ledger(hall.store)
    while True:
        await asyncio.sleep(COUNT)
        try:
            await finding.attend()
            while await hall.ask(ledger.count, hall.board, now()):
                await asyncio.sleep(WATCH)
        except StorageFailed:
            log.warning("counting_without_database")
        except Exception:
            log.exception("counting_failed")


async def _watch(hall: Hall, people: People, manners: MannersDesk, days_kept: int) -> None:
    """Wake tables whose clock has ended, look what bots have decided elsewhere, and tidy up."""
    sweeper, forgets_at = _Sweeper(hall), 0.0
    while True:
        try:
            await hall.recover()
            await hall.wake_all()
            await hall.look_for_bots()
            await people.look_for_ended()
            await manners.look_round()
            await hall.ask(hall.store.tidy_up)
            if (
                days_kept
                and time.monotonic() >= forgets_at
                and not await hall.forget_before(now() - days_kept * 86_400_000)
            ):
                # As long as there are some, it goes on.
                forgets_at = time.monotonic() + FORGET_TABLES_EVERY
        except StorageFailed:
            log.warning("watch_without_database")
        except Exception:
            log.exception("watch_failed")
        sweeper.sweep()
        await asyncio.sleep(WATCH)


class _Sweeper:
    """Collects garbage, which stops everybody for a while: a little at a quiet moment, much at any moment.

    There is hardly any, for neither decisions nor requests nor connections leave some behind.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._changes = 0

    def sweep(self) -> None:
        quiet, self._changes = self._changes == self._hall.changes, self._hall.changes
        since_the_last_time = gc.get_count()[0]
        if since_the_last_time > (A_LITTLE if quiet else MUCH):
            gc.collect()


def _answer_errors(app: FastAPI) -> None:
    """Every error gets the same shape."""

    def answer(error: RuhrError) -> Response:
        metrics: Metrics = app.state.metrics
        metrics.errors.labels(error.code).inc()
        response = json_response({"error": as_json(error)}, int(status_of(error)))
        if "seconds" in error.values:
            response.headers["retry-after"] = str(error.values["seconds"])
        return response

    @app.exception_handler(RuhrError)
    async def _ours(_: Request, error: RuhrError) -> Response:
        return answer(error)

    @app.exception_handler(Exception)
    async def _unexpected(_: Request, __: Exception) -> Response:
        # The guards, whom it reaches next, write it down.
        return answer(TableError("internal"))

    @app.exception_handler(RequestValidationError)
    async def _invalid(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return answer(TableError("invalid_request", where=where, reason=first["msg"]))

    @app.exception_handler(ValidationError)
    async def _wrong(_: Request, error: ValidationError) -> Response:
        return answer(invalid_request(error))

    @app.exception_handler(HTTPException)
    async def _http(request: Request, error: HTTPException) -> Response:
        codes = {404: "not_found", 405: "method_not_allowed"}
        if isinstance(error.__cause__, RuhrError):
            # One of ours, met while the body was read.
            response = answer(error.__cause__)
        elif error.status_code in codes:
            response = answer(TableError(codes[error.status_code]))
        else:
            response = answer(TableError("invalid_request", where="body", reason=error.detail))
        if error.status_code == 405:
            methods = _methods_at(request.url.path) or ("GET", "HEAD")
            response.headers["allow"] = ", ".join(sorted(methods))
        return response


def _describe_sockets(app: FastAPI) -> None:
    """Put the messages of the socket into the schema, so that types are made of them too."""
    plain = app.openapi

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            unions, definitions = TypeAdapter.json_schemas(
                [(name, "validation", adapter) for name, adapter in wire.MESSAGES.items()],
                ref_template="#/components/schemas/{model}",
            )
            schema["components"]["schemas"] |= definitions["$defs"]
            schema["components"]["schemas"] |= {name: union for (name, _), union in unions.items()}
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]

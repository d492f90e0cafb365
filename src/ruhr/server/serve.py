"""Runs the server: one process, one event loop, until it is told to stop."""

import contextlib
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable

import structlog
import uvicorn

from ruhr.errors import RuhrError
from ruhr.server.app import make_app
from ruhr.server.frames import FrameProtocol, UpgradingProtocol
from ruhr.server.settings import Settings

#: What a message over a socket may be long at most.
MOST_SOCKET_BYTES = 8 * 1024
#: How long open requests may go on after the server was told to stop, in seconds.
GRACE = 10


class _Log:
    """The error stream. If it cannot be written to, because the disk is full, the server goes on."""

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.flush()


def set_up_logs(as_json: bool) -> None:
    """Log lines with a time and values, for people or for machines."""
    processors: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    # Tracebacks come without local variables, for those hold keys and deals.
    rendering: list[structlog.typing.Processor]
    if as_json:
        tracebacks = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        rendering = [structlog.processors.ExceptionRenderer(tracebacks), structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback
        rendering = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    foreign = logging.StreamHandler(sys.stderr)
    foreign.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=processors,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendering],
        )
    )
    logging.basicConfig(handlers=[foreign], level=logging.WARNING)
    structlog.configure(
        processors=[*processors, *rendering],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO if as_json else logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(_Log()),  # type: ignore[arg-type]
        cache_logger_on_first_use=True,
    )


def free_socket(host: str, port: int) -> socket.socket:
    """A socket to listen on; raises `RuhrError` if somebody else does."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise RuhrError("address_taken", address=f"{host}:{port}", reason=str(error)) from error
    listening.listen(2048)
    return listening


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; *ready* is told the address as soon as it answers."""
    set_up_logs(settings.log_json)
    listening = free_socket(host, port)
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        make_app(settings),
        loop="auto",
        http=UpgradingProtocol,
        ws=FrameProtocol,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        ws_max_size=MOST_SOCKET_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    # What is loaded by now stays: the garbage collector need not look at it again. It stops everybody for a
    # while, so it does its work when the server says so (`ruhr.server.app`).
    gc.collect()
    gc.freeze()
    gc.disable()
    if threading.current_thread() is threading.main_thread():
        # When it has stopped in good order the server raises the signal again; that is no failure.
        for stop in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stop, lambda *_: None)
    server = _Server(config, lambda: ready(address))
    try:
        server.run(sockets=[listening])
    except SystemExit as error:
        raise RuhrError("server_failed") from error

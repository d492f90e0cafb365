"""Runs the server: one process, one event loop, until it is told to stop."""

import gc
import signal
import socket
import threading
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import structlog
import uvicorn

from ruhr.errors import RuhrError
from ruhr.server.app import make_app
from ruhr.server.logs import set_up_logs
from ruhr.server.settings import Settings
from ruhr.server.socket import MOST_MESSAGE_BYTES
from ruhr.server.sqlite import served

#: The versions that `ruhr.server.frames` was tested with: it extends what is inside them.
TESTED_WITH = {"uvicorn": "0.54", "websockets": "17.4", "httptools": "0.9"}
#: So many connections and files are enough.
MOST_FILES = 65_536
#: How long open requests may go on after the server was told to stop, in seconds.
GRACE = 10
#: How long a connection is kept for a next request, in seconds. Those who ask must keep theirs for less (a
#: proxy as in `deploy` 15, httpx 5): else a request may meet a connection that is just being closed, and
#: nobody knows whether it counted.
KEEP_ALIVE = 20

log = structlog.get_logger()


def protocols() -> dict[str, Any]:
    """How uvicorn reads and writes: with our short way for messages, if it is one that was tested with it."""
    installed = {library: version(library) for library in TESTED_WITH}
    if all(f"{installed[library]}.".startswith(f"{tested}.") for library, tested in TESTED_WITH.items()):
        from ruhr.server.frames import FrameProtocol, UpgradingProtocol

        return {"http": UpgradingProtocol, "ws": FrameProtocol}
    log.warning("frames_left_out", **installed)
    return {"http": "auto", "ws": "auto"}


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


def allow_many_connections() -> None:
    """As many as this process may have: by default it would be few."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


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
    allow_many_connections()
    listening = free_socket(host, port)
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        make_app(settings),
        loop="auto",
        timeout_keep_alive=KEEP_ALIVE,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        **protocols(),
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
    with served(settings.database_url):
        try:
            server.run(sockets=[listening])
        except SystemExit as error:
            raise RuhrError("server_failed") from error

"""A worker: bots think here for the tables of servers elsewhere. It is a hall without doors."""

import asyncio
import contextlib
import signal

import structlog
from prometheus_client import start_http_server

from ruhr.errors import RuhrError
from ruhr.server.house import opened
from ruhr.server.metrics import Metrics
from ruhr.server.settings import Settings

log = structlog.get_logger()


def work(settings: Settings, metrics_host: str, metrics_port: int | None) -> None:
    """Let bots think until told to stop; with a port, figures can be asked for there."""
    metrics = Metrics()
    if metrics_port is not None:
        try:
            start_http_server(metrics_port, metrics_host, registry=metrics.registry)
        except OSError as error:
            address = f"{metrics_host}:{metrics_port}"
            raise RuhrError("address_taken", address=address, reason=str(error)) from error
    asyncio.run(_work(settings, metrics))


async def _work(settings: Settings, metrics: Metrics) -> None:
    told_to_stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for stop in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(stop, told_to_stop.set)
    async with opened(settings, metrics, settings.board_played_on, serves=False):
        log.info("worker_ready", thinkers=settings.thinkers)
        await told_to_stop.wait()

"""Servers for the tests: one of ours for all that do not hurt it, others on demand."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server.guests import Guest
from tests.server.services import Postgres, Process, Redis, RuhrServer

Started = TypeVar("Started", bound=Process)


def _running(process: Started) -> Iterator[Started]:
    process.start()
    yield process
    process.clean_up()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RuhrServer]:
    """A server with SQLite that every test may use and none may harm."""
    yield from _running(RuhrServer(tmp_path_factory.mktemp("server")))


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL that every test may use and none may harm."""
    yield from _running(Postgres(tmp_path_factory.mktemp("postgres")))


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    """A Redis that every test may use and none may harm."""
    yield from _running(Redis(tmp_path_factory.mktemp("redis")))


@pytest.fixture
def guest(server: RuhrServer) -> Guest:
    """Somebody who comes to the server."""
    return Guest(server.url)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[[Process], None]]:
    """Start a process of the test's own, which is cleaned up afterwards."""
    started: list[Process] = []

    def start_one(process: Process) -> None:
        started.append(process)
        process.start()

    yield start_one
    for process in started:
        process.clean_up()

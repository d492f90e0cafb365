"""Every run says which core it tests, so that a compiled run can never be an uncompiled one by mistake."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from ruhr.cli import is_compiled

#: The tests that deal with other processes, and wait for them.
WAITING = [
    Path(__file__).parent / room
    for room in (
        "engine",
        "server",
        "terminal",
        "training",
        "test_cli.py",
        "test_examples.py",
        "test_install.py",
    )
]

settings.register_profile("ruhr", deadline=None, derandomize=True, max_examples=100 if is_compiled() else 5)
settings.load_profile("ruhr")


def pytest_report_header(config: pytest.Config) -> str:
    return f"ruhr core: {'compiled' if is_compiled() else 'uncompiled'}"


def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = os.environ.get("RUHR_CORE")
    if wanted is not None and (wanted == "compiled") != is_compiled():
        pytest.exit(f"the {wanted} core was to be tested, but another one is installed", returncode=3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try a test that waits for others once more, for on a machine that is busy it may come too late.

    The report names it. Nothing else is tried twice: the rules know no clock.
    """
    for item in items:
        if any(item.path.is_relative_to(room) for room in WAITING):
            item.add_marker(pytest.mark.flaky(reruns=1))

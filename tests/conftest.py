"""Every run says which core it tests, so that a compiled run can never be an uncompiled one by mistake."""

import os

import pytest
from hypothesis import settings

from ruhr.cli import is_compiled

settings.register_profile("ruhr", deadline=None, derandomize=True, max_examples=100 if is_compiled() else 5)
settings.load_profile("ruhr")


def pytest_report_header(config: pytest.Config) -> str:
    return f"ruhr core: {'compiled' if is_compiled() else 'uncompiled'}"


def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = os.environ.get("RUHR_CORE")
    if wanted is not None and (wanted == "compiled") != is_compiled():
        pytest.exit(f"the {wanted} core was to be tested, but another one is installed", returncode=3)

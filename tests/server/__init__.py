"""Tests of the server; what helps them tells as much about a failure as they do."""

import pytest

pytest.register_assert_rewrite("tests.server.guests", "tests.server.heavy_play", "tests.server.services")

"""The time of day, which never goes back and stands in no relation to what a player is charged with."""

import threading
import time
from datetime import UTC, datetime

NANOSECONDS = 1_000_000


def in_words(at: int) -> str:
    """A time in milliseconds, as everybody reads it.

    >>> in_words(1_790_000_000_000)
    '2026-09-21 14:13 UTC'
    """
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


class TimeOfDay:
    """The system's clock. When that is set back, this one goes on at half its speed until they agree."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._now = time.time_ns()
        self._counted = time.monotonic_ns()

    def now(self) -> int:
        """In milliseconds."""
        with self._lock:
            counted = time.monotonic_ns()
            self._now = max(time.time_ns(), self._now + (counted - self._counted) // 2)
            self._counted = counted
            return self._now // NANOSECONDS

    def go_on_from(self, at: int) -> None:
        """It was so late already when somebody served last."""
        with self._lock:
            self._now = max(self._now, at * NANOSECONDS)


OURS = TimeOfDay()
now = OURS.now

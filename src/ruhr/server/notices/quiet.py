"""When somebody wants to be left alone, where he lives, and when he is reminded of his clock."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

#: He is reminded when a quarter of his time is left, but not earlier than this before its end; if that is in
#: his quiet hours, so long before they begin. In milliseconds.
SHARE_LEFT, EARLIEST_REMINDER, BEFORE_QUIET = 4, 6 * 3_600_000, 15 * 60_000


class Quiet(NamedTuple):
    """Quiet hours, from when to when."""

    begins: int
    ends: int


def zone_of(name: str | None) -> tzinfo:
    """A time zone by its name; that of Greenwich if nobody knows it."""
    try:
        return ZoneInfo(name) if name else UTC
    except (KeyError, OSError, ValueError):
        return UTC


def quiet_at(wishes: Mapping[str, Any], at: int) -> Quiet | None:
    """The quiet hours in which a moment lies, by what somebody wishes."""
    begin, end = wishes.get("quiet_from"), wishes.get("quiet_until")
    if begin is None or end is None or begin == end:
        return None
    zone = zone_of(wishes.get("time_zone"))
    today = datetime.fromtimestamp(at / 1000, zone).date()
    for day in (today - timedelta(days=1), today):
        last = day + timedelta(days=1) if end < begin else day
        quiet = Quiet(_moment(day, begin, zone), _moment(last, end, zone))
        if quiet.begins <= at < quiet.ends:
            return quiet
    return None


def _moment(day: date, minute: int, zone: tzinfo) -> int:
    hours, minutes = divmod(minute, 60)
    return int(datetime.combine(day, time(hours, minutes), zone).timestamp() * 1000)


def remind_at(wishes: Mapping[str, Any], asked_at: int, ends_at: int, shortest: int) -> int | None:
    """When somebody is reminded that his clock runs out; None if there is no time for it.

    Less than *shortest* before the end, and after the beginning, nobody is reminded.
    """
    span = ends_at - asked_at
    lead = min(max(span // SHARE_LEFT, shortest), EARLIEST_REMINDER)
    if span < 2 * lead:
        return None
    due = ends_at - lead
    quiet = quiet_at(wishes, due)
    return due if quiet is None else quiet.begins - BEFORE_QUIET

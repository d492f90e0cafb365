"""Writes what goes over the wire. Much happens again and again, so an event is written once and kept."""

import threading
from collections.abc import Callable
from functools import cache, wraps
from typing import Any, ParamSpec

import orjson

from ruhr.edge.events import Event

Values = ParamSpec("Values")


def written_once(write: Callable[Values, bytes]) -> Callable[Values, bytes]:
    """Keeps what was written, and writes it once though many ask for it at the same time, as a class does."""
    kept: Callable[..., bytes] = cache(write)
    pen = threading.Lock()

    @wraps(write)
    def ask(*values: Values.args, **named: Values.kwargs) -> bytes:
        with pen:
            return kept(*values, **named)

    return ask


def written(message: Any) -> bytes:
    """A message as JSON, with the events in it."""
    return orjson.dumps(message, default=_event, option=orjson.OPT_PASSTHROUGH_DATACLASS)


def _event(event: Any) -> orjson.Fragment:
    if not isinstance(event, Event):
        raise TypeError(type(event).__name__)
    try:
        fragment: orjson.Fragment = event.written
    except AttributeError:
        fragment = orjson.Fragment(orjson.dumps(event.to_json()))
        object.__setattr__(event, "written", fragment)
    return fragment

"""Writes what goes over the wire. Much happens again and again, so an event is written once and kept."""

from typing import Any

import orjson

from ruhr.edge.events import Event


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

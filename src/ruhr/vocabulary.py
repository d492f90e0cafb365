"""Turns the core's numbers into ids: events, refusals and actions in the form all guests of the game see."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from ruhr.board import Board
from ruhr.board.words import AREAS, COLOURS, MARKERS, PATHS, TERRITORIES
from ruhr.rules import events, refusals
from ruhr.rules.actions import DECISIONS
from ruhr.rules.phase_5_progress import missing_spaces
from ruhr.rules.special_options import HAULING_OPTIONS, OPTIONS
from ruhr.rules.state import SOURCES, State

Values = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Action:
    """Something a player can do, as its words: `lock lock_horst`, `option hauling free`.

    >>> Action.from_words("sell ruhrort")
    Action(kind='sell', values=('ruhrort',))
    >>> str(Action("shift", ("belgium", "rhineland")))
    'shift belgium rhineland'
    """

    kind: str
    values: tuple[str, ...] = ()

    @classmethod
    def from_words(cls, words: str) -> "Action":
        kind, *values = words.split(" ")
        return cls(kind, tuple(values))

    def __str__(self) -> str:
        return " ".join((self.kind, *self.values))


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has happened: its kind, the rulebook section behind it, and its particulars."""

    kind: str
    section: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal now: a stable code, the rulebook section behind it, and its particulars."""

    code: str
    section: str
    values: Values


#: What the values of each kind of action are.
ACTION_VALUES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "pay": (("currency", "currency"),),
    "take": (("currency", "currency"),),
    "remove": (("storage", "storage"),),
    "place": (("storage", "storage"),),
    "coal_hauler": (("storage", "storage"),),
    "inn": (("currency", "currency"),),
    "option": (("option", "option"), ("free", "truth")),
    "pass": (),
    "transport": (("storage", "storage"),),
    "supply": (("storage", "storage"),),
    "start": (("storage", "storage"),),
    "sell": (("space", "selling"),),
    "lock": (("obstacle", "obstacle"),),
    "city": (("city", "city"),),
    "depot": (("territory", "territory"),),
    "port": (("country", "country"),),
    "white_warehouse": (("place", "place"),),
    "shift": (("from", "country"), ("to", "country")),
    "repay": (),
    "done": (),
}


class Vocabulary:
    """All actions of a board, and the number by which the core knows each."""

    def __init__(self, board: Board) -> None:
        #: The words of each action, by the core's number.
        self.words = _all_words(board)
        self.actions: tuple[Action, ...] = tuple(Action.from_words(words) for words in self.words)
        self._codes = {words: code for code, words in enumerate(self.words)}

    def code(self, action: Action | str) -> int | None:
        """The core's number of an action, or None if there is no such action on this board."""
        return self._codes.get(str(action))


@cache
def vocabulary(board: Board) -> Vocabulary:
    """The vocabulary of a board, made once."""
    return Vocabulary(board)


def _all_words(board: Board) -> list[str]:
    """The whole vocabulary, in the order of `ruhr.rules.actions`."""
    storages = [space.id for space in board.storages]
    columns = board.countries
    words = ["pay thaler", "pay point", "take thaler", "take point"]
    words += [f"{kind} {storage}" for kind in ("remove", "place", "coal_hauler") for storage in storages]
    words += ["inn thalers", "inn points"]
    words += [f"option {option}" for option in OPTIONS]
    words += [f"option {OPTIONS[option]} free" for option in HAULING_OPTIONS]
    words += ["pass"]
    words += [f"{kind} {storage}" for kind in ("transport", "supply", "start") for storage in storages]
    words += [f"sell {space.id}" for space in board.selling]
    words += [f"lock {space.id}" for space in board.obstacles]
    words += [f"city {city}" for city in board.cities[:-1]]
    words += [f"depot {territory}" for territory in TERRITORIES]
    words += [f"port {country}" for country in columns]
    words += [f"white_warehouse {place}" for place in (*board.cities, *columns)]
    words += [f"shift {left} {entered}" for left in columns for entered in columns if left != entered]
    words += ["repay", "done"]
    return words


@lru_cache(maxsize=1 << 14)
def event_in_words(board: Board, raw: tuple[int, ...]) -> Event:
    """An event of the core in words. Much happens again and again, so games share what says the same."""
    kind, section, fields = events.SCHEMA[raw[0]]
    return Event(kind, section, _values(board, fields, raw[1:]))


def refusal_in_words(s: State, raw: int) -> Refusal | None:
    """A refusal of the core in words, or None if the action is legal."""
    if raw == refusals.MAY:
        return None
    code, section, fields = refusals.SCHEMA[refusals.code_of(raw)]
    values = _values(s.board, fields, refusals.values_of(raw))
    if code == "needs_marker":
        values["tokens"] = missing_tokens(s, s.actor, values["marker"])
    return Refusal(code, section, values)


def missing_tokens(s: State, seat: int, marker: str) -> list[str]:
    """The areas in which a player still needs a development token for a marker, one entry a token (§6.5)."""
    missing = missing_spaces(s, s.players[seat], MARKERS.index(marker))
    return [
        area
        for area, spaces in zip(AREAS, s.board.area_spaces, strict=True)
        for _ in range(int(missing & spaces).bit_count())
    ]


def _values(board: Board, fields: tuple[tuple[str, str], ...], numbers: tuple[int, ...]) -> Values:
    return {name: _word(board, what, number) for (name, what), number in zip(fields, numbers, strict=False)}


def _word(board: Board, what: str, number: int) -> str | int | bool:
    """What a number of the core stands for."""
    if what in ("number", "seat", "demand"):
        return number
    if what == "truth":
        return number == 1
    if what == "storage":
        return board.storages[number].id
    if what == "selling":
        return board.selling[number].id
    if what == "obstacle":
        return board.obstacles[number].id
    if what == "city":
        return board.cities[number]
    if what == "country":
        return board.countries[number]
    return _WORDS[what][number]


_WORDS = {
    "area": AREAS,
    "box": events.BOXES,
    "colour": COLOURS,
    "currency": events.CURRENCIES,
    "decision": DECISIONS,
    "marker": MARKERS,
    "option": OPTIONS,
    "path": PATHS,
    "source": SOURCES,
    "territory": TERRITORIES,
}

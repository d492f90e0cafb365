"""Turns the core's numbers into what guests see: events, refusals and actions of `ruhr.edge`."""

from functools import cache, lru_cache

from ruhr.board import Board
from ruhr.board.words import AREAS, TERRITORIES
from ruhr.edge.actions import Action, AnyAction
from ruhr.edge.events import EVENT_SHAPES, AnyEvent
from ruhr.edge.refusals import REFUSAL_SHAPES, AnyRefusal, NeedsMarker
from ruhr.edge.values import Area
from ruhr.rules import refusals
from ruhr.rules.phase_5_progress import missing_spaces
from ruhr.rules.special_options import HAULING_OPTIONS, OPTIONS
from ruhr.rules.state import State


class Vocabulary:
    """All actions of a board, and the number by which the core knows each."""

    def __init__(self, board: Board) -> None:
        #: The words of each action, by the core's number.
        self.words = _all_words(board)
        self.actions: tuple[AnyAction, ...] = tuple(Action.from_words(words) for words in self.words)
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
def event_in_words(board: Board, raw: tuple[int, ...]) -> AnyEvent:
    """An event as guests see it. Much happens again and again, so games share what says the same."""
    shape = EVENT_SHAPES[raw[0]]
    event: AnyEvent = shape(
        *[field.what.word(board, number) for field, number in zip(shape.declared, raw[1:], strict=False)]
    )
    return event


def refusal_in_words(s: State, raw: int) -> AnyRefusal | None:
    """A refusal of the core as guests see it, or None if the action is legal."""
    if raw == refusals.MAY:
        return None
    shape = REFUSAL_SHAPES[refusals.code_of(raw) - 1]
    numbers = refusals.values_of(raw)
    if shape is NeedsMarker:
        tokens = missing_spaces(s, s.players[s.actor], numbers[0])
        marker = NeedsMarker.declared[0].what.word(s.board, numbers[0])
        return NeedsMarker(marker, areas_of(s.board, tokens))
    refusal: AnyRefusal = shape(
        *[field.what.word(s.board, number) for field, number in zip(shape.declared, numbers, strict=False)]
    )
    return refusal


@cache
def areas_of(board: Board, token_spaces: int) -> tuple[Area, ...]:
    """The areas of these token spaces, one entry a space."""
    areas: tuple[Area, ...] = AREAS
    return tuple(
        [
            area
            for area, spaces in zip(areas, board.area_spaces, strict=True)
            for _ in range(int(token_spaces & spaces).bit_count())
        ]
    )

"""Everything that can be said, said by `ruhr.language`, for the browser's speaker to say it again.

`tools/web_data.py` writes it to the client's fixtures; a test there compares every sentence.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any, get_args

from ruhr.board import standard_board
from ruhr.bots import Estimate
from ruhr.edge.events import EVENT_SHAPES, event_of
from ruhr.edge.refusals import REFUSAL_SHAPES, NeedsMarker, StorageTaken, refusal_of
from ruhr.edge.values import Field, Shape
from ruhr.errors import RuhrError
from ruhr.language import LANGUAGES, Speaker, catalogues
from ruhr.server.errors import as_json
from ruhr.vocabulary import vocabulary
from tools.advices import advices, as_hint

#: Names that languages join in their own ways.
NAMES = ("Anna", "Inés", "Hieronymus", "Hilde")
#: The seat of who reads of his own doings.
READER = 0
#: Numbers of which every selector of the catalogues tells some apart.
NUMBERS = (2, 0, 1, 5, -1)
#: Ids that stand for all of their kind.
SOME_IDS = {"storage": "gewalt", "selling": "ruhrort", "obstacle": "lock_horst", "city": "steele"}
AREAS_MISSING: tuple[tuple[str, ...], ...] = (
    ("black_city", "black_city", "white_city"),
    ("white_ruhrort",),
    ("black_industry", "black_city"),
)
#: Values of errors by their names; what is not listed is a text.
OF_ERRORS: dict[str, Sequence[object]] = {
    "action": ("option hauling free", "fly away"),
    "refusal": (StorageTaken(1), NeedsMarker("inn", ("black_city", "black_city", "white_city"))),
    "expected": ("list", "numbers", 7, 1234, {"belgium": 3, "rhineland": 2}, "standard"),
    "found": (3, 12_345, "x", None, 1.5, True, [], ["a", "b", "inn"], {"belgium": 2}),
    "allowed": (["a"], ["a", "b"], ["a", "b", "i"], ["a", "Íñigo"], ["a", "Hilde"], ["a", "hielo"]),
    "known": (["reeder", "kapitaen"],),
    "spaces": (["steele", "werden"],),
    "most": (40, 1234, 1_048_576),
    **dict.fromkeys(("seat", "seats", "step", "of", "players", "marker", "dice", "storages"), (1, 2, 1000)),
    **dict.fromkeys(("least", "seconds", "at"), (0, 1, 30)),
}
#: Margins and points between which rounding decides.
EXPECTED = (0.04, 0.05, 0.25, 0.35, 1.0, 2.449, 12.35, 99.96)


def told() -> str:
    """Every sentence in all languages, as JSON with a line for each."""
    speakers = [Speaker(language, names=NAMES) for language in LANGUAGES]
    lines = [
        json.dumps([what, given, *sentences], ensure_ascii=False)
        for what, given, sentences in _sentences(speakers)
    ]
    about = f'"names": {json.dumps(NAMES, ensure_ascii=False)}, "reader": {READER}'
    return f'{{{about}, "told": [\n' + ",\n".join(lines) + "\n]}\n"


def _sentences(speakers: list[Speaker]) -> Iterator[tuple[str, Any, list[str]]]:
    """What is said, of what, and the sentences by language."""
    board = standard_board()
    readers = [Speaker(language, names=NAMES, reader=READER) for language in LANGUAGES]
    for shape in EVENT_SHAPES:
        for values in _samples(shape):
            event = event_of(shape.kind, values)
            given = {"kind": event.kind, "values": event.values}
            yield "event", given, [speaker.event(event) for speaker in speakers]
            if "seat" in event.values:
                yield "own_event", given, [speaker.event(event) for speaker in readers]
    for code in REFUSAL_SHAPES:
        for values in _samples(code):
            refusal = refusal_of(code.code, values)
            yield "refusal", refusal.to_json(), [speaker.refusal(refusal) for speaker in speakers]
    for action in vocabulary(board).actions:
        yield "action", str(action), [speaker.action(action) for speaker in speakers]
    for error in _errors():
        yield "problem", as_json(error), [speaker.error(error) for speaker in speakers]
    for place in (*(space.id for space in board.spaces), *board.countries):
        yield "place", place, [speaker.place(place) for speaker in speakers]
    for marker in range(len(board.demand_markers)):
        yield "demand", marker, [speaker.demand(marker) for speaker in speakers]
    for advice in advices():
        given = as_hint(advice)
        yield "advice", given, [" ".join(speaker.advice(advice)) for speaker in speakers]
    yield "sureness", given, [speaker.sureness(advice) for speaker in speakers]
    for expected in EXPECTED:
        points = [expected, -expected, 40.0, 7.5]
        estimate = Estimate("option hauling free", points, [0.1, (10 * expected + 0.5) % 1, 0.2, 0.4])
        yield "estimate", asdict(estimate), [speaker.estimate(estimate, 1) for speaker in speakers]


def _samples(shape: type[Shape]) -> Iterator[dict[str, Any]]:
    """Values that take every way through a message: all usual but one, which takes each of its values."""
    choices = {field.name: _values(field) for field in shape.declared}
    usual = {name: values[0] for name, values in choices.items()}
    yield usual
    for name, values in choices.items():
        for value in values[1:]:
            yield usual | {name: value}


def _values(field: Field) -> Sequence[Any]:
    match field.what.speech:
        case "player":
            return (0, 1)
        case "truth":
            return (False, True)
        case "year":
            return (1780, None)
        case "demand":
            return range(len(standard_board().demand_markers))
        case "place":
            return (SOME_IDS[field.what.name],)
        case "counted":
            return AREAS_MISSING
    return get_args(get_args(field.type)[0]) or NUMBERS


def _errors() -> Iterator[RuhrError]:
    """Every error of the catalogues, with all kinds of values."""
    # What the command line alone says stands in the last.
    catalogue = "\n".join(part.read_text("utf-8") for part in catalogues("en")[:-1])
    for code, message in re.findall(r"^error-(\w+) = (.*(?:\n[ }].*)*)", catalogue, re.MULTILINE):
        names = list(dict.fromkeys(re.findall(r"\$(\w+)", message)))
        choices = {name: OF_ERRORS.get(name, (f"a {name}",)) for name in names}
        usual = {name: values[0] for name, values in choices.items()}
        yield RuhrError(code, **usual)
        for name, values in choices.items():
            for value in values[1:]:
                yield RuhrError(code, **usual | {name: value})

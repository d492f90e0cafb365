"""What the values of events, refusals and actions are, and what numbers of the core stand for."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import get_annotations
from typing import Annotated, Any, ClassVar, Literal

from ruhr.board import Board
from ruhr.board.words import AREAS, COLOURS, COUNTRIES, MARKERS, PATHS, TERRITORIES
from ruhr.rules.actions import DECISIONS
from ruhr.rules.events import BOXES, CURRENCIES
from ruhr.rules.special_options import OPTIONS
from ruhr.rules.state import SOURCES

#: How a value is spoken: as it is, counted from one where the core counts from nought, as a player's name, as
#: yes or no, as a year, as what a marker says, as a place's name, as the catalogue's word for it, or as a
#: list of such words with how often each stands there.
Speech = Literal["plain", "index", "player", "truth", "year", "demand", "place", "word", "counted"]
#: The same for all guests: a place on the board is `space:…`, `city:…`, `depot:…` or `port:…`.
PlaceKind = Literal["space", "city", "depot", "port"]


@dataclass(frozen=True, slots=True)
class What:
    """What a value is."""

    name: str
    #: What a number of the core stands for.
    word: Callable[[Board, int], Any]
    speech: Speech = "word"
    #: The kind of place it names.
    place: PlaceKind | None = None


@dataclass(frozen=True, slots=True)
class Gain:
    """A value that somebody gains (+1) or loses (−1): Thalers, points, or what the event's currency says."""

    of: Literal["thalers", "points", "currency"]
    sign: int


def _one_of(
    name: str, words: tuple[str, ...], speech: Speech = "word", place: PlaceKind | None = None
) -> What:
    return What(name, lambda _, number: words[number], speech, place)


_NUMBER = What("number", lambda _, number: number, "plain")

Number = Annotated[int, _NUMBER]
PlayerSeat = Annotated[int, What("seat", lambda _, number: number, "player")]
Truth = Annotated[bool, What("truth", lambda _, number: number == 1, "truth")]
#: The year printed on a turn's box; on some none is known.
Year = Annotated[int | None, What("year", lambda _, number: number or None, "year")]
#: The number of an obstacle/demand marker.
DemandMarker = Annotated[int, What("demand", lambda _, number: number, "demand")]

#: The number of a box in a row.
Index = Annotated[int, What("index", lambda _, number: number, "index")]

#: Numbers that say what somebody gains or loses by an event.
Income = Annotated[int, _NUMBER, Gain("thalers", 1)]
Price = Annotated[int, _NUMBER, Gain("thalers", -1)]
Points = Annotated[int, _NUMBER, Gain("points", 1)]
LostPoints = Annotated[int, _NUMBER, Gain("points", -1)]
Received = Annotated[int, _NUMBER, Gain("currency", 1)]
Given = Annotated[int, _NUMBER, Gain("currency", -1)]

#: Places on the river, by their ids on the board.
StorageId = Annotated[str, What("storage", lambda board, at: board.storages[at].id, "place", "space")]
SellingId = Annotated[str, What("selling", lambda board, at: board.selling[at].id, "place", "space")]
ObstacleId = Annotated[str, What("obstacle", lambda board, at: board.obstacles[at].id, "place", "space")]
CityId = Annotated[str, What("city", lambda board, at: board.cities[at], "place", "city")]
#: A city or a country: wherever the white marker builds.
SiteId = Annotated[
    str, What("place", lambda board, at: (*board.cities, *board.countries)[at], "place", "city")
]

Country = Annotated[
    Literal["belgium", "netherlands", "rhineland"],
    What("country", lambda board, at: board.countries[at], "word", "port"),
]
Territory = Annotated[
    Literal["mark", "essen", "werden", "broich"], _one_of("territory", TERRITORIES, place="depot")
]
Colour = Annotated[Literal["black", "white"], _one_of("colour", COLOURS, "plain")]
Currency = Annotated[Literal["thaler", "point"], _one_of("currency", CURRENCIES, "plain")]
#: What the inn can serve.
Treat = Annotated[Literal["thalers", "points"], _one_of("treat", ("thalers", "points"), "plain")]
#: Where warehouses wait (§2.6).
Box = Annotated[Literal["turn_track", "lock", "grafschaft_mark"], _one_of("box", BOXES, "plain")]
Path = Annotated[Literal["brickearth", "paved", "rails"], _one_of("path", PATHS)]
Area = Annotated[
    Literal["black_industry", "black_city", "black_ruhrort", "white_industry", "white_city", "white_ruhrort"],
    _one_of("area", AREAS),
]
#: Areas in which tokens are missing, one entry a token; no number of the core holds them.
Areas = Annotated[tuple[Area, ...], What("areas", lambda _, __: (), "counted")]
Marker = Annotated[
    Literal[
        "lock_building",
        "wage",
        "essen_warehouse",
        "supply",
        "port_ruhrort",
        "coal_depot",
        "grafschaft_mark",
        "mark_warehouse",
        "coal_hauler",
        "inn",
        "hauling_action",
        "white_warehouse",
        "ruhraake",
        "mayor",
        "ruhrtalbahn",
    ],
    _one_of("marker", MARKERS),
]
SpecialOption = Annotated[
    Literal[
        "none",
        "pilot",
        "transport",
        "wage",
        "supply",
        "hauling",
        "transport_pilot",
        "hauling_pilot",
        "hauling_transport",
    ],
    _one_of("option", OPTIONS),
]
Decision = Annotated[
    Literal["levy", "gift", "remove", "place", "option", "transport", "supply", "start", "sell", "purchase"],
    _one_of("decision", DECISIONS),
]
#: What history brings in a turn (§6.1).
Historical = Literal[
    "first_player",
    "locks",
    "levy",
    "paved",
    "locks_dearer",
    "gift",
    "options_dearer",
    "rails",
    "steam",
    "remove",
    "last_turn",
]
Source = Annotated[
    Literal[
        "locks",
        "cities",
        "depots",
        "port",
        "exports",
        "gifts",
        "inn",
        "levy",
        "borrowed_ahead",
        "stranded",
        "essen_cities",
        "mark_cities",
        "all_cities",
        "all_depots",
        "depot_majorities",
        "mayor",
        "ruhrtalbahn",
        "ruhraake",
        "debts",
    ],
    _one_of("source", SOURCES),
]


def place_key(what: What, value: str) -> str:
    """The place on the board that a value names; where a city is meant, a country can stand too."""
    return f"{'port' if value in COUNTRIES else what.place}:{value}"


@dataclass(frozen=True, slots=True)
class Field:
    """A value of an event, a refusal or an action, as it was declared."""

    name: str
    #: The same, as Python calls it: `from` is no name there.
    attribute: str
    type: Any
    what: What
    gain: Gain | None = None


class Shape:
    """Something with a name and values of declared kinds. Its subclasses are dataclasses."""

    __slots__ = ()

    #: The name of the class, as it is written everywhere else: `LockBuilt` is `lock_built`.
    name: ClassVar[str]

    #: Its values, in the order in which the core tells them.
    declared: ClassVar[tuple[Field, ...]]

    def __init_subclass__(cls) -> None:
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        cls.declared = tuple(
            Field(name.rstrip("_"), name, hint, *hint.__metadata__)
            for name, hint in get_annotations(cls).items()
            if hasattr(hint, "__metadata__")
        )

    @property
    def values(self) -> Mapping[str, Any]:
        """The values by their names, as plain data."""
        told = {field.name: getattr(self, field.attribute) for field in self.declared}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in told.items()}

    @property
    def places(self) -> list[str]:
        """The places on the board that it names."""
        named = [
            place_key(field.what, getattr(self, field.attribute))
            for field in self.declared
            if field.what.place
        ]
        return list(dict.fromkeys(named))


def with_values(shape: type[Any], values: Mapping[str, Any]) -> Any:
    """Something from its values as plain data; raises `KeyError` if one is missing."""
    given = {field.attribute: values[field.name] for field in shape.declared}
    return shape(
        **{name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    )

"""The rules page: the rules in four languages, arranged by what a player asks at the table.

`rules/arrangement.toml` holds the chapters and their rules in order, with sections, rulings, the values
they take from the board, and what leads to them. `rules/<language>.ftl` holds the texts.

>>> from ruhr.board import standard_board
>>> page = rules_page("en", standard_board())
>>> page[0].title
'What is this about, and how do I win?'
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from ruhr.board import Board
from ruhr.language import Speaker
from ruhr.language.reading import Catalogue

#: Whence a value of the board comes (docs/board.md).
PROVENANCES = ("rulebook", "deduced", "outside", "reconstructed")
_CATALOGUES = files("ruhr.language")
_RULES = _CATALOGUES.joinpath("rules")


class Rule(NamedTuple):
    """One rule of the page, ready to be shown."""

    #: What the rule is linked by.
    id: str
    title: str
    text: str
    #: What we have decided where the rulebook is silent; empty if there is nothing of ours in the rule.
    ruling: str
    #: What is listed below the text.
    rows: tuple[str, ...]
    #: Sections of the rulebook, like "6.4".
    sections: tuple[str, ...]
    #: Rulings of ours, like "R12".
    rulings: tuple[str, ...]
    #: Whence the values of the board shown here come; empty if the rulebook states them or there are none.
    provenance: str


class Chapter(NamedTuple):
    """A question that players have at the table, and the rules that answer it."""

    id: str
    title: str
    rules: tuple[Rule, ...]


@cache
def arrangement() -> dict[str, Any]:
    """The chapters and rules in order, as the file has them."""
    return tomllib.loads(_RULES.joinpath("arrangement.toml").read_text("utf-8"))


def rules_page(language: str, board: Board) -> list[Chapter]:
    """All chapters of the rules page in one language, with the values of this board."""
    speaker = _RulesSpeaker(language, board)
    return [
        Chapter(
            chapter["id"],
            speaker.told(f"rules-chapter-{chapter['id']}"),
            tuple(_rule(speaker, rule) for rule in chapter["rules"]),
        )
        for chapter in arrangement()["chapters"]
    ]


def rules_words(language: str) -> dict[str, str]:
    """The words around the rules: the page's title, how our rulings and the board's values are marked."""
    speaker = _RulesSpeaker(language)
    words = {name: speaker.told(f"rules-{name}") for name in ("title", "intro", "ours", "ours_about")}
    for provenance in PROVENANCES:
        words[provenance] = speaker.told(f"rules-provenance-{provenance}")
        words[f"{provenance}_about"] = speaker.told(f"rules-provenance-{provenance}", "about")
    return words


def _rule(speaker: "_RulesSpeaker", rule: Mapping[str, Any]) -> Rule:
    key = f"rule-{rule['id']}"
    values = {name: speaker.value(source) for name, source in rule.get("values", {}).items()}
    title = speaker.told(key, "title", **values)
    return Rule(
        rule["id"],
        title[:1].upper() + title[1:],
        speaker.told(key, **values),
        speaker.told(key, "ruling", **values) if rule["rulings"] else "",
        tuple(speaker.value(rule["rows"])) if "rows" in rule else (),
        tuple(rule["sections"]),
        tuple(rule["rulings"]),
        rule.get("provenance", ""),
    )


@cache
def _with_rules(language: str) -> Catalogue:
    """The catalogue of the game and the texts of the rules, which take their words from it."""
    return Catalogue(language, [folder.joinpath(f"{language}.ftl") for folder in (_CATALOGUES, _RULES)])


class _RulesSpeaker(Speaker):
    """Tells rules, and puts what is printed on the board into the form a rule wants it in."""

    def __init__(self, language: str, board: Board | None = None) -> None:
        super().__init__(language, board)
        self._catalogue = _with_rules(language)

    def told(self, key: str, attribute: str | None = None, /, **values: object) -> str:
        """A message or one of its attributes, on one line."""
        message = self._catalogue.message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        return re.sub(r"[ \n]+", " ", self._catalogue.filled_in(pattern, values))

    def value(self, source: str | Mapping[str, Any]) -> Any:
        """A value of the board file, by its path or by path and form."""
        if isinstance(source, str):
            value = self._printed(source)
            return self.listed(map(str, value)) if isinstance(value, list) else value
        return _FORMS[source["as"]](self, self._printed(source["from"]), source.get("of"))

    def pair(self, name: str, value: str) -> str:
        return self.told("rules-row-pair", name=name, value=value)

    def place(self, place: str) -> str:
        return self._places[place]

    def _printed(self, path: str) -> Any:
        value: Any = self.board.printed
        for part in path.split("."):
            value = value[int(part)] if isinstance(value, list) else value[part]
        return value


# --- Forms: what is printed on the board, as a rule shows it ---------------------------------------------


def _count(_: _RulesSpeaker, things: list[Any], __: object) -> int:
    return len(things)


def _signed(speaker: _RulesSpeaker, numbers: list[int], _: object) -> str:
    """+1, 0 and −1."""
    return speaker.listed(f"{number:+}".replace("-", "−") if number else "0" for number in numbers)


def _territory(speaker: _RulesSpeaker, territory: str, _: object) -> str:
    return speaker.say(f"territory-{territory}")


def _countries(speaker: _RulesSpeaker, countries: list[str], _: object) -> str:
    return speaker.listed(speaker.say(f"country-{country}") for country in countries)


def _countries_counted(speaker: _RulesSpeaker, countries: dict[str, int], _: object) -> list[str]:
    return [speaker.times(times, speaker.say(f"country-{country}")) for country, times in countries.items()]


def _areas(speaker: _RulesSpeaker, tokens: dict[str, int], _: object) -> list[str]:
    return [speaker.times(times, speaker.say(f"area-{area}")) for area, times in tokens.items()]


def _tokens(speaker: _RulesSpeaker, tokens: dict[str, int], _: object) -> str:
    return speaker.listed(_areas(speaker, tokens, _))


def _needs(speaker: _RulesSpeaker, markers: dict[str, dict[str, int]], _: object) -> list[str]:
    return [
        speaker.pair(speaker.say(f"marker-{marker}"), _tokens(speaker, tokens, _))
        for marker, tokens in markers.items()
    ]


def _opened_by(speaker: _RulesSpeaker, cities: dict[str, Any], marker: str) -> str:
    return speaker.listed(speaker.place(city) for city in cities if cities[city]["opened_by"] == marker)


def _side_by_side(_: _RulesSpeaker, numbers: list[int], __: object) -> str:
    """Boxes or slots as they are printed, from left to right."""
    return " · ".join(map(str, numbers))


def _city_slots(speaker: _RulesSpeaker, cities: dict[str, Any], markers: list[str]) -> list[str]:
    """The prices in the cities that these markers open."""
    return [
        speaker.pair(speaker.place(city), _side_by_side(speaker, entry["slots"], None))
        for city, entry in cities.items()
        if entry["opened_by"] in markers
    ]


def _depot_slots(speaker: _RulesSpeaker, depots: dict[str, list[int]], _: object) -> list[str]:
    return [
        speaker.pair(_territory(speaker, territory, _), _side_by_side(speaker, slots, _))
        for territory, slots in depots.items()
    ]


def _pilot_storages(speaker: _RulesSpeaker, _: object, __: object) -> str:
    """The storages from which only a pilot reaches a selling space."""
    board = speaker.board
    return speaker.listed(
        space.name for number, space in enumerate(board.storages) if not board.standard_storages >> number & 1
    )


def _lock_points(speaker: _RulesSpeaker, _: object, __: object) -> list[str]:
    """The locks, those with most points first."""
    obstacles = speaker.board.obstacles
    return [
        speaker.told(
            "rules-row-points",
            points=points,
            locks=speaker.listed(space.name for space in obstacles if space.points == points),
        )
        for points in sorted({space.points for space in obstacles}, reverse=True)
    ]


def _stretch(speaker: _RulesSpeaker, _: object, territory: str) -> list[str]:
    """The spaces of a territory, downriver."""
    return [
        speaker.pair(space.name, speaker.told(f"rules-kind-{space.trade or space.kind}"))
        for space in speaker.board.spaces
        if space.territory == territory
    ]


def _dice(speaker: _RulesSpeaker, dice: dict[str, int], _: object) -> list[str]:
    return [
        speaker.pair(space.name, str(dice[space.id])) for space in speaker.board.storages if space.id in dice
    ]


def _backs(speaker: _RulesSpeaker, _: object, __: object) -> list[str]:
    """What the backs of the obstacle/demand markers say, and how often."""
    backs = Counter(
        (speaker.demand(number), bool(marker.get("starred")))
        for number, marker in enumerate(speaker.board.demand_markers)
    )
    counted = {back: speaker.times(times, back[0]) for back, times in backs.items()}
    return [
        speaker.told("rules-row-starred", what=row) if starred else row
        for (_, starred), row in counted.items()
    ]


def _year(_: _RulesSpeaker, years: dict[str, int], turn: str) -> str:
    """The year as it stands behind a turn in a heading; nothing where none is known."""
    return f" · {years[turn]}" if turn in years else ""


def _years(speaker: _RulesSpeaker, years: dict[str, int], turns: list[int]) -> list[str]:
    return [
        speaker.say("event-turn_began", turn=turn, year=str(years[str(turn)]))
        for turn in turns
        if str(turn) in years
    ]


def _turn(speaker: _RulesSpeaker, turns: dict[str, Any], turn: int) -> list[str]:
    """What the turn track shows for a turn besides its event."""
    first, last = turns["exports"]
    rows = []
    if first <= turn <= last:
        rows.append(speaker.told("rules-row-country", number=turn - first + 1))
    if turn in turns["warehouses"]:
        rows.append(speaker.told("rules-row-warehouse"))
    arms = _territory(speaker, turns["arms"][str(turn)], None)
    return [*rows, speaker.told("rules-row-arms", territory=arms)]


_FORMS: dict[str, Callable[[_RulesSpeaker, Any, Any], Any]] = {
    "areas": _areas,
    "backs": _backs,
    "city_slots": _city_slots,
    "count": _count,
    "countries": _countries,
    "countries_counted": _countries_counted,
    "depot_slots": _depot_slots,
    "dice": _dice,
    "lock_points": _lock_points,
    "needs": _needs,
    "opened_by": _opened_by,
    "pilot_storages": _pilot_storages,
    "side_by_side": _side_by_side,
    "signed": _signed,
    "stretch": _stretch,
    "territory": _territory,
    "tokens": _tokens,
    "turn": _turn,
    "year": _year,
    "years": _years,
}

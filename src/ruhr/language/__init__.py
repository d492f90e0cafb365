"""The only place that speaks: events, refusals, errors and actions in English, German, French and Spanish.

>>> from ruhr import Game
>>> game = Game.new(["Anna", "Ben"], seed=1)
>>> speaker = Speaker("de", game.board, game.names)
>>> speaker.action(game.legal_actions()[1])
'Lotse'
>>> speaker.refusal(game.why_not("option hauling"))
'In Runde 1 ist noch kein Schiff auf der Ruhr, niemand kann treideln.'
"""

import json
import os
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import floor
from typing import Any, Final, Literal, assert_never

from fluent.runtime.resolver import Pattern
from fluent.runtime.types import fluent_number

from ruhr.board import Board, standard_board
from ruhr.bots import Advice, Estimate
from ruhr.edge.actions import Action
from ruhr.edge.coaching import Regret, Topic
from ruhr.edge.events import Event
from ruhr.edge.refusals import Refusal
from ruhr.edge.values import Shape, What
from ruhr.errors import RuhrError
from ruhr.language import advising
from ruhr.language.reading import Catalogue
from ruhr.vocabulary import vocabulary

LANGUAGES = ("en", "de", "fr", "es")
#: Catalogues of their own: the browser reads each when somebody asks for what it tells, and never the last.
CATALOGUE_PARTS = (
    "table",
    "refusals",
    "lessons",
    "coach",
    "forms",
    "glossary",
    "advice",
    "book",
    "opponents",
    "review",
    "puzzles",
    "strategy",
    "fairness",
    "me",
    "finding",
    "cups",
    "notices",
    "passkeys",
    "manners",
    "commands",
)
#: Sounds that words begin with, as catalogues call them where a list is joined in another way before them.
SOUNDS: Final = {"i": "^(?:[ií]|h[ií](?![ae]))"}
#: What is said of others' values at most: so many in a row, each so long; alone; and in any message at all.
MOST_LISTED, LONGEST_ITEM, LONGEST_VALUE, LONGEST_TEXT = 20, 60, 300, 2400
#: Beyond this, numbers are told as they were written; beyond so many bits, only how large they are.
GREATEST_NUMBER, MOST_BITS = 2**53, 1000
#: Values of errors that are no plain words, by their names.
VALUES_OF_ERRORS: Final[dict[str, Literal["action", "refusal", "type", "index"]]] = {
    "action": "action",
    "refusal": "refusal",
    "expected": "type",
    "at": "index",
}


def _rounded(number: float) -> int:
    """The nearest whole number; halves go up, in the browser as well."""
    return floor(number + 0.5)


def _sound(word: str) -> str:
    """What a word begins with, as far as a language cares."""
    return next((name for name, sound in SOUNDS.items() if re.match(sound, word, re.IGNORECASE)), "other")


def shortened(text: str, most: int) -> str:
    """A text that can be written anywhere: not longer than *most*, and without halves of characters."""
    cut = text if len(text) <= most else text[: most - 1] + "…"
    return cut.encode(errors="replace").decode()


def digits_of(number: int) -> str:
    """A number that nobody counts to, as far as it need be told."""
    if number.bit_length() > MOST_BITS:
        return f"2^{number.bit_length() - 1}…"
    return shortened(str(number), LONGEST_ITEM)


def _as_json(value: object) -> str:
    """Whatever somebody has written where something else belongs."""
    try:
        return json.dumps(value, default=str)
    except (ValueError, RecursionError):
        return "…"


def catalogues(language: str) -> list[Traversable]:
    """Everything that can be said in a language: the catalogue, then its parts."""
    folder = files("ruhr.language")
    return [
        folder.joinpath(*path, f"{language}.ftl") for path in ((), *((part,) for part in CATALOGUE_PARTS))
    ]


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language, catalogues(language))


def preferred_language(wishes: Iterable[str | None] = ()) -> str:
    """The first of the wishes we speak, else what the environment asks for, else English.

    >>> preferred_language(["nl", "fr-CA"])
    'fr'
    """
    environment = [os.environ.get(name) for name in ("RUHR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    for wish in (*wishes, *environment):
        language = (wish or "").lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


class Speaker:
    """Puts a game's events, refusals and actions into words of one language.

    Whoever reads on a seat of the game is told of his own doings as his own: "You sell …".
    """

    def __init__(
        self,
        language: str,
        board: Board | None = None,
        names: Sequence[str] = (),
        reader: int | None = None,
    ) -> None:
        self.language = language
        self._catalogue = _catalogue(language)
        self.board = board or standard_board()
        self._places = {space.id: space.name for space in self.board.spaces}
        self._names = names
        self._reader = reader
        self._grouped_from = int(self.say("digits-grouped_from"))

    def say(self, key: str, /, **values: object) -> str:
        """A message of the catalogue with its values filled in."""
        pattern = self._catalogue.message(key).value
        assert pattern is not None
        return self._filled_in(pattern, values)

    def event(self, event: Event) -> str:
        """What has happened, to the reader himself or to somebody."""
        if self._reader is None or event.values.get("seat") != self._reader:
            return self.say(f"event-{event.kind}", **self._in_words(event))
        own = self._catalogue.message(f"event-{event.kind}").attributes["you"]
        return self._filled_in(own, self._in_words(event))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible."""
        return self.say(f"refusal-{refusal.code}", **self._in_words(refusal))

    def regret(self, regret: Regret) -> str:
        """What beginners regret."""
        return self.say(f"regret-{regret.code}", **self._in_words(regret))

    def topic(self, topic: Topic) -> str:
        """What a decision is about."""
        return self.say(f"topic-{topic.code}")

    def action(self, action: Action, manner: str = "action") -> str:
        """What a player can choose; in another manner, by other messages: what he buys by it."""
        return self.say(f"{manner}-{action.kind}", **self._in_words(action))

    def error(self, error: RuhrError) -> str:
        """What is wrong with something that was given to the game."""
        return self.say(
            f"error-{error.code}",
            **{name: self._particular(name, value) for name, value in error.values.items()},
        )

    def bot(self, bot: str) -> str:
        """The name of a bot, with its budget if it was given one: `reeder:500`."""
        name, _, looks = bot.partition(":")
        key = f"bot-{name}"
        told = self.say(key) if self._catalogue.has(key) else name
        return f"{told} ({looks})" if looks else told

    def advice(self, advice: Advice) -> list[str]:
        """A plan and what it brings, and what the next best choice would bring, in a few sentences."""
        return advising.sentences(self, advice)

    def sureness(self, advice: Advice) -> str:
        """How sure the advice is."""
        return advising.how_sure(self, advice)

    def estimate(self, estimate: Estimate, seat: int) -> str:
        """What a bot expects of an action: everybody's points, and one seat's chance to win."""
        points = self.listed(
            self.say("estimate-points", name=name, points=self.tenths(points))
            for name, points in zip(self._names, estimate.points, strict=True)
        )
        action = self.action(Action.from_words(estimate.action))
        return self.say("estimate", action=action, points=points, win=self.percent(estimate.wins[seat]))

    def name(self, seat: int) -> str:
        """The name of a player."""
        return self._names[seat]

    def tenths(self, number: float) -> float:
        """As a number is told whose smaller parts say nothing."""
        tenths = _rounded(10 * number)
        return tenths / 10 if tenths % 10 else tenths // 10

    def percent(self, share: float) -> int:
        """A share as it is told."""
        return _rounded(100 * share)

    def demand(self, number: int) -> str:
        """What the back of an obstacle/demand marker says (§6.2)."""
        marker = self.board.demand_markers[number]
        if "territory" in marker:
            return self.say("demand-territory", territory=self.say(f"territory-{marker['territory']}"))
        if "trade" in marker:
            return self.say("demand-trade", trade=self.say(f"trade-{marker['trade']}"))
        if "cities" in marker:
            return self.say(
                "demand-cities", cities=self.listed(self._places[city] for city in marker["cities"])
            )
        level = "low" if marker["event"] == "low_water" else "high"
        return self.say(f"water-{level}", change=abs(marker.get("dice", 0)))

    def listed(self, items: Iterable[str]) -> str:
        """Things in a row, as the language joins them."""
        listed = list(items)
        row = listed[0] if listed else self.say("list-empty")
        for item in listed[1:-1]:
            row = self.say("list-next", row=row, item=item)
        if len(listed) < 2:
            return row
        key = "list-last_of_two" if len(listed) == 2 else "list-last"
        return self.say(key, row=row, item=listed[-1], sound=_sound(listed[-1]))

    def times(self, count: int, thing: str) -> str:
        """So many of something."""
        return self.say("list-counted", count=count, thing=thing)

    def _filled_in(self, pattern: Pattern, values: Mapping[str, Any]) -> str:
        return self._catalogue.filled_in(pattern, self._numbers(values))

    def _in_words(self, told: Shape) -> dict[str, Any]:
        values = told.values
        return {field.name: self._word(field.what, values[field.name]) for field in told.declared}

    def _word(self, what: What, value: Any) -> Any:
        """A value of an event, a refusal or an action, as a person reads it."""
        match what.speech:
            case "plain":
                return value
            case "index":
                return value + 1
            case "player":
                return self._names[value]
            case "truth":
                return "yes" if value else "no"
            case "year":
                return "none" if value is None else str(value)
            case "demand":
                return self.demand(value)
            case "place":
                return self.place(value)
            case "counted":
                return self.counted(
                    {self.say(f"area-{area}"): times for area, times in Counter(value).items()}
                )
            case "word":
                return self.say(f"{what.name}-{value}")
            case _:
                assert_never(what.speech)

    def place(self, place: str) -> str:
        """The name of a space of the river or of a country."""
        return self._places[place] if place in self._places else self.say(f"country-{place}")

    def counted(self, things: Mapping[str, int]) -> str:
        """Things in a row, each with how many there are of it."""
        return self.listed(self.times(count, thing) for thing, count in things.items())

    def _numbers(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Values with their numbers as the language writes them, and nothing that Fluent does not take."""
        return {name: self._number(value) for name, value in values.items()}

    def _number(self, value: Any) -> Any:
        if isinstance(value, int) and abs(value) > GREATEST_NUMBER:
            return digits_of(value)
        if isinstance(value, int | float):
            return fluent_number(value, useGrouping=abs(value) >= self._grouped_from)
        return shortened(value, LONGEST_TEXT) if isinstance(value, str) else value

    def _particular(self, name: str, value: object) -> object:
        """A value of an error: actions, refusals, types in words, collections in a row, the rest as JSON."""
        of = VALUES_OF_ERRORS.get(name)
        if isinstance(value, Refusal):
            return self.refusal(value)
        if of == "action":
            return self._action_or_words(str(value))
        if of == "index" and isinstance(value, int):
            return value + 1
        if isinstance(value, dict) and all(type(count) is int for count in value.values()):
            first = list(value.items())[:MOST_LISTED]
            return self.counted({shortened(str(thing), LONGEST_ITEM): count for thing, count in first})
        if isinstance(value, list):
            texts = (item if isinstance(item, str) else _as_json(item) for item in value[:MOST_LISTED])
            return self.listed(shortened(text, LONGEST_ITEM) for text in texts)
        if of == "type" and isinstance(value, str) and self._catalogue.has(f"type-{value}"):
            return self.say(f"type-{value}")
        if type(value) is int:
            return value
        return shortened(value if isinstance(value, str) else _as_json(value), LONGEST_VALUE)

    def _action_or_words(self, words: str) -> str:
        """An action of the board; what is none is repeated."""
        known = vocabulary(self.board)
        code = known.code(words)
        return words if code is None else self.action(known.actions[code])

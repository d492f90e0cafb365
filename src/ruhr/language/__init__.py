"""The only place that speaks: events, refusals, errors and actions in English, German, French and Spanish.

>>> from ruhr import Game
>>> game = Game.new(["Anna", "Ben"], seed=1)
>>> speaker = Speaker("de", game.board, game.names)
>>> speaker.action(game.legal_actions()[1])
'Sonderoption: Lotse'
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
from math import floor
from typing import Any, assert_never

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ruhr.board import Board, standard_board
from ruhr.bots import Advice, Estimate
from ruhr.edge.actions import Action
from ruhr.edge.events import Event
from ruhr.edge.refusals import Refusal
from ruhr.edge.values import Shape, What
from ruhr.errors import RuhrError
from ruhr.vocabulary import vocabulary

LANGUAGES = ("en", "de", "fr", "es")
#: Words before which a Spanish list has "e" instead of "y".
SOUNDS_LIKE_Y = re.compile(r"i|hi(?![ae])", re.IGNORECASE)


def _rounded(number: float) -> int:
    """The nearest whole number; halves go up, in the browser as well."""
    return floor(number + 0.5)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(files("ruhr.language").joinpath(f"{language}.ftl").read_text("utf-8")))
    return bundle


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
    """Puts a game's events, refusals and actions into words of one language."""

    def __init__(self, language: str, board: Board | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self._bundle = _bundle(language)
        self.board = board or standard_board()
        self._places = {space.id: space.name for space in self.board.spaces}
        self._names = names

    def say(self, key: str, /, **values: object) -> str:
        """A message of the catalogue with its values filled in."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, self._numbers(values))
        if errors:
            raise errors[0]
        return str(text)

    def event(self, event: Event) -> str:
        """What has happened."""
        return self.say(f"event-{event.kind}", **self._in_words(event))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible."""
        return self.say(f"refusal-{refusal.code}", **self._in_words(refusal))

    def action(self, action: Action) -> str:
        """What a player can choose."""
        return self.say(f"action-{action.kind}", **self._in_words(action))

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
        told = self.say(key) if self._bundle.has_message(key) else name
        return f"{told} ({looks})" if looks else told

    def reason(self, advice: Advice) -> str:
        """Why a bot chooses as it does."""
        if len(advice.estimates) < 2:
            return self.say("reason-only")
        other = self.action(advice.estimates[1].action)
        if advice.reason == "ahead":
            return self.say("reason-ahead", margin=_rounded(10 * advice.margin) / 10, other=other)
        return self.say("reason-equal", other=other)

    def estimate(self, estimate: Estimate, seat: int) -> str:
        """What a bot expects of an action: everybody's points, and one seat's chance to win."""
        points = self.listed(
            f"{name} {format_decimal(_rounded(10 * points) / 10, locale=self.language)}"
            for name, points in zip(self._names, estimate.points, strict=True)
        )
        win = _rounded(100 * estimate.wins[seat])
        return self.say("estimate", action=self.action(estimate.action), points=points, win=win)

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
        *first, last = list(items) or [""]
        if self.language == "es" and first and SOUNDS_LIKE_Y.match(last):
            return f"{', '.join(first)} e {last}"
        return str(format_list([*first, last] if last else first, locale=self.language))

    def _in_words(self, told: Shape) -> dict[str, Any]:
        values = told.values
        return {field.name: self._word(field.what, values[field.name]) for field in told.declared}

    def _word(self, what: What, value: Any) -> Any:
        """A value of an event, a refusal or an action, as a person reads it."""
        match what.speech:
            case "plain":
                return value
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
        return self.listed(f"{times} × {thing}" for thing, times in things.items())

    def _numbers(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Values with their numbers as the language writes them: Spanish groups no four digits."""
        if self.language != "es":
            return dict(values)
        return {
            name: fluent_number(value, useGrouping=False)
            if isinstance(value, int | float) and abs(value) < 10_000
            else value
            for name, value in values.items()
        }

    def _particular(self, name: str, value: object) -> object:
        """A value of an error: actions, refusals, types in words, collections in a row, the rest as JSON."""
        if isinstance(value, Refusal):
            return self.refusal(value)
        if name == "action":
            return self._action_or_words(str(value))
        if isinstance(value, dict):
            return self.counted(value)
        if isinstance(value, list):
            return self.listed(str(item) for item in value) or "–"
        if name == "expected" and isinstance(value, str) and self._bundle.has_message(f"type-{value}"):
            return self.say(f"type-{value}")
        return value if isinstance(value, str) or type(value) is int else json.dumps(value, default=str)

    def _action_or_words(self, words: str) -> str:
        """An action of the board; what is none is repeated."""
        known = vocabulary(self.board)
        code = known.code(words)
        return words if code is None else self.action(known.actions[code])

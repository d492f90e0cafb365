"""The only place that speaks: events, refusals, errors and actions in English, German, French and Spanish.

>>> from ruhr import Game
>>> game = Game.new(["Anna", "Ben"], seed=1)
>>> speaker = Speaker("de", game.board, game.names)
>>> speaker.action(game.legal_actions()[1])
'Sonderoption: Lotse'
>>> speaker.refusal(game.why_not("option hauling"))
'In Runde 1 ist noch kein Schiff auf der Ruhr, niemand kann treideln.'
"""

import os
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from ruhr.board import Board, standard_board
from ruhr.bots import Advice, Estimate
from ruhr.errors import RuhrError
from ruhr.rules import events, refusals
from ruhr.vocabulary import ACTION_VALUES, Action, Event, Refusal

LANGUAGES = ("en", "de", "fr", "es")

#: Values that a message selects by or prints as they are.
_AS_THEY_ARE = ("number", "colour", "currency")
_FIELDS = {
    **{f"event-{kind}": fields for kind, _, fields in events.SCHEMA},
    **{f"refusal-{code}": fields for code, _, fields in refusals.SCHEMA},
    **{f"action-{kind}": fields for kind, fields in ACTION_VALUES.items()},
    "refusal-undo_other_player": (("seat", "seat"),),
}


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
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(text)

    def event(self, event: Event) -> str:
        """What has happened."""
        values = self._in_words(f"event-{event.kind}", event.values)
        if event.kind == "turn_began":
            values["year"] = self.year(event.values["turn"])
        return self.say(f"event-{event.kind}", **values)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible."""
        values = self._in_words(f"refusal-{refusal.code}", refusal.values)
        if "tokens" in refusal.values:
            tokens: Counter[str] = Counter(refusal.values["tokens"])
            values["tokens"] = self.listed(
                f"{times} × {self.say(f'area-{area}')}" for area, times in tokens.items()
            )
        return self.say(f"refusal-{refusal.code}", **values)

    def action(self, action: Action) -> str:
        """What a player can choose."""
        fields = ACTION_VALUES[action.kind]
        values: dict[str, Any] = {name: "" for name, _ in fields}
        values.update({name: value for (name, _), value in zip(fields, action.values, strict=False)})
        if action.kind == "option":
            values["free"] = len(action.values) == 2
        return self.say(f"action-{action.kind}", **self._in_words(f"action-{action.kind}", values))

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
            return self.say("reason-ahead", margin=advice.margin, other=other)
        return self.say("reason-equal", other=other)

    def estimate(self, estimate: Estimate, seat: int) -> str:
        """What a bot expects of an action: everybody's points, and one seat's chance to win."""
        points = self.listed(
            f"{name} {format_decimal(round(points, 1), locale=self.language)}"
            for name, points in zip(self._names, estimate.points, strict=True)
        )
        win = round(100 * estimate.wins[seat])
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

    def year(self, turn: int) -> str:
        """The year printed on a turn's box; on some none is known."""
        return str(self.board.printed["turns"]["years"].get(str(turn), "none"))

    def listed(self, items: Iterable[str]) -> str:
        """Things in a row, as the language joins them."""
        return str(format_list(list(items), locale=self.language))

    def _in_words(self, key: str, values: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self._word(what, values[name]) for name, what in _FIELDS.get(key, ())}

    def _word(self, what: str, value: Any) -> Any:
        """A value of an event, a refusal or an action, as a person reads it."""
        if what in _AS_THEY_ARE:
            return value
        if what == "seat":
            return self._names[value]
        if what == "truth":
            return "yes" if value else "no"
        if what == "demand":
            return self.demand(value)
        if what in ("storage", "selling", "obstacle", "city"):
            return self._places[value]
        if what == "place":
            return self._places[value] if value in self._places else self.say(f"country-{value}")
        if what == "box":
            return value
        return self.say(f"{what}-{value}")

    def _particular(self, name: str, value: object) -> object:
        """A value of an error: refusals and types in words, collections in a row."""
        if isinstance(value, Refusal):
            return self.refusal(value)
        if isinstance(value, dict):
            return self.listed(f"{count} × {item}" for item, count in value.items())
        if isinstance(value, list):
            return self.listed(str(item) for item in value) or "–"
        if name == "expected" and isinstance(value, str) and self._bundle.has_message(f"type-{value}"):
            return self.say(f"type-{value}")
        return value if isinstance(value, int | str) else str(value)

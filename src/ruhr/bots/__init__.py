"""Opponents: from a cabin boy who makes a beginner's mistakes to a shipowner who thinks far ahead.

>>> from ruhr import Game
>>> game = Game.new(2, seed=1)
>>> bot = make_bot("steuermann", seed=7)
>>> while not game.over:
...     events = game.play(bot.decide(situation_of(game)))
>>> min(game.result().points) > 20
True
"""

from ruhr.bots.advice import (
    Advice,
    Bought,
    Comparison,
    Denied,
    Difference,
    Estimate,
    Likely,
    NewToken,
    Plan,
    PlannedStep,
    Trip,
)
from ruhr.bots.bot import Bot, Budget
from ruhr.bots.evaluator import Evaluator
from ruhr.bots.levels import (
    ADVISER,
    BOT_NAMES,
    BOTS,
    CHARACTERS,
    LEVELS,
    SEARCHING,
    THINKING,
    USUAL,
    SearchBot,
    budget_of,
    make_bot,
    names_for,
)
from ruhr.bots.minds import Minds
from ruhr.bots.situation import Situation, situation_of

__all__ = [
    "ADVISER",
    "BOTS",
    "BOT_NAMES",
    "CHARACTERS",
    "LEVELS",
    "SEARCHING",
    "THINKING",
    "USUAL",
    "Advice",
    "Bot",
    "Bought",
    "Budget",
    "Comparison",
    "Denied",
    "Difference",
    "Estimate",
    "Evaluator",
    "Likely",
    "Minds",
    "NewToken",
    "Plan",
    "PlannedStep",
    "SearchBot",
    "Situation",
    "Trip",
    "budget_of",
    "make_bot",
    "names_for",
    "situation_of",
]

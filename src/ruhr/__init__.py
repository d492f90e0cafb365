"""Ruhrschifffahrt 1769–1890: the complete game, exact, explained and fast.

>>> import ruhr
>>> game = ruhr.Game.new(4, seed=1769)
>>> while not game.over:
...     events = game.play(game.legal_actions()[0])
>>> game.result().winners
[3]
"""

from ruhr.board import Board, load_board, standard_board
from ruhr.edge.actions import Action
from ruhr.edge.events import AnyEvent, Event
from ruhr.edge.refusals import Refusal
from ruhr.errors import BoardError, IllegalAction, PositionError, RecordError, RuhrError, SandboxError
from ruhr.game import Game, Result, Score
from ruhr.position import Position
from ruhr.record import Record
from ruhr.sandbox import Outcome, Reveal, Sandbox

__version__ = "0.1.0"

__all__ = [
    "Action",
    "AnyEvent",
    "Board",
    "BoardError",
    "Event",
    "Game",
    "IllegalAction",
    "Outcome",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Reveal",
    "RuhrError",
    "Sandbox",
    "SandboxError",
    "Score",
    "load_board",
    "standard_board",
]

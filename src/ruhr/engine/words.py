"""The words of the line protocol, which both sides speak (docs/engine.md)."""

import json
from typing import Any

from ruhr.game import Game
from ruhr.record import Record

VERSION = "1"


def newgame(players: int, seat: int, calmer_water: bool, board: str) -> str:
    """The line with which a game begins."""
    return f"newgame players {players} seat {seat} calmer_water {int(calmer_water)} board {board}"


def position_line(game: Game, seen: Record) -> str:
    """The line that says where a game stands: its record without anything hidden, and its view."""
    return f"position {json.dumps({'record': seen.to_json(), 'view': game.view()})}"


def legal(game: Game) -> str:
    """The line with all legal actions."""
    return f"legal {'; '.join(str(action) for action in game.legal_actions())}"


def game_of(text: str) -> Game:
    """The game that a position tells of; raises `RuhrError` or `ValueError` if it tells of none."""
    told: Any = json.loads(text)
    if not isinstance(told, dict) or not isinstance(told.get("record"), dict):
        raise ValueError("record")
    return Game.from_record(Record.from_json(told["record"]))

"""A game that has been played, or is being played, step by step."""

from typing import Any

from ruhr.game import Game
from ruhr.server.errors import TableError
from ruhr.server.store import Stored
from ruhr.server.table import Table, event_as_json


def table_of(stored: Stored) -> Table:
    """A table rebuilt from all its changes."""
    table = Table.new(stored.setup)
    for change in stored.changes:
        table.apply(change)
    return table


def steps(stored: Stored) -> list[dict[str, Any]]:
    """Every decision that stands, who made it, and what it caused; the opening first."""
    table = table_of(stored)
    if table.game is None:
        return []
    told = []
    seat: int | None = None
    turn, phase = 1, 1
    actions = [None, *table.game.decisions]
    for step, (game, events) in enumerate(Game.replay(table.record_so_far())):
        told.append(
            {
                "step": step,
                "seat": seat,
                "action": actions[step],
                "turn": turn,
                "phase": phase,
                "events": [event_as_json(event) for event in events],
                "points": [score.points for score in game.scores()],
            }
        )
        seat, turn, phase = game.actor, game.turn, game.phase
    return told


def step(stored: Stored, number: int) -> dict[str, Any]:
    """The table after so many decisions."""
    record = table_of(stored).record_so_far()
    if number > len(record.actions):
        raise TableError("step_not_found", step=number, of=len(record.actions))
    of = len(record.actions)
    del record.actions[number:]
    return {"step": number, "of": of, "view": Game.from_record(record).view()}

"""A game that was played, is being played or is only tried out, step by step: no work for the event loop."""

from dataclasses import asdict
from typing import Any

from ruhr.board import Board
from ruhr.game import Game
from ruhr.position import knows_hidden, read
from ruhr.record import Record
from ruhr.sandbox import Sandbox
from ruhr.server import wire
from ruhr.server.errors import TableError
from ruhr.server.store import Stored
from ruhr.server.table import PLAYED, UNDONE, Table, outlooks_for, possibilities, refusals


def table_of(stored: Stored, board: Board, version: int | None = None) -> Table:
    """A table rebuilt from its changes, all of them or those up to a version."""
    table = Table.new(stored.setup, board)
    for change in stored.changes[:version]:
        table.apply(change)
    return table


def seated(stored: Stored) -> Table:
    """A table with those who sit there, whatever board it needs: all that a list says of it."""
    table = Table.new(stored.setup, None)
    for change in stored.changes:
        table.apply(change)
    return table


def story(stored: Stored, board: Board, since: int = 0) -> dict[str, Any]:
    """Every decision that stands, from one of them on, and what people did besides deciding."""
    table = _at_the_beginning(stored, board)
    record = _record(stored, table)
    return {
        "version": len(stored.changes),
        "steps": [] if record is None else _steps(record, board)[since:],
        "notes": _notes(stored, table),
        "taken_back": _taken_back(stored),
    }


def step(stored: Stored, board: Board, number: int) -> dict[str, Any]:
    """The table after so many decisions."""
    table = _at_the_beginning(stored, board)
    record = _record(stored, table)
    if record is None:
        raise TableError("table_not_playing", status=table.status)
    of = len(record.actions)
    if number > of:
        raise TableError("step_not_found", step=number, of=of)
    del record.actions[number:]
    game = Game.from_record(record, board)
    return {"step": number, "of": of, "view": game.view(), "position": str(game.position())}


def position(text: str, board: Board) -> dict[str, Any]:
    """A position as it would lie on the table; what the text leaves open is settled by now."""
    told = knows_hidden(read(text, board))
    game = Game.from_position(text, seed=0, board=board)
    return {"position": str(game.position(hidden=told)), "view": game.view(), "over": game.over}


def tried_out(wish: wire.TryOut, board: Board) -> dict[str, Any]:
    """Where a step from a position would lead: it follows from what everybody sees, and is kept nowhere."""
    sandbox = Sandbox(wish.position, board=board)
    if wish.action is not None:
        sandbox = sandbox.play(wish.action)
    if wish.assume is not None:
        sandbox = sandbox.assume(wish.assume)
    game, reveal = sandbox.game, sandbox.reveal
    if wish.outlook is not None and wish.outlook >= len(game.names):
        raise TableError("seat_not_found", seat=wish.outlook)
    return {
        "position": str(game.position()),
        "view": game.view(),
        "over": game.over,
        "events": sandbox.events,
        "asked": possibilities(game),
        "reveal": None if reveal is None else asdict(reveal),
        "refusals": refusals(game) if wish.why_not else None,
        "outlooks": None if wish.outlook is None else outlooks_for(game, wish.outlook),
    }


def _at_the_beginning(stored: Stored, board: Board) -> Table:
    """The table when its game began, or as it is if it has not."""
    table = Table.new(stored.setup, board)
    for change in stored.changes:
        if table.game is not None:
            break
        table.apply(change)
    return table


def _record(stored: Stored, beginning: Table) -> Record | None:
    """The record of the decisions that stand, if the game has begun."""
    if beginning.game is None:
        return None
    record = beginning.record_so_far()
    for change in stored.changes:
        if change.kind == PLAYED:
            record.actions.append(change.words)
        elif change.kind == UNDONE:
            del record.actions[int(change.words or -1) :]
    return record


def _taken_back(stored: Stored) -> list[dict[str, Any]]:
    """The lines that were taken back by who practises, each with the step that stands before it."""
    before = len(stored.setup.moves)
    decisions: list[dict[str, Any]] = []
    lines: list[dict[str, Any]] = []
    for change in stored.changes:
        if change.kind == PLAYED:
            decisions.append({"seat": change.seat, "action": change.words})
        elif change.kind == UNDONE and change.words:
            step = int(change.words)
            for line in lines:
                line["step"] = min(line["step"], step)
            line = {"version": change.version, "seat": change.seat, "step": step}
            lines.append(line | {"decisions": decisions[step - before :]})
            del decisions[step - before :]
        elif change.kind == UNDONE and decisions:
            decisions.pop()
        elif change.kind == UNDONE:
            # Even a decision of the record that the table goes on with.
            before -= 1
    return lines


def _steps(record: Record, board: Board) -> list[dict[str, Any]]:
    """Every decision, who made it, and what it caused; the opening first."""
    told = []
    seat: int | None = None
    turn = phase = 0
    actions = [None, *record.actions]
    for step, (game, events) in enumerate(Game.replay(record, board)):
        if step == 0:
            turn, phase = game.turn, game.phase
        told.append(
            {
                "step": step,
                "seat": seat,
                "action": actions[step],
                "turn": turn,
                "phase": phase,
                "events": events,
                "points": [score.points for score in game.scores()],
            }
        )
        seat, turn, phase = game.actor, game.turn, game.phase
    return told


def _notes(stored: Stored, beginning: Table) -> list[dict[str, Any]]:
    """What people did besides deciding, with the step after which they did it."""
    notes: list[dict[str, Any]] = []
    step = len(stored.setup.moves)
    for change in stored.changes:
        if change.kind == PLAYED:
            step += 1
        elif change.kind == UNDONE:
            step = int(change.words or step - 1)
            for note in notes:
                note["step"] = note["step"] and min(note["step"], step)
        else:
            notes.append(
                {
                    "version": change.version,
                    "kind": change.kind,
                    "seat": change.seat,
                    "words": change.words,
                    "step": step if change.version > beginning.version else None,
                }
            )
    return notes

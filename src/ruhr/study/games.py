"""Strong games, played in parallel and kept, and what everybody did in them."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from platformdirs import user_cache_path

from ruhr import __version__
from ruhr.bots import Situation, make_bot, situation_of
from ruhr.edge.events import (
    CityBuilt,
    DepotBuilt,
    LockBuilt,
    PortBuilt,
    ProgressGained,
    Sold,
    TurnBegan,
)
from ruhr.game import Game
from ruhr.processes import working
from ruhr.record import Record
from ruhr.review.deciding import GROWING, appraised, difference
from ruhr.vocabulary import vocabulary

#: The decisions of turn 1 of which every choice is weighed, and with how many looks.
FIRST_DECISIONS, LOOKS_AT_FIRST = ("option", "start"), 150
#: What of a game is noted.
NotedEvent = Sold | ProgressGained | LockBuilt | CityBuilt | DepotBuilt | PortBuilt


@dataclass(frozen=True)
class FirstChoice:
    """What somebody could choose in turn 1: its worth less that of what he did choose, on the same deals."""

    action: str
    points: float
    win: float
    chosen: bool


@dataclass
class Career:
    """What one player did in one game."""

    #: His place in the order of turn 1, from 1, and what he could choose there.
    place: int
    first: list[FirstChoice] = field(default_factory=list)
    #: The turn in which he first had something, or sold somewhere: `marker …`, `lock …`, `city …`,
    #: `depot …`, `port …`, `sale …`.
    since: dict[str, int] = field(default_factory=dict)
    #: His points at the end by their source, and in all.
    sources: dict[str, int] = field(default_factory=dict)
    points: int = 0
    won: float = 0.0


def strong_game(players: int, level: str, seed: int, number: int) -> Record:
    """One game of a level against itself."""
    key = f"study {seed}/{number}"
    game = Game.new(players, seed=key)
    bots = [make_bot(level, f"{key}/{seat}") for seat in range(players)]
    while game.actor is not None:
        game.play(bots[game.actor].decide(situation_of(game)))
    return game.record()


def strong_games(players: int, level: str, seed: int, games: int, workers: int) -> Iterator[Record]:
    """So many games, as they come; those that were played before are not played again."""
    key = json.dumps([__version__, players, level, seed])
    file = user_cache_path("ruhr") / "study" / f"{hashlib.sha256(key.encode()).hexdigest()[:16]}.jsonl"
    known = _whole_lines(file)
    yield from map(Record.from_text, known[:games])
    if len(known) >= games:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w", encoding="utf-8") as kept, working(workers) as pool:
        kept.writelines(known)
        for record in pool.map(partial(strong_game, players, level, seed), range(len(known), games)):
            kept.write(record.to_text())
            kept.flush()
            yield record


def _whole_lines(file: Path) -> list[str]:
    """The lines of a file; the last may have been cut off."""
    lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
    return [line for line in lines if line.endswith("\n")]


def careers_of(record: Record, looks: int = LOOKS_AT_FIRST) -> list[Career]:
    """What everybody did in a game."""
    players, first = len(record.players), int(record.deal["first"])
    careers = [Career((seat - first) % players + 1) for seat in range(players)]
    turn = 0
    for step, (before, events) in enumerate(Game.replay(record)):
        for event in events:
            if isinstance(event, TurnBegan):
                turn = event.turn
            elif isinstance(event, NotedEvent):
                _note(careers[event.seat], event, turn)
        if turn == 1 and before.actor is not None and before.decision in FIRST_DECISIONS:
            situation = situation_of(before)
            taken = situation.code_of(record.actions[step])
            careers[before.actor].first += first_choices(situation, taken, f"first {step}", looks)
    game = Game.from_record(record)
    result, players_at_the_end = game.result(), game.view()["players"]
    assert result is not None
    for seat, career in enumerate(careers):
        career.sources = players_at_the_end[seat]["sources"]
        career.points, career.won = result.points[seat], result.shares[seat]
    return careers


def first_choices(situation: Situation, taken: int, seed: str, looks: int) -> list[FirstChoice]:
    """What every choice of a decision is worth against the one that was taken."""
    table, since = situation.table, looks // GROWING
    words = vocabulary(table.board).words
    codes = [int(code) for code in table.choices[: table.choice_count]]
    told = {code: appraised(situation, code, seed, looks)[0] for code in codes}
    less = {code: difference(told[code], told[taken], situation.seat, since) for code in codes}
    return [FirstChoice(words[code], less[code].points, less[code].win, code == taken) for code in codes]


def _note(career: Career, event: NotedEvent, turn: int) -> None:
    match event:
        case Sold():
            career.since.setdefault(f"sale {event.space}", turn)
        case ProgressGained():
            career.since.setdefault(f"marker {event.marker}", turn)
        case LockBuilt():
            career.since.setdefault(f"lock {event.obstacle}", turn)
        case CityBuilt():
            career.since.setdefault(f"city {event.city}", turn)
        case DepotBuilt():
            career.since.setdefault(f"depot {event.territory}", turn)
        case PortBuilt():
            career.since.setdefault(f"port {event.country}", turn)

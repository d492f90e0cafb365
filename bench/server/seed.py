"""Puts games straight into a database of ours: finished ones by the thousand, and live ones to be played on.

A handful of games played at random serve as models. All tables made of a model have its deal and its
decisions; keys, ids and requests are as long as real ones.
"""

import json
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from ruhr.board import standard_board
from ruhr.game import Game
from ruhr.server.schema import changes as change_columns
from ruhr.server.store import migrate
from ruhr.server.table import FINISHED, JOINED, PLAYED, PLAYING, Setup, hash_of

NAMES = ("Anna", "Ben", "Carla", "David")
#: The keys of the four seats, the same at every table.
KEYS = tuple(f"bench-key-of-seat-{seat}-0123456789" for seat in range(len(NAMES)))
MODELS = 12
#: Tables inserted at once.
BATCH = 1000


@dataclass(frozen=True)
class Model:
    """A finished game."""

    deal: dict[str, Any]
    #: Seat and action of every decision.
    decisions: list[tuple[int, str]]


def play_models() -> list[Model]:
    """Some games, each played at random to its end."""
    models = []
    for seed in range(MODELS):
        game, chance = Game.new(NAMES, seed=seed), Random(seed)
        decisions = []
        while not game.over:
            action, seat = str(chance.choice(game.legal_actions())), game.actor
            assert seat is not None
            decisions.append((seat, action))
            game.play(action)
        models.append(Model(game.record().deal, decisions))
    return models


def length_of(models: Sequence[Model]) -> int:
    """Decisions in a game, on average."""
    return round(sum(len(model.decisions) for model in models) / len(models))


def view_halfway(model: Model) -> dict[str, Any]:
    """What is to be seen when half of a game is played."""
    game = Game.new(NAMES, deal=model.deal)
    for _, action in model.decisions[: len(model.decisions) // 2]:
        game.play(action)
    return dict(game.view())


class Seeder:
    """Puts games into a database file."""

    def __init__(self, file: Path, models: Sequence[Model]) -> None:
        self._models = models
        migrate(f"sqlite:///{file}")
        # Nothing here has to survive a crash, so nothing waits for the disk.
        self._database = sqlite3.connect(file, isolation_level=None)
        for pragma in ("journal_mode=MEMORY", "synchronous=OFF", "cache_size=-200000"):
            self._database.execute(f"PRAGMA {pragma}")
        self._put_models()

    def close(self) -> None:
        self._database.close()

    def finished(self, count: int, advance: Callable[[int], None]) -> list[str]:
        """Add public games that are over; returns their ids."""
        ids: list[str] = []
        while len(ids) < count:
            batch = min(BATCH, count - len(ids))
            ids += self._tables(batch, FINISHED, [len(self._models[0].decisions) * 2] * batch)
            advance(batch)
        return ids

    def live(self, count: int) -> list[str]:
        """Add games that are played, at evenly spread stages; returns their ids."""
        length = min(len(model.decisions) for model in self._models)
        return self._tables(count, PLAYING, [length * at // count for at in range(count)])

    def _put_models(self) -> None:
        """The changes of every model in a table for this connection only."""
        self._database.execute(
            "CREATE TEMP TABLE model (model, version, kind, seat, words, key, PRIMARY KEY (model, version))"
            " WITHOUT ROWID"
        )
        for number, model in enumerate(self._models):
            seats = enumerate(zip(NAMES, KEYS, strict=True))
            rows: list[tuple[object, ...]] = [
                (JOINED, seat, name, hash_of(key)) for seat, (name, key) in seats
            ]
            rows += [(PLAYED, seat, action, None) for seat, action in model.decisions]
            self._database.executemany(
                "INSERT INTO model VALUES (?, ?, ?, ?, ?, ?)",
                [(number, version, *row) for version, row in enumerate(rows, start=1)],
            )

    def _tables(self, count: int, status: str, steps: Sequence[int]) -> list[str]:
        """Add tables at which so many decisions have been made."""
        at = time.time_ns() // 1_000_000
        (last,) = self._database.execute("SELECT coalesce(max(number), 0) FROM tables").fetchone()
        numbers = range(last + 1, last + 1 + count)
        ids = [secrets.token_urlsafe(12) for _ in numbers]
        self._database.execute("BEGIN")
        self._database.executemany(
            "INSERT INTO tables (number, id, created_at, creation, setup, deal, public, status, updated_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (number, table, at, secrets.token_bytes(32), *self._setup(number, table), True, status, at)
                for number, table in zip(numbers, ids, strict=True)
            ],
        )
        self._database.execute("CREATE TEMP TABLE stage (number INTEGER PRIMARY KEY, version)")
        self._database.executemany(
            "INSERT INTO stage VALUES (?, ?)",
            [(number, len(NAMES) + made) for number, made in zip(numbers, steps, strict=True)],
        )
        columns = ", ".join(column.name for column in change_columns.columns)
        self._database.execute(
            f"INSERT INTO changes ({columns})"
            " SELECT stage.number, model.version, ? + 1000 * model.version, kind, seat, words,"
            " lower(hex(randomblob(12))), key, NULL"
            " FROM stage CROSS JOIN model"
            " ON model.model = stage.number % ? AND model.version <= stage.version"
            " ORDER BY stage.number, model.version",
            (at, len(self._models)),
        )
        self._database.execute("DROP TABLE stage")
        self._database.execute("COMMIT")
        return ids

    def _setup(self, number: int, table: str) -> tuple[str, str]:
        deal = self._models[number % len(self._models)].deal
        setup = Setup(
            table, 0, (None,) * len(NAMES), False, True, None, None, (), (), deal, standard_board().identity
        )
        return json.dumps(setup.to_json()), json.dumps(deal)

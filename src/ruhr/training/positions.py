"""Positions to learn from: packed as they were noted, and in rows as a network takes them."""

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ruhr.bots.features import PLAYER_FEATURES, TABLE_FEATURES
from ruhr.bots.selfplay import Notes

Array = NDArray[Any]


def pack(notes: Notes, searched: bool) -> bytes:
    """All that was noted, as small as it can be."""
    packed = io.BytesIO()
    np.savez_compressed(
        packed,
        searched=np.array(searched),
        facts=np.array(notes.facts, np.uint16),
        counts=np.array(notes.counts, np.uint8).reshape(-1, 1 + notes.seats),
        points=np.array(notes.points, np.int16).reshape(-1, notes.seats),
        final_points=np.array(notes.final_points, np.int16).reshape(-1, notes.seats),
        shares=np.array(notes.shares, np.float32).reshape(-1, notes.seats),
        foreseen_points=np.array(notes.foreseen_points, np.float32).reshape(-1, notes.seats),
        foreseen_shares=np.array(notes.foreseen_shares, np.float32).reshape(-1, notes.seats),
    )
    return packed.getvalue()


@dataclass(frozen=True)
class Positions:
    """Positions in rows: their facts, filled up with one that never holds, and what is to be foreseen."""

    table: Array
    players: Array
    #: The points that every seat still gets, and its share of winning.
    coming: Array
    shares: Array

    def __len__(self) -> int:
        return len(self.table)


def read_positions(files: list[Path], outcome: float) -> Positions:
    """The positions of many files; *outcome*: how much the end of a game counts where there was a search."""
    parts = [_unpack(file, outcome) for file in files]
    return Positions(
        _join([part.table for part in parts], TABLE_FEATURES),
        _join([part.players for part in parts], PLAYER_FEATURES),
        np.concatenate([part.coming for part in parts]),
        np.concatenate([part.shares for part in parts]),
    )


def _unpack(file: Path, outcome: float) -> Positions:
    with np.load(file) as packed:
        counts = packed["counts"].astype(np.int64)
        final, shares = packed["final_points"].astype(np.float32), packed["shares"]
        if packed["searched"]:
            final = outcome * final + (1 - outcome) * packed["foreseen_points"]
            shares = outcome * shares + (1 - outcome) * packed["foreseen_shares"]
        facts = packed["facts"]
        coming = final - packed["points"]
    # Which list of facts every fact belongs to, and at which place.
    lists = np.repeat(np.arange(counts.size), counts.ravel())
    begins = np.cumsum(counts.ravel()) - counts.ravel()
    places = np.arange(len(facts)) - begins[lists]
    of_table = lists % counts.shape[1] == 0
    rows, seats = np.divmod(lists, counts.shape[1])
    table = np.full((len(counts), counts[:, 0].max()), TABLE_FEATURES, np.uint16)
    table[rows[of_table], places[of_table]] = facts[of_table]
    players = np.full((len(counts), counts.shape[1] - 1, counts[:, 1:].max()), PLAYER_FEATURES, np.uint16)
    players[rows[~of_table], seats[~of_table] - 1, places[~of_table]] = facts[~of_table]
    return Positions(table, players, coming, shares)


def _join(parts: list[Array], filling: int) -> Array:
    """Rows of different lengths under one another."""
    width = max(part.shape[-1] for part in parts)
    rows = sum(len(part) for part in parts)
    joined = np.full((rows, *parts[0].shape[1:-1], width), filling, np.uint16)
    at = 0
    for part in parts:
        joined[at : at + len(part), ..., : part.shape[-1]] = part
        at += len(part)
    return joined

"""Decisions to learn from: packed as they were noted, and in rows as a prior takes them."""

import io
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ruhr.bots.features import PLAYER_FEATURES, TABLE_FEATURES
from ruhr.bots.moment import MOMENT_FEATURES
from ruhr.bots.selfplay import Attention
from ruhr.rules.actions import ACTIONS
from ruhr.training.positions import Array

#: Where the rows of a prior's first layer begin: table, own, rivals, moment; and how many there are.
ROWS_BEGIN = (
    0,
    TABLE_FEATURES,
    TABLE_FEATURES + PLAYER_FEATURES,
    TABLE_FEATURES + 2 * PLAYER_FEATURES,
)
FIRST_ROWS = ROWS_BEGIN[-1] + MOMENT_FEATURES
#: Stands where there is no choice any more; a logarithm can be taken of it.
NOTHING_EXPECTED = 1.0


def pack_attention(attention: Attention) -> bytes:
    """All that was noted, as small as it can be."""
    packed = io.BytesIO()
    np.savez_compressed(
        packed,
        facts=np.array(attention.facts, np.uint16),
        counts=np.array(attention.counts, np.uint16).reshape(-1, len(ROWS_BEGIN)),
        choices=np.array(attention.choices, np.uint8),
        choice_counts=np.array(attention.choice_counts, np.uint8),
        expected=np.array(attention.expected, np.float32),
        visits=np.array(attention.visits, np.uint32),
    )
    return packed.getvalue()


@dataclass(frozen=True)
class Decided:
    """Decisions in rows, filled up with what never holds and what is never chosen."""

    #: Rows of the first layer.
    facts: Array
    actions: Array
    #: What judgement expects, and what share of its looks the search has given to every choice.
    expected: Array
    attention: Array

    def __len__(self) -> int:
        return len(self.facts)


def read_choices(files: list[Path]) -> Decided:
    """The decisions of many files."""
    parts = [_unpack(file) for file in files]
    return Decided(
        _joined([part.facts for part in parts], FIRST_ROWS),
        _joined([part.actions for part in parts], ACTIONS),
        _joined([part.expected for part in parts], NOTHING_EXPECTED),
        _joined([part.attention for part in parts], 0.0),
    )


def _unpack(file: Path) -> Decided:
    with np.load(file) as packed:
        counts = packed["counts"].astype(np.int64)
        choice_counts = packed["choice_counts"].astype(np.int64)
        # Whose list of facts each one stands in says where its rows begin.
        lists = np.repeat(np.arange(counts.size), counts.ravel())
        facts = packed["facts"] + np.array(ROWS_BEGIN)[lists % len(ROWS_BEGIN)]
        actions = _rows(packed["choices"], choice_counts, ACTIONS)
        expected = _rows(packed["expected"], choice_counts, NOTHING_EXPECTED)
        visits = _rows(packed["visits"].astype(np.float32), choice_counts, 0.0)
    return Decided(
        _rows(facts.astype(np.uint16), counts.sum(1), FIRST_ROWS),
        actions,
        expected,
        visits / visits.sum(1, keepdims=True),
    )


def _rows(values: Array, counts: Array, filling: float) -> Array:
    """Lists of so many values each, one under the other."""
    rows = np.full((len(counts), int(counts.max())), filling, values.dtype)
    which = np.repeat(np.arange(len(counts)), counts)
    begins = np.cumsum(counts) - counts
    rows[which, np.arange(len(values)) - begins[which]] = values
    return rows


def _joined(parts: list[Array], filling: float) -> Array:
    """Rows of different lengths under one another."""
    width = max(part.shape[1] for part in parts)
    return np.concatenate(
        [np.pad(part, ((0, 0), (0, width - part.shape[1])), constant_values=filling) for part in parts]
    )

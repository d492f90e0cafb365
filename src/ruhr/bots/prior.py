"""A small network that has learned what every action promises, in whole numbers only.

It does not replace judgement: what judgement expects of an action is multiplied by what was learned of it. So
a prior that has learned nothing is judgement. Its first layer adds up rows as that of `network` does, and
only the results of legal actions are worked out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.bots.evaluator import LEAST_PRIOR
from ruhr.bots.features import MOST_HELD, PLAYER_FEATURES, TABLE_FEATURES, Features
from ruhr.bots.moment import MOMENT_FEATURES, Moment
from ruhr.bots.network import (
    HIDDEN,
    ONE_BITS,
    POWERS,
    STEP_BITS,
    STEPS_DOWN,
    WORDS,
    add_rows,
    packed,
    read_units,
)
from ruhr.rules.actions import ACTIONS, MOST_CHOICES
from ruhr.rules.state import State

#: How many numbers a prior has, in the order in which they are stored: rows of the table's facts, of one's
#: own, of a rival's and of the moment's; what every unit begins with; results, and what they begin with.
PRIOR_NUMBERS: Final = (
    TABLE_FEATURES * HIDDEN,
    PLAYER_FEATURES * HIDDEN,
    PLAYER_FEATURES * HIDDEN,
    MOMENT_FEATURES * HIDDEN,
    HIDDEN,
    ACTIONS * HIDDEN,
    ACTIONS,
)
#: The greatest of the powers.
WHOLE: Final = 4294967296.0


class Prior:
    """Says what actions promise. Keep one and use it for many decisions."""

    def __init__(self, parts: list[list[int]]) -> None:
        """The numbers of a prior, in parts as long as `PRIOR_NUMBERS` says."""
        self._table = packed(parts[0])
        self._own = packed(parts[1])
        self._rival = packed(parts[2])
        self._moment = packed(parts[3])
        self._begin: vec[i64] = vec[i64](parts[4])
        self._result: vec[i64] = vec[i64](parts[5])
        self._result_begin: vec[i64] = vec[i64](parts[6])
        self._features = Features()
        self._now = Moment()
        self._sums: vec[i64] = vec[i64]([0] * WORDS)
        self._part: vec[i64] = vec[i64]([0] * WORDS)
        self._hidden: vec[i64] = vec[i64]([0] * HIDDEN)
        #: What was learned of the legal actions, as logarithms in units of 2⁻¹⁶, in the order of the choices.
        self.promises: vec[i64] = vec[i64]([0] * MOST_CHOICES)

    def weigh(self, s: State, priors: vec[float]) -> None:
        """Multiply what judgement expects of the legal actions by what was learned of them."""
        self.foresee(s)
        promises = self.promises
        most = promises[0]
        at: i64 = 1
        while at < s.choice_count:
            most = promises[at] if promises[at] > most else most
            at += 1
        best = 0.0
        at = 0
        while at < s.choice_count:
            behind = (most - promises[at]) >> (2 * ONE_BITS - STEP_BITS)
            share = float(POWERS[behind]) / WHOLE if behind < STEPS_DOWN else 0.0
            priors[at] *= share
            best = priors[at] if priors[at] > best else best
            at += 1
        at = 0
        while at < s.choice_count:
            priors[at] = priors[at] / best + LEAST_PRIOR
            at += 1

    def foresee(self, s: State) -> None:
        """Fill `promises` for whoever decides."""
        self._read_position(s)
        hidden = self._hidden
        result = self._result
        at: i64 = 0
        while at < s.choice_count:
            action = s.choices[at]
            total = self._result_begin[action]
            first = action * HIDDEN
            unit: i64 = 0
            while unit < HIDDEN:
                total += hidden[unit] * result[first + unit]
                unit += 1
            self.promises[at] = total
            at += 1

    def _read_position(self, s: State) -> None:
        """The first layer: rows of the table, of the player who is asked, of his rivals and of the moment."""
        features = self._features
        features.read(s)
        now = self._now
        now.read(s)
        facts = features.of_table + now.count
        add_rows(self._table, features.table, 0, features.of_table, self._sums, 0)
        self._add(self._moment, now.facts, 0, now.count)
        seat: i64 = 0
        while seat < s.seats:
            held = features.of_player[seat]
            rows = self._own if seat == s.actor else self._rival
            self._add(rows, features.players, seat * MOST_HELD, held)
            facts += held
            seat += 1
        read_units(self._sums, 0, facts, self._begin, self._hidden)

    def _add(self, rows: vec[i64], facts: vec[i64], first: i64, count: i64) -> None:
        add_rows(rows, facts, first, count, self._part, 0)
        word: i64 = 0
        while word < WORDS:
            self._sums[word] += self._part[word]
            word += 1

"""A small network that foresees everybody's chance to win and final points, in whole numbers only.

The first layer only adds up rows, one for each fact that holds: those of the table, those of the player
whose view it is, and other ones for each of his rivals. Three numbers of a row share one whole number of 63
bits, each in a lane of 21 with an offset so that none is negative, and are added at once. Nothing is rounded
differently anywhere: compiled or not, and on every processor, the same position gives the same answer.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import MOST_PLAYERS
from ruhr.bots.features import MOST_HELD, PLAYER_FEATURES, TABLE_FEATURES, Features
from ruhr.rules.state import State

#: Units of the first and second layer.
HIDDEN: Final = 33
SECOND: Final = 16
#: What a player's result is told by: how likely he wins, and how many points he still gets.
OUTPUTS: Final = 2

LANES: Final = 3
LANE_BITS: Final = 21
LANE: Final = (1 << LANE_BITS) - 1
#: The words that hold a row.
WORDS: Final = HIDDEN // LANES
#: What is added to each number of a row: numbers lie between −OFFSET and OFFSET − 1.
OFFSET: Final = 1 << 11

#: One, as layers count it: a unit gives a number from zero to this.
ONE: Final = 256
ONE_BITS: Final = 8
#: Points are counted in so many at a time.
POINTS_SCALE: Final = 32.0
#: e to the power of −1/64, in units of 2⁻³²; and how many of these steps are told apart.
STEP_DOWN: Final = 4228379999
STEPS_DOWN: Final = 1024
STEP_BITS: Final = 6

#: How many numbers a network has, in the order in which they are stored: rows of the table's facts, of one's
#: own and of a rival's; what every unit of the first layer begins with; second layer; results.
NUMBERS: Final = (
    TABLE_FEATURES * HIDDEN,
    PLAYER_FEATURES * HIDDEN,
    PLAYER_FEATURES * HIDDEN,
    HIDDEN,
    HIDDEN * SECOND,
    SECOND,
    SECOND * OUTPUTS,
    OUTPUTS,
)


def _powers() -> vec[i64]:
    """The powers of e from 0 down in steps of 1/64, in units of 2⁻³²."""
    powers: list[int] = [1 << 32]
    while len(powers) < STEPS_DOWN:
        powers.append((powers[-1] * STEP_DOWN) >> 32)
    return vec[i64](powers)


POWERS: Final = _powers()


def packed(numbers: list[int]) -> vec[i64]:
    """Rows with three numbers in a word."""
    words: list[int] = []
    for at in range(0, len(numbers), LANES):
        word = 0
        for lane in range(LANES):
            word |= (numbers[at + lane] + OFFSET) << (lane * LANE_BITS)
        words.append(word)
    return vec[i64](words)


class Network:
    """Foresees results. Keep one and use it for many positions."""

    def __init__(self, parts: list[list[int]]) -> None:
        """The numbers of a network, in parts as long as `NUMBERS` says."""
        self._table = packed(parts[0])
        self._own = packed(parts[1])
        self._rival = packed(parts[2])
        self._begin: vec[i64] = vec[i64](parts[3])
        self._second: vec[i64] = vec[i64](parts[4])
        self._second_begin: vec[i64] = vec[i64](parts[5])
        self._result: vec[i64] = vec[i64](parts[6])
        self._result_begin: vec[i64] = vec[i64](parts[7])
        self.features = Features()
        #: What is foreseen for every seat: its share of winning, and its points at the end.
        self.wins: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
        self.points: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
        self._shared: vec[i64] = vec[i64]([0] * WORDS)
        self._mine: vec[i64] = vec[i64]([0] * (WORDS * MOST_PLAYERS))
        self._others: vec[i64] = vec[i64]([0] * (WORDS * MOST_PLAYERS))
        self._hidden: vec[i64] = vec[i64]([0] * HIDDEN)
        self._chances: vec[i64] = vec[i64]([0] * MOST_PLAYERS)

    def foresee(self, s: State) -> None:
        """Fill `wins` and `points` for a position at the beginning of phase 3."""
        features = self.features
        features.read(s)
        facts = features.of_table
        add_rows(self._table, features.table, 0, features.of_table, self._shared, 0)
        seat: i64 = 0
        while seat < s.seats:
            held = features.of_player[seat]
            add_rows(self._own, features.players, seat * MOST_HELD, held, self._mine, seat * WORDS)
            add_rows(self._rival, features.players, seat * MOST_HELD, held, self._others, seat * WORDS)
            facts += held
            seat += 1
        word: i64 = 0
        while word < WORDS:
            rivals: i64 = 0
            seat = 0
            while seat < s.seats:
                rivals += self._others[seat * WORDS + word]
                seat += 1
            # Everybody's rivals are all but himself.
            seat = 0
            while seat < s.seats:
                at = seat * WORDS + word
                self._mine[at] += self._shared[word] + rivals - self._others[at]
                seat += 1
            word += 1
        most: i64 = 0
        for me in s.players:
            read_units(self._mine, me.seat * WORDS, facts, self._begin, self._hidden)
            self._conclude(me.seat, me.points)
            chance = self._chances[me.seat]
            most = chance if me.seat == 0 or chance > most else most
        self._share_the_win(s.seats, most)

    def _conclude(self, seat: i64, points: i64) -> None:
        """The second layer and what follows from it."""
        hidden = self._hidden
        second = self._second
        chance = self._result_begin[0]
        coming = self._result_begin[1]
        unit: i64 = 0
        while unit < SECOND:
            total = self._second_begin[unit]
            first = unit * HIDDEN
            at: i64 = 0
            while at < HIDDEN:
                total += hidden[at] * second[first + at]
                at += 1
            active = unit_of(total >> ONE_BITS)
            chance += active * self._result[unit]
            coming += active * self._result[SECOND + unit]
            unit += 1
        self._chances[seat] = chance
        self.points[seat] = float(points) + POINTS_SCALE * (float(coming) / float(ONE * ONE))

    def _share_the_win(self, seats: i64, most: i64) -> None:
        """Chances that add up to one: each by how far it is behind the best."""
        total: i64 = 0
        seat: i64 = 0
        while seat < seats:
            behind = (most - self._chances[seat]) >> (2 * ONE_BITS - STEP_BITS)
            share = POWERS[behind] if behind < STEPS_DOWN else 0
            self._chances[seat] = share
            total += share
            seat += 1
        seat = 0
        while seat < seats:
            self.wins[seat] = float(self._chances[seat]) / float(total)
            seat += 1


def add_rows(rows: vec[i64], facts: vec[i64], first: i64, count: i64, into: vec[i64], at: i64) -> None:
    """Add up the rows of facts. They are kept in eleven variables, which is twice as fast as in a `vec`."""
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    d: i64 = 0
    e: i64 = 0
    f: i64 = 0
    g: i64 = 0
    h: i64 = 0
    i: i64 = 0
    j: i64 = 0
    k: i64 = 0
    end = first + count
    while first < end:
        row = facts[first] * WORDS
        a += rows[row]
        b += rows[row + 1]
        c += rows[row + 2]
        d += rows[row + 3]
        e += rows[row + 4]
        f += rows[row + 5]
        g += rows[row + 6]
        h += rows[row + 7]
        i += rows[row + 8]
        j += rows[row + 9]
        k += rows[row + 10]
        first += 1
    into[at] = a
    into[at + 1] = b
    into[at + 2] = c
    into[at + 3] = d
    into[at + 4] = e
    into[at + 5] = f
    into[at + 6] = g
    into[at + 7] = h
    into[at + 8] = i
    into[at + 9] = j
    into[at + 10] = k


def read_units(sums: vec[i64], at: i64, facts: i64, begin: vec[i64], into: vec[i64]) -> None:
    """Take the numbers of so many facts out of their lanes, and keep what lies between zero and one."""
    # Every fact has added the offset once to every lane.
    offset = facts * OFFSET
    unit: i64 = 0
    word: i64 = 0
    while word < WORDS:
        lanes = sums[at + word]
        lane: i64 = 0
        while lane < LANES:
            into[unit] = unit_of((lanes & LANE) - offset + begin[unit])
            lanes >>= LANE_BITS
            unit += 1
            lane += 1
        word += 1


def unit_of(number: i64) -> i64:
    """What a unit gives: nothing below zero, and never more than one."""
    if number < 0:
        return 0
    return number if number < ONE else ONE

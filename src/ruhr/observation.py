"""A position as a row of small numbers: the table, then four seats, that of the observer first.

All that is public and decides what can follow, and nothing hidden. `layout` names every number. Eight of them
are written at once, the first in the lowest byte of a word, which is what makes it cheap.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ruhr.board.words import (
    CITIES,
    COLUMNS,
    DEMAND_MARKERS,
    DEPOTS,
    FIRST_WHITE,
    MARKER_KINDS,
    MOST_PLAYERS,
    OBSTACLES,
    PLAYER_WAREHOUSES,
    STORAGES,
)
from ruhr.rules.phase_7_export import surplus_of
from ruhr.rules.sequence_of_play import how_far_down
from ruhr.rules.set_up import countries_turned_up
from ruhr.rules.state import FREE, Player, State, one

#: Numbers in a word.
WORD_SIZE: Final = 8
#: A place in the order needs no more.
FOUR_BITS: Final = 4
# The standard board's tracks; so many dice come back at once at the most.
LEFT_BOXES: Final = 5
RIGHT_BOXES: Final = 4
BACK_BOXES: Final = 2
SITES: Final = CITIES + DEPOTS + COLUMNS
SITE_SLOTS: Final = 3
#: What may be kept (10), a gift (1), an inn (3), a wage (2), coal (6), demand (2), four sales in a city of
#: one's own (4) and four loans (8).
MOST_THALERS_SEEN: Final[i64] = 36
#: Where there is no player, farther down than any barge.
NO_BARGE: Final[i64] = 1 << 40
#: What is more counts as this.
MOST_POINTS: Final[i64] = 255

#: How many words, and so how many numbers, are about the table, about each seat, and in all.
TABLE_WORDS: Final = 20
SEAT_WORDS: Final = 12
WORDS_OF_ROW: Final[i64] = TABLE_WORDS + MOST_PLAYERS * SEAT_WORDS
TABLE_SIZE: Final = TABLE_WORDS * WORD_SIZE
SEAT_SIZE: Final = SEAT_WORDS * WORD_SIZE
SIZE: Final = WORDS_OF_ROW * WORD_SIZE

#: Every number of a word is at most this.
PIPS_EACH: Final = 0x0707070707070707
ONE_EACH: Final = 0x0101010101010101
#: The eight bits of a number as one number each, for every such number.
BITS_APART: Final[vec[i64]] = vec[i64](
    [sum((byte >> k & 1) << 8 * k for k in range(8)) for byte in range(256)]
)


def write_observation(s: State, observer: i64, row: vec[i64], at: i64) -> None:
    """Write what a seat observes into a row of words, from one of them on."""
    end = at + WORDS_OF_ROW
    players = s.players
    seats = s.seats
    bits = BITS_APART
    at = _situation(s, observer, row, at)
    at = _markers(s, bits, row, at)
    at = _coal(s, row, at)
    places = _places(s)
    upriver = _barges_upriver(s)
    seat = observer
    while True:
        shift = FOUR_BITS * seat
        at = _seat(s, players[seat], places >> shift & 15, upriver >> shift & 15, bits, row, at)
        seat += 1
        if seat == seats:
            seat = 0
        if seat == observer:
            break
    while at < end:
        row[at] = 0
        at += 1


def allow(s: State, row: vec[u8], at: i64, allowed: u8) -> None:
    """Write the same number for every legal action, where the first action stands there."""
    choices = s.choices
    count = s.choice_count
    choice: i64 = 0
    while choice < count:
        row[at + choices[choice]] = allowed
        choice += 1


def _situation(s: State, observer: i64, row: vec[i64], at: i64) -> i64:
    """What is asked, and whose warehouse stands in each slot: the observer's is 1, then clockwise."""
    slots = s.slots
    seats = s.seats
    row[at] = seats | s.turn << 8 | s.phase << 16 | s.decision << 24 | s.step << 32 | s.position << 40
    word: i64 = 1
    while word < 6:
        row[at + word] = 0
        word += 1
    first: i64 = 0
    end: i64 = SITES * SITE_SLOTS
    while first < end:
        slot = first
        first += SITE_SLOTS
        # Slots fill up without gaps.
        while slot < first and slots[slot] != FREE:
            owner = slots[slot] - observer
            number = slot + 6
            owner = owner + 1 if owner >= 0 else owner + 1 + seats
            word = at + (number >> 3)
            row[word] = row[word] | owner << 8 * (number & 7)
            slot += 1
    return at + 6


def _places(s: State) -> i64:
    """Everybody's place in the order of this phase, from 1, in four bits for each seat."""
    places: i64 = 0
    place: i64 = 0
    while place < s.seats:
        places |= (place + 1) << FOUR_BITS * s.order[place]
        place += 1
    return places


def _barges_upriver(s: State) -> i64:
    """How many barges lie farther upriver than everybody's, in four bits for each seat."""
    players = s.players
    a = how_far_down(players[0])
    b = how_far_down(players[1])
    c = how_far_down(players[2]) if s.seats > 2 else NO_BARGE
    d = how_far_down(players[3]) if s.seats > 3 else NO_BARGE
    return (
        _less(b, a) + _less(c, a) + _less(d, a)
        | _less(a, b) + _less(c, b) + _less(d, b) << FOUR_BITS
        | _less(a, c) + _less(b, c) + _less(d, c) << 2 * FOUR_BITS
        | _less(a, d) + _less(b, d) + _less(c, d) << 3 * FOUR_BITS
    )


def _less(one: i64, other: i64) -> i64:
    return 1 if one < other else 0


def _markers(s: State, bits: vec[i64], row: vec[i64], at: i64) -> i64:
    """Obstacles, demand markers drawn, demand Thalers; countries turned up, and white markers left."""
    first = OBSTACLES + DEMAND_MARKERS
    duty: i64 = 1 if s.lock_duty else 0
    calmer: i64 = 1 if s.calmer_water else 0
    now: i64 = 0
    if s.drawn_now >= 0:
        now = one(s.drawn_now)
    things = s.obstacles | s.drawn << OBSTACLES | s.demand_one << first | duty << 54 | calmer << 55
    more = now << OBSTACLES | s.demand_two << first
    end = at + 7
    while at < end:
        row[at] = bits[things & 255] + bits[more & 255]
        things >>= 8
        more >>= 8
        at += 1
    known = countries_turned_up(s)
    countries = s.deal.countries
    word: i64 = 0
    k: i64 = 0
    while k < known:
        word |= (countries[k] + 1) << 8 * k
        k += 1
    row[at] = word
    white = s.white_left
    word = s.port_warehouses
    k = 0
    while k < MARKER_KINDS - FIRST_WHITE:
        word |= white[k] << 8 * k + 8
        k += 1
    row[at + 1] = word
    return at + 2


def _coal(s: State, row: vec[i64], at: i64) -> i64:
    """Coal on the storages, on the tracks and on its way back; what holds in this turn, bag and exports."""
    dice = s.dice
    word: i64 = 0
    storage: i64 = 0
    while storage < 8:
        word |= dice[storage] << 8 * storage
        storage += 1
    row[at] = word
    word = s.path << 56
    while storage < STORAGES:
        word |= dice[storage] << 8 * storage - 64
        storage += 1
    row[at + 1] = word
    left = _one_by_one(s.left_column)
    right = _one_by_one(s.right_column) & PIPS_EACH
    back = _one_by_one(s.returning)
    row[at + 2] = left & PIPS_EACH | (right & 0xFFFFFF) << 40
    row[at + 3] = right >> 24 | (back & PIPS_EACH) << 8 | (left >> 3 & ONE_EACH) << 24
    ban: i64 = 1 if s.pilot_banned else 0
    wage: i64 = 1 if s.wage_taken else 0
    row[at + 4] = (
        back >> 3 & ONE_EACH
        | ban << 16
        | wage << 24
        | s.black_owed << 32
        | s.white_owed << 40
        | s.export_marker << 48
        | s.bag_count << 56
    )
    return at + 5


def _one_by_one(dice: i64) -> i64:
    """Dice in a row, four bits each, as one number each."""
    dice = (dice | dice << 16) & 0x0000FFFF0000FFFF
    dice = (dice | dice << 8) & 0x00FF00FF00FF00FF
    return (dice | dice << 4) & 0x0F0F0F0F0F0F0F0F


def _seat(s: State, me: Player, place: i64, upriver: i64, bits: vec[i64], row: vec[i64], at: i64) -> i64:
    thalers = min(me.thalers, MOST_THALERS_SEEN)
    points = min(me.points, MOST_POINTS)
    row[at] = (
        points
        | thalers << 8
        | place << 16
        | (me.barge + 1) << 24
        | upriver << 32
        | (me.cargo + 1) << 40
        | (me.option + 1) << 48
        | me.pool << 56
    )
    # The bytes of a word times this add up in the highest.
    waiting = (bits[me.waiting & 255] + bits[me.waiting >> 8]) * ONE_EACH >> 56 & 15
    built = PLAYER_WAREHOUSES - me.pool - me.debts - waiting - me.lock_box - me.mark_box
    row[at + 1] = (
        me.debts
        | waiting << 8
        | me.lock_box << 16
        | me.mark_box << 24
        | built << 32
        | me.locks << 40
        | me.locks_this_phase << 48
        | surplus_of(s, me) << 56
    )
    decides: i64 = 2 if me.seat == s.actor and s.choice_count else 0
    things = decides | 1 | me.waiting >> 1 << 2 | me.tokens << 14 | me.missed >> FIRST_WHITE << 26
    things |= me.cities << 33
    row[at + 2] = bits[things & 255]
    row[at + 3] = bits[things >> 8 & 255]
    row[at + 4] = bits[things >> 16 & 255]
    row[at + 5] = bits[things >> 24 & 255]
    row[at + 6] = bits[things >> 32 & 255]
    things = me.markers | me.used << MARKER_KINDS | me.flipped >> FIRST_WHITE << 2 * MARKER_KINDS
    things |= me.columns << 37
    row[at + 7] = bits[things & 255]
    row[at + 8] = bits[things >> 8 & 255]
    row[at + 9] = bits[things >> 16 & 255]
    row[at + 10] = bits[things >> 24 & 255]
    row[at + 11] = bits[things >> 32 & 255]
    return at + SEAT_WORDS

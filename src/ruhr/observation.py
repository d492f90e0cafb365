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
from ruhr.rules.sequence_of_play import lies_upriver
from ruhr.rules.set_up import countries_turned_up
from ruhr.rules.state import FREE, Player, State, one, size

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
MOST_THALERS_SEEN: Final = 36
#: What is more counts as this.
MOST_POINTS: Final = 255

#: How many words, and so how many numbers, are about the table, about each seat, and in all.
TABLE_WORDS: Final = 20
SEAT_WORDS: Final = 12
WORDS_OF_ROW: Final = TABLE_WORDS + MOST_PLAYERS * SEAT_WORDS
TABLE_SIZE: Final = TABLE_WORDS * WORD_SIZE
SEAT_SIZE: Final = SEAT_WORDS * WORD_SIZE
SIZE: Final = WORDS_OF_ROW * WORD_SIZE

#: Every number of a word is at most this.
PIPS_EACH: Final = 0x0707070707070707
ONE_EACH: Final = 0x0101010101010101
#: Four bits times this, and of that the lowest of each byte, are the bits one by one.
APART: Final = 0x204081
FOUR_ONES: Final = 0x01010101


def write_observation(s: State, observer: i64, row: vec[i64], at: i64) -> None:
    """Write what a seat observes into a row of words, from one of them on."""
    end = at + WORDS_OF_ROW
    at = _situation(s, observer, row, at)
    at = _markers(s, row, at)
    at = _coal(s, row, at)
    places = _places(s)
    upriver = _barges_upriver(s)
    seat = observer
    while True:
        shift = FOUR_BITS * seat
        at = _seat(s, s.players[seat], places >> shift & 15, upriver >> shift & 15, row, at)
        seat = seat + 1 if seat + 1 < s.seats else 0
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


def _spread(row: vec[i64], at: i64, things: i64, words: i64) -> i64:
    """One number for each thing: whether it is in a set."""
    end = at + words
    while at < end:
        row[at] = ((things & 15) * APART & FOUR_ONES) | ((things >> 4 & 15) * APART & FOUR_ONES) << 32
        things >>= 8
        at += 1
    return at


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
    while first < SITES * SITE_SLOTS:
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
    counts: i64 = 0
    seat: i64 = 1
    while seat < s.seats:
        me = s.players[seat]
        other: i64 = 0
        while other < seat:
            if lies_upriver(s.players[other], me):
                counts += 1 << FOUR_BITS * seat
            elif lies_upriver(me, s.players[other]):
                counts += 1 << FOUR_BITS * other
            other += 1
        seat += 1
    return counts


def _markers(s: State, row: vec[i64], at: i64) -> i64:
    """Obstacles, demand markers drawn, demand Thalers; countries turned up, and white markers left."""
    first = OBSTACLES + DEMAND_MARKERS
    duty: i64 = 1 if s.lock_duty else 0
    calmer: i64 = 1 if s.calmer_water else 0
    now: i64 = one(s.drawn_now) if s.drawn_now >= 0 else 0
    things = s.obstacles | s.drawn << OBSTACLES | s.demand_one << first | duty << 54 | calmer << 55
    more = now << OBSTACLES | s.demand_two << first
    end = _spread(row, at, things, 7)
    while more:
        low = (more & 15) * APART & FOUR_ONES
        row[at] = row[at] + low + (((more >> 4 & 15) * APART & FOUR_ONES) << 32)
        more >>= 8
        at += 1
    at = end
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


def _seat(s: State, me: Player, place: i64, upriver: i64, row: vec[i64], at: i64) -> i64:
    thalers = me.thalers if me.thalers < MOST_THALERS_SEEN else MOST_THALERS_SEEN
    points = me.points if me.points < MOST_POINTS else MOST_POINTS
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
    waiting = size(me.waiting)
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
    things = 1 | decides | me.waiting >> 1 << 2 | me.tokens << 14 | me.missed >> FIRST_WHITE << 26
    at = _spread(row, at + 2, things | me.cities << 33, 5)
    things = me.markers | me.used << MARKER_KINDS | me.flipped >> FIRST_WHITE << 2 * MARKER_KINDS
    return _spread(row, at, things | me.columns << 37, 5)

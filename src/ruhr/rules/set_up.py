"""Preparations (§4, §8): the deal, and the table before turn 1."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.board import Board
from ruhr.board.words import (
    BOX_WAREHOUSES,
    BRICKEARTH,
    COUNTRIES,
    COUNTRY_MARKERS,
    DEMAND_MARKERS,
    FEWEST_PLAYERS,
    FIRST_WHITE,
    MARKER_KINDS,
    OBSTACLES,
    STORAGES,
    TURNS,
)
from ruhr.rules import transport_track
from ruhr.rules.chance import Chance
from ruhr.rules.state import FREE, SOURCE_COUNT, Deal, Player, State, no_choices, one

#: Under an obstacle nothing lies yet.
UNKNOWN: Final = -1


def shuffled_deal(board: Board, seats: i64, calmer_water: bool, chance: Chance) -> Deal:
    """Everything random, decided once (§4, R1)."""
    in_game = markers_in_game(board, calmer_water)
    markers = vec[i64]([marker for marker in range(DEMAND_MARKERS) if one(marker) & in_game])
    chance.shuffle(markers)
    countries = board.country_markers[:]
    chance.shuffle(countries)
    first = chance.below(seats)
    draws = vec[i64]([chance.word() for _ in range(TURNS - 1)])
    return Deal(first, markers[:OBSTACLES], markers[OBSTACLES:], countries, draws)


def table(board: Board, seats: i64, calmer_water: bool, deal: Deal) -> State:
    """The table before turn 1 (§4; fewer dice with two and three players, §8)."""
    s = State(
        board,
        deal,
        [_player(board, seat) for seat in range(seats)],
        vec[i64]([0] * STORAGES),
        _room_for_the_bag(deal),
        vec[i64]([FREE] * board.slots),
        vec[i64]([white_markers(seats)] * (MARKER_KINDS - FIRST_WHITE)),
        vec[i64]([(deal.first + k) % seats for k in range(seats)]),
        no_choices(),
    )
    s.calmer_water = calmer_water
    s.bag_count = len(deal.bag)
    s.obstacles = one(OBSTACLES) - 1
    for storage in range(STORAGES):
        pips = pips_at_set_up(board, seats, storage)
        if pips:
            s.put_die(storage, pips)
    s.path = BRICKEARTH
    transport_track.put_on_track(s, transport_track.black_die(board.start_die))
    return s


def white_markers(seats: i64) -> i64:
    """Of each kind of white marker there is one fewer than there are players (§6.5.1, §8)."""
    return seats - 1


def pips_at_set_up(board: Board, seats: i64, storage: i64) -> i64:
    """The pips of the die that set-up puts on a storage, 0 without (§4, §8)."""
    return board.start_dice[(seats - FEWEST_PLAYERS) * STORAGES + storage]


def _player(board: Board, seat: i64) -> Player:
    """A player at the beginning: one warehouse to use, nine that wait (§2.6, §4)."""
    me = Player(seat, vec[i64]([0] * SOURCE_COUNT))
    me.thalers = board.start_thalers
    me.pool = board.start_warehouses
    me.lock_box = BOX_WAREHOUSES
    me.mark_box = BOX_WAREHOUSES
    me.waiting = board.warehouse_turns
    return me


def _room_for_the_bag(deal: Deal) -> vec[i64]:
    """The bag as dealt, with room for the markers that locks will add."""
    bag = vec[i64]([0] * DEMAND_MARKERS)
    for k in range(len(deal.bag)):
        bag[k] = deal.bag[k]
    return bag


def deal_hidden(s: State, chance: Chance) -> None:
    """Deal everything that nobody can know at random: bag, obstacles, countries to come, draws."""
    unknown = vec[i64]([0] * DEMAND_MARKERS)
    count: i64 = 0
    possible = unknown_markers(s)
    marker: i64 = 0
    while marker < DEMAND_MARKERS:
        if possible & one(marker):
            unknown[count] = marker
            count += 1
        marker += 1
    at = count
    while at > 1:
        pick = chance.below(at)
        at -= 1
        kept = unknown[at]
        unknown[at] = unknown[pick]
        unknown[pick] = kept
    at = 0
    while at < s.bag_count:
        s.bag[at] = unknown[at]
        at += 1
    obstacles = s.deal.obstacles[:]
    obstacle: i64 = 0
    while obstacle < OBSTACLES:
        if (s.obstacles >> obstacle) & 1:
            obstacles[obstacle] = unknown[at]
            at += 1
        obstacle += 1
    countries = s.deal.countries[:]
    known = countries_turned_up(s)
    left: i64 = len(countries)
    while left - known > 1:
        pick = known + chance.below(left - known)
        left -= 1
        kept = countries[left]
        countries[left] = countries[pick]
        countries[pick] = kept
    draws = s.deal.draws[:]
    turn = s.turn
    while turn < TURNS - 1:
        draws[turn] = chance.word()
        turn += 1
    s.deal = Deal(s.deal.first, obstacles, s.deal.bag, countries, draws)


def deal_by_lot(s: State, chance: Chance) -> None:
    """Deal it in another way: draw lots for everything, then leave out what is known already.

    So the same chance deals the same at every position of a game, as far as what is known there allows: what
    is drawn or built changes what lies in the bag, and hardly what lies under the obstacles.
    """
    lots = vec[i64](list(range(DEMAND_MARKERS)))
    chance.shuffle(lots)
    unknown = unknown_markers(s)
    spare = vec[i64]([0] * DEMAND_MARKERS)
    left: i64 = 0
    obstacles = vec[i64]([UNKNOWN] * OBSTACLES)
    place: i64 = 0
    while place < DEMAND_MARKERS:
        marker = lots[place]
        if unknown & one(marker):
            if place < OBSTACLES and (s.obstacles >> place) & 1:
                obstacles[place] = marker
            else:
                spare[left] = marker
                left += 1
        place += 1
    place = 0
    while place < OBSTACLES:
        if not (s.obstacles >> place) & 1:
            obstacles[place] = s.deal.obstacles[place]
        elif obstacles[place] == UNKNOWN:
            left -= 1
            obstacles[place] = spare[left]
        place += 1
    at: i64 = 0
    while at < s.bag_count:
        s.bag[at] = spare[at]
        at += 1
    countries = _countries_by_lot(s, chance)
    draws = vec[i64]([chance.word() for _ in range(TURNS - 1)])
    s.deal = Deal(s.deal.first, obstacles, s.deal.bag, countries, draws)


def _countries_by_lot(s: State, chance: Chance) -> vec[i64]:
    countries = s.deal.countries[:]
    at = countries_turned_up(s)
    shown = vec[i64]([0] * len(COUNTRIES))
    for country in countries[:at]:
        shown[country] += 1
    lots = s.board.country_markers[:]
    chance.shuffle(lots)
    for country in lots:
        if shown[country]:
            shown[country] -= 1
        else:
            countries[at] = country
            at += 1
    return countries


def hides_the_same(one_table: State, other: State) -> bool:
    """Does the same chance, by lot, deal the same at both?"""
    return (
        unknown_markers(one_table) == unknown_markers(other)
        and one_table.bag_count == other.bag_count
        and one_table.obstacles == other.obstacles
        and countries_turned_up(one_table) == countries_turned_up(other)
    )


def country_of_turn(s: State, turn: i64) -> i64:
    """The country marker that lies on a turn's box, face up or not (§4)."""
    return s.deal.countries[turn - s.board.first_export]


def exports_in(board: Board, turn: i64) -> bool:
    """Does a country marker lie on this turn's box (§4)?"""
    return board.first_export <= turn <= board.last_export


def markers_in_game(board: Board, calmer_water: bool) -> i64:
    """The obstacle/demand markers; the variant *calmer water* leaves out the starred ones (§6.2)."""
    every = one(DEMAND_MARKERS) - 1
    return every & ~board.starred_markers if calmer_water else every


def unknown_markers(s: State) -> i64:
    """The markers that can be in the bag or under the obstacles: those not drawn yet (§6.2)."""
    return markers_in_game(s.board, s.calmer_water) & ~s.drawn


def countries_turned_up(s: State) -> i64:
    """How many country markers lie face up: that of a turn as soon as its event has happened (§6.1)."""
    before_event = s.phase == 1 and s.step == 0
    known: i64 = s.turn - s.board.first_export
    if not before_event:
        known += 1
    if known < 0:
        return 0
    if known > COUNTRY_MARKERS:
        return COUNTRY_MARKERS
    return known

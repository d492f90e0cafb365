"""End of the game and scoring (§7)."""

from typing import Final

from mypy_extensions import i64

from ruhr.board.words import (
    CITIES,
    DEPOTS,
    ESSEN_WAREHOUSE,
    FIRST_DEPOT,
    INN,
    MARK_WAREHOUSE,
    MAYOR,
    RUHRAAKE,
    RUHRTALBAHN,
    SELLING_SPACES,
)
from ruhr.rules.events import BONUS_SCORED, WON
from ruhr.rules.special_options import INN_POINTS, INN_THALERS, visit_inn
from ruhr.rules.state import (
    FREE,
    FROM_ALL_CITIES,
    FROM_ALL_DEPOTS,
    FROM_DEBTS,
    FROM_DEPOT_MAJORITIES,
    FROM_ESSEN_CITIES,
    FROM_MARK_CITIES,
    FROM_MAYOR,
    FROM_RUHRAAKE,
    FROM_RUHRTALBAHN,
    Player,
    State,
    one,
    size,
)

THREE_CITIES: Final = 1
SEVEN_CITIES: Final = 3
FOUR_DEPOTS: Final = 2
DEPOT_MAJORITY_POINTS: Final = 1
RUHRTALBAHN_POINTS: Final = 1
RUHRAAKE_POINTS: Final = 2
RUHRAAKE_IN_RUHRORT: Final = 4
DEBT_LOSS: Final = 2


def score_end(s: State) -> None:
    """Points at the end of turn 12, and who has won (§7)."""
    for me in s.players:
        _score_cities(s, me)
        _score_depots(s, me)
        _score_white_markers(s, me)
        # §7, important: each debt costs 2 points, not below zero in all.
        if me.debts:
            s.note(BONUS_SCORED, me.seat, FROM_DEBTS, -me.lose(FROM_DEBTS, DEBT_LOSS * me.debts))
    won = winners(s)
    for me in s.players:
        if won & one(me.seat):
            s.note(WON, me.seat, me.points)


def winners(s: State) -> i64:
    """The seats with the most points; a tie is a shared win (§7, R21)."""
    most: i64 = 0
    found: i64 = 0
    for me in s.players:
        if me.points > most:
            most = me.points
            found = 0
        if me.points == most:
            found |= one(me.seat)
    return found


def share_of_win(won: i64, seat: i64) -> float:
    """What of a win belongs to a seat: those who win together share it (R21)."""
    return 1.0 / float(size(won)) if won & one(seat) else 0.0


def place_of(s: State, seat: i64) -> i64:
    """1 for who has the most points; who has as many as another has the same place (§7, R21)."""
    place: i64 = 1
    for other in s.players:
        if other.points > s.players[seat].points:
            place += 1
    return place


def _bonus(s: State, me: Player, source: i64, points: i64) -> None:
    if points:
        me.earn(source, points)
        s.note(BONUS_SCORED, me.seat, source, points)


def cities_opened_by(s: State, marker: i64) -> i64:
    """The cities a warehouse marker opens (§6.5.2)."""
    cities: i64 = 0
    city: i64 = 0
    while city < CITIES:
        if s.board.city_marker[city] == marker:
            cities |= one(city)
        city += 1
    return cities


def _score_cities(s: State, me: Player) -> None:
    """All three Essen cities, all three Mark cities, and 3 more for all seven (§7)."""
    if not cities_opened_by(s, ESSEN_WAREHOUSE) & ~me.cities:
        _bonus(s, me, FROM_ESSEN_CITIES, THREE_CITIES)
    if not cities_opened_by(s, MARK_WAREHOUSE) & ~me.cities:
        _bonus(s, me, FROM_MARK_CITIES, THREE_CITIES)
    if size(me.cities) == CITIES:
        _bonus(s, me, FROM_ALL_CITIES, SEVEN_CITIES)


def _score_depots(s: State, me: Player) -> None:
    """Warehouses in all four depots, and the sole most in each (§7, R19)."""
    present: i64 = 0
    majorities: i64 = 0
    depot: i64 = 0
    while depot < DEPOTS:
        mine = warehouses_in_depot(s, depot, me.seat)
        if mine:
            present += 1
            if _has_most(s, depot, me.seat, mine):
                majorities += 1
        depot += 1
    if present == DEPOTS:
        _bonus(s, me, FROM_ALL_DEPOTS, FOUR_DEPOTS)
    _bonus(s, me, FROM_DEPOT_MAJORITIES, majorities * DEPOT_MAJORITY_POINTS)


def warehouses_in_depot(s: State, depot: i64, seat: i64) -> i64:
    """How many warehouses of a player stand in a depot."""
    slot = s.board.slot_start[FIRST_DEPOT + depot]
    end = s.board.slot_start[FIRST_DEPOT + depot + 1]
    count: i64 = 0
    while slot < end and s.slots[slot] != FREE:
        if s.slots[slot] == seat:
            count += 1
        slot += 1
    return count


def _has_most(s: State, depot: i64, seat: i64, mine: i64) -> bool:
    for other in s.players:
        if other.seat != seat and warehouses_in_depot(s, depot, other.seat) >= mine:
            return False
    return True


def scores_thalers(me: Player) -> bool:
    """A mayor without debts gets a point for each of his Thalers (§7)."""
    return me.has(MAYOR) and me.debts == 0


def _score_white_markers(s: State, me: Player) -> None:
    """Inn, mayor, Ruhrtalbahn and Ruhraake (§7)."""
    solvent_mayor = scores_thalers(me)
    if me.can_use(INN):
        # R20: an unused inn gives what is worth more to its owner.
        visit_inn(s, me, not (solvent_mayor and INN_THALERS > INN_POINTS))
    if solvent_mayor:
        _bonus(s, me, FROM_MAYOR, me.thalers)
    if me.has(RUHRTALBAHN):
        _bonus(s, me, FROM_RUHRTALBAHN, RUHRTALBAHN_POINTS * size(me.cities))
    if me.has(RUHRAAKE):
        in_ruhrort = me.barge == s.board.selling_space[SELLING_SPACES - 1]
        _bonus(s, me, FROM_RUHRAAKE, RUHRAAKE_IN_RUHRORT if in_ruhrort else RUHRAAKE_POINTS)

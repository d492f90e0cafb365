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
from ruhr.rules.actions import OVER
from ruhr.rules.events import BONUS_SCORED, WON
from ruhr.rules.phase_7_export import return_surplus
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
    NOWHERE,
    Player,
    State,
    one,
    size,
)

#: What is scored at the end alone, in the order in which it is told.
BONUSES: Final = (
    FROM_ESSEN_CITIES,
    FROM_MARK_CITIES,
    FROM_ALL_CITIES,
    FROM_ALL_DEPOTS,
    FROM_DEPOT_MAJORITIES,
    FROM_MAYOR,
    FROM_RUHRTALBAHN,
    FROM_RUHRAAKE,
    FROM_DEBTS,
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


def if_ended(s: State) -> State:
    """The position as it would be scored if the game ended now (§7).

    Thalers above the limit would be returned before, as at the end of every turn (§6.7).
    """
    if s.decision == OVER:
        return s
    ended = s.clone()
    return_surplus(ended)
    score_end(ended)
    return ended


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


def standing(s: State, me: Player, bonus: i64) -> tuple[i64, i64]:
    """How much a player has of what a bonus of the end counts, and how much there is of it (§7).

    Nothing limits the Thalers of a mayor: 0.
    """
    if bonus == FROM_ESSEN_CITIES:
        return _held(me, cities_opened_by(s, ESSEN_WAREHOUSE))
    if bonus == FROM_MARK_CITIES:
        return _held(me, cities_opened_by(s, MARK_WAREHOUSE))
    if bonus == FROM_ALL_DEPOTS:
        return _depots_with(s, me), DEPOTS
    if bonus == FROM_DEPOT_MAJORITIES:
        return _depots_led(s, me), DEPOTS
    if bonus == FROM_MAYOR:
        return me.thalers, 0
    if bonus == FROM_RUHRAAKE:
        return 1 if me.barge == s.board.selling_space[SELLING_SPACES - 1] else 0, 1
    if bonus == FROM_DEBTS:
        return me.debts, s.board.debt_spaces
    return size(me.cities), CITIES


def _held(me: Player, cities: i64) -> tuple[i64, i64]:
    return size(me.cities & cities), size(cities)


def _bonus_for_all(s: State, me: Player, source: i64, points: i64) -> None:
    have, there = standing(s, me, source)
    if have == there:
        _bonus(s, me, source, points)


def _score_cities(s: State, me: Player) -> None:
    """All three Essen cities, all three Mark cities, and 3 more for all seven (§7)."""
    _bonus_for_all(s, me, FROM_ESSEN_CITIES, THREE_CITIES)
    _bonus_for_all(s, me, FROM_MARK_CITIES, THREE_CITIES)
    _bonus_for_all(s, me, FROM_ALL_CITIES, SEVEN_CITIES)


def _score_depots(s: State, me: Player) -> None:
    """Warehouses in all four depots, and the sole most in each (§7, R19)."""
    _bonus_for_all(s, me, FROM_ALL_DEPOTS, FOUR_DEPOTS)
    _bonus(s, me, FROM_DEPOT_MAJORITIES, _depots_led(s, me) * DEPOT_MAJORITY_POINTS)


def _depots_with(s: State, me: Player) -> i64:
    count: i64 = 0
    depot: i64 = 0
    while depot < DEPOTS:
        if warehouses_in_depot(s, depot, me.seat):
            count += 1
        depot += 1
    return count


def _depots_led(s: State, me: Player) -> i64:
    count: i64 = 0
    depot: i64 = 0
    while depot < DEPOTS:
        if leader_in_depot(s, depot) == me.seat:
            count += 1
        depot += 1
    return count


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


def leader_in_depot(s: State, depot: i64) -> i64:
    """The seat with the sole most warehouses in a depot, or NOWHERE: a tie gives nobody (§7, R19)."""
    leader: i64 = NOWHERE
    most: i64 = 0
    for me in s.players:
        count = warehouses_in_depot(s, depot, me.seat)
        if count > most:
            most = count
            leader = me.seat
        elif count == most:
            leader = NOWHERE
    return leader


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
        in_ruhrort, _ = standing(s, me, FROM_RUHRAAKE)
        _bonus(s, me, FROM_RUHRAAKE, RUHRAAKE_IN_RUHRORT if in_ruhrort else RUHRAAKE_POINTS)

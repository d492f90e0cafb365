"""§6.6 Purchasing, shifting export warehouses and debt repayment."""

from typing import Any

import pytest

from ruhr.board import standard_board
from ruhr.rules.state import State
from ruhr.vocabulary import vocabulary
from tests.sight import in_bag, player_board, sources, table_view, warehouses
from tests.table import (
    BLUE,
    GREEN,
    RED,
    asked,
    bag,
    barges,
    begin_phase,
    build,
    country,
    events,
    give,
    legal,
    obstacles,
    play,
    points,
    refusal,
    table,
    thalers,
    why_not,
)

ALL_LOCKS = {f"lock {space.id}" for space in standard_board().obstacles}
INN = {"inn thalers", "inn points"}
EVERYTHING = (
    "lock_building essen_warehouse mark_warehouse coal_depot port_ruhrort grafschaft_mark white_warehouse inn"
)


def shopping(players: int = 4, turn: int = 6, **mine: Any) -> State:
    """Before phase 6: only red has money, 10 Thalers and 5 warehouses unless told otherwise."""
    s = table(players=players, turn=turn)
    give(s, RED, **({"thalers": 10, "pool": 5} | mine))
    return s


def considering(players: int = 4, turn: int = 6, **mine: Any) -> State:
    """As `shopping`, and red has an inn left: he is asked, whatever else he can do."""
    s = shopping(players, turn, **mine)
    give(s, RED, markers="inn")
    return s


def why_not_values(s: State, action: str) -> dict[str, Any]:
    """The particulars of a refusal."""
    found = refusal(s, action)
    assert found is not None
    return found.values


# --- Locks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "price"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3), (12, 3)])
def test_6_6_lock_costs_two_thalers_to_turn_4_then_three(turn: int, price: int) -> None:
    s = shopping(turn=turn, markers="lock_building", thalers=5)
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert thalers(s)[RED] == 5 - price


def test_6_6_no_locks_in_turn_1() -> None:
    s = considering(turn=1, markers="lock_building")
    begin_phase(s, 6)
    assert why_not(s, "lock lock_horst") == "locks_later"
    assert not legal(s) & ALL_LOCKS


@pytest.mark.parametrize("obstacle", standard_board().obstacles, ids=lambda space: space.id)
def test_6_6_lock_earns_three_points_in_mark_and_two_elsewhere(obstacle: Any) -> None:
    s = shopping(markers="lock_building")
    begin_phase(s, 6)
    play(s, f"lock {obstacle.id}")
    assert points(s)[RED] == (3 if obstacle.territory == "mark" else 2)
    assert sources(s, RED) == {"locks": points(s)[RED]}


def test_6_6_note_the_horst_lock_earns_two_points() -> None:
    s = shopping(markers="lock_building")
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert points(s)[RED] == 2


def test_6_6_any_obstacle_wherever_the_barge_lies() -> None:
    s = shopping(markers="lock_building")
    barges(s, "red ruhrort")
    begin_phase(s, 6)
    assert legal(s) == ALL_LOCKS | {"done"}


def test_6_6_first_lock_brings_the_two_warehouses_of_the_lock_box() -> None:
    s = shopping(markers="lock_building", pool=1)
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert player_board(s, RED)["pool"] == 3
    assert player_board(s, RED)["waiting"]["lock"] == 0
    assert [event.values for event in events(s, "warehouses_received")] == [
        {"seat": RED, "count": 2, "source": "lock"}
    ]


def test_6_6_later_locks_bring_no_warehouse() -> None:
    s = shopping(markers="lock_building", pool=1)
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    begin_phase(s, 7)
    begin_phase(s, 6)
    play(s, "lock lock_kettwig")
    assert player_board(s, RED)["pool"] == 3
    assert events(s, "warehouses_received") == []


def test_6_6_warehouses_of_the_first_lock_can_be_built_at_once() -> None:
    s = shopping(markers="lock_building coal_depot", pool=0)
    begin_phase(s, 6)
    assert why_not(s, "depot essen") == "no_warehouse"
    play(s, "lock lock_horst", "depot essen")
    assert warehouses(s, "depot essen") == "red - -"


def test_6_6_one_lock_a_turn() -> None:
    s = considering(markers="lock_building")
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert not legal(s) & ALL_LOCKS
    assert why_not(s, "lock lock_kettwig") == "marker_used"
    assert why_not_values(s, "lock lock_kettwig") == {"marker": "lock_building"}
    assert player_board(s, RED)["used"] == ["lock_building"]


def test_6_6_again_a_lock_in_the_next_turn() -> None:
    s = considering(markers="lock_building")
    begin_phase(s, 6)
    play(s, "lock lock_horst", "done")
    begin_phase(s, 7)
    begin_phase(s, 6)
    assert legal(s) & ALL_LOCKS == ALL_LOCKS - {"lock lock_horst"}


def test_6_6_the_obstacle_is_gone() -> None:
    s = shopping(markers="lock_building")
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert "lock_horst" not in table_view(s)["river"]["obstacles"]


def test_6_6_where_a_lock_stands_no_other_is_built() -> None:
    s = shopping(markers="lock_building")
    obstacles(s, "lock_horst")
    begin_phase(s, 6)
    assert legal(s) == {"lock lock_horst", "done"}
    assert why_not(s, "lock lock_kettwig") == "lock_stands"


def test_6_6_r1_the_marker_of_a_lock_joins_the_bag_at_its_end() -> None:
    s = shopping(markers="lock_building")
    bag(s, [18, 19, 17])
    s.deal.obstacles[0] = 5
    begin_phase(s, 6)
    play(s, "lock lock_witten")
    assert in_bag(s) == [18, 19, 17, 5]


def test_6_6_lock_needs_the_marker() -> None:
    s = considering()
    begin_phase(s, 6)
    assert why_not(s, "lock lock_horst") == "needs_marker"
    assert why_not_values(s, "lock lock_horst") == {
        "marker": "lock_building",
        "tokens": ["black_industry", "black_city"],
    }


def test_6_6_refusal_names_only_the_tokens_still_missing() -> None:
    s = considering(tokens="black_city 2")
    begin_phase(s, 6)
    assert why_not_values(s, "lock lock_horst")["tokens"] == ["black_industry"]
    assert why_not_values(s, "depot essen")["tokens"] == ["black_industry"] * 3


def test_6_6_lock_needs_no_warehouse_in_the_pool() -> None:
    s = shopping(markers="lock_building", pool=0)
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert player_board(s, RED)["locks"] == 1


def test_6_6_lock_tells_what_it_cost_and_earned() -> None:
    s = shopping(markers="lock_building")
    begin_phase(s, 6)
    play(s, "lock lock_hattingen")
    assert [event.values for event in events(s, "lock_built")] == [
        {"seat": RED, "obstacle": "lock_hattingen", "thalers": 3, "points": 3}
    ]


def test_6_6_r17_borrowing_for_a_lock() -> None:
    """Three Thalers from nothing take two loans, and one Thaler is left over."""
    s = shopping(markers="lock_building", thalers=0, pool=2)
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert player_board(s, RED)["debts"] == 2
    assert thalers(s)[RED] == 1
    assert player_board(s, RED)["pool"] == 0 + 2


def test_6_6_r17_no_more_is_borrowed_than_the_payment_needs() -> None:
    s = shopping(markers="lock_building", thalers=1, pool=4)
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert player_board(s, RED)["debts"] == 1
    assert thalers(s)[RED] == 0


def test_6_6_lock_too_dear_says_how_many_thalers_are_missing() -> None:
    s = considering(markers="lock_building", thalers=0, pool=1)
    begin_phase(s, 6)
    assert why_not(s, "lock lock_horst") == "thalers_short"
    assert why_not_values(s, "lock lock_horst") == {"missing": 1, "price": 3}


def test_6_6_no_borrowing_without_a_free_debt_space() -> None:
    s = considering(markers="lock_building", thalers=0, pool=5, debts=4)
    begin_phase(s, 6)
    assert why_not_values(s, "lock lock_horst") == {"missing": 3, "price": 3}


def test_6_6_r18_no_borrowing_against_the_turn_track_in_phase_6() -> None:
    s = considering(markers="lock_building", thalers=0, pool=0)
    assert player_board(s, RED)["waiting"]["turns"]
    begin_phase(s, 6)
    assert why_not_values(s, "lock lock_horst") == {"missing": 3, "price": 3}


# --- The free second lock (§8) -------------------------------------------------------------------------


@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_6_6_two_players_second_lock_free_in_turns_2_to_5(turn: int) -> None:
    s = shopping(players=2, turn=turn, markers="lock_building", thalers=3, pool=0)
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    left = thalers(s)[RED]
    play(s, "lock lock_kettwig")
    assert thalers(s)[RED] == left
    assert player_board(s, RED)["locks"] == 2


@pytest.mark.parametrize("turn", [6, 7, 12])
def test_6_6_two_players_no_second_lock_from_turn_6(turn: int) -> None:
    s = considering(players=2, turn=turn, markers="lock_building")
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert why_not(s, "lock lock_kettwig") == "marker_used"


def test_6_6_two_players_second_lock_free_also_when_it_is_not_the_first_phase_with_locks() -> None:
    s = shopping(players=2, turn=3, markers="lock_building", locks=2, lock_box=0)
    begin_phase(s, 6)
    play(s, "lock lock_horst", "lock lock_kettwig")
    assert player_board(s, RED)["locks"] == 4
    assert thalers(s)[RED] == 10 - 2


def test_6_6_never_a_third_lock() -> None:
    s = considering(players=2, turn=2, markers="lock_building")
    begin_phase(s, 6)
    play(s, "lock lock_horst", "lock lock_kettwig")
    assert why_not(s, "lock lock_witten") == "marker_used"
    assert not legal(s) & ALL_LOCKS


@pytest.mark.parametrize("turn", [2, 5, 6, 12])
def test_6_6_three_players_second_lock_free_in_the_phase_of_the_first(turn: int) -> None:
    s = shopping(players=3, turn=turn, markers="lock_building", thalers=3, pool=0)
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    left = thalers(s)[RED]
    play(s, "lock lock_kettwig")
    assert thalers(s)[RED] == left
    assert player_board(s, RED)["locks"] == 2


def test_6_6_three_players_no_second_lock_in_a_later_phase() -> None:
    """Who did not take the free lock with his first has lost it."""
    s = considering(players=3, turn=2, markers="lock_building")
    begin_phase(s, 6)
    play(s, "lock lock_horst", "done")
    begin_phase(s, 7)
    begin_phase(s, 6)
    play(s, "lock lock_kettwig")
    assert why_not(s, "lock lock_witten") == "marker_used"


def test_6_6_three_players_no_third_lock() -> None:
    s = considering(players=3, turn=2, markers="lock_building")
    begin_phase(s, 6)
    play(s, "lock lock_horst", "lock lock_kettwig")
    assert why_not(s, "lock lock_witten") == "marker_used"


def test_6_6_four_players_no_second_lock() -> None:
    s = considering(players=4, turn=2, markers="lock_building")
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert why_not(s, "lock lock_kettwig") == "marker_used"


@pytest.mark.parametrize("players", [2, 3])
def test_6_6_free_lock_also_after_other_purchases(players: int) -> None:
    s = shopping(players=players, turn=3, markers="lock_building coal_depot")
    begin_phase(s, 6)
    play(s, "lock lock_horst", "depot essen", "lock lock_kettwig")
    assert [event.values["thalers"] for event in events(s, "lock_built")] == [2, 0]


@pytest.mark.parametrize("players", [2, 3])
def test_6_6_free_lock_is_an_offer_only(players: int) -> None:
    s = shopping(players=players, turn=3, markers="lock_building")
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert "done" in legal(s)


@pytest.mark.parametrize("players", [2, 3])
def test_6_6_free_lock_needs_an_obstacle(players: int) -> None:
    s = considering(players=players, turn=3, markers="lock_building")
    obstacles(s, "lock_horst")
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert legal(s) == INN | {"done"}
    assert why_not(s, "lock lock_horst") == "lock_stands"


# --- Lock duty (§6.2) ----------------------------------------------------------------------------------


def bound_to_build(players: int = 4, turn: int = 5, **mine: Any) -> State:
    """One marker was left in the bag after the draw; red has the lock marker, an inn and a depot marker."""
    s = shopping(players, turn, **({"markers": "lock_building inn coal_depot"} | mine))
    bag(s, [0, 1])
    begin_phase(s, 2)
    assert table_view(s)["lock_duty"]
    return s


def test_6_6_r8_lock_duty_comes_first() -> None:
    s = bound_to_build()
    begin_phase(s, 6)
    assert legal(s) == ALL_LOCKS
    for action in ("done", "depot essen", "inn thalers", "repay", "shift belgium rhineland"):
        assert why_not(s, action) == "lock_first"
    assert why_not(s, "lock lock_horst") is None


def test_6_6_r8_after_the_lock_everything_else() -> None:
    s = bound_to_build()
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert INN | {"depot essen", "done"} <= legal(s)


def test_6_6_r8_lock_duty_binds_who_must_borrow() -> None:
    s = bound_to_build(thalers=0, pool=2)
    begin_phase(s, 6)
    assert legal(s) == ALL_LOCKS
    play(s, "lock lock_horst")
    assert player_board(s, RED)["debts"] == 2


def test_6_6_r8_lock_duty_binds_every_player() -> None:
    s = bound_to_build()
    give(s, BLUE, markers="lock_building", thalers=3)
    begin_phase(s, 6)
    play(s, "lock lock_horst", "done")
    assert asked(s) == (BLUE, "purchase")
    assert legal(s) == ALL_LOCKS - {"lock lock_horst"}


def test_6_6_r8_lock_duty_does_not_bind_without_the_marker() -> None:
    s = bound_to_build(markers="inn")
    begin_phase(s, 6)
    assert legal(s) == INN | {"done"}


def test_6_6_r8_lock_duty_does_not_bind_who_cannot_pay() -> None:
    s = bound_to_build(thalers=0, pool=1)
    begin_phase(s, 6)
    assert legal(s) == INN | {"done"}
    assert why_not(s, "done") is None


def test_6_6_r8_waiting_warehouses_do_not_count_for_the_lock_duty() -> None:
    s = bound_to_build(thalers=2, pool=0)
    assert player_board(s, RED)["waiting"]["turns"]
    begin_phase(s, 6)
    assert "done" in legal(s)


def test_6_6_r8_lock_duty_does_not_bind_without_an_obstacle() -> None:
    s = bound_to_build()
    obstacles(s, "")
    begin_phase(s, 6)
    assert "done" in legal(s)


def test_6_6_r8_lock_duty_is_settled_when_the_players_turn_begins() -> None:
    """Red takes the last obstacle without being asked; blue is free."""
    s = bound_to_build(markers="lock_building")
    obstacles(s, "lock_horst")
    give(s, BLUE, markers="lock_building inn", thalers=3)
    begin_phase(s, 6)
    assert [event.values["seat"] for event in events(s, "lock_built")] == [RED]
    assert asked(s) == (BLUE, "purchase")
    assert legal(s) == INN | {"done"}


def test_6_6_r8_money_that_comes_later_does_not_bind() -> None:
    """Who could not pay when his turn began may still say no after a visit to the inn."""
    s = bound_to_build(thalers=0, pool=0)
    begin_phase(s, 6)
    play(s, "inn thalers")
    assert legal(s) == ALL_LOCKS | {"done"}


def test_6_6_r8_lock_duty_asks_for_one_lock_only() -> None:
    s = bound_to_build(players=2)
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert "lock lock_kettwig" in legal(s)
    assert "done" in legal(s)


# --- City warehouses -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marker", "cities"),
    [
        ("essen_warehouse", {"city kettwig", "city werden", "city steele"}),
        ("mark_warehouse", {"city hattingen", "city blankenstein", "city witten"}),
    ],
)
def test_6_6_each_warehouse_marker_opens_three_cities(marker: str, cities: set[str]) -> None:
    s = shopping(markers=marker)
    begin_phase(s, 6)
    assert legal(s) == cities | {"done"}


def test_6_6_city_needs_its_marker() -> None:
    s = considering(markers="essen_warehouse", tokens="white_city 1")
    begin_phase(s, 6)
    assert why_not(s, "city witten") == "needs_marker"
    assert why_not_values(s, "city witten") == {"marker": "mark_warehouse", "tokens": ["white_industry"]}


@pytest.mark.parametrize(("owners", "price"), [("", 3), ("blue", 4), ("blue green", 5)])
@pytest.mark.parametrize("city", ["kettwig", "werden", "steele", "hattingen", "blankenstein", "witten"])
def test_6_6_city_first_free_slot_from_the_left_at_its_price(city: str, owners: str, price: int) -> None:
    s = shopping(markers="essen_warehouse mark_warehouse")
    build(s, city, owners)
    begin_phase(s, 6)
    play(s, f"city {city}")
    assert thalers(s)[RED] == 10 - price
    assert warehouses(s, city).rstrip(" -") == f"{owners} red".strip()


def test_6_6_city_full() -> None:
    s = considering(markers="essen_warehouse")
    build(s, "werden", "blue green yellow")
    begin_phase(s, 6)
    assert why_not(s, "city werden") == "city_full"
    assert "city werden" not in legal(s)


def test_6_6_one_warehouse_per_player_and_city() -> None:
    s = considering(markers="essen_warehouse")
    build(s, "werden", "red")
    begin_phase(s, 6)
    assert why_not(s, "city werden") == "in_city_already"
    assert legal(s) == INN | {"city kettwig", "city steele", "done"}


def test_6_6_one_city_a_turn_with_each_marker() -> None:
    s = considering(markers="essen_warehouse mark_warehouse")
    begin_phase(s, 6)
    play(s, "city werden")
    assert why_not(s, "city kettwig") == "marker_used"
    assert why_not_values(s, "city kettwig") == {"marker": "essen_warehouse"}
    play(s, "city witten")
    assert legal(s) == INN | {"done"}


def test_6_6_city_warehouse_earns_two_points_and_leaves_the_pool() -> None:
    s = shopping(markers="essen_warehouse")
    begin_phase(s, 6)
    play(s, "city werden")
    assert sources(s, RED) == {"cities": 2}
    assert player_board(s, RED)["pool"] == 4
    assert [event.values for event in events(s, "city_built")] == [
        {"seat": RED, "city": "werden", "thalers": 3, "white": False}
    ]


def test_6_6_muelheim_cannot_be_built_with_these_markers() -> None:
    """There is no such action."""
    assert vocabulary(standard_board()).code("city muelheim") is None


# --- Coal depots ---------------------------------------------------------------------------------------


def test_6_6_depot_marker_opens_all_four_depots() -> None:
    s = shopping(markers="coal_depot")
    begin_phase(s, 6)
    assert legal(s) == {"depot mark", "depot essen", "depot werden", "depot broich", "done"}


@pytest.mark.parametrize(("owners", "price"), [("", 2), ("blue", 3), ("blue green", 3)])
@pytest.mark.parametrize("depot", ["mark", "essen", "werden", "broich"])
def test_6_6_depot_first_free_slot_at_its_price(depot: str, owners: str, price: int) -> None:
    s = shopping(markers="coal_depot")
    build(s, f"depot {depot}", owners)
    begin_phase(s, 6)
    play(s, f"depot {depot}")
    assert thalers(s)[RED] == 10 - price
    assert warehouses(s, f"depot {depot}").rstrip(" -") == f"{owners} red".strip()


def test_6_6_several_of_ones_own_in_a_depot() -> None:
    s = shopping(markers="coal_depot")
    build(s, "depot essen", "red red")
    begin_phase(s, 6)
    play(s, "depot essen")
    assert warehouses(s, "depot essen") == "red red red"


def test_6_6_depot_full() -> None:
    s = considering(markers="coal_depot")
    build(s, "depot essen", "blue green blue")
    begin_phase(s, 6)
    assert why_not(s, "depot essen") == "depot_full"
    assert "depot essen" not in legal(s)


def test_6_6_one_depot_warehouse_a_turn() -> None:
    s = considering(markers="coal_depot")
    begin_phase(s, 6)
    play(s, "depot essen")
    assert why_not(s, "depot mark") == "marker_used"
    assert why_not_values(s, "depot mark") == {"marker": "coal_depot"}


def test_6_6_depot_needs_its_marker() -> None:
    s = considering()
    begin_phase(s, 6)
    assert why_not_values(s, "depot mark")["marker"] == "coal_depot"


def test_6_6_depot_warehouse_earns_two_points() -> None:
    s = shopping(markers="coal_depot")
    begin_phase(s, 6)
    play(s, "depot broich")
    assert sources(s, RED) == {"depots": 2}
    assert player_board(s, RED)["pool"] == 4
    assert [event.values for event in events(s, "depot_built")] == [
        {"seat": RED, "territory": "broich", "thalers": 2}
    ]


# --- The port ------------------------------------------------------------------------------------------


def test_6_6_port_marker_opens_all_three_columns() -> None:
    s = shopping(markers="port_ruhrort")
    begin_phase(s, 6)
    assert legal(s) == {"port belgium", "port netherlands", "port rhineland", "done"}


@pytest.mark.parametrize(
    ("belgium", "netherlands", "price"),
    [
        ("", "", 3),
        ("blue", "", 4),
        ("blue", "blue", 4),
        ("blue green", "blue", 5),
        ("blue green", "blue green", 5),
        ("blue green yellow", "blue green yellow", 5),
    ],
)
def test_6_6_port_price_rises_whoever_owns_the_warehouses(belgium: str, netherlands: str, price: int) -> None:
    s = shopping(markers="port_ruhrort")
    build(s, "belgium", belgium)
    build(s, "netherlands", netherlands)
    begin_phase(s, 6)
    assert table_view(s)["prices"]["port"] == price
    play(s, "port rhineland")
    assert thalers(s)[RED] == 10 - price


def test_6_6_ones_own_port_warehouse_makes_the_next_dearer_too() -> None:
    s = shopping(markers="port_ruhrort")
    build(s, "belgium", "red")
    begin_phase(s, 6)
    play(s, "port rhineland")
    assert thalers(s)[RED] == 10 - 4


def test_6_6_every_warehouse_built_makes_the_next_in_the_port_dearer() -> None:
    """Four players build one after the other, and red pays for a fifth in the next turn."""
    s = table(turn=6)
    for seat in range(4):
        give(s, seat, markers="port_ruhrort", thalers=10, pool=2)
    begin_phase(s, 6)
    for column in ("belgium", "belgium", "netherlands", "belgium"):
        play(s, f"port {column}", "done")
    assert thalers(s) == [7, 6, 6, 5]
    begin_phase(s, 7)
    begin_phase(s, 6)
    play(s, "port rhineland")
    assert thalers(s)[RED] == 7 - 5


def test_6_6_port_warehouse_takes_the_topmost_free_position() -> None:
    s = shopping(markers="port_ruhrort")
    build(s, "rhineland", "blue")
    begin_phase(s, 6)
    play(s, "port rhineland")
    assert warehouses(s, "rhineland") == "blue red -"


def test_6_6_remember_two_port_warehouses_per_player() -> None:
    s = considering(markers="port_ruhrort")
    build(s, "belgium", "red")
    build(s, "rhineland", "red")
    begin_phase(s, 6)
    assert why_not(s, "port netherlands") == "port_limit"
    assert why_not_values(s, "port netherlands") == {"limit": 2}
    assert "port netherlands" not in legal(s)


def test_6_6_never_two_of_ones_own_in_a_column() -> None:
    s = considering(markers="port_ruhrort")
    build(s, "belgium", "red")
    begin_phase(s, 6)
    assert why_not(s, "port belgium") == "in_column_already"
    assert "port belgium" not in legal(s)


def test_6_6_column_full() -> None:
    s = considering(markers="port_ruhrort")
    build(s, "belgium", "blue green yellow")
    begin_phase(s, 6)
    assert why_not(s, "port belgium") == "column_full"
    assert "port belgium" not in legal(s)


def test_6_6_one_port_warehouse_a_turn() -> None:
    s = considering(markers="port_ruhrort")
    begin_phase(s, 6)
    play(s, "port belgium")
    assert why_not(s, "port rhineland") == "marker_used"
    assert why_not_values(s, "port rhineland") == {"marker": "port_ruhrort"}


def test_6_6_port_needs_its_marker() -> None:
    s = considering(tokens="black_city 1")
    begin_phase(s, 6)
    assert why_not(s, "port belgium") == "needs_marker"
    assert why_not_values(s, "port belgium") == {"marker": "port_ruhrort", "tokens": ["black_ruhrort"]}


def test_6_6_port_warehouse_earns_two_points_at_once() -> None:
    s = shopping(markers="port_ruhrort", turn=3)
    begin_phase(s, 6)
    play(s, "port netherlands")
    assert sources(s, RED) == {"port": 2}
    assert [event.values for event in events(s, "port_built")] == [
        {"seat": RED, "country": "netherlands", "thalers": 3, "white": False}
    ]


# --- Shifting ------------------------------------------------------------------------------------------


def test_6_6_r15_shift_costs_two_thalers_and_needs_no_marker() -> None:
    s = shopping()
    build(s, "belgium", "red")
    begin_phase(s, 6)
    assert legal(s) == {"shift belgium netherlands", "shift belgium rhineland", "done"}
    play(s, "shift belgium rhineland")
    assert thalers(s)[RED] == 8
    assert warehouses(s, "belgium") == "- - -"
    assert warehouses(s, "rhineland") == "red - -"
    assert [event.values for event in events(s, "shifted")] == [
        {"seat": RED, "from": "belgium", "to": "rhineland", "thalers": 2}
    ]


def test_6_6_r15_shift_goes_to_the_topmost_free_position() -> None:
    s = shopping()
    build(s, "belgium", "red")
    build(s, "rhineland", "blue green")
    begin_phase(s, 6)
    play(s, "shift belgium rhineland")
    assert warehouses(s, "rhineland") == "blue green red"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("red blue green", "blue green -"),
        ("blue red green", "blue green -"),
        ("blue green red", "blue green -"),
        ("red blue", "blue - -"),
    ],
)
def test_6_6_r15_those_below_close_up(before: str, after: str) -> None:
    s = shopping()
    build(s, "netherlands", before)
    begin_phase(s, 6)
    play(s, "shift netherlands belgium")
    assert warehouses(s, "netherlands") == after
    assert warehouses(s, "belgium") == "red - -"


def test_6_6_r15_shift_as_often_as_it_is_paid_for() -> None:
    """Once round all columns, and back to a worse place than before."""
    s = shopping(thalers=6, pool=0)
    build(s, "belgium", "red blue")
    begin_phase(s, 6)
    play(s, "shift belgium rhineland", "shift rhineland netherlands", "shift netherlands belgium")
    assert warehouses(s, "belgium") == "blue red -"
    assert thalers(s)[RED] == 0
    assert asked(s) == (BLUE, "purchase")


@pytest.mark.parametrize("left", ["belgium", "netherlands", "rhineland"])
@pytest.mark.parametrize("entered", ["belgium", "netherlands", "rhineland"])
def test_6_6_r15_shift_from_any_column_to_any_other(left: str, entered: str) -> None:
    if left == entered:
        assert vocabulary(standard_board()).code(f"shift {left} {entered}") is None
        return
    s = shopping()
    build(s, left, "red")
    begin_phase(s, 6)
    play(s, f"shift {left} {entered}")
    assert warehouses(s, left) == "- - -"
    assert warehouses(s, entered) == "red - -"


def test_6_6_r15_who_has_two_in_the_port_shifts_into_the_third_column_only() -> None:
    s = shopping()
    build(s, "belgium", "red")
    build(s, "rhineland", "blue red")
    begin_phase(s, 6)
    assert legal(s) == {"shift belgium netherlands", "shift rhineland netherlands", "done"}
    assert why_not(s, "shift belgium rhineland") == "in_column_already"


def test_6_6_r15_no_shift_into_a_full_column() -> None:
    s = considering()
    build(s, "belgium", "red")
    build(s, "rhineland", "blue green yellow")
    begin_phase(s, 6)
    assert why_not(s, "shift belgium rhineland") == "column_full"


def test_6_6_r15_no_shift_without_a_warehouse_in_the_column() -> None:
    s = considering()
    build(s, "belgium", "blue")
    begin_phase(s, 6)
    assert why_not(s, "shift belgium rhineland") == "not_in_column"


def test_6_6_r17_borrowing_for_a_shift_may_take_the_last_warehouse() -> None:
    s = shopping(thalers=0, pool=1)
    build(s, "belgium", "red")
    begin_phase(s, 6)
    play(s, "shift belgium rhineland")
    assert player_board(s, RED)["debts"] == 1
    assert player_board(s, RED)["pool"] == 0


def test_6_6_shift_too_dear() -> None:
    s = considering(thalers=1, pool=0)
    build(s, "belgium", "red")
    begin_phase(s, 6)
    assert why_not(s, "shift belgium rhineland") == "thalers_short"
    assert why_not_values(s, "shift belgium rhineland") == {"missing": 1, "price": 2}


def test_6_6_shift_earns_no_points_and_does_not_make_the_port_dearer() -> None:
    s = shopping(markers="port_ruhrort")
    build(s, "belgium", "red")
    begin_phase(s, 6)
    play(s, "shift belgium rhineland")
    assert points(s)[RED] == 0
    assert table_view(s)["prices"]["port"] == 4


def test_6_6_after_a_shift_the_column_left_is_open_again() -> None:
    s = shopping(markers="port_ruhrort")
    build(s, "belgium", "red")
    begin_phase(s, 6)
    play(s, "shift belgium rhineland", "port belgium")
    assert warehouses(s, "belgium") == "red - -"
    assert warehouses(s, "rhineland") == "red - -"


def test_6_6_shift_in_time_for_the_export_of_the_same_turn() -> None:
    s = shopping(turn=6)
    country(s, 6, "rhineland")
    build(s, "belgium", "red")
    begin_phase(s, 6)
    play(s, "shift belgium rhineland", "done")
    begin_phase(s, 7)
    assert sources(s, RED) == {"exports": 2}


@pytest.mark.parametrize("left", ["netherlands", "rhineland"])
def test_6_6_r15_shift_leaves_everything_else_where_it_is(left: str) -> None:
    s = shopping()
    for depot in ("mark", "essen", "werden", "broich"):
        build(s, f"depot {depot}", "red blue")
    build(s, left, "blue red green")
    begin_phase(s, 6)
    play(s, f"shift {left} belgium")
    assert warehouses(s, left) == "blue green -"
    assert warehouses(s, "belgium") == "red - -"
    for depot in ("mark", "essen", "werden", "broich"):
        assert warehouses(s, f"depot {depot}") == "red blue -"


def test_6_6_a_warehouse_can_be_shifted_in_the_turn_it_was_built() -> None:
    s = shopping(markers="port_ruhrort")
    build(s, "belgium", "blue")
    begin_phase(s, 6)
    play(s, "port belgium", "shift belgium rhineland")
    assert warehouses(s, "belgium") == "blue - -"
    assert warehouses(s, "rhineland") == "red - -"


# --- The white warehouse marker ------------------------------------------------------------------------


def test_6_6_r14_white_warehouse_in_any_city_or_in_the_port_without_another_marker() -> None:
    s = shopping(markers="white_warehouse")
    begin_phase(s, 6)
    assert legal(s) == {
        "white_warehouse kettwig",
        "white_warehouse werden",
        "white_warehouse steele",
        "white_warehouse hattingen",
        "white_warehouse blankenstein",
        "white_warehouse witten",
        "white_warehouse muelheim",
        "white_warehouse belgium",
        "white_warehouse netherlands",
        "white_warehouse rhineland",
        "done",
    }


@pytest.mark.parametrize("place", ["muelheim", "werden", "witten", "belgium", "netherlands", "rhineland"])
def test_6_6_white_warehouse_costs_two_thalers_and_earns_two_points(place: str) -> None:
    s = shopping(markers="white_warehouse")
    begin_phase(s, 6)
    play(s, f"white_warehouse {place}")
    assert thalers(s)[RED] == 8
    assert points(s)[RED] == 2
    assert player_board(s, RED)["pool"] == 4
    assert warehouses(s, place) == "red - -"


def test_6_6_white_warehouse_tells_its_place_price_and_marker() -> None:
    s = shopping(markers="white_warehouse")
    begin_phase(s, 6)
    play(s, "white_warehouse muelheim")
    assert sources(s, RED) == {"cities": 2}
    assert [event.values for event in events(s, "city_built")] == [
        {"seat": RED, "city": "muelheim", "thalers": 2, "white": True}
    ]


def test_6_6_white_warehouse_costs_two_also_where_the_slot_costs_five() -> None:
    s = shopping(markers="white_warehouse")
    build(s, "werden", "blue green")
    begin_phase(s, 6)
    play(s, "white_warehouse werden")
    assert thalers(s)[RED] == 8
    assert warehouses(s, "werden") == "blue green red"


def test_6_6_white_warehouse_in_the_port_costs_two_and_makes_the_next_dearer() -> None:
    s = shopping(markers="white_warehouse")
    build(s, "belgium", "blue")
    build(s, "rhineland", "blue green")
    begin_phase(s, 6)
    play(s, "white_warehouse belgium")
    assert thalers(s)[RED] == 8
    assert sources(s, RED) == {"port": 2}
    assert table_view(s)["prices"]["port"] == 5
    assert [event.values for event in events(s, "port_built")] == [
        {"seat": RED, "country": "belgium", "thalers": 2, "white": True}
    ]


def test_6_6_white_warehouse_once_a_game() -> None:
    s = considering(markers="white_warehouse")
    begin_phase(s, 6)
    play(s, "white_warehouse muelheim")
    assert legal(s) == INN | {"done"}
    for place in ("werden", "belgium"):
        assert why_not(s, f"white_warehouse {place}") == "marker_flipped"
        assert why_not_values(s, f"white_warehouse {place}") == {"marker": "white_warehouse"}


def test_6_6_white_warehouse_needs_its_marker() -> None:
    s = considering(tokens="black_city 2")
    begin_phase(s, 6)
    for place in ("werden", "belgium"):
        assert why_not(s, f"white_warehouse {place}") == "needs_marker"
        assert why_not_values(s, f"white_warehouse {place}") == {
            "marker": "white_warehouse",
            "tokens": ["white_city"],
        }


def test_6_6_white_warehouse_missed() -> None:
    s = considering(missed="white_warehouse")
    begin_phase(s, 6)
    assert why_not(s, "white_warehouse muelheim") == "marker_missed"
    assert why_not_values(s, "white_warehouse muelheim") == {"marker": "white_warehouse"}


def test_6_6_white_warehouse_not_twice_in_a_city() -> None:
    s = considering(markers="white_warehouse")
    build(s, "werden", "red")
    begin_phase(s, 6)
    assert why_not(s, "white_warehouse werden") == "in_city_already"
    assert "white_warehouse werden" not in legal(s)


def test_6_6_white_warehouse_not_in_a_full_city() -> None:
    s = considering(markers="white_warehouse")
    build(s, "werden", "blue green yellow")
    begin_phase(s, 6)
    assert why_not(s, "white_warehouse werden") == "city_full"


def test_6_6_white_warehouse_keeps_the_limits_of_the_port() -> None:
    s = considering(markers="white_warehouse")
    build(s, "belgium", "red")
    build(s, "rhineland", "blue green yellow")
    begin_phase(s, 6)
    assert why_not(s, "white_warehouse belgium") == "in_column_already"
    assert why_not(s, "white_warehouse rhineland") == "column_full"
    build(s, "netherlands", "red")
    assert why_not(s, "white_warehouse netherlands") == "port_limit"


def test_6_6_white_warehouse_leaves_the_other_markers_of_the_turn_unused() -> None:
    """Two warehouses in Essen cities and two in the port, in one turn."""
    s = shopping(markers="white_warehouse essen_warehouse port_ruhrort", thalers=9)
    begin_phase(s, 6)
    play(s, "white_warehouse kettwig", "city werden")
    assert {"port belgium", "port netherlands", "port rhineland"} <= legal(s)
    assert player_board(s, RED)["used"] == ["essen_warehouse"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_6_at_most_three_warehouses_in_muelheim(players: int) -> None:
    """As many as there are white warehouse markers, and there is a slot for each of them."""
    s = table(players=players)
    assert table_view(s)["white_left"]["white_warehouse"] == players - 1
    assert len(warehouses(s, "muelheim").split()) == 3


def test_6_6_white_warehouse_not_where_one_was_built_this_turn() -> None:
    s = shopping(markers="white_warehouse essen_warehouse port_ruhrort")
    begin_phase(s, 6)
    play(s, "city werden", "port belgium")
    assert why_not(s, "white_warehouse werden") == "in_city_already"
    assert why_not(s, "white_warehouse belgium") == "in_column_already"


def test_6_6_city_marker_not_where_the_white_one_has_built() -> None:
    s = shopping(markers="white_warehouse essen_warehouse")
    begin_phase(s, 6)
    play(s, "white_warehouse werden")
    assert why_not(s, "city werden") == "in_city_already"


def test_6_6_white_warehouse_in_the_port_uses_the_marker_up_too() -> None:
    s = considering(markers="white_warehouse")
    begin_phase(s, 6)
    play(s, "white_warehouse belgium")
    assert why_not(s, "white_warehouse muelheim") == "marker_flipped"
    assert player_board(s, RED)["flipped"] == ["white_warehouse"]


# --- Repaying ------------------------------------------------------------------------------------------


def test_6_6_repaying_costs_three_thalers_and_frees_the_warehouse() -> None:
    s = shopping(thalers=7, pool=0, debts=2)
    begin_phase(s, 6)
    assert legal(s) == {"repay", "done"}
    play(s, "repay")
    assert thalers(s)[RED] == 4
    assert player_board(s, RED)["debts"] == 1
    assert player_board(s, RED)["pool"] == 1
    assert [event.values for event in events(s, "repaid")] == [{"seat": RED, "thalers": 3}]


def test_6_6_several_debts_in_one_turn() -> None:
    s = shopping(thalers=7, pool=0, debts=2)
    begin_phase(s, 6)
    play(s, "repay", "repay")
    assert player_board(s, RED)["debts"] == 0
    assert thalers(s)[RED] == 1


def test_6_6_important_repay_and_build_at_once() -> None:
    s = considering(markers="coal_depot", thalers=5, pool=0, debts=1)
    begin_phase(s, 6)
    assert why_not(s, "depot essen") == "no_warehouse"
    play(s, "repay", "depot essen")
    assert warehouses(s, "depot essen") == "red - -"
    assert thalers(s)[RED] == 0


def test_6_6_nothing_to_repay() -> None:
    s = considering(debts=0)
    begin_phase(s, 6)
    assert why_not(s, "repay") == "no_debt"


def test_6_6_r17_no_borrowing_to_repay() -> None:
    s = considering(thalers=1, pool=3, debts=1)
    begin_phase(s, 6)
    assert why_not(s, "repay") == "thalers_short"
    assert why_not_values(s, "repay") == {"missing": 2, "price": 3}
    assert "repay" not in legal(s)


def test_6_6_repaying_earns_no_points() -> None:
    s = shopping(thalers=3, debts=1)
    begin_phase(s, 6)
    play(s, "repay")
    assert points(s)[RED] == 0


def test_6_6_a_repaid_debt_space_can_be_used_again() -> None:
    s = shopping(markers="lock_building", thalers=4, pool=2, debts=4)
    begin_phase(s, 6)
    play(s, "repay", "lock lock_horst")
    assert player_board(s, RED)["debts"] == 4
    assert thalers(s)[RED] == 0


# --- The inn -------------------------------------------------------------------------------------------


def test_6_6_inn_gives_three_thalers() -> None:
    s = considering(thalers=0)
    begin_phase(s, 6)
    play(s, "inn thalers")
    assert thalers(s)[RED] == 3
    assert points(s)[RED] == 0


def test_6_6_inn_gives_two_points() -> None:
    s = considering(thalers=0)
    begin_phase(s, 6)
    play(s, "inn points")
    assert thalers(s)[RED] == 0
    assert sources(s, RED) == {"inn": 2}


@pytest.mark.parametrize("gain", ["thalers", "points"])
def test_6_6_debts_do_not_matter_to_the_inn(gain: str) -> None:
    s = considering(thalers=0, debts=4)
    begin_phase(s, 6)
    play(s, f"inn {gain}")
    assert (thalers(s)[RED], points(s)[RED]) == ((3, 0) if gain == "thalers" else (0, 2))
    assert player_board(s, RED)["debts"] == 4


def test_6_6_inn_thalers_can_be_spent_at_once() -> None:
    s = considering(markers="coal_depot", thalers=0, pool=1)
    begin_phase(s, 6)
    assert why_not(s, "depot essen") == "thalers_short"
    play(s, "inn thalers", "depot essen")
    assert thalers(s)[RED] == 1


@pytest.mark.parametrize(
    ("mine", "code"),
    [
        ({}, "needs_marker"),
        ({"missed": "inn"}, "marker_missed"),
        ({"flipped": "inn"}, "marker_flipped"),
    ],
)
def test_6_6_no_inn_to_visit(mine: dict[str, Any], code: str) -> None:
    s = shopping(markers="coal_depot", **mine)
    begin_phase(s, 6)
    assert why_not(s, "inn thalers") == code
    assert why_not(s, "inn points") == code
    assert not legal(s) & INN


# --- The pool and borrowing for buildings --------------------------------------------------------------

BUILDINGS = ["city werden", "city witten", "depot essen", "port belgium"]
WHITE_BUILDINGS = ["white_warehouse muelheim", "white_warehouse belgium"]


@pytest.mark.parametrize("action", BUILDINGS + WHITE_BUILDINGS)
def test_6_6_every_building_needs_a_warehouse_in_the_pool(action: str) -> None:
    s = shopping(markers=EVERYTHING, pool=0)
    begin_phase(s, 6)
    assert why_not(s, action) == "no_warehouse"
    assert action not in legal(s)


@pytest.mark.parametrize("action", BUILDINGS + WHITE_BUILDINGS)
def test_6_6_r17_the_warehouse_to_be_built_is_not_pledged(action: str) -> None:
    s = shopping(markers=EVERYTHING, thalers=1, pool=1)
    begin_phase(s, 6)
    assert why_not(s, action) == "thalers_short"
    price = 3 if action.startswith(("city", "port")) else 2
    assert why_not_values(s, action) == {"missing": price - 1, "price": price}
    assert action not in legal(s)


@pytest.mark.parametrize("action", BUILDINGS + WHITE_BUILDINGS)
def test_6_6_r17_borrowing_for_a_building(action: str) -> None:
    s = shopping(markers=EVERYTHING, thalers=1, pool=2)
    begin_phase(s, 6)
    play(s, action)
    assert player_board(s, RED)["debts"] == 1
    assert player_board(s, RED)["pool"] == 0
    assert thalers(s)[RED] == (0 if action.startswith(("city", "port")) else 1)
    assert len(events(s, "borrowed")) == 1


def test_6_6_r17_several_loans_for_one_building() -> None:
    s = shopping(markers="essen_warehouse", thalers=0, pool=4)
    build(s, "werden", "blue green")
    begin_phase(s, 6)
    play(s, "city werden")
    assert player_board(s, RED)["debts"] == 3
    assert player_board(s, RED)["pool"] == 0
    assert thalers(s)[RED] == 1


def test_6_6_r17_no_loan_for_a_building_without_a_free_debt_space() -> None:
    s = considering(markers="essen_warehouse", thalers=0, pool=5, debts=3)
    begin_phase(s, 6)
    assert why_not_values(s, "city werden") == {"missing": 1, "price": 3}


# --- The players' turns --------------------------------------------------------------------------------


def test_6_6_in_any_sequence() -> None:
    s = shopping(markers="lock_building coal_depot port_ruhrort", pool=2)
    begin_phase(s, 6)
    play(s, "port belgium", "lock lock_horst", "depot mark")
    assert [event.kind for event in events(s) if event.kind.endswith("_built")] == [
        "port_built",
        "lock_built",
        "depot_built",
    ]


def test_6_6_everything_at_once() -> None:
    """All that can be legal in one decision is offered, and nothing that is offered is refused."""
    s = shopping(players=2, turn=5, markers=EVERYTHING, debts=1)
    build(s, "belgium", "red")
    begin_phase(s, 6)
    kinds = {action.split()[0] for action in legal(s)}
    assert kinds == {
        "lock",
        "city",
        "depot",
        "port",
        "white_warehouse",
        "shift",
        "repay",
        "inn",
        "done",
    }
    assert all(why_not(s, action) is None for action in legal(s))


def test_6_6_the_farthest_upriver_buys_first() -> None:
    s = table(players=3, turn=6)
    barges(s, "red kettwig, blue steele, green werden")
    for seat in (RED, BLUE, GREEN):
        give(s, seat, markers="coal_depot", thalers=3)
    begin_phase(s, 6)
    assert asked(s) == (BLUE, "purchase")
    play(s, "done")
    assert asked(s) == (GREEN, "purchase")
    play(s, "done")
    assert asked(s) == (RED, "purchase")
    play(s, "done")
    assert s.phase == 7


def test_6_6_a_player_buys_until_he_is_done() -> None:
    s = shopping(markers="coal_depot lock_building")
    give(s, BLUE, markers="coal_depot", thalers=3)
    begin_phase(s, 6)
    play(s, "depot essen")
    assert asked(s) == (RED, "purchase")
    play(s, "done")
    assert asked(s) == (BLUE, "purchase")


def test_6_6_who_can_buy_nothing_is_not_asked() -> None:
    s = table(players=2, turn=6)
    begin_phase(s, 6)
    assert s.phase == 7


def test_6_6_slots_fill_up_in_the_order_of_play() -> None:
    """Blue comes after red and pays the dearer slot."""
    s = shopping(markers="essen_warehouse")
    give(s, BLUE, markers="essen_warehouse", thalers=10)
    begin_phase(s, 6)
    play(s, "city werden", "city werden")
    assert warehouses(s, "werden") == "red blue -"
    assert thalers(s)[:2] == [7, 6]


def test_6_6_what_belongs_to_another_phase() -> None:
    s = considering()
    begin_phase(s, 6)
    assert why_not(s, "sell ruhrort") == "other_phase"
    assert why_not_values(s, "sell ruhrort") == {"phase": 4, "now": 6}


def test_6_6_no_die_is_waiting_to_be_placed() -> None:
    s = considering()
    begin_phase(s, 6)
    assert why_not(s, "place gewalt") == "other_step"
    assert why_not_values(s, "place gewalt") == {"decision": "purchase"}

"""§6.6 Locks: their price and points, the free second one (§8), and the duty to build (§6.2)."""

from typing import Any

import pytest

from ruhr.board import standard_board
from ruhr.rules.state import State
from tests.shopping import ALL_LOCKS, INN, why_not_values
from tests.sight import in_bag, player_board, sources, warehouses
from tests.table import (
    BLUE,
    RED,
    asked,
    at,
    dealt,
    events,
    legal,
    locks_but,
    play,
    points,
    seen,
    thalers,
    then,
    why_not,
)

# --- Locks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "price"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3), (12, 3)])
def test_6_6_lock_costs_two_thalers_to_turn_4_then_three(turn: int, price: int) -> None:
    s = at(f"turn {turn}, phase 6; red: 5 thalers, markers lock_building")
    play(s, "lock lock_horst")
    assert thalers(s)[RED] == 5 - price


def test_6_6_no_locks_in_turn_1() -> None:
    s = at("turn 1, phase 6; red: 10 thalers, markers lock_building inn")
    assert why_not(s, "lock lock_horst") == "locks_later"
    assert not legal(s) & ALL_LOCKS


@pytest.mark.parametrize("obstacle", standard_board().obstacles, ids=lambda space: space.id)
def test_6_6_lock_earns_three_points_in_mark_and_two_elsewhere(obstacle: Any) -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers lock_building")
    play(s, f"lock {obstacle.id}")
    assert points(s)[RED] == (3 if obstacle.territory == "mark" else 2)
    assert sources(s, RED) == {"locks": points(s)[RED]}


def test_6_6_note_the_horst_lock_earns_two_points() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers lock_building")
    play(s, "lock lock_horst")
    assert points(s)[RED] == 2


def test_6_6_any_obstacle_wherever_the_barge_lies() -> None:
    s = at("turn 6, phase 6; barges ruhrort red; red: 10 thalers, markers lock_building")
    assert legal(s) == ALL_LOCKS | {"done"}


def test_6_6_first_lock_brings_the_two_warehouses_of_the_lock_box() -> None:
    s = at(
        "turn 6, phase 6; red: 10 thalers, pool 1, markers lock_building; blue: pool 1; green: pool 1; "
        "yellow: pool 1"
    )
    play(s, "lock lock_horst")
    assert player_board(s, RED)["pool"] == 3
    assert player_board(s, RED)["waiting"]["lock"] == 0
    assert [event.values for event in events(s, "warehouses_received")] == [
        {"seat": RED, "count": 2, "source": "lock"}
    ]


def test_6_6_later_locks_bring_no_warehouse() -> None:
    s = at(
        "turn 6, phase 6; red: 10 thalers, pool 1, markers lock_building; blue: pool 1; green: pool 1; "
        "yellow: pool 1"
    )
    play(s, "lock lock_horst")
    s = then(s, "phase 7")
    s = then(s, "phase 6")
    play(s, "lock lock_kettwig")
    assert player_board(s, RED)["pool"] == 3
    assert events(s, "warehouses_received") == []


def test_6_6_warehouses_of_the_first_lock_can_be_built_at_once() -> None:
    s = at(
        "turn 6, phase 6; red: 10 thalers, pool 0, markers lock_building coal_depot; blue: pool 1; "
        "green: pool 1; yellow: pool 1"
    )
    assert why_not(s, "depot essen") == "no_warehouse"
    play(s, "lock lock_horst", "depot essen")
    assert warehouses(s, "depot essen") == "red - -"


def test_6_6_one_lock_a_turn() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers lock_building inn")
    play(s, "lock lock_horst")
    assert not legal(s) & ALL_LOCKS
    assert why_not(s, "lock lock_kettwig") == "marker_used"
    assert why_not_values(s, "lock lock_kettwig") == {"marker": "lock_building"}
    assert player_board(s, RED)["used"] == ["lock_building"]


def test_6_6_again_a_lock_in_the_next_turn() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers lock_building inn")
    play(s, "lock lock_horst", "done")
    s = then(s, "phase 7")
    s = then(s, "phase 6")
    assert legal(s) & ALL_LOCKS == ALL_LOCKS - {"lock lock_horst"}


def test_6_6_the_obstacle_is_gone() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers lock_building")
    play(s, "lock lock_horst")
    assert "lock_horst" not in seen(s)["river"]["obstacles"]


def test_6_6_where_a_lock_stands_no_other_is_built() -> None:
    s = at(f"turn 6, phase 6; {locks_but('lock_horst')}; red: 10 thalers, markers lock_building")
    assert legal(s) == {"lock lock_horst", "done"}
    assert why_not(s, "lock lock_kettwig") == "lock_stands"


def test_6_6_r1_the_marker_of_a_lock_joins_the_bag_at_its_end() -> None:
    """The markers that are not in the bag lie under the obstacles, the first at Witten."""
    s = at(dealt("turn 6, phase 6; red: 10 thalers, markers lock_building", bag=[18, 19, 17]))
    assert s.deal.obstacles[0] == 0
    play(s, "lock lock_witten")
    assert in_bag(s) == [18, 19, 17, 0]


def test_6_6_lock_needs_the_marker() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers inn")
    assert why_not(s, "lock lock_horst") == "needs_marker"
    assert why_not_values(s, "lock lock_horst") == {
        "marker": "lock_building",
        "tokens": ["black_industry", "black_city"],
    }


def test_6_6_refusal_names_only_the_tokens_still_missing() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, tokens black_city 2, markers inn")
    assert why_not_values(s, "lock lock_horst")["tokens"] == ["black_industry"]
    assert why_not_values(s, "depot essen")["tokens"] == ["black_industry"] * 3


def test_6_6_lock_needs_no_warehouse_in_the_pool() -> None:
    s = at(
        "turn 6, phase 6; red: 10 thalers, pool 0, markers lock_building; blue: pool 1; green: pool 1; "
        "yellow: pool 1"
    )
    play(s, "lock lock_horst")
    assert player_board(s, RED)["locks"] == 1


def test_6_6_lock_tells_what_it_cost_and_earned() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers lock_building")
    play(s, "lock lock_hattingen")
    assert [event.values for event in events(s, "lock_built")] == [
        {"seat": RED, "obstacle": "lock_hattingen", "thalers": 3, "points": 3}
    ]


def test_6_6_r17_borrowing_for_a_lock() -> None:
    """Three Thalers from nothing take two loans, and one Thaler is left over."""
    s = at("turn 6, phase 6; red: markers lock_building; blue: pool 1; green: pool 1; yellow: pool 1")
    play(s, "lock lock_horst")
    assert player_board(s, RED)["debts"] == 2
    assert thalers(s)[RED] == 1
    assert player_board(s, RED)["pool"] == 0 + 2


def test_6_6_r17_no_more_is_borrowed_than_the_payment_needs() -> None:
    s = at(
        "turn 6, phase 6; red: 1 thalers, waits 10 11, markers lock_building; blue: pool 1; green: pool 1; "
        "yellow: pool 1"
    )
    play(s, "lock lock_horst")
    assert player_board(s, RED)["debts"] == 1
    assert thalers(s)[RED] == 0


def test_6_6_lock_too_dear_says_how_many_thalers_are_missing() -> None:
    s = at(
        "turn 6, phase 6; red: pool 1, markers lock_building inn; blue: pool 1; green: pool 1; yellow: pool 1"
    )
    assert why_not(s, "lock lock_horst") == "thalers_short"
    assert why_not_values(s, "lock lock_horst") == {"missing": 1, "price": 3}


def test_6_6_no_borrowing_without_a_free_debt_space() -> None:
    s = at("turn 6, phase 6; red: pool 1, debts 4, waits 11, markers lock_building inn")
    assert why_not_values(s, "lock lock_horst") == {"missing": 3, "price": 3}


def test_6_6_r18_no_borrowing_against_the_turn_track_in_phase_6() -> None:
    s = at("turn 6, phase 6; red: pool 0, markers lock_building inn")
    assert player_board(s, RED)["waiting"]["turns"]
    assert why_not_values(s, "lock lock_horst") == {"missing": 3, "price": 3}


# --- The free second lock (§8) -------------------------------------------------------------------------


@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_6_6_two_players_second_lock_free_in_turns_2_to_5(turn: int) -> None:
    s = at(f"2 players, turn {turn}, phase 6; red: 3 thalers, pool 0, markers lock_building")
    play(s, "lock lock_horst")
    left = thalers(s)[RED]
    play(s, "lock lock_kettwig")
    assert thalers(s)[RED] == left
    assert player_board(s, RED)["locks"] == 2


@pytest.mark.parametrize("turn", [6, 7, 12])
def test_6_6_two_players_no_second_lock_from_turn_6(turn: int) -> None:
    s = at(f"2 players, turn {turn}, phase 6; red: 10 thalers, markers lock_building inn")
    play(s, "lock lock_horst")
    assert why_not(s, "lock lock_kettwig") == "marker_used"


def test_6_6_two_players_second_lock_free_also_when_it_is_not_the_first_phase_with_locks() -> None:
    s = at(
        "2 players, turn 3, phase 6; locks lock_witten lock_herbede; "
        "red: 10 thalers, markers lock_building, locks 2"
    )
    play(s, "lock lock_horst", "lock lock_kettwig")
    assert player_board(s, RED)["locks"] == 4
    assert thalers(s)[RED] == 10 - 2


def test_6_6_never_a_third_lock() -> None:
    s = at("2 players, turn 2, phase 6; red: 10 thalers, markers lock_building inn")
    play(s, "lock lock_horst", "lock lock_kettwig")
    assert why_not(s, "lock lock_witten") == "marker_used"
    assert not legal(s) & ALL_LOCKS


@pytest.mark.parametrize("turn", [2, 5, 6, 12])
def test_6_6_three_players_second_lock_free_in_the_phase_of_the_first(turn: int) -> None:
    s = at(f"3 players, turn {turn}, phase 6; red: 3 thalers, pool 0, markers lock_building")
    play(s, "lock lock_horst")
    left = thalers(s)[RED]
    play(s, "lock lock_kettwig")
    assert thalers(s)[RED] == left
    assert player_board(s, RED)["locks"] == 2


def test_6_6_three_players_no_second_lock_in_a_later_phase() -> None:
    """Who did not take the free lock with his first has lost it."""
    s = at("3 players, turn 2, phase 6; red: 10 thalers, markers lock_building inn")
    play(s, "lock lock_horst", "done")
    s = then(s, "phase 7")
    s = then(s, "phase 6")
    play(s, "lock lock_kettwig")
    assert why_not(s, "lock lock_witten") == "marker_used"


def test_6_6_three_players_no_third_lock() -> None:
    s = at("3 players, turn 2, phase 6; red: 10 thalers, markers lock_building inn")
    play(s, "lock lock_horst", "lock lock_kettwig")
    assert why_not(s, "lock lock_witten") == "marker_used"


def test_6_6_four_players_no_second_lock() -> None:
    s = at("turn 2, phase 6; red: 10 thalers, markers lock_building inn")
    play(s, "lock lock_horst")
    assert why_not(s, "lock lock_kettwig") == "marker_used"


@pytest.mark.parametrize("players", [2, 3])
def test_6_6_free_lock_also_after_other_purchases(players: int) -> None:
    s = at(f"{players} players, turn 3, phase 6; red: 10 thalers, markers lock_building coal_depot")
    play(s, "lock lock_horst", "depot essen", "lock lock_kettwig")
    assert [event.values["thalers"] for event in events(s, "lock_built")] == [2, 0]


@pytest.mark.parametrize("players", [2, 3])
def test_6_6_free_lock_is_an_offer_only(players: int) -> None:
    s = at(f"{players} players, turn 3, phase 6; red: 10 thalers, markers lock_building")
    play(s, "lock lock_horst")
    assert "done" in legal(s)


@pytest.mark.parametrize("players", [2, 3])
def test_6_6_free_lock_needs_an_obstacle(players: int) -> None:
    left = locks_but("lock_horst")
    s = at(f"{players} players, turn 3, phase 6; {left}; red: 10 thalers, markers lock_building inn")
    play(s, "lock lock_horst")
    assert legal(s) == INN | {"done"}
    assert why_not(s, "lock lock_horst") == "lock_stands"


# --- Lock duty (§6.2) ----------------------------------------------------------------------------------


def bound_to_build(changes: str = "") -> State:
    """One marker was left in the bag after the draw; red has the lock marker, an inn and a depot marker."""
    text = (
        "turn 5, phase 6, lock duty; drawn 0 1 2 3 now 4; "
        "red: 10 thalers, markers lock_building inn coal_depot"
    )
    return at(text, changes)


def test_6_6_r8_lock_duty_comes_first() -> None:
    s = bound_to_build()
    assert legal(s) == ALL_LOCKS
    for action in ("done", "depot essen", "inn thalers", "repay", "shift belgium rhineland"):
        assert why_not(s, action) == "lock_first"
    assert why_not(s, "lock lock_horst") is None


def test_6_6_r8_after_the_lock_everything_else() -> None:
    s = bound_to_build()
    play(s, "lock lock_horst")
    assert INN | {"depot essen", "done"} <= legal(s)


def test_6_6_r8_lock_duty_binds_who_must_borrow() -> None:
    s = bound_to_build("turn 6; red: 0 thalers")
    assert legal(s) == ALL_LOCKS
    play(s, "lock lock_horst")
    assert player_board(s, RED)["debts"] == 2


def test_6_6_r8_lock_duty_binds_every_player() -> None:
    s = bound_to_build("blue: 3 thalers, markers lock_building")
    play(s, "lock lock_horst", "done")
    assert asked(s) == (BLUE, "purchase")
    assert legal(s) == ALL_LOCKS - {"lock lock_horst"}


def test_6_6_r8_lock_duty_does_not_bind_without_the_marker() -> None:
    s = bound_to_build("red: markers inn")
    assert legal(s) == INN | {"done"}


def test_6_6_r8_lock_duty_does_not_bind_who_cannot_pay() -> None:
    s = bound_to_build("red: 0 thalers, pool 1")
    assert legal(s) == INN | {"done"}
    assert why_not(s, "done") is None


def test_6_6_r8_waiting_warehouses_do_not_count_for_the_lock_duty() -> None:
    s = bound_to_build("red: 2 thalers, pool 0")
    assert player_board(s, RED)["waiting"]["turns"]
    assert "done" in legal(s)


def test_6_6_r8_lock_duty_does_not_bind_without_an_obstacle() -> None:
    s = bound_to_build("locks all")
    assert "done" in legal(s)


def test_6_6_r8_lock_duty_is_settled_when_the_players_turn_begins() -> None:
    """Red takes the last obstacle without being asked; blue is free."""
    left = locks_but("lock_horst")
    s = bound_to_build(f"{left}; red: markers lock_building; blue: 3 thalers, markers lock_building inn")
    assert [event.values["seat"] for event in events(s, "lock_built")] == [RED]
    assert asked(s) == (BLUE, "purchase")
    assert legal(s) == INN | {"done"}


def test_6_6_r8_money_that_comes_later_does_not_bind() -> None:
    """Who could not pay when his turn began may still say no after a visit to the inn."""
    s = bound_to_build("red: 0 thalers, pool 0")
    play(s, "inn thalers")
    assert legal(s) == ALL_LOCKS | {"done"}


def test_6_6_r8_lock_duty_asks_for_one_lock_only() -> None:
    s = bound_to_build("2 players")
    play(s, "lock lock_horst")
    assert "lock lock_kettwig" in legal(s)
    assert "done" in legal(s)

"""§6.6 Warehouses in the port, and shifting them."""

import pytest

from ruhr.board import standard_board
from ruhr.vocabulary import vocabulary
from tests.shopping import why_not_values
from tests.sight import player_board, sources, warehouses
from tests.table import (
    BLUE,
    RED,
    SEATS,
    asked,
    at,
    events,
    legal,
    play,
    points,
    seen,
    thalers,
    then,
    why_not,
)

# --- The port ------------------------------------------------------------------------------------------


def test_6_6_port_marker_opens_all_three_columns() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers port_ruhrort")
    assert legal(s) == {"port belgium", "port netherlands", "port rhineland", "done"}


@pytest.mark.parametrize(
    ("built", "price"),
    [
        ("", 3),
        ("port belgium blue", 4),
        ("port belgium blue, netherlands blue", 4),
        ("port belgium blue green, netherlands blue", 5),
        ("port belgium blue green, netherlands blue green", 5),
        ("port belgium blue green yellow, netherlands blue green yellow", 5),
    ],
)
def test_6_6_port_price_rises_whoever_owns_the_warehouses(built: str, price: int) -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers port_ruhrort", built)
    assert seen(s)["prices"]["port"] == price
    play(s, "port rhineland")
    assert thalers(s)[RED] == 10 - price


def test_6_6_ones_own_port_warehouse_makes_the_next_dearer_too() -> None:
    s = at("turn 6, phase 6; port belgium red; red: 10 thalers, markers port_ruhrort")
    play(s, "port rhineland")
    assert thalers(s)[RED] == 10 - 4


def test_6_6_every_warehouse_built_makes_the_next_in_the_port_dearer() -> None:
    """Four players build one after the other, and red pays for a fifth in the next turn."""
    s = at("turn 6, phase 6; " + "; ".join(f"{seat}: 10 thalers, markers port_ruhrort" for seat in SEATS))
    for column in ("belgium", "belgium", "netherlands", "belgium"):
        play(s, f"port {column}", "done")
    assert thalers(s) == [7, 6, 6, 5]
    s = then(s, "phase 7")
    s = then(s, "phase 6")
    play(s, "port rhineland")
    assert thalers(s)[RED] == 7 - 5


def test_6_6_port_warehouse_takes_the_topmost_free_position() -> None:
    s = at("turn 6, phase 6; port rhineland blue; red: 10 thalers, markers port_ruhrort")
    play(s, "port rhineland")
    assert warehouses(s, "rhineland") == "blue red -"


def test_6_6_remember_two_port_warehouses_per_player() -> None:
    s = at("turn 6, phase 6; port belgium red, rhineland red; red: 10 thalers, markers port_ruhrort inn")
    assert why_not(s, "port netherlands") == "port_limit"
    assert why_not_values(s, "port netherlands") == {"limit": 2}
    assert "port netherlands" not in legal(s)


def test_6_6_never_two_of_ones_own_in_a_column() -> None:
    s = at("turn 6, phase 6; port belgium red; red: 10 thalers, markers port_ruhrort inn")
    assert why_not(s, "port belgium") == "in_column_already"
    assert "port belgium" not in legal(s)


def test_6_6_column_full() -> None:
    s = at("turn 6, phase 6; port belgium blue green yellow; red: 10 thalers, markers port_ruhrort inn")
    assert why_not(s, "port belgium") == "column_full"
    assert "port belgium" not in legal(s)


def test_6_6_one_port_warehouse_a_turn() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers port_ruhrort inn")
    play(s, "port belgium")
    assert why_not(s, "port rhineland") == "marker_used"
    assert why_not_values(s, "port rhineland") == {"marker": "port_ruhrort"}


def test_6_6_port_needs_its_marker() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, tokens black_city 1, markers inn")
    assert why_not(s, "port belgium") == "needs_marker"
    assert why_not_values(s, "port belgium") == {"marker": "port_ruhrort", "tokens": ["black_ruhrort"]}


def test_6_6_port_warehouse_earns_two_points_at_once() -> None:
    s = at("turn 3, phase 6; red: 10 thalers, markers port_ruhrort")
    play(s, "port netherlands")
    assert sources(s, RED) == {"port": 2}
    assert [event.values for event in events(s, "port_built")] == [
        {"seat": RED, "country": "netherlands", "thalers": 3, "points": 2, "white": False}
    ]


# --- Shifting ------------------------------------------------------------------------------------------


def test_6_6_r15_shift_costs_two_thalers_and_needs_no_marker() -> None:
    s = at("turn 6, phase 6; port belgium red; red: 10 thalers")
    assert legal(s) == {"shift belgium netherlands", "shift belgium rhineland", "done"}
    play(s, "shift belgium rhineland")
    assert thalers(s)[RED] == 8
    assert warehouses(s, "belgium") == "- - -"
    assert warehouses(s, "rhineland") == "red - -"
    assert [event.values for event in events(s, "shifted")] == [
        {"seat": RED, "from": "belgium", "to": "rhineland", "thalers": 2}
    ]


def test_6_6_r15_shift_goes_to_the_topmost_free_position() -> None:
    s = at("turn 6, phase 6; port belgium red, rhineland blue green; red: 10 thalers")
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
    s = at(f"turn 6, phase 6; port netherlands {before}; red: 10 thalers")
    play(s, "shift netherlands belgium")
    assert warehouses(s, "netherlands") == after
    assert warehouses(s, "belgium") == "red - -"


def test_6_6_r15_shift_as_often_as_it_is_paid_for() -> None:
    """Once round all columns, and back to a worse place than before."""
    s = at("turn 6, phase 6; port belgium red blue; red: 6 thalers, pool 0; green: pool 1; yellow: pool 1")
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
    s = at(f"turn 6, phase 6; port {left} red; red: 10 thalers")
    play(s, f"shift {left} {entered}")
    assert warehouses(s, left) == "- - -"
    assert warehouses(s, entered) == "red - -"


def test_6_6_r15_who_has_two_in_the_port_shifts_into_the_third_column_only() -> None:
    s = at("turn 6, phase 6; port belgium red, rhineland blue red; red: 10 thalers")
    assert legal(s) == {"shift belgium netherlands", "shift rhineland netherlands", "done"}
    assert why_not(s, "shift belgium rhineland") == "in_column_already"


def test_6_6_r15_no_shift_into_a_full_column() -> None:
    s = at("turn 6, phase 6; port belgium red, rhineland blue green yellow; red: 10 thalers, markers inn")
    assert why_not(s, "shift belgium rhineland") == "column_full"


def test_6_6_r15_no_shift_without_a_warehouse_in_the_column() -> None:
    s = at("turn 6, phase 6; port belgium blue; red: 10 thalers, markers inn")
    assert why_not(s, "shift belgium rhineland") == "not_in_column"


def test_6_6_r17_borrowing_for_a_shift_may_take_the_last_warehouse() -> None:
    s = at("turn 6, phase 6; port belgium red; blue: pool 1; green: pool 1; yellow: pool 1")
    play(s, "shift belgium rhineland")
    assert player_board(s, RED)["debts"] == 1
    assert player_board(s, RED)["pool"] == 0


def test_6_6_shift_too_dear() -> None:
    s = at(
        "turn 6, phase 6; port belgium red; red: 1 thalers, pool 0, markers inn; blue: pool 1; "
        "green: pool 1; yellow: pool 1"
    )
    assert why_not(s, "shift belgium rhineland") == "thalers_short"
    assert why_not_values(s, "shift belgium rhineland") == {"missing": 1, "price": 2}


def test_6_6_shift_earns_no_points_and_does_not_make_the_port_dearer() -> None:
    s = at("turn 6, phase 6; port belgium red; red: 10 thalers, markers port_ruhrort")
    play(s, "shift belgium rhineland")
    assert points(s)[RED] == 0
    assert seen(s)["prices"]["port"] == 4


def test_6_6_after_a_shift_the_column_left_is_open_again() -> None:
    s = at("turn 6, phase 6; port belgium red; red: 10 thalers, markers port_ruhrort")
    play(s, "shift belgium rhineland", "port belgium")
    assert warehouses(s, "belgium") == "red - -"
    assert warehouses(s, "rhineland") == "red - -"


def test_6_6_shift_in_time_for_the_export_of_the_same_turn() -> None:
    s = at("turn 6, phase 6; countries belgium netherlands rhineland; port belgium red; red: 10 thalers")
    play(s, "shift belgium rhineland", "done")
    s = then(s, "phase 7")
    assert sources(s, RED) == {"exports": 2}


@pytest.mark.parametrize("left", ["netherlands", "rhineland"])
def test_6_6_r15_shift_leaves_everything_else_where_it_is(left: str) -> None:
    s = at(
        "turn 12, phase 6; depots mark red blue, essen red blue, werden red blue, broich red blue; "
        f"port {left} blue red green; red: 10 thalers"
    )
    play(s, f"shift {left} belgium")
    assert warehouses(s, left) == "blue green -"
    assert warehouses(s, "belgium") == "red - -"
    for depot in ("mark", "essen", "werden", "broich"):
        assert warehouses(s, f"depot {depot}") == "red blue -"


def test_6_6_a_warehouse_can_be_shifted_in_the_turn_it_was_built() -> None:
    s = at("turn 6, phase 6; port belgium blue; red: 10 thalers, markers port_ruhrort")
    play(s, "port belgium", "shift belgium rhineland")
    assert warehouses(s, "belgium") == "blue - -"
    assert warehouses(s, "rhineland") == "red - -"

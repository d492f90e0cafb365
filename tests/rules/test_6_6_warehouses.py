"""§6.6 Warehouses in cities and coal depots, the white marker, and the pool."""

import pytest

from ruhr.board import standard_board
from ruhr.vocabulary import vocabulary
from tests.shopping import EVERYTHING, INN, why_not_values
from tests.sight import player_board, sources, warehouses
from tests.table import (
    RED,
    at,
    events,
    laid_out,
    legal,
    play,
    points,
    seen,
    thalers,
    then,
    why_not,
)

# --- City warehouses -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marker", "cities"),
    [
        ("essen_warehouse", {"city kettwig", "city werden", "city steele"}),
        ("mark_warehouse", {"city hattingen", "city blankenstein", "city witten"}),
    ],
)
def test_6_6_each_warehouse_marker_opens_three_cities(marker: str, cities: set[str]) -> None:
    s = at(f"turn 6, phase 6; red: 10 thalers, markers {marker}")
    assert legal(s) == cities | {"done"}


def test_6_6_city_needs_its_marker() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, tokens white_city 1, markers essen_warehouse inn")
    assert why_not(s, "city witten") == "needs_marker"
    assert why_not_values(s, "city witten") == {"marker": "mark_warehouse", "tokens": ["white_industry"]}


@pytest.mark.parametrize(("owners", "price"), [("", 3), ("blue", 4), ("blue green", 5)])
@pytest.mark.parametrize("city", ["kettwig", "werden", "steele", "hattingen", "blankenstein", "witten"])
def test_6_6_city_first_free_slot_from_the_left_at_its_price(city: str, owners: str, price: int) -> None:
    text = "turn 6, phase 6; red: 10 thalers, markers essen_warehouse mark_warehouse"
    s = at(text, f"cities {city} {owners}" if owners else "")
    play(s, f"city {city}")
    assert thalers(s)[RED] == 10 - price
    assert warehouses(s, city).rstrip(" -") == f"{owners} red".strip()


def test_6_6_city_full() -> None:
    s = at("turn 6, phase 6; cities werden blue green yellow; red: 10 thalers, markers essen_warehouse inn")
    assert why_not(s, "city werden") == "city_full"
    assert "city werden" not in legal(s)


def test_6_6_one_warehouse_per_player_and_city() -> None:
    s = at("turn 6, phase 6; cities werden red; red: 10 thalers, markers essen_warehouse inn")
    assert why_not(s, "city werden") == "in_city_already"
    assert legal(s) == INN | {"city kettwig", "city steele", "done"}


def test_6_6_one_city_a_turn_with_each_marker() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers essen_warehouse mark_warehouse inn")
    play(s, "city werden")
    assert why_not(s, "city kettwig") == "marker_used"
    assert why_not_values(s, "city kettwig") == {"marker": "essen_warehouse"}
    play(s, "city witten")
    assert legal(s) == INN | {"done"}


def test_6_6_city_warehouse_earns_two_points_and_leaves_the_pool() -> None:
    s = at(
        "turn 6, phase 6; countries rhineland netherlands rhineland; "
        "red: 10 thalers, waits 11, markers essen_warehouse; blue: waits 6 7 9 10 11; "
        "green: waits 6 7 9 10 11; yellow: waits 6 7 9 10 11"
    )
    play(s, "city werden")
    assert sources(s, RED) == {"cities": 2}
    assert player_board(s, RED)["pool"] == 4
    assert [event.values for event in events(s, "city_built")] == [
        {"seat": RED, "city": "werden", "thalers": 3, "points": 2, "white": False}
    ]


def test_6_6_muelheim_cannot_be_built_with_these_markers() -> None:
    """There is no such action."""
    assert vocabulary(standard_board()).code("city muelheim") is None


# --- Coal depots ---------------------------------------------------------------------------------------


def test_6_6_depot_marker_opens_all_four_depots() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers coal_depot")
    assert legal(s) == {"depot mark", "depot essen", "depot werden", "depot broich", "done"}


@pytest.mark.parametrize(("owners", "price"), [("", 2), ("blue", 3), ("blue green", 3)])
@pytest.mark.parametrize("depot", ["mark", "essen", "werden", "broich"])
def test_6_6_depot_first_free_slot_at_its_price(depot: str, owners: str, price: int) -> None:
    text = "turn 6, phase 6; red: 10 thalers, markers coal_depot"
    s = at(text, f"depots {depot} {owners}" if owners else "")
    play(s, f"depot {depot}")
    assert thalers(s)[RED] == 10 - price
    assert warehouses(s, f"depot {depot}").rstrip(" -") == f"{owners} red".strip()


def test_6_6_several_of_ones_own_in_a_depot() -> None:
    s = at("turn 6, phase 6; depots essen red red; red: 10 thalers, waits 9 10 11, markers coal_depot")
    play(s, "depot essen")
    assert warehouses(s, "depot essen") == "red red red"


def test_6_6_depot_full() -> None:
    s = at("turn 6, phase 6; depots essen blue green blue; red: 10 thalers, markers coal_depot inn")
    assert why_not(s, "depot essen") == "depot_full"
    assert "depot essen" not in legal(s)


def test_6_6_one_depot_warehouse_a_turn() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers coal_depot inn")
    play(s, "depot essen")
    assert why_not(s, "depot mark") == "marker_used"
    assert why_not_values(s, "depot mark") == {"marker": "coal_depot"}


def test_6_6_depot_needs_its_marker() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers inn")
    assert why_not_values(s, "depot mark")["marker"] == "coal_depot"


def test_6_6_depot_warehouse_earns_two_points() -> None:
    s = at(
        "turn 6, phase 6; countries rhineland netherlands rhineland; "
        "red: 10 thalers, waits 11, markers coal_depot; blue: waits 6 7 9 10 11; green: waits 6 7 9 10 11; "
        "yellow: waits 6 7 9 10 11"
    )
    play(s, "depot broich")
    assert sources(s, RED) == {"depots": 2}
    assert player_board(s, RED)["pool"] == 4
    assert [event.values for event in events(s, "depot_built")] == [
        {"seat": RED, "territory": "broich", "thalers": 2, "points": 2}
    ]


# --- The white warehouse marker ------------------------------------------------------------------------


def test_6_6_r14_white_warehouse_in_any_city_or_in_the_port_without_another_marker() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers white_warehouse")
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
    s = at(
        "turn 6, phase 6; countries rhineland netherlands rhineland; "
        "red: 10 thalers, waits 11, markers white_warehouse; blue: waits 6 7 9 10 11; "
        "green: waits 6 7 9 10 11; yellow: waits 6 7 9 10 11"
    )
    play(s, f"white_warehouse {place}")
    assert thalers(s)[RED] == 8
    assert points(s)[RED] == 2
    assert player_board(s, RED)["pool"] == 4
    assert warehouses(s, place) == "red - -"


def test_6_6_white_warehouse_tells_its_place_price_and_marker() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers white_warehouse")
    play(s, "white_warehouse muelheim")
    assert sources(s, RED) == {"cities": 2}
    assert [event.values for event in events(s, "city_built")] == [
        {"seat": RED, "city": "muelheim", "thalers": 2, "points": 2, "white": True}
    ]


def test_6_6_white_warehouse_costs_two_also_where_the_slot_costs_five() -> None:
    s = at("turn 6, phase 6; cities werden blue green; red: 10 thalers, markers white_warehouse")
    play(s, "white_warehouse werden")
    assert thalers(s)[RED] == 8
    assert warehouses(s, "werden") == "blue green red"


def test_6_6_white_warehouse_in_the_port_costs_two_and_makes_the_next_dearer() -> None:
    s = at(
        "turn 6, phase 6; port belgium blue, rhineland blue green; red: 10 thalers, markers white_warehouse"
    )
    play(s, "white_warehouse belgium")
    assert thalers(s)[RED] == 8
    assert sources(s, RED) == {"port": 2}
    assert seen(s)["prices"]["port"] == 5
    assert [event.values for event in events(s, "port_built")] == [
        {"seat": RED, "country": "belgium", "thalers": 2, "points": 2, "white": True}
    ]


def test_6_6_white_warehouse_once_a_game() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers inn white_warehouse")
    play(s, "white_warehouse muelheim")
    assert legal(s) == INN | {"done"}
    for place in ("werden", "belgium"):
        assert why_not(s, f"white_warehouse {place}") == "marker_flipped"
        assert why_not_values(s, f"white_warehouse {place}") == {"marker": "white_warehouse"}


def test_6_6_white_warehouse_needs_its_marker() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, tokens black_city 2, markers inn")
    for place in ("werden", "belgium"):
        assert why_not(s, f"white_warehouse {place}") == "needs_marker"
        assert why_not_values(s, f"white_warehouse {place}") == {
            "marker": "white_warehouse",
            "tokens": ["white_city"],
        }


def test_6_6_white_warehouse_missed() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers inn, missed white_warehouse")
    assert why_not(s, "white_warehouse muelheim") == "marker_missed"
    assert why_not_values(s, "white_warehouse muelheim") == {"marker": "white_warehouse"}


def test_6_6_white_warehouse_not_twice_in_a_city() -> None:
    s = at("turn 6, phase 6; cities werden red; red: 10 thalers, markers inn white_warehouse")
    assert why_not(s, "white_warehouse werden") == "in_city_already"
    assert "white_warehouse werden" not in legal(s)


def test_6_6_white_warehouse_not_in_a_full_city() -> None:
    s = at("turn 6, phase 6; cities werden blue green yellow; red: 10 thalers, markers inn white_warehouse")
    assert why_not(s, "white_warehouse werden") == "city_full"


def test_6_6_white_warehouse_keeps_the_limits_of_the_port() -> None:
    s = at(
        "turn 6, phase 6; port belgium red, rhineland blue green yellow; "
        "red: 10 thalers, markers inn white_warehouse"
    )
    assert why_not(s, "white_warehouse belgium") == "in_column_already"
    assert why_not(s, "white_warehouse rhineland") == "column_full"
    s = then(s, "port belgium red, rhineland red blue")
    assert why_not(s, "white_warehouse netherlands") == "port_limit"


def test_6_6_white_warehouse_leaves_the_other_markers_of_the_turn_unused() -> None:
    """Two warehouses in Essen cities and two in the port, in one turn."""
    s = at(
        "turn 6, phase 6; countries rhineland netherlands rhineland; "
        "red: 9 thalers, waits 11, markers essen_warehouse port_ruhrort white_warehouse; "
        "blue: waits 6 7 9 10 11; green: waits 6 7 9 10 11; yellow: waits 6 7 9 10 11"
    )
    play(s, "white_warehouse kettwig", "city werden")
    assert {"port belgium", "port netherlands", "port rhineland"} <= legal(s)
    assert player_board(s, RED)["used"] == ["essen_warehouse"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_6_at_most_three_warehouses_in_muelheim(players: int) -> None:
    """As many as there are white warehouse markers, and there is a slot for each of them."""
    s = laid_out(f"{players} players")
    assert seen(s)["white_left"]["white_warehouse"] == players - 1
    assert len(warehouses(s, "muelheim").split()) == 3


def test_6_6_white_warehouse_not_where_one_was_built_this_turn() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers essen_warehouse port_ruhrort white_warehouse")
    play(s, "city werden", "port belgium")
    assert why_not(s, "white_warehouse werden") == "in_city_already"
    assert why_not(s, "white_warehouse belgium") == "in_column_already"


def test_6_6_city_marker_not_where_the_white_one_has_built() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers essen_warehouse white_warehouse")
    play(s, "white_warehouse werden")
    assert why_not(s, "city werden") == "in_city_already"


def test_6_6_white_warehouse_in_the_port_uses_the_marker_up_too() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers inn white_warehouse")
    play(s, "white_warehouse belgium")
    assert why_not(s, "white_warehouse muelheim") == "marker_flipped"
    assert player_board(s, RED)["flipped"] == ["white_warehouse"]


# --- The pool and borrowing for buildings --------------------------------------------------------------

BUILDINGS = ["city werden", "city witten", "depot essen", "port belgium"]
WHITE_BUILDINGS = ["white_warehouse muelheim", "white_warehouse belgium"]


@pytest.mark.parametrize("action", BUILDINGS + WHITE_BUILDINGS)
def test_6_6_every_building_needs_a_warehouse_in_the_pool(action: str) -> None:
    s = at(
        "turn 6, phase 6; red: 10 thalers, pool 0, "
        f"markers {EVERYTHING}; "
        "blue: pool 1; green: pool 1; yellow: pool 1"
    )
    assert why_not(s, action) == "no_warehouse"
    assert action not in legal(s)


@pytest.mark.parametrize("action", BUILDINGS + WHITE_BUILDINGS)
def test_6_6_r17_the_warehouse_to_be_built_is_not_pledged(action: str) -> None:
    s = at(
        "turn 6, phase 6; red: 1 thalers, pool 1, "
        f"markers {EVERYTHING}; "
        "blue: pool 1; green: pool 1; yellow: pool 1"
    )
    assert why_not(s, action) == "thalers_short"
    price = 3 if action.startswith(("city", "port")) else 2
    assert why_not_values(s, action) == {"missing": price - 1, "price": price}
    assert action not in legal(s)


@pytest.mark.parametrize("action", BUILDINGS + WHITE_BUILDINGS)
def test_6_6_r17_borrowing_for_a_building(action: str) -> None:
    s = at(
        "turn 6, phase 6; red: 1 thalers, pool 2, "
        f"markers {EVERYTHING}; "
        "blue: pool 1; green: pool 1; yellow: pool 1"
    )
    play(s, action)
    assert player_board(s, RED)["debts"] == 1
    assert player_board(s, RED)["pool"] == 0
    assert thalers(s)[RED] == (0 if action.startswith(("city", "port")) else 1)
    assert len(events(s, "borrowed")) == 1


def test_6_6_r17_several_loans_for_one_building() -> None:
    s = at(
        "turn 6, phase 6; cities werden blue green; red: waits 10 11, markers essen_warehouse; yellow: pool 1"
    )
    play(s, "city werden")
    assert player_board(s, RED)["debts"] == 3
    assert player_board(s, RED)["pool"] == 0
    assert thalers(s)[RED] == 1


def test_6_6_r17_no_loan_for_a_building_without_a_free_debt_space() -> None:
    s = at("turn 6, phase 6; red: pool 3, debts 3, waits -, markers essen_warehouse inn")
    assert why_not_values(s, "city werden") == {"missing": 1, "price": 3}

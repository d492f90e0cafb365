"""§6.4 Movement and coal sales: what is told of a sale, and why a barge cannot sell somewhere."""

import pytest

from ruhr.rules.state import State
from tests.table import (
    BLUE,
    GREEN,
    RED,
    after,
    asked,
    at,
    dealt,
    events,
    laid_out,
    locks_but,
    marker_number,
    play,
    seen,
    thalers,
    then,
    why_not,
)


def sold_from(storage: str, pips: int, option: str = "none", space: str = "", demand: int = 0) -> State:
    """Red has sold a die; so many demand Thalers lay on the gun factory of Steele."""
    text = (
        f"3 players, turn 2, phase 4; dice {storage} {pips}; {locks_but('lock_horst')}; "
        f"barges {storage} red, ruhrort green blue; cities werden green; red: option {option}"
    )
    s = at(text, f"demand steele_guns {demand}" if demand else "")
    if space:
        play(s, f"sell {space}")
    return s


@pytest.mark.parametrize("demand", [1, 2])
def test_6_4_r13_demand_thalers_taken_are_told(demand: int) -> None:
    s = sold_from("gewalt", 3, demand=demand)
    assert thalers(s)[RED] == 2 + demand
    assert [event.values for event in events(s, "demand_taken")] == [
        {"seat": RED, "thalers": demand, "space": "steele_guns"}
    ]


def test_6_4_r13_after_a_sale_demand_begins_with_one_thaler_again() -> None:
    s = sold_from("gewalt", 3, demand=2)
    guns = marker_number(trade="gun_factory")
    s = then(s, "phase 7")
    s = at(dealt(after(s, "phase 2"), bag=[guns, 0, 1]))
    assert seen(s)["river"]["demand"]["steele_guns"] == 1


def test_6_4_without_demand_nothing_is_taken() -> None:
    assert events(sold_from("gewalt", 3), "demand_taken") == []


def test_6_4_income_of_the_city_warehouses_is_told() -> None:
    s = sold_from("langenbrahm", 4)
    (income,) = events(s, "city_income")
    assert income.values == {"seat": GREEN, "city": "werden", "thalers": 1}
    assert thalers(s) == [3, 0, 1]


def test_6_4_moves_of_the_export_marker_are_told() -> None:
    s = sold_from("saarn", 4, "pilot", "ruhrort")
    assert [event.values for event in events(s, "export_marker_moved")] == [{"box": 2, "value": 2}]


def test_6_4_a_die_of_two_can_lose_a_pip() -> None:
    s = sold_from("wohlverwahrt", 2)
    assert [event.values for event in events(s, "quality_lost")] == [{"seat": RED, "pips": 1}]
    assert thalers(s)[RED] == 0


def test_6_4_a_sale_is_told_with_what_it_paid() -> None:
    s = sold_from("saarn", 3, "pilot", "ruhrort")
    assert [event.values for event in events(s, "sold")] == [
        {"seat": RED, "colour": "black", "pips": 3, "space": "ruhrort", "thalers": 3}
    ]
    assert [event.values for event in events(s, "token_gained")] == [{"seat": RED, "area": "black_ruhrort"}]
    assert seen(s)["river"]["barges"]["ruhrort"] == [RED, GREEN, BLUE]


# Without a pilot there is never anything to choose (§2.1), so nobody is asked and nobody refused in play;
# here the question is put all the same.


@pytest.mark.parametrize(
    ("space", "code"),
    [
        ("steele_guns", None),
        ("rellinghausen", "needs_pilot"),
        ("ruhrort", "needs_pilot"),
        ("steele", "not_downriver"),
    ],
)
def test_6_4_without_a_pilot_only_the_selling_space_within_two_steps(space: str, code: str | None) -> None:
    s = laid_out("2 players, turn 2, phase 4, red decides sell; dice gewalt 3; barges gewalt red")
    assert asked(s) == (RED, "sell")
    assert why_not(s, f"sell {space}") == code

"""§6.4 Movement and coal sales."""

from ruhr.rules.phase_4_movement_and_sale import foreseen_sale
from ruhr.rules.state import State
from tests.table import (
    BLUE,
    GREEN,
    RED,
    asked,
    at,
    but,
    events,
    legal,
    locks_but,
    on_track,
    pips,
    play,
    seen,
    thalers,
    why_not,
)


def one_barge(storage: str, value: int, option: str = "none", more: str = "") -> str:
    """Two players, but only red has coal on board; all locks are built, and whatever else is said."""
    text = (
        f"2 players, turn 2, phase 4; dice {storage} {value}; locks all; "
        f"barges {storage} red, ruhrort blue; red: option {option}"
    )
    return but(text, more)


def sold(text: str, space: str) -> State:
    """Red has sold: by himself where there is nothing to choose."""
    s = at(text)
    if f"sell {space}" in legal(s):
        play(s, f"sell {space}")
    return s


def test_6_4_example_1_black_three_at_an_industry() -> None:
    """One token and two Thalers."""
    s = sold(one_barge("gewalt", 3), "steele_guns")
    assert thalers(s)[RED] == 2
    assert s.players[RED].tokens == s.board.area_spaces[0] & -s.board.area_spaces[0]


def test_6_4_example_2_black_four_at_werden() -> None:
    """One token and three Thalers."""
    s = sold(one_barge("langenbrahm", 4), "werden")
    assert thalers(s)[RED] == 3
    assert [event.values["area"] for event in events(s, "token_gained")] == ["black_city"]


def test_6_4_a_standard_trip_has_nothing_to_choose() -> None:
    """Every storage that needs no pilot reaches exactly one selling space: nobody is asked."""
    s = at(one_barge("gewalt", 3))
    assert [event.values["space"] for event in events(s, "sold")] == ["steele_guns"]


def test_6_4_with_a_pilot_any_selling_space_downriver() -> None:
    s = at(one_barge("saarn", 3, "pilot"))
    assert asked(s) == (RED, "sell")
    assert legal(s) == {"sell saarn_guns", "sell muelheim", "sell styrum", "sell ruhrort"}
    assert why_not(s, "sell kettwig") == "not_downriver"


def test_6_4_ruhrort_only_with_a_pilot() -> None:
    s = at(one_barge("saarn", 3, "transport"))
    assert [event.values["space"] for event in events(s, "sold")] == ["saarn_guns"]


def test_6_4_an_obstacle_costs_one_pip_however_many_are_passed() -> None:
    left = locks_but("lock_horst lock_spillenburg lock_rohmannsmuehle")
    s = sold(one_barge("wohlverwahrt", 4, "pilot", left), "kupferdreh")
    assert [event.values["pips"] for event in events(s, "sold")] == [3]


def test_6_4_a_lock_saves_the_coal() -> None:
    s = at(one_barge("wohlverwahrt", 4), locks_but("lock_spillenburg"))
    assert [event.values["pips"] for event in events(s, "sold")] == [4]
    assert not events(s, "quality_lost")


def test_6_4_r12_a_die_of_one_keeps_its_last_pip() -> None:
    s = at(one_barge("wohlverwahrt", 1), locks_but("lock_horst"))
    assert [event.values["pips"] for event in events(s, "sold")] == [1]
    assert thalers(s)[RED] == 0


def test_6_4_ruhrort_adds_a_thaler() -> None:
    s = sold(one_barge("saarn", 3, "pilot"), "ruhrort")
    assert thalers(s)[RED] == 3


def test_6_4_export_marker_moves_one_box_for_low_and_two_for_high_coal() -> None:
    for value, box in ((1, 1), (3, 1), (4, 2), (6, 2)):
        s = sold(one_barge("saarn", value, "pilot"), "ruhrort")
        assert s.export_marker == box, value


def test_6_4_export_marker_never_leaves_the_track() -> None:
    s = sold(one_barge("saarn", 6, "pilot", "export 4"), "ruhrort")
    assert s.export_marker == 5


def test_6_4_full_area_pays_the_whole_value() -> None:
    """White coal to a city has two token spaces; the third sale there brings no token."""
    s = at(one_barge("stiepel", 5), "red: tokens white_city 2")
    assert thalers(s)[RED] == 5
    assert not events(s, "token_gained")


def test_6_4_r13_the_seller_takes_the_demand_thalers() -> None:
    s = at(one_barge("gewalt", 3, "none", "demand steele_guns 2"))
    assert thalers(s)[RED] == 2 + 2
    assert seen(s)["river"]["demand"] == {}


def test_6_4_everybody_with_a_warehouse_in_the_city_earns_the_seller_too() -> None:
    s = at(
        "3 players, turn 6, phase 4; dice langenbrahm 4; locks all; "
        "barges langenbrahm red, ruhrort green blue; cities werden green red; red: option none"
    )
    assert thalers(s)[RED] == 3 + 1
    assert thalers(s)[GREEN] == 1
    assert thalers(s)[BLUE] == 0


def test_6_4_the_farthest_upriver_sells_first() -> None:
    s = at(
        "3 players, turn 2, phase 4; dice gewalt 3, langenbrahm 4, saarn 3; "
        "barges gewalt blue, langenbrahm green, saarn red; red: option none; blue: option none; "
        "green: option none"
    )
    assert [event.values["seat"] for event in events(s, "sold")] == [BLUE, GREEN, RED]


def test_6_4_on_one_space_who_came_earlier_lies_farther_downriver() -> None:
    s = at(
        "2 players, turn 3, phase 4; dice langenbrahm 4; barges langenbrahm red, werden blue; "
        "red: option none"
    )
    assert list(s.order) == [RED, BLUE]
    assert seen(s)["river"]["barges"] == {"werden": [RED, BLUE]}


def test_6_4_first_in_ruhrort_lies_farthest_downriver() -> None:
    s = at(
        "2 players, turn 3, phase 4; dice gewalt 3, langenbrahm 4; barges gewalt red, langenbrahm blue; "
        "red: option pilot; blue: option pilot"
    )
    play(s, "sell ruhrort", "sell ruhrort")
    assert seen(s)["river"]["barges"] == {"ruhrort": [BLUE, RED]}


def test_6_4_the_sold_die_goes_onto_the_track_with_the_pips_it_arrived_with() -> None:
    s = at(one_barge("wohlverwahrt", 4), "track b2; " + locks_but("lock_horst"))
    assert on_track(s)[0] == "b2 b3"
    assert pips(s) == {}


def test_6_4_who_has_passed_sells_nothing() -> None:
    s = at("2 players, turn 3, phase 4; dice gewalt 3; barges steele blue, gewalt red; red: option none")
    assert [event.values["seat"] for event in events(s, "sold")] == [RED]


def test_6_4_a_die_pushed_off_a_full_track_comes_back_before_the_next_sale() -> None:
    """The start player of the phase places it, also after he has sold himself."""
    s = at(
        "3 players, turn 2, phase 4; dice wohlverwahrt 4, langenbrahm 4; track b1 b2 b3 b3 b3; "
        "barges wohlverwahrt red, langenbrahm blue, ruhrort green"
    )
    assert asked(s) == (RED, "place")
    assert legal(s) == {"place wohlverwahrt", "place gewalt", "place kunstwerk"}
    play(s, "place gewalt")
    assert [event.kind for event in events(s)][:2] == ["die_came_back", "quality_lost"]
    assert pips(s)["gewalt"] == 1


def test_6_4_a_sale_can_be_foreseen_with_the_marker_it_completes() -> None:
    """The seller has been paid and has his marker; the table itself stays as it was."""
    s = at("2 players, turn 2, phase 3; dice gewalt 3; locks all; red: 0 thalers, tokens black_industry 1")
    storage = [space.id for space in s.board.storages].index("gewalt")
    space = [space.id for space in s.board.selling].index("steele_guns")
    then = foreseen_sale(s, RED, storage, space)
    assert thalers(then)[RED] == 2
    assert [event.values["marker"] for event in events(then, "progress_gained")] == ["wage"]
    assert thalers(s)[RED] == 0
    assert pips(s)["gewalt"] == 3

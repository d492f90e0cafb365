"""§7 End of the game and scoring."""

import pytest

from ruhr.board import standard_board
from ruhr.game import chance_of
from ruhr.playout import random_game
from ruhr.rules.scoring import place_of, share_of_win, winners
from ruhr.rules.state import one
from tests.sight import player_board, sources
from tests.table import (
    BLUE,
    GREEN,
    RED,
    at,
    but,
    events,
    legal,
    points,
    seen,
    thalers,
    why_not,
)

ESSEN_CITIES = "kettwig werden steele"
MARK_CITIES = "hattingen blankenstein witten"
ALL_CITIES = f"{ESSEN_CITIES} {MARK_CITIES} muelheim"
ALL_DEPOTS = "mark essen werden broich"


def last_turn(cities: str, depots: str = "") -> str:
    """The end of turn 12; red has a warehouse in each of these cities and depots."""
    text = f"turn 12, phase 7; cities {', '.join(f'{city} red' for city in cities.split())}"
    return but(text, f"depots {', '.join(f'{depot} red' for depot in depots.split())}" if depots else "")


# --- Cities --------------------------------------------------------------------------------------------


def test_7_all_three_essen_cities_earn_one_point() -> None:
    s = at("turn 12, phase 7; cities steele red, werden red, kettwig red")
    assert sources(s, RED) == {"essen_cities": 1}


def test_7_all_three_mark_cities_earn_one_point() -> None:
    s = at("turn 12, phase 7; cities witten red, blankenstein red, hattingen red")
    assert sources(s, RED) == {"mark_cities": 1}


@pytest.mark.parametrize("missing", [*ESSEN_CITIES.split(), *MARK_CITIES.split()])
def test_7_two_of_three_cities_earn_nothing(missing: str) -> None:
    s = at(last_turn(cities=" ".join({*ESSEN_CITIES.split(), *MARK_CITIES.split()} - {missing})))
    assert points(s)[RED] == 1


def test_7_note_all_seven_cities_earn_three_points_more() -> None:
    s = at(last_turn(ALL_CITIES), "red: markers grafschaft_mark")
    assert sources(s, RED) == {"essen_cities": 1, "mark_cities": 1, "all_cities": 3}


def test_7_six_cities_without_muelheim_earn_two_points() -> None:
    s = at(last_turn(cities=f"{ESSEN_CITIES} {MARK_CITIES}"))
    assert sources(s, RED) == {"essen_cities": 1, "mark_cities": 1}


def test_7_muelheim_does_not_stand_in_for_another_city() -> None:
    s = at("turn 12, phase 7; cities blankenstein red, hattingen red, werden red, kettwig red, muelheim red")
    assert points(s)[RED] == 0


def test_7_several_players_can_earn_the_city_points() -> None:
    s = at("turn 12, phase 7; cities steele red blue, werden red blue, kettwig red blue")
    assert points(s) == [1, 1, 0, 0]


# --- Coal depots ---------------------------------------------------------------------------------------


def test_7_warehouses_in_all_four_depots_earn_two_points() -> None:
    s = at("turn 12, phase 7; depots mark blue red, essen blue red, werden blue red, broich blue red")
    assert sources(s, RED) == {"all_depots": 2}
    assert sources(s, BLUE) == {"all_depots": 2}


def test_7_three_depots_earn_nothing_for_being_all() -> None:
    s = at("turn 12, phase 7; depots mark red, essen red, werden red")
    assert "all_depots" not in sources(s, RED)


def test_7_most_warehouses_in_a_depot_earn_one_point() -> None:
    s = at("turn 12, phase 7; depots essen red blue red")
    assert sources(s, RED) == {"depot_majorities": 1}
    assert points(s)[BLUE] == 0


def test_7_a_single_warehouse_can_be_the_most() -> None:
    s = at("turn 12, phase 7; depots essen green")
    assert sources(s, GREEN) == {"depot_majorities": 1}


@pytest.mark.parametrize("owners", ["red blue", "red blue green", "blue red"])
def test_7_r19_a_tie_in_a_depot_earns_nobody_a_point(owners: str) -> None:
    s = at(f"turn 12, phase 7; depots essen {owners}")
    assert points(s) == [0, 0, 0, 0]


def test_7_a_full_depot_is_counted_by_itself() -> None:
    """Nothing of the next depot helps."""
    s = at("turn 12, phase 7; depots mark red blue green, essen red red blue, werden blue red")
    assert sources(s, RED) == {"depot_majorities": 1}
    assert points(s)[BLUE] == 0


def test_7_depot_majorities_one_point_each() -> None:
    s = at("turn 12, phase 7; depots mark red red blue, essen red, werden blue")
    assert sources(s, RED) == {"depot_majorities": 2}
    assert sources(s, BLUE) == {"depot_majorities": 1}


def test_7_all_depots_and_all_majorities_add_up() -> None:
    s = at("turn 12, phase 7; depots mark red, essen red, werden red, broich red")
    assert sources(s, RED) == {"all_depots": 2, "depot_majorities": 4}


# --- Mayor and inn -------------------------------------------------------------------------------------


def test_7_mayor_earns_a_point_per_thaler() -> None:
    s = at("turn 12, phase 7; red: 7 thalers, markers mayor")
    assert sources(s, RED) == {"mayor": 7}


def test_7_mayor_without_thalers_earns_nothing() -> None:
    s = at("turn 12, phase 7; red: markers mayor")
    assert events(s, "bonus_scored") == []


def test_7_mayor_with_a_debt_earns_nothing() -> None:
    s = at("turn 12, phase 7; red: 7 thalers, points gifts 5, debts 1, markers mayor")
    assert sources(s, RED) == {"gifts": 5, "debts": -2}


def test_7_mayor_counts_ten_thalers_at_the_most() -> None:
    s = at("turn 12, phase 7; red: 15 thalers, markers mayor")
    assert sources(s, RED) == {"mayor": 10}


def test_7_thalers_without_the_mayor_earn_nothing() -> None:
    s = at("turn 12, phase 7; red: 10 thalers")
    assert points(s)[RED] == 0


def test_7_unused_inn_earns_two_points() -> None:
    s = at("turn 12, phase 7; red: markers inn")
    assert sources(s, RED) == {"inn": 2}
    assert [event.values for event in events(s, "inn_visited")] == [
        {"seat": RED, "currency": "point", "count": 2}
    ]
    assert player_board(s, RED)["flipped"] == ["inn"]


def test_7_debts_do_not_matter_to_the_unused_inn() -> None:
    s = at("turn 12, phase 7; red: points gifts 5, debts 1, markers inn")
    assert sources(s, RED) == {"gifts": 5, "inn": 2, "debts": -2}


def test_7_used_inn_earns_nothing() -> None:
    s = at("turn 12, phase 7; red: markers inn, flipped inn")
    assert points(s)[RED] == 0


def test_7_missed_inn_earns_nothing() -> None:
    s = at("turn 12, phase 7; red: missed inn")
    assert points(s)[RED] == 0


def test_7_r20_unused_inn_gives_three_thalers_to_a_mayor_without_debt() -> None:
    s = at("turn 12, phase 7; red: 4 thalers, markers inn mayor")
    assert sources(s, RED) == {"mayor": 7}
    assert thalers(s)[RED] == 7


def test_7_r20_the_thalers_of_the_inn_come_after_the_limit_of_ten() -> None:
    s = at("turn 12, phase 7; red: 12 thalers, markers inn mayor")
    assert sources(s, RED) == {"mayor": 13}


def test_7_r20_unused_inn_gives_two_points_to_a_mayor_in_debt() -> None:
    s = at("turn 12, phase 7; red: 9 thalers, points gifts 5, debts 1, markers inn mayor")
    assert sources(s, RED) == {"gifts": 5, "inn": 2, "debts": -2}


def test_7_r20_mayor_whose_inn_is_used_counts_his_own_thalers() -> None:
    s = at("turn 12, phase 7; red: 4 thalers, markers inn mayor, flipped inn")
    assert sources(s, RED) == {"mayor": 4}


# --- Ruhrtalbahn and Ruhraake --------------------------------------------------------------------------


def test_7_ruhrtalbahn_earns_a_point_per_city_warehouse() -> None:
    s = at("turn 12, phase 7; cities witten red, kettwig red; red: markers ruhrtalbahn")
    assert sources(s, RED) == {"ruhrtalbahn": 2}


def test_7_ruhrtalbahn_counts_muelheim() -> None:
    s = at(last_turn(ALL_CITIES), "red: markers grafschaft_mark ruhrtalbahn")
    assert sources(s, RED)["ruhrtalbahn"] == 7


def test_7_ruhrtalbahn_counts_neither_port_nor_depots() -> None:
    s = at(
        "turn 12, phase 7; cities muelheim red; depots essen red; port belgium red; red: markers ruhrtalbahn"
    )
    assert sources(s, RED)["ruhrtalbahn"] == 1


def test_7_ruhrtalbahn_counts_ones_own_warehouses_only() -> None:
    s = at("turn 12, phase 7; cities werden blue green red, kettwig blue; red: markers ruhrtalbahn")
    assert sources(s, RED) == {"ruhrtalbahn": 1}


@pytest.mark.parametrize("space", ["muelheim", "styrum", "witten"])
def test_7_ruhraake_earns_two_points(space: str) -> None:
    s = at(f"turn 12, phase 7; barges {space} red; red: markers ruhraake")
    assert sources(s, RED) == {"ruhraake": 2}


def test_7_ruhraake_earns_four_points_with_the_barge_in_ruhrort() -> None:
    s = at("turn 12, phase 7; barges ruhrort red blue; red: markers ruhraake")
    assert sources(s, RED) == {"ruhraake": 4}
    assert points(s)[BLUE] == 0


# --- Debts ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("debts", [1, 2, 3, 4])
def test_7_important_each_debt_costs_two_points(debts: int) -> None:
    s = at(f"turn 12, phase 7; red: points gifts 20, debts {debts}")
    assert points(s)[RED] == 20 - 2 * debts
    assert [event.values for event in events(s, "bonus_scored")] == [
        {"seat": RED, "source": "debts", "points": -2 * debts}
    ]


def test_7_debts_take_nobody_below_zero() -> None:
    s = at("turn 12, phase 7; red: points gifts 3, debts 4")
    assert points(s)[RED] == 0
    assert [event.values["points"] for event in events(s, "bonus_scored")] == [-3]


def test_7_debts_are_counted_after_all_bonuses() -> None:
    """Without points of his own red still pays his debt out of the Ruhraake."""
    s = at("turn 12, phase 7; barges ruhrort red; red: debts 1, markers ruhraake")
    assert sources(s, RED) == {"ruhraake": 4, "debts": -2}


# --- The end -------------------------------------------------------------------------------------------


def test_7_all_bonuses_together() -> None:
    """Ten warehouses are enough for all depots and all cities but Mülheim."""
    s = at(
        last_turn(f"{ESSEN_CITIES} {MARK_CITIES}", ALL_DEPOTS),
        "locks lock_horst; barges ruhrort red; "
        "red: 10 thalers, markers grafschaft_mark inn mayor ruhrtalbahn ruhraake, locks 1",
    )
    assert sources(s, RED) == {
        "essen_cities": 1,
        "mark_cities": 1,
        "all_depots": 2,
        "depot_majorities": 4,
        "mayor": 13,
        "ruhrtalbahn": 6,
        "ruhraake": 4,
    }
    assert points(s)[RED] == 31


@pytest.mark.parametrize("markers", ["mayor", "ruhrtalbahn", "ruhraake", "inn"])
def test_7_white_markers_earn_nothing_who_has_missed_them(markers: str) -> None:
    s = at(last_turn(cities="werden"), f"red: 5 thalers, missed {markers}")
    assert points(s)[RED] == 0


@pytest.mark.parametrize("turn", [1, 6, 11])
def test_7_no_bonus_before_the_end(turn: int) -> None:
    s = at(f"turn {turn}, phase 7; depots essen red; red: 5 thalers, markers mayor inn ruhraake")
    assert points(s)[RED] == 0


def test_7_most_points_win() -> None:
    s = at("turn 12, phase 7; red: points gifts 20; blue: points gifts 21")
    assert [event.values for event in events(s, "won")] == [{"seat": BLUE, "points": 21}]


def test_7_bonuses_and_debts_decide_who_wins() -> None:
    s = at("turn 12, phase 7; red: points gifts 20, debts 1; blue: points gifts 17, markers inn")
    assert points(s)[:2] == [18, 19]
    assert [event.values["seat"] for event in events(s, "won")] == [BLUE]


def test_7_r21_a_tie_is_a_shared_win() -> None:
    s = at("turn 12, phase 7; red: 9 thalers, points gifts 21; blue: points gifts 20; green: points gifts 21")
    assert [event.values["seat"] for event in events(s, "won")] == [RED, GREEN]
    assert winners(s) == one(RED) | one(GREEN)
    assert [place_of(s, seat) for seat in range(4)] == [1, 3, 1, 4]
    assert [share_of_win(winners(s), seat) for seat in range(4)] == [0.5, 0, 0.5, 0]


def test_7_r21_without_any_points_all_share_the_win() -> None:
    s = at("3 players, turn 12, phase 7")
    assert [event.values["seat"] for event in events(s, "won")] == [RED, BLUE, GREEN]


def test_7_after_the_end_nothing_can_be_done() -> None:
    s = at("turn 12, phase 7")
    assert legal(s) == set()
    assert seen(s)["decision"] is None
    assert why_not(s, "done") == "game_over"
    assert why_not(s, "option none") == "game_over"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_points_by_source_add_up_to_the_points(players: int) -> None:
    for seed in range(5):
        s, _ = random_game(standard_board(), players, False, chance_of(seed))
        for seat in range(players):
            assert sum(sources(s, seat).values()) == points(s)[seat]

"""§5.3 Debt."""

from ruhr.board import standard_board
from ruhr.rules.state import State
from tests.table import (
    BLUE,
    RED,
    asked,
    at,
    events,
    legal,
    play,
    points,
    refusal,
    seen,
    thalers,
    then,
    why_not,
)

#: Warehouses that wait on the turn track, as `waiting` counts them.
ON_SIX, ON_SEVEN = 1 << 6, 1 << 7


def in_ruhrort(turn: int = 2, river: str = "gewalt 3, kunstwerk 3") -> str:
    """Phase 3 is about to begin, and red must haul: he lies in Ruhrort without money."""
    return f"2 players, turn {turn}, phase 3; dice {river}; track b2; barges ruhrort red blue"


#: Phase 6 is about to begin, and red is the first; he has no money.
SHOPPING = "2 players, turn 5, phase 6; barges ruhrort red blue"


def loans(s: State, kind: str = "borrowed") -> int:
    """How often red has borrowed just now."""
    return sum(event.values["seat"] == RED for event in events(s, kind))


def purse(s: State) -> dict[str, int]:
    """What red has."""
    me = s.players[RED]
    return {"thalers": me.thalers, "pool": me.pool, "debts": me.debts}


def short(s: State, action: str) -> tuple[int, int]:
    """How many Thalers are missing for which price."""
    found = refusal(s, action)
    assert found is not None
    assert found.code == "thalers_short"
    return found.values["missing"], found.values["price"]


# --- Borrowing -----------------------------------------------------------------------------------------


def test_5_3_a_warehouse_of_the_pool_goes_onto_a_debt_space_and_two_thalers_come() -> None:
    s = at("2 players, turn 2, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue")
    play(s, "option hauling")
    assert purse(s) == {"thalers": 2 - 1, "pool": 0, "debts": 1}
    assert [event.values for event in events(s, "borrowed")] == [{"seat": RED, "thalers": 2}]


def test_5_3_four_debt_spaces() -> None:
    assert standard_board().debt_spaces == 4
    s = at(in_ruhrort(river="pauline 3"), "red: pool 2, waits 11, debts 3")
    play(s, "option hauling_pilot")
    assert s.players[RED].debts == 4


def test_5_3_r17_borrowing_happens_by_itself_with_the_payment() -> None:
    """No action asks for a loan."""
    s = at("2 players, turn 2, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue")
    assert legal(s) == {"option hauling", "option hauling_pilot", "option hauling_transport"}


def test_5_3_r17_no_more_is_borrowed_than_the_payment_needs() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: waits 10 11"
    )
    play(s, "option hauling_pilot")
    assert loans(s) == 1
    assert purse(s) == {"thalers": 0, "pool": 3, "debts": 1}


def test_5_3_r17_as_often_as_the_payment_needs() -> None:
    s = at("2 players, turn 7, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue")
    play(s, "option hauling_pilot")
    assert loans(s) == 2
    assert purse(s) == {"thalers": 1, "pool": 1, "debts": 2}


def test_5_3_r17_who_can_pay_does_not_borrow() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: 2 thalers"
    )
    play(s, "option hauling_pilot")
    assert purse(s) == {"thalers": 0, "pool": 1, "debts": 0}


def test_5_3_r17_a_few_thalers_and_a_loan_together() -> None:
    s = at(
        "2 players, turn 7, phase 3; dice gewalt 3, kunstwerk 3; track b2; "
        "countries rhineland netherlands rhineland rhineland; barges ruhrort red blue; "
        "red: 1 thalers, pool 1, waits 7 9 10 11; blue: pool 1, waits 7 9 10 11"
    )
    play(s, "option hauling_pilot")
    assert purse(s) == {"thalers": 0, "pool": 0, "debts": 1}


def test_5_3_may_borrow_for_an_option_though_others_are_free() -> None:
    """He may run into debt without having to."""
    s = at(
        "2 players, turn 2, phase 3; dice wohlverwahrt 3, saarn 3; track b2; barges werden red, ruhrort blue"
    )
    assert {"option none", "option hauling"} < legal(s)
    play(s, "option hauling")
    assert loans(s) == 1


def test_5_3_r17_borrowing_for_the_levy() -> None:
    s = at("2 players, turn 3, phase 1; barges ruhrort red blue")
    assert loans(s) == 1
    assert purse(s) == {"thalers": 1, "pool": 0, "debts": 1}


def test_5_3_r17_borrowing_for_a_lock() -> None:
    s = at("2 players, turn 5, phase 6; barges ruhrort red blue; red: 1 thalers, markers lock_building")
    play(s, "lock lock_horst")
    assert purse(s) == {"thalers": 0, "pool": 0 + 2, "debts": 1}


def test_5_3_r17_borrowing_for_a_city_warehouse() -> None:
    s = at(
        "2 players, turn 5, phase 6; barges ruhrort red blue; "
        "red: 1 thalers, waits 7 9 10 11, markers essen_warehouse"
    )
    play(s, "city werden")
    assert purse(s) == {"thalers": 0, "pool": 0, "debts": 1}


def test_5_3_r17_borrowing_for_a_depot_warehouse() -> None:
    s = at("2 players, turn 5, phase 6; barges ruhrort red blue; red: waits 7 9 10 11, markers coal_depot")
    play(s, "depot essen")
    assert purse(s) == {"thalers": 0, "pool": 0, "debts": 1}


def test_5_3_r17_borrowing_for_a_port_warehouse() -> None:
    s = at("2 players, turn 5, phase 6; barges ruhrort red blue; red: waits 9 10 11, markers port_ruhrort")
    play(s, "port belgium")
    assert purse(s) == {"thalers": 1, "pool": 0, "debts": 2}


def test_5_3_r17_borrowing_for_a_white_warehouse() -> None:
    s = at(
        "2 players, turn 5, phase 6; barges ruhrort red blue; red: waits 7 9 10 11, markers white_warehouse"
    )
    play(s, "white_warehouse muelheim")
    assert purse(s) == {"thalers": 0, "pool": 0, "debts": 1}


def test_5_3_r17_borrowing_for_a_shift_may_take_the_last_warehouse() -> None:
    s = at(
        "2 players, turn 5, phase 6; countries rhineland netherlands; barges ruhrort red blue; "
        "port belgium red; red: waits 7 9 10 11"
    )
    play(s, "shift belgium rhineland")
    assert purse(s) == {"thalers": 0, "pool": 0, "debts": 1}


def test_5_3_r17_a_building_keeps_the_warehouse_it_is_built_with() -> None:
    """His only warehouse cannot be pledged and built at once."""
    s = at(
        "2 players, turn 5, phase 6; barges ruhrort red blue; "
        "red: 2 thalers, markers lock_building essen_warehouse"
    )
    assert short(s, "city werden") == (1, 3)
    play(s, "lock lock_horst")
    assert why_not(s, "city werden") is None


def test_5_3_r17_the_last_warehouse_but_one_may_be_pledged_for_a_building() -> None:
    s = at(
        "2 players, turn 5, phase 6; barges ruhrort red blue; "
        "red: 2 thalers, waits 7 9 10 11, markers essen_warehouse"
    )
    assert "city werden" in legal(s)


def test_5_3_no_free_debt_space_no_borrowing() -> None:
    s = at(SHOPPING, "red: 1 thalers, pool 2, waits -, debts 4, markers lock_building coal_depot inn")
    assert short(s, "lock lock_horst") == (2, 3)
    assert short(s, "depot essen") == (1, 2)


def test_5_3_free_debt_spaces_limit_the_loans() -> None:
    s = at(SHOPPING, "red: pool 3, waits -, debts 3, markers port_ruhrort inn")
    assert short(s, "port belgium") == (1, 3)


# --- Repaying ------------------------------------------------------------------------------------------


def test_5_3_a_pledged_warehouse_is_blocked_until_the_debt_is_repaid() -> None:
    s = at("2 players, turn 5, phase 6; barges ruhrort red blue; red: 5 thalers, debts 1, markers coal_depot")
    assert why_not(s, "depot essen") == "no_warehouse"
    play(s, "repay")
    assert purse(s) == {"thalers": 2, "pool": 1, "debts": 0}
    play(s, "depot essen")
    assert purse(s) == {"thalers": 0, "pool": 0, "debts": 0}


def test_5_3_repaying_costs_three_thalers_a_debt_space() -> None:
    s = at("2 players, turn 5, phase 6; barges ruhrort red blue; red: 6 thalers, debts 2, waits 7 9 10 11")
    play(s, "repay", "repay")
    assert purse(s) == {"thalers": 0, "pool": 2, "debts": 0}


def test_5_3_r17_nobody_borrows_to_repay() -> None:
    s = at(
        "2 players, turn 5, phase 6; barges ruhrort red blue; "
        "red: 2 thalers, debts 1, waits 10 11, markers inn"
    )
    assert "repay" not in legal(s)
    assert short(s, "repay") == (1, 3)


def test_5_3_without_a_debt_there_is_nothing_to_repay() -> None:
    s = at("2 players, turn 5, phase 6; barges ruhrort red blue; red: 5 thalers, markers inn")
    assert why_not(s, "repay") == "no_debt"


def test_5_3_repaying_is_for_phase_six_only() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: 9 thalers, debts 1"
    )
    assert why_not(s, "repay") == "other_phase"


# --- A rare occurrence: the turn track -----------------------------------------------------------------


def borrowed_ahead(s: State) -> list[tuple[int, int]]:
    """From which turns red has borrowed just now, and what it cost him in points."""
    return [
        (event.values["turn"], event.values["points"])
        for event in events(s, "borrowed_ahead")
        if event.values["seat"] == RED
    ]


def test_5_3_rare_occurrence_with_an_empty_pool_the_next_warehouse_of_the_turn_track() -> None:
    s = at(
        "2 players, turn 5, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: points gifts 5, pool 0"
    )
    play(s, "option hauling")
    assert borrowed_ahead(s) == [(6, 2)]
    assert purse(s) == {"thalers": 1, "pool": 0, "debts": 1}
    assert points(s)[RED] == 3
    assert seen(s)["players"][RED]["waiting"]["turns"] == [7, 9, 10, 11]


def test_5_3_rare_occurrence_points_do_not_drop_below_zero() -> None:
    for before, lost in ((0, 0), (1, 1), (2, 2)):
        s = at(in_ruhrort(turn=5), f"red: points gifts {before}, pool 0")
        play(s, "option hauling")
        assert borrowed_ahead(s) == [(6, lost)]
        assert points(s)[RED] == 0


def test_5_3_r18_the_next_turn_is_the_next_that_still_holds_one_of_his() -> None:
    s = at(
        "2 players, turn 8, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: points gifts 9, pool 0"
    )
    play(s, "option hauling")
    assert borrowed_ahead(s) == [(9, 2)]


def test_5_3_r18_each_warehouse_from_the_turn_track_costs_two_points() -> None:
    s = at(
        "2 players, turn 7, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: points gifts 9, pool 0, waits 9 10; blue: waits 7 9 10 11"
    )
    play(s, "option hauling_pilot")
    assert borrowed_ahead(s) == [(9, 2), (10, 2)]
    assert points(s)[RED] == 5
    assert purse(s) == {"thalers": 1, "pool": 0, "debts": 2}


def test_5_3_r18_warehouses_of_the_pool_go_first() -> None:
    """Only hauling with a pilot leads anywhere, and it costs more than one loan brings."""
    s = at(
        "2 players, turn 7, phase 3; dice pauline 3, wiesche 3; track -; barges ruhrort red blue; "
        "red: points gifts 9, pool 1, waits 9; blue: waits 7 9 10 11"
    )
    assert asked(s) == (RED, "start")
    kinds = [
        event.kind for event in events(s) if event.kind.startswith("borrowed") and event.values["seat"] == RED
    ]
    assert kinds == ["borrowed", "borrowed_ahead"]
    assert purse(s) == {"thalers": 1, "pool": 0, "debts": 2}
    assert points(s)[RED] == 7


def test_5_3_r18_every_option_that_can_be_paid_so_may_be_chosen() -> None:
    s = at(
        "2 players, turn 5, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: pool 0"
    )
    assert legal(s) == {"option hauling", "option hauling_pilot", "option hauling_transport"}


def test_5_3_r18_what_even_the_turn_track_cannot_pay_may_not_be_chosen() -> None:
    """With one warehouse left there are two Thalers: enough for hauling alone."""
    s = at(
        "2 players, turn 7, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: pool 0, waits 11, markers inn; blue: waits 7 9 10 11"
    )
    assert legal(s) == {"option hauling", "inn thalers", "inn points"}
    assert short(s, "option hauling_pilot") == (3, 3)


def test_5_3_r18_not_while_any_other_option_can_be_chosen() -> None:
    s = at(
        "2 players, turn 5, phase 3; dice wohlverwahrt 3, saarn 3; track b2; "
        "barges werden red, ruhrort blue; red: pool 0"
    )
    assert "option none" in legal(s)
    assert short(s, "option hauling") == (1, 1)


def test_5_3_r18_not_while_one_option_can_be_paid_from_the_pool() -> None:
    s = at(
        "2 players, turn 7, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: pool 1, markers inn"
    )
    assert legal(s) == {"option hauling", "inn thalers", "inn points"}
    assert short(s, "option hauling_pilot") == (1, 3)


def test_5_3_r18_not_while_he_can_haul_free() -> None:
    s = at(
        "2 players, turn 5, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: pool 0, markers hauling_action"
    )
    assert legal(s) == {"option hauling free", "option hauling_pilot free", "option hauling_transport free"}
    assert short(s, "option hauling") == (1, 1)


def test_5_3_r18_not_for_purchases() -> None:
    s = at(
        "2 players, turn 5, phase 6; barges ruhrort red blue; port belgium red; "
        "red: 2 thalers, markers lock_building"
    )
    assert short(s, "lock lock_horst") == (1, 3)
    assert why_not(s, "shift belgium rhineland") is None


def test_5_3_r18_the_levy_too_can_be_borrowed_from_the_turn_track() -> None:
    s = at("2 players, turn 3, phase 1; barges ruhrort red blue; red: pool 0")
    assert borrowed_ahead(s) == [(6, 0)]
    assert purse(s) == {"thalers": 1, "pool": 0, "debts": 1}


def test_5_3_r18_a_free_debt_space_is_needed_here_too() -> None:
    s = at(
        "2 players, turn 5, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: points gifts 9, debts 4, waits 10 11"
    )
    assert borrowed_ahead(s) == []
    assert [event.values["seat"] for event in events(s, "stranded")] == [RED]


def test_5_3_a_warehouse_borrowed_from_the_turn_track_is_not_received_again() -> None:
    s = at(
        "2 players, turn 6, phase 1; barges witten red, ruhrort blue; "
        "red: pool 0, debts 1, waits 7 9 10 11; blue: pool 1"
    )
    assert s.players[RED].pool == 0
    assert s.players[BLUE].pool == 2
    assert [event.values["seat"] for event in events(s, "warehouses_received")] == [BLUE]


def test_5_3_once_repaid_it_is_in_the_pool_and_not_back_on_the_turn_track() -> None:
    s = at(
        "2 players, turn 5, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: pool 0"
    )
    play(s, "option hauling")
    s = then(s, "phase 6; red: 3 thalers")
    play(s, "repay")
    assert s.players[RED].pool == 1
    assert not s.players[RED].waiting & ON_SIX


def test_5_3_debts_stay_when_the_turn_ends() -> None:
    s = at(SHOPPING, "phase 7; red: debts 2, waits 10 11")
    assert s.players[RED].debts == 2
    assert thalers(s)[RED] == 0

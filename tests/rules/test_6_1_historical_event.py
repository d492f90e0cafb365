"""§6.1 Historical event."""

import pytest

from ruhr.rules.phase_1_historical_event import HISTORY
from ruhr.rules.state import State
from tests.table import (
    BLUE,
    GREEN,
    RED,
    SEATS,
    YELLOW,
    asked,
    at,
    but,
    dealt,
    events,
    go_on,
    laid_out,
    legal,
    on_track,
    pips,
    play,
    points,
    refusal,
    seen,
    thalers,
    then,
    why_not,
)

BARGES = ("steele red", "werden blue", "muelheim green", "ruhrort yellow")


def before(turn: int, players: int = 4) -> str:
    """The beginning of a turn: red lies farthest upriver, then blue, green and yellow."""
    pools = "; ".join(f"{seat}: pool 1" for seat in SEATS[:players])
    return f"{players} players, turn {turn}; barges {', '.join(BARGES[:players])}; {pools}"


def begun(turn: int, players: int = 4) -> State:
    """The event has happened, up to the first choice of a player."""
    return at(before(turn, players))


def kinds(s: State) -> list[str]:
    return [event.kind for event in events(s)]


# --- The twelve turns ----------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", range(1, 13))
def test_6_1_history_tells_what_each_turn_brings(turn: int) -> None:
    happens = {
        "first_player": "first_player",
        "locks": "lock_price",
        "locks_dearer": "lock_price",
        "paved": "path_changed",
        "rails": "path_changed",
        "options_dearer": "options_dearer",
        "steam": "track_dice_raised",
    }
    s = at(before(turn), "dice saarn 3, wiesche 3; red: 2 thalers, points gifts 2")
    said = {happens.get(HISTORY[turn], HISTORY[turn])}
    brought = set(kinds(s)) & set(happens.values()) | {asked(s)[1]} & {"levy", "gift", "remove"}
    assert brought == (said if turn < 12 else set())
    if HISTORY[turn] in ("paved", "rails"):
        assert events(s, "path_changed")[0].values["path"] == HISTORY[turn]


def test_6_1_turn_1_the_first_start_player_was_drawn() -> None:
    s = at("4 players; order green yellow red blue")
    assert [event.values["seat"] for event in events(s, "first_player")] == [GREEN]
    assert kinds(s) == ["turn_began", "first_player"]


def test_6_1_turn_2_locks_may_be_built_for_two_thalers() -> None:
    s = begun(2)
    assert kinds(s) == ["turn_began", "lock_price"]
    assert events(s, "lock_price")[0].values == {"thalers": 2}


def test_6_1_turn_2_is_the_first_with_locks() -> None:
    for turn, refused in ((1, "locks_later"), (2, None)):
        s = at(before(turn), "phase 6; red: 5 thalers, markers lock_building inn")
        assert why_not(s, "lock lock_horst") == refused


def test_6_1_turn_3_each_player_in_order_pays_a_thaler_or_a_point() -> None:
    s = at(
        before(3),
        "red: 2 thalers, points gifts 2; blue: 2 thalers, points gifts 2; green: 2 thalers, "
        "points gifts 2; yellow: 2 thalers, points gifts 2",
    )
    payers = []
    for payment in ("thaler", "point", "thaler", "point"):
        payers.append(asked(s)[0])
        assert legal(s) == {"pay thaler", "pay point"}
        play(s, f"pay {payment}")
    assert payers == [RED, BLUE, GREEN, YELLOW]
    assert thalers(s) == [1, 2, 1, 2]
    assert points(s) == [2, 1, 2, 1]


def test_6_1_turn_4_the_dice_move_to_the_paved_path() -> None:
    s = at(
        "turn 4; dice saarn 3, wiesche 3; track b3 b4; "
        "barges steele red, werden blue, muelheim green, ruhrort yellow"
    )
    assert kinds(s) == ["turn_began", "country_revealed", "path_changed", "die_came_back"]
    assert on_track(s) == ("b4", "")
    assert pips(s)["sellerbeck"] == 3


def test_6_1_turn_5_locks_cost_three_thalers() -> None:
    s = begun(5)
    assert kinds(s) == ["turn_began", "country_revealed", "lock_price"]
    assert events(s, "lock_price")[0].values == {"thalers": 3}
    assert [seen(laid_out(before(turn)))["prices"]["lock"] for turn in (2, 4, 5, 12)] == [2, 2, 3, 3]


def test_6_1_turn_6_a_warehouse_and_a_thaler_or_a_point_for_each_player() -> None:
    s = begun(6)
    assert [me.pool for me in s.players] == [2, 2, 2, 2]
    takers = []
    for gift in ("thaler", "point", "point", "thaler"):
        takers.append(asked(s))
        assert legal(s) == {"take thaler", "take point"}
        play(s, f"take {gift}")
    assert takers == [(seat, "gift") for seat in (RED, BLUE, GREEN, YELLOW)]
    assert thalers(s) == [1, 0, 0, 1]
    assert points(s) == [0, 1, 1, 0]


def test_6_1_turn_7_paid_options_cost_one_more_and_a_warehouse_each() -> None:
    s = begun(7)
    assert kinds(s) == ["turn_began", "country_revealed", "options_dearer"] + ["warehouses_received"] * 4
    assert [me.pool for me in s.players] == [2, 2, 2, 2]
    assert seen(s)["prices"]["options"]["hauling"] == 2


def test_6_1_turn_8_the_dice_move_to_the_rails() -> None:
    s = at(
        "turn 8; dice nachtigall 1, heven 1, kemnade 1, stiepel 1, rauendahl 1; track - / w2; "
        "barges steele red, werden blue, muelheim green, ruhrort yellow"
    )
    assert kinds(s) == ["turn_began", "country_revealed", "path_changed", "die_came_back"]
    assert on_track(s) == ("", "")
    assert pips(s)["hasenwinkel"] == 2


def test_6_1_turn_9_every_die_on_the_tracks_gains_a_pip() -> None:
    s = at(before(9), "dice gewalt 3; track b1 b5 b6 / w2 w6")
    assert on_track(s) == ("b2 b6 b6", "w3 w6")
    assert pips(s) == {"gewalt": 3}


def test_6_1_turn_9_a_warehouse_each() -> None:
    s = begun(9)
    assert kinds(s) == ["turn_began", "country_revealed", "track_dice_raised"] + ["warehouses_received"] * 4
    assert [me.pool for me in s.players] == [2, 2, 2, 2]


def test_6_1_turn_10_a_warehouse_and_a_thaler_or_a_point_for_each_player() -> None:
    s = begun(10)
    assert [me.pool for me in s.players] == [2, 2, 2, 2]
    play(s, "take point", "take thaler", "take thaler", "take point")
    assert thalers(s) == [0, 1, 1, 0]
    assert points(s) == [1, 0, 0, 1]


def test_6_1_turn_11_dice_leave_the_river_and_a_warehouse_each() -> None:
    s = at(before(11, players=2), "dice gewalt 3")
    assert kinds(s) == [
        "turn_began",
        "country_revealed",
        "die_removed",
        "warehouses_received",
        "warehouses_received",
    ]
    assert pips(s) == {}


def test_6_1_turn_12_brings_nothing_but_the_end_of_wage_and_supply() -> None:
    s = begun(12)
    assert kinds(s) == ["turn_began"]
    s = then(s, "phase 3; red: markers wage supply")
    assert why_not(s, "option wage") == "not_in_last_turn"
    assert why_not(s, "option supply") == "not_in_last_turn"


# --- Country markers -----------------------------------------------------------------------------------


def test_6_1_turns_4_to_11_turn_one_country_marker_each() -> None:
    for turn in range(1, 13):
        s = begun(turn)
        assert len(events(s, "country_revealed")) == (4 <= turn <= 11), turn


def test_6_1_the_country_is_the_one_of_this_turns_marker() -> None:
    for turn, name in ((4, "belgium"), (7, "rhineland"), (11, "netherlands")):
        s = at(dealt(before(turn), country=name))
        assert [event.values["country"] for event in events(s, "country_revealed")] == [name]
        assert seen(s)["countries"][str(turn)] == name


def test_6_1_later_countries_stay_hidden() -> None:
    countries = seen(begun(6))["countries"]
    assert isinstance(countries, dict)
    assert [turn for turn, name in countries.items() if name is None] == ["7", "8", "9", "10", "11"]


def test_6_1_a_turned_country_marker_is_a_reveal() -> None:
    for turn, reveals in ((3, 0), (4, 1), (12, 0)):
        assert begun(turn).reveals == reveals


def test_6_1_a_look_ahead_stops_before_a_country_marker_is_turned() -> None:
    s = laid_out(before(7))
    s.veiled = True
    go_on(s)
    assert kinds(s) == ["reveal_follows"]
    assert [me.pool for me in s.players] == [1, 1, 1, 1]


def test_6_1_without_a_country_marker_a_look_ahead_goes_on() -> None:
    s = laid_out(before(12))
    s.veiled = True
    go_on(s)
    assert kinds(s)[0] == "turn_began"
    assert s.phase == 3


# --- Order within the phase ----------------------------------------------------------------------------


def test_6_1_country_then_dice_then_warehouses_in_turn_11() -> None:
    """Two players choose; the last die that is owed is the only white one."""
    s = at(before(11), "dice gewalt 3, kunstwerk 3, saarn 3, heven 4")
    assert kinds(s) == ["turn_began", "country_revealed"]
    assert asked(s) == (YELLOW, "remove")
    assert s.players[RED].pool == 1
    play(s, "remove gewalt", "remove saarn")
    assert kinds(s) == ["die_removed"] * 3 + ["warehouses_received"] * 4
    assert s.players[RED].pool == 2


def test_6_1_warehouses_come_before_the_gift_is_chosen() -> None:
    s = begun(6)
    assert kinds(s) == ["turn_began", "country_revealed"] + ["warehouses_received"] * 4
    assert asked(s) == (RED, "gift")


def test_6_1_dice_of_the_old_path_are_placed_before_the_phase_goes_on() -> None:
    s = at("turn 4; dice -; track b3 b4; barges steele red, werden blue, muelheim green, ruhrort yellow")
    assert kinds(s) == ["turn_began", "country_revealed", "path_changed"]
    assert asked(s) == (RED, "place")


# --- Warehouses ----------------------------------------------------------------------------------------


def test_6_1_turns_6_7_9_10_and_11_bring_the_waiting_warehouse() -> None:
    for turn in range(1, 13):
        s = at(before(turn, players=2), "red: 1 thalers; blue: 1 thalers")
        while s.phase == 1:
            play(s, min(legal(s)))
        expected = 2 if turn in (6, 7, 9, 10, 11) else 1
        assert [me.pool for me in s.players] == [expected] * 2, turn


def test_6_1_a_received_warehouse_waits_no_longer() -> None:
    s = begun(9)
    assert seen(s)["players"][RED]["waiting"]["turns"] == [10, 11]


def test_6_1_a_warehouse_that_a_debt_has_taken_is_not_received_again() -> None:
    s = at(before(7), "green: debts 1, waits 9 10 11")
    assert [me.pool for me in s.players] == [2, 2, 1, 2]


# --- Turn 3: the levy ----------------------------------------------------------------------------------


def levied(red: str) -> str:
    """Turn 3 begins; red has this, blue can pay in either way."""
    return but(before(3, players=2), f"red: {red}; blue: 1 thalers, points gifts 1")


def levy(red: str) -> State:
    """The levy of turn 3, up to the first who has a choice; red has this."""
    return at(levied(red))


def paid(s: State) -> list[tuple[int, str]]:
    return [(event.values["seat"], event.values["currency"]) for event in events(s, "levy_paid")]


def test_6_1_r6_who_has_both_chooses() -> None:
    s = levy("1 thalers, points gifts 1")
    assert asked(s) == (RED, "levy")
    assert legal(s) == {"pay thaler", "pay point"}
    assert why_not(s, "pay thaler") is None
    assert why_not(s, "pay point") is None


def test_6_1_r6_who_has_only_thalers_pays_one() -> None:
    s = levy("4 thalers")
    assert paid(s) == [(RED, "thaler")]
    assert thalers(s)[RED] == 3


def test_6_1_r6_who_has_only_points_pays_one_and_does_not_borrow() -> None:
    s = levy("points gifts 4")
    assert paid(s) == [(RED, "point")]
    assert (points(s)[RED], s.players[RED].debts) == (3, 0)


def test_6_1_r6_who_has_neither_borrows() -> None:
    s = levy("0 thalers")
    assert paid(s) == [(RED, "thaler")]
    assert (thalers(s)[RED], s.players[RED].pool, s.players[RED].debts) == (1, 0, 1)


def test_6_1_r6_who_has_neither_and_an_empty_pool_borrows_from_the_turn_track() -> None:
    s = levy("pool 0")
    assert paid(s) == [(RED, "thaler")]
    assert [event.values["turn"] for event in events(s, "borrowed_ahead")] == [6]
    assert (thalers(s)[RED], points(s)[RED]) == (1, 0)


def test_6_1_r6_who_has_nothing_left_to_borrow_against_pays_nothing() -> None:
    s = levy("pool 0, waits -")
    assert [event.values for event in events(s, "levy_waived")] == [{"seat": RED}]
    assert asked(s) == (BLUE, "levy")


def test_6_1_r6_without_a_free_debt_space_he_pays_nothing() -> None:
    s = levy("debts 4, waits 11")
    assert [event.values for event in events(s, "levy_waived")] == [{"seat": RED}]
    assert s.players[RED].pool == 1


def asked_to_pay(red: str) -> State:
    """Red is asked, though he may have no choice."""
    return laid_out(but(levied(red), "red decides levy"))


def test_6_1_r6_why_a_payment_is_not_possible() -> None:
    """Asked of a player who has not the one or the other."""
    s = asked_to_pay("0 thalers, points gifts 1")
    assert why_not(s, "pay thaler") == "no_thaler"
    s = asked_to_pay("0 thalers")
    assert why_not(s, "pay point") == "no_point"
    assert why_not(s, "pay thaler") is None
    s = asked_to_pay("debts 4, waits 11")
    assert why_not(s, "pay thaler") == "no_thaler"


def test_6_1_the_levy_is_paid_in_turn_3_only() -> None:
    rich = "5 thalers, points gifts 5"
    for turn in (1, 2, 4, 5, 7, 8, 9, 12):
        s = at(before(turn, players=2), f"dice -; track -; red: {rich}; blue: {rich}")
        assert s.phase == 2, turn
        assert (thalers(s), points(s)) == ([5, 5], [5, 5])


# --- Turn 11: dice leave the game ----------------------------------------------------------------------

RIVER = "nachtigall 1, heven 2, gewalt 3, kunstwerk 4, saarn 5"


def removal(players: int, river: str = RIVER) -> State:
    return at(before(11, players), f"dice {river or '-'}")


def test_6_1_turn_11_two_players_one_black_die_by_the_farthest_downriver() -> None:
    s = removal(2)
    assert asked(s) == (BLUE, "remove")
    assert legal(s) == {"remove gewalt", "remove kunstwerk", "remove saarn"}
    play(s, "remove kunstwerk")
    assert s.phase == 2
    assert pips(s) == {"nachtigall": 1, "heven": 2, "gewalt": 3, "saarn": 5}
    assert [event.values for event in events(s, "die_removed")] == [
        {"seat": BLUE, "colour": "black", "pips": 4, "storage": "kunstwerk"}
    ]


def test_6_1_turn_11_three_players_one_of_each_colour_by_the_two_farthest_downriver() -> None:
    s = removal(3)
    assert asked(s) == (GREEN, "remove")
    assert legal(s) == {f"remove {entry.split()[0]}" for entry in RIVER.split(", ")}
    play(s, "remove saarn")
    assert asked(s) == (BLUE, "remove")
    assert legal(s) == {"remove nachtigall", "remove heven"}
    play(s, "remove heven")
    assert s.phase == 2
    assert pips(s) == {"nachtigall": 1, "gewalt": 3, "kunstwerk": 4}


def test_6_1_turn_11_the_white_die_may_go_first() -> None:
    s = removal(3)
    play(s, "remove heven")
    assert legal(s) == {"remove gewalt", "remove kunstwerk", "remove saarn"}


def test_6_1_turn_11_four_players_two_black_and_a_white_one_by_the_three_farthest_downriver() -> None:
    s = removal(4)
    choosers = []
    for storage in ("gewalt", "heven", "saarn"):
        choosers.append(asked(s)[0])
        play(s, f"remove {storage}")
    assert choosers == [YELLOW, GREEN, BLUE]
    assert s.phase == 2
    assert pips(s) == {"nachtigall": 1, "kunstwerk": 4}


def test_6_1_turn_11_four_players_both_black_dice_may_go_first() -> None:
    s = removal(4)
    play(s, "remove gewalt", "remove saarn")
    assert asked(s) == (BLUE, "remove")
    assert legal(s) == {"remove nachtigall", "remove heven"}
    found = refusal(s, "remove kunstwerk")
    assert found is not None
    assert (found.code, found.values) == ("not_owed", {"colour": "black"})


def test_6_1_turn_11_why_a_die_does_not_leave() -> None:
    s = removal(2)
    assert why_not(s, "remove gewalt") is None
    assert why_not(s, "remove langenbrahm") == "storage_has_no_die"
    found = refusal(s, "remove heven")
    assert found is not None
    assert (found.code, found.values) == ("not_owed", {"colour": "white"})


def test_6_1_turn_11_a_removed_die_does_not_go_onto_the_track() -> None:
    s = at(before(11, 2), f"dice {RIVER}; track b1 / w1")
    play(s, "remove gewalt")
    assert on_track(s) == ("b1", "w1")


def test_6_1_r7_a_colour_of_which_no_die_lies_on_a_storage_is_skipped() -> None:
    s = removal(3, "gewalt 3, kunstwerk 4")
    play(s, "remove gewalt")
    assert s.phase == 2
    assert pips(s) == {"kunstwerk": 4}


def test_6_1_r7_with_white_dice_only_the_white_one_leaves() -> None:
    s = removal(4, "heven 3, nachtigall 4")
    assert legal(s) == {"remove heven", "remove nachtigall"}
    play(s, "remove heven")
    assert s.phase == 2
    assert pips(s) == {"nachtigall": 4}


def test_6_1_r7_without_any_dice_nobody_is_asked() -> None:
    s = removal(4, "")
    assert s.phase == 2
    assert not events(s, "die_removed")
    assert [me.pool for me in s.players] == [2, 2, 2, 2]


def test_6_1_r7_a_die_that_was_skipped_is_not_owed_in_turn_12() -> None:
    for players in (2, 3, 4):
        s = removal(players, "")
        s = then(s, f"turn 12, phase 1; dice {RIVER}")
        assert not events(s, "die_removed")
        assert s.phase == 2
        assert legal(s) == set()


def test_6_1_turn_11_the_last_die_of_a_colour_leaves_without_asking() -> None:
    s = removal(2, "heven 3, gewalt 4")
    assert s.phase == 2
    assert pips(s) == {"heven": 3}


# --- Turns 6 and 10 ------------------------------------------------------------------------------------


def test_6_1_gifts_are_told_with_what_was_chosen() -> None:
    s = begun(6, players=2)
    play(s, "take thaler", "take point")
    assert [event.values for event in events(s, "gift_taken")] == [
        {"seat": RED, "currency": "thaler", "count": 1},
        {"seat": BLUE, "currency": "point", "count": 1},
    ]


def test_6_1_a_gift_can_never_be_refused() -> None:
    s = begun(6, players=2)
    assert why_not(s, "take thaler") is None
    assert why_not(s, "take point") is None


def test_6_1_points_and_levy_are_booked_to_their_source() -> None:
    s = begun(6, players=2)
    play(s, "take point", "take thaler")
    assert seen(s)["players"][RED]["sources"] == {"gifts": 1}
    s = levy("points gifts 2")
    assert seen(s)["players"][RED]["sources"] == {"gifts": 2, "levy": -1}

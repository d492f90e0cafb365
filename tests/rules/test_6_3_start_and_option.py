"""§6.3 Starting space and special option."""

from ruhr.rules.state import State
from tests.table import (
    BLUE,
    GREEN,
    RED,
    asked,
    at,
    events,
    legal,
    on_track,
    pips,
    play,
    refusal,
    seen,
    thalers,
    then,
    why_not,
)


def choosing(
    river: str, *, red_at: str = "steele", turn: int = 2, left: str = "b2", right: str = "", markers: str = ""
) -> State:
    """Red, first in order, is asked for his option; blue lies in Ruhrort. Red has 9 Thalers."""
    columns = f"{left or '-'} / {right}" if right else left or "-"
    barges = "ruhrort red blue" if red_at == "ruhrort" else f"{red_at} red, ruhrort blue"
    mine = f", markers {markers}" if markers else ""
    return at(
        f"2 players, turn {turn}, phase 3; dice {river or '-'}; track {columns}; barges {barges}; "
        f"red: 9 thalers{mine}"
    )


def starts(s: State) -> set[str]:
    """The starting spaces that may be chosen now."""
    return {action.removeprefix("start ") for action in legal(s) if action.startswith("start ")}


def marker_wanted(s: State, action: str) -> str:
    """The marker without which an action is refused."""
    found = refusal(s, action)
    assert found is not None
    assert found.code == "needs_marker"
    return str(found.values["marker"])


# --- Turn 1 --------------------------------------------------------------------------------------------


def test_6_3_note_in_turn_one_any_storage_with_a_black_die_will_do() -> None:
    s = at("turn 1, phase 3")
    play(s, "option none")
    black = {"wohlverwahrt", "gewalt", "kunstwerk", "poertingsiepen", "langenbrahm", "saarn", "sellerbeck"}
    assert starts(s) == black


def test_6_3_note_in_turn_one_seats_choose_clockwise_from_the_start_player() -> None:
    s = at("3 players, phase 3; order blue green red")
    askings = []
    for storage in ("gewalt", "wohlverwahrt", "saarn"):
        askings.append(asked(s)[0])
        play(s, "option none", f"start {storage}")
    assert askings == [BLUE, GREEN, RED]


def test_6_3_note_only_one_barge_at_a_storage() -> None:
    s = at("2 players, phase 3; order red blue")
    play(s, "option none", "start gewalt", "option none")
    assert "gewalt" not in starts(s)
    found = refusal(s, "start gewalt")
    assert found is not None
    assert (found.code, found.values) == ("storage_taken", {"seat": RED})


def test_6_3_in_turn_one_nobody_hauls() -> None:
    s = at("2 players, phase 3; red: 9 thalers, markers hauling_action")
    assert legal(s) == {"option none", "option pilot", "option transport", "option transport_pilot"}
    for option in ("hauling", "hauling_pilot", "hauling_transport"):
        assert why_not(s, f"option {option}") == "no_hauling_yet"
        assert why_not(s, f"option {option} free") == "no_hauling_yet"


def test_6_3_in_turn_two_hauling_begins() -> None:
    s = choosing("wohlverwahrt 3, saarn 3")
    assert why_not(s, "option hauling") is None


# --- Downriver and upriver -----------------------------------------------------------------------------


def test_6_3_from_turn_two_the_order_of_the_barges_counts() -> None:
    s = at(
        "3 players, turn 2, phase 3; "
        "dice wohlverwahrt 3, gewalt 3, poertingsiepen 3, langenbrahm 3, saarn 3, sellerbeck 3; "
        "barges witten blue, steele green, kettwig red"
    )
    askings = []
    for storage in ("sellerbeck", "langenbrahm", "saarn"):
        askings.append(asked(s)[0])
        play(s, "option none")
        if starts(s):
            play(s, f"start {storage}")
    assert askings == [BLUE, GREEN, RED]


def test_6_3_a_start_lies_downriver_of_the_barge() -> None:
    s = choosing("wohlverwahrt 3, gewalt 3, langenbrahm 4, saarn 3", red_at="rellinghausen")
    play(s, "option none")
    assert starts(s) == {"langenbrahm", "saarn"}
    for storage in ("wohlverwahrt", "gewalt"):
        assert why_not(s, f"start {storage}") == "not_downriver"


def test_6_3_anywhere_downriver() -> None:
    """However far it is, and past other storages with dice."""
    s = choosing("gewalt 3, sellerbeck 3", red_at="witten")
    play(s, "option none", "start sellerbeck")
    assert seen(s)["players"][RED]["barge"] == "sellerbeck"


def test_6_3_hauling_leads_upriver_only() -> None:
    s = choosing("wohlverwahrt 3, gewalt 3, langenbrahm 4, saarn 3", red_at="rellinghausen")
    play(s, "option hauling")
    assert starts(s) == {"wohlverwahrt", "gewalt"}
    assert why_not(s, "start saarn") == "not_upriver"


def test_6_3_the_barge_moves_to_its_starting_space_and_waits_there() -> None:
    s = choosing("gewalt 3, langenbrahm 4")
    play(s, "option none", "start langenbrahm")
    me = seen(s)["players"][RED]
    assert (me["barge"], me["loading"], me["option"]) == ("langenbrahm", "langenbrahm", "none")
    assert [event.values for event in events(s, "started")] == [{"seat": RED, "storage": "langenbrahm"}]


def test_6_3_the_die_stays_on_its_storage_until_it_is_sold() -> None:
    s = choosing("gewalt 3, langenbrahm 4")
    play(s, "option none", "start langenbrahm")
    assert pips(s) == {"gewalt": 3, "langenbrahm": 4}


def test_6_3_a_storage_on_which_a_barge_waits_is_taken_for_hauling_too() -> None:
    s = choosing("gewalt 3, kunstwerk 3, langenbrahm 4")
    play(s, "option none", "start langenbrahm")
    assert asked(s) == (BLUE, "option")
    play(s, "option hauling")
    assert starts(s) == {"gewalt", "kunstwerk"}
    assert why_not(s, "start langenbrahm") == "storage_taken"


def test_6_3_the_refusal_names_the_barge_that_waits_there() -> None:
    """With three players it is not always the first one's."""
    s = at(
        "3 players, turn 2, phase 3; dice gewalt 3, kunstwerk 3, langenbrahm 4, saarn 3; "
        "barges steele blue green, ruhrort red"
    )
    play(s, "option none", "start gewalt", "option none", "start langenbrahm", "option hauling")
    assert asked(s) == (RED, "start")
    for storage, seat in (("gewalt", BLUE), ("langenbrahm", GREEN)):
        found = refusal(s, f"start {storage}")
        assert found is not None
        assert (found.code, found.values) == ("storage_taken", {"seat": seat})


def test_6_3_a_storage_without_a_die_is_no_start() -> None:
    s = choosing("gewalt 3, langenbrahm 4")
    play(s, "option none")
    assert why_not(s, "start kunstwerk") == "storage_has_no_die"
    assert why_not(s, "start gewalt") is None


# --- White coal ----------------------------------------------------------------------------------------


def test_6_3_white_coal_needs_the_grafschaft_mark_marker() -> None:
    s = choosing("stiepel 3, gewalt 3, saarn 4", red_at="witten")
    play(s, "option none")
    assert starts(s) == {"gewalt", "saarn"}
    assert marker_wanted(s, "start stiepel") == "grafschaft_mark"


def test_6_3_with_the_marker_white_and_black_coal_may_be_carried() -> None:
    s = choosing("stiepel 3, gewalt 3, saarn 4", red_at="witten", markers="grafschaft_mark")
    play(s, "option none")
    assert starts(s) == {"stiepel", "gewalt", "saarn"}


def test_6_3_hauling_to_white_coal_needs_the_marker_too() -> None:
    s = choosing("stiepel 3, wohlverwahrt 3, gewalt 4", red_at="rellinghausen")
    play(s, "option hauling")
    assert starts(s) == {"wohlverwahrt", "gewalt"}
    assert marker_wanted(s, "start stiepel") == "grafschaft_mark"


def test_6_3_hauling_and_transporting_white_coal_needs_the_marker_too() -> None:
    s = choosing("saarn 4", red_at="kettwig", turn=5, left="b2", right="w2")
    play(s, "option hauling_transport")
    assert marker_wanted(s, "start stiepel") == "grafschaft_mark"


# --- Pilot storages ------------------------------------------------------------------------------------


def test_6_3_three_storages_need_a_pilot() -> None:
    s = choosing(
        "kemnade 3, gewalt 3, saarn 3, pauline 3, wiesche 3",
        red_at="herbede",
        markers="grafschaft_mark",
    )
    play(s, "option none")
    for storage in ("kemnade", "pauline", "wiesche"):
        assert storage not in starts(s)
        assert why_not(s, f"start {storage}") == "needs_pilot"


def test_6_3_with_a_pilot_they_are_open() -> None:
    s = choosing(
        "kemnade 3, gewalt 3, saarn 3, pauline 3, wiesche 3",
        red_at="herbede",
        markers="grafschaft_mark",
    )
    play(s, "option pilot")
    assert {"kemnade", "pauline", "wiesche"} < starts(s)


def test_6_3_hauling_to_a_pilot_storage_needs_hauling_and_pilot() -> None:
    s = choosing("gewalt 3, kunstwerk 3, pauline 3", red_at="kettwig")
    play(s, "option hauling")
    assert why_not(s, "start pauline") == "needs_pilot"
    s = choosing("gewalt 3, kunstwerk 3, pauline 3", red_at="kettwig")
    play(s, "option hauling_pilot")
    assert why_not(s, "start pauline") is None


def trip(storage: str, option: str) -> set[str]:
    """Where red can sell, having set out from a storage; all locks are built."""
    s = at(
        f"2 players, turn 2, phase 4; dice {storage} 3; locks all; barges {storage} red, ruhrort blue; "
        f"red: option {option}"
    )
    sold = {event.values["space"] for event in events(s, "sold")}
    return sold | {action.removeprefix("sell ") for action in legal(s)}


def test_2_1_example_a_standard_trip_of_two_spaces_to_the_next_city() -> None:
    assert trip("langenbrahm", "none") == {"werden"}


def test_2_1_example_a_standard_trip_of_two_spaces_to_the_next_small_industry() -> None:
    assert trip("kunstwerk", "none") == {"kupferdreh"}


def test_2_1_example_from_a_pilot_storage_every_market_is_more_than_two_spaces_away() -> None:
    """Kettwig is three spaces from Pauline."""
    assert trip("pauline", "pilot") == {
        "kettwig",
        "kettwig_forge",
        "saarn_guns",
        "muelheim",
        "styrum",
        "ruhrort",
    }


# --- Looking ahead -------------------------------------------------------------------------------------


def test_6_3_important_every_player_must_be_able_to_transport_a_die() -> None:
    """All dice lie upriver: without hauling there is nothing to carry."""
    s = choosing("wohlverwahrt 3, gewalt 3", red_at="werden", left="", markers="wage supply")
    assert legal(s) == {"option hauling", "option hauling_pilot"}
    for option in ("none", "pilot", "wage", "supply"):
        assert why_not(s, f"option {option}") == "no_start"


def test_6_3_an_option_with_a_pilot_may_be_the_only_way() -> None:
    s = choosing("pauline 3, wiesche 3", red_at="werden", left="")
    assert asked(s) == (RED, "start")
    assert starts(s) == {"pauline", "wiesche"}
    assert [event.values["option"] for event in events(s, "option_chosen")] == ["pilot"]


def test_6_3_in_high_water_a_die_on_a_pilot_storage_is_of_no_use() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, kunstwerk 3, pauline 3; track -; drawn now 17; "
        "barges werden red, ruhrort blue; red: 9 thalers"
    )
    assert [event.values["option"] for event in events(s, "option_chosen")] == ["hauling"]


def test_6_3_hauling_needs_a_die_upriver() -> None:
    s = choosing("gewalt 3, saarn 3", red_at="steele", left="b2")
    for option in ("hauling", "hauling_pilot"):
        assert why_not(s, f"option {option}") == "no_start"


def test_6_3_hauling_transport_needs_an_empty_storage_upriver() -> None:
    s = choosing("wohlverwahrt 3, saarn 3", red_at="steele", left="b2")
    assert why_not(s, "option hauling_transport") == "no_start"


def test_6_3_transport_may_bring_the_die_to_start_with() -> None:
    """Nothing lies downriver yet, so the die has to go where red can fetch it."""
    s = choosing("gewalt 3", red_at="werden", left="b2")
    assert "option transport" in legal(s)
    play(s, "option transport")
    assert legal(s) == {"transport saarn", "transport sellerbeck"}
    for storage in ("kunstwerk", "wiesche"):
        assert why_not(s, f"transport {storage}") == "no_start_from_there"
    play(s, "transport saarn")
    assert seen(s)["players"][RED]["loading"] == "saarn"


def test_6_3_with_a_pilot_the_transported_die_may_go_to_a_pilot_storage() -> None:
    s = choosing("gewalt 3", red_at="werden", left="b2")
    play(s, "option transport_pilot")
    assert legal(s) == {f"transport {storage}" for storage in ("pauline", "saarn", "wiesche", "sellerbeck")}


def test_6_3_where_a_start_is_there_anyway_the_die_may_go_anywhere() -> None:
    s = choosing("gewalt 3, saarn 3", red_at="werden", left="b2")
    play(s, "option transport")
    assert "transport kunstwerk" in legal(s)


def test_6_3_transport_of_white_coal_he_may_not_carry_does_not_open_a_start() -> None:
    s = choosing("", red_at="witten", turn=5, left="b2", right="w2")
    play(s, "option transport")
    assert why_not(s, "transport heven") == "no_start_from_there"
    assert why_not(s, "transport gewalt") is None


def test_6_3_transport_that_opens_no_start_cannot_be_chosen() -> None:
    """The only die on the track is white, and red may not carry it."""
    s = choosing("wohlverwahrt 3, gewalt 3", red_at="werden", turn=5, left="", right="w2")
    for option in ("transport", "transport_pilot"):
        assert why_not(s, f"option {option}") == "no_start"


def test_6_3_a_start_that_another_barge_has_taken_does_not_count() -> None:
    """Only one die lies on the river; who comes second needs the one from the arrow box."""
    s = at("2 players, turn 2, phase 3; dice saarn 3; track b2; barges steele red blue; blue: 9 thalers")
    play(s, "option none")
    assert asked(s) == (BLUE, "option")
    assert legal(s) == {"option transport", "option transport_pilot", "option hauling_transport"}
    play(s, "option transport")
    assert "transport saarn" not in legal(s)


# --- Why not -------------------------------------------------------------------------------------------


def test_6_3_why_a_transported_die_cannot_be_put_there() -> None:
    s = choosing("gewalt 3, saarn 3", turn=5, left="b2")
    play(s, "option transport")
    assert why_not(s, "transport gewalt") == "storage_has_die"
    assert why_not(s, "transport heven") == "wrong_arrow_colour"
    assert why_not(s, "transport kunstwerk") is None


def test_6_3_why_hauling_and_transporting_cannot_start_there() -> None:
    s = choosing("gewalt 3, saarn 3", red_at="kettwig", turn=5, left="b2")
    play(s, "option hauling_transport")
    assert why_not(s, "start gewalt") == "storage_has_die"
    assert why_not(s, "start heven") == "wrong_arrow_colour"
    assert why_not(s, "start sellerbeck") == "not_upriver"
    assert why_not(s, "start pauline") == "needs_pilot"
    assert why_not(s, "start kunstwerk") is None


def test_6_3_why_an_option_cannot_be_paid() -> None:
    s = at(
        "2 players, turn 7, phase 3; dice wohlverwahrt 3, saarn 3; barges steele red, ruhrort blue; "
        "red: pool 0"
    )
    found = refusal(s, "option hauling_pilot")
    assert found is not None
    assert (found.code, found.values) == ("thalers_short", {"missing": 3, "price": 3})


def test_6_3_why_white_markers_cannot_be_used() -> None:
    s = choosing("wohlverwahrt 3, saarn 3")
    for action, marker in (
        ("inn thalers", "inn"),
        ("inn points", "inn"),
        ("coal_hauler saarn", "coal_hauler"),
        ("option hauling free", "hauling_action"),
    ):
        assert marker_wanted(s, action) == marker


def test_6_3_the_refusal_says_which_tokens_the_marker_still_needs() -> None:
    s = then(choosing("wohlverwahrt 3, saarn 3"), "red: tokens black_industry 1")
    found = refusal(s, "option wage")
    assert found is not None
    assert found.values == {"marker": "wage", "tokens": ["black_industry"]}


# --- One after the other -------------------------------------------------------------------------------


def test_6_3_at_most_one_option_a_turn() -> None:
    s = choosing("gewalt 3, saarn 3", markers="wage")
    play(s, "option wage")
    assert legal(s) == {"start gewalt", "start saarn"}
    assert why_not(s, "option pilot") == "other_step"


def test_6_3_the_next_player_chooses_when_the_barge_has_set_out() -> None:
    s = choosing("gewalt 3, kunstwerk 3, saarn 3")
    play(s, "option transport", "transport langenbrahm")
    assert asked(s) == (RED, "start")
    play(s, "start gewalt")
    assert asked(s) == (BLUE, "option")


def test_6_3_a_die_put_on_the_river_is_there_for_the_next_player() -> None:
    s = choosing("gewalt 3, kunstwerk 3")
    play(s, "option transport", "transport langenbrahm", "start gewalt", "option hauling")
    assert starts(s) == {"kunstwerk", "langenbrahm"}


def test_6_3_a_forced_option_and_start_are_carried_out_without_asking() -> None:
    """One die upriver, and one Thaler: enough for hauling, not for a pilot as well."""
    s = at(
        "2 players, turn 2, phase 3; dice saarn 3; track -; barges ruhrort red blue; red: 1 thalers, pool 0"
    )
    assert [event.kind for event in events(s)][:2] == ["option_chosen", "started"]
    assert seen(s)["players"][RED]["loading"] == "saarn"
    assert thalers(s)[RED] == 0


def test_6_3_the_transported_die_is_the_one_of_the_storages_colour() -> None:
    s = choosing("gewalt 3, saarn 3", turn=5, left="b2", right="w6", markers="grafschaft_mark")
    play(s, "option hauling_transport", "start rauendahl")
    assert pips(s)["rauendahl"] == 6
    assert on_track(s) == ("b2", "")

"""§5.2 Special options, and the white markers that help while one is chosen."""

from ruhr.rules.special_options import OPTIONS
from ruhr.rules.state import State
from tests.table import (
    BLUE,
    RED,
    SEATS,
    asked,
    at,
    but,
    events,
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

FREE_OF_CHARGE = ("none", "pilot", "transport", "wage", "supply")


def red_chooses(
    river: str = "gewalt 3, langenbrahm 4",
    *,
    turn: int = 2,
    red_at: str = "steele",
    left: str = "b2",
    right: str = "",
    players: int = 2,
) -> str:
    """Phase 3 is about to begin: red lies farthest upriver, everybody else in Ruhrort. Nobody has money."""
    columns = f"{left or '-'} / {right}" if right else left or "-"
    others = " ".join(reversed(SEATS[1:players]))
    barges = f"ruhrort red {others}" if red_at == "ruhrort" else f"{red_at} red, ruhrort {others}"
    return f"{players} players, turn {turn}, phase 3; dice {river or '-'}; track {columns}; barges {barges}"


def options(s: State) -> set[str]:
    """The options that may be chosen now, `free` ones with that word."""
    return {action.removeprefix("option ") for action in legal(s) if action.startswith("option ")}


def prices(turn: int) -> dict[str, int]:
    found = seen(laid_out(f"2 players, turn {turn}"))["prices"]["options"]
    assert isinstance(found, dict)
    return found


# --- The options ---------------------------------------------------------------------------------------


def test_5_2_nine_choices_and_what_they_cost_to_turn_six() -> None:
    for turn in range(1, 7):
        assert prices(turn) == {
            "none": 0,
            "pilot": 0,
            "transport": 0,
            "wage": 0,
            "supply": 0,
            "hauling": 1,
            "transport_pilot": 1,
            "hauling_pilot": 2,
            "hauling_transport": 2,
        }


def test_5_2_from_turn_seven_what_costs_something_costs_one_more() -> None:
    for turn in range(7, 13):
        assert prices(turn) == dict.fromkeys(FREE_OF_CHARGE, 0) | {
            "hauling": 2,
            "transport_pilot": 2,
            "hauling_pilot": 3,
            "hauling_transport": 3,
        }


def test_5_2_all_options_can_be_open_at_once() -> None:
    s = at(
        "2 players, turn 5, phase 3; dice wohlverwahrt 3, saarn 4; track b2; "
        "barges werden red, ruhrort blue; red: 2 thalers, markers wage supply"
    )
    assert options(s) == set(OPTIONS)


def test_5_2_wage_and_supply_need_their_markers_the_others_none() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice wohlverwahrt 3, saarn 4; track b2; "
        "barges werden red, ruhrort blue; red: 2 thalers"
    )
    assert options(s) == set(OPTIONS) - {"wage", "supply"}
    for option in ("wage", "supply"):
        found = refusal(s, f"option {option}")
        assert found is not None
        assert (found.code, found.values["marker"]) == ("needs_marker", option)


def test_5_2_other_options_may_be_chosen_by_any_number_of_players() -> None:
    s = at(
        "turn 2, phase 3; dice gewalt 3, kunstwerk 3, langenbrahm 4, saarn 3, sellerbeck 3; "
        "barges witten yellow green blue red"
    )
    for storage in ("gewalt", "kunstwerk", "langenbrahm"):
        play(s, "option pilot", f"start {storage}")
    assert "option pilot" in legal(s)


def test_5_2_the_option_stays_marked_until_the_end_of_the_turn() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, langenbrahm 4; track b2; barges steele red, ruhrort blue"
    )
    play(s, "option pilot")
    assert seen(s)["players"][RED]["option"] == "pilot"


def test_5_2_pilot_costs_nothing_and_reaches_ruhrort() -> None:
    s = at("2 players, turn 2, phase 3; dice saarn 4, wiesche 1; track b2; barges steele red, ruhrort blue")
    play(s, "option pilot", "start saarn")
    assert s.players[RED].debts == 0
    s = then(s, "phase 4")
    assert "sell ruhrort" in legal(s)


def test_5_2_high_or_low_water_bans_the_three_pilot_options() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice wohlverwahrt 3, saarn 4; track b2; drawn now 14; "
        "barges werden red, ruhrort blue; red: 5 thalers"
    )
    assert options(s) == {"none", "transport", "hauling", "hauling_transport"}
    for option in ("pilot", "transport_pilot", "hauling_pilot"):
        assert why_not(s, f"option {option}") == "no_pilot"


def test_5_2_transport_puts_the_arrow_box_die_on_any_empty_storage() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, langenbrahm 4; track b2 b6; "
        "barges steele red, ruhrort blue"
    )
    play(s, "option transport")
    assert asked(s) == (RED, "transport")
    play(s, "transport wohlverwahrt")
    assert pips(s) == {"gewalt": 3, "langenbrahm": 4, "wohlverwahrt": 2}
    assert on_track(s) == ("b6", "")
    assert [event.values for event in events(s, "transported")] == [
        {"seat": RED, "colour": "black", "pips": 2, "storage": "wohlverwahrt"}
    ]


def test_5_2_transport_offers_black_and_white_storages_without_a_die() -> None:
    s = at(
        "2 players, turn 5, phase 3; dice heven 1, gewalt 3, langenbrahm 4; track b2 / w2; "
        "barges steele red, ruhrort blue"
    )
    play(s, "option transport")
    everywhere = {space.id for space in s.board.storages} - {"gewalt", "langenbrahm", "heven"}
    assert legal(s) == {f"transport {storage}" for storage in everywhere}


def test_5_2_anyone_may_transport_a_white_die() -> None:
    """Red may not carry white coal, but he may put it on a storage of Mark."""
    s = at(
        "2 players, turn 5, phase 3; dice gewalt 3, langenbrahm 4; track b2 / w6; "
        "barges steele red, ruhrort blue"
    )
    play(s, "option transport", "transport heven")
    assert pips(s)["heven"] == 6
    assert on_track(s) == ("b2", "")
    assert why_not(s, "start heven") == "needs_marker"


def test_5_2_transport_needs_a_die_on_an_arrow_box() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice wohlverwahrt 3, saarn 4; track -; barges steele red, ruhrort blue; "
        "red: 5 thalers"
    )
    for option in ("transport", "transport_pilot", "hauling_transport"):
        assert why_not(s, f"option {option}") == "arrow_box_empty"


def test_5_2_a_white_die_alone_on_the_track_is_enough_for_transport() -> None:
    s = at(
        "2 players, turn 5, phase 3; dice gewalt 3, langenbrahm 4; track - / w3; "
        "barges steele red, ruhrort blue"
    )
    play(s, "option transport")
    assert {action.split()[1] for action in legal(s)} == {
        space.id for space in s.board.storages if space.territory == "mark"
    }


def test_5_2_transport_pilot_costs_and_does_both() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, langenbrahm 4; track b5; "
        "barges steele red, ruhrort blue; red: 1 thalers"
    )
    play(s, "option transport_pilot")
    assert thalers(s)[RED] == 0
    play(s, "transport wiesche", "start wiesche")
    s = then(s, "phase 4")
    assert legal(s) == {"sell muelheim", "sell styrum", "sell ruhrort"}


def test_5_2_an_option_is_paid_when_it_is_chosen() -> None:
    """The Thaler is gone while the die from the arrow box is still to be put somewhere."""
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, langenbrahm 4; track b2; "
        "barges steele red, ruhrort blue; red: 3 thalers"
    )
    play(s, "option transport_pilot")
    assert asked(s) == (RED, "transport")
    assert thalers(s)[RED] == 2


# --- Wage and supply -----------------------------------------------------------------------------------


def test_5_2_wage_brings_two_thalers_at_once() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, langenbrahm 4; track b2; "
        "barges steele red, ruhrort blue; red: markers wage"
    )
    play(s, "option wage")
    assert asked(s) == (RED, "start")
    assert thalers(s)[RED] == 2
    assert [event.values["thalers"] for event in events(s, "wage_paid")] == [2]


def test_5_2_wage_and_supply_use_their_markers_for_this_turn() -> None:
    for marker, actions in (("wage", ["option wage"]), ("supply", ["option supply", "supply gewalt"])):
        s = at(red_chooses(), f"red: markers {marker}")
        play(s, *actions)
        assert seen(s)["players"][RED]["used"] == [marker]
        s = then(s, "phase 7")
        assert seen(s)["players"][RED]["used"] == []


def test_5_2_only_one_player_a_turn_takes_the_wage() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, langenbrahm 4, saarn 3; track b2; "
        "barges steele red blue; red: markers wage; blue: markers wage"
    )
    assert "wage" in options(s)
    play(s, "option wage", "start gewalt")
    assert asked(s) == (BLUE, "option")
    assert why_not(s, "option wage") == "wage_taken"


def test_5_2_the_wage_is_there_again_in_the_next_turn() -> None:
    s = at(
        "2 players, turn 2, phase 7; dice gewalt 3, langenbrahm 4; barges steele red, ruhrort blue; "
        "red: used wage"
    )
    s = then(s, "phase 3")
    assert "wage" in options(s)


def test_5_2_wage_and_supply_are_not_available_in_turn_twelve() -> None:
    s = at(
        "2 players, turn 12, phase 3; dice gewalt 3, langenbrahm 4; track b2; "
        "barges steele red, ruhrort blue; red: markers wage supply"
    )
    for option in ("wage", "supply"):
        assert why_not(s, f"option {option}") == "not_in_last_turn"


def test_5_2_supply_adds_two_pips_at_once() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, langenbrahm 4; track b2; "
        "barges steele red, ruhrort blue; red: markers supply"
    )
    play(s, "option supply")
    assert asked(s) == (RED, "supply")
    assert legal(s) == {"supply gewalt", "supply langenbrahm"}
    play(s, "supply gewalt")
    assert pips(s) == {"gewalt": 5, "langenbrahm": 4}
    assert [event.values["pips"] for event in events(s, "supplied")] == [5]


def test_5_2_supply_stops_at_six() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 5, langenbrahm 4; track b2; "
        "barges steele red, ruhrort blue; red: markers supply"
    )
    play(s, "option supply", "supply gewalt")
    assert pips(s)["gewalt"] == 6


def test_5_2_supply_raises_any_die_even_one_he_may_not_carry() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice nachtigall 2, gewalt 3, kunstwerk 3; track b2; "
        "barges steele red, ruhrort blue; red: markers supply"
    )
    play(s, "option supply", "supply nachtigall")
    assert pips(s)["nachtigall"] == 4


def test_5_2_supply_only_below_six() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 6, langenbrahm 4, saarn 4; track b2; "
        "barges steele red, ruhrort blue; red: markers supply"
    )
    play(s, "option supply")
    assert legal(s) == {"supply langenbrahm", "supply saarn"}
    assert why_not(s, "supply gewalt") == "die_is_six"
    assert why_not(s, "supply kunstwerk") == "storage_has_no_die"
    assert why_not(s, "supply saarn") is None


def test_5_2_no_supply_where_every_die_shows_six() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 6, langenbrahm 6; track b2; "
        "barges steele red, ruhrort blue; red: markers supply"
    )
    assert why_not(s, "option supply") == "no_die_below_six"


def test_5_2_dice_under_waiting_barges_may_be_raised() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 2, langenbrahm 4, saarn 3; track b2; "
        "barges steele red blue; blue: markers supply coal_hauler"
    )
    play(s, "option pilot", "start gewalt")
    assert asked(s) == (BLUE, "option")
    assert "coal_hauler gewalt" in legal(s)
    play(s, "option supply", "supply gewalt")
    assert pips(s)["gewalt"] == 4


def test_5_2_the_supply_lapses_when_a_coal_hauler_leaves_no_die_below_six() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 4, langenbrahm 6; track b2; "
        "barges steele red, ruhrort blue; red: markers supply coal_hauler"
    )
    play(s, "option supply", "coal_hauler gewalt")
    assert events(s, "supply_lapsed")
    assert asked(s) == (RED, "start")
    assert pips(s) == {"gewalt": 6, "langenbrahm": 6}


def test_5_2_the_supply_lapses_even_while_an_inn_could_be_used() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 4, langenbrahm 6; track b2; "
        "barges steele red, ruhrort blue; red: markers supply coal_hauler inn"
    )
    play(s, "option supply", "coal_hauler gewalt")
    assert asked(s) == (RED, "start")
    assert "inn thalers" in legal(s)


# --- Hauling -------------------------------------------------------------------------------------------


def test_5_2_hauling_leads_to_a_die_upriver() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice wohlverwahrt 3, kunstwerk 3, saarn 4; track b2; "
        "barges werden red, ruhrort blue; red: 1 thalers"
    )
    play(s, "option hauling")
    assert thalers(s)[RED] == 0
    assert legal(s) == {"start wohlverwahrt", "start kunstwerk"}


def test_5_2_who_has_sold_in_ruhrort_has_to_haul() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, saarn 4; track b2; barges ruhrort red blue; "
        "red: 2 thalers, markers wage supply"
    )
    assert options(s) == {"hauling", "hauling_pilot", "hauling_transport"}


def test_5_2_hauling_pilot_costs_two_and_does_both() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, pauline 4; track b2; barges muelheim red, ruhrort blue; "
        "red: 2 thalers"
    )
    play(s, "option hauling_pilot")
    assert legal(s) == {"start gewalt", "start pauline"}
    assert thalers(s)[RED] == 0
    play(s, "start pauline")
    s = then(s, "phase 4")
    assert "sell ruhrort" in legal(s)


def test_5_2_hauling_transport_starts_from_an_empty_storage_upriver_with_the_die_put_there() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, saarn 4; track b6 b1; barges werden red, ruhrort blue; "
        "red: 2 thalers"
    )
    play(s, "option hauling_transport")
    assert legal(s) == {"start wohlverwahrt", "start kunstwerk", "start poertingsiepen", "start langenbrahm"}
    play(s, "start kunstwerk")
    assert pips(s) == {"gewalt": 3, "saarn": 4, "kunstwerk": 6}
    assert on_track(s) == ("b1", "")
    assert seen(s)["players"][RED]["loading"] == "kunstwerk"


def test_5_2_hauling_transport_of_white_coal_needs_the_mark_marker() -> None:
    s = at(
        "2 players, turn 5, phase 3; dice saarn 4; track - / w4; barges steele red, ruhrort blue; "
        "red: 2 thalers"
    )
    assert why_not(s, "option hauling_transport") == "no_start"
    s = at(
        "2 players, turn 5, phase 3; dice saarn 4; track - / w4; barges steele red, ruhrort blue; "
        "red: 2 thalers, markers grafschaft_mark"
    )
    play(s, "option hauling_transport", "start rauendahl")
    assert pips(s)["rauendahl"] == 4
    assert on_track(s) == ("", "")


def test_5_2_hauling_transport_does_not_reach_pilot_storages() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, saarn 4; track b2; barges kettwig red, ruhrort blue; "
        "red: 2 thalers"
    )
    play(s, "option hauling_transport")
    assert why_not(s, "start pauline") == "needs_pilot"


def test_5_2_hauling_costs_more_from_turn_seven() -> None:
    for turn, paid in ((6, 1), (7, 2)):
        s = at(red_chooses("gewalt 3, kunstwerk 3, saarn 4", red_at="werden", turn=turn), "red: 5 thalers")
        play(s, "option hauling")
        assert thalers(s)[RED] == 5 - paid


# --- R10: white markers --------------------------------------------------------------------------------


def test_5_2_r10_the_coal_hauler_adds_three_pips_up_to_six() -> None:
    for value, raised in ((1, 4), (3, 6), (5, 6)):
        s = at(red_chooses(f"gewalt {value}, langenbrahm 6"), "red: markers coal_hauler")
        play(s, "coal_hauler gewalt")
        assert pips(s)["gewalt"] == raised
        assert [event.values["pips"] for event in events(s, "coal_hauled")] == [raised]


def test_5_2_r10_the_coal_hauler_reaches_any_die_below_six() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice nachtigall 2, gewalt 6, langenbrahm 4; track b2; "
        "barges steele red, ruhrort blue; red: markers coal_hauler"
    )
    haulings = {action for action in legal(s) if action.startswith("coal_hauler")}
    assert haulings == {"coal_hauler nachtigall", "coal_hauler langenbrahm"}
    assert why_not(s, "coal_hauler gewalt") == "die_is_six"
    assert why_not(s, "coal_hauler saarn") == "storage_has_no_die"
    assert why_not(s, "coal_hauler nachtigall") is None


def test_5_2_r10_the_coal_hauler_works_once_a_game() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 1, langenbrahm 1; track b2; "
        "barges steele red, ruhrort blue; red: markers coal_hauler"
    )
    play(s, "coal_hauler gewalt")
    assert asked(s) == (RED, "option")
    assert why_not(s, "coal_hauler langenbrahm") == "marker_flipped"
    assert seen(s)["players"][RED]["flipped"] == ["coal_hauler"]


def test_5_2_r10_the_inn_gives_three_thalers() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, langenbrahm 4; track b2; "
        "barges steele red, ruhrort blue; red: markers inn"
    )
    play(s, "inn thalers")
    assert thalers(s)[RED] == 3
    assert [event.values for event in events(s, "inn_visited")] == [
        {"seat": RED, "currency": "thaler", "count": 3}
    ]
    assert why_not(s, "inn points") == "marker_flipped"


def test_5_2_r10_the_inn_gives_two_points() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, langenbrahm 4; track b2; "
        "barges steele red, ruhrort blue; red: markers inn"
    )
    play(s, "inn points")
    assert points(s)[RED] == 2
    assert [event.values for event in events(s, "inn_visited")] == [
        {"seat": RED, "currency": "point", "count": 2}
    ]
    assert why_not(s, "inn thalers") == "marker_flipped"


def test_5_2_r10_debts_do_not_matter_to_the_inn() -> None:
    for choice, gain in (("thalers", (3, 0)), ("points", (0, 2))):
        s = at(red_chooses(), "red: debts 4, waits 10 11, markers inn")
        play(s, f"inn {choice}")
        assert (thalers(s)[RED], points(s)[RED]) == gain
        assert s.players[RED].debts == 4


def test_5_2_r10_the_inns_thalers_pay_for_an_option() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: markers inn"
    )
    play(s, "inn thalers", "option hauling")
    assert thalers(s)[RED] == 2
    assert s.players[RED].debts == 0


def test_5_2_r10_inn_and_coal_hauler_can_be_used_until_the_starting_space_is_chosen() -> None:
    s = at(red_chooses("gewalt 1, langenbrahm 1", left="b2 b2"), "red: markers inn coal_hauler supply")
    helping = {"inn thalers", "inn points", "coal_hauler gewalt", "coal_hauler langenbrahm"}
    assert helping < legal(s)
    play(s, "option supply")
    assert helping < legal(s)
    play(s, "supply gewalt")
    assert helping < legal(s)


def test_5_2_r10_inn_and_coal_hauler_can_be_used_before_a_die_is_transported() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 1, langenbrahm 1; track b2; "
        "barges steele red, ruhrort blue; red: markers coal_hauler inn"
    )
    play(s, "option transport", "inn thalers")
    assert asked(s) == (RED, "transport")
    play(s, "coal_hauler langenbrahm")
    assert asked(s) == (RED, "transport")


def test_5_2_r10_an_unused_inn_makes_a_lone_starting_space_a_decision() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3; track b2; barges steele red, ruhrort blue; "
        "red: markers inn"
    )
    play(s, "option none")
    assert legal(s) == {"start gewalt", "inn thalers", "inn points"}


def test_5_2_r10_after_the_start_it_is_too_late() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, saarn 3, sellerbeck 3; track b2; barges steele red blue; "
        "red: markers coal_hauler inn"
    )
    play(s, "option none", "start gewalt")
    assert asked(s) == (BLUE, "option")
    assert why_not(s, "inn thalers") == "needs_marker"
    assert why_not(s, "coal_hauler gewalt") == "needs_marker"


def test_5_2_r10_a_missed_white_marker_cannot_be_used() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice wohlverwahrt 3, gewalt 3; track b2; "
        "barges steele red, ruhrort blue; red: 1 thalers, missed coal_hauler inn hauling_action"
    )
    for action in ("inn thalers", "coal_hauler gewalt", "option hauling free"):
        assert why_not(s, action) == "marker_missed"


def test_5_2_r10_the_hauling_action_makes_one_hauling_option_free() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, kunstwerk 3; track b2; barges ruhrort red blue; "
        "red: 2 thalers, markers hauling_action"
    )
    hauling = {"hauling", "hauling_pilot", "hauling_transport"}
    assert options(s) == hauling | {f"{option} free" for option in hauling}
    play(s, "option hauling_pilot free")
    assert thalers(s)[RED] == 2
    assert seen(s)["players"][RED]["flipped"] == ["hauling_action"]
    assert [event.values for event in events(s, "option_chosen")] == [
        {"seat": RED, "option": "hauling_pilot", "thalers": 0, "free": True}
    ]


def test_5_2_r10_each_hauling_option_can_be_the_free_one() -> None:
    for option, start in (
        ("hauling", "gewalt"),
        ("hauling_pilot", "pauline"),
        ("hauling_transport", "saarn"),
    ):
        s = at(
            "2 players, turn 2, phase 3; dice gewalt 3, kunstwerk 3, pauline 3; track b2; "
            "barges ruhrort red blue; red: pool 0, markers hauling_action"
        )
        play(s, f"option {option} free", f"start {start}")
        assert seen(s)["players"][RED]["loading"] == start
        assert (thalers(s)[RED], s.players[RED].debts) == (0, 0)


def test_5_2_r10_the_hauling_action_works_once_a_game() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice wohlverwahrt 3, gewalt 3; track b2; "
        "barges steele red, ruhrort blue; red: markers hauling_action, flipped hauling_action"
    )
    assert why_not(s, "option hauling free") == "marker_flipped"


def test_5_2_r10_free_hauling_is_bound_by_the_pilot_ban() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, kunstwerk 3; track b2; drawn now 14; "
        "barges ruhrort red blue; red: pool 0, markers hauling_action"
    )
    assert options(s) == {"hauling free", "hauling_transport free"}
    assert why_not(s, "option hauling_pilot free") == "no_pilot"


def test_5_2_r10_free_hauling_needs_a_starting_space_too() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, saarn 3; track -; barges steele red, ruhrort blue; "
        "red: markers hauling_action"
    )
    assert why_not(s, "option hauling free") == "no_start"
    assert why_not(s, "option hauling_transport free") == "arrow_box_empty"


def test_5_2_r10_a_lone_free_hauling_uses_the_marker_up() -> None:
    """Nothing else can be chosen, so nobody is asked."""
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, kunstwerk 3; track -; drawn now 14; "
        "barges ruhrort red blue; red: pool 0, markers hauling_action"
    )
    assert asked(s) == (RED, "start")
    assert seen(s)["players"][RED]["flipped"] == ["hauling_action"]


# --- R11: stranded -------------------------------------------------------------------------------------


def stranded(river: str = "gewalt 3, kunstwerk 3", *, turn: int = 2, left: str = "b2") -> str:
    """Red lies in Ruhrort with 5 points, without money and with nothing left to borrow against."""
    text = red_chooses(river, turn=turn, red_at="ruhrort", left=left)
    return but(text, "red: points gifts 5, pool 0, waits -")


def of_red(s: State, kind: str) -> list[dict[str, object]]:
    """The particulars of red's events of one kind, without his seat."""
    found = [event.values for event in events(s, kind) if event.values["seat"] == RED]
    return [{name: value for name, value in values.items() if name != "seat"} for values in found]


def test_5_2_r11_stranded_he_hauls_for_nothing_and_loses_two_points() -> None:
    """There is only that one choice, so it is made for him; where he starts is his."""
    s = at(stranded())
    assert of_red(s, "stranded") == [{"points": 2}]
    assert of_red(s, "option_chosen") == [{"option": "hauling", "thalers": 0, "free": False}]
    assert points(s)[RED] == 3
    assert asked(s) == (RED, "start")
    assert legal(s) == {"start gewalt", "start kunstwerk"}


def test_5_2_r11_stranded_he_pays_what_he_has() -> None:
    s = at(stranded(turn=7), "red: 1 thalers")
    assert of_red(s, "option_chosen") == [{"option": "hauling", "thalers": 1, "free": False}]
    assert thalers(s)[RED] == 0


def test_5_2_r11_being_stranded_never_costs_more_points_than_there_are() -> None:
    s = at(stranded(), "red: points gifts 1")
    assert points(s)[RED] == 0
    assert of_red(s, "stranded") == [{"points": 1}]


def test_5_2_r11_stranded_he_hauls_and_transports_where_hauling_finds_no_die() -> None:
    """The only die upriver lies on a pilot storage."""
    s = at(stranded("pauline 3", left="b4"), "red: 1 thalers")
    assert of_red(s, "option_chosen") == [{"option": "hauling_transport", "thalers": 1, "free": False}]
    assert points(s)[RED] == 3
    play(s, "start saarn")
    assert pips(s) == {"pauline": 3, "saarn": 4}


def test_5_2_r11_stranded_he_borrows_nothing() -> None:
    """One loan would not have been enough."""
    s = at(stranded("pauline 3", turn=7), "red: pool 1, debts 3")
    assert of_red(s, "stranded") == [{"points": 2}]
    assert (s.players[RED].pool, s.players[RED].debts) == (1, 3)


def test_5_2_r11_full_debt_spaces_strand_a_player_though_he_has_warehouses() -> None:
    s = at(stranded(), "red: pool 1, waits 6, debts 4")
    assert of_red(s, "stranded") == [{"points": 2}]
    assert (s.players[RED].pool, s.players[RED].waiting) == (1, 1 << 6)


def test_5_2_r11_he_passes_where_not_even_that_is_possible() -> None:
    s = at(stranded("", left=""))
    barge = laid_out(stranded("", left="")).players[RED].barge
    assert of_red(s, "passed") == [{}]
    assert points(s)[RED] == 5
    assert s.players[RED].barge == barge
    assert seen(s)["players"][RED]["loading"] is None


def test_5_2_r11_he_passes_where_only_a_pilot_he_cannot_pay_would_help() -> None:
    s = at(stranded("pauline 3", left=""))
    assert of_red(s, "passed") == [{}]
    assert points(s)[RED] == 5


def test_5_2_r11_who_has_passed_keeps_his_place_and_sells_nothing() -> None:
    s = at(stranded("", left=""))
    s = then(s, "phase 4")
    assert not events(s, "sold")
    assert seen(s)["order"] == [RED, BLUE]


def test_5_2_r11_in_turn_one_who_finds_no_die_passes() -> None:
    """Nobody can haul yet."""
    s = at("2 players, phase 3; order blue red; dice gewalt 3; track -")
    play(s, "option none")
    assert of_red(s, "passed") == [{}]
    assert seen(s)["players"][RED]["barge"] is None


def test_5_2_r11_an_inn_does_not_count_and_stays_available() -> None:
    s = at(stranded(), "red: markers inn")
    assert legal(s) == {"option hauling", "inn thalers", "inn points"}
    play(s, "option hauling")
    assert of_red(s, "stranded") == [{"points": 2}]


def test_5_2_r11_who_uses_the_inn_first_is_not_stranded_any_more() -> None:
    s = at(stranded(), "red: markers inn")
    play(s, "inn thalers")
    assert options(s) == {"hauling", "hauling_pilot", "hauling_transport"}
    play(s, "option hauling")
    assert not of_red(s, "stranded")
    assert (thalers(s)[RED], points(s)[RED]) == (2, 5)


def test_5_2_r11_a_coal_hauler_does_not_count_and_stays_available() -> None:
    s = at(stranded(), "red: markers coal_hauler")
    assert legal(s) == {"option hauling", "coal_hauler gewalt", "coal_hauler kunstwerk"}


def test_5_2_r11_the_inn_is_there_also_for_who_would_have_to_pass() -> None:
    s = at(stranded("pauline 3", left=""), "red: markers inn; blue: pool 0")
    assert legal(s) == {"pass", "inn thalers", "inn points"}
    assert why_not(s, "pass") is None
    play(s, "inn thalers")
    assert of_red(s, "option_chosen") == [{"option": "hauling_pilot", "thalers": 2, "free": False}]


def test_5_2_r11_only_the_cheapest_hauling_is_open_to_the_stranded() -> None:
    s = at(stranded(), "red: markers inn")
    for option in ("hauling_pilot", "hauling_transport"):
        found = refusal(s, f"option {option}")
        assert found is not None
        assert (found.code, found.values) == ("thalers_short", {"missing": 2, "price": 2})


def test_5_2_r11_nobody_passes_who_can_choose_an_option() -> None:
    s = at(
        "2 players, turn 2, phase 3; dice gewalt 3, langenbrahm 4; track b2; barges steele red, ruhrort blue"
    )
    assert why_not(s, "pass") == "option_possible"


def test_5_2_r11_the_stranded_may_not_pass() -> None:
    s = at(stranded(), "red: markers inn")
    assert why_not(s, "pass") == "option_possible"


def test_5_2_r11_who_can_borrow_is_not_stranded() -> None:
    s = at(stranded(), "red: pool 1")
    assert options(s) == {"hauling", "hauling_pilot", "hauling_transport"}
    play(s, "option hauling")
    assert not of_red(s, "stranded")
    assert s.players[RED].debts == 1


def test_5_2_r11_who_can_haul_free_is_not_stranded() -> None:
    s = at(stranded(), "red: markers hauling_action")
    assert options(s) == {"hauling free", "hauling_pilot free", "hauling_transport free"}
    assert why_not(s, "option hauling") == "thalers_short"
    assert why_not(s, "pass") == "option_possible"


def test_5_2_r11_free_hauling_that_finds_no_start_saves_nobody_from_passing() -> None:
    s = at(stranded("", left=""), "red: markers hauling_action inn")
    assert legal(s) == {"pass", "inn thalers", "inn points"}
    assert why_not(s, "pass") is None


def test_5_2_the_options_always_allow_a_legal_play() -> None:
    """Whoever lies in Ruhrort without anything still brings his coal to a market."""
    s = at(stranded("gewalt 3"), "locks all")
    s = then(s, "phase 4")
    assert [event.values["space"] for event in events(s, "sold") if event.values["seat"] == RED] == [
        "steele_guns"
    ]

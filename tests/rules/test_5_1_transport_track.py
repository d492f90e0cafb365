"""§5.1 The transport tracks."""

import copy

import pytest

from ruhr.board import Board, standard_board
from ruhr.board.loading import check_printed
from ruhr.errors import BoardError
from ruhr.rules import transport_track
from ruhr.rules.state import State
from tests.table import (
    GREEN,
    RED,
    asked,
    at,
    coming_back,
    events,
    laid_out,
    legal,
    on_track,
    pips,
    play,
    refusal,
    seen,
    why_not,
)

ESSEN = {"wohlverwahrt", "gewalt", "kunstwerk"}
WERDEN = {"poertingsiepen", "langenbrahm", "pauline"}
BROICH = {"saarn", "wiesche", "sellerbeck"}
MARK = {"nachtigall", "heven", "kemnade", "stiepel", "rauendahl", "hasenwinkel"}

#: R5: the coats of arms of the twelve turns.
ARMS = [BROICH, ESSEN, WERDEN] * 4


def codes(picture: str) -> list[int]:
    """The dice of a picture like `b3 w4`."""
    return [
        (transport_track.white_die if die[0] == "w" else transport_track.black_die)(int(die[1]))
        for die in picture.split()
    ]


def sell(s: State, picture: str) -> None:
    """Dice are sold one after the other."""
    for die in codes(picture):
        transport_track.put_on_track(s, die)


def came_back(turn: int, picture: str, river: str = "", players: int = 2) -> State:
    """Dice have come back in the middle of phase 4; red is start player."""
    return at(
        f"{players} players, turn {turn}, phase 4; dice {river or '-'}; track -; coming_back {picture}; "
        "barges witten red, ruhrort blue"
    )


def at_sale(turn: int, track: str = "-") -> State:
    """Phase 4 of a turn without dice on the storages or on board; red is start player."""
    return laid_out(
        f"2 players, turn {turn}, phase 4; dice -; track {track}; barges witten red, ruhrort blue"
    )


def before_change(turn: int, left: str, right: str = "") -> str:
    """The beginning of turn 4 or 8, still with the old path; the storages are empty."""
    return f"2 players, turn {turn}; dice -; track {columns(left, right)}; barges witten red, ruhrort blue"


def columns(left: str, right: str) -> str:
    """The two columns of the track, as a position says them."""
    return f"{left or '-'} / {right}" if right else left or "-"


def placing(storages: set[str]) -> set[str]:
    return {f"place {storage}" for storage in storages}


# --- Columns -------------------------------------------------------------------------------------------


def test_5_1_the_first_die_goes_onto_the_arrow_box() -> None:
    s = at_sale(2)
    sell(s, "b4")
    assert on_track(s) == ("b4", "")


def test_5_1_the_next_dice_go_onto_the_lowest_free_box_above() -> None:
    s = at_sale(2)
    sell(s, "b4 b2 b6")
    assert on_track(s) == ("b4 b2 b6", "")


def test_5_1_the_brickearth_path_has_one_column_for_both_colours() -> None:
    s = at_sale(3)
    sell(s, "b4 w2 b6")
    assert on_track(s) == ("b4 w2 b6", "")
    assert len(seen(s)["track"]["columns"]) == 1


def test_5_1_paved_path_and_rails_have_black_left_and_white_right() -> None:
    for turn in (4, 8):
        s = at_sale(turn)
        sell(s, "b4 w2 b6 w1")
        assert on_track(s) == ("b4 b6", "w2 w1")
        assert len(seen(s)["track"]["columns"]) == 2


def test_5_1_the_later_paths_are_shorter() -> None:
    lengths = [5, 4, 3]
    assert list(standard_board().path_length) == lengths
    for turn, boxes in zip((1, 4, 8), lengths, strict=True):
        s = at_sale(turn)
        sell(s, "b3 " * boxes)
        assert coming_back(s) == ""
        sell(s, "b3")
        assert coming_back(s) == "b3"


def test_5_1_a_full_column_moves_down_and_its_lowest_die_comes_back() -> None:
    s = at_sale(4, track="b1 b2 b3 b4 / w1")
    sell(s, "b5")
    assert on_track(s) == ("b2 b3 b4 b5", "w1")
    assert coming_back(s) == "b1"


def test_5_1_a_full_white_column_pushes_out_a_white_die() -> None:
    s = at_sale(8, track="b1 b2 b3 / w4 w5 w6")
    sell(s, "w1")
    assert on_track(s) == ("b1 b2 b3", "w5 w6 w1")
    assert coming_back(s) == "w4"


def test_5_1_a_full_brickearth_path_pushes_out_whatever_lies_lowest() -> None:
    s = at_sale(3, track="w6 b1 b1 b1 b1")
    sell(s, "b2")
    assert coming_back(s) == "w6"


def test_5_1_the_last_one_to_sell_can_push_a_die_out_too() -> None:
    """The phase goes on to its end only when that die lies on its storage."""
    s = at(
        "2 players, turn 2, phase 4; dice gewalt 3; track b6 b1 b1 b1 b1; locks all; "
        "barges witten red, gewalt blue; blue: option none"
    )
    assert asked(s) == (RED, "place")
    assert s.phase == 4
    play(s, "place kunstwerk")
    assert pips(s) == {"kunstwerk": 6}
    assert s.phase == 5


# --- Dice that come back -------------------------------------------------------------------------------


def test_5_1_example_a_black_die_returns_to_broich_under_its_coat_of_arms() -> None:
    s = came_back(4, "b4")
    assert legal(s) == placing(BROICH)
    play(s, "place wiesche")
    assert pips(s) == {"wiesche": 4}


def test_5_1_remember_the_pips_of_a_die_that_comes_back_do_not_change() -> None:
    for value in range(1, 7):
        s = came_back(4, f"b{value}")
        play(s, "place saarn")
        assert pips(s) == {"saarn": value}


def test_5_1_r5_the_coats_of_arms_of_all_turns() -> None:
    """Turn 1 Broich, then Essen, Werden and Broich in turn, so that turn 12 is Werden."""
    for turn, storages in enumerate(ARMS, start=1):
        s = came_back(turn, "b3")
        assert legal(s) == placing(storages), turn


def test_5_1_only_empty_storages_take_a_die_back() -> None:
    s = came_back(4, "b4", "saarn 3")
    assert legal(s) == placing({"wiesche", "sellerbeck"})


def test_5_1_a_storage_under_a_waiting_barge_is_not_empty() -> None:
    """Blue still waits for his sale when the die that red has pushed out comes back."""
    s = at(
        "2 players, turn 4, phase 4; dice gewalt 3, saarn 3; track b1 b1 b1 b1; locks all; "
        "barges gewalt red, saarn blue; red: option none; blue: option none"
    )
    assert legal(s) == placing({"wiesche", "sellerbeck"})


def test_5_1_full_territory_of_the_arms_opens_every_other_but_mark() -> None:
    s = came_back(4, "b4", "saarn 3, wiesche 3, sellerbeck 3")
    assert legal(s) == placing(ESSEN | WERDEN)


def test_5_1_a_white_die_always_returns_to_mark() -> None:
    for turn in range(1, 13):
        s = came_back(turn, "w4")
        assert legal(s) == placing(MARK), turn


def test_5_1_r3_with_one_storage_left_nobody_is_asked() -> None:
    s = came_back(4, "b4", "saarn 3, wiesche 3")
    assert pips(s)["sellerbeck"] == 4
    assert [event.values["storage"] for event in events(s, "die_came_back")] == ["sellerbeck"]


def test_5_1_r3_the_last_storage_of_mark_takes_a_white_die_without_asking() -> None:
    s = came_back(8, "w6", "nachtigall 1, heven 1, kemnade 1, stiepel 1, rauendahl 1", players=4)
    assert pips(s)["hasenwinkel"] == 6


def test_5_1_r3_a_board_on_which_storages_could_run_out_is_refused() -> None:
    """With Hasenwinkel in Essen six white dice would have only five storages."""
    printed = copy.deepcopy(standard_board().printed)
    space = next(space for space in printed["river"] if space["id"] == "hasenwinkel")
    space["territory"] = "essen"
    with pytest.raises(BoardError) as refused:
        check_printed(printed)
    assert refused.value.code == "board_storages_run_out"


def test_5_1_the_start_player_places_what_another_has_pushed_out() -> None:
    s = at(
        "3 players, turn 2, phase 4; dice gewalt 3, saarn 3; track b6 b1 b1 b1 b1; locks all; "
        "barges witten green, gewalt red, saarn blue; red: option none; blue: option none"
    )
    assert asked(s) == (GREEN, "place")


def test_5_1_the_start_player_of_the_phase_places_though_he_lies_downriver_by_now() -> None:
    """Red has gone down to Ruhrort, past blue, and still places what blue's sale pushes out."""
    s = at(
        "3 players, turn 2, phase 4; dice gewalt 3, kunstwerk 3; track b6 b6 b1 b1 b1; locks all; "
        "barges gewalt red, kunstwerk blue, ruhrort green; red: option pilot; blue: option none"
    )
    play(s, "sell ruhrort")
    assert asked(s) == (RED, "place")
    play(s, "place gewalt")
    assert asked(s) == (RED, "place")


def test_5_1_several_dice_are_placed_one_after_the_other() -> None:
    s = came_back(8, "b1 w2 b3")
    play(s, "place gewalt", "place heven", "place kunstwerk")
    assert pips(s) == {"gewalt": 1, "heven": 2, "kunstwerk": 3}
    assert coming_back(s) == ""


def test_5_1_why_a_die_cannot_be_placed_there() -> None:
    s = came_back(4, "b4", "saarn 3")
    assert why_not(s, "place wiesche") is None
    assert why_not(s, "place saarn") == "storage_has_die"
    assert why_not(s, "place heven") == "wrong_colour"
    assert why_not(s, "place gewalt") == "wrong_territory"


def test_5_1_why_a_white_die_cannot_be_placed_outside_mark() -> None:
    s = came_back(4, "w4")
    found = refusal(s, "place saarn")
    assert found is not None
    assert (found.code, found.values) == ("wrong_colour", {"colour": "white"})


def test_5_1_the_refusal_names_the_territory_of_the_arms() -> None:
    s = came_back(5, "b4")
    found = refusal(s, "place saarn")
    assert found is not None
    assert (found.code, found.values) == ("wrong_territory", {"territory": "essen"})


# --- A change of path ----------------------------------------------------------------------------------


def returned(s: State) -> str:
    """Carry out the change of path alone and say which dice come back, the first first."""
    transport_track.change_path(s, s.path + 1)
    return coming_back(s)


def test_5_1_turn_four_brings_the_paved_path() -> None:
    s = at(before_change(4, ""))
    assert [event.values["path"] for event in events(s, "path_changed")] == ["paved"]
    assert seen(s)["track"]["path"] == "paved"


def test_5_1_turn_eight_brings_the_rails() -> None:
    s = at(before_change(8, ""))
    assert [event.values["path"] for event in events(s, "path_changed")] == ["rails"]
    assert seen(s)["track"]["path"] == "rails"


def test_5_1_no_other_turn_changes_the_path() -> None:
    for turn in (1, 2, 3, 5, 6, 7, 9, 10, 11, 12):
        path = laid_out(f"2 players, turn {turn}").path
        s = at(f"2 players, turn {turn}")
        assert s.path == path
        assert not events(s, "path_changed")


def test_5_1_r4_dice_keep_their_height_and_the_lowest_box_falls_away() -> None:
    s = laid_out(before_change(4, "b1 b2 b3 b4 b5"))
    assert returned(s) == "b1"
    assert on_track(s) == ("b2 b3 b4 b5", "")


def test_5_1_r4_the_die_of_the_arrow_box_returns_though_there_is_room_above() -> None:
    """The paths are level at the top, not at the arrow box."""
    s = laid_out(before_change(4, "b1 b2"))
    assert returned(s) == "b1"
    assert on_track(s) == ("b2", "")


def test_5_1_r4_mixed_colours_part_into_their_columns_and_close_up() -> None:
    s = laid_out(before_change(4, "b1 w2 b3 w4 b5"))
    assert returned(s) == "b1"
    assert on_track(s) == ("b3 b5", "w2 w4")


def test_5_1_r4_a_white_die_in_the_arrow_box_of_the_brickearth_path_returns_to_mark() -> None:
    s = at(before_change(4, "w2 b3"))
    assert asked(s) == (RED, "place")
    assert legal(s) == placing(MARK)
    assert on_track(s) == ("b3", "")


def test_5_1_r4_in_turn_eight_both_columns_lose_their_lowest_die_black_first() -> None:
    s = laid_out(before_change(8, "b1 b2 b3 b4", "w1 w2 w3 w4"))
    assert returned(s) == "b1 w1"
    assert on_track(s) == ("b2 b3 b4", "w2 w3 w4")


def test_5_1_r4_a_white_die_alone_in_its_column_returns() -> None:
    s = laid_out(before_change(8, "", "w5"))
    assert returned(s) == "w5"
    assert on_track(s) == ("", "")


def test_5_1_r4_lowest_first_and_of_two_at_the_same_height_black_first() -> None:
    """On a board whose rails are two boxes shorter than the paved path."""
    printed = copy.deepcopy(standard_board().printed)
    printed["transport_tracks"]["rails"] = 2
    s = laid_out(before_change(8, "b1 b2 b3", "w4 w5 w6"), Board(printed, "short rails"))
    assert returned(s) == "b1 w4 b2 w5"
    assert on_track(s) == ("b3", "w6")


def test_5_1_an_empty_track_gives_nothing_back() -> None:
    s = laid_out(before_change(4, ""))
    assert returned(s) == ""
    assert on_track(s) == ("", "")


def test_5_1_at_a_change_of_path_the_start_player_places_under_the_new_turns_arms() -> None:
    s = at(before_change(4, "b1 b2"))
    assert asked(s) == (RED, "place")
    assert legal(s) == placing(BROICH)
    play(s, "place sellerbeck")
    assert pips(s) == {"sellerbeck": 1}


def test_5_1_in_turn_eight_the_black_die_is_placed_in_essen_and_then_the_white_in_mark() -> None:
    s = at(before_change(8, "b1", "w2"))
    assert legal(s) == placing(ESSEN)
    play(s, "place gewalt")
    assert legal(s) == placing(MARK)
    play(s, "place heven")
    assert pips(s) == {"gewalt": 1, "heven": 2}


# --- The arrow box -------------------------------------------------------------------------------------


def at_choice(turn: int, left: str, right: str = "", river: str = "gewalt 3, saarn 3") -> State:
    """Red, upriver of everything, has chosen transport and looks for a storage."""
    s = at(
        f"2 players, turn {turn}, phase 3; dice {river}; track {columns(left, right)}; "
        "barges witten red, ruhrort blue"
    )
    play(s, "option transport")
    return s


def transporting(storages: set[str]) -> set[str]:
    return {f"transport {storage}" for storage in storages}


def test_5_1_dice_above_a_taken_one_move_down() -> None:
    s = at_choice(2, "b1 b2 b3")
    play(s, "transport kunstwerk")
    assert on_track(s) == ("b2 b3", "")


def test_5_1_a_die_from_the_arrow_box_keeps_its_pips() -> None:
    s = at_choice(2, "b1 b6")
    play(s, "transport kunstwerk")
    assert pips(s)["kunstwerk"] == 1


def test_5_1_the_storages_territory_says_from_which_arrow_box_the_die_comes() -> None:
    s = at_choice(4, "b1 b2", "w5 w6")
    assert legal(s) == transporting((ESSEN | WERDEN | BROICH | MARK) - {"gewalt", "saarn"})
    play(s, "transport heven")
    assert pips(s)["heven"] == 5
    assert on_track(s) == ("b1 b2", "w6")


def test_5_1_from_the_left_column_only_black_dice_leave_after_the_brickearth_path() -> None:
    s = at_choice(4, "b1 b2", "w5 w6")
    play(s, "transport kunstwerk")
    assert pips(s)["kunstwerk"] == 1
    assert on_track(s) == ("b2", "w5 w6")


def test_5_1_a_white_die_in_the_arrow_box_of_the_brickearth_path_goes_to_mark() -> None:
    s = at_choice(3, "w5 b2")
    assert legal(s) == transporting(MARK)
    play(s, "transport heven")
    assert pips(s)["heven"] == 5
    assert on_track(s) == ("b2", "")


def test_5_1_transport_is_not_bound_to_the_coat_of_arms() -> None:
    """Turn 2 is Essen's, but that is only for dice that come back."""
    s = at_choice(2, "b1")
    assert legal(s) == transporting((ESSEN | WERDEN | BROICH) - {"gewalt", "saarn"})


def test_5_1_dice_on_the_track_are_out_of_reach_of_the_supply() -> None:
    s = at(
        "2 players, turn 5, phase 3; dice gewalt 6, saarn 6; track b1 / w1; barges witten red, ruhrort blue; "
        "red: markers supply coal_hauler"
    )
    assert why_not(s, "option supply") == "no_die_below_six"
    assert not any(action.startswith("coal_hauler") for action in legal(s))

"""§6.5 Progress markers are received."""

import pytest

from ruhr.board import standard_board
from ruhr.board.words import MARKERS, OWN_MARKERS, WHITE_MARKERS
from ruhr.rules.state import State
from tests.sight import player_board
from tests.table import (
    BLUE,
    GREEN,
    RED,
    SEATS,
    asked,
    at,
    events,
    laid_out,
    legal,
    play,
    seen,
    then,
    why_not,
)

PROGRESS = standard_board().printed["progress"]
NEEDS: dict[str, dict[str, int]] = PROGRESS["own"] | PROGRESS["white"]
ONE_TOO_FEW = [(marker, area) for marker in MARKERS for area in NEEDS[marker]]


def tokens(needs: dict[str, int]) -> str:
    """Tokens as a player's item of a position."""
    return "tokens " + " ".join(f"{area} {count}" for area, count in needs.items() if count)


ALL_TOKENS = tokens(standard_board().printed["token_spaces"])


def received(s: State, seat: int) -> list[str]:
    """The markers a player has just received, in order."""
    return [event.values["marker"] for event in events(s, "progress_gained") if event.values["seat"] == seat]


# --- What the markers need -----------------------------------------------------------------------------


def test_6_5_example_lock_building_for_one_black_industry_and_one_black_city() -> None:
    s = at("turn 3, phase 5; red: tokens black_industry 1 black_city 1")
    assert received(s, RED) == ["lock_building"]


@pytest.mark.parametrize("marker", MARKERS)
def test_6_5_marker_is_received_for_its_tokens(marker: str) -> None:
    s = at(f"turn 3, phase 5; red: {tokens(NEEDS[marker])}")
    assert marker in player_board(s, RED)["markers"]


@pytest.mark.parametrize(("marker", "area"), ONE_TOO_FEW)
def test_6_5_marker_is_not_received_with_one_token_too_few(marker: str, area: str) -> None:
    fewer = NEEDS[marker] | {area: NEEDS[marker][area] - 1}
    s = at("turn 3, phase 5", f"red: {tokens(fewer)}" if any(fewer.values()) else "")
    assert marker not in player_board(s, RED)["markers"]


def test_6_5_tokens_of_another_area_do_not_help() -> None:
    """Three black cities make no lock building without the industry."""
    s = at("turn 4, phase 5; red: tokens black_city 3")
    assert received(s, RED) == ["essen_warehouse", "mayor"]


def test_6_5_first_markers_in_turn_2() -> None:
    """One sale a turn: every marker needs at least two tokens."""
    assert min(sum(needs.values()) for needs in NEEDS.values()) == 2


def test_6_5_white_coal_from_turn_5_at_the_earliest() -> None:
    """Grafschaft Mark needs four tokens, all of them of black coal."""
    needs = NEEDS["grafschaft_mark"]
    assert sum(needs.values()) == 4
    assert all(area.startswith("black_") for area in needs)


# --- Receiving them ------------------------------------------------------------------------------------


def test_6_5_nobody_is_asked() -> None:
    s = at("2 players, turn 3, phase 5; red: tokens black_industry 2")
    assert s.phase == 6


def test_6_5_tokens_stay() -> None:
    s = at("turn 3, phase 5; red: tokens black_industry 1 black_city 1")
    assert player_board(s, RED)["tokens"]["black_industry"] == 1
    assert player_board(s, RED)["tokens"]["black_city"] == 1


def test_6_5_the_same_token_counts_for_several_markers() -> None:
    s = at("turn 4, phase 5; red: tokens black_industry 1 black_city 1 black_ruhrort 1")
    assert received(s, RED) == ["lock_building", "supply", "port_ruhrort"]


def test_6_5_1_several_markers_in_one_turn() -> None:
    s = at("turn 5, phase 5; red: tokens black_industry 2 black_city 2")
    assert received(s, RED) == ["lock_building", "wage", "essen_warehouse", "grafschaft_mark"]


def test_6_5_all_twelve_tokens_bring_all_fifteen_markers() -> None:
    s = at(f"turn 12, phase 5; red: {ALL_TOKENS}")
    assert player_board(s, RED)["markers"] == list(MARKERS)


def test_6_5_a_marker_is_received_once() -> None:
    s = at("turn 5, phase 5; red: tokens black_industry 2 black_city 2")
    s = then(s, "phase 5")
    assert events(s) == []


def test_6_5_the_farthest_upriver_receives_first() -> None:
    s = at(
        "3 players, turn 3, phase 5; barges steele blue, werden green, kettwig red; "
        "red: tokens black_industry 2; blue: tokens black_industry 2; green: tokens black_industry 2"
    )
    assert [event.values["seat"] for event in events(s, "progress_gained")] == [BLUE, GREEN, RED]


def test_6_5_own_markers_never_run_out() -> None:
    s = at("turn 12, phase 5; " + "; ".join(f"{seat}: {ALL_TOKENS}" for seat in SEATS))
    for seat in range(4):
        assert player_board(s, seat)["markers"][: len(OWN_MARKERS)] == list(OWN_MARKERS)


# --- White markers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_5_1_white_markers_are_one_fewer_than_players(players: int) -> None:
    s = laid_out(f"{players} players")
    assert seen(s)["white_left"] == dict.fromkeys(WHITE_MARKERS, players - 1)


@pytest.mark.parametrize("marker", WHITE_MARKERS)
def test_6_5_1_the_last_of_the_players_misses_each_white_marker(marker: str) -> None:
    s = at(
        "turn 8, phase 5; barges witten red, steele blue, werden green, kettwig yellow; "
        + "; ".join(f"{seat}: {tokens(NEEDS[marker])}" for seat in SEATS)
    )
    assert [marker in player_board(s, seat)["markers"] for seat in range(4)] == [True, True, True, False]
    assert [marker in player_board(s, seat)["missed"] for seat in range(4)] == [False, False, False, True]


def test_6_5_1_white_markers_go_in_the_order_of_the_phase() -> None:
    """With two players there is one mayor, and blue lies farther upriver."""
    s = at(
        "2 players, turn 5, phase 5; barges werden blue, kettwig red; red: tokens black_city 3; "
        "blue: tokens black_city 3"
    )
    assert "mayor" in player_board(s, BLUE)["markers"]
    assert player_board(s, RED)["missed"] == ["mayor"]
    assert [event.values for event in events(s, "progress_missed")] == [{"seat": RED, "marker": "mayor"}]
    assert seen(s)["white_left"]["mayor"] == 0


def test_6_5_1_who_misses_one_still_receives_the_others() -> None:
    s = at(
        "2 players, turn 5, phase 5; barges werden blue, kettwig red; red: tokens black_city 3; "
        "blue: tokens black_city 3"
    )
    assert received(s, RED) == ["essen_warehouse"]


def test_6_5_1_a_missed_marker_is_missed_for_good() -> None:
    """Neither a second look nor a copy in the pool changes that."""
    s = at("2 players, turn 5, phase 5; red: tokens black_city 3, missed mayor")
    assert received(s, RED) == ["essen_warehouse"]
    assert events(s, "progress_missed") == []
    assert seen(s)["white_left"]["mayor"] == 1


def test_6_5_1_a_missed_marker_cannot_be_used() -> None:
    s = at("2 players, turn 5, phase 6; red: 5 thalers, markers coal_depot, missed inn")
    assert why_not(s, "inn points") == "marker_missed"


# --- Grafschaft Mark -----------------------------------------------------------------------------------


def test_6_5_2_grafschaft_mark_brings_the_two_warehouses_of_its_box() -> None:
    s = at("turn 5, phase 5; red: tokens black_industry 2 black_city 2")
    assert player_board(s, RED)["pool"] == 1 + 2
    assert player_board(s, RED)["waiting"]["grafschaft_mark"] == 0
    assert [event.values for event in events(s, "warehouses_received")] == [
        {"seat": RED, "count": 2, "source": "grafschaft_mark"}
    ]


def test_6_5_2_the_warehouses_of_the_mark_box_come_once() -> None:
    s = at("turn 5, phase 5; red: tokens black_industry 2 black_city 2")
    s = then(s, "phase 5")
    assert player_board(s, RED)["pool"] == 1 + 2


def test_6_5_2_no_other_marker_brings_warehouses() -> None:
    s = at("turn 5, phase 5; red: tokens black_industry 3 black_city 1 black_ruhrort 1")
    assert player_board(s, RED)["pool"] == 1
    assert player_board(s, RED)["waiting"]["lock"] == 2


def test_6_5_2_a_marker_can_be_used_in_the_same_turn() -> None:
    """Lock building received in phase 5 builds in phase 6."""
    s = at("turn 3, phase 5; red: 2 thalers, tokens black_industry 1 black_city 1")
    s = then(s, "phase 6")
    assert asked(s) == (RED, "purchase")
    assert "lock lock_horst" in legal(s)


# --- Once a turn, once a game --------------------------------------------------------------------------


def test_6_5_2_own_markers_can_be_used_once_a_turn() -> None:
    s = at("turn 6, phase 6; red: 9 thalers, waits 9 10 11, markers coal_depot")
    play(s, "depot essen")
    assert s.phase == 7
    assert player_board(s, RED)["used"] == ["coal_depot"]


def test_6_5_2_own_markers_can_be_used_again_in_the_next_turn() -> None:
    s = at("turn 6, phase 6; red: 9 thalers, waits 9 10 11, markers coal_depot")
    play(s, "depot essen")
    s = then(s, "phase 7")
    s = then(s, "phase 6")
    assert "depot essen" in legal(s)


def test_6_5_2_white_markers_can_be_used_once_a_game() -> None:
    s = at("turn 6, phase 6; red: 3 thalers, markers coal_depot inn")
    play(s, "inn thalers")
    s = then(s, "phase 7")
    s = then(s, "phase 6")
    assert why_not(s, "inn thalers") == "marker_flipped"


def test_6_5_2_a_flipped_marker_is_not_received_again() -> None:
    s = at("turn 6, phase 5; red: tokens black_city 3, markers mayor, flipped mayor")
    assert "mayor" not in received(s, RED)
    assert player_board(s, RED)["flipped"] == ["mayor"]

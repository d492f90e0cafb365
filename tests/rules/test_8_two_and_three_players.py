"""§8 Two- and three-player rules."""

import pytest

from ruhr.board.words import WHITE_MARKERS
from ruhr.rules.state import State
from tests.sight import in_bag, player_board, sources
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
    on_track,
    pips,
    play,
    seen,
    thalers,
    then,
)


def dice_laid_out(s: State) -> tuple[int, int]:
    """How many black and how many white dice lie on the storages."""
    white = sum(space.territory == "mark" for space in s.board.storages if space.id in pips(s))
    return len(pips(s)) - white, white


def building_locks(players: int) -> State:
    """Turn 3, and red can pay for one lock."""
    return at(f"{players} players, turn 3, phase 6; red: 2 thalers, pool 0, markers lock_building")


# --- Set-up --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "black", "white"), [(4, 7, 6), (3, 6, 5), (2, 5, 4)])
def test_8_fewer_dice_with_fewer_players(players: int, black: int, white: int) -> None:
    """Of each colour one fewer with three players and two fewer with two."""
    assert dice_laid_out(laid_out(f"{players} players")) == (black, white)


@pytest.mark.parametrize(("players", "empty"), [(4, 2), (3, 4), (2, 6)])
def test_8_empty_storages(players: int, empty: int) -> None:
    s = laid_out(f"{players} players")
    assert len(s.board.storages) - len(pips(s)) == empty


@pytest.mark.parametrize("players", [2, 3, 4])
def test_8_a_black_die_of_three_on_the_arrow_box(players: int) -> None:
    assert on_track(laid_out(f"{players} players")) == ("b3", "")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_8_every_die_shows_a_three_or_a_four(players: int) -> None:
    """Which storage has which is balanced for each number of players apart."""
    assert set(pips(laid_out(f"{players} players")).values()) == {3, 4}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_8_everything_else_is_set_up_the_same(players: int) -> None:
    s = laid_out(f"{players} players")
    assert len(seen(s)["river"]["obstacles"]) == 14
    assert seen(s)["bag"]["count"] == 6
    assert [player_board(s, seat)["pool"] for seat in range(players)] == [1] * players


# --- Progress markers ----------------------------------------------------------------------------------


def test_8_1_two_players_each_white_marker_once() -> None:
    assert seen(laid_out("2 players"))["white_left"] == dict.fromkeys(WHITE_MARKERS, 1)


def test_8_2_three_players_each_white_marker_twice() -> None:
    assert seen(laid_out("3 players"))["white_left"] == dict.fromkeys(WHITE_MARKERS, 2)


def test_8_2_three_players_the_third_misses_the_white_marker() -> None:
    s = at(
        "3 players, turn 5, phase 5; barges steele green, werden blue, kettwig red; "
        "red: tokens black_city 3; blue: tokens black_city 3; green: tokens black_city 3"
    )
    assert [player_board(s, seat)["missed"] for seat in (RED, BLUE, GREEN)] == [["mayor"], [], []]


# --- Locks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_8_points_for_both_locks(players: int) -> None:
    s = building_locks(players)
    play(s, "lock lock_horst", "lock lock_witten")
    assert sources(s, RED) == {"locks": 2 + 3}


@pytest.mark.parametrize("players", [2, 3])
def test_8_both_markers_go_into_the_bag(players: int) -> None:
    s = building_locks(players)
    before = in_bag(s)
    play(s, "lock lock_kettwig", "lock lock_witten")
    kettwig = [space.id for space in s.board.obstacles].index("lock_kettwig")
    assert in_bag(s) == [*before, s.deal.obstacles[kettwig], s.deal.obstacles[0]]


@pytest.mark.parametrize("players", [2, 3])
def test_8_two_locks_for_the_price_of_one(players: int) -> None:
    """The second needs neither a Thaler nor a loan."""
    s = building_locks(players)
    play(s, "lock lock_horst", "lock lock_kettwig")
    assert thalers(s)[RED] == 0
    assert player_board(s, RED)["debts"] == 0
    assert [event.values["thalers"] for event in events(s, "lock_built")] == [2, 0]


@pytest.mark.parametrize("players", [2, 3])
def test_8_two_locks_bring_the_warehouses_of_the_lock_box_once(players: int) -> None:
    s = building_locks(players)
    play(s, "lock lock_horst", "lock lock_kettwig")
    assert player_board(s, RED)["pool"] == 2
    assert len(events(s, "warehouses_received")) == 1


@pytest.mark.parametrize("players", [2, 3])
def test_8_each_player_may_build_two_locks(players: int) -> None:
    ready = "; ".join(f"{seat}: 2 thalers, pool 0, markers lock_building" for seat in SEATS[:players])
    s = at(f"{players} players, turn 3, phase 6; {ready}")
    for seat in range(players):
        assert asked(s)[0] == seat
        play(s, *[min(legal(s) - {"done"})])
        play(s, *[min(legal(s) - {"done"})])
    assert [player_board(s, seat)["locks"] for seat in range(players)] == [2] * players


def test_8_1_two_players_two_locks_in_each_of_turns_2_to_5() -> None:
    s = laid_out("2 players, turn 2; red: 10 thalers, pool 0, markers lock_building")
    for turn in range(2, 6):
        assert s.turn == turn
        s = then(s, "phase 6")
        play(s, *[min(legal(s) - {"done"})])
        play(s, *[min(legal(s) - {"done"})])
        s = then(s, "phase 7")
    assert player_board(s, RED)["locks"] == 8
    assert thalers(s)[RED] == 10 - 2 - 2 - 2 - 3

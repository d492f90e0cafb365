"""§6.7 Export victory points and the end of the turn."""

from importlib.resources import files

import pytest

from ruhr.board.loading import board_from_text
from ruhr.rules.phase_7_export import exports_to_come
from ruhr.rules.state import State
from tests.sight import in_bag, player_board, sources
from tests.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at,
    dealt,
    events,
    go_on,
    laid_out,
    legal,
    locks_but,
    play,
    points,
    seen,
    thalers,
    then,
)


def export_area(shown: str, marker: int, turn: int = 6, **columns: str) -> State:
    """What the country marker shown exports, the box of the export marker, and who stands in the columns."""
    return at(exports(shown, marker, turn, **columns))


def exports(shown: str, marker: int, turn: int = 6, **columns: str) -> str:
    """The text of `export_area`; the other countries were turned up before."""
    port = ", ".join(f"{column} {owners}" for column, owners in columns.items() if owners)
    text = f"turn {turn}, phase 7; export {marker}" + (f"; port {port}" if port else "")
    if not shown:
        return text
    others = "netherlands netherlands netherlands rhineland rhineland rhineland belgium belgium".split()
    others.remove(shown)
    return f"{text}; countries {' '.join([*others[: turn - 4], shown])}"


# --- Export points -------------------------------------------------------------------------------------


def test_6_7_example_blue_first_and_red_second_in_the_rhineland_column() -> None:
    """Three points for blue, two for red, and the export marker goes back two boxes."""
    s = export_area("rhineland", marker=5, rhineland="blue red")
    assert points(s) == [2, 3, 0, 0]
    assert s.export_marker == 3


@pytest.mark.parametrize(("box", "value"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 2), (5, 2)])
def test_6_7_the_export_track_is_worth_one_or_two_points(box: int, value: int) -> None:
    s = export_area("belgium", marker=box, belgium="blue red")
    assert points(s)[RED] == value


@pytest.mark.parametrize(("box", "earned"), [(0, [2, 1, 0]), (5, [3, 2, 1])])
def test_6_7_first_position_one_more_third_one_less(box: int, earned: list[int]) -> None:
    s = export_area("netherlands", marker=box, netherlands="red blue green")
    assert points(s)[:3] == earned
    assert [event.values["position"] for event in events(s, "exported")] == [1, 2, 3]


@pytest.mark.parametrize("shown", ["belgium", "netherlands", "rhineland"])
def test_6_7_only_the_column_of_the_country_shown_exports(shown: str) -> None:
    s = export_area(shown, marker=5, belgium="red", netherlands="blue", rhineland="green")
    exporting = {"belgium": RED, "netherlands": BLUE, "rhineland": GREEN}[shown]
    assert points(s) == [3 if seat == exporting else 0 for seat in range(4)]
    assert s.export_marker == 4


def test_6_7_every_turn_has_a_country_of_its_own() -> None:
    s = export_area("belgium", marker=5, turn=6, belgium="red", rhineland="blue")
    assert s.turn == 7
    s = then(s, "phase 7; countries netherlands netherlands belgium rhineland")
    assert points(s)[:2] == [3, 3]


def test_6_7_export_tells_who_earned_what_and_where() -> None:
    s = export_area("belgium", marker=2, belgium="yellow")
    assert sources(s, YELLOW) == {"exports": 3}
    assert [event.values for event in events(s, "exported")] == [
        {"seat": YELLOW, "country": "belgium", "position": 1, "points": 3}
    ]
    assert [event.values for event in events(s, "export_marker_moved")] == [{"box": 1, "value": 1}]


# --- The export marker ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("owners", "box"), [("", 5), ("red", 4), ("red blue", 3), ("red blue green", 2)])
def test_6_7_export_marker_moves_left_one_box_a_warehouse(owners: str, box: int) -> None:
    s = export_area("belgium", marker=5, belgium=owners)
    assert s.export_marker == box


def test_6_7_r16_a_warehouse_that_earned_nothing_counts_too() -> None:
    """The third position earns 1 − 1 and still moves the marker; seen on a track with more boxes of 1."""
    text = files("ruhr.board").joinpath("standard.toml").read_text("utf-8")
    board = board_from_text(text.replace("values = [1, 1, 2, 2, 2, 2]", "values = [1, 1, 1, 1, 1, 2]"))
    s = laid_out(exports("belgium", marker=4, belgium="red blue green"), board)
    go_on(s)
    assert [event.values["points"] for event in events(s, "exported")] == [2, 1, 0]
    assert s.export_marker == 1


@pytest.mark.parametrize("box", [0, 1, 2, 3])
def test_6_7_export_marker_never_leaves_the_track(box: int) -> None:
    s = export_area("belgium", marker=box, belgium="red blue green")
    assert s.export_marker == 0


def test_6_7_export_marker_that_stays_is_not_told() -> None:
    s = export_area("belgium", marker=0, belgium="red")
    assert events(s, "export_marker_moved") == []


def test_6_7_the_value_counts_for_all_before_the_marker_moves() -> None:
    """Box 2 is worth 2, box 0 only 1."""
    s = export_area("belgium", marker=2, belgium="red blue")
    assert points(s)[:2] == [3, 2]


# --- Turns with exports --------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", range(4, 12))
def test_6_7_exports_in_turns_4_to_11(turn: int) -> None:
    s = export_area("belgium", marker=5, turn=turn, belgium="red")
    assert points(s)[RED] == 3


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_6_7_no_exports_before_turn_4(turn: int) -> None:
    s = export_area("", marker=5, turn=turn, belgium="red", netherlands="green", rhineland="blue")
    assert points(s) == [0, 0, 0, 0]
    assert s.export_marker == 5


@pytest.mark.parametrize(
    ("text", "to_come"),
    [
        ("turn 1", {"belgium": 2, "netherlands": 3, "rhineland": 3}),
        ("turn 4, phase 7; countries belgium", {"belgium": 2, "netherlands": 3, "rhineland": 3}),
        (
            "turn 6, phase 7; countries netherlands belgium netherlands",
            {"belgium": 1, "netherlands": 2, "rhineland": 3},
        ),
        ("turn 12", {"belgium": 0, "netherlands": 0, "rhineland": 0}),
    ],
)
def test_6_7_everybody_knows_how_many_exports_to_a_country_are_to_come(
    text: str, to_come: dict[str, int]
) -> None:
    """This turn's is counted until the turn is over."""
    s = laid_out(text)
    assert {country: exports_to_come(s, k) for k, country in enumerate(s.board.countries)} == to_come


def test_6_7_important_no_exports_in_the_last_turn() -> None:
    s = export_area("", marker=5, turn=12, belgium="red", netherlands="red", rhineland="blue")
    assert points(s) == [0, 0, 0, 0]
    assert events(s, "exported") == []
    assert s.export_marker == 5


# --- The end of the turn -------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 0), (10, 10), (11, 10), (17, 10)])
def test_6_7_thalers_above_ten_are_returned(before: int, after: int) -> None:
    s = at(f"turn 3, phase 7; red: {before} thalers")
    assert thalers(s)[RED] == after


@pytest.mark.parametrize(("before", "surplus"), [(0, 0), (10, 0), (11, 1), (17, 7)])
def test_6_7_it_is_seen_how_many_thalers_are_too_many(before: int, surplus: int) -> None:
    s = laid_out(f"turn 3, phase 6; red: {before} thalers")
    assert player_board(s, RED)["surplus"] == surplus


def test_6_7_returned_thalers_are_told() -> None:
    s = at("turn 3, phase 7; blue: 13 thalers")
    assert [event.values for event in events(s, "thalers_returned")] == [{"seat": BLUE, "thalers": 3}]


def test_6_7_who_has_ten_thalers_returns_none() -> None:
    s = at("turn 3, phase 7; blue: 10 thalers")
    assert events(s, "thalers_returned") == []


def test_6_7_during_a_turn_there_is_no_limit() -> None:
    """The inn brings 3 on top of 10, and they can be spent."""
    s = at("turn 3, phase 6; red: 10 thalers, markers coal_depot inn")
    play(s, "inn thalers")
    assert thalers(s)[RED] == 13


def test_6_7_thalers_above_ten_are_returned_in_the_last_turn_before_scoring() -> None:
    s = at("turn 12, phase 7; red: 14 thalers, markers mayor")
    assert [event.kind for event in events(s)][:2] == ["thalers_returned", "bonus_scored"]
    assert sources(s, RED) == {"mayor": 10}


def test_6_7_the_pilot_ban_ends() -> None:
    s = laid_out("turn 3, phase 7; drawn now 14")
    assert seen(s)["pilot_banned"]
    s = then(s, "phase 7")
    assert not seen(s)["pilot_banned"]


def test_6_7_the_wage_can_be_chosen_again() -> None:
    s = laid_out("turn 3, phase 7; red: used wage")
    assert seen(s)["wage_taken"]
    s = then(s, "phase 7")
    assert not seen(s)["wage_taken"]


def test_6_7_the_lock_duty_ends() -> None:
    """Whom it did not bind this turn is free in the next."""
    s = at("turn 3, phase 7, lock duty")
    assert not seen(s)["lock_duty"]
    s = then(s, "phase 6; red: 5 thalers, markers lock_building")
    assert "done" in legal(s)


def test_6_7_markers_of_one_use_a_turn_are_ready_again() -> None:
    s = at("turn 6, phase 6; red: 8 thalers, markers lock_building coal_depot inn")
    play(s, "lock lock_horst", "depot essen", "done")
    s = then(s, "phase 7")
    assert player_board(s, RED)["used"] == []
    s = then(s, "phase 6")
    assert {"lock lock_kettwig", "depot essen"} <= legal(s)


def test_6_7_the_options_are_given_back() -> None:
    s = laid_out("turn 3, phase 7; red: option transport")
    assert player_board(s, RED)["option"] == "transport"
    s = then(s, "phase 7")
    assert player_board(s, RED)["option"] is None


def test_6_7_the_drawn_marker_leaves_the_game() -> None:
    text = dealt(f"turn 3, phase 7; {locks_but('lock_horst')}; drawn now 4", bag=[5, 6])
    assert seen(laid_out(text))["bag"]["drawn_now"] == 4
    s = at(text)
    assert seen(s)["bag"]["drawn_now"] is None
    assert 4 in seen(s)["bag"]["drawn"]
    assert in_bag(s) == [5, 6]


def test_6_7_demand_thalers_stay_for_the_next_turn() -> None:
    s = at("turn 3, phase 7; demand witten 1")
    assert seen(s)["river"]["demand"] == {"witten": 1}


def test_6_7_the_turn_marker_advances() -> None:
    s = at("turn 3, phase 7")
    assert (s.turn, s.phase) == (4, 1)


def test_6_7_the_last_turn_ends_the_game() -> None:
    s = at("turn 12, phase 7")
    assert seen(s)["decision"] is None
    go_on(s)
    assert (s.turn, legal(s)) == (12, set())

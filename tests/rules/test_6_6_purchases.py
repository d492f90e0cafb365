"""§6.6 Debt repayment, the inn, and the players' turns."""

import pytest

from tests.shopping import EVERYTHING, INN, why_not_values
from tests.sight import player_board, sources, warehouses
from tests.table import (
    BLUE,
    GREEN,
    RED,
    asked,
    at,
    events,
    legal,
    play,
    points,
    thalers,
    why_not,
)

# --- Repaying ------------------------------------------------------------------------------------------


def test_6_6_repaying_costs_three_thalers_and_frees_the_warehouse() -> None:
    s = at("turn 6, phase 6; red: 7 thalers, debts 2; blue: pool 1; green: pool 1; yellow: pool 1")
    assert legal(s) == {"repay", "done"}
    play(s, "repay")
    assert thalers(s)[RED] == 4
    assert player_board(s, RED)["debts"] == 1
    assert player_board(s, RED)["pool"] == 1
    assert [event.values for event in events(s, "repaid")] == [{"seat": RED, "thalers": 3}]


def test_6_6_several_debts_in_one_turn() -> None:
    s = at("turn 6, phase 6; red: 7 thalers, debts 2; blue: pool 1; green: pool 1; yellow: pool 1")
    play(s, "repay", "repay")
    assert player_board(s, RED)["debts"] == 0
    assert thalers(s)[RED] == 1


def test_6_6_important_repay_and_build_at_once() -> None:
    s = at(
        "turn 6, phase 6; red: 5 thalers, pool 0, debts 1, markers coal_depot inn; blue: pool 1; "
        "green: pool 1; yellow: pool 1"
    )
    assert why_not(s, "depot essen") == "no_warehouse"
    play(s, "repay", "depot essen")
    assert warehouses(s, "depot essen") == "red - -"
    assert thalers(s)[RED] == 0


def test_6_6_nothing_to_repay() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers inn")
    assert why_not(s, "repay") == "no_debt"


def test_6_6_r17_no_borrowing_to_repay() -> None:
    s = at(
        "turn 6, phase 6; red: 1 thalers, debts 1, waits 10 11, markers inn; blue: pool 1; green: pool 1; "
        "yellow: pool 1"
    )
    assert why_not(s, "repay") == "thalers_short"
    assert why_not_values(s, "repay") == {"missing": 2, "price": 3}
    assert "repay" not in legal(s)


def test_6_6_repaying_earns_no_points() -> None:
    s = at("turn 6, phase 6; red: 3 thalers, debts 1")
    play(s, "repay")
    assert points(s)[RED] == 0


def test_6_6_a_repaid_debt_space_can_be_used_again() -> None:
    s = at(
        "turn 6, phase 6; red: 4 thalers, debts 4, waits -, markers lock_building; blue: pool 1; "
        "green: pool 1; yellow: pool 1"
    )
    play(s, "repay", "lock lock_horst")
    assert player_board(s, RED)["debts"] == 4
    assert thalers(s)[RED] == 0


# --- The inn -------------------------------------------------------------------------------------------


def test_6_6_inn_gives_three_thalers() -> None:
    s = at("turn 6, phase 6; red: markers inn")
    play(s, "inn thalers")
    assert thalers(s)[RED] == 3
    assert points(s)[RED] == 0


def test_6_6_inn_gives_two_points() -> None:
    s = at("turn 6, phase 6; red: markers inn")
    play(s, "inn points")
    assert thalers(s)[RED] == 0
    assert sources(s, RED) == {"inn": 2}


@pytest.mark.parametrize("gain", ["thalers", "points"])
def test_6_6_debts_do_not_matter_to_the_inn(gain: str) -> None:
    s = at("turn 6, phase 6; red: debts 4, waits 10 11, markers inn")
    play(s, f"inn {gain}")
    assert (thalers(s)[RED], points(s)[RED]) == ((3, 0) if gain == "thalers" else (0, 2))
    assert player_board(s, RED)["debts"] == 4


def test_6_6_inn_thalers_can_be_spent_at_once() -> None:
    s = at(
        "turn 6, phase 6; red: pool 1, markers coal_depot inn; blue: pool 1; green: pool 1; yellow: pool 1"
    )
    assert why_not(s, "depot essen") == "thalers_short"
    play(s, "inn thalers", "depot essen")
    assert thalers(s)[RED] == 1


@pytest.mark.parametrize(
    ("inn", "code"),
    [
        ("", "needs_marker"),
        ("red: missed inn", "marker_missed"),
        ("red: flipped inn", "marker_flipped"),
    ],
)
def test_6_6_no_inn_to_visit(inn: str, code: str) -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers coal_depot", inn)
    assert why_not(s, "inn thalers") == code
    assert why_not(s, "inn points") == code
    assert not legal(s) & INN


# --- The players' turns --------------------------------------------------------------------------------


def test_6_6_in_any_sequence() -> None:
    s = at(
        "turn 6, phase 6; red: 10 thalers, markers lock_building port_ruhrort coal_depot; blue: pool 1; "
        "green: pool 1; yellow: pool 1"
    )
    play(s, "port belgium", "lock lock_horst", "depot mark")
    assert [event.kind for event in events(s) if event.kind.endswith("_built")] == [
        "port_built",
        "lock_built",
        "depot_built",
    ]


def test_6_6_everything_at_once() -> None:
    """All that can be legal in one decision is offered, and nothing that is offered is refused."""
    s = at(f"2 players, turn 5, phase 6; port belgium red; red: 10 thalers, debts 1, markers {EVERYTHING}")
    kinds = {action.split()[0] for action in legal(s)}
    assert kinds == {
        "lock",
        "city",
        "depot",
        "port",
        "white_warehouse",
        "shift",
        "repay",
        "inn",
        "done",
    }
    assert all(why_not(s, action) is None for action in legal(s))


def test_6_6_the_farthest_upriver_buys_first() -> None:
    s = at(
        "3 players, turn 6, phase 6; barges steele blue, werden green, kettwig red; red: 3 thalers, "
        "markers coal_depot; blue: 3 thalers, markers coal_depot; green: 3 thalers, markers coal_depot"
    )
    assert asked(s) == (BLUE, "purchase")
    play(s, "done")
    assert asked(s) == (GREEN, "purchase")
    play(s, "done")
    assert asked(s) == (RED, "purchase")
    play(s, "done")
    assert s.phase == 7


def test_6_6_a_player_buys_until_he_is_done() -> None:
    s = at(
        "turn 6, phase 6; red: 10 thalers, markers lock_building coal_depot; "
        "blue: 3 thalers, markers coal_depot"
    )
    play(s, "depot essen")
    assert asked(s) == (RED, "purchase")
    play(s, "done")
    assert asked(s) == (BLUE, "purchase")


def test_6_6_who_can_buy_nothing_is_not_asked() -> None:
    s = at("2 players, turn 6, phase 6")
    assert s.phase == 7


def test_6_6_slots_fill_up_in_the_order_of_play() -> None:
    """Blue comes after red and pays the dearer slot."""
    s = at(
        "turn 6, phase 6; red: 10 thalers, markers essen_warehouse; blue: 10 thalers, markers essen_warehouse"
    )
    play(s, "city werden", "city werden")
    assert warehouses(s, "werden") == "red blue -"
    assert thalers(s)[:2] == [7, 6]


def test_6_6_what_belongs_to_another_phase() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers inn")
    assert why_not(s, "sell ruhrort") == "other_phase"
    assert why_not_values(s, "sell ruhrort") == {"phase": 4, "now": 6}


def test_6_6_no_die_is_waiting_to_be_placed() -> None:
    s = at("turn 6, phase 6; red: 10 thalers, markers inn")
    assert why_not(s, "place gewalt") == "other_step"
    assert why_not_values(s, "place gewalt") == {"decision": "purchase"}

"""A table follows from its setup and its changes alone."""

import random
from typing import Any

import jsonpatch
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruhr import Game
from ruhr.board import standard_board
from ruhr.server.errors import TableError
from ruhr.server.table import BOT, CLOSE, LET_IT_RUN, Change, Clock, Setup, Table, hash_of, patch

KEY = hash_of("anna")


def table(clock: Clock | None = None, *, seats: int = 2, seed: int = 1) -> Table:
    """A table at which the game has just begun, at time 1000."""
    deal = Game.new(seats, seed=seed).record().deal
    board = standard_board()
    setup = Setup("id", 0, (None,) * seats, False, False, clock, None, (), (), deal, board.identity)
    there = Table.new(setup, board)
    for seat in range(seats):
        do(there, "joined", seat, f"Player {seat}", at=1000)
    return there


def do(at_table: Table, kind: str, seat: int, words: str = "", *, at: int) -> None:
    """Let something happen at a time."""
    at_table.apply(Change(at_table.version + 1, at, kind, seat, words, "request", KEY))


def decide(at_table: Table, action: str, *, at: int) -> int:
    """Let whoever decides play an action; returns the seat."""
    seat = at_table.decider
    assert seat is not None
    do(at_table, "played", seat, action, at=at)
    return seat


def test_time_is_taken_from_the_bank_and_the_increment_added() -> None:
    there = table(Clock(10_000, 3_000))
    seat = decide(there, "option none", at=5_000)
    assert there.banks[seat] == 10_000 - 4_000 + 3_000
    assert there.since == 5_000


def test_a_bank_never_falls_below_nothing() -> None:
    there = table(Clock(10_000, 3_000))
    assert there.banks[decide(there, "option none", at=99_000)] == 3_000


def test_taking_back_gives_no_time() -> None:
    there = table(Clock(60_000, 5_000))
    seat = there.decider
    assert seat is not None
    at = 1000
    for _ in range(10):
        decide(there, "option none", at=(at := at + 1_000))
        assert there.decider == seat
        do(there, "undone", seat, at=(at := at + 1_000))
    assert there.banks[seat] == 60_000 - 20_000


def test_another_players_thoughts_about_what_is_taken_back_cost_no_time() -> None:
    there = table(Clock(60_000, 5_000))
    seat = decide(there, "option none", at=1_000)
    while there.decider == seat:
        assert there.game is not None
        decide(there, str(there.game.legal_actions()[0]), at=1_000)
    other = there.decider
    assert other is not None
    banks = list(there.banks)
    do(there, "undone", seat, at=31_000)
    assert there.banks[other] == banks[other]
    assert there.decider == seat
    assert there.since == 31_000


def test_a_table_holds_a_game_that_went_on_from_a_position() -> None:
    position = "2 players, turn 6, phase 6; red: 9 thalers, markers lock_building inn"
    deal = Game.from_position(position, seed=1).record().deal
    board = standard_board()
    setup = Setup("id", 0, (None, None), False, False, None, None, (), (), deal, board.identity)
    there = Table.new(setup, board)
    for seat in range(2):
        do(there, "joined", seat, f"Player {seat}", at=1000)
    assert there.game is not None
    assert there.game.turn == 6
    before = there.game.view()
    seat = decide(there, "lock lock_horst", at=2_000)
    assert Game.from_record(there.game.record()) == there.game
    do(there, "undone", seat, at=3_000)
    assert there.game.view() == before


@pytest.mark.parametrize("at_end", [LET_IT_RUN, BOT, CLOSE])
def test_a_clock_wakes_the_table_only_if_something_happens_at_its_end(at_end: str) -> None:
    there = table(Clock(10_000, 0, at_end, "steuermann"))
    assert there.wake_at == (None if at_end == LET_IT_RUN else 11_000)


def test_a_bot_takes_over_when_the_time_is_up_and_hands_back() -> None:
    there = table(Clock(10_000, 2_000, BOT, "steuermann"))
    seat = there.decider
    assert seat is not None
    do(there, "ran_out", seat, at=11_000)
    assert there.bot_to_decide == "steuermann"
    assert there.wake_at == 11_000
    with pytest.raises(TableError, match="seat_left"):
        there.check_decider({KEY})
    do(there, "returned", seat, at=12_000)
    assert there.bot_to_decide is None
    assert there.since == 12_000


def test_a_table_is_closed_when_the_time_is_up() -> None:
    there = table(Clock(10_000, 0, CLOSE))
    assert there.decider is not None
    do(there, "ran_out", there.decider, at=11_000)
    assert there.status == "closed"
    assert there.decider is None
    assert there.wake_at is None
    with pytest.raises(TableError, match="table_not_playing"):
        there.check_playing()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_rebuilt_from_its_changes_is_the_same_and_patches_lead_to_it(seats: int) -> None:
    chance = random.Random(seats)
    there = table(Clock(10_000, 500), seats=seats, seed=seats)
    changes = [
        Change(seat + 1, 1000, "joined", seat, f"Player {seat}", "request", KEY) for seat in range(seats)
    ]
    shown = there.document()
    while there.status == "playing":
        assert there.game is not None
        seat = there.document()["undo"]
        kind, words = "undone", ""
        if seat is None or chance.random() < 0.8:
            seat, kind, words = there.decider, "played", str(chance.choice(there.game.legal_actions()))
        assert seat is not None
        change = Change(there.version + 1, 1000 + 10 * len(changes), kind, seat, words, "request")
        there.apply(change)
        changes.append(change)
        after = there.document()
        shown = jsonpatch.apply_patch(shown, patch(shown, after))
        assert shown == after
    again = Table.new(there.setup, standard_board())
    for change in changes:
        again.apply(change)
    assert again.document() == shown


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text("ab"),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", min_size=1), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(st.dictionaries(st.text("abc", min_size=1), json), st.dictionaries(st.text("abc", min_size=1), json))
def test_a_patch_turns_one_document_into_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert jsonpatch.apply_patch(old, patch(old, new)) == new

"""The table as a whole (§2): copies of it, and what is told of it."""

from typing import Any

import pytest
from librt.vecs import vec

from ruhr.board.words import STORAGES
from ruhr.game import chance_of
from ruhr.playout import play_randomly
from ruhr.rules import sequence_of_play
from ruhr.rules.state import Player, State, no_choices, one, size
from tests.table import (
    at,
    events,
    laid_out,
    play,
    seen,
)

#: Shared by all copies, or not copied on purpose.
SHARED = {"board", "deal"}
LEFT_BEHIND = {"events"}


def fields(thing: State | Player) -> dict[str, Any]:
    """Everything a state or a player consists of, in a form that can be compared."""
    names = [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]
    return {name: _plain(getattr(thing, name)) for name in names}


def _plain(value: Any) -> Any:
    if isinstance(value, Player):
        return fields(value)
    return [_plain(item) for item in value] if isinstance(value, list | vec) else value


def make_different(thing: State | Player) -> None:
    """Give every number a value of its own, and turn every truth round."""
    for number, (name, value) in enumerate(fields(thing).items()):
        if isinstance(value, bool):
            setattr(thing, name, not value)
        elif isinstance(value, int) and name != "seats":
            setattr(thing, name, 1000 + number)


def test_2_a_copy_has_everything_the_table_has() -> None:
    s = laid_out("3 players")
    make_different(s)
    for me in s.players:
        make_different(me)
    twin = s.clone()
    assert fields(twin) == fields(s) | dict.fromkeys(LEFT_BEHIND)


def test_2_a_copy_shares_what_never_changes() -> None:
    s = laid_out("4 players")
    twin = s.clone()
    assert all(getattr(twin, name) is getattr(s, name) for name in SHARED)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_a_copy_is_independent(players: int) -> None:
    """Playing it to the end leaves the original untouched."""
    s = laid_out(f"{players} players")
    sequence_of_play.play_on(s)
    before = fields(s)
    twin = s.clone()
    play_randomly(twin, chance_of(1))
    assert fields(s) == before
    assert twin.turn == 12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_a_copy_plays_like_its_original(players: int) -> None:
    s = laid_out(f"{players} players")
    sequence_of_play.play_on(s)
    twin = s.clone()
    play_randomly(s, chance_of(2))
    play_randomly(twin, chance_of(2))
    assert seen(s) == seen(twin)


def test_2_nothing_is_told_when_nobody_listens() -> None:
    s = laid_out("4 players")
    s.events = None
    s.note(0, 1)
    assert events(s) == []


def test_2_dice_below_six() -> None:
    s = laid_out("dice gewalt 5, saarn 6, heven 1")
    ids = [space.id for space in s.board.storages]
    assert s.dice_below_six() == one(ids.index("gewalt")) | one(ids.index("heven"))
    assert size(s.with_dice) == 3
    assert len(s.dice) == STORAGES


def test_2_room_for_more_legal_actions_than_phase_6_ever_has() -> None:
    """Every kind of action for every place would be 47 at once."""
    mine = "lock_building essen_warehouse mark_warehouse coal_depot port_ruhrort white_warehouse inn"
    s = at(f"2 players, turn 5, phase 6; red: 10 thalers, debts 1, waits 10 11, markers {mine}")
    assert s.choice_count == 14 + 6 + 4 + 3 + 10 + 1 + 2 + 1
    assert len(no_choices()) >= 47
    play(s, "done")

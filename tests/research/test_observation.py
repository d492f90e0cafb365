"""One row of numbers tells all that is public and decides what can follow, and nothing hidden."""

import re
from collections.abc import Iterator

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from tools import research_page

from ruhr import Game
from ruhr.game import chance_of
from ruhr.observation import SEAT_SIZE, SIZE, TABLE_SIZE
from ruhr.position import write
from ruhr.research import MAXIMA, NAMES, observe
from ruhr.research.layout import SEAT, TABLE
from ruhr.research.table import observation
from ruhr.rules.actions import OVER
from ruhr.rules.sequence_of_play import play
from ruhr.rules.set_up import deal_hidden
from ruhr.rules.state import State
from tests.table import at, but
from tests.test_properties import KINDS, new_state

kinds_of_game = st.sampled_from(KINDS)
seeds = st.integers(min_value=0, max_value=2**64)
HEAD = "2 players, turn 6, phase 6; locks lock_horst; red: 9 thalers, markers lock_building"
#: Where points came from is over and done with; how many there are is not.
POINTS_BY_SOURCE = re.compile(r", points(?: \w+ -?\d+)+|(?<=: )points(?: \w+ -?\d+)+(?:, )?")


def positions(kind: tuple[int, bool], seed: int) -> Iterator[State]:
    """All positions of a random game in which somebody decides, and its end."""
    chance = chance_of(seed)
    s = new_state(*kind, chance)
    while s.decision != OVER:
        yield s
        play(s, s.choices[chance.below(s.choice_count)])
    yield s


def told(s: State) -> str:
    """Everything public in words, but for where points came from."""
    points = " ".join(str(me.points) for me in s.players)
    return f"{POINTS_BY_SOURCE.sub('', write(s, hidden=False))} / {points}"


def numbers(s: State, seat: int = 0) -> dict[str, int]:
    return dict(zip(NAMES, observation(s, seat).tolist(), strict=True))


def test_every_number_has_a_name_of_its_own_and_a_maximum() -> None:
    assert len(NAMES) == len(set(NAMES)) == len(MAXIMA) == SIZE
    assert sum(len(part.of) for part in TABLE) == TABLE_SIZE
    assert sum(len(part.of) for part in SEAT) == SEAT_SIZE
    assert max(MAXIMA) <= 255


def test_the_page_is_up_to_date() -> None:
    assert research_page.PAGE.read_text("utf-8") == research_page.page(), "run `make docs`"


@given(kinds_of_game, seeds)
def test_no_number_exceeds_its_maximum(kind: tuple[int, bool], seed: int) -> None:
    for s in positions(kind, seed):
        for seat in range(kind[0]):
            assert (observation(s, seat) <= np.array(MAXIMA)).all()


@given(kinds_of_game, seeds, seeds)
def test_hidden_things_never_change_it(kind: tuple[int, bool], seed: int, other: int) -> None:
    for s in positions(kind, seed):
        twin = s.clone()
        deal_hidden(twin, chance_of(other))
        assert (observation(twin, s.actor) == observation(s, s.actor)).all()


@given(kinds_of_game, seeds)
def test_whatever_changes_public_facts_changes_it_and_nothing_else_does(
    kind: tuple[int, bool], seed: int
) -> None:
    """Positions of a game are told alike in words if and only if they are in numbers."""
    by_words: dict[str, bytes] = {}
    by_numbers: dict[bytes, str] = {}
    for s in positions(kind, seed):
        words, row = told(s), observation(s, 0).tobytes()
        assert by_words.setdefault(words, row) == row
        assert by_numbers.setdefault(row, words) == words


@given(kinds_of_game, seeds)
def test_who_observes_the_same_has_the_same_legal_actions(kind: tuple[int, bool], seed: int) -> None:
    """Read anew from its words, with another hidden deal, a position looks alike and allows the same."""
    for step, s in enumerate(positions(kind, seed)):
        if step % 7 == 0 and s.decision != OVER:
            again = Game.from_position(write(s, hidden=False), seed=seed).seen_table()
            assert (observation(again, s.actor) == observation(s, s.actor)).all()
            assert list(again.choices[: again.choice_count]) == list(s.choices[: s.choice_count])


def test_seats_are_told_from_where_the_observer_sits() -> None:
    game = Game.new(3, seed=4)
    rows = [observe(game, seat) for seat in range(3)]
    seats = [row[TABLE_SIZE:].reshape(4, SEAT_SIZE) for row in rows]
    for observer in range(3):
        for seat in range(3):
            assert (seats[observer][(seat - observer) % 3] == seats[seat][0]).all()
        assert not seats[observer][3].any(), "nobody sits there"


def test_numbers_say_what_lies_on_the_table() -> None:
    s = at("4 players, turn 6, phase 6; dice gewalt 3; red: 4 thalers, markers lock_building")
    seen = numbers(s)
    assert (seen["turn"], seen["phase"], seen["dice.gewalt"]) == (6, 6, 3)
    assert seen["seat.0.thalers"] == 4
    assert seen["seat.0.marker.lock_building"] == 1
    assert seen["seat.1.marker.lock_building"] == 0


def test_what_the_view_leaves_out_is_told() -> None:
    """Locks of this phase, and coal that is still owed in turn 11."""
    built = at(f"{HEAD}, locks 1 now 1")
    before = at(f"{HEAD}, locks 1")
    assert numbers(built)["seat.0.locks_this_phase"] == 1
    assert numbers(before)["seat.0.locks_this_phase"] == 0
    owed = at("4 players, turn 11, phase 1, yellow decides remove; owed black 1, white 1")
    assert (numbers(owed)["black_owed"], numbers(owed)["white_owed"]) == (1, 1)


def test_owners_of_warehouses_are_told_from_where_the_observer_sits() -> None:
    s = at(but("3 players, turn 6, phase 6", "port rhineland blue red"))
    assert numbers(s, seat=0)["slot.port.rhineland.0"] == 2
    assert numbers(s, seat=1)["slot.port.rhineland.0"] == 1
    assert numbers(s, seat=2)["slot.port.rhineland.1"] == 2


def test_compiled_and_uncompiled_say_the_same() -> None:
    """A checksum over a whole game."""
    total = sum(
        int(observation(s, s.actor).astype(np.int64) @ np.arange(SIZE)) for s in positions((4, True), 5)
    )
    assert total == 22_193_595

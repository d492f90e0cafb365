"""Trying out: assuming what really comes leads where the real game has gone, and nothing hidden shows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruhr import Game, IllegalAction, PositionError, Sandbox, SandboxError
from ruhr.edge.events import AnyEvent, CountryRevealed, MarkerDrawn
from ruhr.game import chance_of
from ruhr.rules.chance import Chance

KINDS = [(players, calmer_water) for players in (2, 3, 4) for calmer_water in (False, True)]
kinds_of_game = st.sampled_from(KINDS)
seeds = st.integers(min_value=0, max_value=2**32)


def new_game(kind: tuple[int, bool], seed: int) -> Game:
    return Game.new(kind[0], calmer_water=kind[1], seed=seed)


def some_action(game: Game, chance: Chance) -> str:
    actions = game.legal_actions()
    return str(actions[chance.below(len(actions))])


def played_on(kind: tuple[int, bool], seed: int, decisions: int) -> Game:
    """A game after so many random decisions, unless it is over before."""
    game, chance = new_game(kind, seed), chance_of(f"decisions {seed}")
    for _ in range(decisions):
        if not game.over:
            game.play(some_action(game, chance))
    return game


def revealed_by(events: list[AnyEvent]) -> list[str]:
    """What has come to light, in the words of an assumption."""
    countries_and_markers: list[str] = []
    for event in events:
        if isinstance(event, CountryRevealed):
            countries_and_markers.append(event.country)
        elif isinstance(event, MarkerDrawn):
            countries_and_markers.append(str(event.demand))
    return countries_and_markers


@given(kinds_of_game, seeds)
def test_assuming_what_comes_true_leads_where_the_game_leads(kind: tuple[int, bool], seed: int) -> None:
    game, chance = new_game(kind, seed), chance_of(seed)
    sandbox = Sandbox.of(game)
    while not game.over:
        action = some_action(game, chance)
        happened = game.play(action)
        sandbox = sandbox.play(action)
        tried = sandbox.events
        for what in revealed_by(happened):
            assert sandbox.game.decision is None
            sandbox = sandbox.assume(what)
            tried += sandbox.events
        assert tried == happened
        assert sandbox.reveal is None
        assert sandbox.game.position() == game.position()
        assert sandbox.game.view() == game.view()
    assert sandbox.game.over


@given(kinds_of_game, seeds, st.integers(0, 150))
def test_a_position_as_text_is_all_it_needs(kind: tuple[int, bool], seed: int, decisions: int) -> None:
    """Whether one goes on from the text or from the step before, everything is alike."""
    game, chance = played_on(kind, seed, decisions), chance_of(f"tried {seed}")
    sandbox = Sandbox.of(game)
    for _ in range(12):
        again = Sandbox(sandbox.game.position())
        assert (again.reveal, again.game.view()) == (sandbox.reveal, sandbox.game.view())
        assert again.game.prospects() == sandbox.game.prospects()
        if sandbox.reveal:
            outcomes = sandbox.reveal.outcomes
            sandbox = sandbox.assume(outcomes[chance.below(len(outcomes))].assume)
        elif not sandbox.game.over:
            sandbox = sandbox.play(some_action(sandbox.game, chance))


@given(kinds_of_game, seeds, st.integers(0, 150), seeds)
def test_what_is_hidden_changes_nothing(
    kind: tuple[int, bool], seed: int, decisions: int, other: int
) -> None:
    """The same table with everything hidden dealt anew: every answer is the same."""
    game = played_on(kind, seed, decisions)
    shuffled = Game.from_position(game.position(), seed=other, names=game.names)
    here, there = Sandbox.of(game), Sandbox.of(shuffled)
    chance = chance_of(f"tried {seed}")
    while not here.game.over and here.game.turn < game.turn + 2:
        assert "hidden" not in str(here.game.position())
        assert (here.events, here.reveal) == (there.events, there.reveal)
        assert here.game.view() == there.game.view()
        assert here.game.prospects() == there.game.prospects()
        if here.reveal:
            what = here.reveal.outcomes[-1].assume
            here, there = here.assume(what), there.assume(what)
        else:
            action = some_action(here.game, chance)
            here, there = here.play(action), there.play(action)


@given(kinds_of_game, seeds, st.integers(0, 150))
def test_everything_that_can_come_is_counted_once(kind: tuple[int, bool], seed: int, decisions: int) -> None:
    game = played_on(kind, seed, decisions)
    sandbox, chance = Sandbox.of(game), chance_of(seed)
    while not (sandbox.game.over or sandbox.reveal):
        sandbox = sandbox.play(some_action(sandbox.game, chance))
    if sandbox.reveal is None:
        return
    outcomes, of = sandbox.reveal.outcomes, sandbox.reveal.of
    assert sum(outcome.count for outcome in outcomes) == of
    assert len({outcome.assume for outcome in outcomes}) == len(outcomes)
    if sandbox.reveal.kind == "marker":
        assert of == len(sandbox.game.view()["bag"]["unknown"])
    for outcome in outcomes:
        assert revealed_by(sandbox.assume(outcome.assume).events) == [outcome.assume]


def test_markers_that_do_the_same_are_offered_as_one() -> None:
    """Numbers 4 and 5 of the board file are one marker that is there twice; either may be assumed."""
    sandbox = Sandbox("2 players, turn 1, phase 2")
    assert sandbox.reveal
    assert sandbox.reveal.of == 20
    counts = {outcome.assume: outcome.count for outcome in sandbox.reveal.outcomes}
    assert counts["4"] == 2
    assert "5" not in counts
    assert "drawn now 5" in str(sandbox.assume("5").game.position())
    left = Sandbox("2 players, turn 2, phase 2; drawn 4").reveal
    assert left
    assert {outcome.assume: outcome.count for outcome in left.outcomes}["5"] == 1


def test_countries_turned_up_do_not_come_again() -> None:
    reveal = Sandbox("2 players, turn 6, phase 1; countries belgium belgium").reveal
    assert reveal
    assert {outcome.assume: outcome.count for outcome in reveal.outcomes} == {
        "netherlands": 3,
        "rhineland": 3,
    }


def test_what_is_not_turned_over_yet_is_not_seen() -> None:
    sandbox = Sandbox("2 players, turn 5, phase 1; countries belgium")
    countries = sandbox.game.view()["countries"]
    assert (countries["4"], countries["5"]) == ("belgium", None)


def test_what_a_text_tells_of_hidden_things_is_forgotten() -> None:
    told = Game.new(2, seed=1).position(hidden=True)
    sandbox = Sandbox(told)
    assert "hidden" in str(told)
    assert "hidden" not in str(sandbox.game.position())


def test_branches_leave_each_other_alone() -> None:
    here = Sandbox("2 players, turn 4, phase 3")
    before = here.game.position()
    one, other = here.play("option none"), here.play("option pilot")
    assert here.game.position() == before
    assert one.game.position() != other.game.position()


def test_what_cannot_be_tried_has_a_code() -> None:
    reveals, asks = Sandbox("2 players, turn 4, phase 1"), Sandbox("2 players, turn 4, phase 3")
    with pytest.raises(SandboxError, match="reveal_first"):
        reveals.play("option none")
    with pytest.raises(SandboxError, match="cannot_be_revealed"):
        reveals.assume("prussia")
    with pytest.raises(SandboxError, match="cannot_be_revealed"):
        reveals.assume("7")
    with pytest.raises(SandboxError, match="cannot_be_revealed"):
        asks.assume("belgium")
    with pytest.raises(IllegalAction, match="illegal_action"):
        asks.play("lock lock_horst")
    with pytest.raises(IllegalAction, match="unknown_action"):
        asks.play("fly")
    with pytest.raises(PositionError, match="position_out_of_range"):
        Sandbox("2 players, turn 99")

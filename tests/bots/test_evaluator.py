"""A search with another evaluator: what it foresees decides, and it plays through the registry of bots."""

from collections.abc import Iterator

import pytest

from ruhr import Game
from ruhr.bots import BOTS, Budget, Evaluator, SearchBot, make_bot, situation_of
from ruhr.bots.bot import playing_out
from ruhr.bots.evaluator import Playout
from ruhr.bots.search import Search
from ruhr.cli import is_compiled
from ruhr.game import chance_of
from ruhr.playout import play_randomly
from ruhr.rules.actions import OVER
from ruhr.rules.chance import Chance
from ruhr.rules.sequence_of_play import play
from ruhr.rules.state import State

LOOKS = 60 if is_compiled() else 8


class Purse(Evaluator):
    """Thinks that the game ends here and now, with a point for every Thaler, and prefers no action."""

    def foresee_actions(self, s: State) -> None:
        for at in range(s.choice_count):
            self.priors[at] = 1.0

    def foresee_result(self, s: State, chance: Chance) -> None:
        self.take_result(s)
        for me in s.players:
            self.points[me.seat] += float(me.thalers)


class Dreamer(Purse):
    """Plays the rest of the game at random."""

    def foresee_result(self, s: State, chance: Chance) -> None:
        play_randomly(s, chance)
        self.take_result(s)


class NextTurn(Playout):
    """Plays on by judgement to phase 3 of the next turn and looks there; in the last turns to the end."""

    def __init__(self) -> None:
        ours = playing_out()
        super().__init__(ours.judgement, ours.noise, ours.sharpness)

    def foresee_result(self, s: State, chance: Chance) -> None:
        turn = s.turn
        while s.decision != OVER and (turn >= 10 or s.turn == turn or s.phase < 3):
            play(s, s.choices[self.judgement.choose(s, chance, self.noise)])
        self.take_result(s)


class Sure(Evaluator):
    """Has made up its mind: of the actions, and of the result."""

    def __init__(self, favourite: int, points: list[float], wins: list[float]) -> None:
        super().__init__()
        self.favourite = favourite
        for seat, (mine, share) in enumerate(zip(points, wins, strict=True)):
            self.points[seat] = mine
            self.wins[seat] = share

    def foresee_actions(self, s: State) -> None:
        for at in range(s.choice_count):
            self.priors[at] = 1.0 if s.choices[at] == self.favourite else 0.1

    def foresee_result(self, s: State, chance: Chance) -> None:
        pass


@pytest.fixture(autouse=True)
def registry() -> Iterator[None]:
    """The evaluators as bots, in the registry like anybody's."""
    BOTS["purse"] = lambda seed, budget: SearchBot(seed, budget, Purse())
    BOTS["dreamer"] = lambda seed, budget: SearchBot(seed, budget, Dreamer())
    BOTS["next_turn"] = lambda seed, budget: SearchBot(seed, budget, NextTurn())
    yield
    for name in ("purse", "dreamer", "next_turn"):
        del BOTS[name]


def points_of_a_game(names: list[str], seed: int) -> list[int]:
    game = Game.new(len(names), seed=seed)
    bots = [make_bot(name, f"{seed} {seat}", Budget(looks=LOOKS)) for seat, name in enumerate(names)]
    while game.actor is not None:
        game.play(bots[game.actor].decide(situation_of(game)))
    result = game.result()
    assert result is not None
    return result.points


@pytest.mark.parametrize("name", ["purse", "dreamer", "next_turn"])
def test_a_search_with_another_evaluator_plays_better_than_chance(name: str) -> None:
    """Whole games by the rules, and deterministic ones."""
    mine = theirs = 0
    for seed in range(3 if is_compiled() else 1):
        points = points_of_a_game([name, "random"], seed)
        assert points_of_a_game([name, "random"], seed) == points
        mine += points[0]
        theirs += points[1]
    assert mine > theirs


def test_the_position_is_the_evaluators_own() -> None:
    """It may be played on: what the bot was shown stays as it is."""
    situation = situation_of(Game.new(3, seed=1))
    before = situation.view
    make_bot("dreamer", 1, Budget(looks=LOOKS)).decide(situation)
    assert situation.view == before


def test_with_equal_results_the_search_looks_where_most_is_promised() -> None:
    table = Game.new(2, seed=2).seen_table()
    for at in range(table.choice_count):
        search = Search(Sure(table.choices[at], [10.0, 10.0], [0.5, 0.5]))
        search.look(table, chance_of(1), 40)
        assert search.favourite(table) == table.choices[at]


def test_a_search_without_hope_stays_with_what_is_good() -> None:
    """What was never tried counts as half won for a hopeful search, and as good as the rest for another."""
    table = Game.new(2, seed=2).seen_table()
    tried = []
    for hopeful in (True, False):
        wins = [float(seat != table.actor) for seat in range(2)]
        losing = Sure(table.choices[0], [30.0 * share for share in wins], wins)
        losing.hopeful = hopeful
        search = Search(losing)
        search.look(table, chance_of(1), 8)
        tried.append(sum(node.visits > 0 for node in search.root.children))
    assert tried[0] > tried[1]


def test_a_shared_win_is_shared_by_all_who_have_most() -> None:
    text = (
        "turn 12, phase 7, over; red: points gifts 30; blue: points gifts 12; green: points gifts 30; "
        "yellow: points gifts 30"
    )
    table = Game.from_position(text, seed=5).seen_table()
    evaluator = Purse()
    evaluator.take_result(table)
    assert list(evaluator.points) == [30, 12, 30, 30]
    assert list(evaluator.wins) == pytest.approx([1 / 3, 0, 1 / 3, 1 / 3])


def test_an_evaluator_must_foresee() -> None:
    table = Game.new(2, seed=6).seen_table()
    with pytest.raises(NotImplementedError):
        Evaluator().foresee_actions(table)
    with pytest.raises(NotImplementedError):
        Evaluator().foresee_result(table, chance_of(1))

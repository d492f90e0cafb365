"""What every opponent promises: legal, sensible, deterministic play from what everybody sees."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from ruhr import Game
from ruhr.bots import (
    BOTS,
    CHARACTERS,
    LEVELS,
    SEARCHING,
    Budget,
    Minds,
    budget_of,
    make_bot,
    names_for,
    situation_of,
)
from ruhr.bots.levels import FEWEST_LOOKS
from ruhr.bots.oversights import OVERSIGHTS, weights_without
from ruhr.bots.prices import WEIGHTS
from ruhr.bots.search import out_of_order
from ruhr.bots.weights import tuned_weights
from ruhr.cli import is_compiled
from ruhr.game import chance_of
from ruhr.rules.chance import Chance
from ruhr.rules.set_up import deal_by_lot, deal_hidden
from ruhr.rules.state import State
from ruhr.vocabulary import vocabulary
from tests.test_properties import play_some, reshuffle_hidden

#: Enough to exercise the search, little enough to play whole games in a test.
FEW = Budget(looks=12 if is_compiled() else 2)
KINDS = [(players, calmer_water) for players in (2, 3, 4) for calmer_water in (False, True)]
DOCS = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def play_out(game: Game, names: list[str], budget: Budget | None = FEW) -> None:
    """Play a game between bots."""
    bots = [make_bot(name, f"{seat}", budget) for seat, name in enumerate(names)]
    while game.actor is not None:
        game.play(bots[game.actor].decide(situation_of(game)))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_bot_is_ever_stuck_or_plays_an_illegal_action(name: str, kind: tuple[int, bool]) -> None:
    for number in range(3):
        game = Game.new(kind[0], seed=f"{name} {number}", calmer_water=kind[1])
        play_out(game, [name] * kind[0])
        assert game.over


@pytest.mark.parametrize("name", BOTS)
def test_the_same_view_and_seed_give_the_same_choice(name: str) -> None:
    """Whatever lies in the bag, under the obstacles or on the turns to come."""
    for decisions in range(0, 160, 7):
        game = Game.new(3, seed=decisions)
        play_some(game, chance_of(decisions), decisions)
        if game.over:
            return
        before = make_bot(name, 5, FEW).decide(situation_of(game))
        reshuffle_hidden(game._state, chance_of(f"other {decisions}"))
        assert make_bot(name, 5, FEW).decide(situation_of(game)) == before


def test_the_table_a_bot_gets_holds_nothing_hidden() -> None:
    game = Game.new(4, seed=9)
    play_some(game, chance_of(9), 60)
    before = situation_of(game).table
    reshuffle_hidden(game._state, chance_of("other"))
    after = situation_of(game).table
    assert list(before.bag) == list(after.bag)
    for hidden in ("obstacles", "bag", "countries", "draws"):
        assert list(getattr(before.deal, hidden)) == list(getattr(after.deal, hidden))


@pytest.mark.parametrize("name", BOTS)
def test_games_with_bots_replay_exactly(name: str) -> None:
    games = [Game.new(2, seed=4) for _ in range(2)]
    for game in games:
        play_out(game, [name, "steuermann"])
    assert games[0].record() == games[1].record()


def test_a_bot_that_knows_the_game_and_one_that_has_just_come_decide_legally() -> None:
    """A restart in the middle of a game may cost the tree, but never gives an illegal choice."""
    game = Game.new(2, seed=8)
    bot = make_bot("kapitaen", 1, FEW)
    for _ in range(12):
        assert bot.decide(situation_of(game)) in game.legal_actions()
        fresh = make_bot("kapitaen", 1, FEW)
        game.play(fresh.decide(situation_of(game)))


@pytest.mark.parametrize("name", ["kapitaen", "reeder"])
def test_a_time_budget_is_kept(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a second whenever a bot looks at it."""
    asked = 0

    def seconds() -> float:
        nonlocal asked
        asked += 1
        assert asked < 20, "it does not stop"
        return asked

    monkeypatch.setattr("ruhr.bots.bot.time", SimpleNamespace(monotonic=seconds))
    game = Game.new(4, seed=2)
    bot = make_bot(name, 1, Budget(seconds=3))
    for _ in range(15):
        asked = 0
        game.play(bot.decide(situation_of(game)))
        assert asked == 4, "at the beginning, and until three seconds are over"


@pytest.mark.skipif(not is_compiled(), reason="takes too long uncompiled")
@pytest.mark.parametrize(("better", "worse"), [*zip(LEVELS[1:], LEVELS, strict=False), (LEVELS[0], "random")])
def test_each_level_is_better_than_the_one_below(better: str, worse: str) -> None:
    """A small match with fixed seeds; docs/bots.md has the large ones."""
    budget, games = (Budget(looks=1500), 4) if better == "reeder" else (None, 8)
    won = 0.0
    for number in range(games):
        game = Game.new(2, seed=f"ladder {number // 2}")
        seat = number % 2
        bots = [make_bot(worse, number), make_bot(worse, number)]
        bots[seat] = make_bot(better, number, budget)
        while game.actor is not None:
            game.play(bots[game.actor].decide(situation_of(game)))
        result = game.result()
        assert result is not None
        won += (seat in result.winners) / len(result.winners)
    assert won > 0.5 * games


@pytest.mark.parametrize("name", LEVELS)
def test_levels_play_sensibly(name: str) -> None:
    """They build, make progress and never have to pass; who overlooks nothing keeps out of debt."""
    debts = points = 0
    games = 4
    for number in range(games):
        game = Game.new(4, seed=f"sensible {number}")
        play_out(game, [name] * 4)
        assert not any(action == "pass" for action in game.decisions)
        for player in game.view()["players"]:
            debts += player["debts"]
            points += player["points"]
            assert len(player["markers"]) >= 4
            assert player["locks"] + len(player["sources"]) > 3
    overlooks = name in ("schiffsjunge", "leichtmatrose", "matrose")
    assert points / games / 4 > (15 if overlooks else 25)
    assert overlooks or debts / games / 4 < 1


def test_who_thinks_until_it_is_settled_chooses_what_all_looks_would_choose() -> None:
    looks = 400 if is_compiled() else 60
    saved = 0
    for number in range(8 if is_compiled() else 2):
        game = Game.new(2 + number % 3, seed=f"settled {number}")
        play_some(game, chance_of(number), 20 + 10 * number)
        situation = situation_of(game)
        whole, settled = (
            make_bot("reeder", number, Budget(looks, until_settled=until)) for until in (False, True)
        )
        assert settled.decide(situation) == whole.decide(situation)
        saved += whole.nodes - settled.nodes
    assert saved > 0, "nothing was settled before the last look"


def test_the_shipowner_thinks_until_it_is_settled_however_long_he_may() -> None:
    assert budget_of("reeder", "long") == Budget(64_000, until_settled=True)
    assert not budget_of("kapitaen").until_settled


def test_searching_leaves_the_position_alone() -> None:
    game = Game.new(4, seed=5)
    situation = situation_of(game)
    before = situation.view
    make_bot("reeder", 1, Budget(looks=30)).decide(situation)
    assert situation.view == before


@pytest.mark.parametrize("deal", [deal_hidden, deal_by_lot], ids=["at random", "by lot"])
def test_imagined_deals_agree_with_everything_known(deal: Callable[[State, Chance], None]) -> None:
    game = Game.new(4, seed=6)
    play_some(game, chance_of(6), 90)
    view = game.view()
    for number in range(20):
        imagined = situation_of(game).table
        deal(imagined, chance_of(number))
        bag = list(imagined.bag[: imagined.bag_count])
        under = [imagined.deal.obstacles[k] for k in range(14) if imagined.obstacles >> k & 1]
        assert sorted(bag + under) == view["bag"]["unknown"]
        seen = [country for country in view["countries"].values() if country]
        dealt = [game.board.countries[column] for column in imagined.deal.countries]
        assert dealt[: len(seen)] == seen
        assert sorted(dealt) == sorted(game.record().deal["countries"])


def test_equivalent_orders_of_purchases_are_looked_at_once() -> None:
    code = vocabulary(Game.new(2).board).code
    words = ("lock lock_horst", "city steele", "depot essen", "repay", "done", "inn thalers")
    lock, city, depot, repay, done, inn = (code(action) or -1 for action in words)
    assert out_of_order(depot, city)
    assert out_of_order(city, lock)
    assert not out_of_order(city, depot)
    for free in (repay, done, inn):
        assert not out_of_order(depot, free)
        assert not out_of_order(free, lock)


EXAMPLES = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)


def test_the_documentation_has_examples() -> None:
    assert EXAMPLES


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_in_the_documentation_run(example: str) -> None:
    try:
        exec(compile(example, str(DOCS), "exec"), {})
    finally:
        BOTS.pop("lockkeeper", None)
        BOTS.pop("lookout", None)


# --- How long they think -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [*LEVELS, *CHARACTERS])
def test_who_searches_thinks_as_long_as_is_wished_and_the_others_as_they_do(level: str) -> None:
    quick, usual, long = (budget_of(level, thinking).looks or 0 for thinking in ("quick", "usual", "long"))
    if level in SEARCHING:
        assert FEWEST_LOOKS <= quick < usual < long
        assert usual == make_bot(level).budget.looks
    else:
        assert quick == usual == long == 0


def test_whose_thinking_time_is_changed_begins_anew() -> None:
    """As if another bot had come to the seat."""
    situation = situation_of(Game.new(2, seed=5))
    minds = Minds()
    nodes = []
    for thinking in ("quick", "usual", "quick"):
        minds.decide("schiffer", 1, "a", situation, thinking)
        nodes.append(minds.nodes)
    assert nodes[0] == nodes[2] < nodes[1]


# --- Levels and characters -----------------------------------------------------------------------------


@pytest.mark.skipif(not is_compiled(), reason="takes too long uncompiled")
def test_characters_score_by_what_they_like() -> None:
    """Each of the three gets more of it than the two others do on average."""
    scored: dict[str, Counter[str]] = {name: Counter() for name in CHARACTERS}
    for number in range(9):
        seated = [CHARACTERS[(number + seat) % 3] for seat in range(3)]
        game = Game.new(3, seed=f"characters {number // 3}")
        bots = [make_bot(name, number, Budget(looks=30)) for name in seated]
        while game.actor is not None:
            game.play(bots[game.actor].decide(situation_of(game)))
        for name, score in zip(seated, game.scores(), strict=True):
            scored[name].update(score.sources)
    for name, liked in {"harkort": "depots", "mulvany": "exports", "krupp": "cities"}.items():
        others = [scored[other][liked] for other in CHARACTERS if other != name]
        assert scored[name][liked] > sum(others) / 2, f"{liked}: {scored}"


def test_characters_bear_their_own_names() -> None:
    assert names_for(["reeder", "harkort", "kapitaen", "harkort"]) == [
        "Haniel",
        "Harkort",
        "Dinnendahl",
        "Stinnes",
    ]


@pytest.mark.parametrize("overlooked", OVERSIGHTS)
def test_who_overlooks_something_judges_the_rest_as_before(overlooked: str) -> None:
    without, everything = weights_without((overlooked,)), tuned_weights()
    changed = {at % WEIGHTS for at in range(len(everything)) if without[at] != everything[at]}
    assert changed == set(OVERSIGHTS[overlooked])
    assert all(without[at] == 0 for at in range(len(everything)) if at % WEIGHTS in changed)

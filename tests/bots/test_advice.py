"""Advice: a plan that can be played, futures on the same deals, and what differs between them."""

import pytest

from ruhr import Game, Sandbox
from ruhr.bots import BOTS, Advice, Bot, Budget, Situation, make_bot, situation_of
from ruhr.bots.bot import playing_out
from ruhr.bots.futures import ALL_POINTS, RESULT, SOURCE_POINTS, WIN, imagine
from ruhr.bots.search import Node
from ruhr.bots.weighing import BOUGHT_BY, advise, compare
from ruhr.cli import is_compiled
from ruhr.edge.actions import Action
from ruhr.game import chance_of
from ruhr.language import LANGUAGES, Speaker
from ruhr.rules.state import SOURCE_COUNT
from ruhr.vocabulary import vocabulary
from tests.test_properties import play_some, reshuffle_hidden

#: Enough to exercise everything, little enough for a test.
GAMES = 60 if is_compiled() else 6
LOOKS = Budget(looks=200 if is_compiled() else 20)

#: One token from an industry and one from a city make the marker for locks.
SALE = "2 players, turn 2, phase 4; dice langenbrahm 3; barges langenbrahm red; red: option pilot, 5 thalers"
WITH_A_TOKEN = f"{SALE}, tokens black_industry 1"


class Stubborn(Bot):
    """Always wants the same."""

    wish = ""

    def decide(self, situation: Situation) -> Action:
        return Action.from_words(self.wish)


def advice_of(game: Game, name: str = "kapitaen") -> Advice:
    return make_bot(name, 1, LOOKS).advise(situation_of(game), GAMES)


def midway(decisions: int, players: int = 3) -> Game:
    game = Game.new(["Anna", "Ben", "Carla", "Dirk"][:players], seed=decisions)
    play_some(game, chance_of(decisions), decisions)
    return game


def test_the_plan_tells_the_way_and_what_it_brings() -> None:
    poor = WITH_A_TOKEN.replace(", 5 thalers", "")
    advice = advice_of(Game.from_position(poor, seed=1), "steuermann")
    assert str(advice.action) == "sell werden"
    plan = advice.plan
    assert plan.trip is not None
    assert (plan.trip.storage, plan.trip.space, plan.option) == ("langenbrahm", "werden", None)
    assert [(token.area, token.number) for token in plan.tokens] == [("black_city", 1)]
    assert plan.markers == ["lock_building"]
    # An obstacle takes a pip, the token another one.
    assert plan.thalers == 1
    lock, *_ = plan.bought
    assert lock.action.startswith("lock ")
    assert plan.points["locks"] == sum(one.points for one in plan.bought)


@pytest.mark.parametrize("decisions", [5, 30, 62, 90])
def test_a_plan_can_be_played_and_brings_what_it_says(decisions: int) -> None:
    game = midway(decisions)
    seat = game.actor
    assert seat is not None
    advice = advice_of(game)
    here = Sandbox.of(game)
    before = here.game.view()["players"][seat]
    assert advice.plan.steps[0].action == str(advice.action)
    for step in advice.plan.steps:
        while (step.seat, step.action) not in _may(here) and (here.game.actor, "done") in _may(here):
            # Nobody is told that somebody finishes.
            here = here.play("done")
        if (step.seat, step.action) in _may(here):
            here = here.play(step.action)
    after = here.game.view()["players"][seat]
    gained = set(after["markers"]) - set(before["markers"])
    assert gained <= set(advice.plan.markers)
    for one in advice.plan.bought:
        assert Action.from_words(one.action).kind in BOUGHT_BY
    for area, count in after["tokens"].items():
        new = [token.number for token in advice.plan.tokens if token.area == area]
        assert count <= max(new, default=before["tokens"][area])


def _may(here: Sandbox) -> set[tuple[int | None, str]]:
    return {(here.game.actor, str(action)) for action in here.game.legal_actions()}


def test_advice_knows_nothing_hidden_and_is_the_same_again() -> None:
    game = midway(48)
    before = advice_of(game)
    reshuffle_hidden(game._state, chance_of("other"))
    assert advice_of(game) == before


def test_the_points_of_a_future_are_those_of_its_sources_and_somebody_wins() -> None:
    table = midway(30).seen_table()
    futures = imagine(table, table.choices[0], None, playing_out(), chance_of(1), GAMES)
    for seat in range(3):
        sources = range(SOURCE_POINTS + seat * SOURCE_COUNT, SOURCE_POINTS + (seat + 1) * SOURCE_COUNT)
        assert sum(futures.mean(what) for what in sources) == pytest.approx(futures.mean(ALL_POINTS + seat))
    assert sum(futures.mean(WIN + seat) for seat in range(3)) == pytest.approx(1)


def test_a_choice_does_not_differ_from_itself() -> None:
    situation = situation_of(midway(30))
    table = situation.table
    one, same = (imagine(table, table.choices[0], None, playing_out(), chance_of(1), GAMES) for _ in range(2))
    assert one.difference(same, RESULT) == (0, 0)
    comparison = compare(situation, one, same)
    assert (comparison.no_worse, comparison.points.more, comparison.differences) == (1, 0, [])


#: A lock can be built in the very last phase in which anything is bought.
LAST_LOCK = "2 players, turn 12, phase 6; red: 12 thalers, markers lock_building"


def test_what_differs_is_told_with_its_source_and_never_by_chance() -> None:
    situation = situation_of(Game.from_position(LAST_LOCK, seed=1))
    code = vocabulary(situation.table.board).code
    lock, done = code("lock lock_horst"), code("done")
    assert lock is not None
    assert done is not None
    by = playing_out()
    build, finish = (
        imagine(situation.table, action, None, by, chance_of(1), GAMES) for action in (lock, done)
    )
    comparison = compare(situation, build, finish)
    own = [one for one in comparison.differences if one.about == "points" and one.seat == situation.seat]
    assert [(one.source, one.more) for one in own] == [("locks", 2)]
    assert comparison.points.more == 2
    for one in comparison.differences:
        assert abs(one.more) > 3 * one.error


def test_who_is_clearly_wrong_is_not_followed() -> None:
    game = Game.from_position(LAST_LOCK, seed=1)
    bot = Stubborn(1)
    bot.wish = "done"
    advice = bot.advise(situation_of(game), GAMES)
    assert advice.action.kind == "lock"


def test_the_same_purchases_in_another_order_are_no_other_choice() -> None:
    red = "12 thalers, markers lock_building essen_warehouse coal_depot"
    advice = advice_of(Game.from_position(f"2 players, turn 7, phase 6; red: {red}", seed=1))
    planned = [one.action for one in advice.plan.bought]
    assert len(planned) > 1
    assert advice.instead.steps[0].action not in planned


#: What red takes, and blue would otherwise have: coal, the wage, the last slot of a depot, a white marker.
SCARCE = {
    "coal": (
        "2 players, turn 5, phase 3, red decides start; dice gewalt 6, sellerbeck 1; track -; "
        "barges steele red blue; red: option none",
        ("start gewalt", "start sellerbeck"),
        (None, "start gewalt"),
    ),
    "wage": (
        "2 players, turn 5, phase 3, red decides option; track -; "
        "dice gewalt 4, poertingsiepen 4, langenbrahm 4, saarn 4, sellerbeck 4, heven 4, nachtigall 4; "
        "drawn 0 1 2 3 now 14; barges steele red blue; red: tokens black_industry 2, markers wage; "
        "blue: tokens black_industry 2, markers wage",
        ("option wage", "option none"),
        (None, "option wage"),
    ),
    "slot": (
        "3 players, turn 12, phase 6, red decides purchase; "
        "depots mark red blue green, werden red blue green, broich red blue green, essen red green; "
        "red: 9 thalers, markers coal_depot, pool 1; blue: 9 thalers, markers coal_depot, pool 1",
        ("depot essen", "done"),
        (None, "depot essen"),
    ),
    "marker": (
        "2 players, turn 12, phase 4; dice langenbrahm 4, sellerbeck 4; "
        "barges langenbrahm red, sellerbeck blue; "
        "red: 6 thalers, option pilot, tokens black_city 2, markers essen_warehouse, pool 0; "
        "blue: option none, tokens black_city 2, markers essen_warehouse",
        ("sell werden", "sell kettwig_forge"),
        ("mayor", None),
    ),
}


def advice_on(choices: tuple[str, str], position: str) -> Advice:
    """The first of two choices, compared with the other."""
    situation = situation_of(Game.from_position(position, seed=1))
    code = vocabulary(situation.table.board).code
    wanted = [number for choice in choices if (number := code(choice)) is not None]
    return advise(situation, wanted, None, playing_out(), "1", GAMES)


@pytest.mark.parametrize("name", SCARCE)
def test_what_another_can_no_longer_do_is_told(name: str) -> None:
    position, choices, taken = SCARCE[name]
    advice = advice_on(choices, position)
    assert str(advice.action) == choices[0]
    (denied,) = advice.denied
    assert (denied.seat, denied.here, denied.marker, denied.action) == (1, 0, *taken)
    assert denied.there > 0.8


def test_what_nobody_else_wants_is_denied_to_nobody() -> None:
    position, choices, _ = SCARCE["slot"]
    alone = position.replace("; blue: 9 thalers, markers coal_depot", "; blue: 9 thalers")
    assert advice_on(choices, alone).denied == []


def test_who_buys_on_credit_is_told_what_comes_of_buying_nothing() -> None:
    red = "red: 1 thalers, tokens black_industry 1 black_city 1, markers lock_building"
    game = Game.from_position(f"2 players, turn 3, phase 6; {red}", seed=1)
    bot = Stubborn(1)
    bot.wish = "lock lock_witten"
    advice = bot.advise(situation_of(game), GAMES)
    assert advice.action.kind == "lock"
    assert advice.plan.debts == 1
    assert "done" in [estimate.action for estimate in advice.estimates]
    # With the Thalers for it, there are better alternatives.
    rich = Game.from_position(f"2 players, turn 3, phase 6; {red.replace('1 thalers', '9 thalers')}", seed=1)
    assert "done" not in [one.action for one in bot.advise(situation_of(rich), GAMES).estimates]


def test_a_tree_is_followed_only_where_the_search_has_often_been() -> None:
    """Whatever it holds: what it hardly knows is played by judgement."""
    table = midway(30).seen_table()
    tree = Node(table.choices[0], 1.0)
    tree.children = [Node(0, 1.0)]
    by = playing_out()
    without = imagine(table, table.choices[0], None, by, chance_of(1), GAMES)
    assert imagine(table, table.choices[0], tree, by, chance_of(1), GAMES).difference(without, RESULT) == (
        0,
        0,
    )


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_says_why_in_every_language(name: str) -> None:
    game = midway(20)
    advice = advice_of(game, name)
    assert game.why_not(advice.action) is None
    assert advice.estimates[0].action == str(advice.action)
    for estimate in advice.estimates:
        assert len(estimate.points) == len(estimate.wins) == 3
        assert sum(estimate.wins) == pytest.approx(1, abs=0.01)
    for language in LANGUAGES:
        speaker = Speaker(language, game.board, game.names, advice.seat)
        told = [*speaker.advice(advice), speaker.sureness(advice)]
        assert 2 <= len(told) <= 5
        assert not any("none" in sentence for sentence in told)
        assert "Carla" in speaker.estimate(advice.estimates[0], advice.seat)

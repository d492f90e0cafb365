"""What the coach says of a decision, and what he warns of."""

import pytest

from ruhr import Game
from ruhr.bots import make_bot, situation_of
from ruhr.edge.coaching import TOPICS, DebtMade, LockLeft, OptionLeft, PointsLeft, SoldCheaply, ThalersLost


def at(position: str) -> Game:
    return Game.from_position(position, seed=1)


def regrets_of(game: Game, action: str) -> list[object]:
    return next(list(prospect.regrets) for prospect in game.prospects() if prospect.action == action)


def topics_of(position: str) -> set[str]:
    return {topic.code for topic in at(position).topics()}


# --- What it is about ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "topic"),
    [
        ("2 players, turn 1, phase 3", "option"),
        ("2 players, turn 1, phase 3", "pilot"),
        ("2 players, turn 4, phase 3", "paved"),
        ("2 players, turn 8, phase 3", "rails"),
        ("2 players, turn 12, phase 3", "last_turn"),
        ("2 players, turn 3, phase 3; red: markers wage", "wage"),
        ("2 players, turn 1, phase 3, red decides start; red: option none", "start"),
        ("2 players, turn 4, phase 6; red: 5 thalers, markers lock_building", "lock"),
        ("2 players, turn 4, phase 6; red: 12 thalers, markers lock_building", "limit"),
        ("2 players, turn 4, phase 6; red: 5 thalers, markers coal_depot", "depot"),
    ],
)
def test_a_topic_is_due_where_it_is_met(position: str, topic: str) -> None:
    assert topic in topics_of(position)


def test_a_topic_is_not_due_before_it_is_met() -> None:
    assert not topics_of("2 players, turn 1, phase 3") & {"paved", "wage", "lock", "last_turn", "hauling"}


RED_IN_PORT = (
    "phase 6; locks lock_horst; port rhineland red; red: 9 thalers, locks 1, pool 1, markers port_ruhrort"
)
#: What is said of exports.
OF_EXPORTS = {"export", "port", "shift"}


@pytest.mark.parametrize(
    ("turn", "due"), [(3, {"port", "shift"}), (4, OF_EXPORTS), (11, OF_EXPORTS), (12, set())]
)
def test_exports_are_talked_of_while_a_country_is_to_come(turn: int, due: set[str]) -> None:
    assert topics_of(f"2 players, turn {turn}, {RED_IN_PORT}") & OF_EXPORTS == due


def test_every_decision_of_a_game_is_about_something_and_most_topics_come_up() -> None:
    met: set[str] = set()
    for number in range(3):
        game = Game.new(2 + number, seed=number)
        bots = [make_bot("schiffsjunge", f"{number}/{seat}") for seat in range(2 + number)]
        while game.actor is not None:
            codes = [topic.code for topic in game.topics()]
            assert codes, game.decision
            met |= set(codes)
            game.play(bots[game.actor].decide(situation_of(game)))
        assert game.topics() == []
    assert met <= TOPICS.keys()
    assert len(met) > 0.8 * len(TOPICS)


# --- What is regretted ---------------------------------------------------------------------------------


def test_who_is_done_while_locks_are_cheap_is_warned() -> None:
    assert regrets_of(at("2 players, turn 4, phase 6; red: 5 thalers, markers lock_building"), "done") == [
        LockLeft()
    ]
    assert regrets_of(at("2 players, turn 5, phase 6; red: 5 thalers, markers lock_building"), "done") == []


@pytest.mark.parametrize(
    ("position", "warned"),
    [("2 players, turn 5", True), ("3 players, turn 8", True), ("2 players, turn 6", False)],
)
def test_who_leaves_a_free_second_lock_lying_is_warned(position: str, warned: bool) -> None:
    game = at(f"{position}, phase 6; red: 5 thalers, markers lock_building inn")
    game.play("lock lock_horst")
    assert regrets_of(game, "done") == ([LockLeft()] if warned else [])


def test_who_cannot_keep_his_thalers_is_warned() -> None:
    game = at("2 players, turn 5, phase 6; red: 12 thalers, markers lock_building")
    assert regrets_of(game, "done") == [ThalersLost(thalers=2)]


def test_a_debt_that_can_be_avoided_is_regretted_and_says_what_it_costs() -> None:
    game = at("2 players, turn 5, phase 6; red: 1 thalers, pool 1, markers lock_building")
    assert regrets_of(game, "lock lock_horst") == [DebtMade(points=2)]


def test_a_debt_for_a_cheap_lock_or_for_the_way_back_is_not() -> None:
    game = at("2 players, turn 3, phase 6; red: 0 thalers, pool 1, markers lock_building")
    assert regrets_of(game, "lock lock_horst") == []
    game = at("2 players, turn 3, phase 3; barges werden red, ruhrort blue; red: 0 thalers, pool 1")
    assert regrets_of(game, "option hauling") == []
    assert regrets_of(game, "option transport_pilot") == [DebtMade(points=2)]


def test_who_forgoes_an_option_that_is_free_is_told_which() -> None:
    assert regrets_of(at("2 players, turn 1, phase 3"), "option none") == [OptionLeft(option="pilot")]
    game = at("2 players, turn 3, phase 3; red: markers wage")
    assert regrets_of(game, "option none") == [OptionLeft(option="wage")]


def test_supply_is_named_only_if_coal_can_be_raised_that_one_may_load() -> None:
    # White coal is not for him yet.
    dice = "2 players, turn 3, phase 3; dice langenbrahm {}, gewalt 6, heven 3; red: markers supply"
    assert regrets_of(at(dice.format(5)), "option none") == [OptionLeft(option="supply")]
    assert regrets_of(at(dice.format(6)), "option none") == [OptionLeft(option="pilot")]


def test_in_the_last_turn_points_that_are_left_are_counted() -> None:
    game = at("2 players, turn 12, phase 6; red: 3 thalers, pool 1, markers lock_building")
    assert PointsLeft(points=3) in regrets_of(game, "done")


def test_coal_that_brings_less_for_the_same_token_is_regretted() -> None:
    """Nobody is warned of the start that pays most of its kind."""
    warnings = 0
    for seed in range(30):
        game = Game.new(2, seed=seed)
        game.play("option none")
        warned = {prospect.action: prospect.regrets for prospect in game.prospects() if prospect.regrets}
        assert len(warned) < len(game.legal_actions())
        for regrets in warned.values():
            assert all(isinstance(regret, SoldCheaply) and regret.thalers >= 2 for regret in regrets)
        warnings += len(warned)
    assert warnings


@pytest.mark.parametrize(("tokens", "regrets"), [(1, [SoldCheaply(thalers=2)]), (3, [])])
def test_coal_that_brings_no_token_is_not_said_to_bring_the_same(tokens: int, regrets: list[object]) -> None:
    cargo = "2 players, turn 3, phase 4; dice langenbrahm 6; barges langenbrahm red; demand kettwig 2"
    game = at(f"{cargo}; red: option pilot, tokens black_city {tokens}")
    assert regrets_of(game, "sell werden") == regrets


def test_the_coach_looks_at_what_everybody_sees() -> None:
    game = Game.new(3, seed=5)
    for _ in range(40):
        twin = Game.from_position(game.position(), seed="another deal", names=game.names)
        assert [one.regrets for one in twin.prospects()] == [one.regrets for one in game.prospects()]
        assert twin.topics() == game.topics()
        game.play(game.legal_actions()[0])

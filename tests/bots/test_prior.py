"""What a prior sees of a decision, how it adds that up, and what comes of it for a search."""

import random

import pytest
from hypothesis import given

from ruhr import Game, RuhrError
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.bots import Budget, make_bot, situation_of
from ruhr.bots.bot import NOISE, SHARPNESS, foreseeing, playing_out
from ruhr.bots.evaluator import LEAST_PRIOR
from ruhr.bots.judgement import Judgement
from ruhr.bots.learned import Learned
from ruhr.bots.moment import MOMENT_FEATURES, Moment
from ruhr.bots.network import HIDDEN, ONE
from ruhr.bots.networks import (
    content_of_shipped,
    digest_of_shipped,
    read_prior,
    shipped_network,
    shipped_prior,
    write_prior,
)
from ruhr.bots.prior import PRIOR_NUMBERS, Prior
from ruhr.bots.weights import tuned_weights
from ruhr.game import chance_of
from ruhr.rules.state import State
from tests.bots.test_network import facts
from tests.table import at, but, laid_out
from tests.test_properties import kinds_of_game, new_game, play_some, reshuffle_hidden, seeds

ABOUT = {"board": "standard-2", "players": 2, "network": "none"}


def some_numbers(seed: int = 1, size: int = 60) -> list[list[int]]:
    """The numbers of a prior that has learned nothing of use."""
    chance = random.Random(seed)
    return [[chance.randint(-size, size) for _ in range(count)] for count in PRIOR_NUMBERS]


def moment_of(s: State) -> list[int]:
    moment = Moment()
    moment.read(s)
    return list(moment.facts[: moment.count])


def promised_by(prior: Prior, s: State) -> list[int]:
    prior.foresee(s)
    return list(prior.promises[: s.choice_count])


@given(kinds_of_game, seeds)
def test_every_fact_of_a_moment_has_its_number(kind: tuple[int, bool], seed: int) -> None:
    game = new_game(kind, seed)
    play_some(game, chance_of(seed), 80)
    if not game.over:
        assert all(0 <= fact < MOMENT_FEATURES for fact in moment_of(game._state))


@given(kinds_of_game, seeds)
def test_nothing_hidden_is_told_of_a_moment(kind: tuple[int, bool], seed: int) -> None:
    game = new_game(kind, seed)
    play_some(game, chance_of(seed), 60)
    before = moment_of(game._state)
    reshuffle_hidden(game._state, chance_of(seed + 1))
    assert moment_of(game._state) == before


POSITION = """
2 players, turn 6, phase 3, red decides option; dice gewalt 3, saarn 4, heven 5; track b2 b3 / w4;
countries belgium rhineland belgium; barges steele red, ruhrort blue; red: 3 thalers, markers inn"""


def test_what_is_decided_makes_a_difference() -> None:
    s = laid_out(POSITION)
    purchase = laid_out(but(POSITION, "phase 6, red decides purchase"))
    other = laid_out(but(POSITION, "phase 3, blue decides option"))
    assert moment_of(s) != moment_of(purchase)
    assert moment_of(s) != moment_of(other)


@given(kinds_of_game, seeds)
def test_what_is_added_at_once_is_what_is_added_one_by_one(kind: tuple[int, bool], seed: int) -> None:
    game = new_game(kind, seed)
    play_some(game, chance_of(seed), 70)
    s = game._state
    parts = some_numbers(seed % 7)
    if game.over:
        return
    of_table, *of_players = facts(s)
    held = [(parts[0], fact) for fact in of_table] + [(parts[3], fact) for fact in moment_of(s)]
    for seat, of_player in enumerate(of_players):
        held += [(parts[1 if seat == s.actor else 2], fact) for fact in of_player]
    units = [
        min(max(parts[4][unit] + sum(rows[fact * HIDDEN + unit] for rows, fact in held), 0), ONE)
        for unit in range(HIDDEN)
    ]
    wanted = [
        parts[6][action] + sum(units[unit] * parts[5][action * HIDDEN + unit] for unit in range(HIDDEN))
        for action in s.choices[: s.choice_count]
    ]
    assert promised_by(Prior(parts), s) == wanted


def priors_of(judge: Learned, s: State) -> list[float]:
    judge.foresee_actions(s)
    return list(judge.priors[: s.choice_count])


def with_prior(parts: list[list[int]]) -> Learned:
    network = shipped_network("standard-2", 2)
    assert network is not None
    return Learned(Judgement(tuned_weights()), NOISE, SHARPNESS, network, Prior(parts))


def test_a_prior_that_has_learned_nothing_is_judgement() -> None:
    s = at(POSITION)
    judged = playing_out()
    judged.foresee_actions(s)
    nothing = [[0] * count for count in PRIOR_NUMBERS]
    best = max(judged.priors[: s.choice_count])
    expected = [prior / best + LEAST_PRIOR for prior in judged.priors[: s.choice_count]]
    assert priors_of(with_prior(nothing), s) == pytest.approx(expected)


def test_what_was_learned_of_an_action_counts() -> None:
    s = at(POSITION)
    parts = [[0] * count for count in PRIOR_NUMBERS]
    last = s.choices[s.choice_count - 1]
    parts[6][last] = 20 * ONE * ONE
    *others, foremost = priors_of(with_prior(parts), s)
    assert foremost == pytest.approx(1 + LEAST_PRIOR)
    assert others == pytest.approx([LEAST_PRIOR] * len(others)), "and yet everything is tried now and then"


def test_a_prior_is_a_file_that_says_what_it_is_for() -> None:
    prior, about = read_prior(write_prior(some_numbers(), ABOUT))
    assert about == {**ABOUT, "features": 1, "moment": 1}
    s = at(POSITION)
    assert promised_by(prior, s) == promised_by(Prior(some_numbers()), s)


@pytest.mark.parametrize("at", [0, 20, 200, -1])
def test_a_damaged_prior_is_refused(at: int) -> None:
    content = bytearray(write_prior(some_numbers(), ABOUT))
    content[at] ^= 1
    with pytest.raises(RuhrError) as caught:
        read_prior(bytes(content))
    assert caught.value.code == "network_damaged"


def test_a_network_is_no_prior() -> None:
    with pytest.raises(RuhrError) as caught:
        read_prior(content_of_shipped(2))
    assert caught.value.code == "network_damaged"


def test_a_prior_of_other_moments_is_refused() -> None:
    with pytest.raises(RuhrError) as caught:
        read_prior(write_prior(some_numbers(), {**ABOUT, "moment": 99}))
    assert caught.value.code == "network_features"


@pytest.mark.parametrize("players", range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
def test_the_packages_priors_belong_to_its_networks(players: int) -> None:
    _, about = read_prior(content_of_shipped(players, "prior"))
    assert about["network"] == digest_of_shipped(players)
    assert about["players"] == players
    assert shipped_prior("standard-2", players) is not None
    assert shipped_prior("another", players) is None


def test_a_prior_is_asked_only_by_who_wants_it() -> None:
    table = Game.new(2, seed=1).seen_table()
    plain, learned = foreseeing(table), foreseeing(table, by_prior=True)
    assert isinstance(plain, Learned)
    assert isinstance(learned, Learned)
    assert plain.prior is None
    assert learned.prior is shipped_prior("standard-2", 2)


@pytest.mark.parametrize("players", range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
def test_the_shipowner_has_a_prior_and_a_captain_has_none(players: int) -> None:
    """With it one decides otherwise at some of the first decisions of a game, and as the bot `prior` does."""

    def decisions(name: str) -> list[str]:
        found, game = [], Game.new(players, seed=8)
        while game.turn < 3:
            situation = situation_of(game)
            found.append(str(make_bot(name, 1, Budget(looks=40)).decide(situation)))
            game.play(situation.legal[0])
        return found

    assert decisions("reeder") == decisions("prior") != decisions("kapitaen")


@pytest.mark.parametrize("players", range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
def test_the_bot_with_a_prior_decides_at_every_table(players: int) -> None:
    game = Game.new(players, seed=4)
    choices = {str(make_bot("prior", 1, Budget(looks=20)).decide(situation_of(game))) for _ in range(2)}
    assert len(choices) == 1

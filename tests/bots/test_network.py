"""What a network sees of a position, and how it adds that up."""

import math
import random
from pathlib import Path

import pytest
from hypothesis import given

from ruhr import Game, RuhrError
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.bots import Budget, SearchBot, situation_of
from ruhr.bots.bot import NOISE, SHARPNESS
from ruhr.bots.features import MOST_HELD, PLAYER_FEATURES, TABLE_FEATURES, Features
from ruhr.bots.judgement import Judgement
from ruhr.bots.learned import LAST_FORESEEN, Learned
from ruhr.bots.network import HIDDEN, NUMBERS, ONE, OUTPUTS, POINTS_SCALE, SECOND, Network
from ruhr.bots.networks import content_of_shipped, digest_of_shipped, read_network, write_network
from ruhr.bots.weights import tuned_weights
from ruhr.game import chance_of
from ruhr.rules.state import State
from tests.table import at, but, laid_out
from tests.test_properties import kinds_of_game, new_game, play_some, reshuffle_hidden, seeds


def some_numbers(seed: int = 1, size: int = 60) -> list[list[int]]:
    """The numbers of a network that has learned nothing."""
    chance = random.Random(seed)
    return [[chance.randint(-size, size) for _ in range(count)] for count in NUMBERS]


def facts(s: State) -> list[list[int]]:
    """The facts that hold: of the table, then of each player."""
    features = Features()
    features.read(s)
    held = [list(features.table[: features.of_table])]
    for seat in range(s.seats):
        first = seat * MOST_HELD
        held.append(list(features.players[first : first + features.of_player[seat]]))
    return held


def foreseen(network: Network, s: State) -> list[tuple[float, float]]:
    """The share of winning and the points of every seat."""
    network.foresee(s)
    return [(network.wins[seat], network.points[seat]) for seat in range(s.seats)]


@given(kinds_of_game, seeds)
def test_every_fact_has_its_number_and_none_is_told_twice(kind: tuple[int, bool], seed: int) -> None:
    game = new_game(kind, seed)
    play_some(game, chance_of(seed), 80)
    of_table, *of_players = facts(game._state)
    assert all(0 <= fact < TABLE_FEATURES for fact in of_table)
    assert all(0 <= fact < PLAYER_FEATURES for of_player in of_players for fact in of_player)
    assert all(len(set(held)) == len(held) for held in (of_table, *of_players))


@given(kinds_of_game, seeds)
def test_nothing_hidden_is_among_the_facts(kind: tuple[int, bool], seed: int) -> None:
    game = new_game(kind, seed)
    play_some(game, chance_of(seed), 60)
    before = facts(game._state)
    reshuffle_hidden(game._state, chance_of(seed + 1))
    assert facts(game._state) == before


POSITION = """
2 players, turn 6, phase 3, red decides option; dice gewalt 3, saarn 4, heven 5; track b2 b3 / w4;
locks lock_horst; drawn 3 7 9 now 15; countries belgium rhineland belgium; barges steele red, ruhrort blue;
red: 3 thalers, tokens black_industry 3, markers wage"""


@pytest.mark.parametrize(
    "change",
    [
        "turn 7",
        "dice gewalt 4, saarn 4, heven 5",
        "track b2 b3 / w5",
        "track b3 b2 / w4",
        "demand werden 1",
        "locks lock_baldeney",
        "drawn 3 7 8 now 15",
        "countries belgium rhineland rhineland",
        "export 3",
        "barges steele red, muelheim blue",
        "cities steele blue",
        "depots essen blue",
        "port belgium red",
        "red: 4 thalers, tokens black_industry 3, markers wage",
        "red: 3 thalers, tokens black_industry 2 black_city 1, markers wage",
        "red: 3 thalers, tokens black_industry 3, markers lock_building",
        "red: 3 thalers, tokens black_industry 3, markers wage, missed inn",
        "red: 3 thalers, tokens black_industry 3, markers wage, debts 1",
        "red: 3 thalers, tokens black_industry 3, markers wage, points locks 2",
        "red: 3 thalers, tokens black_industry 3, markers wage, locks 1",
    ],
)
def test_whatever_is_seen_makes_a_difference(change: str) -> None:
    assert facts(laid_out(POSITION)) != facts(laid_out(but(POSITION, change)))


def test_the_seats_of_others_do_not_matter_to_what_a_player_has() -> None:
    """So that a network learns for all seats from the play of one."""
    of_red = facts(laid_out("2 players, turn 6, phase 3; barges steele red, ruhrort blue; red: 7 thalers"))[1]
    of_blue = facts(laid_out("2 players, turn 6, phase 3; barges steele blue, ruhrort red; blue: 7 thalers"))[
        2
    ]
    assert of_red == of_blue


def reckoned(parts: list[list[int]], s: State) -> list[tuple[int, float]]:
    """The same network in plain arithmetic: how likely each seat wins, and its points."""
    of_table, *of_players = facts(s)
    rows_table, rows_own, rows_rival, begin, second, second_begin, result, result_begin = parts

    def unit(number: int) -> int:
        return min(max(number, 0), ONE)

    found = []
    for seat, own in enumerate(of_players):
        others = [fact for other, held in enumerate(of_players) if other != seat for fact in held]
        first = [
            unit(
                begin[at]
                + sum(rows_table[fact * HIDDEN + at] for fact in of_table)
                + sum(rows_own[fact * HIDDEN + at] for fact in own)
                + sum(rows_rival[fact * HIDDEN + at] for fact in others)
            )
            for at in range(HIDDEN)
        ]
        then = [
            unit((second_begin[k] + sum(first[at] * second[k * HIDDEN + at] for at in range(HIDDEN))) >> 8)
            for k in range(SECOND)
        ]
        outputs = [
            result_begin[out] + sum(then[k] * result[out * SECOND + k] for k in range(SECOND))
            for out in range(OUTPUTS)
        ]
        found.append((outputs[0], float(s.players[seat].points) + POINTS_SCALE * outputs[1] / ONE**2))
    return found


@given(kinds_of_game, seeds)
def test_what_is_added_at_once_is_what_is_added_one_by_one(kind: tuple[int, bool], seed: int) -> None:
    game = new_game(kind, seed)
    play_some(game, chance_of(seed), 70)
    parts = some_numbers(seed % 7)
    got = foreseen(Network(parts), game._state)
    wanted = reckoned(parts, game._state)
    assert [points for _, points in got] == [points for _, points in wanted]
    chances = [math.exp(chance / ONE**2) for chance, _ in wanted]
    assert [wins for wins, _ in got] == pytest.approx([one / sum(chances) for one in chances], rel=0.03)


def test_the_largest_numbers_do_not_run_into_each_other() -> None:
    parts = [[2047] * count for count in NUMBERS[:3]] + some_numbers()[3:]
    s = Game.new(4, seed=1)._state
    assert [points for _, points in foreseen(Network(parts), s)] == [
        points for _, points in reckoned(parts, s)
    ]


def test_a_network_is_a_file_that_says_what_it_is_for() -> None:
    content = write_network(some_numbers(), {"board": "standard-2", "seats": 2})
    network, about = read_network(content)
    assert about == {"board": "standard-2", "seats": 2, "features": 1}
    s = at(POSITION)
    assert foreseen(network, s) == foreseen(Network(some_numbers()), s)


@pytest.mark.parametrize("at", [0, 20, 200, -1])
def test_a_damaged_file_is_refused(at: int) -> None:
    content = bytearray(write_network(some_numbers(), {"board": "standard-2", "seats": 2}))
    content[at] ^= 1
    with pytest.raises(RuhrError) as caught:
        read_network(bytes(content))
    assert caught.value.code == "network_damaged"


def test_a_network_of_other_features_is_refused() -> None:
    with pytest.raises(RuhrError) as caught:
        read_network(write_network(some_numbers(), {"features": 99}))
    assert caught.value.code == "network_features"


def learned() -> Learned:
    return Learned(Judgement(tuned_weights()), NOISE, SHARPNESS, Network(some_numbers()))


@pytest.mark.parametrize("players", range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
def test_the_docs_tell_how_the_packages_networks_can_be_had_again(players: int) -> None:
    """Command, best round and hash; that the same plan gives the same network is tested with small ones."""
    _, about = read_network(content_of_shipped(players))
    page = (Path(__file__).parents[2] / "docs" / "training.md").read_text("utf-8")
    (row,) = (
        line
        for line in page.splitlines()
        if line.startswith(f"| {players} | `ruhr train n{players} --p")
        if "--prior" not in line
    )
    _, _, command, best, digest, *_ = (cell.strip(" `") for cell in row.split("|"))
    assert f"--players {players}" in command
    assert about == about | {"board": "standard-2", "players": players, "seed": 1, "round": int(best)}
    assert digest_of_shipped(players).startswith(digest)
    assert len(digest) == 12


def test_it_is_asked_where_phase_3_of_the_next_turn_begins() -> None:
    judge = learned()
    s = at(POSITION)
    judge.foresee_result(s, chance_of(1))
    assert (s.turn, s.phase) == (7, 3)
    assert [(judge.wins[seat], judge.points[seat]) for seat in (0, 1)] == foreseen(Network(some_numbers()), s)


def test_late_games_are_played_to_their_end() -> None:
    judge = learned()
    s = at(but(POSITION, f"turn {LAST_FORESEEN + 1}"))
    judge.foresee_result(s, chance_of(1))
    assert [judge.points[seat] for seat in (0, 1)] == [s.players[seat].points for seat in (0, 1)]
    assert s.turn == 12


def test_a_search_with_a_network_always_chooses_the_same() -> None:
    game = Game.new(3, seed=5)
    choices = {str(SearchBot(1, Budget(looks=40), learned()).decide(situation_of(game))) for _ in range(3)}
    assert len(choices) == 1

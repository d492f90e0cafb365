"""Cups as they are drawn and reckoned: whoever takes part and whatever comes of tables, it is fair."""

import doctest
import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruhr.server.cups import drawing, lots, pairing, standings
from ruhr.server.cups.drawing import FORMATS, Contest, Entrant, next_round, standings_of
from ruhr.server.cups.lots import Lots
from ruhr.server.cups.pairing import Drawn, Past, everybody_meets, swiss_round, table_sizes
from ruhr.server.cups.standings import (
    HOUSE,
    Bye,
    PlayedTable,
    Ranked,
    Sat,
    compared,
    cup_points,
    duplicate_ranking,
    places_at,
    ranking,
)

DOCS = Path(__file__).parent.parent.parent / "docs"
seeds = st.text("0123456789abcdef", min_size=1, max_size=8)
sizes = st.integers(2, 4)
seats = st.lists(st.tuples(st.integers(-5, 90), st.booleans()), min_size=2, max_size=4)


def sat(results: list[tuple[int, bool]]) -> tuple[Sat, ...]:
    return tuple(Sat(entry, points, left) for entry, (points, left) in enumerate(results, 1))


def past_of(rounds: list[Drawn]) -> Past:
    past = Past()
    for one in rounds:
        past.add(one.tables, one.byes)
    return past


def played_by_chance(drawn: Drawn, number: int, chance: random.Random) -> list[PlayedTable]:
    return [
        PlayedTable(number, tuple(Sat(entry, chance.randrange(20, 60)) for entry in table))
        for table in drawn.tables
    ]


def whole_cup(
    contest: Contest, entrants: list[Entrant], chance: random.Random
) -> tuple[list[Drawn], list[Ranked]]:
    """Play a cup by chance; returns its rounds and the last standings."""
    rounds: list[Drawn] = []
    played: list[PlayedTable] = []
    byes: list[Bye] = []
    while (drawn := next_round(contest, entrants, played, byes)) is not None:
        rounds.append(drawn)
        played += played_by_chance(drawn, len(rounds), chance)
        byes += [Bye(len(rounds), entry) for entry in drawn.byes]
        assert len(rounds) < 40
    return rounds, standings_of(contest, entrants, played, byes)


# --- Tables --------------------------------------------------------------------------------------------


@given(st.integers(2, 200), sizes)
def test_everybody_finds_a_table_and_nobody_sits_alone(players: int, size: int) -> None:
    found = table_sizes(players, size)
    assert all(2 <= one <= size for one in found)
    assert sum(found) == (players if size > 2 else players - players % 2)
    assert max(found) - min(found) <= 1
    if size == 4 and players > 5:
        assert 2 not in found
    if size == 3:
        assert found.count(2) <= 2 or players <= 4


@given(st.sets(st.integers(1, 99), min_size=2, max_size=9), sizes, seeds)
def test_in_a_round_robin_everybody_meets_everybody(entries: set[int], size: int, seed: str) -> None:
    rounds = everybody_meets(sorted(entries), size, Lots(seed))
    past = past_of(rounds)
    met = [past.meetings(*pair) for pair in combinations(entries, 2)]
    assert min(met) >= 1
    if size == 2:
        assert max(met) == 1
        assert max(past.byes.values(), default=0) <= 1
        assert len(rounds) == len(entries) - 1 + len(entries) % 2
    else:
        assert max(met) <= 4
        assert not past.byes
    for one in rounds:
        assert sorted([*one.byes, *(entry for table in one.tables for entry in table)]) == sorted(entries)


@pytest.mark.parametrize(("players", "size", "rounds"), [(16, 4, 5), (9, 3, 4), (15, 4, 5), (8, 3, 4)])
def test_where_pairs_can_meet_exactly_once_they_do(players: int, size: int, rounds: int) -> None:
    drawn = everybody_meets(range(1, players + 1), size, Lots("16"))
    past = past_of(drawn)
    assert len(drawn) == rounds
    assert {past.meetings(*pair) for pair in combinations(range(1, players + 1), 2)} == {1}


@given(st.integers(2, 10), seeds)
def test_everybody_sits_on_both_sides_of_tables_of_two(players: int, seed: str) -> None:
    past = past_of(everybody_meets(range(1, players + 1), 2, Lots(seed)))
    for entry in range(1, players + 1):
        assert abs(past.sat[entry, 0] - past.sat[entry, 1]) <= 3


@given(st.integers(6, 24), seeds, st.integers(1, 3), st.randoms(use_true_random=False))
def test_in_a_swiss_cup_of_two_nobody_meets_twice_or_sits_out_twice(
    players: int, seed: str, rounds: int, chance: random.Random
) -> None:
    contest = Contest("swiss", 2, rounds, seed)
    entrants = [Entrant(number, 1500) for number in range(1, players + 1)]
    drawn, _ = whole_cup(contest, entrants, chance)
    assert len(drawn) == rounds
    past = past_of(drawn)
    assert max(past.met.values()) == 1
    assert max(past.byes.values(), default=1) == 1
    assert all(len(one.byes) == players % 2 for one in drawn)


def test_in_a_swiss_cup_those_meet_who_are_level() -> None:
    past = Past()
    past.add([(1, 2), (3, 4), (5, 6), (7, 8)])
    drawn = swiss_round([1, 3, 5, 7, 2, 4, 6, 8], 2, past, Lots("1"), 2)
    assert {frozenset(table) for table in drawn.tables} == {
        frozenset(pair) for pair in ((1, 3), (5, 7), (2, 4), (6, 8))
    }


def test_who_sits_out_is_the_last_who_never_did() -> None:
    past = Past()
    past.add([], [7])
    assert swiss_round([1, 2, 3, 4, 5, 6, 7], 2, past, Lots("1"), 2).byes == [6]


@given(st.integers(2, 40), sizes, seeds, st.randoms(use_true_random=False))
def test_a_knock_out_ends_with_one_table(players: int, size: int, seed: str, chance: random.Random) -> None:
    contest = Contest("knock_out", size, 0, seed)
    entrants = [Entrant(number, 1500 + number) for number in range(1, players + 1)]
    rounds, ranked = whole_cup(contest, entrants, chance)
    assert len(rounds[-1].tables) == 1
    assert rounds[-1].byes == []
    finalists = set(rounds[-1].tables[0])
    assert {row.entry for row in ranked[: len(finalists)]} == finalists
    for before, after in pairwise(rounds):
        still = {entry for table in after.tables for entry in table} | set(after.byes)
        was = {entry for table in before.tables for entry in table} | set(before.byes)
        assert still < was
    if size == 2:
        assert not any(one.byes for one in rounds[1:])
        strongest = sorted(range(1, players + 1), reverse=True)[: len(rounds[0].byes)]
        assert rounds[0].byes == strongest


@given(st.sampled_from(FORMATS), st.integers(2, 12), sizes, seeds)
def test_the_same_seed_draws_the_same_cup(format_: str, players: int, size: int, seed: str) -> None:
    contest = Contest(format_, size, 3, seed)
    players += -players % size if format_ == "duplicate" else 0
    entrants = [Entrant(number, 1500) for number in range(1, players + 1)]
    assert whole_cup(contest, entrants, random.Random(1)) == whole_cup(contest, entrants, random.Random(1))


@given(st.sampled_from(("swiss", "knock_out")), st.integers(4, 12), sizes, seeds, st.data())
def test_who_has_left_is_not_drawn_any_more(
    format_: str, players: int, size: int, seed: str, data: st.DataObject
) -> None:
    contest = Contest(format_, size, 3, seed)
    gone = data.draw(st.sets(st.integers(1, players), max_size=players - 2))
    entrants = [Entrant(number, 1500, number in gone) for number in range(1, players + 1)]
    rounds, ranked = whole_cup(contest, entrants, random.Random(2))
    for one in rounds:
        assert not gone & {*one.byes, *(entry for table in one.tables for entry in table)}
    assert {row.entry for row in ranked} == set(range(1, players + 1)), "but stays in the standings"


def test_in_a_round_robin_a_bot_sits_where_somebody_has_left() -> None:
    contest = Contest("round_robin", 2, 0, "5")
    entrants = [Entrant(number, 1500, number == 3) for number in range(1, 5)]
    rounds, _ = whole_cup(contest, entrants, random.Random(3))
    assert sum(3 in table for one in rounds for table in one.tables) == 3


def test_if_all_but_one_leave_a_cup_is_over() -> None:
    entrants = [Entrant(number, 1500, number > 1) for number in range(1, 7)]
    for format_ in ("swiss", "knock_out"):
        assert next_round(Contest(format_, 3, 3, "5"), entrants, [], []) is None


# --- Points --------------------------------------------------------------------------------------------


@given(seats)
def test_a_table_gives_half_a_point_for_every_player_who_stayed(results: list[tuple[int, bool]]) -> None:
    table = sat(results)
    points = cup_points(table)
    assert all(0 <= one <= 12 for one in points)
    if not any(seat.left for seat in table):
        assert sum(points) == 6 * len(table)
    for mine, yours in combinations(range(len(table)), 2):
        ahead = places_at(table)[mine] < places_at(table)[yours]
        assert not ahead or points[mine] > points[yours] or table[mine].left


@given(seats, st.randoms(use_true_random=False))
def test_it_does_not_matter_in_which_order_a_table_is_told(
    results: list[tuple[int, bool]], chance: random.Random
) -> None:
    table = list(sat(results))
    told = dict(zip((seat.entry for seat in table), cup_points(table), strict=True))
    chance.shuffle(table)
    assert dict(zip((seat.entry for seat in table), cup_points(table), strict=True)) == told


@given(st.lists(seats, max_size=8), seeds)
def test_standings_name_everybody_once_and_agree_with_their_numbers(
    results: list[list[tuple[int, bool]]], seed: str
) -> None:
    played = [PlayedTable(number, sat(one)) for number, one in enumerate(results, 1)]
    ranked = ranking([1, 2, 3, 4], played, [], Lots(seed))
    assert [row.place for row in ranked] == [1, 2, 3, 4]
    assert sorted(row.entry for row in ranked) == [1, 2, 3, 4]
    for ahead, behind in pairwise(ranked):
        mine = (ahead.points, ahead.direct, ahead.strength, ahead.share)
        yours = (behind.points, behind.direct, behind.strength, behind.share)
        assert mine > yours or (mine == yours and ahead.lot < behind.lot)


def test_of_those_level_who_has_beaten_the_other_is_ahead() -> None:
    won = [
        PlayedTable(1, (Sat(1, 50), Sat(2, 40))),
        PlayedTable(2, (Sat(2, 50), Sat(3, 40))),
        PlayedTable(3, (Sat(3, 60), Sat(4, 1))),
        PlayedTable(4, (Sat(1, 10), Sat(4, 90))),
    ]
    ranked = ranking([2, 1], won[:1] + won[1:2] + won[3:], [], Lots("1"))
    assert [(row.entry, row.points, row.direct) for row in ranked] == [
        (1, Fraction(12), Fraction(1)),
        (2, Fraction(12), Fraction(0)),
    ]


def test_who_sits_out_wins_a_point_in_a_swiss_cup_only() -> None:
    byes = [Bye(1, 3)]
    assert ranking([3], [], byes, Lots("1"), free_points=True)[0].points == 12
    assert ranking([3], [], byes, Lots("1"))[0].points == 0


# --- Duplicate -----------------------------------------------------------------------------------------


@given(st.lists(st.lists(st.integers(0, 60), min_size=3, max_size=3), min_size=2, max_size=7))
def test_on_a_board_half_of_all_comparisons_are_won(results: list[list[int]]) -> None:
    played = [
        PlayedTable(1, tuple(Sat(3 * at + seat + 1, points) for seat, points in enumerate(one)))
        for at, one in enumerate(results)
    ]
    rows = compared(played)
    assert len(rows) == 3 * len(results)
    assert sum(row.share for row in rows) == Fraction(len(rows), 2)
    assert sum(row.ahead for row in rows) == 0
    assert all(row.others == len(results) - 1 for row in rows)


def test_one_is_compared_with_nobody_who_sat_elsewhere_left_or_belongs_to_the_house() -> None:
    played = [
        PlayedTable(1, (Sat(1, 40), Sat(HOUSE, 90))),
        PlayedTable(1, (Sat(2, 30), Sat(HOUSE, 10))),
        PlayedTable(1, (Sat(HOUSE, 99), Sat(3, 1))),
        PlayedTable(1, (Sat(4, 80, left=True), Sat(HOUSE, 1))),
        PlayedTable(1, (Sat(5, 80), Sat(HOUSE, 1), Sat(HOUSE, 1))),
    ]
    rows = {row.entry: row for row in compared(played)}
    assert {entry: (row.others, int(row.share)) for entry, row in rows.items()} == {
        1: (1, 1),
        2: (1, 0),
        3: (0, 0),
        4: (2, 0),
        5: (0, 0),
    }
    assert rows[1].ahead == 10


def test_boards_that_were_not_played_count_nothing_and_those_without_others_are_left_out() -> None:
    played = [
        PlayedTable(1, (Sat(1, 40), Sat(HOUSE, 0))),
        PlayedTable(1, (Sat(2, 30), Sat(HOUSE, 0))),
        PlayedTable(2, (Sat(1, 40), Sat(HOUSE, 0))),
    ]
    ranked = duplicate_ranking([1, 2, 3], compared(played), 2, Lots("1"))
    assert [(row.entry, int(row.points)) for row in ranked] == [(1, 1), (2, 0), (3, 0)]


@given(st.sampled_from((2, 3, 4)), st.integers(2, 5), seeds)
def test_all_tables_of_a_board_are_full(size: int, tables: int, seed: str) -> None:
    entrants = [Entrant(number, 1500) for number in range(1, size * tables + 1)]
    rounds, _ = whole_cup(Contest("duplicate", size, size, seed), entrants, random.Random(4))
    assert len(rounds) == size
    past = past_of(rounds)
    for one in rounds:
        assert [len(table) for table in one.tables] == [size] * tables
    often = Counter(past.sat)
    assert max(often.values()) <= 3


# --- What is written -----------------------------------------------------------------------------------


def test_examples_of_the_page_are_what_the_server_reckons() -> None:
    failed, tried = doctest.testfile(str(DOCS / "cups.md"), module_relative=False)
    assert tried > 10
    assert not failed


@pytest.mark.parametrize("module", [lots, pairing, standings, drawing], ids=lambda module: module.__name__)
def test_examples_in_the_code_are_right(module: object) -> None:
    failed, _ = doctest.testmod(module)  # type: ignore[arg-type]
    assert not failed

"""The puzzles of the package, and how they are found."""

import gzip
import json
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from ruhr import Game
from ruhr.bots import LEVELS
from ruhr.bots.appraisal import RESULT_OF_LOOK
from ruhr.bots.judgement import Judgement
from ruhr.bots.oversights import weights_without
from ruhr.cli.puzzles import make_turns
from ruhr.language import Speaker
from ruhr.puzzles import Puzzle, Theme, puzzles_of, shipped_puzzles
from ruhr.puzzles.finding import (
    CLEAR,
    NATURAL_COSTS,
    OVERLOOKED,
    examined,
    glanced_at,
    is_as_good,
    situation_at,
)
from ruhr.puzzles.making import Hunt, choice_of, hunt_down, is_instructive, turns_after
from ruhr.puzzles.puzzle import REST_OF_TURNS, files_of, shipped_reasons, shipped_turn, turns_file
from ruhr.puzzles.turn import MOST_ASKED, MOST_TOLD, rest_of_turn
from ruhr.review import review
from ruhr.review.deciding import GROWING, appraised, difference, is_worth_telling
from ruhr.review.shapes import Share

#: So many puzzles the package has at least.
FEWEST = 300
PUZZLES = list(shipped_puzzles().values())
#: So many puzzles of the package are verified again, every one another time the package changes.
SAMPLE = PUZZLES[:: max(1, len(PUZZLES) // 8)]


def test_there_are_puzzles_of_all_themes_for_all_numbers_of_players() -> None:
    assert len(PUZZLES) >= FEWEST
    # Which coal one takes is hardly ever all that two plans differ by; none of these games had such a puzzle.
    assert {puzzle.theme for puzzle in PUZZLES} == set(get_args(Theme)) - {"coal"}
    assert {puzzle.players for puzzle in PUZZLES} == {2, 3, 4}
    assert {puzzle.difficulty for puzzle in PUZZLES} <= set(LEVELS)


def test_every_position_is_readable_and_every_answer_legal() -> None:
    for puzzle in PUZZLES:
        game = Game.from_position(puzzle.position, seed=1)
        assert game.position().text == puzzle.position
        assert (game.actor, game.turn, game.decision) == (puzzle.seat, puzzle.turn, puzzle.decision)
        legal = {str(action) for action in game.legal_actions()}
        assert legal == {answer.action for answer in puzzle.answers}
        assert len(legal) >= 3


def test_the_best_answer_is_right_and_the_natural_one_is_not() -> None:
    for puzzle in PUZZLES:
        assert puzzle.best in puzzle.right
        assert puzzle.natural not in puzzle.right
        cost = puzzle.answer(puzzle.natural).cost
        assert cost.points >= 1 or cost.win >= 0.05
        assert is_instructive(puzzle)


def test_what_is_called_wrong_is_worse_by_more_than_noise() -> None:
    """In points or in the chance to win; what cannot be told from the best is right, too."""
    for puzzle in PUZZLES:
        for answer in puzzle.answers:
            assert answer.right or not is_as_good(answer.cost), (puzzle.id, answer)


@pytest.mark.parametrize(
    ("cost", "good"),
    [
        (Share(0.05, -0.004, 0.09, 0.008), True),
        (Share(0.4, 0.0, 0.1, 0.01), False),
        (Share(-0.4, 0.05, 0.1, 0.01), False),
        (Share(-1.0, -0.1, 0.1, 0.01), True),
        (Share(0.0, 0.0, 0.0, 0.0), True),
        (Share(0.1, 0.0, 0.0, 0.0), False),
    ],
)
def test_as_good_is_what_is_not_surely_worse(cost: Share, good: bool) -> None:
    assert is_as_good(cost) == good


def test_every_other_answer_has_its_reason() -> None:
    for puzzle in PUZZLES:
        reasons = shipped_reasons(puzzle.id)
        assert set(reasons) == {answer.action for answer in puzzle.answers} - {puzzle.best}
        for reason in reasons.values():
            assert reason["action"] == puzzle.best
            assert reason["seat"] == puzzle.seat


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_verified_on_other_deals(puzzle: Puzzle) -> None:
    """On other deals and with fewer looks nothing wrong is better than the best choice, and
    the natural one costs at least half of what makes it a mistake: in points and in the chance to win.
    """
    situation = situation_at(puzzle.position)
    told = {
        answer.action: appraised(situation, situation.code_of(answer.action), "another seed", puzzle.looks)[0]
        for answer in puzzle.answers
    }
    since = puzzle.looks // GROWING
    for answer in puzzle.answers:
        worse, error = told[puzzle.best].difference(told[answer.action], RESULT_OF_LOOK, since)
        assert answer.right or worse > 0, answer.action
        if answer.action == puzzle.natural:
            assert worse > CLEAR * error
    found = difference(told[puzzle.best], told[puzzle.natural], situation.seat, since)
    cost = puzzle.answer(puzzle.natural).cost
    points, win = NATURAL_COSTS
    assert cost.points < points or found.points >= cost.points / 2
    assert cost.win < win or found.win >= cost.win / 2


def test_a_puzzle_is_found_again_where_it_was_found() -> None:
    puzzle = min(PUZZLES, key=lambda one: (len(one.answers), one.id))
    again = examined(puzzle.position, puzzle.seed, puzzle.looks)
    assert again is not None
    assert (again.best, again.natural, again.theme) == (puzzle.best, puzzle.natural, puzzle.theme)


def test_a_forced_decision_is_no_puzzle() -> None:
    game = Game.new(2, seed=1)
    while len(game.legal_actions()) > 2:
        game.play(game.legal_actions()[0])
    judges = [Judgement(weights_without(overlooked)) for overlooked in OVERLOOKED]
    assert glanced_at(game.position().text, judges, "any") is None


def test_the_choice_has_of_every_kind_some() -> None:
    chosen = choice_of(PUZZLES, len(PUZZLES) // 2)
    assert len(chosen) == len(PUZZLES) // 2
    kinds = Counter((puzzle.theme, puzzle.difficulty, puzzle.players) for puzzle in PUZZLES)
    assert len({(one.theme, one.difficulty, one.players) for one in chosen}) == min(len(chosen), len(kinds))
    assert chosen == choice_of(reversed(PUZZLES), len(PUZZLES) // 2)


def test_the_costliest_turns_of_a_review_become_puzzles_with_its_figures() -> None:
    game = Game.new(2, seed=2)
    chance = random.Random(1)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    record = game.record()
    whole = review(record, looks=20)
    decisions = {f"step-{decision.step}": decision for decision in whole.decisions}
    made = [puzzle for seat in range(2) for puzzle in puzzles_of(whole, record, seat)]
    assert made, "or nothing was shown"
    for puzzle in made:
        decision = decisions[puzzle.id]
        before = Game.from_position(puzzle.position, seed=1)
        assert {str(action) for action in before.legal_actions()} == {one.action for one in puzzle.answers}
        assert (puzzle.best, puzzle.natural) == (decision.best, decision.taken)
        assert puzzle.answer(puzzle.natural).cost == decision.loss
        assert puzzle.natural not in puzzle.right
        wrong = {one.action for one in puzzle.answers} - set(puzzle.right)
        assert set(puzzle.reasons) == wrong
        assert all(reason["action"] == puzzle.best for reason in puzzle.reasons.values())


def test_a_hunt_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    game = Game.new(2, seed=3)
    for _ in range(4):
        game.play(game.legal_actions()[0])
    hunt = Hunt(1, 0, (game.record().to_text(),), looks=30)
    (found,) = hunt_down(hunt, workers=1)
    (line,) = hunt.file.read_text("utf-8").splitlines()
    hunt.file.write_text(f"{line}\n{line[:20]}", "utf-8")
    with monkeypatch.context() as nothing_more:
        nothing_more.setattr(Hunt, "search", None)
        assert list(hunt_down(hunt, workers=1)) == [found]


def test_puzzles_are_written_as_they_are_read() -> None:
    some = [replace(puzzle, reasons=shipped_reasons(puzzle.id)) for puzzle in PUZZLES[:3]]
    written = files_of(some)
    lines = written["puzzles.jsonl"].decode().splitlines()
    assert [Puzzle.from_json(json.loads(line)) for line in lines] == PUZZLES[:3]
    reasons = gzip.decompress(written["reasons.jsonl.gz"]).decode().splitlines()
    assert [json.loads(line) for line in reasons] == [puzzle.reasons for puzzle in some]


# --- The whole turn ------------------------------------------------------------------------------------

FOLLOWED = [(puzzle, then) for puzzle in PUZZLES if (then := shipped_turn(puzzle.id))]
#: So many turns are played on again.
TURNS_PLAYED_AGAIN = 4


def test_after_most_puzzles_the_same_player_decides_in_the_same_turn() -> None:
    assert len(FOLLOWED) > len(PUZZLES) // 2
    for puzzle, then in FOLLOWED:
        assert len(then) <= MOST_ASKED
        assert [one.id for one in then] == [f"{puzzle.id}.{at + 2}" for at in range(len(then))]
        for one in then:
            game = Game.from_position(one.position, seed=1)
            assert game.position().text == one.position
            assert (game.actor, game.turn, game.decision) == (puzzle.seat, puzzle.turn, one.decision)
            assert (one.seat, one.players, one.turn) == (puzzle.seat, puzzle.players, puzzle.turn)
            assert {str(action) for action in game.legal_actions()} == {each.action for each in one.answers}
            assert one.best in one.right


def test_what_is_asked_in_a_turn_can_be_wrong_and_is_told_why() -> None:
    for _, then in FOLLOWED:
        for one in then:
            wrong = {answer.action for answer in one.answers} - set(one.right)
            assert wrong
            assert set(one.reasons) <= wrong
            assert len(one.reasons) == min(len(wrong), MOST_TOLD)
            assert one.natural in one.right or one.natural in one.reasons
            assert all(reason["action"] == one.best for reason in one.reasons.values())
            assert all(is_worth_telling(one.answer(action).cost) for action in wrong)


@pytest.mark.parametrize(
    "puzzle", PUZZLES[3 :: len(PUZZLES) // TURNS_PLAYED_AGAIN], ids=lambda puzzle: puzzle.id
)
def test_a_turn_is_played_on_again_as_it_was(puzzle: Puzzle) -> None:
    assert rest_of_turn(puzzle) == shipped_turn(puzzle.id)


def test_turns_are_written_as_they_are_read() -> None:
    (puzzle, then), *_ = FOLLOWED
    forced = next(one for one in PUZZLES if not shipped_turn(one.id))
    written = gzip.decompress(turns_file({forced.id: [], puzzle.id: then})).decode()
    (line,) = map(json.loads, written.splitlines())
    assert line["of"] == puzzle.id
    assert [Puzzle.from_json(one) for one in line["then"]] == then
    assert dict(turns_after([forced], workers=1)) == {forced.id: []}


def test_the_command_writes_the_turns_beside_the_puzzles(tmp_path: Path) -> None:
    quick = next(puzzle for puzzle, then in FOLLOWED if len(then) == 1)
    for name, content in files_of([quick]).items():
        (tmp_path / name).write_bytes(content)
    make_turns(Speaker("en"), tmp_path, workers=1)
    assert (tmp_path / REST_OF_TURNS).read_bytes() == turns_file({quick.id: shipped_turn(quick.id)})

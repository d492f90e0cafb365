"""Looking back: losses, luck, and the sum of both."""

import json
import re
from dataclasses import replace
from functools import cache
from html import escape
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest

from ruhr import Game
from ruhr.board import standard_board
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS, TURNS
from ruhr.bots import LEVELS, make_bot, situation_of
from ruhr.cli.review import tell
from ruhr.errors import RuhrError
from ruhr.language import LANGUAGES, Speaker
from ruhr.record import Record
from ruhr.review import Review, as_plain_data, review
from ruhr.review.accounts import measurements
from ruhr.review.deciding import look_back, weigh
from ruhr.review.fortune import luck_after
from ruhr.review.page import html
from ruhr.review.reviewing import find
from ruhr.review.telling import PARTS_OF_ACCOUNT, Teller
from ruhr.review.turns import turns_of

#: Enough to tell a blunder from noise, few enough for a test.
LOOKS = 60


def played(*levels: str, seed: int = 1) -> Record:
    game = Game.new(len(levels), seed=f"review {seed}")
    bots = [make_bot(level, f"{seed} {seat}") for seat, level in enumerate(levels)]
    while game.actor is not None:
        game.play(bots[game.actor].decide(situation_of(game)))
    return game.record()


@cache
def looked_back_at(*levels: str, seed: int = 1) -> Review:
    return review(played(*levels, seed=seed), looks=LOOKS)


def loss_of(position: str, action: str, looks: int = LOOKS) -> float:
    """What an action costs at a position."""
    situation = situation_of(Game.from_position(position, seed=1))
    return look_back(situation, 0, weigh(situation, situation.code_of(action), "test", looks)).loss.points


# --- Decisions -----------------------------------------------------------------------------------------

#: In the last turn, with Thalers for one lock and nothing else to buy.
LAST_PURCHASE = "2 players, turn 12, phase 6, blue decides purchase; blue: 4 thalers, markers lock_building"


def final_points(position: str, *actions: str) -> int:
    game = Game.from_position(position, seed=1)
    seat = game.actor
    assert seat is not None
    for action in actions:
        game.play(action)
    while not game.over:
        game.play("done")
    return game.scores()[seat].points


def purchases() -> list[str]:
    return [str(action) for action in Game.from_position(LAST_PURCHASE, seed=1).legal_actions()]


def test_a_planted_blunder_is_found_with_its_size() -> None:
    """Nothing is hidden any more: who does not build the lock gives away just what it would have brought."""
    best = max(final_points(LAST_PURCHASE, action) for action in purchases())
    assert best > final_points(LAST_PURCHASE, "done")
    for action in purchases():
        lost = best - final_points(LAST_PURCHASE, action)
        assert loss_of(LAST_PURCHASE, action) == pytest.approx(lost)


def test_the_best_choice_costs_nothing() -> None:
    best = max(purchases(), key=lambda action: final_points(LAST_PURCHASE, action))
    situation = situation_of(Game.from_position(LAST_PURCHASE, seed=1))
    found = look_back(situation, 0, weigh(situation, situation.code_of(best), "test", LOOKS))
    assert (found.best, found.loss.points, found.mistaken) == (best, 0.0, False)


def test_what_costs_something_is_called_a_mistake_only_beyond_the_noise() -> None:
    for decision in looked_back_at("kapitaen", "schiffsjunge").decisions:
        if decision.mistaken:
            assert decision.taken != decision.best
            assert decision.loss.points >= 0.3 or decision.loss.win >= 0.02


@pytest.mark.parametrize("seed", [2, 3])
def test_nothing_hidden_is_used(seed: int) -> None:
    """The same position with everything hidden dealt otherwise is weighed the same."""
    game = Game.new(2, seed="hidden")
    for _ in range(30):
        game.play(game.legal_actions()[0])
    position = game.position()

    def weighed(deal: int) -> object:
        situation = situation_of(Game.from_position(position, seed=deal))
        code = situation.code_of(situation.legal[0])
        return look_back(situation, 0, weigh(situation, code, "test", 20))

    assert weighed(1) == weighed(seed)


# --- Luck ----------------------------------------------------------------------------------------------


def test_luck_is_nobodys_where_nothing_is_revealed() -> None:
    game = Game.from_position(LAST_PURCHASE, seed=1)
    code = situation_of(game).code_of("done")
    assert luck_after(game.dealt_table(), code, 1, "test", 20) == []


def test_luck_averages_to_nothing_over_all_deals() -> None:
    """From one position, over many deals: what the reveal brings is good for some and bad for others."""
    luck = []
    for deal in range(60):
        game = (
            Game.from_position("2 players, turn 5, phase 7, red decides place_die", seed=deal)
            if False
            else None
        )
        game = Game.new(2, seed="luck")
        game = Game.from_position(game.position(), seed=deal)
        while game.actor is not None and game.turn == 1:
            code = situation_of(game).code_of(game.legal_actions()[0])
            found = luck_after(game.dealt_table(), code, 1, f"{deal}", 40)
            luck += [reveal.luck[0].points for reveal in found]
            game.play(game.legal_actions()[0])
    assert len(luck) >= 60
    assert abs(fmean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5


# --- The whole -----------------------------------------------------------------------------------------

GAMES = [("kapitaen", "bootsmann", seed) for seed in range(1, 6)] + [("matrose", "schiffsjunge", 1)]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_luck_and_decisions_make_up_the_result(game: tuple[str, str, int]) -> None:
    first, second, seed = game
    found = looked_back_at(first, second, seed=seed)
    result = Game.from_record(played(first, second, seed=seed)).result()
    assert result is not None
    for account in found.accounts:
        reveals = sum(reveal.luck[account.seat].points for reveal in found.reveals)
        own = sum(one.given[account.seat].points for one in found.decisions if one.seat == account.seat)
        others = sum(one.given[account.seat].points for one in found.decisions if one.seat != account.seat)
        assert account.final.points == result.points[account.seat]
        explained = account.start.points + reveals + own + others
        assert account.final.points - explained == pytest.approx(account.unexplained.points, abs=0.01)
        assert abs(account.unexplained.points) <= 3 * account.unexplained.points_error
        assert abs(account.unexplained.win) <= 3 * account.unexplained.win_error
        parts = [getattr(account, part) for part in PARTS_OF_ACCOUNT]
        assert sum(part.win for part in parts[:-1]) == pytest.approx(account.final.win, abs=0.01)


def test_what_one_gives_away_in_chances_the_others_get() -> None:
    for decision in looked_back_at("kapitaen", "bootsmann").decisions:
        assert sum(share.win for share in decision.given) == pytest.approx(0, abs=0.01)


def test_stronger_levels_give_away_less() -> None:
    """Decisions of many games, by a review that looks farther ahead than any of them."""
    losses = {}
    for level in ("kapitaen", "bootsmann", "schiffsjunge"):
        lost = []
        for seed in range(6):
            record = played(level, level, seed=seed)
            found = find(record, standard_board(), list(range(0, len(record.actions), 4)), 1, 300)
            lost += [one.decision.loss.points for one in found if one.decision is not None]
        losses[level] = (fmean(lost), stdev(lost) / len(lost) ** 0.5)
    for stronger, weaker in (("kapitaen", "bootsmann"), ("bootsmann", "schiffsjunge")):
        less, its_error = losses[stronger]
        more, error = losses[weaker]
        assert more - less > 2 * (error**2 + its_error**2) ** 0.5, losses


def test_whom_one_plays_like_is_measured_for_every_number_of_players() -> None:
    page = Path(__file__).parent.parent.parent.joinpath("docs", "review.md").read_text("utf-8")
    measured = [measurements(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
    for one in measured:
        losses = [one.levels[level][0] for level in LEVELS]
        assert losses == sorted(losses, reverse=True)
        assert one.rise > 0
        for level in LEVELS:
            assert one.level_like(one.levels[level][0]) == level
    for level in LEVELS:
        cells = (f" {loss:.2f} ± {error:.2f} " for loss, error in (one.levels[level] for one in measured))
        assert f"(`{level}`) |{'|'.join(cells)}|".replace("-", "−") in page


def test_the_same_seed_and_looks_give_the_same_review_on_any_number_of_processes() -> None:
    record = played("schiffsjunge", "matrose")
    first = as_plain_data(review(record, looks=20, seed=3))
    assert as_plain_data(review(record, looks=20, seed=3, workers=2)) == first
    assert as_plain_data(review(record, looks=20, seed=4)) != first


def test_turns_are_what_their_decisions_are() -> None:
    found = looked_back_at("kapitaen", "schiffsjunge")
    assert sorted(step for turn in found.turns for step in turn.steps) == list(range(len(found.decisions)))
    assert [one.loss for one in turns_of(found.decisions)] == [one.loss for one in found.turns]
    for seat, turns in enumerate(found.costliest):
        costly = [one for one in found.turns if one.seat == seat and one.turn in turns]
        assert all(one.mistaken and one.better is not None for one in costly)


def test_a_better_turn_is_the_one_with_which_the_costliest_decision_was_weighed() -> None:
    found = looked_back_at("kapitaen", "schiffsjunge")
    told = [one for one in found.turns if one.better is not None]
    assert told
    for one in told:
        assert one.at is not None
        assert one.better is not None
        decision = found.decisions[one.at]
        assert str(one.better.action) == decision.best
        assert one.better.comparison.points.more == pytest.approx(decision.loss.points, abs=0.01)


def test_who_has_nothing_to_decide_in_a_turn_has_an_empty_cell() -> None:
    """A seat whose turn passes without any choice: nothing was lost, and nothing is told."""
    game, chance = Game.new(2, seed=2), Random(2)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    found = review(game.record(), looks=10)
    decided = {(one.turn, one.seat) for one in found.turns}
    passed = [(turn, seat) for turn in range(1, TURNS + 1) for seat in range(2) if (turn, seat) not in decided]
    assert passed
    teller = Teller(found, Speaker("en", standard_board(), found.players))
    for turn, seat in passed:
        assert teller.decided_in(turn, seat) is None
        before, after = ("<td></td>", "<td>") if seat == 0 else ("<td>", "<td></td>")
        (row,) = re.findall(f"<tr><td>{turn}</td>.*?</tr>", html(teller))
        assert row.startswith(f"<tr><td>{turn}</td>{before}")
        assert after in row


def test_a_game_without_decisions_has_a_review_without_accounts() -> None:
    """Began at a position after which nobody has anything to decide."""
    game = Game.from_position("3 players, turn 12, phase 6", seed=1)
    assert (game.over, game.decision_count) == (True, 0)
    found = review(game.record(), looks=LOOKS)
    result = game.result()
    assert result is not None
    assert (found.decisions, found.turns, found.accounts) == ([], [], [])
    assert found.curve == [pytest.approx(result.shares, abs=0.001)]
    teller = Teller(found, Speaker("en", standard_board(), found.players))
    assert "Expected at the start" not in html(teller)
    tell(teller, None)


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(RuhrError) as caught:
        review(Game.new(2, seed=1).record(), looks=LOOKS)
    assert caught.value.code == "review_unfinished"


# --- In words ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_of_everybody(language: str) -> None:
    found = looked_back_at("kapitaen", "schiffsjunge")
    teller = Teller(found, Speaker(language, standard_board(), found.players))
    page = html(teller)
    assert "http" not in page
    assert f'<html lang="{language}">' in page
    for seat, name in enumerate(found.players):
        assert page.count(name) > 3
        for turn in found.costliest[seat]:
            assert teller.cost(teller.turn(turn, seat)) in page
        for turn in found.finest[seat]:
            assert escape(teller.fine(teller.turn(turn, seat))) in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_points_and_chances_only_what_is_more_than_nothing_is_told(language: str) -> None:
    found = looked_back_at("kapitaen", "schiffsjunge")
    teller = Teller(found, Speaker(language, standard_board(), found.players))
    turn = found.turns[0]

    def cost(points: float, win: float) -> str:
        return teller.cost(replace(turn, loss=replace(turn.loss, points=points, points_error=0.2, win=win)))

    assert teller.number(1.5) in cost(1.5, 0.04)
    assert "%" in cost(1.5, 0.04)
    assert teller.number(1.5) in cost(1.5, 0.004)
    assert "%" not in cost(1.5, 0.004)
    assert "%" in cost(0.01, 0.04)
    assert teller.number(0.01) not in cost(0.01, 0.04)


def test_json_holds_all_of_it() -> None:
    found = looked_back_at("kapitaen", "schiffsjunge")
    again = json.loads(json.dumps(as_plain_data(found)))
    assert len(again["decisions"]) == len(found.decisions)
    assert again["accounts"][0]["final"]["points"] == found.accounts[0].final.points

"""Looking back: losses, luck, and the sum of both."""

import json
import re
from dataclasses import replace
from functools import cache
from html import escape
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest

from ruhr import Game
from ruhr.board import standard_board
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS, TURNS
from ruhr.bots import LEVELS, make_bot, situation_of
from ruhr.bots.appraisal import ASKED_OF_A_LOOK, POINTS, RESULT_OF_LOOK, WINS, appraise, foretell, stages
from ruhr.bots.bot import foreseeing, playing_out
from ruhr.bots.search import Search
from ruhr.bots.told import Told, joined
from ruhr.cli.review import tell
from ruhr.errors import RuhrError
from ruhr.game import chance_of
from ruhr.language import LANGUAGES, Speaker
from ruhr.record import Record
from ruhr.review import Review, as_plain_data, review
from ruhr.review.course import ROUGHLY, Prospects
from ruhr.review.deciding import (
    BEYOND_NOISE,
    LEAST_POINTS,
    LEAST_WIN,
    is_mistaken,
    is_worth_telling,
    look_back,
    weigh,
)
from ruhr.review.foresight import seeing_back
from ruhr.review.measured import measurements
from ruhr.review.page import html
from ruhr.review.reviewing import find
from ruhr.review.shapes import ReviewedDecision, Share
from ruhr.review.telling import PARTS_OF_ACCOUNT, Teller
from ruhr.review.turns import total, turns_of
from ruhr.rules.set_up import hides_the_same

#: Enough to tell a blunder from noise, few enough for a test.
LOOKS = 60
#: From this turn on what is revealed says most; so many deals of it, with so many looks each.
HALF, DEALS, DEAL_LOOKS = 7, 60, 400
#: So many standard errors chance alone brings in one case of twenty.
ONE_IN_TWENTY = 1.645


def played(*levels: str, seed: int = 1) -> Record:
    game = Game.new(len(levels), seed=f"review {seed}")
    bots = [make_bot(level, f"{seed} {seat}") for seat, level in enumerate(levels)]
    while game.actor is not None:
        game.play(bots[game.actor].decide(situation_of(game)))
    return game.record()


@cache
def looked_back_at(*levels: str, seed: int = 1) -> Review:
    return review(played(*levels, seed=seed), looks=LOOKS)


def decided(position: str, action: str, deal: int = 1, looks: int = LOOKS) -> ReviewedDecision:
    """An action at a position, looked back at."""
    situation = situation_of(Game.from_position(position, seed=deal))
    return look_back(situation, 0, weigh(situation, situation.code_of(action), "test", looks), [])


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
        assert decided(LAST_PURCHASE, action).loss.points == pytest.approx(lost)


def test_the_best_choice_costs_nothing() -> None:
    best = max(purchases(), key=lambda action: final_points(LAST_PURCHASE, action))
    found = decided(LAST_PURCHASE, best)
    assert (found.best, found.loss.points, found.mistaken) == (best, 0.0, False)


def told_of(results: list[float]) -> Told:
    """Looks with these results for who decides."""
    told = Told(len(results), ASKED_OF_A_LOOK)
    for look, result in enumerate(results):
        told.told[look * ASKED_OF_A_LOOK + RESULT_OF_LOOK] = result
    return told


def test_what_costs_something_is_called_a_mistake_only_beyond_the_noise() -> None:
    """The same loss: if it comes from a few looks out of many it may be chance, and is nobody's mistake."""
    loss = Share(2.0, 0.1, 0.1, 0.01)
    best = told_of([0.5] * 100)
    always = told_of([0.4, 0.42] * 50)
    now_and_then = told_of([0.0] * 40 + [0.8] * 60)
    for one, mistaken in ((always, True), (now_and_then, False)):
        worse, error = best.difference(one, RESULT_OF_LOOK)
        assert worse > 0
        assert (worse > BEYOND_NOISE * error) == mistaken
        assert is_mistaken(best, one, loss) == mistaken
    assert BEYOND_NOISE >= 2
    assert not is_mistaken(best, always, Share(LEAST_POINTS / 2, LEAST_WIN / 2, 0.0, 0.0))


def test_what_trees_do_not_agree_about_is_less_sure() -> None:
    """Each tree for itself may be sure of something else."""
    agreeing = [told_of([0.4, 0.6] * 20) for _ in range(4)]
    differing = [told_of([mean, mean + 0.2] * 20) for mean in (0.1, 0.3, 0.5, 0.7)]
    for parts, error in ((agreeing, 0.1 / 159**0.5), (differing, stdev([0.1, 0.3, 0.5, 0.7]) / 4**0.5)):
        whole = joined(parts, 0)
        assert whole.mean(RESULT_OF_LOOK) == pytest.approx(0.5)
        assert whole.error(RESULT_OF_LOOK) == pytest.approx(error)
        assert whole.difference(joined([told_of([0.0] * 40)] * 4, 0), RESULT_OF_LOOK)[1] == pytest.approx(
            error
        )
    late = joined([told_of([9.0, 9.0, 0.5, 0.5])] * 2, 2)
    assert (late.games, late.mean(RESULT_OF_LOOK)) == (4, 0.5)


def test_a_mistake_of_a_review_is_beyond_the_noise() -> None:
    """Weighed again on the same deals; others cost as much on average, and are none because of the noise."""
    record = played("kapitaen", "schiffsjunge")
    found = looked_back_at("kapitaen", "schiffsjunge")
    told_apart = 0
    for step, (game, _) in enumerate(Game.replay(record, standard_board())):
        decision = found.decisions[step] if step < len(found.decisions) else None
        if decision is None or decision.taken == decision.best or not is_worth_telling(decision.loss):
            continue
        situation = situation_of(game)
        weighed = weigh(situation, situation.code_of(decision.taken), f"{found.seed} {step}", LOOKS)
        worse, error = weighed.ahead.difference(weighed.told[weighed.taken], RESULT_OF_LOOK)
        assert decision.mistaken == (worse > 2.5 * error)
        told_apart += not decision.mistaken
    assert told_apart


@pytest.mark.parametrize("seed", [2, 3])
def test_nothing_hidden_is_used(seed: int) -> None:
    """The same position with everything hidden dealt otherwise is weighed the same."""
    game = Game.new(2, seed="hidden")
    for _ in range(30):
        game.play(game.legal_actions()[0])
    position, action = game.position().text, str(game.legal_actions()[0])
    assert decided(position, action, 1, 20) == decided(position, action, seed, 20)


# --- Luck ----------------------------------------------------------------------------------------------


def test_luck_is_nobodys_where_nothing_is_revealed() -> None:
    game = Game.from_position(LAST_PURCHASE, seed=1)
    code = situation_of(game).code_of("done")
    _, reveals = Prospects("test", 20).after(game.dealt_table(), 0, code, 0)
    assert reveals == []


@cache
def revealing() -> tuple[str, str]:
    """A position in the second half of a game, and an action that reveals something."""
    record = played("matrose", "matrose")
    for step, (game, _) in enumerate(Game.replay(record, standard_board())):
        if game.turn >= HALF:
            code = situation_of(game).code_of(record.actions[step])
            _, reveals = Prospects("test", 2).after(game.dealt_table(), 0, code, 0)
            if reveals:
                return game.position().text, record.actions[step]
    raise AssertionError


@cache
def lucky_deals() -> list[tuple[float, float]]:
    """Of one position on many deals: how lucky a seat was, and what is expected of what follows."""
    position, action = revealing()
    found = []
    for deal in range(DEALS):
        game = Game.from_position(position, seed=deal)
        code = situation_of(game).code_of(action)
        _, reveals = Prospects(f"{deal}", DEAL_LOOKS).after(game.dealt_table(), 0, code, 0)
        game.play(action)
        then = situation_of(game).table
        after = foretell(playing_out(ROUGHLY), then, chance_of(f"after {deal}"), DEAL_LOOKS, 0)
        found.append((sum(one.luck[0].points for one in reveals), after.mean(POINTS)))
    return found


def test_luck_averages_to_nothing_over_all_deals() -> None:
    """What is revealed is good for some and bad for others."""
    luck = [of for of, _ in lucky_deals()]
    assert stdev(luck) > 0.1, "or nothing was at stake"
    assert abs(fmean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5


def test_who_is_lucky_is_better_off_by_as_much() -> None:
    """What is expected afterwards, on deals of its own, is above the average by what luck is said to be."""
    luck, after = zip(*lucky_deals(), strict=True)
    slope = sum(of * (then - fmean(after)) for of, then in lucky_deals()) / sum(of**2 for of in luck)
    assert 0.75 < slope < 1.25


# --- The whole -----------------------------------------------------------------------------------------

#: Games by who plays them and their seed: of two, three and four players.
GAMES = [
    *((("kapitaen", "bootsmann"), seed) for seed in range(1, 6)),
    (("matrose", "schiffsjunge"), 1),
    (("kapitaen", "matrose", "schiffsjunge"), 1),
    (("schiffsjunge", "matrose", "leichtmatrose", "bootsmann"), 1),
]


@pytest.mark.parametrize(("levels", "seed"), GAMES, ids=str)
def test_luck_and_decisions_make_up_the_result(levels: tuple[str, ...], seed: int) -> None:
    """To the last hundredth, which is lost in rounding: in points and in chance to win."""
    found = looked_back_at(*levels, seed=seed)
    result = Game.from_record(played(*levels, seed=seed)).result()
    assert result is not None
    for account in found.accounts:
        seat = account.seat
        own = total(one.brought[seat] for one in found.decisions if one.seat == seat)
        others = total(one.brought[seat] for one in found.decisions if one.seat != seat)
        luck = total(reveal.luck[seat] for reveal in found.reveals)
        lost = total(one.loss for one in found.decisions if one.seat == seat)
        for part in ("points", "win"):
            sums = [getattr(one, part) for one in (account.start, luck, own, others)]
            assert getattr(account.final, part) == pytest.approx(sum(sums), abs=0.01)
            told = [getattr(getattr(account, one), part) for one in PARTS_OF_ACCOUNT]
            assert told[-1] == pytest.approx(sum(told[:-1]), abs=0.01)
            assert getattr(account.lost, part) == pytest.approx(-getattr(lost, part), abs=0.001)
        assert account.final.points == result.points[seat]
        assert account.final.win == pytest.approx(result.shares[seat], abs=0.001)
    assert sum(account.start.win for account in found.accounts) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("players", range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
def test_luck_and_decisions_make_up_the_results_of_many_games(players: int) -> None:
    """Whatever is played, however little is imagined, and wherever the game began."""
    chance = Random(players)
    for seed in range(5):
        game = Game.new(players, seed=seed)
        begun_late = chance.randrange(40) if seed else 0
        while not game.over:
            if game.decision_count == begun_late and begun_late:
                game, begun_late = Game.from_position(game.position(hidden=True).text), 0
            else:
                game.play(chance.choice(game.legal_actions()))
        result = game.result()
        assert result is not None
        found = review(game.record(), seed=seed, looks=4, explain=False)
        assert [account.final.points for account in found.accounts] == list(result.points)
        for account in found.accounts:
            told = [getattr(account, one).points for one in PARTS_OF_ACCOUNT]
            assert told[-1] == pytest.approx(sum(told[:-1]), abs=0.02)


def test_all_of_a_game_that_begins_with_its_last_purchases_is_known() -> None:
    """No luck, nothing the others did: what was expected there, and what was given away of what could be."""
    game = Game.from_position(LAST_PURCHASE, seed=1)
    seat = game.actor
    assert seat is not None
    while not game.over:
        game.play("done")
    found = review(game.record(), looks=LOOKS)
    account = found.accounts[seat]
    best = max(final_points(LAST_PURCHASE, action) for action in purchases())
    assert (account.luck.points, account.others.points) == (0, 0)
    assert account.lost.points == pytest.approx(account.final.points - best)
    assert account.start.points + account.possible.points == pytest.approx(best, abs=0.001)


def test_what_is_expected_is_what_games_bring_that_are_played_by_judgement() -> None:
    """Decisions of such games bring nothing on average: who decides better is said to gain by it."""
    by, brought = playing_out(ROUGHLY), []
    for seed in range(6):
        game, slips = Game.new(2, seed=f"judgement {seed}"), chance_of(f"slips {seed}")
        while not game.over:
            table = game.dealt_table()
            game.play(game.legal_actions()[by.judgement.choose(table, slips, by.noise)])
        found = review(game.record(), seed=seed, looks=12, explain=False)
        brought += [one.brought[one.seat].points for one in found.decisions]
    assert stdev(brought) > 0.1
    assert abs(fmean(brought)) < 3 * stdev(brought) / len(brought) ** 0.5


def test_the_same_is_foretold_whether_games_are_played_anew_or_taken_over() -> None:
    """Where an action hides and shows nothing, games that began with it are not played again."""
    game = Game.new(2, seed="foretold")
    for _ in range(30):
        game.play(game.legal_actions()[0])
    s, by = game.dealt_table(), playing_out()
    before = foretell(by, s, chance_of("same"), LOOKS, 0)
    saved = 0
    for action in set(before.first):
        there = stages(s, action)[0]
        assert hides_the_same(s, there)
        anew = foretell(by, there, chance_of("same"), LOOKS, 1)
        taken_over = foretell(by, there, chance_of("same"), LOOKS, 1, before, action)
        assert list(taken_over.told) == list(anew.told)
        saved += list(before.first).count(action)
    assert saved == LOOKS


@pytest.mark.parametrize("players", range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
def test_what_a_network_is_off_by_is_made_good(players: int) -> None:
    """By as many points for everybody; chances to win stay what they are."""
    table = situation_of(Game.new(players, seed=1)).table
    looks = 20
    plain, corrected = (
        appraise(Search(of(table)), table, table.choices[0], chance_of("off"), looks)
        for of in (foreseeing, seeing_back)
    )
    for seat in range(players):
        more = corrected.mean(POINTS + seat) - plain.mean(POINTS + seat)
        assert more == pytest.approx(measurements(players).off[2])
        assert corrected.mean(WINS + seat) == plain.mean(WINS + seat)


def test_what_one_gives_away_in_chances_the_others_get() -> None:
    for decision in looked_back_at("kapitaen", "bootsmann").decisions:
        assert sum(share.win for share in decision.brought) == pytest.approx(0, abs=0.01)


def test_stronger_levels_give_away_less() -> None:
    """Decisions of many games, by a review that looks farther ahead than any of them."""
    losses = {}
    for level in ("kapitaen", "bootsmann", "schiffsjunge"):
        lost = []
        for seed in range(6):
            record = played(level, level, seed=seed)
            found = find(record, standard_board(), list(range(0, len(record.actions), 6)), 1, 240)
            lost += [one.decision.loss.points for one in found if one.decision is not None]
        losses[level] = (fmean(lost), stdev(lost) / len(lost) ** 0.5)
    for stronger, weaker in (("kapitaen", "bootsmann"), ("bootsmann", "schiffsjunge")):
        less, its_error = losses[stronger]
        more, error = losses[weaker]
        assert more - less > 2 * (error**2 + its_error**2) ** 0.5, losses


def test_every_level_gives_away_less_than_the_one_below_it() -> None:
    """Measured on many games (`tools/losses.py`); of all numbers of players together, from rank to rank."""
    measured = [measurements(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]

    def of(level: str) -> tuple[float, float]:
        losses = [one.levels[level] for one in measured]
        return fmean(loss for loss, _ in losses), sum(error**2 for _, error in losses) ** 0.5 / len(losses)

    def surely(weaker: str, stronger: str) -> float:
        """By how many standard errors the stronger gives away less."""
        (more, error), (less, its_error) = of(weaker), of(stronger)
        return float((more - less) / (error**2 + its_error**2) ** 0.5)

    assert all(surely(*pair) > ONE_IN_TWENTY for pair in pairwise(LEVELS))
    assert all(surely(*pair) > 4 for pair in zip(LEVELS, LEVELS[2:], strict=False))


def test_whom_one_plays_like_is_measured_for_every_number_of_players() -> None:
    page = Path(__file__).parent.parent.parent.joinpath("docs", "review.md").read_text("utf-8")
    measured = [measurements(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
    for one in measured:
        for (more, error), (less, its_error) in pairwise(one.levels[level] for level in LEVELS):
            assert more - less > -(error + its_error) / 2
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
    everybody = [(turn, seat) for turn in range(1, TURNS + 1) for seat in range(2)]
    passed = [one for one in everybody if one not in decided]
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

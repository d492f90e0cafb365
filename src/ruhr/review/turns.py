"""Decisions joined to turns, because a turn is what people think in; and what the better turn was."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import sqrt

from ruhr.board import Board
from ruhr.bots.advice import Advice, Difference
from ruhr.bots.bot import playing_out
from ruhr.bots.search import Search
from ruhr.bots.situation import Situation, situation_of
from ruhr.bots.weighing import IMAGINED, explain
from ruhr.game import Game, chance_of
from ruhr.record import Record
from ruhr.review.deciding import BEYOND_NOISE, is_worth_telling, rounded
from ruhr.review.foresight import seeing_back
from ruhr.review.shapes import ReviewedDecision, ReviewedTurn, Share, Worth

#: Of every player so many turns are told apart: the costliest, and those played best.
TOLD_APART = 3
#: A win counts about as much as so many points where the two are weighed against each other.
POINTS_OF_A_WIN = 30.0


def turns_of(decisions: list[ReviewedDecision]) -> list[ReviewedTurn]:
    """What everybody did in every turn, by turn and seat."""
    joined: dict[tuple[int, int], list[ReviewedDecision]] = defaultdict(list)
    for one in decisions:
        joined[one.turn, one.seat].append(one)
    return [_turn(turn, seat, joined[turn, seat]) for turn, seat in sorted(joined)]


def _turn(turn: int, seat: int, made: list[ReviewedDecision]) -> ReviewedTurn:
    loss = total(one.loss for one in made)
    # A turn whose decisions made up for each other was no mistake.
    mistakes = [one for one in made if one.mistaken]
    lost = loss.points > BEYOND_NOISE * loss.points_error or loss.win > BEYOND_NOISE * loss.win_error
    mistaken = bool(mistakes) and lost and is_worth_telling(loss)
    at = max(mistakes, key=lambda one: cost(one.loss)).step if mistaken else None
    return ReviewedTurn(turn, seat, [one.step for one in made], loss, mistaken, at, None)


def cost(loss: Share) -> float:
    """How much a loss weighs, points and chance to win together."""
    return loss.points + POINTS_OF_A_WIN * loss.win


def costliest(turns: list[ReviewedTurn], seat: int) -> list[int]:
    """The turns in which a seat gave away most, the costliest first."""
    mine = [one for one in turns if one.seat == seat and one.mistaken]
    return [one.turn for one in sorted(mine, key=lambda one: -cost(one.loss))[:TOLD_APART]]


def finest(turns: list[ReviewedTurn], decisions: list[ReviewedDecision], seat: int) -> list[int]:
    """The turns in which a seat found what was better than the natural choice, and gave nothing away."""
    made = {one.step: one for one in decisions}
    found = {}
    for one in turns:
        if one.seat == seat and not one.mistaken:
            gained = sum(gain(made[step]) for step in one.steps)
            if gained >= 1.0:
                found[one.turn] = gained
    return sorted(found, key=lambda turn: -found[turn])[:TOLD_APART]


def gain(decision: ReviewedDecision) -> float:
    """What the best choice, if it was taken, brings more than the natural one."""
    if decision.taken != decision.best:
        return 0.0
    best, other = decision.choices[0], of_action(decision, decision.natural)
    seat = decision.seat
    return best.points[seat] - other.points[seat] + POINTS_OF_A_WIN * (best.wins[seat] - other.wins[seat])


def of_action(decision: ReviewedDecision, action: str) -> Worth:
    """What is expected of one of the choices."""
    return next(one for one in decision.choices if one.action == action)


def total(shares: Iterable[Share]) -> Share:
    """The sum of shares that know nothing of each other."""
    points = win = points_variance = win_variance = 0.0
    for one in shares:
        points += one.points
        win += one.win
        points_variance += one.points_error**2
        win_variance += one.win_error**2
    return Share(rounded(points), rounded(win), rounded(sqrt(points_variance)), rounded(sqrt(win_variance)))


def mean_of(shares: Sequence[Share]) -> Share:
    """The mean of shares that know nothing of each other; of none it is nothing."""
    whole, count = total(shares), max(1, len(shares))
    return Share(
        rounded(whole.points / count),
        rounded(whole.win / count),
        rounded(whole.points_error / count),
        rounded(whole.win_error / count),
    )


# --- The better turn -----------------------------------------------------------------------------------


def explained(
    record: Record,
    board: Board,
    turns: list[ReviewedTurn],
    decisions: list[ReviewedDecision],
    seed: int,
    looks: int,
) -> list[ReviewedTurn]:
    """The turns, each player's costliest ones with what was better and why."""
    at = {one.step: one for one in decisions}
    told_apart = {(turn, seat) for seat in range(len(record.players)) for turn in costliest(turns, seat)}
    wanted = {one.at for one in turns if (one.turn, one.seat) in told_apart}
    better: dict[int, Advice] = {}
    for step, (game, _) in enumerate(Game.replay(record, board)):
        if step in wanted:
            better[step] = better_choice(situation_of(game), at[step], f"{seed} {step}", looks)
    return [replace(one, better=better.get(one.at)) if one.at is not None else one for one in turns]


def better_choice(situation: Situation, decision: ReviewedDecision, seed: str, looks: int) -> Advice:
    """What was better than what was done, with its plan; points and chances are those of the review."""
    table = situation.table
    best, taken = situation.code_of(decision.best), situation.code_of(decision.taken)
    search = Search(seeing_back(table))
    search.look(table, chance_of(f"{seed} search"), looks)
    search.look(table, chance_of(f"{seed} fair"), looks // 2, taken)
    found = explain(situation, best, taken, search.root, playing_out(), f"{seed} why", IMAGINED)
    there = of_action(decision, decision.taken)
    return ahead(found, decision.choices[0], there, decision.loss)


def ahead(found: Advice, here: Worth, there: Worth, loss: Share) -> Advice:
    """Advice on a choice that proved better than another; points and chances are those measured."""
    win = _measured(found.comparison.win, here.wins, there.wins, loss.win_error)
    comparison = replace(
        found.comparison,
        points=_measured(found.comparison.points, here.points, there.points, loss.points_error),
        win=win,
        differences=[win if one.about == "win" else one for one in found.comparison.differences],
    )
    if found.reason == "equal":
        # Games played on by judgement do not see it: what differs in them is no reason.
        comparison = replace(comparison, differences=[])
    return replace(found, reason="ahead", comparison=comparison)


def _measured(difference: Difference, here: list[float], there: list[float], error: float) -> Difference:
    seat = difference.seat
    return replace(difference, here=here[seat], there=there[seat], error=error)

"""How everybody's result came about: luck, his own decisions, and those of the others."""

from math import sqrt
from typing import NamedTuple

from ruhr.game import Game
from ruhr.review.deciding import rounded
from ruhr.review.measured import measurements
from ruhr.review.shapes import Account, ReviewedDecision, ReviewedReveal, ReviewedTurn, Share
from ruhr.review.turns import total


def conclude(
    game: Game, decisions: list[ReviewedDecision], reveals: list[ReviewedReveal], turns: list[ReviewedTurn]
) -> tuple[list[Account], list[list[float]]]:
    """Everybody's account, once all decisions are known, and the curve of chances to win.

    Where nobody had anything to decide there is nothing to give account of.
    """
    curve = [one.choices[0].wins for one in decisions]
    result = game.result()
    if result is None or len(decisions) < game.decision_count:
        return [], curve
    seats = range(len(game.names))
    finals = [Share(float(result.points[seat]), rounded(result.shares[seat]), 0.0, 0.0) for seat in seats]
    accounts = (
        [_account(seat, finals[seat], decisions, reveals, turns) for seat in seats] if decisions else []
    )
    return accounts, [*curve, [one.win for one in finals]]


def _account(
    seat: int,
    final: Share,
    decisions: list[ReviewedDecision],
    reveals: list[ReviewedReveal],
    turns: list[ReviewedTurn],
) -> Account:
    luck = total(one.luck[seat] for one in reveals)
    own = total(one.given[seat] for one in decisions if one.seat == seat)
    others = total(one.given[seat] for one in decisions if one.seat != seat)
    first = decisions[0]
    opening = total(one.luck[seat] for one in reveals if one.step == 0)
    measured = measurements(len(first.given))
    rise = measured.rise_from(first.turn, first.phase)
    start = Share(
        rounded(first.choices[0].points[seat] - opening.points + rise),
        rounded(first.choices[0].wins[seat] - opening.win),
        opening.points_error,
        opening.win_error,
    )
    points, wins = steps_of(seat, (final.points, final.win), decisions, reveals)
    unexplained = Share(
        rounded(final.points - start.points - luck.points - own.points - others.points),
        rounded(final.win - start.win - luck.win - own.win - others.win),
        contradiction(points),
        contradiction(wins),
    )
    mine = [one.loss for one in turns if one.seat == seat]
    lost = total(mine)
    count = max(1, len(mine))
    loss_a_turn = Share(
        rounded(lost.points / count),
        rounded(lost.win / count),
        rounded(lost.points_error / count),
        rounded(lost.win_error / count),
    )
    like = measured.level_like(loss_a_turn.points)
    return Account(seat, start, luck, own, others, unexplained, final, loss_a_turn, like)


# --- From one decision to the next ---------------------------------------------------------------------


class Passage(NamedTuple):
    """What a decision changed of what is expected for a seat, in points or in chance to win, and by what."""

    changed: float
    given: float
    luck: float

    @property
    def left(self) -> float:
        """What neither the decision nor luck explains: the estimates before and after it do not agree."""
        return self.changed - self.given - self.luck


def steps_of(
    seat: int,
    final: tuple[float, float],
    decisions: list[ReviewedDecision],
    reveals: list[ReviewedReveal],
) -> tuple[list[Passage], list[Passage]]:
    """The way from the first decision to the end: in points, and in chance to win."""
    points, wins = [], []
    expected = [(one.choices[0].points[seat], one.choices[0].wins[seat]) for one in decisions]
    for one, here, there in zip(decisions, expected, [*expected[1:], final], strict=True):
        luck = total(reveal.luck[seat] for reveal in reveals if reveal.step == one.step + 1)
        points.append(Passage(there[0] - here[0], one.given[seat].points, luck.points))
        wins.append(Passage(there[1] - here[1], one.given[seat].win, luck.win))
    return points, wins


def contradiction(steps: list[Passage]) -> float:
    """How far the estimates contradict each other: added up in squares, because each errs for itself."""
    return rounded(sqrt(sum(one.left**2 for one in steps)))

"""How everybody's result came about: luck, his own decisions, and those of the others."""

import json
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import NamedTuple

from ruhr.game import Game
from ruhr.review.deciding import rounded
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
    accounts = [_account(seat, finals[seat], decisions, reveals, turns) for seat in seats] if decisions else []
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
    start = Share(
        rounded(first.choices[0].points[seat] - opening.points + measured.rise),
        rounded(first.choices[0].wins[seat] - opening.win),
        opening.points_error,
        opening.win_error,
    )
    points_error, win_error = _contradiction(seat, final, decisions, reveals)
    unexplained = Share(
        rounded(final.points - start.points - luck.points - own.points - others.points),
        rounded(final.win - start.win - luck.win - own.win - others.win),
        points_error,
        win_error,
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


def _contradiction(
    seat: int, final: Share, decisions: list[ReviewedDecision], reveals: list[ReviewedReveal]
) -> tuple[float, float]:
    """How far the estimates contradict each other: from what a decision left to what the next one found."""
    points_squares = win_squares = 0.0
    for at, one in enumerate(decisions):
        luck = total(reveal.luck[seat] for reveal in reveals if reveal.step == one.step + 1)
        left = Share(
            one.choices[0].points[seat] + one.given[seat].points + luck.points,
            one.choices[0].wins[seat] + one.given[seat].win + luck.win,
            0.0,
            0.0,
        )
        if at + 1 < len(decisions):
            found = decisions[at + 1].choices[0]
            points, win = found.points[seat], found.wins[seat]
        else:
            points, win = final.points, final.win
        points_squares += (points - left.points) ** 2
        win_squares += (win - left.win) ** 2
    return rounded(sqrt(points_squares)), rounded(sqrt(win_squares))


# --- What was measured on many games -------------------------------------------------------------------


class Measurements(NamedTuple):
    """What `tools/losses.py` has measured on games of so many players."""

    #: Real decisions are better than imagined ones: so many points more than is expected at the start.
    rise: float
    #: What every level gives away in a turn, in points, and the standard error.
    levels: dict[str, tuple[float, float]]

    def level_like(self, loss: float) -> str | None:
        """The level that gives away about as much in a turn."""
        return min(self.levels, key=lambda level: abs(self.levels[level][0] - loss), default=None)


@cache
def measurements(players: int) -> Measurements:
    """What is known of games of so many players."""
    known = json.loads(files("ruhr.review").joinpath("losses.json").read_text("utf-8"))
    found = known.get(str(players), {"rise": 0.0, "levels": {}})
    return Measurements(found["rise"], {level: tuple(loss) for level, loss in found["levels"].items()})

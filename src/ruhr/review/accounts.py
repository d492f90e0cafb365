"""How everybody's result came about: luck, his own decisions, and those of the others."""

from ruhr.game import Game
from ruhr.review.deciding import rounded, turned
from ruhr.review.measured import measurements
from ruhr.review.shapes import Account, ReviewedDecision, ReviewedReveal, ReviewedTurn, Share
from ruhr.review.turns import mean_of, total


def conclude(
    game: Game,
    start: list[Share],
    decisions: list[ReviewedDecision],
    reveals: list[ReviewedReveal],
    turns: list[ReviewedTurn],
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
    if not decisions:
        return [], [*curve, [one.win for one in finals]]
    accounts = [_account(seat, start[seat], finals[seat], decisions, reveals, turns) for seat in seats]
    return accounts, [*curve, [one.win for one in finals]]


def _account(
    seat: int,
    start: Share,
    final: Share,
    decisions: list[ReviewedDecision],
    reveals: list[ReviewedReveal],
    turns: list[ReviewedTurn],
) -> Account:
    mine = [one for one in decisions if one.seat == seat]
    losses = [one.loss for one in turns if one.seat == seat]
    lost = total(losses)
    possible = total([*(one.brought[seat] for one in mine), lost])
    loss_a_turn = mean_of(losses)
    return Account(
        seat,
        start,
        total(one.luck[seat] for one in reveals),
        possible,
        turned(lost),
        total(one.brought[seat] for one in decisions if one.seat != seat),
        final,
        loss_a_turn,
        measurements(len(decisions[0].brought)).level_like(loss_a_turn.points),
    )

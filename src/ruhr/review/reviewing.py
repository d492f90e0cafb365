"""A whole game, looked back at: decision by decision, then turns, accounts and what is worth showing.

Every decision is weighed from what was known then; only luck is named from the deal. Each follows from the
seed and its step alone, so that any number of processes finds the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ruhr.board import Board, standard_board
from ruhr.bots.situation import situation_of
from ruhr.errors import RuhrError
from ruhr.game import Game
from ruhr.processes import working
from ruhr.record import Record
from ruhr.review.accounts import conclude
from ruhr.review.course import Prospects, every_decision
from ruhr.review.deciding import look_back, weigh
from ruhr.review.shapes import Review, ReviewedDecision, ReviewedReveal, Share
from ruhr.review.turns import costliest, explained, finest, turns_of

#: Looks into the future for every choice that is weighed.
LOOKS = 1200
#: With a limit in seconds a review begins with so many looks, and then takes twice as many again and again.
FIRST_LOOKS = 60
#: Of so many looks one is a whole game that is played on by judgement, to tell what decisions brought.
LOOKS_A_GAME = 2
#: So many decisions are one piece of work.
PIECE = 4


class Findings(NamedTuple):
    """What was found out about a decision and what it revealed; before the first one, about the beginning."""

    step: int
    decision: ReviewedDecision | None
    reveals: list[ReviewedReveal]
    #: Of the beginning: what everybody could expect before anything was revealed.
    start: Sequence[Share] = ()


def find(record: Record, board: Board, steps: list[int], seed: int, looks: int) -> list[Findings]:
    """Look back at some decisions of a game; step −1 is what was revealed before all of them."""
    found = []
    wanted = set(steps)
    course = Prospects(str(seed), looks // LOOKS_A_GAME)
    if -1 in wanted:
        start, reveals = course.begin(Game.from_record(replace(record, actions=[], taken_back=[]), board))
        found.append(Findings(-1, None, reveals, start))
    for step, game, made in every_decision(record, board):
        if step not in wanted:
            continue
        situation = situation_of(game)
        code = situation.code_of(record.actions[step])
        weighed = weigh(situation, code, f"{seed} {step}", looks)
        brought, reveals = course.after(game.dealt_table(), made, code, step)
        found.append(Findings(step, look_back(situation, step, weighed, brought), reveals))
    return found


def findings(
    record: Record, board: Board, seed: int = 1, looks: int = LOOKS, workers: int = 1
) -> Iterator[Findings]:
    """Look back at every decision of a game, in their order."""
    check_finished(record, board)
    steps = list(range(-1, len(record.actions)))
    pieces = [steps[at : at + PIECE] for at in range(0, len(steps), PIECE)]
    if workers == 1:
        for piece in pieces:
            yield from find(record, board, piece, seed, looks)
        return
    edited = None if board is standard_board() else board.printed
    with working(workers) as pool:
        waiting = [pool.submit(_find_elsewhere, record, edited, piece, seed, looks) for piece in pieces]
        for one in waiting:
            yield from one.result()


def _find_elsewhere(
    record: Record, edited: dict[str, Any] | None, steps: list[int], seed: int, looks: int
) -> list[Findings]:
    """In a process of its own, to which a board goes as it is printed."""
    board = standard_board() if edited is None else Board(edited, record.board)
    return find(record, board, steps, seed, looks)


def check_finished(record: Record, board: Board) -> None:
    """Raises an error unless the game has ended."""
    if not Game.from_record(record, board).over:
        raise RuhrError("review_unfinished")


def reviewed(
    record: Record, board: Board, found: list[Findings], seed: int, looks: int, explain: bool = True
) -> Review:
    """Put together what was found out, of all decisions or of the first ones so far."""
    game = Game.from_record(record, board)
    decisions = [one.decision for one in found if one.decision is not None]
    reveals = [reveal for one in found for reveal in one.reveals]
    turns = turns_of(decisions)
    if explain:
        turns = explained(record, board, turns, decisions, seed, looks)
    start = [share for one in found for share in one.start]
    accounts, curve = conclude(game, start, decisions, reveals, turns)
    return Review(
        record.board,
        list(record.players),
        record.calmer_water,
        seed,
        looks,
        decisions,
        reveals,
        turns,
        curve,
        accounts,
        [costliest(turns, seat) for seat in range(len(record.players))],
        [finest(turns, decisions, seat) for seat in range(len(record.players))],
    )


def review(
    record: Record,
    board: Board | None = None,
    *,
    seed: int = 1,
    looks: int = LOOKS,
    workers: int = 1,
    explain: bool = True,
) -> Review:
    """Look back at a finished game; raises an error if it has not ended. Reasons can be left out."""
    board = board or standard_board()
    found = list(findings(record, board, seed, looks, workers))
    return reviewed(record, board, found, seed, looks, explain)

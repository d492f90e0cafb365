"""Luck: what a reveal changed, against the average of all that could have been revealed."""

from itertools import pairwise

from ruhr.bots.appraisal import POINTS, WINS, expect, reveal_by_and_by, stages
from ruhr.bots.told import Told
from ruhr.game import Game, chance_of
from ruhr.review.deciding import difference, rounded
from ruhr.review.foresight import seeing_back
from ruhr.review.shapes import ReviewedReveal, Share
from ruhr.rules.sequence_of_play import play_on
from ruhr.rules.set_up import country_of_turn
from ruhr.rules.state import State


def luck_of_beginning(game: Game, seed: str, looks: int) -> list[ReviewedReveal]:
    """What was revealed before the first decision: who begins, unless it began at a position, and more."""
    s = game.table_at_the_beginning()
    s.veiled = True
    play_on(s)
    found = []
    first = reveal_by_and_by(s)
    told = _expected(first, seed, looks)
    if game.began_with_set_up:
        found.append(ReviewedReveal(0, s.turn, "first", str(s.deal.first), _luck_of_seats(told[0], s.seats)))
    return found + _reveals(first, told, 0)


def luck_after(s: State, action: int, step: int, seed: str, looks: int) -> list[ReviewedReveal]:
    """What an action of the dealt table revealed; so many decisions have been made with it."""
    by_and_by = stages(s, action)
    if len(by_and_by) == 1:
        return []
    return _reveals(by_and_by, _expected(by_and_by, seed, looks), step)


def _expected(by_and_by: list[State], seed: str, looks: int) -> list[Told]:
    """What is expected at every stage, on the same deals."""
    evaluator = seeing_back(by_and_by[0])
    return [expect(evaluator, stage, chance_of(f"{seed} luck"), looks) for stage in by_and_by]


def _reveals(by_and_by: list[State], told: list[Told], step: int) -> list[ReviewedReveal]:
    return [
        ReviewedReveal(
            step,
            int(before.turn),
            "country" if before.phase == 1 else "marker",
            _revealed(before, after),
            [difference(told[at + 1], told[at], seat) for seat in range(before.seats)],
        )
        for at, (before, after) in enumerate(pairwise(by_and_by))
    ]


def _revealed(before: State, after: State) -> str:
    if before.phase == 1:
        return str(before.board.countries[country_of_turn(before, before.turn)])
    new = after.drawn & ~before.drawn
    return str(int(new).bit_length() - 1)


def _luck_of_seats(told: Told, seats: int) -> list[Share]:
    """What it is worth to sit where one sits, against the average of all seats."""
    points = [told.mean(POINTS + seat) for seat in range(seats)]
    wins = [told.mean(WINS + seat) for seat in range(seats)]
    return [
        Share(
            rounded(points[seat] - sum(points) / seats),
            rounded(wins[seat] - sum(wins) / seats),
            rounded(told.error(POINTS + seat)),
            rounded(told.error(WINS + seat)),
        )
        for seat in range(seats)
    ]

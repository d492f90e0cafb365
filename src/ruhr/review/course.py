"""What everybody could expect, from position to position: what decisions brought, and what luck gave.

From every position games are played on by judgement, on the same deals. What is expected after a decision,
less what was expected before it, is what the decision brought; the same for a reveal, before which all that
could come was imagined, is luck. After the last decision nothing is left to expect but the result. So what
was expected at the start and all that came after it add up to the result, exactly, whoever played.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from ruhr.board import Board
from ruhr.bots.appraisal import POINTS, WINS, Foretold, foretell, reveal_by_and_by, stages
from ruhr.bots.bot import playing_out
from ruhr.game import Game, chance_of
from ruhr.record import Record
from ruhr.review.deciding import difference, rounded
from ruhr.review.shapes import ReviewedReveal, Share
from ruhr.review.turns import mean_of
from ruhr.rules.actions import NOTHING
from ruhr.rules.sequence_of_play import play_on
from ruhr.rules.set_up import country_of_turn, hides_the_same
from ruhr.rules.state import State

#: By up to so many points judgement is off at every choice. If it were not, one bad marker would seem to cost
#: twice as much as it costs those who decide well.
ROUGHLY = 1.5


def every_decision(record: Record, board: Board) -> Iterator[tuple[int, Game, int]]:
    """The game before each of its decisions, with so many made before it in the same turn."""
    turn = made = 0
    for step, (game, _) in enumerate(Game.replay(record, board)):
        if step < len(record.actions):
            turn, made = game.turn, made + 1 if game.turn == turn else 0
            yield step, game, made


class Prospects:
    """Foretells from position to position; the same seed foretells the same of each."""

    def __init__(self, seed: str, games: int) -> None:
        self._by = playing_out(ROUGHLY)
        self._seed = f"{seed} course"
        self._games = games
        #: What was foretold last, after so many decisions of the game.
        self._known: tuple[int, Foretold] | None = None

    def begin(self, game: Game) -> tuple[list[Share], list[ReviewedReveal]]:
        """What everybody could expect before anything was revealed, and what came before the first decision.

        Unless the game began at a position, who begins is revealed first of all: before that everybody could
        expect as much.
        """
        s = game.table_at_the_beginning()
        s.veiled = True
        play_on(s)
        by_and_by = reveal_by_and_by(s)
        told = [self._foretold(stage, 0) for stage in by_and_by]
        here = [_expected(told[0], seat) for seat in range(s.seats)]
        if not game.began_with_set_up:
            return here, self._reveals(by_and_by, told, 0)
        start = mean_of(here)
        seated = [_more(one, start) for one in here]
        first = ReviewedReveal(0, int(s.turn), "first", str(int(s.deal.first)), seated)
        return [start] * int(s.seats), [first, *self._reveals(by_and_by, told, 0)]

    def after(self, s: State, made: int, action: int, step: int) -> tuple[list[Share], list[ReviewedReveal]]:
        """What an action of the dealt table brought everybody, and what it revealed.

        So many decisions were made before it in the turn, and so many in the game.
        """
        known = self._known
        before = known[1] if known is not None and known[0] == step else self._foretold(s, made)
        by_and_by = stages(s, action)
        there = by_and_by[0]
        as_before = before if hides_the_same(s, there) else None
        told = [self._foretold(there, made + 1, as_before, action, since=s)]
        told += [self._foretold(stage, made + 1, since=s) for stage in by_and_by[1:]]
        self._known = (step + 1, told[-1])
        brought = [difference(told[0], before, seat) for seat in range(s.seats)]
        return brought, self._reveals(by_and_by, told, step + 1)

    def _foretold(
        self,
        s: State,
        made: int,
        before: Foretold | None = None,
        action: int = NOTHING,
        since: State | None = None,
    ) -> Foretold:
        made = made if since is None or s.turn == since.turn else 0
        return foretell(self._by, s, chance_of(self._seed), self._games, made, before, action)

    def _reveals(self, by_and_by: list[State], told: list[Foretold], step: int) -> list[ReviewedReveal]:
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


def _expected(told: Foretold, seat: int) -> Share:
    return Share(
        rounded(told.mean(POINTS + seat)),
        rounded(told.mean(WINS + seat)),
        rounded(told.error(POINTS + seat)),
        rounded(told.error(WINS + seat)),
    )


def _more(one: Share, start: Share) -> Share:
    """What it is worth to sit where one sits, against the average of all seats."""
    return replace(one, points=rounded(one.points - start.points), win=rounded(one.win - start.win))

"""Matches between judgements, played inside the compiled core."""

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.board import Board
from ruhr.bots.judgement import Judgement
from ruhr.rules.actions import OVER
from ruhr.rules.chance import Chance
from ruhr.rules.scoring import share_of_win, winners
from ruhr.rules.sequence_of_play import play, play_on
from ruhr.rules.set_up import shuffled_deal, table


def duel(
    board: Board, seats: i64, first: Judgement, second: Judgement, noise: float, games: i64, chance: Chance
) -> tuple[float, float]:
    """Every deal twice with sides changed; says the first one's share of wins and his lead in points.

    With three or four players the two take turns around the table.
    """
    wins = 0.0
    lead = 0.0
    played: i64 = 0
    while played < games:
        deal = shuffled_deal(board, seats, played % 4 >= 2, chance)
        side: i64 = 0
        while side < 2:
            s = table(board, seats, played % 4 >= 2, deal)
            play_on(s)
            while s.decision != OVER:
                judgement = first if (s.actor + side) % 2 == 0 else second
                play(s, s.choices[judgement.choose(s, chance, noise)])
            won = winners(s)
            for me in s.players:
                ours = (me.seat + side) % 2 == 0
                lead += float(me.points if ours else -me.points) / float(seats)
                wins += share_of_win(won, me.seat) if ours else 0.0
            side += 1
            played += 1
    return wins / float(played), 2.0 * lead / float(played)


def vector(values: list[float]) -> vec[float]:
    """Weights in the form the core reads."""
    return vec[float](values)

"""Matches between judgements and between searches, played inside the compiled core."""

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.board import Board
from ruhr.bots.judgement import Judgement
from ruhr.bots.search import Search
from ruhr.rules.actions import OVER
from ruhr.rules.chance import Chance
from ruhr.rules.scoring import share_of_win, winners
from ruhr.rules.sequence_of_play import play, play_on
from ruhr.rules.set_up import shuffled_deal, table
from ruhr.rules.state import State


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
            won, led = _outcome(s, side)
            wins += won
            lead += led
            side += 1
            played += 1
    return wins / float(played), 2.0 * lead / float(played)


def searched_duel(
    board: Board,
    seats: i64,
    first: Search,
    second: Search,
    looks: i64,
    others: i64,
    games: i64,
    chance: Chance,
) -> tuple[float, float]:
    """The same between two searches, each with its own looks into the future at each of its decisions."""
    wins = 0.0
    lead = 0.0
    played: i64 = 0
    while played < games:
        deal = shuffled_deal(board, seats, played % 4 >= 2, chance)
        side: i64 = 0
        while side < 2:
            s = table(board, seats, played % 4 >= 2, deal)
            play_on(s)
            first.forget()
            second.forget()
            while s.decision != OVER:
                ours = (s.actor + side) % 2 == 0
                search = first if ours else second
                search.look(s, chance, looks if ours else others)
                action = search.favourite(s)
                play(s, action)
                first.follow(action)
                second.follow(action)
            won, led = _outcome(s, side)
            wins += won
            lead += led
            side += 1
            played += 1
    return wins / float(played), 2.0 * lead / float(played)


def _outcome(s: State, side: i64) -> tuple[float, float]:
    """What the first one won of a finished game, and his lead in points for each player."""
    wins = 0.0
    lead = 0.0
    won = winners(s)
    for me in s.players:
        ours = (me.seat + side) % 2 == 0
        lead += float(me.points if ours else -me.points) / float(s.seats)
        wins += share_of_win(won, me.seat) if ours else 0.0
    return wins, lead


def vector(values: list[float]) -> vec[float]:
    """Weights in the form the core reads."""
    return vec[float](values)

"""What a choice, or a position before a reveal, is worth to everybody: by looks on the same deals."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ruhr.board.words import MOST_PLAYERS
from ruhr.bots.evaluator import Evaluator, Playout
from ruhr.bots.search import Search
from ruhr.bots.told import Told
from ruhr.rules.actions import NOTHING, OVER, VEILED
from ruhr.rules.chance import Chance
from ruhr.rules.sequence_of_play import advance, play, play_on
from ruhr.rules.set_up import deal_by_lot, deal_hidden
from ruhr.rules.state import State

# What is asked of every look: everybody's points and share of winning, and the result for who decides.
POINTS: Final = 0
WINS: Final = MOST_PLAYERS
RESULT_OF_LOOK: Final = 2 * MOST_PLAYERS
ASKED_OF_A_LOOK: Final = RESULT_OF_LOOK + 1


def appraise(search: Search, s: State, action: i64, chance: Chance, looks: i64) -> Told:
    """So many looks from an action on, each on its own deal; the same chance gives the same deals."""
    told = Told(looks, ASKED_OF_A_LOOK)
    look: i64 = 0
    while look < looks:
        own = chance.branch()
        imagined = s.clone()
        deal_hidden(imagined, own)
        search.look_once(imagined, own, action)
        _note(told, look, search.evaluator, s.seats)
        told.told[look * ASKED_OF_A_LOOK + RESULT_OF_LOOK] = search.results[s.actor]
        look += 1
    return told


@mypyc_attr(allow_interpreted_subclasses=True)
class Foretold(Told):
    """What came of games that were played on from one position, and with which action each of them began."""

    def __init__(self, games: i64) -> None:
        super().__init__(games, ASKED_OF_A_LOOK)
        self.first: vec[i64] = vec[i64]([NOTHING] * games)


def foretell(
    by: Playout,
    s: State,
    chance: Chance,
    games: i64,
    made: i64,
    before: Foretold | None = None,
    action: i64 = NOTHING,
) -> Foretold:
    """Everybody's result if all go on by judgement from here, where so many decisions were made in this turn.

    The position may stand before a reveal. The same chance gives the same deals, and the same slips at the
    n-th decision of a turn, wherever games begin: so what is expected of two positions differs by what they
    differ in, and owes little to chance. If the one before is told, and that an action led here from it
    and everything hidden is hidden still, then games that had begun with it there are not played again.
    """
    told = Foretold(games)
    game: i64 = 0
    while game < games:
        own = chance.branch()
        slips = own.branch()
        imagined = s.clone()
        deal_by_lot(imagined, own)
        imagined.veiled = False
        if imagined.decision == VEILED:
            imagined.decision = NOTHING
            play_on(imagined)
        turn: i64 = 0
        of_turn = slips
        begun = False
        while imagined.decision != OVER:
            while turn < imagined.turn:
                turn += 1
                of_turn = slips.branch()
                passed = made if turn == s.turn else 0
                while passed > 0:
                    of_turn.branch()
                    passed -= 1
            at = by.judgement.choose(imagined, of_turn.branch(), by.noise)
            if not begun:
                begun = True
                told.first[game] = imagined.choices[at]
                if before is not None and before.first[game] == action:
                    break
            play(imagined, imagined.choices[at])
        if imagined.decision == OVER:
            by.take_result(imagined)
            _note(told, game, by, s.seats)
        else:
            assert before is not None
            _copy(told, before, game)
        game += 1
    return told


def _copy(told: Told, other: Told, game: i64) -> None:
    row = game * told.asked
    at: i64 = 0
    while at < told.asked:
        told.told[row + at] = other.told[row + at]
        at += 1


def _note(told: Told, look: i64, evaluator: Evaluator, seats: i64) -> None:
    row = look * ASKED_OF_A_LOOK
    seat: i64 = 0
    while seat < seats:
        told.told[row + POINTS + seat] = evaluator.points[seat]
        told.told[row + WINS + seat] = evaluator.wins[seat]
        seat += 1


def stages(s: State, action: i64) -> list[State]:
    """Where an action leads: before and after everything that it reveals, by the deal as it is.

    The last stage is the next decision, or the end.
    """
    stage = s.clone()
    stage.veiled = True
    play(stage, action)
    return reveal_by_and_by(stage)


def reveal_by_and_by(stage: State) -> list[State]:
    """A veiled position, and what it becomes with each reveal up to the next decision or the end."""
    found = [stage]
    while stage.decision == VEILED:
        stage = stage.clone()
        stage.veiled = False
        stage.decision = NOTHING
        advance(stage)
        stage.veiled = True
        play_on(stage)
        found.append(stage)
    return found

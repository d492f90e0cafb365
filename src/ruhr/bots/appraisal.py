"""What a choice, or a position before a reveal, is worth to everybody: by looks on the same deals."""

from typing import Final

from mypy_extensions import i64

from ruhr.board.words import MOST_PLAYERS
from ruhr.bots.evaluator import Evaluator
from ruhr.bots.search import Search
from ruhr.bots.told import Told
from ruhr.rules.actions import NOTHING, VEILED
from ruhr.rules.chance import Chance
from ruhr.rules.sequence_of_play import advance, play, play_on
from ruhr.rules.set_up import deal_hidden
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


def expect(evaluator: Evaluator, s: State, chance: Chance, looks: i64) -> Told:
    """What is to be expected of a position that may stand before a reveal, as the evaluator plays on."""
    told = Told(looks, ASKED_OF_A_LOOK)
    look: i64 = 0
    while look < looks:
        own = chance.branch()
        imagined = s.clone()
        deal_hidden(imagined, own)
        imagined.veiled = False
        if imagined.decision == VEILED:
            imagined.decision = NOTHING
            play_on(imagined)
        evaluator.foresee_result(imagined, own)
        _note(told, look, evaluator, s.seats)
        look += 1
    return told


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

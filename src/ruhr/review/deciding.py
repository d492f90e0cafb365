"""One decision, looked back at: from what was known then, and nothing else."""

from dataclasses import dataclass

from ruhr.bots.appraisal import POINTS, RESULT_OF_LOOK, WINS, appraise
from ruhr.bots.search import Node, Search
from ruhr.bots.situation import Situation
from ruhr.bots.told import Told
from ruhr.game import chance_of
from ruhr.review.foresight import seeing_back
from ruhr.review.shapes import ReviewedDecision, Share, Worth
from ruhr.vocabulary import vocabulary

#: The first looks from a choice on only make its tree grow: one in so many.
GROWING = 3
#: A loss is told from noise by so many standard errors, and is worth speaking of from so many points
#: or so much of a chance to win on.
BEYOND_NOISE = 2.5
LEAST_POINTS, LEAST_WIN = 0.3, 0.02
KEPT_DIGITS = 4


@dataclass(frozen=True)
class Weighed:
    """The choices of a decision that were weighed, by their numbers."""

    taken: int
    best: int
    #: What judgement alone would do: the natural choice.
    natural: int
    told: dict[int, Told]
    since: int


def weigh(situation: Situation, taken: int, seed: str, looks: int) -> Weighed:
    """Search for the best choice, and then look as often from it, the one taken and the natural one.

    Each choice that is weighed has a tree of its own, on the same deals, so that the best one owes nothing
    to luck in finding it.
    """
    table = situation.table
    evaluator = seeing_back(table)
    search = Search(evaluator)
    search.look(table, chance_of(f"{seed} search"), looks)
    best = int(search.favourite(table))
    natural = int(table.choices[evaluator.judgement.best(table)])
    told = {
        code: appraised(situation, code, seed, looks)[0] for code in dict.fromkeys((best, taken, natural))
    }
    return Weighed(taken, best, natural, told, looks // GROWING)


def appraised(situation: Situation, code: int, seed: str, looks: int) -> tuple[Told, Node]:
    """What a choice is worth on the deals of a seed, by a tree of its own, and what that knows after it."""
    table = situation.table
    search = Search(seeing_back(table))
    # The first look makes the choices known.
    search.look(table, chance_of(f"{seed} first"), 1)
    told = appraise(search, table, code, chance_of(f"{seed} deals"), looks)
    after = search.root.child(code)
    assert after is not None
    return told, after


def look_back(situation: Situation, step: int, weighed: Weighed) -> ReviewedDecision:
    """What was weighed, as a review tells it."""
    table, seat = situation.table, situation.seat
    words = vocabulary(table.board).words
    seats = range(len(situation.names))
    since = weighed.since
    best, taken = weighed.told[weighed.best], weighed.told[weighed.taken]
    given = [difference(taken, best, of, since) for of in seats]
    loss = turned(given[seat])
    others = sorted(
        (code for code in weighed.told if code != weighed.best),
        key=lambda code: -weighed.told[code].mean(RESULT_OF_LOOK, since),
    )
    return ReviewedDecision(
        step,
        seat,
        table.turn,
        table.phase,
        words[weighed.taken],
        words[weighed.best],
        [worth(situation, words[code], weighed.told[code], since) for code in (weighed.best, *others)],
        loss,
        weighed.taken != weighed.best and is_mistaken(best, taken, loss, since),
        given,
    )


def worth(situation: Situation, action: str, told: Told, since: int) -> Worth:
    """What is expected of a choice, by all looks but the first."""
    seat, seats = situation.seat, range(len(situation.names))
    return Worth(
        action,
        [rounded(told.mean(POINTS + of, since)) for of in seats],
        [rounded(told.mean(WINS + of, since)) for of in seats],
        rounded(told.error(POINTS + seat, since)),
        rounded(told.error(WINS + seat, since)),
    )


def is_mistaken(best: Told, taken: Told, loss: Share, since: int) -> bool:
    """Is the choice taken worse by more than noise, and by something worth speaking of?"""
    worse, error = best.difference(taken, RESULT_OF_LOOK, since)
    return worse > BEYOND_NOISE * error and is_worth_telling(loss)


def is_worth_telling(loss: Share) -> bool:
    return loss.points >= LEAST_POINTS or loss.win >= LEAST_WIN


def difference(one: Told, other: Told, seat: int, since: int = 0) -> Share:
    """How much more one seat gets of the one than of the other, on the same deals."""
    points, points_error = one.difference(other, POINTS + seat, since)
    win, win_error = one.difference(other, WINS + seat, since)
    return Share(rounded(points), rounded(win), rounded(points_error), rounded(win_error))


def turned(share: Share) -> Share:
    """The same with its sign turned; nothing stays nothing."""
    return Share(0.0 - share.points, 0.0 - share.win, share.points_error, share.win_error)


def rounded(number: float) -> float:
    return round(number, KEPT_DIGITS)

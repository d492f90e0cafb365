"""One decision, looked back at: from what was known then, and nothing else."""

from dataclasses import dataclass

from ruhr.bots.appraisal import POINTS, RESULT_OF_LOOK, WINS, appraise
from ruhr.bots.search import Node, Search
from ruhr.bots.situation import Situation
from ruhr.bots.told import Told, joined
from ruhr.game import chance_of
from ruhr.review.foresight import seeing_back
from ruhr.review.shapes import ReviewedDecision, Share, Worth
from ruhr.vocabulary import vocabulary

#: So many choices are weighed that a search finds good, and so many are told of at most.
PROMISING, MOST_SHOWN = 4, 4
#: So many trees share the looks from a choice on, because one alone may have grown in a wrong direction.
TREES = 4
#: The first looks of a tree only make it grow: one in so many.
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
    #: What the best choice is worth: tree by tree that of the choice which the other trees hold best.
    ahead: Told


def weigh(situation: Situation, taken: int, seed: str, looks: int) -> Weighed:
    """Search for good choices, and then look as often from each of them, the one taken and the natural one.

    Which of them is best is asked of some trees and measured by another, so that it owes nothing to luck in
    finding it.
    """
    table = situation.table
    evaluator = seeing_back(table)
    search = Search(evaluator)
    search.look(table, chance_of(f"{seed} search"), looks // 2)
    natural = int(table.choices[evaluator.judgement.best(table)])
    promising = sorted(search.root.children, key=lambda node: -node.visits)[:PROMISING]
    codes = dict.fromkeys([*(int(node.action) for node in promising), taken, natural])
    groves = {code: grove(situation, code, seed, looks) for code in codes}

    def best_by(trees: list[int]) -> int:
        return max(codes, key=lambda code: sum(groves[code][tree][0].mean(RESULT_OF_LOOK) for tree in trees))

    every = list(range(TREES))
    ahead = [groves[best_by([one for one in every if one != tree])][tree] for tree in every]
    told = {code: together(trees) for code, trees in groves.items()}
    return Weighed(taken, best_by(every), natural, told, together(ahead))


def grove(situation: Situation, code: int, seed: str, looks: int) -> list[tuple[Told, Node]]:
    """What a choice is worth by several trees, each on its own deals, which are the same for every choice."""
    since = looks // TREES // GROWING
    trees = (appraised(situation, code, f"{seed} {tree}", looks // TREES) for tree in range(TREES))
    return [(joined([told], since), after) for told, after in trees]


def together(trees: list[tuple[Told, Node]]) -> Told:
    """What several trees told."""
    return joined([told for told, _ in trees], 0)


def by_trees(situation: Situation, code: int, seed: str, looks: int) -> tuple[Told, Node]:
    """What a choice is worth as a review weighs it, and what the first of its trees knows after it."""
    trees = grove(situation, code, seed, looks)
    return together(trees), trees[0][1]


def by_one_tree(situation: Situation, code: int, seed: str, looks: int) -> tuple[Told, Node]:
    """What a choice is worth by a tree of its own alone, once that has grown."""
    told, after = appraised(situation, code, seed, looks)
    return joined([told], looks // GROWING), after


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


def look_back(situation: Situation, step: int, weighed: Weighed, brought: list[Share]) -> ReviewedDecision:
    """What was weighed, and what the decision brought everybody, as a review tells it."""
    table, seat = situation.table, situation.seat
    words = vocabulary(table.board).words
    taken = weighed.told[weighed.taken]
    loss = difference(weighed.ahead, taken, seat)
    wanted = (weighed.taken, weighed.natural)
    by_result = sorted(weighed.told, key=lambda code: -weighed.told[code].mean(RESULT_OF_LOOK))
    beside = [code for code in by_result if code not in {weighed.best, *wanted}]
    left_out = beside[MOST_SHOWN - len({weighed.best, *wanted}) :]
    others = [code for code in by_result if code != weighed.best and code not in left_out]
    return ReviewedDecision(
        step,
        seat,
        table.turn,
        table.phase,
        words[weighed.taken],
        words[weighed.best],
        words[weighed.natural],
        [
            worth(situation, words[weighed.best], weighed.ahead),
            *(worth(situation, words[code], weighed.told[code]) for code in others),
        ],
        loss,
        weighed.taken != weighed.best and is_mistaken(weighed.ahead, taken, loss),
        brought,
    )


def worth(situation: Situation, action: str, told: Told) -> Worth:
    """What is expected of a choice."""
    seat, seats = situation.seat, range(len(situation.names))
    return Worth(
        action,
        [rounded(told.mean(POINTS + of)) for of in seats],
        [rounded(told.mean(WINS + of)) for of in seats],
        rounded(told.error(POINTS + seat)),
        rounded(told.error(WINS + seat)),
    )


def is_mistaken(best: Told, taken: Told, loss: Share) -> bool:
    """Is the choice taken worse by more than noise, and by something worth speaking of?"""
    worse, error = best.difference(taken, RESULT_OF_LOOK)
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

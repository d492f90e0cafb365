"""Finding puzzles in a game: where the natural choice is clearly worse than the best."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace

from ruhr.bots import LEVELS, Situation, make_bot, situation_of
from ruhr.bots.advice import Advice, Plan
from ruhr.bots.appraisal import RESULT_OF_LOOK
from ruhr.bots.bot import foreseeing, playing_out
from ruhr.bots.judgement import Judgement
from ruhr.bots.oversights import weights_without
from ruhr.bots.search import Node, Search
from ruhr.bots.told import Told
from ruhr.bots.weighing import explain
from ruhr.game import Game, chance_of
from ruhr.puzzles.puzzle import Answer, PlainAdvice, Puzzle
from ruhr.puzzles.themes import theme_of
from ruhr.review.deciding import BEYOND_NOISE, GROWING, appraised, difference
from ruhr.review.shapes import Share
from ruhr.rules.actions import PURCHASE
from ruhr.vocabulary import vocabulary

#: Who judges what is natural: sound judgement, and those who overlook more and more.
OVERLOOKED = (
    (),
    ("end_bonus", "lock_race"),
    ("end_bonus", "lock_race", "debt"),
    ("end_bonus", "lock_race", "debt", "income"),
)
#: A decision with fewer choices is no puzzle.
FEWEST_CHOICES = 3
#: Looks of the first glance and of the sieve; of a puzzle, and how many times as many verify it.
GLANCE, SIEVE, LOOKS_AT_A_PUZZLE, VERIFYING = 80, 150, 600, 10
#: So many puzzles of a game are verified in which sound judgement errs, and so many in which only others do,
#: each of another turn.
MOST_OF_A_GAME = (7, 2)
#: A difference is clear from so many standard errors on, and from so many points or so much of a chance
#: to win on: of the natural choice, and of the second best.
CLEAR = 3.0
NATURAL_COSTS = (1.0, 0.05)
SECOND_COSTS = (0.4, 0.02)
#: Games imagined to tell why a choice is worse.
GAMES_TO_TELL = 100
#: So many differences of two choices are kept, the most important first.
MOST_DIFFERENCES = 6
#: How often each level tries, and how often it must find the best choice.
ATTEMPTS, SUCCESSES = 3, 2


@dataclass(frozen=True)
class Candidate:
    """A decision that may be a puzzle."""

    position: str
    turn: int
    #: Is it sound judgement that errs?
    sound: bool
    #: How much worse the natural choice is, by what the search makes as great as it can.
    worse: float


def found_in(positions: Iterator[str], seed: str, looks: int = LOOKS_AT_A_PUZZLE) -> list[Puzzle]:
    """The puzzles of a game, by the positions of its decisions; the same seed finds the same."""
    judges = [Judgement(weights_without(overlooked)) for overlooked in OVERLOOKED]
    candidates = [found for at in positions if (found := glanced_at(at, judges, seed)) is not None]
    chosen: dict[int, Candidate] = {}
    for sound, most in zip((True, False), MOST_OF_A_GAME, strict=True):
        best = sorted((one for one in candidates if one.sound == sound), key=lambda one: -one.worse)
        turns: dict[int, Candidate] = {}
        for candidate in best:
            if candidate.turn not in chosen and len(turns) < most:
                turns.setdefault(candidate.turn, candidate)
        chosen |= turns
    puzzles = (
        examined(candidate.position, f"{seed}/{turn}", looks) for turn, candidate in sorted(chosen.items())
    )
    return [puzzle for puzzle in puzzles if puzzle is not None]


def decisions_of(game: Game, actions: Iterator[str]) -> Iterator[str]:
    """The positions of a game before every decision, as they are seen, while it is played."""
    for action in actions:
        yield game.position().text
        game.play(action)


def situation_at(position: str) -> Situation:
    """The decision that a position asks for."""
    return situation_of(Game.from_position(position, seed=0))


def glanced_at(position: str, judges: list[Judgement], seed: str) -> Candidate | None:
    """Is there a natural choice that a short search would not make, and is it worse on a few deals?"""
    situation = situation_at(position)
    table = situation.table
    if table.choice_count < FEWEST_CHOICES:
        return None
    search = Search(foreseeing(table))
    search.look(table, chance_of(f"{seed} glance"), GLANCE)
    by_judge = _natural(situation, judges)
    natural = next((code for code in by_judge if code != search.favourite(table)), None)
    if natural is None:
        return None
    search.look(table, chance_of(f"{seed} sieve"), SIEVE)
    favourite = int(search.favourite(table))
    if favourite == natural:
        return None
    told = {code: appraised(situation, code, f"{seed} sieve", SIEVE)[0] for code in (favourite, natural)}
    worse, error = told[favourite].difference(told[natural], RESULT_OF_LOOK, SIEVE // GROWING)
    if worse < CLEAR * error:
        return None
    return Candidate(position, table.turn, natural == by_judge[0], worse)


def examined(position: str, seed: str, looks: int) -> Puzzle | None:
    """The puzzle that a decision proves to be: at a large budget, and again at ten times of it."""
    situation = situation_at(position)
    table, words = situation.table, vocabulary(situation.table.board).words
    judges = [Judgement(weights_without(overlooked)) for overlooked in OVERLOOKED]
    search = Search(foreseeing(table))
    search.look(table, chance_of(f"{seed} search"), looks)
    best = int(search.favourite(table))
    natural = next((code for code in _natural(situation, judges) if code != best), None)
    if natural is None:
        return None
    first = {code: appraised(situation, code, seed, looks) for code in (best, natural)}
    if not costs(first[best][0], first[natural][0], situation.seat, NATURAL_COSTS):
        return None
    all_of_them = first | {
        int(code): appraised(situation, int(code), seed, looks)
        for code in table.choices[: table.choice_count]
        if code not in first
    }
    told = {code: of for code, (of, _) in all_of_them.items()}
    roots = Node(-1, 1.0)
    roots.children = [node for _, node in all_of_them.values()]

    def why_not(code: int) -> Advice:
        return explain(situation, best, code, roots, playing_out(), f"{seed} games", GAMES_TO_TELL)

    against_natural = why_not(natural)
    same = _same_in_another_order(situation, best, against_natural.plan, told)
    if natural in same:
        return None
    others = sorted((code for code in told if code not in same), key=lambda code: -_result(told[code]))
    verified = verify(situation, best, [natural, *others[:1]], f"{seed} again", looks * VERIFYING)
    if verified is None:
        return None

    def costing(code: int) -> Share:
        return verified.get(code) or _cost(told[best], told[code], situation.seat)

    # What a few looks cannot tell from the best is looked at as closely as the natural choice.
    doubtful = [code for code in others if code not in verified and is_as_good(costing(code))]
    verified |= costs_of(situation, best, doubtful, f"{seed} again", looks * VERIFYING)
    advices = {code: against_natural if code == natural else why_not(code) for code in told if code != best}
    if any(_speaks_against(advice) for advice in advices.values()):
        return None
    answers = [
        Answer(words[code], code in same or is_as_good(costing(code)), costing(code))
        for code in sorted(told, key=lambda code: (code != best, code not in same, -_result(told[code])))
    ]
    puzzle = Puzzle(
        seed.replace("/", "-"),
        position,
        situation.seat,
        len(situation.names),
        table.turn,
        str(Game.from_position(position, seed=0).decision),
        words[natural],
        theme_of(table.decision, against_natural),
        None,
        seed,
        looks,
        answers,
        {words[code]: plain(advice) for code, advice in advices.items()},
    )
    level = weakest_to_find(puzzle)
    return replace(puzzle, difficulty=level) if level else None


def verify(
    situation: Situation, best: int, others: list[int], seed: str, looks: int
) -> dict[int, Share] | None:
    """What others cost against the best choice, on other deals; none if it is not the best, or not clearly.

    The first of the others is the natural choice.
    """
    table = situation.table
    search = Search(foreseeing(table))
    search.look(table, chance_of(f"{seed} search"), looks)
    if search.favourite(table) != best:
        return None
    here, _ = appraised(situation, best, seed, looks)
    natural = others[0]
    costing = {}
    for code in dict.fromkeys(others):
        there, _ = appraised(situation, code, seed, looks)
        if not costs(here, there, situation.seat, NATURAL_COSTS if code == natural else SECOND_COSTS):
            return None
        costing[code] = _cost(here, there, situation.seat)
    return costing


def costs_of(situation: Situation, best: int, others: list[int], seed: str, looks: int) -> dict[int, Share]:
    """What others cost against the best choice, on the deals of a seed."""
    if not others:
        return {}
    here, _ = appraised(situation, best, seed, looks)
    return {code: _cost(here, appraised(situation, code, seed, looks)[0], situation.seat) for code in others}


def is_as_good(cost: Share) -> bool:
    """Is a choice not worse than the best by more than noise, neither in points nor in the chance to win?

    Nobody can be told that it is wrong.
    """
    return cost.points <= BEYOND_NOISE * cost.points_error and cost.win <= BEYOND_NOISE * cost.win_error


def costs_again(puzzle: Puzzle, seed: str, looks: int) -> Share:
    """What the natural choice of a puzzle costs on the deals of another seed."""
    situation = situation_at(puzzle.position)
    here, there = (
        appraised(situation, situation.code_of(action), seed, looks)[0]
        for action in (puzzle.best, puzzle.natural)
    )
    return _cost(here, there, situation.seat)


def costs(best: Told, other: Told, seat: int, least: tuple[float, float]) -> bool:
    """Is a choice worse than the best, clearly and by so much at least?"""
    worse, error = best.difference(other, RESULT_OF_LOOK, best.games // GROWING)
    cost = _cost(best, other, seat)
    return worse > CLEAR * error and (cost.points >= least[0] or cost.win >= least[1])


def weakest_to_find(puzzle: Puzzle) -> str | None:
    """The weakest level from which on every level finds a right answer, mostly; none if the best does not."""
    *levels, strongest = LEVELS
    found = None
    for level in reversed(levels):
        if not _finds(level, puzzle):
            break
        found = level
    # What the second strongest finds was verified with about as many looks as the strongest has.
    return found or (strongest if _finds(strongest, puzzle) else None)


def _finds(level: str, puzzle: Puzzle) -> bool:
    situation = situation_at(puzzle.position)
    right = puzzle.right
    found = missed = 0
    while found < SUCCESSES and missed <= ATTEMPTS - SUCCESSES:
        bot = make_bot(level, f"{puzzle.seed} {level} {found + missed}")
        if str(bot.decide(situation)) in right:
            found += 1
        else:
            missed += 1
    return found == SUCCESSES


def plain(advice: Advice) -> PlainAdvice:
    """Advice as plain data, without what is never told."""
    told = asdict(advice) | {"action": str(advice.action), "estimates": []}
    del told["comparison"]["differences"][MOST_DIFFERENCES:]
    return told


def _natural(situation: Situation, judges: list[Judgement]) -> list[int]:
    return [int(situation.table.choices[judge.best(situation.table)]) for judge in judges]


def _result(told: Told) -> float:
    return told.mean(RESULT_OF_LOOK, told.games // GROWING)


def _cost(best: Told, other: Told, seat: int) -> Share:
    return difference(best, other, seat, best.games // GROWING)


def _same_in_another_order(situation: Situation, best: int, plan: Plan, told: dict[int, Told]) -> set[int]:
    """The best choice, and what its plan buys as well if it makes no difference to buy that first."""
    same = {best}
    if situation.table.decision == PURCHASE:
        code_of = vocabulary(situation.table.board).code
        planned = {code_of(bought.action) for bought in plan.bought}
        same |= {
            code
            for code in told
            if code in planned and not costs(told[best], told[code], situation.seat, SECOND_COSTS)
        }
    return same


def _speaks_against(advice: Advice) -> bool:
    """Would games imagined to their end rather have the other choice?"""
    win = advice.comparison.win
    return win.more < -CLEAR * win.error and advice.comparison.points.more < 0

"""Puzzles of one's own: the costliest turns of a game that was reviewed."""

from dataclasses import replace

from ruhr.board import Board
from ruhr.bots import situation_of
from ruhr.bots.advice import Advice
from ruhr.bots.appraisal import RESULT_OF_LOOK
from ruhr.bots.bot import playing_out
from ruhr.bots.search import Node
from ruhr.bots.weighing import explain
from ruhr.game import Game
from ruhr.puzzles.finding import GAMES_TO_TELL, plain
from ruhr.puzzles.puzzle import Answer, Puzzle
from ruhr.puzzles.themes import theme_of
from ruhr.record import Record
from ruhr.review.deciding import GROWING, appraised, difference, is_mistaken, worth
from ruhr.review.shapes import Review, ReviewedDecision
from ruhr.review.turns import ahead
from ruhr.vocabulary import vocabulary


def puzzles_of(review: Review, record: Record, seat: int, board: Board | None = None) -> list[Puzzle]:
    """The costliest turns of a seat as puzzles: what was done there is what came naturally."""
    turns = {turn.turn: turn for turn in review.turns if turn.seat == seat}
    decisions = {decision.step: decision for decision in review.decisions}
    puzzles = []
    for turn in review.costliest[seat]:
        at, better = turns[turn].at, turns[turn].better
        if at is not None and better is not None:
            game = Game.from_record(replace(record, actions=record.actions[:at], taken_back=[]), board)
            puzzles.append(_puzzle(game, decisions[at], better, f"{review.seed} {at}", review.looks))
    return puzzles


def _puzzle(game: Game, decision: ReviewedDecision, better: Advice, seed: str, looks: int) -> Puzzle:
    """Every choice is weighed on the deals of the review; right is what is no mistake beside the best."""
    situation = situation_of(game)
    table, words = situation.table, vocabulary(situation.table.board).words
    best, taken = situation.code_of(decision.best), situation.code_of(decision.taken)
    codes = [int(code) for code in table.choices[: table.choice_count]]
    weighed = {code: appraised(situation, code, seed, looks) for code in codes}
    told = {code: of for code, (of, _) in weighed.items()}
    tree = Node(-1, 1.0)
    tree.children = [node for _, node in weighed.values()]
    since = looks // GROWING
    costs = {code: difference(told[best], told[code], situation.seat, since) for code in codes}
    wrong = {code for code in codes if is_mistaken(told[best], told[code], costs[code], since)}
    here = worth(situation, decision.best, told[best], since)

    def why_not(code: int) -> Advice:
        found = explain(situation, best, code, tree, playing_out(), f"{seed} games", GAMES_TO_TELL)
        return ahead(found, here, worth(situation, words[code], told[code], since), costs[code])

    reasons = {
        words[code]: plain(better if code == taken else why_not(code)) for code in codes if code in wrong
    }
    order = sorted(
        codes, key=lambda code: (code != best, code in wrong, -told[code].mean(RESULT_OF_LOOK, since))
    )
    return Puzzle(
        f"step-{decision.step}",
        game.position().text,
        decision.seat,
        len(situation.names),
        decision.turn,
        str(game.decision),
        decision.taken,
        theme_of(table.decision, better),
        None,
        seed,
        looks,
        [Answer(words[code], code not in wrong, costs[code]) for code in order],
        reasons,
    )

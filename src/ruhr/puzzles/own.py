"""Puzzles of one's own: the costliest turns of a game that was reviewed."""

from dataclasses import replace

from ruhr.board import Board
from ruhr.bots import situation_of
from ruhr.bots.advice import Advice
from ruhr.game import Game
from ruhr.puzzles.choices import Choices
from ruhr.puzzles.finding import plain
from ruhr.puzzles.puzzle import Puzzle
from ruhr.puzzles.themes import theme_of
from ruhr.record import Record
from ruhr.review.deciding import by_trees
from ruhr.review.shapes import Review, ReviewedDecision
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
    """Every choice is weighed as the review weighs some; right is what is no mistake beside the best."""
    situation = situation_of(game)
    words = vocabulary(situation.table.board).words
    best, taken = situation.code_of(decision.best), situation.code_of(decision.taken)
    choices = Choices(situation, best, seed, looks, by_trees)
    reasons = {code: better if code == taken else choices.why_not(code) for code in choices.wrong}
    return Puzzle(
        f"step-{decision.step}",
        game.position().text,
        decision.seat,
        len(situation.names),
        decision.turn,
        str(game.decision),
        decision.taken,
        theme_of(situation.table.decision, better),
        None,
        seed,
        looks,
        list(choices.answers.values()),
        {words[code]: plain(advice) for code, advice in reasons.items()},
    )

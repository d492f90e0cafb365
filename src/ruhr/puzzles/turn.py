"""The turn after a puzzle: what the same player decides in it until it is over."""

from ruhr.bots import make_bot, situation_of
from ruhr.bots.judgement import Judgement
from ruhr.bots.weights import tuned_weights
from ruhr.game import Game
from ruhr.puzzles.choices import beside_the_best
from ruhr.puzzles.finding import plain
from ruhr.puzzles.puzzle import Puzzle
from ruhr.puzzles.themes import theme_of
from ruhr.vocabulary import vocabulary

#: How the others go on, and how many decisions of one's own are asked at most.
OTHERS_PLAY_AS = "kapitaen"
MOST_ASKED = 5
#: Of so many wrong choices of a decision it is told why: of those that judgement likes best.
MOST_TOLD = 6


def rest_of_turn(puzzle: Puzzle) -> list[Puzzle]:
    """The decisions that follow in the same turn, each after the best choice of the one before."""
    game = Game.from_position(puzzle.position, seed=puzzle.id)
    bots = [make_bot(OTHERS_PLAY_AS, f"{puzzle.id}/{seat}") for seat in range(puzzle.players)]
    game.play(puzzle.best)
    asked: list[Puzzle] = []
    while not game.over and game.turn == puzzle.turn and len(asked) < MOST_ASKED:
        if game.actor != puzzle.seat:
            assert game.actor is not None
            game.play(bots[game.actor].decide(situation_of(game)))
        elif len(game.legal_actions()) == 1:
            game.play(game.legal_actions()[0])
        else:
            found = decided_next(puzzle, game, len(asked) + 2)
            if any(not answer.right for answer in found.answers):
                asked.append(found)
            game.play(found.best)
    return asked


def decided_next(puzzle: Puzzle, game: Game, number: int) -> Puzzle:
    """The decision that a game has come to, as a puzzle."""
    situation = situation_of(game)
    words = vocabulary(situation.table.board).words
    choices = beside_the_best(situation, f"{puzzle.seed}.{number}", puzzle.looks)
    judgement = Judgement(tuned_weights())
    judgement.judge(situation.table)
    codes, wrong = choices.codes, set(choices.wrong)
    liked = [codes[at] for at in sorted(range(len(codes)), key=lambda at: -judgement.worth[at])]
    told = [code for code in liked if code in wrong][:MOST_TOLD]
    reasons = {code: choices.why_not(code) for code in told}
    return Puzzle(
        f"{puzzle.id}.{number}",
        game.position().text,
        puzzle.seat,
        puzzle.players,
        puzzle.turn,
        str(game.decision),
        words[liked[0]],
        theme_of(situation.table.decision, next(iter(reasons.values()))) if reasons else puzzle.theme,
        None,
        choices.seed,
        choices.looks,
        list(choices.answers.values()),
        {words[code]: plain(advice) for code, advice in reasons.items()},
    )

"""The pieces of work that a training is made of. Each follows from its task alone, wherever it is done."""

from typing import NamedTuple

from ruhr.board import standard_board
from ruhr.bots.bot import NOISE, SHARPNESS, playing_out
from ruhr.bots.evaluator import Evaluator
from ruhr.bots.judgement import Judgement
from ruhr.bots.learned import Learned
from ruhr.bots.match import searched_duel
from ruhr.bots.networks import read_network, read_prior
from ruhr.bots.search import Search
from ruhr.bots.selfplay import Attention, Notes, attended_games, judged_games, searched_games
from ruhr.bots.weights import tuned_weights
from ruhr.game import chance_of
from ruhr.training.choices import pack_attention
from ruhr.training.positions import pack


class Task(NamedTuple):
    """A piece of work. Games are judged without looks; a network is the content of its file."""

    players: int
    games: int
    seed: str
    looks: int = 0
    network: bytes = b""
    rival: bytes = b""
    #: A prior for the first of the two, and the looks of the other one if they are not as many.
    prior: bytes = b""
    others: int = 0


def evaluator_of(network: bytes, prior: bytes = b"") -> Evaluator:
    """What a search asks: a network, or without one how a game that is played out ends; if wanted a prior."""
    if not network:
        return playing_out()
    learned = read_prior(prior)[0] if prior else None
    return Learned(Judgement(tuned_weights()), NOISE, SHARPNESS, read_network(network)[0], learned)


def play_for_notes(task: Task) -> bytes:
    """Games to learn from, packed."""
    notes = Notes(task.players)
    chance = chance_of(task.seed)
    if task.looks:
        search = Search(evaluator_of(task.network))
        searched_games(standard_board(), search, task.looks, task.games, chance, notes)
    else:
        judged_games(standard_board(), Judgement(tuned_weights()), task.games, chance, notes)
    return pack(notes, searched=task.looks > 0)


def play_for_attention(task: Task) -> bytes:
    """Games of a search to learn from what it looks at, packed."""
    attention = Attention()
    search = Search(evaluator_of(task.network))
    chance = chance_of(task.seed)
    board = standard_board()
    attended_games(board, task.players, search, playing_out(), task.looks, task.games, chance, attention)
    return pack_attention(attention)


def play_for_the_gate(task: Task) -> tuple[float, float]:
    """How much a network, or a prior, wins against its rival, and by how many points it leads."""
    first, second = Search(evaluator_of(task.network, task.prior)), Search(evaluator_of(task.rival))
    chance = chance_of(task.seed)
    others = task.others or task.looks
    return searched_duel(
        standard_board(), task.players, first, second, task.looks, others, task.games, chance
    )

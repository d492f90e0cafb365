"""Games for networks to learn from, played inside the compiled core.

A position is noted where a network would be asked: at the first decision from phase 3 on of the turns in
which games are not played to their end anyway. With it goes what came of the game, and what a search foresaw.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.board import Board
from ruhr.board.words import MOST_PLAYERS
from ruhr.bots.evaluator import Evaluator
from ruhr.bots.features import MOST_HELD, Features
from ruhr.bots.judgement import Judgement
from ruhr.bots.learned import LAST_FORESEEN, has_set_out
from ruhr.bots.moment import Moment
from ruhr.bots.search import Search
from ruhr.rules.actions import OVER
from ruhr.rules.chance import WORD, Chance
from ruhr.rules.scoring import share_of_win, winners
from ruhr.rules.sequence_of_play import play, play_on
from ruhr.rules.set_up import shuffled_deal, table
from ruhr.rules.state import State

#: How far judgement may be off in games that are to be varied: each seat of each game by its own, up to this.
MOST_NOISE: Final = 1.5
#: One decision in so many is taken by lot, whatever it is.
BY_LOT: Final = 40
#: One decision in so many by search is not the favourite, but drawn by how often each choice was looked at.
VARIED: Final = 8
#: Who searches in this turn asks a network in the next one at the earliest.
FIRST_TURN: Final = 1
#: One game in so many is of the variant calmer water.
CALMER: Final = 4


class Notes:
    """Positions, and what came of them, in long lists of numbers."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.positions: i64 = 0
        #: The facts of all positions, one after the other: of the table, then of each seat; how many of each.
        self.facts: list[int] = []
        self.counts: list[int] = []
        self.turns: list[int] = []
        #: Of every position and seat: points there, points at the end, share of winning.
        self.points: list[int] = []
        self.final_points: list[int] = []
        self.shares: list[float] = []
        #: What a search foresaw there, if there was one: points at the end, share of winning.
        self.foreseen_points: list[float] = []
        self.foreseen_shares: list[float] = []
        self._features = Features()
        self._since: i64 = 0

    def note(self, s: State, points: vec[float], wins: vec[float]) -> None:
        """Write down a position and what is foreseen."""
        features = self._features
        features.read(s)
        at: i64 = 0
        while at < features.of_table:
            self.facts.append(features.table[at])
            at += 1
        self.counts.append(features.of_table)
        self.turns.append(s.turn)
        for me in s.players:
            at = me.seat * MOST_HELD
            end = at + features.of_player[me.seat]
            while at < end:
                self.facts.append(features.players[at])
                at += 1
            self.counts.append(features.of_player[me.seat])
            self.points.append(me.points)
            self.foreseen_points.append(points[me.seat])
            self.foreseen_shares.append(wins[me.seat])
        self.positions += 1

    def conclude(self, s: State) -> None:
        """The game is over: write down what came of all positions since the last one."""
        won = winners(s)
        while self._since < self.positions:
            for me in s.players:
                self.final_points.append(me.points)
                self.shares.append(share_of_win(won, me.seat))
            self._since += 1


class Attention:
    """Decisions, what judgement expected of every choice, and how often each was looked at."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        #: The facts of all decisions, one after the other: of the table, of the player who is asked, of his
        #: rivals together, of the moment; how many of each.
        self.facts: list[int] = []
        self.counts: list[int] = []
        #: The legal actions of all decisions, one after the other; how many of each.
        self.choices: list[int] = []
        self.choice_counts: list[int] = []
        self.expected: list[float] = []
        self.visits: list[int] = []
        self._features = Features()
        self._moment = Moment()

    def note(self, s: State, judge: Evaluator, search: Search) -> None:
        """Write down a decision, and what a search has looked at."""
        features = self._features
        features.read(s)
        self._take(features.table, 0, features.of_table)
        own = s.actor
        self._take(features.players, own * MOST_HELD, features.of_player[own])
        held: i64 = 0
        for player in s.players:
            if player.seat != own:
                count = features.of_player[player.seat]
                self._take(features.players, player.seat * MOST_HELD, count)
                held += count
        moment = self._moment
        moment.read(s)
        self._take(moment.facts, 0, moment.count)
        self.counts.extend([features.of_table, features.of_player[own], held, moment.count])
        judge.foresee_actions(s)
        at: i64 = 0
        while at < s.choice_count:
            child = search.root.child(s.choices[at])
            self.choices.append(s.choices[at])
            self.expected.append(judge.priors[at])
            self.visits.append(child.visits if child is not None else 0)
            at += 1
        self.choice_counts.append(s.choice_count)
        self.decisions += 1

    def _take(self, facts: vec[i64], first: i64, count: i64) -> None:
        end = first + count
        while first < end:
            self.facts.append(facts[first])
            first += 1


def new_game(board: Board, seats: i64, chance: Chance) -> State:
    """The table of a game at its first decision."""
    calmer_water = chance.below(CALMER) == 0
    s = table(board, seats, calmer_water, shuffled_deal(board, seats, calmer_water, chance))
    play_on(s)
    return s


def is_noted(s: State, noted: i64) -> bool:
    """Would a network be asked here, for the first time since the turn that was noted last?"""
    return has_set_out(s, noted) and s.turn <= LAST_FORESEEN + 1


def judged_games(board: Board, judgement: Judgement, games: i64, chance: Chance, notes: Notes) -> None:
    """Games by judgement that is more or less off, and now and then by lot."""
    unknown: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
    noise: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
    played: i64 = 0
    while played < games:
        s = new_game(board, notes.seats, chance)
        seat: i64 = 0
        while seat < s.seats:
            noise[seat] = MOST_NOISE * float(chance.word()) / float(WORD)
            seat += 1
        noted: i64 = FIRST_TURN
        while s.decision != OVER:
            if is_noted(s, noted):
                noted = s.turn
                notes.note(s, unknown, unknown)
            at = chance.below(s.choice_count)
            if chance.below(BY_LOT):
                at = judgement.choose(s, chance, noise[s.actor])
            play(s, s.choices[at])
        notes.conclude(s)
        played += 1


def searched_games(
    board: Board, search: Search, looks: i64, games: i64, chance: Chance, notes: Notes
) -> None:
    """Games in which everybody searches, with one tree for all: they see the same and think alike."""
    played: i64 = 0
    while played < games:
        s = new_game(board, notes.seats, chance)
        search.forget()
        noted: i64 = FIRST_TURN
        while s.decision != OVER:
            search.foresee_anew()
            search.look(s, chance, looks)
            if is_noted(s, noted):
                noted = s.turn
                search.take_means()
                notes.note(s, search.points, search.wins)
            _play_varied(s, search, chance)
        notes.conclude(s)
        played += 1


def attended_games(
    board: Board,
    seats: i64,
    search: Search,
    judge: Evaluator,
    looks: i64,
    games: i64,
    chance: Chance,
    attention: Attention,
) -> None:
    """The same, but what is noted is every decision, and how often each choice was looked at."""
    played: i64 = 0
    while played < games:
        s = new_game(board, seats, chance)
        search.forget()
        while s.decision != OVER:
            search.look(s, chance, looks)
            attention.note(s, judge, search)
            _play_varied(s, search, chance)
        played += 1


def _play_varied(s: State, search: Search, chance: Chance) -> None:
    """Play the favourite of a search, or now and then another choice of it."""
    action = search.favourite(s)
    if chance.below(VARIED) == 0:
        action = search.one_of_many(s, chance)
    play(s, action)
    search.follow(action)

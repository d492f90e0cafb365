"""What a search asks of a position: what every action promises, and what it is worth to each player."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ruhr.board.words import MOST_PLAYERS
from ruhr.bots.judgement import Judgement
from ruhr.bots.prices import NEVER, better
from ruhr.rules.actions import MOST_CHOICES, OVER
from ruhr.rules.chance import Chance
from ruhr.rules.scoring import share_of_win, winners
from ruhr.rules.sequence_of_play import play
from ruhr.rules.state import SOURCE_COUNT, State

#: How eagerly a search tries what it has seldom tried, if games are played out.
EXPLORATION: Final = 0.4
#: However little judgement thinks of an action, it is tried now and then.
LEAST_PRIOR: Final = 0.02
#: The seat of nobody.
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges positions for a search. Override both methods: they write into what is there already."""

    def __init__(self) -> None:
        #: How eagerly a search that asks it tries what it has seldom tried.
        self.exploration = EXPLORATION
        #: Is what was never tried thought to be half won, or else as good as the rest?
        self.hopeful = True
        #: How much each legal action promises, from 0 to about 1, in the order of the position's choices.
        self.priors: vec[float] = vec[float]([0.0] * MOST_CHOICES)
        #: The points each seat ends with, and its share of winning, as far as can be foreseen.
        self.points: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
        self.wins: vec[float] = vec[float]([0.0] * MOST_PLAYERS)

    def foresee_actions(self, s: State) -> None:
        """Fill `priors` for the legal actions of whoever decides."""
        raise NotImplementedError

    def foresee_result(self, s: State, chance: Chance) -> None:
        """Fill `points` and `wins`. The position is the evaluator's own and may be played on.

        Everything hidden in it is imagined. It may be over: `take_result` says what came of it then.
        """
        raise NotImplementedError

    def take_result(self, s: State) -> None:
        """Fill `points` and `wins` with what the players have; a win is shared by all who have most."""
        won = winners(s)
        for me in s.players:
            self.points[me.seat] = float(me.points)
            self.wins[me.seat] = share_of_win(won, me.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Playout(Evaluator):
    """Plays the rest of the game by judgement, which is off by up to *noise* points at every choice.

    An action promises the less the farther its worth is behind the best one's; how much is *sharpness*.
    """

    def __init__(self, judgement: Judgement, noise: float, sharpness: float) -> None:
        super().__init__()
        self.judgement = judgement
        self.noise = noise
        self.sharpness = sharpness
        #: How much more points from each source seem worth to one who has a taste; his seat, or nobody's.
        self.taste: vec[float] = vec[float]([0.0] * SOURCE_COUNT)
        self.connoisseur: i64 = NOBODY

    def foresee_actions(self, s: State) -> None:
        self.judgement.judge(s)
        worth = self.judgement.worth
        best = NEVER
        at: i64 = 0
        while at < s.choice_count:
            best = better(best, worth[at])
            at += 1
        at = 0
        while at < s.choice_count:
            behind = worth[at] - best
            self.priors[at] = 1.0 / (1.0 + behind * behind * self.sharpness) + LEAST_PRIOR
            at += 1

    def foresee_result(self, s: State, chance: Chance) -> None:
        while s.decision != OVER:
            play(s, s.choices[self.judgement.choose(s, chance, self.noise)])
        self.take_result(s)
        self.relish(s)

    def relish(self, s: State) -> None:
        """Add to the points of one who has a taste what he fancies them to be worth more."""
        seat = self.connoisseur
        if seat == NOBODY:
            return
        sources = s.players[seat].sources
        source: i64 = 0
        while source < SOURCE_COUNT:
            self.points[seat] += self.taste[source] * float(sources[source])
            source += 1

"""Judging positions by a network."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ruhr.board.words import TURNS
from ruhr.bots.evaluator import Playout
from ruhr.bots.judgement import Judgement
from ruhr.bots.network import Network
from ruhr.bots.prior import Prior
from ruhr.rules.actions import OVER
from ruhr.rules.chance import Chance
from ruhr.rules.sequence_of_play import SETTING_OUT, play
from ruhr.rules.state import State

#: From this turn on games are played to their end: that is exact, and short.
LAST_FORESEEN: Final = 9
#: What a network foresees varies less than games that are played out, so that there is less to find out.
EXPLORATION_BY_NETWORK: Final = 0.2


def has_set_out(s: State, after: i64) -> bool:
    """Has phase 3 begun in a turn after that one? A network is asked at the first decision then."""
    return s.turn > after and s.phase >= SETTING_OUT


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Playout):
    """Plays by judgement to phase 3 of the next turn, and asks a network there.

    What an action promises is said by judgement, and by a prior if there is one.
    """

    def __init__(
        self,
        judgement: Judgement,
        noise: float,
        sharpness: float,
        network: Network,
        prior: Prior | None = None,
    ) -> None:
        super().__init__(judgement, noise, sharpness)
        self.network = network
        self.prior = prior
        self.exploration = EXPLORATION_BY_NETWORK
        self.hopeful = False

    def foresee_actions(self, s: State) -> None:
        super().foresee_actions(s)
        if self.prior is not None:
            self.prior.weigh(s, self.priors)

    def foresee_result(self, s: State, chance: Chance) -> None:
        last = s.turn if s.turn <= LAST_FORESEEN else TURNS
        while s.decision != OVER and not has_set_out(s, last):
            play(s, s.choices[self.judgement.choose(s, chance, self.noise)])
        if s.decision == OVER:
            self.take_result(s)
            self.relish(s)
            return
        network = self.network
        network.foresee(s)
        seat: i64 = 0
        while seat < s.seats:
            self.points[seat] = network.points[seat]
            self.wins[seat] = network.wins[seat]
            seat += 1
        self.relish(s)

"""What a choice is worth to the player who makes it, in points: the judgement behind all our bots.

It looks one step ahead by rules of thumb: what a sale brings in Thalers, tokens and position, what a token
is worth on the way to which progress marker, what a building still earns, what a debt costs. The weights of
all that are tuned by self-play (`tools/tune.py`).
"""

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.bots.building import Building
from ruhr.bots.coal import Coal
from ruhr.bots.prices import NEVER, Prices
from ruhr.rules.actions import GIFT, LEVY, MOST_CHOICES, PAY_THALER, PURCHASE, TAKE_THALER
from ruhr.rules.chance import Chance
from ruhr.rules.state import State


class Judgement:
    """Judges the legal actions of the player who is asked. Keep one and use it for many positions."""

    def __init__(self, weights: vec[float]) -> None:
        #: The worth of each legal action, in the order of the position's choices.
        self.worth: vec[float] = vec[float]([0.0] * MOST_CHOICES)
        self._prices = Prices(weights)
        self._coal = Coal(self._prices)
        self._building = Building(self._prices)

    def best(self, s: State) -> i64:
        """Where in the list of legal actions the best one stands."""
        self.judge(s)
        found: i64 = 0
        at: i64 = 1
        while at < s.choice_count:
            if self.worth[at] > self.worth[found]:
                found = at
            at += 1
        return found

    def choose(self, s: State, chance: Chance, noise: float) -> i64:
        """Like `best`, but every worth is off by up to *noise* points either way."""
        self.judge(s)
        found: i64 = 0
        most = NEVER * 2.0
        at: i64 = 0
        while at < s.choice_count:
            worth = self.worth[at] + noise * (float(chance.word()) / 2147483648.0 - 1.0)
            if worth > most:
                found = at
                most = worth
            at += 1
        return found

    def judge(self, s: State) -> None:
        """Work out the worth of every legal action."""
        me = s.players[s.actor]
        self._prices.set_turn(s.seats, s.turn)
        if s.decision == PURCHASE:
            self._building.judge(s, me, self.worth)
        elif s.decision == LEVY or s.decision == GIFT:
            self._judge_currency(s)
        else:
            self._coal.judge(s, me, self.worth)

    def _judge_currency(self, s: State) -> None:
        """A Thaler or a point, to pay or to take."""
        at: i64 = 0
        while at < s.choice_count:
            action = s.choices[at]
            if action == PAY_THALER:
                self.worth[at] = -self._prices.thaler
            elif action == TAKE_THALER:
                self.worth[at] = self._prices.thaler
            else:
                self.worth[at] = 1.0 if s.decision == GIFT else -1.0
            at += 1

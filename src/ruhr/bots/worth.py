"""What things are worth, in points: the weights behind every judgement, and what follows from them alone."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import MARKER_KINDS, TURNS
from ruhr.rules.actions import GIFT, INN_FOR_THALERS, MOST_CHOICES, PAY_THALER, TAKE_THALER
from ruhr.rules.debt import LOAN
from ruhr.rules.special_options import INN_THALERS
from ruhr.rules.state import Player, State

# The weights, by number. Pairs are worth at the beginning and at the end of the game.
THALER_WORTH: Final = 0
DEBT: Final = 2
UPRIVER: Final = 4
MARKER: Final = 6
FIRST_LOCK: Final = MARKER + 2 * MARKER_KINDS
OWN_STRETCH: Final = FIRST_LOCK + 2
OWN_INCOME: Final = OWN_STRETCH + 1
CITY_SET: Final = OWN_INCOME + 1
NEW_DEPOT: Final = CITY_SET + 1
DEPOT_MAJORITY: Final = NEW_DEPOT + 1
EXPORT: Final = DEPOT_MAJORITY + 1
EXPORT_TRACK: Final = EXPORT + 1
LAST_WAREHOUSE: Final = EXPORT_TRACK + 1
DEBT_REPAID: Final = LAST_WAREHOUSE + 1
KEEP_HAULER: Final = DEBT_REPAID + 1
KEEP_HAULING: Final = KEEP_HAULER + 1
KEEP_INN: Final = KEEP_HAULING + 1
KEEP_WHITE: Final = KEEP_INN + 1
OTHERS_INCOME: Final = KEEP_WHITE + 1
THRIFT: Final = OTHERS_INCOME + 1
WEIGHTS: Final = THRIFT + 2
AREA_COUNT: Final = 6

#: So little that it is never chosen while there is anything else.
NEVER: Final = -1000.0


class Worth:
    """The weights, and the worth of the legal actions of the position that is judged."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        #: The worth of each legal action, in the order of the position's choices.
        self.worth: vec[float] = vec[float]([0.0] * MOST_CHOICES)
        self._thaler = 0.0
        self._debt = 0.0

    def _over_time(self, weight: i64, turn: i64) -> float:
        """A worth between its values at the beginning and at the end of the game."""
        early = self.weights[weight]
        return early + (self.weights[weight + 1] - early) * float(turn - 1) / float(TURNS - 1)

    def _price(self, me: Player, price: i64) -> float:
        """What paying a price costs, with the debts it makes."""
        lack = price - me.thalers
        if lack <= 0:
            return self._thaler * float(price)
        loans = (lack + LOAN - 1) // LOAN
        return self._thaler * float(price - loans * LOAN) + self._debt * float(loans)

    def _judge_inn(self, s: State, best: float) -> None:
        """The inn's Thalers now are worth more or less than keeping it; its points come at the end anyway."""
        at: i64 = 0
        while at < s.choice_count:
            if s.choices[at] == INN_FOR_THALERS:
                self.worth[at] = best + self._thaler * float(INN_THALERS) - self.weights[KEEP_INN]
            at += 1

    def _judge_currency(self, s: State) -> None:
        """A Thaler or a point, to pay or to take."""
        at: i64 = 0
        while at < s.choice_count:
            action = s.choices[at]
            if action == PAY_THALER:
                self.worth[at] = -self._thaler
            elif action == TAKE_THALER:
                self.worth[at] = self._thaler
            else:
                self.worth[at] = 1.0 if s.decision == GIFT else -1.0
            at += 1


def better(a: float, b: float) -> float:
    return a if a > b else b

"""What things are worth in points: the weights behind every judgement, and what follows from them alone."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import FEWEST_PLAYERS, MARKER_KINDS, TURNS
from ruhr.rules.debt import LOAN, loans_for
from ruhr.rules.scoring import scores_thalers
from ruhr.rules.special_options import INN_THALERS
from ruhr.rules.state import Player

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

#: So little that it is never chosen while there is anything else.
NEVER: Final = -1000.0
#: What a Thaler that serves nothing any more is worth: something rather than nothing.
USELESS: Final = 0.01


class Prices:
    """The weights, and what a Thaler and a debt are worth in the turn that is judged."""

    def __init__(self, weights: vec[float]) -> None:
        """The weights for two, for three and for four players, one after the other."""
        self._weights = weights
        self._first: i64 = 0
        self.thaler = 0.0
        self.debt = 0.0

    def set_turn(self, seats: i64, turn: i64) -> None:
        """Things are worth what they are among so many players, Thalers and debts what they are by now."""
        self._first = (seats - FEWEST_PLAYERS) * WEIGHTS
        self.thaler = self.over_time(THALER_WORTH, turn)
        self.debt = self.over_time(DEBT, turn)

    def set_last_purchases(self, me: Player) -> None:
        """After the last purchases Thalers serve only a mayor without debts."""
        self.thaler = 1.0 if scores_thalers(me) else USELESS

    def of(self, weight: i64) -> float:
        """A weight, by its number."""
        return self._weights[self._first + weight]

    def over_time(self, weight: i64, turn: i64) -> float:
        """A worth between its values at the beginning and at the end of the game."""
        early = self.of(weight)
        return early + (self.of(weight + 1) - early) * float(turn - 1) / float(TURNS - 1)

    def cost(self, me: Player, price: i64) -> float:
        """What paying a price costs, with the debts it makes."""
        loans = loans_for(me, price)
        return self.thaler * float(price - loans * LOAN) + self.debt * float(loans)

    def inn(self, best: float) -> float:
        """The inn's Thalers now, and then the best there is; its points come at the end anyway."""
        return best + self.thaler * float(INN_THALERS) - self.of(KEEP_INN)


def better(a: float, b: float) -> float:
    return a if a > b else b

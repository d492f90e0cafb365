"""What a prior sees beside the position: which simple facts hold of the decision that is asked for.

The facts of the position (`features`) say nothing of what happens inside a turn; these say what has happened
there, and what is to be decided. Another list or another order is another version.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import MARKER_KINDS, MOST_PLAYERS, STORAGES
from ruhr.bots.features import DICE_IN_A_BOX, at_most
from ruhr.rules.actions import OVER
from ruhr.rules.special_options import OPTION_COUNT
from ruhr.rules.state import Player, State
from ruhr.rules.transport_track import DIE

#: Counts up whenever the facts or their order change.
MOMENT_VERSION: Final = 1

#: More locks than one less of this are not told apart.
LOCKS_NOW_STEPS: Final = 3

# Where the facts begin: of the decision, of the player who is asked, of each of his rivals, and of the table.
NOW_DECISION: Final = 0
NOW_OPTION: Final = NOW_DECISION + OVER
NOW_CARGO: Final = NOW_OPTION + OPTION_COUNT + 1
NOW_USED: Final = NOW_CARGO + STORAGES + 1
NOW_LOCKS: Final = NOW_USED + MARKER_KINDS
RIVAL_OPTION: Final = NOW_LOCKS + LOCKS_NOW_STEPS
RIVAL_CARGO: Final = RIVAL_OPTION + OPTION_COUNT + 1
NOW_POSITION: Final = RIVAL_CARGO + STORAGES + 1
NOW_WAGE: Final = NOW_POSITION + MOST_PLAYERS
NOW_RETURNING: Final = NOW_WAGE + 1
MOMENT_FEATURES: Final = NOW_RETURNING + DICE_IN_A_BOX

#: More facts than this never hold at once.
MOST_AT_A_MOMENT: Final = 64


class Moment:
    """The facts that hold of a decision, by their numbers. Keep one and use it for many decisions."""

    def __init__(self) -> None:
        self.facts: vec[i64] = vec[i64]([0] * MOST_AT_A_MOMENT)
        self.count: i64 = 0

    def read(self, s: State) -> None:
        """Describe what is asked; two rivals may hold the same fact."""
        self.count = 0
        self._hold(NOW_DECISION + s.decision)
        self._hold(NOW_POSITION + at_most(s.position, MOST_PLAYERS))
        self._hold(NOW_RETURNING + (s.returning & DIE))
        if s.wage_taken:
            self._hold(NOW_WAGE)
        for player in s.players:
            if player.seat == s.actor:
                self._read_own(player)
            else:
                self._hold(RIVAL_OPTION + player.option + 1)
                self._hold(RIVAL_CARGO + player.cargo + 1)

    def _read_own(self, me: Player) -> None:
        self._hold(NOW_OPTION + me.option + 1)
        self._hold(NOW_CARGO + me.cargo + 1)
        self._hold(NOW_LOCKS + at_most(me.locks_this_phase, LOCKS_NOW_STEPS))
        marker = NOW_USED
        used = me.used
        while used:
            if used & 1:
                self._hold(marker)
            used >>= 1
            marker += 1

    def _hold(self, fact: i64) -> None:
        self.facts[self.count] = fact
        self.count += 1

"""Decisions and the kinds of action that answer them.

Each is defined in the module of its section; `sequence_of_play` puts them into one table.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.rules.refusals import MAY
from ruhr.rules.state import Player, State


class Kind:
    """Actions of one kind: `first + 3` is its action for storage, city, option … 3."""

    def __init__(self, first: i64, count: i64) -> None:
        self.first = first
        self.count = count
        #: The decisions that these actions answer.
        self.answers: i64 = 0

    def refusal(self, s: State, me: Player, which: i64) -> i64:
        """Why the player who is asked may not do this, or MAY if he may."""
        return MAY

    def carry_out(self, s: State, me: Player, which: i64) -> None:
        """Do what the player has decided."""

    def offer(self, s: State, me: Player) -> None:
        """Put all that is not refused on the list of legal actions."""
        which: i64 = 0
        while which < self.count:
            if self.refusal(s, me, which) == MAY:
                s.offer(self.first + which)
            which += 1


class Decision:
    """What a player can be asked for, in a phase or in any (0), and the kinds of action to choose from."""

    def __init__(self, phase: i64, kinds: list[Kind]) -> None:
        self.phase = phase
        self.kinds: vec[Kind] = vec[Kind](kinds)

    def offer(self, s: State, me: Player) -> None:
        """List the legal actions."""
        for kind in self.kinds:
            kind.offer(s, me)

    def refusal(self, s: State, me: Player, kind: Kind, which: i64) -> i64:
        """Why the player may not answer so, or MAY if he may."""
        return kind.refusal(s, me, which)

    def skip(self, s: State) -> None:
        """Go on where nothing is legal."""

"""Trying out: playing on, for every seat, from what everybody sees of a position.

What is hidden stays unknown. Where something would be revealed it stops, tells what can come and how likely
that is, and goes on with what is assumed. A sandbox never changes: each step leads to another one, so that
lines branch.

>>> here = Sandbox("2 players, turn 4, phase 1")
>>> [f"{outcome.assume} {outcome.count}/{here.reveal.of}" for outcome in here.reveal.outcomes]
['belgium 2/8', 'netherlands 3/8', 'rhineland 3/8']
>>> there = here.assume("rhineland").assume("4")
>>> there.game.decision
'option'
>>> str(there.play("option pilot").game.position()).partition(";")[0]
'standard-2, 2 players, turn 4, phase 3, red decides start'
"""

from collections.abc import Iterable
from dataclasses import dataclass

from ruhr.board import Board, standard_board
from ruhr.board.words import DEMAND_MARKERS
from ruhr.edge.actions import Action
from ruhr.edge.events import AnyEvent, RevealFollows
from ruhr.errors import SandboxError
from ruhr.game import SEAT_COLOURS, Game, chance_of
from ruhr.position import Position, deal_unknown, knows_hidden, read, write
from ruhr.reveals import RevealedKind, kind_of_reveal, outcomes, reveal
from ruhr.rules.state import State
from ruhr.vocabulary import event_in_words


@dataclass(frozen=True, slots=True)
class Outcome:
    """Something that can be revealed: the id of a country, or the number of a demand marker."""

    assume: str
    #: So many of all that can come are like it.
    count: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """What is revealed next: everything that can come, like things as one."""

    kind: RevealedKind
    outcomes: list[Outcome]
    #: Each of so many comes as likely as the other.
    of: int


class Sandbox:
    """A position that is tried out, with the events that led to it."""

    #: For looking only: what is asked, what may be done, the view, the position.
    game: Game
    #: What has happened since the step before.
    events: list[AnyEvent]

    def __init__(
        self, position: Position | str, *, names: Iterable[str] | None = None, board: Board | None = None
    ) -> None:
        """Begin at a position; what its text tells of hidden things is forgotten."""
        board = board or standard_board()
        s = read(str(position), board)
        if knows_hidden(s):
            s = read(write(s, hidden=False), board)
        # Whatever is dealt: nobody ever looks at it.
        deal_unknown(s, chance_of(0))
        self._begin(s, SEAT_COLOURS[: s.seats] if names is None else names, [])

    @classmethod
    def of(cls, game: Game) -> "Sandbox":
        """Begin where a game stands."""
        return cls._at(game.seen_table(), game.names, [])

    @classmethod
    def _at(cls, s: State, names: list[str], events: list[AnyEvent]) -> "Sandbox":
        sandbox = cls.__new__(cls)
        sandbox._begin(s, names, events)
        return sandbox

    def _begin(self, s: State, names: Iterable[str], events: list[AnyEvent]) -> None:
        s.veiled = True
        self.game = Game(s.board, list(names), s.calmer_water, s.deal, s)
        self.events = _without_announcement([*events, *self.game.opening])

    @property
    def reveal(self) -> Reveal | None:
        """What must be assumed before anybody can decide, if anything."""
        s = self.game.seen_table()
        kind = kind_of_reveal(s)
        if kind is None:
            return None
        counted = outcomes(s)
        named = [Outcome(_name(s, kind, outcome), count) for outcome, count in counted.items()]
        return Reveal(kind, named, counted.total())

    def play(self, action: Action | str) -> "Sandbox":
        """What follows from an action of the deciding player; raises `IllegalAction` if it is none."""
        if self.reveal:
            raise SandboxError("reveal_first")
        game = self.game.copy()
        events = game.play(action)
        return Sandbox._at(game.seen_table(), game.names, events)

    def assume(self, what: str) -> "Sandbox":
        """What follows if this is revealed; raises `SandboxError` if it cannot be.

        A marker may be any that can come, also one that is offered as another like it.
        """
        s = self.game.seen_table()
        kind = kind_of_reveal(s)
        s.events = []
        if kind is None or not reveal(s, _number(s, kind, what)):
            raise SandboxError("cannot_be_revealed", found=what)
        return Sandbox._at(s, self.game.names, [event_in_words(s.board, raw) for raw in s.events])


def _without_announcement(events: list[AnyEvent]) -> list[AnyEvent]:
    """The events without the notice that a reveal follows: `Sandbox.reveal` tells it."""
    return [event for event in events if not isinstance(event, RevealFollows)]


def _name(s: State, kind: RevealedKind, outcome: int) -> str:
    """What is said of a thing that can be revealed."""
    return str(s.board.countries[outcome]) if kind == "country" else str(outcome)


def _number(s: State, kind: RevealedKind, name: str) -> int:
    """The thing that is meant; -1 if there is none."""
    known = list(s.board.countries) if kind == "country" else [str(k) for k in range(DEMAND_MARKERS)]
    return known.index(name) if name in known else -1

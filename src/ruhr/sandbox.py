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

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from ruhr.board import Board, standard_board
from ruhr.board.words import DEMAND_MARKERS, OBSTACLES
from ruhr.edge.actions import Action
from ruhr.edge.events import AnyEvent, RevealFollows
from ruhr.errors import SandboxError
from ruhr.game import SEAT_COLOURS, Game, chance_of
from ruhr.position import Position, deal_unknown, knows_hidden, read, write
from ruhr.rules.actions import NOTHING, VEILED
from ruhr.rules.sequence_of_play import advance
from ruhr.rules.set_up import countries_turned_up, unknown_markers
from ruhr.rules.state import State, one
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

    kind: Literal["country", "marker"]
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
        if s.decision != VEILED:
            return None
        if s.phase == 1:
            return _reveal("country", Counter(s.board.countries[column] for column in _countries_left(s)))
        return _reveal("marker", Counter(_first_like(s, marker) for marker in _markers_left(s)))

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
        if s.decision != VEILED or not (
            _reveal_country(s, what) if s.phase == 1 else _reveal_marker(s, what)
        ):
            raise SandboxError("cannot_be_revealed", found=what)
        s.decision = NOTHING
        s.events = []
        s.veiled = False
        advance(s)
        return Sandbox._at(s, self.game.names, [event_in_words(s.board, raw) for raw in s.events])


def _without_announcement(events: list[AnyEvent]) -> list[AnyEvent]:
    """The events without the notice that a reveal follows: `Sandbox.reveal` tells it."""
    return [event for event in events if not isinstance(event, RevealFollows)]


def _reveal(kind: Literal["country", "marker"], counted: Counter[str]) -> Reveal:
    return Reveal(kind, [Outcome(*item) for item in counted.items()], counted.total())


def _countries_left(s: State) -> list[int]:
    """The columns of the country markers that still lie face down."""
    return [int(column) for column in s.deal.countries[countries_turned_up(s) :]]


def _markers_left(s: State) -> list[int]:
    """The demand markers one of which is drawn: none of those not seen yet is likelier than another."""
    unknown = unknown_markers(s)
    return [marker for marker in range(DEMAND_MARKERS) if unknown & one(marker)]


def _first_like(s: State, marker: int) -> str:
    """The first marker that can come and does the same."""
    b = s.board
    does = (b.marker_event[marker], b.marker_value[marker])
    return str(next(k for k in _markers_left(s) if (b.marker_event[k], b.marker_value[k]) == does))


# On a table as it is seen, the first country that lies face down and the first marker in the bag come next.


def _reveal_country(s: State, what: str) -> bool:
    """Exchange the country of this turn for another one; false if it cannot be (§6.1)."""
    known, countries = countries_turned_up(s), s.deal.countries
    for at in range(known, len(countries)):
        if s.board.countries[countries[at]] == what:
            countries[known], countries[at] = countries[at], countries[known]
            return True
    return False


def _reveal_marker(s: State, what: str) -> bool:
    """Exchange the marker that is drawn for another one from bag or river; false if it cannot be (§6.2)."""
    for at in range(s.bag_count):
        if str(s.bag[at]) == what:
            s.bag[0], s.bag[at] = s.bag[at], s.bag[0]
            return True
    under = s.deal.obstacles
    for obstacle in range(OBSTACLES):
        if s.obstacles & one(obstacle) and str(under[obstacle]) == what:
            s.bag[0], under[obstacle] = under[obstacle], s.bag[0]
            return True
    return False

"""A game as everybody has seen it: who began, what was decided, and what came by chance.

What nobody has seen is nowhere in it, so that its record can be given to anybody: what is not known stands
there in an order that says nothing.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board import standard_board
from ruhr.board.words import DEMAND_MARKERS, OBSTACLES, TURNS
from ruhr.edge.events import AnyEvent, CountryRevealed, MarkerDrawn
from ruhr.game import SEAT_COLOURS
from ruhr.record import Record, deal_to_json
from ruhr.reveals import kind_of_reveal, like, outcomes, reveal
from ruhr.rules.sequence_of_play import play, play_on
from ruhr.rules.set_up import markers_in_game, table
from ruhr.rules.state import Deal, State
from ruhr.vocabulary import vocabulary


class Trajectory:
    """What has happened in a game so far; nobody knows at first who begins."""

    def __init__(self, players: int, calmer_water: bool) -> None:
        self.players = players
        self.calmer_water = calmer_water
        self.table: State | None = None
        #: Everything that was decided, or left to chance.
        self.steps: list[int] = []
        self.actions: list[int] = []
        #: The place, in the bag of set-up or under an obstacle, that each marker in the bag comes from.
        self._origins: list[int] = []
        #: Which marker each of these places has turned out to hold.
        self._held: dict[int, int] = {}

    @property
    def waits_for_chance(self) -> bool:
        """Does it stand where chance goes on?"""
        return self.table is None or kind_of_reveal(self.table) is not None

    def outcomes(self) -> Counter[int]:
        """How many of all that can come by chance are like each outcome."""
        return Counter(range(self.players)) if self.table is None else outcomes(self.table)

    def like(self, outcome: int) -> int:
        """The outcome that stands for all that are like this one."""
        return outcome if self.table is None else like(self.table, outcome)

    def go_on(self, step: int) -> None:
        """Somebody begins, something turns up, or somebody decides."""
        self.steps.append(step)
        if self.table is None:
            self._begin(step)
        elif kind_of_reveal(self.table):
            self._reveal(self.table, step)
        else:
            self._play(self.table, step)

    def _begin(self, first: int) -> None:
        deal = _untouched_deal(self.calmer_water, first)
        self.table = table(standard_board(), self.players, self.calmer_water, deal)
        self.table.veiled = True
        self._origins = list(range(len(deal.bag)))
        play_on(self.table)

    def _reveal(self, s: State, outcome: int) -> None:
        if kind_of_reveal(s) == "marker":
            self._held[self._origins.pop(0)] = outcome
        if not reveal(s, outcome):
            raise ValueError(outcome)
        play_on(s)

    def _play(self, s: State, action: int) -> None:
        """Markers from under the obstacles come into the bag behind the others (§6.6)."""
        under = list(s.deal.obstacles)
        self.actions.append(action)
        play(s, action)
        for at in range(len(self._origins), s.bag_count):
            self._origins.append(len(s.deal.bag) + under.index(s.bag[at]))

    def record(self) -> Record:
        """A record that replays all of it; what has not been revealed lies in some order."""
        s = self.table
        first = 0 if s is None else int(s.deal.first)
        countries = None if s is None else s.deal.countries[:]
        deal = _untouched_deal(self.calmer_water, first)
        in_bag = len(deal.bag)
        markers = [int(marker) for marker in (*deal.bag, *deal.obstacles)]
        left = iter(sorted(set(markers) - set(self._held.values())))
        dealt = [self._held[place] if place in self._held else next(left) for place in range(len(markers))]
        deal = Deal(
            first,
            vec[i64](dealt[in_bag:]),
            vec[i64](dealt[:in_bag]),
            deal.countries if countries is None else countries,
            deal.draws,
        )
        return record_of(self.players, self.calmer_water, deal, self.actions)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Trajectory":
        """A trajectory of its own, with a deal of its own, in which things turn up."""
        twin = Trajectory(self.players, self.calmer_water)
        twin.steps = self.steps[:]
        twin.actions = self.actions[:]
        twin._origins = self._origins[:]
        twin._held = dict(self._held)
        if self.table is not None:
            twin.table = self.table.clone()
            dealt = self.table.deal
            twin.table.deal = Deal(
                dealt.first, dealt.obstacles[:], dealt.bag, dealt.countries[:], dealt.draws
            )
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.players, self.calmer_water, self.steps)


def _again(players: int, calmer_water: bool, steps: list[int]) -> Trajectory:
    """A trajectory out of a pickle."""
    trajectory = Trajectory(players, calmer_water)
    for step in steps:
        trajectory.go_on(step)
    return trajectory


def came_by_chance(events: Iterable[AnyEvent]) -> Iterator[int]:
    """What has come by chance, as events tell of it: markers by their numbers, countries by their columns."""
    for event in events:
        if isinstance(event, MarkerDrawn):
            yield event.demand
        elif isinstance(event, CountryRevealed):
            yield standard_board().countries.index(event.country)


def record_of(players: int, calmer_water: bool, deal: Deal, actions: list[int]) -> Record:
    """The record of a game on the standard board."""
    board = standard_board()
    words = vocabulary(board).words
    return Record(
        board.identity,
        list(SEAT_COLOURS[:players]),
        calmer_water,
        deal_to_json(board, deal),
        [words[action] for action in actions],
    )


def _untouched_deal(calmer_water: bool, first: int) -> Deal:
    """Everything in an order that says nothing; the first marker in the bag is always drawn."""
    board = standard_board()
    in_game = markers_in_game(board, calmer_water)
    markers = [marker for marker in range(DEMAND_MARKERS) if in_game >> marker & 1]
    return Deal(
        first,
        vec[i64](markers[:OBSTACLES]),
        vec[i64](markers[OBSTACLES:]),
        board.country_markers[:],
        vec[i64]([0] * (TURNS - 1)),
    )

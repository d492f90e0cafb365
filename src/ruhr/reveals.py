"""What is revealed next, of what can come, and how likely each of it is.

On a veiled table everything stops before a reveal. What comes is exchanged there for what is to come: the
first country that lies face down, or the first marker in the bag, which is drawn where no draw is dealt.
"""

from collections import Counter
from typing import Literal

from ruhr.board.words import DEMAND_MARKERS, OBSTACLES
from ruhr.rules.actions import NOTHING, VEILED
from ruhr.rules.sequence_of_play import advance
from ruhr.rules.set_up import countries_turned_up, unknown_markers
from ruhr.rules.state import State, one

RevealedKind = Literal["country", "marker"]


def kind_of_reveal(s: State) -> RevealedKind | None:
    """What a table waits for, if for anything."""
    if s.decision != VEILED:
        return None
    return "country" if s.phase == 1 else "marker"


def outcomes(s: State) -> Counter[int]:
    """How many of all that can come are like each column of a country, or each first marker of its kind.

    None of them is likelier than another.
    """
    if s.phase == 1:
        return Counter(int(column) for column in s.deal.countries[countries_turned_up(s) :])
    return Counter(_first_like(s, marker) for marker in _markers_left(s))


def like(s: State, outcome: int) -> int:
    """The outcome that stands for all that are like this one."""
    return outcome if s.phase == 1 else _first_like(s, outcome)


def reveal(s: State, outcome: int) -> bool:
    """Let this come, and nothing more; false if it cannot be. A marker may be any that can come."""
    if not (_exchange_country(s, outcome) if s.phase == 1 else _exchange_marker(s, outcome)):
        return False
    s.decision = NOTHING
    s.veiled = False
    advance(s)
    s.veiled = True
    return True


def _markers_left(s: State) -> list[int]:
    """The demand markers one of which is drawn: none of those not seen yet is likelier than another."""
    unknown = unknown_markers(s)
    return [marker for marker in range(DEMAND_MARKERS) if unknown & one(marker)]


def _first_like(s: State, marker: int) -> int:
    """The first marker that can come and does the same."""
    b = s.board
    does = (b.marker_event[marker], b.marker_value[marker])
    return next(k for k in _markers_left(s) if (b.marker_event[k], b.marker_value[k]) == does)


def _exchange_country(s: State, column: int) -> bool:
    """Exchange the country of this turn for another one; false if it cannot be (§6.1)."""
    known, countries = countries_turned_up(s), s.deal.countries
    for at in range(known, len(countries)):
        if countries[at] == column:
            countries[known], countries[at] = countries[at], countries[known]
            return True
    return False


def _exchange_marker(s: State, marker: int) -> bool:
    """Exchange the marker that is drawn for another one from bag or river; false if it cannot be (§6.2)."""
    for at in range(s.bag_count):
        if s.bag[at] == marker:
            s.bag[0], s.bag[at] = s.bag[at], s.bag[0]
            return True
    under = s.deal.obstacles
    for obstacle in range(OBSTACLES):
        if s.obstacles & one(obstacle) and under[obstacle] == marker:
            s.bag[0], under[obstacle] = under[obstacle], s.bag[0]
            return True
    return False

"""Phase 5: progress markers are received (§6.5)."""

from mypy_extensions import i64

from ruhr.board.words import FIRST_WHITE, GRAFSCHAFT_MARK, MARKER_KINDS
from ruhr.rules.events import MARK_BOX, PROGRESS_GAINED, PROGRESS_MISSED, WAREHOUSES_RECEIVED
from ruhr.rules.state import Player, State, one


def proceed(s: State) -> bool:
    """In order, each player receives every marker whose tokens he has; the tokens stay (§6.5)."""
    position: i64 = 0
    while position < s.seats:
        receive_all(s, s.players[s.order[position]])
        position += 1
    return True


def receive_all(s: State, me: Player) -> None:
    """A player receives every marker whose tokens he has (§6.5)."""
    marker: i64 = 0
    while marker < MARKER_KINDS:
        if not one(marker) & (me.markers | me.missed) and not missing_spaces(s, me, marker):
            receive(s, me, marker)
        marker += 1


def missing_spaces(s: State, me: Player, marker: i64) -> i64:
    """The token spaces that are still to be filled for a progress marker (§6.5)."""
    return s.board.marker_needs[marker] & ~me.tokens


def receive(s: State, me: Player, marker: i64) -> None:
    """Take a progress marker, or miss a white one that has run out for good (§6.5.1)."""
    if marker >= FIRST_WHITE:
        if s.white_left[marker - FIRST_WHITE] == 0:
            me.missed |= one(marker)
            s.note(PROGRESS_MISSED, me.seat, marker)
            return
        s.white_left[marker - FIRST_WHITE] -= 1
    me.markers |= one(marker)
    s.note(PROGRESS_GAINED, me.seat, marker)
    if marker == GRAFSCHAFT_MARK:
        # §6.5.2: the two warehouses of its box.
        me.pool += me.mark_box
        s.note(WAREHOUSES_RECEIVED, me.seat, me.mark_box, MARK_BOX)
        me.mark_box = 0

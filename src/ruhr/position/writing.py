"""A table as a line of text (docs/position.md): whatever goes without saying is left out."""

from collections.abc import Sequence

from ruhr.board.words import (
    DEMAND_MARKERS,
    FIRST_COLUMN,
    FIRST_DEPOT,
    STORAGES,
    TERRITORIES,
)
from ruhr.position import usual
from ruhr.position.hidden import hidden_in_words
from ruhr.position.players import ALL, EMPTY, player_in_words
from ruhr.position.usual import SEATS
from ruhr.rules import set_up, transport_track
from ruhr.rules.actions import DECISIONS, NOTHING, OVER, PURCHASE, VEILED
from ruhr.rules.phase_6_purchases import BOUND
from ruhr.rules.state import FREE, NOWHERE, State


def write(s: State, *, hidden: bool) -> str:
    """The text of a position, with or without what is hidden."""
    sections = [
        _head(s),
        _section("order", _order(s)),
        _section("dice", _dice(s)),
        _section("track", _track(s)),
        _section("coming_back", row_in_words(s.returning)),
        _section("demand", _demand(s)),
        _section("locks", _locks(s)),
        _section("drawn", _drawn(s)),
        _section("countries", _countries(s)),
        _section("barges", _barges(s)),
        _section("cities", _sites(s, s.board.cities, 0)),
        _section("depots", _sites(s, TERRITORIES, FIRST_DEPOT)),
        _section("port", _sites(s, s.board.countries, FIRST_COLUMN)),
        _section("export", str(s.export_marker) if s.export_marker else ""),
        _section("owed", _owed(s)),
        *(_section(f"{SEATS[me.seat]}:", player_in_words(s, me)) for me in s.players),
        _section("hidden", hidden_in_words(s) if hidden else ""),
    ]
    return "; ".join(section for section in sections if section)


def _section(keyword: str, content: str) -> str:
    return f"{keyword} {content}" if content else ""


def _head(s: State) -> str:
    items = [s.board.identity]
    if s.calmer_water:
        items.append("calmer water")
    items += [f"{s.seats} players", f"turn {s.turn}", f"phase {s.phase}"]
    if s.decision == OVER:
        items.append("over")
    elif s.decision not in (NOTHING, VEILED):
        items.append(f"{SEATS[s.actor]} decides {DECISIONS[s.decision]}")
    if s.decision == PURCHASE and s.step == BOUND:
        items.append("lock first")
    if s.lock_duty:
        items.append("lock duty")
    return ", ".join(items)


def _order(s: State) -> str:
    order = list(s.order)
    return "" if order == usual.order(s) else " ".join(SEATS[seat] for seat in order)


def _dice(s: State) -> str:
    if list(s.dice) == [set_up.pips_at_set_up(s.board, s.seats, storage) for storage in range(STORAGES)]:
        return ""
    return ", ".join(f"{s.board.storages[k].id} {pips}" for k, pips in enumerate(s.dice) if pips) or EMPTY


def row_in_words(row: int) -> str:
    """Dice in a row, from the arrow box up: `b3 w4`."""
    return " ".join(
        f"{'bw'[transport_track.colour_of(die)]}{transport_track.pips_of(die)}"
        for die in transport_track.dice_of(row)
    )


def _track(s: State) -> str:
    left, right = row_in_words(s.left_column), row_in_words(s.right_column)
    if right:
        return f"{left or EMPTY} / {right}"
    return "" if left == f"b{s.board.start_die}" else left or EMPTY


def _demand(s: State) -> str:
    return ", ".join(
        f"{space.id} {1 + (s.demand_two >> k & 1)}"
        for k, space in enumerate(s.board.selling)
        if s.demand_one >> k & 1
    )


def _locks(s: State) -> str:
    if not s.obstacles:
        return ALL
    return " ".join(space.id for k, space in enumerate(s.board.obstacles) if not s.obstacles >> k & 1)


def _drawn(s: State) -> str:
    before = [str(k) for k in range(DEMAND_MARKERS) if s.drawn >> k & 1 and k != s.drawn_now]
    now = [] if s.drawn_now == NOWHERE else ["now", str(s.drawn_now)]
    return " ".join(before + now)


def _countries(s: State) -> str:
    known = set_up.countries_turned_up(s)
    return " ".join(s.board.countries[column] for column in s.deal.countries[:known])


def _barges(s: State) -> str:
    """On each space the farthest upriver first."""
    lying: dict[str, list[str]] = {}
    for me in sorted(s.players, key=lambda me: (me.barge, -me.arrival)):
        if me.barge != NOWHERE:
            lying.setdefault(s.board.spaces[me.barge].id, []).append(SEATS[me.seat])
    return ", ".join(f"{space} {' '.join(seats)}" for space, seats in lying.items())


def _sites(s: State, names: Sequence[str], first: int) -> str:
    written = []
    for k, name in enumerate(names):
        slots = s.slots[s.board.slot_start[first + k] : s.board.slot_start[first + k + 1]]
        owners = [SEATS[seat] for seat in slots if seat != FREE]
        if owners:
            written.append(f"{name} {' '.join(owners)}")
    return ", ".join(written)


def _owed(s: State) -> str:
    if (s.black_owed, s.white_owed) == usual.owed(s):
        return ""
    return f"black {s.black_owed}, white {s.white_owed}"

"""Phase 2: water level and demand (§6.2)."""

from typing import Final

from mypy_extensions import i64

from ruhr.board.words import DEMAND_CITIES, DEMAND_INDUSTRIES, MOST_PIPS, SELLING_SPACES, STORAGES, TURNS
from ruhr.rules.actions import VEILED
from ruhr.rules.events import (
    BAG_EMPTY,
    DEMAND_PLACED,
    LOCK_DUTY,
    MARKER_DRAWN,
    PILOT_BANNED,
    REVEAL_FOLLOWS,
    STORAGE_DICE_CHANGED,
)
from ruhr.rules.state import State, one

WATER_PHASE: Final = 2


def proceed(s: State) -> bool:
    """One marker is drawn and its event carried out (§6.2)."""
    if next_draw(s) == TURNS:
        return True
    # R9: from an empty bag nothing is drawn.
    if s.bag_count == 0:
        s.note(BAG_EMPTY)
        return True
    if s.veiled:
        s.note(REVEAL_FOLLOWS)
        s.decision = VEILED
        return False
    s.reveals += 1
    marker = draw(s)
    s.note(MARKER_DRAWN, marker)
    event = s.board.marker_event[marker]
    if event == DEMAND_INDUSTRIES or event == DEMAND_CITIES:
        place_demand(s, s.board.marker_value[marker])
    else:
        ban_pilots(s, s.board.marker_value[marker])
    # §6.2, very rare occurrence: with one marker left every player must build a lock.
    if s.bag_count == 1:
        s.lock_duty = True
        s.note(LOCK_DUTY)
    return True


def next_draw(s: State) -> i64:
    """The next turn in which a marker is drawn; the last turn, which draws none, if none is (§6.2)."""
    turn = s.turn if s.phase <= WATER_PHASE else s.turn + 1
    return turn if turn < TURNS else TURNS


def draw_follows(s: State) -> bool:
    """Will a marker be drawn, in this turn or in the next, from the bag as it is now (§6.2, R9)?"""
    return next_draw(s) < TURNS and s.bag_count > 0


def draw(s: State) -> i64:
    """The turn's number says which marker comes out; the rest keep their order (R1)."""
    at = (s.deal.draws[s.turn - 1] * s.bag_count) >> 32
    marker = s.bag[at]
    s.bag_count -= 1
    while at < s.bag_count:
        s.bag[at] = s.bag[at + 1]
        at += 1
    s.drawn |= one(marker)
    s.drawn_now = marker
    return marker


def place_demand(s: State, spaces: i64) -> None:
    """One Thaler on each of the spaces, never more than two on a space (§6.2)."""
    space: i64 = 0
    while space < SELLING_SPACES:
        if (spaces & ~s.demand_two) >> space & 1:
            s.note(DEMAND_PLACED, space)
        space += 1
    s.demand_two |= s.demand_one & spaces
    s.demand_one |= spaces


def ban_pilots(s: State, change: i64) -> None:
    """High or low water: no pilots this turn; one marker each way changes the dice on the storages (§6.2)."""
    s.pilot_banned = True
    s.note(PILOT_BANNED)
    if change == 0:
        return
    storage: i64 = 0
    while storage < STORAGES:
        pips = s.dice[storage] + change
        if (s.with_dice >> storage) & 1 and 1 <= pips <= MOST_PIPS:
            s.dice[storage] = pips
        storage += 1
    s.note(STORAGE_DICE_CHANGED, change)

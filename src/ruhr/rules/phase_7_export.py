"""Phase 7: export victory points, and the end of the turn (§6.7)."""

from mypy_extensions import i64

from ruhr.board.words import FIRST_COLUMN
from ruhr.rules.events import EXPORT_MARKER_MOVED, EXPORTED, THALERS_RETURNED
from ruhr.rules.set_up import country_of_turn, exports_in
from ruhr.rules.state import FREE, FROM_EXPORTS, NOWHERE, Player, State


def proceed(s: State) -> bool:
    """Export points, surplus Thalers back to the bank, and everything ready for the next turn (§6.7)."""
    if exports_in(s.board, s.turn):
        award_export_points(s, country_of_turn(s, s.turn))
    return_surplus(s)
    for me in s.players:
        me.used = 0
        me.locks_this_phase = 0
        me.option = NOWHERE
    s.pilot_banned = False
    s.wage_taken = False
    s.lock_duty = False
    s.drawn_now = NOWHERE
    return True


def surplus_of(s: State, me: Player) -> i64:
    """The Thalers beyond what a player may keep, which go back to the bank at the end of the turn (§6.7)."""
    surplus = me.thalers - s.board.thaler_limit
    if surplus < 0:
        return 0
    return surplus


def return_surplus(s: State) -> None:
    """What a player may not keep goes back to the bank (§6.7)."""
    for me in s.players:
        surplus = surplus_of(s, me)
        if surplus:
            me.thalers -= surplus
            s.note(THALERS_RETURNED, me.seat, surplus)


def award_export_points(s: State, column: i64) -> None:
    """Each warehouse in the country's column earns the track's value and its position's bonus (§6.7).

    Then the export marker moves left, one box for each of them, not past the first (R16).
    """
    value = s.board.export_values[s.export_marker]
    slot = s.board.slot_start[FIRST_COLUMN + column]
    end = s.board.slot_start[FIRST_COLUMN + column + 1]
    exporting: i64 = 0
    while slot < end and s.slots[slot] != FREE:
        points = value + s.board.position_bonus[exporting]
        s.players[s.slots[slot]].earn(FROM_EXPORTS, points)
        exporting += 1
        s.note(EXPORTED, s.slots[slot], column, exporting, points)
        slot += 1
    if exporting and s.export_marker:
        s.export_marker = s.export_marker - exporting if s.export_marker > exporting else 0
        s.note(EXPORT_MARKER_MOVED, s.export_marker, s.board.export_values[s.export_marker])


def exports_to_come(s: State, column: i64) -> i64:
    """How many exports to a country are still to be carried out, this turn's included (§6.7).

    Everybody knows: all country markers are turned in the end, and those turned so far are seen.
    """
    count: i64 = 0
    at: i64 = 0
    markers: i64 = len(s.board.country_markers)
    while at < markers:
        if s.board.country_markers[at] == column:
            count += 1
        at += 1
    turn = s.board.first_export
    while turn < s.turn and exports_in(s.board, turn):
        if country_of_turn(s, turn) == column:
            count -= 1
        turn += 1
    return count

"""Why something is not possible now: a code and up to two numbers.

A refusal travels as one integer, 0 meaning that there is none. `SCHEMA` names the values and says what
they count; only `ruhr.language` turns a refusal into a sentence.
"""

from typing import Final

from mypy_extensions import i64

MAY: Final = 0
GAME_OVER: Final = 1
OTHER_PHASE: Final = 2
OTHER_STEP: Final = 3
NO_THALER: Final = 4
NO_POINT: Final = 5
STORAGE_HAS_DIE: Final = 6
STORAGE_HAS_NO_DIE: Final = 7
STORAGE_TAKEN: Final = 8
WRONG_COLOUR: Final = 9
WRONG_TERRITORY: Final = 10
NOT_OWED: Final = 11
NEEDS_MARKER: Final = 12
MARKER_MISSED: Final = 13
MARKER_FLIPPED: Final = 14
MARKER_USED: Final = 15
DIE_IS_SIX: Final = 16
NO_DIE_BELOW_SIX: Final = 17
NO_HAULING_YET: Final = 18
NO_PILOT: Final = 19
NOT_IN_LAST_TURN: Final = 20
WAGE_TAKEN: Final = 21
ARROW_BOX_EMPTY: Final = 22
NO_START: Final = 23
NO_START_FROM_THERE: Final = 24
THALERS_SHORT: Final = 25
OPTION_POSSIBLE: Final = 26
NOT_DOWNRIVER: Final = 27
NOT_UPRIVER: Final = 28
NEEDS_PILOT: Final = 29
LOCKS_LATER: Final = 30
LOCK_STANDS: Final = 31
LOCK_FIRST: Final = 32
NO_WAREHOUSE: Final = 33
CITY_FULL: Final = 34
IN_CITY_ALREADY: Final = 35
DEPOT_FULL: Final = 36
COLUMN_FULL: Final = 37
IN_COLUMN_ALREADY: Final = 38
PORT_LIMIT: Final = 39
NOT_IN_COLUMN: Final = 40
NO_DEBT: Final = 41
WRONG_ARROW_COLOUR: Final = 42

#: code → its name, its rulebook section, and its values as (name, what the number counts).
SCHEMA: Final[tuple[tuple[str, str, tuple[tuple[str, str], ...]], ...]] = (
    ("may", "", ()),
    ("game_over", "7.0", ()),
    ("other_phase", "6.0", (("phase", "number"), ("now", "number"))),
    ("other_step", "6.0", (("decision", "decision"),)),
    ("no_thaler", "6.1", ()),
    ("no_point", "6.1", ()),
    ("storage_has_die", "5.1", ()),
    ("storage_has_no_die", "6.3", ()),
    ("storage_taken", "6.3", (("seat", "seat"),)),
    ("wrong_colour", "5.1", (("colour", "colour"),)),
    ("wrong_territory", "5.1", (("territory", "territory"),)),
    ("not_owed", "6.1", (("colour", "colour"),)),
    ("needs_marker", "6.5", (("marker", "marker"),)),
    ("marker_missed", "6.5", (("marker", "marker"),)),
    ("marker_flipped", "6.5", (("marker", "marker"),)),
    ("marker_used", "6.5", (("marker", "marker"),)),
    ("die_is_six", "5.2", ()),
    ("no_die_below_six", "5.2", ()),
    ("no_hauling_yet", "6.3", ()),
    ("no_pilot", "6.2", ()),
    ("not_in_last_turn", "6.1", ()),
    ("wage_taken", "5.2", ()),
    ("arrow_box_empty", "5.2", ()),
    ("no_start", "6.3", ()),
    ("no_start_from_there", "6.3", ()),
    ("thalers_short", "5.3", (("missing", "number"), ("price", "number"))),
    ("option_possible", "5.2", ()),
    ("not_downriver", "6.3", ()),
    ("not_upriver", "6.3", ()),
    ("needs_pilot", "6.4", ()),
    ("locks_later", "6.1", ()),
    ("lock_stands", "6.6", ()),
    ("lock_first", "6.2", ()),
    ("no_warehouse", "6.6", ()),
    ("city_full", "6.6", ()),
    ("in_city_already", "6.6", ()),
    ("depot_full", "6.6", ()),
    ("column_full", "6.6", ()),
    ("in_column_already", "6.6", ()),
    ("port_limit", "6.6", (("limit", "number"),)),
    ("not_in_column", "6.6", ()),
    ("no_debt", "6.6", ()),
    ("wrong_arrow_colour", "5.2", ()),
)


def refuse(code: i64, a: i64 = 0, b: i64 = 0) -> i64:
    return code | (a << 8) | (b << 24)


def code_of(refusal: i64) -> i64:
    return refusal & 0xFF


def values_of(refusal: i64) -> tuple[i64, i64]:
    return (refusal >> 8) & 0xFFFF, refusal >> 24

"""Why something is not possible now: a code and up to two numbers.

A refusal travels as one integer, 0 meaning that there is none. `ruhr.edge.refusals` declares the values of
each code; only `ruhr.language` turns a refusal into a sentence.
"""

from typing import Final

from mypy_extensions import i64

MAY: Final[i64] = 0
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


def refuse(code: i64, a: i64 = 0, b: i64 = 0) -> i64:
    return code | (a << 8) | (b << 24)


def code_of(refusal: i64) -> i64:
    return refusal & 0xFF


def values_of(refusal: i64) -> tuple[i64, i64]:
    return (refusal >> 8) & 0xFFFF, refusal >> 24

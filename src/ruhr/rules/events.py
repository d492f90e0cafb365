"""What can happen in the game, told as a kind and a few numbers.

`ruhr.edge.events` declares the values of each kind and what they mean; only `ruhr.language` turns those into
sentences.
"""

from typing import Final

TURN_BEGAN: Final = 0
FIRST_PLAYER: Final = 1
COUNTRY_REVEALED: Final = 2
LOCK_PRICE: Final = 3
OPTIONS_DEARER: Final = 4
PATH_CHANGED: Final = 5
DIE_CAME_BACK: Final = 6
TRACK_DICE_RAISED: Final = 7
DIE_REMOVED: Final = 8
WAREHOUSES_RECEIVED: Final = 9
LEVY_PAID: Final = 10
LEVY_WAIVED: Final = 11
GIFT_TAKEN: Final = 12
BORROWED: Final = 13
BORROWED_AHEAD: Final = 14
MARKER_DRAWN: Final = 15
BAG_EMPTY: Final = 16
DEMAND_PLACED: Final = 17
PILOT_BANNED: Final = 18
STORAGE_DICE_CHANGED: Final = 19
LOCK_DUTY: Final = 20
OPTION_CHOSEN: Final = 21
STRANDED: Final = 22
PASSED: Final = 23
WAGE_PAID: Final = 24
SUPPLIED: Final = 25
COAL_HAULED: Final = 26
INN_VISITED: Final = 27
TRANSPORTED: Final = 28
SUPPLY_LAPSED: Final = 29
STARTED: Final = 30
SOLD: Final = 31
QUALITY_LOST: Final = 32
TOKEN_GAINED: Final = 33
DEMAND_TAKEN: Final = 34
CITY_INCOME: Final = 35
EXPORT_MARKER_MOVED: Final = 36
PROGRESS_GAINED: Final = 37
PROGRESS_MISSED: Final = 38
LOCK_BUILT: Final = 39
CITY_BUILT: Final = 40
DEPOT_BUILT: Final = 41
PORT_BUILT: Final = 42
SHIFTED: Final = 43
REPAID: Final = 44
EXPORTED: Final = 45
THALERS_RETURNED: Final = 46
BONUS_SCORED: Final = 47
WON: Final = 48
REVEAL_FOLLOWS: Final = 49

# The two things a levy can be paid in and a gift or the inn can give.
CURRENCIES: Final = ("thaler", "point")
THALER: Final = 0
POINT: Final = 1

# Where warehouses wait until a player receives them (§2.6).
BOXES: Final = ("turn_track", "lock", "grafschaft_mark")
TURN_TRACK: Final = 0
LOCK_BOX: Final = 1
MARK_BOX: Final = 2

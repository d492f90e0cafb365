"""What can happen in the game, told as a kind and a few numbers.

`SCHEMA` names the values of each kind and says what they count, so that the edge of the program can turn
the numbers into ids. Only `ruhr.language` turns those into sentences.
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

#: kind → its name, its rulebook section, and its values as (name, what the number counts).
SCHEMA: Final[tuple[tuple[str, str, tuple[tuple[str, str], ...]], ...]] = (
    ("turn_began", "6.0", (("turn", "number"),)),
    ("first_player", "6.1", (("seat", "seat"),)),
    ("country_revealed", "6.1", (("country", "country"),)),
    ("lock_price", "6.1", (("thalers", "number"),)),
    ("options_dearer", "6.1", ()),
    ("path_changed", "5.1", (("path", "path"),)),
    (
        "die_came_back",
        "5.1",
        (("seat", "seat"), ("colour", "colour"), ("pips", "number"), ("storage", "storage")),
    ),
    ("track_dice_raised", "6.1", ()),
    (
        "die_removed",
        "6.1",
        (("seat", "seat"), ("colour", "colour"), ("pips", "number"), ("storage", "storage")),
    ),
    ("warehouses_received", "2.6", (("seat", "seat"), ("count", "number"), ("source", "box"))),
    ("levy_paid", "6.1", (("seat", "seat"), ("currency", "currency"))),
    ("levy_waived", "6.1", (("seat", "seat"),)),
    ("gift_taken", "6.1", (("seat", "seat"), ("currency", "currency"))),
    ("borrowed", "5.3", (("seat", "seat"), ("thalers", "number"))),
    (
        "borrowed_ahead",
        "5.3",
        (("seat", "seat"), ("thalers", "number"), ("turn", "number"), ("points", "number")),
    ),
    ("marker_drawn", "6.2", (("demand", "demand"),)),
    ("bag_empty", "6.2", ()),
    ("demand_placed", "6.2", (("space", "selling"),)),
    ("pilot_banned", "6.2", ()),
    ("storage_dice_changed", "6.2", (("change", "number"),)),
    ("lock_duty", "6.2", ()),
    (
        "option_chosen",
        "5.2",
        (("seat", "seat"), ("option", "option"), ("thalers", "number"), ("free", "truth")),
    ),
    ("stranded", "5.2", (("seat", "seat"), ("points", "number"))),
    ("passed", "5.2", (("seat", "seat"),)),
    ("wage_paid", "5.2", (("seat", "seat"), ("thalers", "number"))),
    ("supplied", "5.2", (("seat", "seat"), ("storage", "storage"), ("pips", "number"))),
    ("coal_hauled", "6.5", (("seat", "seat"), ("storage", "storage"), ("pips", "number"))),
    ("inn_visited", "6.5", (("seat", "seat"), ("currency", "currency"), ("count", "number"))),
    (
        "transported",
        "5.2",
        (("seat", "seat"), ("colour", "colour"), ("pips", "number"), ("storage", "storage")),
    ),
    ("supply_lapsed", "5.2", (("seat", "seat"),)),
    ("started", "6.3", (("seat", "seat"), ("storage", "storage"))),
    (
        "sold",
        "6.4",
        (
            ("seat", "seat"),
            ("colour", "colour"),
            ("pips", "number"),
            ("space", "selling"),
            ("thalers", "number"),
        ),
    ),
    ("quality_lost", "6.4", (("seat", "seat"), ("pips", "number"))),
    ("token_gained", "6.4", (("seat", "seat"), ("area", "area"))),
    ("demand_taken", "6.4", (("seat", "seat"), ("thalers", "number"), ("space", "selling"))),
    ("city_income", "6.6", (("seat", "seat"), ("city", "city"))),
    ("export_marker_moved", "6.4", (("box", "number"), ("value", "number"))),
    ("progress_gained", "6.5", (("seat", "seat"), ("marker", "marker"))),
    ("progress_missed", "6.5", (("seat", "seat"), ("marker", "marker"))),
    (
        "lock_built",
        "6.6",
        (("seat", "seat"), ("obstacle", "obstacle"), ("thalers", "number"), ("points", "number")),
    ),
    (
        "city_built",
        "6.6",
        (("seat", "seat"), ("city", "city"), ("thalers", "number"), ("points", "number"), ("white", "truth")),
    ),
    (
        "depot_built",
        "6.6",
        (("seat", "seat"), ("territory", "territory"), ("thalers", "number"), ("points", "number")),
    ),
    (
        "port_built",
        "6.6",
        (
            ("seat", "seat"),
            ("country", "country"),
            ("thalers", "number"),
            ("points", "number"),
            ("white", "truth"),
        ),
    ),
    ("shifted", "6.6", (("seat", "seat"), ("from", "country"), ("to", "country"), ("thalers", "number"))),
    ("repaid", "6.6", (("seat", "seat"), ("thalers", "number"))),
    (
        "exported",
        "6.7",
        (("seat", "seat"), ("country", "country"), ("position", "number"), ("points", "number")),
    ),
    ("thalers_returned", "6.7", (("seat", "seat"), ("thalers", "number"))),
    ("bonus_scored", "7.0", (("seat", "seat"), ("source", "source"), ("points", "number"))),
    ("won", "7.0", (("seat", "seat"), ("points", "number"))),
    ("reveal_follows", "6.0", ()),
)

# The two things a levy can be paid in and a gift or the inn can give.
CURRENCIES: Final = ("thaler", "point")
THALER: Final = 0
POINT: Final = 1

# Where warehouses wait until a player receives them (§2.6).
BOXES: Final = ("turn_track", "lock", "grafschaft_mark")
TURN_TRACK: Final = 0
LOCK_BOX: Final = 1
MARK_BOX: Final = 2

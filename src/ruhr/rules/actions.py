"""Everything a player can ever do, as numbers (section 8 of our rules).

Actions of one kind follow each other: `START + 3` starts at storage 3. Their words are in `ruhr.vocabulary`.
"""

from typing import Final

from ruhr.board.words import (
    CITIES,
    COLUMNS,
    DEPOTS,
    OBSTACLES,
    SELLING_SPACES,
    STORAGES,
)

PAY_THALER: Final = 0
PAY_POINT: Final = 1
TAKE_THALER: Final = 2
TAKE_POINT: Final = 3
REMOVE: Final = 4
PLACE: Final = REMOVE + STORAGES
HAUL_COAL: Final = PLACE + STORAGES
INN_FOR_THALERS: Final = HAUL_COAL + STORAGES
INN_FOR_POINTS: Final = INN_FOR_THALERS + 1
OPTION: Final = INN_FOR_POINTS + 1
OPTION_FREE: Final = OPTION + 9
PASS: Final = OPTION_FREE + 3
TRANSPORT_TO: Final = PASS + 1
SUPPLY_AT: Final = TRANSPORT_TO + STORAGES
START: Final = SUPPLY_AT + STORAGES
SELL: Final = START + STORAGES
LOCK: Final = SELL + SELLING_SPACES
CITY_WAREHOUSE: Final = LOCK + OBSTACLES
DEPOT_WAREHOUSE: Final = CITY_WAREHOUSE + CITIES - 1
PORT_WAREHOUSE: Final = DEPOT_WAREHOUSE + DEPOTS
WHITE_CITY: Final = PORT_WAREHOUSE + COLUMNS
WHITE_PORT: Final = WHITE_CITY + CITIES
SHIFT: Final = WHITE_PORT + COLUMNS
REPAY: Final = SHIFT + COLUMNS * (COLUMNS - 1)
DONE: Final = REPAY + 1
ACTIONS: Final = DONE + 1

#: More actions than this are never legal at once.
MOST_CHOICES: Final = 64

# The decisions a player can be asked for, in the order of a turn.
NOTHING: Final = 0
LEVY: Final = 1
GIFT: Final = 2
REMOVAL: Final = 3
PLACING: Final = 4
OPTION_CHOICE: Final = 5
TRANSPORT_CHOICE: Final = 6
SUPPLY_CHOICE: Final = 7
START_CHOICE: Final = 8
SALE: Final = 9
PURCHASE: Final = 10
OVER: Final = 11
#: A look ahead stops here, before something hidden would be revealed.
VEILED: Final = 12

DECISIONS: Final = (
    "nothing",
    "levy",
    "gift",
    "remove",
    "place",
    "option",
    "transport",
    "supply",
    "start",
    "sell",
    "purchase",
    "over",
    "veiled",
)

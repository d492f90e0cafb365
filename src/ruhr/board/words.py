"""The words printed on the cardboard, and the numbers the rules count them by (§2)."""

from typing import Final

from mypy_extensions import i64

#: The four territories, in the order in which the Ruhr reaches them (§2.1).
TERRITORIES: Final = ("mark", "essen", "werden", "broich")
MARK: Final = 0

#: The three kinds of small industry (§2.1).
TRADES: Final = ("forge", "hammer_mill", "gun_factory")

#: The countries coal is exported to (§2.3.8).
COUNTRIES: Final = ("belgium", "netherlands", "rhineland")

#: Coal dice are black or white (§2.4).
COLOURS: Final = ("black", "white")
BLACK: Final = 0
WHITE: Final = 1

#: Where a die can be sold; with its colour this gives the area of its development token (§6.4).
INDUSTRY: Final = 0
CITY: Final = 1
RUHRORT: Final = 2
AREAS: Final = (
    "black_industry",
    "black_city",
    "black_ruhrort",
    "white_industry",
    "white_city",
    "white_ruhrort",
)


#: Progress markers that every player has of his own (§6.5.2), then the white ones of the common pool.
OWN_MARKERS: Final = (
    "lock_building",
    "wage",
    "essen_warehouse",
    "supply",
    "port_ruhrort",
    "coal_depot",
    "grafschaft_mark",
    "mark_warehouse",
)
WHITE_MARKERS: Final = (
    "coal_hauler",
    "inn",
    "hauling_action",
    "white_warehouse",
    "ruhraake",
    "mayor",
    "ruhrtalbahn",
)
MARKERS: Final = OWN_MARKERS + WHITE_MARKERS
MARKER_KINDS: Final = 15
FIRST_WHITE: Final = 8

LOCK_BUILDING: Final = 0
WAGE_MARKER: Final = 1
ESSEN_WAREHOUSE: Final = 2
SUPPLY_MARKER: Final = 3
PORT_RUHRORT: Final = 4
COAL_DEPOT: Final = 5
GRAFSCHAFT_MARK: Final = 6
MARK_WAREHOUSE: Final = 7
COAL_HAULER: Final = 8
INN: Final = 9
HAULING_ACTION: Final = 10
WHITE_WAREHOUSE: Final = 11
RUHRAAKE: Final = 12
MAYOR: Final = 13
RUHRTALBAHN: Final = 14

#: The coal transport paths, from the longest to the shortest (§5.1).
PATHS: Final = ("brickearth", "paved", "rails")
BRICKEARTH: Final = 0
PAVED: Final = 1
RAILS: Final = 2

#: What the back of an obstacle/demand marker can say (§6.2).
EVENTS: Final = ("demand_industries", "demand_cities", "low_water", "high_water")
DEMAND_INDUSTRIES: Final = 0
DEMAND_CITIES: Final = 1
LOW_WATER: Final = 2
HIGH_WATER: Final = 3

# How many there are of everything (§2, §6): facts of the rulebook that no board file can change.
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
SPACES: Final = 49
STORAGES: Final = 15
OBSTACLES: Final = 14
INDUSTRIES: Final = 12
CITIES: Final = 7
SELLING_SPACES: Final = 20
DEPOTS: Final = 4
COLUMNS: Final = 3
PLAYER_WAREHOUSES: Final = 10
PLAYER_TOKENS: Final = 12
DEMAND_MARKERS: Final = 20
COUNTRY_MARKERS: Final = 8
BLACK_DICE: Final = 8
WHITE_DICE: Final = 6
MOST_PIPS: Final = 6
TURNS: Final = 12

#: Warehouses that wait in the lock box, and as many in the Grafschaft Mark box (§4).
BOX_WAREHOUSES: Final = 2
#: What any warehouse costs with the white marker (§6.5.2).
WHITE_WAREHOUSE_PRICE: Final = 2
#: Farther than this a barge goes only with a pilot (§6.4).
STANDARD_TRIP: Final = 2

# Sites where warehouses stand: cities, then depots, then the columns of the port.
FIRST_DEPOT: Final = 7
FIRST_COLUMN: Final = 11


def coal_of(territory: str) -> i64:
    """The colour of a territory's coal: white in Grafschaft Mark, black elsewhere (§2.4)."""
    return WHITE if territory == TERRITORIES[MARK] else BLACK


def area_of(colour: i64, market: i64) -> i64:
    """The area of the development token for coal of a colour sold in a market (§6.4)."""
    return 3 * colour + market

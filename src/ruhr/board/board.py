"""The board in the form the rules read it: tables and sets instead of names (§2.1).

Places of one kind are numbered downriver from 0: storage 0 to 14, obstacle 0 to 13, selling space 0 to
19. Cities are numbered downriver too, but the one that only the white marker opens comes last. A set of
places is an integer whose bit *k* stands for number *k*.
"""

from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import (
    AREAS,
    BLACK,
    CITY,
    COUNTRIES,
    DEMAND_CITIES,
    DEMAND_INDUSTRIES,
    EVENTS,
    FEWEST_PLAYERS,
    INDUSTRY,
    MARK,
    MARKERS,
    MOST_PLAYERS,
    OBSTACLES,
    OWN_MARKERS,
    RUHRORT,
    SELLING_SPACES,
    SPACES,
    STANDARD_TRIP,
    STORAGES,
    TERRITORIES,
    TURNS,
    WHITE,
    coal_of,
)


class Space(NamedTuple):
    """One of the 49 spaces of the river (§2.1)."""

    kind: str
    id: str
    name: str
    territory: str
    trade: str
    points: int


def standard_trip(kinds: list[str], start: int) -> list[int]:
    """Where a barge sells without a pilot: at most two spaces downriver, and not in Ruhrort (§6.4).

    *kinds* are those of all spaces of the river.
    """
    reached = range(start + 1, min(start + 1 + STANDARD_TRIP, len(kinds)))
    return [space for space in reached if kinds[space] in ("city", "industry")]


class Board:
    """A board to play on. `ruhr.board.loading` makes it from a checked board file."""

    def __init__(self, printed: dict[str, Any], identity: str) -> None:
        #: "standard-" and its edition, or a digest of everything that counts on an edited board.
        self.identity = identity
        #: The checked contents of the board file.
        self.printed = printed
        self.spaces: list[Space] = [
            Space(
                space["kind"],
                space["id"],
                space["name"],
                space["territory"],
                space.get("trade", ""),
                space.get("points", 0),
            )
            for space in printed["river"]
        ]
        self._set_places()
        self._set_trips()
        self._set_sites(printed)
        self._set_player_board(printed)
        self._set_tracks(printed)
        self._set_demand_markers(printed)
        self._set_deal(printed)

    def _set_places(self) -> None:
        """Number the places and remember what kind each is (§2.1)."""
        self.storages: list[Space] = [space for space in self.spaces if space.kind == "storage"]
        self.obstacles: list[Space] = [space for space in self.spaces if space.kind == "obstacle"]
        self.selling: list[Space] = [
            space for space in self.spaces if space.kind in ("city", "industry", "port")
        ]
        river = {space.id: number for number, space in enumerate(self.spaces)}
        self.storage_space: vec[i64] = vec[i64]([river[space.id] for space in self.storages])
        self.obstacle_space: vec[i64] = vec[i64]([river[space.id] for space in self.obstacles])
        self.selling_space: vec[i64] = vec[i64]([river[space.id] for space in self.selling])
        #: The number of the storage, obstacle or selling space on each space of the river, or −1.
        self.storage_at: vec[i64] = self._numbers_on_river(self.storages)
        self.obstacle_at: vec[i64] = self._numbers_on_river(self.obstacles)
        self.selling_at: vec[i64] = self._numbers_on_river(self.selling)
        kinds = {"industry": INDUSTRY, "city": CITY, "port": RUHRORT}
        self.market: vec[i64] = vec[i64]([kinds[space.kind] for space in self.selling])
        self.obstacle_points: vec[i64] = vec[i64]([space.points for space in self.obstacles])
        #: Obstacles in Grafschaft Mark.
        self.mark_obstacles: i64 = sum(
            1 << k for k, space in enumerate(self.obstacles) if space.territory == TERRITORIES[MARK]
        )
        self.territory_storages: vec[i64] = vec[i64](
            [
                sum(1 << k for k, space in enumerate(self.storages) if space.territory == territory)
                for territory in TERRITORIES
            ]
        )
        self.all_storages: i64 = (1 << STORAGES) - 1
        self.white_storages: i64 = sum(
            1 << k for k, space in enumerate(self.storages) if coal_of(space.territory) == WHITE
        )
        self.black_storages: i64 = self.all_storages & ~self.white_storages
        # One entry more than there are spaces: entry 0 is for a barge that is not on the river yet.
        self.storages_downriver: vec[i64] = vec[i64](
            [
                sum(1 << k for k, at in enumerate(self.storage_space) if at > barge)
                for barge in range(-1, SPACES)
            ]
        )
        self.storages_upriver: vec[i64] = vec[i64](
            [
                sum(1 << k for k, at in enumerate(self.storage_space) if at < barge)
                for barge in range(-1, SPACES)
            ]
        )

    def colour_at(self, storage: i64) -> i64:
        """The colour of the dice on a storage, which is that of its territory's coal (§2.4)."""
        return WHITE if (self.white_storages >> storage) & 1 else BLACK

    def _numbers_on_river(self, places: list[Space]) -> vec[i64]:
        numbers = {space.id: number for number, space in enumerate(places)}
        return vec[i64]([numbers.get(space.id, -1) for space in self.spaces])

    def _set_trips(self) -> None:
        """Which selling spaces each storage reaches, and what lies on the way (§6.4)."""
        standard: list[int] = []
        pilot: list[int] = []
        passed: list[int] = []
        kinds = [space.kind for space in self.spaces]
        for start in self.storage_space:
            near = sum(1 << self.selling_at[end] for end in standard_trip(kinds, start))
            far = 0
            for k in range(SELLING_SPACES):
                end = self.selling_space[k]
                if end > start:
                    far |= 1 << k
                passed.append(sum(1 << o for o in range(OBSTACLES) if start < self.obstacle_space[o] < end))
            standard.append(near)
            pilot.append(far)
        self.standard_trips: vec[i64] = vec[i64](standard)
        self.pilot_trips: vec[i64] = vec[i64](pilot)
        #: Obstacles between storage *a* and selling space *b*, at index a × 20 + b.
        self.obstacles_passed: vec[i64] = vec[i64](passed)
        #: Storages that need no pilot.
        self.standard_storages: i64 = sum(1 << k for k, near in enumerate(standard) if near)

    def _set_sites(self, printed: dict[str, Any]) -> None:
        """Where warehouses can be built, slot by slot, and what the slots cost (§6.6)."""
        cities = printed["cities"]
        river_cities = [space.id for space in self.selling if space.kind == "city"]
        self.cities: list[str] = sorted(
            river_cities,
            key=lambda city: (cities[city]["opened_by"] == "white_warehouse", river_cities.index(city)),
        )
        self.city_of_selling: vec[i64] = vec[i64](
            [self.cities.index(space.id) if space.kind == "city" else -1 for space in self.selling]
        )
        #: The progress marker that opens a city.
        self.city_marker: vec[i64] = vec[i64](
            [MARKERS.index(cities[city]["opened_by"]) for city in self.cities]
        )
        self.countries: list[str] = list(printed["port"]["columns"])
        bonus = printed["port"]["position_bonus"]
        prices: list[list[int]] = [cities[city]["slots"] for city in self.cities]
        prices += [printed["depots"][territory] for territory in TERRITORIES]
        prices += [[0] * len(bonus) for _ in COUNTRIES]
        starts = [0]
        for slots in prices:
            starts.append(starts[-1] + len(slots))
        #: The slots of site *k* are slot_start[k] … slot_start[k + 1] − 1, from the left or from the top.
        self.slot_start: vec[i64] = vec[i64](starts)
        self.slot_price: vec[i64] = vec[i64]([price for slots in prices for price in slots])
        self.slots: i64 = starts[-1]
        self.port_prices: vec[i64] = vec[i64](printed["port"]["prices"])
        self.position_bonus: vec[i64] = vec[i64](bonus)
        self.port_limit: i64 = printed["port"]["warehouses_per_player"]
        self.shift_price: i64 = printed["port"]["shift_price"]

    def _set_player_board(self, printed: dict[str, Any]) -> None:
        """Token spaces, what the progress markers need of them, and how a player begins (§2.2, §4)."""
        spaces = printed["token_spaces"]
        first = 0
        starts: list[int] = []
        for area in AREAS:
            starts.append(first)
            first += spaces[area]
        #: The token spaces of each area, as a set; they are filled from the lowest bit on.
        self.area_spaces: vec[i64] = vec[i64](
            [((1 << spaces[area]) - 1) << start for area, start in zip(AREAS, starts, strict=True)]
        )
        needs: list[int] = []
        for marker in MARKERS:
            wanted = printed["progress"]["own" if marker in OWN_MARKERS else "white"][marker]
            needs.append(
                sum(
                    ((1 << wanted.get(area, 0)) - 1) << start
                    for area, start in zip(AREAS, starts, strict=True)
                )
            )
        #: The token spaces a progress marker needs filled (§6.5).
        self.marker_needs: vec[i64] = vec[i64](needs)
        players = printed["players"]
        self.start_thalers: i64 = players["start_thalers"]
        self.start_warehouses: i64 = players["start_warehouses"]
        self.debt_spaces: i64 = players["debt_spaces"]
        self.thaler_limit: i64 = players["thaler_limit"]

    def _set_tracks(self, printed: dict[str, Any]) -> None:
        """The transport paths, the export track and the turn track (§2.1, §5.1)."""
        tracks = printed["transport_tracks"]
        self.path_length: vec[i64] = vec[i64]([tracks["brickearth"], tracks["paved"], tracks["rails"]])
        self.start_die: i64 = tracks["start_die"]
        self.export_values: vec[i64] = vec[i64](printed["export_track"]["values"])
        turns = printed["turns"]
        # Entry 0 of the tables by turn stays unused.
        self.arms: vec[i64] = vec[i64](
            [0] + [TERRITORIES.index(turns["arms"][str(turn)]) for turn in range(1, TURNS + 1)]
        )
        #: The year printed on each turn's box, 0 where none is known.
        self.years: vec[i64] = vec[i64]([turns["years"].get(str(turn), 0) for turn in range(TURNS + 1)])
        #: The turns on which a warehouse of every player waits, as a set of turns.
        self.warehouse_turns: i64 = sum(1 << turn for turn in turns["warehouses"])
        self.first_export: i64 = turns["exports"][0]
        self.last_export: i64 = turns["exports"][1]

    def _set_demand_markers(self, printed: dict[str, Any]) -> None:
        """The backs of the obstacle/demand markers (§6.2)."""
        events: list[int] = []
        values: list[int] = []
        starred = 0
        #: The marker's entry in the board file, for those who put it into words.
        self.demand_markers: list[dict[str, Any]] = []
        for marker in printed["markers"]:
            for _ in range(marker.get("count", 1)):
                starred |= int(marker.get("starred", False)) << len(events)
                event = EVENTS.index(marker["event"])
                events.append(event)
                values.append(
                    self._demand(marker)
                    if event in (DEMAND_INDUSTRIES, DEMAND_CITIES)
                    else marker.get("dice", 0)
                )
                self.demand_markers.append(marker)
        self.marker_event: vec[i64] = vec[i64](events)
        #: For demand the set of selling spaces, for water the change of the dice on the storages.
        self.marker_value: vec[i64] = vec[i64](values)
        self.starred_markers: i64 = starred

    def _demand(self, marker: dict[str, Any]) -> int:
        """The selling spaces on which a demand marker puts a Thaler."""
        if "cities" in marker:
            return sum(1 << k for k, space in enumerate(self.selling) if space.id in marker["cities"])
        key = "territory" if "territory" in marker else "trade"
        wanted = marker[key]
        return sum(
            1 << k
            for k, space in enumerate(self.selling)
            if space.kind == "industry" and (space.territory if key == "territory" else space.trade) == wanted
        )

    def _set_deal(self, printed: dict[str, Any]) -> None:
        """What set-up lays out: the dice for two, three and four players, the country markers (§4, §8)."""
        dice = printed["dice"]
        #: Pips on storage *k* with *n* players, at index (n − fewest) × 15 + k.
        self.start_dice: vec[i64] = vec[i64](
            [
                dice[str(players)].get(space.id, 0)
                for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
                for space in self.storages
            ]
        )
        self.country_markers: vec[i64] = vec[i64](
            [
                column
                for column, country in enumerate(self.countries)
                for _ in range(printed["countries"][country])
            ]
        )

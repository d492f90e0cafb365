"""The shape of what is seen: the table, which is the same for every seat, and the printed board."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from ruhr.edge.values import (
    Area,
    Colour,
    Country,
    Decision,
    Marker,
    Path,
    SpecialOption,
    Territory,
)


class DieView(TypedDict):
    """A die on the transport track."""

    colour: Colour
    pips: int


class WaitingView(TypedDict):
    """Warehouses that wait for something."""

    lock: int
    grafschaft_mark: int
    turns: list[int]


class PlayerView(TypedDict):
    """A player's board."""

    seat: int
    name: str
    points: int
    sources: dict[str, int]
    thalers: int
    pool: int
    debts: int
    waiting: WaitingView
    barge: str | None
    loading: str | None
    option: SpecialOption | None
    tokens: dict[str, int]
    markers: list[Marker]
    #: The markers he can still receive, each with the areas in which a token is missing, one entry a token.
    needs: dict[str, list[Area]]
    missed: list[Marker]
    flipped: list[Marker]
    used: list[Marker]
    locks: int


class DecisionView(TypedDict):
    """What is asked, and of whom."""

    kind: Decision
    actor: int


class RiverView(TypedDict):
    """What lies on the river."""

    dice: dict[str, int]
    obstacles: list[str]
    demand: dict[str, int]
    #: The seats of the barges on each space, the farthest upriver first.
    barges: dict[str, list[int]]


class ExportView(TypedDict):
    """Where the export marker stands."""

    marker: int
    value: int


class TrackView(TypedDict):
    """The transport track; each column from the arrow box up."""

    path: Path
    columns: list[list[DieView]]
    coming_back: list[DieView]


class BagView(TypedDict):
    """What is known of the bag: how many markers are in it, and which can be there or under the obstacles."""

    count: int
    drawn: list[int]
    drawn_now: int | None
    unknown: list[int]


class PricesView(TypedDict):
    """What things cost now."""

    lock: int
    port: int
    options: dict[str, int]


class View(TypedDict):
    """Everything on the table; the same for every seat."""

    board: str
    calmer_water: bool
    turn: int
    year: int | None
    phase: int
    arms: Territory
    decision: DecisionView | None
    order: list[int]
    players: list[PlayerView]
    river: RiverView
    #: Whose warehouses stand in the slots.
    cities: dict[str, list[int | None]]
    depots: dict[str, list[int | None]]
    port: dict[str, list[int | None]]
    export: ExportView
    track: TrackView
    #: The country of each turn that exports, if it has been turned up.
    countries: dict[str, str | None]
    bag: BagView
    white_left: dict[str, int]
    pilot_banned: bool
    wage_taken: bool
    lock_duty: bool
    prices: PricesView


class PrintedSpace(TypedDict):
    """A space of the river."""

    kind: Literal["storage", "obstacle", "city", "industry", "port"]
    id: str
    name: str
    territory: Territory
    trade: NotRequired[Literal["forge", "hammer_mill", "gun_factory"]]
    points: NotRequired[int]
    #: The colour of the coal that lies on a storage.
    coal: Colour | None


class PrintedPlayerBoard(TypedDict):
    """How a player begins, and what he may have."""

    start_thalers: int
    start_warehouses: int
    debt_spaces: int
    thaler_limit: int


class PrintedCity(TypedDict):
    """The slots of a city with their prices, and the marker that opens it."""

    opened_by: Marker
    slots: list[int]


class PrintedPort(TypedDict):
    """The columns of the port."""

    columns: list[Country]
    prices: list[int]
    position_bonus: list[int]
    warehouses_per_player: int
    shift_price: int


class PrintedExportTrack(TypedDict):
    """The boxes of the export track."""

    values: list[int]


class PrintedProgress(TypedDict):
    """The tokens that the progress markers need."""

    own: dict[str, dict[str, int]]
    white: dict[str, dict[str, int]]


class PrintedMarker(TypedDict):
    """The back of an obstacle/demand marker, or of several that are alike."""

    event: Literal["demand_industries", "demand_cities", "low_water", "high_water"]
    territory: NotRequired[Territory]
    trade: NotRequired[Literal["forge", "hammer_mill", "gun_factory"]]
    cities: NotRequired[list[str]]
    dice: NotRequired[int]
    starred: NotRequired[bool]
    count: NotRequired[int]


class PrintedTurns(TypedDict):
    """The turn track."""

    years: dict[str, int]
    arms: dict[str, Territory]
    warehouses: list[int]
    exports: list[int]
    #: What history brings in each turn.
    events: dict[str, str]


class PrintedMap(TypedDict):
    """Where everything lies: longitude and latitude."""

    course: list[tuple[float, float]]
    places: dict[str, tuple[float, float]]


class PrintedBoard(TypedDict):
    """What is printed on the cardboard."""

    river: list[PrintedSpace]
    players: PrintedPlayerBoard
    cities: dict[str, PrintedCity]
    depots: dict[str, list[int]]
    port: PrintedPort
    export_track: PrintedExportTrack
    countries: dict[str, int]
    transport_tracks: dict[str, int]
    dice: dict[str, int | dict[str, int]]
    token_spaces: dict[str, int]
    progress: PrintedProgress
    markers: list[PrintedMarker]
    turns: PrintedTurns
    map: PrintedMap


class BoardView(PrintedBoard):
    """The printed board with every action there is on it, by its words."""

    actions: dict[str, dict[str, Any]]

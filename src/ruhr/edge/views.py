"""The shape of what is seen: the table, which is the same for every seat, and the printed board."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ruhr.edge.actions import ActionView
from ruhr.edge.values import (
    Area,
    Colour,
    Country,
    Decision,
    Historical,
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


class EndView(TypedDict):
    """A player's points if the game ended now, with all their sources; debts are negative."""

    points: int
    sources: dict[str, int]


class PlayerView(TypedDict):
    """A player's board."""

    seat: int
    name: str
    points: int
    sources: dict[str, int]
    if_ended: EndView
    thalers: int
    #: How many of them go back to the bank at the end of the turn, if he keeps them.
    surplus: int
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
    #: Will a marker be drawn from it, in this turn or in the next?
    draw_follows: bool


class PricesView(TypedDict):
    """What things cost now."""

    lock: int
    port: int
    options: dict[str, int]


class NextOrderView(TypedDict):
    """The next phase that the seats go through in order, and that order if no barge moves before."""

    phase: int
    order: list[int]


class DepotStandingView(TypedDict):
    """Everybody's warehouses in a coal depot, by seat, and who alone has most of them."""

    counts: list[int]
    leader: int | None


class StandingView(TypedDict):
    """How a seat stands in a bonus: what it would bring if the game ended now, and what counts for it."""

    points: int
    #: How many cities, depots, Thalers or debts it has for it, and how many there are; None without a limit.
    have: int
    of: int | None


class BonusView(TypedDict):
    """A bonus of the end of the game: the source of its points, the marker it needs, everybody's standing."""

    bonus: str
    marker: Marker | None
    seats: list[StandingView]


class StandingsView(TypedDict):
    """Who stands how in every bonus of the end of the game."""

    depots: dict[str, DepotStandingView]
    bonuses: list[BonusView]


class NextBuildingView(TypedDict):
    """What the next building on a place costs and brings; its slot counts from 0."""

    slot: int
    thalers: int
    points: int


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
    next_order: NextOrderView | None
    players: list[PlayerView]
    standings: StandingsView
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
    #: By place: `city:…`, `depot:…`, `port:…`, and `space:…` of the obstacles; without those that are full.
    next_buildings: dict[str, NextBuildingView]


class OutlookView(TypedDict):
    """What the coal of a storage would bring a seat if it were sold now, and nothing happened in between."""

    storage: str
    seat: int
    #: The selling space, the spaces from the storage to there, and the obstacles without a lock among them.
    space: str
    way: list[str]
    obstacles: list[str]
    #: Does it need a pilot, does the storage lie upriver of the barge, may the seat carry this coal?
    pilot: bool
    hauling: bool
    carried: bool
    #: The special options with which the seat could start there and sell there.
    options: list[SpecialOption]
    #: The progress markers that it completes, and how many points more there were if the game then ended.
    markers: list[Marker]
    points: int


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
    #: The one selling space that the coal of a storage reaches without a pilot, and whether it needs one.
    reaches: str | None
    pilot: bool


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
    events: dict[str, Historical]


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

    actions: dict[str, ActionView]

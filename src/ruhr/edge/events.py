"""What can happen: a class for each kind of event, with what its values are and what they mean (§6).

The classes stand in the order of the numbers in `ruhr.rules.events`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, get_args

from typing_extensions import TypedDict

from ruhr.edge.moves import BANK, BOX, TRACK, Move, coins, die, home, warehouse
from ruhr.edge.values import (
    Area,
    Box,
    CityId,
    Colour,
    Country,
    Currency,
    DemandMarker,
    Given,
    Income,
    Index,
    LostPoints,
    Marker,
    Number,
    ObstacleId,
    Path,
    PlayerSeat,
    Points,
    Price,
    Received,
    SellingId,
    Shape,
    Source,
    SpecialOption,
    StorageId,
    Territory,
    Truth,
    Year,
    with_values,
)


class Gains(TypedDict):
    """What a player gains by an event; what he pays or loses is negative."""

    seat: int
    thalers: int
    points: int


class Event(Shape):
    """Something that has happened. Each kind says which pieces it moves, or that all stand still."""

    __slots__ = ("written",)

    kind: ClassVar[str]
    #: The section of the rulebook behind it.
    section: ClassVar[str]
    #: Of a kind that moves no piece over the board.
    still: ClassVar[bool] = False
    #: As it is told over a wire, kept by whoever tells it; no part of its value.
    written: Any

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.kind = cls.name
        if cls.still == ("moves" in cls.__dict__):
            raise TypeError(f"{cls.__name__} has to say either what it moves or that it is still")

    @property
    def gains(self) -> list[Gains]:
        """What it brings whom, as far as it brings anything."""
        gained = {"thalers": 0, "points": 0}
        values = self.values
        for field in self.declared:
            if field.gain:
                of = f"{values['currency']}s" if field.gain.of == "currency" else field.gain.of
                gained[of] += field.gain.sign * values[field.name]
        return [{"seat": values["seat"], **gained}] if any(gained.values()) else []  # type: ignore[typeddict-item]

    @property
    def moves(self) -> list[Move]:
        """The pieces that it moves over the board."""
        return []

    def to_json(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "kind": self.kind,
            "section": self.section,
            "values": self.values,
            "gains": self.gains,
            "places": self.places,
            "moves": self.moves,
        }


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins."""

    section = "6.0"
    still = True
    turn: Number
    year: Year


@dataclass(frozen=True, slots=True)
class FirstPlayer(Event):
    """The first start player has been found."""

    section = "6.1"
    still = True
    seat: PlayerSeat


@dataclass(frozen=True, slots=True)
class CountryRevealed(Event):
    """The country to which coal is exported this turn is turned up."""

    section = "6.1"
    still = True
    country: Country


@dataclass(frozen=True, slots=True)
class LockPrice(Event):
    """Locks may be built, for so much."""

    section = "6.1"
    still = True
    thalers: Number


@dataclass(frozen=True, slots=True)
class OptionsDearer(Event):
    """Special options cost more from now on."""

    section = "6.1"
    still = True


@dataclass(frozen=True, slots=True)
class PathChanged(Event):
    """The coal dice move to a shorter path."""

    section = "5.1"
    still = True
    path: Path


@dataclass(frozen=True, slots=True)
class DieCameBack(Event):
    """A die that came back from the transport track is put on a storage."""

    section = "5.1"
    seat: PlayerSeat
    colour: Colour
    pips: Number
    storage: StorageId

    @property
    def moves(self) -> list[Move]:
        return [die(self.colour, self.pips, TRACK, f"space:{self.storage}")]


@dataclass(frozen=True, slots=True)
class TrackDiceRaised(Event):
    """Every die on the transport track gains a pip."""

    section = "6.1"
    still = True


@dataclass(frozen=True, slots=True)
class DieRemoved(Event):
    """A die leaves the game."""

    section = "6.1"
    seat: PlayerSeat
    colour: Colour
    pips: Number
    storage: StorageId

    @property
    def moves(self) -> list[Move]:
        return [die(self.colour, self.pips, f"space:{self.storage}", BOX)]


@dataclass(frozen=True, slots=True)
class WarehousesReceived(Event):
    """Warehouses that waited in a box come to a player's pool."""

    section = "2.6"
    still = True
    seat: PlayerSeat
    count: Number
    source: Box


@dataclass(frozen=True, slots=True)
class LevyPaid(Event):
    """The levy is paid."""

    section = "6.1"
    still = True
    seat: PlayerSeat
    currency: Currency
    count: Given


@dataclass(frozen=True, slots=True)
class LevyWaived(Event):
    """Who has nothing pays no levy."""

    section = "6.1"
    still = True
    seat: PlayerSeat


@dataclass(frozen=True, slots=True)
class GiftTaken(Event):
    """A gift is taken."""

    section = "6.1"
    still = True
    seat: PlayerSeat
    currency: Currency
    count: Received


@dataclass(frozen=True, slots=True)
class Borrowed(Event):
    """A warehouse of the pool is pledged."""

    section = "5.3"
    still = True
    seat: PlayerSeat
    thalers: Income


@dataclass(frozen=True, slots=True)
class BorrowedAhead(Event):
    """A warehouse that waits on the turn track is pledged."""

    section = "5.3"
    still = True
    seat: PlayerSeat
    thalers: Income
    turn: Number
    points: LostPoints


@dataclass(frozen=True, slots=True)
class MarkerDrawn(Event):
    """An obstacle/demand marker is drawn from the bag."""

    section = "6.2"
    still = True
    demand: DemandMarker


@dataclass(frozen=True, slots=True)
class BagEmpty(Event):
    """There is nothing to draw."""

    section = "6.2"
    still = True


@dataclass(frozen=True, slots=True)
class DemandPlaced(Event):
    """A demand Thaler is put on a space."""

    section = "6.2"
    still = True
    space: SellingId


@dataclass(frozen=True, slots=True)
class PilotBanned(Event):
    """Nobody may take a pilot this turn."""

    section = "6.2"
    still = True


@dataclass(frozen=True, slots=True)
class StorageDiceChanged(Event):
    """The water changes every die on a storage."""

    section = "6.2"
    still = True
    change: Number


@dataclass(frozen=True, slots=True)
class LockDuty(Event):
    """Everybody must build a lock first this turn."""

    section = "6.2"
    still = True


@dataclass(frozen=True, slots=True)
class OptionChosen(Event):
    """A special option is chosen."""

    section = "5.2"
    still = True
    seat: PlayerSeat
    option: SpecialOption
    thalers: Price
    free: Truth


@dataclass(frozen=True, slots=True)
class Stranded(Event):
    """Who cannot pay for any option pays what he has."""

    section = "5.2"
    still = True
    seat: PlayerSeat
    points: LostPoints


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player carries no coal this turn."""

    section = "5.2"
    still = True
    seat: PlayerSeat


@dataclass(frozen=True, slots=True)
class WagePaid(Event):
    """A wage is received."""

    section = "5.2"
    seat: PlayerSeat
    thalers: Income

    @property
    def moves(self) -> list[Move]:
        return coins(self.thalers, BANK, home(self.seat))


@dataclass(frozen=True, slots=True)
class Supplied(Event):
    """A die on a storage is supplied."""

    section = "5.2"
    still = True
    seat: PlayerSeat
    storage: StorageId
    pips: Number


@dataclass(frozen=True, slots=True)
class CoalHauled(Event):
    """The coal hauler adds to a die on a storage."""

    section = "6.5"
    still = True
    seat: PlayerSeat
    storage: StorageId
    pips: Number


@dataclass(frozen=True, slots=True)
class InnVisited(Event):
    """The inn is visited."""

    section = "6.5"
    still = True
    seat: PlayerSeat
    currency: Currency
    count: Received


@dataclass(frozen=True, slots=True)
class Transported(Event):
    """A die goes from an arrow box to a storage."""

    section = "5.2"
    seat: PlayerSeat
    colour: Colour
    pips: Number
    storage: StorageId

    @property
    def moves(self) -> list[Move]:
        return [die(self.colour, self.pips, TRACK, f"space:{self.storage}")]


@dataclass(frozen=True, slots=True)
class SupplyLapsed(Event):
    """There is nothing left to supply."""

    section = "5.2"
    still = True
    seat: PlayerSeat


@dataclass(frozen=True, slots=True)
class Started(Event):
    """A barge takes on its coal."""

    section = "6.3"
    still = True
    seat: PlayerSeat
    storage: StorageId


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """A barge has brought its coal to where it is sold."""

    section = "6.4"
    seat: PlayerSeat
    colour: Colour
    pips: Number
    space: SellingId
    thalers: Income

    @property
    def moves(self) -> list[Move]:
        here = f"space:{self.space}"
        return [die(self.colour, self.pips, here, TRACK), *coins(self.thalers, here, home(self.seat))]


@dataclass(frozen=True, slots=True)
class QualityLost(Event):
    """Coal suffers at an obstacle."""

    section = "6.4"
    still = True
    seat: PlayerSeat
    pips: Number


@dataclass(frozen=True, slots=True)
class TokenGained(Event):
    """A development token is put on an area."""

    section = "6.4"
    still = True
    seat: PlayerSeat
    area: Area


@dataclass(frozen=True, slots=True)
class DemandTaken(Event):
    """The seller takes the demand Thalers."""

    section = "6.4"
    seat: PlayerSeat
    thalers: Income
    space: SellingId

    @property
    def moves(self) -> list[Move]:
        return coins(self.thalers, f"space:{self.space}", home(self.seat))


@dataclass(frozen=True, slots=True)
class CityIncome(Event):
    """A sale in a city earns the owner of a warehouse there something."""

    section = "6.6"
    seat: PlayerSeat
    city: CityId
    thalers: Income

    @property
    def moves(self) -> list[Move]:
        return coins(self.thalers, f"city:{self.city}", home(self.seat))


@dataclass(frozen=True, slots=True)
class ExportMarkerMoved(Event):
    """The export marker moves."""

    section = "6.4"
    still = True
    box: Index
    value: Number


@dataclass(frozen=True, slots=True)
class ProgressGained(Event):
    """A progress marker is received."""

    section = "6.5"
    still = True
    seat: PlayerSeat
    marker: Marker


@dataclass(frozen=True, slots=True)
class ProgressMissed(Event):
    """A white progress marker has run out."""

    section = "6.5"
    still = True
    seat: PlayerSeat
    marker: Marker


@dataclass(frozen=True, slots=True)
class LockBuilt(Event):
    """A lock is built."""

    section = "6.6"
    seat: PlayerSeat
    obstacle: ObstacleId
    thalers: Price
    points: Points

    @property
    def moves(self) -> list[Move]:
        return coins(self.thalers, home(self.seat), f"space:{self.obstacle}")


@dataclass(frozen=True, slots=True)
class CityBuilt(Event):
    """A warehouse is built in a city."""

    section = "6.6"
    seat: PlayerSeat
    city: CityId
    thalers: Price
    points: Points
    white: Truth

    @property
    def moves(self) -> list[Move]:
        return [warehouse(self.seat, home(self.seat), f"city:{self.city}")]


@dataclass(frozen=True, slots=True)
class DepotBuilt(Event):
    """A warehouse is built in a coal depot."""

    section = "6.6"
    seat: PlayerSeat
    territory: Territory
    thalers: Price
    points: Points

    @property
    def moves(self) -> list[Move]:
        return [warehouse(self.seat, home(self.seat), f"depot:{self.territory}")]


@dataclass(frozen=True, slots=True)
class PortBuilt(Event):
    """A warehouse is built in the port."""

    section = "6.6"
    seat: PlayerSeat
    country: Country
    thalers: Price
    points: Points
    white: Truth

    @property
    def moves(self) -> list[Move]:
        return [warehouse(self.seat, home(self.seat), f"port:{self.country}")]


@dataclass(frozen=True, slots=True)
class Shifted(Event):
    """A warehouse is shifted in the port."""

    section = "6.6"
    seat: PlayerSeat
    from_: Country
    to: Country
    thalers: Price

    @property
    def moves(self) -> list[Move]:
        return [warehouse(self.seat, f"port:{self.from_}", f"port:{self.to}")]


@dataclass(frozen=True, slots=True)
class Repaid(Event):
    """A debt is repaid."""

    section = "6.6"
    still = True
    seat: PlayerSeat
    thalers: Price


@dataclass(frozen=True, slots=True)
class Exported(Event):
    """A warehouse in the port exports."""

    section = "6.7"
    still = True
    seat: PlayerSeat
    country: Country
    position: Number
    points: Points


@dataclass(frozen=True, slots=True)
class ThalersReturned(Event):
    """Thalers beyond the limit go back."""

    section = "6.7"
    still = True
    seat: PlayerSeat
    thalers: Price


@dataclass(frozen=True, slots=True)
class BonusScored(Event):
    """Points at the end of the game."""

    section = "7.0"
    still = True
    seat: PlayerSeat
    source: Source
    points: Points


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The game is won."""

    section = "7.0"
    still = True
    seat: PlayerSeat
    points: Number


@dataclass(frozen=True, slots=True)
class RevealFollows(Event):
    """A look ahead ends here: something hidden would be revealed."""

    section = "6.0"
    still = True


#: Everything that can happen; who matches its members with `assert_never` is told of a new kind by mypy.
AnyEvent = (
    TurnBegan
    | FirstPlayer
    | CountryRevealed
    | LockPrice
    | OptionsDearer
    | PathChanged
    | DieCameBack
    | TrackDiceRaised
    | DieRemoved
    | WarehousesReceived
    | LevyPaid
    | LevyWaived
    | GiftTaken
    | Borrowed
    | BorrowedAhead
    | MarkerDrawn
    | BagEmpty
    | DemandPlaced
    | PilotBanned
    | StorageDiceChanged
    | LockDuty
    | OptionChosen
    | Stranded
    | Passed
    | WagePaid
    | Supplied
    | CoalHauled
    | InnVisited
    | Transported
    | SupplyLapsed
    | Started
    | Sold
    | QualityLost
    | TokenGained
    | DemandTaken
    | CityIncome
    | ExportMarkerMoved
    | ProgressGained
    | ProgressMissed
    | LockBuilt
    | CityBuilt
    | DepotBuilt
    | PortBuilt
    | Shifted
    | Repaid
    | Exported
    | ThalersReturned
    | BonusScored
    | Won
    | RevealFollows
)

#: The kinds of event, in the order of the core's numbers.
EVENT_SHAPES: Final[tuple[type[AnyEvent], ...]] = get_args(AnyEvent)
_EVENT_OF_KIND: Final = {kind.name: kind for kind in EVENT_SHAPES}


def event_of(kind: str, values: Mapping[str, Any]) -> AnyEvent:
    """An event from plain data; raises `KeyError` for an unknown kind or a missing value.

    >>> event_of("sold", {"seat": 1, "colour": "black", "pips": 4, "space": "steele", "thalers": 3}).gains
    [{'seat': 1, 'thalers': 3, 'points': 0}]
    """
    event: AnyEvent = with_values(_EVENT_OF_KIND[kind], values)
    return event

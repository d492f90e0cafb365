"""What a player can do: a class for each kind of action, with what its values are."""

from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal, cast, get_args

from typing_extensions import TypedDict

from ruhr.edge.values import (
    CityId,
    Country,
    Currency,
    ObstacleId,
    SellingId,
    Shape,
    SiteId,
    SpecialOption,
    StorageId,
    Territory,
    Treat,
    Truth,
    with_values,
)
from ruhr.errors import IllegalAction

#: The word for an option that costs nothing.
AT_NO_COST: Final = "free"


#: In the order of a turn.
ActionKind = Literal[
    "pay",
    "take",
    "remove",
    "place",
    "coal_hauler",
    "inn",
    "option",
    "pass",
    "transport",
    "supply",
    "start",
    "sell",
    "lock",
    "city",
    "depot",
    "port",
    "white_warehouse",
    "shift",
    "repay",
    "done",
]


class ActionView(TypedDict):
    """An action as plain data."""

    kind: ActionKind
    values: dict[str, str | bool]
    #: Where on the board it can be chosen.
    place: str | None


class Action(Shape):
    """Something a player can do. Its text is its words: `lock lock_horst`, `option hauling free`.

    >>> Action.from_words("sell ruhrort")
    Sell(space='ruhrort')
    >>> str(Shift("belgium", "rhineland"))
    'shift belgium rhineland'
    """

    __slots__ = ()

    kind: ClassVar[ActionKind]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.kind = cast(ActionKind, cls.name)

    @property
    def place(self) -> str | None:
        """The place on the board where it can be chosen; a shift is chosen where it leads."""
        return self.places[-1] if self.places else None

    @staticmethod
    def from_words(words: str) -> "AnyAction":
        """The action with these words; nobody else takes them apart."""
        kind, *given = words.split(" ")
        shape = _ACTION_OF_KIND.get(kind)
        if shape is None:
            raise IllegalAction("unknown_action", action=words)
        named: dict[str, Any] = dict(zip((field.name for field in shape.declared), given, strict=False))
        if shape is Option:
            named["free"] = named.get("free") == AT_NO_COST
        try:
            action: AnyAction = with_values(shape, named)
        except KeyError:
            raise IllegalAction("unknown_action", action=words) from None
        if str(action) != words:
            raise IllegalAction("unknown_action", action=words)
        return action

    def __str__(self) -> str:
        words = {True: AT_NO_COST, False: ""}
        return " ".join((self.name, *(words.get(value, value) for value in self.values.values()))).rstrip()

    def to_json(self) -> ActionView:
        """All of it as plain data."""
        return {"kind": self.kind, "values": dict(self.values), "place": self.place}


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay the levy."""

    currency: Currency


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a gift."""

    currency: Currency


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """Remove a die from the game."""

    storage: StorageId


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put the die that came back on a storage."""

    storage: StorageId


@dataclass(frozen=True, slots=True)
class CoalHauler(Action):
    """Let the coal hauler add to a die."""

    storage: StorageId


@dataclass(frozen=True, slots=True)
class Inn(Action):
    """Visit the inn."""

    currency: Treat


@dataclass(frozen=True, slots=True)
class Option(Action):
    """Choose a special option."""

    option: SpecialOption
    free: Truth


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Carry no coal this turn."""


@dataclass(frozen=True, slots=True)
class Transport(Action):
    """Put the die of an arrow box on a storage."""

    storage: StorageId


@dataclass(frozen=True, slots=True)
class Supply(Action):
    """Supply a die."""

    storage: StorageId


@dataclass(frozen=True, slots=True)
class Start(Action):
    """Take on coal."""

    storage: StorageId


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Bring the coal to where it is sold."""

    space: SellingId


@dataclass(frozen=True, slots=True)
class Lock(Action):
    """Build a lock."""

    obstacle: ObstacleId


@dataclass(frozen=True, slots=True)
class City(Action):
    """Build a warehouse in a city."""

    city: CityId


@dataclass(frozen=True, slots=True)
class Depot(Action):
    """Build a warehouse in a coal depot."""

    territory: Territory


@dataclass(frozen=True, slots=True)
class Port(Action):
    """Build a warehouse in the port."""

    country: Country


@dataclass(frozen=True, slots=True)
class WhiteWarehouse(Action):
    """Build a warehouse with the white marker."""

    place_: SiteId


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """Shift a warehouse in the port."""

    from_: Country
    to: Country


@dataclass(frozen=True, slots=True)
class Repay(Action):
    """Repay a debt."""


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Finish purchasing."""


AnyAction = (
    Pay
    | Take
    | Remove
    | Place
    | CoalHauler
    | Inn
    | Option
    | Pass
    | Transport
    | Supply
    | Start
    | Sell
    | Lock
    | City
    | Depot
    | Port
    | WhiteWarehouse
    | Shift
    | Repay
    | Done
)

#: The kinds of action, in the order of a turn.
ACTION_SHAPES: Final[tuple[type[AnyAction], ...]] = get_args(AnyAction)
_ACTION_OF_KIND: Final[dict[str, type[AnyAction]]] = {kind.kind: kind for kind in ACTION_SHAPES}

"""Why something is not possible: a class for each code, with what its values are.

Those of the rules stand in the order of the numbers in `ruhr.rules.refusals`; those of taking back come last.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, get_args

from ruhr.edge.values import (
    Areas,
    Colour,
    Decision,
    Marker,
    Number,
    PlayerSeat,
    Shape,
    Territory,
    with_values,
)


class Refusal(Shape):
    """Why an action is not legal now."""

    __slots__ = ()

    #: A stable name for programs.
    code: ClassVar[str]
    #: The section of the rulebook behind it, if there is one.
    section: ClassVar[str]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.code = cls.name

    def to_json(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {"code": self.code, "section": self.section or None, "values": self.values}


@dataclass(frozen=True, slots=True)
class GameOver(Refusal):
    """The game is over."""

    section = "7.0"


@dataclass(frozen=True, slots=True)
class OtherPhase(Refusal):
    """It belongs to another phase."""

    section = "6.0"
    phase: Number
    now: Number


@dataclass(frozen=True, slots=True)
class OtherStep(Refusal):
    """Something else has to be decided first."""

    section = "6.0"
    decision: Decision


@dataclass(frozen=True, slots=True)
class NoThaler(Refusal):
    """There is no Thaler to pay with."""

    section = "6.1"


@dataclass(frozen=True, slots=True)
class NoPoint(Refusal):
    """There is no point to pay with."""

    section = "6.1"


@dataclass(frozen=True, slots=True)
class StorageHasDie(Refusal):
    """A die lies there already."""

    section = "5.1"


@dataclass(frozen=True, slots=True)
class StorageHasNoDie(Refusal):
    """No die lies there."""

    section = "6.3"


@dataclass(frozen=True, slots=True)
class StorageTaken(Refusal):
    """Somebody's barge lies there."""

    section = "6.3"
    seat: PlayerSeat


@dataclass(frozen=True, slots=True)
class WrongColour(Refusal):
    """A die of this colour does not come back there."""

    section = "5.1"
    colour: Colour


@dataclass(frozen=True, slots=True)
class WrongTerritory(Refusal):
    """There is room in the territory whose turn it is."""

    section = "5.1"
    territory: Territory


@dataclass(frozen=True, slots=True)
class NotOwed(Refusal):
    """No die of this colour has to be removed."""

    section = "6.1"
    colour: Colour


@dataclass(frozen=True, slots=True)
class NeedsMarker(Refusal):
    """A progress marker is needed, for which these tokens are missing."""

    section = "6.5"
    marker: Marker
    tokens: Areas


@dataclass(frozen=True, slots=True)
class MarkerMissed(Refusal):
    """The white marker has run out."""

    section = "6.5"
    marker: Marker


@dataclass(frozen=True, slots=True)
class MarkerFlipped(Refusal):
    """The marker has been used; it serves once a game."""

    section = "6.5"
    marker: Marker


@dataclass(frozen=True, slots=True)
class MarkerUsed(Refusal):
    """The marker has been used this turn."""

    section = "6.5"
    marker: Marker


@dataclass(frozen=True, slots=True)
class DieIsSix(Refusal):
    """The die cannot be raised."""

    section = "5.2"


@dataclass(frozen=True, slots=True)
class NoDieBelowSix(Refusal):
    """No die can be raised."""

    section = "5.2"


@dataclass(frozen=True, slots=True)
class NoHaulingYet(Refusal):
    """No barge is on the river yet."""

    section = "6.3"


@dataclass(frozen=True, slots=True)
class NoPilot(Refusal):
    """Pilots are banned this turn."""

    section = "6.2"


@dataclass(frozen=True, slots=True)
class NotInLastTurn(Refusal):
    """The option cannot be chosen in the last turn."""

    section = "6.1"


@dataclass(frozen=True, slots=True)
class WageTaken(Refusal):
    """Somebody has taken the wage this turn."""

    section = "5.2"


@dataclass(frozen=True, slots=True)
class ArrowBoxEmpty(Refusal):
    """No die lies on an arrow box."""

    section = "5.2"


@dataclass(frozen=True, slots=True)
class NoStart(Refusal):
    """The option would leave no starting space."""

    section = "6.3"


@dataclass(frozen=True, slots=True)
class NoStartFromThere(Refusal):
    """The die there would leave no starting space."""

    section = "6.3"


@dataclass(frozen=True, slots=True)
class ThalersShort(Refusal):
    """So many Thalers are missing, all borrowing included."""

    section = "5.3"
    missing: Number
    price: Number


@dataclass(frozen=True, slots=True)
class OptionPossible(Refusal):
    """Who can choose an option may not pass."""

    section = "5.2"


@dataclass(frozen=True, slots=True)
class NotDownriver(Refusal):
    """It does not lie downriver."""

    section = "6.3"


@dataclass(frozen=True, slots=True)
class NotUpriver(Refusal):
    """It does not lie upriver."""

    section = "6.3"


@dataclass(frozen=True, slots=True)
class NeedsPilot(Refusal):
    """It is too far without a pilot."""

    section = "6.4"


@dataclass(frozen=True, slots=True)
class LocksLater(Refusal):
    """It is too early for locks."""

    section = "6.1"


@dataclass(frozen=True, slots=True)
class LockStands(Refusal):
    """The lock is built already."""

    section = "6.6"


@dataclass(frozen=True, slots=True)
class LockFirst(Refusal):
    """A lock must be built first this turn."""

    section = "6.2"


@dataclass(frozen=True, slots=True)
class NoWarehouse(Refusal):
    """The pool is empty."""

    section = "6.6"


@dataclass(frozen=True, slots=True)
class CityFull(Refusal):
    """The city is full."""

    section = "6.6"


@dataclass(frozen=True, slots=True)
class InCityAlready(Refusal):
    """There may be one warehouse of a player in a city."""

    section = "6.6"


@dataclass(frozen=True, slots=True)
class DepotFull(Refusal):
    """The coal depot is full."""

    section = "6.6"


@dataclass(frozen=True, slots=True)
class ColumnFull(Refusal):
    """The export column is full."""

    section = "6.6"


@dataclass(frozen=True, slots=True)
class InColumnAlready(Refusal):
    """There may be one warehouse of a player in a column."""

    section = "6.6"


@dataclass(frozen=True, slots=True)
class PortLimit(Refusal):
    """There may be so many warehouses of a player in the port."""

    section = "6.6"
    limit: Number


@dataclass(frozen=True, slots=True)
class NotInColumn(Refusal):
    """There is no warehouse of the player in the column."""

    section = "6.6"


@dataclass(frozen=True, slots=True)
class NoDebt(Refusal):
    """There is no debt."""

    section = "6.6"


@dataclass(frozen=True, slots=True)
class WrongArrowColour(Refusal):
    """No die of the storage's colour lies on an arrow box."""

    section = "5.2"


@dataclass(frozen=True, slots=True)
class NothingToUndo(Refusal):
    """No decision has been made."""

    section = ""


@dataclass(frozen=True, slots=True)
class UndoOtherPlayer(Refusal):
    """Another player has decided since."""

    section = ""
    seat: PlayerSeat


@dataclass(frozen=True, slots=True)
class UndoRevealed(Refusal):
    """Something hidden has been revealed since."""

    section = ""


AnyRefusal = (
    GameOver
    | OtherPhase
    | OtherStep
    | NoThaler
    | NoPoint
    | StorageHasDie
    | StorageHasNoDie
    | StorageTaken
    | WrongColour
    | WrongTerritory
    | NotOwed
    | NeedsMarker
    | MarkerMissed
    | MarkerFlipped
    | MarkerUsed
    | DieIsSix
    | NoDieBelowSix
    | NoHaulingYet
    | NoPilot
    | NotInLastTurn
    | WageTaken
    | ArrowBoxEmpty
    | NoStart
    | NoStartFromThere
    | ThalersShort
    | OptionPossible
    | NotDownriver
    | NotUpriver
    | NeedsPilot
    | LocksLater
    | LockStands
    | LockFirst
    | NoWarehouse
    | CityFull
    | InCityAlready
    | DepotFull
    | ColumnFull
    | InColumnAlready
    | PortLimit
    | NotInColumn
    | NoDebt
    | WrongArrowColour
    | NothingToUndo
    | UndoOtherPlayer
    | UndoRevealed
)

#: The codes; those of the rules come first, in the order of the core's numbers, which begin with 1.
REFUSAL_SHAPES: Final[tuple[type[AnyRefusal], ...]] = get_args(AnyRefusal)
_REFUSAL_OF_CODE: Final = {code.name: code for code in REFUSAL_SHAPES}


def refusal_of(code: str, values: Mapping[str, Any]) -> AnyRefusal:
    """A refusal from plain data; raises `KeyError` for an unknown code or a missing value.

    >>> refusal_of("storage_taken", {"seat": 2})
    StorageTaken(seat=2)
    """
    refusal: AnyRefusal = with_values(_REFUSAL_OF_CODE[code], values)
    return refusal

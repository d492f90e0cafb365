"""What a coach tells: what a decision is about, and what beginners regret. Told by `ruhr.coach`.

A topic has no values: it explains a kind of thing. A regret is of one action in one position, and has some.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, get_args

from ruhr.edge.values import Number, Shape, SpecialOption, with_values


class Regret(Shape):
    """Why somebody may wish later that he had not done something."""

    __slots__ = ()

    #: A stable name for programs.
    code: ClassVar[str]
    #: The section of the rulebook behind it.
    section: ClassVar[str]
    #: Is it told to everybody before it is too late, not only by a coach?
    waste: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.code = cls.name

    def to_json(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {"code": self.code, "section": self.section, "values": self.values}


@dataclass(frozen=True, slots=True)
class LockLeft(Regret):
    """A lock could still be built without a debt."""

    section = "6.6"
    waste = True


@dataclass(frozen=True, slots=True)
class ThalersLost(Regret):
    """Thalers above the limit go back at the end of the turn."""

    section = "6.7"
    waste = True
    thalers: Number


@dataclass(frozen=True, slots=True)
class DebtMade(Regret):
    """It makes debts and other choices do not; so many points they cost unless repaid."""

    section = "5.3"
    waste = True
    points: Number


@dataclass(frozen=True, slots=True)
class PointsLeft(Regret):
    """In the last turn something else would still bring points."""

    section = "7.0"
    points: Number


@dataclass(frozen=True, slots=True)
class OptionLeft(Regret):
    """No special option, though one is free of charge."""

    section = "5.2"
    option: SpecialOption


@dataclass(frozen=True, slots=True)
class SoldCheaply(Regret):
    """Another choice brings the same token and more Thalers."""

    section = "6.4"
    thalers: Number


AnyRegret = LockLeft | ThalersLost | DebtMade | PointsLeft | OptionLeft | SoldCheaply
REGRET_SHAPES: Final[tuple[type[AnyRegret], ...]] = get_args(AnyRegret)
_REGRET_OF_CODE: Final = {shape.name: shape for shape in REGRET_SHAPES}


def regret_of(code: str, values: Mapping[str, Any]) -> AnyRegret:
    """A regret from plain data; raises `KeyError` for an unknown code or a missing value."""
    regret: AnyRegret = with_values(_REGRET_OF_CODE[code], values)
    return regret


@dataclass(frozen=True, slots=True)
class Topic:
    """Something a decision is about that is worth a sentence to who has not met it yet."""

    code: str
    section: str

    def to_json(self) -> dict[str, str]:
        """All of it as plain data."""
        return {"code": self.code, "section": self.section}


#: Every topic, in the order of a turn.
TOPICS: Final = {
    topic: Topic(topic, section)
    for topic, section in {
        "levy": "6.1",
        "gift": "6.1",
        "remove": "6.1",
        "place": "5.1",
        "last_turn": "7.0",
        "paved": "5.1",
        "options_dearer": "6.1",
        "rails": "5.1",
        "steam": "6.1",
        "water": "6.2",
        "option": "5.2",
        "pilot": "5.2",
        "hauling": "5.2",
        "transport": "5.1",
        "wage": "5.2",
        "supply": "5.2",
        "demand": "6.2",
        "inn": "6.5",
        "coal_hauler": "6.5",
        "hauling_action": "6.5",
        "transport_to": "5.1",
        "supply_at": "5.2",
        "start": "6.3",
        "obstacles": "6.4",
        "order": "6.0",
        "white_coal": "6.5",
        "sell": "6.4",
        "tokens": "6.5",
        "ruhrort": "6.4",
        "lock_duty": "6.2",
        "purchase": "6.6",
        "lock": "6.6",
        "second_lock": "6.6",
        "city": "6.6",
        "depot": "6.6",
        "port": "6.6",
        "export": "6.7",
        "white_warehouse": "6.5",
        "shift": "6.6",
        "debt": "5.3",
        "limit": "6.7",
    }.items()
}

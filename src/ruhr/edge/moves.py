"""Pieces that move when something happens, and between which places."""

from typing import Final, Literal

from typing_extensions import TypedDict

from ruhr.edge.values import Colour

#: Where pieces come from and go to besides the board: the transport track, the bank, the box of the game.
TRACK: Final = "track"
BANK: Final = "bank"
BOX: Final = "box"


class DieMoves(TypedDict):
    """A coal die goes from one place to another."""

    piece: Literal["die"]
    leaves: str
    reaches: str
    colour: Colour
    pips: int


class CoinsMove(TypedDict):
    """So many Thalers go from one place to another."""

    piece: Literal["coin"]
    leaves: str
    reaches: str
    count: int


class WarehouseMoves(TypedDict):
    """A player's warehouse goes from one place to another."""

    piece: Literal["warehouse"]
    leaves: str
    reaches: str
    seat: int


#: A place is one of the board, `track`, `bank`, `box`, or `seat:…` for a player's own board.
Move = DieMoves | CoinsMove | WarehouseMoves


def home(seat: int) -> str:
    return f"seat:{seat}"


def die(colour: Colour, pips: int, leaves: str, reaches: str) -> Move:
    return {"piece": "die", "leaves": leaves, "reaches": reaches, "colour": colour, "pips": pips}


def coins(count: int, leaves: str, reaches: str) -> list[Move]:
    return [{"piece": "coin", "leaves": leaves, "reaches": reaches, "count": count}] if count else []


def warehouse(seat: int, leaves: str, reaches: str) -> Move:
    return {"piece": "warehouse", "leaves": leaves, "reaches": reaches, "seat": seat}

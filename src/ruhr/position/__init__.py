"""A position as a value: one line of text that says everything on the table (docs/position.md).

>>> Position("2 players, turn 4, phase 3; red: 3 thalers; barges steele red, ruhrort blue")
Position('standard-2, 2 players, turn 4, phase 3; barges steele red, ruhrort blue; red: 3 thalers')
"""

from dataclasses import dataclass

from ruhr.board import Board, standard_board
from ruhr.position.hidden import deal_unknown, knows_hidden
from ruhr.position.reading import read
from ruhr.position.writing import write
from ruhr.rules.state import State

__all__ = ["Position", "deal_unknown", "knows_hidden", "read", "write"]


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Position:
    """What lies on the table and who decides what; if the text says so, what is hidden too."""

    #: The text that leaves out whatever goes without saying; equal positions have equal texts.
    text: str

    def __init__(self, text: str, board: Board | None = None) -> None:
        """Read a position's text; raises `PositionError` if it is none, or an impossible one."""
        s = read(text, board or standard_board())
        object.__setattr__(self, "text", write(s, hidden=knows_hidden(s)))

    @classmethod
    def of(cls, s: State, *, hidden: bool = False) -> "Position":
        """The position of a table, with or without what lies face down and in the bag."""
        position = cls.__new__(cls)
        object.__setattr__(position, "text", write(s, hidden=hidden))
        return position

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Position({self.text!r})"

"""What is printed on cardboard, as data: loaded once and checked."""

from ruhr.board.board import Board, Space
from ruhr.board.loading import load_board, standard_board

__all__ = ["Board", "Space", "load_board", "standard_board"]

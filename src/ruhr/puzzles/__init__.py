"""Puzzles: decisions in which one choice is clearly better than the natural one (docs/puzzles.md)."""

from ruhr.puzzles.own import puzzles_of
from ruhr.puzzles.puzzle import Answer, Puzzle, Theme, shipped_puzzles

__all__ = ["Answer", "Puzzle", "Theme", "puzzles_of", "shipped_puzzles"]

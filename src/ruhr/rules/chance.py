"""The one source of chance: it shuffles the deal and picks moves in random games.

A seed must mean the same game on every machine and for ever, compiled or not, so the generator is ours:
xoshiro128++ by Blackman and Vigna, which needs nothing wider than 32 bits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

#: The highest number that comes out of it.
WORD: Final = 0xFFFFFFFF


def _rotate(x: i64, by: i64) -> i64:
    return ((x << by) & WORD) | (x >> (32 - by))


class Chance:
    """A stream of numbers that follows from four 32-bit words, not all of them zero."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> i64:
        """The next number from 0 to 2³² − 1."""
        result = (_rotate((self.a + self.d) & WORD, 7) + self.a) & WORD
        shifted = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = _rotate(self.d, 11)
        return result

    def below(self, limit: i64) -> i64:
        """The next number from 0 to *limit* − 1."""
        return (self.word() * limit) >> 32

    def branch(self) -> "Chance":
        """A stream of its own, so that whoever draws from it changes nothing here."""
        return Chance(self.word() | 1, self.word(), self.word(), self.word())

    def shuffle(self, items: vec[i64]) -> None:
        """Bring the items into a random order."""
        left: i64 = len(items)
        while left > 1:
            pick = self.below(left)
            left -= 1
            kept = items[left]
            items[left] = items[pick]
            items[pick] = kept

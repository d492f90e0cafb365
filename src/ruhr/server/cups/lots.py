"""Lots: every order that is drawn in a cup follows from its seed, which everybody can read."""

import hashlib
from collections.abc import Iterable, Sequence

#: With what every text begins that is hashed: it changes if the way changes in which lots are drawn.
LOTTERY = "ruhr/cup/1"


def drawn(purpose: str, *words: str) -> str:
    """SHA-256 of words with a space between them, as hexadecimal digits.

    >>> drawn("lot", "00", "7")[:16]
    'ebd5df19e5f26b3f'
    """
    return hashlib.sha256(" ".join((LOTTERY, purpose, *words)).encode()).hexdigest()


def seed_of_cup(secret: str, shares: Iterable[str | None]) -> str:
    """What lots follow from: the server was bound to its secret before anybody added a share."""
    return drawn("seed", secret, *(share or "-" for share in shares))


def deal_secret_of(secret: str, round_number: int, table: int) -> str:
    """The secret from which the deal of a table follows; the tables of a duplicate board share table 0."""
    return drawn("deal", secret, str(round_number), str(table))


def bots_secret_of(secret: str, round_number: int, table: int) -> str:
    """What the chance of a table's bots comes from."""
    return drawn("bots", secret, str(round_number), str(table))


def joint_share(shares: Sequence[str | None]) -> str | None:
    """What all who take part have added together, for deals that several tables play."""
    return drawn("shares", *(share or "-" for share in shares)) if any(shares) else None


class Lots:
    """The lots of a cup."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def lot(self, purpose: str, entry: int) -> str:
        """Somebody's lot: the smaller, the better."""
        return drawn("lot", self._seed, purpose, str(entry))

    def order(self, purpose: str, entries: Iterable[int]) -> list[int]:
        """Entries in the order of their lots."""
        return sorted(entries, key=lambda entry: self.lot(purpose, entry))

"""A deal that nobody has chosen, and what everybody can check of it (docs/fairness.md).

Whoever deals is bound to a secret before anybody adds to it. Every player adds a share of his own, and the
deal follows from all of them. All that is hashed is text, so that any program can follow it.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import Any

from ruhr.board import Board
from ruhr.board.words import DEMAND_MARKERS, OBSTACLES, TURNS
from ruhr.errors import RecordError
from ruhr.record import Record, check_board
from ruhr.rules.set_up import markers_in_game

#: With what every text begins that is hashed: it changes if the way changes in which a deal is derived.
DERIVATION = "ruhr/deal/1"
#: What stands for the share of who has none.
NO_SHARE = "-"
#: So many digits of a fingerprint are shown, in groups of so many.
SHOWN_DIGITS, GROUP = 16, 4
#: How many numbers there are of 32 bits, and how many digits one of them has.
WORD_COUNT, DIGITS_OF_WORD = 2**32, 8

#: Of each seat what its player has added, as 64 hexadecimal digits.
Shares = Sequence[str | None]


def digest(purpose: str, *words: str) -> str:
    """SHA-256 of words with a space between them, as hexadecimal digits."""
    return hashlib.sha256(" ".join((DERIVATION, purpose, *words)).encode()).hexdigest()


def commitment_to(secret: str) -> str:
    """What binds whoever knows a secret to it, and tells nobody else anything.

    >>> commitment_to("00" * 32)
    'c77e61071852514e9f7079f1b804be7faf2e32dfe164ff983be236df778e4beb'
    """
    return digest("commitment", secret)


def fingerprint_of(commitment: str, shares: Shares) -> str:
    """What a deal is known by before anything of it is revealed: all that it follows from is bound by it."""
    return digest("fingerprint", commitment, *_written(shares))


def shown_fingerprint(fingerprint: str) -> str:
    """As much of a fingerprint as people compare.

    >>> shown_fingerprint("3f7a91c208be77d1" + 48 * "0")
    '3f7a-91c2-08be-77d1'
    """
    return "-".join(fingerprint[at : at + GROUP] for at in range(0, SHOWN_DIGITS, GROUP))


def _written(shares: Shares) -> list[str]:
    return [share or NO_SHARE for share in shares]


class Derivation:
    """The numbers that follow from a secret and shares."""

    def __init__(self, secret: str, shares: Shares) -> None:
        self._seed = digest("seed", secret, *_written(shares))
        self._blocks = 0
        self._digits = ""

    def word(self) -> int:
        """The next number from 0 to 2³² − 1."""
        if not self._digits:
            self._digits = digest("stream", self._seed, str(self._blocks))
            self._blocks += 1
        word, self._digits = self._digits[:DIGITS_OF_WORD], self._digits[DIGITS_OF_WORD:]
        return int(word, 16)

    def below(self, limit: int) -> int:
        """The next number from 0 to *limit* − 1, each as likely as the other."""
        while (word := self.word()) >= WORD_COUNT - WORD_COUNT % limit:
            pass
        return word % limit

    def shuffle(self, items: list[Any]) -> None:
        """Bring the items into an order that follows from the numbers."""
        for last in range(len(items) - 1, 0, -1):
            pick = self.below(last + 1)
            items[last], items[pick] = items[pick], items[last]


def derived_deal(board: Board, secret: str, shares: Shares, calmer_water: bool) -> dict[str, Any]:
    """The deal that follows from a secret and what the players have added, in the form of the record."""
    chance = Derivation(secret, shares)
    in_game = int(markers_in_game(board, calmer_water))
    markers = [marker for marker in range(DEMAND_MARKERS) if in_game >> marker & 1]
    chance.shuffle(markers)
    countries = [board.countries[column] for column in board.country_markers]
    chance.shuffle(countries)
    return {
        "first": chance.below(len(shares)),
        "obstacles": markers[:OBSTACLES],
        "bag": markers[OBSTACLES:],
        "countries": countries,
        "draws": [chance.word() for _ in range(TURNS - 1)],
    }


def check_fairness(record: Record, board: Board, noted: str | None = None) -> str:
    """Is the deal of a record the one that was promised? Returns its fingerprint.

    *noted* is the fingerprint that somebody has seen at the table, or as much of it as was shown. Raises
    `RecordError` with what is not as it should be. Whether the game was played by the rules shows when it is
    replayed.
    """
    check_board(record.board, board)
    proof = record.fairness
    if proof is None:
        raise RecordError("fairness_missing")
    commitment, secret, shares = proof["commitment"], proof["secret"], proof["shares"]
    if commitment_to(secret) != commitment:
        raise RecordError("fairness_commitment")
    found = fingerprint_of(commitment, shares)
    if noted is not None and not _begins(found, noted):
        raise RecordError("fairness_fingerprint", noted=noted, found=shown_fingerprint(found))
    if derived_deal(board, secret, shares, record.calmer_water) != record.deal:
        raise RecordError("fairness_deal")
    return found


def _begins(fingerprint: str, noted: str) -> bool:
    """Is this what somebody has noted of a fingerprint? Less than is shown does not count."""
    digits = re.sub(r"[\s-]", "", noted).lower()
    return len(digits) >= SHOWN_DIGITS and fingerprint.startswith(digits)

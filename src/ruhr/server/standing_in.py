"""Bots that stand in for people: which ones, and from when on somebody has left his game.

To be away for a moment harms nobody. But where a result counts for more than the game itself, nobody may let
a bot play for him (docs/rating.md): it is the server's, not one of his choice, and decides only so often.
"""

from collections import Counter

from ruhr.server.store import Stored
from ruhr.server.table import PLAYED, Setup, Table

#: With what the requests of bots begin, and no request of a person can (`wire.RequestId`).
BOTS_REQUEST = "bot:"
#: Who stands in at rated tables and in cups: as strong as newcomers are taken to be.
STAND_IN = "matrose"
#: So often bots may decide for somebody who has not left: for two or three turns of a game.
MOST_COVERED = 5


def stand_in(setup: Setup, wished: str) -> str:
    """The level of the bot that decides for whoever leaves a table, if he may not choose it."""
    return STAND_IN if setup.terms.rated or setup.cup else wished


def decided_themselves(stored: Stored) -> set[int]:
    """The seats for which somebody has decided who was no bot."""
    return {
        change.seat for change in stored.changes if change.kind == PLAYED and not _by_a_bot(change.request)
    }


def covered_too_often(table: Table, stored: Stored) -> set[int]:
    """The seats of people for whom bots have decided more often than they may for who has not left.

    What is decided after the round of a cup has ended is nobody's fault.
    """
    ends_at, levels = table.setup.ends_at, table.setup.levels
    covered = Counter(
        change.seat
        for change in stored.changes
        if change.kind == PLAYED
        and _by_a_bot(change.request)
        and levels[change.seat] is None
        and (ends_at is None or change.at < ends_at)
    )
    return {seat for seat, decisions in covered.items() if decisions > MOST_COVERED}


def _by_a_bot(request: str) -> bool:
    return request.startswith(BOTS_REQUEST)

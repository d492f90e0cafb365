"""The next round of a cup, from what it is, who takes part and what has been played. Knows no database."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ruhr.server.cups.lots import Lots
from ruhr.server.cups.pairing import (
    Drawn,
    Past,
    everybody_meets,
    going_on,
    knock_out_round,
    swiss_round,
)
from ruhr.server.cups.standings import (
    Bye,
    PlayedTable,
    Ranked,
    compared,
    duplicate_ranking,
    ranking,
    who_goes_on,
)

#: The kinds of cups.
ROUND_ROBIN, SWISS, KNOCK_OUT, DUPLICATE = FORMATS = ("round_robin", "swiss", "knock_out", "duplicate")


class Contest(NamedTuple):
    """What a cup is, as far as it matters to who meets whom."""

    format: str
    #: Players at a table.
    size: int
    #: Of a Swiss cup, and boards of a duplicate event.
    rounds: int
    seed: str

    @property
    def lots(self) -> Lots:
        return Lots(self.seed)


class Entrant(NamedTuple):
    """Somebody who takes part."""

    number: int
    #: How strong he was when it began.
    rating: int
    #: He left, and is not drawn any more.
    left: bool = False


def standings_of(
    contest: Contest, entrants: Sequence[Entrant], played: Sequence[PlayedTable], byes: Sequence[Bye]
) -> list[Ranked]:
    """The standings after what has been played."""
    everybody = [one.number for one in entrants]
    if contest.format == DUPLICATE:
        boards = len({table.round for table in played})
        return duplicate_ranking(everybody, compared(played), boards, contest.lots)
    return ranking(
        everybody,
        played,
        byes,
        contest.lots,
        knock_out=contest.format == KNOCK_OUT,
        free_points=contest.format == SWISS,
    )


def next_round(
    contest: Contest, entrants: Sequence[Entrant], played: Sequence[PlayedTable], byes: Sequence[Bye]
) -> Drawn | None:
    """The round after what has been played; None if the cup is over."""
    number = 1 + max([0, *(table.round for table in played), *(bye.round for bye in byes)])
    if contest.format == ROUND_ROBIN:
        rounds = _schedule(tuple(one.number for one in entrants), contest.size, contest.seed)
        return rounds[number - 1] if number <= len(rounds) else None
    past = _past(played, byes)
    lots = contest.lots
    if contest.format == KNOCK_OUT:
        order = _still_in(contest, entrants, played, byes, number)
        return knock_out_round(order, contest.size, past, lots, number) if len(order) > 1 else None
    staying = {one.number for one in entrants if not one.left}
    if number > contest.rounds or len(staying) < 2:
        return None
    if contest.format == DUPLICATE:
        return _of_full_tables(sorted(one.number for one in entrants), contest, past, number)
    if number == 1:
        order = lots.order("first round", staying)
    else:
        order = [row.entry for row in standings_of(contest, entrants, played, byes) if row.entry in staying]
    return swiss_round(order, contest.size, past, lots, number)


@lru_cache(maxsize=64)
def _schedule(entries: tuple[int, ...], size: int, seed: str) -> list[Drawn]:
    return everybody_meets(entries, size, Lots(seed))


def _past(played: Sequence[PlayedTable], byes: Sequence[Bye]) -> Past:
    past = Past()
    past.add(([seat.entry for seat in table.seats] for table in played), (bye.entry for bye in byes))
    return past


def _still_in(
    contest: Contest,
    entrants: Sequence[Entrant],
    played: Sequence[PlayedTable],
    byes: Sequence[Bye],
    number: int,
) -> list[int]:
    """Who is still in a knock-out, the strongest first: by rating at first, then by what was won."""
    lots = contest.lots
    staying = {one.number for one in entrants if not one.left}
    if number == 1:
        rated = sorted(entrants, key=lambda one: (-one.rating, lots.lot("first round", one.number)))
        return [one.number for one in rated if one.number in staying]
    last = [table for table in played if table.round == number - 1]
    waited = [bye.entry for bye in byes if bye.round == number - 1]
    if len(last) == 1 and not waited:
        return []
    order = [row.entry for row in standings_of(contest, entrants, played, byes)]
    winners = {
        entry
        for table in last
        for entry in who_goes_on(table, going_on(contest.size, len(table.seats)), order)
    }
    return [entry for entry in order if entry in winners | set(waited) and entry in staying]


def _of_full_tables(entries: Sequence[int], contest: Contest, past: Past, number: int) -> Drawn:
    """A board of a duplicate event: all tables are full, and whoever left is replaced there."""
    return swiss_round(
        contest.lots.order(f"board {number}", entries), contest.size, past, contest.lots, number
    )

"""What came of tables, and who is ahead: cup points, tie-breaks, and duplicate boards compared seat by seat.

All of it is reckoned in whole numbers and fractions, so that everybody who reckons finds the same.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from ruhr.server.cups.lots import Lots

#: Cup points are reckoned in twelfths: shares at tables of two, three and four are whole numbers then.
WHOLE_POINT = 12
#: A bot that fills a table and does not take part.
HOUSE = 0


class Sat(NamedTuple):
    """What came of a table for a seat."""

    entry: int
    points: int
    #: Did a bot decide for him at the end, because he left or his time was up?
    left: bool = False


class PlayedTable(NamedTuple):
    """A table that is over, in a round or, in a duplicate event, of a board."""

    round: int
    seats: tuple[Sat, ...]


class Bye(NamedTuple):
    """Somebody sat out in a round."""

    round: int
    entry: int


class Ranked(NamedTuple):
    """Somebody's place in a cup, and all that it follows from; the first that differs decides."""

    place: int
    entry: int
    #: In twelfths of a cup point; in a duplicate event, the mean share of others beaten.
    points: Fraction
    tables: int
    #: In a knock-out the last round he was in; otherwise 0.
    reached: int
    #: Against those with as many points, if all of them have met; otherwise 0.
    direct: Fraction
    #: How strong those were whom he met.
    strength: Fraction
    #: His mean share of the points at his tables; in a duplicate event, how many points ahead he was.
    share: Fraction
    lot: str


def places_at(seats: Sequence[Sat]) -> list[int]:
    """The places at a table: by points, and whoever left is behind all who stayed.

    >>> places_at([Sat(1, 40), Sat(2, 55, left=True), Sat(3, 40), Sat(4, 31)])
    [1, 4, 1, 3]
    """
    worth = [(not seat.left, seat.points) for seat in seats]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def cup_points(seats: Sequence[Sat]) -> list[int]:
    """The share of the others whom everybody is ahead of, in twelfths; who is level counts half.

    >>> cup_points([Sat(1, 40), Sat(2, 30), Sat(3, 20), Sat(4, 10)])
    [12, 8, 4, 0]
    >>> cup_points([Sat(1, 40), Sat(2, 40), Sat(3, 20)])
    [9, 9, 0]

    Whoever left gets nothing:

    >>> cup_points([Sat(1, 40, left=True), Sat(2, 40)])
    [0, 12]
    """
    places = places_at(seats)
    half = WHOLE_POINT // 2 // (len(seats) - 1)
    return [
        0 if seat.left else half * sum((other > place) + (other >= place) for other in places) - half
        for seat, place in zip(seats, places, strict=True)
    ]


def ranking(
    entries: Iterable[int],
    played: Sequence[PlayedTable],
    byes: Sequence[Bye],
    lots: Lots,
    *,
    knock_out: bool = False,
    free_points: bool = False,
) -> list[Ranked]:
    """The standings of a round robin, a Swiss cup or a knock-out.

    With *free_points* who sits out gets a whole point, as in a Swiss cup.
    """
    sums: Counter[int] = Counter()
    tables: Counter[int] = Counter()
    reached: Counter[int] = Counter()
    shares: defaultdict[int, Fraction] = defaultdict(Fraction)
    for table in played:
        for seat, points, share in zip(
            table.seats, cup_points(table.seats), _shares_of(table.seats), strict=True
        ):
            sums[seat.entry] += points
            tables[seat.entry] += 1
            shares[seat.entry] += share
            reached[seat.entry] = max(reached[seat.entry], table.round)
    for bye in byes:
        sums[bye.entry] += WHOLE_POINT if free_points else 0
        reached[bye.entry] = max(reached[bye.entry], bye.round)
    strengths = _strengths(played, sums)
    everybody = list(entries)
    level = defaultdict(list)
    for entry in everybody:
        level[sums[entry]].append(entry)
    direct = {entry: found for group in level.values() for entry, found in _direct(group, played).items()}
    rows = [
        Ranked(
            0,
            entry,
            Fraction(sums[entry]),
            tables[entry],
            reached[entry] if knock_out else 0,
            direct[entry],
            strengths[entry],
            shares[entry] / tables[entry] if tables[entry] else Fraction(),
            lots.lot("standings", entry),
        )
        for entry in everybody
    ]
    last = _last_points(played) if knock_out else {}

    def order(row: Ranked) -> tuple[object, ...]:
        ahead = (-row.reached, -last.get((row.reached, row.entry), 0)) if knock_out else ()
        return (*ahead, -row.points, -row.direct, -row.strength, -row.share, row.lot)

    return _numbered(sorted(rows, key=order))


def _numbered(rows: list[Ranked]) -> list[Ranked]:
    return [row._replace(place=place) for place, row in enumerate(rows, 1)]


def _shares_of(seats: Sequence[Sat]) -> list[Fraction]:
    """Everybody's share of the points at a table; less than none counts as none."""
    points = [max(0, seat.points) for seat in seats]
    total = sum(points)
    return [
        Fraction(0) if seat.left else Fraction(mine, total) if total else Fraction(1, len(seats))
        for seat, mine in zip(seats, points, strict=True)
    ]


def _strengths(played: Iterable[PlayedTable], sums: Counter[int]) -> defaultdict[int, Fraction]:
    """For every table the mean of the others' cup points (after Bruno Buchholz), all added up."""
    found: defaultdict[int, Fraction] = defaultdict(Fraction)
    for table in played:
        total = sum(sums[seat.entry] for seat in table.seats)
        for seat in table.seats:
            found[seat.entry] += Fraction(total - sums[seat.entry], len(table.seats) - 1)
    return found


def _direct(group: Sequence[int], played: Iterable[PlayedTable]) -> dict[int, Fraction]:
    """What those with as many points have won against each other, if each has met each."""
    met: defaultdict[tuple[int, int], list[Fraction]] = defaultdict(list)
    among = set(group)
    for table in played if len(among) > 1 else ():
        places = places_at(table.seats)
        here = [(seat.entry, place) for seat, place in zip(table.seats, places, strict=True)]
        for (one, mine), (other, yours) in combinations(here, 2):
            if one in among and other in among:
                won = Fraction(1 + (mine < yours) - (mine > yours), 2)
                met[one, other].append(won)
                met[other, one].append(1 - won)
    nothing = dict.fromkeys(group, Fraction())
    if len(met) < len(among) * (len(among) - 1):
        return nothing
    for (one, _), wins in met.items():
        nothing[one] += sum(wins, Fraction()) / len(wins)
    return nothing


def _last_points(played: Iterable[PlayedTable]) -> dict[tuple[int, int], int]:
    """What everybody won in every round."""
    return {
        (table.round, seat.entry): points
        for table in played
        for seat, points in zip(table.seats, cup_points(table.seats), strict=True)
    }


def who_goes_on(table: PlayedTable, most: int, order: Sequence[int]) -> list[int]:
    """Who of a table goes on in a knock-out: the best; of those level, who was ahead in the standings."""
    ahead = {entry: at for at, entry in enumerate(order)}
    places = places_at(table.seats)
    best = sorted(zip(places, table.seats, strict=True), key=lambda one: (one[0], ahead[one[1].entry]))
    return [seat.entry for _, seat in best[:most] if not seat.left]


# --- Duplicate -----------------------------------------------------------------------------------------


class Compared(NamedTuple):
    """What somebody did on a board, beside all others who sat where he sat."""

    board: int
    entry: int
    points: int
    left: bool
    #: How many others sat there to the end, the share of them he beat, ties half, and how far ahead of
    #: their mean he was, in points.
    others: int
    share: Fraction
    ahead: Fraction


def compared(played: Iterable[PlayedTable]) -> list[Compared]:
    """Every seat of every board beside the same seat at the other tables; bots of the house are nobody.

    >>> one = PlayedTable(1, (Sat(1, 40), Sat(2, 50)))
    >>> other = PlayedTable(1, (Sat(3, 46), Sat(4, 44)))
    >>> [(row.entry, int(row.share), int(row.ahead)) for row in compared([one, other])]
    [(1, 0, -6), (3, 1, 6), (2, 1, 6), (4, 0, -6)]
    """
    seats: defaultdict[tuple[int, int, int], list[Sat]] = defaultdict(list)
    for table in played:
        for number, seat in enumerate(table.seats):
            if seat.entry == HOUSE:
                continue
            seats[table.round, len(table.seats), number].append(seat)
    found = []
    for (board, _, _), here in sorted(seats.items()):
        stayed = [seat.points for seat in here if not seat.left]
        for seat in here:
            others = len(stayed) - (not seat.left)
            share = ahead = Fraction()
            if others and not seat.left:
                beaten = sum((seat.points > mine) + (seat.points >= mine) for mine in stayed) - 1
                share = Fraction(beaten, 2 * others)
                ahead = seat.points - Fraction(sum(stayed) - seat.points, others)
            found.append(Compared(board, seat.entry, seat.points, seat.left, others, share, ahead))
    return found


def duplicate_ranking(
    entries: Iterable[int], rows: Iterable[Compared], boards: int, lots: Lots
) -> list[Ranked]:
    """The standings of a duplicate event: the mean share on all boards; what was not played counts nothing.

    A board on which nobody else sat where one sat is left out of one's mean. Of those level, who has played
    more boards is ahead, then who was more points ahead of the others, then the lot.
    """
    shares: defaultdict[int, Fraction] = defaultdict(Fraction)
    ahead: defaultdict[int, Fraction] = defaultdict(Fraction)
    tables: Counter[int] = Counter()
    alone: Counter[int] = Counter()
    for row in rows:
        shares[row.entry] += row.share
        ahead[row.entry] += row.ahead
        tables[row.entry] += 1
        alone[row.entry] += not row.others and not row.left
    ranked = []
    for entry in entries:
        counted = boards - alone[entry]
        ranked.append(
            Ranked(
                0,
                entry,
                shares[entry] / counted if counted else Fraction(),
                tables[entry],
                0,
                Fraction(),
                Fraction(),
                ahead[entry] / counted if counted else Fraction(),
                lots.lot("standings", entry),
            )
        )
    return _numbered(sorted(ranked, key=lambda row: (-row.points, -row.tables, -row.share, row.lot)))

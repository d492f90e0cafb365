"""Who sits at a table with whom: sizes of tables, groups that have met least, and who sits where.

Nothing here knows a database, a network or the time of day. Those who take part are numbers.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from ruhr.server.cups.lots import Lots

#: So often a draw is begun anew if people would meet again.
DRAWS = 20
#: One goes over all tables at most so often to find a better draw.
PASSES = 40


class Drawn(NamedTuple):
    """A round as it was drawn: of each table who sits where, and who sits out."""

    tables: list[tuple[int, ...]]
    byes: list[int]


class Past:
    """What has been: who met whom how often, who sat where, and who sat out."""

    def __init__(self) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()

    def add(self, tables: Iterable[Sequence[int]], byes: Iterable[int] = ()) -> None:
        """Remember a round."""
        for table in tables:
            self.sat.update((entry, seat) for seat, entry in enumerate(table))
            self.met.update(combinations(sorted(table), 2))
        self.byes.update(byes)

    def meetings(self, one: int, other: int) -> int:
        return self.met[min(one, other), max(one, other)]


def table_sizes(players: int, size: int) -> list[int]:
    """Tables for all, as large as wished or one smaller; nobody sits alone, and two only where they must.

    >>> table_sizes(11, 4), table_sizes(9, 4), table_sizes(5, 4), table_sizes(7, 3), table_sizes(2, 4)
    ([4, 4, 3], [3, 3, 3], [3, 2], [3, 2, 2], [2])

    At tables of two, an odd one sits out:

    >>> table_sizes(7, 2)
    [2, 2, 2]
    """
    if size == 2 or players < 2:
        return [2] * (players // 2)
    if players <= size:
        return [players]
    count = -(-players // size)
    small, large = divmod(players, count)
    return [small + 1] * large + [small] * (count - large)


def seated_evenly(table: Iterable[int], past: Past, lots: Lots, purpose: str) -> tuple[int, ...]:
    """Let everybody sit where he has sat least; what is as good is decided by lot."""
    order = lots.order(purpose, table)
    return min(permutations(order), key=lambda seats: _repeated(seats, past))


def _repeated(seats: Sequence[int], past: Past) -> int:
    return sum(
        (past.sat[entry, seat] + 1) ** 2 - past.sat[entry, seat] ** 2 for seat, entry in enumerate(seats)
    )


def grouped(
    order: Sequence[int], sizes: Sequence[int], past: Past, *, near: bool = False, even: bool = True
) -> list[list[int]]:
    """Tables in which as few as possible meet again, and if *near* matters, neighbours in the order meet.

    If it shall be *even*, a third meeting weighs more than a second one; otherwise as many as possible meet
    for the first time.
    """
    place = {entry: at for at, entry in enumerate(order)}
    again = len(order) ** 3

    def cost(one: int, other: int) -> int:
        met = past.meetings(one, other)
        far = (place[one] - place[other]) ** 2 if near else 0
        return again * (met if even else min(met, 1)) + far

    tables: list[list[int]] = []
    rest = list(order)
    for size in sizes:
        tables.append(rest[:size])
        del rest[:size]
    costs = {pair: cost(*pair) for pair in permutations(order, 2)}
    for _ in range(PASSES):
        if not _improve(tables, costs):
            break
    return tables


def _improve(tables: list[list[int]], costs: dict[tuple[int, int], int]) -> bool:
    """Change places wherever that is better; false if it is nowhere."""
    better = False
    for one, other in combinations(tables, 2):
        for here in range(len(one)):
            for there in range(len(other)):
                mine, yours = one[here], other[there]
                before = after = 0
                for entry in one:
                    if entry != mine:
                        before += costs[mine, entry]
                        after += costs[yours, entry]
                for entry in other:
                    if entry != yours:
                        before += costs[yours, entry]
                        after += costs[mine, entry]
                if after < before:
                    one[here], other[there] = yours, mine
                    better = True
    return better


def repeats(tables: Iterable[Iterable[int]], past: Past) -> int:
    """How often people meet again, each further time weighing more."""
    return sum(past.meetings(*pair) ** 2 for table in tables for pair in combinations(table, 2))


def best_groups(
    order: Sequence[int], sizes: Sequence[int], past: Past, lots: Lots, purpose: str, *, near: bool = False
) -> list[list[int]]:
    """Groups of an order; if people would meet again, of other orders by lot, and the best of them."""
    best = grouped(order, sizes, past, near=near)
    fewest = repeats(best, past)
    for attempt in range(DRAWS):
        if not fewest:
            break
        anew = grouped(lots.order(f"{purpose} {attempt}", order), sizes, past)
        if (found := repeats(anew, past)) < fewest:
            best, fewest = anew, found
    return best


def circle(entries: Sequence[int]) -> list[Drawn]:
    """Everybody meets everybody once at tables of two; of an odd number each sits out once."""
    ring: list[int | None] = [*entries, *([None] if len(entries) % 2 else [])]
    half = len(ring) // 2
    rounds = []
    for _ in range(len(ring) - 1):
        tables: list[tuple[int, ...]] = []
        byes: list[int] = []
        for one, other in zip(ring[:half], reversed(ring[half:]), strict=True):
            if one is None or other is None:
                byes.extend(entry for entry in (one, other) if entry is not None)
            else:
                tables.append((one, other))
        rounds.append(Drawn(tables, byes))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def everybody_meets(entries: Sequence[int], size: int, lots: Lots) -> list[Drawn]:
    """All rounds of a round robin: everybody meets everybody, as evenly as tables allow.

    Of several draws the one with the fewest rounds counts, then the one in which meetings are most even.
    """
    if size == 2:
        past = Past()
        return [
            _sat_down(one.tables, one.byes, past, lots, number)
            for number, one in enumerate(circle(lots.order("round robin", entries)), 1)
        ]
    draws = [_until_all_have_met(entries, size, lots, attempt) for attempt in range(DRAWS)]
    return min(draws, key=lambda draw: (len(draw), _unevenness(draw)))


def _until_all_have_met(entries: Sequence[int], size: int, lots: Lots, attempt: int) -> list[Drawn]:
    sizes = table_sizes(len(entries), size)
    past = Past()
    rounds: list[Drawn] = []
    while any(not past.meetings(*pair) for pair in combinations(entries, 2)):
        number = len(rounds) + 1
        purpose = f"round {number} {attempt}"
        order = lots.order(purpose, entries)
        if attempt % 2:
            tables = grouped(order, sizes, past, even=False)
        else:
            tables = best_groups(order, sizes, past, lots, purpose)
        rounds.append(_sat_down(tables, [], past, lots, number))
    return rounds


def _sat_down(tables: Iterable[Iterable[int]], byes: list[int], past: Past, lots: Lots, number: int) -> Drawn:
    """A round in which everybody sits where he has sat least; it belongs to the past from now on."""
    sitting = [seated_evenly(table, past, lots, f"seats {number}") for table in tables]
    past.add(sitting, byes)
    return Drawn(sitting, byes)


def _unevenness(rounds: Iterable[Drawn]) -> int:
    past = Past()
    for one in rounds:
        past.add(one.tables)
    return sum(met * met for met in past.met.values())


def swiss_round(order: Sequence[int], size: int, past: Past, lots: Lots, number: int) -> Drawn:
    """Neighbours in the standings meet, if they have not yet; who sits out is last of those who never did."""
    byes: list[int] = []
    playing = list(order)
    if size == 2 and len(playing) % 2:
        out = min(reversed(playing), key=lambda entry: past.byes[entry])
        byes = [out]
        playing.remove(out)
    purpose = f"round {number}"
    groups = best_groups(playing, table_sizes(len(playing), size), past, lots, purpose, near=True)
    return Drawn([seated_evenly(group, past, lots, f"seats {number}") for group in groups], byes)


def knock_out_round(order: Sequence[int], size: int, past: Past, lots: Lots, number: int) -> Drawn:
    """The strong ones are spread over the tables; at tables of two they may wait until the field is even.

    The order is that of strength. When all fit at one table, that is the final.
    """
    playing = list(order)
    byes: list[int] = []
    if len(playing) > size == 2:
        even = 1 << (len(playing).bit_length() - 1)
        if len(playing) != even:
            waiting = 2 * even - len(playing)
            playing, byes = playing[waiting:], playing[:waiting]
    sizes = table_sizes(len(playing), size)
    spread = _snake(playing, sizes)
    groups = best_groups(spread, sizes, past, lots, f"round {number}")
    return Drawn([seated_evenly(group, past, lots, f"seats {number}") for group in groups], byes)


def _snake(order: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """Deal an order out to tables, to and fro; the tables one after the other."""
    tables: list[list[int]] = [[] for _ in sizes]
    rest = list(order)
    forward = True
    while rest:
        turn = range(len(sizes)) if forward else reversed(range(len(sizes)))
        for at in turn:
            if rest and len(tables[at]) < sizes[at]:
                tables[at].append(rest.pop(0))
        forward = not forward
    return [entry for table in tables for entry in table]


def going_on(size: int, players: int) -> int:
    """How many of a table of so many go on in a knock-out at tables of a size.

    >>> [going_on(4, players) for players in (4, 3, 2)], going_on(3, 3), going_on(2, 2)
    ([2, 2, 1], 1, 1)
    """
    return 2 if size > 3 and players > 2 else 1

"""What nobody can see: written apart at the end of a position's text, or dealt from a seed."""

from collections import Counter
from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import DEMAND_MARKERS, OBSTACLES, TURNS
from ruhr.errors import PositionError
from ruhr.position.players import EMPTY
from ruhr.position.text import Item, Section
from ruhr.rules import set_up
from ruhr.rules.chance import WORD, Chance
from ruhr.rules.phase_2_water_and_demand import next_draw
from ruhr.rules.state import Deal, State, one

PARTS = ("bag", "obstacles", "countries", "draws")


def hidden_in_words(s: State) -> str:
    """The bag in its order, what lies under each obstacle, countries and draws of the turns to come."""
    known = set_up.countries_turned_up(s)
    under = [s.deal.obstacles[k] for k in range(OBSTACLES) if s.obstacles & one(k)]
    contents = (
        _numbers(s.bag[: s.bag_count]),
        _numbers(under),
        " ".join(s.board.countries[column] for column in s.deal.countries[known:]),
        _numbers(s.deal.draws[next_draw(s) - 1 :]),
    )
    return ", ".join(f"{part} {words or EMPTY}" for part, words in zip(PARTS, contents, strict=True))


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers)


def read_hidden(s: State, section: Section) -> None:
    """Put everything hidden where it belongs: all of it must be there, and fit what is seen."""
    if [item.next().text for item in section.items] != list(PARTS):
        raise PositionError("position_hidden", **section.where())
    bag_item, obstacles_item, countries_item, draws_item = section.items
    unknown = [str(k) for k in range(DEMAND_MARKERS) if set_up.unknown_markers(s) & one(k)]
    bag = [int(unknown[k]) for k in _all_of(bag_item, unknown)]
    under = [int(unknown[k]) for k in _all_of(obstacles_item, unknown)]
    countries = list(s.deal.countries) + read_countries(s, countries_item)
    draws = []
    while draws_item.more() and not draws_item.skip(EMPTY):
        draws.append(draws_item.number(0, WORD))
    first = next_draw(s)
    if (
        sorted(bag + under) != [int(marker) for marker in unknown]
        or len(bag) != s.bag_count
        or len(countries) != len(s.board.country_markers)
        or len(draws) != TURNS - first
    ):
        raise PositionError("position_hidden", **section.where())
    for k, marker in enumerate(bag):
        s.bag[k] = marker
    markers = iter(under)
    s.deal = Deal(
        s.deal.first,
        vec[i64]([next(markers) if s.obstacles & one(k) else 0 for k in range(OBSTACLES)]),
        vec[i64]([]),
        vec[i64](countries),
        vec[i64]([0] * (first - 1) + draws),
    )


def _all_of(item: Item, known: list[str]) -> list[int]:
    return [] if item.skip(EMPTY) else item.all_of(known)


def read_countries(s: State, item: Item) -> list[int]:
    """Countries to the end of the item, no more of each than there are markers left."""
    left = Counter([int(column) for column in s.board.country_markers])
    left.subtract([int(column) for column in s.deal.countries])
    columns: list[int] = []
    while item.more() and not item.skip(EMPTY):
        word = item.next()
        column = item.which(word, s.board.countries)
        if not left[column]:
            raise PositionError("position_country", **item.where(word))
        left[column] -= 1
        columns.append(column)
    return columns


def knows_hidden(s: State) -> bool:
    """Has everything hidden been dealt at this table?"""
    return len(s.deal.draws) > 0


def deal_unknown(s: State, chance: Chance) -> None:
    """Deal what a text did not say, as it can be after all that has been seen."""
    known = [int(column) for column in s.deal.countries]
    left = Counter([int(column) for column in s.board.country_markers])
    left.subtract(known)
    unknown = vec[i64](list(left.elements()))
    chance.shuffle(unknown)
    draws = vec[i64]([chance.word() for _ in range(TURNS - 1)])
    nothing = vec[i64]([0] * OBSTACLES)
    s.deal = Deal(s.deal.first, nothing, vec[i64]([]), vec[i64](known + list(unknown)), draws)
    set_up.deal_hidden(s, chance)

"""What lies in front of a player, in words: `3 thalers, debts 1, markers lock_building wage`."""

from collections.abc import Sequence

from ruhr.board import Board
from ruhr.board.words import AREAS, MARKERS, OBSTACLES, PLAYER_TOKENS, PLAYER_WAREHOUSES, TURNS
from ruhr.errors import PositionError
from ruhr.position import usual
from ruhr.position.text import Item
from ruhr.rules.special_options import OPTIONS
from ruhr.rules.state import NOWHERE, SOURCES, Player, State

#: Nobody ever has so many Thalers or points.
MOST = 999
#: More locks than this no player builds in a phase (§8).
MOST_LOCKS_AT_ONCE = 2
#: Where something is said to be empty that usually is not.
EMPTY = "-"
#: Every lock is built.
ALL = "all"


# --- Writing -------------------------------------------------------------------------------------------


def player_in_words(s: State, me: Player) -> str:
    """Everything of a player that does not go without saying."""
    points = [f"{source} {points}" for source, points in zip(SOURCES, me.sources, strict=True) if points]
    tokens = [
        f"{area} {int(me.tokens & spaces).bit_count()}"
        for area, spaces in zip(AREAS, s.board.area_spaces, strict=True)
        if me.tokens & spaces
    ]
    turns = [str(turn) for turn in range(1, TURNS + 1) if me.waiting >> turn & 1]
    lists = (
        ("points", points),
        ("pool", [] if me.pool == usual.pool(s, me) else [str(me.pool)]),
        ("debts", [str(me.debts)] if me.debts else []),
        ("waits", [] if me.waiting == usual.waiting(s) else turns or [EMPTY]),
        ("tokens", tokens),
        ("markers", _names(me.markers)),
        ("missed", _names(me.missed)),
        ("flipped", _names(me.flipped)),
        ("used", _names(me.used)),
        ("locks", _locks(me)),
        ("option", [] if me.option == NOWHERE else [OPTIONS[me.option]]),
    )
    items = [] if me.thalers == s.board.start_thalers else [f"{me.thalers} thalers"]
    return ", ".join(items + [f"{keyword} {' '.join(words)}" for keyword, words in lists if words])


def _locks(me: Player) -> list[str]:
    if not me.locks:
        return []
    return [str(me.locks)] + (["now", str(me.locks_this_phase)] if me.locks_this_phase else [])


def _names(markers: int) -> list[str]:
    return [marker for k, marker in enumerate(MARKERS) if markers >> k & 1]


# --- Reading -------------------------------------------------------------------------------------------


def read_player(s: State, me: Player, items: list[Item]) -> None:
    """Put in front of a player what a text says of him; what it does not say is usual."""
    me.waiting = usual.waiting(s)
    said: set[str] = set()
    for item in items:
        word = item.words[0]
        keyword = "thalers" if item.peek().isdigit() else item.next().text
        if keyword in said:
            raise PositionError("position_twice", **item.where(word))
        said.add(keyword)
        _read_item(s.board, me, keyword, item)
        item.finish()
    me.lock_box = usual.lock_box(me)
    me.mark_box = usual.mark_box(me)
    if "pool" not in said:
        me.pool = usual.pool(s, me)


def _read_item(board: Board, me: Player, keyword: str, item: Item) -> None:
    """What one item says of a player."""
    match keyword:
        case "thalers":
            me.thalers = item.number(0, MOST)
            item.one_of(("thalers",))
        case "points":
            for source, points in _counts(item, SOURCES, -MOST, MOST):
                me.sources[source] = points
                me.points += points
        case "pool":
            me.pool = item.number(0, PLAYER_WAREHOUSES)
        case "debts":
            me.debts = item.number(0, board.debt_spaces)
        case "waits":
            turns = [str(turn) for turn in range(TURNS + 1) if board.warehouse_turns >> turn & 1]
            me.waiting = 0 if item.skip(EMPTY) else sum(1 << int(turns[k]) for k in item.all_of(turns))
        case "tokens":
            for area, count in _counts(item, AREAS, 1, PLAYER_TOKENS):
                _fill(board, me, area, count, item)
        case "locks":
            me.locks = item.number(1, OBSTACLES)
            if item.skip("now"):
                me.locks_this_phase = item.number(1, min(MOST_LOCKS_AT_ONCE, me.locks))
        case "option":
            me.option = item.one_of(OPTIONS)
        case _:
            _read_markers(me, keyword, item)


def _read_markers(me: Player, keyword: str, item: Item) -> None:
    """Progress markers; who has flipped or used one has it."""
    if keyword not in ("markers", "missed", "flipped", "used"):
        raise PositionError("position_unknown_word", **item.where(item.words[0]))
    markers = sum(1 << marker for marker in item.all_of(MARKERS))
    if keyword == "missed":
        me.missed = markers
    else:
        me.markers |= markers
    if keyword == "flipped":
        me.flipped = markers
    elif keyword == "used":
        me.used = markers


def _fill(board: Board, me: Player, area: int, count: int, item: Item) -> None:
    """Put development tokens on the first spaces of an area."""
    spaces = board.area_spaces[area]
    most = int(spaces).bit_count()
    if count > most:
        raise PositionError("position_tokens", area=AREAS[area], most=most, **item.where(item.words[0]))
    for _ in range(count):
        free = spaces & ~me.tokens
        me.tokens |= free & -free


def _counts(item: Item, known: Sequence[str], least: int, most: int) -> list[tuple[int, int]]:
    """Words with a number each, to the end of the item, no word twice."""
    found: dict[int, int] = {}
    while item.more() or not found:
        word = item.next()
        which = item.which(word, known)
        if which in found:
            raise PositionError("position_twice", **item.where(word))
        found[which] = item.number(least, most)
    return list(found.items())

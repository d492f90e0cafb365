"""The tables of a cup: how they are set up, and what came of them."""

from collections.abc import Sequence
from itertools import count
from typing import Any, NamedTuple

from ruhr.board import Board
from ruhr.bots import BOT_NAMES
from ruhr.commitment import derived_deal
from ruhr.server.cups.book import CupRow, Participant, TableRow, Whole
from ruhr.server.cups.lots import Lots, bots_secret_of, deal_secret_of, joint_share
from ruhr.server.cups.standings import HOUSE
from ruhr.server.reception import new_deal_secret, with_people
from ruhr.server.standing_in import STAND_IN, covered_too_often, decided_themselves
from ruhr.server.store import NewTable, Stored
from ruhr.server.table import BOT, RAN_OUT, Clock, Setup, Table, Terms

#: With what the requests of cups begin, and no request of a person can (`wire.RequestId`).
CUPS_REQUEST = "cup:"


class _Sitting(NamedTuple):
    """Who sits on a seat: somebody with a name and a key, or a bot of a level."""

    name: str
    level: str | None
    key: bytes | None
    share: bytes | None


def bot_names(most: int) -> list[str]:
    """What bots that take part are called: by the names they are lent, with a number if there are many."""
    names: list[str] = []
    for number in count(1):
        for name in BOT_NAMES:
            if len(names) == most:
                return names
            names.append(name if number == 1 else f"{name} {number}")
    return names


def turns_on_boards(cup: CupRow) -> list[int]:
    """When one comes on each board of an event against bots: who begins is 0, and so on, in turn by lot."""
    boards = cup.rules["boards"]
    first = int(Lots(cup.seed).lot("turns", 0), 16)
    return [(first + number) % players for number, players in enumerate(boards)]


def seats_by_turns(board: Board, whole: Whole, number: int, by_turn: Sequence[int]) -> list[int]:
    """Who sits where on a board, if it is known who begins, comes second, and so on."""
    first = int(_deal(board, whole, number, len(by_turn))["first"])
    seats = [HOUSE] * len(by_turn)
    for turn, entry in enumerate(by_turn):
        seats[(first + turn) % len(seats)] = entry
    return seats


def board_of_one(board: Board, whole: Whole, number: int, entry: int) -> list[int]:
    """The seats of a board on which somebody plays against bots: everybody has the same turn there."""
    players = whole.cup.rules["boards"][number - 1]
    by_turn = [HOUSE] * players
    by_turn[turns_on_boards(whole.cup)[number - 1]] = entry
    return seats_by_turns(board, whole, number, by_turn)


def _added(whole: Whole) -> str:
    """What is added to the deals of boards; to those of the weekly event nobody can add anything."""
    return "" if whole.cup.week else joint_share(whole.shares) or ""


def _deal(board: Board, whole: Whole, number: int, players: int) -> dict[str, Any]:
    secret = deal_secret_of(whole.cup.secret, number, 0)
    return derived_deal(board, secret, [_added(whole) or None] * players, whole.cup.rules["calmer_water"])


def new_table(board: Board, whole: Whole, named: TableRow, now: int) -> NewTable:
    """A table of a cup at which everybody sits who is to play there."""
    cup, rules = whole.cup, whole.cup.rules
    ends_at = next(one.ends_at for one in whole.rounds if one.number == named.round)
    here = _sitting(whole, named)
    # The tables of a board have the deal and the bots of its first one.
    table = 0 if cup.is_duplicate else named.number
    bank = max(1000, ends_at - now) if cup.at_own_pace else rules["bank"] * 1000
    increment = 0 if cup.at_own_pace else rules["increment"] * 1000
    setup = Setup(
        named.id,
        now,
        tuple(one.level for one in here),
        rules["calmer_water"],
        cup.public and not cup.is_duplicate,
        Clock(bank, increment, BOT, STAND_IN),
        None,
        tuple("" if one.level is None else one.name for one in here),
        (),
        {},
        board.identity,
        secret=bots_secret_of(cup.secret, named.round, table),
        deal_secret=deal_secret_of(cup.secret, named.round, table),
        rematch_secret=new_deal_secret(),
        terms=Terms(rated=rules["rated"] and not cup.is_duplicate),
        cup=cup.id,
        sealed=cup.is_duplicate,
        added=_added(whole) if cup.is_duplicate else "",
        ends_at=ends_at,
    )
    return with_people(
        setup,
        board,
        [one.name for one in here],
        [one.key for one in here],
        None,
        f"{CUPS_REQUEST}{named.round}",
        [None if cup.is_duplicate else one.share for one in here],
    )


def _sitting(whole: Whole, named: TableRow) -> list[_Sitting]:
    known = {one.number: one for one in whole.entries}
    lent = iter(bot_names(len(named.seats)))
    return [
        _sits(known[entry], whole, lent)
        if entry != HOUSE
        else _Sitting(next(lent), whole.cup.rules["level"], None, None)
        for entry in named.seats
    ]


def _sits(one: Participant, whole: Whole, lent: Any) -> _Sitting:
    if one.level is not None:
        return _Sitting(one.name, one.level, None, None)
    if one.left_at is not None or one.holder is None:
        return _Sitting(next(lent), whole.cup.rules["level"], None, None)
    return _Sitting(one.name, None, one.holder, one.share)


def outcome(table: Table, stored: Stored, people: Sequence[bool]) -> dict[str, Any]:
    """What came of a table: points, who left, and who did not show up.

    *people* says of every seat whether a person should have sat there. Who is replaced because the round is
    over has not left, unless he should have played the board himself. For whom bots have decided too often
    before has left, though he came back.
    """
    assert table.game is not None
    points = [score.points for score in table.game.scores()]
    decided, covered = decided_themselves(stored), covered_too_often(table, stored)
    left, absent = [], []
    for seat, is_person in enumerate(people):
        replaced = table.setup.levels[seat] is not None
        away = table.seats[seat].level is not None
        gone = seat in covered or (away and not _by_the_deadline(table, stored, seat))
        if is_person and (replaced or gone):
            left.append(seat)
            if seat not in decided and not replaced:
                absent.append(seat)
    return {"points": points, "left": left, "absent": absent}


def _by_the_deadline(table: Table, stored: Stored, seat: int) -> bool:
    """Has somebody been replaced only because the round was over?"""
    ends_at = table.setup.ends_at
    if table.setup.sealed or ends_at is None:
        return False
    last = [change for change in stored.changes if change.seat == seat and change.kind in (RAN_OUT, "left")]
    return bool(last) and last[-1].kind == RAN_OUT and last[-1].at >= ends_at


def nothing_of(players: int) -> dict[str, Any]:
    """What came of a table that is gone."""
    return {"points": [0] * players, "left": list(range(players)), "absent": []}

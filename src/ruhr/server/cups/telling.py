"""What is told of cups, and to whom: nobody hears of a board before all have played it."""

from typing import Any

from ruhr.commitment import commitment_to
from ruhr.server.cups.book import ENDED, GATHERING, CountedCup, RoundRow, TableRow, Whole
from ruhr.server.cups.drawing import DUPLICATE, standings_of
from ruhr.server.cups.lots import deal_secret_of
from ruhr.server.cups.standings import WHOLE_POINT, Ranked, cup_points
from ruhr.server.strength import RATING_OF_NEWCOMERS
from ruhr.server.table import FINISHED, OPEN


def told_in_list(one: CountedCup, keys: set[bytes], taking: set[int]) -> dict[str, Any]:
    """What a list says of a cup to the holder of some keys, who takes part in some cups."""
    cup = one.cup
    return {
        "id": cup.id,
        "name": cup.name,
        "status": cup.status,
        "public": cup.public,
        "rules": cup.rules,
        "created_at": cup.created_at,
        "updated_at": cup.updated_at,
        "begins_at": cup.begins_at,
        "week": cup.week,
        "people": one.people,
        "bots": one.bots,
        "round": one.round,
        "ends_at": one.ends_at,
        "mine": cup.number in taking,
        "host": cup.host is not None and cup.host in keys,
    }


def ranked(whole: Whole) -> list[Ranked]:
    """The standings as everybody may know them; none as long as there is nothing to know."""
    played = whole.played
    if not played and not whole.byes:
        return []
    return standings_of(whole.cup.contest, whole.entrants, played, whole.byes)


def told_cup(whole: Whole, keys: set[bytes]) -> dict[str, Any]:
    """All that the holder of some keys may know of a cup."""
    cup = whole.cup
    mine = whole.entry_of(keys)
    me = None if mine is None else mine.number
    people = sum(one.level is None for one in whole.entries)
    last = whole.rounds[-1] if whole.rounds else None
    listed = told_in_list(
        CountedCup(
            cup,
            people,
            len(whole.entries) - people,
            0 if last is None else last.number,
            None if last is None else last.ends_at,
        ),
        keys,
        set() if me is None else {cup.number},
    )
    return {
        **listed,
        "commitment": commitment_to(cup.secret),
        "seed": cup.seed or None,
        "secret": cup.secret if cup.status == ENDED else None,
        "shares": [None if one.share is None else one.share.hex() for one in whole.entries],
        "entries": [
            {
                "number": one.number,
                "name": one.name,
                "level": one.level,
                "rating": None if one.rating == RATING_OF_NEWCOMERS else one.rating,
                "left": one.left_at is not None,
            }
            for one in whole.entries
        ],
        "rounds": [_told_round(whole, one, me) for one in whole.rounds],
        "standings": [_told_place(whole, row) for row in ranked(whole)],
        "me": None if mine is None else _told_part(whole, mine.number, left=mine.left_at is not None),
    }


def _told_round(whole: Whole, one: RoundRow, me: int | None) -> dict[str, Any]:
    cup = whole.cup
    # Of sealed boards everybody knows his own table, and that others play.
    tables = [table for table in whole.tables if table.round == one.number]
    if not one.told:
        tables = [table for table in tables if me is not None and me in table.seats]
    secret = deal_secret_of(cup.secret, one.number, 0)
    return {
        "number": one.number,
        "began_at": one.began_at,
        "ends_at": one.ends_at,
        "byes": one.byes,
        "told": one.told,
        "commitment": commitment_to(secret) if cup.is_duplicate else None,
        "tables": [_told_table(whole, table, told=one.told) for table in tables],
    }


def _status_of(table: TableRow) -> str:
    return FINISHED if table.results is not None else table.status or OPEN


def _told_table(whole: Whole, table: TableRow, *, told: bool) -> dict[str, Any]:
    results = table.results if told else None
    shown = results is not None
    compare = shown and not whole.cup.is_duplicate
    return {
        "table": table.id if table.made and table.status is not None else None,
        "status": _status_of(table),
        "seats": table.seats,
        "points": results["points"] if results is not None else None,
        "left": results["left"] if results is not None else [],
        "cup_points": cup_points(table.played.seats) if compare else None,
    }


def _told_place(whole: Whole, row: Ranked) -> dict[str, Any]:
    unit = 1 if whole.cup.rules["format"] == DUPLICATE else WHOLE_POINT
    return {
        "place": row.place,
        "entry": row.entry,
        "points": float(row.points / unit),
        "tables": row.tables,
        "reached": row.reached,
        "direct": float(row.direct),
        "strength": float(row.strength / unit),
        "share": float(row.share),
    }


def _told_part(whole: Whole, entry: int, *, left: bool) -> dict[str, Any]:
    """What a cup is for who takes part: where he plays now, and his boards."""
    mine = [table for table in whole.tables if entry in table.seats]
    playing = [table.id for table in mine if table.made and table.results is None]
    boards = []
    for number, players in enumerate(whole.cup.rules["boards"] if whole.cup.at_own_pace else (), 1):
        table = next((one for one in mine if one.round == number), None)
        results = None if table is None else table.results
        seat = 0 if table is None else table.seats.index(entry)
        boards.append(
            {
                "number": number,
                "players": players,
                "table": None if table is None else table.id,
                "status": OPEN if table is None else _status_of(table),
                "points": None if results is None else results["points"][seat],
            }
        )
    if whole.cup.status == GATHERING:
        boards = []
    return {"entry": entry, "left": left, "table": playing[0] if playing else None, "boards": boards}

"""What people can ask of cups: to make one, to join, to leave, to begin or cancel it, and to play a board."""

import hashlib
import secrets
from typing import Any

from ruhr.board import standard_board
from ruhr.server import reception, wire
from ruhr.server.cups.book import ENDED, GATHERING, GATHERS_FOR, RUNNING, CountedCup, Participant, Whole
from ruhr.server.cups.drawing import DUPLICATE, ROUND_ROBIN
from ruhr.server.cups.running import CupKeeper, monday_of
from ruhr.server.cups.telling import ranked, told_cup, told_in_list
from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.finding import Finding
from ruhr.server.hall import Hall
from ruhr.server.people import People, Who
from ruhr.server.time_of_day import now

#: How many cups a list shows.
CUPS_LISTED = 30
#: So many meet everybody; more would take too long.
MOST_IN_ROUND_ROBIN = 16


class CupDesk:
    """The desk for all who come to this process."""

    def __init__(self, hall: Hall, people: People, finding: Finding, keeper: CupKeeper) -> None:
        self._hall = hall
        self._people = people
        self._finding = finding
        self._keeper = keeper
        self._book = keeper.book

    async def listed(self, who: Who | None, status: str, before: int | None) -> dict[str, Any]:
        """Public cups of a status, or one's own, and the duplicate of the week."""
        keys = set() if who is None else who.keys
        ask, book = self._hall.ask, self._book
        week = monday_of(now()).date().isoformat()
        if status == "mine":
            found = await ask(book.mine, keys, CUPS_LISTED)
        else:
            found = await ask(book.listed, status, before, CUPS_LISTED, week)
        taking = await ask(book.numbers_of, keys) if keys else set()
        weekly = await ask(book.of_week, week)
        more = status != "mine" and len(found) == CUPS_LISTED
        return {
            "cups": [told_in_list(one, keys, taking) for one in found],
            "next": found[-1].cup.updated_at if more else None,
            "weekly": None if weekly is None else told_in_list(weekly, keys, taking),
        }

    async def told(self, who: Who | None, cup: str) -> dict[str, Any]:
        """All that somebody may know of a cup."""
        whole = await self._hall.ask(self._book.whole, cup)
        return await self._hall.ask(told_cup, whole, set() if who is None else who.keys)

    async def is_public(self, cup: str) -> bool:
        """May one meet strangers in a cup?"""
        return (await self._hall.ask(self._book.whole, cup)).cup.public

    async def create(self, who: Who, wish: wire.NewCup, place: str) -> str:
        """Make a cup; returns its id."""
        who = await self._people.known(who, wish.device, place)
        rules = wish.rules
        if rules.format == ROUND_ROBIN and rules.most > MOST_IN_ROUND_ROBIN:
            raise TableError("invalid_request", where="rules.most", reason="16 in a round robin")
        if rules.opponents == "bots" and rules.format != DUPLICATE:
            raise TableError("invalid_request", where="rules.opponents", reason="only in a duplicate event")
        if rules.rated and (
            rules.format == DUPLICATE or self._hall.board.identity != standard_board().identity
        ):
            raise TableError("rated_terms")
        if (rules.begins == "time") != (wish.begins_at is not None):
            raise TableError("invalid_request", where="begins_at", reason="needed if it begins at a time")
        at = now()
        if wish.begins_at is not None and wish.begins_at > at + GATHERS_FOR:
            days = GATHERS_FOR // 86_400_000
            raise TableError("invalid_request", where="begins_at", reason=f"at most {days} days ahead")
        duplicate = rules.format == DUPLICATE
        boards = [rules.players] * rules.rounds if duplicate else []
        row = {
            "id": reception.new_id(),
            "created_at": at,
            "creation": hashlib.sha256(b"cup" + who.key + wish.request.encode()).digest(),
            "host": who.key,
            "name": wish.name,
            "rules": {**rules.model_dump(), "boards": boards},
            "public": wish.public,
            "status": GATHERING,
            "updated_at": at,
            "secret": reception.new_deal_secret(),
            "begins_at": wish.begins_at,
        }
        return await self._hall.ask(self._book.create, row)

    async def join(self, who: Who, cup: str, wish: wire.JoinCup, place: str) -> None:
        """Take part in a cup."""
        who = await self._people.known(who, wish.device, place)
        whole = await self._hall.ask(self._book.whole, cup)
        entry = {
            "holder": who.key,
            "level": None,
            "name": wish.name,
            # The deals of the week are there before anybody comes.
            "share": bytes.fromhex(wish.share) if wish.share and not whole.cup.week else None,
            "rating": await self._finding.rating(who, whole.cup.rules["players"]),
            "joined_at": now(),
        }
        await self._hall.ask(self._book.join, cup, entry, who.keys)

    async def leave(self, who: Who, cup: str) -> None:
        """Take part no more; a bot goes on at the table where one plays."""
        mine = await self._hall.ask(self._book.leave, cup, who.keys, now())
        whole = await self._hall.ask(self._book.whole, cup)
        for table in whole.tables:
            if mine.number in table.seats and table.results is None and table.made:
                await self._get_up(table.id, table.seats.index(mine.number), who)

    async def _get_up(self, table: str, seat: int, who: Who) -> None:
        wish = wire.Leave(request=secrets.token_urlsafe(12))
        try:
            await reception.leave(self._hall, table, seat, wish, who.keys)
        except StorageFailed:
            raise
        except TableError:
            # It has ended meanwhile.
            return

    async def begin(self, who: Who, cup: str) -> None:
        """Let a cup begin that one has made."""
        whole = await self._made_by(who, cup)
        filled = whole.cup.rules["fill"] or (whole.cup.is_duplicate and not whole.cup.at_own_pace)
        if len(whole.entries) < (1 if filled else 2):
            raise TableError("too_few_in_cup")
        await self._hall.ask(self._book.ask_to_begin, cup, now())
        await self._keeper.look_after(cup)

    async def cancel(self, who: Who, cup: str) -> None:
        """Cancel a cup that one has made."""
        await self._made_by(who, cup)
        await self._hall.ask(self._book.cancel, cup, now())

    async def _made_by(self, who: Who, cup: str) -> Whole:
        whole = await self._hall.ask(self._book.whole, cup)
        if whole.cup.host is None or whole.cup.host not in who.keys:
            raise TableError("not_your_cup")
        return whole

    async def play_board(self, who: Who, cup: str, board: int) -> str:
        """The table at which one plays a board of a duplicate event against bots."""
        whole = await self._hall.ask(self._book.whole, cup)
        mine = whole.entry_of(who.keys)
        if mine is None or mine.left_at is not None:
            raise TableError("not_in_cup")
        if not whole.cup.at_own_pace or board > len(whole.cup.rules["boards"]):
            raise TableError("deal_not_found", deal=board)
        if whole.cup.status != RUNNING:
            known = [one.id for one in whole.tables if (one.round, one.number) == (board, mine.number)]
            if whole.cup.status == ENDED and known:
                return known[0]
            raise TableError("cup_not_running", status=whole.cup.status)
        return await self._keeper.open_board(whole, mine, board)

    async def download(self, who: Who) -> list[dict[str, Any]]:
        """The cups that somebody has made or takes part in."""
        found = await self._hall.ask(self._book.mine, who.keys, None)
        return [await self._hall.ask(self._own, one, who.keys) for one in found]

    def _own(self, one: CountedCup, keys: set[bytes]) -> dict[str, Any]:
        whole = self._book.whole(one.cup.id)
        mine: Participant | None = whole.entry_of(keys)
        places = {} if mine is None else {row.entry: row.place for row in ranked(whole)}
        return {
            "id": one.cup.id,
            "name": one.cup.name,
            "host": one.cup.host in keys,
            "status": one.cup.status,
            "entry": mine and mine.number,
            "called": mine and mine.name,
            "joined_at": mine and mine.joined_at,
            "left_at": mine and mine.left_at,
            "place": mine and places.get(mine.number),
        }

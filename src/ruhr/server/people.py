"""Who asks: one person with one or many devices, each with a key of its own.

A person sits at tables with one hash, whatever device he uses; tables know nothing of devices. What a key
stands for is remembered for a moment, so that nobody asks the database with every move.
"""

import logging
import secrets
import tempfile
import time
import zipfile
from collections import OrderedDict
from collections.abc import Callable, Iterable, Set
from typing import IO, Any, NamedTuple, Protocol

import structlog
from limits import RateLimitItemPerHour
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from ruhr.errors import RuhrError
from ruhr.record import Record
from ruhr.server import history, reception, wire
from ruhr.server.ahead.answers import Answers
from ruhr.server.ahead.playing import told
from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.fairness import Asker, Turns
from ruhr.server.hall import Hall
from ruhr.server.ledger import Ledger
from ruhr.server.registry import Registry, is_alone, times_at
from ruhr.server.settings import Settings
from ruhr.server.store import Stored
from ruhr.server.table import CLOSED, FINISHED, OPEN, PLAYING, Setup, Table, hash_of
from ruhr.server.time_of_day import now

#: For so long it is remembered what a key stands for, in seconds, and of so many keys.
REMEMBERED, MOST_REMEMBERED = 10.0, 20_000
#: Only so often it is written down that a device was used, in milliseconds.
SEEN_EVERY = 3_600_000
#: A link to another device leads there for so long, in milliseconds.
LINK_LASTS = 600_000
#: So far back it is looked for keys that others have ended, in milliseconds.
ENDED_LATELY = 60_000
#: A list of one's tables shows so many.
MOST_MINE = 100
#: So many downloads of one person may wait.
MOST_DOWNLOADS = 2
#: An archive holds so many records, and is kept in memory up to so many bytes.
MOST_RECORDS, RECORDS_IN_MEMORY = 1000, 1 << 20
#: Of one table, so many lines of the chat are looked through for what somebody has said.
MOST_SAID = 10_000

log = structlog.get_logger()


class Who(NamedTuple):
    """Somebody who asks."""

    #: The hash of the key he comes with.
    session: bytes
    #: The hash with which he takes seats, and all with which he holds some.
    key: bytes
    keys: set[bytes]
    #: His number in the registry, if he is more than his key.
    identity: int | None


class Present(Protocol):
    """Somebody who is here with a key, until it ends."""

    keys: set[bytes]
    #: The hashes of those whose words he does not want to read.
    muted: set[bytes]

    def send_away(self) -> None: ...

    def come_again(self) -> None: ...


class People:
    """All who come to this process."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._registry = Registry(hall.store)
        self._ledger = Ledger(hall.store)
        self._answers = Answers(hall.store)
        self._remembered: OrderedDict[bytes, tuple[float, Who]] = OrderedDict()
        self._present: dict[bytes, set[Present]] = {}
        #: Keys of which is known that they have ended.
        self._ended: set[bytes] = set()
        self._downloads = Turns(1, MOST_DOWNLOADS)
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._an_hour = (
            RateLimitItemPerHour(settings.identities_an_hour) if settings.identities_an_hour else None
        )

    # --- Who is it? ------------------------------------------------------------------------------------

    async def who(self, key: str) -> Who:
        """Who comes with a key; raises `TableError` if it opens nothing any more."""
        return await self._who(hash_of(key))

    async def _who(self, session: bytes) -> Who:
        found = self._remembered.get(session)
        if found is not None and found[0] > time.monotonic():
            return found[1]
        known = await self._hall.ask(self._registry.find, session)
        if known is None:
            who = Who(session, session, {session}, None)
        elif known.identity is None:
            raise TableError("session_ended")
        else:
            who = Who(session, known.holder, set(known.keys), known.identity)
            if known.seen_at < now() - SEEN_EVERY:
                await self._hall.ask(self._registry.see, session, now())
        self._remembered[session] = (time.monotonic() + REMEMBERED, who)
        self._remembered.move_to_end(session)
        while len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)
        return who

    async def _who_now(self, who: Who) -> Who:
        """Who comes with a key, whatever is remembered of it."""
        self._remembered.pop(who.session, None)
        return await self._who(who.session)

    async def keys_of(self, keys: Iterable[str]) -> set[bytes]:
        """All hashes with which the holders of some keys hold seats."""
        return {held for key in keys for held in (await self.who(key)).keys}

    # --- Who is here? ----------------------------------------------------------------------------------

    def arrive(self, keys: Iterable[str], guest: Present) -> None:
        """Somebody is here from now on."""
        for key in keys:
            self._present.setdefault(hash_of(key), set()).add(guest)

    def leave(self, keys: Iterable[str], guest: Present) -> None:
        for session in map(hash_of, keys):
            others = self._present.get(session, set())
            others.discard(guest)
            if not others:
                self._present.pop(session, None)

    def present(self, keys: Set[bytes]) -> list[Present]:
        """All of somebody who holds seats with some keys that is here."""
        here = {guest for guests in self._present.values() for guest in guests}
        return [guest for guest in here if guest.keys & keys]

    def begin_anew(self, keys: Set[bytes]) -> None:
        """Another key stands for somebody now than is known here: let him come again with it."""
        self._remembered.clear()
        for guest in self.present(keys):
            guest.come_again()

    async def look_for_ended(self) -> None:
        """Send those away whose keys were ended, here or by another process."""
        lately = await self._hall.ask(self._registry.ended_since, now() - ENDED_LATELY)
        fresh = [ended for ended in lately if ended.key not in self._ended]
        self._ended = {ended.key for ended in lately}
        self._send_away(ended.key for ended in fresh)
        deleted = {ended.key for ended in fresh if ended.is_deleted}
        if deleted:
            await self._hall.renew(self._hall.held_with(deleted))

    def _send_away(self, sessions: Iterable[bytes]) -> None:
        for session in sessions:
            self._remembered.pop(session, None)
            for guest in list(self._present.get(session, ())):
                guest.send_away()

    # --- Being known -----------------------------------------------------------------------------------

    async def me(self, who: Who) -> dict[str, Any]:
        """What is kept of somebody, but for his games."""
        if who.identity is None:
            nothing: dict[str, Any] = {"since": None, "wishes": {}, "sessions": []}
            return {"known": False, **nothing, "told": False, "secured": False}
        found = await self._hall.ask(self._registry.identity, who.identity)
        if found is None:
            # Another process has let it be part of another identity.
            return await self.me(await self._who_now(who))
        devices = [
            {
                "id": device.id,
                "device": device.device,
                "created_at": device.created_at,
                "seen_at": device.seen_at,
                "here": device.key == who.session,
            }
            for device in found.devices
        ]
        return {
            "known": True,
            "since": found.created_at,
            "wishes": found.wishes,
            "sessions": devices,
            "told": found.is_told,
            "secured": found.is_secured,
        }

    async def known(self, who: Who, device: str, place: str) -> Who:
        """Somebody who is kept from now on, if he was not before."""
        if who.identity is not None:
            return who
        if self._an_hour is not None and not self._limiter.hit(self._an_hour, place):
            raise TableError("too_many_requests", seconds=3600)
        await self._hall.ask(self._registry.register, who.session, new_session(), device, now())
        return await self._who_now(who)

    async def wish(self, who: Who, wish: wire.KeepWishes, place: str) -> dict[str, Any]:
        """Keep what somebody wishes."""
        who = await self.known(who, wish.device, place)
        assert who.identity is not None
        wishes = wish.wishes.model_dump(exclude_unset=True)
        kept = await self._hall.ask(self._registry.wish, who.identity, wishes)
        return await self.wish(await self._who_now(who), wish, place) if kept is None else kept

    async def bring_along(self, who: Who, wish: wire.BringAlong, place: str) -> int:
        """Let seats that were taken with other keys be somebody's."""
        who = await self.known(who, wish.device, place)
        assert who.identity is not None
        return await self._bring(who.identity, wish.keys, who.session)

    async def _bring(self, identity: int, keys: Iterable[str], session: bytes) -> int:
        hashes = list(dict.fromkeys(hashed for key in keys if (hashed := hash_of(key)) != session))
        for hashed in hashes:
            await self._hall.ask(self._registry.merge, identity, hashed, now())
        brought = await self._hall.ask(self._registry.bring_along, identity, hashes)
        self._remembered.clear()
        self._send_away(hashes)
        return brought

    # --- Devices ---------------------------------------------------------------------------------------

    async def link(self, who: Who, wish: wire.NewLink, place: str) -> dict[str, Any]:
        """What leads another device to somebody, once and soon."""
        who = await self.known(who, wish.device, place)
        code, until = secrets.token_urlsafe(24), now() + LINK_LASTS
        await self._hall.ask(self._registry.link, who.identity, hash_of(code), until)
        return {"code": code, "expires_at": until}

    async def come_by_link(self, key: str, wish: wire.ComeByLink) -> dict[str, Any]:
        """Let a device be one of whoever has made the link, and bring its games along if that is wished."""
        session = hash_of(key)
        identity = await self._hall.ask(
            self._registry.arrive, hash_of(wish.code), session, new_session(), wish.device, now()
        )
        return await self.settle(identity, session, wish.keys)

    async def settle(self, identity: int, session: bytes, keys: Iterable[str]) -> dict[str, Any]:
        """Let somebody who has come with a device find his place, with the games of some keys."""
        self._remembered.pop(session, None)
        await self._bring(identity, keys, session)
        return await self.me(await self._who(session))

    async def end(self, who: Who, session: str) -> None:
        """End what a device of somebody may do."""
        if who.identity is None:
            raise TableError("session_not_found")
        key = await self._hall.ask(self._registry.end, who.identity, session, now())
        self._send_away([key])

    # --- Games -----------------------------------------------------------------------------------------

    async def tables(self, who: Who) -> list[dict[str, Any]]:
        """The tables at which somebody sits: first where he has to decide, longest of all first."""
        found = await self._hall.ask(self._registry.tables, who.keys, MOST_MINE)
        told = [await self._mine(stored, status, who) for status, stored in found]
        mine = [one for one in told if one["mine"]]
        return sorted(mine, key=lambda one: (not one["asked"], one["since"] if one["asked"] else 0))

    async def _mine(self, stored: Stored, status: str, who: Who) -> dict[str, Any]:
        if status == PLAYING:
            try:
                at, _ = await self._hall.read(stored.setup.id)
            except StorageFailed:
                raise
            except RuhrError as error:
                # It is played on another board, was deleted just now, or cannot be read any more.
                log.log(_weight(error), "table_not_read", number=stored.number, reason=error.code)
            else:
                return _listed(at, at.status, who.keys)
        return _listed(history.seated(stored), status, who.keys)

    async def download(self, who: Who, asker: Asker) -> dict[str, Any]:
        """Everything that is kept of somebody, with the records of his games."""
        async with self._downloads.of(asker):
            found = await self._hall.ask(self._registry.tables, who.keys)
            games = [await self._hall.ask(self._game, status, stored, who.keys) for status, stored in found]
            results = await self._hall.ask(self._ledger.of_person, who.keys, None)
            given = await self._hall.ask(self._answers.of_person, who.keys)
            ahead = [{"table": table, **told(one)} for table, one in given]
            kept = {"games": games, "results": results, "ahead": ahead}
            return {"format": "ruhr-me/1", **await self.me(who), **kept}

    async def records(self, who: Who, asker: Asker) -> IO[bytes]:
        """The records of somebody's games that are over, the latest first, each as a file in an archive."""
        async with self._downloads.of(asker):
            found = await self._hall.ask(self._registry.tables, who.keys)
            over = [stored for status, stored in found if status in (FINISHED, CLOSED)][:MOST_RECORDS]
            # In memory as long as it is small, then in a file that is gone when it is closed.
            file = tempfile.SpooledTemporaryFile(RECORDS_IN_MEMORY)  # noqa: SIM115
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                for stored in over:
                    record = await self._hall.ask(self._record, stored)
                    if record is not None:
                        archive.writestr(f"ruhr-{stored.setup.id}.json", record.to_text())
            file.seek(0)
            return file

    def _record(self, stored: Stored) -> Record | None:
        """The record of a game that is over, if it was played on our board and its deal is not sealed."""
        if stored.setup.board != self._hall.board.identity:
            return None
        whole = self._hall.store.load(stored.setup.id)
        try:
            table = None if whole is None else history.table_of(whole, self._hall.board)
        except RuhrError as error:
            # All others are there nevertheless.
            log.error("game_not_read", number=stored.number, reason=error.code)
            return None
        return None if table is None or table.is_sealed else table.record()

    async def profile(self, who: Who) -> dict[str, Any]:
        """What came of somebody's games, and how strong he is: for himself only."""
        ratings = await self._hall.ask(self._ledger.ratings, who.keys)
        results = await self._hall.ask(self._ledger.of_person, who.keys)
        return {
            "ratings": [
                {"players": players, **one.strength.to_json(), "games": one.games}
                for players, one in sorted(ratings.items())
            ],
            "results": results,
        }

    def _game(self, status: str, stored: Stored, keys: set[bytes]) -> dict[str, Any]:
        """A game of somebody; what is hidden stays so until it is over."""
        table = history.seated(stored)
        mine = {change.seat for change in stored.changes if change.key in keys}
        over = self._record(stored) if status in (FINISHED, CLOSED) else None
        record = None if over is None else over.to_json()
        times = times_at(stored.changes, frozenset(keys))
        said = [
            {"at": line.at, "words": line.words}
            for line in self._hall.store.lines(stored.number, most=MOST_SAID)
            if any(line.seat == seat and since <= line.at <= until for seat, since, until in times)
        ]
        return {**table.listing(status), "mine": sorted(mine), "said": said, "record": record}

    async def delete(self, who: Who) -> None:
        """Delete somebody: bots go on for him where others play, whose games stay with his name taken out."""
        # What is remembered of him may be older than what he has said at another server.
        who = await self._who_now(who)
        await self.get_up(who.keys)
        erased = await self._hall.ask(self._registry.erase, who.identity, frozenset(who.keys), now())
        await self._hall.renew([*erased.gone, *erased.kept])
        self._remembered.clear()
        await self.look_for_ended()

    async def get_up(self, keys: set[bytes], where: Callable[[str, Setup], bool] | None = None) -> None:
        """Let somebody leave his seats where others play or wait, if it matters at tables of such a kind."""
        for status, stored in await self._hall.ask(self._registry.tables, keys):
            others = not is_alone(stored.changes, frozenset(keys)) or stored.setup.public
            if status in (OPEN, PLAYING) and others and (where is None or where(status, stored.setup)):
                await self._get_up(stored.setup.id, keys)

    async def _get_up(self, table: str, keys: set[bytes]) -> None:
        """Leave all seats at a table."""
        try:
            at, _ = await self._hall.read(table)
            for seat in at.seats_of(keys):
                if at.seats[seat].level is None:
                    wish = wire.Leave(request=secrets.token_urlsafe(12))
                    await reception.leave(self._hall, table, seat, wish, keys)
        except StorageFailed:
            raise
        except RuhrError as error:
            # It has ended meanwhile, is played on another board, or cannot be read: he is taken out
            # nevertheless.
            log.log(_weight(error), "seat_not_left", reason=error.code)


def _weight(error: RuhrError) -> int:
    """How much it matters to the host: a table that is not there does not, one that cannot be read does."""
    return logging.DEBUG if isinstance(error, TableError) else logging.ERROR


def new_session() -> str:
    """The name by which a device can be ended."""
    return secrets.token_urlsafe(9)


def _listed(table: Table, status: str, keys: set[bytes]) -> dict[str, Any]:
    """What somebody is told of a table at which he sits."""
    seats, decider = table.seats_of(keys), table.decider
    asked = decider is not None and decider in seats and table.seats[decider].level is None
    since = table.since if decider is not None else None
    return {
        **table.listing(status),
        "mine": seats,
        "decider": decider,
        "asked": asked,
        "since": since,
        "ends_at": table.clock_ends_at,
    }

"""Where people say whom they do not want to read or to meet, and where it is known who may not do what."""

import time
from typing import Any, NamedTuple

import structlog
from limits import RateLimitItemPerHour
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from ruhr.server import wire
from ruhr.server.errors import TableError
from ruhr.server.fairness import Asker
from ruhr.server.guards import PEOPLE
from ruhr.server.hall import Hall
from ruhr.server.manners.ledger import (
    BANNED,
    CHAT,
    EVERYTHING,
    LIFTED,
    MERGED,
    REMOVED,
    RENAMED,
    STRANGERS,
    Apart,
    Ban,
    Manners,
    NewReport,
)
from ruhr.server.people import People, Who
from ruhr.server.settings import Settings
from ruhr.server.table import OPEN, Table
from ruhr.server.time_of_day import in_words, now

#: How often it is looked for what was settled long ago, in seconds.
TIDY_EVERY = 3600.0
#: How somebody is told that he may not do something.
REFUSALS = {CHAT: "banned_from_chat", STRANGERS: "banned_from_strangers", EVERYTHING: "banned"}

log = structlog.get_logger()


class _Met(NamedTuple):
    """Somebody at a table."""

    #: The number of the table in the database.
    table: int
    key: bytes
    name: str
    seat: int
    line: int
    said: str | None


class MannersDesk:
    """The desk for all who come to this process."""

    def __init__(self, hall: Hall, people: People, settings: Settings) -> None:
        self._hall = hall
        self._people = people
        self._ledger = Manners(hall.store)
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        most = settings.reports_an_hour
        self._of_a_person = RateLimitItemPerHour(most) if most else None
        self._of_an_address = RateLimitItemPerHour(PEOPLE * most) if most else None
        #: Who may not do something, by the hash with which he takes seats.
        self._bans: dict[bytes, list[Ban]] = {}
        #: What hosts have done of which is known here.
        self._known: set[int] = set()
        self._newest: int | None = None
        self._tidied = 0.0

    # --- What may somebody do? -------------------------------------------------------------------------

    def check(self, keys: set[bytes], *scopes: str) -> None:
        """Raises `TableError` if somebody may not do something, or anything at all."""
        for key in keys & self._bans.keys():
            for ban in self._bans[key]:
                holds = ban.until is None or ban.until > now()
                if holds and ban.scope in (EVERYTHING, *scopes):
                    until = "never" if ban.until is None else in_words(ban.until)
                    raise TableError(REFUSALS[ban.scope], until=until, reason=ban.reason)

    async def check_table(self, keys: set[bytes], table: str) -> None:
        """Raises `TableError` if somebody may not play with those whom he can meet at a table."""
        at, _ = await self._hall.read(table)
        self.check(keys, *((STRANGERS,) if at.setup.public else ()))

    async def muted(self, keys: set[bytes]) -> set[bytes]:
        """All hashes of those whose words somebody does not want to read."""
        return set(await self._hall.ask(self._ledger.muted, keys)) if keys else set()

    async def blocked(self, keys: set[bytes]) -> frozenset[bytes]:
        """All hashes of those whom somebody does not want to meet."""
        return await self._hall.ask(self._ledger.blocked, keys) if keys else frozenset()

    async def apart(self, who: Who) -> Apart:
        """Whom somebody does not want to meet, and who does not want to meet him."""
        return await self._hall.ask(self._ledger.apart, who.keys)

    # --- Distances -------------------------------------------------------------------------------------

    async def mine(self, who: Who) -> dict[str, Any]:
        """From whom somebody keeps his distance, and what he may not do."""
        found = await self._hall.ask(self._ledger.distances, who.keys)
        bans = await self._hall.ask(self._ledger.bans_of, who.keys, now())
        return {
            "people": [distance._asdict() for distance in found],
            "bans": [
                {"scope": ban.scope, "reason": ban.reason, "since": ban.since, "until": ban.until}
                for ban in bans
            ],
        }

    async def at_table(self, who: Who, table: str) -> dict[str, Any]:
        """What somebody wants of those who sit at a table; who never sat there himself is told nothing."""
        at, _ = await self._hall.read(table)
        keys = [seat.key for seat in at.seats]
        number = self._hall.number_of(table)
        met = await self._hall.ask(self._ledger.has_sat, number, who.keys)
        muted = await self.muted(who.keys) if met else set()
        blocked = await self.blocked(who.keys) if met else frozenset()
        return {"seats": [{"muted": key in muted, "blocked": key in blocked} for key in keys]}

    async def keep(self, who: Who, table: str, wish: wire.KeepDistance) -> dict[str, Any]:
        """Let somebody keep his distance from another whom he has met at a table."""
        met = await self._met(who, table, wish)
        if not await self._hall.ask(self._ledger.has_sat, met.table, who.keys):
            raise TableError("not_met")
        how = (wish.muted, wish.blocked)
        await self._hall.ask(self._ledger.keep, who.key, who.keys, met.key, met.name, how, now())
        await self._hear_anew(who)
        return await self.mine(who)

    async def end(self, who: Who, distance: str) -> dict[str, Any]:
        """Let somebody mind another no more."""
        await self._hall.ask(self._ledger.end, who.keys, distance)
        await self._hear_anew(who)
        return await self.mine(who)

    async def _hear_anew(self, who: Who) -> None:
        """Let all that is here of somebody know whom he does not want to read."""
        muted = await self.muted(who.keys)
        for guest in self._people.present(who.keys):
            guest.muted = muted

    async def _met(self, who: Who, table: str, wish: wire.Somebody) -> _Met:
        """Whom somebody means: another person, who sits there or has said something."""
        at, _ = await self._hall.read(table)
        number = self._hall.number_of(table)
        if wish.seat is not None:
            met = _sitting(at, number, wish.seat)
        else:
            met = await self._said(number, wish.line or 0)
        if met.key in who.keys:
            raise TableError("own_seat")
        return met

    async def _said(self, number: int, line: int) -> _Met:
        found = await self._hall.ask(self._ledger.line, number, line)
        if found is None:
            raise TableError("line_not_found", line=line)
        name = None if found.key is None else await self._hall.ask(self._ledger.name_at, number, found.key)
        if found.key is None or name is None:
            raise TableError("nobody_there")
        return _Met(number, found.key, name, found.seat, line, found.words)

    # --- Reports ---------------------------------------------------------------------------------------

    async def report(self, who: Who, table: str, wish: wire.TellHosts, asker: Asker) -> None:
        """Tell the hosts of somebody's words or name, once each."""
        met = await self._met(who, table, wish)
        for limit, person in ((self._of_a_person, min(who.keys).hex()), (self._of_an_address, "")):
            if limit is not None and not self._limiter.hit(limit, asker.place, person):
                raise TableError("too_many_requests", seconds=3600)
        told = NewReport(
            *(now(), table, met.seat, met.line),
            *(who.key, met.key, met.name, met.said),
            *(wish.reason, wish.words),
        )
        await self._hall.ask(self._ledger.report, told, who.keys)

    async def download(self, who: Who) -> dict[str, Any]:
        """All that is kept of it."""
        return await self._hall.ask(self._ledger.download, who.keys)

    # --- What hosts have done --------------------------------------------------------------------------

    async def look_round(self) -> None:
        """Learn what hosts have done since, and let it be so here."""
        if self._newest is None:
            self._newest = await self._hall.ask(self._ledger.newest_deed)
            before = await self._hall.ask(self._ledger.deeds_after, self._newest)
            self._known = {deed.number for deed in before}
            await self._learn_bans()
        lately = await self._hall.ask(self._ledger.deeds_after, self._newest)
        fresh = [deed for deed in lately if deed.number not in self._known]
        if any(deed.deed in (BANNED, LIFTED, MERGED) for deed in fresh):
            await self._learn_bans()
        for deed in fresh:
            if deed.deed in (REMOVED, RENAMED):
                await self._hall.renew(deed.details.get("tables", []))
            elif deed.deed == MERGED:
                self._people.begin_anew({bytes.fromhex(key) for key in deed.details.get("keys", [])})
        self._known = {deed.number for deed in lately}
        self._newest = max(self._known, default=self._newest)
        await self._enforce()
        if time.monotonic() >= self._tidied:
            self._tidied = time.monotonic() + TIDY_EVERY
            await self._hall.ask(self._ledger.tidy_up, now())

    async def _learn_bans(self) -> None:
        bans: dict[bytes, list[Ban]] = {}
        for ban in await self._hall.ask(self._ledger.bans, now()):
            bans.setdefault(ban.holder, []).append(ban)
        self._bans = bans

    async def _enforce(self) -> None:
        """Let whoever is banned get up where others would wait for him, or meet him."""
        for ban in [ban for bans in self._bans.values() for ban in bans if not ban.enforced]:
            keys = await self._hall.ask(self._ledger.keys_with, ban.holder)
            if ban.scope == EVERYTHING:
                await self._people.get_up(keys)
            elif ban.scope == STRANGERS:
                await self._people.get_up(keys, lambda status, setup: status == OPEN and setup.public)
            await self._hall.ask(self._ledger.enforce, ban.number)
            log.info("ban_enforced", number=ban.number)
            await self._learn_bans()


def _sitting(at: Table, number: int, seat: int) -> _Met:
    """Who sits on a seat."""
    if seat >= len(at.seats):
        raise TableError("seat_not_found", seat=seat)
    place = at.seats[seat]
    if place.key is None or place.name is None:
        raise TableError("nobody_there")
    return _Met(number, place.key, place.name, seat, 0, None)

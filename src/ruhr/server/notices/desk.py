"""Where people say how they want to be told, confirm a mailbox, want no more of it, or come back by it."""

import asyncio
import contextlib
import hashlib
from collections.abc import Coroutine
from typing import Any
from urllib.parse import urlsplit

import structlog
from limits import RateLimitItemPerDay, RateLimitItemPerHour
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from ruhr.server import wire
from ruhr.server.errors import StorageFailed, TableError
from ruhr.server.fairness import Asker, Quota
from ruhr.server.hall import Hall
from ruhr.server.notices.carriers import STOPPING, is_key_of_browser
from ruhr.server.notices.ledger import CONFIRMING, HOOK, MAIL, RECOVERING, TRYING, Way, new_way_id
from ruhr.server.notices.post import Post
from ruhr.server.people import People, Who
from ruhr.server.settings import Settings
from ruhr.server.time_of_day import now

#: So long it is known that somebody looks unless he says so again, in milliseconds.
LOOKS_FOR = 45_000
#: So long a mailbox can be confirmed, in milliseconds.
CONFIRM_WITHIN = 86_400_000
#: So many e-mails that nobody may have wanted go to one mailbox a day; so often an hour ways are tried out.
UNWANTED_A_DAY, TRIES_AN_HOUR = 5, 10
#: The bytes of what a browser encrypts with.
PUBLIC_KEY_BYTES, SECRET_BYTES = 65, 16

log = structlog.get_logger()


class NoticeDesk:
    """The desk for all who come to this process."""

    def __init__(self, hall: Hall, people: People, post: Post, settings: Settings) -> None:
        self._hall = hall
        self._people = people
        self._post = post
        self._ledger, self._carriers = post.ledger, post.carriers
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._mails = Quota(settings.mails_an_hour)
        self._unwanted = RateLimitItemPerDay(UNWANTED_A_DAY)
        self._tries = RateLimitItemPerHour(TRIES_AN_HOUR)
        self._asked: set[asyncio.Task[None]] = set()

    # --- Ways ------------------------------------------------------------------------------------------

    async def told(self, who: Who) -> dict[str, Any]:
        """In what ways somebody is told, and what the host offers."""
        ways = [] if who.identity is None else await self._hall.ask(self._ledger.ways, who.identity)
        return {
            "push_key": await self._hall.ask(lambda: self._carriers.public_key),
            "mail": self._carriers.carries_mail,
            "ways": [_shown(way, device, who) for way, device in ways],
        }

    async def download(self, who: Who) -> list[dict[str, Any]]:
        """All that is kept of it."""
        ways = [] if who.identity is None else await self._hall.ask(self._ledger.ways, who.identity)
        kept = ("kind", "address", "language", "created_at", "confirmed_at", "muted_at")
        return [{name: getattr(way, name) for name in kept} for way, _ in ways]

    async def add(self, who: Who, wish: wire.NewWay, place: str) -> dict[str, Any]:
        """Tell somebody in another way from now on; a mailbox has to be confirmed first."""
        asked = wish.way
        if isinstance(asked, wire.MailWay):
            self._check_mail(Asker(place, who.key.hex()))
        elif not isinstance(asked, wire.PushWay) or _has_keys(asked):
            self._carriers.check(asked.address)
        else:
            raise TableError("invalid_request", where="way", reason="no keys of a browser")
        who = await self._people.known(who, wish.device, place)
        assert who.identity is not None
        is_push, is_mail = isinstance(asked, wire.PushWay), isinstance(asked, wire.MailWay)
        at = now()
        way = Way(
            0,
            new_way_id(),
            who.identity,
            asked.kind,
            asked.address.lower() if is_mail else asked.address,
            {"p256dh": asked.p256dh, "auth": asked.auth} if isinstance(asked, wire.PushWay) else None,
            who.session if is_push else None,
            wish.language,
            at,
            None if is_mail else at,
            at + CONFIRM_WITHIN if is_mail else None,
            None,
        )
        added = await self._hall.ask(self._ledger.add, way)
        if added.confirmed_at is None and self._is_wanted(added.address):
            await self._write(added, CONFIRMING)
        return await self.told(who)

    async def try_out(self, who: Who, way: str) -> dict[str, Any]:
        """Send something to see whether it arrives."""
        mine = next((one for one in await self._mine(who) if one.id == way), None)
        if mine is None or mine.confirmed_at is None or mine.muted_at is not None:
            raise TableError("way_not_found")
        if not self._limiter.hit(self._tries, "try", str(who.identity)):
            raise TableError("too_many_requests", seconds=3600)
        await self._write(mine, TRYING)
        return await self.told(who)

    async def mute(self, who: Who, way: str) -> dict[str, Any]:
        """Tell somebody nothing by his mailbox until he adds it again; it leads back to him nevertheless."""
        if who.identity is None:
            raise TableError("way_not_found")
        await self._hall.ask(self._ledger.mute, way, now(), who.identity)
        return await self.told(who)

    async def end(self, who: Who, way: str) -> dict[str, Any]:
        """Forget a way in which somebody was told."""
        if who.identity is None:
            raise TableError("way_not_found")
        await self._hall.ask(self._ledger.end, who.identity, way)
        return await self.told(who)

    async def look(self, who: Who, looking: bool) -> None:
        """Somebody looks at the page, or does no more."""
        if who.identity is not None:
            at = now()
            await self._hall.ask(self._ledger.look, who.session, at + LOOKS_FOR if looking else at)

    async def _mine(self, who: Who) -> list[Way]:
        if who.identity is None:
            return []
        return [way for way, _ in await self._hall.ask(self._ledger.ways, who.identity)]

    async def _write(self, way: Way, kind: str) -> None:
        await self._hall.ask(self._ledger.write, way.number, kind, now())
        self._post.hurry()

    # --- Links in e-mails ------------------------------------------------------------------------------

    async def confirm(self, code: str) -> None:
        """Whoever has the link reads the mailbox."""
        way = await self._of(CONFIRMING, code)
        if way is None or not await self._hall.ask(self._ledger.confirm, way.id, now()):
            raise TableError("mail_link_used")

    def page_to_stop(self, code: str) -> str:
        """Where somebody is asked whether he wants no more e-mails."""
        return self._carriers.page_to_stop(code)

    async def stop(self, code: str) -> None:
        """Whoever has the link gets no more e-mails about turns; it does not say whether he did.

        He still can come back by his mailbox, for one click ends what he reads and nothing else.
        """
        if (way := await self._of(STOPPING, code)) is not None:
            with contextlib.suppress(TableError):
                await self._hall.ask(self._ledger.mute, way.id, now())

    async def _of(self, purpose: str, code: str) -> Way | None:
        """The way that a link is about, if it is one of ours."""
        way = await self._hall.ask(self._ledger.way, code[: len(new_way_id())])
        return way if way is not None and self._carriers.is_sealed(purpose, code, way) else None

    async def recover(self, address: str, place: str) -> None:
        """Send a way back to one's games, if a mailbox is known; nobody hears or feels whether it is."""
        # Who has lost his key cannot be told from others.
        self._check_mail(Asker(place))
        if self._is_wanted(address.lower()):
            self._begin(self._recover(address.lower()))

    async def _recover(self, address: str) -> None:
        try:
            way = await self._hall.ask(self._ledger.mailbox, address)
            if way is not None:
                await self._write(way, RECOVERING)
        except StorageFailed:
            log.warning("recovery_without_database")

    def _begin(self, asked: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(asked)
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)

    def _check_mail(self, asker: Asker) -> None:
        if not self._carriers.carries_mail:
            raise TableError("no_mail_here")
        self._mails.take(asker)

    def _is_wanted(self, address: str) -> bool:
        """Has a mailbox not got too much already that its reader may not have asked for?"""
        return self._limiter.hit(self._unwanted, hashlib.sha256(address.encode()).hexdigest())


def _has_keys(way: wire.PushWay) -> bool:
    return is_key_of_browser(way.p256dh, PUBLIC_KEY_BYTES) and is_key_of_browser(way.auth, SECRET_BYTES)


def _shown(way: Way, device: str, who: Who) -> dict[str, Any]:
    """A way as its owner sees it; of the address of a webhook, which is secret, only the host."""
    where = {MAIL: way.address, HOOK: urlsplit(way.address).hostname or ""}.get(way.kind, device)
    return {
        "id": way.id,
        "kind": way.kind,
        "where": where,
        "here": way.session == who.session,
        "created_at": way.created_at,
        "confirmed": way.confirmed_at is not None,
        "failing": way.failing_since is not None,
        "muted": way.muted_at is not None,
    }

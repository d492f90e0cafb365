"""Who asks, and what is his: turns for what is costly, and how much may be made.

Both are shared between addresses, and then between the people at one of them.
"""

import asyncio
import contextlib
import ipaddress
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, MutableMapping
from typing import Any, NamedTuple

from limits import RateLimitItemPerHour
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from ruhr.server.errors import TableError

#: One person has no more than a part of what all at his address may have: so many people at least have some.
SHARES = 4


class Asker(NamedTuple):
    """Who asks: where he is, and by what he is known there."""

    place: str
    person: str = ""


def network_of(scope: MutableMapping[str, Any]) -> str:
    """The address from which somebody asks; with IPv6 one has a whole network of them, which counts once."""
    client = scope.get("client")
    try:
        address = ipaddress.ip_address(client[0] if client else "")
    except ValueError:
        return str(client[0]) if client else ""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def share_of(most: int) -> int:
    """How much of what an address may have is one person's at most."""
    return -(-most // SHARES)


class Quota:
    """What may be made in an hour: so much at an address, and a share of it by one person."""

    def __init__(self, most: int) -> None:
        """At most so much at an address; 0 means as much as anybody likes."""
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._of_an_address = RateLimitItemPerHour(most) if most else None
        self._of_a_person = RateLimitItemPerHour(share_of(most)) if most else None

    def take(self, asker: Asker) -> None:
        """One more for somebody; raises `TableError` if he has had his share, and it costs nobody else."""
        for limit, person in ((self._of_a_person, f"by {asker.person}"), (self._of_an_address, "")):
            if limit is not None and not self._limiter.hit(limit, asker.place, person):
                raise TableError("too_many_requests", seconds=3600)


class Turns:
    """Lets so many at a time do something, and has the others wait: each address, each person in turn."""

    def __init__(self, at_a_time: int, most_waiting: int) -> None:
        """At most so many questions of one person wait."""
        self._free = at_a_time
        self._most = most_waiting
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def of(self, asker: Asker) -> AsyncIterator[None]:
        """A turn of somebody; raises `TableError` if he has asked too much already."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: Asker) -> None:
        people = self._waiting.setdefault(asker.place, OrderedDict())
        questions = people.setdefault(asker.person, deque())
        if len(questions) >= self._most:
            raise TableError("too_many_requests", seconds=1)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        questions.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It was his turn just now.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Whoever has waited longest at the address that has: others of the same come after the rest."""
        while self._waiting:
            place, people = self._waiting.popitem(last=False)
            person, questions = people.popitem(last=False)
            turn = questions.popleft()
            if questions:
                people[person] = questions
            if people:
                self._waiting[place] = people
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

"""Who asks, and turns for what is costly: between addresses, then between the people at one of them."""

import asyncio
import contextlib
import ipaddress
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, MutableMapping
from typing import Any, NamedTuple

from ruhr.server.errors import TableError


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

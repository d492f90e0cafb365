"""Who comes back is told what he has missed from memory: no game is played again on the event loop."""

import asyncio
import json
import random
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from ruhr.game import Game
from ruhr.server import history, live, reception
from ruhr.server.app import make_app
from ruhr.server.live import MOST_MISSED
from ruhr.server.outbox import MOST_WAITING
from ruhr.server.settings import Settings
from ruhr.server.store import Store
from ruhr.server.table import Table
from tests.server.guests import Json, new_request, person

KEY = "k" * 32


class Venue:
    """The application in this process, spoken to as an ASGI server does."""

    def __init__(self, app: Any) -> None:
        self.app = app
        transport = httpx.ASGITransport(app)
        headers = {"authorization": f"Bearer {KEY}"}
        self.http = httpx.AsyncClient(transport=transport, base_url="http://ruhr", headers=headers)

    async def create(self, *names: str) -> str:
        wish = {"request": new_request(), "seats": [person(name) for name in names]}
        return str((await self.http.post("/api/tables", json=wish)).json()["table"]["id"])

    async def play(self, table: str, decisions: int, seed: int = 1) -> None:
        chance = random.Random(seed)
        for _ in range(decisions):
            asked = (await self.http.get(f"/api/tables/{table}/actions")).json()
            move = {"action": chance.choice(asked["actions"])["action"], "version": asked["version"]}
            wish = {"request": new_request(), **move}
            assert (await self.http.post(f"/api/tables/{table}/play", json=wish)).status_code == 200

    @asynccontextmanager
    async def follow(self, table: str, **known: Any) -> AsyncIterator["Following"]:
        following = Following(self.app, table)
        following.say(type="hello", keys=[KEY], **known)
        try:
            yield following
        finally:
            following.coming.put_nowait({"type": "websocket.disconnect", "code": 1001})
            await asyncio.wait_for(following.task, 5)


class Following:
    """A connection, of which the test is the ASGI server."""

    def __init__(self, app: Any, table: str) -> None:
        self.coming: asyncio.Queue[Json] = asyncio.Queue()
        self.sent: asyncio.Queue[Json] = asyncio.Queue()
        self.reads = asyncio.Event()
        self.reads.set()
        self.coming.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "path": f"/api/tables/{table}/live", "headers": []}
        self.task = asyncio.create_task(app(scope, self.coming.get, self._send))

    async def _send(self, message: Json) -> None:
        await self.reads.wait()
        self.sent.put_nowait(message)

    def say(self, **message: Any) -> None:
        self.coming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def next(self) -> Json:
        """The next message, or how the connection ended."""
        while (event := await asyncio.wait_for(self.sent.get(), 10))["type"] == "websocket.accept":
            pass
        told: Json = json.loads(event["text"]) if event["type"] == "websocket.send" else event
        return told


def at(folder: Path, visit: Callable[[Venue], Coroutine[Any, Any, None]]) -> None:
    """Open the application, let somebody visit it, and close it."""

    async def run() -> None:
        database = f"sqlite:///{folder / 'tables.sqlite3'}"
        app = make_app(Settings(database_url=database, requests_a_second=0, messages_a_second=0))
        coming: asyncio.Queue[Json] = asyncio.Queue()
        sent: asyncio.Queue[Json] = asyncio.Queue()

        async def send(message: Any) -> None:
            sent.put_nowait(message)

        living = asyncio.create_task(app({"type": "lifespan"}, coming.get, send))
        coming.put_nowait({"type": "lifespan.startup"})
        assert (await sent.get())["type"] == "lifespan.startup.complete"
        try:
            await visit(Venue(app))
        finally:
            coming.put_nowait({"type": "lifespan.shutdown"})
            await living

    asyncio.run(run())


class Replays:
    """Where games are played again: whoever does begins with a new table or game, on some thread."""

    def __init__(self) -> None:
        self._loop = threading.get_ident()
        self.on_the_loop: list[str] = []
        self.elsewhere: list[str] = []

    def watch(self, original: Any) -> Any:
        replays = self

        class Watched:
            def __getattr__(self, name: str) -> Any:
                here = threading.get_ident() == replays._loop
                (replays.on_the_loop if here else replays.elsewhere).append(name)
                return getattr(original, name)

        return Watched()


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> Replays:
    found = Replays()
    for module in (history, reception):
        monkeypatch.setattr(module, "Game", found.watch(Game))
        monkeypatch.setattr(module, "Table", found.watch(Table))
    return found


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the database is asked for."""
    asked: list[str] = []

    def watch(name: str) -> None:
        plain = getattr(Store, name)

        def watched(self: Store, *values: Any) -> Any:
            asked.append(name)
            return plain(self, *values)

        monkeypatch.setattr(Store, name, watched)

    for name in ("load", "lines", "changes_after", "changes_of_request"):
        watch(name)
    return asked


def test_a_short_absence_is_answered_from_memory(tmp_path: Path, replays: Replays, reads: list[str]) -> None:
    async def visit(venue: Venue) -> None:
        table = await venue.create("Anna", "Ben")
        for missed in (0, 1, 5, MOST_MISSED):
            async with venue.follow(table) as following:
                known = (await following.next())["version"]
            await venue.play(table, missed, seed=missed)
            replays.elsewhere.clear()
            reads.clear()
            async with venue.follow(table, version=known) as following:
                welcome = await following.next()
                heard = [(await following.next())["version"] for _ in range(missed)]
            assert (welcome["table"], welcome["version"]) == (None, known + missed)
            assert heard == list(range(known + 1, known + missed + 1))
            assert replays.on_the_loop + replays.elsewhere + reads == []

    at(tmp_path, visit)


def test_a_long_absence_is_answered_with_the_table(
    tmp_path: Path, replays: Replays, reads: list[str]
) -> None:
    async def visit(venue: Venue) -> None:
        table = await venue.create("Anna", "Ben")
        await venue.play(table, MOST_MISSED + 1)
        (await venue.http.get(f"/api/tables/{table}")).raise_for_status()
        replays.elsewhere.clear()
        reads.clear()
        async with venue.follow(table, version=2) as following:
            welcome = await following.next()
        assert welcome["table"]["step"] == MOST_MISSED + 1
        assert welcome["asked"]
        assert replays.on_the_loop + replays.elsewhere + reads == []

    at(tmp_path, visit)


def test_a_table_that_is_not_in_memory_is_rebuilt_beside_the_event_loop(
    tmp_path: Path, replays: Replays
) -> None:
    tables_made: list[str] = []

    async def play(venue: Venue) -> None:
        tables_made.append(await venue.create("Anna", "Ben"))
        await venue.play(tables_made[0], 40)

    async def come_back(venue: Venue) -> None:
        replays.elsewhere.clear()
        async with venue.follow(tables_made[0], version=30) as following:
            welcome = await following.next()
            told = [await following.next() for _ in range(42 - 30)]
        assert (welcome["table"], welcome["version"]) == (None, 42)
        assert [change["version"] for change in told] == list(range(31, 43))
        assert replays.elsewhere == ["new"]
        story = (await venue.http.get(f"/api/tables/{tables_made[0]}/story")).json()
        assert len(story["steps"]) == 41
        assert (await venue.http.get(f"/api/tables/{tables_made[0]}/steps/12")).status_code == 200
        assert {"new", "replay", "from_record"} <= set(replays.elsewhere)
        assert replays.on_the_loop == []

    at(tmp_path, play)
    at(tmp_path, come_back)


def test_changes_made_while_nobody_listens_are_told_to_who_comes_back(tmp_path: Path) -> None:
    async def visit(venue: Venue) -> None:
        table = await venue.create("Anna", "Ben")
        known = (await venue.http.get(f"/api/tables/{table}")).json()["table"]["version"]
        await venue.play(table, 3)
        async with venue.follow(table, version=known) as following:
            assert (await following.next())["table"] is None
            told = [await following.next() for _ in range(3)]
        assert [change["version"] for change in told] == [known + 1, known + 2, known + 3]
        assert [bool(change.get("asked")) for change in told] == [False, False, True]

    at(tmp_path, visit)


def test_lines_of_the_chat_are_told_from_memory_and_once(tmp_path: Path, reads: list[str]) -> None:
    async def visit(venue: Venue) -> None:
        table = await venue.create("Anna", "Ben")
        request = new_request()
        async with venue.follow(table) as following:
            assert (await following.next())["chat"] == []
            for words, known in (("one", request), ("two", new_request()), ("one", request)):
                following.say(type="say", request=known, seat=0, text=words)
            heard = [await following.next() for _ in range(5)]
        assert [line["words"] for line in heard if line["type"] == "said"] == ["one", "two"]
        reads.clear()
        async with venue.follow(table, line=1) as following:
            assert [line["words"] for line in (await following.next())["chat"]] == ["two"]
        assert reads == []

    at(tmp_path, visit)


def test_the_lines_kept_are_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_LINES", 3)

    async def visit(venue: Venue) -> None:
        table = await venue.create("Anna", "Ben")
        for number in range(5):
            wish = {"request": new_request(), "seat": 0, "text": str(number)}
            await venue.http.post(f"/api/tables/{table}/chat", json=wish)
        there = (await venue.http.get(f"/api/tables/{table}")).json()
        assert [line["number"] for line in there["chat"]] == [3, 4, 5]

    at(tmp_path, visit)


def test_through_plain_asgi_who_does_not_read_is_cut_off(tmp_path: Path) -> None:
    """Neither does he keep others waiting nor can he make the server remember more than its share."""

    async def visit(venue: Venue) -> None:
        table = await venue.create("Anna", "Ben")
        async with venue.follow(table) as following, venue.follow(table) as other:
            await following.next()
            await other.next()
            following.reads.clear()
            answer = len(json.dumps((await venue.http.get(f"/api/tables/{table}/refusals")).json()))
            for _ in range(2 * MOST_WAITING // answer):
                following.say(type="why_not", request=new_request())
            await venue.play(table, 1)
            assert (await other.next())["type"] == "change"
            while following.coming.qsize() and not following.task.cancelling():
                await asyncio.sleep(0.01)
            following.reads.set()
            while (last := await following.next())["type"] != "websocket.close":
                pass
            assert last["code"] == 4408

    at(tmp_path, visit)

"""News through Redis: whatever comes from there deafens nobody, and what was not told is heard later."""

import asyncio
import json
import random
import signal
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import redis as client

from ruhr.server.news import EVERYBODY, NEWS_FORMAT, TO_DECIDE, channel_of
from tests.server.guests import Guest, new_request, person
from tests.server.services import Postgres, Redis, RuhrServer, figure, wait_until
from tests.server.test_clocks import a_hall, a_table

CHANGE = [99, 1, "played", 0, "done", "request-of-another", None, None]
OURS = {"format": NEWS_FORMAT, "origin": "x"}
MISUNDERSTOOD = "ruhr_news_not_understood_total"
#: What could come from another version of the server, or from somebody who has no business there.
STRANGE = [
    b"",
    b"\xff\xfe",
    b"[]",
    b"{}",
    b"null",
    b'{"format": 3, "origin": "x", "change": {"version": 3}}',
    json.dumps({"origin": "x", "change": [*CHANGE, "one more"]}).encode(),
    json.dumps({**OURS, "format": NEWS_FORMAT - 1, "change": CHANGE, "history": ""}).encode(),
    json.dumps({**OURS, "change": [*CHANGE, "one more"], "history": ""}).encode(),
    json.dumps({**OURS, "change": CHANGE}).encode(),
    json.dumps({**OURS, "change": CHANGE, "history": 5}).encode(),
    json.dumps({**OURS, "change": [None] * len(CHANGE), "history": ""}).encode(),
    json.dumps({**OURS, "change": [*CHANGE[:6], "no hex", None], "history": ""}).encode(),
    json.dumps({**OURS, "line": ["1", 2, 3]}).encode(),
    json.dumps({**OURS, "line": [1, 2, 3, None, "r", None]}).encode(),
    json.dumps({**OURS, "table": 5, "level": ["reeder"]}).encode(),
    b"\x80\x04\x95cposix\nsystem\n(S'true'\ntR.",
]


class Pair:
    """Two servers with a Redis of their own."""

    def __init__(self, folders: pytest.TempPathFactory, postgres: Postgres) -> None:
        self.redis = Redis(folders.mktemp("redis"))
        database = postgres.new_database(f"news_{new_request()}")
        self.servers = [
            RuhrServer(folders.mktemp("server"), database_url=database, redis_url=self.redis.url, thinkers=at)
            for at in (0, 1)
        ]

    def guests(self) -> tuple[Guest, Guest]:
        one, other = self.servers
        guest = Guest(one.url)
        return guest, Guest(other.url, guest.key)


def hears(server: RuhrServer) -> bool:
    return bool(Guest(server.url).get("/api/health")["news"] == "listening")


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Pair]:
    pair = Pair(tmp_path_factory, postgres)
    processes = [pair.redis, *pair.servers]
    try:
        for process in processes:
            process.start()
        yield pair
    finally:
        for process in processes:
            process.clean_up()


def test_a_message_that_nobody_understands_deafens_nobody(pair: Pair) -> None:
    here, there = pair.guests()
    table = here.create([person("Anna"), person("Ben")])
    with there.socket(table) as socket, closing(client.Redis.from_url(pair.redis.url)) as publisher:
        socket.until("welcome")
        before = figure(there.http.get("/metrics").text, MISUNDERSTOOD)
        for message in STRANGE:
            for channel in (channel_of(table), channel_of("x" * 16), EVERYBODY, TO_DECIDE):
                publisher.publish(channel, message)
        for _ in range(5):
            here.play_any(table, random.Random(1))
            socket.until("change")
        assert socket.document == here.table(table)
        # It came as news, not by looking into the database.
        (told,) = publisher.pubsub_numsub(channel_of(table))
        assert told[1] == 2
    for server in pair.servers:
        answer = Guest(server.url).get("/api/health")
        assert (answer["status"], answer["news"]) == ("ok", "listening")
        assert "news_not_understood" in server.log()
    # On the two channels on which something is said that is to be understood.
    assert figure(there.http.get("/metrics").text, MISUNDERSTOOD) == before + 2 * len(STRANGE)


class Channels:
    """News of which nothing is told but what somebody listens to."""

    listening = True

    def __init__(self) -> None:
        self.wanted: set[str] = set()

    async def listen(self, table: str) -> None:
        self.wanted.add(table)

    async def leave(self, table: str) -> None:
        self.wanted.discard(table)


def test_a_table_that_is_forgotten_and_asked_about_again_at_once_is_listened_to(tmp_path: Path) -> None:
    async def ask_again() -> None:
        async with a_hall(tmp_path) as hall:
            table = await a_table(hall, clock=None)
            news: Any = Channels()
            hall._news = news
            hall._forget(hall._live(table))
            await hall.read(table)
            assert news.wanted == {table}
            hall._forget(hall._live(table))
            await hall.read(table)
            await asyncio.sleep(0)
            assert news.wanted == {table}
            hall._forget(hall._live(table))
            await asyncio.sleep(0.01)
            assert news.wanted == set()

    asyncio.run(ask_again())


def test_a_change_in_the_format_of_another_version_is_looked_up_in_the_database(pair: Pair) -> None:
    """As in a rolling upgrade: it is heard within a moment, not when somebody else decides."""
    here, there = pair.guests()
    table = here.create([person("Anna"), person("Ben")])
    with there.socket(table) as socket, closing(client.Redis.from_url(pair.redis.url)) as publisher:
        socket.until("welcome")
        version = here.play_any(table, random.Random(1))["version"]
        socket.until("change")
        publisher.publish(channel_of(table), b'{"format": 99}')
        here.play_any(table, random.Random(2))
        assert socket.until("change")["version"] == version + 1


def test_what_was_said_without_redis_is_heard_everywhere_and_in_order(pair: Pair) -> None:
    here, there = pair.guests()
    table = here.create([person("Anna"), person("Ben")])
    with here.socket(table) as a, there.socket(table) as b:
        a.until("welcome")
        b.until("welcome")
        pair.redis.kill()
        wait_until("it is noticed", lambda: here.get("/api/health")["news"] == "away")
        for at in range(1, 7):
            speaking = here if at % 2 else there
            said = speaking.post(f"/api/tables/{table}/chat", seat=at % 2, text=f"line {at}")
            assert said.json() == {"number": at}
        for socket in (a, b):
            heard = [socket.until("said") for _ in range(6)]
            assert [line["words"] for line in heard] == [f"line {at}" for at in range(1, 7)]
        pair.redis.start()
        for server in pair.servers:
            wait_until("it listens again", partial(hears, server))
        there.post(f"/api/tables/{table}/chat", seat=0, text="line 7")
        assert a.until("said")["number"] == b.until("said")["number"] == 7


def test_after_an_acknowledgement_no_server_shows_an_older_table(pair: Pair) -> None:
    """Whether or not news of it have come: here they come to nobody."""
    here, there = pair.guests()
    table = here.create([person("Anna"), person("Ben")])
    assert there.table(table)["version"] == 2
    assert pair.redis.process is not None
    pair.redis.process.send_signal(signal.SIGSTOP)
    try:
        for at in range(10):
            one, other = (here, there) if at % 2 else (there, here)
            version = one.play_any(table, random.Random(at))["version"]
            assert other.table(table)["version"] == version
            assert other.get(f"/api/tables/{table}/actions")["version"] == version
            assert other.get(f"/api/tables/{table}/changes")["version"] == version
            number = one.post(f"/api/tables/{table}/chat", seat=0, text=f"line {at}").json()["number"]
            assert other.get(f"/api/tables/{table}")["chat"][-1]["number"] == number
            with other.socket(table) as socket:
                assert socket.until("welcome")["version"] == version
    finally:
        pair.redis.process.send_signal(signal.SIGCONT)
    for server in pair.servers:
        wait_until("it listens again", partial(hears, server))

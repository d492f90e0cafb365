"""News between processes, through Redis: what one has written, all others tell their people."""

import asyncio
import contextlib
import secrets
from collections.abc import Coroutine
from typing import Any

import orjson
import redis
import redis.asyncio
import structlog
from pydantic import TypeAdapter

from ruhr.server.errors import StorageFailed
from ruhr.server.hall import Hall
from ruhr.server.metrics import Metrics
from ruhr.server.store import Line
from ruhr.server.table import Change

#: How long to wait for Redis, in seconds.
REDIS_PATIENCE = 2.0
#: How long Redis may be silent before it is asked whether it is there, and how often to look into the
#: database while it is not.
WITHOUT_NEWS = 1.0
#: Where everybody is told to look into the database, for news that could not be told.
EVERYBODY = "ruhr:everybody"
LOOK_FOR_YOURSELVES = b"look"
#: Where those in whose processes bots think are told what there is to decide.
TO_DECIDE = "ruhr:decisions"

#: The form of our messages. Whoever hears one in another looks into the database.
NEWS_FORMAT = 4

log = structlog.get_logger()
#: Messages are data and nothing else, and are taken only if they are what they should be.
_CHANGE = TypeAdapter[Any](tuple[int, int, str, int, str, str, str | None, str | None])
_LINE = TypeAdapter[Any](tuple[int, int, int, str, str, str | None])
_DECISION = TypeAdapter[Any](tuple[str, str])
_TEXT = TypeAdapter[Any](str)


def channel_of(table: str) -> str:
    """Where the news of a table are told."""
    return f"ruhr:table:{table}"


class RedisNews:
    """Tells and hears; when Redis is away, looks into the database instead until it is back."""

    def __init__(self, url: str, metrics: Metrics, *, thinks: bool) -> None:
        """*thinks* if bots can think in this process."""
        self._metrics = metrics
        metrics.listening.set_function(lambda: self.listening)
        self._redis = redis.asyncio.Redis.from_url(
            url, socket_connect_timeout=REDIS_PATIENCE, socket_keepalive=True, health_check_interval=10
        )
        self._origin = secrets.token_hex(8)
        self._always = {EVERYBODY, TO_DECIDE} if thinks else {EVERYBODY}
        self._wanted: set[str] = set()
        self._heard: dict[str, asyncio.Future[None]] = {}
        self._pubsub: redis.asyncio.client.PubSub | None = None
        self._outbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._taken: set[asyncio.Task[None]] = set()

    def start(self, hall: Hall) -> None:
        """Begin to listen and to tell."""
        self._tasks = [asyncio.create_task(self._listen(hall)), asyncio.create_task(self._tell())]

    @property
    def listening(self) -> bool:
        """Does Redis tell us what happens?"""
        return self._pubsub is not None

    async def close(self) -> None:
        tasks = [*self._tasks, *self._taken]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._redis.aclose()

    # --- Telling ---------------------------------------------------------------------------------------

    def tell_change(self, table: str, change: Change, history: str) -> None:
        told = [
            *(change.version, change.at, change.kind, change.seat, change.words, change.request),
            *(None if value is None else value.hex() for value in (change.key, change.share)),
        ]
        self._put(channel_of(table), {"change": told, "history": history})

    def tell_line(self, table: str, line: Line) -> None:
        key = None if line.key is None else line.key.hex()
        told = [line.number, line.at, line.seat, line.words, line.request, key]
        self._put(channel_of(table), {"line": told})

    def tell_decision(self, table: str, level: str) -> None:
        self._put(TO_DECIDE, {"table": table, "level": level})

    def _put(self, channel: str, news: dict[str, Any]) -> None:
        told = {"format": NEWS_FORMAT, "origin": self._origin, **news}
        self._outbox.put_nowait((channel, orjson.dumps(told)))

    async def _tell(self) -> None:
        while True:
            messages = [await self._outbox.get()]
            while not self._outbox.empty() and len(messages) < 500:
                messages.append(self._outbox.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for channel, message in messages:
                        pipeline.publish(channel, message)
                    await pipeline.execute()
            except Exception as error:
                # As soon as Redis is back, everybody who has not heard looks into the database.
                log.warning("news_not_told", messages=len(messages), reason=repr(error))
                await asyncio.sleep(WITHOUT_NEWS)
                self._outbox.put_nowait((EVERYBODY, LOOK_FOR_YOURSELVES))

    # --- Hearing ---------------------------------------------------------------------------------------

    async def listen(self, table: str) -> None:
        """Hear about a table from now on: returns when Redis has confirmed it, or does not answer."""
        channel = channel_of(table)
        self._wanted.add(channel)
        if self._pubsub is None:
            return
        confirmed = self._heard.setdefault(channel, asyncio.get_running_loop().create_future())
        with contextlib.suppress(redis.RedisError, OSError, TimeoutError):
            await self._pubsub.subscribe(channel)
            await asyncio.wait_for(asyncio.shield(confirmed), REDIS_PATIENCE)
        self._heard.pop(channel, None)

    async def leave(self, table: str) -> None:
        """Hear no more about a table."""
        channel = channel_of(table)
        self._wanted.discard(channel)
        if self._pubsub is not None:
            with contextlib.suppress(redis.RedisError, OSError):
                await self._pubsub.unsubscribe(channel)

    async def _listen(self, hall: Hall) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    asked = {*self._always, *self._wanted}
                    await pubsub.subscribe(*asked)
                    self._pubsub = pubsub
                    if late := self._wanted - asked:
                        await pubsub.subscribe(*late)
                    self._begin(hall.catch_up())
                    await self._hear(hall, pubsub)
            except (redis.RedisError, OSError) as error:
                log.warning("no_news", reason=str(error))
            except Exception:
                log.exception("no_news")
            finally:
                self._pubsub = None
            await asyncio.sleep(WITHOUT_NEWS)
            await _without_failing(hall.catch_up())

    async def _hear(self, hall: Hall, pubsub: redis.asyncio.client.PubSub) -> None:
        """Take messages until Redis no longer answers."""
        asked = False
        while True:
            message = await pubsub.get_message(timeout=WITHOUT_NEWS)
            if message is not None:
                asked = False
                self._take(hall, message)
            elif asked:
                raise redis.TimeoutError("no answer")
            else:
                asked = True
                await pubsub.ping()

    def _take(self, hall: Hall, message: dict[str, Any]) -> None:
        if message["type"] == "pong":
            return
        channel = message["channel"].decode()
        if message["type"] == "subscribe":
            confirmed = self._heard.get(channel)
            if confirmed is not None and not confirmed.done():
                confirmed.set_result(None)
        if message["type"] != "message":
            return
        if channel == EVERYBODY:
            self._begin(hall.catch_up())
            return
        try:
            self._understand(hall, channel, orjson.loads(message["data"]))
        except Exception as error:
            # Another version may have said it: what has happened is in the database.
            self._metrics.unread.inc()
            log.warning("news_not_understood", reason=repr(error))
            if channel != TO_DECIDE:
                self._begin(hall.look_for_news_of(channel.removeprefix(channel_of(""))))

    def _understand(self, hall: Hall, channel: str, news: dict[str, Any]) -> None:
        """Take in a message in our format; raises whatever comes of one in another."""
        if news["format"] != NEWS_FORMAT:
            raise ValueError(f"format {news['format']}")
        if news["origin"] == self._origin:
            return
        if channel == TO_DECIDE:
            self._begin(hall.bots.take(*_DECISION.validate_python([news["table"], news["level"]])))
            return
        table = channel.removeprefix(channel_of(""))
        if "line" in news:
            number, at, seat, words, request, key = _LINE.validate_python(news["line"])
            line = Line(number, at, seat, words, request, None if key is None else bytes.fromhex(key))
            self._begin(hall.hear_line(table, line))
        else:
            *told, key, share = _CHANGE.validate_python(news["change"])
            change = Change(
                *told, *(None if value is None else bytes.fromhex(value) for value in (key, share))
            )
            self._begin(hall.hear_change(table, change, _TEXT.validate_python(news["history"])))

    def _begin(self, taking: Coroutine[Any, Any, object]) -> None:
        """Take something in without keeping other news waiting; a table's lock keeps its news in order."""
        task = asyncio.create_task(_without_failing(taking))
        self._taken.add(task)
        task.add_done_callback(self._taken.discard)


async def _without_failing(taking: Coroutine[Any, Any, object]) -> None:
    try:
        await taking
    except StorageFailed:
        log.warning("news_without_database")
    except Exception:
        log.exception("news_failed")

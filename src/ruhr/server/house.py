"""Puts a hall together with what is behind it: the database, news from others, and bots that think."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from ruhr.board import Board
from ruhr.server.bots import Bots
from ruhr.server.hall import Hall
from ruhr.server.journal import Journal
from ruhr.server.metrics import Metrics
from ruhr.server.settings import Settings
from ruhr.server.store import Store
from ruhr.server.thinkers import Thinkers


@contextlib.asynccontextmanager
async def opened(settings: Settings, metrics: Metrics, board: Board) -> AsyncIterator[tuple[Hall, Thinkers]]:
    """A hall for games on a board, and those who can give advice; everything is closed in good order."""
    async with contextlib.AsyncExitStack() as closing:
        store = await asyncio.to_thread(Store, settings.database_url)
        closing.callback(store.close)
        journal = Journal(store, metrics.writes.observe)
        closing.push_async_callback(journal.close)
        news = None
        if settings.redis_url:
            # Loaded only where it is needed.
            from ruhr.server.news import RedisNews

            news = RedisNews(settings.redis_url, thinks=settings.thinkers > 0)
            closing.push_async_callback(news.close)
        hall = Hall(store, journal, metrics, settings.cached_tables, board, news)
        thinkers = Thinkers(settings)
        bots = Bots(hall, thinkers, metrics)
        closing.push_async_callback(bots.close)
        hall.bots = bots
        if news is not None:
            news.start(hall)
        yield hall, thinkers

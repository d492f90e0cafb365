"""Puts a hall together with what is behind it: the database, news from others, and bots that think."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import NamedTuple

from ruhr.board import Board
from ruhr.server.bots import Bots
from ruhr.server.hall import Hall
from ruhr.server.journal import Journal
from ruhr.server.metrics import Metrics
from ruhr.server.notices.carriers import Carriers, new_sealed
from ruhr.server.notices.ledger import Pigeonholes
from ruhr.server.notices.post import Post
from ruhr.server.reviews import Reviews
from ruhr.server.settings import Settings
from ruhr.server.sqlite import served
from ruhr.server.store import Store
from ruhr.server.thinkers import Thinkers


class House(NamedTuple):
    """A hall, those who can give advice there, the reviews of its games, and who tells people of them."""

    hall: Hall
    thinkers: Thinkers
    reviews: Reviews
    post: Post


@contextlib.asynccontextmanager
async def opened(settings: Settings, metrics: Metrics, board: Board, *, serves: bool) -> AsyncIterator[House]:
    """A hall for games on a board, with all that is behind it; everything is closed in good order.

    One that *serves* people has a SQLite file for itself and its workers.
    """
    async with contextlib.AsyncExitStack() as closing:
        if serves:
            closing.enter_context(served(settings.database_url))
        store = await asyncio.to_thread(Store, settings.database_url)
        closing.callback(store.close)
        journal = Journal(store, metrics.writes.observe)
        closing.push_async_callback(journal.close)
        news = None
        if settings.redis_url:
            # Loaded only where it is needed.
            from ruhr.server.news import RedisNews

            news = RedisNews(settings.redis_url, metrics, thinks=settings.thinkers > 0)
            closing.push_async_callback(news.close)
        hall = Hall(
            store,
            journal,
            metrics,
            settings.cached_tables,
            board,
            news,
            lines_a_minute=settings.lines_a_minute,
            lines_kept=settings.lines_kept,
        )
        thinkers = Thinkers(settings)
        bots = Bots(hall, thinkers, metrics)
        closing.push_async_callback(bots.close)
        hall.bots = bots
        if news is not None:
            news.start(hall)
        reviews = Reviews(hall, thinkers, settings)
        closing.push_async_callback(reviews.close)
        ledger = Pigeonholes(store)
        carriers = Carriers(settings, await asyncio.to_thread(ledger.sealed, new_sealed))
        post = Post(hall, ledger, carriers, settings, metrics)
        closing.push_async_callback(post.close)
        yield House(hall, thinkers, reviews, post)

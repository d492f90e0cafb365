"""A table in memory, those who follow it, and what they are told."""

import asyncio
from collections import deque
from typing import Any, Protocol

from ruhr.board import Board
from ruhr.edge.events import AnyEvent
from ruhr.server.history import table_of
from ruhr.server.store import Line, Stored
from ruhr.server.table import Change, Table, patch
from ruhr.server.writing import written

#: So many requests of a table are known without asking the database.
RECENT = 8
#: So many changes and lines of the chat are told to who comes back without asking the database. Who has
#: missed more changes gets the whole table instead.
MOST_MISSED, MOST_LINES = 32, 200


class Follower(Protocol):
    """Somebody who is told every change of a table."""

    keys: set[bytes]

    def push(self, message: bytes) -> None:
        """Take a message without waiting for anybody."""


class Live:
    """A table in memory, with those who follow it."""

    __slots__ = (
        "document",
        "followers",
        "id",
        "lines",
        "lock",
        "newest_line",
        "number",
        "recent",
        "table",
        "thinker",
        "thinking",
        "told",
    )

    def __init__(self, table: str) -> None:
        self.id = table
        self.number = 0
        #: None while it has to be read from the database.
        self.table: Table | None = None
        #: What everybody has been told.
        self.document: dict[str, Any] | None = None
        #: The messages by which the document came to be so, the latest last.
        self.told: deque[bytes] = deque(maxlen=MOST_MISSED)
        #: The last lines said, None while they have to be read, and the number of the last that was heard.
        self.lines: deque[Line] | None = None
        self.newest_line = 0
        self.followers: set[Follower] = set()
        self.lock = asyncio.Lock()
        #: The latest changes, to know a request that is repeated at once.
        self.recent: deque[Change] = deque(maxlen=RECENT)
        #: Who has thought about the decisions of its bots last.
        self.thinker: str | None = None
        #: The version at which a bot thinks about its decision here.
        self.thinking = -1

    @property
    def waits_for_others(self) -> bool:
        """Does a bot think elsewhere about its decision?"""
        table = self.table
        return table is not None and table.bot_to_decide is not None and self.thinking != table.version

    def missed(self, version: int) -> list[bytes] | None:
        """What has been told since a version; None if that is no longer known."""
        assert self.document is not None
        known = len(self.told) - (self.document["version"] - version)
        return list(self.told)[known:] if 0 <= known <= len(self.told) else None

    def tell(self, table: Table, change: Change, events: list[AnyEvent], document: dict[str, Any]) -> None:
        """Tell everybody of a change after which the table is as in the document."""
        before, self.document = self.document, document
        assert before is not None
        message, asked = change_message(change, events, before, document), b""
        self.told.append(message)
        decider = table.decider
        key = None if decider is None or table.seats[decider].level else table.seats[decider].key
        for follower in self.followers:
            if key is not None and key in follower.keys:
                # What the decider may do is told to him alone, in the same message.
                asked = asked or with_asked(message, table)
                follower.push(asked)
            else:
                follower.push(message)

    def tell_line(self, line: Line) -> None:
        """Tell everybody what was said."""
        if self.lines is not None:
            if line.number == (self.lines[-1].number if self.lines else 0) + 1:
                self.lines.append(line)
            else:
                self.lines = None
        self.newest_line = max(self.newest_line, line.number)
        message = written({"type": "said", **line_as_json(line)})
        for follower in self.followers:
            follower.push(message)

    def keep(self, lines: list[Line]) -> None:
        """Remember lines as the last, unless one was heard meanwhile that may have been written later."""
        if self.newest_line <= (lines[-1].number if lines else 0):
            self.lines = deque(lines, MOST_LINES)


def retold(
    stored: Stored, board: Board, since: int, version: int
) -> tuple[Table, dict[str, Any], list[bytes]]:
    """A table and its document at a version, and what everybody was told since another, as far as it is kept.

    The game is played again from its beginning, so this is no work for the event loop.
    """
    begin = max(0, version - MOST_MISSED, min(since, version))
    table = table_of(stored, board, begin)
    document, messages = table.document(), []
    for change in stored.changes[begin:version]:
        before, events = document, table.apply(change)
        document = table.document()
        messages.append(change_message(change, events, before, document))
    return table, document, messages


def change_message(
    change: Change, events: list[AnyEvent], before: dict[str, Any], after: dict[str, Any]
) -> bytes:
    """What everybody at a table is told of a change."""
    return written(
        {
            "type": "change",
            **change_as_json(change),
            "events": events,
            "patch": patch(before, after),
        }
    )


def change_as_json(change: Change) -> dict[str, Any]:
    """What was done, as plain data; whoever did it is known by his seat."""
    return {
        "version": change.version,
        "at": change.at,
        "kind": change.kind,
        "seat": change.seat,
        "words": change.words,
        "request": change.request,
    }


def with_asked(message: bytes, table: Table) -> bytes:
    """A change for the deciding seat: with what it may do now."""
    return b'%b,"asked":%b}' % (message[:-1], written(table.asked()))


def line_as_json(line: Line) -> dict[str, Any]:
    """A line of the chat as plain data."""
    return {"number": line.number, "at": line.at, "seat": line.seat, "words": line.words}

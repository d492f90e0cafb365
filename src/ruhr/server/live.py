"""A table in memory, those who follow it, and what they are told."""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence, Set
from typing import Any, NamedTuple, Protocol

from ruhr.board import Board
from ruhr.edge.events import AnyEvent
from ruhr.server.errors import TableError, as_json
from ruhr.server.history import table_of
from ruhr.server.store import Line, Stored
from ruhr.server.table import PAUSED, Change, Table, following, patch
from ruhr.server.writing import written

#: So many requests of a table are known without asking the database.
RECENT = 8
#: So many changes and lines of the chat are told to who comes back without asking the database. Who has
#: missed more changes gets the whole table instead.
MOST_MISSED, MOST_LINES = 32, 200


class ToldChange(NamedTuple):
    """A message of a change, and the history that it follows."""

    history: str
    message: bytes


class Follower(Protocol):
    """Somebody who is told every change of a table."""

    keys: set[bytes]
    #: The hashes of those whose words he does not want to read.
    muted: set[bytes]

    def push(self, message: bytes) -> None:
        """Take a message without waiting for anybody."""


class Live:
    """A table in memory, with those who follow it."""

    __slots__ = (
        "_answers",
        "_answers_at",
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
        self.told: deque[ToldChange] = deque(maxlen=MOST_MISSED)
        #: The last lines said, None while they have to be read, and the number of the last that was heard.
        self.lines: deque[Line] | None = None
        self.newest_line = 0
        self.followers: set[Follower] = set()
        self.lock = asyncio.Lock()
        #: The latest changes, to know a request that is repeated at once.
        self.recent: deque[Change] = deque(maxlen=RECENT)
        #: What was found at some cost, at a version.
        self._answers: dict[str, Any] = {}
        self._answers_at: tuple[int, str] = (-1, "")
        #: Who has thought about the decisions of its bots last.
        self.thinker: str | None = None
        #: The version at which a bot thinks about its decision here.
        self.thinking = -1

    @property
    def waits_for_others(self) -> bool:
        """Does a bot think elsewhere about its decision?"""
        table = self.table
        return table is not None and table.bot_to_decide is not None and self.thinking != table.version

    def is_as_at(self, version: int) -> bool:
        """Is the table as it was at a version, but that a clock has stood since?"""
        assert self.table is not None
        since = [change.kind for change in self.recent if change.version > version]
        return since == [PAUSED] * (self.table.version - version) and version <= self.table.version

    @property
    def answers(self) -> dict[str, Any]:
        """What was found at some cost about the table as it is."""
        assert self.document is not None
        at = (self.document["version"], self.document["history"])
        if at != self._answers_at:
            self._answers, self._answers_at = {}, at
        return self._answers

    def missed(self, version: int, history: str | None) -> list[bytes] | None:
        """What has been told since a version of a history; None if that is not known, or not any more."""
        known = self._told_before(version)
        if known is None or history not in (None, self._history_at(known)):
            return None
        return [told.message for told in list(self.told)[known:]]

    def contradicts(self, version: int, history: str) -> bool:
        """Does somebody know a version of another history than ours?"""
        assert self.document is not None
        known = self._told_before(version)
        other = known is not None and history != self._history_at(known)
        return other or version > self.document["version"]

    def _told_before(self, version: int) -> int | None:
        """How many of the messages were told before a version, if it is one of theirs."""
        assert self.document is not None
        known = len(self.told) - (int(self.document["version"]) - version)
        return known if 0 <= known <= len(self.told) else None

    def _history_at(self, known: int) -> str:
        assert self.document is not None
        return str(self.document["history"]) if known == len(self.told) else self.told[known].history

    def tell(self, table: Table, change: Change, events: list[AnyEvent], document: dict[str, Any]) -> None:
        """Tell everybody of a change after which the table is as in the document."""
        before, self.document = self.document, document
        assert before is not None
        message, asked = change_message(change, events, before, document), b""
        self.told.append(ToldChange(before["history"], message))
        key = _key_of_decider(table)
        for follower in self.followers:
            if key is not None and key in follower.keys:
                # What the decider may do is told to him alone, in the same message.
                asked = asked or with_asked(message, table)
                follower.push(asked)
            else:
                follower.push(message)

    def begin_anew(self) -> None:
        """Know nothing of the table any more but who follows it."""
        self.table = self.document = self.lines = None
        self.newest_line = 0
        self.told.clear()
        self.recent.clear()

    def tell_anew(self, table: Table, lines: Iterable[Line], *, lost: bool = True) -> None:
        """Tell everybody how the table is now, and if something is *lost* that it has gone back."""
        assert self.document is not None
        said = list(lines)
        key = _key_of_decider(table)
        for follower in self.followers:
            chat = chat_as_json(said, follower.muted)
            asked = table.asked() if key is not None and key in follower.keys else None
            told = welcome_message(table, follower.keys, self.document, chat, asked, stepped_back=True)
            follower.push(written(told))
            if lost:
                follower.push(gone_back(table.version))

    def tell_line(self, line: Line) -> bool:
        """Tell everybody what was said; false if something was said before it that nobody has heard."""
        if line.number <= self.newest_line:
            return True
        if self.lines is not None and line.number == (self.lines[-1].number if self.lines else 0) + 1:
            self.lines.append(line)
        else:
            self.lines = None
            if self.followers and line.number > self.newest_line + 1:
                return False
        self._push_line(line)
        return True

    def _push_line(self, line: Line) -> None:
        self.newest_line = line.number
        message = written({"type": "said", **line_as_json(line)})
        for follower in self.followers:
            if line.key in follower.muted:
                follower.push(written({"type": "said", **line_as_json(line, follower.muted)}))
            else:
                follower.push(message)

    def keep(self, lines: list[Line]) -> None:
        """Remember lines as the last, unless one was heard meanwhile; everybody hears what he has missed."""
        if self.newest_line <= (lines[-1].number if lines else 0):
            for line in lines:
                if line.number > self.newest_line:
                    self._push_line(line)
            self.lines = deque(lines, MOST_LINES)

    def keep_anew(self, lines: list[Line]) -> deque[Line]:
        """Remember lines as the last, whatever was heard."""
        self.newest_line = lines[-1].number if lines else 0
        self.lines = deque(lines, MOST_LINES)
        return self.lines


def _key_of_decider(table: Table) -> bytes | None:
    """The key of the person who decides."""
    decider = table.decider
    return None if decider is None or table.seats[decider].level else table.seats[decider].key


def welcome_message(
    table: Table,
    keys: set[bytes],
    document: dict[str, Any] | None,
    chat: list[dict[str, Any]],
    asked: list[dict[str, Any]] | None,
    stepped_back: bool,
) -> dict[str, Any]:
    """How a table is, for somebody who comes or has to begin anew."""
    return {
        "type": "welcome",
        "version": table.version,
        "stepped_back": stepped_back,
        "seats": table.seats_of(keys),
        **table.told_to_host(keys),
        "table": document,
        "chat": chat,
        "asked": asked,
    }


def gone_back(version: int) -> bytes:
    """What is told to who knew more than the database does."""
    error = TableError("stepped_back", version=version)
    return written({"type": "error", "request": None, "error": as_json(error)})


def history_of(changes: Sequence[Change]) -> str:
    """The id of the history that is made of changes."""
    history = ""
    for change in changes:
        history = following(history, change)
    return history


def retold(
    stored: Stored, board: Board, since: int, version: int
) -> tuple[Table, dict[str, Any], list[ToldChange]]:
    """A table and its document at a version, and what everybody was told since another, as far as it is kept.

    The game is played again from its beginning, so this is no work for the event loop.
    """
    begin = max(0, version - MOST_MISSED, min(since, version))
    table = table_of(stored, board, begin)
    document = table.document()
    messages: list[ToldChange] = []
    for change in stored.changes[begin:version]:
        before, events = document, table.apply(change)
        document = table.document()
        messages.append(ToldChange(before["history"], change_message(change, events, before, document)))
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


def line_as_json(line: Line, muted: Set[bytes] = frozenset()) -> dict[str, Any]:
    """A line of the chat as plain data, for somebody who does not want to read what some people say."""
    return {
        "number": line.number,
        "at": line.at,
        "seat": line.seat,
        "words": line.words,
        "removed": line.removed,
        "muted": line.key in muted,
    }


def chat_as_json(lines: Iterable[Line], muted: Set[bytes]) -> list[dict[str, Any]]:
    """Lines of the chat as plain data, for somebody."""
    return [line_as_json(line, muted) for line in lines]

"""Puts notices into words. Whatever people call themselves, nothing of it is markup or a link."""

import re
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from ruhr.language import Speaker
from ruhr.server.notices.ledger import CONFIRMING, OF_CLOCKS, OF_TURNS, RECOVERING
from ruhr.server.table import Table

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
#: So many tables are named, each with so many others.
MOST_NAMED = 5


class AtTable(NamedTuple):
    """A table at which somebody has to decide."""

    id: str
    #: The names of the others.
    others: list[str]
    ends_at: int | None


class Notice(NamedTuple):
    """What somebody is told."""

    title: str
    lines: list[str]
    #: Where it leads, below the server's address.
    path: str


def at_table(table: Table, keys: frozenset[bytes]) -> AtTable | None:
    """A table as somebody is told of it; None if it does not wait for him."""
    mine, decider = table.seats_of(set(keys)), table.decider
    if decider is None or decider not in mine or table.seats[decider].level:
        return None
    others = [seat.name or "" for number, seat in enumerate(table.seats) if number not in mine]
    return AtTable(table.setup.id, others, table.clock_ends_at)


def harmless(name: str) -> str:
    """A name without what a chat or a mail program would make something of.

    >>> harmless("<!channel> @all [x](evil.example) Anna-Lena d'Or Jr.")
    'channel all x evil example Anna-Lena d’Or Jr.'
    """
    plain = re.sub(r"\.(?=\S)", " ", name.replace("'", "’"))
    kept = "".join(letter if letter.isalnum() or letter in "’-." else " " for letter in plain)
    return " ".join(kept.split())


def time_left(speaker: Speaker, ms: int) -> str:
    """How long something will last, as people say it."""
    if ms >= 2 * DAY:
        return speaker.say("notice-days", count=ms // DAY)
    if ms >= 2 * HOUR:
        return speaker.say("notice-hours", count=ms // HOUR)
    return speaker.say("notice-minutes", count=max(1, ms // MINUTE))


def notice_of_turns(speaker: Speaker, kind: str, tables: Sequence[AtTable], now: int) -> Notice:
    """It is somebody's turn, or his time runs out."""
    key = {OF_TURNS: "notice-turn", OF_CLOCKS: "notice-clock"}[kind]
    lines = []
    for table in tables[:MOST_NAMED]:
        names = speaker.listed([harmless(name) or "…" for name in table.others])
        if table.ends_at is None:
            lines.append(speaker.say("notice-with", names=names))
        else:
            left = time_left(speaker, table.ends_at - now)
            lines.append(speaker.say("notice-with_time", names=names, left=left))
    if len(tables) > MOST_NAMED:
        lines.append("…")
    path = f"/table/{tables[0].id}" if len(tables) == 1 else "/"
    return Notice(speaker.say(key, count=len(tables)), lines, path)


def notice_to_try(speaker: Speaker) -> Notice:
    """Whether anything arrives."""
    return Notice(speaker.say("notice-try"), [speaker.say("notice-try_about")], "/me")


def notice_with_code(speaker: Speaker, kind: str, code: str) -> Notice:
    """A mailbox is to be confirmed, or leads back to one's games."""
    about, path = {
        CONFIRMING: ("notice-confirm", f"/me#confirm={code}"),
        RECOVERING: ("notice-recover", f"/me#link={code}"),
    }[kind]
    words = {"notice-confirm": "notice-confirm_about", "notice-recover": "notice-recover_about"}[about]
    return Notice(speaker.say(about), [speaker.say(words)], path)


def as_text(notice: Notice, link: str, foot: Sequence[str]) -> str:
    """The body of an e-mail as plain text."""
    return "\n".join([notice.title, "", *notice.lines, "", link, "", "-- ", *foot, ""])


def as_html(speaker: Speaker, notice: Notice, link: str, foot: Sequence[str]) -> str:
    """The body of an e-mail for those who like it prettier; it loads nothing."""
    lines = "".join(f"<p>{escape(line)}</p>" for line in notice.lines)
    small = "<br>".join(
        f'<a href="{escape(line)}">{escape(line)}</a>' if line.startswith("http") else escape(line)
        for line in foot
    )
    style = "font-family:Georgia,serif;color:#2b2118;background:#f6efe0;padding:1.5em;max-width:36em"
    button = "background:#7a2e1d;color:#fff;padding:.6em 1.2em;text-decoration:none"
    return (
        f'<!doctype html><html lang="{speaker.language}"><body><div style="{style}">'
        f'<h1 style="font-size:1.3em">{escape(notice.title)}</h1>{lines}'
        f'<p><a style="{button}" href="{escape(link)}">{escape(speaker.say("notice-open"))}</a></p>'
        f'<p style="font-size:.8em">{small}</p></div></body></html>'
    )

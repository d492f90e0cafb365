"""`ruhr admin`: what hosts of a server can look at and do, on the database that the settings name."""

import getpass
import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from ruhr.cli.complaints import extra
from ruhr.cli.options import Decorator, language_option, option
from ruhr.errors import RuhrError
from ruhr.language import Speaker

if TYPE_CHECKING:
    from ruhr.server.manners.hosts import Hosts

REPORTS_EXAMPLE = "$ ruhr admin reports"
REPORT_EXAMPLE = "$ ruhr admin report 1"
CLOSE_EXAMPLE = '$ ruhr admin close 1 --why "Banned from the chat"'
PEOPLE_EXAMPLE = "$ ruhr admin people ruhrschifffahrt1"
CHAT_EXAMPLE = "$ ruhr admin chat ruhrschifffahrt1"
PERSON_EXAMPLE = "$ ruhr admin person ruhrschifffahrt1/1"
REMOVE_EXAMPLE = '$ ruhr admin remove ruhrschifffahrt1 2 --why "An insult"'
RENAME_EXAMPLE = '$ ruhr admin rename ruhrschifffahrt1 1 --name "Guest" --everywhere --why "Offensive name"'
CUP_EXAMPLE = '$ ruhr admin cup ruhrpokal2026abc --name "Summer cup" --why "Offensive name"'
BAN_EXAMPLE = '$ ruhr admin ban ruhrschifffahrt1/1 --from chat --days 7 --why "Insults in the chat"'
BANS_EXAMPLE = "$ ruhr admin bans"
LIFT_EXAMPLE = '$ ruhr admin lift 1 --why "A mistake of ours"'
MERGE_EXAMPLE = '$ ruhr admin merge 3f9a0c12d4e5 77b1c0d9e8f2 --why "Lost his phone, wrote to us"'
LOG_EXAMPLE = "$ ruhr admin log --most 20"
#: What can be banned from; the same words as in the database.
BANNED_FROM = ("chat", "strangers", "everything")
#: So long the reason of a ban can be, which is shown to whom it concerns, and that of any other deed.
LONGEST_REASON, LONGEST_WHY = 200, 400
MILLISECONDS_A_DAY = 86_400_000
#: The address of a table begins like this, on whatever server. An id that would be taken for an option.
AT_TABLE = "/table/"
DASHED = re.compile(r"-[A-Za-z0-9_-]{15}(/\d)?")
#: What is told of a line of a chat, a report, somebody, a ban, and what hosts have done.
LINE_FACTS = ("line", "at", "seat", "person", "words", "removed")
REPORT_FACTS = ("number", "at", "person", "name", "reason", "said", "words", "table", "line", "closed_at")
PERSON_FACTS = ("person", "since", "devices", "names")
BAN_FACTS = ("number", "person", "scope", "since", "until", "why")
ENTRY_FACTS = ("number", "at", "host", "deed", "person", "table", "line", "why")
#: Everything that has a name in tables.
FACTS = sorted(
    {
        *LINE_FACTS,
        *REPORT_FACTS,
        *PERSON_FACTS,
        *BAN_FACTS,
        *ENTRY_FACTS,
        "level",
        "reporter",
        "reports",
        "status",
    }
)

Facts = dict[str, Any]


class Desk:
    """What all commands share: the speaker, the database, and how something is shown."""

    def __init__(self, speaker: Speaker) -> None:
        self.say = speaker.say

    @contextmanager
    def hosts(self, by: str | None = None) -> Iterator["Hosts"]:
        """The database, at which a host does something under his name."""
        with extra("server"):
            from ruhr.server.manners.hosts import Hosts
            from ruhr.server.settings import Settings
            from ruhr.server.store import Store

        store = Store(Settings().database_url)
        try:
            yield Hosts(store, by or getpass.getuser())
        finally:
            store.close()

    def show(self, rows: Sequence[Facts], columns: Sequence[str], as_json: bool) -> None:
        """Print rows as a table with some columns, or all of them as JSON."""
        if as_json:
            print(json.dumps(rows, ensure_ascii=False, indent=2))
            return
        if not rows:
            print(self.say("admin-nothing"))
            return
        table = Table(box=None, pad_edge=False)
        for column in columns:
            table.add_column(self.say(f"admin-{column}"), overflow="fold")
        for row in rows:
            table.add_row(*(self.in_words(column, row[column]) for column in columns))
        Console(highlight=False, markup=False).print(table)

    def tell(self, found: Facts, facts: Sequence[str]) -> None:
        """Print what is known of one thing, fact by fact."""
        for fact in facts:
            print(f"{self.say(f'admin-{fact}')}: {self.in_words(fact, found[fact])}")

    def in_words(self, column: str, value: Any) -> str:
        """A value as it is read."""
        if value is None:
            return "–"
        if column in ("at", "since", "until", "closed_at"):
            from ruhr.server.time_of_day import in_words

            return in_words(value)
        if column in ("reason", "scope", "deed"):
            return self.say(f"{column}-{value}")
        if column == "removed":
            return self.say("admin-yes") if value else ""
        return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def add_to(ruhr: click.Group, speaker: Speaker) -> None:
    """Add the commands."""
    admin = click.Group("admin", help=speaker.say("cli-admin_about"))
    ruhr.add_command(admin)
    desk = Desk(speaker)
    _add_looking(admin, speaker, desk)
    _add_doing(admin, speaker, desk)


class _Command(click.Command):
    """A command that is told of tables, whose ids may begin like an option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, [f"{AT_TABLE}{arg}" if DASHED.fullmatch(arg) else arg for arg in args])


def _place(words: str) -> str:
    """The id of a table, or that and a seat, also from its address."""
    return words.rpartition(AT_TABLE)[2]


def _command(admin: click.Group, speaker: Speaker, name: str, example: str) -> Decorator:
    """A command with what all of them can be told."""

    def decorate(function: Callable[..., None]) -> click.Command:
        told = language_option(speaker)(function)
        about = speaker.say(f"cli-admin_{name}")
        return admin.command(name, cls=_Command, help=about, epilog=example)(told)

    return decorate


def _add_looking(admin: click.Group, speaker: Speaker, desk: Desk) -> None:
    say = speaker.say
    as_json = option("--json", "as_json", is_flag=True, help=say("cli-admin_json"))

    @_command(admin, speaker, "reports", REPORTS_EXAMPLE)
    @option("--all", "everything", is_flag=True, help=say("cli-admin_all"))
    @as_json
    def _reports(everything: bool, as_json: bool) -> None:
        with desk.hosts() as hosts:
            found = hosts.reports(everything=everything)
        desk.show(found, REPORT_FACTS if everything else REPORT_FACTS[:-1], as_json)

    @_command(admin, speaker, "report", REPORT_EXAMPLE)
    @click.argument("number", type=int)
    @as_json
    def _report(number: int, as_json: bool) -> None:
        with desk.hosts() as hosts:
            found = hosts.report(number)
        if as_json:
            desk.show([found], [], as_json)
            return
        desk.tell(found, [*REPORT_FACTS, "seat", "reporter"])
        if found["lines"]:
            desk.show(found["lines"], LINE_FACTS, as_json)

    @_command(admin, speaker, "people", PEOPLE_EXAMPLE)
    @click.argument("table")
    @as_json
    def _people(table: str, as_json: bool) -> None:
        with desk.hosts() as hosts:
            desk.show(hosts.people(_place(table)), ["seat", "name", "person", "level"], as_json)

    @_command(admin, speaker, "chat", CHAT_EXAMPLE)
    @click.argument("table")
    @as_json
    def _chat(table: str, as_json: bool) -> None:
        with desk.hosts() as hosts:
            desk.show(hosts.chat(_place(table)), LINE_FACTS, as_json)

    @_command(admin, speaker, "person", PERSON_EXAMPLE)
    @click.argument("person")
    @as_json
    def _person(person: str, as_json: bool) -> None:
        with desk.hosts() as hosts:
            found = hosts.person(_place(person), _now())
        if as_json:
            desk.show([found], [], as_json)
            return
        desk.tell(found, [*PERSON_FACTS, "reports"])
        if found["bans"]:
            desk.show(found["bans"], BAN_FACTS, as_json)
        desk.show(found["tables"], ["table", "status"], as_json)

    @_command(admin, speaker, "bans", BANS_EXAMPLE)
    @as_json
    def _bans(as_json: bool) -> None:
        with desk.hosts() as hosts:
            desk.show(hosts.bans(_now()), BAN_FACTS, as_json)

    @_command(admin, speaker, "log", LOG_EXAMPLE)
    @option("--most", type=click.IntRange(1), default=100, help=say("cli-admin_most"))
    @as_json
    def _log(most: int, as_json: bool) -> None:
        with desk.hosts() as hosts:
            desk.show(hosts.log(most), ENTRY_FACTS, as_json)


def _add_doing(admin: click.Group, speaker: Speaker, desk: Desk) -> None:
    say = speaker.say

    why_option = option("--why", required=True, help=say("cli-admin_why_about"))
    by_option = option("--by", help=say("cli-admin_by"))

    @_command(admin, speaker, "close", CLOSE_EXAMPLE)
    @click.argument("number", type=int)
    @why_option
    @by_option
    def _close(number: int, why: str, by: str | None) -> None:
        with desk.hosts(by) as hosts:
            hosts.close(number, _told(why), _now())
        print(say("cli-admin_close_done", number=number))

    @_command(admin, speaker, "remove", REMOVE_EXAMPLE)
    @click.argument("table")
    @click.argument("line", type=int)
    @why_option
    @by_option
    def _remove(table: str, line: int, why: str, by: str | None) -> None:
        with desk.hosts(by) as hosts:
            hosts.remove(_place(table), line, _told(why), _now())
        print(say("cli-admin_remove_done", line=line))

    @_command(admin, speaker, "rename", RENAME_EXAMPLE)
    @click.argument("table")
    @click.argument("seat", type=int)
    @option("--name", help=say("cli-admin_new_name"))
    @option("--everywhere", is_flag=True, help=say("cli-admin_everywhere"))
    @why_option
    @by_option
    def _rename(table: str, seat: int, name: str | None, everywhere: bool, why: str, by: str | None) -> None:
        with desk.hosts(by) as hosts:
            tables = hosts.rename(
                _place(table), seat, _named(name), _told(why), _now(), everywhere=everywhere
            )
        print(say("cli-admin_rename_done", tables=len(tables)))

    @_command(admin, speaker, "cup", CUP_EXAMPLE)
    @click.argument("cup")
    @option("--name", help=say("cli-admin_new_name"))
    @option("--cancel", is_flag=True, help=say("cli-admin_cancel"))
    @why_option
    @by_option
    def _cup(cup: str, name: str | None, cancel: bool, why: str, by: str | None) -> None:
        cup = cup.rpartition("/")[2]
        with desk.hosts(by) as hosts:
            if cancel:
                hosts.cancel_cup(cup, _told(why), _now())
                print(say("cli-admin_cancel_done"))
            else:
                called = hosts.rename_cup(cup, _named(name), _told(why), _now())
                print(say("cli-admin_cup_done", name=called))

    @_command(admin, speaker, "ban", BAN_EXAMPLE)
    @click.argument("person")
    @option("--from", "scope", type=click.Choice(BANNED_FROM), required=True, help=say("cli-admin_from"))
    @option("--days", type=click.FloatRange(0, 36_500, min_open=True), help=say("cli-admin_days"))
    @why_option
    @by_option
    def _ban(person: str, scope: str, days: float | None, why: str, by: str | None) -> None:
        at = _now()
        until = None if days is None else at + round(days * MILLISECONDS_A_DAY)
        with desk.hosts(by) as hosts:
            code, number = hosts.ban(_place(person), scope, until, _told(why, LONGEST_REASON), at)
        told = desk.in_words("until", until) if until is not None else "never"
        print(say("cli-admin_ban_done", person=code, number=number, until=told))

    @_command(admin, speaker, "lift", LIFT_EXAMPLE)
    @click.argument("number", type=int)
    @why_option
    @by_option
    def _lift(number: int, why: str, by: str | None) -> None:
        with desk.hosts(by) as hosts:
            print(say("cli-admin_lift_done", person=hosts.lift(number, _told(why), _now()), number=number))

    @_command(admin, speaker, "merge", MERGE_EXAMPLE)
    @click.argument("kept")
    @click.argument("other")
    @option("--yes", "is_sure", is_flag=True, help=say("cli-admin_sure"))
    @why_option
    @by_option
    def _merge(kept: str, other: str, is_sure: bool, why: str, by: str | None) -> None:
        with desk.hosts(by) as hosts:
            if not is_sure:
                both = hosts.both(_place(kept), _place(other))
                desk.show(both, PERSON_FACTS, as_json=False)
                click.confirm(say("cli-admin_merge_sure"), abort=True)
            print(
                say(
                    "cli-admin_merge_done",
                    person=hosts.merge(_place(kept), _place(other), _told(why), _now()),
                )
            )


def _now() -> int:
    from ruhr.server.time_of_day import now

    return now()


def _named(name: str | None) -> str | None:
    """A name that can be shown, as people's own names are."""
    if name is None:
        return None
    from ruhr.server.names import visible_name
    from ruhr.server.wire import NAME_LENGTH

    try:
        shown = visible_name(name)
    except ValueError as error:
        raise RuhrError("admin_name_refused", name=name) from error
    if not 0 < len(shown) <= NAME_LENGTH:
        raise RuhrError("admin_name_refused", name=name)
    return shown


def _told(why: str, longest: int = LONGEST_WHY) -> str:
    """Why something is done, in words that fit into the log."""
    text = " ".join(why.split())
    if not text or len(text) > longest:
        raise RuhrError("admin_why_length", most=longest)
    return text

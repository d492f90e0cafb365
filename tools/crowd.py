"""Measures how a server fares when many come at once, and when one person wants too much.

python -m tools.crowd            a school class opens the page; somebody has a hundred tables of shipowners
"""

import re
import statistics
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from http.client import HTTPConnection
from pathlib import Path

import click
from tests.server.guests import Guest, bot, person
from tests.server.heavy_play import bots_have_decided, decided, table_of_bots
from tests.server.services import RuhrServer, wait_until

#: The limits that a server has unless others are set.
USUAL = {
    "requests_a_second": 50,
    "tables_an_hour": 200,
    "messages_a_second": 30,
    "sockets_an_address": 100,
    "lines_a_minute": 60,
}
#: A browser asks for pieces of the client that its first page does not name: fewer than these.
FURTHER_PIECES = 25


# --- A school class ------------------------------------------------------------------------------------


def connection_to(url: str) -> HTTPConnection:
    """A connection that costs whoever asks little."""
    host, _, port = url.removeprefix("http://").partition(":")
    return HTTPConnection(host, int(port))


def files_of_the_page(url: str) -> list[str]:
    """What a browser loads to show the first page, and more."""
    connection = connection_to(url)

    def text_of(path: str) -> str:
        connection.request("GET", path)
        return connection.getresponse().read().decode("utf-8", "replace")

    named = re.findall(r'(?:src|href)="(/[^"]+)"', text_of("/"))
    pieces = {
        f"/assets/{name}" for path in named for name in re.findall(r"[\w-]+\.(?:js|css)", text_of(path))
    }
    return ["/", *named, *sorted(pieces - set(named))[:FURTHER_PIECES]]


def open_the_page(url: str, files: list[str], number: int) -> tuple[float, list[int]]:
    """Load the page, make a table and follow it; returns how long that took, and all statuses."""
    began = time.monotonic()
    guest = Guest(url)
    connection = connection_to(url)
    statuses = []
    for path in [*files, "/api/board", "/api/tables", "/api/rules?language=de"]:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        statuses.append(answer.status)
    connection.close()
    made = guest.post("/api/tables", seats=[person(f"Pupil {number}"), bot("schiffsjunge")])
    statuses.append(made.status_code)
    if made.status_code == 201:
        with guest.socket(made.json()["table"]["id"]) as socket:
            socket.until("welcome", 30)
    return time.monotonic() - began, statuses


def open_together(url: str, pupils: int) -> tuple[list[float], list[int]]:
    """So many open the page at once; how long each took, and all statuses."""
    files = files_of_the_page(url)
    with ThreadPoolExecutor(pupils) as pool:
        found = list(pool.map(lambda number: open_the_page(url, files, number), range(pupils)))
    return [seconds for seconds, _ in found], [status for _, statuses in found for status in statuses]


# --- A hundred tables of shipowners --------------------------------------------------------------------


def wait_behind_others(server: RuhrServer, tables: int, decisions: int) -> tuple[list[float], int]:
    """Somebody lets shipowners think at so many tables of four; another person has one opponent.

    Returns how long his shipowner took for each decision, and how many the others have made meanwhile.
    """
    greedy, modest = Guest(server.url), Guest(server.url)
    own = modest.create([person("Anna"), bot("reeder")])
    busy = [table_of_bots(greedy, "reeder", "reeder", "reeder") for _ in range(tables)]
    # Version 2 is that their person has left.
    wait_until("they think", lambda: any(decided(greedy, table) > 2 for table in busy), 120)
    before = sum(decided(greedy, table) for table in busy)
    waits: list[float] = []
    while len(waits) < decisions and modest.table(own)["status"] == "playing":
        if bots_have_decided(modest, own):
            asked = modest.get(f"/api/tables/{own}/actions")
            modest.play(own, asked["actions"][0]["action"], asked["version"])
            continue
        began, version = time.monotonic(), decided(modest, own)
        wait_until("the shipowner decides", partial(has_gone_on, modest, own, version), 120)
        waits.append(time.monotonic() - began)
    return waits, sum(decided(greedy, table) for table in busy) - before


def has_gone_on(guest: Guest, table: str, version: int) -> bool:
    return decided(guest, table) > version


@click.command(help=__doc__)
@click.option("--pupils", default=30, show_default=True)
@click.option("--tables", default=100, show_default=True)
@click.option("--decisions", default=20, show_default=True)
def main(pupils: int, tables: int, decisions: int) -> None:
    with serving(**USUAL) as server:
        seconds, statuses = open_together(server.url, pupils)
    refused = sum(status >= 400 for status in statuses)
    click.echo(
        f"{pupils} pupils, {len(statuses)} requests, {refused} refused: the median has the page"
        f" after {statistics.median(seconds):.1f} s, the last after {max(seconds):.1f} s"
    )
    with serving() as server:
        waits, others = wait_behind_others(server, tables, decisions)
    click.echo(
        f"a shipowner beside {tables} tables of four decides within {statistics.median(waits):.1f} s,"
        f" at worst {max(waits):.1f} s in {len(waits)} decisions; the others made {others}"
    )


@contextmanager
def serving(**settings: object) -> Iterator[RuhrServer]:
    """A server in which bots think in one process."""
    with tempfile.TemporaryDirectory(prefix="ruhr-crowd-") as folder:
        server = RuhrServer(Path(folder), thinkers=1, **settings)
        try:
            server.start()
            yield server
        finally:
            server.clean_up()


if __name__ == "__main__":
    main()

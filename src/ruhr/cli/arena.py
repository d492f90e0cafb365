"""`ruhr arena`: bots play each other."""

import contextlib
import json
import os
import re
import signal
import sys
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from ruhr.bots import BOTS
from ruhr.cli.complaints import extra
from ruhr.cli.options import calmer_option, games_option, language_option, option, players_option, seed_option
from ruhr.cli.progress import progress_bar, told_to_end
from ruhr.errors import RuhrError
from ruhr.language import Speaker
from ruhr.rules.state import SOURCES

if TYPE_CHECKING:
    from ruhr.arena import Match

EXAMPLE = "$ ruhr arena --players 4 --bots reeder:500,kapitaen,kapitaen,random --games 200 --seed 1"

#: A bot in a list: commas in quotes or behind a backslash belong to a program's words.
BOT_IN_LIST = re.compile(r"""((?:[^,'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*"|['"\\])*),""")


def add_to(ruhr: click.Group, speaker: Speaker) -> None:
    """Add the command."""
    say = speaker.say

    @ruhr.command("arena", help=say("cli-arena"), epilog=EXAMPLE)
    @players_option(speaker)
    @option("--bots", default="kapitaen,steuermann", help=say("cli-arena_bots", bots=", ".join(BOTS)))
    @games_option(speaker, 100)
    @seed_option(speaker)
    @calmer_option(speaker)
    @option("--workers", type=click.IntRange(1), default=os.cpu_count(), help=say("cli-arena_workers"))
    @option("--seconds", type=click.FloatRange(0, min_open=True), default=5.0, help=say("cli-arena_seconds"))
    @option("--reduce-variance", is_flag=True, help=say("cli-arena_reduce_variance"))
    @option("--cluster", help=say("cli-arena_cluster"))
    @option("--json", "as_json", is_flag=True, help=say("cli-arena_json"))
    @language_option(speaker)
    def _arena(
        players: int | None,
        bots: str,
        games: int,
        seed: int,
        calmer_water: bool,
        workers: int,
        seconds: float,
        reduce_variance: bool,
        cluster: str | None,
        as_json: bool,
    ) -> None:
        entrants = tuple(bot.strip() for bot in BOT_IN_LIST.findall(f"{bots},"))
        if players is not None and players != len(entrants):
            raise RuhrError("arena_players", players=players, found=len(entrants))
        from ruhr.arena import Match

        match = Match(entrants, games, seed, calmer_water, seconds, reduce_variance)
        run_arena(speaker, match, workers, cluster, as_json)


def run_arena(speaker: Speaker, match: "Match", workers: int, cluster: str | None, as_json: bool) -> None:
    """Play a match and show what came of it."""
    # Slow to load, and no other command needs it.
    from ruhr.arena import play_match, summary

    say = speaker.say
    results: list[dict[str, Any]] = []
    with extra("cluster"), progress_bar() as progress, told_to_end() as signals:
        task = progress.add_task(say("cli-arena_progress"), total=match.games)
        try:
            with contextlib.closing(play_match(match, workers, cluster)) as played:
                for result in played:
                    results.append(result)
                    progress.update(task, completed=len(results))
        except KeyboardInterrupt:
            progress.stop()
            print(say("cli-arena_interrupted", games=len(results)), file=sys.stderr)
            sys.exit(128 + (signals or [signal.SIGINT])[0])
    found = summary(match, sorted(results, key=lambda result: result["game"]))
    if as_json:
        print(json.dumps(found))
        return
    console = Console()
    console.print(_table(speaker, match, found))
    by_source = Table(say("cli-table_source"))
    for bot in found["bots"]:
        by_source.add_column(speaker.bot(bot), justify="right")
    for source in SOURCES:
        scored = [row["sources"].get(source, 0.0) for row in found["bots"].values()]
        if any(scored):
            by_source.add_row(say(f"source-{source}"), *(f"{points:.2f}" for points in scored))
    console.print(by_source)
    by_place = Table(say("cli-arena_place"))
    for column in ("points", "wins"):
        by_place.add_column(say(f"cli-arena_{column}"), justify="right")
    for place, row in enumerate(found["places"], 1):
        by_place.add_row(str(place), f"{row['points']:.1f}", f"{row['wins']:.1%}")
    console.print(by_place)


def _table(speaker: Speaker, match: "Match", found: dict[str, Any]) -> Table:
    """What came of it, bot by bot."""
    say = speaker.say
    with_faults = any(row["faults"] for row in found["bots"].values())
    table = Table(say("cli-arena_bot"))
    for column in (
        *("wins", "points", "rank", "rating", "time"),
        *(["without_luck"] if match.reduce_variance else []),
        *(["faults"] if with_faults else []),
    ):
        table.add_column(say(f"cli-arena_{column}"), justify="right")
    for bot, row in found["bots"].items():
        cells = [
            speaker.bot(bot),
            "{:.1%}\n{:.1%} – {:.1%}".format(*row["wins"]),
            "{:.1f}\n{:.1f} – {:.1f}".format(*row["points"]),
            "{:.2f}\n{:.2f} – {:.2f}".format(*row["rank"]),
            "{:.1f} ± {:.1f}".format(*row["rating"]),
            f"{row['milliseconds']:.1f}",
        ]
        if match.reduce_variance:
            cells.append("{:.1%}\n{:.1%} – {:.1%}".format(*row["wins_without_luck"]))
        if with_faults:
            cells.append(
                "\n".join(f"{say(f'fault-{kind}')} {count}" for kind, count in row["faults"].items())
            )
        table.add_row(*cells)
    return table

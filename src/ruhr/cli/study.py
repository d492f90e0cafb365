"""`ruhr study`: what many strong games teach."""

import os
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ruhr.board.words import MOST_PLAYERS
from ruhr.bots import BOTS
from ruhr.cli.options import games_option, language_option, option, players_option, seed_option, write_file
from ruhr.cli.progress import progress_bar
from ruhr.edge.actions import Action
from ruhr.language import Speaker
from ruhr.processes import working
from ruhr.study.findings import BY_TURNS, Measure, Teachings, findings_as_text, teachings_of
from ruhr.study.games import careers_of, strong_games

EXAMPLE = "$ ruhr study --players 3 --games 300 --output src/ruhr/study"


def add_to(ruhr: click.Group, speaker: Speaker) -> None:
    """Add the command."""
    say = speaker.say

    @ruhr.command("study", help=say("cli-study"), epilog=EXAMPLE)
    @players_option(speaker, MOST_PLAYERS)
    @games_option(speaker, 300)
    @option(
        "--level",
        type=click.Choice(list(BOTS)),
        default="kapitaen",
        help=say("cli-study_level", bots=", ".join(BOTS)),
    )
    @seed_option(speaker)
    @option("--workers", type=click.IntRange(1), default=os.cpu_count(), help=say("cli-arena_workers"))
    @option("--output", type=click.Path(file_okay=False, path_type=Path), help=say("cli-study_output"))
    @language_option(speaker)
    def _study(players: int, games: int, level: str, seed: int, workers: int, output: Path | None) -> None:
        study(speaker, players, games, level, seed, workers, output)


def study(
    speaker: Speaker, players: int, games: int, level: str, seed: int, workers: int, output: Path | None
) -> None:
    """Play games, show what they teach, and write it into a folder if asked to."""
    played = []
    with progress_bar() as progress, working(workers) as pool:
        task = progress.add_task(speaker.say("cli-arena_progress"), total=games)
        waiting = []
        for record in strong_games(players, level, seed, games, workers):
            waiting.append(pool.submit(careers_of, record))
            progress.update(task, completed=len(waiting) / 2)
        for one in waiting:
            played.append(one.result())
            progress.update(task, completed=(games + len(played)) / 2)
    findings = teachings_of(played, level)
    _show_openings(speaker, findings)
    _show_sources(speaker, findings)
    _show_possessions(speaker, findings)
    if output is not None:
        write_file(output / f"{players}.json", findings_as_text(findings))


def interval(measure: Measure) -> str:
    """A mean with its interval, as tables show it."""
    return f"{measure.mean:+.1f} ({measure.low:+.1f} … {measure.high:+.1f})"


def _show_openings(speaker: Speaker, findings: Teachings) -> None:
    table = Table(speaker.say("cli-arena_place"), speaker.say("strategy-opening"))
    for column in ("points", "chance", "chosen"):
        table.add_column(speaker.say(f"strategy-{column}"), justify="right")
    for one in findings.openings:
        action = speaker.action(Action.from_words(one.action))
        table.add_row(
            str(one.place), action, interval(one.points), f"{one.wins.mean:+.0%}", f"{one.chosen:.0%}"
        )
    Console().print(table)


def _show_sources(speaker: Speaker, findings: Teachings) -> None:
    table = Table(speaker.say("strategy-source"))
    for column in ("winners", "others", "more"):
        table.add_column(speaker.say(f"strategy-{column}"), justify="right")
    for one in findings.sources:
        name = speaker.say(f"source-{one.source}")
        table.add_row(name, f"{one.winners:.1f}", f"{one.others:.1f}", interval(one.more))
    Console().print(table)


def _show_possessions(speaker: Speaker, findings: Teachings) -> None:
    table = Table(speaker.say("strategy-thing"))
    for turn in BY_TURNS:
        table.add_column(speaker.say("strategy-by_turn", turn=turn), justify="right")
    cells = {(one.thing, one.turn): interval(one.points) for one in findings.possessions}
    for thing in dict.fromkeys(one.thing for one in findings.possessions):
        table.add_row(thing_in_words(speaker, thing), *(cells.get((thing, turn), "") for turn in BY_TURNS))
    Console().print(table)


def thing_in_words(speaker: Speaker, thing: str) -> str:
    """A marker, or what is built where."""
    kind, _, where = thing.partition(" ")
    if kind == "marker":
        return speaker.say(f"marker-{where}")
    place = speaker.say(f"territory-{where}") if kind == "depot" else speaker.place(where)
    return speaker.say("strategy-built", kind=kind, place=place)

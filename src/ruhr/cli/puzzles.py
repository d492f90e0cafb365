"""`ruhr puzzles`: positions in which one choice is clearly better than the natural one, and their turns."""

import os
import sys
from collections import Counter
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ruhr.bots import LEVELS
from ruhr.cli.options import games_option, language_option, option, seed_option, text_of
from ruhr.cli.progress import progress_bar
from ruhr.errors import RuhrError
from ruhr.language import Speaker
from ruhr.puzzles.making import Hunt, choice_of, hunt_down, turns_after
from ruhr.puzzles.puzzle import PUZZLES, REST_OF_TURNS, Puzzle, files_of, read_puzzles, turns_file

EXAMPLE = "$ ruhr puzzles make puzzles/ --games 80 --count 400 --seed 1 --workers 2"
EXAMPLE_OF_TURNS = "$ ruhr puzzles turns puzzles/ --workers 2"


def add_to(ruhr: click.Group, speaker: Speaker) -> None:
    """Add the command."""
    say = speaker.say
    puzzles = click.Group("puzzles", help=say("cli-puzzles"))
    ruhr.add_command(puzzles)
    workers = option(
        "--workers", type=click.IntRange(1), default=os.cpu_count(), help=say("cli-arena_workers")
    )

    @puzzles.command("make", help=say("cli-puzzles_make"), epilog=EXAMPLE)
    @click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
    @click.argument("records", nargs=-1, type=click.Path())
    @games_option(speaker, 100)
    @option("--count", type=click.IntRange(1), default=320, help=say("cli-puzzles_count"))
    @seed_option(speaker)
    @workers
    @language_option(speaker)
    def _make(
        folder: Path, records: tuple[str, ...], games: int, count: int, seed: int, workers: int
    ) -> None:
        make_puzzles(
            speaker, folder, Hunt(seed, games, tuple(text_of(file) for file in records)), count, workers
        )

    @puzzles.command("turns", help=say("cli-puzzles_turns"), epilog=EXAMPLE_OF_TURNS)
    @click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
    @workers
    @language_option(speaker)
    def _turns(folder: Path, workers: int) -> None:
        make_turns(speaker, folder, workers)


def make_turns(speaker: Speaker, folder: Path, workers: int) -> None:
    """Play the turns of a folder's puzzles on, and write beside them what is asked then."""
    say = speaker.say
    puzzles = read_puzzles(text_of(str(folder / PUZZLES)))
    turns: dict[str, list[Puzzle]] = {}
    with progress_bar() as progress:
        for of, then in progress.track(
            turns_after(puzzles, workers), len(puzzles), description=say("cli-puzzles_turns_progress")
        ):
            turns[of] = then
    _write(folder, {REST_OF_TURNS: turns_file(turns)})
    followed = [then for then in turns.values() if then]
    print(say("cli-puzzles_turns_written", puzzles=len(followed), decisions=sum(map(len, followed))))


def _write(folder: Path, files: dict[str, bytes]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            folder.joinpath(name).write_bytes(content)
    except OSError as error:
        raise RuhrError("file_unwritable", file=str(folder), reason=str(error)) from error


def make_puzzles(speaker: Speaker, folder: Path, hunt: Hunt, count: int, workers: int) -> None:
    """Search games for puzzles, choose some, write them into a folder and say of what kinds they are."""
    say = speaker.say
    found: list[Puzzle] = []
    with progress_bar() as progress:
        task = progress.add_task(say("cli-arena_progress"), total=len(hunt.grounds))
        try:
            for searched, puzzles in enumerate(hunt_down(hunt, workers), 1):
                found += puzzles
                words = say("cli-puzzles_progress", puzzles=len(found))
                progress.update(task, completed=searched, description=words)
        except KeyboardInterrupt:
            progress.stop()
            print(say("cli-puzzles_interrupted", puzzles=len(found)), file=sys.stderr)
            sys.exit(130)
    chosen = choice_of(found, count)
    _write(folder, files_of(chosen))
    _show(speaker, chosen)
    print(say("cli-puzzles_written", puzzles=len(chosen), found=len(found), folder=str(folder)))


def _show(speaker: Speaker, puzzles: list[Puzzle]) -> None:
    """How many there are of each theme and difficulty."""
    levels = [level for level in LEVELS if any(puzzle.difficulty == level for puzzle in puzzles)]
    counted = Counter((puzzle.theme, puzzle.difficulty) for puzzle in puzzles)
    table = Table(speaker.say("cli-puzzles_theme"))
    for level in levels:
        table.add_column(speaker.bot(level), justify="right")
    for theme in sorted({puzzle.theme for puzzle in puzzles}):
        table.add_row(speaker.say(f"theme-{theme}"), *(str(counted[theme, level]) for level in levels))
    Console().print(table)

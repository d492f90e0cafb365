"""`ruhr simulate`: random games and what they score."""

import time
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ruhr.board import Board
from ruhr.board.words import MOST_PLAYERS
from ruhr.cli.options import (
    board_of,
    board_option,
    calmer_option,
    games_option,
    language_option,
    option,
    players_option,
    seed_option,
    write_file,
)
from ruhr.cli.progress import progress_bar
from ruhr.game import SEAT_COLOURS, Game, chance_of
from ruhr.language import Speaker
from ruhr.playout import Tally, random_actions, random_game
from ruhr.record import Record
from ruhr.rules.sequence_of_play import play_on
from ruhr.rules.set_up import shuffled_deal, table
from ruhr.rules.state import SOURCES, State
from ruhr.vocabulary import vocabulary

EXAMPLE = "$ ruhr simulate --games 10000 --players 3 --seed 7 --records games/"


def add_to(ruhr: click.Group, speaker: Speaker) -> None:
    """Add the command."""
    say = speaker.say

    @ruhr.command("simulate", help=say("cli-simulate"), epilog=EXAMPLE)
    @games_option(speaker, 1000)
    @players_option(speaker, MOST_PLAYERS)
    @seed_option(speaker)
    @calmer_option(speaker)
    @option("--records", type=click.Path(file_okay=False), help=say("cli-simulate_records"))
    @board_option(speaker)
    @language_option(speaker)
    def _simulate(
        games: int, players: int, seed: int, calmer_water: bool, records: str | None, board_file: str | None
    ) -> None:
        simulate(speaker, games, players, seed, calmer_water, records, board_of(board_file))


def simulate(
    speaker: Speaker,
    games: int,
    players: int,
    seed: int,
    calmer_water: bool,
    records: str | None,
    board: Board,
) -> None:
    """Play random games, show statistics, and write records if asked to."""
    tally = Tally(players)
    began = time.perf_counter()
    with progress_bar() as progress:
        task = progress.add_task(speaker.say("cli-simulate_progress"), total=games)
        for number in range(games):
            if records is None:
                s, decisions = random_game(board, players, calmer_water, chance_of(f"{seed}/{number}"))
            else:
                record, s = random_record(board, players, calmer_water, f"{seed}/{number}")
                decisions = len(record.actions)
                write_file(Path(records, f"{seed}-{number:06}.json"), record.to_text())
            tally.add(s, decisions)
            if number % 500 == 499:
                progress.update(task, completed=number + 1)
    show_tally(speaker, tally, time.perf_counter() - began)
    if records is not None:
        print(speaker.say("cli-records_written", count=games, folder=records))


def random_record(board: Board, players: int, calmer_water: bool, seed: str) -> tuple[Record, State]:
    """The random game that belongs to a seed: its record and its final position."""
    chance = chance_of(seed)
    deal = shuffled_deal(board, players, calmer_water, chance)
    s = table(board, players, calmer_water, deal)
    play_on(s)
    actions = random_actions(s, chance)
    record = Game(board, list(SEAT_COLOURS[:players]), calmer_water, deal).record()
    record.actions = [str(vocabulary(board).actions[code]) for code in actions]
    return record, s


def show_tally(speaker: Speaker, tally: Tally, seconds: float) -> None:
    """Two tables: points by source, and points and wins by seat."""
    say = speaker.say
    games = int(tally.games)
    seats = len(tally.points)
    total = int(sum(tally.points))
    console = Console()
    console.print(
        say(
            "cli-simulate_summary",
            games=games,
            players=seats,
            decisions=round(int(tally.decisions) / games),
            speed=round(games / seconds),
        )
    )
    by_source = Table(say("cli-table_source"))
    for column in ("mean", "share", "deviation"):
        by_source.add_column(say(f"cli-table_{column}"), justify="right")
    for source, points, squares in zip(SOURCES, tally.sources, tally.squares, strict=True):
        if squares:
            mean, deviation = _spread(points, squares, games * seats)
            by_source.add_row(say(f"source-{source}"), mean, f"{int(points) / max(1, total):.1%}", deviation)
    by_source.add_section()
    mean, deviation = _spread(total, sum(tally.point_squares), games * seats)
    by_source.add_row(say("points-total"), mean, "", deviation)
    console.print(by_source)
    by_seat = Table(say("cli-table_seat"))
    for column in ("mean", "deviation", "wins"):
        by_seat.add_column(say(f"cli-table_{column}"), justify="right")
    for seat in range(seats):
        mean, deviation = _spread(tally.points[seat], tally.point_squares[seat], games)
        by_seat.add_row(str(seat), mean, deviation, f"{float(tally.wins[seat]) / games:.1%}")
    console.print(by_seat)


def _spread(total: int, squares: int, count: int) -> tuple[str, str]:
    """Mean and standard deviation, as they are shown."""
    mean = int(total) / count
    return f"{mean:.2f}", f"{max(0.0, int(squares) / count - mean**2) ** 0.5:.2f}"

"""`ruhr review`: where a game was won or lost."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ruhr.board import Board
from ruhr.cli.options import board_of, board_option, language_option, option, seed_option, text_of, write_file
from ruhr.cli.progress import progress_bar
from ruhr.errors import RuhrError
from ruhr.language import Speaker
from ruhr.record import Record
from ruhr.review import Findings, as_plain_data
from ruhr.review.page import html
from ruhr.review.reviewing import FIRST_LOOKS, LOOKS, findings, reviewed
from ruhr.review.telling import Teller

EXAMPLE = "$ ruhr review game.json --html review.html"


def add_to(ruhr: click.Group, speaker: Speaker) -> None:
    """Add the command."""
    say = speaker.say

    @ruhr.command("review", help=say("cli-review"), epilog=EXAMPLE)
    @click.argument("file", type=click.Path())
    @option("--seat", type=click.IntRange(0), help=say("cli-review_seat"))
    @option("--looks", type=click.IntRange(FIRST_LOOKS), help=say("cli-review_looks", usual=LOOKS))
    @option("--seconds", type=click.FloatRange(0, min_open=True), help=say("cli-review_seconds"))
    @option("--workers", type=click.IntRange(1), default=1, help=say("cli-arena_workers"))
    @option("--json", "as_json", is_flag=True, help=say("cli-review_json"))
    @option("--html", "page", type=click.Path(dir_okay=False, path_type=Path), help=say("cli-review_html"))
    @seed_option(speaker)
    @board_option(speaker)
    @language_option(speaker)
    def _review(
        file: str,
        seat: int | None,
        looks: int | None,
        seconds: float | None,
        workers: int,
        as_json: bool,
        page: Path | None,
        seed: int,
        board_file: str | None,
    ) -> None:
        board = board_of(board_file)
        record = Record.from_text(text_of(file))
        if seat is not None and seat >= len(record.players):
            raise RuhrError("seat_not_found", seat=seat)
        with progress_bar() as progress:
            bar = progress.add_task(say("cli-review_doing"), total=len(record.actions) + 1)

            def counted(found: Iterator[Findings]) -> Iterator[Findings]:
                progress.update(bar, completed=0)
                for one in found:
                    progress.advance(bar)
                    yield one

            if seconds is None:
                wanted = looks or LOOKS
                found = list(counted(findings(record, board, seed, wanted, workers)))
            else:
                wanted, found = within(seconds, record, board, seed, workers, counted)
            made = reviewed(record, board, found, seed, wanted)
        teller = Teller(made, Speaker(speaker.language, board, record.players))
        if page is not None:
            write_file(page, html(teller))
        if as_json:
            print(json.dumps(as_plain_data(made), ensure_ascii=False))
        elif page is None:
            tell(teller, seat)


def within(
    seconds: float,
    record: Record,
    board: Board,
    seed: int,
    workers: int,
    counted: Callable[[Iterator[Findings]], Iterator[Findings]],
) -> tuple[int, list[Findings]]:
    """With ever more looks, as long as there is time for twice as many: how many, and what they found."""
    began = time.monotonic()
    looks, found = FIRST_LOOKS, list(counted(findings(record, board, seed, FIRST_LOOKS, workers)))
    took = time.monotonic() - began
    while time.monotonic() - began + 2 * took <= seconds:
        again = time.monotonic()
        looks, found = 2 * looks, list(counted(findings(record, board, seed, 2 * looks, workers)))
        took = time.monotonic() - again
    return looks, found


def tell(teller: Teller, seat: int | None) -> None:
    """Print a review in words, of all players or of one."""
    console = Console(highlight=False)
    review, say = teller.review, teller.say
    for of in range(len(review.players)) if seat is None else [seat]:
        console.rule(review.players[of], align="left")
        if review.accounts:
            table = Table("", say("review-points"), say("review-win"), box=None)
            for row in teller.account(of):
                table.add_row(*row)
            console.print(table)
            console.print(teller.like(of), markup=False)
        turns = [teller.turn(turn, of) for turn in review.costliest[of]]
        console.print("\n" + say("review-costliest"), style="bold")
        for turn in turns:
            console.print(teller.cost(turn), markup=False)
            console.print("  " + " ".join(teller.better(turn)), markup=False, soft_wrap=True)
        if not turns:
            console.print(say("review-no_mistakes"), markup=False)
        console.print("\n" + say("review-finest"), style="bold")
        fine = [teller.fine(teller.turn(turn, of)) for turn in review.finest[of]]
        console.print("\n".join(fine or [say("review-none_finest")]), markup=False, soft_wrap=True)
        console.print()

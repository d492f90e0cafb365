"""`ruhr play`: in the browser or in the terminal."""

import http.client
import json
import sys
import urllib.parse
import urllib.request
from pathlib import Path

import click

from ruhr.board import Board
from ruhr.board.words import MOST_PLAYERS
from ruhr.bots import BOT_NAMES, BOTS, THINKING, USUAL
from ruhr.cli.complaints import complain, extra
from ruhr.cli.options import (
    board_of,
    board_option,
    calmer_option,
    language_option,
    option,
    players_option,
    text_of,
)
from ruhr.cli.serve import USUAL_PORT, serve_tables
from ruhr.errors import RecordError, RuhrError
from ruhr.game import Game
from ruhr.language import Speaker
from ruhr.position import Position
from ruhr.record import Record

EXAMPLE = "$ ruhr play --terminal --opponents kapitaen,steuermann"
#: Whom one plays against without a wish.
USUAL_OPPONENTS = ("steuermann",) * (MOST_PLAYERS - 1)


def add_to(ruhr: click.Group, speaker: Speaker) -> None:
    """Add the command."""
    say = speaker.say

    @ruhr.command("play", help=say("cli-play"), epilog=EXAMPLE)
    @option("--terminal", is_flag=True, help=say("cli-play_terminal"))
    @option(
        "--opponents", help=say("cli-play_opponents", bots=", ".join(BOTS), usual=",".join(USUAL_OPPONENTS))
    )
    @option(
        "--thinking",
        type=click.Choice(list(THINKING)),
        default=USUAL,
        help=say("cli-play_thinking", choices=", ".join(THINKING)),
    )
    @players_option(speaker)
    @calmer_option(speaker)
    @option("--seed", type=int, help=say("cli-play_seed"))
    @option("--name", default=say("cli-play_you"), help=say("cli-play_name"))
    @board_option(speaker)
    @option("--position", help=say("cli-play_position"))
    @option("--resume", type=click.Path(), help=say("cli-play_resume"))
    @option("--save", type=click.Path(), help=say("cli-play_save"))
    @language_option(speaker)
    def _play(
        terminal: bool,
        opponents: str | None,
        thinking: str,
        players: int | None,
        calmer_water: bool,
        seed: int | None,
        name: str,
        board_file: str | None,
        position: str | None,
        resume: str | None,
        save: str | None,
    ) -> None:
        if position and resume:
            raise click.UsageError(say("cli-position_or_resume"))
        wishes = (
            opponents,
            thinking != USUAL,
            players,
            calmer_water,
            seed is not None,
            resume,
            save,
            name != say("cli-play_you"),
        )
        if not terminal and not any(wishes):
            play_in_browser(speaker, page_of(position, board_of(board_file)) if position else "", board_file)
            return
        record = Record.from_text(text_of(resume)) if resume else None
        if position:
            record = Game.from_position(position, seed=seed, board=board_of(board_file)).record()
            record.players = [name, *BOT_NAMES[: len(record.players) - 1]]
        levels = _opponents(speaker, opponents, len(record.players) if record else players)
        file = save or resume
        play_in_terminal(
            speaker,
            levels,
            thinking,
            name,
            seed,
            calmer_water,
            board_of(board_file),
            record,
            Path(file) if file else None,
        )


def play_in_terminal(
    speaker: Speaker,
    levels: list[str],
    thinking: str,
    name: str,
    seed: int | None,
    calmer_water: bool,
    board: Board,
    record: Record | None,
    file: Path | None,
) -> None:
    """Let a person play in the terminal, a new game or one that has begun."""
    with extra("terminal"):
        from ruhr.terminal import Party, Terminal

    try:
        if record is None:
            party = Party.new(
                name,
                levels,
                seed=seed,
                calmer_water=calmer_water,
                board=board,
                file=file,
                thinking=thinking,
            )
        else:
            party = Party.resume(record, levels, board=board, file=file, thinking=thinking)
    except RecordError as error:
        complain(Speaker(speaker.language, board, record.players if record else ()), error)
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        raise click.UsageError(speaker.say("cli-needs_screen"))
    Terminal(party, speaker.language).run()


def page_of(position: str, board: Board) -> str:
    """The page of the browser's client that opens a position."""
    return "position?" + urllib.parse.urlencode({"p": str(Position(position, board))})


def play_in_browser(speaker: Speaker, page: str, board_file: str | None) -> None:
    """Open the browser at the server of this machine, which is started if it does not run.

    One that runs may play on another board: for an edited one, one of its own is started.
    """
    address = f"http://127.0.0.1:{USUAL_PORT}/"
    if board_file is None and _answers(address):
        print(speaker.say("cli-serve_ready", address=address))
        click.launch(address + page)
        return
    try:
        serve_tables(speaker, "127.0.0.1", USUAL_PORT, True, page, board_file)
    except RuhrError as error:
        if error.code != "address_taken":
            raise
        serve_tables(speaker, "127.0.0.1", 0, True, page, board_file)


def _answers(address: str) -> bool:
    """Does a server of ours run there?"""
    directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with directly.open(f"{address}api/health", timeout=1) as answer:
            return bool(json.load(answer).get("status") == "ok")
    except (OSError, http.client.HTTPException, ValueError, AttributeError):
        return False


def _opponents(speaker: Speaker, wish: str | None, players: int | None) -> list[str]:
    """The levels of a person's opponents, as many as the table has seats for them."""
    if wish is None:
        return list(USUAL_OPPONENTS) if players is None else [USUAL_OPPONENTS[0]] * (players - 1)
    levels = [level.strip() for level in wish.split(",")]
    for level in levels:
        if level not in BOTS:
            words = speaker.say("cli-unknown_bot", bot=level, bots=", ".join(BOTS))
            raise click.BadParameter(words, param_hint="--opponents")
    seats = players or min(len(levels) + 1, MOST_PLAYERS)
    if len(levels) != seats - 1:
        words = speaker.say("cli-wrong_count", players=seats, wanted=seats - 1, found=len(levels))
        raise click.BadParameter(words, param_hint="--opponents")
    return levels

"""What several commands can be told, and the files that are named to them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from ruhr.board import Board, load_board, standard_board
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.errors import RuhrError
from ruhr.language import LANGUAGES, Speaker

#: Puts an option on a command.
Decorator = Callable[[Any], Any]


def option(*names: str, **attributes: Any) -> Decorator:
    """An option whose help shows what it is if nothing is said."""
    return click.option(*names, show_default=attributes.get("default") is not None, **attributes)


def language_option(speaker: Speaker) -> Decorator:
    """`--language`, which `main` has read before."""
    return click.option(
        "--language", type=click.Choice(LANGUAGES), help=speaker.say("cli-language"), expose_value=False
    )


def board_option(speaker: Speaker) -> Decorator:
    """`--board`: the file of an edited board."""
    return option("--board", "board_file", type=click.Path(), help=speaker.say("cli-board"))


def players_option(speaker: Speaker, default: int | None = None) -> Decorator:
    """`--players`."""
    return option(
        "--players",
        type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
        default=default,
        help=speaker.say("cli-players", fewest=FEWEST_PLAYERS, most=MOST_PLAYERS),
    )


def calmer_option(speaker: Speaker) -> Decorator:
    """`--calmer-water`."""
    return option("--calmer-water", is_flag=True, help=speaker.say("cli-calmer_water"))


def games_option(speaker: Speaker, default: int) -> Decorator:
    """`--games`: how many are played."""
    return option("--games", type=click.IntRange(1), default=default, help=speaker.say("cli-simulate_games"))


def seed_option(speaker: Speaker) -> Decorator:
    """`--seed` of many games."""
    return option("--seed", type=int, default=1, help=speaker.say("cli-simulate_seed"))


def board_of(file: str | None) -> Board:
    """The board in a file, or the standard one."""
    return load_board(file) if file else standard_board()


def text_of(file: str) -> str:
    """What a file says."""
    try:
        return Path(file).read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise RuhrError("file_unreadable", file=file, reason=str(error)) from error


def write_file(file: Path, text: str) -> None:
    """Write a file, and its folder if there is none."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    except OSError as error:
        raise RuhrError("file_unwritable", file=str(file), reason=str(error)) from error

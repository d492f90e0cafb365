"""`ruhr engine`: a bot that speaks the line protocol (docs/engine.md)."""

import os
import sys
from io import TextIOWrapper

import click

from ruhr.bots import BOTS
from ruhr.cli.options import language_option, option
from ruhr.language import Speaker


def add_to(ruhr: click.Group, speaker: Speaker) -> None:
    """Add the command."""
    say = speaker.say

    @ruhr.command("engine", help=say("cli-engine"), epilog="$ ruhr engine --bot kapitaen")
    @option(
        "--bot",
        type=click.Choice(tuple(BOTS)),
        default="reeder",
        metavar="BOT",
        help=say("cli-engine_bot", bots=", ".join(BOTS)),
    )
    @language_option(speaker)
    def _engine(bot: str) -> None:
        from ruhr.engine.engine import Engine

        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(encoding="utf-8", errors="replace")
        Engine(bot, _say).run(sys.stdin)


def _say(line: str) -> None:
    """Say a line at once; where nobody listens any more, what is left of it goes nowhere."""
    try:
        print(line, flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise

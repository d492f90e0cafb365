"""`ruhr engine`: a bot that speaks the line protocol (docs/engine.md)."""

import sys

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

        Engine(bot, lambda line: print(line, flush=True)).run(sys.stdin)

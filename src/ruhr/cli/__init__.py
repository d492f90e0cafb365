"""The command `ruhr`. All its words come from the catalogues, in the language of the environment."""

import sys

import click

from ruhr import __version__, playout
from ruhr.cli import admin, arena, engine, play, puzzles, records, review, serve, simulate, study, train
from ruhr.cli.complaints import complain
from ruhr.cli.options import language_option
from ruhr.errors import RuhrError
from ruhr.language import Speaker, preferred_language


def is_compiled() -> bool:
    """Does the core run compiled?"""
    return not str(playout.__file__).endswith(".py")


def main() -> None:
    """Run the command line."""
    wish = next(
        (after for before, after in zip(sys.argv, sys.argv[1:], strict=False) if before == "--language"), None
    )
    wish = next((word.partition("=")[2] for word in sys.argv if word.startswith("--language=")), wish)
    speaker = Speaker(preferred_language([wish]))
    try:
        command_line(speaker).main(prog_name="ruhr")
    except RuhrError as error:
        complain(speaker, error)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def command_line(speaker: Speaker) -> click.Group:
    """All commands, described in the speaker's language."""
    say = speaker.say
    ruhr = click.Group(
        "ruhr", help=say("cli-about"), context_settings={"help_option_names": ["--help", "-h"]}
    )
    version = say("cli-version_line", version=__version__, compiled="yes" if is_compiled() else "no")
    ruhr = click.version_option(message=version, version=__version__, help=say("cli-version"))(ruhr)
    for commands in (play, simulate, arena, engine, train, puzzles, study, records, review, serve, admin):
        commands.add_to(ruhr, speaker)
    _translate_help(ruhr, say("cli-help"))
    language_option(speaker)(ruhr)
    return ruhr


def _translate_help(ruhr: click.Group, words: str) -> None:
    """Let `--help` describe itself in the speaker's language."""
    for command in (ruhr, *ruhr.commands.values()):
        if isinstance(command, click.Group) and command is not ruhr:
            _translate_help(command, words)
        help_option = command.get_help_option(click.Context(command, help_option_names=["--help", "-h"]))
        if help_option is not None:
            help_option.help = words

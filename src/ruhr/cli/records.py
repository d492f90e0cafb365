"""`ruhr replay`, `ruhr position`, `ruhr check` and `ruhr verify`: recorded games."""

import json
import sys

import click
from rich.console import Console

from ruhr.board import Board
from ruhr.cli.complaints import complain
from ruhr.cli.options import board_of, board_option, language_option, option, text_of
from ruhr.commitment import check_fairness, shown_fingerprint
from ruhr.edge.events import TurnBegan
from ruhr.errors import RecordError, RuhrError
from ruhr.game import Game
from ruhr.language import Speaker
from ruhr.record import Record

REPLAY_EXAMPLE = "$ ruhr replay game.json --language de"
POSITION_EXAMPLE = "$ ruhr position game.json --step 120"
CHECK_EXAMPLE = "$ ruhr check games/*.json"
VERIFY_EXAMPLE = "$ ruhr verify game.json --fingerprint 3f7a-91c2-08be-77d1"


def add_to(ruhr: click.Group, speaker: Speaker) -> None:
    """Add the commands."""
    say = speaker.say

    @ruhr.command("replay", help=say("cli-replay"), epilog=REPLAY_EXAMPLE)
    @click.argument("file", type=click.Path())
    @option("--json", "as_json", is_flag=True, help=say("cli-replay_json"))
    @board_option(speaker)
    @language_option(speaker)
    def _replay(file: str, as_json: bool, board_file: str | None) -> None:
        board = board_of(board_file)
        record = Record.from_text(text_of(file))
        teller = Speaker(speaker.language, board, record.players)
        try:
            if as_json:
                replay_as_json(record, board)
            else:
                replay_in_words(teller, record, board)
        except RecordError as error:
            complain(teller, error)

    @ruhr.command("position", help=say("cli-position"), epilog=POSITION_EXAMPLE)
    @click.argument("file", type=click.Path())
    @option("--step", type=click.IntRange(0), help=say("cli-position_step"))
    @option("--hidden", is_flag=True, help=say("cli-position_hidden"))
    @board_option(speaker)
    @language_option(speaker)
    def _position(file: str, step: int | None, hidden: bool, board_file: str | None) -> None:
        board = board_of(board_file)
        record = Record.from_text(text_of(file))
        if step is not None and step > len(record.actions):
            raise RuhrError("step_not_found", step=step, of=len(record.actions))
        record.actions = record.actions[:step]
        try:
            print(Game.from_record(record, board).position(hidden=hidden))
        except RecordError as error:
            complain(Speaker(speaker.language, board, record.players), error)

    @ruhr.command("check", help=say("cli-check"), epilog=CHECK_EXAMPLE)
    @click.argument("files", nargs=-1, required=True, type=click.Path())
    @board_option(speaker)
    @language_option(speaker)
    def _check(files: tuple[str, ...], board_file: str | None) -> None:
        sys.exit(0 if check_records(speaker, files, board_of(board_file)) else 1)

    @ruhr.command("verify", help=say("cli-verify"), epilog=VERIFY_EXAMPLE)
    @click.argument("file", type=click.Path())
    @option("--fingerprint", help=say("cli-verify_option"))
    @option("--json", "as_json", is_flag=True, help=say("cli-verify_json"))
    @board_option(speaker)
    @language_option(speaker)
    def _verify(file: str, fingerprint: str | None, as_json: bool, board_file: str | None) -> None:
        board = board_of(board_file)
        if as_json:
            sys.exit(0 if verify_as_json(file, board, fingerprint) else 1)
        sys.exit(0 if verify_in_words(speaker, file, board, fingerprint) else 1)


def replay_in_words(speaker: Speaker, record: Record, board: Board) -> None:
    """Tell a recorded game turn by turn."""
    console = Console(highlight=False)
    for step, (game, events) in enumerate(Game.replay(record, board)):
        for event in events:
            if isinstance(event, TurnBegan):
                console.print("\n" + speaker.event(event), style="bold", soft_wrap=True)
            else:
                console.print("  " + speaker.event(event), markup=False, soft_wrap=True)
        if step == len(record.actions) and game.actor is not None:
            decision = speaker.say(f"decision-{game.decision}")
            words = speaker.say("cli-replay_unfinished", seat=game.names[game.actor], decision=decision)
            console.print("\n" + words, markup=False, soft_wrap=True)


def replay_as_json(record: Record, board: Board) -> None:
    """Before each recorded action one line with the decision and the players' holdings, then the end."""
    for step, (game, _) in enumerate(Game.replay(record, board)):
        legal = sorted(str(action) for action in game.legal_actions())
        if step < len(record.actions):
            players = game.view()["players"]
            line = {
                "step": step,
                "turn": game.turn,
                "phase": game.phase,
                "actor": game.actor,
                "legal": legal,
                "points": [player["points"] for player in players],
                "thalers": [player["thalers"] for player in players],
                "pool": [player["pool"] for player in players],
                "debts": [player["debts"] for player in players],
            }
            print(json.dumps(line))
        elif result := game.result():
            print(json.dumps({"final": {"points": result.points, "winners": result.winners}}))
        else:
            print(json.dumps({"unfinished": {"actor": game.actor, "legal": legal}}))


def check_records(speaker: Speaker, files: tuple[str, ...], board: Board) -> bool:
    """Say of each file whether it is a valid record; true if all are."""
    valid = True
    for file in files:
        teller = speaker
        try:
            record = Record.from_text(text_of(file))
            teller = Speaker(speaker.language, board, record.players)
            game = Game.from_record(record, board)
        except RuhrError as error:
            print(speaker.say("cli-check_error", file=file, error=teller.error(error)), file=sys.stderr)
            valid = False
            continue
        key = "cli-check_finished" if game.over else "cli-check_unfinished"
        print(speaker.say(key, file=file, steps=len(record.actions), turn=game.turn))
    return valid


def verified(record: Record, board: Board, noted: str | None) -> tuple[str, list[int]]:
    """Check deal and game of a record; returns the deal's fingerprint and the seats that have added to it.

    Raises `RecordError` if anything is not as it should be.
    """
    fingerprint = check_fairness(record, board, noted)
    Game.from_record(record, board)
    assert record.fairness is not None
    return fingerprint, [seat for seat, share in enumerate(record.fairness["shares"]) if share]


def verify_in_words(speaker: Speaker, file: str, board: Board, noted: str | None) -> bool:
    """Tell what was checked of a record's deal; false if it is not as promised."""
    say, teller = speaker.say, speaker
    try:
        record = Record.from_text(text_of(file))
        teller = Speaker(speaker.language, board, record.players)
        fingerprint, added = verified(record, board, noted)
    except RuhrError as error:
        print(say("cli-check_error", file=file, error=teller.error(error)), file=sys.stderr)
        return False
    shown = shown_fingerprint(fingerprint)
    names = speaker.listed([record.players[seat] for seat in added])
    print(say("cli-verify_fair", file=file))
    for line in (
        say("cli-verify_shown" if noted is None else "cli-verify_noted", fingerprint=shown),
        say("cli-verify_secret"),
        say("cli-verify_shares", names=names) if added else say("cli-verify_alone"),
        say("cli-verify_deal"),
        say("cli-verify_game", steps=len(record.actions)),
    ):
        print(f"  {line}")
    return True


def verify_as_json(file: str, board: Board, noted: str | None) -> bool:
    """The same for programs: one object, with the code of what is wrong if something is."""
    try:
        record = Record.from_text(text_of(file))
        fingerprint, added = verified(record, board, noted)
    except RuhrError as error:
        found = {"fair": False, "error": {"code": error.code, "values": dict(error.values)}}
        print(json.dumps(found, default=str))
        return False
    found = {
        "fair": True,
        "fingerprint": fingerprint,
        "shown": shown_fingerprint(fingerprint),
        "noted": noted is not None,
        "added": added,
        "decisions": len(record.actions),
    }
    print(json.dumps(found))
    return True

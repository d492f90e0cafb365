"""The command `ruhr`. All its words come from the catalogues, in the language of the environment."""

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ruhr import __version__, playout
from ruhr.board import Board, load_board, standard_board
from ruhr.bots import BOTS
from ruhr.errors import RecordError, RuhrError
from ruhr.game import SEAT_COLOURS, Game, chance_of
from ruhr.language import LANGUAGES, Speaker, preferred_language
from ruhr.playout import Tally, random_actions, random_game
from ruhr.record import Record
from ruhr.rules.sequence_of_play import play_on
from ruhr.rules.set_up import shuffled_deal, table
from ruhr.rules.state import SOURCES, State
from ruhr.vocabulary import vocabulary

if TYPE_CHECKING:
    from ruhr.arena import Match

# Examples need no translation: they are what one types.
SIMULATE_EXAMPLE = "$ ruhr simulate --games 10000 --players 3 --seed 7 --records games/"
REPLAY_EXAMPLE = "$ ruhr replay game.json --language de"
CHECK_EXAMPLE = "$ ruhr check games/*.json"
ARENA_EXAMPLE = "$ ruhr arena --players 4 --bots reeder:500,kapitaen,kapitaen,random --games 200 --seed 1"
PLAY_EXAMPLE = "$ ruhr play --terminal --opponents kapitaen,steuermann"
SERVE_EXAMPLE = "$ ruhr serve --host 0.0.0.0 --port 8080"
WORKER_EXAMPLE = "$ RUHR_REDIS_URL=redis://localhost ruhr worker"
#: Where the server listens if nothing else is said: the year the Ruhr became navigable is part of it.
USUAL_PORT = 1769 + 7000
#: Whom one plays against without a wish.
USUAL_OPPONENTS = ("steuermann", "steuermann", "steuermann")


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


def complain(speaker: Speaker, error: RuhrError) -> NoReturn:
    """Say what is wrong and end."""
    sys.stdout.flush()
    print(speaker.error(error), file=sys.stderr)
    sys.exit(1)


def command_line(speaker: Speaker) -> click.Group:
    """All commands, described in the speaker's language."""
    say = speaker.say
    help_option = {"help_option_names": ["--help", "-h"]}
    version = say("cli-version_line", version=__version__, compiled="yes" if is_compiled() else "no")
    ruhr = click.Group("ruhr", help=say("cli-about"), context_settings=help_option)
    ruhr = click.version_option(message=version, version=__version__, help=say("cli-version"))(ruhr)

    def language(command: Any) -> Any:
        return click.option(
            "--language", type=click.Choice(LANGUAGES), help=say("cli-language"), expose_value=False
        )(command)

    def option(*names: str, **attributes: Any) -> Callable[[Any], Any]:
        return click.option(*names, show_default=attributes.get("default") is not None, **attributes)

    board_option = option("--board", "board_file", type=click.Path(), help=say("cli-board"))
    players_option = option("--players", type=click.IntRange(2, 4), default=4, help=say("cli-players"))
    calmer_option = option("--calmer-water", is_flag=True, help=say("cli-calmer_water"))

    @ruhr.command("simulate", help=say("cli-simulate"), epilog=SIMULATE_EXAMPLE)
    @option("--games", type=click.IntRange(1), default=1000, help=say("cli-simulate_games"))
    @players_option
    @option("--seed", type=int, default=1, help=say("cli-simulate_seed"))
    @calmer_option
    @option("--records", type=click.Path(file_okay=False), help=say("cli-simulate_records"))
    @board_option
    @language
    def _simulate(
        games: int, players: int, seed: int, calmer_water: bool, records: str | None, board_file: str | None
    ) -> None:
        simulate(speaker, games, players, seed, calmer_water, records, _board(board_file))

    @ruhr.command("replay", help=say("cli-replay"), epilog=REPLAY_EXAMPLE)
    @click.argument("file", type=click.Path())
    @option("--json", "as_json", is_flag=True, help=say("cli-replay_json"))
    @board_option
    @language
    def _replay(file: str, as_json: bool, board_file: str | None) -> None:
        board = _board(board_file)
        record = Record.from_text(_text_of(file))
        teller = Speaker(speaker.language, board, record.players)
        try:
            if as_json:
                replay_as_json(record, board)
            else:
                replay_in_words(teller, record, board)
        except RecordError as error:
            complain(teller, error)

    @ruhr.command("check", help=say("cli-check"), epilog=CHECK_EXAMPLE)
    @click.argument("files", nargs=-1, required=True, type=click.Path())
    @board_option
    @language
    def _check(files: tuple[str, ...], board_file: str | None) -> None:
        sys.exit(0 if check(speaker, files, _board(board_file)) else 1)

    @ruhr.command("play", help=say("cli-play"), epilog=PLAY_EXAMPLE)
    @option("--terminal", is_flag=True, help=say("terminal-offered"))
    @option(
        "--opponents", help=say("terminal-opponents", bots=", ".join(BOTS), usual=",".join(USUAL_OPPONENTS))
    )
    @option("--players", type=click.IntRange(2, 4), help=say("cli-players"))
    @calmer_option
    @option("--seed", type=int, help=say("cli-play_seed"))
    @option("--name", default=say("cli-play_you"), help=say("cli-play_name"))
    @board_option
    @option("--resume", type=click.Path(), help=say("terminal-resume"))
    @option("--save", type=click.Path(), help=say("terminal-save"))
    @language
    def _play(
        terminal: bool,
        opponents: str | None,
        players: int | None,
        calmer_water: bool,
        seed: int | None,
        name: str,
        board_file: str | None,
        resume: str | None,
        save: str | None,
    ) -> None:
        wishes = (
            opponents,
            players,
            calmer_water,
            seed,
            board_file,
            resume,
            save,
            name != say("cli-play_you"),
        )
        if not terminal and not any(wishes):
            play_in_browser(speaker)
            return
        record = Record.from_text(_text_of(resume)) if resume else None
        levels = _opponents(speaker, opponents, len(record.players) if record else players)
        file = save or resume
        play(
            speaker,
            levels,
            name,
            seed,
            calmer_water,
            _board(board_file),
            record,
            Path(file) if file else None,
        )

    @ruhr.command("arena", help=say("cli-arena"), epilog=ARENA_EXAMPLE)
    @option("--players", type=click.IntRange(2, 4), help=say("cli-players"))
    @option("--bots", default="kapitaen,steuermann", help=say("cli-arena_bots", bots=", ".join(BOTS)))
    @option("--games", type=click.IntRange(1), default=100, help=say("cli-simulate_games"))
    @option("--seed", type=int, default=1, help=say("cli-simulate_seed"))
    @calmer_option
    @option("--workers", type=click.IntRange(1), default=os.cpu_count(), help=say("cli-arena_workers"))
    @option("--json", "as_json", is_flag=True, help=say("cli-arena_json"))
    @language
    def _arena(
        players: int | None,
        bots: str,
        games: int,
        seed: int,
        calmer_water: bool,
        workers: int,
        as_json: bool,
    ) -> None:
        entrants = tuple(bot.strip() for bot in bots.split(","))
        if players is not None and players != len(entrants):
            raise RuhrError("arena_players", players=players, found=len(entrants))
        from ruhr.arena import Match

        run_arena(speaker, Match(entrants, games, seed, calmer_water), workers, as_json)

    _add_server(ruhr, speaker, language)
    _translate_help(ruhr, say("cli-help"))
    language(ruhr)
    return ruhr


def _add_server(ruhr: click.Group, speaker: Speaker, language: Callable[[Any], Any]) -> None:
    """The commands of those who run a server."""
    say = speaker.say

    @ruhr.command("serve", help=say("cli-serve"), epilog=SERVE_EXAMPLE)
    @click.option("--host", default="127.0.0.1", show_default=True, help=say("cli-serve_host"))
    @click.option(
        "--port",
        type=click.IntRange(0, 65535),
        default=USUAL_PORT,
        show_default=True,
        help=say("cli-serve_port"),
    )
    @click.option("--open", "in_browser", is_flag=True, help=say("cli-serve_open"))
    @language
    def _serve(host: str, port: int, in_browser: bool) -> None:
        serve(speaker, host, port, in_browser)

    @ruhr.command("worker", help=say("cli-worker"), epilog=WORKER_EXAMPLE)
    @language
    def _worker() -> None:
        from ruhr.server.queue import work
        from ruhr.server.serve import set_up_logs
        from ruhr.server.settings import Settings

        settings = Settings()
        set_up_logs(settings.log_json)
        work(settings)


def _translate_help(ruhr: click.Group, words: str) -> None:
    """Let `--help` describe itself in the speaker's language."""
    for command in (ruhr, *ruhr.commands.values()):
        help_option = command.get_help_option(click.Context(command, help_option_names=["--help", "-h"]))
        if help_option is not None:
            help_option.help = words


def progress_bar() -> Progress:
    """A bar that leaves no trace, on the error stream."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def _board(file: str | None) -> Board:
    return load_board(file) if file else standard_board()


def _text_of(file: str) -> str:
    try:
        return Path(file).read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise RuhrError("file_unreadable", file=file, reason=str(error)) from error


def _write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    except OSError as error:
        raise RuhrError("file_unwritable", file=str(file), reason=str(error)) from error


# --- simulate ------------------------------------------------------------------------------------------


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
                _write(Path(records, f"{seed}-{number:06}.json"), record.to_text())
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
    by_source.add_row(say("cli-table_total"), mean, "", deviation)
    console.print(by_source)
    by_seat = Table(say("cli-table_seat"))
    for column in ("mean", "deviation", "wins"):
        by_seat.add_column(say(f"cli-table_{column}"), justify="right")
    for seat in range(seats):
        mean, deviation = _spread(tally.points[seat], tally.point_squares[seat], games)
        by_seat.add_row(str(seat), mean, deviation, f"{int(tally.wins[seat]) / 12 / games:.1%}")
    console.print(by_seat)


def _spread(total: int, squares: int, count: int) -> tuple[str, str]:
    """Mean and standard deviation, as they are shown."""
    mean = int(total) / count
    return f"{mean:.2f}", f"{max(0.0, int(squares) / count - mean**2) ** 0.5:.2f}"


# --- arena ---------------------------------------------------------------------------------------------


def run_arena(speaker: Speaker, match: "Match", workers: int, as_json: bool) -> None:
    """Play a match and show what came of it."""
    # Slow to load, and no other command needs it.
    from ruhr.arena import play_match, summary

    say = speaker.say
    results: list[dict[str, Any]] = []
    with progress_bar() as progress:
        task = progress.add_task(say("cli-arena_progress"), total=match.games)
        try:
            for result in play_match(match, workers):
                results.append(result)
                progress.update(task, completed=len(results))
        except KeyboardInterrupt:
            progress.stop()
            print(say("cli-arena_interrupted", games=len(results)), file=sys.stderr)
            sys.exit(130)
    found = summary(match, sorted(results, key=lambda result: result["game"]))
    if as_json:
        print(json.dumps(found))
        return
    console = Console()
    table = Table(say("cli-arena_bot"))
    for column in ("wins", "points", "rank", "rating", "time"):
        table.add_column(say(f"cli-arena_{column}"), justify="right")
    for bot, row in found["bots"].items():
        table.add_row(
            speaker.bot(bot),
            "{:.1%}\n{:.1%} – {:.1%}".format(*row["wins"]),
            "{:.1f}\n{:.1f} – {:.1f}".format(*row["points"]),
            "{:.2f}\n{:.2f} – {:.2f}".format(*row["rank"]),
            "{:.1f} ± {:.1f}".format(*row["rating"]),
            f"{row['milliseconds']:.1f}",
        )
    console.print(table)
    by_source = Table(say("cli-table_source"))
    for bot in found["bots"]:
        by_source.add_column(speaker.bot(bot), justify="right")
    for source in SOURCES:
        scored = [row["sources"].get(source, 0.0) for row in found["bots"].values()]
        if any(scored):
            by_source.add_row(say(f"source-{source}"), *(f"{points:.2f}" for points in scored))
    console.print(by_source)
    by_place = Table(say("cli-arena_place"))
    for column in ("points", "wins"):
        by_place.add_column(say(f"cli-arena_{column}"), justify="right")
    for place, row in enumerate(found["places"], 1):
        by_place.add_row(str(place), f"{row['points']:.1f}", f"{row['wins']:.1%}")
    console.print(by_place)


# --- play ----------------------------------------------------------------------------------------------


def play(
    speaker: Speaker,
    levels: list[str],
    name: str,
    seed: int | None,
    calmer_water: bool,
    board: Board,
    record: Record | None,
    file: Path | None,
) -> None:
    """Let a person play in the terminal, a new game or a recorded one."""
    from ruhr.terminal import Party, Terminal

    try:
        if record is None:
            party = Party.new(name, levels, seed=seed, calmer_water=calmer_water, board=board, file=file)
        else:
            party = Party.resume(record, levels, board=board, file=file)
    except RecordError as error:
        complain(Speaker(speaker.language, board, record.players if record else ()), error)
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        raise click.UsageError(speaker.say("terminal-needs_screen"))
    Terminal(party, speaker.language).run()


def serve(speaker: Speaker, host: str, port: int, in_browser: bool) -> None:
    """Serve tables until interrupted."""
    from ruhr.server.serve import serve as run
    from ruhr.server.settings import Settings

    def ready(address: str) -> None:
        print(speaker.say("cli-serve_ready", address=address), flush=True)
        if in_browser:
            click.launch(address)

    run(Settings(), host, port, ready)


def play_in_browser(speaker: Speaker) -> None:
    """Open the browser at the server of this machine, which is started if it does not run."""
    import httpx

    address = f"http://127.0.0.1:{USUAL_PORT}/"
    try:
        running = httpx.get(f"{address}api/health", timeout=1).json().get("status") == "ok"
    except (httpx.HTTPError, ValueError, AttributeError):
        running = False
    if running:
        print(speaker.say("cli-serve_ready", address=address))
        click.launch(address)
        return
    try:
        serve(speaker, "127.0.0.1", USUAL_PORT, in_browser=True)
    except RuhrError as error:
        if error.code != "address_taken":
            raise
        serve(speaker, "127.0.0.1", 0, in_browser=True)


def _opponents(speaker: Speaker, wish: str | None, players: int | None) -> list[str]:
    """The levels of a person's opponents, as many as the table has seats for them."""
    if wish is None:
        return list(USUAL_OPPONENTS) if players is None else [USUAL_OPPONENTS[0]] * (players - 1)
    levels = [level.strip() for level in wish.split(",")]
    for level in levels:
        if level not in BOTS:
            words = speaker.say("terminal-unknown_bot", bot=level, bots=", ".join(BOTS))
            raise click.BadParameter(words, param_hint="--opponents")
    seats = players or min(len(levels) + 1, 4)
    if len(levels) != seats - 1:
        words = speaker.say("terminal-wrong_count", players=seats, wanted=seats - 1, found=len(levels))
        raise click.BadParameter(words, param_hint="--opponents")
    return levels


# --- replay and check ----------------------------------------------------------------------------------


def replay_in_words(speaker: Speaker, record: Record, board: Board) -> None:
    """Tell a recorded game turn by turn."""
    console = Console(highlight=False)
    for step, (game, events) in enumerate(Game.replay(record, board)):
        for event in events:
            if event.kind == "turn_began":
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
            line = {"step": step, "turn": game.turn, "phase": game.phase, "actor": game.actor, "legal": legal}
            line |= {
                key: [player[key] for player in players] for key in ("points", "thalers", "pool", "debts")
            }
            print(json.dumps(line))
        elif result := game.result():
            print(json.dumps({"final": {"points": result.points, "winners": result.winners}}))
        else:
            print(json.dumps({"unfinished": {"actor": game.actor, "legal": legal}}))


def check(speaker: Speaker, files: tuple[str, ...], board: Board) -> bool:
    """Say of each file whether it is a valid record; true if all are."""
    valid = True
    for file in files:
        teller = speaker
        try:
            record = Record.from_text(_text_of(file))
            teller = Speaker(speaker.language, board, record.players)
            game = Game.from_record(record, board)
        except RuhrError as error:
            print(speaker.say("cli-check_error", file=file, error=teller.error(error)), file=sys.stderr)
            valid = False
            continue
        key = "cli-check_finished" if game.over else "cli-check_unfinished"
        print(speaker.say(key, file=file, steps=len(record.actions), turn=game.turn))
    return valid

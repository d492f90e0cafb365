"""`ruhr serve`, `ruhr backup`, `ruhr ratings` and `ruhr worker`: for those who run a server."""

import os
from pathlib import Path

import click

from ruhr.cli.complaints import extra
from ruhr.cli.options import board_option, language_option, option
from ruhr.language import Speaker

SERVE_EXAMPLE = "$ ruhr serve --host 0.0.0.0 --port 8080"
BACKUP_EXAMPLE = "$ ruhr backup tables-today.sqlite3"
RATINGS_EXAMPLE = "$ RUHR_DATABASE_URL=postgresql://ruhr@localhost/ruhr ruhr ratings"
WORKER_EXAMPLE = "$ RUHR_DATABASE_URL=postgresql://ruhr@localhost/ruhr ruhr worker --metrics-port 9769"
#: Where the server listens if nothing else is said: the year the Ruhr became navigable is part of it.
USUAL_PORT = 1769 + 7000


def add_to(ruhr: click.Group, speaker: Speaker) -> None:
    """Add the commands."""
    say = speaker.say

    @ruhr.command("serve", help=say("cli-serve"), epilog=SERVE_EXAMPLE)
    @option("--host", default="127.0.0.1", help=say("cli-serve_host"))
    @option("--port", type=click.IntRange(0, 65535), default=USUAL_PORT, help=say("cli-serve_port"))
    @option("--open", "in_browser", is_flag=True, help=say("cli-serve_open"))
    @board_option(speaker)
    @language_option(speaker)
    def _serve(host: str, port: int, in_browser: bool, board_file: str | None) -> None:
        serve_tables(speaker, host, port, in_browser, "", board_file)

    @ruhr.command("backup", help=say("cli-backup"), epilog=BACKUP_EXAMPLE)
    @click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
    @language_option(speaker)
    def _backup(file: Path) -> None:
        with extra("server"):
            from ruhr.server.settings import Settings
            from ruhr.server.sqlite import back_up

        print(say("cli-backup_done", file=str(file), tables=back_up(Settings().database_url, file)))

    @ruhr.command("ratings", help=say("cli-ratings"), epilog=RATINGS_EXAMPLE)
    @language_option(speaker)
    def _ratings() -> None:
        with extra("server"):
            from ruhr.server.ledger import Ledger
            from ruhr.server.settings import Settings
            from ruhr.server.store import Store

        settings = Settings()
        store = Store(settings.database_url)
        games, changed = Ledger(store).reckon_anew(settings.board_played_on)
        store.close()
        print(say("cli-ratings_done", games=games, changed=changed))

    @ruhr.command("worker", help=say("cli-worker"), epilog=WORKER_EXAMPLE)
    @option(
        "--thinkers", type=click.IntRange(1), default=os.cpu_count() or 1, help=say("cli-worker_thinkers")
    )
    @option("--metrics-host", default="127.0.0.1", help=say("cli-worker_metrics_host"))
    @option("--metrics-port", type=click.IntRange(0, 65535), help=say("cli-worker_metrics_port"))
    @language_option(speaker)
    def _worker(thinkers: int, metrics_host: str, metrics_port: int | None) -> None:
        with extra("server"):
            from ruhr.server.logs import set_up_logs
            from ruhr.server.settings import Settings
            from ruhr.server.worker import work

        settings = Settings(thinkers=thinkers)
        set_up_logs(settings.log_json)
        work(settings, metrics_host, metrics_port)


def serve_tables(
    speaker: Speaker, host: str, port: int, in_browser: bool, page: str, board_file: str | None
) -> None:
    """Serve tables until interrupted, on the board of a file if one is named; show a page if asked to."""
    with extra("server"):
        from ruhr.server.serve import serve
        from ruhr.server.settings import Settings

    def ready(address: str) -> None:
        print(speaker.say("cli-serve_ready", address=address), flush=True)
        if in_browser:
            click.launch(address + page)

    settings = Settings() if board_file is None else Settings(board=Path(board_file))
    serve(settings, host, port, ready)

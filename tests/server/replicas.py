"""A PostgreSQL with a replica that takes its place, having all that was acknowledged or lagging behind."""

import contextlib
import os
import signal
from pathlib import Path

import psycopg

from tests.server.services import Postgres, wait_until


class Replicated:
    """Two PostgreSQL of which one follows the other; servers know both, and use the one that can write."""

    def __init__(self, folder: Path) -> None:
        folders = [folder / name for name in ("one", "other")]
        for each in folders:
            each.mkdir()
        self.primary, self.replica = (Postgres(each, wal_keep_size="1GB") for each in folders)
        self._held: int | None = None

    @property
    def url(self) -> str:
        """As in docs/operations.md."""
        hosts = sorted(f"host=127.0.0.1:{each.port}" for each in (self.primary, self.replica))
        return f"postgresql://ruhr@/postgres?{'&'.join(hosts)}&target_session_attrs=read-write"

    def start(self) -> None:
        self.primary.start()
        self.follow()

    def follow(self) -> None:
        """Let the replica begin anew, and wait for it from now on before anything is acknowledged."""
        self.replica.copy(self.primary)
        self._wait_for_replica("*")
        wait_until("the replica is waited for", lambda: self._state() == "sync")

    def lag(self) -> None:
        """Wait for the replica no longer, and let it hear nothing more."""
        self._wait_for_replica("")
        wait_until("the replica is not waited for", lambda: self._state() == "async")
        self._held = int(self._ask("SELECT pid FROM pg_stat_replication"))
        os.kill(self._held, signal.SIGSTOP)

    def fail_over(self) -> None:
        """The replica takes the place of the primary, which is gone."""
        self.primary, self.replica = self.replica, self.primary
        self._ask("SELECT pg_promote()")
        self._let_go()

    def clean_up(self) -> None:
        self._let_go()
        self.primary.clean_up()
        self.replica.clean_up()

    def _let_go(self) -> None:
        """Whoever stands still does not notice that the others of his PostgreSQL are gone."""
        if self._held is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._held, signal.SIGKILL)
            self._held = None

    def _wait_for_replica(self, names: str) -> None:
        self._ask(f"ALTER SYSTEM SET synchronous_standby_names = '{names}'")
        self._ask("SELECT pg_reload_conf()")

    def _state(self) -> str:
        return self._ask("SELECT max(sync_state) FROM pg_stat_replication")

    def _ask(self, question: str) -> str:
        with psycopg.connect(self.primary.url, autocommit=True) as connection:
            asked = connection.execute(question.encode())
            return str((asked.fetchone() or ("",))[0]) if asked.description else ""

"""Real servers for the tests, each with a folder and a port of its own: PostgreSQL, Redis, and ours."""

import multiprocessing
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path

import psycopg
import redis
from tools import bad_day

from ruhr.cli import main

#: What should come is waited for so long, in seconds, on a machine that may have much else to do.
PATIENCE = 90.0
#: The ports that were given, and the share of them that is ours: tests that run side by side have others.
_GIVEN: set[int] = set()
_SHARE = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
_SHARES = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
#: Our servers begin as copies of a process that has read our modules, which takes longer than all the rest.
_COPIES = multiprocessing.get_context("forkserver")
_COPIES.set_forkserver_preload(["tests.server.ready"])


def free_port() -> int:
    """A port nobody listens on, below those that outgoing connections take while a process is away.

    Nobody else is given it, though whoever asked has not begun to listen yet.
    """
    ours = range(15000 + _SHARE % _SHARES, 32000, _SHARES)
    for port in random.SystemRandom().sample(ours, min(200, len(ours))):
        if port in _GIVEN:
            continue
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            _GIVEN.add(port)
            return port
    raise OSError("no free port")


def wait_until(what: str, is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something, and fail if it does not come."""
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline, f"waited in vain: {what}"
        time.sleep(0.02)


def _answers(question: Callable[[], object], *errors: type[Exception]) -> bool:
    try:
        question()
    except errors:
        return False
    return True


def asked(url: str) -> str:
    """What a server without TLS answers; raises `OSError` if that is no good news."""
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        return str(answer.read(), "utf-8")


def _obey(words: list[str], environment: dict[str, str], log: str) -> None:
    """Be the command that people run, as if it had just been started."""
    os.setsid()
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(file, stream)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["ruhr", *words]
    main()


class Copy:
    """A command in a copy of the process that has read our modules, which looks as `subprocess` shows it."""

    def __init__(self, words: list[str], environment: Mapping[str, str], log: Path) -> None:
        self._process = _COPIES.Process(target=_obey, args=(words, dict(environment), str(log)))
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        ended = self._process.exitcode
        if ended is None:
            raise subprocess.TimeoutExpired("ruhr", timeout or 0)
        return ended

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)


class Process(ABC):
    """A process that can be stopped, killed and started again at the same port."""

    #: How long it may take to start, in seconds.
    patience = 2 * PATIENCE

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | Copy | None = None

    def run_ruhr(self, words: list[str], environment: Mapping[str, str]) -> None:
        """Run the command that people run."""
        self.process = Copy(words, {**os.environ, **environment}, self.folder / "log")

    def run(self, command: list[str], environment: Mapping[str, str] | None = None) -> None:
        with self.folder.joinpath("log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                env={**os.environ, **(environment or {})},
                start_new_session=True,
            )

    def log(self) -> str:
        return self.folder.joinpath("log").read_text("utf-8", errors="replace")

    @abstractmethod
    def start(self) -> None:
        """Begin, and return when it answers."""

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End the process; returns its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """End it as a power cut does, with all its children."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def clean_up(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


class Redis(Process):
    """A Redis that keeps nothing."""

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self.run(
            [
                "redis-server",
                "--port",
                str(self.port),
                "--bind",
                "127.0.0.1",
                "--save",
                "",
                "--dir",
                str(self.folder),
            ]
        )
        client = redis.Redis(port=self.port)
        wait_until("redis", lambda: _answers(client.ping, redis.RedisError))


class Postgres(Process):
    """A PostgreSQL whose files are thrown away."""

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(folder)
        self._settings = settings
        self.files = folder / "postgres"

    @property
    def url(self) -> str:
        return f"postgresql://ruhr@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        self._open_folder()
        if not self.files.exists():
            self.run_program("initdb", "-D", str(self.files), "-U", "ruhr", "-A", "trust", "--no-sync")
        usual = {"listen_addresses": "127.0.0.1", "unix_socket_directories": str(self.files)}
        settings = [f"--{name}={value}" for name, value in {**usual, **self._settings}.items()]
        self.run(self._command("postgres", "-D", str(self.files), "-p", str(self.port), *settings))
        wait_until("postgres", lambda: _answers(lambda: psycopg.connect(self.url).close(), psycopg.Error))

    def _open_folder(self) -> None:
        """PostgreSQL refuses to run as root."""
        if os.geteuid() != 0:
            return
        shutil.chown(self.folder, "postgres")
        temporary = Path(tempfile.gettempdir())
        for parent in self.folder.parents:
            if parent == temporary or not parent.is_relative_to(temporary):
                break
            parent.chmod(parent.stat().st_mode | 0o755)

    def copy(self, other: "Postgres") -> None:
        """Begin anew as a replica of another one."""
        self._open_folder()
        shutil.rmtree(self.files, ignore_errors=True)
        options = ["--write-recovery-conf", "--checkpoint=fast", "--no-sync"]
        self.run_program("pg_basebackup", f"--pgdata={self.files}", f"--dbname={other.url}", *options)
        self.start()

    def run_program(self, *words: str) -> None:
        """Run one of PostgreSQL's programs to its end."""
        subprocess.run(self._command(*words), check=True, capture_output=True)

    def _command(self, program: str, *words: str) -> list[str]:
        unprivileged = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        return [*(unprivileged if os.geteuid() == 0 else []), str(postgres_programs() / program), *words]

    def new_database(self, name: str) -> str:
        """The address of a new, empty database."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url.removesuffix("postgres") + name


def postgres_programs() -> Path:
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))


class RuhrServer(Process):
    """Our server: the command that people run."""

    def __init__(self, folder: Path, **settings: object) -> None:
        super().__init__(folder)
        limits = {
            "requests_a_second": 0,
            "tables_an_hour": 0,
            "messages_a_second": 0,
            "sockets_an_address": 0,
            "lines_a_minute": 0,
            "weekly": "",
        }
        database = {"database_url": f"sqlite:///{folder / 'tables.sqlite3'}"}
        self.settings = {**limits, **database, "log_json": "true", **settings}
        #: What is said on the command line.
        self.options: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def environment(self) -> dict[str, str]:
        return {f"RUHR_{name.upper()}": str(value) for name, value in self.settings.items()}

    def start(self) -> None:
        self.run_ruhr(["serve", "--port", str(self.port), *self.options], self.environment)
        self.wait_until_well()

    def wait_until_well(self) -> None:
        def well() -> bool:
            assert self.process is not None
            assert self.process.poll() is None, self.log()
            return _answers(lambda: asked(f"{self.url}/api/health"), OSError)

        try:
            wait_until("the server", well, self.patience)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.log()[-2000:]}") from error


class HypercornServer(RuhrServer):
    """Our application under an ASGI server that is not ours."""

    def start(self) -> None:
        # In its own process: bots think in processes that it must be allowed to start.
        options = ["--workers", "0", "--bind", f"127.0.0.1:{self.port}"]
        self.run([sys.executable, "-m", "hypercorn", *options, "ruhr.server.app:app"], self.environment)
        self.wait_until_well()


class UvicornServer(RuhrServer):
    """Our application under uvicorn as anybody would run it."""

    def start(self) -> None:
        command = [sys.executable, "-m", "uvicorn", "--port", str(self.port), "ruhr.server.app:app"]
        self.run(command, self.environment)
        self.wait_until_well()


class UntestedServer(RuhrServer):
    """The command that people run, with libraries that our short way for messages was not tested with."""

    def start(self) -> None:
        newer = "from ruhr.server import serve; serve.TESTED_WITH['uvicorn'] = '0.1'"
        command = [sys.executable, "-c", f"{newer}; from ruhr.cli import main; main()"]
        self.run([*command, "serve", "--port", str(self.port)], self.environment)
        self.wait_until_well()


class FragileServer(RuhrServer):
    """The command that people run, on a machine whose clock jumps and whose power fails (`tools.bad_day`)."""

    def start(self) -> None:
        command = [sys.executable, "-m", "tools.bad_day", "serve", "--port", str(self.port)]
        self.run(command, {**self.environment, bad_day.VARIABLE: str(self.folder)})
        self.wait_until_well()

    def set_clock(self, seconds: float) -> None:
        """Let its clock be wrong by so many seconds."""
        bad_day.set_clock(self.folder, seconds)

    def cut_the_power(self, chance: random.Random) -> None:
        """End it, and take away what was not synced."""
        self.kill()
        bad_day.cut_the_power(self.folder, self.folder / "tables.sqlite3", chance)


class RuhrWorker(Process):
    """A worker in which bots think, for the tables of a server."""

    def __init__(self, folder: Path, server: RuhrServer) -> None:
        super().__init__(folder)
        self._environment = server.environment

    def start(self) -> None:
        self.begin(["worker", "--thinkers", "1", "--metrics-port", str(self.port)])
        wait_until("the worker", lambda: _answers(self.figures, OSError), self.patience)

    def begin(self, words: list[str]) -> None:
        self.run_ruhr(words, self._environment)

    def figures(self) -> str:
        """What it has counted."""
        return asked(f"http://127.0.0.1:{self.port}/metrics")

    def figure(self, name: str) -> float:
        """The sum of one figure over all its labels."""
        return figure(self.figures(), name)

    def thinkers(self) -> list[int]:
        """Its processes in which bots think."""
        assert self.process is not None
        return thinkers_of(self.process.pid)


class FragileWorker(RuhrWorker):
    """A worker on a machine whose clock jumps."""

    def begin(self, words: list[str]) -> None:
        environment = {**self._environment, bad_day.VARIABLE: str(self.folder)}
        self.run([sys.executable, "-m", "tools.bad_day", *words], environment)

    def set_clock(self, seconds: float) -> None:
        """Let its clock be wrong by so many seconds."""
        bad_day.set_clock(self.folder, seconds)


def figure(figures: str, name: str) -> float:
    """The sum of a figure over all its labels."""
    lines = (line.rpartition(" ") for line in figures.splitlines())
    return sum(float(value) for told, _, value in lines if told.partition("{")[0] == name)


def descendants(pid: int) -> list[int]:
    """The processes that a process has started."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    children = [int(child) for threads in lists for child in threads.read_text().split()]
    return children + [pid for child in children for pid in descendants(child)]


def thinkers_of(pid: int) -> list[int]:
    """Those of them in which bots think."""

    def thinks(child: int) -> bool:
        return b"multiprocessing-fork" in Path(f"/proc/{child}/cmdline").read_bytes()

    return [child for child in descendants(pid) if thinks(child)]


def ruhr_command() -> list[str]:
    """The command line of the package that is tested."""
    return [sys.executable, "-c", "from ruhr.cli import main; main()"]

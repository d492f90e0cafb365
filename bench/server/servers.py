"""Starts a server or the load generator as a process of its own, and looks at what it consumes."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from seed import KEYS

HERE = Path(__file__).resolve().parent
#: How long a server may take to answer for the first time, in seconds.
PATIENCE = 60


@dataclass(frozen=True)
class Server:
    """A server that runs and answers."""

    #: What the load generator calls it.
    kind: str
    process: int
    port: int
    #: Seconds from starting the process until it answered.
    start_up: float

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def memory(self) -> int:
        """Bytes in memory."""
        pages = int(Path(f"/proc/{self.process}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor_time(self) -> float:
        """Seconds of processor time used by all its threads."""
        fields = Path(f"/proc/{self.process}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def collect_garbage(self) -> None:
        """Let boardgame.io's process throw away what it no longer needs."""
        if self.kind == "boardgame":
            os.kill(self.process, signal.SIGUSR2)
            time.sleep(1)

    def ask(self, path: str, body: object = None) -> Any:
        """The answer to a request."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"content-type": "application/json"}
        if body is None:
            connection.request("GET", path)
        else:
            connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
        return json.loads(text)

    def seconds_to_answer(self, path: str) -> float:
        began = time.perf_counter()
        self.ask(path)
        return time.perf_counter() - began


@contextmanager
def our_server(database: Path, cached: int = 2000) -> Iterator[Server]:
    """Our server on a database file, as it is installed, but without limits for an address."""
    unlimited = ("REQUESTS_A_SECOND", "TABLES_AN_HOUR", "MESSAGES_A_SECOND", "SOCKETS_AN_ADDRESS")
    surroundings = {f"RUHR_{name}": "0" for name in unlimited}
    surroundings |= {"RUHR_DATABASE_URL": f"sqlite:///{database}", "RUHR_CACHED_TABLES": str(cached)}
    port = free_port()
    command = [str(Path(sys.executable).with_name("ruhr")), "serve", "--port", str(port)]
    with _running("ruhr", command, port, surroundings, "/api/health") as server:
        yield server


@contextmanager
def boardgame_server(state: Path, length: int) -> Iterator[Server]:
    """A boardgame.io server, with nothing in it yet."""
    port = free_port()
    command = ["node", "--expose-gc", str(HERE / "boardgame.js"), str(port), str(state), str(length)]
    with _running("boardgame", command, port, {"NODE_ENV": "production"}, "/games") as server:
        yield server


@contextmanager
def _running(
    kind: str, command: Sequence[str], port: int, surroundings: dict[str, str], path: str
) -> Iterator[Server]:
    began = time.perf_counter()
    with subprocess.Popen(
        command,
        env=os.environ | surroundings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    ) as process:
        try:
            _wait_until_it_answers(process, port, path)
            yield Server(kind, process.pid, port, time.perf_counter() - began)
        finally:
            process.terminate()
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()


def _wait_until_it_answers(process: "subprocess.Popen[bytes]", port: int, path: str) -> None:
    latest = time.perf_counter() + PATIENCE
    while time.perf_counter() < latest:
        if process.poll() is not None:
            break
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            connection.request("GET", path)
            if connection.getresponse().status == http.HTTPStatus.OK:
                return
        except OSError:
            time.sleep(0.005)
        finally:
            connection.close()
    raise RuntimeError(f"no answer from {path} on port {port}")


def everybodys_processor_time() -> float:
    """Seconds that all cores together have been busy."""
    user, nice, system, _, _, irq, softirq, *_ = map(
        int, Path("/proc/stat").read_text("ascii").splitlines()[0].split()[1:]
    )
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


@contextmanager
def load(server: Server, tables: Sequence[str], phases: Sequence[dict[str, Any]]) -> Iterator["Load"]:
    """The load generator, whose players sit at these tables."""
    wish = {
        "server": server.kind,
        "address": server.address,
        "tables": tables,
        "keys": KEYS,
        "phases": phases,
    }
    command = ["node", "--max-semi-space-size=32", str(HERE / "load.js"), json.dumps(wish)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Load(server, process)
        finally:
            assert process.stdin is not None
            process.stdin.close()
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()


class Load:
    """What the load generator reports."""

    def __init__(self, server: Server, process: "subprocess.Popen[str]") -> None:
        self._server = server
        self._process = process

    def connected(self) -> None:
        """Wait until all players sit at their tables."""
        self._next("connected")

    def phase(self) -> dict[str, Any]:
        """The result of the next phase, with the processor time that both sides used in it."""
        self._next("begin")
        began, used, busy = time.perf_counter(), self._server.processor_time(), everybodys_processor_time()
        end = self._next("end")
        used, busy = self._server.processor_time() - used, everybodys_processor_time() - busy
        wall = time.perf_counter() - began
        others = max(0.0, busy / wall - used / wall - end["load_cpu"])
        result = self._next("result")
        return {**result, **end, "server_cpu": used / wall, "others_cpu": others}

    def _next(self, event: str) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the load generator failed")
        told: dict[str, Any] = json.loads(line)
        assert told.pop("event") == event, told
        return told

"""Programs that play: started, asked, and never trusted (docs/engine.md)."""

import contextlib
import hashlib
import os
import queue
import shlex
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from pathlib import Path

from ruhr.edge.actions import AnyAction
from ruhr.engine import keeper, words
from ruhr.game import Game
from ruhr.record import Record

#: Names a bot that is a program.
PREFIX = "exec:"
#: So many seconds a program may take to introduce itself, to decide unless it is told another limit, beyond
#: its limit until its answer is here, and to end.
INTRODUCING = 20.0
DECIDING = 5.0
ON_ITS_WAY = 1.0
ENDING = 1.0
#: How often who listens looks whether there is still anybody to listen for, in seconds.
LISTENING_SECONDS = 0.2
#: Longer lines, and more of them before an answer, nobody reads.
LONGEST_LINE = 1 << 16
MOST_LINES_SAID = 10_000

#: Why a program no longer plays.
FAULTS = ("does_not_start", "ended", "too_late", "not_legal", "chatter", "complains")


class Fault(Exception):
    """Why a program no longer plays, and what it said last."""

    def __init__(self, kind: str, said: str = "") -> None:
        super().__init__(kind, said)
        self.kind = kind
        self.said = said


def command_of(bot: str) -> list[str] | None:
    """The words of the command that a bot is, None if it is no program or none that can be found."""
    if not bot.startswith(PREFIX):
        return None
    try:
        command = shlex.split(bot.removeprefix(PREFIX))
    except ValueError:  # a quotation without an end
        return None
    return command if command and shutil.which(command[0]) else None


def identity_of(command: list[str]) -> list[str]:
    """What tells a program from another with the same words: where it runs, and its files as they are now.

    Its files are the one that is started and all that its words name, also behind a `=`.
    """
    named = [shutil.which(command[0]) or command[0], *command[1:]]
    named += [word.partition("=")[2] for word in command[1:]]
    return [str(Path.cwd()), *(_digest_of_file(Path(word)) for word in named if os.path.isfile(word))]


def _digest_of_file(path: Path) -> str:
    """What a file contains, in a few digits; nothing if nobody may read it."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""


class Program:
    """A program at one seat of one game. Whatever it does, it is gone after `close`."""

    def __init__(self, command: list[str], seconds: float | None = None) -> None:
        self._seconds = DECIDING if seconds is None else seconds
        self._heard: queue.Queue[bytes] = queue.Queue(maxsize=1000)
        self._said: queue.Queue[bytes | None] = queue.Queue()
        self._closed = threading.Event()
        self._lifeline, its_end = socket.socketpair()
        with its_end:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", keeper.__file__, str(its_end.fileno()), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                pass_fds=[its_end.fileno()],
                # What the terminal tells us is not meant for it.
                start_new_session=True,
            )
        said = b""
        self._lifeline.settimeout(INTRODUCING)
        with contextlib.suppress(OSError):
            said = self._lifeline.recv(LONGEST_LINE)
        if said != keeper.UNDER_WAY:
            self._end()
            raise Fault("does_not_start", said.decode("utf-8", "replace"))
        for work in (self._listen, self._talk):
            threading.Thread(target=work, daemon=True).start()

    def begin(self, game: Game, seat: int, calmer_water: bool) -> None:
        """Let it introduce itself, and tell it of the game."""
        self._say(f"ruhr {words.VERSION}")
        self._wait_for(("ok",), INTRODUCING)
        self._say(words.newgame(len(game.names), seat, calmer_water, game.board.identity))
        self._say("isready")
        self._wait_for(("readyok",), INTRODUCING)

    def decide(self, game: Game, seen: Record) -> AnyAction:
        """What it decides; raises `Fault` if that is nothing, too late or not legal."""
        self._say(words.position_line(game, seen))
        self._say(words.legal(game))
        self._say(f"go seconds {self._seconds:g}")
        answer = self._wait_for(("action",), self._seconds + ON_ITS_WAY)
        for action in game.legal_actions():
            if str(action) == answer:
                return action
        raise Fault("not_legal", answer)

    def close(self) -> None:
        """Ask it to end, and end it, with all that it has started."""
        self._say("quit")
        self._said.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING)
        self._end()

    def _end(self) -> None:
        """Have its keeper end it."""
        self._lifeline.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING + keeper.DYING)
        self._process.kill()
        self._process.wait()
        self._closed.set()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def _say(self, line: str) -> None:
        self._said.put(f"{line}\n".encode())

    def _wait_for(self, answers: Iterable[str], seconds: float) -> str:
        """What follows one of these words; all other lines say nothing, but for complaints."""
        end = time.monotonic() + seconds
        for _ in range(MOST_LINES_SAID):
            try:
                line = self._heard.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                raise Fault("too_late") from None
            if not line:
                raise Fault("ended")
            if len(line) >= LONGEST_LINE:
                raise Fault("chatter")
            word, _, rest = line.decode("utf-8", "replace").strip().partition(" ")
            if word in answers:
                return rest.strip()
            if word == "error":
                raise Fault("complains", rest)
        raise Fault("chatter")

    def _listen(self) -> None:
        """Hear what it says, until it ends: that is an empty line without an end."""
        pipe = self._process.stdout
        assert pipe is not None
        rest = b""
        with contextlib.suppress(OSError, ValueError):
            while piece := os.read(pipe.fileno(), LONGEST_LINE):
                *lines, rest = (rest + piece).split(b"\n")
                for line in lines:
                    self._hear(line + b"\n")
                if len(rest) >= LONGEST_LINE or self._closed.is_set():
                    break
        self._hear(rest if len(rest) >= LONGEST_LINE else b"")

    def _hear(self, line: bytes) -> None:
        """Keep a line for who waits for it; who says too much has to wait himself."""
        while not self._closed.is_set():
            with contextlib.suppress(queue.Full):
                self._heard.put(line, timeout=LISTENING_SECONDS)
                return

    def _talk(self) -> None:
        """Say everything that is to be said, as fast as it listens."""
        pipe = self._process.stdin
        assert pipe is not None
        with contextlib.suppress(OSError, ValueError):
            while (line := self._said.get()) is not None:
                sent = 0
                while sent < len(line):
                    sent += pipe.write(line[sent:]) or 0

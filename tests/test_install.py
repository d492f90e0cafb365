"""What people install: an sdist and a wheel that play in an empty environment, without node or a compiler."""

import os
import random
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from importlib.metadata import distribution, distributions
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.server.guests import Guest, bot, person
from tests.server.services import RuhrServer

ROOT = Path(__file__).parent.parent
#: What no clean copy of the project has.
LEFT_BEHIND = shutil.ignore_patterns(
    ".*", "__pycache__", "build", "dist", "*.egg-info", "node_modules", "bench.json", "bench-server.json"
)
#: The command `ruhr` on a machine where no server runs.
WHERE_NOBODY_SERVES = "from ruhr.cli import main, play; play.USUAL_PORT = 1; main()"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an sdist made from a clean copy of the project, and a wheel made from that sdist."""
    assert ROOT.joinpath("src/ruhr/server/client/index.html").exists(), (
        "run `make check`: it builds the client"
    )
    folder = tmp_path_factory.mktemp("built")
    project = folder / "project"
    shutil.copytree(ROOT, project, ignore=LEFT_BEHIND)
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, project, RUHR_COMPILE="0")
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


def run(*command: str | Path, code: int = 0, **environment: str) -> str:
    """Run a command where there is no other program in reach; returns what it said, on both streams."""
    done = subprocess.run(
        [str(word) for word in command],
        env={"PATH": str(Path(command[0]).parent), "HOME": "/nonexistent", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == code, done.stdout
    return done.stdout


class Environment:
    """An environment with nothing in it but what the wheel asks for, and the wheel."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.folder = folder
        venv.create(folder, symlinks=os.name == "posix")
        self.python = folder / "bin" / "python"
        self.ruhr = folder / "bin" / "ruhr"
        self.packages = next(folder.glob("lib/python*/site-packages"))
        self._link_what_is_asked_for(wheel, extras)
        asked = f"{wheel}[{','.join(extras)}]" if extras else str(wheel)
        pip = (sys.executable, "-m", "pip", "--python", str(self.python))
        run(*pip, "install", "--quiet", "--no-index", "--no-cache-dir", asked)
        run(*pip, "check")

    def _link_what_is_asked_for(self, wheel: Path, extras: tuple[str, ...]) -> None:
        """Take over from the developers' environment what the wheel's metadata name, and what those name."""
        (described,) = distributions(path=[str(wheel)])
        waiting = [(described, extra) for extra in ("", *extras)]
        seen: set[tuple[str, str]] = set()
        while waiting:
            asking, extra = waiting.pop()
            for requirement in map(Requirement, asking.requires or []):
                if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
                    continue
                for wanted in ("", *requirement.extras):
                    if (requirement.name, wanted) not in seen:
                        seen.add((requirement.name, wanted))
                        waiting.append((distribution(requirement.name), wanted))
        for name in {canonicalize_name(name) for name, _ in seen}:
            self._link(name)

    def _link(self, name: str) -> None:
        for file in distribution(name).files or []:
            if ".." not in file.parts:
                link = self.packages / file
                link.parent.mkdir(parents=True, exist_ok=True)
                link.symlink_to(Path(str(file.locate())))


@pytest.fixture(scope="module")
def small(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """`pip install ruhr`."""
    return Environment(tmp_path_factory.mktemp("small"), wheel)


def test_sdist_and_wheel_hold_the_client_and_nothing_of_this_machine(built: Path, wheel: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        source = {
            member.name.partition("/")[2]: archive.extractfile(member).read()  # type: ignore[union-attr]
            for member in archive
            if member.isfile()
        }
    with zipfile.ZipFile(wheel) as archive:
        packed = {name: archive.read(name) for name in archive.namelist()}
    client = {
        str(path.relative_to(ROOT / "src"))
        for path in ROOT.joinpath("src/ruhr/server/client").rglob("*")
        if path.is_file()
    }
    assert client <= packed.keys()
    assert {f"src/{name}" for name in client} <= source.keys()
    assert {name.partition("/")[0] for name in source} <= {
        "LICENSE", "MANIFEST.in", "PKG-INFO", "README.md", "pyproject.toml", "setup.cfg", "setup.py", "src",
    }  # fmt: skip
    here = [str(path).encode() for path in (ROOT, built, Path.home())]
    for name, content in (source | packed).items():
        assert not name.endswith((".c", ".so", ".pyc"))
        assert not any(path in content for path in here), f"{name} names a folder of this machine"


def test_the_small_install_brings_the_game_its_command_and_its_bots(
    small: Environment, tmp_path: Path
) -> None:
    assert "ruhr" in run(small.ruhr, "--version")
    run(small.ruhr, "simulate", "--games", "2", "--records", tmp_path)
    record, _ = sorted(tmp_path.glob("*.json"))
    assert "1890" in run(small.ruhr, "replay", record)
    run(small.ruhr, "check", record)
    run(
        small.ruhr,
        "arena",
        "--bots",
        "steuermann,random",
        "--games",
        "1",
        "--workers",
        "1",
        XDG_CACHE_HOME=str(tmp_path),
    )


@pytest.mark.parametrize(
    ("command", "extra"),
    [("serve", "server"), ("worker", "server"), ("play", "server"), ("play --terminal", "terminal")],
)
def test_a_command_says_which_extra_it_lacks(small: Environment, command: str, extra: str) -> None:
    said = run(small.python, "-c", WHERE_NOBODY_SERVES, *command.split(), code=2)
    assert f'pip install "ruhr[{extra}]"' in said
    assert len(said.splitlines()) == 1


def test_the_terminal_comes_with_its_extra(wheel: Path, tmp_path: Path) -> None:
    terminal = Environment(tmp_path, wheel, "terminal")
    said = run(terminal.ruhr, "play", "--terminal", "--language", "en", code=2)
    assert "keyboard" in said


class InstalledServer(RuhrServer):
    """The server of an environment, with no other program in reach."""

    def __init__(self, folder: Path, environment: Environment) -> None:
        super().__init__(folder)
        self._installed = environment

    def start(self) -> None:
        bare = {"PATH": str(self._installed.ruhr.parent), "PYTHONPATH": ""}
        self.run([str(self._installed.ruhr), "serve", "--port", str(self.port)], self.environment | bare)
        self.wait_until_well()


def test_the_server_comes_with_its_extra_and_plays_in_the_browser(wheel: Path, tmp_path: Path) -> None:
    """The page and everything it names are there, and a person plays a whole game with a bot."""
    server = InstalledServer(tmp_path, Environment(tmp_path / "environment", wheel, "server"))
    server.start()
    try:
        page = httpx.get(server.url).text
        named = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert any(name.endswith(".js") for name in named)
        for name in named:
            assert httpx.get(server.url + name).status_code == 200, name
        anna = Guest(server.url)
        table = anna.create([person("Anna"), bot()])
        with anna.socket(table) as live:
            assert live.play_to_the_end(random.Random(1))["status"] == "finished"
    finally:
        server.clean_up()

"""Programs in the arena: whatever they do, the match goes on, and nothing of them stays behind."""

import contextlib
import os
import re
import secrets
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ruhr import RuhrError, arena
from ruhr.arena import Match, play_game, play_here, play_match, summary
from ruhr.cli.arena import BOT_IN_LIST
from ruhr.engine.program import FAULTS

ROOT = Path(__file__).parent.parent.parent
SHELL_BOT = ROOT / "examples" / "first_legal.sh"
#: What a program says before it goes wrong.
INTRODUCTION = """
import sys, time
for line in sys.stdin:
    word = line.split()[0]
    if word == "ruhr":
        print("ok", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "go":
"""
GOING_WRONG = {
    "liar": ('        print("action lock the_moon", flush=True)', "not_legal"),
    "sleeper": ("        time.sleep(600)", "too_late"),
    "crash": ("        sys.exit(1)", "ended"),
    "chatter": ('        while True: print("info " + "la" * 50)', "chatter"),
    "endless line": ('        while True: print("la" * 50, end="")', "chatter"),
    "complaint": ('        print("error bad_position", flush=True)', "complains"),
    "cut off": ('        print("action"); sys.stdout.close(); time.sleep(600)', "not_legal"),
}


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(arena, "user_cache_path", lambda name: tmp_path / name)
    return tmp_path


def program(folder: Path, body: str) -> str:
    """A program of a few lines, as the arena names it."""
    file = folder / "bot.py"
    leave_number = f"import os; open({str(folder / 'pid')!r}, 'w').write(str(os.getpid()))"
    file.write_text(f"#!{sys.executable}\n{leave_number}\n{body}")
    file.chmod(file.stat().st_mode | stat.S_IEXEC)
    return f"exec:{file}"


def is_gone(folder: Path) -> bool:
    """Has the program that wrote its number ended?"""
    number = int((folder / "pid").read_text())
    for _ in range(300):
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


def test_the_bot_of_the_docs_plays(tmp_path: Path) -> None:
    """The ten lines in docs/engine.md are the file that plays here."""
    shown = re.search(r"```sh\n(#!/bin/sh\n.*?)```", (ROOT / "docs" / "engine.md").read_text("utf-8"), re.S)
    assert shown is not None
    assert shown[1] == SHELL_BOT.read_text("utf-8")
    assert len(shown[1].splitlines()) <= 10
    result = play_game(Match((f"exec:{SHELL_BOT}", "random"), games=1, seed=1), 0)
    assert result["faults"] == [None, None]
    assert result["decisions"][0] > 10


@pytest.mark.parametrize("kind", GOING_WRONG)
def test_whatever_a_program_does_the_game_is_played_to_its_end(tmp_path: Path, kind: str) -> None:
    body, fault = GOING_WRONG[kind]
    assert fault in FAULTS
    # Who does not sleep has the time that he needs, however busy the machine is.
    seconds = 0.3 if kind == "sleeper" else 10
    match = Match((program(tmp_path, INTRODUCTION + body), "random"), games=1, seed=2, seconds=seconds)
    result = play_game(match, 0)
    assert result["faults"] == [fault, None]
    assert result["shares"] == [0.0, 1.0]
    assert result["places"] == [2, 1]
    assert summary(match, [result])["bots"][match.bots[0]]["faults"] == {fault: 1}
    assert is_gone(tmp_path)


def processes_with(mark: str) -> list[int]:
    """Whose command holds a mark."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if mark in file.read_bytes().decode("utf-8", "replace"):
                found.append(int(file.parent.name))
    return found


def soon(is_so: Callable[[], object], seconds: float = 20.0) -> bool:
    """Is it so before long?"""
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


@pytest.fixture
def mark() -> Iterator[str]:
    """So many seconds as nobody else sleeps; who still does after the test is woken for good."""
    mark = f"7{secrets.randbelow(10**9):09}"
    yield mark
    for number in processes_with(mark):
        with contextlib.suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)


#: How a program leaves somebody behind who has nothing to do with it any more.
RUNNING_AWAY = {
    "own session": "Popen(['setsid', 'sleep', {mark!r}], stdout=DEVNULL)",
    "own group": "Popen(['sleep', {mark!r}], stdout=DEVNULL, process_group=0)",
    "orphan": "Popen(['sh', '-c', 'setsid sleep {mark} & exit'], stdout=DEVNULL).wait()",
    "nothing left": "Popen(['env', '-i', 'setsid', 'sleep', {mark!r}], stdout=DEVNULL, cwd='/')",
}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a program's group ends with it")
@pytest.mark.parametrize("ends", ["at once", "never"])
@pytest.mark.parametrize("way", RUNNING_AWAY)
def test_nothing_that_a_program_has_started_stays_behind(
    tmp_path: Path, mark: str, way: str, ends: str
) -> None:
    away = RUNNING_AWAY[way].format(mark=mark)
    ending = "sys.exit()" if ends == "at once" else "time.sleep(600)"
    body = f"""
        from subprocess import DEVNULL, Popen
        {away}
        time.sleep(0.2)
        open({str(tmp_path / "away")!r}, "w")
        {ending}
    """
    match = Match((program(tmp_path, INTRODUCTION + body), "random"), games=1, seed=2, seconds=2)
    result = play_game(match, 0)
    assert (tmp_path / "away").exists(), "it has started somebody"
    assert result["faults"] == ["ended" if ends == "at once" else "too_late", None]
    assert processes_with(mark) == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a program's group ends with it")
def test_who_plays_beside_a_program_is_not_ended_with_it(tmp_path: Path, mark: str) -> None:
    """Neither the other program of the game nor what else the process has started."""
    with subprocess.Popen(["sleep", mark], start_new_session=True) as other:
        bots = (program(tmp_path, INTRODUCTION + "        sys.exit()"), f"exec:{SHELL_BOT}")
        assert play_game(Match(bots, games=1, seed=2), 0)["faults"] == ["ended", None]
        assert other.poll() is None
        other.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is no /proc to look into")
@pytest.mark.parametrize(
    ("told", "code"),
    [(signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGKILL, -9)],
    ids=["told to end", "interrupted", "killed"],
)
@pytest.mark.parametrize("group", [False, True], ids=["itself", "its whole group"])
def test_an_arena_that_ends_takes_workers_and_programs_with_it(
    tmp_path: Path, mark: str, told: int, code: int, group: bool
) -> None:
    """As the terminal interrupts, a service manager tells to end, and who lacks memory kills."""
    file = tmp_path / f"bot_{mark}.py"
    file.write_text(
        f"{INTRODUCTION}        import subprocess; subprocess.Popen(['setsid', 'sleep', {mark!r}])\n"
        f"        open({str(tmp_path / 'away')!r}, 'w'); time.sleep(600)\n"
    )
    bots = f"exec:{sys.executable} {file},random"
    words = ("arena", "--bots", bots, "--games", "20", "--workers", "2", "--seconds", "600")
    # These tests may run in the background of a shell, where interruptions are ignored.
    command = ["env", "--default-signal=INT", str(Path(sys.executable).with_name("ruhr")), *words]
    own_folder = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    with subprocess.Popen(command, env=os.environ | own_folder, start_new_session=True) as match:
        try:
            assert soon((tmp_path / "away").exists, 60)
            assert len(processes_with(mark)) > 5
            tell = os.killpg if group else os.kill
            tell(match.pid, told)
            assert match.wait(60) == code
        finally:
            match.kill()
    assert soon(lambda: not processes_with(mark)), processes_with(mark)
    assert soon(lambda: not session_of(match.pid)), "its workers"


def session_of(number: int) -> list[str]:
    """Who lives in a session."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, *numbers = file.read_text().rpartition(")")[2].split()
            if int(numbers[2]) == number and state != "Z":
                found.append(file.parent.name)
    return found


def test_who_wants_no_more_results_waits_for_none(tmp_path: Path) -> None:
    """Games that were begun ahead are not played to their end."""
    slow = program(tmp_path, INTRODUCTION + "        time.sleep(600)")
    played = play_here(Match((slow, "random"), games=4, seed=1, seconds=60), range(4), 1)
    with pytest.raises(TimeoutError), contextlib.closing(played), interrupted_in(3):
        next(played)
    assert is_gone(tmp_path)


@contextlib.contextmanager
def interrupted_in(seconds: float) -> Iterator[None]:
    """Raise `TimeoutError` if this takes longer."""

    def interrupt(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_who_never_says_anything_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruhr.engine.program.INTRODUCING", 5)
    match = Match((program(tmp_path, "import time; time.sleep(600)"), "random"), games=1, seed=2)
    assert play_game(match, 0)["faults"] == ["too_late", None]
    assert is_gone(tmp_path)


def test_what_cannot_be_started_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text("#!/nowhere/at/all\n")
    file.chmod(file.stat().st_mode | stat.S_IEXEC)
    result = play_game(Match((f"exec:{file}", "random"), games=1, seed=2), 0)
    assert result["faults"] == ["does_not_start", None]


def test_a_program_that_is_not_there_is_refused() -> None:
    with pytest.raises(RuhrError) as refused:
        Match(("exec:./nobody", "random"), games=1, seed=1)
    assert refused.value.code == "arena_no_program"


def test_a_program_that_was_changed_plays_another_match(tmp_path: Path) -> None:
    """Results of what a program was before are not those of what it is now."""
    match = Match((program(tmp_path, "one"), "random"), games=2, seed=1)
    before = match.file
    assert match.file == before
    program(tmp_path, "another")
    assert match.file != before
    program(tmp_path, "one")
    assert match.file == before


@pytest.mark.parametrize("words", ["{python} {file}", "{python} bot.txt", "{python} -u --weights={file}"])
def test_a_file_that_a_programs_words_name_belongs_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "bot.txt"
    file.write_text("one")
    match = Match((f"exec:{words.format(python=sys.executable, file=file)}", "random"), games=2, seed=1)
    before = match.file
    file.write_text("another")
    assert match.file != before


def test_the_same_words_in_another_folder_are_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a program finds beside itself is in no word of its command."""
    match = Match((f"exec:{sys.executable} -c 'import mybot'", "random"), games=2, seed=1)
    before = match.file
    monkeypatch.chdir(tmp_path)
    assert match.file != before


def test_what_a_program_played_before_it_was_changed_is_not_shown(tmp_path: Path) -> None:
    match = Match((program(tmp_path, "raise SystemExit"), "random"), games=1, seed=1)
    assert [result["faults"] for result in play_match(match, workers=1)] == [["ended", None]]
    program(tmp_path, INTRODUCTION + '        print("action lock the_moon", flush=True)')
    assert [result["faults"] for result in play_match(match, workers=1)] == [["not_legal", None]]


def test_a_quotation_without_an_end_is_no_program() -> None:
    with pytest.raises(RuhrError) as refused:
        Match((f"exec:{sys.executable} 'bot.py", "random"), games=1, seed=1)
    assert refused.value.code == "arena_no_program"


@pytest.mark.parametrize(
    ("said", "bots"),
    [
        ("reeder:500, kapitaen", ["reeder:500", "kapitaen"]),
        ('exec:./bot \'a,b\' "c,\\"d",random', ['exec:./bot \'a,b\' "c,\\"d"', "random"]),
        (r"exec:./bot a\,b,random", [r"exec:./bot a\,b", "random"]),
        ("exec:./bot 'a,random", ["exec:./bot 'a", "random"]),
        ("random,,random,", ["random", "", "random", ""]),
    ],
)
def test_commas_part_bots_unless_they_belong_to_their_words(said: str, bots: list[str]) -> None:
    assert [bot.strip() for bot in BOT_IN_LIST.findall(f"{said},")] == bots


def test_a_programs_words_may_hold_commas(tmp_path: Path) -> None:
    """From the command line to the program."""
    bot = program(tmp_path, f"open({str(tmp_path / 'words')!r}, 'w').write(repr(sys.argv[1:]))")
    words = ["arena", "--bots", f"{bot} 'pilot, wage' a\\,b,random", "--games", "2", "--workers", "1"]
    (tmp_path / "bot.py").write_text((tmp_path / "bot.py").read_text().replace("import os", "import os, sys"))
    own_folder = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    command = str(Path(sys.executable).with_name("ruhr"))
    subprocess.run([command, *words], env=os.environ | own_folder, check=True, capture_output=True)
    assert (tmp_path / "words").read_text() == repr(["pilot, wage", "a,b"])


def test_our_engine_plays_like_the_bot_that_it_is() -> None:
    engine = f"exec:{Path(sys.executable).with_name('ruhr')} engine --bot bootsmann"
    by_lines = play_game(Match((engine, "schiffsjunge"), games=1, seed=3, seconds=20), 0)
    at_home = play_game(Match(("bootsmann", "schiffsjunge"), games=1, seed=3), 0)
    assert by_lines["faults"] == [None, None]
    assert by_lines["points"] == at_home["points"]

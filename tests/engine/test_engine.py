"""The engine's end of the line protocol (docs/engine.md), line by line."""

import contextlib
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from ruhr import Game
from ruhr.engine.engine import Engine
from ruhr.engine.words import legal, newgame, position_line
from ruhr.trajectory import Trajectory, came_by_chance
from ruhr.vocabulary import vocabulary

#: More digits than Python makes a number of.
ENDLESS = "9" * 5000
NEW_GAME = "newgame players {} seat {} calmer_water 0 board standard-2"
COMMAND = [str(Path(sys.executable).with_name("ruhr")), "engine", "--bot"]


def dialogue(*lines: str, bot: str = "bootsmann") -> list[str]:
    """What the engine says to these lines."""
    said: list[str] = []
    Engine(bot, said.append).run(lines)
    return said


def asked(game: Game) -> tuple[str, str, str]:
    """The lines that lead to a decision."""
    seat = game.actor
    assert seat is not None
    trajectory = Trajectory(len(game.names), calmer_water=False)
    for step in (int(game.record().deal["first"]), *came_by_chance(game.opening)):
        trajectory.go_on(step)
    return (
        newgame(len(game.names), seat, False, game.board.identity),
        position_line(game, trajectory.record()),
        legal(game),
    )


def test_it_introduces_itself() -> None:
    said = dialogue("ruhr 1")
    assert said[0].startswith("id name ruhr ")
    assert said[1].startswith("id author ")
    assert said[2].startswith("option bot choice bootsmann random ")
    assert said[-1] == "ok"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("ruhr 2", "error version 1"),
        ("isready", "readyok"),
        ("setoption colour red", "error unknown_option colour"),
        ("setoption bot admiral", "error bad_value bot admiral"),
        ("newgame players 5 seat 0 calmer_water 0 board standard-2", "error bad_value players 5"),
        ("newgame players 2 seat 2 calmer_water 0 board standard-2", "error bad_value seat 2"),
        ("newgame players 2 seat 0 calmer_water no board standard-2", "error bad_value calmer_water no"),
        ("newgame players 2 seat 0 calmer_water 0 board mine", "error bad_value board mine"),
        ("newgame players 2", "error bad_value players 2"),
        ("position {", "error bad_position JSONDecodeError"),
        ("position []", "error bad_position ValueError"),
        ('position {"record": {}}', "error bad_position record_format"),
        (NEW_GAME.format(ENDLESS, 0), f"error bad_value players {ENDLESS}"),
        (NEW_GAME.format(2, ENDLESS), f"error bad_value seat {ENDLESS}"),
        (f"position {'[' * 200_000}", "error bad_position RecursionError"),
        ("go", "error no_position"),
        (f"go looks {ENDLESS}", f"error bad_value go looks {ENDLESS}"),
        ("go fast", "error bad_value go fast"),
        ("go seconds -1", "error bad_value go seconds -1"),
        ("dance", "error unknown_command dance"),
    ],
)
def test_what_it_answers(line: str, answer: str) -> None:
    assert dialogue(line) == [answer]


@pytest.mark.parametrize(
    "line", ["", "stop", "setoption bot random", "setoption seed 5", "legal pass", "quit"]
)
def test_what_it_does_not_answer(line: str) -> None:
    assert dialogue(line) == []


@pytest.mark.parametrize("go", ["go", "go looks 20", "go seconds 0.05"])
def test_it_decides(go: str) -> None:
    game = Game.new(3, seed=4)
    said = dialogue(*asked(game), go, bot="steuermann")
    word, _, action = said[-1].partition(" ")
    assert word == "action"
    assert action in [str(one) for one in game.legal_actions()]


def test_it_goes_on_after_an_error() -> None:
    game = Game.new(2, seed=4)
    said = dialogue("nonsense", *asked(game), "go")
    assert said[0].startswith("error")
    assert said[-1].startswith("action")


def test_a_position_holds_nothing_hidden() -> None:
    """Two games that look alike are told alike, whatever lies face down and under the obstacles."""
    record = Game.new(2, seed=1).record()
    hidden = {part: record.deal[part][::-1] for part in ("obstacles", "countries")}
    other = replace(record, deal={**record.deal, **hidden})
    assert other != record
    assert asked(Game.from_record(other)) == asked(Game.from_record(record))


def test_a_record_without_anything_hidden_replays_to_the_same_position() -> None:
    game = Game.new(4, seed=3)
    book = vocabulary(game.board)
    trajectory = Trajectory(4, calmer_water=False)
    for step in (int(game.record().deal["first"]), *came_by_chance(game.opening)):
        trajectory.go_on(step)
    while not game.over:
        action = game.legal_actions()[-1]
        code = book.code(action)
        assert code is not None
        for step in (code, *came_by_chance(game.play(action))):
            trajectory.go_on(step)
    assert str(Game.from_record(trajectory.record()).position()) == str(game.position())


def test_the_command_is_ready_while_it_thinks_and_stops_at_once() -> None:
    """A shipowner would think for a long time."""
    with subprocess.Popen(
        [*COMMAND, "reeder"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        game = Game.new(4, seed=2)
        for line in (*asked(game), "go seconds 600", "isready"):
            print(line, file=engine.stdin, flush=True)
        assert engine.stdout.readline() == "readyok\n"
        time.sleep(0.1)
        print("stop", file=engine.stdin, flush=True)
        assert engine.stdout.readline().startswith("info ")
        assert engine.stdout.readline().startswith("action ")
        engine.stdin.close()
        assert engine.wait(60) == 0


@pytest.mark.parametrize("encoding", ["utf-8:strict", "latin-1:strict", "ascii:strict"])
def test_bytes_that_are_no_text_are_a_line_like_any_other(encoding: str) -> None:
    """However the environment would have them read and written."""
    environment = os.environ | {"PYTHONIOENCODING": encoding}
    done = subprocess.run(
        [*COMMAND, "bootsmann"],
        input=b"d\xff\xfence\nposition {\xff\nsetoption bot b\xc3\xa4r\nisready\n",
        capture_output=True,
        check=True,
        env=environment,
    )
    assert done.stderr == b""
    assert done.stdout.decode("utf-8").splitlines() == [
        "error unknown_command d\ufffd\ufffdnce",
        "error bad_position JSONDecodeError",
        "error bad_value bot bär",
        "readyok",
    ]


@pytest.mark.parametrize("last", ["isready", "go"])
def test_it_ends_quietly_when_nobody_hears_it(last: str) -> None:
    """Also if it finds out while it thinks."""
    with subprocess.Popen(
        [*COMMAND, "bootsmann"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        assert engine.stderr is not None
        for line in (*asked(Game.new(2, seed=4)), "isready"):
            print(line, file=engine.stdin, flush=True)
        assert engine.stdout.readline() == "readyok\n"
        engine.stdout.close()
        print(last, file=engine.stdin, flush=True)
        time.sleep(0.5)
        with contextlib.suppress(BrokenPipeError):
            print("isready", file=engine.stdin, flush=True)
        with contextlib.suppress(BrokenPipeError):
            engine.stdin.close()
        assert engine.wait(60) == 0
        assert engine.stderr.read() == ""

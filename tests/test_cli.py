"""The command `ruhr`, used as a person or a program would."""

import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import click
import pytest

from ruhr import Game, Record, standard_board
from ruhr.cli import command_line, is_compiled
from ruhr.cli.play import page_of
from ruhr.commitment import check_fairness, shown_fingerprint
from ruhr.language import LANGUAGES, Speaker
from tests.test_commitment import fair_record


def ruhr(*words: str | Path, text: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command and catch what it says."""
    return subprocess.run(
        [sys.executable, "-c", "from ruhr.cli import main; main()", *map(str, words)],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with three recorded games."""
    folder = tmp_path_factory.mktemp("records")
    done = ruhr("simulate", "--games", "3", "--players", "3", "--seed", "7", "--records", folder)
    assert done.returncode == 0, done.stderr
    return folder


def refused(*words: str | Path) -> str:
    """What is said of something that is not right; it is no crash."""
    done = ruhr(*words, "--language", "en")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stderr


def test_version_says_whether_the_core_is_compiled() -> None:
    said = ruhr("--version", "--language", "en").stdout
    assert ("core compiled" in said, "core uncompiled" in said) == (is_compiled(), not is_compiled())


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_every_language(language: str) -> None:
    """Of every command and every option."""
    english, spoken = (command_line(Speaker(spoken)) for spoken in ("en", language))
    for name, command in {"ruhr": spoken, **spoken.commands}.items():
        other: click.Command = english if name == "ruhr" else english.commands[name]
        assert command.help
        assert (command.help == other.help) == (language == "en")
        for told, meant in zip(command.params, other.params, strict=True):
            if isinstance(told, click.Option) and isinstance(meant, click.Option):
                assert told.help
                assert (told.help == meant.help) == (language == "en"), (name, told.name)
    done = ruhr("simulate", "--help", "--language", language)
    assert done.returncode == 0
    assert Speaker(language).say("cli-simulate") in " ".join(done.stdout.split())


def test_simulate_plays_the_same_games_for_the_same_seed() -> None:
    runs = [
        ruhr("simulate", "--games", "20", "--players", "2", "--calmer-water", "--seed", "3") for _ in range(2)
    ]
    tables = [run.stdout.split("\n", 1)[1] for run in runs]
    assert tables[0] == tables[1]
    assert "%" in tables[0]
    other = ruhr("simulate", "--games", "20", "--players", "2", "--calmer-water", "--seed", "4")
    assert other.stdout.split("\n", 1)[1] != tables[0]


def test_simulated_records_are_valid(records: Path) -> None:
    done = ruhr("check", "--language", "en", *sorted(records.iterdir()))
    assert done.returncode == 0
    assert done.stdout.count("a finished game") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_all_twelve_turns(records: Path, language: str) -> None:
    done = ruhr("replay", sorted(records.iterdir())[0], "--language", language)
    assert done.returncode == 0
    turns = [line for line in done.stdout.splitlines() if line and not line.startswith(" ")]
    assert len(turns) == 12
    for number, turn in enumerate(turns, 1):
        assert re.search(rf"\b{number}\b", turn)


def test_replay_json_has_one_line_before_each_action_and_one_at_the_end(records: Path) -> None:
    path = sorted(records.iterdir())[0]
    actions = json.loads(path.read_text("utf-8"))["actions"]
    lines = [json.loads(line) for line in ruhr("replay", path, "--json").stdout.splitlines()]
    assert len(lines) == len(actions) + 1
    for step, (line, action) in enumerate(zip(lines, actions, strict=False)):
        assert list(line) == ["step", "turn", "phase", "actor", "legal", "points", "thalers", "pool", "debts"]
        assert line["step"] == step
        assert action in line["legal"]
        assert line["legal"] == sorted(line["legal"])
        assert len(line["points"]) == 3
    assert list(lines[-1]) == ["final"]
    assert list(lines[-1]["final"]) == ["points", "winners"]


def edited(records: Path, tmp_path: Path, cut: int, *more: str) -> Path:
    """A copy of a record with its actions cut off and others put in their place."""
    record = json.loads(sorted(records.iterdir())[0].read_text("utf-8"))
    record["actions"] = record["actions"][:cut] + list(more)
    path = tmp_path / "edited.json"
    path.write_text(json.dumps(record), "utf-8")
    return path


def test_replay_json_of_an_unfinished_game_ends_with_what_is_asked(records: Path, tmp_path: Path) -> None:
    lines = ruhr("replay", edited(records, tmp_path, 5), "--json").stdout.splitlines()
    assert len(lines) == 6
    last = json.loads(lines[-1])
    assert list(last) == ["unfinished"]
    assert list(last["unfinished"]) == ["actor", "legal"]


def test_replay_stops_at_an_illegal_step(records: Path, tmp_path: Path) -> None:
    """The steps before it are told, then step, action and refusal on the error stream."""
    path = edited(records, tmp_path, 4, "repay")
    done = ruhr("replay", path, "--json", "--language", "en")
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 5
    assert "Step 4" in done.stderr
    assert "repay" in done.stderr
    assert "Traceback" not in done.stderr
    assert "Step 4" in refused("replay", path)


def test_position_prints_a_line_that_can_be_played_on(records: Path) -> None:
    path = sorted(records.iterdir())[0]
    record = Record.from_text(path.read_text("utf-8"))
    record.actions = record.actions[:40]
    game = Game.from_record(record)
    assert ruhr("position", path, "--step", "40").stdout == f"{game.position()}\n"
    assert ruhr("position", path, "--step", "40", "--hidden").stdout == f"{game.position(hidden=True)}\n"
    assert ", over;" in ruhr("position", path).stdout
    done = ruhr("position", path, "--step", "9999", "--language", "en")
    assert done.returncode == 1
    assert "9,999" in done.stderr or "9999" in done.stderr


def test_play_names_what_is_wrong_with_a_position_and_where() -> None:
    for words in ((), ("--terminal",)):
        done = ruhr("play", "--language", "en", *words, "--position", "turn 4; dice moon 3")
        assert done.returncode == 1
        assert "14" in done.stderr
        assert "moon" in done.stderr


def test_a_position_opens_at_a_page_address_of_its_own() -> None:
    page = urlsplit(page_of("turn 4, phase 3; red: 3 thalers", standard_board()))
    assert page.path == "position"
    assert parse_qs(page.query) == {"p": ["standard-2, 4 players, turn 4, phase 3; red: 3 thalers"]}


def test_review_tells_of_a_game_in_words_as_json_and_as_a_page(records: Path, tmp_path: Path) -> None:
    game, page = sorted(records.glob("*.json"))[0], tmp_path / "review.html"
    done = ruhr("review", game, "--looks", "60", "--json", "--html", page)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert len(told["decisions"]) == len(Record.from_text(game.read_text("utf-8")).actions)
    assert told["players"][0] in page.read_text("utf-8")
    said = ruhr("review", game, "--seconds", "0.1", "--seat", "1", "--language", "en").stdout
    assert told["players"][1] in said
    assert "Expected at the start" in said
    assert "no such seat" in refused("review", game, "--seat", "3")


def test_only_a_finished_game_is_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "begun.json"
    file.write_text(Game.new(2, seed=1).record().to_text(), "utf-8")
    assert "played to its end" in refused("review", file)


def test_check_says_what_is_wrong_with_each_file(records: Path, tmp_path: Path) -> None:
    good = sorted(records.iterdir())[0]
    bad = edited(records, tmp_path, 3, "fly")
    missing = tmp_path / "nothing.json"
    done = ruhr("check", good, bad, missing, "--language", "en")
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 1
    assert len(done.stderr.splitlines()) == 2
    assert "fly" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_what_was_checked_of_a_deal(tmp_path: Path, language: str) -> None:
    record, say = fair_record(), Speaker(language).say
    file = tmp_path / "fair.json"
    file.write_text(record.to_text(), "utf-8")
    done = ruhr("verify", file, "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    fingerprint = shown_fingerprint(check_fairness(record, standard_board()))
    first, *lines = done.stdout.splitlines()
    assert first == say("cli-verify_fair", file=str(file))
    names = Speaker(language).listed(["Anna", "Ben"])
    assert [line.strip() for line in lines] == [
        say("cli-verify_shown", fingerprint=fingerprint),
        say("cli-verify_secret"),
        say("cli-verify_shares", names=names),
        say("cli-verify_deal"),
        say("cli-verify_game", steps=len(record.actions)),
    ]


def test_verify_compares_the_fingerprint_that_was_noted(tmp_path: Path) -> None:
    record = fair_record((None, None))
    file = tmp_path / "fair.json"
    file.write_text(record.to_text(), "utf-8")
    fingerprint = check_fairness(record, standard_board())
    noted = ruhr("verify", file, "--fingerprint", shown_fingerprint(fingerprint), "--language", "en")
    assert noted.returncode == 0
    assert "as you noted it" in noted.stdout
    assert "the server could have chosen the deal" in noted.stdout
    assert "not that of this deal" in refused("verify", file, "--fingerprint", "3f7a-91c2-08be-77d1")


def test_verify_tells_programs_what_it_found(tmp_path: Path) -> None:
    record = fair_record((None, "b2" * 32))
    file = tmp_path / "fair.json"
    file.write_text(record.to_text(), "utf-8")
    fingerprint = check_fairness(record, standard_board())
    assert json.loads(ruhr("verify", file, "--json").stdout) == {
        "fair": True,
        "fingerprint": fingerprint,
        "shown": shown_fingerprint(fingerprint),
        "noted": False,
        "added": [1],
        "decisions": len(record.actions),
    }


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (lambda record: record.pop("fairness"), "fairness_missing"),
        (lambda record: record["fairness"].update(secret="0" * 64), "fairness_commitment"),
        (lambda record: record["deal"]["bag"].reverse(), "fairness_deal"),
        (lambda record: record["actions"].append("sell duisburg"), "record_unknown_action"),
        (lambda record: record["fairness"].update(shares=[None]), "deal_count"),
        (lambda record: record.update(format="ruhr/9"), "record_format"),
        (lambda record: record.update(board="standard-1"), "record_edition"),
    ],
)
def test_verify_finds_what_was_changed_and_has_a_code_for_it(
    tmp_path: Path, edit: Callable[[dict[str, Any]], object], code: str
) -> None:
    record = fair_record().to_json()
    edit(record)
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(record), "utf-8")
    done = ruhr("verify", file, "--json")
    found = json.loads(done.stdout)
    assert (done.returncode, found["fair"], found["error"]["code"]) == (1, False, code)
    assert str(file) in refused("verify", file)


def test_verify_of_no_file_at_all_has_a_code_too(tmp_path: Path) -> None:
    done = ruhr("verify", tmp_path / "nowhere.json", "--json")
    assert (done.returncode, json.loads(done.stdout)["error"]["code"]) == (1, "file_unreadable")


def test_arena_plays_a_match_and_says_what_came_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    words = ("arena", "--bots", "steuermann,random", "--games", "4", "--seed", "1", "--workers", "1")
    found = json.loads(ruhr(*words, "--json").stdout)
    assert found["games"] == 4
    assert found["bots"]["steuermann"]["wins"][0] == 1
    assert "Helmsman" in ruhr(*words, "--language", "en").stdout
    assert "3 players" in refused("arena", "--players", "3", "--bots", "random,random")
    assert "nobody" in refused("arena", "--bots", "random,nobody")


@pytest.mark.parametrize("text", ["", "{}", "[1, 2]", "\x00\x01"])
def test_files_that_are_no_records_get_a_clear_error(tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text, "utf-8")
    for done in (ruhr("check", path), ruhr("replay", path), ruhr("replay", path, "--json")):
        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        assert done.stderr.strip()


def test_simulate_on_an_edited_board(tmp_path: Path) -> None:
    text = files("ruhr.board").joinpath("standard.toml").read_text("utf-8")
    board = tmp_path / "my.toml"
    board.write_text(text.replace("shift_price = 2", "shift_price = 1"), "utf-8")
    folder = tmp_path / "records"
    done = ruhr("simulate", "--games", "2", "--board", board, "--records", folder)
    assert done.returncode == 0, done.stderr
    record = sorted(folder.iterdir())[0]
    assert json.loads(record.read_text("utf-8"))["board"].startswith("edited-")
    assert ruhr("check", record, "--board", board).returncode == 0
    assert "edited-" in refused("check", record)


@pytest.mark.parametrize("command", [("simulate", "--games", "2"), ("serve", "--port", "0"), ("play",)])
def test_the_key_of_a_bad_board_is_named(tmp_path: Path, command: tuple[str, ...]) -> None:
    text = files("ruhr.board").joinpath("standard.toml").read_text("utf-8")
    board = tmp_path / "my.toml"
    board.write_text(text.replace("debt_spaces = 4", 'debt_spaces = "four"'), "utf-8")
    assert "players.debt_spaces" in refused(*command, "--board", board)


@pytest.mark.parametrize(
    "words", [["simulate", "--players", "5"], ["simulate", "--games", "0"], ["fly"], ["replay"]]
)
def test_wrong_use_ends_with_code_two(words: list[str]) -> None:
    assert ruhr(*words).returncode == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--opponents", "kapitaen,nobody"], "nobody"),
        (["--opponents", "random,random,random,random"], "4"),
        (["--players", "2", "--opponents", "random,random"], "2"),
        (["--thinking", "forever"], "quick"),
        (["--thinking", "long"], "keyboard"),
        (["--terminal"], "keyboard"),
        (["--terminal", "--position", "3 players, turn 4", "--opponents", "random"], "3"),
        (["--terminal", "--position", "3 players, turn 4"], "keyboard"),
        (["--position", "3 players, turn 4", "--resume", "game.json"], "either --position or --resume"),
    ],
)
def test_play_says_what_is_missing(words: list[str], said: str) -> None:
    done = ruhr("play", "--language", "en", *words)
    assert done.returncode == 2
    assert said in done.stderr


def test_play_names_what_is_wrong_with_a_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("{}", "utf-8")
    assert "format" in refused("play", "--resume", path)
    assert "seat 0" in refused("play", "--name", "")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo terminal")
def test_play_in_a_terminal_can_be_left_and_saves_the_game(tmp_path: Path) -> None:
    """Play until the first decision is asked for, then quit."""
    import pty

    ours, theirs = pty.openpty()
    playing = subprocess.Popen(
        [sys.executable, "-c", "from ruhr.cli import main; main()", "play", "--terminal", "--seed", "1"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=tmp_path,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30"},
    )
    os.close(theirs)
    shown = b""
    while b"Nachtigall" not in shown:
        shown += os.read(ours, 65536)
    os.write(ours, b"q")
    with contextlib.suppress(OSError):
        while os.read(ours, 65536):
            pass
    assert playing.wait(timeout=60) == 0
    os.close(ours)
    (saved,) = tmp_path.glob("ruhr-*.json")
    assert ruhr("check", saved).returncode == 0

"""Bad input gets a clear error: a sample of `make fuzz`, and what it has found before."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tools.fuzz import Findings, fuzz

from ruhr.board.loading import board_from_text
from ruhr.errors import BoardError, RecordError, RuhrError
from ruhr.game import Game
from ruhr.language import LANGUAGES, Speaker
from ruhr.record import Record
from tests.board.test_loading import TEXT

GOLDEN = Path(__file__).parent / "golden" / "2-players-0.json"


def test_spoiled_files_are_taken_or_refused_in_words() -> None:
    findings = fuzz(400, seed=18, quiet=True)
    assert findings.failed == [], str(findings)
    assert findings.taken > 0
    assert len(findings.refused) > 15


def test_what_is_found_is_told_by_its_kind() -> None:
    findings = Findings(
        failed=[("board", 1, "Traceback\nValueError: too long"), ("board", 2, "ValueError: too long")]
    )
    assert "2 × board: ValueError: too long" in str(findings)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "found",
    [
        10**27,
        10**28,
        -(10**28),
        10**400,
        16**6000,
        "x" * 3000,
        "\ud800",
        ["x" * 3000] * 40,
        [16**6000],
        {"x" * 3000: 1},
    ],
    ids=lambda found: str(type(found).__name__),
)
def test_whatever_an_error_repeats_can_be_said(language: str, found: object) -> None:
    error = RuhrError("record_format", found=found, expected="ruhr/1")
    words = Speaker(language).error(error)
    assert words.encode()
    assert len(words) < 2500
    assert str(error)


@pytest.mark.parametrize("number", [10**27, 10**28, 10**400])
def test_numbers_of_many_digits_are_out_of_range(number: int) -> None:
    record = json.loads(GOLDEN.read_text("utf-8"))
    record["deal"]["first"] = number
    with pytest.raises(RecordError, match="deal_first") as refused:
        Game.from_record(Record.from_json(record))
    with pytest.raises(BoardError, match="board_out_of_range") as caught:
        board_from_text(TEXT.replace("start_thalers = ", f"start_thalers = {number}", 1))
    for language in LANGUAGES:
        assert Speaker(language).error(refused.value)
        assert Speaker(language).error(caught.value)


def test_halves_of_characters_are_no_text() -> None:
    record = json.loads(GOLDEN.read_text("utf-8"))
    record["taken_back"] = [{"step": 1, "actions": ["\ud800"]}]
    with pytest.raises(RecordError, match="record_wrong_type"):
        Record.from_json(record)


@pytest.mark.parametrize(
    "arguments",
    [
        ["position", str(GOLDEN), "--step", "9" * 30],
        ["check", "x" * 3000],
        ["check", "{folder}/number.json"],
        ["replay", "{folder}/long.json"],
        ["simulate", "--games", "1", "--board", "{folder}/board.toml"],
    ],
    ids=["step", "file name", "number", "long", "board"],
)
def test_the_command_line_complains_in_a_sentence(tmp_path: Path, arguments: list[str]) -> None:
    tmp_path.joinpath("number.json").write_text('{"format": %s}' % ("9" * 28))
    tmp_path.joinpath("long.json").write_text(json.dumps({"format": "x" * 5000}))
    tmp_path.joinpath("board.toml").write_text(
        TEXT.replace("start_thalers = ", f"start_thalers = {'9' * 28}", 1)
    )
    given = [argument.replace("{folder}", str(tmp_path)) for argument in arguments]
    command = [sys.executable, "-c", "from ruhr.cli import main; main()", *given]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert 0 < len(done.stderr) < 6000

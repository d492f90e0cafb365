"""Whole recorded games, some with rare occurrences, must replay to the same positions for ever."""

import hashlib
import json
from pathlib import Path

import pytest
from tools.golden import RARE, happenings

from ruhr import Game, Record, standard_board
from ruhr.game import chance_of
from ruhr.playout import count_sequences
from ruhr.rules.sequence_of_play import play_on
from ruhr.rules.set_up import shuffled_deal, table
from tests.invariants import check_conservation, digest_of

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(path for path in FOLDER.glob("*.json") if path.name != "digests.json")
DIGESTS = json.loads(FOLDER.joinpath("digests.json").read_text("utf-8"))


def record(path: Path) -> Record:
    return Record.from_text(path.read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_record_replays_to_the_same_positions(path: Path) -> None:
    digests = []
    for game, _ in Game.replay(record(path)):
        check_conservation(game._state)
        digests.append(digest_of(game._state))
    assert hashlib.sha256("\n".join(digests).encode()).hexdigest()[:16] == DIGESTS[path.stem]
    assert game.over


def test_golden_records_show_every_rare_occurrence() -> None:
    assert set().union(*(happenings(record(path)) for path in RECORDS)) == set(RARE)


def test_golden_records_cover_every_kind_of_game() -> None:
    kinds = {(len(game.players), game.calmer_water) for game in map(record, RECORDS)}
    assert len(kinds) == 6


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, [4, 18, 86, 252, 1434, 9582]),
        (3, [4, 18, 88, 272, 1344, 3408]),
        (4, [4, 18, 86, 284, 1428, 3864]),
    ],
)
def test_number_of_decision_sequences(players: int, counts: list[int]) -> None:
    """How many ways there are to go on for so many decisions, counted as chess programs count theirs."""
    board = standard_board()
    s = table(board, players, False, shuffled_deal(board, players, False, chance_of("perft")))
    play_on(s)
    assert [count_sequences(s, depth) for depth in range(1, 7)] == counts

"""The compiled and the uncompiled core are the same game."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ruhr import standard_board
from ruhr.cli import is_compiled
from ruhr.game import chance_of
from ruhr.rules.actions import OVER
from ruhr.rules.sequence_of_play import play, play_on
from ruhr.rules.set_up import shuffled_deal, table
from tests.invariants import digest_of

ROOT = Path(__file__).parent.parent
GAMES = 60


def checksum() -> str:
    """Over every position of seeded whole games, hidden things and events included."""
    total = hashlib.sha256()
    board = standard_board()
    for number in range(GAMES):
        players, calmer_water = 2 + number % 3, number % 2 == 0
        chance = chance_of(f"checksum {number}")
        s = table(board, players, calmer_water, shuffled_deal(board, players, calmer_water, chance))
        s.events = []
        play_on(s)
        while s.decision != OVER:
            total.update(digest_of(s).encode())
            play(s, s.choices[chance.below(s.choice_count)])
        total.update(repr([tuple(map(int, event)) for event in s.events]).encode())
    return total.hexdigest()


@pytest.mark.skipif(not is_compiled(), reason="the compiled run compares both")
def test_compiled_and_uncompiled_play_the_same_games() -> None:
    program = "from tests.test_compiled import *; assert not is_compiled(); print(checksum())"
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    other = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert other.stdout.strip() == checksum()

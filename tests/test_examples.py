"""The examples run, with little to do."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from ruhr.observation import SIZE

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
RUNS = {
    "random_rollouts.py": ("", "vector"),
    "tabular.py": ("--games 20", "numbers in the table"),
    "masked_ppo.py": ("--steps 256 --opponent random --picture {folder}/curve.svg", "games; first"),
    "openspiel_mcts.py": ("--games 1 --simulations 2 --decisions 4", "game 1: helmsman"),
    "selfplay_ray.py": ("--processes 1 --games 4 --output {folder}/games.npz", "mean reward by seat"),
}


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(RUNS)


@pytest.mark.parametrize("name", RUNS)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    words, expected = RUNS[name]
    done = subprocess.run(
        [sys.executable, EXAMPLES / name, *words.format(folder=tmp_path).split()],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert expected in done.stdout
    if "--output" in words:
        rows = np.load(tmp_path / "games.npz")
        assert rows["observation"].shape == (len(rows["action"]), SIZE)
        assert rows["mask"][np.arange(len(rows["action"])), rows["action"]].all()
        assert set(np.sign(rows["reward"])) == {-1, 1}
    if "--picture" in words:
        assert "<svg" in (tmp_path / "curve.svg").read_text("utf-8")

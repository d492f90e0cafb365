"""A training from its plan to its last network: games, fitting and gate, round after round.

Everything is kept in a folder as soon as it is done, and what is there is not done again:

    plan.json         what the training is to do
    games/            positions, packed: judged-0000.npz, round-01-0000.npz …
    fits/             what was fitted in each round: round-00.pt …
    networks/         every network: round-00.network …
    log.jsonl         a line for every round: how well it foresees, and how it did at the gate
    curves.svg        the same as a picture
    best.network      the best network so far
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from ruhr.bots.networks import write_network
from ruhr.training.crew import Crew
from ruhr.training.fitting import Fit, Weights, fit, new_weights
from ruhr.training.plan import TrainingPlan, keep_plan
from ruhr.training.positions import read_positions
from ruhr.training.work import Task, play_for_notes, play_for_the_gate

#: A new network passes the gate if it wins so much of its games.
GATE = 0.5

#: Says what is done, how much of it is done, and how much there is.
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Round:
    """What came of a round; round 0 learns from judged games and meets a search that plays games out."""

    number: int
    positions: int
    surprise: float
    blind: float
    error: float
    #: Share of wins and lead in points against the best so far.
    wins: float
    lead: float
    passed: bool


def train(
    plan: TrainingPlan, folder: Path, crew: Crew, progress: Progress, told: Callable[[Round], None]
) -> bytes:
    """Do all that is left to do of a training; gives the best network."""
    keep_plan(plan, folder)
    for name in ("games", "fits", "networks"):
        (folder / name).mkdir(exist_ok=True)
    done = rounds_so_far(folder)
    for number in range(plan.rounds + 1):
        if number < len(done):
            continue
        best = best_of(done)
        _play(plan, folder, crew, progress, number, _network(folder, best))
        found = _fit(plan, folder, progress, number, best)
        content = write_network(
            found.parts,
            {"board": plan.board, "players": plan.players, "seed": plan.seed, "round": number},
        )
        keep_file(folder / "networks" / f"round-{number:02}.network", content)
        wins, lead = _gate(plan, crew, progress, number, content, _network(folder, best))
        done.append(
            Round(
                number,
                plan_positions(folder, plan, number),
                found.surprise,
                found.blind,
                found.error,
                wins,
                lead,
                passed=wins > GATE,
            )
        )
        with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(done[-1].__dict__) + "\n")
        keep_file(folder / "best.network", _network(folder, best_of(done)))
        told(done[-1])
    return _network(folder, best_of(done))


def rounds_so_far(folder: Path) -> list[Round]:
    """The rounds that are done; a line that was cut off does not count."""
    file = folder / "log.jsonl"
    rounds = []
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        try:
            rounds.append(Round(**json.loads(line)))
        except ValueError:
            continue
    return rounds


def best_of(rounds: list[Round]) -> int | None:
    """The round whose network has passed last; before the first one, nobody's."""
    return max((done.number for done in rounds if done.passed), default=None)


def _network(folder: Path, number: int | None) -> bytes:
    return b"" if number is None else (folder / "networks" / f"round-{number:02}.network").read_bytes()


def keep_file(file: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)


# --- Games ---------------------------------------------------------------------------------------------


def _play(plan: TrainingPlan, folder: Path, crew: Crew, progress: Progress, number: int, best: bytes) -> None:
    """Play the games of a round that are missing."""
    games, shard = (plan.round_games, plan.round_shard) if number else (plan.judged_games, plan.shard)
    tasks: dict[Task, Path] = {}
    for piece in range(games // shard):
        file = _games(folder, number, piece)
        task = Task(plan.players, shard, f"{plan.seed} {plan.players} {file.stem}")
        if number:
            task = task._replace(looks=plan.looks, network=best)
        if not file.exists():
            tasks[task] = file
    done = games // shard - len(tasks)
    for task, packed in crew.do(play_for_notes, list(tasks)):
        keep_file(tasks[task], packed)
        done += 1
        progress("playing", done * shard, games)


def _games(folder: Path, number: int, piece: int) -> Path:
    kind = f"round-{number:02}" if number else "judged"
    return folder / "games" / f"{kind}-{piece:04}.npz"


def _files(folder: Path, plan: TrainingPlan, number: int) -> list[Path]:
    """The games that a round learns from: those of the last rounds, and at first the judged ones."""
    if number == 0:
        return sorted((folder / "games").glob("judged-*.npz"))
    first = max(1, number - plan.window + 1)
    rounds = [f"round-{one:02}" for one in range(first, number + 1)]
    return [file for one in rounds for file in sorted((folder / "games").glob(f"{one}-*.npz"))]


# --- Fitting -------------------------------------------------------------------------------------------


def _fit(plan: TrainingPlan, folder: Path, progress: Progress, number: int, best: int | None) -> Fit:
    """Fit the network of a round, from the best one so far on."""
    positions = read_positions(_files(folder, plan, number), plan.outcome)
    begin: Weights = new_weights(plan.seed)
    if best is not None:
        begin = torch.load(folder / "fits" / f"round-{best:02}.pt", weights_only=True)
    epochs = plan.round_epochs if number else plan.first_epochs
    weights, found = fit(
        positions,
        begin,
        epochs,
        plan.seed * 1000 + number,
        lambda done, of: progress("fitting", done, of),
        folder / "fits" / f"round-{number:02}.going",
    )
    part = folder / "fits" / "part"
    torch.save(weights, part)
    part.replace(folder / "fits" / f"round-{number:02}.pt")
    return found


# --- Gate ----------------------------------------------------------------------------------------------


def _gate(
    plan: TrainingPlan, crew: Crew, progress: Progress, number: int, network: bytes, best: bytes
) -> tuple[float, float]:
    """Paired games of a new network against the best so far, or at first against games played out."""
    pieces = plan.gate_games // plan.gate_shard
    tasks = [
        Task(plan.players, plan.gate_shard, f"{plan.seed} gate {number} {piece}", plan.looks, network, best)
        for piece in range(pieces)
    ]
    wins = lead = 0.0
    for done, (_, (won, led)) in enumerate(crew.do(play_for_the_gate, tasks), 1):
        wins += won / pieces
        lead += led / pieces
        progress("gating", done * plan.gate_shard, plan.gate_games)
    return wins, lead


def plan_positions(folder: Path, plan: TrainingPlan, number: int) -> int:
    """How many positions a round has learned from."""
    return sum(_count(file) for file in _files(folder, plan, number))


def _count(file: Path) -> int:
    import numpy as np

    with np.load(file) as packed:
        count: Any = len(packed["points"])
        return int(count)

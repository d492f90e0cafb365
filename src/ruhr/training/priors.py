"""Training of a prior: games of a search, fitting to what it has looked at, and a gate.

Everything is kept in a folder, beside the training of a network if there was one:

    prior.json        what the training is to do
    attention/        decisions, packed
    prior-told.json   how well the prior foresees, and how it did at the gate
    best.prior        the prior, if it has passed
"""

import json
import math
from dataclasses import asdict, dataclass
from pathlib import Path

import torch
from torch import Tensor

from ruhr.bots.features import PLAYER_FEATURES, TABLE_FEATURES
from ruhr.bots.moment import MOMENT_FEATURES
from ruhr.bots.network import HIDDEN, ONE
from ruhr.bots.networks import content_of_shipped, write_prior
from ruhr.rules.actions import ACTIONS
from ruhr.training.choices import FIRST_ROWS, Decided, read_choices
from ruhr.training.crew import Crew
from ruhr.training.fitting import HELD_BACK, LARGEST, Report
from ruhr.training.plan import PriorPlan, keep_plan
from ruhr.training.positions import Array
from ruhr.training.rounds import GATE, Progress, keep_file
from ruhr.training.work import Task, play_for_attention, play_for_the_gate

PRIOR_BATCH = 1024
PRIOR_RATE = 4e-3
PRIOR_DECAY = 0.05
#: How each part of a prior is counted in whole numbers: rows, what units begin with, results.
PRIOR_SCALES = (ONE, ONE, ONE, ONE * ONE)


@dataclass(frozen=True)
class PriorFit:
    """A fitted prior, and how well it foresees what a search looks at where it has not learned."""

    parts: list[list[int]]
    #: The cross entropy of the looks: with the prior, by judgement alone, and if one knew them.
    surprise: float
    judged: float
    least: float
    #: How often the same choice is foremost, with the prior and by judgement alone.
    agreement: float
    judged_agreement: float


@dataclass(frozen=True)
class PriorTold:
    """What came of the training of a prior."""

    decisions: int
    surprise: float
    judged: float
    least: float
    agreement: float
    judged_agreement: float
    #: Share of wins and lead in points against the search without it.
    wins: float
    lead: float
    passed: bool


def network_for_prior(folder: Path, players: int) -> bytes:
    """The network that a prior in a folder belongs to: its best one, or that of the package."""
    best = folder / "best.network"
    return best.read_bytes() if best.exists() else content_of_shipped(players)


def train_prior(plan: PriorPlan, folder: Path, crew: Crew, progress: Progress) -> PriorTold:
    """Do all that is left to do; the prior is kept if it passes."""
    keep_plan(plan, folder, "prior.json")
    network = network_for_prior(folder, plan.players)
    _attend(plan, folder, crew, progress, network)
    choices = read_choices(sorted((folder / "attention").glob("*.npz")))
    found = fit_prior(choices, plan.epochs, plan.seed, lambda done, of: progress("fitting", done, of))
    about = {"board": plan.board, "players": plan.players, "network": plan.network, "seed": plan.seed}
    content = write_prior(found.parts, about)
    wins, lead = _gate_prior(plan, crew, progress, network, content)
    told = PriorTold(
        len(choices),
        found.surprise,
        found.judged,
        found.least,
        found.agreement,
        found.judged_agreement,
        wins,
        lead,
        passed=wins > GATE,
    )
    keep_file(folder / "prior-told.json", (json.dumps(asdict(told), indent=1) + "\n").encode())
    if told.passed:
        keep_file(folder / "best.prior", content)
    return told


def _attend(plan: PriorPlan, folder: Path, crew: Crew, progress: Progress, network: bytes) -> None:
    """Play the games that are missing."""
    (folder / "attention").mkdir(exist_ok=True)
    tasks: dict[Task, Path] = {}
    for piece in range(plan.games // plan.shard):
        file = folder / "attention" / f"{piece:04}.npz"
        seed = f"{plan.seed} {plan.players} attention {piece}"
        if not file.exists():
            tasks[Task(plan.players, plan.shard, seed, plan.looks, network)] = file
    done = plan.games // plan.shard - len(tasks)
    for task, packed in crew.do(play_for_attention, list(tasks)):
        keep_file(tasks[task], packed)
        done += 1
        progress("playing", done * plan.shard, plan.games)


def _gate_prior(
    plan: PriorPlan, crew: Crew, progress: Progress, network: bytes, prior: bytes
) -> tuple[float, float]:
    """Paired games of the search with the prior against the one without, in about the same time."""
    pieces = plan.gate_games // plan.gate_shard
    tasks = [
        Task(
            plan.players,
            plan.gate_shard,
            f"{plan.seed} prior's gate {piece}",
            plan.fewer_looks,
            network,
            network,
            prior,
            plan.gate_looks,
        )
        for piece in range(pieces)
    ]
    wins = lead = 0.0
    for done, (_, (won, led)) in enumerate(crew.do(play_for_the_gate, tasks), 1):
        wins += won / pieces
        lead += led / pieces
        progress("gating", done * plan.gate_shard, plan.gate_games)
    return wins, lead


# --- Fitting -------------------------------------------------------------------------------------------


def new_prior(seed: int) -> list[Tensor]:
    """A prior that has learned nothing: rows, what units begin with, results, what they begin with.

    The last row is of the fact that never holds, and the last result of the action that is never chosen.
    """
    chance = torch.Generator().manual_seed(seed)
    rows = torch.randn(FIRST_ROWS + 1, HIDDEN, generator=chance) * 0.05
    rows[-1] = 0
    results = torch.randn(ACTIONS + 1, HIDDEN, generator=chance) * 0.02
    return [rows, torch.full((HIDDEN,), 0.3), results, torch.zeros(ACTIONS + 1)]


def promised(weights: list[Tensor], batch: tuple[Tensor, Tensor, Tensor, Tensor]) -> Tensor:
    """How likely a search looks at every choice, as logarithms: judgement, and what was learned."""
    rows, begin, results, results_begin = weights
    facts, actions, expected, _ = batch
    units = torch.nn.functional.embedding_bag(facts, rows, mode="sum", padding_idx=FIRST_ROWS)
    learned = (units + begin).clamp(0, 1) @ results.T + results_begin
    promise = torch.log(expected) + learned.gather(1, actions)
    return torch.log_softmax(promise.masked_fill(actions == ACTIONS, -1e9), 1)


def fit_prior(choices: Decided, epochs: int, seed: int, report: Report) -> PriorFit:
    """Fit a prior to what a search has looked at."""
    torch.use_deterministic_algorithms(True)
    torch.set_num_threads(1)
    split = len(choices) - max(1, len(choices) // HELD_BACK)
    weights = [part.requires_grad_(True) for part in new_prior(seed)]
    adam = torch.optim.AdamW(weights, PRIOR_RATE, weight_decay=PRIOR_DECAY)
    chance = torch.Generator().manual_seed(seed)
    batches = math.ceil(split / PRIOR_BATCH)
    for epoch in range(epochs):
        order: Array = torch.randperm(split, generator=chance).numpy()
        for number in range(batches):
            done = epoch * batches + number
            adam.param_groups[0]["lr"] = (
                PRIOR_RATE * 0.5 * (1 + math.cos(math.pi * done / (epochs * batches)))
            )
            batch = choices_of(choices, order[number * PRIOR_BATCH : (number + 1) * PRIOR_BATCH])
            surprise = _surprise(promised(weights, batch), batch[3])
            adam.zero_grad()
            surprise.backward()
            adam.step()
            with torch.no_grad():
                weights[0].clamp_(-LARGEST, LARGEST)
            report(done + 1, epochs * batches)
    return _measure_prior([part.detach() for part in weights], choices, split)


def prior_in_whole_numbers(weights: list[Tensor]) -> list[list[int]]:
    """The prior in whole numbers, as `Prior` takes it."""
    rows, begin, results, results_begin = (
        torch.round(part.double() * scale) for part, scale in zip(weights, PRIOR_SCALES, strict=True)
    )
    lengths = (TABLE_FEATURES, PLAYER_FEATURES, PLAYER_FEATURES, MOMENT_FEATURES)
    parts = [*rows[:FIRST_ROWS].split(lengths), begin, results[:ACTIONS], results_begin[:ACTIONS]]
    return [[int(number) for number in part.flatten().tolist()] for part in parts]


def choices_of(choices: Decided, chosen: Array) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Some of the decisions as a prior is fitted to them."""
    return (
        torch.from_numpy(choices.facts[chosen].astype("int64")),
        torch.from_numpy(choices.actions[chosen].astype("int64")),
        torch.from_numpy(choices.expected[chosen]),
        torch.from_numpy(choices.attention[chosen]),
    )


def _surprise(promise: Tensor, attention: Tensor) -> Tensor:
    """The cross entropy of the looks."""
    return -(attention * promise).sum(1).mean()


def _measure_prior(weights: list[Tensor], choices: Decided, split: int) -> PriorFit:
    """How well the prior in whole numbers foresees what was held back, and judgement alone."""
    rounded = [
        torch.round(part.double() * scale).float() / scale
        for part, scale in zip(weights, PRIOR_SCALES, strict=True)
    ]
    nothing = [torch.zeros_like(part) for part in weights]
    batch = choices_of(choices, torch.arange(split, len(choices)).numpy())
    attention = batch[3]
    foremost = attention.argmax(1)
    with torch.no_grad():
        found, judged = promised(rounded, batch), promised(nothing, batch)
        return PriorFit(
            prior_in_whole_numbers(weights),
            float(_surprise(found, attention)),
            float(_surprise(judged, attention)),
            float(_surprise(attention.clamp(min=1e-9).log(), attention)),
            float((found.argmax(1) == foremost).float().mean()),
            float((judged.argmax(1) == foremost).float().mean()),
        )

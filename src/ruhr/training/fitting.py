"""Fitting a network to positions, with PyTorch. Who only plays needs none of it."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from ruhr.bots.features import PLAYER_FEATURES, TABLE_FEATURES
from ruhr.bots.network import HIDDEN, OFFSET, ONE, OUTPUTS, POINTS_SCALE, SECOND
from ruhr.training.positions import Array, Positions

BATCH = 4096
#: One position in so many is kept apart, to see how well others are foreseen.
HELD_BACK = 20
RATE = 2e-3
DECAY = 1e-3
#: How much foreseeing the points counts beside foreseeing the win.
POINTS_WEIGHT = 4.0
#: The largest number of a row, in units of one.
LARGEST = (OFFSET - 1) / ONE

#: How each part of a network is counted in whole numbers.
SCALES = (ONE, ONE, ONE, ONE, ONE, ONE * ONE, ONE, ONE * ONE)

Report = Callable[[int, int], None]
Weights = list[Tensor]


@dataclass(frozen=True)
class Fit:
    """A fitted network, and how well it foresees positions it has not learned from."""

    parts: list[list[int]]
    #: The cross entropy of the win, and the mean error of the points.
    surprise: float
    error: float
    #: The same surprise if one knows nothing.
    blind: float


def new_weights(seed: int) -> Weights:
    """A network that has learned nothing."""
    chance = torch.Generator().manual_seed(seed)

    def some(*shape: int, size: float) -> Tensor:
        return torch.randn(*shape, generator=chance) * size

    return [
        some(TABLE_FEATURES, HIDDEN, size=0.04),
        some(PLAYER_FEATURES, HIDDEN, size=0.06),
        some(PLAYER_FEATURES, HIDDEN, size=0.04),
        torch.full((HIDDEN,), 0.3),
        some(SECOND, HIDDEN, size=HIDDEN**-0.5),
        torch.full((SECOND,), 0.3),
        some(OUTPUTS, SECOND, size=SECOND**-0.5),
        torch.zeros(OUTPUTS),
    ]


def foresee(weights: Weights, table: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
    """What the network says of positions: how likely each seat wins, as logits, and its points to come."""
    rows_table, rows_own, rows_rival, begin, second, second_begin, result, result_begin = weights
    shared = table @ rows_table
    own = players @ rows_own
    rival = players @ rows_rival
    others = rival.sum(1, keepdim=True) - rival
    first = (shared.unsqueeze(1) + own + others + begin).clamp(0, 1)
    deep = (first @ second.T + second_begin).clamp(0, 1)
    told = deep @ result.T + result_begin
    return told[..., 0], told[..., 1]


def whole_numbers(weights: Weights) -> list[list[int]]:
    """The network in whole numbers, as `Network` takes it."""
    return [
        [int(number) for number in torch.round(part.double() * scale).flatten().tolist()]
        for part, scale in zip(weights, SCALES, strict=True)
    ]


def _hot(facts: Array, count: int) -> Tensor:
    """Rows with a one wherever a fact holds."""
    at = torch.from_numpy(facts.astype("int64"))
    rows = torch.zeros(*facts.shape[:-1], count + 1)
    rows.scatter_(-1, at, 1.0)
    return rows[..., :count]


def _batch(positions: Positions, chosen: Array) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    return (
        _hot(positions.table[chosen], TABLE_FEATURES),
        _hot(positions.players[chosen], PLAYER_FEATURES),
        torch.from_numpy(positions.coming[chosen]) / POINTS_SCALE,
        torch.from_numpy(positions.shares[chosen]),
    )


def _losses(weights: Weights, batch: tuple[Tensor, Tensor, Tensor, Tensor]) -> tuple[Tensor, Tensor]:
    table, players, coming, shares = batch
    chances, points = foresee(weights, table, players)
    surprise = -(shares * torch.log_softmax(chances, 1)).sum(1).mean()
    return surprise, torch.nn.functional.huber_loss(points, coming, delta=0.5)


def _order(count: int, epoch: int, seed: int) -> Array:
    chance = torch.Generator().manual_seed(seed * 1009 + epoch)
    order: Array = torch.randperm(count, generator=chance).numpy()
    return order


def fit(
    positions: Positions, begin: Weights, epochs: int, seed: int, report: Report, keep: Path | None = None
) -> tuple[Weights, Fit]:
    """Fit a network; it goes on from where it was interrupted if there is a file to keep that in."""
    torch.use_deterministic_algorithms(True)
    # Sums in another order would be another network: it must not depend on the machine's cores.
    torch.set_num_threads(1)
    split = len(positions) - max(1, len(positions) // HELD_BACK)
    weights = [part.clone().requires_grad_(True) for part in begin]
    adam = torch.optim.AdamW(weights, RATE, weight_decay=DECAY)
    batches = math.ceil(split / BATCH)
    done = 0
    if keep is not None and keep.exists():
        done = _take_up(keep, weights, adam)
    for epoch in range(done, epochs):
        order = _order(split, epoch, seed)
        for batch in range(batches):
            share = (epoch * batches + batch) / (epochs * batches)
            adam.param_groups[0]["lr"] = RATE * 0.5 * (1 + math.cos(math.pi * share))
            chosen = order[batch * BATCH : (batch + 1) * BATCH]
            surprise, error = _losses(weights, _batch(positions, chosen))
            adam.zero_grad()
            (surprise + POINTS_WEIGHT * error).backward()
            adam.step()
            with torch.no_grad():
                for part in weights[:3]:
                    part.clamp_(-LARGEST, LARGEST)
            report(epoch * batches + batch + 1, epochs * batches)
        if keep is not None:
            _put_down(keep, weights, adam, epoch + 1)
    found = [part.detach() for part in weights]
    return found, _measure(found, positions, split)


def _take_up(keep: Path, weights: Weights, adam: torch.optim.Optimizer) -> int:
    state = torch.load(keep, weights_only=True)
    with torch.no_grad():
        for part, kept in zip(weights, state["weights"], strict=True):
            part.copy_(kept)
    adam.load_state_dict(state["adam"])
    return int(state["epochs"])


def _put_down(keep: Path, weights: Weights, adam: torch.optim.Optimizer, epochs: int) -> None:
    state: dict[str, Any] = {
        "weights": [part.detach() for part in weights],
        "adam": adam.state_dict(),
        "epochs": epochs,
    }
    part = keep.with_suffix(".part")
    torch.save(state, part)
    part.replace(keep)


def _measure(weights: Weights, positions: Positions, split: int) -> Fit:
    """How well the network in whole numbers foresees what was held back."""
    rounded = [
        torch.tensor(numbers).reshape(part.shape) / scale
        for numbers, part, scale in zip(whole_numbers(weights), weights, SCALES, strict=True)
    ]
    surprise, error, blind, count = 0.0, 0.0, 0.0, 0
    with torch.no_grad():
        for chosen in _slices(split, len(positions)):
            batch = _batch(positions, chosen)
            chances, points = foresee(rounded, batch[0], batch[1])
            size = len(chosen)
            surprise += size * float(-(batch[3] * torch.log_softmax(chances, 1)).sum(1).mean())
            error += size * float((points - batch[2]).abs().mean()) * POINTS_SCALE
            blind += size * math.log(batch[3].shape[1])
            count += size
    return Fit(whole_numbers(weights), surprise / count, error / count, blind / count)


def _slices(begin: int, end: int) -> Iterator[Array]:
    for at in range(begin, end, BATCH):
        yield torch.arange(at, min(at + BATCH, end)).numpy()

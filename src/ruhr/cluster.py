"""The games of a match on the cores of a Ray cluster."""

from collections.abc import Generator, Sequence
from typing import Any

import ray

from ruhr.arena import Match, play_game

#: A cluster on this machine alone.
LOCAL = "local"


def join_cluster(address: str, hands: int) -> int:
    """Join the cluster at an address, or make one of so many cores on this machine; says how many it has."""
    if address == LOCAL:
        ray.init(num_cpus=hands, log_to_driver=False, include_dashboard=False)
    else:
        ray.init(address, log_to_driver=False, include_dashboard=False)
    return int(ray.cluster_resources()["CPU"])


def play_on_cluster(
    match: Match, numbers: Sequence[int], address: str, workers: int
) -> Generator[dict[str, Any]]:
    """Play games on the cluster at an address, or on one of this machine; hands out results as they come."""
    hands = join_cluster(address, workers)
    try:
        game = ray.remote(num_cpus=1)(play_game)
        left = list(numbers)
        waiting: list[Any] = []
        while left or waiting:
            while left and len(waiting) < 2 * hands:
                waiting.append(game.remote(match, left.pop(0)))
            finished, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(finished)
    finally:
        ray.shutdown()

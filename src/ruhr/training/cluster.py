"""The cores of a Ray cluster as the crew of a training."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import ray

from ruhr.cluster import join_cluster
from ruhr.training.crew import WorkDone
from ruhr.training.work import Task


class ClusterCrew:
    """One actor on every core of a Ray cluster. A network goes to each machine once, not with every task."""

    def __init__(self, address: str, hands: int) -> None:
        """Of the cluster at an address, or of one on this machine with so many cores."""
        self.hands = join_cluster(address, hands)
        self._actors = [ray.remote(num_cpus=1)(_Hand).remote() for _ in range(self.hands)]

    def do(self, work: Callable[[Task], WorkDone], tasks: Sequence[Task]) -> Iterator[tuple[Task, WorkDone]]:
        broadcast: dict[bytes, Any] = {
            network: ray.put(network) for task in tasks for network in (task.network, task.rival)
        }
        left = list(tasks)
        free = list(self._actors)
        busy: dict[Any, tuple[Any, Task]] = {}
        while left or busy:
            while left and free:
                task, actor = left.pop(0), free.pop()
                light = task._replace(network=b"", rival=b"")
                networks = broadcast[task.network], broadcast[task.rival]
                busy[actor.do.remote(work, light, *networks)] = actor, task
            finished, _ = ray.wait(list(busy), num_returns=1)
            for done in finished:
                actor, task = busy.pop(done)
                free.append(actor)
                yield task, ray.get(done)

    def dismiss(self) -> None:
        ray.shutdown()


class _Hand:
    """A core of a cluster."""

    def do(self, work: Callable[[Task], Any], task: Task, network: bytes, rival: bytes) -> Any:
        return work(task._replace(network=network, rival=rival))

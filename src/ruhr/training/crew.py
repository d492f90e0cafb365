"""Who does the work of a training: processes of this machine, or the cores of a cluster."""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Protocol, TypeVar

from ruhr.processes import working
from ruhr.training.work import Task

WorkDone = TypeVar("WorkDone")


class Crew(Protocol):
    """Does pieces of work, in whatever order."""

    @property
    def hands(self) -> int:
        """How many pieces are done at a time."""

    def do(self, work: Callable[[Task], WorkDone], tasks: Sequence[Task]) -> Iterator[tuple[Task, WorkDone]]:
        """Hand out what came of every task, as it comes."""


class LocalCrew:
    """Processes of this machine."""

    def __init__(self, hands: int, pool: ProcessPoolExecutor) -> None:
        self.hands = hands
        self._pool = pool

    def do(self, work: Callable[[Task], WorkDone], tasks: Sequence[Task]) -> Iterator[tuple[Task, WorkDone]]:
        left = list(tasks)
        waiting: dict[Future[WorkDone], Task] = {}
        try:
            while left or waiting:
                while left and len(waiting) < 2 * self.hands:
                    task = left.pop(0)
                    waiting[self._pool.submit(work, task)] = task
                finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield waiting.pop(future), future.result()
        finally:
            for future in waiting:
                future.cancel()


@contextlib.contextmanager
def hired(hands: int, cluster: str | None) -> Iterator[Crew]:
    """A crew for as long as there is work: this machine's, or that of the cluster at an address."""
    if cluster is None:
        # PyTorch's threads do not survive a fork.
        with working(hands, "spawn") as pool:
            yield LocalCrew(hands, pool)
        return
    from ruhr.training.cluster import ClusterCrew

    crew = ClusterCrew(cluster, hands)
    try:
        yield crew
    finally:
        crew.dismiss()

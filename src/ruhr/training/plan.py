"""What a training is to do. It is written down before anything else."""

import json
import math
from dataclasses import asdict, dataclass
from pathlib import Path

from ruhr.errors import RuhrError

#: The only part of a plan that may be another one when a training goes on.
MAY_GROW = "rounds"
#: A look with a prior takes so much longer, rounded up: at the gate it has so many looks fewer.
DEARER = 1.2


@dataclass(frozen=True)
class TrainingPlan:
    """All that a training depends on. The defaults are for a night on two cores."""

    players: int
    board: str
    seed: int = 1
    #: Games by noisy judgement, from which the first network learns.
    judged_games: int = 400_000
    #: Then so many rounds of games by search, each with so many games and so many looks at every decision.
    rounds: int = 8
    round_games: int = 6_000
    looks: int = 24
    #: A new network plays so many paired games against the best so far.
    gate_games: int = 400
    #: A round learns from the games of so many rounds, itself included.
    window: int = 6
    #: How much of what is to be foreseen is how the game ended; the rest is what the search foresaw.
    outcome: float = 0.5
    #: How often everything is gone through, at first and in each round.
    first_epochs: int = 6
    round_epochs: int = 6

    @property
    def shard(self) -> int:
        """How many judged games are one piece of work."""
        return min(2_000, self.judged_games)

    @property
    def round_shard(self) -> int:
        """How many games by search are one piece of work."""
        return min(100, self.round_games)

    @property
    def gate_shard(self) -> int:
        """How many games of a gate are one piece of work: whole pairs."""
        return min(20, self.gate_games)


@dataclass(frozen=True)
class PriorPlan:
    """All that the training of a prior depends on. The defaults gave the package its prior for two."""

    players: int
    board: str
    #: What tells the network that the search asks from any other.
    network: str
    seed: int = 1
    #: So many games, and so many looks at each of their decisions.
    games: int = 2_000
    looks: int = 160
    #: Paired games of the search with the prior against the one without, and the looks of that one.
    gate_games: int = 400
    gate_looks: int = 24
    epochs: int = 8

    @property
    def shard(self) -> int:
        """How many games are one piece of work."""
        return min(25, self.games)

    @property
    def gate_shard(self) -> int:
        """How many games of the gate are one piece of work: whole pairs."""
        return min(20, self.gate_games)

    @property
    def fewer_looks(self) -> int:
        """How many looks the search with the prior has at the gate, in about the same time."""
        return math.floor(self.gate_looks / DEARER)


def keep_plan(plan: TrainingPlan | PriorPlan, folder: Path, name: str = "plan.json") -> None:
    """Write the plan down; a folder with another plan is another training, but there may be more rounds."""
    file = folder / name
    wanted = asdict(plan)
    if file.exists():
        found = json.loads(file.read_text("utf-8"))
        for part, value in wanted.items():
            if part != MAY_GROW and found[part] != value:
                raise RuhrError("training_plan", name=part, found=str(found[part]), wanted=str(value))
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(wanted, indent=1) + "\n", "utf-8")

"""What a training is to do. It is written down before anything else."""

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from ruhr.errors import RuhrError


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


def keep_plan(plan: TrainingPlan, folder: Path) -> None:
    """Write the plan down; a folder with another plan is another training, but there may be more rounds."""
    file = folder / "plan.json"
    if file.exists():
        found = json.loads(file.read_text("utf-8"))
        for name, value in asdict(replace(plan, rounds=found["rounds"])).items():
            if found[name] != value:
                raise RuhrError("training_plan", name=name, found=str(found[name]), wanted=str(value))
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(asdict(plan), indent=1) + "\n", "utf-8")

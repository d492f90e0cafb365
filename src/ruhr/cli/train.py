"""`ruhr train`: networks for the bots, by self-play."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ruhr.board import standard_board
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.bots.networks import network_hash
from ruhr.cli.complaints import extra
from ruhr.cli.options import language_option, option, seed_option
from ruhr.cli.progress import progress_bar, told_to_end
from ruhr.errors import RuhrError
from ruhr.language import Speaker

if TYPE_CHECKING:
    from ruhr.training.crew import Crew
    from ruhr.training.rounds import Progress, Round

EXAMPLE = "$ ruhr train networks/2 --players 2 --rounds 8 --workers 2"
#: What can be wished of a prior's training, and what its plan calls it.
OF_PRIORS = {"round_games": "games", "looks": "looks", "gate_games": "gate_games"}
#: What is being done, in the words of the catalogue.
DOING = {"playing": "cli-train_playing", "fitting": "cli-train_fitting", "gating": "cli-train_gating"}


def add_to(ruhr: click.Group, speaker: Speaker) -> None:
    """Add the command."""
    say = speaker.say

    @ruhr.command("train", help=say("cli-train"), epilog=EXAMPLE)
    @click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
    @option(
        "--players",
        type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
        required=True,
        help=say("cli-players", fewest=FEWEST_PLAYERS, most=MOST_PLAYERS),
    )
    @option("--judged-games", type=click.IntRange(1), help=say("cli-train_judged"))
    @option("--rounds", type=click.IntRange(0), help=say("cli-train_rounds"))
    @option("--round-games", type=click.IntRange(1), help=say("cli-train_games"))
    @option("--looks", type=click.IntRange(1), help=say("cli-train_looks"))
    @option("--gate-games", type=click.IntRange(2), help=say("cli-train_gate"))
    @option("--prior", is_flag=True, help=say("cli-train_prior"))
    @seed_option(speaker)
    @option("--workers", type=click.IntRange(1), default=os.cpu_count(), help=say("cli-arena_workers"))
    @option("--cluster", metavar="ADDRESS", help=say("cli-train_cluster"))
    @language_option(speaker)
    def _train(
        folder: Path,
        players: int,
        prior: bool,
        seed: int,
        workers: int,
        cluster: str | None,
        **wishes: int | None,
    ) -> None:
        asked = {name: wish for name, wish in wishes.items() if wish is not None}
        run = run_prior_training if prior else run_training
        run(speaker, folder, players, seed, workers, cluster, asked)


@contextmanager
def at_work(
    speaker: Speaker, workers: int, cluster: str | None
) -> Iterator[tuple["Crew", "Progress", Callable[[str], None]]]:
    """Who does the work, a bar that shows how far it has come, and a way to say something above the bar."""
    with extra("train"):
        from ruhr.training.crew import hired
    with extra("cluster"), told_to_end(), hired(workers, cluster) as crew, progress_bar() as progress:
        bar = progress.add_task("", total=None)

        def show(doing: str, done: int, of: int) -> None:
            progress.update(bar, description=speaker.say(DOING[doing]), completed=done, total=of)

        yield crew, show, progress.console.print


def run_training(
    speaker: Speaker,
    folder: Path,
    players: int,
    seed: int,
    workers: int,
    cluster: str | None,
    asked: dict[str, int],
) -> None:
    """Train a network, show how it goes, and say where it is."""
    with extra("train"):
        from ruhr.training.curves import draw_curves
        from ruhr.training.plan import TrainingPlan
        from ruhr.training.rounds import rounds_so_far, train
    assert set(asked) <= {field.name for field in fields(TrainingPlan)}
    say = speaker.say
    plan = TrainingPlan(players, standard_board().identity, seed, **asked)

    with at_work(speaker, workers, cluster) as (crew, show, print_above):

        def tell(done: "Round") -> None:
            print_above(
                say(
                    "cli-train_round",
                    round=done.number,
                    positions=done.positions,
                    surprise=f"{done.surprise:.4f}",
                    error=f"{done.error:.2f}",
                    wins=f"{done.wins:.1%}",
                    passed="yes" if done.passed else "no",
                )
            )
            draw_curves(rounds_so_far(folder), folder / "curves.svg", say)

        train(plan, folder, crew, show, tell)
    print(say("cli-train_done", file=str(folder / "best.network")))


def run_prior_training(
    speaker: Speaker,
    folder: Path,
    players: int,
    seed: int,
    workers: int,
    cluster: str | None,
    asked: dict[str, int],
) -> None:
    """Train a prior for the network of the folder or of the package, and say how it did and where it is."""
    with extra("train"):
        from ruhr.training.plan import PriorPlan
        from ruhr.training.priors import network_for_prior, train_prior
    for name in asked:
        if name not in OF_PRIORS:
            raise RuhrError("training_prior", option=f"--{name.replace('_', '-')}")
    say = speaker.say
    network = network_hash(network_for_prior(folder, players))
    wishes = {OF_PRIORS[name]: wish for name, wish in asked.items()}
    plan = PriorPlan(players, standard_board().identity, network, seed, **wishes)

    with at_work(speaker, workers, cluster) as (crew, show, _):
        told = train_prior(plan, folder, crew, show)
    print(
        say(
            "cli-train_prior_told",
            decisions=told.decisions,
            surprise=f"{told.surprise:.4f}",
            judged=f"{told.judged:.4f}",
            least=f"{told.least:.4f}",
            wins=f"{told.wins:.1%}",
            passed="yes" if told.passed else "no",
        )
    )
    if told.passed:
        print(say("cli-train_prior_done", file=str(folder / "best.prior")))

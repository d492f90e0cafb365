"""How fast is our game beside its peers? Every contestant plays random games on the same core in turn.

A round lets each contestant play for some seconds in a process of its own; then the next round begins. What
slows the machine for a while thus slows all of them, and ratios are taken within a round. The table shows
medians over the rounds; everything measured goes into `bench.json`.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
NARROWEST_TABLE = 126
#: Games in each of the slices that are compared to see whether cost stays flat.
SLICE = 10_000

PETTINGZOO_GAMES = ("connect_four_v3", "tictactoe_v3")
OPEN_SPIEL_GAMES = ("connect_four", "hearts", "backgammon", "gin_rummy")


@dataclass(frozen=True)
class Contestant:
    """An engine and the way it is driven."""

    name: str
    script: str
    words: tuple[str, ...]
    group: str
    #: The contestant that counts the decisions of the same game, where this one does not.
    counted_by: str = ""

    @property
    def ours(self) -> bool:
        return self.script == "ours.py"


CORE = "whole games in compiled code"
STEPS = "compiled, stepped from Python"
PYTHON = "Python only"
OBSERVED = "environments: each step with observation and mask"

CONTESTANTS = (
    Contestant("ruhr compiled", "ours.py", ("compiled",), CORE),
    *(
        Contestant(f"open_spiel {game} C++", "peers.py", ("core", game), CORE, f"open_spiel {game}")
        for game in OPEN_SPIEL_GAMES
    ),
    Contestant("ruhr compiled, stepped", "ours.py", ("steps",), STEPS),
    *(Contestant(f"open_spiel {game}", "peers.py", ("steps", game), STEPS) for game in OPEN_SPIEL_GAMES),
    Contestant("ruhr uncompiled", "ours.py", ("uncompiled",), PYTHON),
    Contestant("catanatron", "peers.py", ("catanatron",), PYTHON),
    Contestant("python-chess", "peers.py", ("chess",), PYTHON),
    Contestant("ruhr, vector of 1,024 games", "ours.py", ("vector", "--games", "1024"), OBSERVED),
    Contestant("ruhr, vector of 16 games", "ours.py", ("vector", "--games", "16"), OBSERVED),
    Contestant("ruhr in PettingZoo", "ours.py", ("pettingzoo",), OBSERVED),
    *(
        Contestant(f"pettingzoo {game}", "peers.py", ("pettingzoo", game), OBSERVED)
        for game in PETTINGZOO_GAMES
    ),
    *(
        Contestant(f"open_spiel {game}, observed", "peers.py", ("observed", game), OBSERVED)
        for game in OPEN_SPIEL_GAMES[:1] + OPEN_SPIEL_GAMES[2:3]
    ),
    Contestant("catanatron's gym", "peers.py", ("catanatron-gym",), OBSERVED),
)
OURS = CONTESTANTS[0]
#: Tree searches: ours over whole games, theirs from the first decision. Games are looks into the future here.
SEARCHERS = (
    Contestant("ruhr, 2 players", "ours.py", ("search", "--players", "2"), ""),
    Contestant("ruhr, 4 players", "ours.py", ("search", "--players", "4"), ""),
    Contestant("open_spiel MCTSBot, backgammon", "peers.py", ("search", "backgammon"), ""),
)
EVERYBODY = CONTESTANTS + SEARCHERS


@dataclass(frozen=True)
class Measurement:
    """What one contestant did in one round; seconds are processor time, wall is the clock on the wall."""

    games: int
    decisions: int
    seconds: float
    wall: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


class Results:
    """All rounds of all contestants."""

    def __init__(self) -> None:
        self.rounds: dict[str, list[Measurement]] = {contestant.name: [] for contestant in EVERYBODY}

    def length(self, contestant: Contestant) -> float:
        """Decisions in a game, on average."""
        counted = self.rounds[contestant.counted_by or contestant.name]
        return sum(one.decisions for one in counted) / sum(one.games for one in counted)

    def games(self, contestant: Contestant) -> list[float]:
        """Games per second, round by round."""
        return [m.games_per_second for m in self.rounds[contestant.name]]

    def decisions(self, contestant: Contestant) -> list[float]:
        """Decisions per second, round by round."""
        if contestant.counted_by:
            return [rate * self.length(contestant) for rate in self.games(contestant)]
        return [m.decisions / m.seconds for m in self.rounds[contestant.name]]

    def times_faster(self, ours: Contestant, theirs: Contestant) -> float:
        """Our decisions per second over theirs: the median of the rounds' ratios."""
        return median(a / b for a, b in zip(self.decisions(ours), self.decisions(theirs), strict=True))

    def times_faster_in_games(self, ours: Contestant, theirs: Contestant) -> float:
        """Our games per second over theirs: the median of the rounds' ratios."""
        return median(a / b for a, b in zip(self.games(ours), self.games(theirs), strict=True))


@dataclass(frozen=True)
class Slice:
    """A stretch of a long run: its games, their processor time, and the memory occupied after them."""

    games: int
    seconds: float
    memory: float | None

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def our_equal(contestant: Contestant) -> Contestant:
    """Our own contestant that is driven the same way."""
    return next(one for one in CONTESTANTS if one.ours and one.group == contestant.group)


def lines(python: str, script: str, words: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """What a contestant reports, line by line as it comes; uncompiled means that our source goes first."""
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if "uncompiled" in words:
        surroundings["PYTHONPATH"] = str(ROOT / "src")
    with subprocess.Popen(
        [python, str(HERE / script), *words], stdout=subprocess.PIPE, env=surroundings, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield json.loads(line)
    if process.returncode:
        sys.exit(f"{script} {' '.join(words)} failed")


def play_rounds(rounds: int, seconds: float, core: int, peers: str, console: Console) -> Results:
    """Every contestant once, then every contestant again, …"""
    results = Results()
    with progress(console) as bar:
        task = bar.add_task("", total=rounds * len(EVERYBODY))
        for number in range(1, rounds + 1):
            for contestant in EVERYBODY:
                bar.update(task, description=f"round {number} of {rounds}: {contestant.name}")
                words = (
                    *contestant.words,
                    *("--core", str(core), "--seed", str(number), "--seconds", str(seconds)),
                )
                python = sys.executable if contestant.ours else peers
                for line in lines(python, contestant.script, words):
                    results.rounds[contestant.name].append(Measurement(**line))
                bar.advance(task)
    return results


def play_on_and_on(games: int, core: int, console: Console) -> list[Slice]:
    """A long run of the compiled game in one process; the first slice is the moment before game 1."""
    slices: list[Slice] = []
    words = ("compiled", "--core", str(core), "--flat", str(games), "--slice", str(SLICE))
    with progress(console) as bar:
        task = bar.add_task("the same cost for every game?", total=games)
        for line in lines(sys.executable, "ours.py", words):
            slices.append(Slice(**line))
            bar.advance(task, slices[-1].games)
    return slices


def progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description:<50}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
    )


def speed_table(results: Results, rounds: int, seconds: float) -> Table:
    """Speeds and ratios, one row for each contestant."""
    table = Table(
        title=f"Random complete games on one core, medians of {rounds} rounds of {seconds:g} s",
        caption="Spread: slowest and fastest round against the median. Seconds are processor time.\n"
        "A: compiled ruhr ÷ this. B: the ruhr of the same section ÷ this."
        " Medians of the rounds' ratios; above 1 ruhr is faster.\n"
        "Ruhr counts decisions with at least two legal actions only; the others count forced ones too.",
        caption_justify="left",
        box=box.SIMPLE_HEAD,
    )
    table.add_column("", no_wrap=True)
    for heading in (
        "decisions/s",
        "spread",
        "games/s",
        "decisions\na game",
        "A\ndecisions/s",
        "A\ngames/s",
        "B\ndecisions/s",
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    group = ""
    for contestant in CONTESTANTS:
        if contestant.group != group:
            group = contestant.group
            table.add_section()
            table.add_row(f"[dim]{group}[/dim]")
        decisions = results.decisions(contestant)
        middle = median(decisions)
        table.add_row(
            f"[bold]{contestant.name}[/bold]" if contestant.ours else contestant.name,
            f"{middle:,.0f}",
            f"{min(decisions) / middle - 1:+.0%} {max(decisions) / middle - 1:+.0%}",
            f"{median(results.games(contestant)):,.0f}",
            f"{results.length(contestant):,.0f}",
            ratio(results.times_faster(OURS, contestant)),
            ratio(results.times_faster_in_games(OURS, contestant)),
            ratio(results.times_faster(our_equal(contestant), contestant)),
        )
    return table


def search_table(results: Results) -> Table:
    """Looks into the future a second, each of them a whole game played out."""
    table = Table(
        title="Tree search on one core, every look played out to the end of the game",
        caption="Ruhr plays out by judgement, MCTSBot at random; both start at a game's first decision.",
        box=box.SIMPLE_HEAD,
    )
    table.add_column("")
    for heading in ("looks/s", "ruhr, 2 players ÷ this"):
        table.add_column(heading, justify="right")
    for searcher in SEARCHERS:
        table.add_row(
            f"[bold]{searcher.name}[/bold]" if searcher.ours else searcher.name,
            f"{median(results.games(searcher)):,.0f}",
            ratio(results.times_faster_in_games(SEARCHERS[0], searcher)),
        )
    return table


def flat_table(slices: list[Slice]) -> Table:
    """Does the millionth game cost what the first did, in time and in memory?"""
    before, *played = slices
    middle = (len(played) + 1) // 2
    table = Table(
        title=f"Compiled ruhr, {sum(one.games for one in played):,} games in one process", box=box.SIMPLE_HEAD
    )
    table.add_column("")
    for heading in ("games/s", "later ÷ earlier", "memory in MB"):
        table.add_column(heading, justify="right")
    table.add_row("before the first game", "", "", megabytes(before))
    for kind, earlier, later in (
        ("{} {:,} games", played[:1], played[-1:]),
        ("{} half, median of {:,}", played[:middle], played[-middle:]),
    ):
        for label, part in (("first", earlier), ("last", later)):
            table.add_row(
                kind.format(label, part[0].games),
                f"{middle_speed(part):,.0f}",
                f"{middle_speed(later) / middle_speed(earlier):.3f}" if part is later else "",
                megabytes(part[-1]),
            )
    return table


def middle_speed(slices: list[Slice]) -> float:
    """Games per second of the median slice."""
    return median(one.games_per_second for one in slices)


def ratio(value: float) -> str:
    """Three digits, as far as they mean anything."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def megabytes(one: Slice) -> str:
    return "?" if one.memory is None else f"{one.memory:.1f}"


def stale_modules() -> list[str]:
    """Modules of ours whose installed source is not the one in `src`."""
    source = ROOT / "src" / "ruhr"
    script = "import ruhr; print(ruhr.__path__[0])"
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    installed = Path(
        subprocess.check_output([sys.executable, "-c", script], env=surroundings, text=True, cwd=HERE).strip()
    )
    return [
        str(path.relative_to(source))
        for path in sorted((*source.glob("*/*.py"), source / "playout.py"))
        if not (installed / path.relative_to(source)).is_file()
        or (installed / path.relative_to(source)).read_bytes() != path.read_bytes()
    ]


def peer_versions(python: str) -> dict[str, str]:
    script = (
        "import importlib.metadata as m, json;"
        "names = ('catanatron', 'catanatron_gym', 'chess', 'open_spiel', 'pettingzoo');"
        "print(json.dumps({n: m.version(n) for n in names}))"
    )
    versions: dict[str, str] = json.loads(subprocess.check_output([python, "-c", script], text=True))
    return versions


def report(results: Results, slices: list[Slice], versions: dict[str, str]) -> dict[str, Any]:
    """Everything measured, for `bench.json`."""
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "peers": versions,
        "contestants": {
            contestant.name: {
                "group": contestant.group,
                "decisions_per_second": median(results.decisions(contestant)),
                "games_per_second": median(results.games(contestant)),
                "decisions_per_game": results.length(contestant),
                "compiled_ruhr_to_this": {
                    "decisions": results.times_faster(OURS, contestant),
                    "games": results.times_faster_in_games(OURS, contestant),
                },
                "ruhr_driven_alike_to_this": results.times_faster(our_equal(contestant), contestant),
                "rounds": [asdict(one) for one in results.rounds[contestant.name]],
            }
            for contestant in CONTESTANTS
        },
        "searchers": {
            searcher.name: {
                "looks_per_second": median(results.games(searcher)),
                "rounds": [asdict(one) for one in results.rounds[searcher.name]],
            }
            for searcher in SEARCHERS
        },
        "flat": [asdict(one) for one in slices],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each contestant in each round")
    parser.add_argument(
        "--flat", type=int, default=200_000, metavar="GAMES", help="length of the long run, 0 for none"
    )
    parser.add_argument("--core", type=int, help="the core to play on; the last one unless told")
    parser.add_argument("--peers", type=Path, default=ROOT / ".venv-bench" / "bin" / "python")
    parser.add_argument("--out", type=Path, default=ROOT / "bench.json")
    asked = parser.parse_args()

    console = Console()
    if console.width < NARROWEST_TABLE:
        console = Console(width=NARROWEST_TABLE)
    if not asked.peers.exists():
        parser.error(f"no environment with the peers at {asked.peers}; make bench sets it up")
    stale = stale_modules()
    if stale:
        console.print(f"[yellow]The installed ruhr is not the one in src: {', '.join(stale)}[/yellow]")
    core = asked.core
    if core is None:
        core = max(os.sched_getaffinity(0)) if sys.platform == "linux" else 0

    versions = peer_versions(str(asked.peers))
    results = play_rounds(asked.rounds, asked.seconds, core, str(asked.peers), console)
    console.print(speed_table(results, asked.rounds, asked.seconds))
    console.print(search_table(results))
    slices = play_on_and_on(asked.flat, core, console) if asked.flat else []
    if slices:
        console.print(flat_table(slices))
    asked.out.write_text(json.dumps(report(results, slices, versions), indent=2) + "\n", "utf-8")
    console.print(f"Written to {asked.out}. Peers: {', '.join(f'{k} {v}' for k, v in versions.items())}.")


if __name__ == "__main__":
    main()

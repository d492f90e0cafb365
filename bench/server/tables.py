"""Puts what was measured into tables."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any

from rich import box
from rich.table import Table

OURS, BOARDGAME, OURS_FULL = CONTESTANTS = ("ruhr", "boardgame.io", "ruhr, many finished games")
#: More than this share of a core used by other programs disturbs a measurement.
DISTURBING = 0.15

Round = dict[str, Any]
Figure = Callable[[Round], float]


@dataclass
class Results:
    """Everything measured."""

    rounds: dict[str, list[Round]] = field(default_factory=lambda: {name: [] for name in CONTESTANTS})
    weights: dict[str, dict[str, float]] = field(default_factory=dict)
    look_back: dict[str, float] = field(default_factory=dict)
    filled: dict[str, Any] = field(default_factory=dict)
    first_start: float = 0.0

    def add(self, name: str, one: Round) -> None:
        self.rounds[name].append(one)

    def middle(self, name: str, figure: Figure) -> float:
        """The median of the rounds."""
        return median(figure(one) for one in self.rounds[name])

    def ratio(self, figure: Figure, name: str = OURS, other: str = BOARDGAME) -> float:
        """The median of the ratios within rounds."""
        pairs = zip(self.rounds[name], self.rounds[other], strict=True)
        return median(figure(a) / figure(b) for a, b in pairs)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def moves(one: Round) -> float:
    return float(one["saturated"]["moves_a_second"])


def start_up(one: Round) -> float:
    return float(one["start_up"])


def time_of(phase: str, kind: str, part: str) -> Figure:
    return lambda one: float(one[phase][kind][part])


def cost(one: Round) -> float:
    """Processor time of the server for a move, in microseconds: what a busy machine changes least."""
    return float(1e6 * one["saturated"]["server_cpu"]) / moves(one)


def share_of(phase: str, whose: str) -> Figure:
    return lambda one: 100 * float(one[phase][f"{whose}_cpu"])


#: What the table of speeds shows: label, figure, and how to write it.
SPEEDS: Sequence[tuple[str, Figure, str]] = (
    ("saturated: moves/s", moves, "{:,.0f}"),
    *(
        (f"saturated: {kind} {part}, ms", time_of("saturated", kind, part), "{:,.1f}")
        for kind in ("acknowledged", "broadcast")
        for part in ("p50", "p99")
    ),
    ("saturated: server, % of a core", share_of("saturated", "server"), "{:.0f}"),
    ("saturated: server's processor time for a move, µs", cost, "{:,.0f}"),
    ("saturated: load generator, % of a core", share_of("saturated", "load"), "{:.0f}"),
    ("paced: moves/s", lambda one: float(one["paced"]["moves_a_second"]), "{:,.0f}"),
    *(
        (f"paced: {kind} {part}, ms", time_of("paced", kind, part), "{:,.1f}")
        for kind in ("acknowledged", "broadcast")
        for part in ("p50", "p95", "p99", "max")
    ),
    ("paced: server, % of a core", share_of("paced", "server"), "{:.0f}"),
    ("paced: load generator, % of a core", share_of("paced", "load"), "{:.0f}"),
    ("start-up, s", start_up, "{:.2f}"),
)


def speed_table(results: Results) -> Table:
    """Speeds of all contestants side by side."""
    rounds = len(results.rounds[OURS])
    table = Table(
        title=f"1,000 players at 250 tables, contestants taking turns, medians of {rounds} round(s)",
        caption="Acknowledged: until the mover was told. Broadcast: until all four players were told."
        " A move counts only then.\n"
        "ruhr writes every move to disk before it tells anybody; boardgame.io keeps everything in memory.\n"
        "A: ruhr ÷ boardgame.io. B: with many finished games ÷ without. Medians of the rounds' ratios.",
        caption_justify="left",
        box=box.SIMPLE_HEAD,
    )
    table.add_column("", no_wrap=True)
    full = f"ruhr, {results.filled['games']:,}\nfinished games"
    for heading in ("ruhr", "boardgame.io", full, "A", "B"):
        table.add_column(heading, justify="right", no_wrap=True)
    for label, figure, form in SPEEDS:
        table.add_row(
            label,
            *(form.format(results.middle(name, figure)) for name in CONTESTANTS),
            f"{results.ratio(figure):.2f}",
            f"{results.ratio(figure, OURS_FULL, OURS):.2f}",
        )
    return table


def memory_table(results: Results) -> Table:
    """What tables and players cost in memory."""
    table = Table(
        title="Memory in kB",
        min_width=100,
        caption="Growth of the server's resident memory, for 2,000 tables with nobody at them"
        " (ours at all stages\nof a game, boardgame.io's just created), then for 1,000 idle players.",
        caption_justify="left",
        box=box.SIMPLE_HEAD,
    )
    table.add_column("")
    for heading in ("ruhr", "boardgame.io"):
        table.add_column(heading, justify="right")
    for label, key in (("idle table", "table"), ("idle player", "player")):
        table.add_row(label, *(f"{results.weights[name][key] / 1000:.1f}" for name in (OURS, BOARDGAME)))
    return table


def goals_table(results: Results) -> Table:
    """What we want to reach, and whether we do."""
    back = results.look_back
    p99 = time_of("paced", "broadcast", "p99")
    goals = (
        ("moves/s, acknowledged, broadcast and on disk", results.middle(OURS, moves), "≥", 2000.0, "{:,.0f}"),
        ("moves/s ÷ boardgame.io's", results.ratio(moves), "≥", 1.0, "{:.2f}"),
        ("p99 at 1,000 moves/s, ms", results.middle(OURS, p99), "<", 60.0, "{:.1f}"),
        ("idle table, kB", results.weights[OURS]["table"] / 1000, "<", 50.0, "{:.1f}"),
        ("start-up, s", results.middle(OURS, start_up), "<", 2.0, "{:.2f}"),
        ("start-up without a database, s", results.first_start, "<", 2.0, "{:.2f}"),
        ("start-up with many finished games, s", results.middle(OURS_FULL, start_up), "<", 2.0, "{:.2f}"),
        ("moves/s with many ÷ without", results.ratio(moves, OURS_FULL, OURS), "≥", 0.9, "{:.2f}"),
        ("p99 at 1,000 moves/s with many, ms", results.middle(OURS_FULL, p99), "<", 60.0, "{:.1f}"),
        ("list finished games the first time, ms", 1000 * back["list_first"], "<", 200.0, "{:.0f}"),
        ("list them again, ms", 1000 * back["list_again"], "<", 50.0, "{:.0f}"),
        ("open an old game, ms", 1000 * back["open"], "<", 50.0, "{:.0f}"),
    )
    table = Table(title="Goals", box=box.SIMPLE_HEAD)
    table.add_column("")
    for heading in ("measured", "wanted", ""):
        table.add_column(heading, justify="right")
    for label, value, sign, wanted, form in goals:
        reached = value >= wanted if sign == "≥" else value < wanted
        table.add_row(
            label,
            form.format(value),
            f"{sign} {wanted:,g}",
            "[green]yes[/green]" if reached else "[red]no[/red]",
        )
    return table


def disturbance(results: Results) -> str:
    """A warning if other programs kept the machine busy."""
    worst = max(
        one[phase]["others_cpu"]
        for rounds in results.rounds.values()
        for one in rounds
        for phase in ("saturated", "paced")
    )
    if worst < DISTURBING:
        return ""
    return f"Other programs used up to {worst:.0%} of a core meanwhile: do not trust these figures."

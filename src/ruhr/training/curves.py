"""The course of a training as a picture."""

from collections.abc import Callable
from pathlib import Path

from matplotlib import rc_context
from matplotlib.figure import Figure

from ruhr.training.rounds import GATE, Round

#: Says what a key of the catalogues means.
Say = Callable[[str], str]


def draw_curves(rounds: list[Round], file: Path, say: Say) -> None:
    """Draw how well each round's network foresees, and how it did at the gate."""
    numbers = [done.number for done in rounds]
    figure = Figure(figsize=(9, 6), layout="constrained")
    surprise, error, gate = figure.subplots(3, 1, sharex=True)
    surprise.plot(numbers, [done.surprise for done in rounds], marker="o")
    surprise.plot(numbers, [done.blind for done in rounds], linestyle=":", color="grey")
    surprise.set_ylabel(say("cli-train_curve_surprise"))
    error.plot(numbers, [done.error for done in rounds], marker="o", color="tab:orange")
    error.set_ylabel(say("cli-train_curve_error"))
    colours = ["tab:green" if done.passed else "lightgrey" for done in rounds]
    gate.bar(numbers, [100 * done.wins for done in rounds], color=colours)
    gate.axhline(100 * GATE, color="black", linewidth=0.8)
    gate.set_ylabel(say("cli-train_curve_gate"))
    gate.set_xlabel(say("cli-train_curve_round"))
    gate.set_xticks(numbers)
    # The same training gives the same file.
    with rc_context({"svg.hashsalt": "ruhr"}):
        figure.savefig(file, format="svg", metadata={"Date": None})

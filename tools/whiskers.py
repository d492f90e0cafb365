"""Pictures of how much something is worth and how sure that is: dots with whiskers, as SVG.

Whatever could be nought is grey; whatever could not is drawn in ink.
"""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor
from typing import NamedTuple

from ruhr.study.findings import Measure

PAPER, INK, FAINT, RULE = "#f4ecd8", "#5a2a0e", "#a59676", "#d8ccae"
LABELS, PANEL, GAP = 230, 190, 46
HEAD, LINE, FOOT = 52, 19, 26
MARGIN = 20
#: An axis has no more numbers than find room.
MOST_TICKS = 5
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Panel(NamedTuple):
    """One column of a picture: what is measured of every row, if anything, and how it is written."""

    name: str
    measures: Sequence[Measure | None]
    written: Callable[[float], str]


def picture(title: str, rows: Sequence[str], panels: Sequence[Panel], one_scale: bool) -> str:
    """Rows with a dot and a whisker in every panel; on one scale what can be compared."""
    width = MARGIN * 2 + LABELS + len(panels) * (PANEL + GAP)
    height = HEAD + LINE * len(rows) + FOOT
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-labelledby="title" font-family="Georgia, serif" font-size="13" fill="{INK}">',
        f'<title id="title">{escape(title)}</title>',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text x="{MARGIN}" y="22" font-size="16">{escape(title)}</text>',
    ]
    for at, row in enumerate(rows):
        y = HEAD + LINE * at + LINE / 2
        if at % 2 == 0:
            drawn.append(
                f'<rect x="{MARGIN}" y="{y - LINE / 2:g}" width="{width - 2 * MARGIN}" height="{LINE}" '
                f'fill="{RULE}" opacity="0.35"/>'
            )
        drawn.append(f'<text x="{MARGIN + 4}" y="{y + 4.5:g}">{escape(row)}</text>')
    everything = [of for panel in panels for of in panel.measures]
    for number, panel in enumerate(panels):
        left = MARGIN + LABELS + number * (PANEL + GAP)
        drawn += _panel(panel, everything if one_scale else panel.measures, left, height)
    return "\n".join([*drawn, "</svg>", ""])


def _panel(panel: Panel, scaled: Sequence[Measure | None], left: int, height: int) -> list[str]:
    low, high, step = _scale([of for of in scaled if of is not None])

    def x(value: float) -> float:
        return round(left + (value - low) / (high - low) * PANEL, 1)

    drawn = [f'<text x="{left + PANEL / 2:g}" y="44" text-anchor="middle">{escape(panel.name)}</text>']
    for tick in range(round(low / step), round(high / step) + 1):
        colour = FAINT if tick == 0 else RULE
        at = x(tick * step)
        drawn += [
            f'<line x1="{at}" x2="{at}" y1="{HEAD}" y2="{height - FOOT}" stroke="{colour}"/>',
            f'<text x="{at}" y="{height - 9}" text-anchor="middle" font-size="11">'
            f"{escape(panel.written(tick * step))}</text>",
        ]
    for row, measure in enumerate(panel.measures):
        if measure is not None:
            y = HEAD + LINE * row + LINE / 2
            colour = FAINT if measure.low <= 0 <= measure.high else INK
            drawn += [
                f'<line x1="{x(measure.low)}" x2="{x(measure.high)}" y1="{y:g}" y2="{y:g}" '
                f'stroke="{colour}" stroke-width="2"/>',
                f'<circle cx="{x(measure.mean)}" cy="{y:g}" r="4" fill="{colour}"/>',
            ]
    return drawn


def _scale(measures: Sequence[Measure]) -> tuple[float, float, float]:
    """From where to where an axis goes, nought included, and in what steps."""
    low, high = min(0.0, *(of.low for of in measures)), max(0.0, *(of.high for of in measures))
    step = next((step for step in STEPS if (high - low) / step <= MOST_TICKS), STEPS[-1])
    return floor(low / step) * step, ceil(high / step) * step, step

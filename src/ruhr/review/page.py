"""A review as one page of HTML that needs nothing else."""

from collections.abc import Collection, Sequence
from html import escape

from ruhr.review.telling import Teller

#: The players' colours, by seat.
SEAT_INKS = ("#b3362b", "#2f5f9e", "#3d7d44", "#c9971c")
PICTURE_WIDTH, PICTURE_HEIGHT = 900, 260
STYLE = """
:root { color-scheme: light dark; --ink: #2b2620; --paper: #f7f1e3; --line: #cdbf9f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece3d0; --paper: #211d18; --line: #5c5140; } }
body { font: 1rem/1.5 Georgia, serif; color: var(--ink); background: var(--paper); }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; }
svg { width: 100%; height: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 0.5rem 0 1.5rem; }
td, th { padding: 0.2rem 0.8rem; border-bottom: 1px solid var(--line); text-align: right; }
td:first-child, th:first-child { text-align: left; }
.seat { border-left: 0.5em solid; padding-left: 0.4em; }
"""


def html(teller: Teller) -> str:
    """The whole review as a page."""
    review, say = teller.review, teller.say
    seats = range(len(review.players))
    title = f"{say('review-title')}: {teller.speaker.listed(review.players)}"
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(say('review-about'))}</p>"]
    parts += [f"<h2>{escape(say('review-curve'))}</h2>", _curve(teller)]
    if review.accounts:
        parts += [f"<h2>{escape(say('review-account'))}</h2>", *(_account(teller, seat) for seat in seats)]
        parts.append(f"<p>{escape(say('review-account_about'))}</p>")
    parts += [f"<h2>{escape(say('review-costliest'))}</h2>", *(_costliest(teller, seat) for seat in seats)]
    parts += [f"<h2>{escape(say('review-finest'))}</h2>", *(_finest(teller, seat) for seat in seats)]
    parts += [f"<h2>{escape(say('review-luck'))}</h2>", _luck(teller)]
    parts += [
        f"<h2>{escape(say('review-all_turns'))}</h2>",
        f"<p>{escape(say('review-all_turns_about'))}</p>",
    ]
    parts.append(_turns(teller))
    return (
        f'<!doctype html><html lang="{teller.speaker.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><main>{''.join(parts)}</main></body></html>\n"
    )


def _name(teller: Teller, seat: int) -> str:
    return f'<b class="seat" style="border-color:{SEAT_INKS[seat]}">{escape(teller.review.players[seat])}</b>'


def _curve(teller: Teller) -> str:
    """Everybody's chance to win over the game, with a line where a turn begins."""
    review = teller.review
    count = max(1, len(review.curve) - 1)

    def x(at: int) -> float:
        return round(30 + at / count * (PICTURE_WIDTH - 40), 1)

    def y(share: float) -> float:
        return round(10 + (1 - share) * (PICTURE_HEIGHT - 40), 1)

    drawn = []
    turn = 0
    for at, decision in enumerate(review.decisions):
        if decision.turn != turn:
            turn = decision.turn
            drawn.append(f'<line x1="{x(at)}" x2="{x(at)}" y1="10" y2="{y(0)}" stroke="var(--line)"/>')
            drawn.append(
                f'<text x="{x(at)}" y="{PICTURE_HEIGHT - 8}" font-size="14" fill="currentColor">{turn}</text>'
            )
    for seat, name in enumerate(review.players):
        points = " ".join(f"{x(at)},{y(wins[seat])}" for at, wins in enumerate(review.curve))
        drawn.append(
            f'<polyline points="{points}" fill="none" stroke="{SEAT_INKS[seat]}" stroke-width="3">'
            f"<title>{escape(name)}</title></polyline>"
        )
    label = escape(teller.say("review-curve"))
    size = f'viewBox="0 0 {PICTURE_WIDTH} {PICTURE_HEIGHT}" role="img" aria-label="{label}"'
    names = " · ".join(_name(teller, seat) for seat in range(len(review.players)))
    return f"<svg {size}>{''.join(drawn)}</svg><p>{names}</p>"


def _account(teller: Teller, seat: int) -> str:
    rows = [["", teller.say("review-points"), teller.say("review-win")], *teller.account(seat)]
    return f"<h3>{_name(teller, seat)}</h3>{_table(rows)}<p>{escape(teller.like(seat))}</p>"


def _costliest(teller: Teller, seat: int) -> str:
    turns = [teller.turn(turn, seat) for turn in teller.review.costliest[seat]]
    told = "".join(
        f"<h4>{escape(teller.cost(turn))}</h4><p>{escape(' '.join(teller.better(turn)))}</p>"
        for turn in turns
    )
    return f"<h3>{_name(teller, seat)}</h3>" + (told or f"<p>{escape(teller.say('review-no_mistakes'))}</p>")


def _finest(teller: Teller, seat: int) -> str:
    turns = [teller.turn(turn, seat) for turn in teller.review.finest[seat]]
    told = "".join(f"<p>{escape(teller.fine(turn))}</p>" for turn in turns)
    return f"<h3>{_name(teller, seat)}</h3>" + (told or f"<p>{escape(teller.say('review-none_finest'))}</p>")


def _luck(teller: Teller) -> str:
    review = teller.review
    rows = [["", *review.players]]
    for reveal in review.reveals:
        rows.append([teller.reveal(reveal), *(teller.number(share.points, True) for share in reveal.luck)])
    return _table(rows)


def _turns(teller: Teller) -> str:
    review = teller.review
    rows = [[teller.say("review-turn"), *review.players]]
    bold: set[tuple[int, int]] = set()
    for turn in sorted({one.turn for one in review.turns}):
        row = [str(turn)]
        for seat in range(len(review.players)):
            one = teller.decided_in(turn, seat)
            # Who had nothing to decide in a turn lost nothing, and won nothing either.
            row.append("" if one is None else teller.number(one.loss.points))
            if one is not None and one.mistaken:
                bold.add((len(rows), seat + 1))
        rows.append(row)
    return _table(rows, bold)


def _table(rows: Sequence[Sequence[str]], bold: Collection[tuple[int, int]] = ()) -> str:
    """Rows below a head; some cells, by row and column, in bold."""
    head, *body = rows
    lines = ["<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"]
    for at, row in enumerate(body, 1):
        cells = [
            f"<td><b>{escape(cell)}</b></td>" if (at, column) in bold else f"<td>{escape(cell)}</td>"
            for column, cell in enumerate(row)
        ]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return f'<div class="scroll"><table>{"".join(lines)}</table></div>'

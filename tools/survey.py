"""Looks for what is too good or useless on the board: many games of one level against itself, in Markdown.

.venv/bin/python tools/survey.py --bot kapitaen --games 200 --players 4
"""

import argparse
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from rich.console import Console
from rich.progress import Progress

from ruhr import Game
from ruhr.board.words import MARKERS
from ruhr.bots import make_bot, situation_of
from ruhr.edge.events import OptionChosen, ProgressGained, Sold, Started
from ruhr.rules.special_options import OPTIONS
from ruhr.rules.state import SOURCES

#: What players do in the first turns is told turn by turn, the most frequent first.
OPENING_TURNS = (1, 2, 3)
MOST_OPENINGS = 6


@dataclass
class Seat:
    """What one player did in one game."""

    points: int
    won: float
    place: int
    markers: dict[str, int]
    options: Counter[str]
    sources: dict[str, int]
    #: By turn: the special option, and where his coal of that turn was sold last.
    openings: dict[int, tuple[str, str]]


@dataclass
class Survey:
    """What happened in one game."""

    seats: list[Seat] = field(default_factory=list)
    storages: Counter[str] = field(default_factory=Counter)
    markets: Counter[str] = field(default_factory=Counter)


def play(bot: str, players: int, number: int) -> Survey:
    """One game, and what everybody did in it."""
    game = Game.new(players, seed=f"survey {number}")
    bots = [make_bot(bot, f"survey {number} {seat}") for seat in range(players)]
    markers: list[dict[str, int]] = [{} for _ in range(players)]
    options: list[Counter[str]] = [Counter() for _ in range(players)]
    openings: list[dict[int, tuple[str, str]]] = [{} for _ in range(players)]
    survey = Survey()
    while game.actor is not None:
        turn = game.turn
        for event in game.play(bots[game.actor].decide(situation_of(game))):
            match event:
                case ProgressGained():
                    markers[event.seat][event.marker] = game.turn
                case OptionChosen():
                    options[event.seat][event.option] += 1
                    openings[event.seat][turn] = event.option, "nowhere"
                case Started():
                    survey.storages[event.storage] += 1
                case Sold():
                    survey.markets[event.space] += 1
                    option, _ = openings[event.seat][turn]
                    openings[event.seat][turn] = option, event.space
    result = game.result()
    assert result is not None
    first = game.record().deal["first"]
    for seat, score in enumerate(game.scores()):
        won = (seat in result.winners) / len(result.winners)
        place = (seat - first) % players + 1
        survey.seats.append(
            Seat(score.points, won, place, markers[seat], options[seat], score.sources, openings[seat])
        )
    return survey


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def opening_rows(seats: list[Seat], turn: int) -> list[str]:
    """What players do most in a turn; and whatever brings them to the port at the end of the river."""
    rows = []
    found = Counter(seat.openings[turn] for seat in seats)
    for rank, ((option, space), count) in enumerate(found.most_common()):
        if rank < MOST_OPENINGS or space == "ruhrort":
            mine = [seat for seat in seats if seat.openings[turn] == (option, space)]
            rows.append(
                f"| {turn} | {option} | {space} | {count / len(seats):.1%} "
                f"| {mean([s.points for s in mine]):.1f} | {mean([s.won for s in mine]):.0%} |"
            )
    return rows


def report(surveys: list[Survey], players: int) -> str:
    """The tables, in Markdown."""
    seats = [seat for survey in surveys for seat in survey.seats]
    average = mean([seat.points for seat in seats])
    lines = [f"{len(surveys)} games, {players} players, {average:.1f} points a player.", ""]
    lines += ["| place in turn 1 | points | wins |", "|---|--:|--:|"]
    for place in range(1, players + 1):
        mine = [seat for seat in seats if seat.place == place]
        lines.append(
            f"| {place} | {mean([s.points for s in mine]):.1f} | {mean([s.won for s in mine]):.1%} |"
        )
    lines += ["", "| progress marker | received | turn | points with | without | wins with | without |"]
    lines.append("|---|--:|--:|--:|--:|--:|--:|")
    for marker in MARKERS:
        have = [seat for seat in seats if marker in seat.markers]
        lack = [seat for seat in seats if marker not in seat.markers]
        lines.append(
            f"| {marker} | {len(have) / len(seats):.0%} | {mean([s.markers[marker] for s in have]):.1f} "
            f"| {mean([s.points for s in have]):.1f} | {mean([s.points for s in lack]):.1f} "
            f"| {mean([s.won for s in have]):.0%} | {mean([s.won for s in lack]):.0%} |"
        )
    chosen: Counter[str] = sum((seat.options for seat in seats), Counter())
    lines += ["", "| option | share of turns |", "|---|--:|"]
    lines += [f"| {option} | {chosen[option] / chosen.total():.1%} |" for option in OPTIONS]
    lines += ["", "| turn | option | sold at | share | points | wins |", "|--:|---|---|--:|--:|--:|"]
    for turn in OPENING_TURNS:
        lines += opening_rows(seats, turn)
    totals: dict[str, float] = defaultdict(float)
    for seat in seats:
        for source, points in seat.sources.items():
            totals[source] += points / len(seats)
    lines += ["", "| points from | a player |", "|---|--:|"]
    lines += [f"| {source} | {totals[source]:.2f} |" for source in SOURCES if totals[source]]
    for title, counter in (("started at", "storages"), ("sold at", "markets")):
        counts: Counter[str] = sum((getattr(survey, counter) for survey in surveys), Counter())
        told = ", ".join(f"{place} {count / counts.total():.1%}" for place, count in counts.most_common())
        lines += ["", f"{title}: {told}"]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="kapitaen")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    surveys = []
    with Progress(console=Console(stderr=True)) as progress, ProcessPoolExecutor(asked.workers) as pool:
        for survey in progress.track(
            pool.map(partial(play, asked.bot, asked.players), range(asked.games)), total=asked.games
        ):
            surveys.append(survey)
    print(report(surveys, asked.players))


if __name__ == "__main__":
    main()

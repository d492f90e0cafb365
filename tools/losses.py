"""Measures what every level gives away in a turn, as a review sees it, and writes it into the package.

    python -m tools.losses --games 200 --workers 2

In each game the seats are of many levels; one of its turns is reviewed with the usual looks. A shipowner
takes a captain's seat for just that turn, because a whole game of his would take minutes. What is found is
kept beside the arena's results, so that the command can be interrupted.
"""

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from platformdirs import user_cache_path

from ruhr.arena import mean_interval
from ruhr.board import standard_board
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS, TURNS
from ruhr.bots import LEVELS, make_bot, situation_of
from ruhr.cli.progress import progress_bar
from ruhr.game import Game
from ruhr.review.reviewing import LOOKS, find
from ruhr.review.turns import turns_of

TARGET = Path(__file__).parent.parent / "src" / "ruhr" / "review" / "losses.json"


#: Who gives away about as much as the next is told from him by so many games more.
CLOSEST = ("bootsmann", "steuermann")
CLOSEST_GAMES = 400


def levels_at(number: int, players: int, among: Sequence[str]) -> list[str]:
    """Who sits where in a game: all levels are drawn before any of them is drawn again."""
    return [_drawn(number * players + seat, among) for seat in range(players)]


def _drawn(at: int, among: Sequence[str]) -> str:
    block, place = divmod(at, len(among))
    return Random(block).sample(among, len(among))[place]


def measure(
    players: int, number: int, kind: str = "losses", among: Sequence[str] = LEVELS
) -> list[tuple[str, float, float]]:
    """What the levels of one game gave away in one of its turns: points, and chance to win."""
    levels, wanted = levels_at(number, players, among), number % TURNS + 1
    bots = [make_bot("kapitaen" if one == "reeder" else one, f"{number} {one}") for one in levels]
    deep = [make_bot(one, f"{number} deep") for one in levels]
    game = Game.new(players, seed=f"{kind} {number}")
    steps = []
    while game.actor is not None:
        seat, here = game.actor, game.turn == wanted
        if here:
            steps.append(game.decision_count)
        deciding = deep if here and levels[seat] == "reeder" else bots
        game.play(deciding[seat].decide(situation_of(game)))
    found = find(game.record(), standard_board(), steps, seed=number, looks=LOOKS)
    turns = turns_of([one.decision for one in found if one.decision is not None])
    return [(levels[turn.seat], turn.loss.points, turn.loss.win) for turn in turns]


def measure_closest(players: int, number: int) -> list[tuple[str, float, float]]:
    """The same of a game of those who are closest to each other."""
    return measure(players, number, "closest", CLOSEST)


def main() -> None:
    """Measure what is missing, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of every level")
    parser.add_argument("--players", type=int, nargs="*", default=range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    known = json.loads(TARGET.read_text("utf-8"))
    for players in asked.players:
        games = asked.games * len(LEVELS) // players
        more = CLOSEST_GAMES * len(CLOSEST) // players
        played = kept("losses", measure, players, games, asked.workers)
        played += kept("closest", measure_closest, players, more, asked.workers)
        found = [one for game in played for one in game]
        levels = {}
        for level in LEVELS:
            mean, low, high = mean_interval([points for name, points, _ in found if name == level])
            levels[level] = [round(mean, 3), round((high - low) / 3.92, 3)]
        known[str(players)] |= {"games": asked.games, "looks": LOOKS, "levels": levels}
        TARGET.write_text(json.dumps(known, indent=1) + "\n", "utf-8")


def kept(kind: str, work: Any, players: int, games: int, workers: int) -> list[Any]:
    """The results of so many games, those that were done before included."""
    file = user_cache_path("ruhr") / "review" / f"{kind}-{players}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    done = {number: result for number, result in map(json.loads, lines) if number < games}
    missing = [number for number in range(games) if number not in done]
    with (
        progress_bar() as progress,
        ProcessPoolExecutor(workers) as pool,
        file.open("a", encoding="utf-8") as out,
    ):
        bar = progress.add_task(f"{kind} {players}", total=games, completed=len(done))
        for number, result in zip(missing, pool.map(work, [players] * len(missing), missing), strict=True):
            done[number] = result
            out.write(json.dumps([number, result]) + "\n")
            out.flush()
            progress.advance(bar)
    return [done[number] for number in sorted(done)]


if __name__ == "__main__":
    main()

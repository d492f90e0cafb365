"""Making puzzles: many games in parallel, resumed where it stopped, and a choice of what was found."""

import hashlib
import json
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from ruhr import __version__
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.bots import make_bot, situation_of
from ruhr.game import Game, chance_of
from ruhr.processes import working
from ruhr.puzzles.finding import LOOKS_AT_A_PUZZLE, NATURAL_COSTS, decisions_of, found_in
from ruhr.puzzles.puzzle import Puzzle
from ruhr.puzzles.turn import rest_of_turn
from ruhr.record import Record

#: So many points more are too many for a choice that is wrong.
MORE_POINTS = 0.3
#: Who plays the games in which puzzles are found: people are as different.
PLAYED_BY = ("leichtmatrose", "bootsmann", "schiffer", "kapitaen")


@dataclass(frozen=True)
class Hunt:
    """Where puzzles are looked for: in so many games of bots, and in records."""

    seed: int
    games: int
    records: tuple[str, ...] = ()
    looks: int = LOOKS_AT_A_PUZZLE

    @property
    def file(self) -> Path:
        """Where it is kept what was found, so that the hunt can be interrupted and resumed."""
        key = json.dumps([__version__, self.seed, self.looks])
        return user_cache_path("ruhr") / "puzzles" / f"{hashlib.sha256(key.encode()).hexdigest()[:16]}.jsonl"

    @property
    def grounds(self) -> list[str]:
        """Everything that is searched: games of bots by number, records by the digest of their text."""
        return [*(f"{self.seed}/{number}" for number in range(self.games)), *self._texts]

    @property
    def _texts(self) -> dict[str, str]:
        return {hashlib.sha256(text.encode()).hexdigest()[:16]: text for text in self.records}

    def search(self, ground: str) -> dict[str, Any]:
        """What is found in one of them."""
        text = self._texts.get(ground)
        positions = _of_bots(ground) if text is None else _of_record(text)
        puzzles = found_in(positions, ground, self.looks)
        return {"game": ground, "puzzles": [puzzle.to_json() for puzzle in puzzles]}


def _of_bots(seed: str) -> Iterator[str]:
    """The decisions of a game of bots, of two players, then three, then four, and so on."""
    number = int(seed.partition("/")[2])
    players = FEWEST_PLAYERS + number % (MOST_PLAYERS - FEWEST_PLAYERS + 1)
    chance = chance_of(f"puzzles {seed}")
    game = Game.new(players, seed=f"puzzles {seed}")
    bots = [make_bot(PLAYED_BY[chance.below(len(PLAYED_BY))], f"{seed}/{seat}") for seat in range(players)]

    def played() -> Iterator[str]:
        while game.actor is not None:
            yield str(bots[game.actor].decide(situation_of(game)))

    return decisions_of(game, played())


def _of_record(text: str) -> Iterator[str]:
    record = Record.from_text(text)
    actions, record.actions = record.actions, []
    return decisions_of(Game.from_record(record), iter(actions))


def hunt_down(hunt: Hunt, workers: int) -> Generator[list[Puzzle]]:
    """Search all grounds that were not searched before, and hand out what was found in each as it comes."""
    done = _found_so_far(hunt)
    missing = [ground for ground in hunt.grounds if ground not in done]
    yield from (done[ground] for ground in hunt.grounds if ground in done)
    if not missing:
        return
    hunt.file.parent.mkdir(parents=True, exist_ok=True)
    with hunt.file.open("a", encoding="utf-8") as file, working(workers) as pool:
        waiting: set[Future[dict[str, Any]]] = set()
        while missing or waiting:
            while missing and len(waiting) < 2 * workers:
                waiting.add(pool.submit(hunt.search, missing.pop(0)))
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                found = future.result()
                file.write(json.dumps(found) + "\n")
                file.flush()
                yield _read(found)


def _read(found: dict[str, Any]) -> list[Puzzle]:
    return [Puzzle.from_json(puzzle) for puzzle in found["puzzles"]]


def _found_so_far(hunt: Hunt) -> dict[str, list[Puzzle]]:
    """What was found before; a line that was cut off does not count."""
    found: dict[str, list[Puzzle]] = {}
    if hunt.file.exists():
        for line in hunt.file.read_text("utf-8").splitlines():
            try:
                one = json.loads(line)
            except ValueError:
                continue
            found[one["game"]] = _read(one)
    return found


def choice_of(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many puzzles, about as many of every number of players, theme and difficulty.

    What is rarest comes first, and of the same kind what costs most.
    """
    kinds: dict[tuple[object, ...], list[Puzzle]] = defaultdict(list)
    clear = (puzzle for puzzle in puzzles if is_instructive(puzzle))
    for puzzle in sorted(clear, key=lambda one: (-_weight(one), one.id)):
        kinds[puzzle.theme, puzzle.difficulty, puzzle.players].append(puzzle)
    rows = sorted(kinds.values(), key=lambda row: (len(row), row[0].id))
    chosen: list[Puzzle] = []
    while rows and len(chosen) < count:
        chosen += [row.pop(0) for row in rows][: count - len(chosen)]
        rows = [row for row in rows if row]
    return sorted(chosen, key=lambda one: one.id)


def turns_after(puzzles: list[Puzzle], workers: int) -> Generator[tuple[str, list[Puzzle]]]:
    """What follows on each puzzle in the same turn, in their order."""
    with working(workers) as pool:
        yield from zip((puzzle.id for puzzle in puzzles), pool.map(rest_of_turn, puzzles), strict=True)


def is_instructive(puzzle: Puzzle) -> bool:
    """Does nothing that is wrong bring more points, unless it costs a good deal of the chance to win?"""
    return all(
        answer.right or answer.cost.points > -MORE_POINTS or answer.cost.win > NATURAL_COSTS[1]
        for answer in puzzle.answers
    )


def _weight(puzzle: Puzzle) -> float:
    """How much the natural choice costs."""
    cost = puzzle.answer(puzzle.natural).cost
    return cost.points + 20 * cost.win

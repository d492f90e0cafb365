"""Asks of many games whether luck and decisions explain how results come about, step by step.

    python -m tools.accounts --games 12 --workers 2

From one decision to the next what is expected changes by what the decision gave and what was revealed, and by
what is left unexplained. If luck were no luck, or its sign the other way round, more would be left. Captains
play. How far the networks are off in every turn is measured, too, and how many points more games bring than
is expected at their start; both go into the package. What is found is kept beside the arena's results.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from statistics import fmean, stdev
from typing import NamedTuple

from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.bots import make_bot, situation_of
from ruhr.bots.learned import LAST_FORESEEN
from ruhr.bots.networks import shipped_network
from ruhr.game import Game
from ruhr.review import Review, review
from ruhr.review.accounts import Passage, steps_of
from ruhr.review.measured import measurements
from ruhr.rules.sequence_of_play import SETTING_OUT
from tools.losses import TARGET, kept

#: So many games tell how far a network is off.
OFF_GAMES = 120


class Explained(NamedTuple):
    """How far one part explains what changed, over all steps in which there was any of it."""

    #: Of a point of this part so much is found again in what changed; 1 were all of it.
    slope: float
    #: What is left, in squares: as it is, if the part is left out, and if its sign is turned.
    left: float
    without: float
    turned: float


def explained(steps: list[Passage], part: Callable[[Passage], float]) -> Explained:
    """How far a part of the steps explains what changed beside the other parts."""
    here = [(one.left + part(one), part(one)) for one in steps if part(one)]
    slope = sum(changed * share for changed, share in here) / sum(share**2 for _, share in here)
    left, without, turned = (
        sum((changed - sign * share) ** 2 for changed, share in here) for sign in (1, 0, -1)
    )
    return Explained(slope, left, without, turned)


def given(step: Passage) -> float:
    return step.given


def luck(step: Passage) -> float:
    return step.luck


def points_of(found: Review) -> list[list[Passage]]:
    """Every seat's way through a game, in points."""
    return [
        steps_of(account.seat, (account.final.points, account.final.win), found.decisions, found.reveals)[0]
        for account in found.accounts
    ]


def captains(players: int, kind: str, number: int) -> Iterator[Game]:
    """A game of captains before every decision, and at its end."""
    game = Game.new(players, seed=f"{kind} {number}")
    bots = [make_bot("kapitaen", f"{number} {seat}") for seat in range(players)]
    while game.actor is not None:
        yield game
        game.play(bots[game.actor].decide(situation_of(game)))
    yield game


def off(players: int, number: int) -> dict[int, float]:
    """How many points more a game brought than the network foresaw in every turn, when it was asked there."""
    foreseen: dict[int, float] = {}
    for game in captains(players, "off", number):
        if game.over:
            break
        table = situation_of(game).table
        if table.phase >= SETTING_OUT and table.turn not in foreseen:
            network = shipped_network(table.board.identity, players)
            assert network is not None
            network.foresee(table)
            foreseen[int(table.turn)] = fmean(network.points[seat] for seat in range(players))
    brought = fmean(one.points for one in game.scores())
    return {turn: brought - points for turn, points in foreseen.items()}


def on_average(foreseen: list[dict[str | int, float]]) -> dict[int, float]:
    """How far the network is off in the turns in which it is asked."""
    by_turn: dict[int, list[float]] = defaultdict(list)
    for game in foreseen:
        for turn, more in game.items():
            if 1 < int(turn) <= LAST_FORESEEN + 1:
                by_turn[int(turn)].append(more)
    return {turn: fmean(more) for turn, more in by_turn.items()}


def measure(players: int, number: int) -> list[dict[str, object]]:
    """A captains' game: of every seat the steps, what was not expected, and the error of chance alone."""
    *_, game = captains(players, "rise", number)
    found = review(game.record(), seed=number, explain=False)
    # Of who decides it is known how much chance alone may be off; it is as much for the others.
    chance = sum(one.choices[0].points_error ** 2 for one in found.decisions)
    known = measurements(players).rise
    return [
        {"steps": steps, "rise": account.unexplained.points + known, "chance": 2 * chance}
        for steps, account in zip(points_of(found), found.accounts, strict=True)
    ]


def main() -> None:
    """Measure what is missing, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--players", type=int, nargs="*", default=range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    known = json.loads(TARGET.read_text("utf-8"))
    for players in asked.players:
        foreseen = kept("off", off, players, OFF_GAMES, asked.workers)
        known[str(players)]["off"] = {turn: round(of, 1) for turn, of in sorted(on_average(foreseen).items())}
        TARGET.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
        games = kept("accounts", measure, players, asked.games, asked.workers)
        seats = json.loads(json.dumps([seat for game in games for seat in game]))
        ways = [[Passage(*step) for step in seat["steps"]] for seat in seats]
        every = [step for way in ways for step in way]
        rises = [seat["rise"] for seat in seats]
        print(f"{players} players, {len(games)} games, {len(every)} steps")
        print(f"  rise {fmean(rises):.2f} ± {stdev(rises) / len(rises) ** 0.5:.2f}")
        print(f"  left in a game ± {fmean(sum(one.left**2 for one in way) for way in ways) ** 0.5:.1f}")
        print(f"  of that chance alone ± {fmean(seat['chance'] for seat in seats) ** 0.5:.1f}")
        known[str(players)]["rise"] = round(fmean(rises), 2)
        TARGET.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
        for name, part in (("luck", luck), ("given", given)):
            found = explained(every, part)
            squares = " / ".join(f"{one:.0f}" for one in found[1:])
            print(f"  {name}: slope {found.slope:.2f}; left, without it, turned {squares}")


if __name__ == "__main__":
    main()

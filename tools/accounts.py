"""Asks of many games what results are made of, and whether luck is worth what it is said to be.

    python -m tools.accounts --games 60 --workers 2

Captains play. What is told is what every part of an account comes to, how much it differs from seat to seat,
and of a point of luck how much is found again in the result: if all of it, luck is neither overstated nor
understated. How far the networks are off in every turn is measured, too, which goes into the package. What is
found is kept beside the arena's results.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from statistics import fmean, linear_regression, stdev

from ruhr.board import standard_board
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.bots import make_bot, situation_of
from ruhr.bots.learned import LAST_FORESEEN
from ruhr.bots.networks import shipped_network
from ruhr.game import Game
from ruhr.review import Share
from ruhr.review.course import Prospects, every_decision
from ruhr.review.reviewing import LOOKS, LOOKS_A_GAME
from ruhr.review.turns import total
from ruhr.rules.sequence_of_play import SETTING_OUT
from tools.losses import TARGET, kept

#: So many games tell how far a network is off.
OFF_GAMES = 120
#: How sure the worth of luck is, is told by leaving out one of so many parts of the games.
PARTS = 10


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


def measure(players: int, number: int) -> list[dict[str, float]]:
    """How the results of a captains' game came about, in points."""
    *_, game = captains(players, "accounts", number)
    record, seats = game.record(), range(players)
    course = Prospects(f"accounts {number}", LOOKS // LOOKS_A_GAME)
    start, reveals = course.begin(Game.from_record(replace(record, actions=[], taken_back=[])))
    own: list[list[Share]] = [[] for _ in seats]
    others: list[list[Share]] = [[] for _ in seats]
    for step, before, made in every_decision(record, standard_board()):
        situation = situation_of(before)
        code = situation.code_of(record.actions[step])
        brought, revealed = course.after(before.dealt_table(), made, code, step)
        reveals += revealed
        for seat in seats:
            (own if seat == situation.seat else others)[seat].append(brought[seat])
    return [
        {
            "start": start[seat].points,
            "luck": total(one.luck[seat] for one in reveals).points,
            "own": total(own[seat]).points,
            "others": total(others[seat]).points,
            "final": game.scores()[seat].points,
        }
        for seat in seats
    ]


def found_again(accounts: list[dict[str, float]]) -> float:
    """Of a point of luck, so much is found in the result."""
    luck = [one["luck"] for one in accounts]
    return linear_regression(luck, [one["final"] - one["start"] for one in accounts]).slope


def main() -> None:
    """Measure what is missing, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", type=int, nargs="*", default=range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    known = json.loads(TARGET.read_text("utf-8"))
    for players in asked.players:
        foreseen = kept("off", off, players, OFF_GAMES, asked.workers)
        known[str(players)]["off"] = {turn: round(of, 1) for turn, of in sorted(on_average(foreseen).items())}
        TARGET.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
        games = kept("accounts", measure, players, asked.games, asked.workers)
        accounts = [account for game in games for account in game]
        print(f"{players} players, {len(games)} games of captains: points, and how they differ by seat")
        for part in accounts[0]:
            points = [one[part] for one in accounts]
            print(f"  {part:10} {fmean(points):6.2f}  {stdev(points):5.2f}")
        # As sure as it stays what it is if a part of the games is left out.
        without = [
            found_again([one for at, game in enumerate(games) if at % PARTS != part for one in game])
            for part in range(PARTS)
        ]
        error = ((PARTS - 1) * fmean((one - fmean(without)) ** 2 for one in without)) ** 0.5
        print(f"  of a point of luck {found_again(accounts):.2f} ± {error:.2f} are found in the result")


if __name__ == "__main__":
    main()

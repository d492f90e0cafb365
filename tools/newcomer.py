"""A newcomer who knows nothing but the lessons and the coach, and how he fares against cabin boys.

He looks at what the page shows of each choice and decides by the plan of the last lesson (docs/learning.md).
What the coach warns of he leaves, if there is anything else.

    python -m tools.newcomer --games 400
"""

from collections.abc import Callable
from typing import Literal

import click

from ruhr.arena import mean_interval, wilson
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS, TURNS
from ruhr.bots import make_bot, situation_of
from ruhr.game import Game, Prospect
from ruhr.outlook import Outlook

OPPONENT = "schiffsjunge"
#: The plan, in points of his own: a token he lacks, a marker that it completes, a Thaler, a way through the
#: river that is used up; and what he will not pay more than a Thaler for.
TOKEN, MARKER, THALER, RIVER = 2.0, 2.0, 1.0, 0.4
#: Points and Thalers against each other when he builds, and what a building still earns in each turn to come.
POINT = 4.0
LATER = {"port": 2.0, "city": 0.5, "white_warehouse": 0.3, "depot": 0.0}


class Newcomer:
    """Decides by the rules of thumb of the last lesson."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._river = [space.id for space in game.board.spaces]

    def decide(self) -> str:
        """What he chooses: the best of what the coach does not warn of."""
        prospects = self._game.prospects()
        unwarned = [prospect for prospect in prospects if not prospect.regrets] or prospects
        worth = self._worth()
        return max(unwarned, key=worth).action

    def _worth(self) -> Callable[[Prospect], float]:
        decision = self._game.decision
        if decision in ("option", "start", "sell", "transport", "supply"):
            return self._worth_of_trip
        return self._worth_of_purchase

    # --- Coal: where Thalers and the token are most, markers completed, little of the river used up ---------

    def _worth_of_trip(self, prospect: Prospect) -> float:
        kind, _, rest = prospect.action.partition(" ")
        looks = [look for look in self._game.outlooks(self._seat) if look.view["seat"] == self._seat]
        if kind == "option":
            option, price = rest.split()[0], -self._gain(prospect, "thalers")
            found = [look for look in looks if option in look.view["options"]]
            gift = {"wage": 2.0, "supply": 1.0, "transport": 0.3}.get(option, 0.0)
            return max((self._worth_of_sale(look) for look in found), default=-9.0) - price + gift
        if kind == "start":
            return max(
                (self._worth_of_sale(look) for look in looks if look.view["storage"] == rest), default=0.0
            )
        if kind == "sell":
            return max(
                (self._worth_of_sale(look) for look in looks if look.view["space"] == rest), default=0.0
            )
        # Whoever places or raises a die helps himself: as near downriver of his barge as can be.
        return -abs(self._river.index(rest) - self._ahead()) if rest in self._river else -99.0

    def _worth_of_sale(self, look: Outlook) -> float:
        thalers = sum(
            gain["thalers"] for event in look.causes for gain in event.gains if gain["seat"] == self._seat
        )
        token = any(event.kind == "token_gained" for event in look.causes)
        used = self._river.index(look.view["space"]) - self._ahead()
        return (
            THALER * thalers
            + TOKEN * token
            + MARKER * len(look.view["markers"])
            + POINT / 2 * look.view["points"]
            - RIVER * used
        )

    def _ahead(self) -> int:
        """Where his barge lies, in spaces from the source."""
        barge = self._game.view()["players"][self._seat]["barge"]
        return self._river.index(barge) if barge else 0

    # --- Thalers: locks first and those for most points, then whatever brings most for its price ------------

    def _worth_of_purchase(self, prospect: Prospect) -> float:
        kind = prospect.action.partition(" ")[0]
        points, thalers = self._gain(prospect, "points"), self._gain(prospect, "thalers")
        debts = sum(event.kind.startswith("borrowed") for event in prospect.causes)
        worth = POINT * points + thalers - 3 * POINT * debts
        if kind == "lock":
            return worth + 5.0
        if kind in ("city", "depot", "port", "white_warehouse"):
            return worth + LATER[kind] * (TURNS - self._game.turn)
        if kind in ("shift", "inn"):
            return -1.0
        if kind == "repay":
            return 0.5 if self._game.turn >= 6 else -1.0
        # Being done, the levy and the gift; a Thaler is worth more early, a point late.
        if kind in ("pay", "take"):
            return (2.0 if self._game.turn < 9 else 0.5) * thalers + points
        return 0.0

    def _gain(self, prospect: Prospect, what: Literal["thalers", "points"]) -> float:
        return sum(
            gain[what]
            for event in prospect.causes
            for gain in event.gains
            if gain["seat"] == self._seat and not event.kind.startswith("borrowed")
        )


def play_against_cabin_boys(players: int, number: int) -> tuple[int, float, list[int]]:
    """The newcomer's points, his share of the win, and everybody's points."""
    game = Game.new(players, seed=f"newcomer/{players}/{number}")
    me = number % players
    newcomer = Newcomer(game, me)
    others = [make_bot(OPPONENT, f"{number}/{seat}") for seat in range(players)]
    while game.actor is not None:
        seat = game.actor
        game.play(newcomer.decide() if seat == me else str(others[seat].decide(situation_of(game))))
    result = game.result()
    assert result is not None
    return result.points[me], result.shares[me], [p for seat, p in enumerate(result.points) if seat != me]


@click.command()
@click.option("--games", default=400, help="Games with each number of players.")
def main(games: int) -> None:
    """Print points and win shares with their 95 % intervals."""
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        results = [play_against_cabin_boys(players, number) for number in range(games)]
        mean, low, high = mean_interval([float(points) for points, _, _ in results])
        share = sum(won for _, won, _ in results) / games
        theirs = [points for _, _, others in results for points in others]
        least, most = wilson(share, games)
        print(
            f"{players} | {games} | {mean:.1f} ({low:.1f}–{high:.1f}) | {sum(theirs) / len(theirs):.1f}"
            f" | {100 * share:.0f} % ({100 * least:.0f}–{100 * most:.0f} %) | {100 / players:.0f} %"
        )


if __name__ == "__main__":
    main()

"""Results without luck have the same mean."""

from collections import Counter
from copy import copy, deepcopy
from statistics import mean

import pytest

from ruhr import arena
from ruhr.arena import Match, mean_interval, play_game, summary
from ruhr.game import chance_of
from ruhr.luck import Luck
from ruhr.reveals import kind_of_reveal
from ruhr.rules.actions import OVER
from ruhr.rules.scoring import share_of_win, winners


def random_luck(players: int, seed: str) -> list[float]:
    """Everybody's luck in a random game."""
    chance = chance_of(seed)
    luck = Luck(players, calmer_water=False)
    trajectory = luck.trajectory
    while trajectory.table is None or trajectory.waits_for_chance or trajectory.table.choice_count:
        if trajectory.waits_for_chance:
            can_come = list(trajectory.outcomes().elements())
            luck.go_on(can_come[chance.below(len(can_come))])
        else:
            assert trajectory.table is not None
            luck.go_on(int(trajectory.table.choices[chance.below(trajectory.table.choice_count)]))
    return luck.shares


def test_what_one_has_more_of_others_have_less() -> None:
    for number in range(3):
        assert sum(random_luck(3, f"sum {number}")) == pytest.approx(0, abs=1e-3)


def test_over_many_games_nobody_is_lucky() -> None:
    _, low, high = mean_interval([random_luck(2, f"mean {number}")[0] for number in range(60)])
    assert abs(low + high) / 2 < high - low
    assert high - low < 0.2, "or nothing would be said"


def test_luck_before_a_reveal_is_what_came_against_all_that_could_come() -> None:
    """Weighed by their chances, the luck of all outcomes of a reveal is nothing at all."""
    lucks = []
    for first in range(4):
        luck = Luck(4, calmer_water=False)
        luck.go_on(first)
        lucks.append(luck.shares)
    for seat in range(4):
        assert mean(shares[seat] for shares in lucks) == pytest.approx(0, abs=1e-9)
    assert any(abs(share) > 1e-4 for shares in lucks for share in shares), "it matters who begins"


def waiting_in(turn: int, seed: str) -> Luck:
    """A random game, up to where something is revealed in a turn."""
    chance = chance_of(seed)
    luck = Luck(2, calmer_water=False)
    while (s := luck.trajectory.table) is None or s.turn < turn or not luck.trajectory.waits_for_chance:
        if luck.trajectory.waits_for_chance:
            can_come = list(luck.trajectory.outcomes().elements())
        else:
            assert s is not None
            can_come = [int(action) for action in s.choices[: s.choice_count]]
        luck.go_on(can_come[chance.below(len(can_come))])
    return luck


def expected(luck: Luck, seat: int) -> tuple[float, float]:
    """The share of the win and the luck that a seat can expect if everybody does the first thing he may.

    Exactly: over all that can come by chance, weighed by how much of it there is.
    """
    while not luck.trajectory.waits_for_chance:
        s = luck.trajectory.table
        assert s is not None
        if s.decision == OVER:
            return share_of_win(winners(s), seat), luck.shares[seat]
        luck.go_on(min(int(action) for action in s.choices[: s.choice_count]))
    counted = luck.trajectory.outcomes()
    shares = lucks = 0.0
    for outcome, count in counted.items():
        twin = copy(luck)
        twin.trajectory, twin.shares = deepcopy(luck.trajectory), luck.shares[:]
        twin.go_on(outcome)
        share, lucky = expected(twin, seat)
        shares += share * count / counted.total()
        lucks += lucky * count / counted.total()
    return shares, lucks


@pytest.mark.parametrize("turn", [10, 11])
def test_over_all_that_can_come_luck_is_exactly_nothing(turn: int) -> None:
    """From the last turns to every end that a game can have there, some ends likelier than others."""
    for number in range(3):
        luck = waiting_in(turn, f"waiting {number}")
        before = luck.shares[0]
        assert expected(luck, 0)[1] == pytest.approx(before, abs=1e-9)
        # What came before counts: somebody has been lucky.
        assert before


def test_luck_is_told_of_everything_that_comes_in_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """And of nothing that could not come; docs/bots.md tells of many games."""
    came: Counter[str] = Counter()

    class WatchedLuck(Luck):
        def go_on(self, step: int) -> None:
            s = self.trajectory.table
            if self.trajectory.waits_for_chance:
                assert self.trajectory.like(step) in self.trajectory.outcomes()
                came["first" if s is None else str(kind_of_reveal(s))] += 1
            super().go_on(step)

    monkeypatch.setattr(arena, "Luck", WatchedLuck)
    match = Match(("bootsmann", "matrose"), games=30, seed=5, reduce_variance=True)
    results = [play_game(match, number) for number in range(match.games)]
    assert came == {"first": 30, "marker": 30 * 11, "country": 30 * 8}
    seats = [result["bots"].index(0) for result in results]
    plain = [result["shares"][seat] for result, seat in zip(results, seats, strict=True)]
    lucks = [result["luck"][seat] for result, seat in zip(results, seats, strict=True)]
    # What is revealed is the same in both games of a deal.
    _, low, high = mean_interval([mean(pair) for pair in zip(lucks[::2], lucks[1::2], strict=True)])
    assert abs(low + high) / 2 < high - low
    told = summary(match, results)["bots"]["bootsmann"]
    assert told["wins_without_luck"][0] == pytest.approx(mean(plain) - mean(lucks))

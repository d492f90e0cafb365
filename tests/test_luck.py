"""Results without luck have the same mean."""

from statistics import mean, pvariance

import pytest

from ruhr.arena import Match, mean_interval, play_game, summary
from ruhr.game import chance_of
from ruhr.luck import Luck


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


def test_without_luck_the_mean_agrees() -> None:
    """Over the games of a match; docs/bots.md tells of many more."""
    match = Match(("bootsmann", "matrose"), games=30, seed=5, reduce_variance=True)
    results = [play_game(match, number) for number in range(match.games)]
    seats = [result["bots"].index(0) for result in results]
    plain = [result["shares"][seat] for result, seat in zip(results, seats, strict=True)]
    fair = [share - result["luck"][seat] for share, result, seat in zip(plain, results, seats, strict=True)]
    lucks = [a - b for a, b in zip(plain, fair, strict=True)]
    # What is revealed is the same in both games of a deal.
    _, low, high = mean_interval([mean(pair) for pair in zip(lucks[::2], lucks[1::2], strict=True)])
    assert abs(low + high) / 2 < high - low
    assert pvariance(fair) < 1.1 * pvariance(plain)
    told = summary(match, results)["bots"]["bootsmann"]
    assert told["wins_without_luck"][0] == pytest.approx(told["wins"][0], abs=0.1)

"""A short run of `make soak`: whatever happens, nothing is lost and nothing is done twice."""

from tools.soak import soak


def test_whatever_happens_in_turn_nothing_is_lost_and_nothing_is_done_twice() -> None:
    tally = soak(minutes=5, players=6, rounds=2, seed=2)
    assert (tally.lost, tally.doubled) == (0, 0)
    assert sum(tally.kills.values()) == 2
    assert tally.acknowledged > 20

"""A short run of `make soak`: whatever happens, nothing is lost and nothing is done twice.

Here is what no other test does. That processes are killed and stopped, disks full, and Redis away is in
`test_faults` and `test_many_servers`.
"""

from tools.mishaps import LAGGING
from tools.soak import soak

ONCE = {
    "failover to a replica that had all",
    "clocks set forward",
    LAGGING,
    "clock of one server set forward",
    "connections to PostgreSQL cut",
    "SQLite: power cut",
    "SQLite: clock set forward",
    "SQLite: no room on the disk",
}


def test_whatever_happens_in_turn_nothing_is_lost_and_nothing_is_done_twice() -> None:
    tally = soak(minutes=5, players=9, moves=2, once=ONCE, seed=2)
    assert (tally.lost, tally.doubled, tally.unfair) == (set(), set(), set())
    assert set(tally.mishaps) == ONCE
    assert tally.acknowledged > 50
    assert tally.stepped_back > 0, "the replica lagged behind"

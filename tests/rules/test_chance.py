"""The one source of chance."""

from ruhr.rules.chance import Chance


def test_a_branch_is_a_stream_of_its_own() -> None:
    """Whoever draws from it changes nothing, however much he draws."""
    one, other = Chance(1, 2, 3, 4), Chance(1, 2, 3, 4)
    branch = one.branch()
    drawn = [branch.word() for _ in range(100)]
    assert [again.word() for again in [other.branch()] for _ in range(100)] == drawn
    assert [one.word() for _ in range(3)] == [other.word() for _ in range(3)]

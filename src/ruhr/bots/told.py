"""What is asked of many games: a row of numbers for each of them, and what they come to on average."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Told:
    """So many numbers of each of so many games."""

    def __init__(self, games: i64, asked: i64) -> None:
        self.games = games
        self.asked = asked
        #: The games' rows, one after the other.
        self.told: vec[float] = vec[float]([0.0] * (games * asked))

    def mean(self, what: i64, since: i64 = 0) -> float:
        """What is asked, on average over all games, or over those since one of them."""
        total = 0.0
        game = since
        while game < self.games:
            total += self.told[game * self.asked + what]
            game += 1
        return total / float(self.games - since)

    def error(self, what: i64, since: i64 = 0) -> float:
        """The standard error of the mean."""
        mean = self.mean(what, since)
        squares = 0.0
        game = since
        while game < self.games:
            off = self.told[game * self.asked + what] - mean
            squares += off * off
            game += 1
        games = float(self.games - since)
        error: float = (squares / games / (games - 1.0)) ** 0.5
        return error

    def difference(self, other: "Told", what: i64, since: i64 = 0) -> tuple[float, float]:
        """How much more it is than after another choice on the same deals, and the standard error of that."""
        total = 0.0
        squares = 0.0
        game = since
        while game < self.games:
            at = game * self.asked + what
            more = self.told[at] - other.told[at]
            total += more
            squares += more * more
            game += 1
        games = float(self.games - since)
        mean = total / games
        spread = squares / games - mean * mean
        return mean, ((spread if spread > 0.0 else 0.0) / (games - 1.0)) ** 0.5

    def no_worse(self, other: "Told", what: i64) -> float:
        """In what share of the games it is as much as after another choice, or more."""
        found = 0.0
        game: i64 = 0
        while game < self.games:
            at = game * self.asked + what
            if self.told[at] >= other.told[at]:
                found += 1.0
            game += 1
        return found / float(self.games)

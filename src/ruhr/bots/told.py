"""What is asked of many games: a row of numbers for each of them, and what they come to on average."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Told:
    """So many numbers of each of so many games."""

    def __init__(self, games: i64, asked: i64) -> None:
        self.games = games
        self.asked = asked
        #: Of how many parts it was joined, one after the other.
        self.parts: i64 = 1
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
        _, error = self.difference(None, what, since)
        return error

    def difference(self, other: "Told | None", what: i64, since: i64 = 0) -> tuple[float, float]:
        """How much more it is than after another choice on the same deals, and the standard error of that.

        If it was joined of parts, they may differ by more than by chance: then it is only as sure as that.
        """
        games = self.games - since
        of_a_part = games // self.parts
        total = 0.0
        squares = 0.0
        parts = 0.0
        part = 0.0
        game: i64 = 0
        while game < games:
            at = (since + game) * self.asked + what
            more = self.told[at] - (0.0 if other is None else other.told[at])
            total += more
            squares += more * more
            part += more
            game += 1
            if game % of_a_part == 0:
                parts += part * part
                part = 0.0
        mean = total / float(games)
        spread = (squares / float(games) - mean * mean) / float(games - 1)
        if self.parts > 1:
            size = float(of_a_part)
            apart = (parts / size / size / float(self.parts) - mean * mean) / float(self.parts - 1)
            spread = apart if apart > spread else spread
        return mean, (spread if spread > 0.0 else 0.0) ** 0.5

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


def joined(parts: list[Told], since: i64) -> Told:
    """What several were told, one after the other; of each only what was told since one of its games."""
    first = parts[0]
    asked = first.asked
    rows = (first.games - since) * asked
    whole = Told((first.games - since) * len(parts), asked)
    whole.parts = len(parts)
    at: i64 = 0
    for part in parts:
        row: i64 = 0
        while row < rows:
            whole.told[at] = part.told[since * asked + row]
            row += 1
            at += 1
    return whole

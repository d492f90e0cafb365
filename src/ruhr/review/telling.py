"""A review in words."""

from typing import Literal

from ruhr.edge.actions import Action
from ruhr.language import Speaker
from ruhr.review.deciding import LEAST_POINTS
from ruhr.review.shapes import Review, ReviewedReveal, ReviewedTurn, Share
from ruhr.review.turns import gain, of_action

#: The parts of an account, in the order in which they add up.
PARTS_OF_ACCOUNT: tuple[Literal["start", "luck", "possible", "lost", "others", "final"], ...] = (
    "start",
    "luck",
    "possible",
    "lost",
    "others",
    "final",
)


class Teller:
    """Tells of a review in the language of a speaker."""

    def __init__(self, review: Review, speaker: Speaker) -> None:
        self.review = review
        self.speaker = speaker
        self._turns = {(one.turn, one.seat): one for one in review.turns}

    def say(self, key: str, **values: object) -> str:
        return self.speaker.say(key, **values)

    def number(self, number: float, signed: bool = False) -> str:
        """Tenths, with their sign if it matters."""
        tenths = self.speaker.say("review-number", number=abs(self.speaker.tenths(number)))
        sign = "−" if number < 0 and tenths.strip("0.,") else "+" if signed and tenths.strip("0.,") else ""
        return sign + tenths

    def percent(self, share: float, signed: bool = False) -> str:
        """Hundredths, with their sign if it matters."""
        told = self.speaker.percent(abs(share))
        sign = "−" if share < 0 and told else "+" if signed and told else ""
        return f"{sign}{told} %"

    def account(self, seat: int) -> list[tuple[str, str, str]]:
        """How a result came about: what it is, in points, and in chance to win."""
        account = self.review.accounts[seat]
        rows = []
        for part in PARTS_OF_ACCOUNT:
            share: Share = getattr(account, part)
            signed = part not in ("start", "final")
            points = str(round(share.points)) if part == "final" else self.number(share.points, signed)
            chance = self.percent(share.win, signed)
            if part != "final":
                points += " " + self.say("review-sure", error=self.number(2 * share.points_error))
                chance += " " + self.say("review-sure", error=self.percent(2 * share.win_error))
            rows.append((self.say(f"review-{part}"), points, chance))
        return rows

    def like(self, seat: int) -> str:
        """What was given away in a turn, and who plays like that."""
        account = self.review.accounts[seat]
        name, loss = self.review.players[seat], self.number(account.loss_a_turn.points)
        if account.like is None:
            return self.say("review-loss_a_turn", own="no", name=name, loss=loss)
        level = self.speaker.bot(account.like)
        return self.say("review-like", own="no", name=name, loss=loss, level=level)

    def turn(self, turn: int, seat: int) -> ReviewedTurn:
        """A turn in which a seat decided something."""
        return self._turns[turn, seat]

    def decided_in(self, turn: int, seat: int) -> ReviewedTurn | None:
        """What a seat decided in a turn, if anything."""
        return self._turns.get((turn, seat))

    def cost(self, turn: ReviewedTurn) -> str:
        """What a turn cost: in points and in chance to win, or in what of both can be seen."""
        name = self.review.players[turn.seat]
        loss = turn.loss
        share = self.speaker.percent(max(0.0, loss.win))
        if share and (loss.points < loss.points_error or not self.speaker.tenths(loss.points)):
            return self.say("review-cost_win", own="no", name=name, turn=turn.turn, share=share)
        points = self.number(loss.points)
        told = self.say("review-cost", own="no", name=name, turn=turn.turn, points=points, share=share)
        return f"{told} ({self.say('review-sure', error=self.number(2 * loss.points_error))})"

    def better(self, turn: ReviewedTurn) -> list[str]:
        """What the better turn was, and why."""
        if turn.better is None:
            return []
        action = self.speaker.action(turn.better.action)
        return [self.say("review-better", action=action), *self.speaker.advice(turn.better)]

    def fine(self, turn: ReviewedTurn) -> str:
        """What was found in a turn that was played best, and what the natural choice would have cost."""
        made = [one for one in self.review.decisions if one.step in turn.steps]
        found = max(made, key=gain)
        best, other = found.choices[0], of_action(found, found.natural)
        points = best.points[turn.seat] - other.points[turn.seat]
        values = {
            "turn": turn.turn,
            "action": self.speaker.action(Action.from_words(best.action)),
            "other": self.speaker.action(Action.from_words(other.action)),
            "share": self.speaker.percent(max(0.0, best.wins[turn.seat] - other.wins[turn.seat])),
        }
        if points < LEAST_POINTS:
            return self.say("review-fine_win", **values)
        return self.say("review-fine", points=self.number(points), **values)

    def reveal(self, reveal: ReviewedReveal) -> str:
        """What was revealed."""
        if reveal.kind == "first":
            what = self.say("review-first", name=self.review.players[int(reveal.what)])
        elif reveal.kind == "country":
            what = self.say("review-country", country=self.say(f"country-{reveal.what}"))
        else:
            what = self.say("review-marker", marker=self.speaker.demand(int(reveal.what)))
        return self.say("review-luck_at", turn=reveal.turn, what=what)

"""How people find each other, ratings, and what came of games."""

from typing import Literal

from pydantic import Field

from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.server.wire.tables import RATED
from ruhr.server.wire.words import Language, Level, Strict, TableId, Time

Pace = Literal["live", "days"]


class FindGame(Strict):
    """The game that somebody wants to play with people about as strong as he."""

    players: int = Field(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)
    pace: Pace = Field(description="In one sitting, or over days.")
    language: Language | None = Field(None, description="The language he wants to be spoken; null for any.")
    rated: bool = Field(description=RATED)
    table: TableId | None = Field(None, description="The table at which he waits already.")


class RatingNow(Strict):
    """How strong somebody is: 95 of 100 times he is within the deviation of the rating."""

    rating: int
    deviation: int


class BotRating(RatingNow):
    """How strong a bot is among so many players."""

    level: Level
    players: int
    measured: bool = Field(description="In games of so many players, or inferred from games of two?")


class RatingScale(Strict):
    """What ratings mean here."""

    newcomer: RatingNow = Field(description="How strong who has not played yet is taken to be.")
    newcomers_up_to: int = Field(description="Up to this rating somebody may be a newcomer.")
    about_as_strong: int = Field(description="No farther away somebody is about as strong.")
    bots: list[BotRating]


class FoundGame(Strict):
    """Where somebody finds a game."""

    table: str | None = Field(description="Null if there is none yet.")
    seat: int | None = Field(description="A seat that was free there.")
    rating: int = Field(description="The rating with which he is looked for,")
    reach: int = Field(description="and how far away those of others may be by now.")


class SeatRating(RatingNow):
    """How strong who sits somewhere was before the game."""

    games: int | None = Field(description="After so many rated games; null for bots, and after the game.")
    after: RatingNow | None = Field(description="How strong he is after it, once it has counted.")


class RatingsAtTable(Strict):
    """How strong those are who sit at a table."""

    rated: bool = Field(description=RATED)
    seats: list[SeatRating | None]


class GameResult(Strict):
    """What came of a game for somebody."""

    table: str
    seat: int
    players: int
    ended_at: Time
    turn: int = Field(description="0 for who began.")
    place: int = Field(description="1 for the winners; who left is behind all who stayed.")
    points: int | None = Field(description="Null if the table was closed before the end.")
    sources: dict[str, int] = Field(description="The points by their sources.")
    against: list[Level | None] = Field(description="The levels of the others; null for people.")
    left: bool = Field(description="Did a bot decide for him at the end?")
    before: RatingNow | None = Field(description="How strong he was before, if the game was rated,")
    after: RatingNow | None = Field(description="and after it.")
    loss: float | None = Field(description="How many points a turn he gave away, if a review has told.")


class RatingAmong(RatingNow):
    """How strong somebody is among so many players, after so many games."""

    players: int
    games: int


class Profile(Strict):
    """Somebody's ratings, and what came of his games, the latest first."""

    ratings: list[RatingAmong]
    results: list[GameResult]

"""Looking back at a game: what every decision cost, what luck gave, and what the better turn was."""

from ruhr.review.reviewing import Findings, review, reviewed
from ruhr.review.shapes import (
    Account,
    Review,
    ReviewedDecision,
    ReviewedReveal,
    ReviewedTurn,
    Share,
    Worth,
    as_plain_data,
)

__all__ = [
    "Account",
    "Findings",
    "Review",
    "ReviewedDecision",
    "ReviewedReveal",
    "ReviewedTurn",
    "Share",
    "Worth",
    "as_plain_data",
    "review",
    "reviewed",
]

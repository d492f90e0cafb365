"""Manners: whom one does not want to read or to meet, what one tells the hosts, and what they have done."""

from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, Field, StringConstraints, model_validator

from ruhr.server.names import visible
from ruhr.server.wire.words import SeatNumber, Strict, Time

#: What is said to hosts besides the reason is not longer.
REPORT_LENGTH = 300
DistanceId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{12}$")]
ReportReason = Literal["insult", "hate", "spam", "name", "unfair", "other"]
ReportText = Annotated[
    str, StringConstraints(min_length=1, max_length=REPORT_LENGTH), AfterValidator(visible)
]


class Somebody(Strict):
    """Somebody at a table: who sits on a seat, or who said a line of the chat."""

    seat: SeatNumber | None = None
    line: Annotated[int, Field(ge=1, le=2**31 - 1)] | None = None

    @model_validator(mode="after")
    def _check(self) -> Self:
        if (self.seat is None) == (self.line is None):
            raise ValueError("either a seat or a line")
        return self


class KeepDistance(Somebody):
    """What one wants of somebody from now on; both false if all is well again."""

    muted: bool = Field(description="Not to read what he says.")
    blocked: bool = Field(description="Not to play with him, nor to read what he says.")


class TellHosts(Somebody):
    """What the hosts of the server should know of somebody's words, or of his name."""

    reason: ReportReason
    words: ReportText | Literal[""] = ""


class Told(Strict):
    """The hosts know."""

    told: bool


class SeatDistance(Strict):
    """What one wants of who sits on a seat."""

    muted: bool
    blocked: bool


class TableDistances(Strict):
    """What one wants of those who sit at a table, seat by seat."""

    seats: list[SeatDistance]


class OwnDistance(SeatDistance):
    """Somebody from whom one keeps one's distance."""

    id: str
    name: str = Field(description="The name under which one met him.")
    since: Time


class OwnBan(Strict):
    """Something that one may not do here."""

    scope: Literal["chat", "strangers", "everything"]
    reason: str
    since: Time
    until: Time | None = Field(description="Null if it is for good.")


class OwnManners(Strict):
    """From whom one keeps one's distance, and what one may not do."""

    people: list[OwnDistance]
    bans: list[OwnBan]


class OwnReport(Strict):
    """What one has told the hosts of somebody."""

    at: Time
    table: str
    name: str
    reason: ReportReason
    words: str
    closed_at: Time | None


class DeedOfHost(Strict):
    """What hosts have done about somebody."""

    at: Time
    deed: str
    table: str | None
    why: str
    details: dict[str, Any]

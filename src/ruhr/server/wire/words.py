"""The words of the wire: names, ids, times and what all shapes have in common."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from ruhr.board.words import MOST_PLAYERS
from ruhr.bots import CHARACTERS, LEVELS, THINKING
from ruhr.server.names import visible, visible_name

NAME_LENGTH = 40
CHAT_LENGTH = 500
POSITION_LENGTH = 8000
Name = Annotated[str, StringConstraints(min_length=1, max_length=NAME_LENGTH), AfterValidator(visible_name)]
ChatText = Annotated[str, StringConstraints(min_length=1, max_length=CHAT_LENGTH), AfterValidator(visible)]
DeviceName = Annotated[str, StringConstraints(min_length=1, max_length=60), AfterValidator(visible)]
RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
#: A key is invented by whoever takes a seat: at least 128 bits, as 22 to 64 letters of base64url.
KEY = r"^[A-Za-z0-9_-]{22,64}$"
Key = Annotated[str, StringConstraints(pattern=KEY)]
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16}$")]
PositionText = Annotated[str, StringConstraints(min_length=1, max_length=POSITION_LENGTH)]
ActionWords = Annotated[str, StringConstraints(min_length=1, max_length=100)]
#: What a browser adds to a deal: 32 random bytes as hexadecimal digits.
Addition = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Field(ge=0, le=MOST_PLAYERS - 1)]
if TYPE_CHECKING:
    Level = str
    Thinking = str
else:
    Level = Literal[(*LEVELS, *CHARACTERS)]
    Thinking = Literal[tuple(THINKING)]
Status = Literal["open", "playing", "finished", "closed"]
Language = Literal["en", "de", "fr", "es"]
#: Milliseconds since 1970.
Time = int
#: Whatever JSON can say.
Json = str | int | float | bool | list[Any] | dict[str, Any] | None


class Strict(BaseModel):
    """Knows all its fields, and takes nothing for something else."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class OnDevice(Strict):
    """Something that a device asks for, which is known by a name in words from then on."""

    device: DeviceName = Field(description="What the device is, for instance `Firefox · Android`.")


class Health(Strict):
    """Is the server well?"""

    status: Literal["ok"]
    version: str
    news: Literal["listening", "away"] | None = Field(
        description="Does the server hear from Redis what others do? null if it is the only one."
    )


class Problem(Strict):
    """What went wrong: a stable code, its values, and the section of the rules if one is behind it."""

    code: str
    values: dict[str, Json]
    section: str | None


class Failure(Strict):
    """The answer to a request that was refused."""

    error: Problem

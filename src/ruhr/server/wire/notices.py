"""Notices: in what ways people learn that it is their turn, and the way back by a mailbox."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from ruhr.server.wire.words import Language, OnDevice, Strict, Time

#: Neither a name nor quotation marks, so that it is one address and nothing else.
MailAddress = Annotated[
    str,
    StringConstraints(
        max_length=254,
        pattern=r"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$",
    ),
]
WebAddress = Annotated[str, StringConstraints(min_length=10, max_length=1000, pattern=r"^https?://\S+$")]
WayId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{12}$")]
#: What a link in an e-mail carries.
SealedCode = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{44}$")]


class PushWay(Strict):
    """A browser, by what its push manager has subscribed to."""

    kind: Literal["push"]
    address: WebAddress = Field(description="The endpoint of its push service.")
    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=40)


class MailWay(Strict):
    """A mailbox."""

    kind: Literal["mail"]
    address: MailAddress


class HookWay(Strict):
    """A webhook of a chat, which takes JSON with `text` or `content`."""

    kind: Literal["hook"]
    address: WebAddress


class NewWay(OnDevice):
    """A way in which one wants to be told that it is one's turn."""

    language: Language = Field(description="The language to speak, if one has not wished for another.")
    way: Annotated[PushWay | MailWay | HookWay, Field(discriminator="kind")]


class Looking(Strict):
    """Whether one looks at the page; who does not say so again does no more after a while."""

    looking: bool


class ConfirmMailbox(Strict):
    """What the link in an e-mail carries."""

    code: SealedCode


class Recover(Strict):
    """Who has lost all devices wants to come back."""

    address: MailAddress


class Way(Strict):
    """A way in which one is told that it is one's turn."""

    id: str
    kind: Literal["push", "mail", "hook"]
    where: str = Field(description="The device, the mailbox, or the host of the webhook.")
    here: bool = Field(description="Is it the device that asks?")
    created_at: Time
    confirmed: bool = Field(description="Has whoever reads the mailbox said so?")
    failing: bool = Field(description="Could the last notice not be delivered?")
    muted: bool = Field(
        description="Is nothing told there? The mailbox leads back to one's games nevertheless."
    )


class Notices(Strict):
    """How one is told that it is one's turn, and in what ways one can be."""

    push_key: str = Field(description="With which a browser subscribes.")
    mail: bool = Field(description="Does the host send e-mails?")
    ways: list[Way]


class Looked(Strict):
    """It is known whether one looks."""

    looking: bool


class Confirmed(Strict):
    """The mailbox is confirmed."""

    confirmed: bool


class NoMoreMail(Strict):
    """There will be no more e-mails about turns."""

    stopped: bool


class Recovering(Strict):
    """If the mailbox is known, an e-mail is on its way there."""

    asked: bool


class OwnWay(Strict):
    """A way in which somebody is told, with all that is kept of it but for keys."""

    kind: Literal["push", "mail", "hook"]
    address: str
    language: Language
    created_at: Time
    confirmed_at: Time | None
    muted_at: Time | None

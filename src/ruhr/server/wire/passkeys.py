"""Passkeys: the way back that is kept by a device, a password manager or a security key."""

from typing import Annotated

from pydantic import Field, StringConstraints

from ruhr.server.wire.words import Key, OnDevice, Strict, Time

PasskeyId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{12}$")]
#: Bytes in base64url, without padding.
SomeBytes = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{2,12000}$")]


class PasskeyToMake(Strict):
    """What a passkey is made of (`navigator.credentials.create`): discoverable, its user verified."""

    challenge: str
    rp: str = Field(description="The domain for which it is made, `rp.id`.")
    handle: str = Field(description="Whom it names, `user.id`.")
    algorithms: list[int] = Field(description="The best first, `pubKeyCredParams`.")
    excluded: list[str] = Field(description="Those that one has already, `excludeCredentials`.")
    expires_at: Time


class PasskeyToUse(Strict):
    """What a passkey signs (`navigator.credentials.get`), its user verified."""

    challenge: str
    rp: str = Field(description="The domain for which it was made, `rpId`.")
    expires_at: Time


class NewPasskey(OnDevice):
    """A passkey that was made, as its `response` tells."""

    client_data: SomeBytes = Field(description="`clientDataJSON`")
    attestation: SomeBytes = Field(description="`attestationObject`")


class ComeByPasskey(OnDevice):
    """A device that comes with a passkey, by what it has signed."""

    credential: SomeBytes = Field(description="`rawId`")
    client_data: SomeBytes = Field(description="`clientDataJSON`")
    authenticator_data: SomeBytes = Field(description="`authenticatorData`")
    signature: SomeBytes
    handle: SomeBytes = Field(description="`userHandle`")
    keys: list[Key] = Field(default=[], max_length=100, description="Keys with which seats were taken here.")


class Passkey(Strict):
    """A passkey as its owner sees it."""

    id: str
    device: str = Field(description="Where it was made.")
    credential: str = Field(description="By what it is known where it is kept.")
    created_at: Time
    used_at: Time | None = Field(description="When somebody last came back with it.")


class OwnPasskey(Passkey):
    """All that is kept of a passkey; what it signs with is nowhere but where it is kept."""

    handle: str
    public_key: str
    sign_count: int


class Passkeys(Strict):
    """One's passkeys, and where they can be made and used."""

    origin: str | None = Field(
        description="The only origin whose pages can make and use them; null if there is none."
    )
    passkeys: list[Passkey]

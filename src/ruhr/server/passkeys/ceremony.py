"""What is checked of a passkey, by the standard (WebAuthn): it belongs to one domain, and signs what we ask.

Its library is loaded with the first passkey that somebody makes or uses: it takes long, and few do.
"""

import base64
import json
import re
from typing import NamedTuple
from urllib.parse import urlsplit

import structlog

from ruhr.server.guards import is_loopback

#: How a passkey may sign, the best first: with Ed25519, P-256 or RSA, by their numbers in COSE.
ALGORITHMS = (-8, -7, -257)
#: By so many bytes a passkey is known.
FEWEST_CREDENTIAL_BYTES, MOST_CREDENTIAL_BYTES = 16, 1023
#: Names made of letters: the last part of an address made of numbers begins with a digit.
DOMAIN = re.compile(r"([a-z0-9-]+\.)*[a-z][a-z0-9-]*")
USUAL_PORTS = {"http": 80, "https": 443}
#: What the machine itself is called.
ITSELF = "localhost"

log = structlog.get_logger()


class PasskeyPlace(NamedTuple):
    """Where passkeys can be made and used."""

    origin: str
    domain: str


class MadePasskey(NamedTuple):
    """The public parts of a passkey that was made."""

    credential: bytes
    public_key: bytes
    sign_count: int


class Signed(NamedTuple):
    """What a passkey has signed, for whom, and who says so."""

    credential: bytes
    client_data: bytes
    authenticator_data: bytes
    signature: bytes


def passkey_place(address: str | None, asked_at: str) -> PasskeyPlace | None:
    """Where passkeys can be made: where people reach the server, or on the machine itself if nobody has said.

    A passkey belongs to a domain, and browsers make none without TLS, but on the machine itself: its address
    made of numbers stands for its name.
    """
    try:
        parts = urlsplit(address or asked_at)
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return None
    if is_loopback(name):
        name = ITSELF
    is_here = name == ITSELF or name.endswith(f".{ITSELF}")
    if not DOMAIN.fullmatch(name) or not (is_here or (address and parts.scheme == "https")):
        return None
    shown = "" if port in (None, USUAL_PORTS.get(parts.scheme)) else f":{port}"
    return PasskeyPlace(f"{parts.scheme}://{name}{shown}", name)


def bytes_in(text: str) -> bytes:
    """What is written in base64url without padding; raises `ValueError` if nothing is."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def base64url_of(value: bytes) -> str:
    """Bytes in base64url without padding."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def challenge_in(client_data: bytes) -> str | None:
    """What a browser says that was to be signed, unless the page that asked was in a frame of another one."""
    try:
        told = json.loads(client_data)
    except (ValueError, RecursionError):
        return None
    if not isinstance(told, dict) or told.get("crossOrigin") or "topOrigin" in told:
        return None
    challenge = told.get("challenge")
    return challenge if isinstance(challenge, str) and challenge.isascii() else None


def made(place: PasskeyPlace, challenge: str, client_data: bytes, attestation: bytes) -> MadePasskey | None:
    """The passkey that was made for us when we asked for it, its user verified; None if it was not."""
    from webauthn import verify_registration_response
    from webauthn.helpers.cose import COSEAlgorithmIdentifier
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    try:
        found = verify_registration_response(
            # By what it is known stands in what was attested.
            credential=RegistrationCredential(
                "", b"", AuthenticatorAttestationResponse(client_data, attestation)
            ),
            expected_challenge=bytes_in(challenge),
            expected_rp_id=place.domain,
            expected_origin=place.origin,
            require_user_verification=True,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(number) for number in ALGORITHMS],
        )
    except Exception as error:
        # Whatever others send, the library stumbles over it in many ways.
        log.info("passkey_not_made", reason=type(error).__name__)
        return None
    if not FEWEST_CREDENTIAL_BYTES <= len(found.credential_id) <= MOST_CREDENTIAL_BYTES:
        return None
    return MadePasskey(found.credential_id, found.credential_public_key, found.sign_count)


def count_of(
    place: PasskeyPlace, challenge: str, signed: Signed, public_key: bytes, count: int
) -> int | None:
    """How often a passkey has signed, now that it has signed a challenge for us, its user verified.

    None if it has not, or if it has signed that often before: then somebody may have a copy of it.
    """
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    try:
        found = verify_authentication_response(
            credential=AuthenticationCredential(
                base64url_of(signed.credential),
                signed.credential,
                AuthenticatorAssertionResponse(
                    signed.client_data, signed.authenticator_data, signed.signature
                ),
            ),
            expected_challenge=bytes_in(challenge),
            expected_rp_id=place.domain,
            expected_origin=place.origin,
            credential_public_key=public_key,
            credential_current_sign_count=count,
            require_user_verification=True,
        )
    except Exception as error:
        # As above.
        log.info("passkey_refused", reason=type(error).__name__)
        return None
    return found.new_sign_count

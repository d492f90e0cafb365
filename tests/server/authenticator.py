"""What keeps passkeys, as the tests need it: it does by the standard what a browser and a device do together.

Told to, it does something else: `origin`, `domain` and `verified` are what it pretends.
"""

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519

from tests.server.guests import Json

#: What stands in the flags: somebody was there, it was he, and a passkey comes along.
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ED25519, P256 = -8, -7


def text(value: bytes) -> str:
    """Bytes in base64url, as everything goes over the wire."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def value_of(told: str) -> bytes:
    return base64.urlsafe_b64decode(told + "===")


@dataclass
class Kept:
    """A passkey with all its parts."""

    key: ed25519.Ed25519PrivateKey | ec.EllipticCurvePrivateKey
    domain: str
    handle: bytes
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    count: int = 0

    def public(self) -> bytes:
        """Its public key as COSE has it."""
        if isinstance(self.key, ed25519.Ed25519PrivateKey):
            point = self.key.public_key().public_bytes_raw()
            return cbor2.dumps({1: 1, 3: ED25519, -1: 6, -2: point})
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32) for number in (numbers.x, numbers.y))
        return cbor2.dumps({1: 2, 3: P256, -1: 1, -2: x, -3: y})

    def sign(self, words: bytes) -> bytes:
        if isinstance(self.key, ed25519.Ed25519PrivateKey):
            return self.key.sign(words)
        return self.key.sign(words, ec.ECDSA(hashes.SHA256()))


class Authenticator:
    """A device that keeps passkeys, with the browser in front of it."""

    def __init__(self, origin: str, *, counts: bool = True) -> None:
        self.origin = origin
        #: Does it count how often each has signed? Those that are kept in a cloud do not.
        self.counts = counts
        self.passkeys: list[Kept] = []

    def make(
        self, asked: Json, *, origin: str = "", domain: str = "", flags: int = PRESENT | VERIFIED, **more: Any
    ) -> Json:
        """Make a passkey as it is asked for; what a page sends of it."""
        algorithm = asked["algorithms"][len(self.passkeys) % 2]
        key = (
            ed25519.Ed25519PrivateKey.generate()
            if algorithm == ED25519
            else ec.generate_private_key(ec.SECP256R1())
        )
        made = Kept(key, domain or asked["rp"], value_of(asked["handle"]))
        made.id = more.pop("id", made.id)
        assert text(made.id) not in asked["excluded"]
        self.passkeys.append(made)
        client_data = self._client_data(more.pop("type", "webauthn.create"), asked, origin, **more)
        known_by = bytes(16) + len(made.id).to_bytes(2) + made.id + made.public()
        data = self._data(made, flags | ATTESTED) + known_by
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {"client_data": text(client_data), "attestation": text(attestation)}

    def use(
        self,
        asked: Json,
        passkey: int = -1,
        *,
        origin: str = "",
        domain: str = "",
        flags: int = PRESENT | VERIFIED,
        **more: Any,
    ) -> Json:
        """Sign what is asked for with a passkey; what a page sends of it."""
        used = self.passkeys[passkey]
        client_data = self._client_data(more.pop("type", "webauthn.get"), asked, origin, **more)
        used.count += self.counts
        data = self._data(used, flags, domain)
        return {
            "credential": text(used.id),
            "client_data": text(client_data),
            "authenticator_data": text(data),
            "signature": text(used.sign(data + hashlib.sha256(client_data).digest())),
            "handle": text(used.handle),
        }

    def _client_data(self, kind: str, asked: Json, origin: str, **more: Any) -> bytes:
        told = {"type": kind, "challenge": asked["challenge"], "origin": origin or self.origin}
        return json.dumps({**told, "crossOrigin": False, **more}).encode()

    def _data(self, passkey: Kept, flags: int, domain: str = "") -> bytes:
        place = hashlib.sha256((domain or passkey.domain).encode()).digest()
        return place + bytes([flags]) + passkey.count.to_bytes(4)

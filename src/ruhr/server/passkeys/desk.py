"""Where people make passkeys, see and remove them, and come back with one."""

import hmac
import secrets
from typing import Any

from ruhr.server import wire
from ruhr.server.errors import TableError
from ruhr.server.fairness import Asker, Quota
from ruhr.server.hall import Hall
from ruhr.server.passkeys.ceremony import (
    ALGORITHMS,
    PasskeyPlace,
    Signed,
    base64url_of,
    bytes_in,
    challenge_in,
    count_of,
    made,
    passkey_place,
)
from ruhr.server.passkeys.keyring import MOST_PASSKEYS, Challenge, Keyring, Passkey
from ruhr.server.people import People, Who, new_session
from ruhr.server.settings import Settings
from ruhr.server.table import hash_of
from ruhr.server.time_of_day import now

#: So long a passkey can sign what it was asked to, in milliseconds.
CHALLENGE_LASTS = 300_000
#: The random bytes of what is signed, and of whom a passkey names.
CHALLENGE_BYTES, HANDLE_BYTES = 32, 32
#: What a passkey is asked to sign for: it is made, or somebody comes back with it.
TO_BE_MADE, TO_COME_BACK = ("make", "return")


class PasskeyDesk:
    """The desk for all who come to this process."""

    def __init__(self, hall: Hall, people: People, settings: Settings) -> None:
        self._hall = hall
        self._people = people
        self._keyring = Keyring(hall.store)
        self._address = settings.address
        self._quota = Quota(settings.passkeys_an_hour)

    # --- One's own -------------------------------------------------------------------------------------

    async def kept(self, who: Who, asked_at: str) -> dict[str, Any]:
        """The passkeys of somebody, and where they can be made and used."""
        place = passkey_place(self._address, asked_at)
        own = await self._own(who)
        return {"origin": place and place.origin, "passkeys": [_shown(passkey) for passkey in own]}

    async def download(self, who: Who) -> list[dict[str, Any]]:
        """All that is kept of them."""
        return [
            {
                **_shown(passkey),
                "handle": base64url_of(passkey.handle),
                "public_key": base64url_of(passkey.public_key),
                "sign_count": passkey.sign_count,
            }
            for passkey in await self._own(who)
        ]

    async def begin_to_make(self, who: Who, asked_at: str, place: str) -> dict[str, Any]:
        """Of what somebody's next passkey is to be made."""
        at, own = self._place(asked_at), await self._own(who)
        if len(own) >= MOST_PASSKEYS:
            raise TableError("too_many_passkeys", most=MOST_PASSKEYS)
        # Where one is kept that names him already, the next takes its place.
        handle = own[0].handle if own else secrets.token_bytes(HANDLE_BYTES)
        return {
            **await self._begin(TO_BE_MADE, who.session, handle, at, place),
            "handle": base64url_of(handle),
            "algorithms": list(ALGORITHMS),
            "excluded": [base64url_of(passkey.credential) for passkey in own],
        }

    async def make(self, who: Who, wish: wire.NewPasskey, asked_at: str, place: str) -> dict[str, Any]:
        """Let a passkey that was made lead back to somebody."""
        at = self._place(asked_at)
        client_data, attestation = _bytes("passkey_not_made", wish.client_data, wish.attestation)
        asked, challenge = await self._asked(TO_BE_MADE, who.session, client_data)
        if asked is None or asked.handle is None:
            raise TableError("passkey_not_made")
        found = await self._hall.ask(made, at, challenge, client_data, attestation)
        if found is None:
            raise TableError("passkey_not_made")
        who = await self._people.known(who, wish.device, place)
        assert who.identity is not None
        passkey = Passkey(
            0,
            secrets.token_urlsafe(9),
            who.identity,
            found.credential,
            asked.handle,
            found.public_key,
            found.sign_count,
            wish.device,
            now(),
            None,
        )
        if not await self._hall.ask(self._keyring.add, passkey):
            raise TableError("passkey_not_made")
        return await self.kept(who, asked_at)

    async def end(self, who: Who, passkey: str, asked_at: str) -> dict[str, Any]:
        """Let a passkey of somebody lead nowhere."""
        if who.identity is None:
            raise TableError("passkey_not_found")
        await self._hall.ask(self._keyring.end, who.identity, passkey)
        return await self.kept(who, asked_at)

    async def _own(self, who: Who) -> list[Passkey]:
        return [] if who.identity is None else await self._hall.ask(self._keyring.passkeys, who.identity)

    # --- Coming back -----------------------------------------------------------------------------------

    async def begin_to_return(self, key: str, asked_at: str, place: str) -> dict[str, Any]:
        """What a passkey is to sign, whoever's it is."""
        return await self._begin(TO_COME_BACK, hash_of(key), None, self._place(asked_at), place)

    async def come_back(self, key: str, wish: wire.ComeByPasskey, asked_at: str) -> dict[str, Any]:
        """Let a device be one of whose passkey has signed, and bring its games along if that is wished.

        Whatever is wrong, the answer is the same: nobody learns which passkeys there are.
        """
        at, session = self._place(asked_at), hash_of(key)
        told = (wish.credential, wish.client_data, wish.authenticator_data, wish.signature, wish.handle)
        *signed, handle = _bytes("passkey_refused", *told)
        asked, challenge = await self._asked(TO_COME_BACK, session, signed[1])
        passkey = await self._hall.ask(self._keyring.find, signed[0])
        if asked is None or passkey is None or not hmac.compare_digest(passkey.handle, handle):
            raise TableError("passkey_refused")
        known = (passkey.public_key, passkey.sign_count)
        count = await self._hall.ask(count_of, at, challenge, Signed(*signed), *known)
        if count is None:
            raise TableError("passkey_refused")
        identity = await self._hall.ask(
            self._keyring.arrive, passkey.number, count, session, new_session(), wish.device, now()
        )
        if identity is None:
            raise TableError("passkey_refused")
        return await self._people.settle(identity, session, wish.keys)

    # --- What is to be signed --------------------------------------------------------------------------

    def _place(self, asked_at: str) -> PasskeyPlace:
        at = passkey_place(self._address, asked_at)
        if at is None:
            raise TableError("no_passkeys_here")
        return at

    async def _begin(
        self, purpose: str, session: bytes, handle: bytes | None, at: PasskeyPlace, place: str
    ) -> dict[str, Any]:
        """Ask for something to be signed that nobody could foresee."""
        self._quota.take(Asker(place, session.hex()))
        challenge, until = secrets.token_urlsafe(CHALLENGE_BYTES), now() + CHALLENGE_LASTS
        asked = Challenge(hash_of(challenge), session, purpose, handle, until)
        await self._hall.ask(self._keyring.challenge, asked, now())
        return {"challenge": challenge, "rp": at.domain, "expires_at": until}

    async def _asked(self, purpose: str, session: bytes, client_data: bytes) -> tuple[Challenge | None, str]:
        """What was asked to be signed, if it was for this and with this key: once."""
        challenge = challenge_in(client_data) or ""
        asked = await self._hall.ask(self._keyring.take, hash_of(challenge), session, purpose, now())
        return asked, challenge


def _bytes(code: str, *texts: str) -> list[bytes]:
    try:
        return [bytes_in(text) for text in texts]
    except ValueError as error:
        raise TableError(code) from error


def _shown(passkey: Passkey) -> dict[str, Any]:
    """A passkey as its owner sees it."""
    return {
        "id": passkey.id,
        "device": passkey.device,
        "credential": base64url_of(passkey.credential),
        "created_at": passkey.created_at,
        "used_at": passkey.used_at,
    }

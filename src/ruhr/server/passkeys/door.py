"""The doors of passkeys over HTTP: they are made, seen and removed, and one comes back with them."""

from fastapi import APIRouter, Response

from ruhr.server import wire
from ruhr.server.doors import (
    AskedAt,
    AskerOfRequest,
    OwnKey,
    PasskeysOfApp,
    Person,
    failures,
    json_response,
)

router = APIRouter(tags=["passkeys"], responses=failures(401))


@router.get("/api/me/passkeys", response_model=wire.Passkeys, summary="My passkeys")
async def get_passkeys(passkeys: PasskeysOfApp, who: Person, asked_at: AskedAt) -> Response:
    """The passkeys that lead back to who holds the key, and where they can be made and used."""
    return json_response(await passkeys.kept(who, asked_at))


@router.post(
    "/api/me/passkeys/begin",
    response_model=wire.PasskeyToMake,
    responses=failures(409),
    summary="Begin to make a passkey",
)
async def begin_passkey(
    passkeys: PasskeysOfApp, who: Person, asked_at: AskedAt, asker: AskerOfRequest
) -> Response:
    """What a browser makes a passkey of, with the key of this request, within five minutes."""
    return json_response(await passkeys.begin_to_make(who, asked_at, asker.place))


@router.post(
    "/api/me/passkeys", response_model=wire.Passkeys, responses=failures(409), summary="Make a passkey"
)
async def make_passkey(
    wish: wire.NewPasskey, passkeys: PasskeysOfApp, who: Person, asked_at: AskedAt, asker: AskerOfRequest
) -> Response:
    """Let a passkey that was made lead back to who holds the key."""
    return json_response(await passkeys.make(who, wish, asked_at, asker.place))


@router.post(
    "/api/me/passkeys/{passkey}/end",
    response_model=wire.Passkeys,
    responses=failures(404),
    summary="Remove a passkey",
)
async def end_passkey(
    passkey: wire.PasskeyId, passkeys: PasskeysOfApp, who: Person, asked_at: AskedAt
) -> Response:
    """Let a passkey lead nowhere; tells what is left."""
    return json_response(await passkeys.end(who, passkey, asked_at))


@router.post(
    "/api/me/return/begin",
    response_model=wire.PasskeyToUse,
    responses=failures(409),
    summary="Begin to come back",
)
async def begin_return(
    passkeys: PasskeysOfApp, key: OwnKey, asked_at: AskedAt, asker: AskerOfRequest
) -> Response:
    """What a passkey is to sign for the key of this request, within five minutes; it may be anybody's."""
    return json_response(await passkeys.begin_to_return(key, asked_at, asker.place))


@router.post(
    "/api/me/return",
    response_model=wire.Me,
    responses=failures(409),
    summary="Come back with a passkey",
)
async def come_by_passkey(
    wish: wire.ComeByPasskey, passkeys: PasskeysOfApp, key: OwnKey, asked_at: AskedAt
) -> Response:
    """Let the key of the request, which has never been used, be that of a device of whose passkey it is."""
    return json_response(await passkeys.come_back(key, wish, asked_at))

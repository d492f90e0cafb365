"""What all doors over HTTP share: who asks and of whom, and the shape of answers."""

import re
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ruhr.server import wire
from ruhr.server.ahead.playing import Ahead
from ruhr.server.cups.desk import CupDesk
from ruhr.server.errors import TableError
from ruhr.server.fairness import Asker, Quota, network_of
from ruhr.server.finding import Finding
from ruhr.server.hall import Hall
from ruhr.server.manners.desk import MannersDesk
from ruhr.server.notices.desk import NoticeDesk
from ruhr.server.passkeys.desk import PasskeyDesk
from ruhr.server.people import People, Who
from ruhr.server.reviews import Reviews
from ruhr.server.thinkers import Thinkers
from ruhr.server.writing import written

TABLE_ID = r"[A-Za-z0-9_-]{16}"


def failures(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What can be answered besides success."""
    always = (403, 413, 422, 429, 500, 503)
    return {status: {"model": wire.Failure} for status in sorted({*always, *statuses})}


_bearer = HTTPBearer(
    auto_error=False,
    scheme_name="key",
    description="The key of a person on a device: 22 to 64 letters of base64url, invented by that device.",
)


async def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def _people(request: Request) -> People:
    people: People = request.app.state.people
    return people


async def _finding(request: Request) -> Finding:
    finding: Finding = request.app.state.finding
    return finding


async def _thinkers(request: Request) -> Thinkers:
    thinkers: Thinkers = request.app.state.thinkers
    return thinkers


async def _reviews(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


async def _ahead(request: Request) -> Ahead:
    ahead: Ahead = request.app.state.ahead
    return ahead


async def _cups(request: Request) -> CupDesk:
    cups: CupDesk = request.app.state.cups
    return cups


async def _desk(request: Request) -> NoticeDesk:
    desk: NoticeDesk = request.app.state.desk
    return desk


async def _passkeys(request: Request) -> PasskeyDesk:
    passkeys: PasskeyDesk = request.app.state.passkeys
    return passkeys


async def _asked_at(request: Request) -> str:
    """Under what address somebody asks, as he says."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


async def _manners(request: Request) -> MannersDesk:
    manners: MannersDesk = request.app.state.manners
    return manners


async def _own_key(credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> str:
    """The key that comes with a request."""
    if credentials is None or not re.fullmatch(wire.KEY, credentials.credentials):
        raise TableError("key_missing")
    return credentials.credentials


async def _keys(
    request: Request, credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
) -> set[bytes]:
    """The hashes with which somebody holds seats, if he comes with a key."""
    return set() if credentials is None else (await _who(request, await _own_key(credentials))).keys


async def _asker(request: Request) -> Asker:
    """Who asks."""
    return Asker(network_of(request.scope), request.headers.get("authorization", ""))


async def _who(request: Request, key: Annotated[str, Depends(_own_key)]) -> Who:
    people: People = request.app.state.people
    return await people.who(key)


async def _player(request: Request, key: Annotated[str, Depends(_own_key)]) -> Who:
    """Who asks, unless he may do nothing here."""
    who = await _who(request, key)
    (await _manners(request)).check(who.keys)
    return who


async def _who_if_any(
    request: Request, credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
) -> Who | None:
    return None if credentials is None else await _who(request, await _own_key(credentials))


async def _making(request: Request) -> Quota:
    making: Quota = request.app.state.making
    return making


async def check_seal(request: Request) -> None:
    """Let nobody through any door to a table whose deal is sealed for him, whatever he wants there."""
    table = request.path_params.get("table", "")
    if not re.fullmatch(TABLE_ID, table):
        return
    hall: Hall = request.app.state.hall
    try:
        await hall.check_watch(table, set())
    except TableError as error:
        # What else is wrong, whoever is behind the door will say.
        if error.code == "table_sealed":
            await hall.check_watch(table, await _keys(request, await _bearer(request)))


# What only looks at the request is async, or else it would be sent to a thread and back.
HallOfApp = Annotated[Hall, Depends(_hall)]
PeopleOfApp = Annotated[People, Depends(_people)]
FindingOfApp = Annotated[Finding, Depends(_finding)]
ThinkersOfApp = Annotated[Thinkers, Depends(_thinkers)]
ReviewsOfApp = Annotated[Reviews, Depends(_reviews)]
AheadOfApp = Annotated[Ahead, Depends(_ahead)]
MannersOfApp = Annotated[MannersDesk, Depends(_manners)]
DeskOfApp = Annotated[NoticeDesk, Depends(_desk)]
PasskeysOfApp = Annotated[PasskeyDesk, Depends(_passkeys)]
AskedAt = Annotated[str, Depends(_asked_at)]
CupsOfApp = Annotated[CupDesk, Depends(_cups)]
#: How many tables and cups may be made.
MakingOfApp = Annotated[Quota, Depends(_making)]
Keys = Annotated[set[bytes], Depends(_keys)]
AskerOfRequest = Annotated[Asker, Depends(_asker)]
OwnKey = Annotated[str, Depends(_own_key)]
Person = Annotated[Who, Depends(_who)]
Admitted = Annotated[Who, Depends(_player)]
PersonIfAny = Annotated[Who | None, Depends(_who_if_any)]


def json_response(data: Any, status: int = 200) -> Response:
    return Response(written(data), status, media_type="application/json")

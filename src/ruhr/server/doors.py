"""What all doors over HTTP share: who asks and of whom, and the shape of answers."""

import re
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ruhr.server import wire
from ruhr.server.errors import TableError
from ruhr.server.fairness import Asker, network_of
from ruhr.server.hall import Hall
from ruhr.server.people import People, Who
from ruhr.server.reviews import Reviews
from ruhr.server.thinkers import Thinkers
from ruhr.server.writing import written


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


async def _thinkers(request: Request) -> Thinkers:
    thinkers: Thinkers = request.app.state.thinkers
    return thinkers


async def _reviews(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


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


# What only looks at the request is async, or else it would be sent to a thread and back.
HallOfApp = Annotated[Hall, Depends(_hall)]
PeopleOfApp = Annotated[People, Depends(_people)]
ThinkersOfApp = Annotated[Thinkers, Depends(_thinkers)]
ReviewsOfApp = Annotated[Reviews, Depends(_reviews)]
Keys = Annotated[set[bytes], Depends(_keys)]
AskerOfRequest = Annotated[Asker, Depends(_asker)]
OwnKey = Annotated[str, Depends(_own_key)]
Person = Annotated[Who, Depends(_who)]


def json_response(data: Any, status: int = 200) -> Response:
    return Response(written(data), status, media_type="application/json")

"""The doors to answers in advance over HTTP. Nothing is decided here."""

from fastapi import APIRouter, Response

from ruhr.server import wire
from ruhr.server.doors import AheadOfApp, Person, failures, json_response

router = APIRouter(responses=failures(401, 404))


@router.get(
    "/api/tables/{table}/ahead",
    response_model=wire.AllGivenAhead,
    tags=["play"],
    summary="What have I given in advance?",
)
async def get_ahead(table: wire.TableId, ahead: AheadOfApp, who: Person) -> Response:
    """What one has given in advance for one's seats, and what was dropped. Nobody else is told."""
    return json_response({"lists": await ahead.lists(table, who.keys)})


@router.post(
    "/api/tables/{table}/seats/{seat}/ahead",
    response_model=wire.GivenAhead,
    responses=failures(409),
    tags=["play"],
    summary="Answer in advance",
)
async def give_ahead(
    table: wire.TableId, seat: wire.SeatNumber, wish: wire.GiveAhead, ahead: AheadOfApp, who: Person
) -> Response:
    """Give the next answers of one's seat in advance, instead of those before; checked when they come due."""
    return json_response(await ahead.give(table, seat, wish, who.keys))

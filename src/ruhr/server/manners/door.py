"""The doors of manners over HTTP: nobody is named but by where one met him."""

from fastapi import APIRouter, Response

from ruhr.server import wire
from ruhr.server.doors import AskerOfRequest, MannersOfApp, Person, failures, json_response

router = APIRouter(tags=["manners"], responses=failures(401))


@router.get(
    "/api/tables/{table}/manners",
    response_model=wire.TableDistances,
    responses=failures(404),
    summary="Whom do I mind here?",
)
async def get_distances(table: wire.TableId, desk: MannersOfApp, who: Person) -> Response:
    """What one wants of those who sit at a table at which one has sat oneself."""
    return json_response(await desk.at_table(who, table))


@router.post(
    "/api/tables/{table}/distance",
    response_model=wire.OwnManners,
    responses=failures(404, 409),
    summary="Mute or block somebody",
)
async def keep_distance(
    table: wire.TableId, wish: wire.KeepDistance, desk: MannersOfApp, who: Person
) -> Response:
    """Keep one's distance from somebody whom one has met at a table, or do so no more. He is not told."""
    return json_response(await desk.keep(who, table, wish))


@router.post(
    "/api/tables/{table}/report",
    response_model=wire.Told,
    responses=failures(404, 409),
    summary="Tell the hosts",
)
async def tell_hosts(
    table: wire.TableId, wish: wire.TellHosts, desk: MannersOfApp, who: Person, asker: AskerOfRequest
) -> Response:
    """Tell the hosts of the server of a line of the chat or a name, once. Whoever it is about is not told."""
    await desk.report(who, table, wish, asker)
    return json_response({"told": True})


@router.get("/api/me/manners", response_model=wire.OwnManners, summary="Whom do I mind?")
async def get_own_manners(desk: MannersOfApp, who: Person) -> Response:
    """From whom one keeps one's distance, by the names under which one met them, and what one may not do."""
    return json_response(await desk.mine(who))


@router.post(
    "/api/me/manners/{distance}/end",
    response_model=wire.OwnManners,
    responses=failures(404),
    summary="Mind somebody no more",
)
async def end_distance(distance: wire.DistanceId, desk: MannersOfApp, who: Person) -> Response:
    """Keep one's distance from somebody no more; tells what is left."""
    return json_response(await desk.end(who, distance))

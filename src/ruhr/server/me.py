"""The doors of a person over HTTP: his devices, his wishes, his tables. Nothing is decided here."""

from fastapi import APIRouter, Response
from fastapi.responses import StreamingResponse
from starlette.background import BackgroundTask

from ruhr.server import wire
from ruhr.server.doors import (
    AskerOfRequest,
    CupsOfApp,
    DeskOfApp,
    MannersOfApp,
    OwnKey,
    PasskeysOfApp,
    PeopleOfApp,
    Person,
    failures,
    json_response,
)

router = APIRouter(responses=failures(401))

#: An archive is sent in pieces of so many bytes.
PIECE_OF_ARCHIVE = 64 * 1024


@router.get("/api/me", response_model=wire.Me, tags=["people"], summary="What is kept of me?")
async def get_me(people: PeopleOfApp, who: Person) -> Response:
    """What is kept of who holds the key, but for games: wishes and devices."""
    return json_response(await people.me(who))


@router.get("/api/me/tables", response_model=wire.MyTables, tags=["people"], summary="My tables")
async def get_my_tables(people: PeopleOfApp, who: Person) -> Response:
    """The tables at which one sits with any device: first those where one has to decide."""
    return json_response({"tables": await people.tables(who)})


@router.post("/api/me/wishes", response_model=wire.Wishes, tags=["people"], summary="Keep what I wish")
async def keep_wishes(
    wish: wire.KeepWishes, people: PeopleOfApp, who: Person, asker: AskerOfRequest
) -> Response:
    """Keep name, language, pace and switches for all devices; what is not named stays as it is."""
    return json_response(await people.wish(who, wish, asker.place))


@router.post(
    "/api/me/keys",
    response_model=wire.BroughtAlong,
    responses=failures(409),
    tags=["people"],
    summary="Bring seats along",
)
async def bring_along(
    wish: wire.BringAlong, people: PeopleOfApp, who: Person, asker: AskerOfRequest
) -> Response:
    """Let the seats that were taken with other keys be one's own; those keys open nothing any more."""
    return json_response({"brought": await people.bring_along(who, wish, asker.place)})


@router.post("/api/me/links", response_model=wire.Link, tags=["people"], summary="To another device")
async def new_link(wish: wire.NewLink, people: PeopleOfApp, who: Person, asker: AskerOfRequest) -> Response:
    """Make the code with which another device becomes one's own: once, within ten minutes."""
    return json_response(await people.link(who, wish, asker.place))


@router.post(
    "/api/me/arrive",
    response_model=wire.Me,
    responses=failures(404, 409),
    tags=["people"],
    summary="On another device",
)
async def come_by_link(wish: wire.ComeByLink, people: PeopleOfApp, key: OwnKey) -> Response:
    """Let the key of the request, which has never been used, be that of a device of whoever made the code."""
    return json_response(await people.come_by_link(key, wish))


@router.post(
    "/api/me/sessions/{session}/end",
    response_model=wire.Me,
    responses=failures(404),
    tags=["people"],
    summary="End a device",
)
async def end_session(session: wire.SessionId, people: PeopleOfApp, who: Person) -> Response:
    """End what a device may do; its key opens nothing any more. Tells what is left."""
    before = await people.me(who)
    await people.end(who, session)
    left = [device for device in before["sessions"] if device["id"] != session]
    return json_response({**before, "sessions": left})


@router.get("/api/me/profile", response_model=wire.Profile, tags=["people"], summary="My results and ratings")
async def get_profile(people: PeopleOfApp, who: Person) -> Response:
    """What came of the games of who holds the key, the latest first, and his ratings. Nobody else is told."""
    return json_response(await people.profile(who))


@router.get(
    "/api/me/download", response_model=wire.Everything, tags=["people"], summary="Download everything"
)
async def download(
    people: PeopleOfApp,
    desk: DeskOfApp,
    passkeys: PasskeysOfApp,
    manners: MannersOfApp,
    cups: CupsOfApp,
    who: Person,
    asker: AskerOfRequest,
) -> Response:
    """Everything that is kept of who holds the key: wishes, devices, games with records, what he said."""
    everything = await people.download(who, asker)
    told = {"ways": await desk.download(who), "passkeys": await passkeys.download(who)}
    taken = {"cups": await cups.download(who), **await manners.download(who)}
    response = json_response({**everything, **told, **taken})
    response.headers["content-disposition"] = 'attachment; filename="ruhr.json"'
    return response


@router.get(
    "/api/me/records.zip",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/zip": {}}}},
    tags=["people"],
    summary="Download all records",
)
async def download_records(people: PeopleOfApp, who: Person, asker: AskerOfRequest) -> Response:
    """The records of one's latest games that are over, each as a file that `ruhr check` reads."""
    file = await people.records(who, asker)
    pieces = iter(lambda: file.read(PIECE_OF_ARCHIVE), b"")
    response = StreamingResponse(pieces, media_type="application/zip", background=BackgroundTask(file.close))
    response.headers["content-disposition"] = 'attachment; filename="ruhr-records.zip"'
    return response


@router.post("/api/me/delete", response_model=wire.Deleted, tags=["people"], summary="Delete everything")
async def delete(wish: wire.Delete, people: PeopleOfApp, who: Person) -> Response:
    """Delete who holds the key. Games of others stay, with his name taken out; bots go on for him."""
    await people.delete(who)
    return json_response({"deleted": wish.everything})

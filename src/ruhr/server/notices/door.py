"""The doors of notices over HTTP: how one wants to be told, and what the links in e-mails lead to."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from ruhr.server import wire
from ruhr.server.doors import AskerOfRequest, DeskOfApp, Person, failures, json_response

router = APIRouter(tags=["notices"])
StopCode = Annotated[wire.SealedCode, Query(description="What the link of an e-mail carries.")]
keyed = APIRouter(tags=["notices"], responses=failures(401))


@keyed.get("/api/me/notices", response_model=wire.Notices, summary="How am I told?")
async def get_notices(desk: DeskOfApp, who: Person) -> Response:
    """In what ways one is told that it is one's turn, and in what ways one can be."""
    return json_response(await desk.told(who))


@keyed.post(
    "/api/me/notices", response_model=wire.Notices, responses=failures(409), summary="Tell me in this way"
)
async def add_way(wish: wire.NewWay, desk: DeskOfApp, who: Person, asker: AskerOfRequest) -> Response:
    """Be told in another way from now on: by a browser, a mailbox once it is confirmed, or a chat."""
    return json_response(await desk.add(who, wish, asker.place))


@keyed.post(
    "/api/me/notices/{way}/try",
    response_model=wire.Notices,
    responses=failures(404),
    summary="Does it arrive?",
)
async def try_way(way: wire.WayId, desk: DeskOfApp, who: Person) -> Response:
    """Have something sent, to see whether it arrives."""
    return json_response(await desk.try_out(who, way))


@keyed.post(
    "/api/me/notices/{way}/mute",
    response_model=wire.Notices,
    responses=failures(404),
    summary="No e-mails",
)
async def mute_mailbox(way: wire.WayId, desk: DeskOfApp, who: Person) -> Response:
    """Be told nothing by a mailbox until one adds it again; it leads back to one's games nevertheless."""
    return json_response(await desk.mute(who, way))


@keyed.post(
    "/api/me/notices/{way}/end",
    response_model=wire.Notices,
    responses=failures(404),
    summary="Not in this way",
)
async def end_way(way: wire.WayId, desk: DeskOfApp, who: Person) -> Response:
    """Have a way forgotten in which one was told; tells what is left."""
    return json_response(await desk.end(who, way))


@keyed.post("/api/me/looking", response_model=wire.Looked, summary="I am looking")
async def say_looking(wish: wire.Looking, desk: DeskOfApp, who: Person) -> Response:
    """Say that one looks at the page, or does no more: nobody is told anything who looks."""
    await desk.look(who, wish.looking)
    return json_response({"looking": wish.looking})


@router.post(
    "/api/me/confirm",
    response_model=wire.Confirmed,
    responses=failures(404),
    summary="Confirm a mailbox",
)
async def confirm_mailbox(wish: wire.ConfirmMailbox, desk: DeskOfApp) -> Response:
    """Say by what its link carries that one reads the mailbox: once, within a day."""
    await desk.confirm(wish.code)
    return json_response({"confirmed": True})


@router.post(
    "/api/me/recover",
    response_model=wire.Recovering,
    responses=failures(409),
    summary="Come back by e-mail",
)
async def recover(wish: wire.Recover, desk: DeskOfApp, asker: AskerOfRequest) -> Response:
    """Have a link sent to a mailbox with which a device becomes one's own, if the mailbox is known."""
    await desk.recover(wish.address, asker.place)
    return json_response({"asked": True})


@router.get(
    "/api/me/stop",
    status_code=303,
    response_class=Response,
    responses=failures(),
    summary="No more e-mails?",
)
async def ask_to_stop(code: StopCode, desk: DeskOfApp) -> Response:
    """Where mail programs lead that know no one click: to the page that asks. Nothing is changed by it."""
    return Response(status_code=303, headers={"location": desk.page_to_stop(code)})


@router.post("/api/me/stop", response_model=wire.NoMoreMail, responses=failures(), summary="No more e-mails")
async def stop_mail(code: StopCode, desk: DeskOfApp) -> Response:
    """What mail programs ask for with one click (RFC 8058): no more e-mails about turns to this mailbox."""
    await desk.stop(code)
    return json_response({"stopped": True})

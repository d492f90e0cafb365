"""The doors of cups over HTTP. Nothing is decided here."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response

from ruhr.server import wire
from ruhr.server.doors import (
    Admitted,
    AskerOfRequest,
    CupsOfApp,
    MakingOfApp,
    MannersOfApp,
    Person,
    PersonIfAny,
    failures,
    json_response,
)
from ruhr.server.fairness import Asker
from ruhr.server.manners.ledger import STRANGERS

router = APIRouter(responses=failures(), tags=["cups"])
OPEN_TO_ALL: dict[str, Any] = {"security": [{}]}


@router.get(
    "/api/cups",
    response_model=wire.Cups,
    responses=failures(401),
    openapi_extra=OPEN_TO_ALL,
    summary="Cups",
)
async def list_cups(
    desk: CupsOfApp,
    who: PersonIfAny,
    status: Annotated[wire.CupStatus | Literal["mine"], Query()] = "open",
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> Response:
    """Public cups of a status, the latest first, or one's own; and the duplicate of the week."""
    return json_response(await desk.listed(who, status, before))


@router.post(
    "/api/cups",
    status_code=201,
    response_model=wire.Cup,
    responses=failures(401, 404, 409),
    summary="Make a cup",
)
async def make_cup(
    wish: wire.NewCup,
    desk: CupsOfApp,
    manners: MannersOfApp,
    who: Admitted,
    making: MakingOfApp,
    asker: AskerOfRequest,
) -> Response:
    """Make a cup, in which one does not take part yet."""
    if wish.public:
        manners.check(who.keys, STRANGERS)
    making.take(Asker(asker.place, who.key.hex()))
    cup = await desk.create(who, wish, asker.place)
    return json_response(await desk.told(who, cup), 201)


@router.get(
    "/api/cups/{cup}",
    response_model=wire.Cup,
    responses=failures(401, 404),
    openapi_extra=OPEN_TO_ALL,
    summary="A cup",
)
async def get_cup(cup: wire.CupId, desk: CupsOfApp, who: PersonIfAny) -> Response:
    """What a cup is, who takes part, its rounds and tables, and the standings as far as they may be known."""
    return json_response(await desk.told(who, cup))


@router.post(
    "/api/cups/{cup}/join",
    response_model=wire.Cup,
    responses=failures(401, 404, 409),
    summary="Take part",
)
async def join_cup(
    cup: wire.CupId,
    wish: wire.JoinCup,
    desk: CupsOfApp,
    manners: MannersOfApp,
    who: Admitted,
    asker: AskerOfRequest,
) -> Response:
    """Take part in a cup that has not begun, or in the duplicate of the week."""
    if await desk.is_public(cup):
        manners.check(who.keys, STRANGERS)
    await desk.join(who, cup, wish, asker.place)
    return json_response(await desk.told(who, cup))


@router.post(
    "/api/cups/{cup}/leave",
    response_model=wire.Cup,
    responses=failures(401, 404, 409),
    summary="Take part no more",
)
async def leave_cup(cup: wire.CupId, desk: CupsOfApp, who: Person) -> Response:
    """Leave a cup. Once it has begun, a bot goes on where one plays, and one is not drawn any more."""
    await desk.leave(who, cup)
    return json_response(await desk.told(who, cup))


@router.post(
    "/api/cups/{cup}/begin",
    response_model=wire.Cup,
    responses=failures(401, 404, 409),
    summary="Let it begin",
)
async def begin_cup(cup: wire.CupId, desk: CupsOfApp, who: Person) -> Response:
    """Let a cup begin now; only its maker may."""
    await desk.begin(who, cup)
    return json_response(await desk.told(who, cup))


@router.post(
    "/api/cups/{cup}/cancel",
    response_model=wire.Cup,
    responses=failures(401, 404, 409),
    summary="Cancel it",
)
async def cancel_cup(cup: wire.CupId, desk: CupsOfApp, who: Person) -> Response:
    """Cancel a cup that has not begun; only its maker may."""
    await desk.cancel(who, cup)
    return json_response(await desk.told(who, cup))


@router.post(
    "/api/cups/{cup}/boards/{board}/play",
    response_model=wire.CupBoard,
    responses=failures(401, 404, 409),
    summary="Play a board",
)
async def play_board(cup: wire.CupId, board: wire.BoardNumber, desk: CupsOfApp, who: Admitted) -> Response:
    """The table at which one plays a board of a duplicate event against bots; it is made when first asked."""
    return json_response({"table": await desk.play_board(who, cup, board)})

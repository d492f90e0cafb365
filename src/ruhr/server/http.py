"""The interface over HTTP: see docs/protocol.md. Nothing is decided here."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import HTMLResponse
from prometheus_client import generate_latest

from ruhr import __version__
from ruhr.board import Board
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.edge.actions import Action
from ruhr.edge.events import event_of
from ruhr.edge.refusals import refusal_of
from ruhr.errors import IllegalAction
from ruhr.language import Speaker
from ruhr.language.rules_page import arrangement, rules_page, rules_words
from ruhr.puzzles.puzzle import shipped_puzzles, shipped_reasons, shipped_turn
from ruhr.review.page import html
from ruhr.review.telling import Teller
from ruhr.server import history, reception, wire
from ruhr.server.doors import (
    Admitted,
    AskerOfRequest,
    FindingOfApp,
    HallOfApp,
    Keys,
    MakingOfApp,
    MannersOfApp,
    Person,
    ReviewsOfApp,
    ThinkersOfApp,
    failures,
    json_response,
)
from ruhr.server.errors import TableError
from ruhr.server.fairness import Asker
from ruhr.server.hall import CarriedOut, Hall
from ruhr.server.live import change_as_json, chat_as_json
from ruhr.server.manners.desk import MannersDesk
from ruhr.server.manners.ledger import CHAT, STRANGERS
from ruhr.server.metrics import Metrics
from ruhr.server.store import Sought
from ruhr.server.strength import RATING_OF_NEWCOMERS, rating_scale
from ruhr.server.table import OPEN, Table
from ruhr.server.writing import written, written_once
from ruhr.view import printed_board
from ruhr.vocabulary import vocabulary

#: How many tables a list shows.
LISTED = 50


router = APIRouter(responses=failures())


def _done(outcome: CarriedOut) -> Response:
    return json_response({"version": outcome.version})


# --- Tables --------------------------------------------------------------------------------------------


@router.post(
    "/api/tables",
    status_code=201,
    response_model=wire.TableNow,
    responses=failures(401, 404),
    tags=["tables"],
    summary="Create a table",
)
async def create_table(
    wish: wire.CreateTable,
    hall: HallOfApp,
    finding: FindingOfApp,
    manners: MannersOfApp,
    who: Admitted,
    making: MakingOfApp,
    asker: AskerOfRequest,
) -> Response:
    """Create a table and take the seats that carry a name, all with the key of the request."""
    if wish.public:
        manners.check(who.keys, STRANGERS)
    making.take(Asker(asker.place, who.key.hex()))
    rating = await finding.rating(who, len(wish.seats)) if wish.terms.around else RATING_OF_NEWCOMERS
    table = await reception.create(hall, wish, who.key, rating)
    return await _table_now(hall, manners, table, who.keys, 201)


@router.get(
    "/api/tables",
    response_model=wire.PublicTables,
    responses=failures(401),
    openapi_extra={"security": [{}]},
    tags=["tables"],
    summary="Public tables",
)
async def list_tables(
    hall: HallOfApp,
    finding: FindingOfApp,
    manners: MannersOfApp,
    keys: Keys,
    status: Annotated[wire.Status, Query()] = "open",
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    players: Annotated[int | None, Query(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)] = None,
    pace: Annotated[wire.Pace | None, Query()] = None,
    language: Annotated[wire.Language | None, Query()] = None,
    rated: Annotated[bool | None, Query()] = None,
) -> Response:
    """Public tables of a status, the latest first; those that suit, and not those at which nobody waits.

    With a key, also not those at which somebody waits whom one has blocked.
    """
    sought = Sought(players, pace, language, rated)
    blocked = await manners.blocked(keys) if status == OPEN else frozenset()
    return json_response(await hall.ask(finding.listed, status, before, LISTED, sought, blocked))


@router.post(
    "/api/find",
    response_model=wire.FoundGame,
    responses=failures(401, 404, 409),
    tags=["tables"],
    summary="Find me a game",
)
async def find_game(
    wish: wire.FindGame, finding: FindingOfApp, manners: MannersOfApp, who: Admitted
) -> Response:
    """The open table that suits best; who waits at another one has left that if he is told of any."""
    manners.check(who.keys, STRANGERS)
    return json_response(await finding.find(who, wish, await manners.apart(who)))


@router.get("/api/ratings", response_model=wire.RatingScale, tags=["tables"], summary="What ratings mean")
def get_scale() -> Response:
    """Where newcomers stand, who is about as strong, and how strong bots are, measured or inferred."""
    return json_response(rating_scale())


@router.get(
    "/api/tables/{table}/ratings",
    response_model=wire.RatingsAtTable,
    responses=failures(404),
    tags=["tables"],
    summary="How strong are they?",
)
async def get_ratings(table: wire.TableId, finding: FindingOfApp) -> Response:
    """The ratings of those who sit at a rated table, and what came of it; at other tables nobody's."""
    return json_response(await finding.at_table(table))


@router.get(
    "/api/tables/{table}",
    response_model=wire.TableNow,
    responses=failures(401, 404),
    openapi_extra={"security": [{}]},
    tags=["tables"],
    summary="A table as it is now",
)
async def get_table(table: wire.TableId, hall: HallOfApp, manners: MannersOfApp, keys: Keys) -> Response:
    """Everything that may be seen of a table, and what was said last."""
    return await _table_now(hall, manners, table, keys, 200)


async def _table_now(hall: Hall, manners: MannersDesk, table: str, keys: set[bytes], status: int) -> Response:
    lines = await hall.chat(table)
    muted = await manners.muted(keys) if lines else set()
    at, document = await hall.read(table)
    chat = chat_as_json(lines, muted)
    told = {"table": document, "seats": at.seats_of(keys), **at.told_to_host(keys), "chat": chat}
    return json_response(told, status)


@router.get(
    "/api/tables/{table}/changes",
    response_model=wire.Deeds,
    responses=failures(404, 409),
    tags=["tables"],
    summary="What was done since a version",
)
async def get_changes(
    table: wire.TableId, hall: HallOfApp, after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> Response:
    """What was done at a table since a version, also what was taken back; the story tells what it led to."""
    version, changes = await hall.changes_after(table, after)
    return json_response({"version": version, "changes": [change_as_json(change) for change in changes]})


# --- Sitting down and leaving --------------------------------------------------------------------------


@router.post(
    "/api/tables/{table}/seats/{seat}/join",
    response_model=wire.CarriedOut,
    responses=failures(401, 404, 409),
    tags=["seats"],
    summary="Take a seat",
)
async def join(
    table: wire.TableId,
    seat: wire.SeatNumber,
    wish: wire.Join,
    hall: HallOfApp,
    finding: FindingOfApp,
    manners: MannersOfApp,
    who: Admitted,
) -> Response:
    """Take a free seat under a name. From now on it belongs to whoever holds the key of the request."""
    await manners.check_table(who.keys, table)
    rating, apart = await finding.rating_for(who, table), await manners.apart(who)
    return _done(await reception.join(hall, table, seat, wish, who.key, who.keys, rating, apart))


@router.post(
    "/api/tables/{table}/seats/{seat}/leave",
    response_model=wire.CarriedOut,
    responses=failures(401, 404, 409),
    tags=["seats"],
    summary="Leave a seat",
)
async def leave(
    table: wire.TableId, seat: wire.SeatNumber, wish: wire.Leave, hall: HallOfApp, who: Person
) -> Response:
    """Leave a seat. Before the game it is free again; in the game a bot decides until its holder returns."""
    return _done(await reception.leave(hall, table, seat, wish, who.keys))


@router.post(
    "/api/tables/{table}/seats/{seat}/send_away",
    response_model=wire.CarriedOut,
    responses=failures(401, 404, 409),
    tags=["seats"],
    summary="Send somebody away",
)
async def send_away(
    table: wire.TableId, seat: wire.SeatNumber, wish: wire.Ask, hall: HallOfApp, who: Person
) -> Response:
    """Free a seat before the game; only the host may, and whoever sat there may not sit down again."""
    return _done(await reception.send_away(hall, table, seat, wish, who.keys))


@router.post(
    "/api/tables/{table}/seats/{seat}/return",
    response_model=wire.CarriedOut,
    responses=failures(401, 404, 409),
    tags=["seats"],
    summary="Take a seat back from the bot",
)
async def come_back(
    table: wire.TableId, seat: wire.SeatNumber, wish: wire.Ask, hall: HallOfApp, who: Admitted
) -> Response:
    """Take one's seat back from the bot that has decided for it."""
    return _done(await reception.come_back(hall, table, seat, wish, who.keys))


# --- Playing -------------------------------------------------------------------------------------------


@router.post(
    "/api/tables/{table}/play",
    response_model=wire.CarriedOut,
    responses=failures(401, 404, 409),
    tags=["play"],
    summary="Decide",
)
async def play(table: wire.TableId, wish: wire.Play, hall: HallOfApp, who: Admitted) -> Response:
    """Carry out an action of the deciding seat."""
    return _done(await reception.play(hall, table, wish, who.keys))


@router.post(
    "/api/tables/{table}/undo",
    response_model=wire.CarriedOut,
    responses=failures(401, 404, 409),
    tags=["play"],
    summary="Take the last decision back",
)
async def undo(table: wire.TableId, wish: wire.Undo, hall: HallOfApp, who: Admitted) -> Response:
    """Take the seat's last decision back, unless something was revealed or another player has decided."""
    return _done(await reception.undo(hall, table, wish, who.keys))


@router.get(
    "/api/tables/{table}/actions",
    response_model=wire.Possibilities,
    responses=failures(401, 404, 409),
    tags=["play"],
    summary="What may I do?",
)
async def get_actions(table: wire.TableId, hall: HallOfApp, who: Person) -> Response:
    """The legal actions of the deciding seat, each with what it would cause."""
    at, _ = await hall.read(table)
    seat = at.check_decider(who.keys)
    return json_response({"version": at.version, "seat": seat, "actions": at.asked()})


@router.get(
    "/api/tables/{table}/topics",
    response_model=wire.Topics,
    responses=failures(404, 409),
    tags=["play"],
    summary="What is it about?",
)
async def get_topics(table: wire.TableId, hall: HallOfApp) -> Response:
    """What the decision is about, for a coach to tell."""
    at, _ = await hall.read(table)
    return json_response({"version": at.version, "topics": at.topics()})


@router.get(
    "/api/tables/{table}/refusals",
    response_model=wire.Refusals,
    responses=failures(404, 409),
    tags=["play"],
    summary="Why not?",
)
async def get_refusals(
    table: wire.TableId,
    hall: HallOfApp,
    asker: AskerOfRequest,
    action: Annotated[wire.ActionWords | None, Query(description="Ask about one action only.")] = None,
) -> Response:
    """What the deciding seat may not do, and why."""
    if action is None:
        at, refusals = await hall.costly(table, "refusals", Table.refusals, asker)
    else:
        at, _ = await hall.read(table)
        refusals = _refusal(at, action)
    return json_response({"version": at.version, "seat": at.decider, "refusals": refusals})


def _refusal(at: Table, action: str) -> list[dict[str, Any]]:
    refusal = at.check_playing().why_not(action)
    return [] if refusal is None else [{"action": action, **refusal.to_json()}]


@router.get(
    "/api/tables/{table}/hint",
    response_model=wire.Hint,
    responses=failures(401, 404, 409),
    tags=["play"],
    summary="What would you do?",
)
async def get_hint(
    table: wire.TableId, hall: HallOfApp, thinkers: ThinkersOfApp, who: Person, asker: AskerOfRequest
) -> Response:
    """What a good player would do; only for who plays against bots, or alone on all seats."""
    at, _ = await hall.read(table)
    version, seat, answers = at.version, at.check_hint(who.keys), hall.answers(table)
    if "hint" not in answers:
        answers["hint"] = await thinkers.advise(at.record_so_far().to_json(), asker)
    given = answers["hint"]
    return json_response({"version": version, "seat": seat, **given})


@router.post(
    "/api/tables/{table}/chat",
    response_model=wire.Said,
    responses=failures(401, 404),
    tags=["play"],
    summary="Say something",
)
async def say(
    table: wire.TableId, wish: wire.Say, hall: HallOfApp, manners: MannersOfApp, who: Admitted
) -> Response:
    """Say something to everybody at the table."""
    manners.check(who.keys, CHAT)
    return json_response({"number": await reception.say(hall, table, wish, who.keys)})


# --- Afterwards ----------------------------------------------------------------------------------------


@router.post(
    "/api/tables/{table}/rematch",
    response_model=wire.Rematch,
    responses=failures(401, 404, 409),
    tags=["history"],
    summary="Play again",
)
async def rematch(
    table: wire.TableId,
    wish: wire.PlayAgain,
    hall: HallOfApp,
    manners: MannersOfApp,
    who: Admitted,
    making: MakingOfApp,
    asker: AskerOfRequest,
) -> Response:
    """A new table with the same people, who hold their seats with the same keys; not who is blocked."""
    await manners.check_table(who.keys, table)
    at, _ = await hall.read(table)
    if at.rematch is None:
        making.take(Asker(asker.place, who.key.hex()))
    version, following = await reception.rematch(hall, table, wish, who.keys, await manners.apart(who))
    return json_response({"version": version, "table": following})


@router.post(
    "/api/records",
    status_code=201,
    response_model=wire.TableNow,
    tags=["history"],
    summary="Look at a record",
)
async def look_at_record(
    wish: wire.LookAtRecord,
    hall: HallOfApp,
    manners: MannersOfApp,
    making: MakingOfApp,
    asker: AskerOfRequest,
) -> Response:
    """Lay a record out at a link of its own, to be looked at step by step; the same record has one link."""
    # Nobody needs a key for it: all without one share a share.
    making.take(Asker(asker.place))
    return await _table_now(hall, manners, await reception.look_at(hall, wish), set(), 201)


@router.get(
    "/api/tables/{table}/record",
    response_model=wire.GameRecord,
    responses=failures(404, 409),
    tags=["history"],
    summary="Download the record",
)
async def get_record(table: wire.TableId, hall: HallOfApp) -> Response:
    """The record of a game that is over (docs/record.md); before that it would tell the deal."""
    at, _ = await hall.read(table)
    response = json_response(at.record().to_json())
    response.headers["content-disposition"] = f'attachment; filename="ruhr-{table}.json"'
    return response


@router.get(
    "/api/tables/{table}/story",
    response_model=wire.Story,
    responses=failures(404, 409),
    tags=["history"],
    summary="What has happened so far",
)
async def get_story(
    table: wire.TableId,
    hall: HallOfApp,
    since: Annotated[int, Query(ge=0, le=10_000, description="The first step to tell of.")] = 0,
) -> Response:
    """Every decision that stands, with what it caused, and what people did besides deciding."""
    stored = await hall.stored(table)
    return json_response(await hall.ask(history.story, stored, hall.board, since))


@router.get(
    "/api/tables/{table}/steps/{step}",
    response_model=wire.StepView,
    responses=failures(404, 409),
    tags=["history"],
    summary="The game after so many decisions",
)
async def get_step(
    table: wire.TableId, step: Annotated[int, Path(ge=0, le=10_000)], hall: HallOfApp
) -> Response:
    """What was to be seen after so many decisions."""
    stored = await hall.stored(table)
    return json_response(await hall.ask(history.step, stored, hall.board, step))


@router.post(
    "/api/tables/{table}/review",
    response_model=wire.ReviewSoFar,
    responses=failures(404, 409),
    tags=["history"],
    summary="Look back at a game",
)
async def ask_for_review(table: wire.TableId, wish: wire.AskForReview, reviews: ReviewsOfApp) -> Response:
    """Have a game that is over looked back at, or more thought given to one decision; done once for all."""
    await reviews.ask(table, wish.step, wish.again)
    return json_response(await reviews.told(table, 0))


@router.get(
    "/api/tables/{table}/review",
    response_model=wire.ReviewSoFar,
    responses=failures(404, 409),
    tags=["history"],
    summary="How far has the review come?",
)
async def get_review(
    table: wire.TableId,
    reviews: ReviewsOfApp,
    known: Annotated[
        int, Query(ge=0, le=10_000, description="The number of findings that are known already.")
    ] = 0,
) -> Response:
    """How far the review of a game has come, and what it tells so far if that is more than is known."""
    return json_response(await reviews.told(table, known))


@router.get(
    "/api/tables/{table}/review.json",
    response_model=wire.Review,
    responses=failures(404, 409),
    tags=["history"],
    summary="Download the review",
)
async def download_review(table: wire.TableId, reviews: ReviewsOfApp) -> Response:
    """The whole review of a game, once it is done."""
    response = json_response(await reviews.whole(table))
    response.headers["content-disposition"] = f'attachment; filename="ruhr-review-{table}.json"'
    return response


@router.get(
    "/api/tables/{table}/review.html",
    # A page for people: what programs read is described above.
    include_in_schema=False,
)
async def download_review_page(
    table: wire.TableId,
    hall: HallOfApp,
    reviews: ReviewsOfApp,
    language: Annotated[wire.Language, Query()] = "en",
) -> Response:
    """The whole review of a game in words, as a page that needs nothing else, once it is done."""
    review = await reviews.review(table)
    teller = Teller(review, Speaker(language, hall.board, review.players))
    name = f'attachment; filename="ruhr-review-{table}.html"'
    return HTMLResponse(await hall.ask(html, teller), headers={"content-disposition": name})


@router.get(
    "/api/tables/{table}/review/puzzles/{seat}",
    response_model=wire.PuzzlesOfReview,
    responses=failures(404, 409),
    tags=["history"],
    summary="The costliest turns as puzzles",
)
async def get_puzzles_of_review(
    table: wire.TableId, seat: wire.SeatNumber, reviews: ReviewsOfApp
) -> Response:
    """A player's costliest turns as puzzles, once the review is done."""
    return json_response(await reviews.puzzles(table, seat))


@router.get(
    "/api/position",
    response_model=wire.PositionView,
    tags=["history"],
    summary="A position on the board",
    responses=failures(431),
)
async def get_position(hall: HallOfApp, text: Annotated[wire.PositionText, Query()]) -> Response:
    """What a position looks like (docs/position.md); create a table with it to go on from there."""
    return json_response(await hall.ask(history.position, text, hall.board))


@router.post(
    "/api/try",
    response_model=wire.Tried,
    responses=failures(404, 409),
    tags=["history"],
    summary="Try out",
)
async def try_out(wish: wire.TryOut, hall: HallOfApp) -> Response:
    """Where a step would lead, for whichever seat decides; nobody hears of it and nothing is kept."""
    return json_response(await hall.ask(history.tried_out, wish, hall.board))


# --- Puzzles -------------------------------------------------------------------------------------------


@router.get("/api/puzzles", response_model=wire.Puzzles, tags=["puzzles"], summary="All puzzles")
def get_puzzles() -> Response:
    """Positions in which one choice is clearly better than the natural one, with theme and difficulty."""
    return Response(_puzzles(), media_type="application/json")


@written_once
def _puzzles() -> bytes:
    listed = wire.ListedPuzzle.model_fields
    told = [{name: getattr(puzzle, name) for name in listed} for puzzle in shipped_puzzles().values()]
    return orjson.dumps({"puzzles": told})


@router.get(
    "/api/puzzles/{puzzle}",
    response_model=wire.PuzzleAndTurn,
    responses=failures(404),
    tags=["puzzles"],
    summary="A puzzle",
)
def get_puzzle(puzzle: Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")]) -> Response:
    """A puzzle with what every choice costs, and why, and how the turn goes on."""
    found = shipped_puzzles().get(puzzle)
    if found is None:
        raise TableError("puzzle_not_found", puzzle=puzzle)
    then = [one.to_json() for one in shipped_turn(puzzle)]
    return json_response(found.to_json() | {"reasons": shipped_reasons(puzzle), "then": then})


# --- Around it -----------------------------------------------------------------------------------------


@router.post("/api/words", response_model=wire.Words, tags=["words"], summary="Put into words")
def put_into_words(wish: wire.InWords, hall: HallOfApp) -> Response:
    """Events, refusals, actions and messages in a language, for clients without catalogues of their own."""
    speaker = Speaker(wish.language, hall.board, wish.names)
    known = vocabulary(speaker.board)
    for words in wish.actions:
        if known.code(words) is None:
            raise IllegalAction("unknown_action", action=words)
    try:
        told = {
            "keys": [speaker.say(key) for key in wish.keys],
            "actions": [speaker.action(Action.from_words(words)) for words in wish.actions],
            "events": [speaker.event(event_of(told.kind, told.values)) for told in wish.events],
            "refusals": [speaker.refusal(refusal_of(told.code, told.values)) for told in wish.refusals],
        }
    except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError, AssertionError) as error:
        raise TableError("no_words", reason=type(error).__name__) from error
    return json_response(told)


@router.get("/api/board", response_model=wire.Board, tags=["words"], summary="The printed board")
def get_board(hall: HallOfApp) -> Response:
    """What is printed on the cardboard (docs/board.md), and every action there is, by its words."""
    return Response(_board(hall.board), media_type="application/json")


@written_once
def _board(board: Board) -> bytes:
    return written(printed_board(board))


@router.get("/api/rules", response_model=wire.Rules, tags=["words"], summary="The rules")
def get_rules(hall: HallOfApp, language: Annotated[wire.Language, Query()] = "en") -> Response:
    """The rules of the game in a language, in our words, with sections of the rulebook and our rulings."""
    return Response(_rules(language, hall.board), media_type="application/json")


@written_once
def _rules(language: str, board: Board) -> bytes:
    arranged = arrangement()
    rules = [rule for chapter in arranged["chapters"] for rule in chapter["rules"]]
    told = {
        "words": rules_words(language),
        "chapters": [
            {"id": chapter.id, "title": chapter.title, "rules": [rule._asdict() for rule in chapter.rules]}
            for chapter in rules_page(language, board)
        ],
        "sections": arranged["sections"],
        "links": {key: rule["id"] for rule in rules for key in rule.get("links", ())},
    }
    return orjson.dumps(told)


@router.get("/api/health", response_model=wire.Health, tags=["operating"], summary="Is the server well?")
async def get_health(hall: HallOfApp) -> Response:
    """Answers when the database does; without news from Redis everybody plays on, a second later."""
    await hall.ask(hall.store.ping)
    news = {None: None, True: "listening", False: "away"}[hall.hears]
    return json_response({"status": "ok", "version": __version__, "news": news})


@router.get(
    "/metrics", response_class=Response, include_in_schema=False, tags=["operating"], summary="For Prometheus"
)
def get_metrics(request: Request) -> Response:
    metrics: Metrics = request.app.state.metrics
    return Response(generate_latest(metrics.registry), media_type="text/plain; version=0.0.4")

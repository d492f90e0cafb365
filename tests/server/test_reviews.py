"""Games that are over are looked back at: on request, once for all who ask, and nothing of a running game."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from ruhr import Game, Record
from ruhr.board import standard_board
from ruhr.puzzles import puzzles_of
from ruhr.review import as_plain_data, review
from ruhr.server import looking_back, reviews, wire
from ruhr.server.errors import TableError
from ruhr.server.house import House, opened
from ruhr.server.metrics import Metrics
from ruhr.server.reviews import MORE, MOST_ATTEMPTS, SEED
from ruhr.server.settings import Settings
from ruhr.server.shelf import Shelf
from ruhr.server.thinkers import Stopped
from tests.server.guests import Guest, Json, bot, person
from tests.server.services import Process, RuhrServer, wait_until

LOOKS = 10
#: So many decisions before its end the game begins that is looked back at.
LAST = 8


@pytest.fixture(scope="module")
def record() -> Record:
    """The end of a game of two, played at random from a position on."""
    chance = random.Random(5)
    game = Game.new(["Anna", "Ben"], seed=5)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    whole = game.record()
    before = Game.from_record(replace(whole, actions=whole.actions[:-LAST]))
    end = Game.from_position(before.position(hidden=True), names=whole.players)
    for action in whole.actions[-LAST:]:
        end.play(action)
    assert end.over
    return end.record()


@pytest.fixture(scope="module")
def reviewer(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that looks back with few looks."""
    server = RuhrServer(tmp_path_factory.mktemp("reviewer"), review_looks=LOOKS, thinkers=1)
    server.start()
    yield server
    server.clean_up()


@pytest.fixture
def anybody(reviewer: RuhrServer) -> Guest:
    return Guest(reviewer.url)


def laid_out(guest: Guest, record: Record) -> str:
    answer = guest.http.post("/api/records", json={"record": record.to_json()})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


def ask(guest: Guest, table: str, **wish: int) -> httpx.Response:
    return guest.http.post(f"/api/tables/{table}/review", json=wish)


def awaited(guest: Guest, table: str, is_so: Callable[[Json], bool]) -> Json:
    """What is told of a review once something is so."""
    told: Json = {}

    def it_is() -> bool:
        nonlocal told
        told = guest.get(f"/api/tables/{table}/review")
        wire.ReviewSoFar.model_validate(told)
        return is_so(told)

    wait_until("the review", it_is, 120)
    return told


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_review_fills_in_and_is_the_one_that_follows_from_seed_and_looks(
    anybody: Guest, record: Record
) -> None:
    table = laid_out(anybody, record)
    path = f"/api/tables/{table}/review"
    assert anybody.get(path)["status"] == "unasked"
    assert code_of(anybody.http.get(f"{path}.json")) == (409, "review_not_done")
    assert ask(anybody, table).json()["of"] == LAST + 1
    done = awaited(anybody, table, lambda told: bool(told["status"] == "done"))
    assert done["found"] == done["of"]
    assert done["review"] == as_plain_data(review(record, seed=SEED, looks=LOOKS))
    assert anybody.get(path, known=str(done["of"] + 1))["review"] is None
    assert anybody.get(f"{path}.json") == done["review"]
    page = anybody.http.get(f"{path}.html", params={"language": "de"})
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert '<html lang="de">' in page.text
    assert "Anna" in page.text


def test_the_costliest_turns_become_puzzles_with_an_answer_to_every_choice(
    anybody: Guest, record: Record
) -> None:
    record = replace(record, players=["Emil", "Frieda"])
    table = laid_out(anybody, record)
    path = f"/api/tables/{table}/review/puzzles"
    assert code_of(anybody.http.get(f"{path}/0")) == (409, "review_not_done")
    ask(anybody, table)
    awaited(anybody, table, lambda told: bool(told["status"] == "done"))
    whole = review(record, seed=SEED, looks=LOOKS)
    made = 0
    for seat in range(2):
        told = anybody.get(f"{path}/{seat}")
        wire.PuzzlesOfReview.model_validate(told)
        assert told["players"] == record.players
        assert told["puzzles"] == [one.to_json() for one in puzzles_of(whole, record, seat)]
        assert [one["turn"] for one in told["puzzles"]] == whole.costliest[seat]
        for puzzle in told["puzzles"]:
            game = Game.from_position(puzzle["position"], seed=1)
            legal = {str(action) for action in game.legal_actions()}
            assert {answer["action"] for answer in puzzle["answers"]} == legal
            wrong = {answer["action"] for answer in puzzle["answers"] if not answer["right"]}
            assert puzzle["natural"] in wrong
            assert set(puzzle["reasons"]) == wrong
            made += 1
    assert made, "or nothing was shown"
    assert code_of(anybody.http.get(f"{path}/2")) == (404, "seat_not_found")


def test_who_only_watches_can_have_it_thought_about_for_longer(anybody: Guest, record: Record) -> None:
    table = laid_out(anybody, record)
    ask(anybody, table)
    assert code_of(ask(anybody, table, step=LAST)) == (404, "step_not_found")
    assert ask(anybody, table, step=2).status_code == 200
    assert ask(anybody, table, step=2).status_code == 200
    told = awaited(anybody, table, lambda told: told["status"] == "done" and not told["awaited"])
    (deeper,) = told["deeper"]
    found = looking_back.worked_out(
        looking_back.LookBack(record.to_json(), [2], SEED, MORE * LOOKS), standard_board()
    )
    assert isinstance(found, list)
    assert deeper == found[0]["decision"]


def test_nothing_is_told_of_a_game_that_is_not_over(anybody: Guest, record: Record) -> None:
    """Whether others play or only bots, whoever asks."""
    open_table = anybody.create([person("Anna"), person()])
    playing = anybody.create([person("Anna"), bot()])
    unfinished = laid_out(anybody, replace(record, actions=record.actions[:-1]))
    for table, code in (
        (open_table, "table_not_over"),
        (playing, "table_not_over"),
        (unfinished, "review_unfinished"),
    ):
        for answer in (
            ask(anybody, table),
            ask(anybody, table, step=0),
            anybody.http.get(f"/api/tables/{table}/review"),
            anybody.http.get(f"/api/tables/{table}/review.json"),
            anybody.http.get(f"/api/tables/{table}/review.html"),
        ):
            assert code_of(answer) == (409, code)
    nowhere = "a" * 16
    assert code_of(ask(anybody, nowhere)) == (404, "table_not_found")


def test_a_killed_server_goes_on_where_it_had_stopped(
    start: Callable[[Process], None], record: Record, tmp_path: Path
) -> None:
    server = RuhrServer(tmp_path, review_looks=60, thinkers=1)
    start(server)
    guest = Guest(server.url)
    table = laid_out(guest, record)
    ask(guest, table)
    awaited(guest, table, lambda told: bool(told["found"]))
    server.kill()
    server.start()
    done = awaited(guest, table, lambda told: bool(told["status"] == "done"))
    assert done["review"] == as_plain_data(review(record, seed=SEED, looks=60))


# --- Without a server ----------------------------------------------------------------------------------


@asynccontextmanager
async def house(tmp_path: Path, **settings: object) -> AsyncIterator[House]:
    """A hall of its own, in which nobody looks back unless there are thinkers."""
    told = {
        "database_url": f"sqlite:///{tmp_path / 'tables.sqlite3'}",
        "review_looks": LOOKS,
        "thinkers": 0,
        **settings,
    }
    made = Settings.model_validate(told)
    async with opened(made, Metrics(), made.board_played_on, serves=True) as found:
        yield found


async def _laid_out(found: House, record: Record) -> str:
    from ruhr.server import reception

    return await reception.look_at(found.hall, wire.LookAtRecord(record=record.to_json()))


def test_only_so_many_reviews_wait(tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_REVIEWS", 1)
    other = replace(record, players=["Carla", "Dirk"])

    async def asked() -> None:
        async with house(tmp_path) as found:
            first, second = await _laid_out(found, record), await _laid_out(found, other)
            await found.reviews.ask(first, None)
            await found.reviews.ask(first, None)
            with pytest.raises(TableError) as refused:
                await found.reviews.ask(second, None)
            assert refused.value.code == "reviews_full"
            assert (await found.reviews.told(second, 0))["status"] == "unasked"

    asyncio.run(asked())


def test_a_review_belongs_to_one_game_and_is_taken_by_one_thinker(tmp_path: Path, record: Record) -> None:
    async def asked() -> None:
        async with house(tmp_path) as found:
            table = await _laid_out(found, record)
            await found.reviews.ask(table, None)
            board = standard_board().identity
            number = found.hall.number_of(table)
            shelf = Shelf(found.hall.store)
            taken = shelf.take(board, "one", 10**15, 10**15 + 10)
            assert taken is not None
            assert shelf.take(board, "other", 10**15, 10**15 + 10) is None
            wanted = shelf.wanted(number, 2)
            assert wanted == (LOOKS, [-1, 0])
            piece: list[Json] = [{"step": -1, "decision": None, "reveals": []}]
            assert not shelf.write(taken, "other", LOOKS, piece, 10**15 + 20)
            assert shelf.write(taken, "one", LOOKS, piece, 10**15 + 20)
            assert shelf.wanted(number, 2) == (LOOKS, [0, 1])
            # The lease has ended: somebody else goes on.
            assert shelf.take(board, "other", 10**15 + 20, 10**15 + 30) is not None
            assert not shelf.write(taken, "one", LOOKS, piece, 10**15 + 40)
            # Another game at the same table begins anew.
            shelf.ask(number, b"another game", LOOKS, range(-1, 3), 0, 5)
            kept = shelf.kept(number)
            assert kept is not None
            assert (kept.of, kept.found) == (4, [])

    asyncio.run(asked())


class FailingThinkers:
    """Those whose process dies at everything that is wanted with so many looks."""

    count = 1

    def __init__(self, fails_at: int) -> None:
        self.fails_at = fails_at
        self.asked = 0

    async def look_back(self, part: looking_back.PartOfReview) -> Any:
        if part.looks == self.fails_at:
            self.asked += 1
            raise Stopped("EOFError")
        return looking_back.worked_out(part, standard_board())


async def _until(is_so: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await is_so():
            await asyncio.sleep(0.02)


def test_what_fails_again_and_again_is_given_up_until_somebody_wants_it_tried_again(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "LATER", 0)
    thinkers = FailingThinkers(LOOKS)

    async def asked() -> None:
        async with house(tmp_path) as found:
            settings = Settings.model_validate({"review_looks": LOOKS})
            at_work = reviews.Reviews(found.hall, thinkers, settings)  # type: ignore[arg-type]
            table = await _laid_out(found, record)
            await at_work.ask(table, None)

            async def is_status(status: str) -> bool:
                return bool((await at_work.told(table, 0))["status"] == status)

            await _until(lambda: is_status("failed"))
            assert thinkers.asked == MOST_ATTEMPTS
            for refused in (at_work.whole(table), at_work.puzzles(table, 0)):
                with pytest.raises(TableError) as why:
                    await refused
                assert why.value.code == "review_failed"
            # Who only looks does not begin it anew.
            await at_work.ask(table, None)
            assert await is_status("failed")
            thinkers.fails_at = 0
            await at_work.ask(table, None, again=True)
            await _until(lambda: is_status("done"))
            await at_work.close()

    asyncio.run(asked())


def test_a_wish_that_fails_does_not_hold_up_the_review(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "LATER", 0)
    thinkers = FailingThinkers(MORE * LOOKS)

    async def asked() -> None:
        async with house(tmp_path) as found:
            settings = Settings.model_validate({"review_looks": LOOKS})
            at_work = reviews.Reviews(found.hall, thinkers, settings)  # type: ignore[arg-type]
            table = await _laid_out(found, record)
            await at_work.ask(table, 2)

            async def is_done() -> bool:
                return bool((await at_work.told(table, 0))["status"] == "done")

            await _until(is_done)
            told = await at_work.told(table, 0)
            assert thinkers.asked == MOST_ATTEMPTS
            assert (told["awaited"], told["deeper"]) == ([], [])
            await at_work.close()

    asyncio.run(asked())


def test_a_whole_review_survives_as_plain_data(record: Record) -> None:
    whole = review(record, seed=SEED, looks=LOOKS)
    plain = as_plain_data(whole)
    wire.Review.model_validate(plain)
    assert looking_back.from_json(plain) == whole

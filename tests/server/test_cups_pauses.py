"""Cups stand while nobody serves: rounds end later, and nobody is shut out of one that was to begin then."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any, NamedTuple

import pytest

from ruhr.board import standard_board
from ruhr.server import hall as halls
from ruhr.server import reception, wire
from ruhr.server.cups import running
from ruhr.server.cups.book import GATHERS_FOR, Book, Whole
from ruhr.server.cups.running import A_WEEK, BOTS_MAY_TAKE, WEEKLY_BOARDS, CupKeeper, monday_of
from ruhr.server.errors import TableError
from ruhr.server.hall import MISSED, Hall
from ruhr.server.house import opened
from ruhr.server.metrics import Metrics
from ruhr.server.registry import Registry
from ruhr.server.settings import Settings
from ruhr.server.standing_in import STAND_IN
from ruhr.server.store import TIME_TO_COME, Spell, Store
from ruhr.server.table import Table, hash_of
from ruhr.server.time_of_day import OURS
from tests.server.guests import Guest
from tests.server.services import FragileServer, Postgres, Process, wait_until
from tests.server.test_cups import QUICK, ask, gathered, is_round, rules, told
from tests.server.test_cups_duplicate import open_board

KEYS = [hash_of("anna"), hash_of("ben")]
MINUTE, HOUR = 60_000, 3_600_000


class Open(NamedTuple):
    """A server of ours, and who looks after cups there."""

    hall: Hall
    keeper: CupKeeper

    @property
    def book(self) -> Book:
        return self.keeper.book


class World:
    """Servers that come and go, and the time of day as a test wants it."""

    def __init__(self, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.url = url
        self.at = OURS.now()
        for module in (halls, reception, running):
            monkeypatch.setattr(module, "now", lambda: self.at)

    @contextlib.asynccontextmanager
    async def server(self, *, serves: bool = True, weekly: str = "") -> AsyncIterator[Open]:
        settings = Settings.model_validate({"database_url": self.url, "thinkers": 0})
        async with opened(settings, Metrics(), standard_board(), serves=serves) as (hall, *_):
            if serves:
                await hall.serve()
            yield Open(hall, CupKeeper(hall, weekly))

    async def serve(self, server: Open, ms: int) -> None:
        """Let somebody serve all the time for so long, and then look at what has ended."""
        self.at += ms
        server.hall.store.serve(self.at, ms)
        await server.hall.serve()
        await self.look(server)

    async def look(self, server: Open) -> None:
        await server.hall.wake_all()
        await server.keeper.look_round()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database(tmp_path.name)


@pytest.fixture
def world(url: str, monkeypatch: pytest.MonkeyPatch) -> World:
    return World(url, monkeypatch)


def a_cup(world: World, server: Open, begins_at: int | None = None, **wish: Any) -> str:
    """A cup that two people have joined."""
    chosen = wire.NewCupRules.model_validate(rules(**wish)).model_dump()
    boards = [2] * chosen["rounds"] if chosen["format"] == "duplicate" else []
    row = {
        "id": reception.new_id(),
        "created_at": world.at,
        "host": KEYS[0],
        "name": "Ruhrpokal",
        "rules": {**chosen, "boards": boards},
        "public": True,
        "status": "open",
        "updated_at": world.at,
        "secret": reception.new_deal_secret(),
        "begins_at": begins_at,
    }
    cup = server.book.create(row)
    for key, name in zip(KEYS, ("Anna", "Ben"), strict=True):
        server.book.join(cup, somebody(world, key, name), [key])
    return cup


def somebody(world: World, key: bytes, name: str) -> dict[str, Any]:
    return {"holder": key, "level": None, "name": name, "share": None, "rating": 0, "joined_at": world.at}


async def begun(world: World, server: Open, **wish: Any) -> str:
    """A cup that has begun; its round lasts an hour."""
    cup = a_cup(world, server, round_hours=1, **wish)
    server.book.ask_to_begin(cup, world.at)
    await world.look(server)
    assert server.book.whole(cup).cup.status == "running"
    return cup


def table_of(whole: Whole) -> str:
    """The only table of a cup."""
    (one,) = whole.tables
    return one.id


async def read(server: Open, cup: str) -> Table:
    at, _ = await server.hall.read(table_of(server.book.whole(cup)))
    return at


def replaced(at: Table) -> list[bool]:
    return [seat.level is not None for seat in at.seats]


def run(play: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await play()

    asyncio.run(whole())


# --- Rounds --------------------------------------------------------------------------------------------


def test_a_round_that_would_have_ended_while_nobody_served_goes_on(world: World) -> None:
    async def play() -> None:
        async with world.server() as server:
            cup = await begun(world, server, bank=7200)
            ends_at = server.book.whole(cup).rounds[0].ends_at
            await world.serve(server, 40 * MINUTE)
        world.at += 5 * HOUR
        async with world.server() as server:
            await world.look(server)
            at = await read(server, cup)
            assert (at.status, replaced(at)) == ("playing", [False, False])
            assert at.clock_ends_at == at.setup.ends_at == ends_at + 5 * HOUR
            whole = server.book.whole(cup)
            assert [one.ends_at for one in whole.rounds] == [ends_at + 5 * HOUR], "everybody is told so"
            (listed,) = server.book.mine(KEYS, 10)
            assert listed.ends_at == ends_at + 5 * HOUR
            ((_, mine),) = Registry(server.hall.store).tables({KEYS[0]}, 10)
            assert mine.setup.ends_at == ends_at + 5 * HOUR
            await world.serve(server, 19 * MINUTE)
            assert replaced(await read(server, cup)) == [False, False]
            await world.serve(server, MINUTE)
            assert any(replaced(await read(server, cup))), "it ends in the end"

    run(play)


def test_of_a_pause_before_a_round_began_or_after_it_was_over_nothing_is_given(world: World) -> None:
    async def play() -> None:
        async with world.server() as server:
            # Nobody has said that he serves since: the round begins in what will be known as a pause.
            before = world.at
            world.at += 2000
            cup = await begun(world, server, bank=7200)
            ends_at = server.book.whole(cup).rounds[0].ends_at
        world.at = before + HOUR
        async with world.server() as server:
            assert server.book.whole(cup).rounds[0].ends_at == ends_at + HOUR - 2000
            await world.serve(server, HOUR)
            assert any(replaced(await read(server, cup)))
            known = server.book.whole(cup).rounds[0].ends_at
        world.at += HOUR
        async with world.server() as server:
            assert server.book.whole(cup).rounds[0].ends_at == known

    run(play)


def test_a_round_goes_on_after_a_sleep_whoever_wakes_first(world: World) -> None:
    """Who looks at clocks, who looks after cups, or another server that has the table in memory."""

    async def play() -> None:
        async with world.server() as server, world.server() as other:
            cup = await begun(world, server, bank=7200)
            table = table_of(server.book.whole(cup))
            for each in (server, other):
                await each.hall.read(table)
            for number, wake in enumerate((server, other), 1):
                world.at += 2 * HOUR
                await wake.keeper.look_round()
                await wake.hall.wake(table)
                whole = server.book.whole(cup)
                assert whole.rounds[0].ends_at == whole.rounds[0].began_at + HOUR + number * 2 * HOUR
                for each in (server, other):
                    await each.hall.wake(table)
                    at = await read(each, cup)
                    assert (replaced(at), at.clock_ends_at) == ([False, False], whole.rounds[0].ends_at)

    run(play)


def test_what_is_known_of_a_table_is_right_as_soon_as_somebody_serves(world: World) -> None:
    """Nobody has asked about its clock since: by what is known people are told when it ends."""

    async def play() -> None:
        async with world.server() as server:
            cup = await begun(world, server, bank=7200)
            at = await read(server, cup)
            ends_at = at.setup.ends_at or 0
            world.at += 2 * HOUR
            await server.hall.serve()
            assert at.clock_ends_at == at.setup.ends_at == ends_at + 2 * HOUR

    run(play)


def test_a_round_goes_on_after_a_jump_at_whatever_moment_it_comes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here it comes after the hall has looked whether somebody has served all the time."""

    async def has_looked(_: Hall) -> int:
        world.at += 2 * HOUR
        return world.at

    async def play() -> None:
        async with world.server() as server:
            cup = await begun(world, server, bank=86_400)
            at = await read(server, cup)
            ends_at = at.setup.ends_at or 0
            monkeypatch.setattr(Hall, "be_there", has_looked)
            for number in (1, 2):
                await server.hall.wake(at.setup.id)
                assert (replaced(at), at.clock_ends_at) == ([False, False], ends_at + number * 2 * HOUR)

    run(play)


def test_whose_own_time_is_up_before_the_end_that_has_moved_has_left(world: World) -> None:
    """It would have been after the end if that had not moved, and nobody's fault."""

    async def play() -> None:
        async with world.server() as server:
            cup = await begun(world, server, bank=59 * 60, increment=0)
            seat = (await read(server, cup)).decider
            await world.serve(server, MINUTE)
        world.at += 5 * HOUR
        async with world.server() as server:
            await world.look(server)
            await world.serve(server, 58 * MINUTE)
            assert replaced(await read(server, cup))[seat or 0]
            await world.serve(server, BOTS_MAY_TAKE + 2 * MINUTE)
            (one,) = server.book.whole(cup).tables
            assert one.results is not None
            assert one.results["left"] == [seat]

    run(play)


def test_who_was_replaced_because_the_round_was_over_has_not_left_though_the_server_died_then(
    world: World,
) -> None:
    """Nobody had said since the end that somebody served, and the end would have moved."""

    async def play() -> None:
        async with world.server() as server:
            cup = await begun(world, server, bank=7200, rounds=1)
            ends_at = server.book.whole(cup).rounds[0].ends_at
            await world.serve(server, HOUR - 1000)
            world.at += 1500
            await server.hall.wake(table_of(server.book.whole(cup)))
            assert any(replaced(await read(server, cup)))
        world.at += HOUR
        async with world.server() as server:
            assert server.book.whole(cup).rounds[0].ends_at == ends_at
            await world.serve(server, BOTS_MAY_TAKE)
            (one,) = server.book.whole(cup).tables
            assert one.results is not None
            assert one.results["left"] == []

    run(play)


def test_bots_have_their_hour_after_a_round_though_nobody_serves_then(world: World) -> None:
    async def play() -> None:
        async with world.server() as server:
            cup = await begun(world, server, bank=7200)
            await world.serve(server, HOUR)
            await world.serve(server, 10 * MINUTE)
        world.at += 5 * HOUR
        async with world.server() as server:
            await world.look(server)
            assert server.book.whole(cup).tables[0].results is None
            await world.serve(server, 49 * MINUTE)
            assert server.book.whole(cup).tables[0].results is None
            await world.serve(server, 2 * MINUTE)
            assert server.book.whole(cup).tables[0].results is not None

    run(play)


def test_who_does_not_serve_ends_no_clock(world: World) -> None:
    """A worker thinks on while all servers are away."""

    async def play() -> None:
        async with world.server() as server:
            cup = await begun(world, server, bank=7200)
            table = table_of(server.book.whole(cup))
        async with world.server(serves=False) as worker:
            world.at += 2 * HOUR
            await worker.hall.wake(table)
            assert replaced(await read(worker, cup)) == [False, False]
        async with world.server() as server:
            await world.look(server)
            assert replaced(await read(server, cup)) == [False, False]
            assert server.hall.store.away_since(0) == 2 * HOUR

    run(play)


# --- Several servers -----------------------------------------------------------------------------------


def test_while_another_server_serves_nothing_moves(world: World) -> None:
    async def play() -> None:
        async with world.server() as other:
            async with world.server() as server:
                cup = await begun(world, server, bank=7200)
                ends_at = server.book.whole(cup).rounds[0].ends_at
            await world.serve(other, 40 * MINUTE)
            async with world.server() as server:
                assert server.book.whole(cup).rounds[0].ends_at == ends_at
                await world.serve(server, 20 * MINUTE)
                assert any(replaced(await read(server, cup)))

    run(play)


def test_two_servers_that_come_back_at_once_move_an_end_once(world: World) -> None:
    async def prepare() -> str:
        async with world.server() as server:
            return await begun(world, server, bank=7200)

    cup = asyncio.run(prepare())
    one, other = Store(world.url), Store(world.url)
    book, both = Book(one), Barrier(2)
    ends_at, began = book.whole(cup).rounds[0].ends_at, world.at

    def come_back(store: Store, at: int) -> Spell:
        both.wait()
        return store.serve(at, MISSED)

    with ThreadPoolExecutor(2) as pool:
        for number in range(1, 21):
            at = began + number * HOUR
            spells = list(pool.map(come_back, (one, other), (at, at + 5)))
            assert spells[0].began == spells[1].began
        # Who came first has said so; what has passed until then is known to all.
        assert book.whole(cup).rounds[0].ends_at - ends_at == one.away_since(began)
    assert 20 * HOUR - 20 * 5 <= one.away_since(began) <= 20 * HOUR + 5
    for store in (one, other):
        store.close()


# --- At one's own pace ---------------------------------------------------------------------------------


def test_boards_can_be_begun_and_played_for_as_long_as_nobody_served(world: World) -> None:
    async def play() -> None:
        async with world.server() as server:
            cup = await begun(world, server, format="duplicate", opponents="bots")
            anna, ben = server.book.whole(cup).entries
            first = await server.keeper.open_board(server.book.whole(cup), anna, 1)
            ends_at = server.book.whole(cup).rounds[0].ends_at
            await world.serve(server, 50 * MINUTE)
        world.at += 5 * HOUR
        async with world.server() as server:
            await world.look(server)
            whole = server.book.whole(cup)
            assert (whole.cup.status, {one.ends_at for one in whole.rounds}) == (
                "running",
                {ends_at + 5 * HOUR},
            )
            at, _ = await server.hall.read(first)
            assert at.seats[at.setup.levels.index(None)].level is None
            table = await server.keeper.open_board(whole, ben, 2)
            at, _ = await server.hall.read(table)
            assert at.setup.clock is not None
            assert (at.setup.clock.bank, at.setup.ends_at) == (10 * MINUTE, ends_at + 5 * HOUR)
            await world.serve(server, 10 * MINUTE)
            with pytest.raises(TableError, match="cup_not_running"):
                await server.keeper.open_board(whole, anna, 2)

    run(play)


def test_a_board_that_is_asked_for_right_after_a_sleep_is_begun(world: World) -> None:
    async def play() -> None:
        async with world.server() as server:
            cup = await begun(world, server, format="duplicate", opponents="bots")
            anna, _ = server.book.whole(cup).entries
            world.at += 5 * HOUR
            table = await server.keeper.open_board(server.book.whole(cup), anna, 1)
            at, _ = await server.hall.read(table)
            assert at.setup.clock is not None
            assert at.setup.clock.bank == HOUR

    run(play)


def test_the_week_lasts_a_week_in_which_somebody_served(world: World) -> None:
    world.at = running.in_milliseconds(monday_of(world.at)) + A_WEEK
    monday = world.at

    async def play() -> None:
        week = monday_of(monday).date().isoformat()
        async with world.server(weekly=QUICK) as server:
            world.at -= HOUR
            await server.hall.serve()
        world.at = monday + 2 * HOUR
        async with world.server(weekly=QUICK) as server:
            await world.look(server)
            weekly = server.book.of_week(week)
            assert weekly is not None
            cup = weekly.cup.id
            whole = server.book.whole(cup)
            ends = [one.ends_at for one in whole.rounds]
            assert ends == [monday + A_WEEK + 2 * HOUR] * len(WEEKLY_BOARDS), "it began late"
            server.book.join(cup, somebody(world, KEYS[0], "Anna"), KEYS[:1])
            await world.serve(server, A_WEEK - HOUR)
        world.at += 5 * HOUR
        async with world.server(weekly=QUICK) as server:
            await world.look(server)
            after = monday_of(world.at).date().isoformat()
            assert after != week
            whole = server.book.whole(cup)
            assert (whole.cup.status, whole.rounds[-1].ends_at) == ("running", monday + A_WEEK + 7 * HOUR)
            listed = server.book.listed("running", None, 10, after)
            assert [one.cup.id for one in listed] == [cup], "whoever takes part finds it beside the new one"
            assert listed[0].ends_at == monday + A_WEEK + 7 * HOUR
            assert (await read_board(server, cup)).setup.ends_at == monday + A_WEEK + 7 * HOUR

    async def read_board(server: Open, cup: str) -> Table:
        whole = server.book.whole(cup)
        mine = whole.entry_of(KEYS)
        assert mine is not None
        at, _ = await server.hall.read(await server.keeper.open_board(whole, mine, 1))
        return at

    run(play)


# --- Before a cup begins -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "away", "later"),
    [
        # There were thirty minutes left to come, and there are again.
        (30 * MINUTE, 5 * HOUR, 5 * HOUR),
        # It was away for a moment of the last hour.
        (30 * MINUTE, 5 * MINUTE, 5 * MINUTE),
        # There were hours left, and there is the last of them again.
        (4 * HOUR, 10 * HOUR, 6 * HOUR + TIME_TO_COME),
        (4 * HOUR, 3 * HOUR + 50 * MINUTE, 50 * MINUTE),
        # There was time enough before it, and there is after it: what was agreed stays.
        (4 * HOUR, 2 * HOUR, 0),
    ],
)
def test_before_a_cup_begins_there_is_time_to_come(world: World, left: int, away: int, later: int) -> None:
    async def play() -> None:
        begins_at = world.at + left
        async with world.server() as server:
            cup = a_cup(world, server, begins_at, begins="time")
        world.at += away
        async with world.server() as server:
            await world.look(server)
            whole = server.book.whole(cup)
            assert (whole.cup.status, whole.cup.begins_at) == ("open", begins_at + later)
            await world.serve(server, begins_at + later - world.at - 1000)
            assert server.book.whole(cup).cup.status == "open"
            await world.serve(server, 1000)
            assert server.book.whole(cup).cup.status == "running"

    run(play)


def test_a_cup_that_is_due_when_servers_go_begins_when_they_come(world: World) -> None:
    async def play() -> None:
        async with world.server() as server:
            cup = a_cup(world, server)
            server.book.ask_to_begin(cup, world.at)
        world.at += 5 * HOUR
        async with world.server() as server:
            await world.look(server)
            assert server.book.whole(cup).cup.status == "running"

    run(play)


def test_a_cup_whose_start_was_slept_through_waits_for_people(world: World) -> None:
    """Who looks after cups wakes before anybody has said that somebody serves."""

    async def play() -> None:
        async with world.server() as server:
            begins_at = world.at + 30 * MINUTE
            cup = a_cup(world, server, begins_at, begins="time")
            world.at += HOUR
            await server.keeper.look_round()
            whole = server.book.whole(cup)
            assert (whole.cup.status, whole.cup.begins_at) == ("open", begins_at + HOUR)

    run(play)


def test_a_cup_gathers_for_as_many_days_as_somebody_served(world: World) -> None:
    async def play() -> None:
        async with world.server() as server:
            cup = a_cup(world, server)
            await world.serve(server, GATHERS_FOR - HOUR)
        world.at += 5 * HOUR
        async with world.server() as server:
            await world.look(server)
            assert server.book.whole(cup).cup.status == "open"
            await world.serve(server, HOUR)
            assert server.book.whole(cup).cup.status == "cancelled"

    run(play)


def test_a_cup_whose_start_has_moved_beyond_its_days_begins_nevertheless(world: World) -> None:
    async def play() -> None:
        async with world.server() as server:
            cup = a_cup(world, server, world.at + GATHERS_FOR, begins="time")
            await world.serve(server, GATHERS_FOR - MINUTE)
        world.at += 5 * HOUR
        async with world.server() as server:
            await world.look(server)
            assert server.book.whole(cup).cup.status == "open"
            await world.serve(server, MINUTE)
            assert server.book.whole(cup).cup.status == "running"

    run(play)


# --- As people see it ----------------------------------------------------------------------------------


def test_after_a_day_without_servers_all_play_on(tmp_path: Path, start: Callable[[Process], None]) -> None:
    server = FragileServer(tmp_path, thinkers=1)
    start(server)
    cup, (anna, ben) = gathered(server.url, 2, rounds=1, bank=90_000)
    boards, (carla, _) = gathered(server.url, 2, format_="duplicate", rounds=2, opponents="bots")
    for guest, each in ((anna, cup), (carla, boards)):
        ask(guest, each, "begin")
    wait_until("the round", lambda: is_round(anna, cup, 1))
    wait_until("the boards", lambda: told(carla, boards)["round"] == 2)
    table, board = told(anna, cup)["me"]["table"], open_board(carla, boards)
    ends_at = {each: told(anna, each)["ends_at"] for each in (cup, boards)}
    server.kill()
    server.set_clock(25 * HOUR / 1000)
    server.start()
    wait_until("a look at the clocks", lambda: is_excused(anna, table))
    for guest, each in ((ben, cup), (carla, boards)):
        now = told(guest, each)
        assert now["status"] == "running"
        assert now["ends_at"] == now["rounds"][-1]["ends_at"] > ends_at[each] + 24.9 * HOUR
    there = anna.table(table)
    assert (there["status"], [seat["level"] for seat in there["seats"]]) == ("playing", [None, None])
    (mine,) = ben.get("/api/me/tables")["tables"]
    assert mine["ends_at"] > ends_at[cup] + 24 * HOUR
    assert [seat["level"] for seat in carla.table(board)["seats"] if seat["person"]] == [None]
    assert open_board(carla, boards, 2) != board
    assert STAND_IN not in str(anna.table(table)["seats"])


def is_excused(guest: Guest, table: str) -> bool:
    changes = guest.get(f"/api/tables/{table}/changes")["changes"]
    return bool(changes[-1]["kind"] == "paused")

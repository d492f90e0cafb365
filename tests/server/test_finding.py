"""People find each other: by what they wish, at open tables, on several servers; and nobody is lost."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from ruhr.server import wire
from ruhr.server.finding import LISTED_FOR, reach
from ruhr.server.schema import results
from ruhr.server.store import Store
from ruhr.server.table import hash_of
from tests.server.guests import Guest, Json, TableSocket, bot, person
from tests.server.services import Postgres, Process, RuhrServer, wait_until
from tests.server.test_trust import problem

CLOCKS = {"live": {"bank": 1500, "increment": 30}, "days": {"bank": 7 * 86_400, "increment": 86_400}}


@pytest.fixture
def house(tmp_path: Path, start: Callable[[Process], None]) -> RuhrServer:
    """A server at which nobody waits yet."""
    server = RuhrServer(tmp_path, thinkers=0)
    start(server)
    return server


def find(guest: Guest, players: int = 2, pace: str = "live", **wishes: Any) -> Json:
    wish = {"players": players, "pace": pace, "rated": True, **wishes}
    answer = guest.http.post("/api/find", json=wish)
    assert answer.status_code == 200, answer.text
    wire.FoundGame.model_validate_json(answer.content)
    found: Json = answer.json()
    return found


def wait_at_a_table(guest: Guest, players: int = 2, pace: str = "live", **terms: Any) -> str:
    """Make a table at which somebody waits, as one does who was told of none."""
    seats = [person("Anna"), *[person()] * (players - 1)]
    wished = {"rated": True, "around": True, **terms}
    return guest.create(seats, public=True, clock=CLOCKS[pace], terms=wished)


def wait_for(guest: Guest, expected: str, **wishes: Any) -> int:
    """Find a table once somebody is known to wait there; returns the free seat."""
    found: Json = {}

    def is_found() -> bool:
        found.update(find(guest, **wishes))
        return found["table"] is not None

    wait_until("a game is found", is_found)
    assert found["table"] == expected
    return int(found["seat"])


def be_rated(url: str, guest: Guest, rating: int, players: int = 2) -> None:
    """Let somebody have a rating."""
    store = Store(url, migrated=True)
    mu = 25 + (rating - 1500) / 30
    with store.writing() as connection:
        connection.execute(
            insert(results).values(
                game=guest.key[:32],
                seat=0,
                holder=hash_of(guest.key),
                players=players,
                ended_at=1,
                turn=0,
                place=1,
                sources={},
                against=[],
                left=False,
                mu_before=25.0,
                sigma_before=8.0,
                mu=mu,
                sigma=2.0,
            )
        )
    store.close()


def make_older(server: RuhrServer, table: str, milliseconds: int) -> None:
    with sqlite3.connect(server.folder / "tables.sqlite3", timeout=30) as database:
        database.execute("UPDATE tables SET created_at = created_at - ? WHERE id = ?", [milliseconds, table])


# --- Find me a game ------------------------------------------------------------------------------------


def test_two_people_who_want_the_same_find_each_other(house: RuhrServer) -> None:
    anna, ben = Guest(house.url), Guest(house.url)
    assert find(anna) == {"table": None, "seat": None, "rating": 1500, "reach": 200}
    table = wait_at_a_table(anna)
    with anna.socket(table) as waiting:
        waiting.until("welcome")
        seat = wait_for(ben, table)
        assert ben.join(table, seat, "Ben").status_code == 200
        waiting.until("change")
        assert waiting.document is not None
        assert waiting.document["status"] == "playing"
    assert find(Guest(house.url))["table"] is None


@pytest.mark.parametrize(
    "other", [{"players": 3}, {"pace": "days"}, {"rated": False}, {"language": "fr"}], ids=str
)
def test_who_wants_something_else_is_not_sent_there(server: RuhrServer, other: Json) -> None:
    anna, ben = Guest(server.url), Guest(server.url)
    table = wait_at_a_table(anna, language="de")
    with anna.socket(table) as waiting:
        waiting.until("welcome")
        time.sleep(2.5)
        assert find(ben, **other)["table"] != table


def test_for_one_sitting_somebody_must_be_there_and_over_days_nobody_need(house: RuhrServer) -> None:
    anna, ben = Guest(house.url), Guest(house.url)
    wait_at_a_table(anna)
    table = wait_at_a_table(anna, pace="days")
    time.sleep(2.5)
    assert find(ben)["table"] is None
    assert find(ben, pace="days")["table"] == table


def test_players_about_as_strong_are_found_first_and_others_with_time(house: RuhrServer) -> None:
    assert [reach(waited, "live") for waited in (0, 15_000, 150_000)] == [200, 300, 1200]
    anna, ben, carla = (Guest(house.url) for _ in range(3))
    be_rated(str(house.settings["database_url"]), anna, 1900)
    be_rated(str(house.settings["database_url"]), carla, 1750)
    table = wait_at_a_table(anna, pace="days")
    assert anna.table(table)["terms"]["around"] == 1900
    assert find(ben, pace="days")["table"] is None
    assert find(carla, pace="days")["table"] == table
    make_older(house, table, 12 * 3_600_000)
    assert find(ben, pace="days")["table"] == table


def test_of_two_tables_that_wait_the_later_gives_way(house: RuhrServer) -> None:
    anna, ben = Guest(house.url), Guest(house.url)
    earlier = wait_at_a_table(anna, players=3)
    later = wait_at_a_table(ben, players=3)
    with anna.socket(earlier) as one, ben.socket(later) as other:
        one.until("welcome")
        other.until("welcome")
        seat = wait_for(ben, earlier, players=3, table=later)
        assert ben.table(later)["seats"][0]["name"] is None, "his seat was given up"
        assert find(anna, players=3, table=earlier)["table"] is None
        assert ben.join(earlier, seat, "Ben").status_code == 200


def test_nobody_is_taken_away_from_a_game_that_has_begun(house: RuhrServer) -> None:
    anna, ben, carla = (Guest(house.url) for _ in range(3))
    earlier, later = wait_at_a_table(carla), wait_at_a_table(anna)
    ben.join(later, 1, "Ben")
    with carla.socket(earlier) as waiting:
        waiting.until("welcome")
        time.sleep(2.5)
        answer = anna.http.post(
            "/api/find", json={"players": 2, "pace": "live", "rated": True, "table": later}
        )
        assert problem(answer) == (409, "table_not_open")
    assert anna.table(later)["seats"][0] == {"name": "Anna", "person": True, "level": None}


def test_nobody_gives_up_the_seat_of_another(house: RuhrServer) -> None:
    anna, ben, thief = (Guest(house.url) for _ in range(3))
    table = wait_at_a_table(anna)
    wish = {"players": 2, "pace": "live", "rated": True, "table": table}
    with ben.socket(table) as watching:
        watching.until("welcome")
        for guest in (ben, thief):
            assert problem(guest.http.post("/api/find", json=wish)) == (403, "not_your_seat")
    unknown = {**wish, "table": "A" * 16}
    assert problem(thief.http.post("/api/find", json=unknown)) == (404, "table_not_found")
    del thief.http.headers["authorization"]
    assert problem(thief.http.post("/api/find", json=wish)) == (401, "key_missing")
    assert anna.table(table)["seats"][0]["name"] == "Anna"


def test_who_was_sent_away_does_not_find_the_way_back(house: RuhrServer) -> None:
    anna, ben = Guest(house.url), Guest(house.url)
    table = wait_at_a_table(anna, players=3, pace="days")
    ben.join(table, 1, "Ben")
    anna.post(f"/api/tables/{table}/seats/1/send_away")
    assert find(ben, players=3, pace="days")["table"] is None


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"players": 5, "pace": "live", "rated": True},
        {"players": 2, "pace": "soon", "rated": True},
        {"players": 2, "pace": "live", "rated": "yes"},
        {"players": 2, "pace": "live", "rated": True, "table": "../../etc"},
        {"players": 2, "pace": "live", "rated": True, "rating": 3000},
    ],
    ids=str,
)
def test_what_nobody_can_look_for_is_refused(server: RuhrServer, wish: Json) -> None:
    assert problem(Guest(server.url).http.post("/api/find", json=wish)) == (422, "invalid_request")


def test_people_at_different_servers_find_each_other(
    postgres: Postgres, tmp_path: Path, start: Callable[[Process], None]
) -> None:
    url = postgres.new_database(tmp_path.name)
    servers = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        servers.append(RuhrServer(folder, database_url=url, thinkers=0))
        start(servers[-1])
    anna, ben = (Guest(server.url) for server in servers)
    table = wait_at_a_table(anna)
    with TableSocket(anna.url, table, [anna.key]) as waiting:
        waiting.until("welcome")
        seat = wait_for(ben, table)
        assert ben.join(table, seat, "Ben").status_code == 200
    assert ben.table(table)["status"] == "playing"


# --- Open tables ---------------------------------------------------------------------------------------


def listed(guest: Guest, **query: str) -> set[str]:
    return {table["id"] for table in guest.get("/api/tables", **query)["tables"]}


def test_open_tables_say_their_terms_and_can_be_looked_for(house: RuhrServer) -> None:
    anna = Guest(house.url)
    terms = {"rated": True, "language": "de", "chat": False, "lowest": 1200, "highest": 1600}
    chosen = anna.create([person("Anna"), person()], public=True, clock=CLOCKS["days"], terms=terms)
    plain = anna.create([person("Anna"), person(), bot()], public=True)
    (told,) = [one for one in anna.get("/api/tables")["tables"] if one["id"] == chosen]
    assert told["terms"] == {**terms, "around": None}
    assert listed(anna) == {chosen, plain}
    looked: dict[tuple[str, str], set[str]] = {
        ("players", "2"): {chosen},
        ("players", "3"): {plain},
        ("pace", "days"): {chosen},
        ("pace", "live"): set(),
        ("language", "de"): {chosen, plain},
        ("language", "fr"): {plain},
        ("rated", "true"): {chosen},
        ("rated", "false"): {plain},
    }
    for (name, value), expected in looked.items():
        assert listed(anna, **{name: value}) == expected, (name, value)
    for name in ("players", "pace", "language", "rated"):
        answer = anna.http.get("/api/tables", params={name: "strange"})
        assert problem(answer) == (422, "invalid_request")


def test_tables_that_were_left_are_listed_no_more(house: RuhrServer) -> None:
    anna = Guest(house.url)
    left, kept, live = (
        anna.create([person("Anna"), person()], public=True, clock=CLOCKS[pace])
        for pace in ("days", "days", "live")
    )
    anna.post(f"/api/tables/{left}/seats/0/leave")
    assert listed(anna) == {left, kept, live}
    for table in (left, kept, live):
        make_older(house, table, LISTED_FOR)
    assert listed(anna) == {kept}
    with anna.socket(live) as waiting:
        waiting.until("welcome")
        wait_until("somebody is known to wait", lambda: listed(anna) == {kept, live})


def test_only_who_is_welcome_sits_down(house: RuhrServer) -> None:
    anna, ben, carla = (Guest(house.url) for _ in range(3))
    url = str(house.settings["database_url"])
    be_rated(url, anna, 2500, players=3)
    be_rated(url, carla, 2100, players=3)
    table = anna.create([person("Anna"), person(), person()], terms={"highest": 1700})
    assert problem(carla.join(table, 1, "Carla")) == (403, "rating_not_welcome")
    assert ben.join(table, 1, "Ben").status_code == 200
    anna.post(f"/api/tables/{table}/seats/0/leave")
    assert anna.join(table, 2, "Anna").status_code == 200, "the host in any case"


def test_at_a_table_without_chat_nothing_is_said(server: RuhrServer) -> None:
    anna = Guest(server.url)
    table = anna.create([person("Anna"), person()], terms={"chat": False})
    answer = anna.post(f"/api/tables/{table}/chat", seat=0, text="Hello?")
    assert problem(answer) == (403, "chat_off")
    with anna.socket(table) as socket:
        socket.until("welcome")
        socket.send(type="say", request="a-request", seat=0, text="Hello?")
        assert socket.until("error")["error"]["code"] == "chat_off"
    assert anna.get(f"/api/tables/{table}")["chat"] == []


def test_a_class_behind_one_address_can_look_for_games_together(
    tmp_path: Path, start: Callable[[Process], None]
) -> None:
    """Thirty pupils ask every five seconds, with the limits that a server has by itself."""
    server = RuhrServer(
        tmp_path, thinkers=0, requests_a_second=50, tables_an_hour=200, sockets_an_address=100
    )
    start(server)
    pupils = [Guest(server.url) for _ in range(30)]
    for _ in range(3):
        assert all(find(pupil)["table"] is None for pupil in pupils)

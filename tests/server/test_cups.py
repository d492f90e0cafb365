"""Cups are made, joined, drawn, advanced and reckoned by the server, whoever dies meanwhile."""

import random
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ruhr.server import wire
from ruhr.server.cups.book import MOST_CANCELLED
from ruhr.server.cups.running import BOTS_MAY_TAKE
from ruhr.server.standing_in import STAND_IN
from ruhr.server.table import LEFT, PLAYED, RAN_OUT, Change, Clock, Setup, Table
from tests.server.guests import Guest, Json, new_request
from tests.server.services import Postgres, Process, RuhrServer, wait_until
from tests.server.test_ratings import decisions_of
from tests.server.test_trust import problem

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Frida", "Georg", "Hanna")
DEVICE = "Firefox · Test"
#: Bots that take over and fill decide at once.
QUICK = "leichtmatrose"


@pytest.fixture
def house(tmp_path: Path, start: Callable[[Process], None]) -> RuhrServer:
    """A server without cups."""
    server = RuhrServer(tmp_path, thinkers=1)
    start(server)
    return server


def rules(format_: str = "swiss", **others: Any) -> Json:
    return {"format": format_, "players": 2, "rounds": 2, "level": QUICK, **others}


def make(guest: Guest, public: bool = True, begins_at: int | None = None, **wish: Any) -> Json:
    body = {
        "name": "Ruhrpokal",
        "rules": rules(**wish),
        "public": public,
        "device": DEVICE,
        "begins_at": begins_at,
    }
    answer = guest.post("/api/cups", **body)
    assert answer.status_code == 201, answer.text
    wire.Cup.model_validate_json(answer.content)
    found: Json = answer.json()
    return found


def join(guest: Guest, cup: str, name: str) -> Json:
    body = {"name": name, "device": DEVICE, "share": "ab" * 32}
    answer = guest.http.post(f"/api/cups/{cup}/join", json=body)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def ask(guest: Guest, cup: str, deed: str) -> Json:
    answer = guest.http.post(f"/api/cups/{cup}/{deed}")
    assert answer.status_code == 200, answer.text
    wire.Cup.model_validate_json(answer.content)
    found: Json = answer.json()
    return found


def told(guest: Guest, cup: str) -> Json:
    answer = guest.http.get(f"/api/cups/{cup}")
    assert answer.status_code == 200, answer.text
    wire.Cup.model_validate_json(answer.content)
    found: Json = answer.json()
    return found


def gathered(url: str, count: int, **wish: Any) -> tuple[str, list[Guest]]:
    """A cup that some people have joined; the first of them has made it."""
    guests = [Guest(url) for _ in range(count)]
    cup = make(guests[0], **wish)["id"]
    for guest, name in zip(guests, NAMES, strict=False):
        join(guest, cup, name)
    return cup, guests


def play_round(guests: list[Guest], cup: str, seed: int = 1) -> None:
    """Play all tables of the present round to their end, at random."""
    chance = random.Random(seed)
    for one in told(guests[0], cup)["rounds"][-1]["tables"]:
        table = one["table"]
        for _ in range(2000):
            now = guests[0].table(table)
            if now["status"] != "playing":
                break
            entry = one["seats"][now["decider"]]
            if now["seats"][now["decider"]]["level"] is None:
                guests[entry - 1].play_any(table, chance)
            else:
                time.sleep(0.02)


def is_round(guest: Guest, cup: str, number: int) -> bool:
    now = told(guest, cup)
    return bool(now["round"] == number and all(one["table"] for one in now["rounds"][-1]["tables"]))


def is_over(guest: Guest, cup: str) -> bool:
    return bool(told(guest, cup)["status"] == "finished")


# --- Making and joining --------------------------------------------------------------------------------


def test_a_cup_is_made_joined_and_left(house: RuhrServer) -> None:
    anna, ben = Guest(house.url), Guest(house.url)
    cup = make(anna, most=3)
    assert (cup["status"], cup["host"], cup["mine"], cup["entries"]) == ("open", True, False, [])
    assert [one["id"] for one in anna.get("/api/cups")["cups"]] == [cup["id"]]
    assert join(anna, cup["id"], "Anna")["me"] == {"entry": 1, "left": False, "table": None, "boards": []}
    assert join(anna, cup["id"], "Anna again")["people"] == 1, "nobody takes part twice"
    now = join(ben, cup["id"], "Ben")
    assert [one["name"] for one in now["entries"]] == ["Anna", "Ben"]
    assert not now["host"]
    assert now["seed"] is None
    assert now["secret"] is None
    assert ask(ben, cup["id"], "leave")["people"] == 1
    assert problem(ben.http.post(f"/api/cups/{cup['id']}/leave")) == (409, "not_in_cup")
    assert [one["id"] for one in anna.get("/api/cups", status="mine")["cups"]] == [cup["id"]]
    assert ben.get("/api/cups", status="mine")["cups"] == []


def test_a_request_that_is_repeated_makes_one_cup(house: RuhrServer) -> None:
    anna = Guest(house.url)
    request = new_request()
    body = {"request": request, "name": "Pokal", "rules": rules(), "device": DEVICE}
    one, other = (anna.http.post("/api/cups", json=body).json()["id"] for _ in range(2))
    assert one == other


def test_what_no_cup_can_be_is_refused(house: RuhrServer) -> None:
    anna = Guest(house.url)
    for wrong in (
        {"format": "cup"},
        {"players": 5},
        {"rounds": 0},
        {"most": 65},
        {"format": "round_robin", "most": 17},
        {"opponents": "bots"},
        {"begins": "time"},
        {"round_hours": 0},
        {"boards": [2]},
    ):
        body = {"name": "Pokal", "rules": {**rules(), **wrong}, "device": DEVICE}
        assert problem(anna.post("/api/cups", **body)) == (422, "invalid_request"), wrong
    rated = {"name": "Pokal", "rules": rules("duplicate", rated=True), "device": DEVICE}
    assert problem(anna.post("/api/cups", **rated)) == (422, "rated_terms")
    assert problem(anna.http.get("/api/cups/AAAAAAAAAAAAAAAA")) == (404, "cup_not_found")


def test_a_cup_that_would_be_cancelled_before_its_day_is_refused(house: RuhrServer) -> None:
    anna, wish = Guest(house.url), {"name": "Zu spät", "device": DEVICE}
    at = round(time.time() * 1000)
    for days, status in ((59, 201), (61, 422)):
        begins_at = at + days * 86_400_000
        answer = anna.post("/api/cups", **wish, rules=rules(begins="time"), begins_at=begins_at)
        assert answer.status_code == status
    assert answer.json()["error"]["values"]["where"] == "begins_at"
    assert "60 days" in answer.json()["error"]["values"]["reason"]


def test_places_names_and_cups_are_limited(house: RuhrServer) -> None:
    anna, ben, carla = (Guest(house.url) for _ in range(3))
    cup = make(anna, most=2)["id"]
    join(anna, cup, "Anna")
    answer = ben.http.post(f"/api/cups/{cup}/join", json={"name": "Аnnа", "device": DEVICE})
    assert problem(answer) == (409, "name_taken")
    join(ben, cup, "Ben")
    answer = carla.http.post(f"/api/cups/{cup}/join", json={"name": "Carla", "device": DEVICE})
    assert problem(answer) == (409, "cup_full")
    for _ in range(4):
        make(anna)
    answer = anna.post("/api/cups", name="Zu viel", rules=rules(), device=DEVICE)
    assert problem(answer) == (409, "too_many_cups")


def test_of_what_was_never_held_only_the_latest_is_kept(house: RuhrServer) -> None:
    anna = Guest(house.url)
    for number in range(MOST_CANCELLED + 3):
        cup = make(anna)["id"]
        join(anna, cup, "Anna")
        if number == 0:
            first = cup
        ask(anna, cup, "cancel")
    last = make(anna)["id"]
    assert anna.http.get(f"/api/cups/{first}").status_code == 404
    with sqlite3.connect(house.folder / "tables.sqlite3") as database:
        kept = database.execute("SELECT count(*) FROM cups WHERE week IS NULL").fetchone()
    assert kept == (MOST_CANCELLED + 1,)
    assert told(anna, last)["status"] == "open"


def test_nobody_decides_for_another(house: RuhrServer) -> None:
    cup, (anna, ben, thief) = gathered(house.url, 2, format_="swiss")[0], [Guest(house.url) for _ in range(3)]
    for guest in (anna, ben, thief):
        for deed in ("begin", "cancel"):
            assert problem(guest.http.post(f"/api/cups/{cup}/{deed}")) == (403, "not_your_cup")
        assert problem(guest.http.post(f"/api/cups/{cup}/leave")) == (409, "not_in_cup")
        assert problem(guest.http.post(f"/api/cups/{cup}/boards/1/play")) == (409, "not_in_cup")
    del thief.http.headers["authorization"]
    for deed in ("begin", "cancel", "leave", "boards/1/play"):
        assert problem(thief.http.post(f"/api/cups/{cup}/{deed}")) == (401, "key_missing")
    answer = thief.http.post(f"/api/cups/{cup}/join", json={"name": "Dieb", "device": DEVICE})
    assert problem(answer) == (401, "key_missing")
    assert thief.http.get(f"/api/cups/{cup}").json()["me"] is None
    assert told(ben, cup)["status"] == "open"


def test_a_cup_by_link_is_in_no_list(house: RuhrServer) -> None:
    anna, ben = Guest(house.url), Guest(house.url)
    cup = make(anna, public=False)["id"]
    assert ben.get("/api/cups")["cups"] == []
    assert join(ben, cup, "Ben")["people"] == 1


def test_a_cancelled_cup_never_begins(house: RuhrServer) -> None:
    cup, (anna, ben) = gathered(house.url, 2)
    assert ask(anna, cup, "cancel")["status"] == "cancelled"
    assert problem(anna.http.post(f"/api/cups/{cup}/begin")) == (409, "cup_not_open")
    answer = Guest(house.url).http.post(f"/api/cups/{cup}/join", json={"name": "Carla", "device": DEVICE})
    assert problem(answer) == (409, "cup_not_open")
    assert ben.get("/api/me/tables")["tables"] == []


def test_alone_nobody_begins_a_cup(house: RuhrServer) -> None:
    cup, (anna,) = gathered(house.url, 1)
    assert problem(anna.http.post(f"/api/cups/{cup}/begin")) == (409, "too_few_in_cup")
    assert told(anna, cup)["status"] == "open"


# --- Playing -------------------------------------------------------------------------------------------


def test_a_cup_begins_when_it_is_full_and_everybody_finds_his_table(house: RuhrServer) -> None:
    cup, guests = gathered(house.url, 4, most=4, begins="full", rounds=1)
    wait_until("the first round", lambda: is_round(guests[0], cup, 1))
    now = told(guests[0], cup)
    tables = now["rounds"][0]["tables"]
    assert sorted(entry for one in tables for entry in one["seats"]) == [1, 2, 3, 4]
    for number, guest in enumerate(guests, 1):
        mine = told(guest, cup)["me"]["table"]
        assert mine in [one["table"] for one in tables if number in one["seats"]]
        (listed,) = guest.get("/api/me/tables")["tables"]
        assert (listed["id"], listed["cup"], listed["clock"]["at_end"]) == (mine, cup, "bot")
        table = guest.table(mine)
        assert table["fairness"]["shares"] == ["ab" * 32] * 2
        assert not table["hints"]
    assert now["seed"]
    assert now["secret"] is None


def test_a_swiss_cup_is_played_to_its_end(house: RuhrServer) -> None:
    cup, guests = gathered(house.url, 3, rounds=2, public=True)
    assert ask(guests[0], cup, "begin")["status"] == "running"
    for number in (1, 2):
        wait_until(f"round {number}", partial(is_round, guests[0], cup, number))
        play_round(guests, cup, number)
    wait_until("the end", lambda: is_over(guests[0], cup))
    now = told(guests[1], cup)
    assert len(now["rounds"]) == 2
    byes = [entry for one in now["rounds"] for entry in one["byes"]]
    assert len(set(byes)) == 2, "nobody sits out twice"
    assert [row["place"] for row in now["standings"]] == [1, 2, 3]
    assert sum(row["points"] for row in now["standings"]) == pytest.approx(4)
    assert now["secret"] is not None
    for one in now["rounds"]:
        for table in one["tables"]:
            won = guests[0].table(table["table"])["result"]["points"]
            assert table["points"] == won
            assert sum(table["cup_points"]) == 12


def test_bots_fill_free_places_and_play_among_themselves(house: RuhrServer) -> None:
    cup, guests = gathered(house.url, 1, format_="round_robin", players=3, most=6, fill=True)
    ask(guests[0], cup, "begin")
    wait_until("the first round", lambda: is_round(guests[0], cup, 1))
    now = told(guests[0], cup)
    assert (now["people"], now["bots"]) == (1, 5)
    (among_bots,) = [one["table"] for one in now["rounds"][0]["tables"] if 1 not in one["seats"]]
    wait_until("bots have played", lambda: guests[0].table(among_bots)["status"] == "finished")
    assert told(guests[0], cup)["round"] == 1, "people are waited for"
    assert guests[0].get("/api/me/profile")["results"] == []


def test_who_leaves_is_replaced_and_not_drawn_any_more(house: RuhrServer) -> None:
    cup, guests = gathered(house.url, 4, rounds=3)
    ask(guests[0], cup, "begin")
    wait_until("the first round", lambda: is_round(guests[0], cup, 1))
    ask(guests[3], cup, "leave")
    assert told(guests[0], cup)["entries"][3]["left"]
    play_round(guests, cup)
    wait_until("the second round", lambda: is_round(guests[0], cup, 2))
    now = told(guests[0], cup)
    second = now["rounds"][1]
    assert 4 not in [*second["byes"], *(entry for one in second["tables"] for entry in one["seats"])]
    first = next(one for one in now["rounds"][0]["tables"] if 4 in one["seats"])
    assert first["left"] == [first["seats"].index(4)]
    assert first["cup_points"][first["seats"].index(4)] == 0
    answer = guests[3].http.post(f"/api/cups/{cup}/join", json={"name": "Dora", "device": DEVICE})
    assert problem(answer) == (409, "cup_not_open")


def test_nobody_lets_a_strong_bot_play_a_cup_for_him(house: RuhrServer) -> None:
    cup, (anna, ben) = gathered(house.url, 2, rounds=1, level="reeder")
    ask(anna, cup, "begin")
    wait_until("the table", lambda: is_round(anna, cup, 1))
    (one,) = told(anna, cup)["rounds"][0]["tables"]
    table, seat = one["table"], one["seats"].index(2)
    assert anna.table(table)["clock"]["level"] == STAND_IN
    chance = random.Random(1)
    play_some(table, anna, ben, chance, lambda _: decisions_of(ben, table, seat) > 2)
    assert ben.post(f"/api/tables/{table}/seats/{seat}/leave", level="reeder").status_code == 200
    assert anna.table(table)["seats"][seat]["level"] == STAND_IN
    play_some(table, anna, ben, chance, lambda _: decisions_of(ben, table, seat) > 9)
    assert ben.post(f"/api/tables/{table}/seats/{seat}/return").status_code == 200
    play_some(table, anna, ben, chance, lambda at: at["status"] != "playing")
    wait_until("it is over", lambda: is_over(anna, cup))
    (one,) = told(anna, cup)["rounds"][0]["tables"]
    assert one["left"] == [seat]
    assert [row["entry"] for row in told(anna, cup)["standings"]] == [1, 2]


def play_some(
    table: str, anna: Guest, ben: Guest, chance: random.Random, enough: Callable[[Json], bool]
) -> None:
    """Decide at random for both until it is enough."""
    while not enough(at := anna.table(table)):
        for guest in (anna, ben):
            mine = guest.get(f"/api/tables/{table}")["seats"]
            if at["decider"] in mine and at["seats"][at["decider"]]["level"] is None:
                guest.play_any(table, chance)


def test_who_does_not_show_up_is_not_drawn_any_more(house: RuhrServer) -> None:
    cup, guests = gathered(house.url, 3, format_="swiss", rounds=3, players=3, bank=1, increment=0)
    ask(guests[0], cup, "begin")
    wait_until("nobody has shown up", lambda: is_over(guests[0], cup))
    now = told(guests[0], cup)
    assert [one["left"] for one in now["entries"]] == [True] * 3
    assert [row["points"] for row in now["standings"]] == [0, 0, 0]


def test_a_table_that_is_not_over_an_hour_after_its_round_is_reckoned_as_it_stands(house: RuhrServer) -> None:
    cup, guests = gathered(house.url, 2, rounds=1)
    ask(guests[0], cup, "begin")
    wait_until("the round", lambda: is_round(guests[0], cup, 1))
    (table,) = told(guests[0], cup)["rounds"][0]["tables"]
    late = round(time.time() * 1000) - BOTS_MAY_TAKE - 1000
    with sqlite3.connect(house.folder / "tables.sqlite3", timeout=30) as database:
        database.execute("UPDATE rounds SET ends_at = ?", [late])
    wait_until("the end", lambda: is_over(guests[0], cup))
    now = guests[0].table(table["table"])
    assert now["status"] == "playing"
    (reckoned,) = told(guests[0], cup)["rounds"][0]["tables"]
    assert reckoned["points"] == [player["points"] for player in now["view"]["players"]]
    assert sorted(row["points"] for row in told(guests[0], cup)["standings"]) == [0.5, 0.5]


def test_a_knock_out_ends_with_the_final(house: RuhrServer) -> None:
    cup, guests = gathered(house.url, 4, format_="knock_out")
    ask(guests[0], cup, "begin")
    for number in (1, 2):
        wait_until(f"round {number}", partial(is_round, guests[0], cup, number))
        play_round(guests, cup, number)
    wait_until("the end", lambda: is_over(guests[0], cup))
    now = told(guests[0], cup)
    (final,) = now["rounds"][1]["tables"]
    assert {row["entry"] for row in now["standings"][:2]} == set(final["seats"])
    assert [row["reached"] for row in now["standings"]] == [2, 2, 1, 1]


def test_a_cup_at_a_time_begins_then(house: RuhrServer) -> None:
    anna, ben = Guest(house.url), Guest(house.url)
    at = round(time.time() * 1000) + 12_000
    cup = make(anna, begins="time", begins_at=at)["id"]
    join(anna, cup, "Anna")
    join(ben, cup, "Ben")
    assert told(anna, cup)["status"] == "open"
    wait_until("it begins", lambda: told(anna, cup)["status"] == "running")
    lonely = make(anna, begins="time", begins_at=1)["id"]
    wait_until("nobody came", lambda: told(anna, lonely)["status"] == "cancelled")


# --- Deadlines -----------------------------------------------------------------------------------------


def test_when_the_round_ends_nobody_has_any_time_left() -> None:
    setup = Setup(
        "t", 0, (None, None), False, False, Clock(60_000, 0, "bot", QUICK), None, (), (), {}, "standard-2",
        deal_secret="0" * 64, ends_at=10_000,
    )  # fmt: skip
    from ruhr.board import standard_board

    table = Table.new(setup, standard_board())
    table.apply(Change(1, 0, "joined", 0, "Anna", "r", b"a"))
    table.apply(Change(2, 0, "joined", 1, "Ben", "r", b"b"))
    assert table.clock_ends_at == 10_000
    seat = table.decider
    assert seat is not None
    table.apply(Change(3, 10_000, RAN_OUT, seat, "", "clock:2"))
    assert table.seats[seat].level == QUICK
    assert (LEFT, PLAYED) == ("left", "played")


# --- Whoever dies --------------------------------------------------------------------------------------


def test_a_cup_goes_on_after_every_death(tmp_path: Path, start: Callable[[Process], None]) -> None:
    """Whatever was written last when the server died, each round is drawn once and each table made once."""
    server = RuhrServer(tmp_path, thinkers=1)
    start(server)
    cup, guests = gathered(server.url, 4, format_="round_robin", most=4)
    anna = guests[0]
    ask(anna, cup, "begin")
    wait_until("the first round", lambda: is_round(anna, cup, 1))
    file = tmp_path / "tables.sqlite3"

    def die_and(*statements: str) -> None:
        server.kill()
        with sqlite3.connect(file, timeout=30) as database:
            # Nobody has to wait until the dead one's lease has ended: `test_several_servers_…` does.
            for statement in ("UPDATE cups SET walks_until = 0", *statements):
                database.execute(statement)
        server.start()

    first = told(anna, cup)["rounds"][0]["tables"]
    ids = [one["table"] for one in first]
    die_and("UPDATE cup_tables SET made = 0")
    wait_until("it is known that they were made", lambda: is_round(anna, cup, 1))
    assert [one["table"] for one in told(anna, cup)["rounds"][0]["tables"]] == ids
    play_round(guests, cup)
    wait_until("the second round", lambda: is_round(anna, cup, 2))
    die_and("DELETE FROM cup_tables WHERE round = 2", "DELETE FROM rounds WHERE number = 2")
    wait_until("it is drawn again", lambda: is_round(anna, cup, 2))
    now = told(anna, cup)
    assert [one["number"] for one in now["rounds"]] == [1, 2]
    die_and("UPDATE cup_tables SET results = NULL WHERE round = 1")

    def are_read() -> bool:
        return all(one["points"] for one in told(anna, cup)["rounds"][0]["tables"])

    wait_until("results are read again", are_read)
    die_and("UPDATE cup_tables SET made = 0 WHERE round = 2")
    wait_until("all is there", lambda: is_round(anna, cup, 2))
    play_round(guests, cup, 2)
    wait_until("the third round", lambda: is_round(anna, cup, 3))
    play_round(guests, cup, 3)
    wait_until("the end", lambda: is_over(anna, cup))
    met = [frozenset(table["seats"]) for one in told(anna, cup)["rounds"] for table in one["tables"]]
    assert len(met) == len(set(met)) == 6


def test_several_servers_draw_each_round_once(
    postgres: Postgres, tmp_path: Path, start: Callable[[Process], None]
) -> None:
    url = postgres.new_database(tmp_path.name)
    servers = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        servers.append(RuhrServer(folder, database_url=url, thinkers=1))
        start(servers[-1])
    anna, ben = Guest(servers[0].url), Guest(servers[1].url)
    cup = make(anna, format_="knock_out", most=2, begins="full")["id"]
    join(anna, cup, "Anna")
    join(ben, cup, "Ben")
    wait_until("the final", lambda: is_round(anna, cup, 1))
    servers[0].kill()
    play_round([Guest(servers[1].url, anna.key), ben], cup)  # fmt: skip
    wait_until("the end", lambda: is_over(ben, cup))
    now = told(ben, cup)
    assert len(now["rounds"]) == 1
    assert len(now["rounds"][0]["tables"]) == 1


# --- What is kept --------------------------------------------------------------------------------------


def test_cups_are_in_the_download_and_names_go_with_who_is_deleted(house: RuhrServer) -> None:
    cup, (anna, ben) = gathered(house.url, 2, rounds=1)
    ask(anna, cup, "begin")
    wait_until("the first round", lambda: is_round(anna, cup, 1))
    (own,) = ben.get("/api/me/download")["cups"]
    wire.OwnCup.model_validate(own)
    assert (own["id"], own["called"], own["host"], own["entry"]) == (cup, "Ben", False, 2)
    table = told(ben, cup)["me"]["table"]
    assert ben.http.post("/api/me/delete", json={"everything": True}).status_code == 200
    now = told(anna, cup)
    assert [one["name"] for one in now["entries"]] == ["Anna", "N. N."]
    assert now["entries"][1]["left"]
    assert "Ben" not in anna.http.get(f"/api/tables/{table}").text
    assert anna.http.post("/api/me/delete", json={"everything": True}).status_code == 200
    stranger = told(Guest(house.url), cup)
    assert "Anna" not in str(stranger)
    assert not stranger["host"]

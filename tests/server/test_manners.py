"""Muting, blocking, reporting: everybody for himself, by whom he has met, and nobody learns who is who."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from ruhr.server import wire
from ruhr.server.manners.ledger import (
    KEPT_AFTERWARDS,
    LOG_KEPT,
    MOST_DISTANCES,
    REPORT_REASONS,
    SCOPES,
    Manners,
    NewReport,
)
from ruhr.server.schema import distances, host_log, reports
from ruhr.server.store import Store
from ruhr.server.table import hash_of
from tests.server.guests import Guest, Json, TableSocket, person
from tests.server.services import Postgres, Process, Redis, RuhrServer, wait_until
from tests.server.test_finding import CLOCKS, find
from tests.server.test_identities import another_device
from tests.server.test_trust import check_words, problem


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RuhrServer]:
    """A server with a database of each kind."""
    folder = tmp_path_factory.mktemp("manners")
    settings: dict[str, object] = {"reports_an_hour": 0}
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        settings["database_url"] = postgres.new_database(folder.name)
    server = RuhrServer(folder, **settings)
    server.start()
    yield server
    server.clean_up()


@pytest.fixture
def anna(house: RuhrServer) -> Guest:
    return Guest(house.url)


@pytest.fixture
def ben(house: RuhrServer) -> Guest:
    return Guest(house.url)


def store_of(server: RuhrServer) -> Store:
    return Store(str(server.settings["database_url"]), migrated=True)


def together(*guests: Guest, **wishes: Any) -> str:
    """A table with a seat left, at which some sit who are called by the letters of the alphabet."""
    first, *others = guests
    table = first.create([person("A"), *(person() for _ in others), person()], **wishes)
    for seat, guest in enumerate(others, 1):
        assert guest.join(table, seat, "ABCD"[seat]).status_code == 200
    return table


def mind(guest: Guest, table: str, **wish: Any) -> httpx.Response:
    """Mute or block somebody, or do so no more."""
    return guest.http.post(f"/api/tables/{table}/distance", json={"muted": False, "blocked": False, **wish})


def tell(guest: Guest, table: str, **wish: Any) -> httpx.Response:
    return guest.http.post(f"/api/tables/{table}/report", json={"reason": "insult", **wish})


def say(guest: Guest, table: str, seat: int, text: str) -> int:
    answer = guest.post(f"/api/tables/{table}/chat", seat=seat, text=text)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["number"])


def chat(guest: Guest, table: str) -> list[tuple[str, bool]]:
    """What was said at a table, and whether somebody does not want to read it."""
    return [(line["words"], line["muted"]) for line in guest.get(f"/api/tables/{table}")["chat"]]


def minded(guest: Guest) -> list[tuple[str, bool, bool]]:
    found = guest.get("/api/me/manners")["people"]
    return [(one["name"], one["muted"], one["blocked"]) for one in found]


# --- Muting --------------------------------------------------------------------------------------------


def test_what_somebody_says_is_muted_for_me_alone_wherever_i_meet_him(anna: Guest, ben: Guest) -> None:
    carla = Guest(anna.url)
    table = together(anna, ben, carla)
    say(ben, table, 1, "before")
    with anna.socket(table) as annas, carla.socket(table) as carlas:
        assert [line["muted"] for line in annas.until("welcome")["chat"]] == [False]
        assert mind(anna, table, seat=1, muted=True).status_code == 200
        say(ben, table, 1, "after")
        assert annas.until("said")["muted"] is True
        assert carlas.until("said")["muted"] is False
    assert chat(anna, table) == [("before", True), ("after", True)]
    assert chat(carla, table) == chat(ben, table) == [("before", False), ("after", False)]
    later = carla.create([person("C"), person(), person(), person()])
    anna.join(later, 1, "A")
    ben.join(later, 2, "called otherwise")
    say(ben, later, 2, "me again")
    say(carla, later, 0, "and me")
    assert chat(anna, later) == [("me again", True), ("and me", False)]


def test_muting_travels_to_all_devices_and_follows_whoever_is_muted(anna: Guest, ben: Guest) -> None:
    table = together(anna, ben)
    assert mind(anna, table, seat=1, muted=True).json()["people"][0]["name"] == "B"
    phone, bens_phone = another_device(anna), another_device(ben)
    say(bens_phone, table, 1, "from another device")
    for device in (anna, phone):
        assert chat(device, table) == [("from another device", True)]
        assert minded(device) == [("B", True, False)]
    with phone.socket(table) as following:
        assert following.until("welcome")["chat"][0]["muted"] is True


def test_muting_can_be_undone_where_it_was_done_and_among_ones_own_things(anna: Guest, ben: Guest) -> None:
    table = together(anna, ben)
    say(ben, table, 1, "Hello")
    mind(anna, table, seat=1, muted=True)
    mind(anna, table, seat=1, muted=False)
    assert minded(anna) == []
    mind(anna, table, line=1, muted=True)
    assert chat(anna, table) == [("Hello", True)]
    with anna.socket(table) as following:
        following.until("welcome")
        (kept,) = anna.get("/api/me/manners")["people"]
        left = anna.http.post(f"/api/me/manners/{kept['id']}/end")
        assert left.json() == {"people": [], "bans": []}
        say(ben, table, 1, "Hello again")
        assert following.until("said")["muted"] is False
    assert chat(anna, table) == [("Hello", False), ("Hello again", False)]


def test_who_has_left_is_known_by_what_he_said(anna: Guest, ben: Guest) -> None:
    carla = Guest(anna.url)
    table = together(anna, ben)
    line = say(ben, table, 1, "and away")
    ben.post(f"/api/tables/{table}/seats/1/leave")
    carla.join(table, 1, "C")
    say(carla, table, 1, "I sit here now")
    assert mind(anna, table, line=line, muted=True).status_code == 200
    assert minded(anna) == [("B", True, False)]
    assert chat(anna, table) == [("and away", True), ("I sit here now", False)]
    assert anna.get(f"/api/tables/{table}/manners")["seats"][1] == {"muted": False, "blocked": False}


# --- Blocking ------------------------------------------------------------------------------------------


def test_who_is_blocked_does_not_sit_down_where_i_am_host_on_no_device(anna: Guest, ben: Guest) -> None:
    phone = another_device(ben)
    table = together(anna, ben)
    assert mind(anna, table, seat=1, blocked=True).status_code == 200
    later = anna.create([person("A"), person(), person()])
    for device in (ben, phone):
        assert problem(device.join(later, 1, "Somebody else")) == (403, "sent_away")
    assert Guest(anna.url).join(later, 1, "C").status_code == 200
    assert mind(anna, table, seat=1).status_code == 200
    assert ben.join(later, 2, "B").status_code == 200


def test_who_is_blocked_hears_the_same_as_who_was_sent_away(anna: Guest, ben: Guest) -> None:
    carla = Guest(anna.url)
    table = together(anna, ben, carla)
    mind(anna, table, seat=1, blocked=True)
    later = together(anna, carla)
    anna.post(f"/api/tables/{later}/seats/1/send_away")
    blocked, sent = ben.join(later, 1, "B"), carla.join(later, 1, "C")
    assert problem(blocked) == problem(sent)
    assert blocked.content == sent.content


def test_who_is_blocked_learns_nothing(anna: Guest, ben: Guest) -> None:
    """Whatever he can ask for is the same for him before and after, and as it is for others."""
    carla = Guest(anna.url)
    table = together(anna, ben, carla, public=True)
    say(anna, table, 0, "Hello")

    def told(guest: Guest) -> list[Any]:
        paths = ("", "/changes", "/manners", "/ratings")
        found = [guest.get(f"/api/tables/{table}{path}") for path in paths]
        found += [
            guest.get(path) for path in ("/api/me", "/api/me/manners", "/api/me/profile", "/api/tables")
        ]
        everything = guest.get("/api/me/download")
        return [*found, {name: everything[name] for name in everything if name != "games"}]

    before = told(ben)
    mind(anna, table, seat=1, muted=True, blocked=True)
    tell(anna, table, seat=1, reason="name")
    assert told(ben) == before
    with ben.socket(table) as following:
        following.until("welcome")
        mind(anna, table, seat=1)
        mind(anna, table, seat=1, blocked=True)
        following.send(type="ping")
        assert following.next()["type"] == "pong"


def test_i_am_kept_from_sitting_down_with_whom_i_have_blocked_but_may(anna: Guest, ben: Guest) -> None:
    mind(anna, together(anna, ben), seat=1, blocked=True)
    table = ben.create([person("Ben under another name"), person(), person()])
    refused = anna.join(table, 1, "A")
    assert problem(refused) == (409, "somebody_blocked")
    assert refused.json()["error"]["values"] == {"name": "Ben under another name"}
    assert anna.post(f"/api/tables/{table}/seats/1/join", name="A", nevertheless=True).status_code == 200
    assert anna.get(f"/api/tables/{table}/manners")["seats"][0] == {"muted": True, "blocked": True}


def test_find_me_a_game_brings_neither_to_the_other(anna: Guest, ben: Guest) -> None:
    mind(anna, together(anna, ben), seat=1, blocked=True)
    wish = {"public": True, "clock": CLOCKS["days"], "terms": {"rated": True, "around": True}}

    def sought(guest: Guest) -> str | None:
        table: str | None = find(guest, players=3, pace="days")["table"]
        return table

    annas = anna.create([person("A"), person(), person()], **wish)
    assert sought(ben) != annas
    assert sought(Guest(anna.url)) == annas
    anna.post(f"/api/tables/{annas}/seats/0/leave")
    bens = ben.create([person("B"), person(), person()], **wish)
    assert sought(anna) != bens
    assert sought(Guest(anna.url)) == bens
    listed = {table["id"] for table in anna.get("/api/tables")["tables"]}
    assert bens not in listed
    del ben.http.headers["authorization"]
    assert bens in {table["id"] for table in ben.get("/api/tables")["tables"]}


def test_a_rematch_leaves_the_seats_of_those_free_who_are_apart(anna: Guest, ben: Guest) -> None:
    record = json.loads((Path(__file__).parent.parent / "golden" / "2-players-0.json").read_text("utf-8"))
    last = {"record": record, "step": len(record["actions"]) - 1}
    for asker in (anna, ben):
        table = anna.create([person("A"), person()], **last)
        assert ben.join(table, 1, "B").status_code == 200
        decider = (anna, ben)[anna.table(table)["decider"]]
        assert decider.play(table, record["actions"][-1], 2).status_code == 200
        mind(anna, table, seat=1, blocked=True)
        again = asker.post(f"/api/tables/{table}/rematch").json()["table"]
        names = [seat["name"] for seat in asker.table(again)["seats"]]
        assert names == (["A", None] if asker is anna else [None, "B"])
        mind(anna, table, seat=1)


def test_blocking_is_by_person_also_when_keys_are_brought_along(anna: Guest, ben: Guest) -> None:
    before = Guest(anna.url)
    mind(anna, together(anna, before), seat=1, blocked=True)
    wish = {"device": "Firefox", "keys": [before.key]}
    assert ben.http.post("/api/me/keys", json=wish).json() == {"brought": 1}
    table = anna.create([person("A"), person()])
    assert problem(ben.join(table, 1, "B")) == (403, "sent_away")
    former = Guest(anna.url)
    later = former.create([person("A"), person()])
    assert anna.http.post("/api/me/keys", json={"device": "Firefox", "keys": [former.key]}).status_code == 200
    assert problem(ben.join(later, 1, "B")) == (403, "sent_away"), "at tables that she has brought along, too"


# --- Reporting -----------------------------------------------------------------------------------------


def reported(server: RuhrServer, table: str) -> list[Any]:
    store = store_of(server)
    with store.reading() as connection:
        query = select(reports).where(reports.c.game == table).order_by(reports.c.number)
        found = connection.execute(query).all()
    store.close()
    return list(found)


def test_a_line_or_a_name_is_reported_once_by_each_person(house: RuhrServer, anna: Guest, ben: Guest) -> None:
    carla = Guest(anna.url)
    table = together(anna, ben, carla)
    line = say(ben, table, 1, "You are a fool")
    for guest in (anna, another_device(anna), carla):
        for _ in range(2):
            answer = tell(guest, table, line=line, words="Twice already")
            assert answer.json() == {"told": True}
    assert tell(anna, table, seat=1, reason="name").status_code == 200
    told = reported(house, table)
    assert [(one.line, one.name, one.said, one.reason) for one in told] == [
        (line, "B", "You are a fool", "insult"),
        (line, "B", "You are a fool", "insult"),
        (0, "B", None, "name"),
    ]
    assert {one.other for one in told} == {hash_of(ben.key)}


def test_who_only_watches_may_report_but_keep_no_distance(anna: Guest, ben: Guest) -> None:
    """Or else who blocks everybody would learn at the next table who is who."""
    watcher = Guest(anna.url)
    table = together(anna, ben)
    assert tell(watcher, table, seat=1).status_code == 200
    assert problem(mind(watcher, table, seat=1, blocked=True)) == (403, "not_met")
    nobody = {"muted": False, "blocked": False}
    assert watcher.get(f"/api/tables/{table}/manners")["seats"] == [nobody] * 3
    assert minded(watcher) == []


def test_reports_of_a_person_and_of_an_address_are_bounded(
    tmp_path: Path, start: Callable[[Process], None]
) -> None:
    server = RuhrServer(tmp_path, thinkers=0, reports_an_hour=2)
    start(server)
    ben = Guest(server.url)
    guests = [Guest(server.url) for _ in range(11)]
    tables = [ben.create([person("B"), person()]) for _ in range(3)]
    codes = [[tell(guest, table, seat=0).status_code for table in tables] for guest in guests]
    assert codes[0] == [200, 200, 429]
    assert codes[-1] == [429] * 3, "all together"
    answer = tell(guests[0], tables[0], seat=0)
    assert problem(answer) == (429, "too_many_requests")
    assert answer.json()["error"]["values"] == {"seconds": 3600}


# --- Trust ---------------------------------------------------------------------------------------------


def test_nobody_minds_or_reports_for_another(anna: Guest, ben: Guest) -> None:
    carla = Guest(anna.url)
    table = together(anna, ben, carla)
    mind(anna, table, seat=1, blocked=True)
    (kept,) = anna.get("/api/me/manners")["people"]
    for thief in (ben, carla, Guest(anna.url)):
        assert problem(thief.http.post(f"/api/me/manners/{kept['id']}/end")) == (404, "distance_not_found")
        assert minded(thief) == []
        wish = {"seat": 1, "muted": False, "blocked": False, "owner": hash_of(anna.key).hex()}
        answer = thief.http.post(f"/api/tables/{table}/distance", json=wish)
        assert problem(answer) == (422, "invalid_request")
    assert minded(anna) == [("B", False, True)]
    nobody = Guest(anna.url)
    del nobody.http.headers["authorization"]
    assert problem(mind(nobody, table, seat=1, muted=True)) == (401, "key_missing")
    assert problem(tell(nobody, table, seat=1)) == (401, "key_missing")
    for path in ("/api/me/manners", f"/api/tables/{table}/manners"):
        assert problem(nobody.http.get(path)) == (401, "key_missing")
    assert problem(nobody.http.post(f"/api/me/manners/{kept['id']}/end")) == (401, "key_missing")


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({}, (422, "invalid_request")),
        ({"seat": 1, "line": 1}, (422, "invalid_request")),
        ({"seat": 9}, (422, "invalid_request")),
        ({"line": 0}, (422, "invalid_request")),
        ({"seat": "1"}, (422, "invalid_request")),
        ({"seat": 3}, (404, "seat_not_found")),
        ({"seat": 2}, (409, "nobody_there")),
        ({"seat": 0}, (409, "own_seat")),
        ({"line": 77}, (404, "line_not_found")),
    ],
    ids=str,
)
def test_whoever_is_not_there_cannot_be_meant(
    anna: Guest, ben: Guest, wish: Json, expected: tuple[int, str]
) -> None:
    table = together(anna, ben)
    assert problem(mind(anna, table, **wish)) == expected
    assert problem(tell(anna, table, **wish)) == expected
    assert problem(mind(anna, "A" * 16, seat=1)) == (404, "table_not_found")


@pytest.mark.parametrize(
    "wish", [{"reason": "boredom"}, {"words": "x" * 301}, {"words": "a\u202eb"}, {"unknown": 1}], ids=str
)
def test_what_cannot_be_reported_is_refused(anna: Guest, ben: Guest, wish: Json) -> None:
    assert problem(tell(anna, together(anna, ben), seat=1, **wish)) == (422, "invalid_request")


def test_bots_and_people_of_a_record_are_nobody(anna: Guest) -> None:
    table = anna.create([person("A"), {"level": "schiffsjunge"}])
    assert problem(mind(anna, table, seat=1, muted=True)) == (409, "nobody_there")


def test_nothing_that_is_told_of_others_names_them_otherwise(anna: Guest, ben: Guest) -> None:
    table = together(anna, ben)
    say(ben, table, 1, "Hello")
    answers = [
        mind(anna, table, seat=1, muted=True, blocked=True),
        anna.http.get("/api/me/manners"),
        anna.http.get(f"/api/tables/{table}/manners"),
        anna.http.get("/api/me/download"),
        tell(anna, table, line=1),
    ]
    for answer in answers:
        assert answer.status_code == 200
        assert hash_of(ben.key).hex()[:12] not in answer.text
        assert ben.key not in answer.text


def test_distances_are_bounded(house: RuhrServer, anna: Guest, ben: Guest) -> None:
    store = store_of(house)
    manners = Manners(store)
    with store.writing() as connection:
        for number in range(MOST_DISTANCES):
            two = {"owner": hash_of(anna.key), "other": number.to_bytes(32), "id": f"{anna.key[:8]}{number}"}
            kept = {**two, "name": "x", "muted": True, "blocked": False, "since": 0}
            connection.execute(distances.insert().values(kept))
    assert len(manners.distances([hash_of(anna.key)])) == MOST_DISTANCES
    store.close()
    assert problem(mind(anna, together(anna, ben), seat=1, muted=True)) == (409, "too_many_distances")


def test_reasons_and_scopes_are_those_of_the_wire() -> None:
    assert wire.ReportReason.__args__ == REPORT_REASONS  # type: ignore[attr-defined]
    assert wire.OwnBan.model_fields["scope"].annotation.__args__ == SCOPES  # type: ignore[union-attr]
    for scope in ("banned", "banned_from_chat", "banned_from_strangers"):
        for until in ("never", "2026-09-21 14:13 UTC"):
            check_words(wire.Problem(code=scope, values={"until": until, "reason": "Why"}, section=None))


# --- Everything, and nothing ---------------------------------------------------------------------------


def test_what_is_kept_is_downloaded_and_deleted(house: RuhrServer, anna: Guest, ben: Guest) -> None:
    table = together(anna, ben)
    say(ben, table, 1, "You are a fool")
    mind(anna, table, seat=1, blocked=True)
    tell(anna, table, line=1, words="He is rude")
    tell(ben, table, seat=0, reason="unfair")
    everything = anna.get("/api/me/download")
    wire.Everything.model_validate(everything)
    assert [(one["name"], one["blocked"]) for one in everything["distances"]] == [("B", True)]
    assert [(one["name"], one["words"]) for one in everything["reports"]] == [("B", "He is rude")]
    assert everything["deeds_of_hosts"] == []
    assert ben.http.post("/api/me/delete", json={"everything": True}).status_code == 200
    assert minded(anna) == []
    (left,) = reported(house, table)
    assert (left.name, left.reporter) == ("A", None), "what he has told stays, without whose it was"
    assert anna.http.post("/api/me/delete", json={"everything": True}).status_code == 200
    assert reported(house, table) == []


def test_what_is_settled_is_forgotten_in_time(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    manners, now = Manners(store), 10 * LOG_KEPT
    for line in (1, 2, 3):
        manners.report(
            NewReport(1, "A" * 16, 0, line, bytes(32), bytes(32), "B", None, "spam", ""), [bytes(32)]
        )
    ages = {1: now - KEPT_AFTERWARDS - 1, 2: now - KEPT_AFTERWARDS + 1, 3: None}
    with store.writing() as connection:
        for line, closed_at in ages.items():
            connection.execute(reports.update().where(reports.c.line == line).values(closed_at=closed_at))
        for at in (now - LOG_KEPT - 1, now - LOG_KEPT + 1):
            connection.execute(host_log.insert().values(at=at, host="h", deed="closed", why="w", details={}))
    manners.tidy_up(now)
    with store.reading() as connection:
        assert list(connection.execute(select(reports.c.line)).scalars()) == [2, 3]
        assert list(connection.execute(select(host_log.c.at)).scalars()) == [now - LOG_KEPT + 1]
    store.close()


def test_people_at_different_servers_keep_their_distance(
    postgres: Postgres, redis: Redis, tmp_path: Path, start: Callable[[Process], None]
) -> None:
    url = postgres.new_database(tmp_path.name)
    servers = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        servers.append(RuhrServer(folder, database_url=url, redis_url=redis.url, thinkers=0))
        start(servers[-1])
    anna, ben = (Guest(server.url) for server in servers)
    table = together(anna, ben)
    mind(anna, table, seat=1, blocked=True)
    with anna.socket(table) as annas, TableSocket(ben.url, table, [ben.key]) as bens:
        annas.until("welcome")
        bens.until("welcome")
        say(ben, table, 1, "Hello from elsewhere")
        assert annas.until("said")["muted"] is True
        assert bens.until("said")["muted"] is False
    later = anna.create([person("A"), person()])
    assert problem(ben.join(later, 1, "B")) == (403, "sent_away")


def test_old_lines_of_a_chat_belong_to_nobody(server: RuhrServer) -> None:
    """Of those that were said before the database knew whose they are."""
    anna, ben = Guest(server.url), Guest(server.url)
    table = together(anna, ben)
    line = say(ben, table, 1, "Long ago")
    with sqlite3.connect(server.folder / "tables.sqlite3", timeout=30) as database:
        number = "(SELECT number FROM tables WHERE id = ?)"
        database.execute(f"UPDATE chat SET key = NULL WHERE table_number = {number}", [table])
    wait_until(
        "it is nobody's", lambda: problem(mind(anna, table, line=line, muted=True)) == (409, "nobody_there")
    )

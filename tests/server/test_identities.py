"""One person, many devices: nobody else acts for him, and all of it can be ended, downloaded, deleted."""

import asyncio
import hashlib
import io
import json
import random
import secrets
import sqlite3
import subprocess
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, update
from websockets.exceptions import ConnectionClosed

from ruhr.record import Record
from ruhr.server import people, socket, wire
from ruhr.server.notices.ledger import Pigeonholes, Turn
from ruhr.server.people import People
from ruhr.server.registry import NOBODY_NAMED, UNSAID, Registry
from ruhr.server.schema import tables
from ruhr.server.settings import Settings
from ruhr.server.store import Entry, Store
from ruhr.server.table import hash_of
from tests.server.guests import Guest, Json, bot, person
from tests.server.services import Postgres, Process, Redis, RuhrServer, ruhr_command, wait_until
from tests.server.test_clocks import a_hall
from tests.server.test_store import new_table
from tests.server.test_trust import problem

DEVICE = "Firefox · Linux"
PHONE = "Chrome · Android"


@pytest.fixture
def anna(server: RuhrServer) -> Guest:
    return Guest(server.url)


@pytest.fixture
def ben(server: RuhrServer) -> Guest:
    return Guest(server.url)


def ask(guest: Guest, path: str, **body: Any) -> Json:
    """Ask for something that is carried out."""
    answer = guest.http.post(path, json=body)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def link_of(guest: Guest) -> str:
    """What leads another device to somebody."""
    return str(ask(guest, "/api/me/links", device=DEVICE)["code"])


def another_device(guest: Guest, *keys: str) -> Guest:
    """The same person on another device, with the games of some keys."""
    device = Guest(guest.url)
    ask(device, "/api/me/arrive", code=link_of(guest), device=PHONE, keys=list(keys))
    return device


def sessions(guest: Guest) -> list[Json]:
    found: list[Json] = guest.get("/api/me")["sessions"]
    return found


def mine(guest: Guest) -> list[Json]:
    found: list[Json] = guest.get("/api/me/tables")["tables"]
    return found


def seats(guest: Guest, table: str) -> list[int]:
    found: list[int] = guest.get(f"/api/tables/{table}")["seats"]
    return found


# --- A person is more than a key only if he wants to be -------------------------------------------------


def test_nothing_is_kept_of_who_only_plays(server: RuhrServer, anna: Guest) -> None:
    table = anna.create([person("Anna"), person("Ben")])
    anna.play_any(table, random.Random(1))
    nothing: Json = {"since": None, "wishes": {}, "sessions": [], "told": False, "secured": False}
    assert anna.get("/api/me") == {"known": False, **nothing}
    assert [one["id"] for one in mine(anna)] == [table]
    with sqlite3.connect(server.folder / "tables.sqlite3") as database:
        key = hashlib.sha256(anna.key.encode()).digest()
        assert not database.execute("SELECT * FROM sessions WHERE key = ?", [key]).fetchall()
        assert not database.execute("SELECT * FROM identities WHERE holder = ?", [key]).fetchall()


def test_another_device_holds_the_same_seats_and_plays_them(anna: Guest, ben: Guest) -> None:
    table = anna.create([person("Anna"), person()])
    ben.join(table, 1, "Ben")
    phone = another_device(anna)
    assert seats(phone, table) == seats(anna, table) == [0]
    assert [one["device"] for one in sessions(phone)] == [PHONE, DEVICE]
    assert [one["here"] for one in sessions(phone)] == [True, False]
    if anna.table(table)["decider"] == 1:
        while anna.table(table)["decider"] == 1:
            ben.play_any(table, random.Random(1))
    phone.play_any(table, random.Random(2))
    later = phone.create([person("Anna"), bot()])
    assert seats(anna, later) == [0]
    assert {one["id"] for one in mine(anna)} == {table, later}
    with anna.socket(later) as following:
        assert following.until("welcome")["seats"] == [0]


def test_one_person_is_one_person_on_all_devices(anna: Guest, ben: Guest) -> None:
    """Who was sent away does not come back with another device, and one's own names are no others'."""
    table = ben.create([person("Ben"), person(), person()])
    phone = another_device(anna)
    assert anna.join(table, 1, "Anna").status_code == 200
    assert ben.post(f"/api/tables/{table}/seats/1/send_away").status_code == 200
    for device in (anna, phone):
        assert problem(device.join(table, 1, "Anna")) == (403, "sent_away")
    own = phone.create([person("Anna"), person()])
    assert anna.join(own, 1, "Anna").status_code == 200
    assert anna.table(own)["hints"]


def test_who_was_sent_away_does_not_come_back_by_bringing_the_key_along(anna: Guest, ben: Guest) -> None:
    table = ben.create([person("Ben"), person(), person()])
    before = Guest(anna.url)
    before.join(table, 1, "Anna")
    assert ben.post(f"/api/tables/{table}/seats/1/send_away").status_code == 200
    assert ask(anna, "/api/me/keys", device=DEVICE, keys=[before.key]) == {"brought": 1}
    assert problem(anna.join(table, 1, "Anna")) == (403, "sent_away")


# --- Links ---------------------------------------------------------------------------------------------


def test_a_link_leads_one_device_and_no_other(anna: Guest, server: RuhrServer) -> None:
    table = anna.create([person("Anna"), person("Ben")])
    code = link_of(anna)
    phone, thief = Guest(server.url), Guest(server.url)
    ask(phone, "/api/me/arrive", code=code, device=PHONE)
    for guest in (thief, phone):
        again = guest.http.post("/api/me/arrive", json={"code": code, "device": PHONE})
        assert problem(again) == (404, "link_used")
    assert seats(thief, table) == []
    assert len(sessions(anna)) == 2


def test_only_the_latest_link_leads_anywhere(anna: Guest, server: RuhrServer) -> None:
    earlier, latest = link_of(anna), link_of(anna)
    wish = {"device": PHONE}
    assert problem(Guest(server.url).http.post("/api/me/arrive", json={"code": earlier, **wish}))[0] == 404
    assert Guest(server.url).http.post("/api/me/arrive", json={"code": latest, **wish}).status_code == 200


def test_a_link_that_is_too_old_is_as_unknown_as_one_that_never_was(server: RuhrServer, anna: Guest) -> None:
    code = link_of(anna)
    with sqlite3.connect(server.folder / "tables.sqlite3", timeout=30) as database:
        (expires,) = database.execute(
            "SELECT expires_at FROM links WHERE code = ?", [hash_of(code)]
        ).fetchone()
        assert 0 < expires - time.time() * 1000 <= people.LINK_LASTS
        database.execute("UPDATE links SET expires_at = 1 WHERE code = ?", [hash_of(code)])
    answers = [
        Guest(server.url).http.post("/api/me/arrive", json={"code": one, "device": PHONE})
        for one in (code, secrets.token_urlsafe(24))
    ]
    assert [problem(answer) for answer in answers] == [(404, "link_used")] * 2
    assert answers[0].content == answers[1].content


def test_links_and_keys_are_kept_as_hashes_only(server: RuhrServer, anna: Guest) -> None:
    former = Guest(server.url)
    former.create([person("Anna"), person("Ben")])
    code = link_of(anna)
    ask(anna, "/api/me/keys", device=DEVICE, keys=[former.key])
    files = b"".join(file.read_bytes() for file in server.folder.glob("tables.sqlite3*"))
    for secret in (code, anna.key, former.key):
        assert hash_of(secret) in files
        assert secret.encode() not in files
        assert secret not in server.log()


def test_a_device_comes_with_a_key_that_was_never_used(anna: Guest, ben: Guest, server: RuhrServer) -> None:
    """A key that holds seats already, or is somebody's, would be two people's."""
    ben.create([person("Ben"), bot()])
    carla = Guest(server.url)
    link_of(carla)
    code = link_of(anna)
    for guest in (ben, carla, anna):
        answer = guest.http.post("/api/me/arrive", json={"code": code, "device": PHONE})
        assert problem(answer) == (409, "key_in_use")
    phone = Guest(server.url)
    ask(phone, "/api/me/arrive", code=code, device=PHONE)


def test_a_device_brings_its_games_along_only_if_it_says_so(anna: Guest, server: RuhrServer) -> None:
    before = Guest(server.url)
    table = before.create([person("Anna"), person("Ben")])
    alone = another_device(anna)
    assert seats(alone, table) == []
    assert seats(before, table) == [0, 1]
    phone = another_device(anna, before.key)
    assert seats(phone, table) == seats(anna, table) == [0, 1]
    assert problem(before.http.get(f"/api/tables/{table}")) == (401, "session_ended")


def test_two_identities_of_one_person_become_one_with_all_their_devices(
    anna: Guest, server: RuhrServer
) -> None:
    other = Guest(server.url)
    tablet = another_device(other)
    table = tablet.create([person("Anna"), bot()])
    phone = another_device(anna, other.key)
    for device in (anna, phone, tablet):
        assert seats(device, table) == [0]
        assert len(sessions(device)) == 3
    assert problem(other.http.get("/api/me")) == (401, "session_ended")


# --- Keys of single tables -----------------------------------------------------------------------------


def test_keys_of_single_tables_are_brought_along_once_and_open_nothing_any_more(
    anna: Guest, server: RuhrServer
) -> None:
    former = [Guest(server.url) for _ in range(3)]
    tables = [guest.create([person("Anna"), person("Ben")]) for guest in former]
    unused = secrets.token_urlsafe(24)
    keys = [*(guest.key for guest in former), former[0].key, unused, anna.key]
    assert ask(anna, "/api/me/keys", device=DEVICE, keys=keys) == {"brought": 3}
    assert ask(anna, "/api/me/keys", device=DEVICE, keys=keys) == {"brought": 0}
    assert {one["id"] for one in mine(anna)} == set(tables)
    for guest, table in zip(former, tables, strict=True):
        assert seats(anna, table) == [0, 1]
        anna.play_any(table, random.Random(1))
        version = anna.table(table)["version"]
        assert problem(guest.play(table, "option none", version)) == (401, "session_ended")
        with guest.socket(table) as following, pytest.raises(ConnectionClosed) as closed:
            following.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == socket.KEY_ENDED
    # Nobody else can bring them along, and who never had them gets nothing by their hashes.
    thief = Guest(server.url)
    stolen = {"device": DEVICE, "keys": [former[0].key, hash_of(former[0].key).hex()]}
    assert ask(thief, "/api/me/keys", **stolen) == {"brought": 0}
    assert seats(thief, tables[0]) == []


# --- Ending devices ------------------------------------------------------------------------------------


def test_a_device_that_is_ended_opens_nothing_any_more_and_is_sent_away_at_once(
    anna: Guest, server: RuhrServer
) -> None:
    table = anna.create([person("Anna"), person("Ben")])
    phone = another_device(anna)
    lost = next(one["id"] for one in sessions(anna) if not one["here"])
    with phone.socket(table) as following:
        assert following.until("welcome")["seats"] == [0, 1]
        left = ask(anna, f"/api/me/sessions/{lost}/end")
        assert [one["here"] for one in left["sessions"]] == [True]
        with pytest.raises(ConnectionClosed) as closed:
            following.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == socket.KEY_ENDED
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/actions"):
        assert problem(phone.http.get(path)) == (401, "session_ended")
    for path in ("/api/me", "/api/me/profile", "/api/me/download", "/api/me/records.zip"):
        assert problem(phone.http.get(path)) == (401, "session_ended")
    found = phone.http.post("/api/find", json={"players": 2, "pace": "live", "rated": True})
    assert problem(found) == (401, "session_ended")
    version = anna.table(table)["version"]
    for path, body in {
        f"/api/tables/{table}/play": {"action": "option none", "version": version},
        "/api/tables": {"seats": [person("Anna"), bot()]},
    }.items():
        assert problem(phone.post(path, **body)) == (401, "session_ended")
    wishes: dict[str, Json] = {
        "/api/me/links": {},
        "/api/me/wishes": {"wishes": {"pace": "slow"}},
        "/api/me/keys": {"keys": [secrets.token_urlsafe(24)]},
    }
    for path, wish in wishes.items():
        assert problem(phone.http.post(path, json={"device": PHONE, **wish})) == (401, "session_ended")
    assert anna.play(table, "option none", version).status_code == 200


def test_the_first_device_can_be_ended_by_another_which_keeps_the_seats(anna: Guest) -> None:
    """Though its key is the one with which the seats were taken."""
    table = anna.create([person("Anna"), person("Ben")])
    phone = another_device(anna)
    first = next(one["id"] for one in sessions(phone) if not one["here"])
    ask(phone, f"/api/me/sessions/{first}/end")
    assert problem(anna.http.get(f"/api/tables/{table}")) == (401, "session_ended")
    assert problem(anna.http.post("/api/me/links", json={"device": DEVICE})) == (401, "session_ended")
    phone.play_any(table, random.Random(1))


def test_a_link_made_before_a_device_was_ended_leads_nowhere(anna: Guest, server: RuhrServer) -> None:
    phone = another_device(anna)
    code = link_of(phone)
    lost = next(one["id"] for one in sessions(anna) if not one["here"])
    ask(anna, f"/api/me/sessions/{lost}/end")
    answer = Guest(server.url).http.post("/api/me/arrive", json={"code": code, "device": PHONE})
    assert problem(answer) == (404, "link_used")


def test_devices_of_others_cannot_be_ended_or_found(anna: Guest, ben: Guest) -> None:
    another_device(anna)
    link_of(ben)
    for session in (*(one["id"] for one in sessions(anna)), "A" * 12):
        answer = ben.http.post(f"/api/me/sessions/{session}/end")
        assert problem(answer) == (404, "session_not_found")
    assert len(sessions(anna)) == 2


def test_nothing_of_somebody_is_told_without_his_key(server: RuhrServer) -> None:
    nobody = Guest(server.url)
    del nobody.http.headers["authorization"]
    for path in (
        *("/api/me", "/api/me/tables", "/api/me/profile"),
        *("/api/me/download", "/api/me/records.zip"),
    ):
        assert problem(nobody.http.get(path)) == (401, "key_missing")
    wishes: dict[str, Json] = {
        "/api/me/links": {"device": DEVICE},
        "/api/me/wishes": {"device": DEVICE, "wishes": {}},
        "/api/me/keys": {"device": DEVICE, "keys": [secrets.token_urlsafe(24)]},
        "/api/me/arrive": {"device": DEVICE, "code": secrets.token_urlsafe(24)},
        "/api/me/delete": {"everything": True},
        f"/api/me/sessions/{'A' * 12}/end": {},
    }
    for path, body in wishes.items():
        assert problem(nobody.http.post(path, json=body)) == (401, "key_missing")


# --- Wishes --------------------------------------------------------------------------------------------


def test_wishes_travel_along_and_those_of_two_devices_do_not_undo_each_other(anna: Guest) -> None:
    first = {"name": "Anna", "language": "de", "pace": "fast", "sounds": False, "quiet_warnings": ["waste"]}
    assert ask(anna, "/api/me/wishes", device=DEVICE, wishes=first) == first
    phone = another_device(anna)
    assert phone.get("/api/me")["wishes"] == first
    ask(phone, "/api/me/wishes", device=PHONE, wishes={"pace": "slow"})
    ask(anna, "/api/me/wishes", device=DEVICE, wishes={"sounds": True, "name": ""})
    expected = {**first, "pace": "slow", "sounds": True, "name": ""}
    assert anna.get("/api/me")["wishes"] == phone.get("/api/me")["wishes"] == expected


@pytest.mark.parametrize(
    "wishes",
    [
        {"pace": "endless"},
        {"name": "x" * 41},
        {"name": "a\u202eb"},
        {"name": "\ud800"},
        {"language": "tlh"},
        {"unknown": 1},
        {"hidden_tables": ["A" * 16] * 501},
        {"quiet_warnings": ["<script>"]},
        {"sounds": "yes"},
    ],
)
def test_what_nobody_can_wish_is_refused(anna: Guest, wishes: Json) -> None:
    body = json.dumps({"device": DEVICE, "wishes": wishes})
    answer = anna.http.post("/api/me/wishes", content=body, headers={"content-type": "application/json"})
    assert problem(answer) == (422, "invalid_request")
    assert anna.get("/api/me")["known"] is False


# --- My tables -----------------------------------------------------------------------------------------


def test_my_tables_begin_with_those_where_it_is_my_turn(anna: Guest, ben: Guest, server: RuhrServer) -> None:
    waiting = anna.create([person("Anna"), person()])
    others = ben.create([person("Ben"), person()])
    anna.join(others, 1, "Anna")
    chance = random.Random(4)
    while ben.table(others)["decider"] == 1:
        anna.play_any(others, chance)
    asked = anna.create([person("Anna"), person("Carla")])
    left = ben.create([person("Ben"), person(), person()])
    anna.join(left, 1, "Anna")
    anna.post(f"/api/tables/{left}/seats/1/leave")
    found = mine(anna)
    assert [one["id"] for one in found] == [asked, others, waiting]
    assert [one["asked"] for one in found] == [True, False, False]
    assert found[0]["mine"] == [0, 1]
    assert found[1]["mine"] == [1]
    assert found[1]["decider"] == 0
    assert left not in {one["id"] for one in mine(anna)}
    assert mine(Guest(server.url)) == []
    anna.post(f"/api/tables/{asked}/seats/{anna.table(asked)['decider']}/leave")
    assert not any(one["asked"] for one in mine(anna) if one["id"] == asked and one["decider"] == 0)


# --- Everything, and nothing ---------------------------------------------------------------------------


def finished(guest: Guest) -> str:
    """A game that somebody has played to its end for all."""
    table = guest.create([person("Anna"), person("Otto")])
    with guest.socket(table) as playing:
        playing.play_to_the_end(random.Random(9))
    return table


def test_everything_can_be_downloaded_and_nothing_hidden_is_in_it(anna: Guest, ben: Guest) -> None:
    over = finished(anna)
    going_on = anna.create([person("Anna"), person()])
    ben.join(going_on, 1, "Ben")
    for guest, seat in ((anna, 0), (ben, 1)):
        guest.post(f"/api/tables/{going_on}/chat", seat=seat, text=f"Said from seat {seat}")
    ask(anna, "/api/me/wishes", device=DEVICE, wishes={"name": "Anna"})
    phone = another_device(anna)
    answer = phone.http.get("/api/me/download")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == 'attachment; filename="ruhr.json"'
    everything = answer.json()
    wire.Everything.model_validate_json(answer.content)
    assert everything["wishes"] == {"name": "Anna"}
    assert len(everything["sessions"]) == 2
    games = {game["id"]: game for game in everything["games"]}
    assert set(games) == {over, going_on}
    assert Record.from_json(games[over]["record"]).to_json() == anna.get(f"/api/tables/{over}/record")
    assert games[going_on]["record"] is None
    assert [line["words"] for line in games[going_on]["said"]] == ["Said from seat 0"]
    for secret in (anna.key, phone.key, ben.key):
        assert secret not in answer.text
        assert hash_of(secret).hex() not in answer.text


def test_all_records_come_in_one_archive_and_none_of_a_game_that_goes_on(
    anna: Guest, ben: Guest, tmp_path: Path
) -> None:
    over = finished(anna)
    going_on = anna.create([person("Anna"), person()])
    ben.join(going_on, 1, "Ben")
    answer = another_device(anna).http.get("/api/me/records.zip")
    assert answer.headers["content-type"] == "application/zip"
    assert answer.headers["content-disposition"] == 'attachment; filename="ruhr-records.zip"'
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.namelist() == [f"ruhr-{over}.json"]
        archive.extractall(tmp_path)
    file = tmp_path / f"ruhr-{over}.json"
    assert Record.from_text(file.read_text("utf-8")).to_json() == anna.get(f"/api/tables/{over}/record")
    checked = subprocess.run([*ruhr_command(), "check", str(file)], capture_output=True, check=False)
    assert checked.returncode == 0, checked.stdout
    with zipfile.ZipFile(io.BytesIO(Guest(anna.url).http.get("/api/me/records.zip").content)) as nothing:
        assert nothing.namelist() == []


def test_who_deletes_everything_is_gone_and_the_games_of_others_stay(
    anna: Guest, ben: Guest, server: RuhrServer
) -> None:
    name = f"Anna {secrets.token_hex(4)}"
    alone = anna.create([person(name), bot()])
    shared = anna.create([person(name), person()])
    ben.join(shared, 1, "Ben")
    wait = ben.create([person("Ben"), person(), person()])
    anna.join(wait, 1, name)
    words = f"Words {secrets.token_hex(4)}"
    for guest, seat, text in ((anna, 0, words), (ben, 1, "I stay")):
        guest.post(f"/api/tables/{shared}/chat", seat=seat, text=text)
    ask(anna, "/api/me/wishes", device=DEVICE, wishes={"name": name})
    phone = another_device(anna)
    with ben.socket(shared) as following, phone.socket(shared) as ended:
        following.until("welcome")
        ended.until("welcome")
        assert problem(phone.http.post("/api/me/delete", json={}))[0] == 422
        assert ask(phone, "/api/me/delete", everything=True) == {"deleted": True}
        anew = following.until("welcome")
        assert anew["table"]["seats"][0]["name"] == NOBODY_NAMED
        assert anew["table"]["seats"][0]["level"] == "kapitaen"
        assert [line["words"] for line in anew["chat"]] == [UNSAID, "I stay"]
        with pytest.raises(ConnectionClosed):
            ended.until("nothing more", 30)
        # The game goes on: a bot decides for who is gone.
        for _ in range(20):
            if following.asked:
                assert following.document is not None
                following.play(following.asked[0]["action"], following.document["version"])
                following.asked = None
            assert following.until("change", 30)["kind"] == "played"
    assert problem(ben.http.get(f"/api/tables/{alone}")) == (404, "table_not_found")
    assert ben.table(wait)["seats"][1]["name"] is None
    for guest in (anna, phone):
        assert problem(guest.http.get("/api/me")) == (401, "session_ended")
        assert problem(guest.post("/api/tables", seats=[person(name), bot()]))[0] == 401
    # Nothing is left but in pages that SQLite has not written over yet.
    with sqlite3.connect(server.folder / "tables.sqlite3", timeout=30) as database:
        dump = "\n".join(database.iterdump())
    assert name not in dump
    assert words not in dump
    kept = database.execute("SELECT device, identity FROM sessions WHERE key = ?", [hash_of(anna.key)])
    assert kept.fetchall() == [("", None)]
    for guest in (anna, phone):
        key = hash_of(guest.key)
        for table, column in (("changes", "key"), ("identities", "holder"), ("former_keys", "key")):
            query = f"SELECT COUNT(*) FROM {table} WHERE {column} = ?"
            assert database.execute(query, [key]).fetchone() == (0,)
    assert hash_of(anna.key).hex() not in "".join(
        str(row) for row in database.execute("SELECT setup FROM tables")
    )
    database.close()


def test_who_is_sent_away_and_deleted_leaves_a_table_that_can_be_read(anna: Guest, ben: Guest) -> None:
    table = ben.create([person("Ben"), person(), person()])
    anna.join(table, 1, "Anna")
    assert ben.post(f"/api/tables/{table}/seats/1/send_away").status_code == 200
    ask(anna, "/api/me/delete", everything=True)
    assert ben.table(table)["seats"][1]["name"] is None
    changes = ben.get(f"/api/tables/{table}/changes")["changes"]
    assert "Anna" not in str(changes)
    assert Guest(ben.url).join(table, 1, "Carla").status_code == 200


def test_who_has_become_known_at_another_server_is_deleted_with_all_that_is_known(tmp_path: Path) -> None:
    async def delete() -> None:
        async with a_hall(tmp_path) as hall:
            people, registry = People(hall, Settings.model_validate({})), Registry(hall.store)
            who = await people.who("anna")
            number = registry.register(hash_of("anna"), "A" * 12, DEVICE, 1)
            registry.wish(number, {"name": "Anna"})
            await people.delete(who)
            assert registry.identity(number) is None

    asyncio.run(delete())


def test_of_many_games_those_come_first_that_wait_for_somebody(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    registry = Registry(store)
    for number, name in enumerate(("over", "old", "new", "newer")):
        table = new_table(name)
        table.status = "finished" if name == "over" else "playing"
        store.write([Entry(new_table=table)])
        with store.writing() as connection:
            connection.execute(update(tables).where(tables.c.id == name).values(updated_at=5000 + number))
    Pigeonholes(store).note(2, Turn(1, b"k" * 32, 1, False, 1000, None))
    found = [stored.setup.id for _, stored in registry.tables([b"k" * 32])]
    assert found == ["old", "newer", "new", "over"]
    store.close()


def test_a_rematch_leaves_the_seat_free_of_who_has_deleted_himself(anna: Guest, ben: Guest) -> None:
    table = anna.create([person("Anna"), person()])
    ben.join(table, 1, "Ben")
    chance = random.Random(5)
    with anna.socket(table, anna.key, ben.key) as playing:
        playing.play_to_the_end(chance)
    assert ben.get(f"/api/tables/{table}/record")["players"] == ["Anna", "Ben"]
    ask(anna, "/api/me/delete", everything=True)
    assert ben.get(f"/api/tables/{table}/record")["players"] == [NOBODY_NAMED, "Ben"]
    again = ben.post(f"/api/tables/{table}/rematch").json()["table"]
    assert [seat["name"] for seat in ben.table(again)["seats"]] == [None, "Ben"]


# --- Limits, and many servers --------------------------------------------------------------------------


def test_a_school_class_gets_its_identities_and_nobody_fills_the_registry(
    tmp_path: Path, start: Callable[[Process], None]
) -> None:
    server = RuhrServer(tmp_path, identities_an_hour=30)
    start(server)
    pupils = [Guest(server.url) for _ in range(30)]
    for pupil in pupils:
        link_of(pupil)
    one_more = Guest(server.url)
    answer = one_more.http.post("/api/me/links", json={"device": DEVICE})
    assert problem(answer) == (429, "too_many_requests")
    # Who is known already goes on, and who only plays is not concerned.
    another_device(pupils[0])
    one_more.create([person("Anna"), bot()])


def test_what_one_server_ends_and_deletes_the_others_know(
    tmp_path: Path, postgres: Postgres, redis: Redis, start: Callable[[Process], None]
) -> None:
    url = postgres.new_database(f"identities_{secrets.token_hex(4)}")
    servers = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        server = RuhrServer(folder, database_url=url, redis_url=redis.url, thinkers=0)
        start(server)
        servers.append(server)
    anna, ben = Guest(servers[0].url), Guest(servers[1].url)
    table = anna.create([person("Anna"), person()])
    ben.join(table, 1, "Ben")
    elsewhere = Guest(servers[1].url, another_device(anna).key)
    assert seats(elsewhere, table) == [0]
    with elsewhere.socket(table) as following:
        following.until("welcome")
        lost = next(one["id"] for one in sessions(anna) if not one["here"])
        ask(anna, f"/api/me/sessions/{lost}/end")
        with pytest.raises(ConnectionClosed) as closed:
            following.next(30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == socket.KEY_ENDED
    assert problem(elsewhere.http.get("/api/me")) == (401, "session_ended")
    with ben.socket(table) as following:
        following.until("welcome")
        ask(anna, "/api/me/delete", everything=True)
        wait_until(
            "the other server has taken the name out",
            lambda: ben.table(table)["seats"][0]["name"] == NOBODY_NAMED,
        )
    at_other = Guest(servers[1].url, anna.key)
    wait_until("the key has ended there", lambda: at_other.http.get("/api/me").status_code == 401)


def test_no_question_about_people_reads_a_whole_table(tmp_path: Path) -> None:
    """However many people and games there are."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    registry = Registry(store)
    number = registry.register(b"a" * 32, "A" * 12, DEVICE, 1)
    asked: list[tuple[str, Any]] = []

    @event.listens_for(store._engine, "before_cursor_execute")
    def _listen(_: object, __: object, statement: str, values: Any, *___: object) -> None:
        asked.append((statement, values))

    registry.find(b"a" * 32)
    registry.find(b"b" * 32)
    registry.identity(number)
    registry.see(b"a" * 32, 2)
    registry.ended_since(5)
    registry.wish(number, {"pace": "slow"})
    registry.bring_along(number, [b"b" * 32])
    registry.merge(number, b"b" * 32, 3)
    registry.link(number, b"c" * 32, 1000)
    registry.arrive(b"c" * 32, b"d" * 32, "D" * 12, PHONE, 10)
    registry.end(number, "D" * 12, 11)
    registry.tables([b"a" * 32, b"b" * 32], 10)
    assert len(asked) > 25
    with store._engine.connect() as connection:
        for statement, values in list(asked):
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
            scans = [row[3] for row in plan if row[3].startswith("SCAN")]
            # What is looked for among nothing is no table.
            assert set(scans) <= {"SCAN CONSTANT ROW", "SCAN (subquery-1)"}, (statement, plan)
    store.close()


def test_two_devices_that_use_a_link_at_once_are_one(tmp_path: Path) -> None:
    """Whatever way they come in: the database gives the link to one of them."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    registry = Registry(store)
    number = registry.register(b"a" * 32, "A" * 12, DEVICE, 1)
    assert registry.register(b"a" * 32, "B" * 12, DEVICE, 2) == number
    registry.link(number, b"c" * 32, 1000)
    assert registry.arrive(b"c" * 32, b"b" * 32, "C" * 12, PHONE, 10) == number
    with pytest.raises(Exception, match="link_used"):
        registry.arrive(b"c" * 32, b"d" * 32, "D" * 12, PHONE, 10)
    store.close()

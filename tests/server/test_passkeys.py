"""Who has lost everything comes back with a passkey, and nobody else does, whatever he sends."""

import json
import secrets
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event, text

from ruhr.server import wire
from ruhr.server.errors import TableError
from ruhr.server.passkeys import ceremony, desk
from ruhr.server.passkeys.ceremony import PasskeyPlace, passkey_place
from ruhr.server.passkeys.keyring import MOST_PASSKEYS, Challenge, Keyring, Passkey
from ruhr.server.registry import Registry
from ruhr.server.store import Store
from ruhr.server.table import hash_of
from tests.server.authenticator import PRESENT, VERIFIED, Authenticator
from tests.server.authenticator import text as as_text
from tests.server.guests import Guest, Json, bot, person
from tests.server.services import Postgres, Process, RuhrServer
from tests.server.test_identities import another_device, ask, mine, seats, sessions
from tests.server.test_trust import problem

Start = Callable[[Process], None]
DEVICE, PHONE = "Firefox · Linux", "Chrome · Android"
ADDRESS = "https://ruhr.example.org"
ELSEWHERE = "https://ruhr.example.com"
REFUSED, NOT_MADE = (403, "passkey_refused"), (422, "passkey_not_made")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[RuhrServer]:
    """A server that people reach by a name."""
    settings = {"address": ADDRESS, "passkeys_an_hour": 0, "identities_an_hour": 0, "thinkers": 0}
    if request.param == "postgres":
        settings["database_url"] = postgres.new_database(f"passkeys_{secrets.token_hex(4)}")
    server = RuhrServer(tmp_path_factory.mktemp("passkeys"), **settings)
    server.start()
    yield server
    server.clean_up()


@pytest.fixture
def anna(house: RuhrServer) -> Guest:
    return Guest(house.url)


@pytest.fixture
def ben(house: RuhrServer) -> Guest:
    return Guest(house.url)


@pytest.fixture
def phone() -> Authenticator:
    """What keeps Anna's passkeys."""
    return Authenticator(ADDRESS)


def begin(guest: Guest) -> Json:
    """What a passkey is to be made of."""
    return ask(guest, "/api/me/passkeys/begin")


def send(guest: Guest, passkey: Json) -> httpx.Response:
    """Say that a passkey was made."""
    return guest.http.post("/api/me/passkeys", json={"device": DEVICE, **passkey})


def secure(guest: Guest, keeps: Authenticator) -> list[Json]:
    """Make a passkey that leads back to somebody; returns all of his."""
    answer = send(guest, keeps.make(begin(guest)))
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()["passkeys"]
    return found


def begin_to_return(guest: Guest) -> Json:
    """What a passkey is to sign."""
    return ask(guest, "/api/me/return/begin")


def come_back(guest: Guest, signed: Json, *keys: str) -> httpx.Response:
    """Come with what a passkey has signed, and with the games of some keys."""
    return guest.http.post("/api/me/return", json={"device": PHONE, "keys": list(keys), **signed})


def returned(guest: Guest, keeps: Authenticator, *keys: str) -> Guest:
    """Somebody who has lost everything, in another browser."""
    back = Guest(guest.url)
    answer = come_back(back, keeps.use(begin_to_return(back)), *keys)
    assert answer.status_code == 200, answer.text
    wire.Me.model_validate_json(answer.content)
    return back


def passkeys(guest: Guest) -> list[Json]:
    found: list[Json] = guest.get("/api/me/passkeys")["passkeys"]
    return found


# --- Coming back ---------------------------------------------------------------------------------------


def test_who_has_lost_everything_comes_back_with_a_device_of_its_own(
    anna: Guest, phone: Authenticator
) -> None:
    table = anna.create([person("Anna"), bot()])
    ask(anna, "/api/me/wishes", device=DEVICE, wishes={"name": "Anna"})
    (passkey,) = secure(anna, phone)
    assert (passkey["device"], passkey["used_at"]) == (DEVICE, None)
    assert anna.get("/api/me")["secured"]
    back = returned(anna, phone)
    assert seats(back, table) == [0]
    assert back.get("/api/me")["wishes"] == {"name": "Anna"}
    assert [(one["device"], one["here"]) for one in sessions(back)] == [(PHONE, True), (DEVICE, False)]
    assert passkeys(back)[0]["used_at"] >= passkey["created_at"]
    # It can be ended like any other, and the passkey leads back again.
    here = next(one["id"] for one in sessions(anna) if not one["here"])
    ask(anna, f"/api/me/sessions/{here}/end")
    assert problem(back.http.get("/api/me")) == (401, "session_ended")
    assert seats(returned(anna, phone), table) == [0]


def test_a_passkey_can_be_made_by_who_was_nobody_yet_and_nothing_is_kept_before(
    house: RuhrServer, anna: Guest, phone: Authenticator
) -> None:
    asked = begin(anna)
    assert not anna.get("/api/me")["known"]
    assert send(anna, phone.make(asked)).status_code == 200
    assert anna.get("/api/me")["known"]
    assert asked["rp"] == "ruhr.example.org"
    assert anna.get("/api/me/passkeys")["origin"] == ADDRESS


def test_games_played_before_come_along_only_if_that_is_said(anna: Guest, phone: Authenticator) -> None:
    secure(anna, phone)
    before = Guest(anna.url)
    table = before.create([person("Anna"), person("Ben")])
    assert seats(returned(anna, phone), table) == []
    assert seats(before, table) == [0, 1]
    back = returned(anna, phone, before.key)
    assert seats(back, table) == seats(anna, table) == [0, 1]
    assert problem(before.http.get(f"/api/tables/{table}")) == (401, "session_ended")


def test_passkeys_of_two_identities_that_become_one_lead_to_it(anna: Guest, phone: Authenticator) -> None:
    other, laptop = Guest(anna.url), Authenticator(ADDRESS, counts=False)
    secure(anna, phone)
    secure(other, laptop)
    table = other.create([person("Anna"), bot()])
    back = returned(anna, phone, other.key)
    assert len(passkeys(back)) == 2
    for keeps in (phone, laptop):
        assert seats(returned(anna, keeps), table) == [0]


def test_who_signs_out_everywhere_comes_back_with_all_that_was_wished(
    anna: Guest, ben: Guest, phone: Authenticator
) -> None:
    """Without a passkey nobody could, and nothing is kept."""
    secure(anna, phone)
    for guest in (anna, ben):
        ask(guest, "/api/me/wishes", device=DEVICE, wishes={"name": "Who", "pace": "slow"})
        ask(guest, f"/api/me/sessions/{sessions(guest)[0]['id']}/end")
    assert returned(anna, phone).get("/api/me")["wishes"] == {"name": "Who", "pace": "slow"}


def test_a_second_passkey_names_the_same_person_and_one_that_is_there_is_not_made_twice(
    anna: Guest, phone: Authenticator
) -> None:
    secure(anna, phone)
    again = begin(anna)
    assert again["excluded"] == [as_text(phone.passkeys[0].id)]
    assert again["handle"] == as_text(phone.passkeys[0].handle)
    assert begin(Guest(anna.url))["handle"] != again["handle"]
    secure(anna, phone)
    for which in (0, 1):
        back = Guest(anna.url)
        assert come_back(back, phone.use(begin_to_return(back), which)).status_code == 200


def test_a_device_comes_with_a_key_that_was_never_used(anna: Guest, ben: Guest, phone: Authenticator) -> None:
    secure(anna, phone)
    ben.create([person("Ben"), bot()])
    for guest in (anna, ben):
        assert problem(come_back(guest, phone.use(begin_to_return(guest)))) == (409, "key_in_use")


# --- Nobody else does ----------------------------------------------------------------------------------


def test_what_was_signed_once_lets_nobody_in_again(anna: Guest, phone: Authenticator) -> None:
    secure(anna, phone)
    back = Guest(anna.url)
    signed = phone.use(begin_to_return(back))
    assert come_back(back, signed).status_code == 200
    thief = Guest(anna.url)
    for guest in (back, thief):
        assert problem(come_back(guest, signed)) == REFUSED
    # Nor what was signed for somebody else's key before he used it.
    signed = phone.use(begin_to_return(Guest(anna.url)))
    begin_to_return(thief)
    assert problem(come_back(thief, signed)) == REFUSED
    assert not thief.get("/api/me")["known"]


def test_two_who_use_the_same_signature_at_once_are_one(anna: Guest) -> None:
    """Whether the passkey counts or not: the database gives the challenge to one of them."""
    for counts in (True, False):
        keeps = Authenticator(ADDRESS, counts=counts)
        secure(anna, keeps)
        back = Guest(anna.url)
        signed = keeps.use(begin_to_return(back))
        twins = [Guest(back.url, back.key) for _ in range(6)]
        with ThreadPoolExecutor(len(twins)) as crowd:
            answers = [crowd.submit(come_back, twin, signed) for twin in twins]
        assert sorted(answer.result().status_code for answer in answers) == [200] + [403] * 5


@pytest.mark.parametrize(
    "lie",
    [
        {"origin": ELSEWHERE},
        {"origin": f"{ADDRESS}:8443"},
        {"origin": "http://ruhr.example.org"},
        {"origin": "https://evil.ruhr.example.org"},
        {"domain": "ruhr.example.com"},
        {"domain": "example.org"},
        {"flags": PRESENT},
        {"flags": VERIFIED},
        {"flags": 0},
        {"type": "webauthn.create"},
        {"crossOrigin": True},
        {"topOrigin": ELSEWHERE},
        {"challenge": "A" * 43},
        {"challenge": 7},
    ],
    ids=str,
)
def test_what_was_signed_elsewhere_or_by_nobody_lets_nobody_in(
    anna: Guest, phone: Authenticator, lie: Json
) -> None:
    secure(anna, phone)
    thief = Guest(anna.url)
    assert problem(come_back(thief, phone.use(begin_to_return(thief), **lie))) == REFUSED
    assert len(sessions(anna)) == 1


@pytest.mark.parametrize(
    "lie",
    [
        {"origin": ELSEWHERE},
        {"domain": "ruhr.example.com"},
        {"flags": PRESENT},
        {"flags": VERIFIED},
        {"type": "webauthn.get"},
        {"crossOrigin": True},
        {"challenge": "A" * 43},
        {"id": b"short"},
        {"id": b"long" * 256},
    ],
    ids=lambda lie: str(lie)[:40],
)
def test_a_passkey_that_was_made_elsewhere_or_by_nobody_is_not_kept(anna: Guest, lie: Json) -> None:
    assert problem(send(anna, Authenticator(ADDRESS).make(begin(anna), **lie))) == NOT_MADE
    assert not anna.get("/api/me")["known"]


def test_a_challenge_is_for_one_purpose_and_one_person(anna: Guest, ben: Guest, phone: Authenticator) -> None:
    secure(anna, phone)
    # What was asked for to come back makes no passkey.
    asked = {**begin(ben), "challenge": begin_to_return(ben)["challenge"]}
    assert problem(send(ben, phone.make(asked))) == NOT_MADE
    phone.passkeys.pop()
    # What was asked for to make one lets nobody in.
    back = Guest(anna.url)
    assert problem(come_back(back, phone.use(begin(back)))) == REFUSED
    # What was asked for by one makes no passkey of another, nor of another device of his.
    for guest in (ben, another_device(anna)):
        assert problem(send(guest, Authenticator(ADDRESS).make(begin(anna)))) == NOT_MADE
    assert len(passkeys(anna)) == 1
    assert passkeys(ben) == []


def test_only_the_latest_challenge_counts_and_a_wrong_answer_uses_it_up(
    anna: Guest, phone: Authenticator
) -> None:
    secure(anna, phone)
    back = Guest(anna.url)
    earlier, latest = begin_to_return(back), begin_to_return(back)
    assert problem(come_back(back, phone.use(earlier))) == REFUSED
    assert problem(come_back(back, phone.use(latest, origin=ELSEWHERE))) == REFUSED
    assert problem(come_back(back, phone.use(latest))) == REFUSED
    assert come_back(back, phone.use(begin_to_return(back))).status_code == 200


def test_a_challenge_ends_after_minutes_and_is_forgotten_then(house: RuhrServer, anna: Guest) -> None:
    store = Store(str(house.settings["database_url"]), migrated=True)
    phone, code = Authenticator(ADDRESS), "SELECT expires_at FROM challenges WHERE code = :code"
    secure(anna, phone)
    back = Guest(anna.url)
    asked, making = begin_to_return(back), begin(anna)
    assert 0 < asked["expires_at"] - time.time() * 1000 <= desk.CHALLENGE_LASTS
    with store.writing() as connection:
        (until,) = connection.execute(text(code), {"code": hash_of(asked["challenge"])}).one()
        assert until == asked["expires_at"]
        connection.execute(text("UPDATE challenges SET expires_at = 1"))
    assert problem(come_back(back, phone.use(asked))) == REFUSED
    assert problem(send(anna, Authenticator(ADDRESS).make(making))) == NOT_MADE
    begin_to_return(Guest(anna.url))
    with store.reading() as connection:
        assert connection.execute(text("SELECT COUNT(*) FROM challenges WHERE expires_at = 1")).one() == (0,)
    store.close()


def test_a_removed_passkey_and_one_that_never_was_are_the_same_to_all(
    anna: Guest, phone: Authenticator
) -> None:
    """Guessing tells nothing: neither ids nor whose a passkey is."""
    (passkey,) = secure(anna, phone)
    stranger = Authenticator(ADDRESS)
    stranger.make(begin(Guest(anna.url)))
    known = Authenticator(ADDRESS)
    known.passkeys = phone.passkeys[:]

    def answered(keeps: Authenticator, **more: Any) -> tuple[int, bytes]:
        thief = Guest(anna.url)
        answer = come_back(thief, {**keeps.use(begin_to_return(thief)), **more})
        assert problem(answer) == REFUSED
        return answer.status_code, answer.content

    wrong = {"signature": as_text(b"\x30\x06\x02\x01\x01\x02\x01\x01")}
    told = {answered(stranger), answered(known, **wrong), answered(known, handle=as_text(bytes(32)))}
    told.add(answered(stranger, credential=as_text(phone.passkeys[0].id)))
    left = ask(anna, f"/api/me/passkeys/{passkey['id']}/end")
    assert left["passkeys"] == []
    told.add(answered(phone))
    assert len(told) == 1
    assert not anna.get("/api/me")["secured"]
    # What is asked for is the same for everybody, but for what is random.
    asked = [begin_to_return(guest) for guest in (anna, Guest(anna.url))]
    assert [one.keys() for one in asked] == [{"challenge", "rp", "expires_at"}] * 2
    assert asked[0]["challenge"] != asked[1]["challenge"]


def test_a_passkey_is_one_persons_and_nobody_else_sees_removes_or_takes_it(
    anna: Guest, ben: Guest, phone: Authenticator
) -> None:
    (passkey,) = secure(anna, phone)
    secure(ben, Authenticator(ADDRESS))
    for one in (passkey["id"], "A" * 12):
        assert problem(ben.http.post(f"/api/me/passkeys/{one}/end")) == (404, "passkey_not_found")
        assert problem(Guest(ben.url).http.post(f"/api/me/passkeys/{one}/end"))[1] == "passkey_not_found"
    taken = Authenticator(ADDRESS).make(begin(ben), id=phone.passkeys[0].id)
    assert problem(send(ben, taken)) == NOT_MADE
    assert len(passkeys(ben)) == len(passkeys(anna)) == 1
    returned(anna, phone)
    assert passkeys(ben)[0]["used_at"] is None


def test_the_passkey_of_another_lets_in_as_the_other_only(
    anna: Guest, ben: Guest, phone: Authenticator
) -> None:
    """However it is mixed: the credential of one with the signature or the name of another."""
    laptop = Authenticator(ADDRESS)
    secure(anna, phone)
    secure(ben, laptop)
    for part in ("credential", "handle", "signature"):
        thief = Guest(anna.url)
        asked = begin_to_return(thief)
        mixed = {**laptop.use(asked), part: phone.use(asked)[part]}
        assert problem(come_back(thief, mixed)) == REFUSED, part
    table = ben.create([person("Ben"), bot()])
    assert seats(returned(ben, laptop), table) == [0]
    assert mine(anna) == []


def test_a_count_that_does_not_grow_tells_of_a_copy_and_lets_nobody_in(
    anna: Guest, phone: Authenticator
) -> None:
    secure(anna, phone)
    returned(anna, phone)
    returned(anna, phone)
    for count in (0, 1, -1):
        phone.passkeys[0].count = count
        thief = Guest(anna.url)
        if count < 0:
            phone.counts, phone.passkeys[0].count = False, 0
        assert problem(come_back(thief, phone.use(begin_to_return(thief)))) == REFUSED
    phone.counts, phone.passkeys[0].count = True, 7
    returned(anna, phone)
    # One that never counts, as those in a cloud, is asked nothing of the kind.
    cloud = Authenticator(ADDRESS, counts=False)
    secure(anna, cloud)
    returned(anna, cloud)
    returned(anna, cloud)


@pytest.mark.parametrize("part", ["credential", "client_data", "authenticator_data", "signature", "handle"])
def test_strange_words_are_refused_and_hurt_nobody(anna: Guest, phone: Authenticator, part: str) -> None:
    secure(anna, phone)
    deep = as_text(b"[" * 8000)
    for strange in ("AAAAA", as_text(b"\xff\xfe"), as_text(b"{}"), as_text(b"null"), deep, "A" * 12_000):
        thief = Guest(anna.url)
        answer = come_back(thief, {**phone.use(begin_to_return(thief)), part: strange})
        assert problem(answer) in {REFUSED, (422, "invalid_request"), (413, "too_large")}
    for strange in (as_text(b"\xa0"), as_text(b"\x9f" * 4000), as_text(b"\xbf\xff"), "AAAAA"):
        answer = send(anna, {**Authenticator(ADDRESS).make(begin(anna)), "attestation": strange})
        assert problem(answer) == NOT_MADE
    returned(anna, phone)


def test_without_a_key_nothing_is_told_and_one_that_has_ended_makes_nothing(
    anna: Guest, house: RuhrServer, phone: Authenticator
) -> None:
    nobody = Guest(house.url)
    del nobody.http.headers["authorization"]
    assert problem(nobody.http.get("/api/me/passkeys")) == (401, "key_missing")
    for path in ("passkeys/begin", "passkeys", f"passkeys/{'A' * 12}/end", "return/begin", "return"):
        passkey = {"device": DEVICE, "client_data": "AAAA", "attestation": "AAAA"}
        signed = {"credential": "AAAA", "client_data": "AAAA", "authenticator_data": "AAAA"}
        more = {"return": {"device": DEVICE, **signed, "signature": "AAAA", "handle": "AAAA"}}
        answer = nobody.http.post(f"/api/me/{path}", json=more.get(path, passkey))
        assert problem(answer) == (401, "key_missing"), path
    lost = another_device(anna)
    asked = begin(lost)
    session = next(one["id"] for one in sessions(anna) if not one["here"])
    ask(anna, f"/api/me/sessions/{session}/end")
    assert problem(send(lost, phone.make(asked))) == (401, "session_ended")


def test_a_person_has_so_many_passkeys_and_no_more(anna: Guest) -> None:
    keeps = Authenticator(ADDRESS)
    for _ in range(MOST_PASSKEYS - 1):
        secure(anna, keeps)
    phone = another_device(anna)
    late = Authenticator(ADDRESS).make(begin(phone))
    secure(anna, keeps)
    assert problem(send(phone, late)) == (409, "too_many_passkeys")
    assert problem(anna.http.post("/api/me/passkeys/begin")) == (409, "too_many_passkeys")
    assert len(passkeys(anna)) == MOST_PASSKEYS


# --- Everything, and nothing ---------------------------------------------------------------------------


def test_passkeys_are_in_the_download_and_go_with_everything(
    house: RuhrServer, anna: Guest, ben: Guest, phone: Authenticator
) -> None:
    secure(ben, Authenticator(ADDRESS))
    (passkey,) = secure(anna, phone)
    answer = anna.http.get("/api/me/download")
    everything = wire.Everything.model_validate_json(answer.content)
    (own,) = everything.passkeys
    kept = phone.passkeys[0]
    assert (own.id, own.credential, own.device) == (passkey["id"], as_text(kept.id), DEVICE)
    assert (own.public_key, own.handle) == (as_text(kept.public()), as_text(kept.handle))
    begin(anna)
    ask(anna, "/api/me/delete", everything=True)
    thief = Guest(anna.url)
    assert problem(come_back(thief, phone.use(begin_to_return(thief)))) == REFUSED
    store = Store(str(house.settings["database_url"]), migrated=True)
    with store.reading() as connection:
        for table, column, value in (
            ("passkeys", "credential", kept.id),
            ("passkeys", "handle", kept.handle),
            ("challenges", "session", hash_of(anna.key)),
        ):
            query = text(f"SELECT COUNT(*) FROM {table} WHERE {column} = :value")
            assert connection.execute(query, {"value": value}).one() == (0,)
    store.close()
    assert len(passkeys(ben)) == 1


def test_neither_challenges_nor_passkeys_are_in_the_log(house: RuhrServer, anna: Guest) -> None:
    phone = Authenticator(ADDRESS)
    secure(anna, phone)
    back = Guest(anna.url)
    asked = begin_to_return(back)
    signed = phone.use(asked)
    come_back(back, signed)
    for secret in (asked["challenge"], signed["credential"], signed["handle"], back.key):
        assert secret not in house.log()


# --- Where, how often, on how many servers -------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "asked_at", "place"),
    [
        (ADDRESS, "http://127.0.0.1:8769", PasskeyPlace(ADDRESS, "ruhr.example.org")),
        (ADDRESS, "https://evil.example.com", PasskeyPlace(ADDRESS, "ruhr.example.org")),
        ("https://Ruhr.Example.org:443", "", PasskeyPlace(ADDRESS, "ruhr.example.org")),
        ("https://ruhr:8443", "", PasskeyPlace("https://ruhr:8443", "ruhr")),
        ("http://ruhr.example.org", "", None),
        ("https://192.0.2.7", "", None),
        ("https://[2001:db8::7]", "", None),
        ("http://127.0.0.1:8769", "", PasskeyPlace("http://localhost:8769", "localhost")),
        ("https://ruhr.example.org:99999", "", None),
        (None, "http://localhost:8769", PasskeyPlace("http://localhost:8769", "localhost")),
        (None, "http://127.0.0.1:8769", PasskeyPlace("http://localhost:8769", "localhost")),
        (None, "http://[::1]:8769", PasskeyPlace("http://localhost:8769", "localhost")),
        (None, "http://ruhr.localhost:8769", PasskeyPlace("http://ruhr.localhost:8769", "ruhr.localhost")),
        (None, "http://localhost", PasskeyPlace("http://localhost", "localhost")),
        (None, "https://ruhr.example.org", None),
        (None, "http://192.0.2.7:8769", None),
        (None, "http://localhost.example.org", None),
        (None, "http://evil/.localhost", None),
        (None, "http://[", None),
        (None, "http://", None),
    ],
)
def test_passkeys_belong_to_the_address_of_the_server_or_to_the_machine_itself(
    address: str | None, asked_at: str, place: PasskeyPlace | None
) -> None:
    assert passkey_place(address, asked_at) == place


def test_on_ones_own_machine_passkeys_belong_to_its_name(server: RuhrServer) -> None:
    """A browser there asks for `localhost`; by its number, it is told so."""
    anna = Guest(server.url)
    origin = f"http://localhost:{server.port}"
    assert anna.get("/api/me/passkeys") == {"origin": origin, "passkeys": []}
    keeps = Authenticator(origin)
    anna.http.headers["host"] = f"localhost:{server.port}"
    secure(anna, keeps)
    returned(anna, keeps)


def test_where_a_server_has_no_name_it_says_so(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path, address="http://192.0.2.7:8769")
    start(server)
    anna = Guest(server.url)
    assert anna.get("/api/me/passkeys") == {"origin": None, "passkeys": []}
    for path in ("passkeys/begin", "return/begin"):
        assert problem(anna.http.post(f"/api/me/{path}")) == (409, "no_passkeys_here")


def test_a_school_class_gets_its_passkeys_and_nobody_fills_the_database(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path, address=ADDRESS, passkeys_an_hour=30)
    start(server)
    greedy = Guest(server.url)
    tries = [greedy.http.post("/api/me/passkeys/begin").status_code for _ in range(30)]
    assert tries == [200] * 8 + [429] * 22, "nobody has more than a quarter"
    for _ in range(11):
        begin(Guest(server.url))
        begin_to_return(Guest(server.url))
    for path in ("passkeys/begin", "return/begin"):
        answer = Guest(server.url).http.post(f"/api/me/{path}")
        assert problem(answer) == (429, "too_many_requests")


def test_what_one_server_asks_for_is_answered_at_another(
    tmp_path: Path, postgres: Postgres, start: Start
) -> None:
    url = postgres.new_database(f"passkeys_{secrets.token_hex(4)}")
    servers = []
    for name in ("one", "other"):
        tmp_path.joinpath(name).mkdir()
        server = RuhrServer(tmp_path / name, database_url=url, address=ADDRESS, thinkers=0)
        start(server)
        servers.append(server)
    anna, phone = Guest(servers[0].url), Authenticator(ADDRESS)
    elsewhere = Guest(servers[1].url, anna.key)
    assert send(elsewhere, phone.make(begin(anna))).status_code == 200
    back = Guest(servers[0].url)
    signed = phone.use(begin_to_return(back))
    assert come_back(Guest(servers[1].url, back.key), signed).status_code == 200
    assert problem(come_back(back, signed)) == REFUSED
    assert back.get("/api/me")["secured"]


def test_no_question_about_passkeys_reads_a_whole_table(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    number = Registry(store).register(b"a" * 32, "A" * 12, DEVICE, 1)
    keyring = Keyring(store)
    passkey = Passkey(0, "B" * 12, number, b"c" * 32, b"h" * 32, b"p", 0, DEVICE, 1, None)
    asked: list[tuple[str, Any]] = []

    @event.listens_for(store._engine, "before_cursor_execute")
    def _listen(_: object, __: object, statement: str, values: Any, *___: object) -> None:
        asked.append((statement, values))

    keyring.challenge(Challenge(b"d" * 32, b"e" * 32, desk.TO_COME_BACK, None, 100), 5)
    assert keyring.take(b"d" * 32, b"e" * 32, desk.TO_COME_BACK, 10)
    assert keyring.add(passkey)
    assert not keyring.add(passkey._replace(id="C" * 12))
    found = keyring.find(b"c" * 32)
    assert found
    assert keyring.passkeys(number) == [found]
    assert keyring.arrive(found.number, 3, b"f" * 32, "F" * 12, PHONE, 20) == number
    assert keyring.arrive(found.number, 3, b"g" * 32, "G" * 12, PHONE, 20) is None
    keyring.end(number, "B" * 12)
    with pytest.raises(TableError, match="passkey_not_found"):
        keyring.end(number, "B" * 12)
    with store._engine.connect() as connection:
        for statement, values in list(asked):
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
            assert not [row for row in plan if row[3].startswith("SCAN")], (statement, plan)
    store.close()


def test_a_server_at_which_nobody_has_a_passkey_does_not_load_what_checks_them() -> None:
    words = "import sys, ruhr.server.app; print(*{'webauthn', 'cbor2', 'OpenSSL'} & sys.modules.keys())"
    loaded = subprocess.run([sys.executable, "-c", words], check=True, capture_output=True, text=True)
    assert loaded.stdout.strip() == ""


def test_an_answer_that_is_no_json_asks_for_nothing() -> None:
    for told in (b"", b"\xff", b"[]", b"7", json.dumps({"challenge": "ä"}).encode(), b"[" * 100_000):
        assert ceremony.challenge_in(told) is None

"""Who is not looking learns that it is his turn: once, as he wishes, and nobody else learns anything."""

import asyncio
import base64
import contextlib
import json
import random
import re
import secrets
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from py_vapid import Vapid02

from ruhr.board import standard_board
from ruhr.language import Speaker
from ruhr.server.errors import TableError
from ruhr.server.house import opened
from ruhr.server.metrics import Metrics
from ruhr.server.notices import carriers, reach
from ruhr.server.notices.ledger import TRYING, Busy, Pigeonholes, Sealed, TakenLetter, Way
from ruhr.server.notices.quiet import quiet_at, remind_at
from ruhr.server.notices.wording import notice_to_try
from ruhr.server.registry import Registry
from ruhr.server.settings import Settings
from ruhr.server.store import Store
from ruhr.server.table import hash_of
from ruhr.server.time_of_day import now
from tests.server.guests import Guest, Json, bot, person
from tests.server.receivers import Browser, Mailbox, WebReceiver
from tests.server.services import Postgres, Process, Redis, RuhrServer, RuhrWorker, wait_until
from tests.server.test_identities import ask, link_of
from tests.server.test_trust import problem

Start = Callable[[Process], None]
DEVICE = "Firefox · Linux"
#: How long a turn waits in these tests, in seconds, and how long nothing comes if nothing is to come.
WAIT, SILENCE = 0.4, 2.5
ADDRESS = "https://ruhr.example.org"


@pytest.fixture(scope="module")
def receiver() -> Iterator[WebReceiver]:
    with WebReceiver() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as mailbox:
        yield mailbox


def settings_of(mailbox: Mailbox) -> Json:
    return {
        "notice_seconds": WAIT,
        "notices_apart_seconds": 0,
        "private_addresses": "true",
        "address": ADDRESS,
        "smtp_url": mailbox.url,
        "mail_from": "Ruhr <ruhr@example.org>",
        "mails_an_hour": 0,
    }


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[RuhrServer]:
    """A server that does not keep people waiting."""
    server = RuhrServer(tmp_path_factory.mktemp("notices"), **settings_of(mailbox))
    server.start()
    yield server
    server.clean_up()


@pytest.fixture
def anna(house: RuhrServer) -> Guest:
    return Guest(house.url)


@pytest.fixture
def ben(house: RuhrServer) -> Guest:
    return Guest(house.url)


def new_path() -> str:
    return f"/{secrets.token_urlsafe(9)}"


def add(guest: Guest, way: Json, language: str = "en") -> list[Json]:
    """Be told in a way; returns all of them."""
    found: list[Json] = ask(guest, "/api/me/notices", device=DEVICE, language=language, way=way)["ways"]
    return found


def hooked(guest: Guest, receiver: WebReceiver, **wishes: Any) -> str:
    """Let somebody be told in a chat; returns its path."""
    path = new_path()
    add(guest, {"kind": "hook", "address": receiver.url + path}, **wishes)
    return path


def table_of(anna: Guest, ben: Guest, **wishes: Any) -> str:
    """A table of two at which it is Anna's turn, for Ben has just decided or sat down."""
    table = anna.create([person("Anna"), person()], **wishes)
    ben.join(table, 1, "Ben")
    chance = random.Random(1)
    if anna.table(table)["decider"] == 0:
        return table
    while anna.table(table)["decider"] == 1:
        ben.play_any(table, chance)
    return table


def pass_on(table: str, guest: Guest, seat: int) -> None:
    """Decide until it is another's turn."""
    chance = random.Random(2)
    while guest.table(table)["decider"] == seat:
        guest.play_any(table, chance)


def confirmed(guest: Guest, mailbox: Mailbox, language: str = "en") -> str:
    """Let somebody be told by e-mail; returns the address."""
    address = f"{secrets.token_hex(6)}@example.net"
    add(guest, {"kind": "mail", "address": address}, language)
    wait_until("the e-mail", lambda: bool(mailbox.to(address)))
    ask(guest, "/api/me/confirm", code=code_in(mailbox.to(address)[0], "confirm"))
    return address


def code_in(mail: EmailMessage, what: str) -> str:
    """What the link of an e-mail carries, in both of its forms."""
    found = {
        match
        for kind in ("plain", "html")
        if (part := mail.get_body((kind,))) is not None
        for match in re.findall(rf"{re.escape(ADDRESS)}/me#{what}=([\w-]+)", part.get_content())
    }
    (code,) = found
    return str(code)


def hasten(server: RuhrServer, address: str) -> bool:
    """Let what is to be tried again be tried at once; false if it has not been put off yet."""
    with sqlite3.connect(server.folder / "tables.sqlite3", timeout=30) as database:
        of = "way IN (SELECT number FROM ways WHERE address = ?)"
        put_off = f"UPDATE letters SET wake_at = 1 WHERE courier IS NULL AND attempts > 0 AND {of}"
        return database.execute(put_off, [address]).rowcount == 1


def is_noted(server: RuhrServer, table: str, guest: Guest) -> bool:
    """Has the server found out that it is somebody's turn at a table?"""
    with sqlite3.connect(server.folder / "tables.sqlite3", timeout=30) as database:
        of = "SELECT 1 FROM turns JOIN tables ON tables.number = table_number WHERE id = ? AND turns.key = ?"
        return database.execute(of, [table, hash_of(guest.key)]).fetchone() is not None


# --- Being told ----------------------------------------------------------------------------------------


def test_who_is_not_looking_is_told_once_that_it_is_his_turn(
    anna: Guest, ben: Guest, receiver: WebReceiver
) -> None:
    path = hooked(anna, receiver)
    table = table_of(anna, ben)
    wait_until("the notice", lambda: bool(receiver.at(path)))
    time.sleep(SILENCE)
    (told,) = receiver.at(path)
    words = json.loads(told.body)
    assert words["text"] == f"It is your turn\nWith Ben\n{ADDRESS}/table/{table}"
    assert words["content"] == words["text"]
    assert words["allowed_mentions"] == {"parse": []}
    # The next turn is another one.
    pass_on(table, anna, 0)
    pass_on(table, ben, 1)
    wait_until("the second notice", lambda: len(receiver.at(path)) == 2)


def test_whoever_looks_at_any_device_is_not_told_before_he_looks_away(
    anna: Guest, ben: Guest, receiver: WebReceiver
) -> None:
    path = hooked(anna, receiver)
    phone = Guest(anna.url)
    ask(phone, "/api/me/arrive", code=link_of(anna), device="Chrome · Android")
    ask(phone, "/api/me/looking", looking=True)
    table_of(anna, ben)
    time.sleep(SILENCE)
    assert not receiver.at(path)
    ask(phone, "/api/me/looking", looking=False)
    wait_until("the notice", lambda: len(receiver.at(path)) == 1)


def test_several_tables_come_in_one_notice(
    anna: Guest, ben: Guest, receiver: WebReceiver, house: RuhrServer
) -> None:
    path = hooked(anna, receiver, language="de")
    ask(anna, "/api/me/looking", looking=True)
    tables = [table_of(anna, ben) for _ in range(3)]
    wait_until("that her turns are noted", lambda: all(is_noted(house, table, anna) for table in tables))
    time.sleep(2 * WAIT)
    ask(anna, "/api/me/looking", looking=False)
    wait_until("the notice", lambda: bool(receiver.at(path)))
    time.sleep(SILENCE)
    assert receiver.texts(path) == [f"Du bist an 3 Tischen am Zug\nMit Ben\nMit Ben\nMit Ben\n{ADDRESS}/"]


def test_who_plays_alone_or_has_just_decided_or_hides_the_table_is_not_told(
    anna: Guest, ben: Guest, receiver: WebReceiver
) -> None:
    path = hooked(anna, receiver)
    ask(anna, "/api/me/looking", looking=True)
    anna.create([person("Anna"), bot()])
    anna.create([person("Anna"), person("Berta")])
    hidden = table_of(anna, ben)
    ask(anna, "/api/me/wishes", device=DEVICE, wishes={"hidden_tables": [hidden]})
    acted = anna.create([person(), person()])
    ben.join(acted, 1, "Ben")
    anna.join(acted, 0, "Anna")
    if anna.table(acted)["decider"] == 1:
        ben.play_any(acted, random.Random(1))
    if anna.table(acted)["decider"] == 0:
        anna.play_any(acted, random.Random(1))
    ask(anna, "/api/me/looking", looking=False)
    time.sleep(SILENCE)
    if anna.table(acted)["decider"] == 0:
        assert not receiver.at(path)


def test_a_browser_is_pushed_what_only_it_can_read(anna: Guest, ben: Guest, receiver: WebReceiver) -> None:
    browser = Browser(receiver, new_path())
    (way,) = add(anna, browser.way, "fr")
    assert (way["kind"], way["where"], way["here"]) == ("push", DEVICE, True)
    table = table_of(anna, ben)
    wait_until("the push", lambda: bool(receiver.at(browser.path)))
    (pushed,) = receiver.at(browser.path)
    assert pushed.headers["ttl"]
    assert pushed.headers["topic"] == "turn"
    assert Vapid02.verify(pushed.headers["authorization"])
    claims = pushed.headers["authorization"].split("t=")[1].split(".")[1]
    assert json.loads(base64.urlsafe_b64decode(claims + "=="))["aud"] == receiver.url
    public = anna.get("/api/me/notices")["push_key"]
    assert pushed.headers["authorization"].endswith(f"k={public}")
    assert browser.shown() == [
        {
            "title": "C’est à vous de jouer",
            "body": "Avec Ben",
            "path": f"/table/{table}",
            "tag": "turn",
            "language": "fr",
            "badge": 1,
        }
    ]
    assert b"Ben" not in pushed.body


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    status: int, anna: Guest, ben: Guest, receiver: WebReceiver
) -> None:
    browser = Browser(receiver, new_path())
    receiver.answers[browser.path] = status
    add(anna, browser.way)
    table_of(anna, ben)
    wait_until("the push", lambda: bool(receiver.at(browser.path)))
    wait_until("the end", lambda: not anna.get("/api/me/notices")["ways"])
    time.sleep(SILENCE)
    assert len(receiver.at(browser.path)) == 1


def test_what_does_not_arrive_is_tried_again_and_given_up_at_last(
    anna: Guest, ben: Guest, receiver: WebReceiver, house: RuhrServer
) -> None:
    path = hooked(anna, receiver)
    receiver.answers[path] = 503
    table_of(anna, ben)
    for attempt in range(1, 6):
        wait_until("the attempt", lambda: len(receiver.at(path)) == attempt)  # noqa: B023
        if attempt < 5:
            wait_until("the delay", lambda: hasten(house, receiver.url + path))
    wait_until("the end", lambda: bool(anna.get("/api/me/notices")["ways"][0]["failing"]))
    marks = {one.headers["idempotency-key"] for one in receiver.at(path)}
    assert (len(receiver.at(path)), len(marks)) == (5, 1)
    receiver.answers[path] = 204
    (way,) = anna.get("/api/me/notices")["ways"]
    ask(anna, f"/api/me/notices/{way['id']}/try")
    wait_until("the trial", lambda: len(receiver.at(path)) == 6)
    wait_until("the end", lambda: not anna.get("/api/me/notices")["ways"][0]["failing"])


def test_a_table_that_cannot_be_read_any_more_keeps_no_other_from_being_told(
    anna: Guest, ben: Guest, receiver: WebReceiver, house: RuhrServer
) -> None:
    path = hooked(anna, receiver)
    spoiled = table_of(anna, ben)
    with sqlite3.connect(house.folder / "tables.sqlite3", timeout=30) as database:
        database.execute(
            "INSERT INTO changes (table_number, version, at, kind, seat, words, request)"
            " SELECT number, (SELECT max(version) + 1 FROM changes WHERE table_number = number), 1, 'played',"
            " 0, 'dance', 'r' FROM tables WHERE id = ?",
            [spoiled],
        )
    table = table_of(anna, ben)
    wait_until("the notice", lambda: any(f"/table/{table}" in text for text in receiver.texts(path)))
    assert {one["id"] for one in anna.get("/api/me/tables")["tables"]} == {spoiled, table}
    assert {one["id"] for one in anna.get("/api/me/download")["games"]} == {spoiled, table}
    ask(anna, "/api/me/delete", everything=True)


def test_whoever_is_slow_to_take_notices_keeps_nobody_else_waiting(ben: Guest, receiver: WebReceiver) -> None:
    with WebReceiver(host="127.0.0.2", takes=30) as slow:
        for _ in range(12):
            guest = Guest(ben.url)
            hooked(guest, slow)
            (way,) = guest.get("/api/me/notices")["ways"]
            ask(guest, f"/api/me/notices/{way['id']}/try")
        wait_until("one of them", lambda: bool(slow.received))
        path = hooked(ben, receiver)
        ask(ben, f"/api/me/notices/{ben.get('/api/me/notices')['ways'][0]['id']}/try")
        wait_until("the notice", lambda: bool(receiver.at(path)), reach.REACH_WITHIN / 2)
        assert len(slow.received) <= 2


def test_whoever_is_slow_to_say_where_he_is_keeps_nobody_waiting_who_asks_the_database(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = threading.Event()

    def getaddrinfo(*_: object, **__: object) -> list[Any]:
        told.wait(30)
        return []

    async def ask_meanwhile() -> None:
        target = reach.target_of("https://chat.example.org/")
        asked = [asyncio.create_task(reach.looked_up(target)) for _ in range(64)]
        await asyncio.sleep(0.2)
        try:
            assert await asyncio.wait_for(asyncio.to_thread(lambda: "an answer"), 5) == "an answer"
        finally:
            told.set()
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert {str(outcome) for outcome in outcomes} == {"no such host"}

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    asyncio.run(ask_meanwhile())


# --- E-mail --------------------------------------------------------------------------------------------


def test_a_mailbox_gets_one_e_mail_until_it_is_confirmed_and_then_what_waits(
    anna: Guest, ben: Guest, mailbox: Mailbox
) -> None:
    address = f"{secrets.token_hex(6)}@example.net"
    (way,) = add(anna, {"kind": "mail", "address": address}, "es")
    assert (way["where"], way["confirmed"]) == (address, False)
    assert problem(anna.http.post(f"/api/me/notices/{way['id']}/try")) == (404, "way_not_found")
    table = table_of(anna, ben)
    wait_until("the e-mail", lambda: bool(mailbox.to(address)))
    time.sleep(SILENCE)
    (asking,) = mailbox.to(address)
    assert asking["subject"] == "Confirma tu dirección de correo"
    assert asking["list-unsubscribe"] is None
    # Whoever reads the mailbox needs no key; the link works once.
    code = code_in(asking, "confirm")
    nobody = Guest(anna.url)
    del nobody.http.headers["authorization"]
    ask(nobody, "/api/me/confirm", code=code)
    assert problem(nobody.http.post("/api/me/confirm", json={"code": code})) == (404, "mail_link_used")
    wait_until("the notice", lambda: len(mailbox.to(address)) == 2)
    told = mailbox.to(address)[1]
    assert told["subject"] == "Te toca"
    for kind in ("plain", "html"):
        part = told.get_body((kind,))
        assert part is not None
        assert "Con Ben" in part.get_content()
        assert f"{ADDRESS}/table/{table}" in part.get_content()


def ways(guest: Guest) -> list[tuple[bool, bool]]:
    """Of each way of somebody, whether it is confirmed, and whether it is muted."""
    return [(way["confirmed"], way["muted"]) for way in guest.get("/api/me/notices")["ways"]]


def come_back(address: str, mailbox: Mailbox, url: str) -> Guest:
    """Somebody with another device who has come back by his mailbox."""
    known, phone = len(mailbox.to(address)), Guest(url)
    ask(phone, "/api/me/recover", address=address)
    wait_until("the e-mail", lambda: len(mailbox.to(address)) > known)
    ask(phone, "/api/me/arrive", code=code_in(mailbox.to(address)[-1], "link"), device="Chrome · Android")
    return phone


def test_one_click_ends_all_e_mails_about_turns_and_opening_the_link_only_asks(
    anna: Guest, ben: Guest, mailbox: Mailbox
) -> None:
    address = confirmed(anna, mailbox)
    table_of(anna, ben)
    wait_until("the notice", lambda: len(mailbox.to(address)) == 2)
    told = mailbox.to(address)[1]
    assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    link = told["list-unsubscribe"].strip("<>")
    assert link.startswith(ADDRESS)
    path = link.removeprefix(ADDRESS)
    program = Guest(anna.url)
    del program.http.headers["authorization"]
    opened = program.http.get(path, follow_redirects=False)
    assert (opened.status_code, opened.headers["location"]) == (
        303,
        f"{ADDRESS}/me#stop={code_in(told, 'stop')}",
    )
    assert problem(program.http.get("/api/me/stop?code=//evil.example")) == (422, "invalid_request")
    assert ways(anna) == [(True, False)]
    # What was made for one purpose serves no other.
    assert problem(program.http.post("/api/me/confirm", json={"code": code_in(told, "stop")}))[0] == 404
    clicked = [program.http.post(path, data={"List-Unsubscribe": "One-Click"}) for _ in range(2)]
    guessed = program.http.post(f"/api/me/stop?code={'A' * 44}")
    assert [one.json() for one in (*clicked, guessed)] == [{"stopped": True}] * 3
    assert ways(anna) == [(True, True)]
    assert anna.get("/api/me")["told"] is False
    count = len(mailbox.to(address))
    table_of(anna, ben)
    time.sleep(SILENCE)
    assert len(mailbox.to(address)) == count
    # The way back is another thing, and whoever wants to be told again says so.
    come_back(address, mailbox, anna.url)
    add(anna, {"kind": "mail", "address": address})
    assert ways(anna) == [(True, False)]
    wait_until("the notice", lambda: mailbox.to(address)[-1]["subject"].startswith("It is your turn"))


def test_a_mailbox_can_be_muted_and_removed_by_its_owner(anna: Guest, ben: Guest, mailbox: Mailbox) -> None:
    address = confirmed(anna, mailbox)
    (way,) = anna.get("/api/me/notices")["ways"]
    assert problem(ben.http.post(f"/api/me/notices/{way['id']}/mute")) == (404, "way_not_found")
    assert problem(Guest(anna.url).http.post(f"/api/me/notices/{way['id']}/mute")) == (404, "way_not_found")
    ask(anna, f"/api/me/notices/{way['id']}/mute")
    assert ways(anna) == [(True, True)]
    assert problem(anna.http.post(f"/api/me/notices/{way['id']}/try")) == (404, "way_not_found")
    phone = come_back(address, mailbox, anna.url)
    ask(phone, f"/api/me/notices/{way['id']}/end")
    assert ways(anna) == []
    count = len(mailbox.to(address))
    ask(Guest(anna.url), "/api/me/recover", address=address)
    time.sleep(SILENCE)
    assert len(mailbox.to(address)) == count


def test_who_signs_out_of_his_last_device_comes_back_by_his_mailbox_with_all_he_wishes(
    anna: Guest, mailbox: Mailbox
) -> None:
    address = confirmed(anna, mailbox)
    ask(anna, "/api/me/wishes", device=DEVICE, wishes={"name": "Anna"})
    me = anna.get("/api/me")
    assert me["secured"] is True
    ask(anna, f"/api/me/sessions/{me['sessions'][0]['id']}/end")
    phone = come_back(address, mailbox, anna.url)
    assert phone.get("/api/me")["wishes"]["name"] == "Anna"


def test_a_mail_server_has_time_to_take_an_e_mail(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or else it takes it again and again."""
    monkeypatch.setattr(carriers, "REACH_WITHIN", 0.5)
    with Mailbox() as slow:
        slow.takes = 1.5
        settings = Settings.model_validate(settings_of(slow))
        way = Way(1, "w" * 12, 1, "mail", "anna@example.net", None, None, "en", 1, 1, None, None)
        letter, speaker = TakenLetter(1, TRYING, [], 1, 1, way), Speaker("en", standard_board())
        carrier = carriers.Carriers(settings, Sealed("key", b"s" * 32))
        asyncio.run(carrier.mail(letter, speaker, notice_to_try(speaker)))
        assert len(slow.to(way.address)) == 1


def test_an_e_mail_is_somebodys_as_long_as_a_mail_server_may_take(
    tmp_path: Path, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = {"database_url": f"sqlite:///{tmp_path / 'tables.sqlite3'}", "thinkers": 0}
    settings = Settings.model_validate({**settings_of(mailbox), **database})
    taken: list[TakenLetter | None] = []

    async def carry() -> None:
        async with opened(settings, Metrics(), standard_board(), serves=True) as house:
            post, ledger = house.post, house.post.ledger
            number = Registry(house.hall.store).register(b"k" * 32, "s" * 12, DEVICE, 1)
            way = Way(0, "w" * 12, number, "mail", "a@example.net", None, None, "en", 1, 1, None, None)
            ledger.write(ledger.add(way).number, TRYING, 5)

            async def mail(*_: object) -> None:
                late = now() + round(carriers.MAIL_WITHIN * 1000)
                taken.append(ledger.take("another", late, late))

            monkeypatch.setattr(post.carriers, "mail", mail)
            letter = ledger.take(post._name, 10, 20)
            assert letter is not None
            assert await post._carry_out(letter)
            assert taken == [None]
            assert ledger.take("another", 2**62, 2**62) is not None
            # Whose it is no longer does not carry it.
            assert not await post._carry_out(letter)

    asyncio.run(carry())


def test_nobody_gets_more_e_mails_than_he_may_have_wanted(anna: Guest, mailbox: Mailbox) -> None:
    """And whoever asks cannot tell."""
    victim = f"{secrets.token_hex(6)}@example.net"
    answers = []
    for _ in range(12):
        attacker = Guest(anna.url)
        wish = {"device": DEVICE, "language": "en", "way": {"kind": "mail", "address": victim}}
        answers.append(attacker.http.post("/api/me/notices", json=wish))
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.json()["ways"][0]["confirmed"] for answer in answers} == {False}
    wait_until("the e-mails", lambda: len(mailbox.to(victim)) >= 5)
    time.sleep(SILENCE)
    assert len(mailbox.to(victim)) == 5
    # Who confirms one of them has the mailbox for himself.
    ask(anna, "/api/me/confirm", code=code_in(mailbox.to(victim)[-1], "confirm"))
    assert problem(
        anna.http.post("/api/me/confirm", json={"code": code_in(mailbox.to(victim)[0], "confirm")})
    ) == (404, "mail_link_used")


@pytest.mark.parametrize(
    "address",
    [
        "anna@example.org\r\nBcc: ben@example.org",
        "anna@example.org,ben@example.org",
        "Anna <anna@example.org>",
        "anna@localhost",
        "anna@[127.0.0.1]",
        '"anna ben"@example.org',
        "änna@example.org",
        "anna@example.org ",
        f"{'a' * 65}@example.org",
    ],
)
def test_what_is_no_plain_address_gets_nothing(address: str, anna: Guest) -> None:
    for path, wish in {
        "/api/me/notices": {"device": DEVICE, "language": "en", "way": {"kind": "mail", "address": address}},
        "/api/me/recover": {"address": address},
    }.items():
        assert problem(anna.http.post(path, json=wish)) == (422, "invalid_request")


def test_names_cannot_say_anything_but_names(anna: Guest, ben: Guest, receiver: WebReceiver) -> None:
    path = hooked(anna, receiver)
    table = anna.create([person("Anna"), person()])
    assert ben.join(table, 1, "<!channel> @all [x](evil.example)").status_code == 200
    if anna.table(table)["decider"] == 1:
        pass_on(table, ben, 1)
    wait_until("the notice", lambda: bool(receiver.at(path)))
    assert receiver.texts(path)[0].splitlines()[1] == "With channel all x evil example"


def test_a_server_without_a_mail_server_says_so(guest: Guest) -> None:
    assert guest.get("/api/me/notices")["mail"] is False
    way = {"device": DEVICE, "language": "en", "way": {"kind": "mail", "address": "anna@example.org"}}
    assert problem(guest.http.post("/api/me/notices", json=way)) == (409, "no_mail_here")
    assert problem(guest.http.post("/api/me/recover", json={"address": "a@example.org"})) == (
        409,
        "no_mail_here",
    )


# --- Coming back ---------------------------------------------------------------------------------------


def test_a_confirmed_mailbox_leads_back_once_and_nobody_learns_whether_it_is_known(
    anna: Guest, ben: Guest, mailbox: Mailbox
) -> None:
    table = table_of(anna, ben)
    address = confirmed(anna, mailbox)
    unconfirmed = f"{secrets.token_hex(6)}@example.net"
    add(ben, {"kind": "mail", "address": unconfirmed})
    nobody = Guest(anna.url)
    asked = [
        nobody.http.post("/api/me/recover", json={"address": one})
        for one in (address.upper(), unconfirmed, "nobody@example.net")
    ]
    assert {(answer.status_code, answer.content) for answer in asked} == {(200, b'{"asked":true}')}
    about = "The way back to your games"

    def links() -> list[EmailMessage]:
        return [mail for mail in mailbox.to(address) if mail["subject"] == about]

    wait_until("the e-mail", lambda: len(links()) == 1)
    time.sleep(1)
    assert [mail["subject"] for mail in mailbox.to(unconfirmed)] == ["Please confirm your e-mail address"]
    assert not mailbox.to("nobody@example.net")
    code = code_in(links()[0], "link")
    phone, thief = Guest(anna.url), Guest(anna.url)
    ask(phone, "/api/me/arrive", code=code, device="Chrome · Android")
    assert phone.get(f"/api/tables/{table}")["seats"] == [0]
    again = thief.http.post("/api/me/arrive", json={"code": code, "device": DEVICE})
    assert problem(again) == (404, "link_used")


# --- Nobody else ---------------------------------------------------------------------------------------


def test_nothing_of_notices_is_told_or_done_without_ones_own_key(
    anna: Guest, ben: Guest, receiver: WebReceiver
) -> None:
    hooked(anna, receiver)
    (way,) = anna.get("/api/me/notices")["ways"]
    assert way["where"] == "127.0.0.1"
    add(ben, {"kind": "hook", "address": receiver.url + new_path()})
    nobody = Guest(anna.url)
    del nobody.http.headers["authorization"]
    assert problem(nobody.http.get("/api/me/notices")) == (401, "key_missing")
    hook = {"kind": "hook", "address": receiver.url + "/x"}
    for path, body in {
        "/api/me/notices": {"device": DEVICE, "language": "en", "way": hook},
        "/api/me/looking": {"looking": True},
    }.items():
        assert problem(nobody.http.post(path, json=body)) == (401, "key_missing")
    for what in ("try", "end"):
        assert problem(nobody.http.post(f"/api/me/notices/{way['id']}/{what}")) == (401, "key_missing")
        for other in (ben, Guest(anna.url)):
            answer = other.http.post(f"/api/me/notices/{way['id']}/{what}")
            assert problem(answer) == (404, "way_not_found")
    assert [one["id"] for one in anna.get("/api/me/notices")["ways"]] == [way["id"]]
    assert way["id"] not in json.dumps(ben.get("/api/me/notices"))


@pytest.mark.parametrize(
    "address",
    [
        "http://chat.example.org/hook",
        "https://user:secret@chat.example.org/hook",
        "https:///hook",
        "https://chat.example.org/a b",
        "https://chat.example.org/\r\nHost: other",
        "https://chat.example.org:99999/",
        "https://chat.example.org/#fragment",
        "https://ch\u00e4t.example.org/",
        "ftp://chat.example.org/",
    ],
)
def test_an_address_to_which_nothing_may_be_sent_is_refused(address: str, guest: Guest) -> None:
    for way in (
        {"kind": "hook", "address": address},
        {"kind": "push", "address": address, "p256dh": "B" * 87, "auth": "A" * 22},
    ):
        wish = {"device": DEVICE, "language": "en", "way": way}
        status, code = problem(guest.http.post("/api/me/notices", json=wish))
        assert (status, code) in ((422, "address_refused"), (422, "invalid_request"))
    assert guest.get("/api/me/notices")["ways"] == []


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "localhost", "2130706433", "0x7f.1", "0.0.0.0", "10.0.0.1", "192.168.1.1"),
        *("169.254.169.254", "172.16.0.1", "100.64.0.1", "[::1]", "[::]", "[fe80::1]", "[fd00::1]"),
        *("[::ffff:127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "224.0.0.1", "255.255.255.255"),
    ],
)
def test_nothing_is_sent_to_an_address_that_is_not_public(host: str) -> None:
    """Not by number, not by name, and not by a number that looks like another."""
    with pytest.raises(TableError) as refused:
        asyncio.run(reach.send(f"https://{host}/", {}, b""))
    assert refused.value.code == "address_refused"


def test_a_name_is_looked_up_once_and_exactly_that_address_is_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever lets a name lead elsewhere in between gains nothing."""
    asked: list[str] = []
    connected: list[Any] = []

    def getaddrinfo(host: str, port: int, **__: Any) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", ("1.1.1.1" if len(asked) == 1 else "127.0.0.1", port))]

    async def open_connection(address: str, port: int, **wishes: Any) -> Any:
        connected.append((address, port, wishes["server_hostname"], wishes["ssl"].check_hostname))
        raise OSError("unreachable")

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    with pytest.raises(OSError, match="unreachable"):
        asyncio.run(reach.send("https://chat.example.org/", {}, b""))
    assert asked == ["chat.example.org"]
    assert connected == [("1.1.1.1", 443, "chat.example.org", True)]


def test_redirections_are_not_followed_and_silence_ends(
    receiver: WebReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    receiver.answers |= {"/away": 302, "/silent": 0}
    assert asyncio.run(reach.send(f"{receiver.url}/away", {}, b"x", private=True)) == 302
    assert not receiver.at("/elsewhere")
    with pytest.raises(OSError, match="no answer"):
        asyncio.run(reach.send(f"{receiver.url}/silent", {}, b"x", private=True))
    monkeypatch.setattr(reach, "REACH_WITHIN", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        began = time.monotonic()
        url = f"http://127.0.0.1:{deaf.getsockname()[1]}/"
        with pytest.raises(TimeoutError):
            asyncio.run(reach.send(url, {}, b"x", private=True))
        assert time.monotonic() - began < 30


def test_an_endless_answer_is_not_read() -> None:
    def chatter(listening: socket.socket) -> None:
        connection, _ = listening.accept()
        with connection, contextlib.suppress(OSError):
            while True:
                connection.sendall(b"x" * 65536)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=chatter, args=(listening,), daemon=True).start()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        with pytest.raises(OSError, match="no answer"):
            asyncio.run(reach.send(url, {}, b"", private=True))


def test_what_is_no_key_of_a_browser_is_refused(anna: Guest, receiver: WebReceiver) -> None:
    way = Browser(receiver, new_path()).way
    for wrong in ({"p256dh": "short"}, {"auth": "A" * 30}, {"p256dh": "ü" * 40}):
        wish = {"device": DEVICE, "language": "en", "way": {**way, **wrong}}
        assert problem(anna.http.post("/api/me/notices", json=wish)) == (422, "invalid_request")


def test_a_school_class_can_confirm_mailboxes_and_one_address_cannot_ask_for_ever(
    tmp_path: Path, start: Start, mailbox: Mailbox
) -> None:
    server = RuhrServer(tmp_path, **{**settings_of(mailbox), "mails_an_hour": 30})
    start(server)
    answers = []
    for number in range(31):
        way = {"kind": "mail", "address": f"pupil-{number}@example.net"}
        wish = {"device": DEVICE, "language": "en", "way": way}
        answers.append(Guest(server.url).http.post("/api/me/notices", json=wish))
    assert {answer.status_code for answer in answers[:30]} == {200}
    assert problem(answers[30]) == (429, "too_many_requests")
    late = Guest(server.url).http.post("/api/me/recover", json={"address": "pupil-1@example.net"})
    assert problem(late) == (429, "too_many_requests")


def test_addresses_and_codes_are_in_no_log(
    house: RuhrServer, anna: Guest, ben: Guest, receiver: WebReceiver, mailbox: Mailbox
) -> None:
    path, address = hooked(anna, receiver), confirmed(anna, mailbox)
    table = table_of(anna, ben)
    wait_until("the e-mail", lambda: len(mailbox.to(address)) == 2)
    code = code_in(mailbox.to(address)[1], "stop")
    for private in (path, address, table, code, "example.net"):
        assert private not in house.log()


# --- Ending --------------------------------------------------------------------------------------------


def test_what_is_kept_can_be_downloaded_and_goes_with_everything_else(
    house: RuhrServer, anna: Guest, ben: Guest, receiver: WebReceiver, mailbox: Mailbox
) -> None:
    path, address = hooked(anna, receiver), confirmed(anna, mailbox)
    browser = Browser(receiver, new_path())
    add(anna, browser.way)
    assert anna.get("/api/me")["told"]
    kept = anna.get("/api/me/download")["ways"]
    assert [way["address"] for way in kept] == [receiver.url + path, address, receiver.url + browser.path]
    table_of(anna, ben)
    ask(anna, "/api/me/delete", everything=True)
    with sqlite3.connect(house.folder / "tables.sqlite3", timeout=30) as database:
        for secret in (address, path, browser.path):
            assert not database.execute("SELECT * FROM ways WHERE address LIKE ?", [f"%{secret}%"]).fetchall()
        assert not database.execute("SELECT * FROM turns WHERE key = ?", [hash_of(anna.key)]).fetchall()
        assert not database.execute(
            "SELECT * FROM letters WHERE way NOT IN (SELECT number FROM ways)"
        ).fetchall()


def test_a_browser_is_told_nothing_more_when_its_device_is_ended(
    anna: Guest, ben: Guest, receiver: WebReceiver
) -> None:
    phone = Guest(anna.url)
    ask(phone, "/api/me/arrive", code=link_of(anna), device="Chrome · Android")
    browser = Browser(receiver, new_path())
    add(phone, browser.way)
    path = hooked(anna, receiver)
    (lost,) = [one["id"] for one in anna.get("/api/me")["sessions"] if not one["here"]]
    ask(anna, f"/api/me/sessions/{lost}/end")
    assert [way["kind"] for way in anna.get("/api/me/notices")["ways"]] == ["hook"]
    table_of(anna, ben)
    wait_until("the notice", lambda: bool(receiver.at(path)))
    assert not receiver.at(browser.path)
    (here,) = [one["id"] for one in anna.get("/api/me")["sessions"]]
    ask(anna, f"/api/me/sessions/{here}/end")


# --- Quiet hours and clocks ----------------------------------------------------------------------------


def at(zone: str, year: int, month: int, day: int, hour: int, minute: int = 0) -> int:
    return int(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def test_quiet_hours_are_those_of_where_somebody_lives_also_when_clocks_are_changed() -> None:
    berlin = {"quiet_from": 22 * 60, "quiet_until": 7 * 60 + 30, "time_zone": "Europe/Berlin"}
    assert quiet_at(berlin, at("Europe/Berlin", 2026, 5, 1, 21, 59)) is None
    night = (at("Europe/Berlin", 2026, 5, 1, 22), at("Europe/Berlin", 2026, 5, 2, 7, 30))
    assert quiet_at(berlin, at("Europe/Berlin", 2026, 5, 1, 22)) == night
    assert quiet_at(berlin, at("UTC", 2026, 5, 2, 5, 29)) == night
    assert quiet_at(berlin, at("UTC", 2026, 5, 2, 5, 30)) is None
    shorter = quiet_at(berlin, at("Europe/Berlin", 2026, 3, 29, 1))
    assert shorter is not None
    assert shorter.ends - shorter.begins == 8.5 * 3_600_000
    noon = {"quiet_from": 12 * 60, "quiet_until": 13 * 60, "time_zone": "no/such"}
    assert quiet_at(noon, at("UTC", 2026, 5, 1, 12, 30)) is not None
    assert quiet_at(noon, at("UTC", 2026, 5, 1, 13)) is None
    for wishes in ({}, {"quiet_from": 60}, {"quiet_from": 60, "quiet_until": 60}):
        assert quiet_at(wishes, 0) is None


def test_a_reminder_comes_with_a_quarter_left_or_before_the_night() -> None:
    day, hour, minute = 86_400_000, 3_600_000, 60_000
    assert remind_at({}, 0, 4 * hour, minute) == 3 * hour
    assert remind_at({}, 0, 7 * day, minute) == 7 * day - 6 * hour
    assert remind_at({}, 0, 90_000, minute) is None
    night = {"quiet_from": 22 * 60, "quiet_until": 8 * 60, "time_zone": "UTC"}
    ends = at("UTC", 2026, 5, 2, 7)
    assert remind_at(night, ends - 2 * day, ends, minute) == at("UTC", 2026, 5, 1, 21, 45)


def test_nothing_comes_in_quiet_hours_and_what_came_up_is_told_afterwards(
    anna: Guest, ben: Guest, receiver: WebReceiver
) -> None:
    path = hooked(anna, receiver)
    here = datetime.now(UTC)
    minute = here.hour * 60 + here.minute
    night = {"quiet_from": (minute - 60) % 1440, "quiet_until": (minute + 60) % 1440, "time_zone": "UTC"}
    ask(anna, "/api/me/wishes", device=DEVICE, wishes=night)
    table_of(anna, ben)
    time.sleep(SILENCE)
    assert not receiver.at(path)
    ask(anna, "/api/me/wishes", device=DEVICE, wishes={"quiet_from": None, "quiet_until": None})
    wait_until("the notice", lambda: len(receiver.at(path)) == 1)


def test_who_has_been_told_is_reminded_once_before_his_clock_runs_out(
    anna: Guest, ben: Guest, receiver: WebReceiver
) -> None:
    path = hooked(anna, receiver, language="de")
    table = table_of(anna, ben, clock={"bank": 40, "increment": 0, "at_end": "bot"})
    wait_until("both notices", lambda: len(receiver.at(path)) == 2)
    assert anna.table(table)["decider"] == 0
    told, reminded = (text.splitlines()[:2] for text in receiver.texts(path))
    assert told == ["Du bist am Zug", "Mit Ben: noch eine Minute"]
    assert reminded == ["Deine Zeit läuft ab", "Mit Ben: noch eine Minute"]
    time.sleep(SILENCE)
    assert len(receiver.at(path)) == 2


# --- Any death -----------------------------------------------------------------------------------------


def test_workers_deliver_for_servers_and_whoever_dies_nothing_is_lost_or_told_twice(
    tmp_path: Path, start: Start, postgres: Postgres, redis: Redis, receiver: WebReceiver, mailbox: Mailbox
) -> None:
    shared = {
        **settings_of(mailbox),
        "database_url": postgres.new_database(tmp_path.name),
        "redis_url": redis.url,
        "thinkers": 0,
    }
    servers = [RuhrServer(tmp_path / name, **shared) for name in ("one", "two")]
    workers = [RuhrWorker(tmp_path / name, servers[0]) for name in ("three", "four")]
    for process in (*servers, *workers):
        process.folder.mkdir()
        start(process)
    one, two = servers
    anna, ben = Guest(one.url), Guest(two.url)
    assert anna.get("/api/me/notices")["push_key"] == ben.get("/api/me/notices")["push_key"]
    path = hooked(anna, receiver)
    ask(anna, "/api/me/looking", looking=True)
    table_of(anna, ben)
    time.sleep(SILENCE)
    assert not receiver.at(path)
    workers[0].kill()
    one.kill()
    phone = Guest(two.url, anna.key)
    ask(phone, "/api/me/looking", looking=False)
    wait_until("the notice", lambda: bool(receiver.at(path)))
    # Nobody is there to deliver the next one; whoever comes does.
    workers[1].kill()
    table = table_of(phone, ben)
    time.sleep(SILENCE)
    assert len(receiver.at(path)) == 1
    again = [RuhrWorker(tmp_path / name, two) for name in ("five", "six")]
    for worker in again:
        worker.folder.mkdir()
        start(worker)
    wait_until("the second notice", lambda: len(receiver.at(path)) > 1)
    time.sleep(SILENCE)
    assert [f"/table/{table}" in text for text in receiver.texts(path)] == [False, True]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_letter_is_one_couriers_until_his_lease_ends(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    if kind == "postgresql":
        database: Postgres = request.getfixturevalue("postgres")
        url = database.new_database(tmp_path.name)
    store = Store(url)
    ledger, registry = Pigeonholes(store), Registry(store)
    sealed = Sealed("key", b"s" * 32)
    assert ledger.sealed(lambda: sealed) == ledger.sealed(lambda: Sealed("other", b"")) == sealed
    assert ledger.may_walk("a", 0, 100)
    assert not ledger.may_walk("b", 99, 200)
    assert ledger.may_walk("b", 100, 200)
    number = registry.register(b"k" * 32, "s" * 12, DEVICE, 1)
    way = ledger.add(Way(0, "w" * 12, number, "hook", "https://a", None, None, "en", 1, 1, None, None))
    assert ledger.write(way.number, TRYING, 5)
    assert not ledger.write(way.number, TRYING, 6)
    first = ledger.take("a", 10, 20)
    assert first is not None
    assert (first.attempt, first.way) == (1, way)
    assert ledger.take("b", 19, 30) is None
    for busy in (Busy(kinds=frozenset({"hook"})), Busy(theirs=frozenset({(number, "hook")}))):
        assert ledger.take("b", 20, 30, busy) is None
    assert ledger.take("b", 20, 30, Busy(hosts=frozenset({"a"}))) is None
    second = ledger.take("b", 20, 30)
    assert second is not None
    assert second.attempt == 2
    # Who comes too late changes nothing any more.
    ledger.postpone(first, "a", 0)
    assert ledger.take("c", 29, 40) is None
    ledger.postpone(second, "b", 50)
    assert ledger.take("c", 49, 60) is None
    third = ledger.take("c", 50, 60)
    assert third is not None
    ledger.put_off(third, "c", 70)
    fourth = ledger.take("c", 70, 80)
    assert fourth is not None
    assert fourth.attempt == 3
    ledger.give_up(fourth, "c", 75)
    assert ledger.take("c", 1000, 1001) is None
    assert [found.failing_since for found, _ in ledger.ways(number)] == [75]
    for _ in range(2):
        ledger.add(Way(0, secrets.token_hex(6), number, "hook", secrets.token_hex(), *way[5:]))
    with pytest.raises(TableError, match="too_many_ways"):
        ledger.add(Way(0, secrets.token_hex(6), number, "hook", "https://b", *way[5:]))
    store.close()

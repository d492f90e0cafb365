"""Nobody gets what is not his, and nobody hurts anybody else: keys, seats, origins, limits, strange words."""

import asyncio
import contextlib
import hashlib
import itertools
import json
import random
import re
import socket as plain_sockets
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ruhr.edge.refusals import refusal_of
from ruhr.errors import RuhrError
from ruhr.language import LANGUAGES, Speaker
from ruhr.server import errors, socket, wire
from ruhr.server.metrics import Metrics
from ruhr.server.outbox import EXTENSION
from ruhr.server.settings import Settings
from tests.server.deaf import DeafClient, figure
from tests.server.guests import Guest, Json, TableSocket, bot, new_request, person
from tests.server.services import PATIENCE, Process, RuhrServer, wait_until

NAMES = ["Anna", "Ben", "Carla", "Dora"]
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
JSON = {"content-type": "application/json"}
BEFOREHAND = "00000000000000000000000000000000"


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of an error, which has the one shape of all errors."""
    assert answer.headers["content-type"] == "application/json"
    failure = wire.Failure.model_validate_json(answer.content)
    check_words(failure.error)
    return answer.status_code, failure.error.code


def check_words(error: wire.Problem) -> None:
    """An error can be said in all languages."""
    values: dict[str, Any] = dict(error.values)
    if "refusal" in values:
        refusal = values["refusal"]
        values["refusal"] = refusal_of(refusal["code"], refusal["values"])
    for language in LANGUAGES:
        assert Speaker(language, names=NAMES).error(RuhrError(error.code, **values))


def refused(socket: TableSocket) -> str:
    """The code of the error that comes next over a socket."""
    message = wire.ErrorMessage.model_validate(socket.until("error"))
    check_words(message.error)
    return message.error.code


@pytest.fixture
def anna(server: RuhrServer) -> Guest:
    return Guest(server.url)


@pytest.fixture
def ben(server: RuhrServer) -> Guest:
    return Guest(server.url)


def table_of_two(anna: Guest, ben: Guest) -> str:
    table = anna.create([person("Anna"), person()])
    assert ben.join(table, 1, "Ben").status_code == 200
    return table


def in_turn(table: str, *guests: Guest) -> list[Guest]:
    """The guests in the order of their seats, beginning with whoever decides."""
    decider = guests[0].table(table)["decider"]
    return [*guests[decider:], *guests[:decider]]


# --- Keys ----------------------------------------------------------------------------------------------


def test_keys_are_kept_as_hashes_only_and_shown_to_nobody(
    server: RuhrServer, anna: Guest, ben: Guest
) -> None:
    sent: list[bytes] = []

    def remember(answer: httpx.Response) -> None:
        sent.append(answer.read() + str(answer.headers).encode())

    for guest in (anna, ben):
        guest.http.event_hooks = {"response": [remember]}
    table = table_of_two(anna, ben)
    with anna.socket(table) as following:
        following.until("welcome")
        in_turn(table, anna, ben)[0].play_any(table, random.Random(1))
        anna.post(f"/api/tables/{table}/chat", seat=0, text="Secretly said")
        anna.post(f"/api/tables/{table}/seats/0/leave")
        anna.post(f"/api/tables/{table}/seats/0/return")
        anna.post(f"/api/tables/{table}/rematch")
        anna.http.get(f"/api/tables/{table}/changes")
        anna.http.get(f"/api/tables/{table}?key={anna.key}")
        following.until("said")
        sent += [text.encode() for text in following.received]
    files = b"".join(file.read_bytes() for file in server.folder.glob("tables.sqlite3*"))
    log = server.log()
    assert b"Secretly said" in files
    for guest in (anna, ben):
        hashed = hashlib.sha256(guest.key.encode()).digest()
        assert hashed in files
        assert guest.key.encode() not in files
        for secret in (guest.key, hashed.hex(), repr(hashed)):
            assert secret not in log
            assert not any(secret.encode() in answer for answer in sent)
    for private in (table, "Secretly said", "Anna"):
        assert private not in log


def test_a_traceback_in_the_log_shows_no_values() -> None:
    """Local variables hold keys and deals."""
    program = f"""
import structlog
from ruhr.server.logs import set_up_logs
set_up_logs(AS_JSON)
def fail(key, deal):
    return len(key) / (deal - deal)
try:
    fail("{BEFOREHAND}", 123456789)
except ZeroDivisionError:
    structlog.get_logger().exception("request_failed")
import logging
logging.getLogger("uvicorn.error").warning("from the framework")
"""
    for as_json in (True, False):
        ran = subprocess.run(
            [sys.executable, "-c", program.replace("AS_JSON", str(as_json))],
            capture_output=True,
            check=True,
            text=True,
        )
        assert "ZeroDivisionError" in ran.stderr
        assert "request_failed" in ran.stderr
        assert "from the framework" in ran.stderr
        for secret in (BEFOREHAND, "123456789"):
            assert secret not in ran.stderr.replace(f'fail("{BEFOREHAND}", 123456789)', "")
        if as_json:
            assert [json.loads(line)["level"] for line in ran.stderr.splitlines()] == ["error", "warning"]


@pytest.mark.parametrize("key", ["short", "x" * 65, "ü" * 30, "with spaces in it, and commas"])
def test_what_is_no_key_is_no_key(server: RuhrServer, key: str) -> None:
    headers = {b"authorization": f"Bearer {key}".encode()}
    answer = httpx.post(
        f"{server.url}/api/tables", json={"request": new_request(), "seats": [{}, {}]}, headers=headers
    )
    assert problem(answer) == (401, "key_missing")


def test_a_key_in_an_address_opens_nothing(anna: Guest) -> None:
    table = anna.create([person("Anna"), person("Ben")])
    answer = httpx.get(
        f"{anna.url}/api/tables/{table}/actions?key={anna.key}&authorization=Bearer {anna.key}"
    )
    assert problem(answer) == (401, "key_missing")


# --- Seats ---------------------------------------------------------------------------------------------


def deeds(version: int, seat: int) -> dict[str, Json]:
    """Everything that only the holder of a seat may do."""
    return {
        "play": {"action": "option none", "version": version},
        "undo": {"seat": seat, "version": version},
        "chat": {"seat": seat, "text": "It is me"},
        f"seats/{seat}/leave": {},
        f"seats/{seat}/return": {},
        "rematch": {},
    }


def test_only_the_holder_of_a_seat_may_act_for_it(anna: Guest, ben: Guest, server: RuhrServer) -> None:
    table = table_of_two(anna, ben)
    holder, other = in_turn(table, anna, ben)
    before = anna.get(f"/api/tables/{table}")
    version, seat = before["table"]["version"], before["table"]["decider"]
    stranger, nobody = Guest(server.url), Guest(server.url)
    del nobody.http.headers["authorization"]
    for guest in (stranger, nobody, other):
        for path, body in deeds(version, seat).items():
            answer = guest.post(f"/api/tables/{table}/{path}", **body)
            if path == "rematch" and guest is other:
                assert problem(answer) == (409, "table_not_over")
            else:
                expected = (401, "key_missing") if guest is nobody else (403, "not_your_seat")
                assert problem(answer) == expected, path
        asked = guest.http.get(f"/api/tables/{table}/actions")
        assert problem(asked) == ((401, "key_missing") if guest is nobody else (403, "not_your_seat"))
        for keys in ([guest.key], []):
            with TableSocket(server.url, table, keys) as socket:
                assert socket.until("welcome")["asked"] is None
                for kind, body in deeds(version, seat).items():
                    if kind in ("play", "undo"):
                        socket.send(type=kind, request=new_request(), **body)
                        assert refused(socket) == "not_your_seat"
                socket.send(type="say", request=new_request(), seat=seat, text="It is me")
                assert refused(socket) == "not_your_seat"
    now = anna.get(f"/api/tables/{table}")
    assert (now["table"], now["chat"]) == (before["table"], before["chat"])
    assert holder.play(table, "option none", version).status_code == 200


def test_what_somebody_did_cannot_be_repeated_by_others(anna: Guest, ben: Guest, server: RuhrServer) -> None:
    """Everybody hears the id of every request, so that it proves nothing."""
    table = table_of_two(anna, ben)
    holder, other = in_turn(table, anna, ben)
    there = anna.table(table)
    request = new_request()
    played = holder.play(table, "option none", there["version"], request=request)
    assert played.json() == {"version": there["version"] + 1}
    for guest in (other, Guest(server.url)):
        for path, body in deeds(there["version"], there["decider"]).items():
            answer = guest.post(f"/api/tables/{table}/{path}", request=request, **body)
            assert answer.status_code in (403, 409), (path, answer.text)
            problem(answer)
    for path, body in deeds(there["version"], there["decider"]).items():
        if path not in ("play", "chat"):
            answer = holder.post(f"/api/tables/{table}/{path}", request=request, **body)
            assert problem(answer) == (422, "invalid_request"), path
    assert anna.table(table)["version"] == there["version"] + 1


def test_nobody_takes_a_seat_that_is_taken_or_a_bots(anna: Guest, ben: Guest) -> None:
    table = anna.create([person("Anna"), bot(), person()])
    for seat, expected in ((0, "seat_taken"), (1, "seat_taken"), (3, "seat_not_found")):
        assert problem(ben.join(table, seat, "Ben"))[1] == expected
    assert problem(ben.join(table, 4, "Ben")) == (422, "invalid_request")
    assert problem(ben.post(f"/api/tables/{table}/seats/1/return"))[1] == "not_your_seat"


# --- Origins and headers -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RuhrServer]:
    """A server with narrow limits that lets the pages of one other site in."""
    server = RuhrServer(
        tmp_path_factory.mktemp("guarded"),
        origins='["https://example.org"]',
        requests_a_second=30,
        tables_an_hour=6,
        messages_a_second=5,
        sockets_an_address=3,
    )
    server.start()
    yield server
    server.clean_up()


FOREIGN = [
    "https://evil.example",
    "http://127.0.0.1",
    "http://localhost:1",
    "null",
    "http://[",
    "https://example.org.evil",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_others_are_refused(guarded: RuhrServer, origin: str) -> None:
    answer = httpx.post(f"{guarded.url}/api/words", json={"keys": ["phase-1"]}, headers={"origin": origin})
    assert problem(answer) == (403, "foreign_origin")
    with pytest.raises(InvalidStatus) as error, open_socket(guarded, "A" * 16, origin=origin):
        pass
    assert error.value.response.status_code == 403
    assert not any(name.startswith("access-control") for name in answer.headers)


def test_our_own_page_chosen_pages_and_programs_are_let_in(guarded: RuhrServer) -> None:
    for origin in (guarded.url, "https://example.org", None):
        headers = {"origin": origin} if origin else {}
        answer = httpx.post(f"{guarded.url}/api/words", json={}, headers=headers)
        assert answer.status_code == 200
        with open_socket(guarded, "A" * 16, origin=origin) as connection:
            connection.send('{"type":"hello"}')
            with pytest.raises(ConnectionClosed) as closed:
                connection.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == socket.NO_TABLE


def open_socket(server: RuhrServer, table: str, **options: Any) -> Any:
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    return connect(address, max_size=None, compression=None, **options)


def every_kind_of_answer(guest: Guest) -> Iterator[tuple[int, httpx.Response]]:
    table = guest.create([person("Anna"), person("Ben")])
    at, http = f"/api/tables/{table}", guest.http
    yield 200, http.get("/")
    yield 200, http.get("/api/health")
    yield 200, http.get("/metrics")
    yield 200, http.get("/api/openapi.json")
    yield 200, http.get(at)
    yield 201, guest.post("/api/tables", seats=[person("Anna"), person()])
    yield 401, httpx.get(f"{guest.url}{at}/actions")
    yield 403, http.post("/api/tables", headers={"origin": "https://evil.example"})
    yield 403, Guest(guest.url).post(f"{at}/chat", seat=0, text="hello")
    yield 404, http.get("/api/nothing")
    yield 404, http.get("/nothing.html")
    yield 404, http.get("/..%2f..%2fserve.py")
    yield 404, http.get("/%00.html")
    yield 404, http.get(f"/api/tables/{'A' * 16}")
    yield 405, http.put(at)
    yield 405, http.delete("/")
    yield 409, guest.play(table, "option none", 0)
    yield 409, guest.play(table, "done", guest.table(table)["version"])
    yield 413, http.post(f"{at}/play", content=b" " * 20_000, headers=JSON)
    yield 422, http.post(f"{at}/play", content=b"{", headers=JSON)


def test_every_answer_carries_the_headers_that_protect_a_page(anna: Guest) -> None:
    for status, answer in every_kind_of_answer(anna):
        assert answer.status_code == status, answer.text
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value]
        (policy,) = answer.headers.get_list("content-security-policy")
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert "server" not in answer.headers
        if status >= 400:
            problem(answer)


def test_the_page_needs_nothing_the_policy_forbids(anna: Guest) -> None:
    page = anna.http.get("/").text
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=|javascript:", page)


# --- Limits --------------------------------------------------------------------------------------------


def test_who_sends_all_of_a_body_that_is_too_large_hears_why(server: RuhrServer) -> None:
    """As browsers do, which listen only when they have sent everything."""
    body = b" " * (5 << 20)
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n"
    with plain_sockets.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(head.encode() + body)
        assert line.recv(100).startswith(b"HTTP/1.1 413 ")


def test_a_body_that_is_too_large_is_not_read(anna: Guest) -> None:
    table = anna.create([person("Anna"), person("Ben")])
    for path, most in (("/api/tables", 256 * 1024), (f"/api/tables/{table}/play", 16 * 1024)):
        said = anna.http.post(path, content=b" " * (most + 1), headers=JSON)
        assert problem(said) == (413, "too_large")
        unsaid = anna.http.post(path, content=itertools.repeat(b" " * 1024, most // 1024 + 1), headers=JSON)
        assert problem(unsaid) == (413, "too_large")
        assert unsaid.json()["error"]["values"] == {"most": most}
        fits = anna.http.post(path, content=b" " * most, headers=JSON)
        assert problem(fits) == (422, "invalid_request")


def takes_a_megabyte(raw: plain_sockets.socket) -> bool:
    """Is a connection kept open that long?"""
    try:
        for _ in range(256):
            raw.sendall(b"x" * 4096)
            time.sleep(0.002)
    except (ConnectionResetError, BrokenPipeError):
        return False
    return True


@pytest.mark.parametrize("host", [b"127.0.0.1", b"one-that-is-refused-at-once"])
@pytest.mark.parametrize(
    "behind", [b"5\r\n     \r\n0\r\nTrailer: ", b"0\r\nTrailer: ", b"1;"], ids=["body", "trailer", "chunk"]
)
def test_what_comes_behind_a_body_is_no_longer_than_what_may_come_before_it(
    server: RuhrServer, behind: bytes, host: bytes
) -> None:
    """Or else it could be any number of bytes, each of which costs more than the last."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: %b\r\nTransfer-Encoding: chunked\r\n\r\n" % host
    with plain_sockets.create_connection(("127.0.0.1", server.port), timeout=20) as raw:
        raw.sendall(head + behind)
        assert not takes_a_megabyte(raw)


def test_a_body_in_many_small_chunks_is_taken(anna: Guest) -> None:
    body = json.dumps({"seats": [person("Anna"), person("Ben")], "request": new_request()}).encode()
    pieces = (body[at : at + 1] for at in range(len(body)))
    spaces = itertools.repeat(b" ", 20_000)
    said = anna.http.post("/api/tables", content=itertools.chain(spaces, pieces), headers=JSON)
    assert said.status_code in (200, 201), said.text


def test_a_length_that_is_a_lie_is_refused(server: RuhrServer) -> None:
    for length in (b"99999999999999999999999", b"-1", b"1e3"):
        with plain_sockets.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
            raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: " + length + b"\r\n\r\n")
            assert re.match(rb"HTTP/1.1 4\d\d ", raw.recv(1000))
    assert httpx.get(f"{server.url}/api/health").status_code == 200


def test_who_asks_too_often_has_to_wait(guarded: RuhrServer) -> None:
    with httpx.Client(base_url=guarded.url) as client, ThreadPoolExecutor(8) as pool:
        paths = itertools.islice(itertools.cycle(["/api/health", "/"]), 1000)
        answers = list(pool.map(client.get, paths))
        late = [answer for answer in answers if answer.status_code == 429]
        assert late
        assert {answer.status_code for answer in answers} == {200, 429}
        for answer in late:
            assert problem(answer) == (429, "too_many_requests")
            assert answer.headers["retry-after"] == "1"
            assert answer.headers["x-content-type-options"] == "nosniff"
        wait_until("one may ask again", lambda: client.get("/api/health").status_code == 200)


def test_who_opens_too_many_tables_has_to_wait_long(guarded: RuhrServer) -> None:
    def create() -> httpx.Response:
        guest = Guest(guarded.url)
        while True:
            answer = guest.post("/api/tables", seats=[person("Anna"), person("Ben")])
            if answer.headers.get("retry-after") != "1":
                return answer
            time.sleep(0.2)

    answers = list(
        itertools.takewhile(lambda answer: answer.status_code != 429, (create() for _ in range(8)))
    )
    assert [answer.status_code for answer in answers] == [201] * 6
    last = create()
    assert problem(last) == (429, "too_many_requests")
    assert last.headers["retry-after"] == "3600"


def test_one_person_leaves_tables_and_cups_to_the_others_at_his_address(
    tmp_path: Path, start: Callable[[Process], None]
) -> None:
    server = RuhrServer(tmp_path, tables_an_hour=8, thinkers=0, weekly="")
    start(server)
    seats = [person("Anna"), person()]
    for _ in range(20):
        without_key = httpx.post(f"{server.url}/api/tables", json={"request": new_request(), "seats": seats})
        assert problem(without_key) == (401, "key_missing")
    anna, ben, carla = (Guest(server.url) for _ in range(3))
    clock = {"bank": 1, "increment": 0, "at_end": "close"}
    table = anna.create([person("Anna"), person()], clock=clock)
    ben.join(table, 1, "Ben")
    wait_until("the end", lambda: anna.table(table)["status"] == "closed")
    assert anna.post(f"/api/tables/{table}/rematch").status_code == 200
    assert problem(anna.post("/api/tables", seats=seats)) == (429, "too_many_requests")
    assert ben.post(f"/api/tables/{table}/rematch").status_code == 200, "it is there already"
    rules = {"format": "swiss", "players": 2}
    cups = [carla.post("/api/cups", name="Pokal", rules=rules, device="Test") for _ in range(3)]
    assert [answer.status_code for answer in cups] == [201, 201, 429]
    assert ben.create(seats)


def test_one_person_leaves_sockets_to_the_others_at_his_address(
    tmp_path: Path, start: Callable[[Process], None]
) -> None:
    server = RuhrServer(tmp_path, sockets_an_address=8, thinkers=0)
    start(server)
    anna, ben = Guest(server.url), Guest(server.url)
    table = anna.create([person("Anna"), person()])
    with contextlib.ExitStack() as opened:
        for _ in range(2):
            opened.enter_context(anna.socket(table)).until("welcome")
        third = opened.enter_context(anna.socket(table))
        with pytest.raises(ConnectionClosed) as closed:
            third.until("welcome")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == socket.TOO_MANY
        opened.enter_context(ben.socket(table)).until("welcome")
    with anna.socket(table) as again:
        again.until("welcome")


def test_who_opens_too_many_sockets_is_sent_away(guarded: RuhrServer) -> None:
    with contextlib.ExitStack() as opened:
        sockets = [opened.enter_context(open_socket(guarded, "A" * 16)) for _ in range(3)]
        with open_socket(guarded, "A" * 16) as one_more, pytest.raises(ConnectionClosed) as closed:
            one_more.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == socket.TOO_MANY
        sockets[0].close()

        def is_let_in() -> bool:
            with open_socket(guarded, "A" * 16) as again:
                with contextlib.suppress(ConnectionClosed):
                    again.send('{"type":"hello"}')
                with pytest.raises(ConnectionClosed) as ended:
                    again.recv(PATIENCE)
            assert ended.value.rcvd is not None
            return bool(ended.value.rcvd.code == socket.NO_TABLE)

        wait_until("there is room again", is_let_in)


def test_who_says_too_much_over_a_socket_is_not_heard_and_nobody_else_suffers(
    tmp_path: Path, start: Callable[[Process], None]
) -> None:
    server = RuhrServer(tmp_path, messages_a_second=5)
    start(server)
    guest = Guest(server.url)
    table = guest.create([person("Anna"), person("Ben")])
    with guest.socket(table) as loud, guest.socket(table) as quiet:
        loud.until("welcome")
        quiet.until("welcome")
        for _ in range(40):
            loud.send(type="ping")
        answers = [loud.next() for _ in range(40)]
        errors = [wire.ErrorMessage.model_validate(told) for told in answers if told["type"] == "error"]
        assert 0 < len(errors) <= 30
        assert {error.error.code for error in errors} == {"too_many_requests"}
        quiet.send(type="ping")
        assert quiet.next()["type"] == "pong"


# --- Names and chat ------------------------------------------------------------------------------------

INVISIBLE = [
    "",
    " ",
    "\t",
    "a\nb",
    "a\x00b",
    "a\u202eb",
    "\u200b",
    "\u200d",
    "a\x7fb",
    "a\u2028b",
    "\ue000",
    "\ud800",
]
HARMLESS = [
    "<b onclick='x'>&amp;",
    '"; DROP TABLE x--',
    "{{7*7}}",
    "../../etc/passwd",
    "Żółć 👩\u200d🚒",
    "  padded  ",
]


def post_text(guest: Guest, path: str, **body: Any) -> httpx.Response:
    """Post even what is no text."""
    return guest.http.post(path, content=json.dumps({"request": new_request(), **body}), headers=JSON)


@pytest.mark.parametrize("text", [*INVISIBLE, "x" * 501], ids=ascii)
def test_invisible_and_endless_names_and_words_are_refused(anna: Guest, text: str) -> None:
    table = anna.create([person("Anna"), person()])
    name = text[:41]
    wishes: list[tuple[str, Json]] = [
        ("/api/tables", {"seats": [{"name": name}, {}]}),
        (f"/api/tables/{table}/seats/1/join", {"name": name}),
        (f"/api/tables/{table}/chat", {"seat": 0, "text": text}),
    ]
    for path, body in wishes:
        assert problem(post_text(anna, path, **body)) == (422, "invalid_request")
    assert anna.get(f"/api/tables/{table}")["chat"] == []
    with anna.socket(table) as socket:
        socket.send(type="say", request=new_request(), seat=0, text=text)
        assert refused(socket) == "invalid_request"


@pytest.mark.parametrize("text", HARMLESS)
def test_names_and_words_are_given_back_as_they_are_and_never_as_a_page(anna: Guest, text: str) -> None:
    table = anna.create([person(text), person()])
    assert anna.post(f"/api/tables/{table}/chat", seat=0, text=text).status_code == 200
    answer = anna.http.get(f"/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    told = answer.json()
    assert told["table"]["seats"][0]["name"] == text.strip().replace("\u200d", "")
    assert told["chat"][0]["words"] == text.strip()
    html = anna.http.get(f"/api/tables/{table}", headers={"accept": "text/html"})
    assert html.headers["content-type"] == "application/json"


# --- Strange messages ----------------------------------------------------------------------------------

GARBAGE: list[tuple[Any, bool | None]] = [
    (b"\x00\x01\x02", None),
    (b"\xff\xfe\xfa", True),
    ("", None),
    ("null", None),
    ("{", None),
    ('{"type":"hello"}', None),
    ('{"type":"nothing"}', None),
    ('{"type":"play","request":"1"}', None),
    ('{"type":"ping","more":1}', None),
    ('{"type":"play","request":"\\ud800"}', None),
    ("[" * 4000, None),
    ('{"a":' * 1200, None),
    ("x" * 9000, None),
    (["x" * 5000, "x" * 5000], None),
    ('{"type":"play","request":"abcdefgh","version":1e999,"action":"done"}', None),
    ('{"type":"play","request":"abcdefgh","version":' + "9" * 4000 + ',"action":"done"}', None),
    ('{"type":"undo","request":"abcdefgh","version":1,"seat":-1}', None),
]


def test_garbage_over_a_socket_hurts_neither_the_server_nor_the_others(anna: Guest) -> None:
    table = anna.create([person("Anna"), person("Ben")])
    chance = random.Random(3)
    with anna.socket(table) as follower:
        follower.until("welcome")
        for message, as_text in GARBAGE:
            for polite in (True, False):
                with open_socket_at(anna, table) as connection:
                    if polite:
                        connection.send('{"type":"hello"}')
                        assert json.loads(connection.recv(PATIENCE))["type"] == "welcome"
                    with contextlib.suppress(ConnectionClosed):
                        connection.send(message, text=as_text)
                    hear_error_or_end(connection, message)
            anna.play_any(table, chance)
            assert follower.until("change")["kind"] == "played"
    assert anna.table(table)["step"] == len(GARBAGE)


def open_socket_at(guest: Guest, table: str) -> Any:
    address = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    return connect(address, max_size=None, compression=None)


def hear_error_or_end(connection: Any, message: object) -> None:
    """A wrong message is answered with an error, or ends the connection for a reason."""
    try:
        told = json.loads(connection.recv(PATIENCE))
    except ConnectionClosed as error:
        told, closed = None, error.rcvd
    if told is None:
        assert closed is not None
        assert closed.code in (socket.BAD_HELLO, 1007, 1009), message
    elif told["type"] != "welcome":
        check_words(wire.ErrorMessage.model_validate(told).error)


@pytest.mark.parametrize(
    ("path", "hello", "code"),
    [
        ("/api/tables/{table}/live", '{"type":"ping"}', socket.BAD_HELLO),
        ("/api/tables/{table}/live", '{"type":"hello","keys":["short"]}', socket.BAD_HELLO),
        ("/api/tables/{table}/live", '{"type":"hello","line":99999999999999999999}', socket.BAD_HELLO),
        ("/api/tables/{table}/live", '{"type":"hello","version":-1}', socket.BAD_HELLO),
        ("/api/tables/AAAAAAAAAAAAAAAA/live", '{"type":"hello"}', socket.NO_TABLE),
        ("/api/tables/short/live", '{"type":"hello"}', socket.NO_TABLE),
        ("/api/tables", '{"type":"hello"}', socket.NO_TABLE),
        ("/", '{"type":"hello"}', socket.NO_TABLE),
    ],
)
def test_who_does_not_say_hello_as_one_should_is_sent_away(
    anna: Guest, path: str, hello: str, code: int
) -> None:
    table = anna.create([person("Anna"), person("Ben")])
    address = anna.url.replace("http", "ws", 1) + path.format(table=table)
    with connect(address) as connection:
        with contextlib.suppress(ConnectionClosed):
            connection.send(hello)
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_who_never_says_hello_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_WITHIN", 0.05)
    sent: list[Any] = []
    coming = iter([{"type": "websocket.connect"}])

    async def receive() -> Any:
        for event in coming:
            return event
        return await asyncio.sleep(60)

    async def send(message: Any) -> None:
        sent.append(message)

    async def serve() -> None:
        hall: Any = None
        scope: Json = {
            "type": "websocket",
            "path": f"/api/tables/{'A' * 16}/live",
            "client": None,
            "headers": [],
            "extensions": {EXTENSION: {"write": lambda _: True}},
        }
        await socket.Sockets(hall, hall, hall, Settings(), Metrics())(scope, receive, send)

    asyncio.run(asyncio.wait_for(serve(), PATIENCE))
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert sent[-1]["code"] == socket.BAD_HELLO


# --- Who does not keep up ------------------------------------------------------------------------------


def test_who_does_not_read_delays_nobody_and_is_cut_off(
    tmp_path: Path, start: Callable[[Process], None]
) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    guest = Guest(server.url)
    table = guest.create([person("Anna"), person("Ben")])
    chance = random.Random(6)
    deaf = DeafClient(server, table)
    deaf.raw.settimeout(5)
    moves = 0
    with guest.socket(table) as playing:
        playing.until("welcome")
        wait_until("both are there", lambda: figure(server, "ruhr_sockets") == 2)
        for _ in range(60):
            deaf.ask_much()
            assert playing.document is not None
            assert playing.asked
            playing.play(chance.choice(playing.asked)["action"], playing.document["version"])
            playing.until("change")
            moves += 1
            if figure(server, "ruhr_sockets") == 1:
                break
        wait_until("the deaf one is cut off", lambda: figure(server, "ruhr_sockets") == 1)
    deaf.raw.close()
    assert "socket_too_slow" in server.log()
    assert moves


def test_a_request_that_hangs_is_given_up_and_hurts_nobody_else(
    tmp_path: Path, start: Callable[[Process], None]
) -> None:
    """Another program keeps the database to itself for a while: nothing can be written."""
    server = RuhrServer(tmp_path, request_seconds=3)
    start(server)
    guest = Guest(server.url)
    table, elsewhere = (guest.create([person("Anna"), person("Ben")]) for _ in range(2))
    version = guest.table(table)["version"]
    request = new_request()
    with guest.socket(elsewhere) as follower, sqlite3.connect(tmp_path / "tables.sqlite3") as hog:
        follower.until("welcome")
        hog.isolation_level = None
        hog.execute("BEGIN EXCLUSIVE")
        hanging = guest.play(table, "option none", version, request=request)
        assert problem(hanging) == (503, "took_too_long")
        assert guest.get("/api/health")["status"] == "ok"
        assert guest.get(f"/api/tables/{elsewhere}/actions")["actions"]
        follower.send(type="ping")
        assert follower.until("pong")
        hog.execute("ROLLBACK")
        again = guest.play(table, "option none", version, request=request)
        assert again.json() == {"version": version + 1}
    assert guest.table(table)["step"] == 1
    assert "request_took_too_long" in server.log()


# --- Errors --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_with_a_status_has_words(language: str) -> None:
    values = dict.fromkeys(
        (
            "step",
            "of",
            "action",
            "refusal",
            "most",
            "seconds",
            "where",
            "reason",
            "puzzle",
            "host",
            "line",
            "until",
        ),
        "1",
    )
    values |= {
        "needed": "standard",
        "board": "another",
        "name": "Anna",
        "other": "Ann",
        "rating": "1",
        "deal": "1",
    }
    for code in errors.STATUS:
        assert Speaker(language).error(RuhrError(code, **values))


RECORD = {
    "format": "ruhr/1",
    "board": "standard-2",
    "players": ["A", "B"],
    "calmer_water": False,
    "actions": [],
}
STRANGE = [
    {"format": "\ud800"},
    {"format": 10**30},
    {"format": 1e999},
    {"format": {"a": {"b": {"c": {"d": 1}}}}},
    {**RECORD, "deal": {}},
    {**RECORD, "deal": {"first": 10**30, "obstacles": [], "bag": [], "countries": [], "draws": []}},
    {**RECORD, "deal": {"first": 0, "obstacles": [[[[]]]], "bag": [], "countries": [], "draws": []}},
    {**RECORD, "deal": 1, "\ud800": 1},
    {
        **RECORD,
        "players": ["\u202e", "B"],
        "deal": dict.fromkeys(("first", "obstacles", "bag", "countries", "draws")),
    },
]


@pytest.mark.parametrize("record", STRANGE)
def test_strange_records_are_refused_in_words(anna: Guest, record: Json) -> None:
    answer = post_text(anna, "/api/tables", seats=[{"name": "Anna"}, {}], record=record)
    assert problem(answer)[0] == 422


@pytest.mark.parametrize(
    "body",
    [b"[" * 100_000, b"1" * 5000, b"\xff\xfe", b'{"\\ud800": 1}', b"NaN", b'{"request": "a\\u0000b"}', b""],
)
def test_strange_bodies_are_refused_in_words(anna: Guest, body: bytes) -> None:
    assert problem(anna.http.post("/api/tables", content=body, headers=JSON)) == (422, "invalid_request")
    assert anna.get("/api/health")["status"] == "ok"


def test_what_a_rule_forbids_names_its_section(anna: Guest) -> None:
    table = anna.create([person("Anna"), person("Ben")])
    version = anna.table(table)["version"]
    answer = anna.play(table, "lock lock_horst", version)
    assert problem(answer) == (409, "illegal_action")
    assert answer.json()["error"]["section"] == "6.0"
    with anna.socket(table) as socket:
        socket.play("lock lock_horst", version)
        assert socket.until("error")["error"] == answer.json()["error"]

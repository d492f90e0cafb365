"""The pages about the server say what is so: their examples are played here, their tables are checked."""

import ast
import importlib
import json
import re
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter
from tools import protocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ruhr.server import errors, wire
from ruhr.server.serve import KEEP_ALIVE
from ruhr.server.settings import Settings
from tests.server.authenticator import Authenticator
from tests.server.guests import Guest, TableSocket
from tests.server.services import PATIENCE, RuhrServer

ROOT = protocol.ROOT
RECORD = ROOT / "tests" / "golden" / "2-players-0.json"
#: What stands in the examples instead of any time.
SOME_TIME = "1790000000000"
#: And instead of the id of a history.
SOME_HISTORY = '"5eb0d28c9f41a736"'
#: And instead of the secret of a table's bots.
SECRET_OF_BOTS = '"the-secret-of-its-bots"'
#: The host of the page sends e-mails, which nobody gets.
SENDS_MAIL = {
    "address": "https://ruhr.example.org",
    "smtp_url": "smtp+plain://127.0.0.1:9",
    "mail_from": "ruhr@example.org",
}


class Session:
    """People at a server, and a book in which everything they ask and hear is written down."""

    def __init__(self, url: str) -> None:
        self.anna, self.ben = Guest(url), Guest(url)
        self.examples: dict[str, str] = {}
        self._instead = {
            self.anna.key: "anna-has-invented-this-key",
            self.ben.key: "ben-has-invented-another",
        }
        self._requests = self._tables = 0
        self._http = httpx.Client(base_url=url, timeout=PATIENCE)

    def new_request(self) -> str:
        self._requests += 1
        return f"request-{self._requests:02}"

    def name(self, table: str) -> None:
        """Give a table the name under which it stands in the examples."""
        self._tables += 1
        self._instead[table] = f"ruhrschifffahrt{self._tables}"

    def call(self, secret: str, name: str, also: str = "") -> None:
        """Give something a name in the examples from now on, and in one that is written already."""
        self._instead[secret] = name
        if also:
            # What looked like the secret of a table was this.
            told = self.examples[also].replace(SECRET_OF_BOTS, f'"{name}"') if also == "link" else None
            self.examples[also] = told or self.examples[also].replace(secret, name)

    def ask(
        self, name: str, /, method: str, path: str, guest: Guest | None, *, status: int = 200, **body: Any
    ) -> Any:
        """Ask over HTTP, and write it down as an example."""
        headers = {} if guest is None else {"Authorization": f"Bearer {guest.key}"}
        _let_time_pass()
        answer = self._http.request(method, path, json=body or None, headers=headers)
        assert answer.status_code == status, answer.text
        told: Any = answer.json() if answer.content else None
        if name.startswith("create") or name == "look_at":
            self.name(told["table"]["id"])
        elif name == "rematch":
            self.name(told["table"])
        asked = [f"{method} {path}", *(f"{header}: {value}" for header, value in headers.items())]
        if body:
            asked += ["Content-Type: application/json", "", _shown(body)]
        heard = f"HTTP/1.1 {answer.status_code} {answer.reason_phrase}\n"
        if answer.is_redirect:
            heard += f"Location: {answer.headers['location']}"
        else:
            heard += f"\n{_shown(told, whole=name == 'step')}"
        blocks = ["\n".join(asked), heard]
        self._write(name, "\n".join(f"```http\n{block}\n```\n" for block in blocks))
        return told

    def talk(self, name: str, socket: TableSocket, *kinds: str, **message: Any) -> list[Any]:
        """Send a message over a socket and hear so many; written down as an example."""
        _let_time_pass()
        socket.send(**message)
        return self.hear(name, socket, *kinds, message=message)

    def hear(self, name: str, socket: TableSocket, *kinds: str, message: dict[str, Any]) -> list[Any]:
        heard = [socket.next() for _ in kinds]
        assert [told["type"] for told in heard] == list(kinds)
        blocks = [("client", message), *(("server", told) for told in heard)]
        self._write(name, "\n".join(f"The {who}:\n\n```json\n{_shown(told)}\n```\n" for who, told in blocks))
        return heard

    def _write(self, name: str, text: str) -> None:
        """Write an example down, with names instead of what differs from day to day: keys, tables, times."""
        for what, instead in self._instead.items():
            text = text.replace(what, instead)
        assert name not in self.examples
        text = re.sub(r"\b1[6-9]\d{11}\b", SOME_TIME, text)
        text = re.sub(r'"[0-9a-f]{16}"', SOME_HISTORY, text)
        text = re.sub(r'"[0-9a-f]{64}"', '"64-hexadecimal-digits"', text)
        self.examples[name] = re.sub(r'"[\w-]{32}"', SECRET_OF_BOTS, text)


def _shown(value: Any, whole: bool = False) -> str:
    return protocol.pretty(protocol.shortened(value, whole))


def _let_time_pass() -> None:
    """Two changes within a millisecond would look different from others."""
    time.sleep(0.003)


def played(url: str) -> dict[str, str]:
    """Play the session that the page tells of; returns its examples."""
    session = Session(url)
    record = json.loads(RECORD.read_text("utf-8"))
    _look_around(session)
    table = _sit_down(session, record)
    _play_over_the_socket(session, table)
    _play_over_http(session, table)
    _end_a_game(session, record)
    _send_away(session)
    _find_each_other(session)
    _have_devices(session)
    _come_back(session)
    _be_told(session)
    _mind_each_other(session)
    _take_part(session)
    return session.examples


def _be_told(session: Session) -> None:
    ask, dora = session.ask, Guest(session.anna.url)
    at: dict[str, Any] = {"device": "Firefox · Linux", "language": "en"}
    session.call(dora.key, "dora-has-invented-this-key")
    there = dora.get("/api/me/notices")
    session.call(there["push_key"], "the-key-with-which-a-browser-subscribes")
    ask("notices", "GET", "/api/me/notices", dora)
    hook = {"kind": "hook", "address": "https://chat.example.org/hooks/of-dora"}
    added = dora.http.post("/api/me/notices", json={**at, "way": hook}).json()
    session.call(added["ways"][0]["id"], "her-way-id-1")
    ask("add_hook", "POST", "/api/me/notices", dora, **at, way=hook)
    ask("try_way", "POST", "/api/me/notices/" + added["ways"][0]["id"] + "/try", dora)
    ask("looking", "POST", "/api/me/looking", dora, looking=True)
    ask("end_way", "POST", "/api/me/notices/" + added["ways"][0]["id"] + "/end", dora)
    mail = {"kind": "mail", "address": "dora@example.org"}
    added = dora.http.post("/api/me/notices", json={**at, "way": mail}).json()
    session.call(added["ways"][0]["id"], "her-way-id-2")
    ask("add_mail", "POST", "/api/me/notices", dora, **at, way=mail)
    ask("mute_mailbox", "POST", "/api/me/notices/" + added["ways"][0]["id"] + "/mute", dora)
    code = "what-the-link-in-some-e-mail-of-ours-carries"
    ask("confirm_mailbox", "POST", "/api/me/confirm", None, status=404, code=code)
    ask("stop_mail", "POST", f"/api/me/stop?code={code}", None)
    ask("ask_to_stop", "GET", f"/api/me/stop?code={code}", None, status=303)
    ask("recover", "POST", "/api/me/recover", None, address="dora@example.org")


def _have_devices(session: Session) -> None:
    ask, url = session.ask, session.anna.url
    carla, former, phone = Guest(url), Guest(url), Guest(url)
    session.call(carla.key, "carla-has-invented-this-key")
    session.call(former.key, "her-key-of-a-single-table")
    session.call(phone.key, "a-new-key-of-her-phone")
    at: dict[str, Any] = {"device": "Firefox · Linux"}
    by_phone: dict[str, Any] = {"device": "Chrome · Android"}
    table = former.create([{"name": "Carla"}, {"level": "kapitaen"}])
    session.name(table)
    ask("keys", "POST", "/api/me/keys", carla, **at, keys=[former.key])
    ask("wishes", "POST", "/api/me/wishes", carla, **at, wishes={"name": "Carla", "pace": "fast"})
    link = ask("link", "POST", "/api/me/links", carla, **at)
    session.call(link["code"], "what-the-link-carries", also="link")
    there = ask("arrive", "POST", "/api/me/arrive", phone, code=link["code"], **by_phone)
    first, second = sorted(there["sessions"], key=lambda device: bool(device["here"]))
    session.call(first["id"], "her-first-id", also="arrive")
    session.call(second["id"], "her-other-id", also="arrive")
    ask("me", "GET", "/api/me", phone)
    with carla.socket(table) as playing:
        playing.until("welcome")
        while not playing.asked:
            playing.next(30)
        ask("my_tables", "GET", "/api/me/tables", phone)
    ask("end_device", "POST", f"/api/me/sessions/{first['id']}/end", phone)
    ask("ended", "GET", "/api/me", carla, status=401)
    ask("download", "GET", "/api/me/download", phone)
    ask("records_of_nobody", "GET", "/api/me/records.zip", carla, status=401)
    ask("delete", "POST", "/api/me/delete", phone, everything=True)


def _mind_each_other(session: Session) -> None:
    ask, gerd, hans = session.ask, Guest(session.anna.url), Guest(session.anna.url)
    session.call(gerd.key, "gerd-has-invented-this-key")
    table = gerd.create([{"name": "Gerd"}, {}])
    session.name(table)
    hans.post(f"/api/tables/{table}/seats/1/join", request=session.new_request(), name="Hans")
    at = f"/api/tables/{table}"
    kept = ask("keep_distance", "POST", f"{at}/distance", gerd, seat=1, muted=True, blocked=False)
    distance = kept["people"][0]["id"]
    session.call(distance, "his-name-to-me", also="keep_distance")
    ask("distances", "GET", f"{at}/manners", gerd)
    ask("tell_hosts", "POST", f"{at}/report", gerd, seat=1, reason="name", words="It is mine.")
    ask("own_manners", "GET", "/api/me/manners", gerd)
    ask("end_distance", "POST", f"/api/me/manners/{distance}/end", gerd)


def _take_part(session: Session) -> None:
    ask, ida = session.ask, Guest(session.anna.url)
    session.call(ida.key, "ida-has-invented-this-key")
    at: dict[str, Any] = {"device": "Firefox · Linux"}
    rules = {"format": "swiss", "players": 2, "rounds": 2}
    wish: dict[str, Any] = {"request": session.new_request(), "name": "Ruhr cup", "rules": rules, **at}
    made = session.ask("make_cup", "POST", "/api/cups", ida, status=201, **wish)
    cup = f"/api/cups/{made['id']}"
    session.call(made["id"], "the-id-of-the-cup", also="make_cup")
    ask("join_cup", "POST", f"{cup}/join", ida, name="Ida", **at)
    ask("cups", "GET", "/api/cups?status=mine", ida)
    ask("cup", "GET", cup, None)
    ask("begin_cup", "POST", f"{cup}/begin", session.ben, status=403)
    ask("play_board", "POST", f"{cup}/boards/1/play", ida, status=404)
    ask("leave_cup", "POST", f"{cup}/leave", ida)
    ask("cancel_cup", "POST", f"{cup}/cancel", ida)


def _come_back(session: Session) -> None:
    ask, emma, browser = session.ask, Guest(session.anna.url), Guest(session.anna.url)
    keeps = Authenticator(SENDS_MAIL["address"])
    session.call(emma.key, "emma-has-invented-this-key")
    session.call(browser.key, "a-new-key-of-another-browser")
    asked = ask("begin_passkey", "POST", "/api/me/passkeys/begin", emma)
    session.call(asked["challenge"], "what-is-to-be-signed", also="begin_passkey")
    session.call(asked["handle"], "whom-it-names", also="begin_passkey")
    made = keeps.make(asked)
    session.call(made["client_data"], "what-the-browser-says-it-was-asked")
    session.call(made["attestation"], "its-public-key-and-more")
    told = ask("make_passkey", "POST", "/api/me/passkeys", emma, device="Firefox · Linux", **made)
    passkey = told["passkeys"][0]
    session.call(passkey["id"], "her-passkey-id", also="make_passkey")
    session.call(passkey["credential"], "by-what-it-is-known", also="make_passkey")
    asked = ask("begin_return", "POST", "/api/me/return/begin", browser)
    session.call(asked["challenge"], "what-is-to-be-signed-now", also="begin_return")
    signed = keeps.use(asked)
    session.call(signed["client_data"], "what-the-browser-says-it-was-asked")
    session.call(signed["authenticator_data"], "for-whom-and-that-it-was-she")
    session.call(signed["signature"], "what-only-the-passkey-can-sign")
    there = ask("return_by_passkey", "POST", "/api/me/return", browser, device="Chrome · Android", **signed)
    first, second = sorted(there["sessions"], key=lambda device: bool(device["here"]))
    session.call(first["id"], "her-first-id", also="return_by_passkey")
    session.call(second["id"], "her-other-id", also="return_by_passkey")
    ask("passkeys", "GET", "/api/me/passkeys", browser)
    ask("end_passkey", "POST", f"/api/me/passkeys/{passkey['id']}/end", browser)


def _find_each_other(session: Session) -> None:
    ask, dora = session.ask, Guest(session.anna.url)
    session.call(dora.key, "dora-has-invented-this-key")
    ask("find", "POST", "/api/find", dora, players=2, pace="days", language="de", rated=True)
    wish = {"public": True, "clock": {"bank": 7 * 86_400}, "terms": {"rated": True, "around": True}}
    table = dora.create([{"name": "Dora"}, {}], **wish)
    session.name(table)
    ask("found", "POST", "/api/find", session.ben, players=2, pace="days", rated=True)
    ask("ratings", "GET", f"/api/tables/{table}/ratings", None)
    ask("scale", "GET", "/api/ratings", None)
    ask("profile", "GET", "/api/me/profile", dora)


def _send_away(session: Session) -> None:
    table = session.anna.create([{"name": "Anna"}, {}, {}])
    session.name(table)
    assert session.ben.join(table, 1, "Ben").status_code == 200
    path = f"/api/tables/{table}/seats/1/send_away"
    session.ask("send_away", "POST", path, session.anna, request=session.new_request())


def _look_around(session: Session) -> None:
    ask, anna = session.ask, session.anna
    ask("health", "GET", "/api/health", None)
    ask("board", "GET", "/api/board", None)
    ask("rules", "GET", "/api/rules?language=en", None)
    wishes = {"public": True, "clock": {"bank": 1800, "increment": 30, "at_end": "bot"}}
    seats = [{"name": "Anna"}, {}, {"level": "kapitaen"}]
    ask(
        "create",
        "POST",
        "/api/tables",
        anna,
        status=201,
        request=session.new_request(),
        seats=seats,
        **wishes,
    )
    ask("list", "GET", "/api/tables?status=open", None)
    ask("key_missing", "POST", "/api/tables", None, status=401, request=session.new_request(), seats=[{}, {}])
    ask("invalid", "POST", "/api/tables", anna, status=422, request=session.new_request(), seats=[{}])


def _sit_down(session: Session, record: dict[str, Any]) -> str:
    ask, ben = session.ask, session.ben
    created = ask(
        "create_from_record",
        "POST",
        "/api/tables",
        session.anna,
        status=201,
        request=session.new_request(),
        seats=[{"name": "Anna"}, {}],
        record=record,
        step=0,
    )
    table = str(created["table"]["id"])
    ask(
        "join",
        "POST",
        f"/api/tables/{table}/seats/1/join",
        ben,
        request=session.new_request(),
        name="Ben",
    )
    ask("table", "GET", f"/api/tables/{table}", ben)
    return table


def _play_over_the_socket(session: Session, table: str) -> None:
    ben, new = session.ben, session.new_request
    with ben.socket(table) as socket, session.anna.socket(table) as annas:
        session.hear("hello", socket, "welcome", message={"type": "hello", "keys": [ben.key]})
        annas.until("welcome")
        first = {"type": "play", "request": new(), "version": 2, "action": "option transport"}
        (change,) = session.talk("play", socket, "change", **first)
        assert "asked" in change
        assert "asked" not in annas.until("change")
        session.talk("repeat", socket, "done", **first)
        session.talk("stale", socket, "error", type="play", request=new(), version=2, action="option pilot")
        illegal = {"type": "play", "request": new(), "version": 3, "action": "transport gewalt"}
        session.talk("illegal", socket, "error", **illegal)
        session.talk("undo", socket, "change", type="undo", request=new(), version=3, seat=1)
        session.talk("why_not", socket, "refusals", type="why_not", request=new())
        session.talk("outlook", socket, "outlooks", type="outlook", request=new())
        session.talk("say", socket, "said", "done", type="say", request=new(), seat=1, text="Glück auf!")
        session.talk("ping", socket, "pong", type="ping")
    with ben.socket(table, version=3, line=1) as socket:
        hello = {"type": "hello", "keys": [ben.key], "version": 3, "line": 1}
        session.hear("catch_up", socket, "welcome", "change", message=hello)


def _play_over_http(session: Session, table: str) -> None:
    ask, ben, new = session.ask, session.ben, session.new_request
    at = f"/api/tables/{table}"
    ask("actions", "GET", f"{at}/actions", ben)
    ask("hint_with_people", "GET", f"{at}/hint", ben, status=403)
    ask("http_play", "POST", f"{at}/play", ben, request=new(), version=4, action="option pilot")
    ask("refusals", "GET", f"{at}/refusals?action=lock+lock_horst", None)
    ask("topics", "GET", f"{at}/topics", None)
    ask("http_undo", "POST", f"{at}/undo", ben, request=new(), version=5, seat=1)
    nothing = {"version": 6, "seat": 1}
    ask("cannot_undo", "POST", f"{at}/undo", ben, status=409, request=new(), **nothing)
    ask("changes", "GET", f"{at}/changes?after=5", None)
    ask("chat", "POST", f"{at}/chat", session.anna, request=new(), seat=0, text="Moin.")
    ask("leave", "POST", f"{at}/seats/0/leave", session.anna, request=new(), level="steuermann")
    ask("return", "POST", f"{at}/seats/0/return", session.anna, request=new())
    answers = [
        {"action": "option pilot", "decision": "option", "turn": 1},
        {"action": "start gewalt", "decision": "start", "turn": 1},
    ]
    given: dict[str, Any] = {"mark": None, "careful": True, "answers": answers}
    ask("give_ahead", "POST", f"{at}/seats/0/ahead", session.anna, request=new(), **given)
    ask("ahead", "GET", f"{at}/ahead", session.anna)
    ask("record_too_soon", "GET", f"{at}/record", None, status=409)
    ask("step", "GET", f"{at}/steps/0", None)


def _end_a_game(session: Session, record: dict[str, Any]) -> None:
    ask, anna, new = session.ask, session.anna, session.new_request
    before = {"record": record, "step": len(record["actions"]) - 1}
    seats = [{"name": "Anna"}, {"name": "Ben"}]
    created = anna.post("/api/tables", seats=seats, **before).json()["table"]
    session.name(created["id"])
    at = f"/api/tables/{created['id']}"
    ask("hint", "GET", f"{at}/hint", anna)
    with anna.socket(created["id"]) as socket:
        socket.until("welcome")
        last = {"type": "play", "request": new(), "version": 2, "action": record["actions"][-1]}
        (end,) = session.talk("end", socket, "change", **last)
    assert end["events"][-1]["kind"]
    ask("story", "GET", f"{at}/story", None)
    ask("record", "GET", f"{at}/record", None)
    ask("review", "GET", f"{at}/review", None)
    ask("ask_for_review", "POST", f"{at}/review", None, step=None)
    ask("review_not_done", "GET", f"{at}/review.json", None, status=409)
    ask("own_puzzles", "GET", f"{at}/review/puzzles/0", None, status=409)
    ask("puzzles", "GET", "/api/puzzles", None)
    ask("puzzle", "GET", "/api/puzzles/1-0-1", None)
    ask("rematch", "POST", f"{at}/rematch", anna, request=new())
    ask("look_at", "POST", "/api/records", None, status=201, record=record)
    ask("position", "GET", "/api/position?text=2%20players,%20turn%204,%20phase%206", None)
    ask("try", "POST", "/api/try", None, position="2 players, turn 4, phase 1")
    events = [end["events"][-1]]
    words: dict[str, Any] = {
        "language": "de",
        "names": ["Anna", "Ben"],
        "actions": [last["action"]],
        "events": events,
    }
    ask("words", "POST", "/api/words", None, **words)


# --- The pages -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server_of_the_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RuhrServer]:
    """A server at which nobody else plays."""
    server = RuhrServer(tmp_path_factory.mktemp("docs"), **SENDS_MAIL)
    server.start()
    yield server
    server.clean_up()


def test_the_examples_and_tables_are_what_the_server_does(server_of_the_page: RuhrServer) -> None:
    parts = {f"example: {name}": text for name, text in played(server_of_the_page.url).items()}
    parts |= protocol.tables()
    pages = [file.read_text("utf-8") for file in (protocol.PROTOCOL, protocol.OPERATIONS)]
    assert sorted(name for page in pages for name in protocol.parts_of(page)) == sorted(parts)
    for page in pages:
        assert protocol.renewed(page, parts) == page, "run `make docs`"


def test_every_route_and_message_has_an_example() -> None:
    page = protocol.PROTOCOL.read_text("utf-8")
    asked = re.findall(r"^(GET|POST) (/\S*)$", page, re.MULTILINE)
    for path, operations in protocol.schema()["paths"].items():
        route = re.compile(re.sub(r"\{\w+\}", r"[\\w-]+", path) + r"(\?.*)?")
        for method in operations:
            assert any(method.upper() == verb and route.fullmatch(at) for verb, at in asked), (method, path)
    for kind in [*_types_of(wire.ClientMessage), *_types_of(wire.ServerMessage)]:
        assert f'"type": "{kind}"' in page


def _types_of(union: Any) -> list[str]:
    mapping: dict[str, str] = TypeAdapter(union).json_schema()["discriminator"]["mapping"]
    return list(mapping)


def test_every_error_of_the_server_is_explained() -> None:
    raised = set(errors.STATUS)
    for file in (ROOT / "src" / "ruhr" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("TableError", "IllegalAction"):
                raised |= {
                    str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)
                }
    assert raised <= set(protocol.error_codes())


def test_the_bot_of_the_page_plays_a_game(server: RuhrServer) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", protocol.PROTOCOL.read_text("utf-8"), re.DOTALL)
    assert "http://127.0.0.1:8769" in program
    done: dict[str, Any] = {}
    exec(program.replace("http://127.0.0.1:8769", server.url), done)
    assert done["record"]["players"] == ["My bot", "Haniel"]


@pytest.mark.parametrize(
    ("table", "message", "code"),
    [
        ("ruhrschifffahrt0", '{"type": "hello"}', 4404),
        ("ruhrschifffahrt0", '{"type": "ping"}', 4400),
        ("ruhrschifffahrt0", "[" * 9 * 1024, 1009),
    ],
)
def test_connections_end_with_the_codes_of_the_page(
    server: RuhrServer, table: str, message: str, code: int
) -> None:
    assert f"\n| {code} |" in protocol.PROTOCOL.read_text("utf-8")
    with connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live") as socket:
        socket.send(message)
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
        assert socket.close_code == code


def test_a_page_of_another_site_is_not_let_in(server: RuhrServer) -> None:
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/ruhrschifffahrt0/live"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, origin=Origin("https://elsewhere.example"))
    assert refused.value.response.status_code == 403


def test_every_setting_is_explained() -> None:
    page = protocol.OPERATIONS.read_text("utf-8")
    told = re.findall(r"^\| `RUHR_(\w+)` \| (.*?) \|", page, re.MULTILINE)
    assert [name.lower() for name, _ in told] == list(Settings.model_fields)
    for name, words in told:
        usual = Settings.model_fields[name.lower()].default
        if isinstance(usual, bool | int | float):
            assert words == f"`{json.dumps(usual)}`", name


# --- Types ---------------------------------------------------------------------------------------------


def test_the_lock_file_of_the_browser_names_no_registry() -> None:
    lock = json.loads(ROOT.joinpath("web", "package-lock.json").read_text("utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


# --- Examples of deployment ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("proxy", "kept"), [("nginx.conf", r"keepalive_timeout (\d+)s;"), ("Caddyfile", r"keepalive (\d+)s")]
)
def test_a_proxy_lets_go_of_an_idle_connection_before_the_server_does(proxy: str, kept: str) -> None:
    (seconds,) = re.findall(kept, ROOT.joinpath("deploy", proxy).read_text("utf-8"))
    assert int(seconds) < KEEP_ALIVE
    assert f"the server's {KEEP_ALIVE} seconds" in ROOT.joinpath("docs", "operations.md").read_text("utf-8")


def test_the_compose_file_starts_what_the_page_says() -> None:
    text = ROOT.joinpath("deploy", "compose.yaml").read_text("utf-8")
    compose = importlib.import_module("yaml").safe_load(text)
    services = compose["services"]
    assert set(services) == {"postgres", "redis", "ruhr-1", "ruhr-2", "worker", "proxy"}
    for service in services.values():
        for mount in service.get("volumes", []):
            name = mount.partition(":")[0]
            assert name in compose["volumes"] or ROOT.joinpath("deploy", name).is_file()
        for needed in service.get("depends_on", {}):
            assert needed in services
    offered = ROOT.joinpath("deploy", ".env.example").read_text("utf-8")
    assert set(re.findall(r"\$\{(\w+)", text)) == set(re.findall(r"^(\w+)=", offered, re.MULTILINE))


@pytest.mark.parametrize(
    ("unit", "command"), [("ruhr.service", "ruhr serve"), ("ruhr-worker@.service", "ruhr worker")]
)
def test_a_unit_starts_our_command_and_sets_only_what_can_be_set(unit: str, command: str) -> None:
    text = ROOT.joinpath("deploy", unit).read_text("utf-8")
    assert re.search(rf"^ExecStart=/opt/ruhr/bin/{command}\b", text, re.MULTILINE)
    known = {f"RUHR_{name.upper()}" for name in Settings.model_fields}
    assert set(re.findall(r"RUHR_\w+", text)) <= known

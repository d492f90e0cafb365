"""Versions and request ids, catching up, telling everybody, and what those who run the server see."""

import errno
import json
import os
import random
import re
import signal
import subprocess
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from ruhr import Game
from ruhr.errors import RuhrError
from ruhr.language import LANGUAGES, Speaker
from ruhr.server.live import MOST_MISSED
from tests.server.guests import Guest, Json, bot, new_request, person
from tests.server.services import Process, RuhrServer, ruhr_command, wait_until

Start = Callable[[Process], None]


def hot_seat(guest: Guest, seats: int = 2) -> str:
    """A table at which one guest holds all seats, dealt as always."""
    names = ["Anna", "Ben", "Carla", "Dora"][:seats]
    record = Game.new(names, seed=1).record().to_json()
    return guest.create([person(name) for name in names], record=record)


def play_some(guest: Guest, table: str, decisions: int, seed: int = 1) -> None:
    chance = random.Random(seed)
    for _ in range(decisions):
        guest.play_any(table, chance)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


# --- Repeated requests ---------------------------------------------------------------------------------


def twice(ask: Callable[[str], httpx.Response]) -> Json:
    """Ask with the same request id three times; all answers are the same, and one is returned."""
    request = new_request()
    first, *others = (ask(request) for _ in range(3))
    assert first.is_success, first.text
    for other in others:
        assert (other.status_code, other.json()) == (first.status_code, first.json())
    answer: Json = first.json()
    return answer


def test_a_table_is_created_once(guest: Guest, server: RuhrServer) -> None:
    seats = [person("Anna"), person()]
    request = new_request()
    first = guest.post("/api/tables", seats=seats, request=request, public=True).json()["table"]["id"]
    again = guest.post("/api/tables", seats=seats, request=request, public=True).json()["table"]["id"]
    assert again == first
    listed = [table["id"] for table in guest.get("/api/tables")["tables"]]
    assert listed.count(first) == 1
    other = Guest(server.url).post("/api/tables", seats=seats, request=request).json()["table"]["id"]
    assert other != first, "the id of a request is its sender's own"


def test_many_who_create_with_the_same_request_get_one_table(guest: Guest, server: RuhrServer) -> None:
    request = new_request()
    guests = [Guest(server.url, guest.key) for _ in range(6)]

    def create(each: Guest) -> str:
        answer = each.post("/api/tables", seats=[person("Anna"), person("Ben")], request=request)
        return str(answer.json()["table"]["id"])

    with ThreadPoolExecutor(len(guests)) as pool:
        assert len(set(pool.map(create, guests))) == 1


def test_whoever_joins_leaves_and_returns_twice_does_it_once(guest: Guest, server: RuhrServer) -> None:
    ben = Guest(server.url)
    table = guest.create([person("Anna"), person(), person()])
    at = f"/api/tables/{table}/seats/1"
    assert twice(lambda request: ben.post(f"{at}/join", name="Ben", request=request)) == {"version": 2}
    assert twice(lambda request: ben.post(f"{at}/leave", request=request)) == {"version": 3}
    assert guest.table(table)["seats"][1]["name"] is None
    assert twice(lambda request: ben.post(f"{at}/join", name="Ben", request=request)) == {"version": 4}
    assert guest.join(table, 2, "Carla").json() == {"version": 5}
    in_game = twice(lambda request: ben.post(f"{at}/leave", level="schiffsjunge", request=request))
    assert in_game == {"version": 6}
    wait_until("it is not the bot's turn", lambda: guest.table(table)["decider"] != 1)
    back = twice(lambda request: ben.post(f"{at}/return", request=request))
    assert guest.table(table)["version"] == back["version"]
    kinds = [change["kind"] for change in guest.get(f"/api/tables/{table}/changes?after=5")["changes"]]
    assert (kinds.count("left"), kinds.count("returned")) == (1, 1)


def test_whoever_decides_takes_back_and_talks_twice_does_it_once(guest: Guest) -> None:
    table = hot_seat(guest)
    there = guest.table(table)
    at, version, seat = f"/api/tables/{table}", there["version"], there["decider"]
    played = twice(lambda request: guest.play(table, "option pilot", version, request=request))
    assert played == {"version": version + 1}
    undone = twice(lambda request: guest.post(f"{at}/undo", version=version + 1, seat=seat, request=request))
    assert undone == {"version": version + 2}
    assert twice(lambda request: guest.post(f"{at}/chat", seat=0, text="Hi", request=request)) == {
        "number": 1
    }
    now = guest.get(at)
    assert (now["table"]["version"], now["table"]["step"]) == (version + 2, 0)
    assert [line["words"] for line in now["chat"]] == ["Hi"]


def test_a_repetition_is_known_after_long_and_after_a_restart(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    guest = Guest(server.url)
    table = hot_seat(guest)
    version = guest.table(table)["version"]
    request = new_request()
    first = guest.play(table, "option none", version, request=request).json()
    play_some(guest, table, 20)
    before = guest.table(table)
    assert guest.play(table, "option none", version, request=request).json() == first
    assert server.stop() == 0
    server.start()
    assert guest.play(table, "option none", version, request=request).json() == first
    assert guest.table(table) == before


def test_over_a_socket_and_after_coming_back_a_repetition_is_confirmed(guest: Guest) -> None:
    table = hot_seat(guest)
    version = guest.table(table)["version"]
    request = new_request()
    with guest.socket(table) as socket:
        socket.until("welcome")
        socket.play("option none", version, request)
        told = socket.next()
        assert (told["type"], told["request"], told["version"]) == ("change", request, version + 1)
        socket.play("option none", version, request)
        assert socket.next() == {"type": "done", "request": request, "version": version + 1}
    with guest.socket(table, version=version) as socket:
        assert socket.until("welcome")["table"] is None
        assert socket.next()["request"] == request, "what was done while away is told with its request"
        socket.play("option none", version, request)
        assert socket.next() == {"type": "done", "request": request, "version": version + 1}
    assert guest.table(table)["version"] == version + 1


def test_a_rematch_is_arranged_once_whoever_asks(guest: Guest) -> None:
    table = hot_seat(guest)
    with guest.socket(table) as socket:
        socket.play_to_the_end(random.Random(11))
    arranged = twice(lambda request: guest.post(f"/api/tables/{table}/rematch", request=request))
    assert guest.post(f"/api/tables/{table}/rematch").json() == arranged
    assert guest.table(table)["version"] == arranged["version"]
    assert guest.table(arranged["table"])["origin"] == table


# --- Stale and concurrent requests ---------------------------------------------------------------------


def test_what_was_decided_for_another_version_changes_nothing(guest: Guest) -> None:
    table = hot_seat(guest)
    play_some(guest, table, 5)
    before = guest.table(table)
    for version in (0, before["version"] - 1, before["version"] + 1, 2**31 - 1):
        for path, body in (("play", {"action": "option none"}), ("undo", {"seat": before["decider"]})):
            stale = guest.post(f"/api/tables/{table}/{path}", version=version, **body)
            assert code_of(stale) == (409, "stale_version")
            assert stale.json()["error"]["values"] == {"version": before["version"]}
        with guest.socket(table) as socket:
            request = socket.play("option none", version)
            told = socket.until("error")
            assert (told["request"], told["error"]) == (request, stale.json()["error"])
    assert guest.table(table) == before


def test_of_many_decisions_at_the_same_moment_one_is_carried_out(guest: Guest, server: RuhrServer) -> None:
    table = hot_seat(guest)
    guests = [Guest(server.url, guest.key) for _ in range(4)]
    with ThreadPoolExecutor(len(guests)) as pool:
        for _ in range(10):
            asked = guest.get(f"/api/tables/{table}/actions")
            together = threading.Barrier(len(guests))

            def decide(number: int, asked: Json = asked, together: threading.Barrier = together) -> int:
                action = asked["actions"][number % len(asked["actions"])]["action"]
                together.wait()
                answer = guests[number].play(table, action, asked["version"])
                if not answer.is_success:
                    assert code_of(answer) == (409, "stale_version")
                return answer.status_code

            statuses = sorted(pool.map(decide, range(len(guests))))
            assert statuses == [200, 409, 409, 409]
            assert guest.table(table)["version"] == asked["version"] + 1


# --- Catching up ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def long_game(server: RuhrServer) -> tuple[Guest, str, list[Json]]:
    """A game of more changes than are told one by one, and how the table was after each of them."""
    guest = Guest(server.url)
    table = hot_seat(guest, 4)
    documents: list[Json] = []
    chance = random.Random(12)
    with guest.socket(table) as socket:
        socket.until("welcome")
        while len(documents) < MOST_MISSED + 30:
            assert socket.document is not None
            assert socket.asked
            documents.append(socket.document)
            socket.play(chance.choice(socket.asked)["action"], socket.document["version"])
            socket.until("change")
        assert socket.document is not None
        documents.append(socket.document)
    return guest, table, documents


@pytest.mark.parametrize("missed", [0, 1, 2, 17, MOST_MISSED])
def test_who_was_away_gets_exactly_what_he_has_missed(
    long_game: tuple[Guest, str, list[Json]], missed: int
) -> None:
    guest, table, documents = long_game
    known = documents[-1 - missed]
    with guest.socket(table, version=known["version"]) as socket:
        welcome = socket.until("welcome")
        assert welcome["table"] is None
        assert welcome["version"] == known["version"] + missed
        socket.document = known
        heard = [socket.next()["version"] for _ in range(missed)]
        assert heard == list(range(known["version"] + 1, known["version"] + missed + 1))
        assert socket.document == documents[-1] == guest.table(table)
        socket.send(type="ping")
        assert socket.next()["type"] == "pong", "nothing is told twice"
    told = guest.get(f"/api/tables/{table}/changes?after={known['version']}")
    assert told["version"] == documents[-1]["version"]
    assert [change["version"] for change in told["changes"]] == heard
    story = guest.get(f"/api/tables/{table}/story?since={known['step'] + 1}")
    assert story["version"] == documents[-1]["version"]
    assert [step["action"] for step in story["steps"]] == [change["words"] for change in told["changes"]]


@pytest.mark.parametrize("version", [None, 0, 1, 2**31 - 1])
def test_who_was_away_for_very_long_or_knows_nonsense_gets_the_whole_table(
    long_game: tuple[Guest, str, list[Json]], version: int | None
) -> None:
    guest, table, documents = long_game
    with guest.socket(table, version=version) as socket:
        assert socket.until("welcome")["table"] == documents[-1]
        socket.send(type="ping")
        assert socket.next()["type"] == "pong"


def test_every_version_can_be_caught_up_with_while_others_play(guest: Guest) -> None:
    """Whoever comes in the middle of heavy play misses nothing and hears nothing twice."""
    table = hot_seat(guest)
    stop = threading.Event()

    def play() -> None:
        chance = random.Random(4)
        while not stop.is_set() and guest.table(table)["status"] == "playing":
            guest.play_any(table, chance)

    player = threading.Thread(target=play)
    first = guest.table(table)
    player.start()
    try:
        watcher = Guest(guest.url)
        for _ in range(12):
            with watcher.socket(table, version=first["version"]) as socket:
                welcome = socket.until("welcome")
                socket.document = welcome["table"] or first
                for _ in range(3):
                    if socket.document["status"] == "playing":
                        socket.until("change")
                while socket.document["version"] < welcome["version"]:
                    socket.until("change")
                first = socket.document
    finally:
        stop.set()
        player.join()


def test_lines_that_were_missed_are_told(guest: Guest) -> None:
    table = hot_seat(guest)
    for number in range(5):
        guest.post(f"/api/tables/{table}/chat", seat=0, text=f"Line {number + 1}")
    for known in range(7):
        with guest.socket(table, line=known) as socket:
            chat = socket.until("welcome")["chat"]
            assert [line["number"] for line in chat] == list(range(known + 1, 6))


# --- In order ------------------------------------------------------------------------------------------


def test_everybody_hears_of_every_change_in_order_before_the_next_one_is_made(guest: Guest) -> None:
    """How fast, `make bench-server` measures."""
    table = hot_seat(guest, 4)
    followers = [Guest(guest.url).socket(table) for _ in range(4)]
    for follower in followers:
        follower.until("welcome")
    chance = random.Random(9)
    with guest.socket(table) as player:
        player.until("welcome")
        for _ in range(100):
            assert player.asked
            assert player.document is not None
            action, version = chance.choice(player.asked)["action"], player.document["version"]
            request = player.play(action, version)
            for socket in (player, *followers):
                told = socket.next()
                assert (told["type"], told["request"], told["version"]) == ("change", request, version + 1)
    for follower in followers:
        assert follower.document == player.document
        follower.connection.close()


# --- Running it ----------------------------------------------------------------------------------------


def figures(server: RuhrServer) -> dict[tuple[str, str], float]:
    """All figures, by name and the value of their first label."""
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        (sample.name, next(iter(sample.labels.values()), "")): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
        if not sample.name.endswith(("_bucket", "_created"))
    }


def test_the_figures_count_what_happens(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    guest = Guest(server.url)
    table = hot_seat(guest)
    play_some(guest, table, 7)
    there = guest.table(table)
    guest.play(table, "option none", 0)
    assert there["undo"] is not None
    guest.post(f"/api/tables/{table}/undo", seat=there["undo"], version=there["version"])
    with guest.socket(table) as socket:
        socket.until("welcome")
        now = figures(server)
        assert now["ruhr_sockets", ""] == 1
    assert now["ruhr_changes_total", "played"] == 7
    assert now["ruhr_changes_total", "undone"] == 1
    assert now["ruhr_errors_total", "stale_version"] == 1
    assert now["ruhr_tables_in_memory", ""] == 1
    assert now["ruhr_request_seconds_count", "POST"] >= 1
    assert table not in httpx.get(f"{server.url}/metrics").text
    wait_until("nobody follows any more", lambda: figures(server)["ruhr_sockets", ""] == 0)


def test_the_log_is_lines_of_json(tmp_path: Path, start: Start) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    guest = Guest(server.url)
    table = hot_seat(guest)
    guest.play(table, "option none", 0)
    guest.http.get("/api/nothing")
    guest.http.post("/api/tables", headers={"origin": "https://evil.example"})
    assert server.stop() == 0
    address, *lines = server.log().splitlines()
    assert server.url in address
    logged = [json.loads(line) for line in lines]
    for line in logged:
        assert {"event", "level", "timestamp"} <= set(line)
    requests = [line for line in logged if line["event"] == "request"]
    told = {(line["method"], line["path"], line["status"]) for line in requests}
    assert told >= {
        ("GET", "/api/health", 200),
        ("POST", "/api/tables", 201),
        ("POST", "/api/tables/{table}/play", 409),
        ("GET", "other", 404),
    }
    assert any(line["status"] == 403 for line in requests)
    assert all(line["ms"] >= 0 for line in requests)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_it_says_goodbye_and_ends_well(
    tmp_path: Path, start: Start, how: signal.Signals
) -> None:
    server = RuhrServer(tmp_path)
    start(server)
    guest = Guest(server.url)
    table = guest.create([person("Anna"), bot()])
    with guest.socket(table) as following:
        following.until("welcome")
        assert server.stop(how) == 0
        with pytest.raises(ConnectionClosed) as closed:
            following.until("nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (1001, 1012)
    assert "Traceback" not in server.log()
    assert "exception" not in server.log()
    server.start()
    assert guest.table(table)["status"] == "playing"
    wait_until("the bot has decided", lambda: guest.table(table)["decider"] == 0)


def serve(*options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*ruhr_command(), "serve", *options],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_it_prints_where_it_can_be_found(server: RuhrServer) -> None:
    assert re.search(rf"{re.escape(server.url)}/?\b", server.log())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_server_at_the_same_address_says_so_in_your_language(
    server: RuhrServer, language: str
) -> None:
    second = serve("--port", str(server.port), "--language", language)
    assert second.returncode == 1
    assert second.stdout == ""
    reason = str(OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE)))
    taken = RuhrError("address_taken", address=f"127.0.0.1:{server.port}", reason=reason)
    assert second.stderr == Speaker(language).error(taken) + "\n"


def test_a_server_that_cannot_reach_its_database_says_so(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    database = f"sqlite:///{in_the_way}/tables.sqlite3"
    failed = serve("--port", "0", "--language", "en", RUHR_DATABASE_URL=database)
    assert failed.returncode == 1
    assert failed.stderr.splitlines()[-1] == Speaker("en").error(RuhrError("server_failed"))


def test_a_request_repeated_with_the_present_version_is_still_a_repetition(guest: Guest) -> None:
    at = guest.create([person("Anna"), person("Ben")])
    version = guest.table(at)["version"]
    first = guest.play(at, "option none", version, request="the-same-request")
    again = guest.play(at, "option none", first.json()["version"], request="the-same-request")
    assert (again.status_code, again.json()) == (200, first.json())
    assert guest.table(at)["step"] == 1


def test_pages_of_a_configured_origin_may_ask(tmp_path: Path, start: Callable[[Process], None]) -> None:
    server = RuhrServer(tmp_path, origins='["https://example.org"]')
    start(server)
    asking = {"origin": "https://example.org", "access-control-request-method": "POST"}
    allowed = httpx.options(f"{server.url}/api/tables", headers=asking)
    assert allowed.headers["access-control-allow-origin"] == "https://example.org"
    foreign = httpx.options(f"{server.url}/api/tables", headers={**asking, "origin": "https://elsewhere.org"})
    assert "access-control-allow-origin" not in foreign.headers

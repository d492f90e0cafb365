"""The application runs under any ASGI server: what people do there is the same, and so is what they hear."""

import contextlib
import itertools
import json
import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ruhr.server.serve import TESTED_WITH
from tests.server.deaf import DeafClient, figure
from tests.server.guests import Guest, Json, TableSocket, bot, new_request, person
from tests.server.services import (
    PATIENCE,
    HypercornServer,
    RuhrServer,
    UntestedServer,
    UvicornServer,
    wait_until,
)

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
SERVERS: dict[str, type[RuhrServer]] = {
    "hypercorn": HypercornServer,
    "uvicorn": UvicornServer,
    "untested libraries": UntestedServer,
}


@pytest.fixture(scope="module", params=SERVERS)
def other(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RuhrServer]:
    """The application without our short way for messages."""
    server = SERVERS[request.param](tmp_path_factory.mktemp("other"))
    server.start()
    yield server
    assert server.stop() in (0, -15)
    assert "Traceback" not in server.log()


def test_a_game_is_played_over_http_and_sockets(other: RuhrServer) -> None:
    anna, ben = Guest(other.url), Guest(other.url)
    table = anna.create([person("Anna"), person(), bot("schiffsjunge")])
    assert ben.join(table, 1, "Ben").status_code == 200
    with anna.socket(table) as hers, ben.socket(table) as his, Guest(other.url).socket(table) as watching:
        sockets = {0: hers, 1: his}
        for socket in (hers, his, watching):
            assert socket.until("welcome")["version"] >= 2
        chance = random.Random(3)
        while (now := when_a_person_decides(anna, table))["step"] < 12:
            for socket in (hers, his, watching):
                hear_up_to(now, socket)
            decide(now, sockets, (anna, ben), table, chance)
            watching.until("change")
        for socket in (hers, his, watching):
            hear_up_to(now, socket)


def when_a_person_decides(guest: Guest, table: str) -> Json:
    """The table as soon as it is not the bot's turn."""
    wait_until("a person decides", lambda: guest.table(table)["decider"] != 2)
    return guest.table(table)


def hear_up_to(now: Json, socket: TableSocket) -> None:
    """What a socket hears leads to the table as it is."""
    assert socket.document is not None
    while socket.document["version"] < now["version"]:
        socket.until("change")
    assert socket.document == now


def decide(
    at: Json, sockets: dict[int, TableSocket], guests: tuple[Guest, Guest], table: str, chance: random.Random
) -> None:
    """Decide for whoever has to, every other time over HTTP."""
    asked = sockets[at["decider"]].asked
    assert asked
    action = chance.choice(asked)["action"]
    if at["step"] % 2:
        sockets[at["decider"]].play(action, at["version"])
    else:
        assert guests[at["decider"]].play(table, action, at["version"]).status_code == 200


def test_who_comes_back_hears_what_was_missed(other: RuhrServer) -> None:
    guest = Guest(other.url)
    table = guest.create([person("Anna"), person("Ben")])
    before = guest.table(table)
    for _ in range(3):
        guest.play_any(table, random.Random(1))
    guest.post(f"/api/tables/{table}/chat", seat=0, text="Grüße von der Ruhr ⚓")
    with guest.socket(table, version=before["version"]) as socket:
        welcome = socket.until("welcome")
        assert welcome["table"] is None
        assert [line["words"] for line in welcome["chat"]] == ["Grüße von der Ruhr ⚓"]
        socket.document = before
        for _ in range(3):
            socket.until("change")
        assert socket.document == guest.table(table)
        socket.send(type="say", request=new_request(), seat=1, text="Grüß dich")
        assert socket.until("said")["words"] == "Grüß dich"


@pytest.mark.parametrize(
    ("path", "message", "code"),
    [
        ("/api/tables/{table}/live", '{"type": "ping"}', 4400),
        ("/api/tables/{table}/live", json.dumps({"type": "hello", "keys": ["x" * 9000]}), 1009),
        (f"/api/tables/{'A' * 16}/live", '{"type": "hello"}', 4404),
        ("/api/elsewhere", "", 4404),
    ],
    ids=["no hello", "too long", "no table", "no socket"],
)
def test_who_says_something_wrong_is_sent_away(other: RuhrServer, path: str, message: str, code: int) -> None:
    table = Guest(other.url).create([person("Anna"), person("Ben")])
    address = other.url.replace("http", "ws", 1) + path.format(table=table)
    with connect(address) as connection:
        with contextlib.suppress(ConnectionClosed):
            connection.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_errors_have_their_one_shape(other: RuhrServer) -> None:
    refused = httpx.get(f"{other.url}/api/tables/{'A' * 16}")
    assert (refused.status_code, refused.json()["error"]["code"]) == (404, "table_not_found")
    assert "default-src 'self'" in refused.headers["content-security-policy"]
    too_large = httpx.post(f"{other.url}/api/words", content=b"x" * 20_000)
    assert (too_large.status_code, too_large.json()["error"]["code"]) == (413, "too_large")


def test_who_does_not_read_is_cut_off_and_delays_nobody(other: RuhrServer) -> None:
    guest = Guest(other.url)
    table = guest.create([person("Anna"), person("Ben")])
    deaf = DeafClient(other, table)
    deaf.raw.settimeout(5)
    with guest.socket(table) as playing:
        playing.until("welcome")
        wait_until("both are there", lambda: figure(other, "ruhr_sockets") == 2)
        chance = random.Random(6)
        for _ in range(60):
            deaf.ask_much()
            assert playing.document is not None
            assert playing.asked
            playing.play(chance.choice(playing.asked)["action"], playing.document["version"])
            playing.until("change")
            if figure(other, "ruhr_sockets") == 1:
                break
        wait_until("the deaf one is cut off", lambda: figure(other, "ruhr_sockets") == 1)
    deaf.raw.close()
    assert "socket_too_slow" in other.log()


def test_the_short_way_is_taken_with_the_libraries_it_was_tested_with() -> None:
    """The versions that may be installed are those, and the command leaves it out with others."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *itertools.chain(*project["optional-dependencies"].values())]
    for library, tested in TESTED_WITH.items():
        assert [each for each in wanted if re.match(rf"{library}\b", each)] == [f"{library}=={tested}.*"]

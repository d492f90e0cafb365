"""People at tables, as the tests see them: they ask over HTTP, and follow and play over sockets."""

import json
import random
import secrets
from types import TracebackType
from typing import Any

import httpx
import jsonpatch
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from ruhr.server import wire
from tests.server.services import PATIENCE

Json = dict[str, Any]
#: Every message a server sends is checked against the schema.
SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(wire.ServerMessage)


def new_request() -> str:
    """An id for a request."""
    return secrets.token_urlsafe(12)


def new_client(url: str, key: str) -> httpx.Client:
    """A client of a server without TLS: to read certificates nevertheless would take longer than to ask."""
    told = {"authorization": f"Bearer {key}"}
    return httpx.Client(base_url=url, headers=told, timeout=PATIENCE, verify=False, trust_env=False)


class Guest:
    """Somebody with a key."""

    def __init__(self, url: str, key: str | None = None) -> None:
        self.url = url
        self.key = key or secrets.token_urlsafe(24)
        self.http = new_client(url, self.key)

    def create(self, seats: list[Json], **wishes: Any) -> str:
        """Create a table; returns its id."""
        answer = self.post("/api/tables", seats=seats, **wishes)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Ask for something, with a new request id unless one is given."""
        return self.http.post(path, json={"request": new_request(), **body})

    def get(self, path: str, **query: str) -> Json:
        answer = self.http.get(path, params=query or None)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def table(self, table: str) -> Json:
        """What may be seen of a table."""
        found: Json = self.get(f"/api/tables/{table}")["table"]
        return found

    def join(self, table: str, seat: int, name: str) -> httpx.Response:
        return self.post(f"/api/tables/{table}/seats/{seat}/join", name=name)

    def play(self, table: str, action: str, version: int, **wishes: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/play", action=action, version=version, **wishes)

    def play_any(self, table: str, chance: random.Random) -> Json:
        """Decide at random; the guest must be the one to decide."""
        asked = self.get(f"/api/tables/{table}/actions")
        action = chance.choice(asked["actions"])["action"]
        answer = self.play(table, action, asked["version"])
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def socket(self, table: str, *keys: str, **hello: Any) -> "TableSocket":
        """Follow a table."""
        return TableSocket(self.url, table, list(keys) or [self.key], **hello)


class TableSocket:
    """A socket at a table that keeps the table's document up to date by the patches it hears."""

    def __init__(self, url: str, table: str, keys: list[str], **hello: Any) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._opened = connect(address, max_size=None, compression=None)
        self.connection: ClientConnection = self._opened.__enter__()
        self.document: Json | None = None
        self.asked: list[Json] | None = None
        self.received: list[str] = []
        self.send(type="hello", keys=keys, **hello)

    def __enter__(self) -> "TableSocket":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.connection.close()

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> Json:
        """The next message; changes are applied to the document."""
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        SERVER_MESSAGE.validate_json(text)
        message: Json = json.loads(text)
        if message["type"] == "welcome":
            self.document = message["table"] or self.document
            self.asked = message["asked"]
        elif message["type"] == "change":
            self.asked = message.get("asked")
            if self.document is not None:
                assert message["version"] == self.document["version"] + 1
                self.document = jsonpatch.apply_patch(self.document, message["patch"])
                assert self.document["version"] == message["version"]
        return message

    def until(self, kind: str, timeout: float = PATIENCE) -> Json:
        """The next message of a type."""
        while (message := self.next(timeout))["type"] != kind:
            pass
        return message

    def play(self, action: str, version: int, request: str | None = None) -> str:
        """Decide; returns the request's id."""
        request = request or new_request()
        self.send(type="play", request=request, version=version, action=action)
        return request

    def play_to_the_end(self, chance: random.Random) -> Json:
        """Decide at random whenever asked, until the game is over; returns the table."""
        if self.document is None:
            self.until("welcome")
        while True:
            assert self.document is not None
            if self.document["status"] != "playing":
                return self.document
            if self.asked:
                self.play(chance.choice(self.asked)["action"], self.document["version"])
                self.asked = None
            message = self.next()
            assert message["type"] == "change", message


def person(name: str | None = None) -> Json:
    """A seat for a person, taken by whoever creates the table if there is a name."""
    return {"name": name}


def bot(level: str = "steuermann") -> Json:
    """A seat for a bot."""
    return {"level": level}

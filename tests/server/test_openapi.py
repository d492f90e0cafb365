"""The documented interface is the real one: a fuzzer asks for everything in every way, at real tables."""

import asyncio
import itertools
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from ruhr.server import wire
from ruhr.server.app import make_app
from ruhr.server.settings import Settings
from tests.server.guests import Guest, Json, bot, person
from tests.server.services import RuhrServer
from tests.whole import WHOLE

EXAMPLES = 25 if WHOLE else 2
Case = schemathesis.Case[Any]


def described() -> Json:
    """The OpenAPI document of the server, without starting one."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(make_app(Settings(database_url="sqlite://")))
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as client:
            return await client.get("/api/openapi.json")

    document: Json = asyncio.run(ask()).json()
    return document


DOCUMENT = described()
OPERATIONS = [
    (f"{method.upper()} {path}", operation)
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
]


def fuzzer() -> Any:
    """Asks with right and wrong requests, and checks all it can about the answers."""
    configuration = schemathesis.Config()
    project = configuration.projects.default
    project.generation.update(deterministic=True)
    # Whether something may be done depends on the table, not only on the form of the request; and any key
    # is good for a seat that is free: test_trust.py tries who may do what.
    project.checks.update(excluded_check_names=["positive_data_acceptance", "ignored_auth"])
    # Too long a body, and too long an address.
    project.checks.negative_data_rejection.expected_statuses.extend(["413", "431"])
    return schemathesis.openapi.from_dict(DOCUMENT, config=configuration)


schema = fuzzer()


class Tables:
    """Tables in every condition, and the key to all their seats."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url)
        create = self.guest.create
        self.open = create([person("Anna"), person(), bot()], public=True)
        self.hot_seat = create([person("Anna"), person("Ben")], public=True)
        self.bots = create([person("Anna"), bot(), bot("schiffsjunge")])
        self.begun = create([person("Anna"), person("Ben"), person("Carla")], calmer_water=True)
        chance = random.Random(7)
        for _ in range(40):
            self.guest.play_any(self.begun, chance)
        self.finished = create([person("Anna"), person("Ben")])
        with self.guest.socket(self.finished) as socket:
            socket.play_to_the_end(chance)
        self.left = create([person("Anna"), person("Ben")])
        self.guest.post(f"/api/tables/{self.left}/seats/1/leave")
        everywhere = (self.hot_seat, self.begun, self.finished, self.open, self.bots, self.left)
        self.choice = itertools.cycle((*everywhere, None))
        self.keys = itertools.cycle((self.guest.key, self.guest.key, self.guest.key, None))
        self.legal = itertools.cycle((True, False))

    def move(self, table: str) -> Json | None:
        """A version and an action that are right just now."""
        answer = self.guest.http.get(f"/api/tables/{table}/actions")
        if answer.status_code != 200:
            return None
        asked: Json = answer.json()
        return {"version": asked["version"], "action": asked["actions"][0]["action"]}


@pytest.fixture(scope="module")
def tables(server: RuhrServer) -> Tables:
    return Tables(server.url)


def lead_to_a_table(case: Case, tables: Tables) -> None:
    """Give most requests a real table, a real key and a version that is right; leave others as they are."""
    table = next(tables.choice)
    if table is None or "table" not in (case.path_parameters or {}):
        return
    case.path_parameters["table"] = table
    if not isinstance(case.body, dict) or not next(tables.legal):
        return
    move = tables.move(table)
    if move is not None and isinstance(case.body.get("version"), int):
        case.body["version"] = move["version"]
        if "action" in case.body:
            case.body["action"] = move["action"]


@schema.parametrize()  # type: ignore[untyped-decorator]
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_no_request_finds_a_server_error_or_an_undocumented_answer(
    case: Case, server: RuhrServer, tables: Tables
) -> None:
    if case.meta is None or case.meta.generation.mode.is_positive:
        lead_to_a_table(case, tables)
    key = next(tables.keys)
    if key is not None and case.operation.path == "/api/me/delete":
        # Who deletes himself cannot play in the tests that follow.
        key = Guest(server.url).key
    headers = None if key is None else {"authorization": f"Bearer {key}"}
    response = case.call(base_url=server.url, headers=headers, allow_redirects=False)
    case.validate_response(response, headers=headers)
    if response.status_code >= 400 and case.method != "HEAD":
        wire.Failure.model_validate_json(response.content)


@pytest.mark.parametrize(("name", "operation"), OPERATIONS, ids=[name for name, _ in OPERATIONS])
def test_every_operation_is_described_and_fails_in_one_shape_only(name: str, operation: Json) -> None:
    assert operation["summary"]
    assert operation["description"] or name.endswith("words")
    failures = {status: answer for status, answer in operation["responses"].items() if status >= "400"}
    assert {"403", "413", "422", "429", "500", "503"} <= set(failures)
    for answer in failures.values():
        assert answer["content"] == {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}}
    ((status, success),) = [(told, answer) for told, answer in operation["responses"].items() if told < "400"]
    if status == "303":
        # A link in an e-mail leads to a page.
        assert name == "GET /api/me/stop"
    else:
        assert list(success["content"]) == [
            "application/zip" if name.endswith(".zip") else "application/json"
        ]
    if "security" in operation:
        assert "401" in failures
    if "{table}" in name:
        assert "404" in failures


def test_no_framework_words_are_left_in_the_document() -> None:
    assert "HTTPValidationError" not in DOCUMENT["components"]["schemas"]
    assert "ValidationError" not in DOCUMENT["components"]["schemas"]


def test_every_message_of_the_socket_is_described() -> None:
    described: dict[str, Any] = DOCUMENT["components"]["schemas"]
    for message in ("Hello", "PlayMessage", "UndoMessage", "SayMessage", "WhyNotMessage", "PingMessage"):
        assert f"#/components/schemas/{message}" in str(described["ClientMessage"])
        assert described[message]["additionalProperties"] is False
    for message in (
        "Welcome",
        "Change",
        "SaidMessage",
        "DoneMessage",
        "RefusalsMessage",
        "ErrorMessage",
        "PongMessage",
    ):
        assert f"#/components/schemas/{message}" in str(described["ServerMessage"])
        assert "type" in described[message]["required"]


def test_what_the_document_refers_to_is_in_it() -> None:
    def references(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            if isinstance(value.get("$ref"), str):
                yield value["$ref"]
            for item in value.values():
                yield from references(item)
        elif isinstance(value, list):
            for item in value:
                yield from references(item)

    known = {f"#/components/schemas/{name}" for name in DOCUMENT["components"]["schemas"]}
    assert set(references(DOCUMENT)) <= known

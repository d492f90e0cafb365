"""Writes what follows from the server's code: parts of two pages of docs/, and the browser's types.

    python -m tools.protocol docs     the examples and tables of docs/protocol.md and docs/operations.md
    python -m tools.protocol types    web/openapi.json and, with Node, web/src/wire.d.ts

A generated part of a page begins with `<!-- example: name -->` or `<!-- table: name -->` and ends with
`<!-- end -->`.
"""

import hashlib
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from pathlib import Path
from typing import Any

from prometheus_client.metrics import MetricWrapperBase

from ruhr.errors import RuhrError
from ruhr.language import catalogues
from ruhr.server import fairness, frames, guards, hall, live, outbox, people, registry, socket, wire
from ruhr.server.app import make_app
from ruhr.server.cups import book
from ruhr.server.errors import status_of
from ruhr.server.metrics import Metrics
from ruhr.server.notices import desk, ledger, post
from ruhr.server.passkeys import desk as passkey_desk
from ruhr.server.passkeys import keyring
from ruhr.server.settings import Settings

ROOT = Path(__file__).parent.parent
PROTOCOL = ROOT / "docs" / "protocol.md"
OPERATIONS = ROOT / "docs" / "operations.md"
WEB = ROOT / "web"
SCHEMA = WEB / "openapi.json"
TYPES = WEB / "src" / "wire.d.ts"
MARKED = re.compile(
    r"(?P<mark><!-- (?P<name>(?:example|table): \w+) -->\n).*?(?P<end><!-- end -->)", re.DOTALL
)
#: Where a key may come with a request but need not.
NEEDED = {"get_table": "if any"}
#: Errors that no request leads to: they concern files and commands.
NOT_OF_THE_SERVER = re.compile(
    r"board_|arena_|file_|extra_|record_not_json|address_taken|server_failed|database_in_use|backup_"
)


def main() -> None:
    if sys.argv[1:] == ["docs"]:
        write_docs()
    elif sys.argv[1:] == ["types"]:
        write_types()
    else:
        sys.exit(__doc__)


# --- Pages ---------------------------------------------------------------------------------------------


def write_docs() -> None:
    """Play the session of the tests once more, and write what it shows into the pages."""
    from tests.server.services import RuhrServer
    from tests.server.test_docs import SENDS_MAIL, played

    with tempfile.TemporaryDirectory() as folder:
        server = RuhrServer(Path(folder), **SENDS_MAIL)
        server.start()
        try:
            examples = played(server.url)
        finally:
            server.clean_up()
    parts = {f"example: {name}": text for name, text in examples.items()} | tables()
    for file in (PROTOCOL, OPERATIONS):
        file.write_text(renewed(file.read_text("utf-8"), parts), "utf-8")


def renewed(page: str, parts: Mapping[str, str]) -> str:
    """A page with its generated parts as they should be."""
    return MARKED.sub(lambda found: f"{found['mark']}{parts[found['name']]}{found['end']}", page)


def parts_of(page: str) -> list[str]:
    """The names of the generated parts of a page."""
    return [found["name"] for found in MARKED.finditer(page)]


def tables() -> dict[str, str]:
    """All generated tables."""
    return {
        "table: routes": _routes(),
        "table: client_messages": _messages("ClientMessage"),
        "table: server_messages": _messages("ServerMessage"),
        "table: errors": _errors(),
        "table: closes": _closes(),
        "table: limits": _limits(),
        "table: metrics": _metrics(),
    }


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |\n" for line in lines)


def _routes() -> str:
    rows = []
    for path, operations in schema()["paths"].items():
        for method, operation in operations.items():
            key = "" if "401" not in operation["responses"] else NEEDED.get(operation["operationId"], "yes")
            rows.append((f"`{method.upper()} {path}`", key, operation["description"].replace("\n", " ")))
    return _table(("route", "key", "what it does"), rows)


def _messages(union: str) -> str:
    schemas = schema()["components"]["schemas"]
    rows = []
    for kind, reference in schemas[union]["discriminator"]["mapping"].items():
        message = schemas[reference.rpartition("/")[2]]
        fields = [field for field in message["properties"] if field != "type"]
        optional = set(fields) - set(message.get("required", []))
        told = ", ".join(f"`{field}`{'?' if field in optional else ''}" for field in fields)
        rows.append((f"`{kind}`", told, message["description"]))
    return _table(("type", "fields", "meaning"), rows)


def error_codes() -> dict[str, str]:
    """Every code the server can answer with, and what it means."""
    # What the command line alone says stands in the last.
    catalogue = "\n".join(part.read_text("utf-8") for part in catalogues("en")[:-1])
    # Of words that depend on a number, those for most numbers.
    catalogue = re.sub(r"\{ \$\w+ ->\n(?: +\[.*\n)* +\*\[other\] (.*)\n\}", r"\1", catalogue)
    found = re.findall(r"^error-(\w+) = (.+)$", catalogue, re.MULTILINE)
    return {
        code: re.sub(r"\{ \$(\w+) \}", r"*\1*", words)
        for code, words in found
        if not NOT_OF_THE_SERVER.match(code)
    }


def _errors() -> str:
    def status(code: str) -> HTTPStatus:
        return status_of(RuhrError(code))

    codes = error_codes()
    rows = [
        (str(int(status(code))), f"`{code}`", codes[code])
        for code in sorted(codes, key=lambda code: int(status(code)))
    ]
    return _table(("status", "code", "meaning"), rows)


def _closes() -> str:
    told = {
        socket.BAD_HELLO: f"No right hello within {socket.HELLO_WITHIN} seconds: `invalid_request`.",
        socket.KEY_ENDED: "`session_ended`: the key opens nothing any more; forget it.",
        socket.SEALED: "`table_sealed`: others still play the same deal.",
        socket.NO_TABLE: "`table_not_found`.",
        socket.OTHER_BOARD: "`other_board`: the table says over HTTP which one it needs.",
        socket.TOO_SLOW: f"The client does not read: more than {outbox.MOST_WAITING // 1024} kB are waiting.",
        socket.TOO_MANY: "Too many sockets from this address, or of this person there.",
        socket.TRY_LATER: "Not now: `storage_failed` or `internal`.",
        socket.TOO_LONG: "A message is too long.",
        1012: "The server stops; connect again.",
    }
    return _table(("code", "why"), [(str(code), why) for code, why in sorted(told.items())])


def _limits() -> str:
    usual = {name: field.default for name, field in Settings.model_fields.items()}
    rows = [
        ("body of a request", f"{guards.MOST_BYTES // 1024} kB"),
        ("body of `POST /api/tables`, with a record", f"{guards.MOST_BYTES_OF_RECORD // 1024} kB"),
        ("message over a socket", f"{socket.MOST_MESSAGE_BYTES // 1024} kB"),
        ("name", f"{wire.NAME_LENGTH} visible characters"),
        ("line of the chat", f"{wire.CHAT_LENGTH} visible characters"),
        ("address and headers of a request", f"{frames.MOST_HEADER_BYTES // 1024} kB"),
        (
            "requests of one person",
            f"{usual['requests_a_second']} a second, {guards.BURST}-fold at once",
        ),
        ("requests from one address", f"{guards.PEOPLE} times as many"),
        ("lines of one person at a table", f"{usual['lines_a_minute']} a minute"),
        ("changes of a table, but for decisions", f"{hall.MOST_CHANGES}"),
        ("new tables, records to look at and cups from one address", f"{usual['tables_an_hour']} an hour"),
        ("of what is bounded for an address, one person's", f"one part in {fairness.SHARES}"),
        ("cups of one person that are open or running", f"{book.MOST_CUPS}"),
        ("people of one address who become more than their key", f"{usual['identities_an_hour']} an hour"),
        ("answers in advance for a seat", f"{wire.MOST_ANSWERS}"),
        ("records in one download", f"{people.MOST_RECORDS}"),
        ("devices of one person", f"{registry.MOST_SESSIONS}"),
        ("keys that one person brings along", f"{registry.MOST_FORMER}"),
        ("a link to another device leads there for", f"{people.LINK_LASTS // 60_000} minutes, once"),
        ("passkeys of one person", f"{keyring.MOST_PASSKEYS}"),
        ("passkeys made or used from one address", f"{usual['passkeys_an_hour']} an hour"),
        ("a passkey can be made or used within", f"{passkey_desk.CHALLENGE_LASTS // 60_000} minutes, once"),
        (
            "ways of one person to be told",
            ", ".join(f"{most} {kind}" for kind, most in ledger.MOST_WAYS.items()),
        ),
        ("e-mails asked for from one address", f"{usual['mails_an_hour']} an hour"),
        ("e-mails that nobody may have wanted to one mailbox", f"{desk.UNWANTED_A_DAY} a day"),
        ("a way is tried out by one person", f"{desk.TRIES_AN_HOUR} times an hour"),
        ("a link that confirms a mailbox works for", f"{desk.CONFIRM_WITHIN // 3_600_000} hours, once"),
        ("a link back by e-mail leads there for", f"{post.RECOVERY_LASTS // 60_000} minutes, once"),
        ("sockets from one address", f"{usual['sockets_an_address']}"),
        ("messages over one socket", f"{usual['messages_a_second']} a second, twice as many at once"),
        ("time for a request", f"{usual['request_seconds']:g} seconds"),
        ("changes missed, before the whole table comes instead", f"{live.MOST_MISSED}"),
    ]
    return _table(("what", "at most"), rows)


def _metrics() -> str:
    rows = []
    for metric in vars(Metrics()).values():
        if isinstance(metric, MetricWrapperBase):
            (family,) = metric.describe()
            name = family.name + ("_total" if family.type == "counter" else "")
            labels = ", ".join(f"`{label}`" for label in metric._labelnames)
            rows.append((f"`{name}`", family.type, labels, family.documentation))
    return _table(("metric", "kind", "labels", "meaning"), rows)


# --- Examples ------------------------------------------------------------------------------------------

#: How wide a line of an example may be.
WIDTH = 100


#: How many steps of a patch an example shows.
PATCH_STEPS = 6
#: A mapping with more entries than this is shown by its first two.
MAPPING = 30


def shortened(value: Any, whole: bool = False) -> Any:
    """A value as an example shows it.

    A list of more than three entries is shown by its first two, or its first one if they are objects, a patch
    by its first six steps, a long mapping by its first two entries; a view by its keys up to the decision,
    unless it is to be shown as a whole.
    """
    if isinstance(value, dict):
        if not whole and {"board", "decision", "prices"} <= value.keys():
            keys = list(value)
            value = {key: value[key] for key in keys[: keys.index("decision") + 1]} | {"…": "…"}
        elif len(value) > MAPPING:
            value = {key: value[key] for key in list(value)[:2]} | {"…": "…"}
        return {key: shortened(item, whole) for key, item in value.items()}
    if isinstance(value, list):
        first = value[0] if value else None
        is_patch = isinstance(first, dict) and "op" in first
        most, few = (PATCH_STEPS, PATCH_STEPS) if is_patch else (3, 1 if isinstance(first, dict) else 2)
        shown = value if len(value) <= most else [*value[:few], "…"]
        return [shortened(item, whole) for item in shown]
    return value


def pretty(value: Any, indent: int = 0, before: int = 0) -> str:
    """JSON in few lines: one for what fits, one for each entry of a list or object, some for a mapping."""
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or not value or indent + before + len(flat) <= WIDTH:
        return flat
    deeper = indent + 2
    if isinstance(value, list):
        lines = [pretty(item, deeper) for item in value]
    elif len(value) > 1 and len({type(item) for item in value.values()}) == 1 and len(flat) <= 6 * WIDTH:
        entries = [json.dumps({key: item}, ensure_ascii=False)[1:-1] for key, item in value.items()]
        return _between("{}", _filled(entries, WIDTH - deeper), indent)
    else:
        lines = [f'"{key}": {pretty(item, deeper, len(key) + 4)}' for key, item in value.items()]
    return _between("[]" if isinstance(value, list) else "{}", lines, indent)


def _between(brackets: str, lines: Sequence[str], indent: int) -> str:
    inner = ",\n".join(" " * (indent + 2) + line for line in lines)
    return f"{brackets[0]}\n{inner}\n{' ' * indent}{brackets[1]}"


def _filled(entries: Sequence[str], width: int) -> list[str]:
    """As many entries on a line as fit."""
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + len(entry) + 2 < width:
            lines[-1] += f", {entry}"
        else:
            lines.append(entry)
    return lines


# --- Types ---------------------------------------------------------------------------------------------


def schema() -> dict[str, Any]:
    """The server's OpenAPI, without the titles that only repeat the names."""
    described: dict[str, Any] = make_app()._app.openapi()
    return described | {part: _without_titles(described[part]) for part in ("paths", "components")}


def _without_titles(value: Any) -> Any:
    if isinstance(value, dict):
        titled = isinstance(value.get("title"), str)  # not a property of that name
        return {key: _without_titles(item) for key, item in value.items() if not (titled and key == "title")}
    return [_without_titles(item) for item in value] if isinstance(value, list) else value


def schema_text() -> str:
    """The schema as it is kept."""
    return json.dumps(schema(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def header(text: str) -> str:
    """The first lines of the types: which schema they were made of."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    return f"// Written by `make types` from openapi.json, whose SHA-256 is\n// {digest}\n\n"


def write_types() -> None:
    text = schema_text()
    SCHEMA.write_text(text, "utf-8")
    subprocess.run(["npm", "run", "--silent", "types"], cwd=WEB, check=True)
    TYPES.write_text(header(text) + TYPES.read_text("utf-8"), "utf-8")


if __name__ == "__main__":
    main()

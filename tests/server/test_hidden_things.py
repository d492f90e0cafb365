"""Hidden things never leave the server: every byte sent during whole games is searched for the deal.

And stronger: two servers have the same tables, but what lies face down is different. Until something is
revealed, they answer everything alike, byte for byte.
"""

import json
import random
import re
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from ruhr import Game, Record, standard_board
from ruhr.commitment import derived_deal
from ruhr.record import deal_from_json
from ruhr.rules.state import State
from tests.server.guests import Guest, Json, TableSocket, bot, person
from tests.server.services import Process, RuhrServer, wait_until

#: So many numbers in a row cannot stand there by chance.
RUN_OF_MARKERS = 4
RUN_OF_COUNTRIES = 3
LEAST_TELLING_NUMBER = 10**6
NAMES = ("Anna", "Ben", "Carla", "Dora")
#: What reveals something.
REVEALS = ("marker_drawn", "country_revealed")


# --- What is hidden ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hidden:
    """What nobody at the table can know at a moment of the game."""

    bag: list[int]
    under_obstacles: dict[str, int]
    countries: dict[int, str]
    draws: list[int]


def hidden_in(game: Game, deal: Json) -> Hidden:
    """What is hidden at the present moment of a game."""
    s: State = game._state
    board = game.board
    covered = {
        place.id: deal["obstacles"][k] for k, place in enumerate(board.obstacles) if s.obstacles >> k & 1
    }
    first = int(board.first_export)
    to_come = {first + k: country for k, country in enumerate(deal["countries"]) if first + k > s.turn}
    return Hidden(list(s.bag[: s.bag_count]), covered, to_come, deal["draws"])


def found_in(sent: str, hidden: Hidden, dealt: Json) -> list[str]:
    """Everything hidden that shows in a text the server has sent."""
    compact = re.sub(r"([,:\[{])\s+", r"\1", sent)
    traces = [str(number) for number in hidden.draws if number >= LEAST_TELLING_NUMBER]
    traces += [f"{number:08x}" for number in hidden.draws]
    for markers in (hidden.bag, dealt["bag"], dealt["obstacles"]):
        traces += telling_runs(markers)
    traces += runs([f'"{country}"' for country in hidden.countries.values()], RUN_OF_COUNTRIES)
    traces += [f'"{turn}":"{country}"' for turn, country in hidden.countries.items()]
    for obstacle, marker in hidden.under_obstacles.items():
        traces += [f'"{obstacle}":{marker}', f'"{obstacle}",{marker}', f'{marker},"{obstacle}"']
    found = [trace for trace in traces if trace in compact]
    return [trace for trace in found if re.search(rf"(?<!\d){re.escape(trace)}(?!\d)", compact)]


def telling_runs(markers: list[int]) -> list[str]:
    """Stretches of markers, but for those in rising order: so the view lists what may still come."""
    stretches = (run.split(",") for run in runs(list(map(str, markers)), RUN_OF_MARKERS))
    return [",".join(run) for run in stretches if sorted(run, key=int) != run]


def runs(items: list[str], length: int) -> list[str]:
    """All stretches of a list, as JSON has them."""
    return [",".join(items[at : at + length]) for at in range(len(items) - length + 1)]


# --- Whole games ---------------------------------------------------------------------------------------


class Listener:
    """Keeps everything a server sends about a table, with the version up to which it may know the game."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, str]] = []
        self.version = 0

    def hear(self, response: httpx.Response) -> None:
        response.read()
        headers = b"\r\n".join(name + b": " + value for name, value in response.headers.raw)
        self.heard.append((self.version, f"{headers.decode('latin-1')}\r\n\r\n{response.text}"))

    def hear_socket(self, socket: TableSocket) -> None:
        """Take what a socket has received; every message of a table says its version or belongs to now."""
        for text in socket.received:
            message = json.loads(text)
            self.heard.append((message.get("version", self.version), text))
        socket.received.clear()


def stored_of(server: RuhrServer, table: str) -> tuple[Json, Json]:
    """The setup and the deal of a table, out of the database."""
    with sqlite3.connect(server.folder / "tables.sqlite3") as database:
        setup, deal = database.execute("SELECT setup, deal FROM tables WHERE id = ?", (table,)).fetchone()
    return json.loads(setup), json.loads(deal)


def dealt_at(server: RuhrServer, table: str) -> Json:
    """The deal of a table: as it is stored, or as it follows from the secret and what people added."""
    setup, deal = stored_of(server, table)
    if not setup["deal_secret"]:
        return deal
    shares = Guest(server.url).table(table)["fairness"]["shares"]
    return derived_deal(standard_board(), setup["deal_secret"], shares, setup["calmer_water"])


def moments_of(guest: Guest, table: str, deal: Json) -> dict[int, Hidden]:
    """What was hidden at every version of a game, with all that was taken back."""
    there = guest.table(table)
    names = [seat["name"] for seat in there["seats"]]
    game = Game.new(names, deal=deal, calmer_water=there["calmer_water"])
    moments = {}
    for change in guest.get(f"/api/tables/{table}/changes")["changes"]:
        if change["kind"] == "played":
            game.play(change["words"])
        elif change["kind"] == "undone":
            game.undo(change["seat"])
        moments[change["version"]] = hidden_in(game, deal)
    moments[0] = moments[min(moments)]
    return moments


class CuriousGuest(Guest):
    """Asks for everything that can be asked, and remembers every byte of the answers."""

    def __init__(self, url: str, listener: Listener, key: str | None = None) -> None:
        super().__init__(url, key)
        self.listener = listener
        self.http.event_hooks = {"response": [listener.hear]}

    def ask_for_everything(self, table: str, step: int) -> None:
        at = f"/api/tables/{table}"
        paths = ("", "/changes", "/actions", "/refusals", "/hint", "/story", f"/steps/{step}", "/record")
        for path in (*paths, "/bag"):
            self.http.get(at + path)
        self.http.get(f"{at}/changes?after={max(0, self.listener.version - 3)}")
        self.http.get(f"{at}/refusals?action=lock lock_horst")
        self.http.get("/api/tables?status=playing")
        self.post(f"{at}/play", action="done", version=0)
        self.post(f"{at}/play", action="reveal", version=self.listener.version)
        self.post(f"{at}/undo", seat=0, version=0)
        self.post(f"{at}/chat", seat=0, text="What is in the bag?")
        self.post(f"{at}/rematch")
        self.post(f"{at}/seats/0/join", name="Eve")
        # What is given in advance for a question that is not asked is dropped.
        given = self.http.get(f"{at}/ahead").json().get("lists") or [{"mark": None}]
        never = {"action": "take thaler", "decision": "gift", "turn": 12}
        self.post(f"{at}/seats/0/ahead", mark=given[0]["mark"], answers=[never])


def play_curiously(server: RuhrServer, seats: list[Json], chance: random.Random, **wishes: Any) -> None:
    """Play a whole game, asking for everything on the way, then search all that was sent for the deal."""
    listener = Listener()
    player = CuriousGuest(server.url, listener)
    stranger = CuriousGuest(server.url, listener)
    table = player.create(seats, **wishes)
    with player.socket(table) as playing, stranger.socket(table) as watching:
        playing.until("welcome")
        watching.until("welcome")
        decisions = 0
        while playing.document is not None and playing.document["status"] == "playing":
            there = playing.document
            if not playing.asked:
                playing.until("change")
                continue
            listener.version = there["version"]
            listener.hear_socket(playing)
            decisions += 1
            if decisions % 12 == 0:
                player.ask_for_everything(table, there["step"])
                stranger.ask_for_everything(table, there["step"])
                playing.send(type="why_not", request="why-not-1")
                playing.until("refusals")
                playing.send(type="outlook", request="outlook-1")
                playing.until("outlooks")
                with stranger.socket(table, version=max(0, there["version"] - 5)) as late:
                    late.until("welcome")
                    listener.hear_socket(late)
            if there["undo"] is not None and chance.random() < 0.1:
                player.post(f"/api/tables/{table}/undo", seat=there["undo"], version=there["version"])
            else:
                playing.play(chance.choice(playing.asked)["action"], there["version"])
            playing.asked = None
            playing.until("change")
            # Whoever does not listen for long is taken for dead.
            while watching.document and watching.document["version"] < playing.document["version"]:
                watching.until("change", 30)
        while watching.document is not None and watching.document["status"] == "playing":
            watching.until("change")
        listener.hear_socket(playing)
        listener.hear_socket(watching)
    search(server, table, listener)


def search(server: RuhrServer, table: str, listener: Listener) -> None:
    deal = dealt_at(server, table)
    asker = Guest(server.url)
    moments = moments_of(asker, table, deal)
    assert len(listener.heard) > 2 * len(moments)
    setup, _ = stored_of(server, table)
    over = max(moments)
    for version, text in listener.heard:
        assert not found_in(text, moments[version], deal), text[:2000]
        # What deal and bots follow from shows when the game is over, what a rematch follows from never here.
        names = ["rematch_secret"] if version == over else ["secret", "deal_secret", "rematch_secret"]
        assert not any(setup[name] and setup[name] in text for name in names), text[:2000]
    # The search finds what there is to find, in the record of the finished game.
    told = asker.http.get(f"/api/tables/{table}/record").text
    bag, obstacles, countries = (deal[name] for name in ("bag", "obstacles", "countries"))
    assert set(found_in(told, moments[0], deal)) >= {
        *(str(number) for number in deal["draws"] if number >= LEAST_TELLING_NUMBER),
        *telling_runs(bag),
        *telling_runs(obstacles),
        *runs([f'"{country}"' for country in countries], RUN_OF_COUNTRIES),
    }


@pytest.mark.parametrize(
    ("seats", "calmer_water"),
    [
        ([person("Anna"), person("Ben")], False),
        ([person("Anna"), person("Ben"), bot()], True),
        ([person("Anna"), bot("schiffsjunge"), person("Carla"), bot("steuermann")], False),
        ([person("Anna"), bot("kapitaen")], True),
    ],
    ids=["two people", "with a bot in calmer water", "four with bots", "against a captain"],
)
def test_no_byte_sent_during_a_game_tells_the_deal(
    server: RuhrServer, seats: list[Json], calmer_water: bool
) -> None:
    chance = random.Random(len(seats) + calmer_water)
    game = Game.new(len(seats), seed=len(seats), calmer_water=calmer_water)
    record = {**game.record().to_json(), "players": list(NAMES[: len(seats)])}
    play_curiously(server, seats, chance, record=record)


def test_nor_when_the_server_has_dealt(server: RuhrServer) -> None:
    play_curiously(server, [person("Anna"), person("Ben"), bot("schiffsjunge")], random.Random(5))


# --- Two servers that differ in nothing but what is hidden ---------------------------------------------


def dealt_otherwise(game: Game, deal: Json, chance: random.Random) -> Json:
    """Another deal that leads to the same moment: all that is hidden lies in another order."""
    s: State = game._state
    covered = [deal["obstacles"][k] for k in range(len(deal["obstacles"])) if s.obstacles >> k & 1]
    hidden = [*s.bag[: s.bag_count], *covered]
    other = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    known = max(0, int(s.turn) - int(game.board.first_export) + 1)
    to_come = deal["countries"][known:]
    drawn = int(s.turn)
    changed = {
        "first": deal["first"],
        "obstacles": [other.get(marker, marker) for marker in deal["obstacles"]],
        "bag": [other.get(marker, marker) for marker in deal["bag"]],
        "countries": deal["countries"][:known] + chance.sample(to_come, len(to_come)),
        "draws": deal["draws"][:drawn] + [chance.getrandbits(32) for _ in deal["draws"][drawn:]],
    }
    deal_from_json(game.board, len(game.names), game._state.calmer_water, changed)
    return changed


def without_times(text: str) -> str:
    """What was sent, but for times, the ids of requests, and those of histories, which follow from both."""
    text = re.sub(r'"(at|since|created_at|next)":\d{13}', r'"\1":0', text)
    text = re.sub(r'("path":"/since",(?:"op":"replace",)?"value":)\d{13}', r"\g<1>0", text)
    text = re.sub(r'("history":|"path":"/history",(?:"op":"replace",)?"value":)"[0-9a-f]{16}"', r'\1""', text)
    return re.sub(r'"request":"[^"]*"', '"request":""', text)


class Twins:
    """Two servers with the same tables, and a guest with the same key at each."""

    def __init__(self, one: RuhrServer, other: RuhrServer, key: str) -> None:
        self.guests = [Guest(server.url, key) for server in (one, other)]
        self.compared = 0

    def same(self, ask: Callable[[Guest], str]) -> str:
        """What both servers send."""
        one, other = (without_times(ask(guest)) for guest in self.guests)
        assert one == other
        self.compared += 1
        return one

    def same_answer(self, path: str) -> None:
        def ask(guest: Guest) -> str:
            answer = guest.http.get(path)
            headers = {name: value for name, value in answer.headers.items() if name != "date"}
            return f"{answer.status_code} {headers} {answer.text}"

        self.same(ask)

    def same_answers(self, table: str, step: int) -> None:
        at = f"/api/tables/{table}"
        for path in ("", "/changes", "/actions", "/refusals", "/story", f"/steps/{step}", "/record"):
            self.same_answer(at + path)

    def play_until_something_is_revealed(self, table: str, chance: random.Random) -> bool:
        """Do the same at both; returns whether both told the same until one thing was revealed."""
        sockets = [guest.socket(table) for guest in self.guests]
        one, other = sockets
        try:
            for socket in sockets:
                socket.until("welcome")
            # Once: a hint takes its time.
            self.same_answer(f"/api/tables/{table}/hint")
            while True:
                assert without_times(one.received[-1]) == without_times(other.received[-1])
                self.compared += 1
                there = one.document
                assert there is not None
                if there["status"] != "playing":
                    return False
                if one.asked:
                    self.same_answers(table, there["step"])
                    veiled = [choice for choice in one.asked if not reveals(choice["causes"])]
                    action = chance.choice(veiled or one.asked)["action"]
                    for socket in sockets:
                        socket.play(action, there["version"])
                happened = [socket.until("change") for socket in sockets]
                if any(event["kind"] in REVEALS for change in happened for event in change["events"]):
                    assert all(reveals(change["events"]) for change in happened)
                    return True
        finally:
            for socket in sockets:
                socket.connection.close()


def reveals(events: list[Json]) -> bool:
    return any(event["kind"] in (*REVEALS, "reveal_follows") for event in events)


TWIN_TABLES = [
    (seats, calmer_water, steps)
    for seats, calmer_water in (
        ([person("Anna"), person("Ben")], False),
        ([person("Anna"), person("Ben"), person("Carla")], True),
        ([person("Anna"), bot("steuermann"), person("Carla")], False),
        ([person("Anna"), bot("kapitaen"), bot("schiffsjunge"), person("Dora")], True),
    )
    for steps in (0, 20, 70)
]


@pytest.fixture
def twins(tmp_path: Path, start: Callable[[Process], None]) -> tuple[Twins, list[str]]:
    """Tables at several moments of their games; the other server has the same, but dealt otherwise."""
    chance = random.Random(1769)
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    one, other = map(RuhrServer, folders)
    start(one)
    guest = Guest(one.url)
    tables = []
    for number, (seats, calmer_water, steps) in enumerate(TWIN_TABLES):
        game = Game.new(list(NAMES[: len(seats)]), seed=number, calmer_water=calmer_water)
        for _ in range(steps):
            game.play(chance.choice(game.legal_actions()))
        table = guest.create(seats, record=game.record().to_json())
        tables.append(table)
    wait_until(
        "the bots", lambda: all(guest.http.get(f"/api/tables/{at}/actions").is_success for at in tables)
    )
    copy = folders[1] / "tables.sqlite3"
    with sqlite3.connect(folders[0] / "tables.sqlite3") as original, sqlite3.connect(copy) as database:
        original.backup(database)
    for number, table in enumerate(tables):
        deal_otherwise(copy, table, random.Random(number))
    start(other)
    return Twins(one, other, guest.key), tables


def deal_otherwise(file: Path, table: str, chance: random.Random) -> None:
    with sqlite3.connect(file) as database:
        number, setup, deal = database.execute(
            "SELECT number, setup, deal FROM tables WHERE id = ?", (table,)
        ).fetchone()
        played = database.execute(
            "SELECT words FROM changes WHERE table_number = ? AND kind = 'played' ORDER BY version", (number,)
        ).fetchall()
        there = json.loads(setup)
        actions = [*there["moves"], *(words for (words,) in played)]
        record = Record("standard-2", there["names"], there["calmer_water"], json.loads(deal), actions)
        other = dealt_otherwise(Game.from_record(record), json.loads(deal), chance)
        assert other != json.loads(deal)
        database.execute("UPDATE tables SET deal = ? WHERE id = ?", (json.dumps(other), table))


def test_tables_that_differ_in_what_is_hidden_look_the_same(twins: tuple[Twins, list[str]]) -> None:
    both, tables = twins
    both.same_answer("/api/tables")
    revealed = 0
    for number, table in enumerate(tables):
        for after in (0, 2, 10):
            both.same_answer(f"/api/tables/{table}/changes?after={after}")
        revealed += both.play_until_something_is_revealed(table, random.Random(number))
    assert both.compared > 10 * len(tables)
    assert revealed > len(tables) // 2
    differing = 0
    for table in tables:
        one, other = (guest.get(f"/api/tables/{table}")["table"]["view"] for guest in both.guests)
        differing += (one["bag"], one["countries"]) != (other["bag"], other["countries"])
    assert differing > len(tables) // 3, "what was hidden shows as soon as it is revealed"


def dropped_at(guest: Guest, table: str, seat: int, answer: Json) -> str:
    """What is told of an answer in advance when it is given, and when it has been dropped."""
    path = f"/api/tables/{table}/ahead"

    def given() -> Json:
        (one,) = [one for one in guest.get(path)["lists"] if one["seat"] == seat]
        found: Json = one
        return found

    told = guest.post(f"/api/tables/{table}/seats/{seat}/ahead", mark=given()["mark"], answers=[answer])
    wait_until("that it is dropped", lambda: given()["dropped"] is not None)
    return re.sub(r'"mark":\s*"[^"]*"', "", told.text + json.dumps(given()["dropped"], separators=(",", ":")))


def test_answers_in_advance_tell_nothing_hidden(twins: tuple[Twins, list[str]]) -> None:
    """Neither when they are given nor when they are dropped, whatever they are."""
    both, tables = twins
    for table in tables:
        guest = both.guests[0]
        there = guest.table(table)
        asked = there["view"]["decision"]
        refused = [one["action"] for one in guest.get(f"/api/tables/{table}/refusals")["refusals"]]
        for action in refused[:2]:
            answer = {"action": action, "decision": asked["kind"], "turn": there["view"]["turn"]}
            both.same(lambda at, on=table, seat=asked["actor"], one=answer: dropped_at(at, on, seat, one))  # type: ignore[misc]
    assert both.compared > len(tables)

"""Many who play at once as fast as they are answered, and remember what they were told was done."""

import json
import random
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.server.guests import Guest, Json, bot, new_client, new_request, person
from tests.server.services import PATIENCE, wait_until

NAMES = ("Anna", "Ben", "Carla", "Dora")


@dataclass(frozen=True)
class Move:
    """A decision sent to the server."""

    action: str
    version: int
    request: str


class Player:
    """Holds all seats of people at a table, and decides at random, over a socket or over HTTP."""

    def __init__(
        self, guest: Guest, table: str, seed: int, over_http: bool = False, has_clock: bool = False
    ) -> None:
        self.guest = guest
        self.table = table
        self.has_clock = has_clock
        self._chance = random.Random(seed)
        self._over_http = over_http
        #: What was acknowledged.
        self.done: list[Move] = []
        #: What was sent and not answered.
        self.open: Move | None = None
        #: The codes of all errors.
        self.errors: list[str] = []
        self._enough = threading.Event()

    def play(self) -> None:
        """Decide until it is enough, the game is over, or the server is gone."""
        self._enough.clear()
        try:
            if self._over_http:
                self._play_over_http()
            else:
                self._play_over_socket()
        except (OSError, httpx.HTTPError, WebSocketException):
            pass

    def stop(self) -> None:
        self._enough.set()

    def _next(self, asked: Sequence[Json], version: int) -> Move:
        self.open = Move(self._chance.choice(asked)["action"], version, new_request())
        return self.open

    def acknowledged(self, version: int) -> None:
        """The open move is done, and has led to a version."""
        assert self.open is not None
        # That a clock has stood is a change of its own.
        assert version == self.open.version + 1 or (self.has_clock and version > self.open.version)
        self.done.append(replace(self.open, version=version - 1))
        self.open = None

    def _play_over_http(self) -> None:
        with new_client(self.guest.url, self.guest.key) as client:
            while not self._enough.is_set():
                asked = client.get(f"/api/tables/{self.table}/actions")
                if asked.status_code != 200:
                    self.errors.append(asked.json()["error"]["code"])
                    return
                move = self._next(asked.json()["actions"], asked.json()["version"])
                answer = client.post(f"/api/tables/{self.table}/play", json=vars(move))
                if answer.status_code != 200:
                    self.errors.append(answer.json()["error"]["code"])
                    return
                self.acknowledged(answer.json()["version"])

    def _play_over_socket(self) -> None:
        address = f"{self.guest.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        with connect(address, max_size=None, compression=None, close_timeout=1) as socket:
            socket.send(json.dumps({"type": "hello", "keys": [self.guest.key]}))
            while not self._enough.is_set():
                self._take(socket, json.loads(socket.recv(PATIENCE)))

    def _take(self, socket: ClientConnection, message: Json) -> None:
        if message["type"] == "error":
            self.errors.append(message["error"]["code"])
            self._enough.set()
            return
        if self.open is not None and message.get("request") == self.open.request:
            self.acknowledged(message["version"])
        over = (message.get("table") or {}).get("status", "playing") != "playing"
        if over or any(step["path"] == "/status" for step in message.get("patch", ())):
            self._enough.set()
        if message.get("asked") and not self._enough.is_set():
            move = self._next(message["asked"], message["version"])
            socket.send(json.dumps({"type": "play", **vars(move)}))


def hot_seat_players(url: str, number: int, seed: int) -> list[Player]:
    """So many tables, each with one who holds all its seats; every fourth plays over HTTP."""
    guest = Guest(url)
    return [
        Player(guest, guest.create([person(name) for name in NAMES[: 2 + at % 3]]), seed + at, at % 4 == 3)
        for at in range(number)
    ]


def players_with_bots(url: str, number: int, seed: int) -> list[Player]:
    """So many tables, each with one person and two bots."""
    guest = Guest(url)
    return [
        Player(guest, guest.create([person("Anna"), bot("steuermann"), bot("kapitaen")]), seed + at)
        for at in range(number)
    ]


def table_of_bots(guest: Guest, *levels: str) -> str:
    """A table at which bots decide for everybody: its only person has left."""
    at = guest.create([person("Anna"), *map(bot, levels)])
    left = guest.post(f"/api/tables/{at}/seats/0/leave", level=levels[0])
    assert left.status_code == 200, left.text
    return at


def let_rest(guest: Guest, table: str) -> None:
    """The person comes back and does not decide, so that the bots do nothing more."""

    def is_back() -> bool:
        answer = guest.post(f"/api/tables/{table}/seats/0/return")
        # A server that has too much to do says so, and is asked again, as browsers do.
        assert answer.status_code in (200, 409, 503), answer.text
        return answer.status_code != 503

    wait_until("the person is back", is_back)


@contextmanager
def playing(players: Sequence[Player]) -> Iterator[None]:
    """Let everybody play meanwhile; afterwards all have stopped."""
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for player in players:
            player.stop()
        for thread in threads:
            thread.join(PATIENCE)
        assert not any(thread.is_alive() for thread in threads)


def wait_for_moves(players: Sequence[Player], more: int) -> None:
    """Until so many more moves have been acknowledged."""
    before = sum(len(player.done) for player in players)
    wait_until(f"{more} moves more than {before}", lambda: sum(len(p.done) for p in players) >= before + more)


def changes_of(guest: Guest, table: str) -> list[Json]:
    """All changes of a table; no version is missing or there twice."""
    told = guest.get(f"/api/tables/{table}/changes?after=0")
    changes: list[Json] = told["changes"]
    assert [change["version"] for change in changes] == list(range(1, told["version"] + 1))
    return changes


def check_nothing_is_lost(player: Player) -> None:
    """Every acknowledged move stands in the record where it was said to, and the record can be replayed."""
    changes = changes_of(player.guest, player.table)
    for move in player.done:
        kept = changes[move.version]
        assert (kept["words"], kept["request"]) == (move.action, move.request)
    requests = Counter(change["request"] for change in changes if change["kind"] == "played")
    assert set(requests.values()) <= {1}
    known = {move.request for move in [*player.done, *filter(None, [player.open])]}
    assert all(request in known or request.startswith("bot:") for request in requests)
    played = [change["words"] for change in changes if change["kind"] == "played"]
    steps = player.guest.get(f"/api/tables/{player.table}/story")["steps"]
    assert [step["action"] for step in steps[1 : len(played) + 1]] == played


def settle(player: Player) -> None:
    """Repeat the request that was not answered: it is carried out once, whether it was before or not."""
    move = player.open
    if move is None:
        return
    for _ in range(2):
        answer = player.guest.post(f"/api/tables/{player.table}/play", **vars(move))
        assert (answer.status_code, answer.json()) == (200, {"version": move.version + 1})
    player.done.append(move)
    player.open = None


def check_that_bots_go_on(guest: Guest, table: str, decisions: int = 2, seconds: float = 40) -> None:
    """The bots of a table make so many more decisions, or end the game, without anybody doing anything."""
    before = guest.table(table)["version"]
    wait_until(
        f"bots go on at version {before}",
        lambda: (
            guest.table(table)["version"] >= before + decisions or guest.table(table)["status"] == "finished"
        ),
        seconds,
    )


def decided(guest: Guest, table: str) -> int:
    """How much has been done at a table."""
    return int(guest.table(table)["version"])


def bots_have_decided(guest: Guest, table: str) -> bool:
    """Is it a person's turn, or nobody's?"""
    there = guest.table(table)
    return there["status"] != "playing" or there["seats"][there["decider"]]["level"] is None


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an error, which has the one shape of all errors."""
    error: Json = answer.json()["error"]
    assert error.keys() == {"code", "values", "section"}
    return answer.status_code, error["code"]


def next_move(guest: Guest, table: str) -> Move:
    """A move that is legal now."""
    asked = guest.get(f"/api/tables/{table}/actions")
    return Move(asked["actions"][0]["action"], asked["version"], new_request())

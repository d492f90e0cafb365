"""People at a table see who is who, the host says who may sit there, and nobody takes another's place."""

import os
import stat
from pathlib import Path
from socket import create_connection

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ruhr.server.names import look_alike, visible, visible_name
from ruhr.server.store import Store
from tests.server.guests import Guest, bot, person
from tests.server.services import PATIENCE, RuhrServer, wait_until
from tests.server.test_trust import problem

# --- Something to see ----------------------------------------------------------------------------------

INVISIBLE = {
    "Hangul filler": "\u3164",
    "half-width filler": "\uffa0",
    "blank of Braille": "\u2800",
    "marks alone": "\u0301\u0302",
    "a mark after a space": "Anna \u0301",
    "joiners alone": "\u200d\u200d",
    "a form of nothing": "\ufe0f",
    "a selector": "A\ufe01",
    "a joiner of letters": "An\u034fna",
    "direction": "Anna\u202e",
    "zero width": "An\u200bna",
    "a line": "An\nna",
    "a tag": "Anna\U000e0041",
    "a tower": "A" + "\u0317\u0318\u0319\u031a\u0316" * 3,
}
VISIBLE = ("Anna", "Nguyễn", "Åse-Marie O’Neil", "שָׁלוֹם", "นที", "नमस्ते", "李雷", "⚓", "Ben 2")


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_nobody_hides_behind_a_name_or_words_that_cannot_be_seen(guest: Guest, name: str) -> None:
    answer = guest.post("/api/tables", seats=[person(name), bot()])
    assert problem(answer) == (422, "invalid_request")
    table = guest.create([person("Anna"), person()])
    answer = guest.post(f"/api/tables/{table}/chat", seat=0, text=name)
    assert problem(answer) == (422, "invalid_request")


@pytest.mark.parametrize("name", VISIBLE)
def test_names_of_all_the_world_are_welcome(name: str) -> None:
    assert visible_name(name) == name


def test_emoji_may_be_joined_in_what_is_said() -> None:
    assert visible("👨‍👩‍👧 ❤️") == "👨‍👩‍👧 ❤️"


def test_a_name_has_single_spaces() -> None:
    assert visible_name("  Anna   Maria ") == "Anna Maria"


# --- Nobody is called like another ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "other", ["anna", "ANNA", " Anna. ", "Аnnа", "An na", "Ａｎｎａ", "Ánna", "𝐀nna", "Anna‍", "Haniel"]
)
def test_nobody_sits_down_under_the_name_of_another(server: RuhrServer, other: str) -> None:
    anna, stranger = Guest(server.url), Guest(server.url)
    table = anna.create([person("Anna"), person(), bot()])
    assert problem(stranger.join(table, 1, other)) == (409, "name_taken")
    assert stranger.join(table, 1, "Annette").status_code == 200


def test_who_holds_several_seats_calls_himself_what_he_wants(guest: Guest) -> None:
    table = guest.create([person("Anna"), person()])
    assert guest.join(table, 1, "Anna").status_code == 200


@pytest.mark.parametrize(("one", "other"), [("Ida", "lda"), ("Bob", "B0b"), ("Arno", "Amo"), ("⚓", "⚓ ")])
def test_what_looks_alike_is_alike(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Anne"), ("Ben 1", "Ben 2"), ("⚓", "🚢"), ("李雷", "韩梅")]
)
def test_what_does_not_is_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


# --- The host ------------------------------------------------------------------------------------------


def test_by_invitation_only_those_sit_down_whom_the_host_has_invited(server: RuhrServer) -> None:
    anna, ben, stranger = (Guest(server.url) for _ in range(3))
    table = anna.create([person("Anna"), person(), person()], by_invitation=True, public=True)
    told = anna.get(f"/api/tables/{table}")
    assert (told["host"], told["table"]["by_invitation"]) == (True, True)
    invitation = told["invitation"]
    (listed,) = [each for each in stranger.get("/api/tables")["tables"] if each["id"] == table]
    assert listed["by_invitation"]
    seen = stranger.http.get(f"/api/tables/{table}")
    assert invitation not in seen.text
    assert (seen.json()["host"], seen.json()["invitation"]) == (False, None)
    with stranger.socket(table) as socket:
        welcome = socket.until("welcome")
        assert (welcome["host"], welcome["invitation"]) == (False, None)
    assert problem(stranger.join(table, 1, "Dora")) == (403, "not_invited")
    wrong = stranger.post(f"/api/tables/{table}/seats/1/join", name="Dora", invitation="i-was-surely-invited")
    assert problem(wrong) == (403, "not_invited")
    came = ben.post(f"/api/tables/{table}/seats/1/join", name="Ben", invitation=invitation)
    assert came.status_code == 200
    assert anna.join(table, 2, "Anna’s sister").status_code == 200, "the host needs none"


def test_the_host_sends_somebody_away_before_the_game(server: RuhrServer) -> None:
    anna, troll, ben = (Guest(server.url) for _ in range(3))
    table = anna.create([person("Anna"), person(), person()])
    assert troll.join(table, 1, "Troll").status_code == 200
    path = f"/api/tables/{table}/seats/1/send_away"
    assert problem(troll.post(f"/api/tables/{table}/seats/0/send_away")) == (403, "not_the_host")
    with troll.socket(table) as socket:
        assert socket.until("welcome")["seats"] == [1]
        wish = {"request": "out-with-you"}
        first = anna.post(path, **wish)
        assert (first.status_code, anna.post(path, **wish).json()) == (200, first.json())
        told = socket.until("change")
        assert (told["kind"], told["seat"], told["words"]) == ("sent_off", 1, "Troll")
    assert anna.table(table)["seats"][1]["name"] is None
    assert problem(troll.join(table, 1, "Somebody else")) == (403, "sent_away")
    assert problem(troll.post(f"/api/tables/{table}/chat", seat=1, text="Hey!")) == (403, "not_your_seat")
    assert problem(anna.post(path)) == (409, "nobody_to_send_away")
    assert ben.join(table, 1, "Ben").status_code == 200
    assert Guest(server.url).join(table, 2, "Carla").status_code == 200
    assert problem(anna.post(path)) == (409, "table_not_open"), "in a game nobody is sent away"


def test_a_rematch_has_the_same_host(guest: Guest) -> None:
    table = guest.create([person("Anna"), person("Ben")], clock={"bank": 1, "at_end": "close"})
    wait_until("the end", lambda: guest.table(table)["status"] != "playing")
    again = guest.post(f"/api/tables/{table}/rematch").json()["table"]
    assert guest.get(f"/api/tables/{again}")["host"]


# --- A request belongs to its person -------------------------------------------------------------------


def test_two_people_may_think_of_the_same_id(server: RuhrServer) -> None:
    """Everybody hears the ids of all changes; using another's neither hides nor doubles one's own."""
    anna, ben = Guest(server.url), Guest(server.url)
    table = anna.create([person("Anna"), person(), person()])
    same = "the-very-same-id"
    assert ben.post(f"/api/tables/{table}/seats/1/join", name="Ben", request=same).status_code == 200
    mine = anna.post(f"/api/tables/{table}/seats/2/join", name="Carla", request=same)
    assert mine.status_code == 200
    assert anna.post(f"/api/tables/{table}/seats/2/join", name="Carla", request=same).json() == mine.json()
    lines = [
        guest.post(f"/api/tables/{table}/chat", seat=seat, text=text, request=same).json()["number"]
        for guest, seat, text in ((ben, 1, "Hello"), (anna, 0, "Welcome"), (ben, 1, "Hello"))
    ]
    assert lines == [1, 2, 1]
    assert [line["words"] for line in anna.get(f"/api/tables/{table}")["chat"]] == ["Hello", "Welcome"]


# --- The machine itself --------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="only there files have such owners")
def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    """Neither a new one nor one that others could read before, nor its log."""
    file = tmp_path / "folder" / "tables.sqlite3"
    old = tmp_path / "old.sqlite3"
    old.touch(0o644)
    for each in (file, old):
        store = Store(f"sqlite:///{each}")
        with store.writing() as connection:
            connection.exec_driver_sql("CREATE TABLE something (it INTEGER)")
        beside = [each.with_name(each.name + end) for end in ("", "-wal", "-shm")]
        assert [oct(stat.S_IMODE(one.stat().st_mode)) for one in beside] == ["0o600"] * 3
        store.close()
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8769", "192.0.2.1", "localhost.evil.example", "", "[", "[::1"]
)
def test_on_its_own_machine_the_server_answers_to_no_foreign_name(server: RuhrServer, host: str) -> None:
    """A page whose name was led to this machine afterwards could else do what its guests do."""
    answer = httpx.get(f"{server.url}/api/tables", headers={"host": host})
    assert problem(answer) == (403, "foreign_host")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:9", "[::1]:8769", "ruhr.localhost:80"])
def test_it_answers_to_its_own_names(server: RuhrServer, host: str) -> None:
    assert httpx.get(f"{server.url}/api/tables", headers={"host": host}).status_code == 200


def test_sockets_are_not_opened_under_a_foreign_name_either(server: RuhrServer) -> None:
    guest = Guest(server.url)
    table = guest.create([person("Anna"), person()])
    address = f"ws://evil.example/api/tables/{table}/live"
    line = create_connection(("127.0.0.1", server.port))
    with pytest.raises((InvalidStatus, ConnectionClosed)), connect(address, sock=line) as socket:
        socket.recv(PATIENCE)

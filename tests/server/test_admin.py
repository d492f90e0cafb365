"""`ruhr admin`: what hosts do is so at all servers within seconds, and is written down."""

import contextlib
import io
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import pytest
from websockets.exceptions import ConnectionClosed

from ruhr.cli import main
from ruhr.server.manners import ledger
from ruhr.server.registry import NOBODY_NAMED
from ruhr.server.table import hash_of
from tests.server.guests import Guest, Json, bot, person
from tests.server.services import Postgres, Process, Redis, RuhrServer, wait_until
from tests.server.test_finding import CLOCKS, be_rated
from tests.server.test_identities import DEVICE, another_device, ask, mine, seats, sessions
from tests.server.test_manners import mind, say, tell, together
from tests.server.test_trust import problem, refused

#: Servers look every second; a machine that does other things may take longer.
SOON = 20.0


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RuhrServer]:
    """A server with a database of each kind."""
    folder = tmp_path_factory.mktemp("admin")
    settings = {}
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        settings["database_url"] = postgres.new_database(folder.name)
    server = RuhrServer(folder, **settings)
    server.start()
    yield server
    server.clean_up()


@pytest.fixture
def anna(house: RuhrServer) -> Guest:
    return Guest(house.url)


@pytest.fixture
def ben(house: RuhrServer) -> Guest:
    return Guest(house.url)


class Ran(NamedTuple):
    """What came of a command."""

    returncode: int
    stdout: str
    stderr: str


def run(server: RuhrServer, *words: str, answer: str = "") -> Ran:
    """A command of a host, on the database of a server that runs; in this process, to save time."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with (
        mock.patch.dict(os.environ, {**server.environment, "RUHR_LANGUAGE": "en", "COLUMNS": "300"}),
        mock.patch.object(sys, "argv", ["ruhr", "admin", *words]),
        mock.patch.object(sys, "stdin", io.StringIO(answer)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return Ran(code, out.getvalue(), err.getvalue())


def admin(server: RuhrServer, *words: str) -> str:
    """What a command says that is carried out."""
    ran = run(server, *words)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def found(server: RuhrServer, *words: str) -> Any:
    """What a command finds."""
    return json.loads(admin(server, *words, "--json"))


def person_code(guest: Guest) -> str:
    """What stands for somebody."""
    return hash_of(guest.key).hex()[:12]


def soon(what: str, so: Callable[[], bool]) -> None:
    wait_until(what, so, SOON)


def banned(house: RuhrServer, guest: Guest, scope: str, *more: str) -> int:
    """Ban somebody; returns the ban's number."""
    admin(house, "ban", person_code(guest), "--from", scope, "--why", "Bad manners", *more)
    (number,) = [one["number"] for one in found(house, "bans") if one["person"] == person_code(guest)]
    return int(number)


# --- Reports -------------------------------------------------------------------------------------------


def test_a_report_is_read_with_what_was_said_around_it_and_closed(
    house: RuhrServer, anna: Guest, ben: Guest
) -> None:
    table = together(anna, ben)
    for words in ("Hello", "You are a fool", "Really"):
        say(ben, table, 1, words)
    tell(anna, table, line=2, words="He is rude")
    (told,) = [one for one in found(house, "reports") if one["table"] == table]
    assert (told["name"], told["said"], told["reason"]) == ("B", "You are a fool", "insult")
    assert (told["person"], told["reporter"]) == (person_code(ben), person_code(anna))
    (whole,) = found(house, "report", str(told["number"]))
    assert [line["words"] for line in whole["lines"]] == ["Hello", "You are a fool", "Really"]
    assert "Insult or threat" in admin(house, "report", str(told["number"]))
    assert "You are a fool" in admin(house, "reports")
    admin(house, "close", str(told["number"]), "--why", "Talked to him", "--by", "Hanna")
    assert told["number"] not in [one["number"] for one in found(house, "reports")]
    assert told["number"] in [one["number"] for one in found(house, "reports", "--all")]
    again = run(house, "close", str(told["number"]), "--why", "Again")
    assert (again.returncode, again.stderr) == (1, f"Report {told['number']} is closed already.\n")
    assert ben.get("/api/me/download")["deeds_of_hosts"] == [], "nor does he learn that he was reported"


# --- Words and names -----------------------------------------------------------------------------------


def test_a_line_is_taken_out_for_who_is_connected_and_for_who_comes(
    house: RuhrServer, anna: Guest, ben: Guest
) -> None:
    table = together(anna, ben)
    say(ben, table, 1, "Something dreadful")
    assert [line["words"] for line in found(house, "chat", table)] == ["Something dreadful"]
    with anna.socket(table) as following:
        following.until("welcome")
        admin(house, "remove", table, "1", "--why", "An insult")
        (line,) = following.until("welcome", SOON)["chat"]
        assert (line["words"], line["removed"], line["seat"]) == ("", True, 1)
    (line,) = anna.get(f"/api/tables/{table}")["chat"]
    assert (line["words"], line["removed"]) == ("", True)
    say(ben, table, 1, "Sorry")
    assert [one["removed"] for one in anna.get(f"/api/tables/{table}")["chat"]] == [True, False]
    (entry,) = [one for one in found(house, "log") if one["table"] == table]
    assert (entry["deed"], entry["line"], entry["details"]["words"]) == ("removed", 1, "Something dreadful")
    gone = run(house, "remove", table, "1", "--why", "Again")
    assert (gone.returncode, gone.stderr) == (1, "There is no line 1 in this chat.\n")
    (told,) = ben.get("/api/me/download")["deeds_of_hosts"]
    assert (told["deed"], told["why"]) == ("removed", "An insult")


def test_a_name_is_taken_out_or_changed_for_everybody(house: RuhrServer, anna: Guest, ben: Guest) -> None:
    ask(ben, "/api/me/wishes", device=DEVICE, wishes={"name": "Dreadful"})
    tables = []
    for _ in range(2):
        tables.append(anna.create([person("A"), person()]))
        assert ben.join(tables[-1], 1, "Dreadful").status_code == 200

    def names(table: str) -> list[str]:
        return [seat["name"] for seat in anna.table(table)["seats"]]

    with anna.socket(tables[0]) as following:
        following.until("welcome")
        admin(house, "rename", tables[0], "1", "--why", "Offensive")
        shown = following.until("welcome", SOON)["table"]
        assert [seat["name"] for seat in shown["seats"]] == ["A", NOBODY_NAMED]
        assert shown["status"] == "playing"
    assert names(tables[1]) == ["A", "Dreadful"]
    admin(house, "rename", tables[0], "1", "--name", "Guest", "--everywhere", "--why", "Offensive")
    soon("it is so everywhere", lambda: [names(table) for table in tables] == [["A", "Guest"]] * 2)
    assert ben.get("/api/me")["wishes"]["name"] == ""
    strange = run(house, "rename", tables[0], "1", "--name", "a\u202eb", "--why", "Offensive")
    assert strange.returncode == 1
    playing = next(
        guest for seat, guest in enumerate((anna, ben)) if anna.table(tables[0])["decider"] == seat
    )
    assert playing.get(f"/api/tables/{tables[0]}/actions")["actions"], "and the game goes on"


# --- Bans ----------------------------------------------------------------------------------------------


def test_who_is_banned_from_the_chat_says_nothing_on_any_device_and_plays_on(
    house: RuhrServer, anna: Guest, ben: Guest
) -> None:
    phone = another_device(ben)
    table = anna.create([person("A"), person()])
    ben.join(table, 1, "B")
    with phone.socket(table) as following:
        following.until("welcome")
        number = banned(house, ben, "chat", "--days", "7")

        def silenced() -> bool:
            following.send(type="say", request=f"say-{time.monotonic_ns()}", seat=1, text="Hello?")
            return str(following.next()["type"]) == "error"

        soon("he is silent", silenced)
        following.send(type="say", request="a-request", seat=1, text="Hello?")
        assert refused(following) == "banned_from_chat"
    for device in (ben, phone):
        answer = device.post(f"/api/tables/{table}/chat", seat=1, text="Hello?")
        assert problem(answer) == (403, "banned_from_chat")
        assert answer.json()["error"]["values"]["reason"] == "Bad manners"
        (ban,) = device.get("/api/me/manners")["bans"]
        assert ban["scope"] == "chat"
        assert 0 < ban["until"] - ban["since"] <= 7 * 86_400_000
    assert anna.post(f"/api/tables/{table}/chat", seat=0, text="Hello!").status_code == 200
    assert ben.table(table)["seats"][1]["level"] is None
    assert ben.create([person("B"), bot()])
    admin(house, "lift", str(number), "--why", "A mistake")
    soon(
        "he may speak",
        lambda: ben.post(f"/api/tables/{table}/chat", seat=1, text="Hello!").status_code == 200,
    )
    assert run(house, "lift", str(number), "--why", "Again").returncode == 1


def test_who_is_banned_from_strangers_plays_with_friends_only(
    house: RuhrServer, anna: Guest, ben: Guest
) -> None:
    waiting = ben.create([person("B"), person()], public=True)
    public = anna.create([person("A"), person()], public=True)
    private = anna.create([person("A"), person()])
    wish = {"players": 2, "pace": "live", "rated": True}
    banned(house, ben, "strangers")
    refusal = (403, "banned_from_strangers")
    soon("he is refused", lambda: ben.http.post("/api/find", json=wish).status_code == 403)
    assert problem(ben.http.post("/api/find", json=wish)) == refusal
    assert problem(ben.join(public, 1, "B")) == refusal
    assert problem(ben.post("/api/tables", seats=[person("B"), person()], public=True)) == refusal
    soon("he has got up", lambda: ben.table(waiting)["seats"][0]["name"] is None)
    assert ben.join(private, 1, "B").status_code == 200
    assert ben.create([person("B"), person()])
    cups = {public: cup_of(anna, public) for public in (True, False)}
    answers = {
        public: ben.http.post(f"/api/cups/{cup}/join", json={"name": "B", "device": DEVICE})
        for public, cup in cups.items()
    }
    assert problem(answers[True]) == refusal
    assert answers[False].status_code == 200
    assert problem(ben.post("/api/cups", **CUP)) == refusal
    assert ben.post("/api/cups", **CUP, public=False).status_code == 201


CUP: Json = {"name": "Dreadful cup", "rules": {"format": "swiss", "players": 2}, "device": DEVICE}


def cup_of(guest: Guest, public: bool = True) -> str:
    answer = guest.post("/api/cups", **CUP, public=public)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_cups_are_renamed_and_cancelled_and_names_in_them_taken_out(
    house: RuhrServer, anna: Guest, ben: Guest
) -> None:
    cup, table = cup_of(anna), anna.create([person("A"), person()])
    assert ben.http.post(f"/api/cups/{cup}/join", json={"name": "Dreadful", "device": DEVICE}).is_success
    ben.join(table, 1, "Dreadful")
    admin(house, "rename", table, "1", "--name", "Guest", "--everywhere", "--why", "Offensive")
    admin(house, "cup", f"https://ruhr.example/cups/{cup}", "--name", "Summer cup", "--why", "Offensive")
    told = ben.get(f"/api/cups/{cup}")
    assert (told["name"], [one["name"] for one in told["entries"]]) == ("Summer cup", ["Guest"])
    admin(house, "cup", cup, "--why", "Still offensive")
    assert ben.get(f"/api/cups/{cup}")["name"] == NOBODY_NAMED
    admin(house, "cup", cup, "--cancel", "--why", "Too bad", "--by", "Hanna")
    assert ben.get(f"/api/cups/{cup}")["status"] == "cancelled"
    deeds = anna.get("/api/me/download")["deeds_of_hosts"]
    assert [one["deed"] for one in deeds] == ["cup_renamed", "cup_renamed", "cup_cancelled"]
    assert deeds[0]["details"] == {"cup": cup, "name": "Dreadful cup", "new": "Summer cup"}
    assert "cup cancelled" in admin(house, "log")
    nowhere = run(house, "cup", "A" * 16, "--cancel", "--why", "No")
    assert (nowhere.returncode, nowhere.stderr) == (1, "There is no cup at this address.\n")


def test_who_is_banned_altogether_does_nothing_any_more_and_a_bot_goes_on(
    house: RuhrServer, anna: Guest, ben: Guest
) -> None:
    phone = another_device(ben)
    table = anna.create([person("A"), person()])
    ben.join(table, 1, "B")
    with phone.socket(table) as following:
        following.until("welcome")
        banned(house, ben, "everything")
        soon("a bot goes on", lambda: anna.table(table)["seats"][1]["level"] is not None)
        following.send(type="say", request="a-request", seat=1, text="Hello?")
        assert refused(following) == "banned"
        following.send(type="play", request="b-request", version=2, action="option none")
        assert refused(following) == "banned"
        following.send(type="undo", request="c-request", version=2, seat=1)
        assert refused(following) == "banned"
    at = f"/api/tables/{table}"
    deeds: dict[str, Json] = {
        "/api/tables": {"seats": [person("B"), bot()]},
        f"{at}/seats/1/return": {},
        f"{at}/play": {"action": "option none", "version": 3},
        f"{at}/undo": {"seat": 1, "version": 3},
        f"{at}/chat": {"seat": 1, "text": "Hello?"},
        f"{at}/rematch": {},
        f"/api/tables/{anna.create([person('A'), person()])}/seats/1/join": {"name": "B"},
    }
    for device in (ben, phone):
        for path, body in deeds.items():
            answer = device.post(path, **body)
            assert problem(answer) == (403, "banned"), path
            assert answer.json()["error"]["values"] == {"until": "never", "reason": "Bad manners"}
        find = {"players": 2, "pace": "live", "rated": True}
        assert problem(device.http.post("/api/find", json=find)) == (403, "banned")
    assert ben.get("/api/me/download")["deeds_of_hosts"][0]["deed"] == "banned"
    assert ben.get(at)["table"]["id"] == table, "what anybody may see"
    assert ben.http.post("/api/me/delete", json={"everything": True}).status_code == 200
    (entry,) = [one for one in found(house, "log") if one["why"] == "Bad manners" and one["person"] is None]
    assert (entry["deed"], entry["details"]) == ("banned", {}), "what was done stays, but to nobody"


def test_a_ban_ends_by_itself(house: RuhrServer, anna: Guest) -> None:
    table = anna.create([person("A"), bot()])
    days = 6 / 86_400
    banned(house, anna, "chat", "--days", f"{days:.8f}")

    def says() -> int:
        return anna.post(f"/api/tables/{table}/chat", seat=0, text="Hello?").status_code

    soon("she is silent", lambda: says() == 403)
    soon("she may speak", lambda: says() == 200)
    assert anna.get("/api/me/manners")["bans"] == []


def test_bringing_keys_along_leads_out_of_no_ban(house: RuhrServer, anna: Guest, ben: Guest) -> None:
    ben.create([person("B"), bot()])
    banned(house, ben, "everything")
    wish = {"device": DEVICE, "keys": [ben.key]}
    assert anna.http.post("/api/me/keys", json=wish).json() == {"brought": 1}
    soon(
        "she is banned, too",
        lambda: anna.post("/api/tables", seats=[person("A"), bot()]).status_code == 403,
    )


def test_a_ban_holds_at_all_servers_also_at_those_that_start_later(
    postgres: Postgres, redis: Redis, tmp_path: Path, start: Callable[[Process], None]
) -> None:
    url = postgres.new_database(tmp_path.name)

    def started(name: str) -> RuhrServer:
        folder = tmp_path / name
        folder.mkdir()
        server = RuhrServer(folder, database_url=url, redis_url=redis.url, thinkers=0)
        start(server)
        return server

    one, other = started("one"), started("other")
    anna, ben = Guest(one.url), Guest(other.url)
    table = anna.create([person("A"), person()])
    ben.join(table, 1, "B")
    say(ben, table, 1, "Something dreadful")
    with anna.socket(table) as annas, ben.socket(table) as bens:
        annas.until("welcome")
        bens.until("welcome")
        admin(one, "remove", table, "1", "--why", "An insult")
        for following in (annas, bens):
            assert following.until("welcome", SOON)["chat"][0]["removed"] is True
    banned(one, ben, "everything")
    for server in (one, other):
        here = Guest(server.url, ben.key)
        soon(
            "he is banned here",
            lambda here=here: here.post("/api/tables", seats=[person("B"), bot()]).status_code == 403,  # type: ignore[misc]
        )
    soon("a bot goes on", lambda: anna.table(table)["seats"][1]["level"] is not None)
    left = [
        change for change in anna.get(f"/api/tables/{table}/changes")["changes"] if change["kind"] == "left"
    ]
    assert len(left) == 1
    here = Guest(started("later").url, ben.key)
    assert problem(here.post("/api/tables", seats=[person("B"), bot()])) == (403, "banned")


def test_who_was_banned_while_nobody_served_gets_up_when_somebody_does(
    tmp_path: Path, start: Callable[[Process], None]
) -> None:
    server = RuhrServer(tmp_path, thinkers=0)
    start(server)
    anna, ben = Guest(server.url), Guest(server.url)
    table = anna.create([person("A"), person()])
    ben.join(table, 1, "B")
    server.stop()
    banned(server, ben, "everything")
    server.start()
    soon("a bot goes on", lambda: anna.table(table)["seats"][1]["level"] is not None)


# --- Two identities of one person ----------------------------------------------------------------------


def test_two_identities_become_one_with_seats_devices_results_and_all(
    house: RuhrServer, anna: Guest, ben: Guest
) -> None:
    """Here Anna has lost her phone, and sits with a new browser that is nobody's yet."""
    url = str(house.settings["database_url"])
    tablet, lost = another_device(anna), Guest(anna.url)
    first, second = anna.create([person("A"), bot()]), lost.create([person("Anna"), person()])
    ben.join(second, 1, "B")
    mind(lost, second, seat=1, blocked=True)
    be_rated(url, lost, 1900)
    ask(anna, "/api/me/wishes", device=DEVICE, wishes={"pace": "fast"})
    with lost.socket(second) as following:
        following.until("welcome")
        told = admin(house, "merge", person_code(anna), person_code(lost), "--yes", "--why", "Wrote to us")
        assert told == f"Both are {person_code(anna)} now.\n"
        with pytest.raises(ConnectionClosed) as closed:
            following.next(SOON)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4503
    for device in (anna, tablet, lost):
        assert {one["id"] for one in mine(device)} == {first, second}
        assert seats(device, second) == [0]
        assert len(sessions(device)) == 3
        assert device.get("/api/me/profile")["ratings"][0]["rating"] == 1900
        assert [one["name"] for one in device.get("/api/me/manners")["people"]] == ["B"]
        assert device.get("/api/me")["wishes"]["pace"] == "fast"
    (entry,) = [
        one for one in found(house, "log") if one["deed"] == "merged" and one["person"] == person_code(anna)
    ]
    assert entry["details"]["other"] == person_code(lost)
    same = run(house, "merge", person_code(anna), person_code(lost), "--yes", "--why", "Again")
    assert (same.returncode, same.stderr) == (1, "Both are the same person already.\n")


def test_merging_asks_first(house: RuhrServer, anna: Guest, ben: Guest) -> None:
    table = together(anna, ben)
    words = ("merge", f"{table}/0", f"{table}/1", "--why", "They say so")
    doubtful = run(house, *words, answer="n\n")
    assert doubtful.returncode == 1
    assert "This cannot be undone." in doubtful.stdout
    assert person_code(anna) in doubtful.stdout
    assert seats(anna, table) == [0]
    assert run(house, *words, answer="y\n").returncode == 0
    soon("they are one", lambda: seats(anna, table) == [0, 1])


# --- The log, and who is who ---------------------------------------------------------------------------


def test_all_that_is_done_is_written_down_with_who_did_it_and_why(
    house: RuhrServer, anna: Guest, ben: Guest
) -> None:
    table = together(anna, ben)
    say(ben, table, 1, "Something dreadful")
    tell(anna, table, line=1)
    (told,) = [one["number"] for one in found(house, "reports") if one["table"] == table]
    before = found(house, "log", "--most", "1")
    last = before[0]["number"] if before else 0
    why = ("--why", "The reason", "--by", "Hanna")
    admin(house, "remove", table, "1", *why)
    admin(house, "rename", table, "1", *why)
    admin(house, "ban", f"{table}/1", "--from", "chat", *why)
    (ban,) = [one["number"] for one in found(house, "bans") if one["person"] == person_code(ben)]
    admin(house, "lift", str(ban), *why)
    admin(house, "close", str(told), *why)
    entries = [one for one in found(house, "log") if one["number"] > last]
    assert [one["deed"] for one in entries] == ["closed", "lifted", "banned", "renamed", "removed"]
    for entry in entries:
        assert (entry["host"], entry["why"], entry["person"]) == ("Hanna", "The reason", person_code(ben))
        assert entry["at"] <= time.time() * 1000
    shown = admin(house, "log", "--most", "5")
    assert "ban lifted" in shown
    assert "Hanna" in shown
    assert set(ledger.DEEDS) == {one["deed"] for one in entries} | {"merged", "cup_renamed", "cup_cancelled"}


def test_somebody_is_found_by_the_first_digits_of_his_code_or_by_his_seat(
    house: RuhrServer, anna: Guest, ben: Guest
) -> None:
    table = together(anna, ben)
    phone = another_device(ben)
    later = phone.create([person("Otherwise"), bot()])
    for words in (person_code(ben), person_code(ben)[:8], f"{table}/1", f"{later}/0"):
        (told,) = found(house, "person", words)
        assert told["person"] == person_code(ben)
        assert set(told["names"]) == {"B", "Otherwise"}
        assert {one["table"] for one in told["tables"]} == {table, later}
        assert told["devices"] == 2
    assert "Otherwise" in admin(house, "person", person_code(ben))
    assert [one["person"] for one in found(house, "people", table)] == [
        person_code(anna),
        person_code(ben),
        None,
    ]
    assert person_code(ben) in admin(house, "people", table)
    for nobody in ("0123456789abcdef", "abc", "nobody", f"{table}/7", f"{'A' * 16}/0", "'; DROP TABLE bans"):
        ran = run(house, "person", nobody)
        assert ran.returncode == 1, nobody
        assert ran.stderr
        assert "Traceback" not in ran.stderr


def test_a_table_is_known_by_its_id_whatever_that_begins_with_or_by_its_address(
    house: RuhrServer, anna: Guest
) -> None:
    table = anna.create([person("A"), bot()])
    assert found(house, "people", f"https://ruhr.example.org/table/{table}") == found(house, "people", table)
    for strange in ("-h-and-all-others", "--help-and-other"):
        ran = run(house, "person", f"{strange[:16]}/0")
        assert (ran.returncode, ran.stderr) == (1, "There is no such table.\n")


@pytest.mark.parametrize(
    "words",
    [
        ("ban", "PERSON", "--from", "breathing", "--why", "x"),
        ("ban", "PERSON", "--from", "chat"),
        ("ban", "PERSON", "--from", "chat", "--days", "0", "--why", "x"),
        ("ban", "PERSON", "--from", "chat", "--why", " "),
        ("ban", "PERSON", "--from", "chat", "--why", "x" * 201),
        ("close", "999999", "--why", "x"),
        ("report", "999999"),
        ("remove", "A" * 16, "1", "--why", "x"),
    ],
    ids=str,
)
def test_what_cannot_be_done_is_refused_in_words(
    house: RuhrServer, anna: Guest, words: tuple[str, ...]
) -> None:
    anna.create([person("A"), bot()])
    ran = run(house, *(person_code(anna) if word == "PERSON" else word for word in words))
    assert ran.returncode in (1, 2)
    assert ran.stderr
    assert "Traceback" not in ran.stderr
    assert not [one for one in found(house, "bans") if one["person"] == person_code(anna)]


def test_what_people_have_written_is_shown_as_it_is(house: RuhrServer, anna: Guest, ben: Guest) -> None:
    """No name or word is taken for a colour or a link of the terminal."""
    table = together(anna, ben)
    say(ben, table, 1, "[red]not[/red] [link=x]here[/link]")
    assert "[red]not[/red] [link=x]here[/link]" in admin(house, "chat", table)


def test_who_waits_at_a_public_table_of_days_is_seated_by_nobody_who_is_banned(
    house: RuhrServer, anna: Guest, ben: Guest
) -> None:
    table = ben.create([person("B"), person()], public=True, clock=CLOCKS["days"], terms={"rated": True})
    banned(house, ben, "everything")
    soon("he has got up", lambda: anna.table(table)["seats"][0]["name"] is None)

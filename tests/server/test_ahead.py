"""Answers in advance are played when they come due, dropped if they do not fit, and told to nobody else."""

import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ruhr import Game
from ruhr.server.notices.ledger import Pigeonholes
from ruhr.server.store import Entry, Store, Taking
from ruhr.server.table import Change, hash_of
from tests.server.guests import Guest, Json, bot, new_request, person
from tests.server.services import Postgres, Process, Redis, RuhrServer, wait_until
from tests.server.test_identities import another_device, ask
from tests.server.test_trust import problem

Start = Callable[[Process], None]
#: How long nothing happens if nothing is to happen, in seconds.
SILENCE = 2.5


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RuhrServer]:
    """A server that leaves nobody time to take something back."""
    server = RuhrServer(tmp_path_factory.mktemp("ahead"), ahead_seconds=0)
    server.start()
    yield server
    server.clean_up()


@pytest.fixture
def anna(house: RuhrServer) -> Guest:
    return Guest(house.url)


@pytest.fixture
def ben(house: RuhrServer) -> Guest:
    return Guest(house.url)


def table_of(anna: Guest, ben: Guest, **wishes: Any) -> str:
    """A table of two that begins with a known deal: Anna, then Ben choose an option and start."""
    record = Game.new(["Anna", "Ben"], seed=1).record().to_json()
    table = anna.create([person("Anna"), person()], record=record, **wishes)
    assert ben.join(table, 1, "Ben").status_code == 200
    return table


def answer(action: str, turn: int = 1) -> Json:
    """An answer for the decision that its first word tells."""
    return {"action": action, "decision": action.split(" ", maxsplit=1)[0], "turn": turn}


def given(guest: Guest, table: str) -> Json:
    """What somebody has given in advance for his one seat."""
    (one,) = guest.get(f"/api/tables/{table}/ahead")["lists"]
    found: Json = one
    return found


def give(guest: Guest, table: str, seat: int, *answers: Json, **wishes: Any) -> Json:
    """Give answers in advance; returns the list as it is then."""
    wishes = {"mark": given(guest, table)["mark"], **wishes}
    told = guest.post(f"/api/tables/{table}/seats/{seat}/ahead", answers=list(answers), **wishes)
    assert told.status_code == 200, told.text
    found: Json = told.json()
    return found


def play(guest: Guest, table: str, *actions: str) -> None:
    for action in actions:
        done = guest.play(table, action, guest.table(table)["version"])
        assert done.status_code == 200, done.text


def played(guest: Guest, table: str) -> list[tuple[int, str]]:
    """Who has decided what, of all that stands."""
    steps = guest.get(f"/api/tables/{table}/story")["steps"]
    return [(step["seat"], step["action"]) for step in steps if step["action"]]


def wait_for(guest: Guest, table: str, count: int) -> None:
    """Wait until so many decisions were made."""
    wait_until("the answers", lambda: guest.table(table)["step"] == count)


def is_empty(guest: Guest, table: str) -> bool:
    """Is nothing left of what somebody has given in advance?"""
    return not given(guest, table)["answers"]


def dropped(guest: Guest, table: str) -> Json:
    """What was dropped of somebody's answers, once it is."""
    wait_until("that something is dropped", lambda: given(guest, table)["dropped"] is not None)
    there = given(guest, table)
    assert there["answers"] == []
    found: Json = there["dropped"]
    return found


# --- They are played -----------------------------------------------------------------------------------


def test_answers_are_played_one_after_the_other_as_soon_as_their_seat_is_asked(
    anna: Guest, ben: Guest
) -> None:
    table = table_of(anna, ben)
    give(ben, table, 1, answer("option none"), answer("start gewalt"))
    play(anna, table, "option none")
    time.sleep(SILENCE)
    assert anna.table(table)["step"] == 1, "Ben is not asked yet"
    play(anna, table, "start wohlverwahrt")
    wait_for(anna, table, 4)
    assert played(anna, table)[2:] == [(1, "option none"), (1, "start gewalt")]
    assert given(ben, table)["answers"] == []
    assert given(ben, table)["dropped"] is None


def test_who_is_asked_already_answers_at_once(anna: Guest, ben: Guest) -> None:
    table = table_of(anna, ben)
    give(anna, table, 0, answer("option none"), answer("start gewalt"))
    wait_for(anna, table, 2)
    assert anna.table(table)["decider"] == 1


def test_answers_wait_for_the_turn_they_are_meant_for(anna: Guest, ben: Guest) -> None:
    """Something is revealed between two turns, and that is all right with Ben."""
    table = table_of(anna, ben)
    answers = [answer("option none"), answer("start gewalt"), answer("option none", turn=2)]
    give(ben, table, 1, *answers, careful=False)
    play(anna, table, "option none", "start wohlverwahrt")
    wait_for(anna, table, 4)
    assert given(ben, table)["answers"] == answers[2:]
    play(anna, table, "option none", "start langenbrahm")
    wait_for(anna, table, 7)
    assert played(anna, table)[-1] == (1, "option none")


def test_the_clock_goes_as_if_the_answer_had_been_given_then(anna: Guest, ben: Guest) -> None:
    clock = {"bank": 100, "increment": 7, "at_end": "nothing"}
    table = table_of(anna, ben, clock=clock)
    give(ben, table, 1, answer("option none"))
    play(anna, table, "option none", "start wohlverwahrt")
    wait_for(anna, table, 3)
    assert 100_000 < anna.table(table)["banks"][1] <= 107_000


def test_bots_go_on_after_an_answer(anna: Guest) -> None:
    table = anna.create([person("Anna"), bot()])
    wait_until("Anna's turn", lambda: anna.table(table)["decider"] == 0)
    there = anna.table(table)["view"]
    action = anna.get(f"/api/tables/{table}/actions")["actions"][0]["action"]
    step = anna.table(table)["step"]
    give(anna, table, 0, {"action": action, "decision": there["decision"]["kind"], "turn": there["turn"]})
    wait_until("the game", lambda: anna.table(table)["step"] > step)


# --- They are dropped ----------------------------------------------------------------------------------


def test_the_first_that_is_not_possible_is_dropped_with_all_that_follow_and_the_rule(
    anna: Guest, ben: Guest
) -> None:
    table = table_of(anna, ben)
    answers = [answer("option none"), answer("start gewalt"), answer("option none", turn=2)]
    give(ben, table, 1, *answers)
    play(anna, table, "option none", "start gewalt")
    told = dropped(ben, table)
    assert told["answers"] == answers[1:]
    assert told["reason"]["code"] == "illegal_action"
    assert told["reason"]["values"]["refusal"]["code"] == "storage_taken"
    assert anna.table(table)["decider"] == 1
    play(ben, table, "start saarn")


def test_an_answer_to_another_question_is_dropped(anna: Guest, ben: Guest) -> None:
    table = table_of(anna, ben)
    give(ben, table, 1, answer("start gewalt"))
    play(anna, table, "option none", "start wohlverwahrt")
    told = dropped(ben, table)
    assert told["reason"] == {"code": "another_question", "values": {}, "section": None}
    assert anna.table(table)["step"] == 2


def test_an_answer_for_another_turn_is_dropped(anna: Guest, ben: Guest) -> None:
    table = table_of(anna, ben)
    give(ben, table, 1, answer("option none", turn=2))
    play(anna, table, "option none", "start wohlverwahrt")
    assert dropped(ben, table)["reason"]["code"] == "another_question"


def test_who_is_careful_does_not_answer_after_something_was_revealed(anna: Guest, ben: Guest) -> None:
    table = table_of(anna, ben)
    answers = [answer("option none"), answer("start gewalt"), answer("option none", turn=2)]
    give(ben, table, 1, *answers)
    play(anna, table, "option none", "start wohlverwahrt")
    wait_for(anna, table, 4)
    play(anna, table, "option none", "start langenbrahm")
    told = dropped(ben, table)
    assert (told["answers"], told["reason"]["code"]) == (answers[2:], "revealed_meanwhile")


def test_who_decides_himself_takes_over(start: Start, tmp_path: Path) -> None:
    """While Anna can still take her decision back, Ben decides himself."""
    server = RuhrServer(tmp_path, ahead_seconds=30)
    start(server)
    anna, ben = Guest(server.url), Guest(server.url)
    table = table_of(anna, ben)
    give(ben, table, 1, answer("option none"), answer("start gewalt"))
    play(anna, table, "option none", "start wohlverwahrt")
    play(ben, table, "option pilot")
    told = dropped(ben, table)
    assert (len(told["answers"]), told["reason"]["code"]) == (2, "decided_meanwhile")


def test_who_takes_an_answer_back_decides_himself_from_then_on(anna: Guest, ben: Guest) -> None:
    table = table_of(anna, ben)
    give(ben, table, 1, answer("option none"))
    play(anna, table, "option none", "start wohlverwahrt")
    wait_for(anna, table, 3)
    give(ben, table, 1, answer("option none", turn=2))
    there = ben.table(table)
    assert there["undo"] == 1
    assert ben.post(f"/api/tables/{table}/undo", seat=1, version=there["version"]).status_code == 200
    assert dropped(ben, table)["reason"]["code"] in ("decided_meanwhile", "another_question")
    assert ben.table(table)["step"] == 2


def test_what_was_dropped_is_told_until_the_next_list(anna: Guest, ben: Guest) -> None:
    table = table_of(anna, ben)
    give(ben, table, 1, answer("start gewalt"))
    play(anna, table, "option none", "start wohlverwahrt")
    dropped(ben, table)
    assert give(ben, table, 1)["dropped"] is None


def test_who_has_answered_in_advance_only_is_told_that_it_is_his_turn(
    anna: Guest, ben: Guest, house: RuhrServer
) -> None:
    """What was played for him does not show that he was there."""
    table = table_of(anna, ben)
    give(ben, table, 1, answer("option none"))
    play(anna, table, "option none", "start wohlverwahrt")
    wait_for(anna, table, 3)
    store = Store(str(house.settings["database_url"]), migrated=True)
    try:
        stored = store.load(table)
        assert stored is not None
        by_others = [change.version for change in stored.changes if change.seat == 0][-1]
        of = Pigeonholes(store).last_turn
        assert of(stored.number, stored.changes[-1].version, [1]) == (by_others, False)
        there = ben.table(table)
        assert ben.post(f"/api/tables/{table}/undo", seat=1, version=there["version"]).status_code == 200
        assert of(stored.number, there["version"] + 1, [1]) == (by_others, True)
    finally:
        store.close()


# --- Others go back, leave, or end ---------------------------------------------------------------------


def test_whoever_has_decided_can_take_it_back_before_an_answer_follows(start: Start, tmp_path: Path) -> None:
    server = RuhrServer(tmp_path, ahead_seconds=4)
    start(server)
    anna, ben = Guest(server.url), Guest(server.url)
    table = table_of(anna, ben)
    answers = [answer("option none"), answer("start gewalt")]
    give(ben, table, 1, *answers)
    play(anna, table, "option none", "start gewalt")
    time.sleep(1.5)
    there = anna.table(table)
    assert (there["step"], there["undo"]) == (2, 0)
    assert anna.post(f"/api/tables/{table}/undo", seat=0, version=there["version"]).status_code == 200
    assert given(ben, table)["answers"] == answers
    play(anna, table, "start wohlverwahrt")
    wait_for(anna, table, 4)
    assert played(anna, table)[-1] == (1, "start gewalt")


@pytest.mark.parametrize("bank", [20, 86_400])
def test_nobody_takes_anything_back_at_the_cost_of_anothers_clock(
    bank: int, start: Start, tmp_path: Path
) -> None:
    server = RuhrServer(tmp_path, ahead_seconds=6)
    start(server)
    anna, ben = Guest(server.url), Guest(server.url)
    table = table_of(anna, ben, clock={"bank": bank, "increment": 0, "at_end": "nothing"})
    give(ben, table, 1, answer("option none"))
    play(anna, table, "option none", "start wohlverwahrt")
    wait_for(anna, table, 3)
    used = bank * 1000 - anna.table(table)["banks"][1]
    assert used < 3000 if bank == 20 else used >= 6000


def test_who_leaves_loses_his_answers_though_he_returns_at_once(anna: Guest, ben: Guest) -> None:
    table = table_of(anna, ben)
    give(ben, table, 1, answer("option none"))
    at = f"/api/tables/{table}/seats/1"
    assert ben.post(f"{at}/leave").status_code == 200
    assert problem(ben.post(f"{at}/ahead", answers=[])) == (409, "seat_left")
    assert ben.post(f"{at}/return").status_code == 200
    play(anna, table, "option none", "start wohlverwahrt")
    wait_until("that they are gone", lambda: given(ben, table)["mark"] is None)
    assert anna.table(table)["step"] == 2


def test_nothing_is_left_when_the_game_is_over(anna: Guest, ben: Guest, house: RuhrServer) -> None:
    clock = {"bank": 1, "increment": 0, "at_end": "close"}
    table = table_of(anna, ben, clock=clock)
    give(ben, table, 1, answer("option none"))
    wait_until("the end", lambda: ben.table(table)["status"] == "closed")
    wait_until("that they are gone", lambda: given(ben, table)["mark"] is None)
    assert problem(ben.post(f"/api/tables/{table}/seats/1/ahead", answers=[])) == (409, "table_not_playing")


# --- Changing and withdrawing them ---------------------------------------------------------------------


def test_they_are_seen_changed_and_withdrawn_on_every_device(anna: Guest, ben: Guest) -> None:
    table = table_of(anna, ben)
    give(ben, table, 1, answer("option none"), answer("start gewalt"))
    phone = another_device(ben)
    assert given(phone, table) == given(ben, table)
    give(phone, table, 1, answer("option pilot"))
    assert given(ben, table)["answers"] == [answer("option pilot")]
    give(ben, table, 1)
    assert given(phone, table)["answers"] == []
    play(anna, table, "option none", "start wohlverwahrt")
    time.sleep(SILENCE)
    assert anna.table(table)["step"] == 2


def test_nobody_changes_a_list_that_he_has_not_seen(anna: Guest, ben: Guest) -> None:
    """Or else what was played meanwhile would be given again."""
    table = table_of(anna, ben)
    first = give(ben, table, 1, answer("option none"), answer("start gewalt"))
    play(anna, table, "option none", "start wohlverwahrt")
    wait_for(anna, table, 4)
    path = f"/api/tables/{table}/seats/1/ahead"
    for mark in (None, first["mark"], new_request()):
        late = ben.post(path, mark=mark, answers=[answer("option none")])
        assert problem(late) == (409, "ahead_changed")


def test_what_is_asked_for_again_is_done_once(anna: Guest, ben: Guest) -> None:
    table = table_of(anna, ben)
    request = new_request()
    path, answers = f"/api/tables/{table}/seats/1/ahead", [answer("option none")]
    one, again = (ben.post(path, request=request, answers=answers) for _ in range(2))
    assert one.json() == again.json()
    assert given(ben, table)["mark"] == request


def test_bad_lists_are_refused(anna: Guest, ben: Guest) -> None:
    table = table_of(anna, ben)
    path = f"/api/tables/{table}/seats/1/ahead"
    fine = answer("option none")
    for answers in (
        [fine] * 13,
        [{**fine, "turn": 0}],
        [{**fine, "turn": 13}],
        [{**fine, "decision": "over"}],
        [{**fine, "seat": 0}],
        [{**fine, "action": "x" * 101}],
        ["option none"],
    ):
        assert problem(ben.post(path, answers=answers)) == (422, "invalid_request")
    assert problem(ben.post(path, answers=[answer("option gold")])) == (422, "unknown_action")
    assert given(ben, table)["mark"] is None


# --- They survive --------------------------------------------------------------------------------------


def test_they_survive_a_restart(start: Start, tmp_path: Path) -> None:
    server = RuhrServer(tmp_path, ahead_seconds=0)
    start(server)
    anna, ben = Guest(server.url), Guest(server.url)
    table = table_of(anna, ben)
    give(ben, table, 1, answer("option none"), answer("start gewalt"))
    play(anna, table, "option none", "start wohlverwahrt")
    server.kill()
    server.start()
    wait_for(anna, table, 4)
    assert played(anna, table)[2:] == [(1, "option none"), (1, "start gewalt")]


def test_with_several_servers_each_is_played_once(
    start: Start, tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    database = postgres.new_database(f"ahead_{new_request()}")
    servers = []
    for name in ("one", "other", "third"):
        (tmp_path / name).mkdir()
        servers.append(
            RuhrServer(
                tmp_path / name, database_url=database, redis_url=redis.url, ahead_seconds=0, thinkers=1
            )
        )
        start(servers[-1])
    one, other, third = servers
    tables = []
    for _ in range(6):
        anna, ben = Guest(one.url), Guest(other.url)
        table = table_of(anna, ben)
        give(Guest(third.url, ben.key), table, 1, answer("option none"), answer("start gewalt"))
        tables.append((anna, ben, table))
    threads = [
        threading.Thread(target=play, args=(anna, table, "option none", "start wohlverwahrt"))
        for anna, _, table in tables
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for anna, ben, table in tables:
        wait_for(anna, table, 4)
        wait_until("the list", partial(is_empty, ben, table))
        assert given(ben, table)["dropped"] is None
        assert played(anna, table)[2:] == [(1, "option none"), (1, "start gewalt")]
        kinds = [change["kind"] for change in anna.get(f"/api/tables/{table}/changes")["changes"]]
        assert kinds.count("played") == 4


def test_a_move_is_not_written_without_leaving_its_list(tmp_path: Path) -> None:
    """Whoever withdraws an answer in the very moment in which it is played has withdrawn it."""
    server = RuhrServer(tmp_path, ahead_seconds=30)
    server.start()
    try:
        anna, ben = Guest(server.url), Guest(server.url)
        table = table_of(anna, ben)
        mark = give(ben, table, 1, answer("option none"))["mark"]
        play(anna, table, "option none", "start wohlverwahrt")
    finally:
        server.stop()
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    try:
        stored = store.load(table)
        assert stored is not None
        version = stored.changes[-1].version + 1
        change = Change(version, stored.changes[-1].at, "played", 1, "option none", new_request())

        def written(known: str) -> bool:
            taking = Taking(1, known, new_request(), [])
            (done,) = store.write([Entry(stored.number, [change], after=stored.changes[-1], taking=taking)])
            return done

        assert not written(new_request())
        assert len(store.changes_after(stored.number, version - 1)) == 0
        assert written(mark)
        assert not written(mark)
        assert store.changes_after(stored.number, version - 1) == [change]
    finally:
        store.close()


# --- Nobody else learns of them ------------------------------------------------------------------------


def test_nobody_reads_or_writes_anothers_list(anna: Guest, ben: Guest) -> None:
    table = table_of(anna, ben)
    give(ben, table, 1, answer("option none"), answer("start gewalt"))
    stranger = Guest(anna.url)
    assert anna.get(f"/api/tables/{table}/ahead")["lists"] == [
        {"seat": 0, "mark": None, "careful": True, "answers": [], "dropped": None}
    ]
    assert stranger.get(f"/api/tables/{table}/ahead") == {"lists": []}
    keyless = stranger.http.get(f"/api/tables/{table}/ahead", headers={"authorization": ""})
    assert problem(keyless) == (401, "key_missing")
    mark = given(ben, table)["mark"]
    for other in (anna, stranger):
        for known in (None, mark):
            late = other.post(f"/api/tables/{table}/seats/1/ahead", mark=known, answers=[])
            assert problem(late) == (403, "not_your_seat")
    assert len(given(ben, table)["answers"]) == 2


def test_nobody_else_hears_of_them(anna: Guest, ben: Guest, house: RuhrServer) -> None:
    """Two tables at which the same is decided, by hand or in advance, look the same to everybody else."""
    by_hand, ahead = table_of(anna, ben), table_of(anna, ben)
    unplayed = {"action": "lock lock_horst", "decision": "purchase", "turn": 2}
    heard: list[list[str]] = []
    stranger = Guest(anna.url)
    for table in (by_hand, ahead):
        with anna.socket(table) as hers, stranger.socket(table) as theirs:
            for socket in (hers, theirs):
                socket.until("welcome")
            if table == ahead:
                give(ben, table, 1, answer("option none"), answer("start gewalt"), unplayed)
            play(anna, table, "option none", "start wohlverwahrt")
            if table == by_hand:
                play(ben, table, "option none", "start gewalt")
            for socket in (hers, theirs):
                while socket.document is None or socket.document["step"] < 4:
                    socket.until("change")
            play(anna, table, "option none", "start langenbrahm")
            for socket in (hers, theirs):
                while socket.document is None or socket.document["step"] < 6:
                    socket.until("change")
            if table == ahead:
                dropped(ben, table)
            heard.append([*hers.received, *theirs.received])
    shapes = [[sorted(json.loads(text)) for text in received] for received in heard]
    assert shapes[0] == shapes[1]
    changes = [stranger.get(f"/api/tables/{table}/changes")["changes"] for table in (by_hand, ahead)]
    for one, other in zip(*changes, strict=True):
        assert one.keys() == other.keys()
        assert (one["kind"], one["seat"], one["words"]) == (other["kind"], other["seat"], other["words"])
        assert len(one["request"]) == len(other["request"]) == 16
    everything = "".join(heard[1]) + json.dumps(stranger.get(f"/api/tables/{ahead}/story"))
    for told in ("ahead", "answers", "another_question", "lock lock_horst"):
        assert told not in everything
    assert "lock lock_horst" not in house.log()


def test_an_answer_is_not_checked_before_its_time(anna: Guest, ben: Guest) -> None:
    """Whatever is given, the answer is the same: nobody finds out anything by it."""
    table = table_of(anna, ben)
    told = set()
    for action in ("option none", "option wage", "start pauline", "sell ruhrort", "lock lock_horst"):
        one = give(ben, table, 1, answer(action, turn=9) | {"decision": "option"})
        told.add(json.dumps({**one, "mark": "", "answers": len(one["answers"])}))
    assert len(told) == 1


def test_they_are_part_of_the_download_and_of_the_deletion(
    anna: Guest, ben: Guest, house: RuhrServer
) -> None:
    table = table_of(anna, ben)
    ask(ben, "/api/me/wishes", device="Firefox · Linux", wishes={"name": "Ben"})
    give(ben, table, 1, answer("option none"))
    assert ben.get("/api/me/download")["ahead"] == [{"table": table, **given(ben, table)}]
    assert anna.get("/api/me/download")["ahead"] == []
    ask(ben, "/api/me/delete", everything=True)
    with sqlite3.connect(house.folder / "tables.sqlite3") as database:
        left = database.execute("SELECT count(*) FROM ahead WHERE key = ?", (hash_of(ben.key),)).fetchone()
    assert left == (0,)

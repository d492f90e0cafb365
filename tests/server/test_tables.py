"""People play: they come, sit down, decide, take back, talk, leave, return, and play again."""

import random
from typing import get_args

import pytest

from ruhr import Game, Record
from ruhr.server import table, wire
from tests.server.guests import Guest, TableSocket, bot, new_request, person
from tests.server.services import RuhrServer, wait_until


def test_the_wire_knows_all_statuses_and_kinds() -> None:
    assert get_args(wire.Status) == table.STATUSES
    assert get_args(wire.DeedKind) == table.KINDS
    assert get_args(wire.AtEnd) == table.AT_END


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_person_plays_a_whole_game_against_bots(guest: Guest, seats: int) -> None:
    levels = ["steuermann", "schiffsjunge", "kapitaen"][: seats - 1]
    at = guest.create([person("Anna"), *map(bot, levels)])
    with guest.socket(at) as socket:
        end = socket.play_to_the_end(random.Random(seats))
    assert end["status"] == "finished"
    assert end == guest.table(at)
    record = Record.from_json(guest.get(f"/api/tables/{at}/record"))
    result = Game.from_record(record).result()
    assert result is not None
    assert end["result"] == {
        "points": result.points,
        "winners": result.winners,
        "places": result.places,
    }
    assert record.players[0] == "Anna"


def test_friends_join_by_link_and_the_game_begins_when_all_seats_are_taken(server: RuhrServer) -> None:
    anna, ben, carla = (Guest(server.url) for _ in range(3))
    at = anna.create([person("Anna"), person(), bot(), person()], calmer_water=True)
    assert anna.table(at)["status"] == "open"
    assert anna.table(at)["view"] is None
    assert ben.join(at, 1, "Ben").status_code == 200
    refused = carla.join(at, 1, "Carla")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "seat_taken")
    with anna.socket(at) as watching:
        watching.until("welcome")
        assert carla.join(at, 3, "Carla").status_code == 200
        began = watching.until("change")
    assert began["kind"] == "joined"
    assert began["events"][0]["kind"] == "turn_began"
    there = anna.table(at)
    assert there["status"] == "playing"
    assert [seat["name"] for seat in there["seats"]] == ["Anna", "Ben", "Haniel", "Carla"]
    assert there["view"]["calmer_water"]
    late = Guest(server.url).join(at, 0, "Dora")
    assert (late.status_code, late.json()["error"]["code"]) == (409, "table_not_open")


def hot_seat(guest: Guest, seats: int = 2, **wishes: object) -> str:
    """A table at which one browser holds all seats."""
    return guest.create([person(name) for name in ("Anna", "Ben", "Carla", "Dora")[:seats]], **wishes)


def test_one_browser_holds_all_seats(guest: Guest) -> None:
    at = hot_seat(guest, 3)
    with guest.socket(at) as socket:
        assert socket.until("welcome")["seats"] == [0, 1, 2]
        assert socket.play_to_the_end(random.Random(3))["status"] == "finished"


def test_a_seat_moves_to_another_device_with_its_key(guest: Guest, server: RuhrServer) -> None:
    at = hot_seat(guest)
    elsewhere = Guest(server.url, guest.key)
    elsewhere.play_any(at, random.Random(1))
    assert guest.table(at)["step"] == 1


def test_everybody_sees_the_same_after_every_change(server: RuhrServer) -> None:
    anna, ben, watcher = (Guest(server.url) for _ in range(3))
    at = anna.create([person("Anna"), person()])
    ben.join(at, 1, "Ben")
    chance = random.Random(5)
    with anna.socket(at) as a, ben.socket(at) as b, watcher.socket(at) as w:
        assert [socket.until("welcome")["seats"] for socket in (a, b, w)] == [[0], [1], []]
        for _ in range(60):
            deciding = a if a.asked else b
            assert deciding.asked
            assert deciding.document is not None
            deciding.play(chance.choice(deciding.asked)["action"], deciding.document["version"])
            for socket in (a, b, w):
                socket.until("change")
            assert a.document == b.document == w.document
            assert not w.asked
            assert bool(a.asked) != bool(b.asked)
        assert a.document == anna.table(at)


def test_what_an_action_would_cause_is_what_it_causes(guest: Guest) -> None:
    at = hot_seat(guest)
    chance = random.Random(8)
    with guest.socket(at) as socket:
        socket.until("welcome")
        # The shortest games of two have 66 decisions.
        for _ in range(60):
            assert socket.asked
            assert socket.document is not None
            chosen = chance.choice(socket.asked)
            socket.play(chosen["action"], socket.document["version"])
            caused = socket.until("change")["events"]
            foreseen = chosen["causes"]
            if foreseen and foreseen[-1]["kind"] == "reveal_follows":
                foreseen = foreseen[:-1]
                caused = caused[: len(foreseen)]
            assert caused == foreseen


def test_why_not_is_answered_over_http_and_socket(guest: Guest) -> None:
    at = hot_seat(guest)
    told = guest.get(f"/api/tables/{at}/refusals")["refusals"]
    possible = {choice["action"] for choice in guest.get(f"/api/tables/{at}/actions")["actions"]}
    assert told
    assert not possible & {refusal["action"] for refusal in told}
    one = guest.get(f"/api/tables/{at}/refusals?action=lock lock_horst")["refusals"]
    assert one == [
        {
            "action": "lock lock_horst",
            "code": "other_phase",
            "section": "6.0",
            "values": {"phase": 6, "now": 3},
        }
    ]
    with guest.socket(at) as socket:
        socket.send(type="why_not", request=new_request())
        assert socket.until("refusals")["refusals"] == told


def test_what_coal_would_bring_is_told_to_whoever_asks(guest: Guest, server: RuhrServer) -> None:
    at = hot_seat(guest)
    view = guest.table(at)["view"]
    watcher = Guest(server.url)
    with guest.socket(at) as socket, watcher.socket(at) as watching:
        socket.send(type="outlook", request=new_request())
        told = socket.until("outlooks")
        assert told["seat"] == view["decision"]["actor"]
        reached = {space["id"]: space["reaches"] for space in guest.get("/api/board")["river"]}
        left = {at for at in view["river"]["dice"] if reached[at] or not view["pilot_banned"]}
        assert {look["storage"] for look in told["outlooks"]} == left
        for look in told["outlooks"]:
            assert look["seat"] == told["seat"]
            assert look["space"] == reached[look["storage"]] or look["pilot"]
            assert look["way"][0] == look["storage"]
            assert look["way"][-1] == look["space"]
            assert "sold" in {event["kind"] for event in look["causes"]}
        watching.send(type="outlook", request=new_request())
        assert watching.until("outlooks")["outlooks"] == told["outlooks"]
        other = 1 - told["seat"]
        watching.send(type="outlook", request=new_request(), seat=other)
        assert {look["seat"] for look in watching.until("outlooks")["outlooks"]} == {other}
        watching.send(type="outlook", request=new_request(), seat=3)
        assert watching.until("error")["error"]["code"] == "seat_not_found"


def test_undo_as_far_as_the_rules_allow(guest: Guest) -> None:
    at = hot_seat(guest)
    before = guest.table(at)
    seat = before["decider"]
    assert before["undo"] is None
    assert guest.play(at, "option none", before["version"]).status_code == 200
    after = guest.table(at)
    assert after["undo"] == seat
    undone = guest.post(f"/api/tables/{at}/undo", version=after["version"], seat=seat)
    assert undone.json() == {"version": after["version"] + 1}
    now = guest.table(at)
    assert now["view"] == before["view"]
    assert now["step"] == 0
    refused = guest.post(f"/api/tables/{at}/undo", version=now["version"], seat=seat).json()["error"]
    assert (refused["code"], refused["values"]["refusal"]["code"]) == ("cannot_undo", "nothing_to_undo")
    kinds = [change["kind"] for change in guest.get(f"/api/tables/{at}/changes?after=2")["changes"]]
    assert kinds == ["played", "undone"]


def test_what_was_said_reaches_everybody_and_stays(guest: Guest, server: RuhrServer) -> None:
    at = hot_seat(guest)
    watcher = Guest(server.url)
    with watcher.socket(at) as socket:
        socket.until("welcome")
        request = new_request()
        for _ in range(2):
            answer = guest.post(f"/api/tables/{at}/chat", seat=1, text="Glück auf! 👩‍🚒", request=request)
            assert answer.json() == {"number": 1}
        said = socket.until("said")
    assert (said["seat"], said["words"]) == (1, "Glück auf! 👩‍🚒")
    chat = guest.get(f"/api/tables/{at}")["chat"]
    assert [line["words"] for line in chat] == ["Glück auf! 👩‍🚒"]
    with guest.socket(at, line=1) as socket:
        assert socket.until("welcome")["chat"] == []
    refused = watcher.post(f"/api/tables/{at}/chat", seat=1, text="I am Ben")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not_your_seat")


def test_who_leaves_before_the_game_frees_the_seat(server: RuhrServer) -> None:
    anna, ben = Guest(server.url), Guest(server.url)
    at = anna.create([person("Anna"), person(), person()])
    ben.join(at, 1, "Ben")
    assert ben.post(f"/api/tables/{at}/seats/1/leave").status_code == 200
    assert anna.table(at)["seats"][1]["name"] is None
    assert anna.join(at, 1, "Anna again").status_code == 200


def test_who_leaves_the_game_is_replaced_by_a_bot_until_he_returns(server: RuhrServer) -> None:
    anna, ben = Guest(server.url), Guest(server.url)
    at = anna.create([person("Anna"), person()])
    ben.join(at, 1, "Ben")
    assert ben.post(f"/api/tables/{at}/seats/1/leave", level="steuermann").status_code == 200
    chance = random.Random(2)
    with anna.socket(at) as socket:
        socket.until("welcome")
        while socket.document is None or socket.document["step"] < 20:
            if socket.asked:
                assert socket.document is not None
                socket.play(chance.choice(socket.asked)["action"], socket.document["version"])
            socket.until("change")
    assert ben.post(f"/api/tables/{at}/seats/1/return").status_code == 200
    assert anna.table(at)["seats"][1] == {"name": "Ben", "person": True, "level": None}
    again = ben.post(f"/api/tables/{at}/seats/1/return")
    assert (again.status_code, again.json()["error"]["code"]) == (409, "seat_not_left")


def test_a_rematch_keeps_people_and_keys(server: RuhrServer) -> None:
    anna, ben = Guest(server.url), Guest(server.url)
    at = anna.create([person("Anna"), person(), bot("schiffsjunge")])
    ben.join(at, 1, "Ben")
    early = anna.post(f"/api/tables/{at}/rematch")
    assert (early.status_code, early.json()["error"]["code"]) == (409, "table_not_over")
    TableSocket(server.url, at, [anna.key, ben.key]).play_to_the_end(random.Random(1))
    with ben.socket(at) as watching:
        watching.until("welcome")
        arranged = anna.post(f"/api/tables/{at}/rematch").json()
        told = watching.until("change")
    assert (told["kind"], told["words"]) == ("rematch", arranged["table"])
    assert ben.post(f"/api/tables/{at}/rematch").json() == arranged
    following = ben.get(f"/api/tables/{arranged['table']}")
    assert following["seats"] == [1]
    assert following["table"]["status"] == "playing"
    assert following["table"]["origin"] == at
    TableSocket(server.url, arranged["table"], [anna.key, ben.key]).play_to_the_end(random.Random(2))


def test_a_finished_game_is_replayed_from_any_step(guest: Guest) -> None:
    at = hot_seat(guest)
    with guest.socket(at) as socket:
        socket.play_to_the_end(random.Random(4))
    record = Record.from_json(guest.get(f"/api/tables/{at}/record"))
    story = guest.get(f"/api/tables/{at}/story")
    wire.Story.model_validate(story)
    steps = story["steps"]
    assert [step["action"] for step in steps] == [None, *record.actions]
    assert guest.get(f"/api/tables/{at}/story?since=30") == {**story, "steps": steps[30:]}
    for number, (game, events) in enumerate(Game.replay(record)):
        assert [event["kind"] for event in steps[number]["events"]] == [event.kind for event in events]
        assert steps[number]["points"] == [score.points for score in game.scores()]
        if number % 25 == 0 or number == len(record.actions):
            shown = guest.get(f"/api/tables/{at}/steps/{number}")
            told = {"view": game.view(), "position": str(game.position())}
            assert shown == {"step": number, "of": len(record.actions), **told}
            wire.StepView.model_validate(shown)
    beyond = guest.http.get(f"/api/tables/{at}/steps/{len(steps)}")
    assert (beyond.status_code, beyond.json()["error"]["code"]) == (404, "step_not_found")


def test_the_table_tells_who_may_ask_for_hints(guest: Guest, server: RuhrServer) -> None:
    ben = Guest(server.url)
    alone = guest.create([person("Anna"), bot("schiffsjunge"), person("Ben")])
    together = guest.create([person("Anna"), bot("schiffsjunge"), person()])
    assert [guest.table(at)["hints"] for at in (alone, together)] == [True, False]
    ben.join(together, 2, "Ben")
    assert guest.table(together)["hints"] is False
    wait_until("a person's decision", lambda: guest.table(together)["decider"] != 1)
    asker = (guest, guest, ben)[guest.table(together)["decider"]]
    refused = asker.http.get(f"/api/tables/{together}/hint")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "hint_with_people")


def test_who_plays_against_bots_gets_hints(guest: Guest) -> None:
    at = guest.create([person("Anna"), bot("schiffsjunge"), person("Ben")])
    wait_until("my decision", lambda: guest.table(at)["decider"] != 1)
    asked = guest.get(f"/api/tables/{at}/actions")
    hint = guest.get(f"/api/tables/{at}/hint")
    wire.Hint.model_validate(hint)
    assert (hint["version"], hint["seat"]) == (asked["version"], asked["seat"])
    assert hint["action"] in [possibility["action"] for possibility in asked["actions"]]
    assert hint["estimates"][0]["action"] == hint["action"]
    assert all(len(each["points"]) == len(each["wins"]) == 3 for each in hint["estimates"])
    assert guest.get(f"/api/tables/{at}/hint") == hint
    assert guest.table(at)["version"] == asked["version"]


def test_who_plays_with_other_people_gets_none(server: RuhrServer) -> None:
    anna, ben = Guest(server.url), Guest(server.url)
    at = anna.create([person("Anna"), person()])
    assert ben.join(at, 1, "Ben").status_code == 200
    decider, other = (anna, ben) if anna.table(at)["decider"] == 0 else (ben, anna)
    for guest, code in ((decider, "hint_with_people"), (other, "not_your_seat")):
        refused = guest.http.get(f"/api/tables/{at}/hint")
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, code)
    # Not even while the other's bot decides for him: he may come back.
    assert other.post(f"/api/tables/{at}/seats/{other.get(f'/api/tables/{at}')['seats'][0]}/leave").is_success
    assert decider.http.get(f"/api/tables/{at}/hint").json()["error"]["code"] == "hint_with_people"


def test_the_record_of_a_game_in_progress_is_not_shown(guest: Guest) -> None:
    refused = guest.http.get(f"/api/tables/{hot_seat(guest)}/record")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "table_not_over")


def test_a_record_is_uploaded_and_continued_from_a_step(guest: Guest) -> None:
    chance = random.Random(6)
    game = Game.new(["Anna", "Ben", "Carla"], seed=6)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    record = game.record().to_json()
    seats, decisions = [person("Me"), bot(), bot()], len(record["actions"])
    over = guest.post("/api/tables", seats=seats, record=record, step=decisions)
    assert (over.status_code, over.json()["error"]["code"]) == (422, "record_over")
    before_the_end = guest.post("/api/tables", seats=[person("Me")] * 3, record=record).json()["table"]
    assert (before_the_end["status"], before_the_end["step"]) == ("playing", decisions - 1)
    at = guest.create([bot(), person("Me"), bot()], record=record, step=40)
    there = guest.table(at)
    assert there["origin"] == "record"
    assert [seat["name"] for seat in there["seats"]] == ["Anna", "Me", "Carla"]
    with guest.socket(at) as socket:
        end = socket.play_to_the_end(chance)
    assert end["status"] == "finished"
    assert guest.get(f"/api/tables/{at}/record")["actions"][:40] == record["actions"][:40]


def test_public_tables_are_listed_and_others_are_not(guest: Guest) -> None:
    public = guest.create([person("Anna"), person()], public=True)
    hidden = guest.create([person("Anna"), person()])
    listed = guest.get("/api/tables?status=open")
    wire.PublicTables.model_validate(listed)
    ids = [each["id"] for each in listed["tables"]]
    assert public in ids
    assert hidden not in ids
    guest.join(public, 1, "Ben")
    assert public not in [each["id"] for each in guest.get("/api/tables?status=open")["tables"]]
    assert public in [each["id"] for each in guest.get("/api/tables?status=playing")["tables"]]


def wait_for_a_clock_of_the_same_length(guest: Guest) -> None:
    """Until the time is up at a table that began later and is closed then."""
    at = hot_seat(guest, clock={"bank": 5, "increment": 0, "at_end": "close"})
    wait_until("it is closed", lambda: guest.table(at)["status"] == "closed")


@pytest.mark.parametrize(
    ("at_end", "status"), [("nothing", "playing"), ("bot", "playing"), ("close", "closed")]
)
def test_when_the_time_is_up(guest: Guest, at_end: str, status: str) -> None:
    at = hot_seat(guest, clock={"bank": 5, "increment": 0, "at_end": at_end, "level": "schiffsjunge"})
    seat = guest.table(at)["decider"]
    with guest.socket(at) as socket:
        socket.until("welcome")
        if at_end == "nothing":
            wait_for_a_clock_of_the_same_length(guest)
            socket.send(type="ping")
            assert socket.next()["type"] == "pong", "nothing has happened"
        else:
            told = socket.until("change")
            assert (told["kind"], told["seat"]) == ("ran_out", seat)
    there = guest.table(at)
    assert there["status"] == status
    if at_end == "bot":
        assert there["seats"][seat]["level"] == "schiffsjunge"
        wait_until("the bot goes on", lambda: bool(guest.table(at)["step"]))
    if at_end == "close":
        assert guest.http.get(f"/api/tables/{at}/record").status_code == 200

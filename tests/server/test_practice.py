"""One who practises against bots may take whole turns back; the game remembers them and does not count."""

import random
from typing import Any

import pytest

from ruhr import Game
from ruhr.board import standard_board
from ruhr.record import Record
from ruhr.server import history
from ruhr.server.store import Stored
from ruhr.server.table import Change, Setup, Table
from tests.server.guests import Guest, bot, person
from tests.server.services import RuhrServer

ME = 0


def practise(seats: int = 3) -> tuple[Table, list[Change]]:
    """A practice table at which the game has just begun, and what is done there."""
    levels = (None, *["steuermann"] * (seats - 1))
    board = standard_board()
    deal = Game.new(seats, seed=7).record().deal
    setup = Setup("id", 0, levels, False, False, None, None, (), (), deal, board.identity, practice=True)
    there, done = Table.new(setup, board), list[Change]()
    do(there, done, "joined", ME, "Anna")
    return there, done


def do(there: Table, done: list[Change], kind: str, seat: int, words: str = "") -> None:
    change = Change(there.version + 1, 1000 + there.version, kind, seat, words, f"request-{there.version}")
    there.apply(change)
    done.append(change)


def decide(there: Table, done: list[Change], chance: random.Random) -> None:
    game = there.check_playing()
    assert game.actor is not None
    do(there, done, "played", game.actor, str(chance.choice(game.legal_actions())))


def rewind(there: Table, done: list[Change]) -> int:
    """Take back to the start of one's turn; returns after how many decisions that was."""
    target = there.document()["rewind"]
    assert target["seat"] == ME
    there.check_rewind(ME, target["step"])
    do(there, done, "undone", ME, str(target["step"]))
    return int(target["step"])


def test_each_time_one_goes_back_to_the_start_of_a_turn_before() -> None:
    """Whatever was revealed and whoever has decided since, one's own turn begins again as it was."""
    there, done = practise()
    chance = random.Random(1)
    #: What was seen when a turn of one's own began, by how many decisions had been made.
    begun: dict[int, Any] = {}
    last: tuple[int, int] | None = None
    game = there.check_playing()
    while game.turn < 4:
        now = (game.turn, game.phase)
        if game.actor != ME:
            last = None
        elif now != last:
            last, begun[game.decision_count] = now, game.view()
        decide(there, done, chance)
    while begun:
        step, seen = begun.popitem()
        if step == game.decision_count:
            continue
        assert rewind(there, done) == step
        assert (game.actor, game.decision_count, game.view()) == (ME, step, seen)
    assert there.document()["rewind"] is None


def test_both_lines_stay_in_the_record_and_in_the_story() -> None:
    there, done = practise()
    chance = random.Random(2)
    game = there.check_playing()
    while game.turn < 3:
        decide(there, done, chance)
    first = game.decisions
    step = rewind(there, done)
    for _ in range(5):
        decide(there, done, chance)
    record = game.record()
    assert record.actions[:step] == first[:step]
    assert record.to_json()["taken_back"] == [{"step": step, "actions": first[step:]}]
    # Whoever replays the game passes over what does not stand.
    again = Game.from_record(Record.from_text(record.to_text()))
    assert again.view() == game.view()
    assert again.record() == record
    told = history.story(Stored(1, there.setup, done), there.board or standard_board())
    assert [each["action"] for each in told["steps"][1:]] == game.decisions
    (line,) = told["taken_back"]
    assert (line["step"], [each["action"] for each in line["decisions"]]) == (step, first[step:])
    assert {each["seat"] for each in line["decisions"]} == {0, 1, 2}


def test_who_goes_back_further_finds_older_lines_where_the_story_still_stands() -> None:
    there, done = practise()
    chance = random.Random(3)
    game = there.check_playing()
    while game.turn < 2 or game.phase < 4:
        decide(there, done, chance)
    rewind(there, done)
    earlier = rewind(there, done)
    told = history.story(Stored(1, there.setup, done), there.board or standard_board())
    assert [line["step"] for line in told["taken_back"]] == [earlier, earlier]
    # The record keeps where each line really began.
    assert game.record().taken_back[0].step > earlier


def test_one_goes_back_from_the_end_to_the_start_of_ones_last_turn() -> None:
    """The game goes on and ends again; the record and the story keep the end that was taken back."""
    there, done = practise(2)
    chance = random.Random(6)
    game = there.check_playing()
    while not game.over:
        decide(there, done, chance)
    first, result = game.decisions, there.document()["result"]
    assert (there.status, there.decider) == ("finished", None)
    assert result is not None
    step = rewind(there, done)
    assert (there.status, there.decider, game.decisions) == ("playing", ME, first[:step])
    assert there.document()["result"] is None
    rebuilt = history.table_of(Stored(1, there.setup, done), standard_board())
    assert rebuilt.document() == there.document()
    while not game.over:
        decide(there, done, chance)
    assert there.status == "finished"
    assert game.record().to_json()["taken_back"] == [{"step": step, "actions": first[step:]}]
    (line,) = history.story(Stored(1, there.setup, done), standard_board())["taken_back"]
    assert [each["action"] for each in line["decisions"]] == first[step:]
    # The line that stands is the one that is replayed.
    assert Game.from_record(game.record()).result() == game.result()


def test_a_table_rebuilt_from_its_changes_has_taken_back_the_same() -> None:
    there, done = practise()
    chance = random.Random(4)
    for _ in range(30):
        decide(there, done, chance)
    rewind(there, done)
    rebuilt = history.table_of(Stored(1, there.setup, done), standard_board())
    assert rebuilt.document() == there.document()
    assert rebuilt.check_playing().record() == there.check_playing().record()


@pytest.mark.parametrize(
    ("seats", "wishes", "code"),
    [
        ([person("Anna"), person("Ben"), bot()], {}, "practice_with_people"),
        ([person("Anna"), person(), bot()], {}, "practice_with_people"),
        ([person("Anna"), bot()], {"clock": {"bank": 600}}, "practice_with_clock"),
    ],
)
def test_one_practises_alone_and_without_a_clock(
    guest: Guest, seats: list[dict[str, Any]], wishes: dict[str, Any], code: str
) -> None:
    answer = guest.post("/api/tables", seats=seats, practice=True, **wishes)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)


def test_at_other_tables_nothing_more_is_taken_back_than_the_rules_allow(guest: Guest) -> None:
    at = guest.create([person("Anna"), bot()])
    with guest.socket(at) as socket:
        socket.until("welcome")
        while not socket.asked:
            socket.next()
        assert socket.document is not None
        assert (socket.document["practice"], socket.document["rewind"]) == (False, None)
        answer = guest.post(f"/api/tables/{at}/undo", version=0, seat=ME, step=0)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no_practice")


def test_a_turn_is_taken_back_from_under_bots_that_think(server: RuhrServer) -> None:
    """What they decide about what is taken back is dropped, and the game can be played to its end."""
    guest = Guest(server.url)
    at = guest.create([person("Anna"), bot("schiffsjunge"), bot("schiffsjunge")], practice=True)
    chance = random.Random(5)
    with guest.socket(at) as socket:
        socket.until("welcome")
        assert socket.document is not None
        for _ in range(4):
            while not socket.asked:
                socket.next()
            while socket.asked:
                socket.play(chance.choice(socket.asked)["action"], socket.document["version"])
                socket.until("change")
            # Now bots think; they may well have gone on when the request arrives.
            target = socket.document["rewind"]
            answer = guest.post(f"/api/tables/{at}/undo", version=0, **target)
            assert answer.status_code == 200, answer.text
            while (change := socket.until("change"))["kind"] != "undone":
                pass
            assert change["words"] == str(target["step"])
            assert (socket.document["decider"], socket.document["step"]) == (ME, target["step"])
            assert socket.asked
        # Decided in another way, the game goes on, and from its end one can go back, too.
        final = socket.play_to_the_end(chance)
        assert (final["status"], final["practice"], final["rewind"]["seat"]) == ("finished", True, ME)
        answer = guest.post(f"/api/tables/{at}/undo", version=0, **final["rewind"])
        assert answer.status_code == 200, answer.text
        assert guest.get(f"/api/tables/{at}")["table"]["status"] == "playing"
        while socket.until("change")["kind"] != "undone":
            pass
        assert socket.asked
        assert socket.play_to_the_end(chance)["status"] == "finished"
    assert len(guest.get(f"/api/tables/{at}/record")["taken_back"]) == 5
    assert len(guest.get(f"/api/tables/{at}/story")["taken_back"]) == 5


def test_a_request_to_go_back_is_carried_out_once(guest: Guest) -> None:
    at = guest.create([person("Anna"), bot()], practice=True)
    with guest.socket(at) as socket:
        socket.until("welcome")
        while not socket.asked:
            socket.next()
        assert socket.document is not None
        socket.play(socket.asked[0]["action"], socket.document["version"])
        socket.until("change")
        wish = {"version": 0, "request": "once-and-once-again", **socket.document["rewind"]}
        first, second = (guest.post(f"/api/tables/{at}/undo", **wish).json() for _ in range(2))
        assert first == second
        kinds = [change["kind"] for change in guest.get(f"/api/tables/{at}/changes")["changes"]]
        assert kinds.count("undone") == 1

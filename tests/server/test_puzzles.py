"""Puzzles over HTTP."""

from ruhr.puzzles import shipped_puzzles
from ruhr.puzzles.puzzle import shipped_turn
from tests.server.guests import Guest


def test_puzzles_are_listed_and_told_with_every_answer_and_reason(guest: Guest) -> None:
    listed = guest.http.get("/api/puzzles").json()["puzzles"]
    assert [puzzle["id"] for puzzle in listed] == list(shipped_puzzles())
    first = listed[0]
    puzzle = guest.http.get(f"/api/puzzles/{first['id']}").json()
    assert {name: puzzle[name] for name in first} == first
    assert puzzle["answers"][0]["right"]
    assert set(puzzle["reasons"]) == {answer["action"] for answer in puzzle["answers"][1:]}


def test_a_puzzle_tells_how_its_turn_goes_on_and_the_list_does_not(guest: Guest) -> None:
    followed = next(puzzle for puzzle in shipped_puzzles() if shipped_turn(puzzle))
    then = guest.http.get(f"/api/puzzles/{followed}").json()["then"]
    assert then == [one.to_json() for one in shipped_turn(followed)]
    ended = next(puzzle for puzzle in shipped_puzzles() if not shipped_turn(puzzle))
    assert guest.http.get(f"/api/puzzles/{ended}").json()["then"] == []
    assert all("then" not in listed for listed in guest.http.get("/api/puzzles").json()["puzzles"])


def test_a_puzzle_that_is_none_is_not_found(guest: Guest) -> None:
    answer = guest.http.get("/api/puzzles/none")
    assert answer.status_code == 404
    assert answer.json()["error"] == {
        "code": "puzzle_not_found",
        "values": {"puzzle": "none"},
        "section": None,
    }

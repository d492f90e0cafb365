"""Puzzles over HTTP."""

from ruhr.puzzles import shipped_puzzles
from tests.server.guests import Guest


def test_puzzles_are_listed_and_told_with_every_answer_and_reason(guest: Guest) -> None:
    listed = guest.http.get("/api/puzzles").json()["puzzles"]
    assert [puzzle["id"] for puzzle in listed] == list(shipped_puzzles())
    first = listed[0]
    puzzle = guest.http.get(f"/api/puzzles/{first['id']}").json()
    assert {name: puzzle[name] for name in first} == first
    assert puzzle["answers"][0]["right"]
    assert set(puzzle["reasons"]) == {answer["action"] for answer in puzzle["answers"][1:]}


def test_a_puzzle_that_is_none_is_not_found(guest: Guest) -> None:
    answer = guest.http.get("/api/puzzles/none")
    assert answer.status_code == 404
    assert answer.json()["error"] == {
        "code": "puzzle_not_found",
        "values": {"puzzle": "none"},
        "section": None,
    }

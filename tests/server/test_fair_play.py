"""Nobody alone can choose a deal, and everybody can check that nobody has (docs/fairness.md)."""

import random
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ruhr import Game, Record, RecordError, standard_board
from ruhr.commitment import check_fairness, commitment_to, derived_deal, fingerprint_of
from ruhr.server.history import table_of
from ruhr.server.store import Stored
from ruhr.server.table import Change, Setup, Table, hash_of
from tests.server.guests import Guest, Json, bot, person
from tests.server.services import Postgres, Process, Redis, RuhrServer, wait_until

BOARD = standard_board()


def new_share() -> str:
    return secrets.token_hex(32)


def sit(guest: Guest, table: str, seat: int, name: str, share: object = None, **wishes: Any) -> Any:
    return guest.post(f"/api/tables/{table}/seats/{seat}/join", name=name, share=share, **wishes)


def fairness_at(guest: Guest, table: str) -> Json:
    found: Json = guest.table(table)["fairness"]
    return found


def play_it(guest: Guest, table: str, seed: int = 1) -> Json:
    """Play a table at which the guest has all seats to its end."""
    with guest.socket(table) as socket:
        return socket.play_to_the_end(random.Random(seed))


def record_of(guest: Guest, table: str) -> Record:
    return Record.from_json(guest.get(f"/api/tables/{table}/record"))


# --- Before the game -----------------------------------------------------------------------------------


def test_who_makes_a_table_knows_its_commitment_before_he_adds_to_the_deal(guest: Guest) -> None:
    table = guest.create([person(), bot("schiffsjunge")])
    before = fairness_at(guest, table)
    assert (before["shares"], before["secret"]) == ([None, None], None)
    share = new_share()
    assert sit(guest, table, 0, "Anna", share).status_code == 200
    after = fairness_at(guest, table)
    assert (after["commitment"], after["shares"]) == (before["commitment"], [share, None])
    assert guest.table(table)["status"] == "playing"


def test_everybody_sees_the_same_fingerprint_from_the_first_moment_to_the_last(server: RuhrServer) -> None:
    """And in the end the record proves it, with what everybody has seen and added."""
    anna, ben, passer_by = (Guest(server.url) for _ in range(3))
    table = anna.create([person(), person()])
    commitment = fairness_at(anna, table)["commitment"]
    shares = [new_share(), new_share()]
    assert sit(anna, table, 0, "Anna", shares[0]).status_code == 200
    waiting = fairness_at(passer_by, table)
    assert waiting["fingerprint"] == fingerprint_of(commitment, [shares[0], None])
    assert sit(ben, table, 1, "Ben", shares[1]).status_code == 200
    begun = fairness_at(ben, table)
    assert begun == {
        "commitment": commitment,
        "shares": shares,
        "fingerprint": fingerprint_of(commitment, shares),
        "secret": None,
    }
    with passer_by.socket(table, anna.key, ben.key) as socket:
        socket.until("welcome")
        assert socket.document is not None
        assert socket.document["fairness"] == begun
        end = socket.play_to_the_end(random.Random(2))
        seen = [text for text in socket.received if '"/fairness' in text]
    assert len(seen) == 1, "what the deal follows from is told once, and its secret at the end"
    secret = end["fairness"].pop("secret")
    assert commitment_to(secret) == commitment
    assert end["fairness"] == {name: value for name, value in begun.items() if name != "secret"}
    record = record_of(passer_by, table)
    assert record.fairness == {"commitment": commitment, "secret": secret, "shares": shares}
    assert check_fairness(record, BOARD, begun["fingerprint"]) == begun["fingerprint"]
    assert Game.from_record(record).over


def test_tables_have_secrets_of_their_own(guest: Guest) -> None:
    tables = [guest.create([person("Anna"), person("Ben")]) for _ in range(3)]
    commitments = {fairness_at(guest, table)["commitment"] for table in tables}
    assert len(commitments) == 3


def test_the_deal_follows_from_what_was_added_and_not_from_the_server_alone(guest: Guest) -> None:
    """The same secret with other shares deals otherwise: nothing is dealt before everybody has added."""
    table = guest.create([person(), person()])
    for seat, name in enumerate(("Anna", "Ben")):
        sit(guest, table, seat, name, new_share())
    play_it(guest, table)
    record = record_of(guest, table)
    assert record.fairness is not None
    without = derived_deal(BOARD, record.fairness["secret"], [None, None], False)
    assert without != record.deal


def test_who_plays_all_seats_of_a_screen_adds_to_all_of_them(guest: Guest) -> None:
    table = guest.create([person(), bot("schiffsjunge"), person()])
    share = new_share()
    sit(guest, table, 0, "Anna", share)
    sit(guest, table, 2, "Ben", share)
    assert fairness_at(guest, table)["shares"] == [share, None, share]


def test_one_may_play_without_adding_anything_and_everybody_sees_it(guest: Guest) -> None:
    table = guest.create([person("Anna"), person()])
    assert sit(guest, table, 1, "Ben").status_code == 200
    assert fairness_at(guest, table)["shares"] == [None, None]
    play_it(guest, table)
    assert check_fairness(record_of(guest, table), BOARD)


def test_who_gets_up_takes_his_share_with_him(server: RuhrServer) -> None:
    anna, ben = Guest(server.url), Guest(server.url)
    table = anna.create([person("Anna"), person(), person()])
    share = new_share()
    sit(ben, table, 1, "Ben", share)
    assert fairness_at(anna, table)["shares"] == [None, share, None]
    ben.post(f"/api/tables/{table}/seats/1/leave")
    assert fairness_at(anna, table)["shares"] == [None, None, None]
    sit(ben, table, 2, "Ben", share)
    anna.post(f"/api/tables/{table}/seats/2/send_away")
    assert fairness_at(anna, table)["shares"] == [None, None, None]


def test_a_seat_that_a_bot_takes_over_keeps_what_was_added(server: RuhrServer) -> None:
    anna, ben = Guest(server.url), Guest(server.url)
    table = anna.create([person("Anna"), person()])
    sit(ben, table, 1, "Ben", share := new_share())
    before = fairness_at(anna, table)
    ben.post(f"/api/tables/{table}/seats/1/leave", level="schiffsjunge")
    assert fairness_at(anna, table) == before
    assert before["shares"] == [None, share]


def test_one_may_practise_with_a_seat_taken_after_the_table_was_made(guest: Guest) -> None:
    table = guest.create([person(), bot("schiffsjunge")], practice=True)
    assert sit(guest, table, 0, "Anna", new_share()).status_code == 200
    there = guest.table(table)
    assert (there["status"], there["practice"], there["hints"]) == ("playing", True, True)


def test_a_host_may_be_called_like_the_bot_he_has_chosen_but_nobody_else(server: RuhrServer) -> None:
    host, other = Guest(server.url), Guest(server.url)
    table = host.create([person(), bot("kapitaen"), person()])
    name = host.table(table)["seats"][1]["name"]
    answer = sit(other, table, 2, name)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "name_taken")
    assert sit(host, table, 0, name).status_code == 200


# --- Trust ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "share",
    ["", "-", "00", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "é" * 64, "0" * 64 + "\n", 0, [], {}, True],
)
def test_a_share_that_is_none_is_refused_and_changes_nothing(guest: Guest, share: object) -> None:
    table = guest.create([person("Anna"), person()])
    before = guest.table(table)
    answer = sit(guest, table, 1, "Ben", share)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid_request")
    assert guest.table(table) == before


def test_nobody_adds_for_another_and_nobody_adds_twice(server: RuhrServer) -> None:
    """Neither to a taken seat, nor by repeating a request, nor once the game has begun."""
    anna, ben = Guest(server.url), Guest(server.url)
    table = anna.create([person(), person()])
    share, request = new_share(), "sit-down-1"
    assert sit(anna, table, 0, "Anna", share, request=request).status_code == 200
    assert sit(anna, table, 0, "Anna", new_share(), request=request).status_code == 200
    assert sit(anna, table, 0, "Anna", new_share()).json()["error"]["code"] == "seat_taken"
    assert sit(ben, table, 0, "Ben", new_share()).json()["error"]["code"] == "seat_taken"
    assert fairness_at(anna, table)["shares"] == [share, None]
    assert sit(ben, table, 1, "Ben", new_share()).status_code == 200
    begun = fairness_at(anna, table)
    assert sit(ben, table, 1, "Ben", new_share()).json()["error"]["code"] == "table_not_open"
    assert fairness_at(anna, table) == begun


def test_the_secret_is_told_to_nobody_before_the_end_and_kept_out_of_the_log(server: RuhrServer) -> None:
    guest = Guest(server.url)
    table = guest.create([person(), person()])
    for seat, name in enumerate(("Anna", "Ben")):
        sit(guest, table, seat, name, new_share())
    with guest.socket(table) as socket:
        end = socket.play_to_the_end(random.Random(4))
        *before, last = socket.received
    secret = end["fairness"]["secret"]
    assert secret in last
    assert not any(secret in text for text in before)
    assert secret not in server.log()


def test_a_game_that_is_not_over_has_no_record_and_no_proof(guest: Guest) -> None:
    table = guest.create([person("Anna"), person("Ben")])
    answer = guest.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "table_not_over")
    assert guest.table(table)["rematch_commitment"] is None


# --- Deals that were known -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "beginning",
    [
        lambda: {"record": Game.new(2, seed=1).record().to_json()},
        lambda: {"position": "2 players, turn 6, phase 6; red: 9 thalers"},
    ],
    ids=["a record", "a position"],
)
def test_a_table_whose_deal_came_from_elsewhere_promises_nothing(
    guest: Guest, beginning: Callable[[], Json]
) -> None:
    table = guest.create([person(), person()], **beginning())
    assert guest.table(table)["fairness"] is None
    for seat, name in enumerate(("Anna", "Ben")):
        assert sit(guest, table, seat, name, new_share()).status_code == 200
    assert guest.table(table)["fairness"] is None
    play_it(guest, table)
    assert "fairness" not in guest.get(f"/api/tables/{table}/record")


def test_a_record_that_is_looked_at_keeps_its_proof_true_or_not(guest: Guest) -> None:
    table = guest.create([person("Anna"), person("Ben")])
    play_it(guest, table)
    record = guest.get(f"/api/tables/{table}/record")
    shown = guest.http.post("/api/records", json={"record": record}).json()["table"]
    assert shown["fairness"] == guest.table(table)["fairness"]
    assert guest.get(f"/api/tables/{shown['id']}/record") == record
    record["fairness"]["secret"] = new_share()
    other = guest.http.post("/api/records", json={"record": record}).json()["table"]
    assert other["id"] != shown["id"]
    with pytest.raises(RecordError, match="fairness_commitment"):
        check_fairness(record_of(guest, other["id"]), BOARD)


def test_a_table_from_before_there_were_promises_goes_on_as_it_was_dealt() -> None:
    deal = Game.new(2, seed=9).record().deal
    stored = {"levels": [None, None], "calmer_water": False, "clock": None, "names": [], "moves": []}
    setup = Setup.from_json("id", 0, True, {**stored, "origin": None, "board": BOARD.identity}, deal)
    table = Table.new(setup, BOARD)
    for seat in range(2):
        table.apply(Change(seat + 1, 1000, "joined", seat, f"Player {seat}", "request", hash_of("anna")))
    document = table.document()
    assert (document["fairness"], document["rematch_commitment"]) == (None, None)
    assert table.record_so_far().deal == deal


# --- Again, elsewhere, and after a restart -------------------------------------------------------------


def test_whoever_asks_for_a_rematch_knows_its_commitment_and_adds_to_it(server: RuhrServer) -> None:
    anna, ben = Guest(server.url), Guest(server.url)
    table = anna.create([person("Anna"), person()])
    ben.join(table, 1, "Ben")
    with anna.socket(table, anna.key, ben.key) as socket:
        end = socket.play_to_the_end(random.Random(5))
    promised, share = end["rematch_commitment"], new_share()
    assert promised not in (None, end["fairness"]["commitment"])
    again = ben.post(f"/api/tables/{table}/rematch", share=share).json()["table"]
    late = anna.post(f"/api/tables/{table}/rematch", share=new_share()).json()["table"]
    assert late == again
    found = fairness_at(anna, again)
    assert (found["commitment"], found["shares"]) == (promised, [None, share])
    with anna.socket(again, anna.key, ben.key) as socket:
        socket.play_to_the_end(random.Random(6))
    assert check_fairness(record_of(anna, again), BOARD, found["fingerprint"])


def test_nobody_adds_to_a_rematch_whose_commitment_was_not_told(
    tmp_path: Path, start: Callable[[Process], None]
) -> None:
    """The server could have chosen its secret after it knew the share."""
    server = RuhrServer(tmp_path)
    start(server)
    guest = Guest(server.url)
    table = guest.create([person("Anna"), person("Ben")])
    play_it(guest, table)
    server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("UPDATE tables SET setup = json_remove(setup, '$.rematch_secret')")
    server.start()
    assert guest.table(table)["rematch_commitment"] is None
    again = guest.post(f"/api/tables/{table}/rematch", share=new_share()).json()["table"]
    assert fairness_at(guest, again)["shares"] == [None, None]
    play_it(guest, again)
    assert check_fairness(record_of(guest, again), BOARD)


def test_a_share_for_a_rematch_that_is_none_is_refused(guest: Guest) -> None:
    table = guest.create([person("Anna"), person("Ben")])
    play_it(guest, table)
    answer = guest.post(f"/api/tables/{table}/rematch", share="0")
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid_request")
    assert guest.table(table)["rematch"] is None


def test_a_table_rebuilt_from_its_changes_has_the_same_deal_and_proof(guest: Guest) -> None:
    setup = Setup(
        *("id", 0, (None, None), False, False, None, None, (), (), {}, BOARD.identity),
        deal_secret=new_share(),
        rematch_secret=new_share(),
    )
    again = Setup.from_json("id", 0, False, setup.to_json(), {})
    assert again == setup
    changes = [
        Change(seat + 1, 1000, "joined", seat, f"Player {seat}", "request", hash_of("a"), share)
        for seat, share in enumerate((secrets.token_bytes(32), None))
    ]
    one, other = (table_of(Stored(1, each, changes), BOARD) for each in (setup, again))
    assert one.document() == other.document()
    assert one.record_so_far() == other.record_so_far()
    # Whoever knows another share knows another history.
    altered = [Change(1, 1000, "joined", 0, "Player 0", "request", hash_of("a"), bytes(32)), changes[1]]
    assert table_of(Stored(1, setup, altered), BOARD).history != one.history


def test_what_is_added_at_one_server_is_known_at_the_other_and_after_a_restart(
    postgres: Postgres, redis: Redis, tmp_path: Path, start: Callable[[Process], None]
) -> None:
    url = postgres.new_database(tmp_path.name)
    servers = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        servers.append(RuhrServer(folder, database_url=url, redis_url=redis.url))
        start(servers[-1])
    one, other = (Guest(server.url, "k" * 32) for server in servers)
    table = one.create([person(), person()])
    with other.socket(table) as socket:
        socket.until("welcome")
        shares = [new_share(), new_share()]
        for seat, name in enumerate(("Anna", "Ben")):
            assert sit(one, table, seat, name, shares[seat]).status_code == 200
            socket.until("change")
        assert socket.document is not None
        heard = socket.document["fairness"]
    assert heard["shares"] == shares
    servers[1].stop()
    servers[1].start()
    wait_until("the server", lambda: other.http.get("/api/health").is_success)
    assert fairness_at(other, table) == fairness_at(one, table) == heard
    play_it(other, table)
    assert check_fairness(record_of(one, table), BOARD, heard["fingerprint"])

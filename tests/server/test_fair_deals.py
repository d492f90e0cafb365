"""Nobody plays with a deal that another knows without being told, and nobody can foretell or stop a bot."""

import random
from typing import Any

import pytest

from ruhr import Game, Record
from ruhr.bots import make_bot, situation_of
from ruhr.server.hall import CLOCKS_REQUEST
from ruhr.server.standing_in import BOTS_REQUEST
from ruhr.server.table import Setup
from ruhr.server.thinkers import seed_of
from tests.server.guests import Guest, bot, person
from tests.server.services import RuhrServer

POSITION = "2 players, turn 6, phase 6; red: 9 thalers, markers lock_building inn"


def of_the_list(guest: Guest, table: str) -> dict[str, Any]:
    """What the list of open tables says of one."""
    (found,) = (each for each in guest.get("/api/tables")["tables"] if each["id"] == table)
    return dict(found)


# --- Known deals ---------------------------------------------------------------------------------------


def test_a_table_made_from_a_record_says_so_in_the_list_and_to_who_comes(guest: Guest) -> None:
    record = Game.new(2, seed=1).record().to_json()
    table = guest.create([person("Anna"), person()], record=record, public=True)
    listed = of_the_list(guest, table)
    assert (listed["known_deal"], listed["origin"]) == (True, "record")
    assert Guest(guest.url).table(table)["known_deal"]


def test_a_position_that_tells_what_is_hidden_has_a_known_deal(guest: Guest) -> None:
    told = str(Game.from_position(POSITION, seed=1).position(hidden=True))
    table = guest.create([person("Anna"), person()], position=told, public=True)
    assert of_the_list(guest, table)["known_deal"]


def test_a_position_that_hides_it_is_dealt_by_the_server_and_says_that_it_was_chosen(guest: Guest) -> None:
    table = guest.create([person("Anna"), person()], position=POSITION, public=True)
    listed = of_the_list(guest, table)
    assert (listed["known_deal"], listed["origin"]) == (False, "position")


def test_a_fresh_table_and_the_rematch_of_a_known_deal_have_a_deal_that_nobody_knows(guest: Guest) -> None:
    fresh = guest.create([person("Anna"), person()], public=True)
    assert not of_the_list(guest, fresh)["known_deal"]
    game = Game.new(2, seed=2)
    chance = random.Random(2)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    table = guest.create([person("Anna"), person("Ben")], record=game.record().to_json())
    while guest.table(table)["status"] == "playing":
        guest.play_any(table, chance)
    again = guest.post(f"/api/tables/{table}/rematch").json()["table"]
    assert (guest.table(table)["known_deal"], guest.table(again)["known_deal"]) == (True, False)


def test_tables_from_before_this_was_kept_say_it_too_and_go_on_as_they_were_begun() -> None:
    stored = {"levels": [None, None], "calmer_water": False, "clock": None, "names": [], "moves": []}
    setups = [Setup.from_json("id", 0, True, {**stored, "origin": origin}, {}) for origin in ("record", None)]
    assert [setup.known_deal for setup in setups] == [True, False]
    assert [setup.secret for setup in setups] == ["id", "id"]


# --- Bots that cannot be foretold ----------------------------------------------------------------------


def test_bots_cannot_be_foretold_and_are_reproducible_when_the_game_is_over(server: RuhrServer) -> None:
    """What everybody sees while they play tells nothing of their chance; in the end everybody can check."""
    guest = Guest(server.url)
    levels = ["schiffsjunge", "leichtmatrose"]
    table = guest.create([person("Anna"), *map(bot, levels)])
    assert guest.table(table)["secret"] is None
    with guest.socket(table) as socket:
        end = socket.play_to_the_end(random.Random(3))
        *before, _ = socket.received
    secret = end["secret"]
    assert len(secret) >= 22
    assert not any(secret in message for message in before)
    record = Record.from_json(guest.get(f"/api/tables/{table}/record"))
    assert decided_by(secret, levels, record) == 0
    # The public id of the table, from which they came before, foretells them no better than any other word.
    assert decided_by(table, levels, record) > 0


def decided_by(secret: str, levels: list[str], record: Record) -> int:
    """How many decisions bots with this secret would have made otherwise."""
    game, _ = next(Game.replay(record))
    wrong = 0
    bots = {seat: make_bot(level, seed_of(secret, seat)) for seat, level in enumerate(levels, start=1)}
    for action in record.actions:
        deciding = bots.get(-1 if game.actor is None else game.actor)
        wrong += deciding is not None and str(deciding.decide(situation_of(game))) != action
        game.play(action)
    return wrong


def test_a_rematch_has_a_secret_of_its_own(guest: Guest) -> None:
    tables = [guest.create([person("Anna"), bot("schiffsjunge")]) for _ in range(2)]
    secrets = []
    for table in tables:
        with guest.socket(table) as socket:
            secrets.append(socket.play_to_the_end(random.Random(1))["secret"])
    again = guest.post(f"/api/tables/{tables[0]}/rematch").json()["table"]
    with guest.socket(again) as socket:
        secrets.append(socket.play_to_the_end(random.Random(1))["secret"])
    assert len(set(secrets)) == 3


@pytest.mark.parametrize("prefix", [BOTS_REQUEST, CLOCKS_REQUEST])
def test_nobody_can_ask_with_an_id_of_the_servers_own(guest: Guest, prefix: str) -> None:
    """A bot takes a change with the id of its own decision for that, and would decide no more."""
    table = guest.create([person("Anna"), person("Ben")])
    asked = guest.get(f"/api/tables/{table}/actions")
    answer = guest.play(
        table, asked["actions"][0]["action"], asked["version"], request=f"{prefix}{asked['version']:06}"
    )
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid_request")

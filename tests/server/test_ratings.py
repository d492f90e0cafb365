"""Every game counts once, ratings follow from the games alone, and nobody reads another's."""

import hashlib
import random
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text, update

from ruhr.board import standard_board
from ruhr.bots import CHARACTERS, LEVELS
from ruhr.server import wire
from ruhr.server.ledger import COUNTING, Ledger
from ruhr.server.schema import UNCOUNTED, results, tables
from ruhr.server.standing_in import BOTS_REQUEST, MOST_COVERED, STAND_IN, covered_too_often
from ruhr.server.store import DATABASE_PATIENCE, Entry, Store, Stored, make_engine
from ruhr.server.strength import NEWCOMER, Strength, after_game, strengths_of_bots
from ruhr.server.table import PLAYED, Change, Setup, Table, hash_of
from tests.server.guests import Guest, Json, bot, new_request, person
from tests.server.services import Postgres, Process, RuhrServer, ruhr_command, wait_until
from tests.server.test_identities import another_device, ask
from tests.server.test_store import new_table, played
from tests.server.test_trust import problem

RATED = {"rated": True}
DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RuhrServer]:
    """A server with a database of each kind."""
    folder = tmp_path_factory.mktemp("ratings")
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


def play_out(table: str, *guests: Guest, decisions: int = 10_000) -> None:
    """Decide at random for those who sit in this order, until the game is over or so often."""
    chance = random.Random(1)
    for _ in range(decisions):
        there = guests[0].table(table)
        if there["status"] != "playing":
            return
        decider = there["decider"]
        if decider < len(guests) and there["seats"][decider]["level"] is None:
            guests[decider].play_any(table, chance)


def rated_table(anna: Guest, ben: Guest, **wishes: Any) -> str:
    table = anna.create([person("Anna"), person()], terms=RATED, **wishes)
    assert ben.join(table, 1, "Ben").status_code == 200
    return table


def counted(guest: Guest, table: str) -> Json:
    """What came of a game for somebody, once it is counted."""
    found: list[Json] = []

    def is_counted() -> bool:
        found[:] = [one for one in guest.get("/api/me/profile")["results"] if one["table"] == table]
        return bool(found)

    wait_until("the game is counted", is_counted)
    return found[0]


def rating(guest: Guest, players: int = 2) -> Json | None:
    found = guest.get("/api/me/profile")["ratings"]
    return next((one for one in found if one["players"] == players), None)


def store_of(server: RuhrServer) -> Store:
    return Store(str(server.settings["database_url"]), migrated=True)


# --- The scale -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_has_a_measured_rating_and_higher_levels_are_stronger(players: int) -> None:
    bots = strengths_of_bots(players)
    assert set(bots) == {*LEVELS, *CHARACTERS}
    for lower, higher in pairwise(bots[level] for level in LEVELS):
        assert higher.rating + higher.deviation > lower.rating
    assert bots[LEVELS[-2]].rating > bots[LEVELS[0]].rating + 1000
    assert bots["matrose"].rating == NEWCOMER.rating == 1500
    assert all(0 < one.deviation < NEWCOMER.deviation for one in bots.values())


def test_the_page_about_ratings_tells_what_was_measured() -> None:
    page = DOCS.joinpath("rating.md").read_text("utf-8")
    for level in (*LEVELS, *CHARACTERS):
        bots = [strengths_of_bots(players)[level] for players in (2, 3, 4)]
        told = " | ".join(f"{one.rating:,} ± {one.deviation}" for one in bots)
        assert f"| `{level}` | {told} |" in page


def test_who_wins_against_stronger_players_gains_more_and_equal_places_are_equal() -> None:
    weak, strong = Strength(20, 2), Strength(30, 2)
    upset, expected = after_game([weak, strong], [1, 2]), after_game([weak, strong], [2, 1])
    assert upset[0].mu - weak.mu > expected[1].mu - strong.mu > 0
    one, other = after_game([NEWCOMER, NEWCOMER], [1, 1])
    assert one.mu == pytest.approx(other.mu)


def test_it_is_told_which_bots_were_measured_among_how_many(anna: Guest) -> None:
    scale = anna.get("/api/ratings")
    wire.RatingScale.model_validate(scale)
    assert scale["newcomer"] == {"rating": 1500, "deviation": 500}
    inferred = {(one["level"], one["players"]) for one in scale["bots"] if not one["measured"]}
    assert inferred == {("reeder", 3), ("reeder", 4)}
    for one in scale["bots"]:
        assert one["rating"] == strengths_of_bots(one["players"])[one["level"]].rating


# --- Rated or not is said before -----------------------------------------------------------------------


def test_a_rated_game_changes_ratings_once_and_another_one_does_not(anna: Guest, ben: Guest) -> None:
    friendly = anna.create([person("Anna"), person()])
    ben.join(friendly, 1, "Ben")
    table = rated_table(anna, ben)
    assert anna.table(table)["terms"]["rated"]
    before = anna.get(f"/api/tables/{table}/ratings")
    assert [one["rating"] for one in before["seats"]] == [1500, 1500]
    for game in (friendly, table):
        play_out(game, anna, ben)
    assert counted(anna, friendly)["after"] is None
    results = [counted(guest, table) for guest in (anna, ben)]
    points = anna.table(table)["result"]["points"]
    assert [one["points"] for one in results] == points
    assert [sum(one["sources"].values()) for one in results] == points
    assert sorted(one["turn"] for one in results) == [0, 1]
    for one, guest in zip(results, (anna, ben), strict=True):
        now = rating(guest)
        assert now is not None
        assert (now["games"], now["rating"]) == (1, one["after"]["rating"])
        assert now["deviation"] < one["before"]["deviation"]
    told = ben.get(f"/api/tables/{table}/ratings")
    wire.RatingsAtTable.model_validate(told)
    assert [one["after"]["rating"] for one in told["seats"]] == [one["after"]["rating"] for one in results]
    again = anna.post(f"/api/tables/{table}/rematch").json()["table"]
    assert anna.table(again)["terms"]["rated"], "a rematch is played on the same terms"


def test_a_newcomer_has_a_rating_after_a_game_against_a_bot_which_keeps_its_own(anna: Guest) -> None:
    table = anna.create([person("Anna"), bot("schiffsjunge")], terms=RATED)
    (_, before) = anna.get(f"/api/tables/{table}/ratings")["seats"]
    assert before["rating"] == strengths_of_bots(2)["schiffsjunge"].rating
    with anna.socket(table) as playing:
        playing.play_to_the_end(random.Random(3))
    result = counted(anna, table)
    assert result["against"] == ["schiffsjunge"]
    now = rating(anna)
    assert now is not None
    assert now["rating"] != 1500
    (_, after) = anna.get(f"/api/tables/{table}/ratings")["seats"]
    assert after["after"] == {"rating": before["rating"], "deviation": before["deviation"]}


@pytest.mark.parametrize(
    "wishes",
    [
        {"practice": True},
        {"position": "2 players, turn 12, phase 6; red: 12 thalers, markers lock_building"},
        {"thinking": "quick"},
        {"seats": [person("Anna"), person("Ben")]},
    ],
    ids=["practice", "position", "thinking", "two seats"],
)
def test_what_cannot_be_rated_is_refused(anna: Guest, wishes: Json) -> None:
    wish = {"seats": [person("Anna"), bot("kapitaen")], "terms": RATED, **wishes}
    assert problem(anna.post("/api/tables", **wish)) == (422, "rated_terms")


def test_in_a_rated_game_everybody_holds_one_seat_and_gets_no_hints(anna: Guest) -> None:
    table = anna.create([person("Anna"), person()], terms=RATED)
    assert problem(anna.join(table, 1, "Anna too")) == (409, "one_seat_rated")
    assert problem(another_device(anna).join(table, 1, "Anna too")) == (409, "one_seat_rated")
    alone = anna.create([person("Anna"), bot("schiffsjunge")], terms=RATED)
    wait_until("Anna has to decide", lambda: anna.table(alone)["decider"] == 0)
    assert not anna.table(alone)["hints"]
    assert problem(anna.http.get(f"/api/tables/{alone}/hint")) == (403, "hint_rated")


# --- Leaving and time that is up -----------------------------------------------------------------------


def test_who_leaves_and_does_not_come_back_is_last_whatever_the_bot_achieves(anna: Guest, ben: Guest) -> None:
    table = rated_table(anna, ben)
    play_out(table, anna, ben, decisions=12)
    assert ben.post(f"/api/tables/{table}/seats/1/leave", level="bootsmann").status_code == 200
    play_out(table, anna, ben)
    mine, theirs = counted(anna, table), counted(ben, table)
    points = anna.table(table)["result"]["points"]
    assert points[1] > points[0], "the bot has played better"
    assert (mine["place"], theirs["place"], theirs["left"]) == (1, 2, True)
    assert mine["after"]["rating"] > 1500 > theirs["after"]["rating"]


def test_who_comes_back_before_the_end_has_only_lent_his_seat(anna: Guest, ben: Guest) -> None:
    table = rated_table(anna, ben)
    play_out(table, anna, ben, decisions=12)
    ben.post(f"/api/tables/{table}/seats/1/leave", level="schiffsjunge")
    ben.post(f"/api/tables/{table}/seats/1/return")
    play_out(table, anna, ben)
    places = anna.table(table)["result"]["places"]
    assert [counted(guest, table)["place"] for guest in (anna, ben)] == places
    assert not counted(ben, table)["left"]


def test_nobody_lets_a_strong_bot_play_a_rated_game_for_him(anna: Guest, ben: Guest) -> None:
    """He would leave to it after his first decision, and come back before the last one."""
    clock = {"bank": 1500, "increment": 0, "at_end": "bot", "level": "reeder"}
    table = rated_table(anna, ben, clock=clock)
    assert anna.table(table)["clock"]["level"] == STAND_IN, "nor one of the clock"
    play_out(table, anna, ben, decisions=12)
    assert ben.post(f"/api/tables/{table}/seats/1/leave", level="reeder").status_code == 200
    assert anna.table(table)["seats"][1]["level"] == STAND_IN
    before = decisions_of(anna, table, 1)
    while decisions_of(anna, table, 1) <= before + MOST_COVERED:
        play_out(table, anna, ben, decisions=1)
    assert ben.post(f"/api/tables/{table}/seats/1/return").status_code == 200
    play_out(table, anna, ben)
    mine, theirs = counted(anna, table), counted(ben, table)
    assert (mine["place"], mine["left"], theirs["place"], theirs["left"]) == (1, False, 2, True)
    assert mine["after"]["rating"] > 1500 > theirs["after"]["rating"]


def decisions_of(guest: Guest, table: str, seat: int) -> int:
    """How often has a seat decided?"""
    changes = guest.get(f"/api/tables/{table}/changes")["changes"]
    return sum(one["kind"] == PLAYED and one["seat"] == seat for one in changes)


def test_a_bot_may_stand_in_for_a_few_decisions() -> None:
    assert covered_too_often(*covered_table(by_bots=MOST_COVERED, themselves=20)) == set()
    assert covered_too_often(*covered_table(by_bots=MOST_COVERED + 1, themselves=20)) == {1}


def covered_table(by_bots: int, themselves: int) -> tuple[Table, Stored]:
    """A table with a bot of its own, at which the second person had bots decide so often."""
    setup = Setup("t", 0, (None, None, "matrose"), False, False, None, None, (), (), {}, "standard-2")
    deciding = [(1, f"{BOTS_REQUEST}{number}") for number in range(by_bots)]
    deciding += [(1, "himself")] * themselves + [(2, f"{BOTS_REQUEST}{number}") for number in range(90, 140)]
    changes = [
        Change(version, version, PLAYED, seat, "pass", request)
        for version, (seat, request) in enumerate(deciding, 1)
    ]
    return Table(setup, None), Stored(1, setup, changes)


def test_he_whose_time_is_up_when_a_table_is_closed_is_last(anna: Guest, ben: Guest) -> None:
    clock = {"bank": 8, "increment": 0, "at_end": "close"}
    table = rated_table(anna, ben, clock=clock)
    chance = random.Random(1)
    seen: set[int] = set()
    while len(seen) < 2:
        decider = anna.table(table)["decider"]
        (anna, ben)[decider].play_any(table, chance)
        seen.add(decider)
    wait_until("the table is closed", lambda: anna.table(table)["status"] == "closed")
    results = [counted(guest, table) for guest in (anna, ben)]
    assert sorted(one["place"] for one in results) == [1, 2]
    assert [one["left"] for one in results] == [one["place"] == 2 for one in results]
    assert all(one["points"] is None and one["after"] for one in results)


def test_a_game_in_which_somebody_has_not_decided_once_does_not_count(anna: Guest, ben: Guest) -> None:
    table = rated_table(anna, ben)
    decider = anna.table(table)["decider"]
    gone, stays = ((anna, ben), (ben, anna))[decider]
    seat = 0 if gone is anna else 1
    assert gone.post(f"/api/tables/{table}/seats/{seat}/leave", level="schiffsjunge").status_code == 200
    play_out(table, anna, ben)
    assert counted(stays, table)["after"] is None
    assert rating(stays) is None


# --- Once, whoever dies --------------------------------------------------------------------------------


def test_a_game_counts_once_though_servers_die_and_others_count_too(
    postgres: Postgres, tmp_path: Path, start: Callable[[Process], None]
) -> None:
    url = postgres.new_database(tmp_path.name)
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    one, other = (RuhrServer(folder, database_url=url, thinkers=0) for folder in folders)
    start(one)
    anna, ben = Guest(one.url), Guest(one.url)
    tables = [rated_table(anna, ben) for _ in range(3)]
    for table in tables:
        play_out(table, anna, ben)
    one.kill()
    start(other)
    one.start()
    anna = Guest(other.url, anna.key)
    for table in tables:
        counted(anna, table)
    store = Store(url, migrated=True)
    ledger = Ledger(store)
    for _ in range(2):
        assert ledger.count(standard_board(), 2**62) == 0
    with store.reading() as connection:
        rows = connection.execute(select(results).order_by(results.c.number)).all()
    assert len(rows) == 6
    for seat in (0, 1):
        mine = [row for row in rows if row.seat == seat]
        assert [row.mu_before for row in mine[1:]] == [row.mu for row in mine[:-1]]
    assert ledger.reckon_anew(standard_board()) == (3, 0)
    store.close()


def test_nobody_who_plays_waits_for_who_counts_elsewhere(postgres: Postgres) -> None:
    """As `ruhr ratings` does, for as long as it takes."""
    url = postgres.new_database(f"counting_{new_request()}")
    store = Store(url)
    over = new_table("a")
    over.status = "finished"
    store.write([Entry(new_table=over)])
    ledger = Ledger(store)
    with ThreadPoolExecutor(1) as pool, make_engine(url).begin() as counting:
        counting.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": COUNTING})
        began = time.monotonic()
        assert ledger.count(standard_board(), 2**62) == 0
        assert store.write([Entry(1, [played(2, "second")])]) == [True]
        assert time.monotonic() - began < DATABASE_PATIENCE
        assert store.failures == 0
        anew = pool.submit(ledger.reckon_anew, standard_board())
        assert store.write([Entry(1, [played(3, "third")])]) == [True]
        counting.rollback()
        assert anew.result() == (0, 0)
    assert ledger.count(standard_board(), 2**62) == 0
    with store.reading() as connection:
        assert not connection.execute(select(tables.c.id).where(UNCOUNTED)).all()
    store.close()


def test_ratings_are_found_anew_from_the_games(house: RuhrServer, anna: Guest, ben: Guest) -> None:
    for _ in range(2):
        table = rated_table(anna, ben)
        play_out(table, anna, ben)
        right = [counted(guest, table) for guest in (anna, ben)]
    store = store_of(house)
    ledger = Ledger(store)
    games, changed = ledger.reckon_anew(standard_board())
    assert games >= 2
    assert changed == 0
    mine = results.c.holder == hash_of(anna.key)
    with store.writing() as connection:
        connection.execute(update(results).where(mine).values(mu=90.0, place=1, points=1))
    told = subprocess.run(
        [*ruhr_command(), "ratings", "--language", "en"],
        env={**house.environment, "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "the results of 2 were corrected" in told.stdout
    assert [counted(guest, table) for guest in (anna, ben)] == right
    store.close()


# --- Whose it is ---------------------------------------------------------------------------------------


def test_the_link_to_a_game_that_did_not_count_tells_nobodys_rating(anna: Guest, ben: Guest) -> None:
    """Or else it would for ever: what is told of a game that has counted is what it was then."""
    clock = {"bank": 1, "increment": 0, "at_end": "close"}
    table = rated_table(anna, ben, clock=clock)
    wait_until("the end", lambda: anna.table(table)["status"] == "closed")
    assert anna.get(f"/api/tables/{table}/ratings") == {"rated": True, "seats": [None, None]}


def test_nobody_reads_the_profile_of_another(house: RuhrServer, anna: Guest, ben: Guest) -> None:
    table = rated_table(anna, ben)
    friendly = anna.create([person("Anna"), person()])
    play_out(table, anna, ben)
    counted(anna, table)
    stranger, nobody = Guest(house.url), Guest(house.url)
    del nobody.http.headers["authorization"]
    assert problem(nobody.http.get("/api/me/profile")) == (401, "key_missing")
    assert stranger.get("/api/me/profile") == {"ratings": [], "results": []}
    assert stranger.get(f"/api/tables/{friendly}/ratings") == {"rated": False, "seats": [None, None]}
    assert problem(stranger.http.get(f"/api/tables/{'A' * 16}/ratings")) == (404, "table_not_found")
    for path in (f"/api/tables/{table}/ratings", "/api/me/profile"):
        told = ben.http.get(path).text
        for guest in (anna, ben):
            assert guest.key not in told
            assert hashlib.sha256(guest.key.encode()).hexdigest() not in told
        assert "Anna" not in told


def test_one_rating_on_all_devices_and_with_games_that_were_brought_along(anna: Guest, ben: Guest) -> None:
    table = rated_table(anna, ben)
    play_out(table, anna, ben)
    counted(anna, table)
    phone = another_device(anna)
    assert rating(phone) == rating(anna)
    newer = Guest(anna.url)
    another = another_device(newer, anna.key)
    assert rating(another) == rating(newer)
    mine = rating(newer)
    assert mine is not None
    next_table = newer.create([person("Anna"), person()], terms=RATED)
    ben.join(next_table, 1, "Ben")
    assert newer.get(f"/api/tables/{next_table}/ratings")["seats"][0]["rating"] == mine["rating"]


def test_who_is_deleted_has_no_results_any_more_and_others_keep_theirs(
    house: RuhrServer, anna: Guest, ben: Guest
) -> None:
    table = rated_table(anna, ben)
    play_out(table, anna, ben)
    alone = ben.create([person("Ben"), bot("schiffsjunge")], terms=RATED)
    with ben.socket(alone) as playing:
        playing.play_to_the_end(random.Random(3))
    counted(ben, alone)
    mine = counted(anna, table)
    everything = wire.Everything.model_validate_json(ben.http.get("/api/me/download").content)
    assert {one.table for one in everything.results} == {table, alone}
    ask(ben, "/api/me/delete", everything=True)
    store = store_of(house)
    with store.reading() as connection:
        rows = connection.execute(select(results).where(results.c.game.in_((table, alone)))).all()
        held = connection.execute(select(results).where(results.c.holder == hash_of(ben.key))).all()
    assert [(row.game, row.holder) for row in sorted(rows, key=lambda row: row.seat)] == [
        (table, hash_of(anna.key)),
        (table, None),
    ]
    assert not held
    Ledger(store).reckon_anew(standard_board())
    assert counted(anna, table) == mine
    store.close()

"""Two servers and a worker with PostgreSQL and Redis: to people they are one, and they outlive each other."""

import json
import os
import random
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import pytest
import redis

from ruhr import Game, Record
from ruhr.server.news import channel_of
from tests.server.guests import Guest, TableSocket, bot, new_request, person
from tests.server.heavy_play import (
    Player,
    changes_of,
    check_nothing_is_lost,
    check_that_bots_go_on,
    hot_seat_players,
    let_rest,
    next_move,
    players_with_bots,
    playing,
    settle,
    table_of_bots,
    wait_for_moves,
)
from tests.server.services import PATIENCE, Postgres, Redis, RuhrServer, RuhrWorker, wait_until


class House:
    """Two servers and a worker that serve the same tables."""

    def __init__(self, folders: pytest.TempPathFactory, postgres: Postgres) -> None:
        self.redis = Redis(folders.mktemp("redis"))
        database = postgres.new_database(f"many_{new_request()}")
        self.one, self.other = (
            RuhrServer(
                folders.mktemp("server"),
                database_url=database,
                redis_url=self.redis.url,
                thinkers=0,
                bot_seconds=3,
                request_seconds=5,
            )
            for _ in range(2)
        )
        self.worker = RuhrWorker(folders.mktemp("worker"), self.one)

    def start(self) -> None:
        """Start everything, both servers at once on an empty database."""
        self.redis.start()
        self.worker.start()
        starting = [threading.Thread(target=server.start) for server in (self.one, self.other)]
        for thread in starting:
            thread.start()
        for thread in starting:
            thread.join()
        self.one.wait_until_well()
        self.other.wait_until_well()

    def clean_up(self) -> None:
        for process in (self.worker, self.one, self.other, self.redis):
            process.clean_up()

    def guests(self) -> tuple[Guest, Guest]:
        """The same person at both servers."""
        guest = Guest(self.one.url)
        return guest, Guest(self.other.url, guest.key)

    def ears(self, table: str) -> int:
        """How many connections to Redis listen for news of a table."""
        with closing(redis.Redis.from_url(self.redis.url)) as client:
            ((_, count),) = client.pubsub_numsub(channel_of(table))
        return int(count)

    def wait_for_a_thought(self, guest: Guest, table: str) -> list[int]:
        """Until the bots of a table are thinking; returns the processes in which they do."""
        check_that_bots_go_on(guest, table, 1)
        wait_until("it thinks", lambda: self.worker.figure("ruhr_thoughts_waiting") > 0)
        return self.worker.thinkers()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[House]:
    """A house that every test leaves whole."""
    house = House(tmp_path_factory, postgres)
    try:
        house.start()
        yield house
    finally:
        house.clean_up()


def hot_seat(guest: Guest) -> str:
    return guest.create([person("Anna"), person("Ben")])


# --- To people they are one ----------------------------------------------------------------------------


def test_everybody_at_the_other_server_hears_every_change_in_order(house: House) -> None:
    here, there = house.guests()
    table = hot_seat(here)
    chance = random.Random(1)
    with here.socket(table) as deciding, there.socket(table) as watching:
        deciding.until("welcome")
        watching.until("welcome")
        for _ in range(40):
            assert deciding.asked
            assert deciding.document is not None
            action = chance.choice(deciding.asked)["action"]
            request = deciding.play(action, deciding.document["version"])
            assert watching.until("change")["request"] == request
            deciding.until("change")
        assert watching.document == deciding.document == here.table(table) == there.table(table)


def test_people_at_different_servers_sit_down_talk_and_play_together(house: House) -> None:
    anna, ben = Guest(house.one.url), Guest(house.other.url)
    table = anna.create([person("Anna"), person()])
    with anna.socket(table) as a, ben.socket(table) as b:
        a.until("welcome")
        assert b.until("welcome")["seats"] == []
        assert ben.join(table, 1, "Ben").json() == {"version": 2}
        assert a.until("change")["words"] == "Ben"
        b.until("change")
        taken = Guest(house.one.url).join(table, 1, "Carla")
        assert taken.status_code == 409
        for at, (speaking, seat) in enumerate([(anna, 0), (ben, 1)] * 2, 1):
            said = speaking.post(f"/api/tables/{table}/chat", seat=seat, text=f"line {at}")
            assert said.json() == {"number": at}
            assert a.until("said")["words"] == b.until("said")["words"] == f"line {at}"
        chance = random.Random(2)
        for _ in range(12):
            anna_decides = bool(a.asked)
            deciding = a if anna_decides else b
            assert deciding.asked
            assert deciding.document is not None
            deciding.play(chance.choice(deciding.asked)["action"], deciding.document["version"])
            a.until("change")
            b.until("change")
        assert a.document == b.document == anna.table(table)


def test_whoever_comes_back_at_the_other_server_gets_exactly_what_he_has_missed(house: House) -> None:
    here, there = house.guests()
    table = hot_seat(here)
    chance = random.Random(3)
    with here.socket(table) as socket:
        socket.until("welcome")
        known = socket.document
    assert known is not None
    for _ in range(7):
        here.play_any(table, chance)
    with there.socket(table, version=known["version"]) as socket:
        socket.document = known
        welcome = socket.until("welcome")
        assert welcome["table"] is None
        missed = [socket.until("change")["version"] for _ in range(7)]
        assert missed == list(range(known["version"] + 1, known["version"] + 8))
        assert socket.document == there.table(table) == here.table(table)


def test_one_who_asks_now_here_now_there_never_is_behind_himself(house: House) -> None:
    """As behind a balancer that sends every request to another server: no answer is out of date."""
    guests = house.guests()
    record = whole_game()
    names = [person(name) for name in record.players]
    table = guests[0].create(names, record=record.to_json(), step=0)
    first = guests[1].table(table)["version"]
    for at, action in enumerate(record.actions[:60]):
        answer = guests[at % 2].play(table, action, first + at)
        assert (answer.status_code, answer.json()) == (200, {"version": first + at + 1})
        if at % 3 == 2:
            with guests[(at + 1) % 2].socket(table, version=first + at + 1) as socket:
                welcome = socket.until("welcome")
                assert (welcome["version"], welcome["table"]) == (first + at + 1, None)
    assert changes_of(guests[0], table) == changes_of(guests[1], table)


def whole_game() -> Record:
    """A game played at random."""
    chance = random.Random(7)
    game = Game.new(["Anna", "Ben", "Carla"], seed=7)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    return game.record()


# --- At the same moment --------------------------------------------------------------------------------


def at_the_same_moment(questions: Sequence[Callable[[], httpx.Response]]) -> list[httpx.Response]:
    """Ask several questions at once."""
    barrier = threading.Barrier(len(questions))

    def ask(question: Callable[[], httpx.Response]) -> httpx.Response:
        barrier.wait(PATIENCE)
        return question()

    with ThreadPoolExecutor(len(questions)) as pool:
        return list(pool.map(ask, questions))


class Quarrel:
    """Somebody who plays at both servers at once, at a table of his own."""

    def __init__(self, house: House) -> None:
        self.here, self.there = house.guests()
        self.table = hot_seat(self.here)
        self.sockets = (self.here.socket(self.table), self.there.socket(self.table))
        for socket in self.sockets:
            socket.until("welcome")
        self.winners: list[str] = []

    def choices(self) -> tuple[int, str, str]:
        """The version, and two actions that are possible, or the only one twice."""
        (socket, _) = self.sockets
        assert socket.document is not None
        assert socket.asked
        return socket.document["version"], socket.asked[0]["action"], socket.asked[-1]["action"]


def test_of_two_moves_for_the_same_version_exactly_one_is_carried_out(house: House) -> None:
    """At many tables at once, and in opposite orders, so that the servers meet in their transactions."""
    quarrels = [Quarrel(house) for _ in range(10)]
    for _ in range(12):
        requests = [(new_request(), new_request()) for _ in quarrels]
        plans = [
            (quarrel, quarrel.choices(), asked) for quarrel, asked in zip(quarrels, requests, strict=True)
        ]
        for quarrel, (version, action, _), (request, _) in plans:
            quarrel.sockets[0].play(action, version, request)
        for quarrel, (version, _, action), (_, request) in reversed(plans):
            quarrel.sockets[1].play(action, version, request)
        for quarrel, (version, *_), asked in plans:
            told = [
                answers_to(socket, request) for socket, request in zip(quarrel.sockets, asked, strict=True)
            ]
            winner = told.index("change")
            assert told[1 - winner] == {
                "code": "stale_version",
                "values": {"version": version + 1},
                "section": None,
            }
            quarrel.winners.append(asked[winner])
    for quarrel in quarrels:
        check_that_they_agree(quarrel)


def answers_to(socket: TableSocket, request: str) -> object:
    """Everybody hears one change: it answers the request, or an error does."""
    first, error = socket.next(), None
    if first["type"] == "error":
        error, first = first, socket.next()
    assert first["type"] == "change"
    if first["request"] == request:
        assert error is None
        return "change"
    error = error or socket.next()
    assert (error["type"], error["request"]) == ("error", request)
    return error["error"]


def check_that_they_agree(quarrel: Quarrel) -> None:
    """Both servers tell the same, and only of the moves that were acknowledged."""
    changes = changes_of(quarrel.here, quarrel.table)
    assert [change["request"] for change in changes[2:]] == quarrel.winners
    assert changes == changes_of(quarrel.there, quarrel.table)
    documents = [socket.document for socket in quarrel.sockets]
    assert documents == [quarrel.here.table(quarrel.table), quarrel.there.table(quarrel.table)]
    assert documents[0] == documents[1]


def test_the_same_request_at_both_servers_is_carried_out_once(house: House) -> None:
    quarrels = [Quarrel(house) for _ in range(10)]
    for _ in range(12):
        for quarrel in quarrels:
            version, action, _ = quarrel.choices()
            request = new_request()
            for socket in quarrel.sockets:
                socket.play(action, version, request)
            quarrel.winners.append(request)
        for quarrel in quarrels:
            for socket in quarrel.sockets:
                assert socket.until("change")["request"] == quarrel.winners[-1]
    for quarrel in quarrels:
        check_that_they_agree(quarrel)
        for guest in (quarrel.here, quarrel.there):
            repeated = guest.play(quarrel.table, action, 2, request=quarrel.winners[0])
            assert (repeated.status_code, repeated.json()) == (200, {"version": 3})


def test_of_many_who_want_the_same_seat_one_gets_it(house: House) -> None:
    anna = Guest(house.one.url)
    for _ in range(5):
        table = anna.create([person("Anna"), person()])
        guests = [Guest(server.url) for server in (house.one, house.other) * 3]
        answers = at_the_same_moment([partial(guest.join, table, 1, "Ben") for guest in guests])
        assert sorted(answer.status_code for answer in answers) == [200] + 5 * [409]
        assert len(changes_of(anna, table)) == 2


# --- Workers -------------------------------------------------------------------------------------------


def test_a_game_with_bots_is_played_through_a_worker(house: House) -> None:
    """The last part of one, that is, to save time."""
    here, there = house.guests()
    record = whole_game()
    seats = [person("Anna"), bot("steuermann"), bot("kapitaen")]
    table = here.create(seats, record=record.to_json(), step=len(record.actions) - 30)
    with there.socket(table) as socket:
        end = socket.play_to_the_end(random.Random(4))
    assert end["status"] == "finished"
    wait_until("the other server has heard of the end", lambda: here.table(table) == end)
    check_that_no_bot_decided_twice(here, table)
    requests = [change["request"] for change in changes_of(here, table)]
    assert sum(request.startswith("bot:") for request in requests) > 5


def test_when_a_worker_is_killed_in_its_thoughts_another_goes_on(house: House) -> None:
    guest, _ = house.guests()
    table = table_of_bots(guest, "reeder")
    house.wait_for_a_thought(guest, table)
    house.worker.kill()
    house.worker.start()
    check_that_bots_go_on(guest, table, 1)
    assert house.worker.figure("ruhr_leases_taken_over_total") == 1
    check_that_no_bot_decided_twice(guest, table)
    let_rest(guest, table)


def check_that_no_bot_decided_twice(guest: Guest, table: str) -> None:
    requests = [change["request"] for change in changes_of(guest, table)]
    assert len(set(requests)) == len(requests)


def test_a_bot_that_hangs_in_a_worker_is_stopped_and_hurts_nobody_else(house: House) -> None:
    guest, _ = house.guests()
    hanging = table_of_bots(guest, "reeder")
    frozen = house.wait_for_a_thought(guest, hanging)
    for pid in frozen:
        os.kill(pid, signal.SIGSTOP)
    quick = table_of_bots(guest, "schiffsjunge")
    wait_until("it is stopped", lambda: not any(Path(f"/proc/{pid}").exists() for pid in frozen))
    for table in (hanging, quick):
        check_that_bots_go_on(guest, table, 1)
        check_that_no_bot_decided_twice(guest, table)
        let_rest(guest, table)


# --- They outlive each other ---------------------------------------------------------------------------


def test_when_one_of_two_servers_is_killed_everybody_goes_on_at_the_other(house: House) -> None:
    players = [*hot_seat_players(house.one.url, 8, seed=5), *players_with_bots(house.one.url, 1, seed=500)]
    guest = Guest(house.other.url)
    bots = table_of_bots(guest, "kapitaen")
    watched = players[0]
    with guest.socket(watched.table) as watching:
        with playing(players):
            wait_for_moves(players, 100)
            house.one.kill()
        for player in players:
            move_to(house.other, player)
            settle(player)
            check_nothing_is_lost(player)
        with playing(players):
            wait_for_moves(players, 50)
        for player in players:
            settle(player)
            check_nothing_is_lost(player)
        follow_to_the_end(watching, watched)
    assert not any(player.errors for player in players)
    check_that_bots_go_on(guest, bots)
    let_rest(guest, bots)
    house.one.start()
    for player in players:
        move_to(house.one, player)
        check_nothing_is_lost(player)


def move_to(server: RuhrServer, player: Player) -> None:
    """The same person, at another server."""
    player.guest = Guest(server.url, player.guest.key)


def follow_to_the_end(watching: TableSocket, player: Player) -> None:
    """Whoever has followed the table all the time has seen every change."""
    end = player.guest.table(player.table)
    while watching.document is None or watching.document["version"] < end["version"]:
        watching.next()
    assert watching.document == end


def test_without_redis_moves_are_acknowledged_and_reach_everybody(house: House) -> None:
    check_that_people_do_without_redis(house, house.redis.kill, house.redis.start)


def test_with_a_redis_that_does_not_answer_moves_are_acknowledged_and_reach_everybody(house: House) -> None:
    assert house.redis.process is not None
    frozen = house.redis.process
    check_that_people_do_without_redis(
        house, lambda: frozen.send_signal(signal.SIGSTOP), lambda: frozen.send_signal(signal.SIGCONT)
    )


def check_that_people_do_without_redis(
    house: House, take_away: Callable[[], None], bring_back: Callable[[], None]
) -> None:
    here, there = house.guests()
    table = hot_seat(here)
    bots = [table_of_bots(here, "schiffsjunge") for _ in range(4)]
    with there.socket(table) as watching:
        watching.until("welcome")
        ears = house.ears(table)
        take_away()
        try:
            for _ in range(15):
                move = next_move(here, table)
                answer = here.post(f"/api/tables/{table}/play", **vars(move))
                assert answer.status_code == 200, answer.text
            while watching.until("change")["request"] != move.request:
                pass
            assert watching.document == here.table(table)
            # Whoever comes new is served too.
            assert there.table(hot_seat(here))["status"] == "playing"
            for at in bots:
                check_that_bots_go_on(there, at, 1)
        finally:
            bring_back()
        for at in bots:
            check_that_bots_go_on(there, at, 1)
            check_that_no_bot_decided_twice(there, at)
            let_rest(there, at)
        wait_until("all listen to Redis again", lambda: house.ears(table) >= ears)
        check_that_news_travel_through_redis(house, here, table, watching)


def check_that_news_travel_through_redis(
    house: House, guest: Guest, table: str, watching: TableSocket
) -> None:
    played: set[int] = set()
    with closing(redis.Redis.from_url(house.redis.url)) as client, listening(client) as heard:
        heard.subscribe(channel_of(table))

        def told() -> bool:
            played.add(guest.play_any(table, random.Random(6))["version"])
            return bool(played & versions_told(heard))

        wait_until("a change is told through Redis", told)
    while watching.until("change")["version"] != max(played):
        pass


def listening(client: redis.Redis) -> redis.client.PubSub:
    heard: redis.client.PubSub = client.pubsub()  # type: ignore[no-untyped-call]
    return heard


def versions_told(heard: redis.client.PubSub) -> set[int]:
    """The versions of the changes that Redis has passed on."""
    messages = iter(lambda: heard.get_message(timeout=0.1), None)
    return {json.loads(message["data"])["change"][0] for message in messages if message["type"] == "message"}

"""The database: SQLite and PostgreSQL keep the same things in the same way."""

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event, text

import ruhr.server.migrations
from ruhr import Game
from ruhr.board import standard_board
from ruhr.server import schema
from ruhr.server.ahead.answers import AnswerList, Answers
from ruhr.server.errors import StorageFailed
from ruhr.server.store import (
    PREFERENCE,
    TIDY_AT,
    Claim,
    Entry,
    Line,
    Newest,
    NewTable,
    Store,
    is_present,
    make_engine,
    migrate,
)
from ruhr.server.table import Change, Setup
from tests.server.services import Postgres

BOARD = standard_board().identity


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'deep' / 'tables.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database(tmp_path.name)


def new_table(name: str, creation: bytes | None = None) -> NewTable:
    deal = Game.new(2, seed=name).record().deal
    setup = Setup(name, 1000, (None, None), False, True, None, None, (), (), deal, BOARD)
    return NewTable(setup, "open", None, None, creation, [played(1, "first")])


def played(version: int, request: str) -> Change:
    return Change(version, 1000 + version, "joined", 0, "Anna", request, b"k" * 32)


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    Store(url).close()
    assert is_present(url)
    script = ScriptDirectory(str(Path(ruhr.server.migrations.__file__).parent))
    assert script.get_current_head() == schema.REVISION
    with make_engine(url).connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
    migrate(url)


def test_an_older_database_is_brought_up_to_date_with_everything_in_it(url: str) -> None:
    store = Store(url)
    store.write([Entry(new_table=new_table("a"))])
    store.close()
    config = Config()
    config.set_main_option("script_location", str(Path(ruhr.server.migrations.__file__).parent))
    config.attributes["url"] = url
    command.downgrade(config, "0001")
    assert not is_present(url)
    stored = Store(url).load("a")
    assert is_present(url)
    assert stored is not None
    assert stored.changes == [played(1, "first")]


def test_a_list_of_tables_says_who_sits_there_and_passes_over_no_game(url: str) -> None:
    store = Store(url)
    store.write([Entry(new_table=new_table("a")), Entry(new_table=new_table("b"))])
    stored = store.load("a")
    assert stored is not None
    decision = Change(2, 1002, "played", 0, "option none", "r")
    left = Change(3, 1003, "left", 0, "kapitaen", "r")
    store.write([Entry(stored.number, [decision, left])])
    listed = {table.setup.id: table.changes for _, table in store.public_tables("open", None, 10)}
    assert listed == {"a": [played(1, "first"), left], "b": [played(1, "first")]}


def test_no_question_reads_a_whole_table(tmp_path: Path) -> None:
    """However many games there are: every question of the store finds its rows by an index."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    store.write([Entry(new_table=new_table("a"))])
    asked: list[tuple[str, Any]] = []

    @event.listens_for(store._engine, "before_cursor_execute")
    def _listen(_: object, __: object, statement: str, values: Any, *___: object) -> None:
        asked.append((statement, values))

    store.load("a")
    store.changes_after(1, 1)
    store.changes_of_request(1, "first")
    store.table_of_creation(b"c" * 32)
    store.lines(1)
    store.public_tables("open", None, 50)
    store.public_tables("finished", 5000, 50)
    store.to_wake(5000, BOARD)
    store.to_decide(5000, BOARD, "me")
    store.newest_changes([1, 2, 3])
    store.newest_lines([1, 2, 3])
    store.claim("a", BOARD, "me", 5000, 6000)
    store.renew([1], "me", 7000)
    store.claim_again(Claim(1, 1), "me", 7000)
    store.release([1], "me", 7000)
    store.ends_of_rounds([1, 2, 3])
    assert len(asked) == 18
    with store._engine.connect() as connection:
        for statement, values in list(asked):
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
            scans = [row for row in plan if row[3].startswith("SCAN") and "subquery" not in row[3]]
            assert not scans, (statement, plan)


def test_sqlite_puts_a_long_log_into_the_database_beside_the_writing(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = Store(f"sqlite:///{file}")
    store.write([Entry(new_table=new_table("a"))])
    before = file.read_bytes()
    store.tidy_up()
    assert file.read_bytes() == before
    stored = store.load("a")
    assert stored is not None
    for version in range(2, 1500):
        store.write([Entry(stored.number, [played(version, "r")])])
    assert Path(f"{file}-wal").stat().st_size > TIDY_AT
    store.tidy_up()
    alone = tmp_path / "alone.sqlite3"
    alone.write_bytes(file.read_bytes())
    newest = Store(f"sqlite:///{alone}").newest_changes([stored.number])
    assert newest[stored.number].version == 1499


def test_what_is_written_is_read(url: str) -> None:
    store = Store(url)
    assert store.load("a") is None
    assert store.write([Entry(new_table=new_table("a"))]) == [True]
    stored = store.load("a")
    assert stored is not None
    assert stored.setup == new_table("a").setup
    assert stored.changes == [played(1, "first")]
    line = Line(1, 5, 0, "Glück auf", "r")
    marks = {"status": "playing", "updated_at": 2000, "wake_at": 3000}
    assert store.write([Entry(stored.number, [played(2, "second")], line, marks)]) == [True]
    assert store.changes_after(stored.number, 1) == [played(2, "second")]
    assert store.lines(stored.number) == [line]
    ((at, listed),) = store.public_tables("playing", None, 10)
    assert (at, listed.setup.id) == (2000, "a")
    assert store.to_wake(2999, BOARD) == []
    assert [waking.table for waking in store.to_wake(3000, BOARD)] == ["a"]
    assert store.to_wake(3000, "another") == []
    assert store.to_decide(3000, BOARD, "me") == []
    assert store.newest_changes([stored.number]) == {stored.number: Newest(2, 1002, "second")}
    assert store.newest_lines([stored.number]) == {stored.number: 1}


def test_who_comes_second_is_told_so_and_hurts_nobody_else(url: str) -> None:
    store = Store(url)
    store.write([Entry(new_table=new_table("a")), Entry(new_table=new_table("b"))])
    a, b = (store.load(name) for name in "ab")
    assert a is not None
    assert b is not None
    entries = [
        Entry(a.number, [played(2, "mine")]),
        Entry(a.number, [played(2, "yours")], marks={"status": "closed"}),
        Entry(b.number, [played(2, "other")]),
    ]
    assert store.write(entries) == [True, False, True]
    assert [change.request for change in store.changes_after(a.number, 1)] == ["mine"]
    assert [change.request for change in store.changes_after(b.number, 1)] == ["other"]
    assert store.public_tables("closed", None, 10) == []


def test_a_table_is_created_once_for_a_request(url: str) -> None:
    store = Store(url)
    assert store.write([Entry(new_table=new_table("a", b"c" * 32))]) == [True]
    assert store.write([Entry(new_table=new_table("b", b"c" * 32))]) == [False]
    assert store.table_of_creation(b"c" * 32) == "a"
    assert store.load("b") is None


def test_many_changes_are_written_in_one_transaction(url: str) -> None:
    store = Store(url)
    store.write([Entry(new_table=new_table(f"t{number}")) for number in range(20)])
    numbers = [stored.number for number in range(20) if (stored := store.load(f"t{number}"))]
    entries = [Entry(number, [played(version, "r")]) for number in numbers for version in range(2, 50)]
    assert store.write(entries) == [True] * len(entries)
    assert {newest.version for newest in store.newest_changes(numbers).values()} == {49}


def test_sqlite_writes_ahead_fully_and_checks_foreign_keys(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    Store(url)
    with make_engine(url).connect() as connection:
        settings = [
            connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert settings == ["wal", 2, 1]


def test_who_gives_the_same_twice_is_no_failure_of_the_database(url: str) -> None:
    """Or else anybody could have all tables compared with it, and every connection made anew."""
    store = Store(url)
    store.write([Entry(new_table=new_table("a"))])
    answers, pool = Answers(store), store._engine.pool
    given = AnswerList(1, 0, b"k" * 32, "mark", [], False, 0, None, 1)
    assert [answers.give(given, None, 1000) for _ in range(2)] == [True, False]
    store.attend([1], 1000)
    with pytest.raises(StorageFailed), store.writing() as connection:
        connection.execute(text("INSERT INTO waiting (table_number, seen_at) VALUES (1, 1)"))
    assert store.failures == 0
    assert store._engine.pool is pool
    store.close()


# --- Claims on what bots have to decide ----------------------------------------------------------------


@pytest.fixture
def asked_bot(url: str) -> Store:
    """A table at which a bot has to decide since 1000, and nobody has thought about it yet."""
    store = Store(url)
    new = new_table("a")
    new.bot, new.wake_at = "reeder", 1000
    store.write([Entry(new_table=new)])
    return store


def test_of_all_who_claim_a_decision_one_has_it_until_his_lease_ends(asked_bot: Store) -> None:
    assert asked_bot.to_wake(9999, BOARD) == []
    assert asked_bot.to_decide(999, BOARD, "me") == []
    assert asked_bot.to_decide(1000, BOARD, "me") == [("a", "reeder", b"k" * 32)]
    assert asked_bot.to_decide(1000, "another", "me") == []
    assert asked_bot.claim("a", "another", "me", 1000, 5000) is None
    claim = asked_bot.claim("a", BOARD, "me", 1000, 5000)
    assert claim is not None
    assert claim.attempt == 1
    assert asked_bot.claim("a", BOARD, "you", 1001, 5001) is None
    assert asked_bot.claim("a", BOARD, "me", 1001, 5001) is None
    assert asked_bot.to_decide(4999, BOARD, "you") == []
    assert asked_bot.to_decide(5000, BOARD, "you") == [("a", "reeder", b"k" * 32)]
    assert asked_bot.claim("a", BOARD, "you", 5000, 9000) == Claim(claim.number, 2)


def test_a_claim_holds_as_long_as_it_is_renewed_by_whoever_has_it(asked_bot: Store) -> None:
    claim = asked_bot.claim("a", BOARD, "me", 1000, 5000)
    assert claim is not None
    asked_bot.renew([claim.number], "you", 9000)
    assert asked_bot.to_decide(5000, BOARD, "you")
    asked_bot.renew([claim.number], "me", 9000)
    assert asked_bot.to_decide(5000, BOARD, "you") == []
    assert not asked_bot.claim_again(claim, "you", 9500)
    assert asked_bot.claim_again(claim, "me", 9500)
    assert not asked_bot.claim_again(claim, "me", 9500)
    assert asked_bot.claim("a", BOARD, "you", 9500, 9999) == Claim(claim.number, 3)


def test_what_is_released_is_anybodys_as_if_it_had_not_been_claimed(asked_bot: Store) -> None:
    claim = asked_bot.claim("a", BOARD, "me", 1000, 5000)
    assert claim is not None
    asked_bot.release([claim.number], "you", 2000)
    assert asked_bot.claim("a", BOARD, "you", 2000, 5000) is None
    asked_bot.release([claim.number], "me", 2000)
    assert asked_bot.claim("a", BOARD, "you", 2000, 5000) == claim


def test_a_new_decision_is_left_for_a_moment_to_whoever_has_thought_about_the_last(asked_bot: Store) -> None:
    claim = asked_bot.claim("a", BOARD, "me", 1000, 5000)
    assert claim is not None
    marks = {"wake_at": 2000, "bot": "kapitaen", "attempts": 0}
    asked_bot.write([Entry(claim.number, [played(2, "bot:1")], marks=marks)])
    stored = asked_bot.load("a")
    assert stored is not None
    assert stored.thinker == "me"
    assert asked_bot.claim("a", BOARD, "you", 1999 + PREFERENCE, 9000) is None
    assert asked_bot.to_decide(2000, BOARD, "me") == [("a", "kapitaen", b"k" * 32)]
    assert asked_bot.claim("a", BOARD, "you", 2000 + PREFERENCE, 9000) == Claim(claim.number, 1)


def test_a_change_after_which_no_bot_has_to_decide_ends_the_claim(asked_bot: Store) -> None:
    claim = asked_bot.claim("a", BOARD, "me", 1000, 5000)
    assert claim is not None
    marks = {"wake_at": None, "bot": None, "attempts": 0}
    asked_bot.write([Entry(claim.number, [played(2, "returned")], marks=marks)])
    asked_bot.renew([claim.number], "me", 9000)
    assert not asked_bot.claim_again(claim, "me", 9000)
    assert asked_bot.to_decide(99_999, BOARD, "you") == []
    assert asked_bot.to_wake(99_999, BOARD) == []

"""A position is a value: its text says everything on the table, and any text either plays or is refused."""

import contextlib
import copy
import pickle
import re
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruhr import Game, Position, PositionError, Record, RecordError, load_board, standard_board
from ruhr.game import chance_of
from ruhr.language import LANGUAGES, Speaker
from ruhr.position import read
from ruhr.position.reading import SECTIONS
from ruhr.rules.actions import DECISIONS, LEVY, OVER
from ruhr.vocabulary import vocabulary
from tests.invariants import check_conservation, digest_of
from tests.test_properties import kinds_of_game, new_game, play_some, reshuffle_hidden, seeds

#: What can be said of a player.
ITEMS = "thalers points pool debts waits tokens markers missed flipped used locks option".split()

decisions = st.integers(0, 400)


def somewhere(kind: tuple[int, bool], seed: int, decisions: int) -> Game:
    """A random game after so many decisions, or at its end."""
    game = new_game(kind, seed)
    play_some(game, chance_of(seed), decisions)
    return game


def refusals(game: Game) -> list[object]:
    return [game.why_not(action) for action in vocabulary(game.board).actions]


# --- Text and back -------------------------------------------------------------------------------------


@given(kinds_of_game, seeds, decisions, st.booleans())
def test_text_to_position_to_text_is_the_identity(
    kind: tuple[int, bool], seed: int, decisions: int, hidden: bool
) -> None:
    position = somewhere(kind, seed, decisions).position(hidden=hidden)
    assert str(Position(str(position))) == str(position)
    assert Position(str(position)) == position
    assert "\n" not in str(position)


@given(kinds_of_game, seeds, decisions)
def test_a_position_with_its_hidden_part_plays_on_exactly_as_the_game_does(
    kind: tuple[int, bool], seed: int, decisions: int
) -> None:
    game = somewhere(kind, seed, decisions)
    twin = Game.from_position(game.position(hidden=True), names=game.names)
    chance = chance_of(seed)
    assert twin.opening == []
    while not game.over:
        assert twin.view() == game.view()
        assert twin.legal_actions() == game.legal_actions()
        action = game.legal_actions()[chance.below(len(game.legal_actions()))]
        assert twin.play(action) == game.play(action)
        check_conservation(twin._state)
    assert twin.over
    assert twin.result() == game.result()
    assert twin.view() == game.view()
    assert twin.position(hidden=True) == game.position(hidden=True)


@given(kinds_of_game, seeds, decisions, seeds)
def test_a_public_position_shows_the_same_table_whatever_is_dealt(
    kind: tuple[int, bool], seed: int, decisions: int, other_seed: int
) -> None:
    game = somewhere(kind, seed, decisions)
    dealt = Game.from_position(str(game.position()), seed=other_seed, names=game.names)
    assert dealt.view() == game.view()
    assert dealt.legal_actions() == game.legal_actions()
    assert refusals(dealt) == refusals(game)
    assert dealt.position() == game.position()
    check_conservation(dealt._state)
    play_some(dealt, chance_of(other_seed), 1000)
    assert dealt.over
    check_conservation(dealt._state)


@given(kinds_of_game, seeds, decisions)
def test_nothing_hidden_stands_in_the_public_text(kind: tuple[int, bool], seed: int, decisions: int) -> None:
    game = somewhere(kind, seed, decisions)
    before = game.position()
    reshuffle_hidden(game._state, chance_of(seed + 1))
    assert game.position() == before


@given(kinds_of_game, seeds, decisions, seeds)
def test_a_seed_always_deals_the_same(kind: tuple[int, bool], seed: int, decisions: int, other: int) -> None:
    position = somewhere(kind, seed, decisions).position()
    first, second = (Game.from_position(position, seed=other) for _ in range(2))
    assert first == second
    assert first.position(hidden=True) == second.position(hidden=True)


@given(kinds_of_game, seeds, st.integers(0, 150), st.integers(0, 60))
def test_a_game_from_a_position_has_a_record_and_can_be_taken_back(
    kind: tuple[int, bool], seed: int, decisions: int, more: int
) -> None:
    game = Game.from_position(somewhere(kind, seed, decisions).position(), seed=seed)
    play_some(game, chance_of(seed), more)
    again = Game.from_record(Record.from_text(game.record().to_text()))
    assert again == game
    assert digest_of(again._state) == digest_of(game._state)
    *_, (replayed, _) = Game.replay(game.record())
    assert replayed.view() == game.view()
    seat = game.last_decider
    if seat is not None and game.why_not_undo(seat) is None:
        game.undo(seat)
        assert game.decisions == again.decisions[:-1]
        assert game == Game.from_record(game.record())


words = st.sampled_from(
    """standard-2 calmer water 2 3 4 5 players turn phase 1 6 7 11 12 decides option start sell purchase place
    remove levy over lock first duty order dice track coming_back demand locks drawn now countries barges
    cities depots port export owed red: blue: red blue green yellow gewalt pauline heven steele ruhrort
    lock_horst belgium essen b3 w4 / - thalers points levy pool debts waits tokens black_city markers inn
    wage missed flipped used hauling pilot hidden bag obstacles draws ; , ; ,""".split()
)


@given(kinds_of_game, seeds, decisions, st.lists(st.tuples(st.integers(0, 10**6), words, st.booleans())))
def test_any_text_either_plays_to_the_end_or_is_refused(
    kind: tuple[int, bool], seed: int, decisions: int, edits: list[tuple[int, str, bool]]
) -> None:
    """Words are put in and taken out at random: never a crash, never an endless game."""
    text = str(somewhere(kind, seed, decisions).position()).replace(";", " ;").replace(",", " ,").split()
    for at, word, put_in in edits:
        if put_in:
            text.insert(at % (len(text) + 1), word)
        elif text:
            text[at % len(text)] = word
    with contextlib.suppress(PositionError):
        game = Game.from_position(" ".join(text), seed=seed)
        assert Position(str(game.position())) == game.position()
        play_some(game, chance_of(seed), 1000)
        assert game.over


# --- What goes without saying --------------------------------------------------------------------------


def test_what_is_as_at_set_up_is_left_out() -> None:
    assert str(Position("4 players")) == "standard-2, 4 players, turn 1, phase 1"
    assert str(Position("turn 1")) == "standard-2, 4 players, turn 1, phase 1"
    assert Position("standard-2, 4 players; dice nachtigall 4") != Position("4 players")
    laid_out = standard_board().printed["dice"]["4"]
    dice = ", ".join(f"{storage} {pips}" for storage, pips in laid_out.items())
    assert Position(f"4 players; dice {dice}") == Position("4 players")


def test_sections_and_items_may_stand_in_any_order() -> None:
    told = "red: markers wage, 3 thalers; barges steele red, ruhrort blue; phase 3, turn 4, 2 players"
    assert str(Position(told)) == (
        "standard-2, 2 players, turn 4, phase 3; barges steele red, ruhrort blue; "
        "red: 3 thalers, markers wage"
    )


def test_a_position_without_a_decision_begins_its_phase() -> None:
    game = Game.from_position("2 players, turn 6, phase 1; barges steele red, ruhrort blue", seed=1)
    assert game.opening[0].kind == "turn_began"
    assert (game.turn, game.phase, game.decision, game.actor) == (6, 1, "gift", 0)


def test_the_order_is_that_of_the_barges() -> None:
    game = Game.from_position("3 players, turn 4, phase 6; barges steele red green, witten blue")
    assert game.view()["order"] == [1, 0, 2]
    assert game.view()["river"]["barges"] == {"witten": [1], "steele": [0, 2]}


def test_a_barge_on_a_storage_waits_there_with_its_die() -> None:
    game = Game.from_position(
        "2 players, turn 4, phase 4; barges gewalt red, ruhrort blue; red: option pilot"
    )
    assert (game.decision, game.actor) == ("sell", 0)
    assert game.view()["players"][0]["loading"] == "gewalt"


def test_the_pool_is_what_is_left_of_ten_warehouses() -> None:
    text = "2 players, turn 7, phase 6; cities steele red; locks lock_horst; red: debts 1, locks 1, waits 9"
    red, blue = read(text, Game.new(2).board).players
    assert (red.pool, red.lock_box, red.mark_box) == (10 - 1 - 1 - 2 - 1, 0, 2)
    assert blue.pool == 10 - 2 - 2 - 3


def test_low_and_high_water_ban_the_pilots_and_a_used_wage_is_taken() -> None:
    game = Game.from_position(
        "2 players, turn 4, phase 3; drawn now 14; blue: used wage, markers wage", seed=1
    )
    assert game.view()["pilot_banned"]
    assert game.view()["wage_taken"]


def test_unknown_countries_of_past_turns_are_dealt() -> None:
    game = Game.from_position("2 players, turn 6, phase 6; countries belgium; red: markers inn", seed=3)
    countries = game.view()["countries"]
    assert countries["4"] == "belgium"
    assert countries["6"] is not None
    assert countries["7"] is None


# --- What is documented --------------------------------------------------------------------------------

DOCUMENTED = Path(__file__).parent.parent.joinpath("docs", "position.md").read_text("utf-8")


def documented_examples() -> list[str]:
    """The line at the top, and the rows of the table at the end."""
    top = " ".join(DOCUMENTED.split("```")[1].split())
    return [top, *re.findall(r"\| `(.*)` \|", DOCUMENTED.split("## Examples")[1])]


@pytest.mark.parametrize("text", documented_examples())
def test_the_documented_examples_are_positions(text: str) -> None:
    assert len(documented_examples()) == 7
    Game.from_position(text, seed=1)


def test_every_keyword_is_documented() -> None:
    grammar = DOCUMENTED.split("```ebnf")[1].split("```")[0]
    for word in (*SECTIONS, *DECISIONS[LEVY:OVER], *ITEMS):
        assert re.search(rf'"[^"]*\b{word}\b[^"]*"', grammar), word


# --- A value -------------------------------------------------------------------------------------------


def test_a_position_is_a_value() -> None:
    position = Game.new(3, seed=5).position(hidden=True)
    same = Position(str(position))
    assert position == same
    assert hash(position) == hash(same)
    assert eval(repr(position)) == position
    assert pickle.loads(pickle.dumps(position)) == position
    assert copy.copy(position) == copy.deepcopy(position) == position
    assert position != Game.new(3, seed=6).position(hidden=True)
    with pytest.raises(AttributeError):
        position.text = "other"  # type: ignore[misc]


def test_a_position_of_an_edited_board_needs_that_board(tmp_path: Path) -> None:
    text = files("ruhr.board").joinpath("standard.toml").read_text("utf-8")
    edited = tmp_path / "mine.toml"
    edited.write_text(text.replace("start_thalers = 0", "start_thalers = 1"), "utf-8")
    board = load_board(edited)
    position = Game.new(2, seed=1, board=board).position()
    assert Position(str(position), board) == position
    assert Game.from_position(position, board=board).view()["players"][0]["thalers"] == 1
    assert pickle.loads(pickle.dumps(position)) == position
    with pytest.raises(PositionError) as caught:
        Position(str(position))
    assert caught.value.code == "position_board"


# --- What is refused -----------------------------------------------------------------------------------

ALL_LOCKS = " ".join(space.id for space in Game.new(2).board.obstacles)
BARGES = "barges steele red, ruhrort blue"
REFUSED = [
    ("", "position_incomplete", "head", 0),
    ("turn 4;", "position_incomplete", "head", 7),
    ("turn 4; dice gewalt", "position_incomplete", "dice", 19),
    ("turn 4; dice gewalt 3,", "position_incomplete", "dice", 22),
    ("turn 4; order", "position_incomplete", "order", 13),
    ("turn 4; red:", "position_incomplete", "red:", 12),
    ("turn 4; barges steele", "position_incomplete", "barges", 21),
    ("trun 4", "position_unknown_word", "head", 0),
    ("turn 4; dice moon 3", "position_unknown_word", "dice", 13),
    ("turn 4; red: 3 coins", "position_unknown_word", "red:", 15),
    ("turn 4; red: coins 3", "position_unknown_word", "red:", 13),
    ("turn 4; red: pool 1 2", "position_unknown_word", "red:", 20),
    ("turn 4; export 1, 2", "position_unknown_word", "export", 18),
    ("turn 4, phase 6; track b3 w4", "position_unknown_word", "track", 26),
    ("turn 4, phase 6; track b3 / b4", "position_unknown_word", "track", 28),
    ("turn four", "position_not_number", "head", 5),
    ("turn 4; dice gewalt 3.5", "position_not_number", "dice", 20),
    ("turn 13", "position_out_of_range", "head", 5),
    ("5 players", "position_out_of_range", "head", 0),
    ("turn 4; dice gewalt 7", "position_out_of_range", "dice", 20),
    ("turn 4; red: debts 5", "position_out_of_range", "red:", 19),
    ("turn 4; drawn 20", "position_out_of_range", "drawn", 14),
    ("turn 4, turn 5", "position_twice", "head", 8),
    ("turn 4; export 1; export 2", "position_twice", "export", 18),
    ("turn 4; dice gewalt 3, gewalt 4", "position_twice", "dice", 23),
    ("turn 4; drawn 3 7 now 3", "position_twice", "drawn", 22),
    ("turn 4; barges steele red, ruhrort red", "position_twice", "barges", 22),
    ("turn 4; barges steele red red", "position_twice", "barges", 26),
    ("turn 4; barges steele red, steele blue", "position_twice", "barges", 15),
    ("turn 4; cities steele red red", "position_twice", "cities", 26),
    ("turn 4; cities steele red, steele blue", "position_twice", "cities", 27),
    ("turn 4; port belgium red red", "position_twice", "port", 25),
    ("turn 4; red: pool 1, pool 1", "position_twice", "red:", 21),
    ("turn 4; red: tokens black_city 1 black_city 1", "position_twice", "red:", 33),
    ("turn 4; red: markers inn inn", "position_twice", "red:", 25),
    ("2 players; green: 3 thalers", "position_not_seated", "green:", 11),
    ("2 players, phase 3, green decides option", "position_not_seated", "head", 20),
    ("2 players; cities steele green", "position_not_seated", "cities", 25),
    ("edited-00, turn 4", "position_board", "head", 0),
    ("turn 9, phase 6; track b1 b2 b3 b4", "position_track_full", "track", 32),
    ("calmer water; drawn 16", "position_marker_starred", "drawn", 20),
    ("turn 9; drawn 0 1 2 3 4 5 6", "position_too_many_drawn", "drawn", 8),
    ("turn 5; countries belgium rhineland", "position_country", "countries", 8),
    ("turn 9; countries belgium belgium belgium", "position_country", "countries", 34),
    ("turn 4; depots essen red red red red", "position_site_full", "depots", 33),
    ("turn 9; port belgium red, netherlands red, rhineland red", "position_port_limit", "port", 53),
    ("turn 4; red: tokens black_ruhrort 2", "position_tokens", "red:", 13),
    ("turn 4; barges lock_horst red", "position_barge", "barges", 15),
    ("turn 4; order red blue", "position_order", "order", 8),
    (
        "2 players; dice pauline 1, wiesche 1, saarn 1, kunstwerk 1, gewalt 1, langenbrahm 1",
        "position_dice",
        "dice",
        11,
    ),
    ("2 players; red: markers inn; blue: markers inn", "position_white_marker", "blue:", 29),
    ("turn 4; red: locks 1", "position_locks", "head", 0),
    ("turn 4; red: points levy -1", "position_points", "red:", 8),
    ("turn 4; red: pool 5", "position_warehouses", "red:", 8),
    (
        "turn 9; cities steele red, werden red, kettwig red; depots essen red red red; red: debts 4",
        "position_warehouses",
        "red:",
        78,
    ),
    ("turn 4; red: markers inn, missed inn", "position_marker_missed", "red:", 8),
    ("turn 4, phase 3; red: option pilot", "position_option", "red:", 17),
    (
        f"2 players, turn 4, phase 3, red decides option; {BARGES}; blue: option pilot",
        "position_option",
        "blue:",
        81,
    ),
    ("turn 4, phase 6; barges gewalt red", "position_loading", "barges", 17),
    ("turn 4, phase 4; barges pauline red", "position_loading", "barges", 17),
    ("turn 4, phase 4; barges gewalt red blue", "position_loading", "barges", 17),
    ("2 players, turn 4, phase 4; dice kemnade 3; barges kemnade red", "position_loading", "barges", 44),
    ("turn 4, phase 3, red decides gift", "position_decision", "head", 17),
    ("turn 4, phase 1, red decides gift", "position_decision", "head", 17),
    ("turn 4, phase 1, red decides levy", "position_decision", "head", 17),
    ("turn 4, phase 1, red decides remove", "position_decision", "head", 17),
    ("turn 4, phase 4, red decides sell", "position_decision", "head", 17),
    ("turn 4, phase 3, red decides start", "position_decision", "head", 17),
    ("turn 4, phase 3, red decides supply; red: option pilot", "position_decision", "head", 17),
    ("turn 4, phase 3, red decides transport; red: option pilot", "position_decision", "head", 17),
    ("turn 4, phase 4, red decides place", "position_decision", "head", 17),
    ("turn 4, phase 4, blue decides place; coming_back b3; dice gewalt 1", "position_decision", "head", 17),
    ("turn 4, phase 6, red decides purchase, lock first", "position_decision", "head", 17),
    ("turn 11, phase 7, over", "position_decision", "head", 18),
    ("turn 11, phase 1, yellow decides remove; dice -", "position_decision", "head", 18),
    ("2 players, turn 12, phase 7, over; hidden bag 1", "position_hidden", "hidden", 35),
    (
        f"2 players, turn 12, phase 7, over; locks {ALL_LOCKS}; "
        "drawn 0 1; hidden bag 2 3, obstacles -, countries -, draws -",
        "position_hidden",
        "hidden",
        263,
    ),
]


@pytest.mark.parametrize(("text", "code", "section", "at"), REFUSED)
def test_a_bad_text_gets_a_code_and_says_where(text: str, code: str, section: str, at: int) -> None:
    with pytest.raises(PositionError) as caught:
        Position(text)
    assert (caught.value.code, caught.value.values["section"], caught.value.values["at"]) == (
        code,
        section,
        at,
    )
    for language in LANGUAGES:
        said = Speaker(language).error(caught.value)
        assert str(at + 1) in said, "people count characters from one"


def test_every_code_is_tested() -> None:
    catalogue = files("ruhr.language").joinpath("refusals", "en.ftl").read_text("utf-8")
    known = {line.split(" = ")[0] for line in catalogue.splitlines() if line.startswith("error-position_")}
    assert known == {f"error-{code}" for _, code, _, _ in REFUSED} | {"error-position_misfit"}


def test_names_must_fit_the_position() -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position("2 players", names=["Anna", "Ben", "Carla"])
    assert caught.value.code == "position_misfit"


def test_a_record_with_a_bad_position_is_refused() -> None:
    record = Game.from_position("2 players, turn 4, phase 6; red: markers inn", seed=1).record()
    good = record.deal["position"]
    for deal, players, calmer_water, code in (
        ({"position": "trun 4"}, 2, False, "position_unknown_word"),
        ({"position": "2 players, turn 4"}, 2, False, "record_position_open"),
        ({"position": good}, 3, False, "position_misfit"),
        ({"position": good}, 2, True, "position_misfit"),
        ({"position": 3}, 2, False, "record_wrong_type"),
        ({"position": good, "first": 1}, 2, False, "record_unknown_key"),
    ):
        data = Record(
            standard_board().identity, ["Anna", "Ben", "Carla"][:players], calmer_water, deal, []
        ).to_json()
        with pytest.raises(RecordError) as caught:
            Game.from_record(Record.from_json(data))
        assert caught.value.code == code
        assert Speaker("de").error(caught.value)

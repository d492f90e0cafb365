"""Board files: what the standard one holds, what is refused, and what may be edited."""

import copy
import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from ruhr.board import Board, load_board, standard_board
from ruhr.board.loading import STANDARD, board_from_text, check_printed, digest_of
from ruhr.board.words import MARKERS
from ruhr.errors import BoardError
from ruhr.game import chance_of
from ruhr.playout import random_game
from ruhr.rules.state import SOURCES

TEXT = files("ruhr.board").joinpath("standard.toml").read_text("utf-8")
PRINTED = tomllib.loads(TEXT)
GONE = object()


def edited(*edits: tuple[str, Any]) -> dict[str, Any]:
    """The standard contents with other values at these keys: `river[3].kind`; GONE takes the key away."""
    printed = copy.deepcopy(PRINTED)
    for key, value in edits:
        *way, last = [int(part) if part.isdigit() and sep == "[" else part for sep, part in _parts(key)]
        place: Any = printed
        for part in way:
            place = place[part]
        if value is GONE:
            del place[last]
        else:
            place[last] = value
    return printed


def _parts(key: str) -> list[tuple[str, str]]:
    return re.findall(r"(\.|\[|^)([^.\[\]]+)", key)


def at(identity: str) -> int:
    """Where a space lies on the river."""
    return [space["id"] for space in PRINTED["river"]].index(identity)


def swapped(one: str, other: str) -> list[tuple[str, Any]]:
    """The edits that swap two spaces of the river."""
    return [
        (f"river[{at(one)}]", PRINTED["river"][at(other)]),
        (f"river[{at(other)}]", PRINTED["river"][at(one)]),
    ]


def error_of(*edits: tuple[str, Any]) -> BoardError:
    """What is said of an edited board."""
    with pytest.raises(BoardError) as caught:
        check_printed(edited(*edits))
    return caught.value


# --- The standard board --------------------------------------------------------------------------------


def test_2_1_the_river_has_the_spaces_of_the_rulebook() -> None:
    assert Counter(space.kind for space in standard_board().spaces) == {
        "storage": 15,
        "obstacle": 14,
        "industry": 12,
        "city": 7,
        "port": 1,
    }


def test_2_1_the_river_ends_in_ruhrort() -> None:
    assert standard_board().spaces[-1].id == "ruhrort"


def test_2_1_small_industries_are_forges_hammer_mills_and_gun_factories() -> None:
    trades = Counter(space.trade for space in standard_board().spaces if space.kind == "industry")
    assert trades == {"forge": 4, "hammer_mill": 4, "gun_factory": 4}


def test_2_1_four_territories_each_one_stretch_of_the_river() -> None:
    stretches: list[str] = []
    for space in standard_board().spaces:
        if stretches[-1:] != [space.territory]:
            stretches.append(space.territory)
    assert stretches == ["mark", "essen", "werden", "broich"]


def test_2_1_three_storages_need_a_pilot_and_every_other_has_one_arrow() -> None:
    b = standard_board()
    reach = {
        space.id: near.bit_count() for space, near in zip(b.storages, map(int, b.standard_trips), strict=True)
    }
    assert {storage for storage, spaces in reach.items() if spaces == 0} == {"kemnade", "pauline", "wiesche"}
    assert sorted(reach.values()) == [0] * 3 + [1] * 12


def test_2_3_pieces() -> None:
    b = standard_board()
    assert sum(PRINTED["token_spaces"].values()) == 12
    assert len(b.demand_markers) == 20
    assert int(b.starred_markers).bit_count() == 2
    assert len(b.country_markers) == 8
    assert (PRINTED["dice"]["black"], PRINTED["dice"]["white"]) == (8, 6)
    assert len(b.marker_needs) == len(MARKERS) == 15


def test_5_1_no_storages_run_out() -> None:
    """Room for all eight black dice and all six white ones."""
    b = standard_board()
    assert int(b.black_storages).bit_count() >= 8
    assert int(b.white_storages).bit_count() >= 6


def test_5_1_coats_of_arms_of_all_turns() -> None:
    arms = PRINTED["turns"]["arms"]
    assert [arms[str(turn)] for turn in range(1, 13)] == ["broich", "essen", "werden"] * 4


def test_4_warehouses_wait_on_five_turns() -> None:
    assert PRINTED["turns"]["warehouses"] == [6, 7, 9, 10, 11]


#: What the values of every edition come to. Whoever changes one of them makes a new edition.
EDITIONS = {"standard-2": "2800773c406e"}


def test_another_board_is_another_edition() -> None:
    assert STANDARD in EDITIONS, "a new edition: write down what its values come to"
    assert digest_of(PRINTED) == EDITIONS[STANDARD], "a value has changed, so EDITION has to change too"


def test_standard_board_is_loaded_once() -> None:
    assert standard_board() is standard_board()
    assert standard_board().identity == "standard-2"


# --- Files that are none -------------------------------------------------------------------------------


def test_file_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(BoardError) as caught:
        load_board(tmp_path / "missing.toml")
    assert caught.value.code == "board_unreadable"
    assert caught.value.values["file"] == str(tmp_path / "missing.toml")


def test_file_that_is_a_folder(tmp_path: Path) -> None:
    with pytest.raises(BoardError) as caught:
        load_board(tmp_path)
    assert caught.value.code == "board_unreadable"


def test_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoardError) as caught:
        load_board(str(file))
    assert caught.value.code == "board_unreadable"


@pytest.mark.parametrize(
    "text",
    ["river = [", "= 3", "a = 1\na = 2", '{"river": []}', "a=" + "[" * 100_000, "a=" + "9" * 5000],
    ids=range(6),
)
def test_file_that_is_not_toml(tmp_path: Path, text: str) -> None:
    file = tmp_path / "board.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BoardError) as caught:
        load_board(file)
    assert caught.value.code == "board_not_toml"
    assert caught.value.values["reason"]


def test_empty_file() -> None:
    with pytest.raises(BoardError) as caught:
        board_from_text("")
    assert (caught.value.code, caught.value.values) == ("board_missing", {"key": "river"})


def test_refused_file_is_refused_when_loaded(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(TEXT.replace("debt_spaces = 4", "debt_spaces = 11"), "utf-8")
    with pytest.raises(BoardError) as caught:
        load_board(file)
    assert caught.value.code == "board_out_of_range"
    assert caught.value.values == {"key": "players.debt_spaces", "value": 11, "least": 0, "most": 10}


# --- What is refused -----------------------------------------------------------------------------------

# One line an edit: the key and its new value; then the code of the refusal, and the key it names, if that
# is not the edited one.
REFUSED: list[tuple[str, Any, str, str]] = [
    # Tables
    *((table, GONE, "board_missing", "") for table in PRINTED),
    ("weather", {}, "board_unknown", ""),
    # The river
    ("river", {}, "board_wrong_type", ""),
    ("river[3]", "heven", "board_wrong_type", ""),
    ("river[3].kind", GONE, "board_missing", ""),
    ("river[3].id", GONE, "board_missing", ""),
    ("river[3].name", GONE, "board_missing", ""),
    ("river[3].territory", GONE, "board_missing", ""),
    ("river[3].colour", "green", "board_unknown", ""),
    ("river[3].kind", "lake", "board_not_one_of", ""),
    ("river[3].id", 3, "board_wrong_type", ""),
    ("river[3].id", " ", "board_wrong_type", ""),
    ("river[3].id", "Heven", "board_bad_id", ""),
    ("river[3].id", "3heven", "board_bad_id", ""),
    ("river[3].id", "he ven", "board_bad_id", ""),
    ("river[3].id", "belgium", "board_bad_id", ""),
    ("river[3].id", "nachtigall", "board_twice", ""),
    ("river[3].name", "", "board_wrong_type", ""),
    ("river[3].name", 7, "board_wrong_type", ""),
    ("river[3].territory", "berg", "board_not_one_of", ""),
    ("river[3].territory", ["mark"], "board_not_one_of", ""),
    ("river[3].points", 2, "board_unknown", ""),
    ("river[2].trade", "forge", "board_unknown", ""),
    ("river[4].trade", GONE, "board_missing", ""),
    ("river[4].trade", "bakery", "board_not_one_of", ""),
    ("river[4].points", 2, "board_unknown", ""),
    ("river[1].points", GONE, "board_missing", ""),
    ("river[1].points", "3", "board_wrong_type", ""),
    ("river[1].points", -1, "board_out_of_range", ""),
    ("river[1].points", 100, "board_out_of_range", ""),
    ("river[1].trade", "forge", "board_unknown", ""),
    ("river[3]", GONE, "board_wrong_count", "river"),
    ("river[1]", GONE, "board_wrong_count", "river"),
    ("river[4]", GONE, "board_wrong_count", "river"),
    ("river[2]", GONE, "board_wrong_count", "river"),
    ("river[48]", GONE, "board_wrong_count", "river"),
    # Dice on the river
    ("dice", [], "board_wrong_type", ""),
    ("dice.black", GONE, "board_missing", ""),
    ("dice.white", GONE, "board_missing", ""),
    ("dice.3", GONE, "board_missing", ""),
    ("dice.5", {}, "board_unknown", ""),
    ("dice.black", 7, "board_out_of_range", ""),
    ("dice.black", 9, "board_out_of_range", ""),
    ("dice.white", 5, "board_out_of_range", ""),
    ("dice.white", 7, "board_out_of_range", ""),
    ("dice.white", True, "board_wrong_type", ""),
    (f"river[{at('hasenwinkel')}].territory", "essen", "board_storages_run_out", "river"),
    # Players
    ("players", 4, "board_wrong_type", ""),
    ("players.start_thalers", GONE, "board_missing", ""),
    ("players.start_points", 0, "board_unknown", ""),
    ("players.start_thalers", -1, "board_out_of_range", ""),
    ("players.start_thalers", 100, "board_out_of_range", ""),
    ("players.start_thalers", 1.0, "board_wrong_type", ""),
    ("players.start_thalers", False, "board_wrong_type", ""),
    ("players.start_warehouses", -1, "board_out_of_range", ""),
    ("players.start_warehouses", 11, "board_out_of_range", ""),
    ("players.debt_spaces", -1, "board_out_of_range", ""),
    ("players.debt_spaces", 11, "board_out_of_range", ""),
    ("players.thaler_limit", 0, "board_out_of_range", ""),
    ("players.thaler_limit", 100, "board_out_of_range", ""),
    # Cities
    ("cities", [], "board_wrong_type", ""),
    ("cities.steele", GONE, "board_missing", ""),
    ("cities.bochum", {"opened_by": "essen_warehouse", "slots": [3]}, "board_unknown", ""),
    ("cities.steele", [3, 4, 5], "board_wrong_type", ""),
    ("cities.steele.slots", GONE, "board_missing", ""),
    ("cities.steele.opened_by", GONE, "board_missing", ""),
    ("cities.steele.points", 2, "board_unknown", ""),
    ("cities.steele.opened_by", "coal_depot", "board_not_one_of", ""),
    ("cities.steele.slots", 3, "board_wrong_type", ""),
    ("cities.steele.slots", [], "board_out_of_range", "cities.steele.slots.length"),
    ("cities.steele.slots", [3] * 9, "board_out_of_range", "cities.steele.slots.length"),
    ("cities.steele.slots[1]", "4", "board_wrong_type", ""),
    ("cities.steele.slots[1]", 0, "board_out_of_range", ""),
    ("cities.steele.slots[1]", 100, "board_out_of_range", ""),
    ("cities.muelheim.slots[2]", 3, "board_out_of_range", ""),
    ("cities.muelheim.slots[2]", 1, "board_out_of_range", ""),
    ("cities.muelheim.opened_by", "essen_warehouse", "board_wrong_count", "cities"),
    ("cities.steele.opened_by", "mark_warehouse", "board_wrong_count", "cities"),
    # Depots
    ("depots", [], "board_wrong_type", ""),
    ("depots.mark", GONE, "board_missing", ""),
    ("depots.bochum", [2], "board_unknown", ""),
    ("depots.mark", 2, "board_wrong_type", ""),
    ("depots.mark", [], "board_out_of_range", "depots.mark.length"),
    ("depots.broich[0]", 0, "board_out_of_range", ""),
    # The port and exports
    ("port", [], "board_wrong_type", ""),
    ("port.prices", GONE, "board_missing", ""),
    ("port.flags", 3, "board_unknown", ""),
    ("port.columns", "belgium", "board_wrong_type", ""),
    ("port.columns", ["belgium", "rhineland"], "board_wrong_count", ""),
    ("port.columns[1]", "france", "board_not_one_of", ""),
    ("port.columns[2]", "belgium", "board_twice", ""),
    ("port.prices", [], "board_out_of_range", "port.prices.length"),
    ("port.prices[0]", 0, "board_out_of_range", ""),
    ("port.position_bonus", 1, "board_wrong_type", ""),
    ("port.position_bonus[0]", 100, "board_out_of_range", ""),
    ("port.position_bonus[2]", -100, "board_out_of_range", ""),
    ("port.position_bonus[2]", -2, "board_out_of_range", "export_track.values[0]"),
    ("port.warehouses_per_player", 0, "board_out_of_range", ""),
    ("port.warehouses_per_player", 4, "board_out_of_range", ""),
    ("port.shift_price", 0, "board_out_of_range", ""),
    ("port.shift_price", 100, "board_out_of_range", ""),
    ("export_track", [1, 2], "board_wrong_type", ""),
    ("export_track.values", GONE, "board_missing", ""),
    ("export_track.length", 6, "board_unknown", ""),
    ("export_track.values", [], "board_out_of_range", "export_track.values.length"),
    ("export_track.values[3]", 0, "board_out_of_range", ""),
    ("export_track.values[3]", 100, "board_out_of_range", ""),
    ("countries", 8, "board_wrong_type", ""),
    ("countries.belgium", GONE, "board_missing", ""),
    ("countries.france", 1, "board_unknown", ""),
    ("countries.belgium", -1, "board_out_of_range", ""),
    ("countries.belgium", 9, "board_out_of_range", ""),
    ("countries.belgium", 3, "board_wrong_count", "countries"),
    # Transport tracks
    ("transport_tracks", 5, "board_wrong_type", ""),
    ("transport_tracks.paved", GONE, "board_missing", ""),
    ("transport_tracks.asphalt", 2, "board_unknown", ""),
    ("transport_tracks.brickearth", 8, "board_out_of_range", ""),
    ("transport_tracks.paved", 6, "board_out_of_range", ""),
    ("transport_tracks.rails", 5, "board_out_of_range", ""),
    ("transport_tracks.rails", 0, "board_out_of_range", ""),
    ("transport_tracks.start_die", 0, "board_out_of_range", ""),
    ("transport_tracks.start_die", 7, "board_out_of_range", ""),
    # Dice as laid out
    ("dice.2", 9, "board_wrong_type", ""),
    ("dice.2.steele", 4, "board_unknown", ""),
    ("dice.4.gewalt", 0, "board_out_of_range", ""),
    ("dice.4.gewalt", 7, "board_out_of_range", ""),
    ("dice.4.gewalt", GONE, "board_wrong_count", "dice.4"),
    ("dice.3.heven", GONE, "board_wrong_count", "dice.3"),
    ("dice.2.pauline", 3, "board_wrong_count", "dice.2"),
    ("dice.2.hasenwinkel", 3, "board_wrong_count", "dice.2"),
    # Token spaces and progress
    ("token_spaces", [3, 3], "board_wrong_type", ""),
    ("token_spaces.white_city", GONE, "board_missing", ""),
    ("token_spaces.grey_city", 1, "board_unknown", ""),
    ("token_spaces.white_city", -1, "board_out_of_range", ""),
    ("token_spaces.white_city", 13, "board_out_of_range", ""),
    ("token_spaces.white_city", 3, "board_wrong_count", "token_spaces"),
    ("progress", [], "board_wrong_type", ""),
    ("progress.own", GONE, "board_missing", ""),
    ("progress.white", GONE, "board_missing", ""),
    ("progress.blue", {}, "board_unknown", ""),
    ("progress.own", 8, "board_wrong_type", ""),
    ("progress.own.wage", GONE, "board_missing", ""),
    ("progress.white.inn", GONE, "board_missing", ""),
    ("progress.own.inn", {"black_city": 1}, "board_unknown", ""),
    ("progress.own.wage", 2, "board_wrong_type", ""),
    ("progress.own.wage", {}, "board_missing", ""),
    ("progress.own.wage.grey_city", 1, "board_unknown", ""),
    ("progress.own.wage.black_industry", 0, "board_out_of_range", ""),
    ("progress.own.wage.black_industry", 4, "board_out_of_range", ""),
    ("progress.white.inn.black_city", "3", "board_wrong_type", ""),
    # Obstacle/demand markers
    ("markers", {}, "board_wrong_type", ""),
    ("markers[0]", "flood", "board_wrong_type", ""),
    ("markers[0].event", GONE, "board_missing", ""),
    ("markers[0].colour", "red", "board_unknown", ""),
    ("markers[0].event", "flood", "board_not_one_of", ""),
    ("markers[0].territory", GONE, "board_missing", "markers[0].trade"),
    ("markers[0].trade", "forge", "board_unknown", ""),
    ("markers[0].cities", ["witten"], "board_unknown", ""),
    ("markers[0].dice", 1, "board_unknown", ""),
    ("markers[0].territory", "berg", "board_not_one_of", ""),
    ("markers[4].trade", "bakery", "board_not_one_of", ""),
    ("markers[7].cities", GONE, "board_missing", ""),
    ("markers[7].territory", "mark", "board_unknown", ""),
    ("markers[7].cities", "witten", "board_wrong_type", ""),
    ("markers[7].cities[1]", "bochum", "board_not_one_of", ""),
    ("markers[11].territory", "mark", "board_unknown", ""),
    ("markers[12].dice", 2, "board_out_of_range", ""),
    ("markers[15].dice", -2, "board_out_of_range", ""),
    ("markers[11].starred", 1, "board_wrong_type", ""),
    ("markers[4].count", 0, "board_out_of_range", ""),
    ("markers[4].count", 21, "board_out_of_range", ""),
    ("markers[4].count", 3, "board_wrong_count", "markers"),
    ("markers[4]", GONE, "board_wrong_count", "markers"),
    ("markers[11].starred", True, "board_wrong_count", "markers"),
    ("markers[13].starred", False, "board_wrong_count", "markers"),
    # Turns
    ("turns", [], "board_wrong_type", ""),
    ("turns.arms", GONE, "board_missing", ""),
    ("turns.moons", {}, "board_unknown", ""),
    ("turns.years", 1769, "board_wrong_type", ""),
    ("turns.years.13", 1900, "board_unknown", ""),
    ("turns.years.1", "1769", "board_wrong_type", ""),
    ("turns.years.1", 0, "board_out_of_range", ""),
    ("turns.years.1", 10000, "board_out_of_range", ""),
    ("turns.arms", [], "board_wrong_type", ""),
    ("turns.arms.12", GONE, "board_missing", ""),
    ("turns.arms.13", "essen", "board_unknown", ""),
    ("turns.arms.5", "mark", "board_not_one_of", ""),
    ("turns.arms.5", "berg", "board_not_one_of", ""),
    ("turns.warehouses", 5, "board_wrong_type", ""),
    ("turns.warehouses", [], "board_out_of_range", "turns.warehouses.length"),
    ("turns.warehouses[0]", 0, "board_out_of_range", ""),
    ("turns.warehouses[0]", 13, "board_out_of_range", ""),
    ("turns.warehouses[0]", 7, "board_wrong_count", "turns.warehouses"),
    ("turns.warehouses", [6, 7, 9, 10], "board_wrong_count", ""),
    ("players.start_warehouses", 2, "board_wrong_count", "turns.warehouses"),
    ("turns.exports", 4, "board_wrong_type", ""),
    ("turns.exports", [4], "board_wrong_count", ""),
    ("turns.exports", [4, 11, 12], "board_wrong_count", ""),
    ("turns.exports[1]", 12, "board_wrong_count", "turns.exports"),
    ("turns.exports[1]", 13, "board_out_of_range", ""),
    # The map
    ("map", [], "board_wrong_type", ""),
    ("map.course", GONE, "board_missing", ""),
    ("map.rivers", [], "board_unknown", ""),
    ("map.course", {}, "board_wrong_type", ""),
    ("map.course", [[7.3, 51.4]], "board_wrong_count", "map.course"),
    ("map.places", [], "board_wrong_type", ""),
    ("map.places.witten", GONE, "board_missing", ""),
    ("map.places.bochum", [7.2, 51.5], "board_unknown", ""),
    ("map.course[1]", 7.3, "board_wrong_type", ""),
    ("map.course[1]", [7.3, 51.4, 0.0], "board_wrong_type", ""),
    ("map.course[1]", [7.3, "51.4"], "board_wrong_type", ""),
    ("map.course[1]", [7.3, True], "board_wrong_type", ""),
    ("map.course[1]", [7.3, float("nan")], "board_wrong_type", ""),
    ("map.places.witten", [7.3], "board_wrong_type", ""),
]


@pytest.mark.parametrize(
    ("edit", "value", "code", "key"),
    REFUSED,
    ids=[f"{number}-{code}-{edit}" for number, (edit, _, code, _) in enumerate(REFUSED)],
)
def test_edited_board_is_refused(edit: str, value: Any, code: str, key: str) -> None:
    error = error_of((edit, value))
    assert (error.code, error.values["key"]) == (code, key or edit)


def test_2_1_port_anywhere_but_at_the_end_is_refused() -> None:
    error = error_of(*swapped("styrum", "ruhrort"))
    assert error.code == "board_not_one_of"
    assert error.values == {"key": "river[48].kind", "value": "industry", "allowed": ["port"]}


def test_5_1_board_without_room_for_the_black_dice_is_refused() -> None:
    """Eight are needed; without Pauline and Saarn there are seven."""
    error = error_of(
        (f"river[{at('pauline')}].territory", "mark"), (f"river[{at('saarn')}].territory", "mark")
    )
    assert error.code == "board_storages_run_out"
    assert error.values == {"key": "river", "colour": "black", "storages": 7, "dice": 8}


def test_2_1_storage_with_two_arrows_is_refused() -> None:
    """Rauendahl just above a gun factory and a forge."""
    error = error_of(*swapped("weiler_muehle", "rauendahl"))
    assert error.code == "board_two_markets"
    assert error.values == {
        "key": f"river[{at('weiler_muehle')}]",
        "storage": "rauendahl",
        "spaces": ["weiler_muehle", "winz"],
    }


def test_2_1_four_pilot_storages_are_refused() -> None:
    """Pörtingsiepen above another storage and a lock reaches no selling space either."""
    error = error_of(*swapped("poertingsiepen", "rellinghausen"))
    assert error.code == "board_pilot_storages"
    assert error.values == {
        "key": "river",
        "expected": 3,
        "storages": ["kemnade", "poertingsiepen", "pauline", "wiesche"],
    }


def test_2_1_two_pilot_storages_are_refused() -> None:
    """Kemnade with a single lock before Blankenstein needs no pilot."""
    error = error_of(*swapped("lock_blankenstein", "blankenstein"))
    assert error.code == "board_pilot_storages"
    assert error.values["storages"] == ["pauline", "wiesche"]


@pytest.mark.parametrize(
    ("edit", "value", "values"),
    [
        (
            "river[3]",
            GONE,
            {"key": "river", "what": "storage", "expected": 15, "found": 14},
        ),
        (
            f"river[{at('hasenwinkel')}].territory",
            "essen",
            {"key": "river", "colour": "white", "storages": 5, "dice": 6},
        ),
        (
            "cities.muelheim.slots[0]",
            3,
            {"key": "cities.muelheim.slots[0]", "value": 3, "least": 2, "most": 2},
        ),
        (
            "transport_tracks.rails",
            5,
            {"key": "transport_tracks.rails", "value": 5, "least": 1, "most": 4},
        ),
        (
            "export_track.values[3]",
            0,
            {"key": "export_track.values[3]", "value": 0, "least": 1, "most": 99},
        ),
        (
            "turns.arms.5",
            "mark",
            {"key": "turns.arms.5", "value": "mark", "allowed": ["essen", "werden", "broich"]},
        ),
        (
            "players.start_warehouses",
            2,
            {"key": "turns.warehouses", "what": "warehouses", "expected": 4, "found": 5},
        ),
        ("players.start_thalers", "1", {"key": "players.start_thalers", "expected": "number"}),
        ("map.course[1]", 7.3, {"key": "map.course[1]", "expected": "point"}),
        ("markers[11].starred", 1, {"key": "markers[11].starred", "expected": "truth"}),
    ],
)
def test_refusal_says_what_was_found_and_what_is_allowed(
    edit: str, value: Any, values: dict[str, object]
) -> None:
    assert error_of((edit, value)).values == values


# --- What is just allowed ------------------------------------------------------------------------------

# The lowest and the highest values, by the edits that make them.
ALLOWED: list[list[tuple[str, Any]]] = [
    [("river[1].points", 0)],
    [("river[1].points", 99)],
    [("players.start_thalers", 99)],
    [("players.debt_spaces", 0)],
    [("players.debt_spaces", 10)],
    [("players.thaler_limit", 1)],
    [("players.thaler_limit", 99)],
    [("players.start_warehouses", 0), ("turns.warehouses", [1, 6, 7, 9, 10, 12])],
    [("players.start_warehouses", 5), ("turns.warehouses", [6])],
    [("cities.steele.slots", [1])],
    [("cities.steele.slots", [99] * 8)],
    [("cities.muelheim.slots", [2])],
    [("depots.mark", [1])],
    [("depots.mark", [99] * 8)],
    [("port.prices", [1])],
    [("port.prices", [99] * 8)],
    [("port.position_bonus", [0])],
    [("port.position_bonus", [99] * 8)],
    [("port.position_bonus[2]", -99), ("export_track.values", [99])],
    [("port.position_bonus[2]", 0), ("export_track.values", [0])],
    [("port.warehouses_per_player", 1)],
    [("port.warehouses_per_player", 3)],
    [("port.shift_price", 1)],
    [("port.shift_price", 99)],
    [("countries", {"belgium": 8, "netherlands": 0, "rhineland": 0})],
    [("transport_tracks", {"brickearth": 7, "paved": 7, "rails": 7, "start_die": 6})],
    [("transport_tracks", {"brickearth": 1, "paved": 1, "rails": 1, "start_die": 1})],
    [("dice.4.gewalt", 1)],
    [("dice.4.gewalt", 6)],
    [
        ("token_spaces.white_ruhrort", 0),
        ("token_spaces.white_city", 3),
        ("progress.white.ruhraake", {"black_city": 3}),
    ],
    [("progress.own.wage", {"black_industry": 1})],
    [("markers[12].dice", 0)],
    [("markers[12].dice", -1)],
    [("markers[4].count", 1), ("markers[5].count", 3)],
    [("markers[4].trade", GONE), ("markers[4].territory", "mark")],
    [("turns.years", {})],
    [("turns.years.3", 1)],
    [("turns.years.3", 9999)],
    [("turns.exports", [1, 8])],
    [("turns.exports", [5, 12])],
    [("map.course", [[7, 51], [6.7, 51.4]])],
]


@pytest.mark.parametrize("edits", ALLOWED, ids=[edits[0][0] for edits in ALLOWED])
def test_lowest_and_highest_values_are_allowed(edits: list[tuple[str, Any]]) -> None:
    check_printed(edited(*edits))


# --- What may be edited --------------------------------------------------------------------------------

NACHTIGALL, LOCK_WITTEN = [line for line in TEXT.splitlines(keepends=True) if "{ kind =" in line][:2]
Replacements = tuple[tuple[str, str], ...]

# What the owner of a printed copy could find to be different there: text of the file, and what replaces it.
PLAYABLE: dict[str, Replacements] = {
    "money at the start": (("start_thalers = 0", "start_thalers = 1"),),
    "warehouses later": (
        ("start_warehouses = 1", "start_warehouses = 0"),
        ("warehouses = [6, 7, 9, 10, 11]", "warehouses = [1, 2, 6, 7, 9, 12]"),
    ),
    "no debts": (("debt_spaces = 4", "debt_spaces = 0"),),
    "many debts": (("debt_spaces = 4", "debt_spaces = 10"),),
    "small purses": (("thaler_limit = 10", "thaler_limit = 1"),),
    "points of a lock": (("points = 2 },  # rulebook §6.6", "points = 3 },"),),
    "trade of an industry": (('"broich", trade = "gun_factory"', '"broich", trade = "forge"'),),
    "order of the river": ((NACHTIGALL + LOCK_WITTEN, LOCK_WITTEN + NACHTIGALL),),
    "slots in a city": (("slots = [2, 2, 2]", "slots = [2]"),),
    "slots in a depot": (("essen  = [2, 3, 3]", "essen  = [2, 2, 3, 3]"),),
    "prices in the port": (("prices = [3, 4, 4, 5]", "prices = [1]"),),
    "positions in the port": (("position_bonus = [1, 0, -1]", "position_bonus = [2, 1, 0, 0]"),),
    "three in the port": (("warehouses_per_player = 2", "warehouses_per_player = 3"),),
    "cheap shifts": (("shift_price = 2", "shift_price = 1"),),
    "export track": (("values = [1, 1, 2, 2, 2, 2]", "values = [1, 2]"),),
    "columns": (('["belgium", "netherlands", "rhineland"]', '["rhineland", "belgium", "netherlands"]'),),
    "countries": (
        ("rhineland = 3", "rhineland = 8"),
        ("netherlands = 3", "netherlands = 0"),
        ("belgium = 2", "belgium = 0"),
    ),
    "long tracks": (
        ("brickearth = 5", "brickearth = 7"),
        ("paved = 4", "paved = 7"),
        ("rails = 3", "rails = 7"),
    ),
    "short tracks": (
        ("brickearth = 5", "brickearth = 1"),
        ("paved = 4", "paved = 1"),
        ("rails = 3", "rails = 1"),
    ),
    "first die": (("start_die = 3", "start_die = 6"),),
    "token spaces": (
        ("black_industry = 3\nblack_city = 3", "black_industry = 4\nblack_city = 2"),
        ("= { black_city = 3 }", "= { black_city = 2 }"),
    ),
    "progress": (("= { black_industry = 3 }", "= { black_industry = 1, white_ruhrort = 1 }"),),
    "demand": (
        ('trade = "forge"\ncount = 2', 'trade = "forge"\ncount = 1'),
        ('cities = ["kettwig", "muelheim"]', 'cities = ["kettwig"]\ncount = 2'),
    ),
    "exports later": (("exports = [4, 11]", "exports = [5, 12]"),),
    "coat of arms": (('12 = "werden" }', '12 = "broich" }'),),
    "dice elsewhere": (
        ("[dice.4]\nnachtigall = 4", "[dice.4]\nnachtigall = 1"),
        ("gewalt = 3\nkunstwerk = 4", "gewalt = 3\npauline = 6"),
    ),
}


def text_with(replacements: Replacements) -> str:
    """The text of the standard file with some of it replaced; each place must be found exactly once."""
    text = TEXT
    for old, new in replacements:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def plays_to_the_end(board: Board) -> None:
    """Whole random games with two, three and four players."""
    for players in (2, 3, 4):
        for seed in range(3):
            s, decisions = random_game(board, players, seed == 2, chance_of(seed))
            assert s.turn == 12
            assert decisions > 0
            for me in s.players:
                assert me.points == sum(me.sources) >= 0
                assert len(me.sources) == len(SOURCES)


@pytest.mark.parametrize("replacements", PLAYABLE.values(), ids=PLAYABLE.keys())
def test_edited_board_loads_under_another_name_and_can_be_played(
    tmp_path: Path, replacements: Replacements
) -> None:
    file = tmp_path / "board.toml"
    file.write_text(text_with(replacements), "utf-8")
    board = load_board(file)
    assert re.fullmatch(r"edited-[0-9a-f]{12}", board.identity)
    plays_to_the_end(board)


def test_edited_boards_have_names_of_their_own() -> None:
    identities = {board_from_text(text_with(edit)).identity for edit in PLAYABLE.values()}
    assert len(identities) == len(PLAYABLE)


def test_the_same_edit_has_the_same_name() -> None:
    first, second = (board_from_text(text_with(PLAYABLE["money at the start"])) for _ in range(2))
    assert first.identity == second.identity


def test_standard_board_can_be_played() -> None:
    plays_to_the_end(standard_board())


@pytest.mark.parametrize(
    "replacement",
    [
        ('name = "Nachtigall"', 'name = "Nightingale"'),
        ("2 = 1774", "2 = 1775"),
        ("years = { 1 = 1769, ", "years = { "),
        ("[7.345, 51.424], ", ""),
        ("witten = [7.326, 51.430]", "witten = [7, 51]"),
        ("start_thalers = 0          # outside", "start_thalers=0 # seen"),
    ],
    ids=["name of a space", "year", "no year", "course", "place", "comments and blanks"],
)
def test_names_years_and_the_map_keep_the_identity(replacement: tuple[str, str]) -> None:
    assert board_from_text(text_with((replacement,))).identity == "standard-2"


def test_edited_names_are_shown() -> None:
    board = board_from_text(text_with((('name = "Nachtigall"', 'name = "Nightingale"'),)))
    assert board.storages[0].name == "Nightingale"


def test_file_with_the_standard_contents_is_the_standard_board(tmp_path: Path) -> None:
    file = tmp_path / "copy.toml"
    file.write_text(TEXT, "utf-8")
    assert load_board(file).identity == "standard-2"

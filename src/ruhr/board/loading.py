"""Reads a board file and refuses one that cannot be played on, naming the key and what is wrong with it."""

import hashlib
import json
import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from ruhr.board.board import Board, standard_trip
from ruhr.board.words import (
    AREAS,
    BLACK_DICE,
    BOX_WAREHOUSES,
    CITIES,
    COUNTRIES,
    COUNTRY_MARKERS,
    DEMAND_MARKERS,
    EVENTS,
    FEWEST_PLAYERS,
    INDUSTRIES,
    MOST_PIPS,
    MOST_PLAYERS,
    OBSTACLES,
    OWN_MARKERS,
    PATHS,
    PLAYER_TOKENS,
    PLAYER_WAREHOUSES,
    SPACES,
    STORAGES,
    TERRITORIES,
    TRADES,
    TURNS,
    WHITE,
    WHITE_DICE,
    WHITE_MARKERS,
    WHITE_WAREHOUSE_PRICE,
    coal_of,
)
from ruhr.errors import BoardError

#: The standard board's edition: another one whenever a value changes that counts for a record.
EDITION = 2
STANDARD = f"standard-{EDITION}"
#: What a board is called that was once the standard one, or will be; the first edition had no number.
ANY_EDITION = re.compile(r"standard(-[0-9]+)?")
#: Storages that need a pilot, starred markers, and the longest path that makes sense (§2.1, §6.2).
PILOT_STORAGES = 3
STARRED_MARKERS = 2
LONGEST_PATH = 7
MOST_SLOTS = 8
MOST_THALERS = 99


@cache
def standard_board() -> Board:
    """The board that comes with the game."""
    return board_from_text(files("ruhr.board").joinpath("standard.toml").read_text("utf-8"))


def load_board(path: str | Path) -> Board:
    """The board of an edited file."""
    try:
        text = Path(path).read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BoardError("board_unreadable", file=str(path), reason=str(error)) from error
    return board_from_text(text)


def board_from_text(text: str) -> Board:
    """The board that a board file's text describes."""
    try:
        printed = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BoardError("board_not_toml", reason=str(error)) from error
    return board_printed_as(printed)


def board_printed_as(printed: dict[str, Any]) -> Board:
    """The board that the contents of a board file describe."""
    check_printed(printed)
    digest = digest_of(printed)
    return Board(printed, STANDARD if digest == _standard_digest() else f"edited-{digest}")


@cache
def _standard_digest() -> str:
    return digest_of(tomllib.loads(files("ruhr.board").joinpath("standard.toml").read_text("utf-8")))


def digest_of(printed: dict[str, Any]) -> str:
    """Tells boards apart on which a record would play differently: names and the map do not count."""
    rules = {key: value for key, value in printed.items() if key not in ("map", "river")}
    rules["river"] = [
        {key: space[key] for key in sorted(space) if key != "name"} for space in printed["river"]
    ]
    defaults = {"count": 1, "starred": False, "dice": 0}
    rules["markers"] = [defaults | marker for marker in printed["markers"]]
    rules["turns"] = {key: value for key, value in printed["turns"].items() if key != "years"}
    return hashlib.sha256(json.dumps(rules, sort_keys=True).encode()).hexdigest()[:12]


def check_printed(printed: dict[str, Any]) -> None:
    """Refuse contents that are incomplete, contradict the rulebook or could bring a game to a halt."""
    _keys(printed, "", required=_TABLES)
    _check_river(printed)
    _check_players(printed)
    _check_sites(printed)
    _check_tracks(printed)
    _check_dice(printed)
    _check_progress(printed)
    _check_markers(printed)
    _check_turns(printed)
    _check_map(printed)


_TABLES = (
    "river",
    "players",
    "cities",
    "depots",
    "port",
    "export_track",
    "countries",
    "transport_tracks",
    "dice",
    "token_spaces",
    "progress",
    "markers",
    "turns",
    "map",
)
_SPACE_KINDS = {
    "storage": STORAGES,
    "obstacle": OBSTACLES,
    "industry": INDUSTRIES,
    "city": CITIES,
    "port": 1,
}


# --- Small checks --------------------------------------------------------------------------------------


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _keys(table: Any, path: str, required: tuple[str, ...], allowed: tuple[str, ...] = ()) -> None:
    """The table has all required keys and no others than the allowed ones."""
    if not isinstance(table, dict):
        raise BoardError("board_wrong_type", key=path, expected="table")
    for key in required:
        if key not in table:
            raise BoardError("board_missing", key=_join(path, key))
    for key in table:
        if key not in required and key not in allowed:
            raise BoardError("board_unknown", key=_join(path, key))


def _number(value: Any, path: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BoardError("board_wrong_type", key=path, expected="number")
    if not least <= value <= most:
        raise BoardError("board_out_of_range", key=path, value=value, least=least, most=most)
    return value


def _numbers(values: Any, path: str, least: int, most: int) -> list[int]:
    """A list with at least one number, all of them in the range."""
    items = _list(values, path)
    _number(len(items), f"{path}.length", 1, MOST_SLOTS)
    return [_number(value, f"{path}[{at}]", least, most) for at, value in enumerate(items)]


def _list(values: Any, path: str) -> list[Any]:
    if not isinstance(values, list):
        raise BoardError("board_wrong_type", key=path, expected="list")
    return values


def _text(value: Any, path: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise BoardError("board_wrong_type", key=path, expected="text")
    return value


def _one_of(value: Any, path: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise BoardError("board_not_one_of", key=path, value=value, allowed=list(allowed))
    return str(value)


def _count(path: str, what: str, expected: int, found: int) -> None:
    if expected != found:
        raise BoardError("board_wrong_count", key=path, what=what, expected=expected, found=found)


# --- The river -----------------------------------------------------------------------------------------


def _check_river(printed: dict[str, Any]) -> None:
    """49 spaces in all, of each kind as many as §2.1 says, the port last."""
    river = _list(printed["river"], "river")
    seen: set[str] = set()
    for at, space in enumerate(river):
        path = f"river[{at}]"
        _keys(space, path, ("kind", "id", "name", "territory"), ("trade", "points"))
        kind = _one_of(space["kind"], f"{path}.kind", tuple(_SPACE_KINDS))
        identity = _text(space["id"], f"{path}.id")
        if not re.fullmatch(r"[a-z][a-z0-9_]*", identity) or identity in COUNTRIES:
            raise BoardError("board_bad_id", key=f"{path}.id", id=identity)
        if identity in seen:
            raise BoardError("board_twice", key=f"{path}.id", id=identity)
        seen.add(identity)
        _text(space["name"], f"{path}.name")
        _one_of(space["territory"], f"{path}.territory", TERRITORIES)
        extra = {"industry": ("trade",), "obstacle": ("points",)}.get(kind, ())
        _keys(space, path, ("kind", "id", "name", "territory", *extra))
        if kind == "industry":
            _one_of(space["trade"], f"{path}.trade", TRADES)
        if kind == "obstacle":
            _number(space["points"], f"{path}.points", 0, MOST_THALERS)
    for kind, expected in _SPACE_KINDS.items():
        _count("river", kind, expected, sum(space["kind"] == kind for space in river))
    _one_of(river[SPACES - 1]["kind"], f"river[{SPACES - 1}].kind", ("port",))
    _check_pilot_storages(river)
    _check_room_for_dice(printed, river)


def _check_pilot_storages(river: list[dict[str, Any]]) -> None:
    """Three storages need a pilot; from every other the arrow shows exactly one selling space (§2.1)."""
    pilot = []
    kinds = [space["kind"] for space in river]
    for at, space in enumerate(river):
        if space["kind"] != "storage":
            continue
        near = [river[end]["id"] for end in standard_trip(kinds, at)]
        if len(near) > 1:
            raise BoardError("board_two_markets", key=f"river[{at}]", storage=space["id"], spaces=near)
        if not near:
            pilot.append(space["id"])
    if len(pilot) != PILOT_STORAGES:
        raise BoardError("board_pilot_storages", key="river", expected=PILOT_STORAGES, storages=pilot)


def _check_room_for_dice(printed: dict[str, Any], river: list[dict[str, Any]]) -> None:
    """Every die that comes back finds a storage of its colour (§5.1, R3)."""
    _keys(printed["dice"], "dice", ("black", "white", "2", "3", "4"))
    white = sum(space["kind"] == "storage" and coal_of(space["territory"]) == WHITE for space in river)
    for colour, dice, storages in (
        ("black", BLACK_DICE, STORAGES - white),
        ("white", WHITE_DICE, white),
    ):
        _number(printed["dice"][colour], f"dice.{colour}", dice, dice)
        if storages < dice:
            raise BoardError(
                "board_storages_run_out", key="river", colour=colour, storages=storages, dice=dice
            )


# --- Players, cities, depots and the port --------------------------------------------------------------


def _check_players(printed: dict[str, Any]) -> None:
    players = printed["players"]
    _keys(players, "players", ("start_thalers", "start_warehouses", "debt_spaces", "thaler_limit"))
    _number(players["start_thalers"], "players.start_thalers", 0, MOST_THALERS)
    _number(players["start_warehouses"], "players.start_warehouses", 0, PLAYER_WAREHOUSES)
    _number(players["debt_spaces"], "players.debt_spaces", 0, PLAYER_WAREHOUSES)
    _number(players["thaler_limit"], "players.thaler_limit", 1, MOST_THALERS)


def _check_sites(printed: dict[str, Any]) -> None:
    """Three cities each for the Essen and the Mark marker, one for the white marker only (§6.5.2)."""
    cities = printed["cities"]
    _keys(cities, "cities", tuple(space["id"] for space in printed["river"] if space["kind"] == "city"))
    for city, entry in cities.items():
        path = f"cities.{city}"
        _keys(entry, path, ("opened_by", "slots"))
        opened_by = _one_of(
            entry["opened_by"], f"{path}.opened_by", ("essen_warehouse", "mark_warehouse", "white_warehouse")
        )
        least, most = (1, MOST_THALERS)
        if opened_by == "white_warehouse":
            least, most = WHITE_WAREHOUSE_PRICE, WHITE_WAREHOUSE_PRICE
        _numbers(entry["slots"], f"{path}.slots", least, most)
    for marker, expected in (("essen_warehouse", 3), ("mark_warehouse", 3), ("white_warehouse", 1)):
        _count("cities", marker, expected, sum(entry["opened_by"] == marker for entry in cities.values()))
    _keys(printed["depots"], "depots", TERRITORIES)
    for territory in TERRITORIES:
        _numbers(printed["depots"][territory], f"depots.{territory}", 1, MOST_THALERS)
    _check_port(printed)


def _check_port(printed: dict[str, Any]) -> None:
    port = printed["port"]
    _keys(port, "port", ("columns", "prices", "position_bonus", "warehouses_per_player", "shift_price"))
    columns = _list(port["columns"], "port.columns")
    _count("port.columns", "columns", len(COUNTRIES), len(columns))
    for at, country in enumerate(columns):
        _one_of(country, f"port.columns[{at}]", COUNTRIES)
        if country in columns[:at]:
            raise BoardError("board_twice", key=f"port.columns[{at}]", id=country)
    _numbers(port["prices"], "port.prices", 1, MOST_THALERS)
    bonus = _numbers(port["position_bonus"], "port.position_bonus", -MOST_THALERS, MOST_THALERS)
    _number(port["warehouses_per_player"], "port.warehouses_per_player", 1, len(COUNTRIES))
    # Shifting for nothing could go on for ever.
    _number(port["shift_price"], "port.shift_price", 1, MOST_THALERS)
    _keys(printed["export_track"], "export_track", ("values",))
    # No export may cost points.
    _numbers(printed["export_track"]["values"], "export_track.values", max(0, -min(bonus)), MOST_THALERS)
    countries = printed["countries"]
    _keys(countries, "countries", COUNTRIES)
    for country in COUNTRIES:
        _number(countries[country], f"countries.{country}", 0, COUNTRY_MARKERS)
    _count("countries", "country_markers", COUNTRY_MARKERS, sum(countries.values()))


# --- Coal ----------------------------------------------------------------------------------------------


def _check_tracks(printed: dict[str, Any]) -> None:
    """Each path is at most as long as the one before it (§5.1)."""
    tracks = printed["transport_tracks"]
    _keys(tracks, "transport_tracks", (*PATHS, "start_die"))
    longest = LONGEST_PATH
    for path in PATHS:
        longest = _number(tracks[path], f"transport_tracks.{path}", 1, longest)
    _number(tracks["start_die"], "transport_tracks.start_die", 1, MOST_PIPS)


def _check_dice(printed: dict[str, Any]) -> None:
    """All dice lie out with four players, one of each colour fewer with three, two fewer with two (§8)."""
    dice = printed["dice"]
    white_storages = {
        space["id"]
        for space in printed["river"]
        if space["kind"] == "storage" and coal_of(space["territory"]) == WHITE
    }
    storages = {space["id"] for space in printed["river"] if space["kind"] == "storage"}
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        path = f"dice.{players}"
        laid_out = dice[str(players)]
        _keys(laid_out, path, (), tuple(storages))
        for storage, pips in laid_out.items():
            _number(pips, f"{path}.{storage}", 1, MOST_PIPS)
        white = len(white_storages & laid_out.keys())
        # One black die lies on the arrow box of the brickearth path.
        _count(path, "black", dice["black"] - (MOST_PLAYERS - players) - 1, len(laid_out) - white)
        _count(path, "white", dice["white"] - (MOST_PLAYERS - players), white)


# --- Progress, markers and turns -----------------------------------------------------------------------


def _check_progress(printed: dict[str, Any]) -> None:
    """Twelve token spaces, and every marker within their reach (§2.3.4, §6.5)."""
    spaces = printed["token_spaces"]
    _keys(spaces, "token_spaces", AREAS)
    for area in AREAS:
        _number(spaces[area], f"token_spaces.{area}", 0, PLAYER_TOKENS)
    _count("token_spaces", "tokens", PLAYER_TOKENS, sum(spaces.values()))
    progress = printed["progress"]
    _keys(progress, "progress", ("own", "white"))
    for kind, markers in (("own", OWN_MARKERS), ("white", WHITE_MARKERS)):
        _keys(progress[kind], f"progress.{kind}", markers)
        for marker in markers:
            path = f"progress.{kind}.{marker}"
            needs = progress[kind][marker]
            _keys(needs, path, (), AREAS)
            for area, tokens in needs.items():
                _number(tokens, f"{path}.{area}", 1, spaces[area])
            if not needs:
                raise BoardError("board_missing", key=path)


def _check_markers(printed: dict[str, Any]) -> None:
    """Twenty obstacle/demand markers, two of them starred (§2.3.6, §6.2)."""
    cities = tuple(printed["cities"])
    total = 0
    starred = 0
    for at, marker in enumerate(_list(printed["markers"], "markers")):
        path = f"markers[{at}]"
        _keys(marker, path, ("event",), ("territory", "trade", "cities", "dice", "starred", "count"))
        event = _one_of(marker["event"], f"{path}.event", EVENTS)
        if event == "demand_industries":
            shown = "territory" if "territory" in marker else "trade"
            _keys(marker, path, ("event", shown), ("starred", "count"))
            _one_of(marker[shown], f"{path}.{shown}", TERRITORIES if shown == "territory" else TRADES)
        elif event == "demand_cities":
            _keys(marker, path, ("event", "cities"), ("starred", "count"))
            for k, city in enumerate(_list(marker["cities"], f"{path}.cities")):
                _one_of(city, f"{path}.cities[{k}]", cities)
        else:
            _keys(marker, path, ("event",), ("dice", "starred", "count"))
            _number(marker.get("dice", 0), f"{path}.dice", -1, 1)
        if not isinstance(marker.get("starred", False), bool):
            raise BoardError("board_wrong_type", key=f"{path}.starred", expected="truth")
        copies = _number(marker.get("count", 1), f"{path}.count", 1, DEMAND_MARKERS)
        total += copies
        starred += copies * marker.get("starred", False)
    _count("markers", "markers", DEMAND_MARKERS, total)
    _count("markers", "starred", STARRED_MARKERS, starred)


def _check_turns(printed: dict[str, Any]) -> None:
    """Coats of arms, waiting warehouses and exports of the twelve turns (§4, §6.1)."""
    turns = printed["turns"]
    numbers = tuple(str(turn) for turn in range(1, TURNS + 1))
    _keys(turns, "turns", ("years", "arms", "warehouses", "exports"))
    _keys(turns["years"], "turns.years", (), numbers)
    for turn, year in turns["years"].items():
        _number(year, f"turns.years.{turn}", 1, 9999)
    _keys(turns["arms"], "turns.arms", numbers)
    for turn in numbers:
        # Black dice never come back to Mark.
        _one_of(turns["arms"][turn], f"turns.arms.{turn}", tuple(t for t in TERRITORIES if t != "mark"))
    warehouses = _numbers(turns["warehouses"], "turns.warehouses", 1, TURNS)
    _count("turns.warehouses", "turns", len(warehouses), len(set(warehouses)))
    _count(
        "turns.warehouses",
        "warehouses",
        PLAYER_WAREHOUSES - 2 * BOX_WAREHOUSES - printed["players"]["start_warehouses"],
        len(warehouses),
    )
    exports = _numbers(turns["exports"], "turns.exports", 1, TURNS)
    _count("turns.exports", "turns", 2, len(exports))
    _count("turns.exports", "country_markers", COUNTRY_MARKERS, exports[1] - exports[0] + 1)


def _check_map(printed: dict[str, Any]) -> None:
    """A line of at least two points, and a point for every town (for drawing only)."""
    _keys(printed["map"], "map", ("course", "places"))
    course = _list(printed["map"]["course"], "map.course")
    if len(course) < 2:
        raise BoardError("board_wrong_count", key="map.course", what="points", expected=2, found=len(course))
    towns = tuple(space["id"] for space in printed["river"] if space["kind"] in ("city", "port"))
    _keys(printed["map"]["places"], "map.places", towns)
    points = [(f"map.course[{at}]", point) for at, point in enumerate(course)]
    points += [(f"map.places.{town}", point) for town, point in printed["map"]["places"].items()]
    for path, point in points:
        if not (isinstance(point, list) and len(point) == 2 and all(_is_coordinate(part) for part in point)):
            raise BoardError("board_wrong_type", key=path, expected="point")


def _is_coordinate(part: object) -> bool:
    return isinstance(part, int | float) and not isinstance(part, bool) and -180 <= part <= 180

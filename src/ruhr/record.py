"""The record of a game: the only thing that is ever stored (section 8 of our rules, docs/record.md)."""

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board import Board
from ruhr.board.loading import ANY_EDITION
from ruhr.board.words import DEMAND_MARKERS, FEWEST_PLAYERS, MOST_PLAYERS, OBSTACLES, TURNS
from ruhr.errors import RecordError
from ruhr.rules.chance import WORD
from ruhr.rules.set_up import markers_in_game
from ruhr.rules.state import Deal

FORMAT = "ruhr/1"
MOST_NAME_CHARACTERS = 80
#: How many hexadecimal digits secrets, shares and what follows from them have.
DIGEST_DIGITS = 64


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Decisions of a practice game that were taken back: those made after so many others."""

    step: int
    actions: list[str]

    def to_json(self) -> dict[str, Any]:
        """As in the record's file."""
        return {"step": self.step, "actions": list(self.actions)}


@dataclass(slots=True)
class Record:
    """A finished or unfinished game: who plays on what, how chance was dealt, and what was decided."""

    board: str
    players: list[str]
    calmer_water: bool
    #: As in the record's file: first, obstacles, bag, countries, draws. A game that went on from a position
    #: has that instead, as `position`: its text with the hidden part.
    deal: dict[str, Any]
    actions: list[str]
    #: An extension of ours, left out where there is none; whoever replays the game passes over it.
    taken_back: list[TakenBack] = field(default_factory=list)
    #: Another one: what the deal has followed from, as in the record's file (`ruhr.commitment`).
    fairness: dict[str, Any] | None = None

    def to_json(self) -> dict[str, Any]:
        """The record as plain data."""
        return {
            "format": FORMAT,
            "board": self.board,
            "players": list(self.players),
            "calmer_water": self.calmer_water,
            **(self.deal if "position" in self.deal else {"deal": self.deal}),
            "actions": list(self.actions),
            **({"taken_back": [line.to_json() for line in self.taken_back]} if self.taken_back else {}),
            **({"fairness": self.fairness} if self.fairness else {}),
        }

    def to_text(self) -> str:
        """The record as a file's text."""
        return json.dumps(self.to_json(), ensure_ascii=False) + "\n"

    @classmethod
    def from_text(cls, text: str | bytes) -> "Record":
        """Read a record's text; raises `RecordError` if it is none."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError("record_not_json", reason=str(error)) from error
        return cls.from_json(data)

    @classmethod
    def from_json(cls, data: object) -> "Record":
        """Check plain data and make a record of it; raises `RecordError` if it is none.

        Whether its deal and actions fit the board is checked by playing it: `Game.from_record`.
        """
        if not isinstance(data, dict):
            raise RecordError("record_wrong_type", key="", expected="object")
        if data.get("format") != FORMAT:
            raise RecordError("record_format", found=data.get("format"), expected=FORMAT)
        beginning = "position" if "position" in data else "deal"
        keys = ("format", "board", "players", "calmer_water", beginning, "actions")
        _require(data, "", keys, may=("taken_back", "fairness"))
        if not isinstance(data["board"], str):
            raise RecordError("record_wrong_type", key="board", expected="text")
        if not isinstance(data["calmer_water"], bool):
            raise RecordError("record_wrong_type", key="calmer_water", expected="truth")
        players = player_names(_texts(data["players"], "players"))
        return cls(
            data["board"],
            players,
            data["calmer_water"],
            _checked_position(data) if beginning == "position" else _checked_deal(data["deal"]),
            _texts(data["actions"], "actions"),
            _taken_back(data.get("taken_back", [])),
            _fairness(data["fairness"], len(players)) if "fairness" in data else None,
        )


def _taken_back(lines: object) -> list[TakenBack]:
    if not isinstance(lines, list):
        raise RecordError("record_wrong_type", key="taken_back", expected="list")
    read = []
    for line in lines:
        if not isinstance(line, dict):
            raise RecordError("record_wrong_type", key="taken_back", expected="object")
        _require(line, "taken_back.", ("step", "actions"))
        if not _is_number(line["step"]) or line["step"] < 0:
            raise RecordError("record_wrong_type", key="taken_back.step", expected="number")
        read.append(TakenBack(line["step"], _texts(line["actions"], "taken_back.actions")))
    return read


def _fairness(proof: object, seats: int) -> dict[str, Any]:
    if not isinstance(proof, dict):
        raise RecordError("record_wrong_type", key="fairness", expected="object")
    _require(proof, "fairness.", ("commitment", "secret", "shares"))
    for key in ("commitment", "secret"):
        if not _is_digest(proof[key]):
            raise RecordError("record_wrong_type", key=f"fairness.{key}", expected="digest")
    shares = proof["shares"]
    if not isinstance(shares, list) or not all(share is None or _is_digest(share) for share in shares):
        raise RecordError("record_wrong_type", key="fairness.shares", expected="digests")
    if len(shares) != seats:
        raise RecordError("deal_count", key="fairness.shares", expected=seats, found=len(shares))
    return proof


def _is_digest(value: object) -> bool:
    """Is it what SHA-256 gives, or as long, in small hexadecimal digits?"""
    return (
        isinstance(value, str)
        and len(value) == DIGEST_DIGITS
        and all(digit in "0123456789abcdef" for digit in value)
    )


def _checked_position(data: dict[str, Any]) -> dict[str, Any]:
    if not isinstance(data["position"], str):
        raise RecordError("record_wrong_type", key="position", expected="text")
    return {"position": data["position"]}


def _checked_deal(deal: object) -> dict[str, Any]:
    if not isinstance(deal, dict):
        raise RecordError("record_wrong_type", key="deal", expected="object")
    _require(deal, "deal.", ("first", "obstacles", "bag", "countries", "draws"))
    return deal


def check_board(name: str, board: Board) -> None:
    """Was something recorded on this board? Another edition of the standard board is called by its name."""
    if name == board.identity:
        return
    if ANY_EDITION.fullmatch(name) and ANY_EDITION.fullmatch(board.identity):
        raise RecordError("record_edition", found=name, expected=board.identity)
    raise RecordError("record_board", found=name, expected=board.identity)


def check_count(players: int) -> None:
    """Can so many play?"""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise RecordError("record_players", found=players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)


def player_names(names: list[str]) -> list[str]:
    """As many names as can play, neither empty nor endless."""
    check_count(len(names))
    for seat, name in enumerate(names):
        if not len(name.strip()) >= 1 or len(name) > MOST_NAME_CHARACTERS or not name.isprintable():
            raise RecordError("record_name", seat=seat, most=MOST_NAME_CHARACTERS)
    return names


def deal_to_json(board: Board, deal: Deal) -> dict[str, Any]:
    """A deal in the form of the record."""
    return {
        "first": deal.first,
        "obstacles": list(deal.obstacles),
        "bag": list(deal.bag),
        "countries": [board.countries[column] for column in deal.countries],
        "draws": list(deal.draws),
    }


def deal_from_json(board: Board, seats: int, calmer_water: bool, data: dict[str, Any]) -> Deal:
    """Check a deal and read it; raises `RecordError` if it is impossible (R1)."""
    first = data["first"]
    if not _is_number(first) or not 0 <= first < seats:
        raise RecordError("deal_first", found=first, seats=seats)
    obstacles = _numbers(data["obstacles"], "deal.obstacles", OBSTACLES, DEMAND_MARKERS)
    in_game = int(markers_in_game(board, calmer_water))
    bag_size = in_game.bit_count() - OBSTACLES
    bag = _numbers(data["bag"], "deal.bag", bag_size, DEMAND_MARKERS)
    for marker, times in Counter(obstacles + bag).items():
        if times > 1:
            raise RecordError("deal_marker_twice", marker=marker)
        if not in_game >> marker & 1:
            raise RecordError("deal_marker_starred", marker=marker)
    return Deal(
        first,
        vec[i64](obstacles),
        vec[i64](bag),
        vec[i64](_columns(board, data["countries"])),
        vec[i64](_numbers(data["draws"], "deal.draws", TURNS - 1, WORD + 1)),
    )


def _columns(board: Board, countries: object) -> list[int]:
    """The countries as columns of the port: exactly the markers of the board, in any order."""
    names = _texts(countries, "deal.countries")
    expected = Counter(board.countries[column] for column in board.country_markers)
    if Counter(names) != expected:
        raise RecordError("deal_countries", expected=dict(expected), found=dict(Counter(names)))
    return [board.countries.index(name) for name in names]


def _require(data: dict[str, Any], path: str, keys: tuple[str, ...], may: tuple[str, ...] = ()) -> None:
    for key in keys:
        if key not in data:
            raise RecordError("record_missing", key=path + key)
    for key in data:
        if key not in keys and key not in may:
            raise RecordError("record_unknown_key", key=path + str(key))


def _texts(values: object, key: str) -> list[str]:
    if not isinstance(values, list) or not all(_is_text(value) for value in values):
        raise RecordError("record_wrong_type", key=key, expected="texts")
    return cast(list[str], values)


def _is_text(value: object) -> bool:
    """Is it a text that can be written, without halves of characters?"""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _numbers(values: object, key: str, count: int, limit: int) -> list[int]:
    """Exactly *count* numbers from 0 to *limit* − 1."""
    if not isinstance(values, list) or not all(_is_number(value) for value in values):
        raise RecordError("record_wrong_type", key=key, expected="numbers")
    if len(values) != count:
        raise RecordError("deal_count", key=key, expected=count, found=len(values))
    for value in values:
        if not 0 <= value < limit:
            raise RecordError("deal_out_of_range", key=key, found=value, most=limit - 1)
    return values

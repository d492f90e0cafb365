"""Imports point one way only: guests → language, bots → game, record, view → rules → board."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "ruhr"

#: Each room and the rooms it may look into; guests are not listed, they may look into all.
MAY_IMPORT = {
    "errors": set(),
    "processes": set(),
    "board": {"board", "errors"},
    "rules": {"rules", "board"},
    "playout": {"rules", "board"},
    "observation": {"rules", "board"},
    "games": {"rules", "board", "observation"},
    "edge": {"edge", "rules", "board", "errors"},
    "vocabulary": {"edge", "rules", "board"},
    "record": {"rules", "board", "errors"},
    "commitment": {"rules", "board", "errors", "record"},
    "outlook": {"edge", "rules", "board", "vocabulary"},
    "coach": {"edge", "rules", "board"},
    "view": {"outlook", "edge", "rules", "board", "vocabulary"},
    "position": {"position", "rules", "board", "errors"},
    "game": {
        "rules",
        "board",
        "coach",
        "edge",
        "errors",
        "outlook",
        "position",
        "record",
        "view",
        "vocabulary",
    },
    "reveals": {"rules", "board"},
    "sandbox": {"rules", "board", "edge", "errors", "game", "position", "reveals", "vocabulary"},
    "trajectory": {"rules", "board", "edge", "game", "record", "reveals", "vocabulary"},
    "luck": {"board", "bots", "rules", "trajectory"},
    "lessons": {"lessons", "board", "edge", "errors", "sandbox"},
    "bots": {"bots", "edge", "rules", "board", "errors", "game", "view", "vocabulary"},
    "review": {
        "review",
        "board",
        "bots",
        "edge",
        "errors",
        "game",
        "language",
        "processes",
        "record",
        "rules",
        "vocabulary",
    },
    "language": {"language", "edge", "board", "errors", "bots", "vocabulary"},
}
GUESTS = {
    "arena",
    "cli",
    "cluster",
    "engine",
    "puzzles",
    "research",
    "server",
    "study",
    "terminal",
    "training",
    "__init__",
}
#: The core knows no clock, no chance but the deal, no files, no language.
PURE = {"typing", "librt.vecs", "mypy_extensions"}


def room_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    """The modules a file imports, in full."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            if node.module in ("ruhr", "ruhr.rules"):
                found |= {f"{node.module}.{alias.name}" for alias in node.names}
            else:
                found.add(str(node.module))
    return found


FILES = sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_room_looks_only_into_rooms_below_it(path: Path) -> None:
    room = room_of(path)
    if room in GUESTS:
        return
    for module in imports(path):
        if module.startswith("ruhr."):
            assert module.split(".")[1] in MAY_IMPORT[room], f"{room} must not import {module}"


@pytest.mark.parametrize("path", sorted(SOURCE.glob("rules/*.py")), ids=lambda path: path.stem)
def test_rules_know_nothing_but_the_game(path: Path) -> None:
    assert {module for module in imports(path) if not module.startswith("ruhr.")} <= PURE


def test_every_room_is_known() -> None:
    assert {room_of(path) for path in FILES} == set(MAY_IMPORT) | GUESTS

"""Writes docs/rulebook-map.md: for every section and ruling, the functions that obey it and their tests."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rulebook-map.md"
RULES = ROOT / "src" / "ruhr" / "rules"
TESTS = (ROOT / "tests" / "rules", ROOT / "tests" / "board")

SECTIONS = {
    "2": "Pieces",
    "4": "Set-up",
    "5.1": "Transport tracks",
    "5.2": "Special options",
    "5.3": "Debt",
    "6.0": "Sequence of play",
    "6.1": "Phase 1: historical event",
    "6.2": "Phase 2: water level and demand",
    "6.3": "Phase 3: starting space and special option",
    "6.4": "Phase 4: movement and sale",
    "6.5": "Phase 5: progress",
    "6.6": "Phase 6: purchases",
    "6.7": "Phase 7: export and end of turn",
    "7": "End and scoring",
    "8": "Two and three players",
}
RULINGS = [f"R{number}" for number in range(1, 22)]


def sections_cited(text: str) -> set[str]:
    """The sections of our list that a text cites; §6.5.2 counts for §6.5, §2.3.4 for §2."""
    found: set[str] = set()
    for cited in re.findall(r"§(\d+(?:\.\d+)*)", text):
        parts = cited.split(".")
        found |= {key for key in (".".join(parts[:2]), parts[0]) if key in SECTIONS}
    return found


def rulings_cited(text: str) -> set[str]:
    return set(re.findall(r"\bR\d+\b", text)) & set(RULINGS)


class Place(NamedTuple):
    """Something with a name, and the line where it stands."""

    name: str
    path: Path
    line: int

    def __str__(self) -> str:
        return f"[`{self.name}`](../{self.path.relative_to(ROOT).as_posix()}#L{self.line})"


@cache
def functions() -> dict[str, list[Place]]:
    """Section or ruling → functions and classes of the rules that cite it."""
    found: dict[str, list[Place]] = defaultdict(list)
    for path in sorted(RULES.glob("*.py")):
        source = path.read_text("utf-8")
        tree = ast.parse(source)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                text = ast.get_source_segment(source, node) or ""
                if isinstance(node, ast.ClassDef):
                    text = ast.get_docstring(node) or ""
                for key in sections_cited(text) | rulings_cited(text):
                    found[key].append(Place(f"{path.stem}.{node.name}", path, node.lineno))
    return found


@cache
def tests() -> dict[str, list[Place]]:
    """Section or ruling → tests named after it."""
    found: dict[str, list[Place]] = defaultdict(list)
    for path in sorted(path for folder in TESTS for path in folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            numbers = re.match(r"test_(\d+)(?:_(\d+))?", node.name)
            if numbers is None:
                continue
            keys = {numbers[1], f"{numbers[1]}.{numbers[2]}"} & set(SECTIONS)
            for key in keys | {ruling.upper() for ruling in re.findall(r"(?<=_)r\d+(?=_|$)", node.name)}:
                found[key].append(Place(node.name, path, node.lineno))
    return found


def page() -> str:
    """The page as it should be."""
    code, proofs = functions(), tests()
    lines = [
        "# Rulebook map",
        "",
        "Written by `make docs`; a test fails when it is out of date. For every section of the rulebook, and",
        "for every ruling of ours ([rulings](rulings.md)): the functions of `ruhr.rules` citing it, and the",
        "tests named after it.",
    ]
    for key in [*SECTIONS, *RULINGS]:
        title = f"§{key} {SECTIONS[key]}" if key in SECTIONS else key
        lines += ["", f"## {title}", "", f"**Functions ({len(code[key])}).**"]
        lines += [f"- {place}" for place in code[key]]
        lines += ["", f"**Tests ({len(proofs[key])}).**"]
        lines += [f"- {place}" for place in proofs[key]]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

"""The rules page is complete: in four languages, for every section and ruling, with the board's values."""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from tools import rulebook_map

from ruhr import load_board, standard_board
from ruhr.board import words as printed
from ruhr.edge.actions import ACTION_SHAPES
from ruhr.edge.events import EVENT_SHAPES
from ruhr.edge.refusals import REFUSAL_SHAPES
from ruhr.language import LANGUAGES
from ruhr.language.rules_page import (
    PROVENANCES,
    Rule,
    arrangement,
    rules_page,
    rules_words,
)
from ruhr.rules.actions import DECISIONS, LEVY, OVER
from ruhr.rules.special_options import OPTIONS
from ruhr.rules.state import SOURCES

ROOT = Path(__file__).parent.parent.parent
LANGUAGE = Path(str(files("ruhr.language")))
CHAPTERS: list[dict[str, Any]] = arrangement()["chapters"]
RULES: dict[str, dict[str, Any]] = {rule["id"]: rule for chapter in CHAPTERS for rule in chapter["rules"]}
ROWS = ("pair", "starred", "points", "country", "warehouse", "arms")


class _Read(visitor.Visitor):
    """The variables, the plain text and the foreign messages of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.text = ""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text += node.value


def read(node: ftl.BaseNode) -> _Read:
    found = _Read()
    found.visit(node)
    return found


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def texts(language: str) -> dict[str, ftl.Message]:
    return messages(LANGUAGE.joinpath("rules", f"{language}.ftl"))


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def rules(language: str = "en") -> dict[str, Rule]:
    return {rule.id: rule for chapter in rules_page(language, standard_board()) for rule in chapter.rules}


def leads_to(section: str, rule: dict[str, Any]) -> bool:
    """Does a rule cite a section or a part of it?"""
    known = section.removesuffix(".0")
    return any(
        cited.removesuffix(".0") == known or cited.startswith(f"{known}.") for cited in rule["sections"]
    )


# --- The four languages ----------------------------------------------------------------------------------


def wanted_keys() -> set[str]:
    """Every key the page asks for."""
    kinds = {"storage", "obstacle", "city", "port", *printed.TRADES}
    return (
        {f"rules-chapter-{chapter['id']}" for chapter in CHAPTERS}
        | {f"rule-{rule}" for rule in RULES}
        | {f"rules-{word}" for word in ("title", "intro", "ours", "ours_about")}
        | {f"rules-provenance-{provenance}" for provenance in PROVENANCES}
        | {f"rules-row-{row}" for row in ROWS}
        | {f"rules-kind-{kind}" for kind in kinds}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_no_other(language: str) -> None:
    assert set(texts(language)) == wanted_keys()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_texts_have_the_variables_and_parts_of_the_english_ones(language: str) -> None:
    english = texts("en")
    for key, message in texts(language).items():
        assert attributes(message) == attributes(english[key]), key
        assert read(message).variables == read(english[key]).variables, key
        assert read(message).references == read(english[key]).references, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_use_exactly_the_values_they_declare(language: str) -> None:
    for key, message in texts(language).items():
        if key.startswith("rule-"):
            rule = RULES[key.removeprefix("rule-")]
            assert read(message).variables == set(rule.get("values", ())), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_a_heading_and_a_ruling_where_they_cite_one(language: str) -> None:
    for key, message in texts(language).items():
        if key.startswith("rule-"):
            wanted = {"title", "ruling"} if RULES[key.removeprefix("rule-")]["rulings"] else {"title"}
            assert attributes(message) == wanted, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_has_the_words_the_rules_take_from_it(language: str) -> None:
    known = set(messages(LANGUAGE.joinpath(f"{language}.ftl")))
    assert not known & set(texts(language))
    for key, message in texts(language).items():
        assert read(message).references <= known, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_renders(language: str) -> None:
    page = rules_page(language, standard_board())
    assert [chapter.id for chapter in page] == [chapter["id"] for chapter in CHAPTERS]
    for chapter in page:
        assert chapter.title.endswith("?")
        for rule in chapter.rules:
            for part in (rule.title, rule.text, *rule.rows, *([rule.ruling] if rule.rulings else [])):
                assert part == part.strip(), rule.id
                assert part, rule.id
                assert not re.search(r"[{}$]|  |\bNone\b", part), (rule.id, part)
            assert rule.text.endswith((".", ":", ".)")), rule.id
            assert (rule.text[-1] == ":") <= bool(rule.rows), rule.id
    words = rules_words(language)
    assert len(words) == len(set(words.values())) == 4 + 2 * len(PROVENANCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rules_of_a_chapter_have_the_same_heading(language: str) -> None:
    for chapter in rules_page(language, standard_board()):
        titles = [rule.title for rule in chapter.rules]
        assert len(titles) == len(set(titles)), chapter.id


# --- The arrangement -------------------------------------------------------------------------------------


def test_rules_can_be_linked_to() -> None:
    ids = [rule["id"] for chapter in CHAPTERS for rule in chapter["rules"]]
    assert len(ids) == len(set(ids))
    for id_ in (*ids, *(chapter["id"] for chapter in CHAPTERS)):
        assert re.fullmatch(r"[a-z][a-z0-9_-]*", id_)


@pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule["id"])
def test_a_rule_cites_sections_and_rulings(rule: dict[str, Any]) -> None:
    assert set(rule) <= {"id", "sections", "rulings", "provenance", "values", "rows", "links"}
    assert rule["sections"]
    assert all(re.fullmatch(r"[2-8](\.\d+)+", section) for section in rule["sections"])
    assert set(rule["rulings"]) <= set(rulebook_map.RULINGS)
    assert rule.get("provenance", "rulebook") in PROVENANCES


def test_every_section_of_the_rulebook_is_covered() -> None:
    for section in rulebook_map.SECTIONS:
        assert any(leads_to(section, rule) for rule in RULES.values()), section


def test_every_ruling_is_cited_once() -> None:
    page = ROOT.joinpath("docs", "rulings.md").read_text("utf-8")
    rulings = re.findall(r"^- \*\*(R\d+)\b", page, re.MULTILINE)
    assert rulings == rulebook_map.RULINGS
    cited = [ruling for rule in RULES.values() for ruling in rule["rulings"]]
    assert sorted(cited) == sorted(rulings)


def known_part_of(section: str) -> str:
    """The section itself or the nearest one it is part of that leads somewhere."""
    return section if section in arrangement()["sections"] else known_part_of(section[: section.rindex(".")])


def rule_about(key: str) -> str:
    """The rule that a key of the catalogues leads to: its own, or the one that links it."""
    links = {link: rule["id"] for rule in RULES.values() for link in rule.get("links", ())}
    return key if key in RULES else links[key]


def test_every_section_that_is_cited_anywhere_leads_to_a_rule() -> None:
    cited = {told.section for told in (*EVENT_SHAPES, *REFUSAL_SHAPES) if told.section}
    cited |= set(rulebook_map.SECTIONS) | {section for rule in RULES.values() for section in rule["sections"]}
    for section in cited:
        known = section.removesuffix(".0")
        rule = RULES[arrangement()["sections"][known_part_of(known)]]
        # The rule cites the section itself, a part of it, or at least the whole it is part of.
        assert leads_to(section, rule) or leads_to(known.rpartition(".")[0], rule), section


def test_every_event_and_refusal_leads_to_a_rule_of_its_section() -> None:
    for event in EVENT_SHAPES:
        assert leads_to(event.section, RULES[rule_about(f"event-{event.kind}")]), event.kind
    for refusal in REFUSAL_SHAPES:
        if refusal.section:
            assert leads_to(refusal.section, RULES[rule_about(f"refusal-{refusal.code}")]), refusal.code


def test_everything_that_can_be_asked_about_leads_to_one_rule() -> None:
    wanted: dict[str, Iterable[str]] = {
        "event": [event.kind for event in EVENT_SHAPES],
        "refusal": [refusal.code for refusal in REFUSAL_SHAPES],
        "action": [action.kind for action in ACTION_SHAPES],
        "decision": DECISIONS[LEVY:OVER],
        "option": OPTIONS,
        "marker": printed.MARKERS,
        "source": SOURCES,
    }
    keys = {f"{kind}-{name}" for kind, names in wanted.items() for name in names}
    links = [link for rule in RULES.values() for link in rule.get("links", ())]
    assert len(links) == len(set(links))
    assert set(links) <= keys
    for key in keys:
        assert rule_about(key) in RULES


# --- The values of the board -----------------------------------------------------------------------------

#: Rules about prices and limits that are printed on the board.
PRICED = (
    "city-warehouse",
    "depot-warehouse",
    "port-warehouse",
    "shift",
    "thaler-limit",
    "borrow",
    "ours-paths",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", PRICED)
def test_prices_come_from_the_board(language: str, rule: str) -> None:
    assert "values" in RULES[rule] or "rows" in RULES[rule]
    message = texts(language)[f"rule-{rule}"]
    assert message.value is not None
    # What is left of the rule are numbers that no board file can change.
    assert set(re.findall(r"\d+", read(message.value).text)) <= {
        "borrow": {"2"},
        "thaler-limit": {"7", "12"},
    }.get(rule, set())


def edited_board(tmp_path: Path) -> Path:
    """A board on which many numbers are different."""
    text = LANGUAGE.parent.joinpath("board", "standard.toml").read_text("utf-8")
    for old, new in (
        ("start_thalers = 0", "start_thalers = 71"),
        ("debt_spaces = 4", "debt_spaces = 7"),
        ("thaler_limit = 10", "thaler_limit = 72"),
        (
            'kettwig      = { opened_by = "essen_warehouse", slots = [3, 4, 5] }',
            'kettwig      = { opened_by = "essen_warehouse", slots = [73, 74] }',
        ),
        ("essen  = [2, 3, 3]", "essen  = [75, 76]"),
        ("prices = [3, 4, 4, 5]", "prices = [77, 78]"),
        ("shift_price = 2", "shift_price = 79"),
        ("position_bonus = [1, 0, -1]", "position_bonus = [8, -1]"),
        ("values = [1, 1, 2, 2, 2, 2]", "values = [81, 82]"),
        ("2 = 1774", "2 = 1775"),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = tmp_path / "edited.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edited_board_shows_its_own_values(language: str, tmp_path: Path) -> None:
    page = rules_page(language, load_board(edited_board(tmp_path)))
    told = {
        rule.id: " ".join((rule.title, rule.text, rule.ruling, *rule.rows)) for c in page for rule in c.rules
    }
    for rule, numbers in {
        "player": ("71", "7"),
        "thaler-limit": ("72",),
        "end-inn": ("72",),
        "borrow": ("7",),
        "city-warehouse": ("73 · 74",),
        "ours-city-slots": ("73 · 74",),
        "depot-warehouse": ("75 · 76",),
        "port-warehouse": ("77", "78"),
        "shift": ("79",),
        "export-points": ("+8", "−1"),
        "export-track": ("81 · 82",),
        "ours-export-track": ("2", "81 · 82"),
        "turn-2": ("1775",),
        "ours-years": ("1775",),
        "ours-outside": ("71",),
    }.items():
        for number in numbers:
            assert re.search(rf"(?<!\d){re.escape(number)}(?!\d)", told[rule]), (rule, number, told[rule])


def test_every_path_into_the_board_file_exists() -> None:
    board = tomllib.loads(LANGUAGE.parent.joinpath("board", "standard.toml").read_text("utf-8"))
    for rule in RULES.values():
        for source in (*rule.get("values", {}).values(), *([rule["rows"]] if "rows" in rule else [])):
            first = (source if isinstance(source, str) else source["from"]).split(".")[0]
            assert first in board


def test_values_that_are_not_the_rulebooks_are_marked_and_listed() -> None:
    """Everything that docs/board.md calls reconstructed is listed in the last chapter."""
    last = CHAPTERS[-1]["rules"]
    listed = {
        source["from"] if isinstance(source, dict) else source
        for rule in last
        for source in (*rule.get("values", {}).values(), *([rule["rows"]] if "rows" in rule else []))
    }
    page = ROOT.joinpath("docs", "board.md").read_text("utf-8")
    table = page.partition("## What is reconstructed")[2].partition("##")[0]
    for path in re.findall(r"^\| `([a-z_]+)", table, re.MULTILINE):
        assert any(source.split(".")[0] == path for source in listed), path
    for rule in RULES.values():
        sources = [s["from"] if isinstance(s, dict) else s for s in rule.get("values", {}).values()]
        if any(source.startswith("progress.") for source in sources) and rule["id"] != "marker-lock_building":
            assert "provenance" in rule


def test_the_river_is_listed_whole() -> None:
    told = rules()
    stretches = [told[f"ours-river-{territory}"].rows for territory in printed.TERRITORIES]
    assert sum(map(len, stretches)) == printed.SPACES
    assert stretches[0][0].startswith("Nachtigall")
    assert stretches[-1][-1].startswith("Ruhrort")


def test_examples() -> None:
    told = rules()
    assert told["shift"].text.startswith("For 2 Thalers ")
    assert told["marker-lock_building"].text.startswith(
        "Needs 1 × black coal to an industry and 1 × black coal to a city."
    )
    assert told["must-carry"].text.count("Kemnade, Pauline, and Wiesche") == 1
    assert "Reichsabtei Werden: 2 · 3 · 3" in told["depot-warehouse"].rows
    assert told["turn-3"].title == "Turn 3"
    assert told["turn-6"].title == "Turn 6 · 1782"
    assert told["turn-6"].rows[0] == "Country marker no. 3 is revealed."
    assert told["export-points"].provenance == ""
    assert told["city-income"].sections == ("6.6",)

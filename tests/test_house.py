"""The rules of the house: every section and ruling is cited where it is obeyed and where it is proved.

A name means one thing, and numbers agree with the rows they count.
"""

import ast
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest
from tools import rulebook_map, web_data

from ruhr.board import standard_board, words
from ruhr.edge.events import EVENT_SHAPES
from ruhr.edge.refusals import REFUSAL_SHAPES
from ruhr.rules import actions, events, refusals, special_options, state
from ruhr.rules.sequence_of_play import ACTION_KINDS, ASKED
from ruhr.vocabulary import vocabulary

ROOT = Path(__file__).parent.parent
#: Always asked of its module: the example of each command.
ASKED_OF_THEIR_MODULE = {"EXAMPLE"}
SOURCE = ROOT / "src" / "ruhr"
MODULES = sorted(SOURCE.rglob("*.py"))
#: The same idea in each module that has it: how a phase goes on, how a command is added to the others, what a
#: migration does, and how a decision is carried out, by the rules and by the server.
IN_EVERY_MODULE = {"proceed", "add_to", "upgrade", "downgrade", "play"}
#: The edge gives shapes to what the rules mean, the routes are doors to what the reception does, and over the
#: wire goes what all the others mean.
TELLERS = {
    SOURCE / "edge": SOURCE / "rules",
    SOURCE / "server" / "http.py": SOURCE / "server" / "reception.py",
    SOURCE / "server" / "wire": SOURCE,
}
#: Refusals with a section; the others are of taking back, of which the rules know nothing.
OF_THE_RULES = [refusal for refusal in REFUSAL_SHAPES if refusal.section]


@pytest.mark.parametrize("key", [*rulebook_map.SECTIONS, *rulebook_map.RULINGS])
def test_every_section_and_ruling_is_cited_in_code_and_in_a_test(key: str) -> None:
    assert rulebook_map.functions()[key], f"no function cites {key}"
    assert rulebook_map.tests()[key], f"no test is named after {key}"


def test_the_rulebook_map_is_up_to_date() -> None:
    fresh = rulebook_map.PAGE.read_text("utf-8") == rulebook_map.page()
    assert fresh, "run `make docs`: lines, functions or tests of the rules have moved"


def test_the_rulebook_map_links_to_the_lines_it_names() -> None:
    page = rulebook_map.PAGE
    links = re.findall(r"\[`(?:\w+\.)?(\w+)`\]\((.+)#L(\d+)\)", page.read_text("utf-8"))
    assert len(links) > 500
    for name, file, line in links:
        text = page.parent.joinpath(file).read_text("utf-8").splitlines()[int(line) - 1]
        assert re.search(rf"(def|class) {name}\b", text), f"{file}, line {line}: run `make docs`"


def test_ci_runs_nothing_but_the_readmes_test_command() -> None:
    script = ROOT.joinpath(".ci", "run").read_text("utf-8")
    assert script.strip().splitlines()[-1] == "make test"
    assert "make test" in ROOT.joinpath("README.md").read_text("utf-8")


def test_every_ruling_is_explained() -> None:
    page = ROOT.joinpath("docs", "rulings.md").read_text("utf-8")
    for ruling in rulebook_map.RULINGS:
        assert f"**{ruling}" in page


@pytest.mark.parametrize("path", web_data.files(), ids=lambda path: path.name)
def test_what_the_browser_knows_is_up_to_date(path: Path) -> None:
    fresh = path.read_text("utf-8") == web_data.files()[path]
    assert fresh, "run `make docs`: the board, the vocabulary or the catalogues have changed"


def constants(path: Path) -> set[str]:
    """The names in capitals that a module defines."""
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        names = [name for target in targets if target for name in getattr(target, "elts", [target])]
        found |= {name.id for name in names if isinstance(name, ast.Name) and name.id.isupper()}
    return found


def public_names(path: Path) -> set[str]:
    """The classes, types and functions that a module defines for others."""
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {name.id for name in node.targets if isinstance(name, ast.Name) and name.id[0].isupper()}
    return {name for name in found if not name.startswith("_")} - constants(path)


def test_a_constants_name_means_one_thing() -> None:
    defined = Counter(name for path in MODULES for name in constants(path))
    assert {name for name, times in defined.items() if times > 1} <= ASKED_OF_THEIR_MODULE


def test_the_name_of_a_class_a_type_or_a_function_means_one_thing() -> None:
    """But for modules that tell what others mean: there the same name is meant to be the same thing."""
    names = {path: public_names(path) for path in MODULES}

    def told_by(path: Path) -> set[str]:
        meant = [room for teller, room in TELLERS.items() if path.is_relative_to(teller)]
        return {
            name
            for other in MODULES
            if other != path and any(other.is_relative_to(room) for room in meant)
            for name in names[other]
        }

    defined = Counter(name for path in MODULES for name in names[path] - told_by(path))
    assert {name for name, times in defined.items() if times > 1} <= IN_EVERY_MODULE


@pytest.mark.parametrize(
    ("module", "rows", "name"),
    [
        (events, [event.kind for event in EVENT_SHAPES], "{}"),
        (events, events.CURRENCIES, "{}"),
        (refusals, ["may", *(refusal.code for refusal in OF_THE_RULES)], "{}"),
        (state, state.SOURCES, "FROM_{}"),
        (special_options, special_options.OPTIONS, "{}"),
        (words, words.COLOURS, "{}"),
        (words, words.PATHS, "{}"),
        (words, words.EVENTS, "{}"),
    ],
    ids="events currencies refusals sources options colours paths demand".split(),
)
def test_a_row_stands_where_its_number_says(module: ModuleType, rows: Sequence[str], name: str) -> None:
    numbers = [getattr(module, name.format(row.upper())) for row in rows]
    assert numbers == list(range(len(rows)))


def test_no_number_is_without_its_row() -> None:
    told = {event.kind.upper() for event in EVENT_SHAPES} | {
        currency.upper() for currency in events.CURRENCIES
    }
    boxes = {"TURN_TRACK", "LOCK_BOX", "MARK_BOX"}
    rows_themselves = {"CURRENCIES", "BOXES"}
    assert constants(Path(rules_file("events"))) == told | boxes | rows_themselves
    assert constants(Path(rules_file("refusals"))) == {refusal.code.upper() for refusal in OF_THE_RULES} | {
        "MAY"
    }
    sources = {name for name in constants(Path(rules_file("state"))) if name.startswith("FROM_")}
    assert sources == {f"FROM_{source.upper()}" for source in state.SOURCES}


def rules_file(name: str) -> Path:
    return ROOT / "src" / "ruhr" / "rules" / f"{name}.py"


def test_progress_markers_are_counted_as_they_are_listed() -> None:
    for number, marker in enumerate(words.MARKERS):
        name = marker.upper()
        # Wage and supply are options too.
        assert getattr(words, f"{name}_MARKER" if marker in special_options.OPTIONS else name) == number
    assert len(words.MARKERS) == words.MARKER_KINDS
    assert len(words.OWN_MARKERS) == words.FIRST_WHITE


def test_counts_are_those_of_the_rows() -> None:
    assert len(state.SOURCES) == state.SOURCE_COUNT
    assert len(special_options.OPTIONS) == special_options.OPTION_COUNT
    assert words.TERRITORIES[words.MARK] == "mark"
    assert len(words.TERRITORIES) == words.DEPOTS
    assert len(words.COUNTRIES) == words.COLUMNS
    assert [events.BOXES[box] for box in (events.TURN_TRACK, events.LOCK_BOX, events.MARK_BOX)] == [
        "turn_track",
        "lock",
        "grafschaft_mark",
    ]


def test_an_area_is_a_colour_and_a_market() -> None:
    areas = [
        words.AREAS[words.area_of(colour, market)]
        for colour in (words.BLACK, words.WHITE)
        for market in (words.INDUSTRY, words.CITY, words.RUHRORT)
    ]
    assert areas == list(words.AREAS)
    assert areas == [
        f"{colour}_{market}" for colour in words.COLOURS for market in ("industry", "city", "ruhrort")
    ]


def test_decisions_are_named_in_the_order_of_their_numbers() -> None:
    assert {decision: number for number, decision in enumerate(actions.DECISIONS)} == {
        "nothing": actions.NOTHING,
        "levy": actions.LEVY,
        "gift": actions.GIFT,
        "remove": actions.REMOVAL,
        "place": actions.PLACING,
        "option": actions.OPTION_CHOICE,
        "transport": actions.TRANSPORT_CHOICE,
        "supply": actions.SUPPLY_CHOICE,
        "start": actions.START_CHOICE,
        "sell": actions.SALE,
        "purchase": actions.PURCHASE,
        "over": actions.OVER,
        "veiled": actions.VEILED,
    }


def test_the_words_of_an_action_begin_with_those_of_its_kind() -> None:
    board = standard_board()
    storage, city, country = board.storages[0].id, board.cities[0], board.countries[0]
    first = {
        actions.PAY_THALER: "pay thaler",
        actions.PAY_POINT: "pay point",
        actions.TAKE_THALER: "take thaler",
        actions.TAKE_POINT: "take point",
        actions.REMOVE: f"remove {storage}",
        actions.PLACE: f"place {storage}",
        actions.HAUL_COAL: f"coal_hauler {storage}",
        actions.INN_FOR_THALERS: "inn thalers",
        actions.INN_FOR_POINTS: "inn points",
        actions.OPTION: "option none",
        actions.OPTION_FREE: "option hauling free",
        actions.PASS: "pass",
        actions.TRANSPORT_TO: f"transport {storage}",
        actions.SUPPLY_AT: f"supply {storage}",
        actions.START: f"start {storage}",
        actions.SELL: f"sell {board.selling[0].id}",
        actions.LOCK: f"lock {board.obstacles[0].id}",
        actions.CITY_WAREHOUSE: f"city {city}",
        actions.DEPOT_WAREHOUSE: f"depot {words.TERRITORIES[0]}",
        actions.PORT_WAREHOUSE: f"port {country}",
        actions.WHITE_CITY: f"white_warehouse {city}",
        actions.WHITE_PORT: f"white_warehouse {country}",
        actions.SHIFT: f"shift {country} {board.countries[1]}",
        actions.REPAY: "repay",
        actions.DONE: "done",
    }
    spoken = vocabulary(board).words
    assert len(spoken) == len(ACTION_KINDS) == actions.ACTIONS
    assert {number: spoken[number] for number in first} == first
    for action, kind in enumerate(ACTION_KINDS):
        assert kind.first in first
        assert kind.first <= action < kind.first + kind.count
        assert spoken[action].split()[0] == spoken[kind.first].split()[0]


def test_every_decision_is_answered_by_its_own_kinds_of_action() -> None:
    spoken = vocabulary(standard_board()).words
    assert len(ASKED) == actions.OVER
    assert len(ASKED[actions.NOTHING].kinds) == 0
    for number, decision in list(enumerate(ASKED))[actions.LEVY :]:
        assert all(kind.answers >> number & 1 for kind in decision.kinds)
        first = spoken[decision.kinds[0].first].split()[0]
        named = {actions.LEVY: "pay", actions.GIFT: "take", actions.PURCHASE: "lock"}
        assert first == named.get(number, actions.DECISIONS[number])

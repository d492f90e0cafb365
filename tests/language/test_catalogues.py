"""The four catalogues say the same things, nothing is missing, and nothing is there for nobody."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import get_args

import click
import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from tools import book

from ruhr import BoardError, Game, IllegalAction, RecordError, standard_board
from ruhr.board import words as printed
from ruhr.bots import BOTS, CHARACTERS, LEVELS, THINKING, USUAL
from ruhr.bots.advice import Measured
from ruhr.bots.weighing import BOUGHT_BY
from ruhr.cli import command_line
from ruhr.cli.admin import FACTS
from ruhr.edge.actions import ACTION_SHAPES, Action
from ruhr.edge.coaching import REGRET_SHAPES, TOPICS, regret_of
from ruhr.edge.events import EVENT_SHAPES, event_of
from ruhr.edge.refusals import REFUSAL_SHAPES, refusal_of
from ruhr.engine.program import FAULTS
from ruhr.language import LANGUAGES, Speaker, catalogues
from ruhr.language.advising import TAKEN
from ruhr.lessons import course
from ruhr.puzzles import Theme
from ruhr.review.telling import PARTS_OF_ACCOUNT
from ruhr.rules.actions import DECISIONS, LEVY, OVER
from ruhr.rules.phase_1_historical_event import HISTORY
from ruhr.rules.special_options import OPTIONS
from ruhr.rules.state import SOURCES
from ruhr.server.errors import STATUS
from ruhr.server.manners.ledger import DEEDS, REPORT_REASONS, SCOPES
from ruhr.vocabulary import vocabulary

#: What the arena always tells of a bot.
COLUMNS = ("wins", "points", "rank", "rating", "time")
SOURCE = Path(str(files("ruhr")))
WEB = Path(__file__).parent.parent.parent / "web" / "src"
ERRORS = (
    "BoardError",
    "RecordError",
    "PositionError",
    "SandboxError",
    "IllegalAction",
    "RuhrError",
    "TableError",
)
NAMES = ["Anna", "Ben", "Carla", "Dirk"]


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The ids of a catalogue and the variables of each message."""
    found: dict[str, set[str]] = {}
    texts = [catalogue.read_text("utf-8") for catalogue in catalogues(language)]
    for entry in chain.from_iterable(FluentParser().parse(text).body for text in texts):
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def attributes_of(language: str) -> dict[str, dict[str, str]]:
    """What stands beside the messages of a catalogue, as it is written."""
    texts = [catalogue.read_text("utf-8") for catalogue in catalogues(language)]
    return {
        entry.id.name: {
            attribute.id.name: "".join(
                str(part.value) for part in attribute.value.elements if hasattr(part, "value")
            )
            for attribute in entry.attributes
        }
        for entry in chain.from_iterable(FluentParser().parse(text).body for text in texts)
        if isinstance(entry, ftl.Message)
    }


def error_codes() -> set[str]:
    """Every code that is raised with an error somewhere in the source."""
    codes: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ERRORS
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                codes.add(str(node.args[0].value))
    # An illegal action in a record is told with its step.
    return codes | {"record_unknown_action", "record_illegal_action"} | set(STATUS)


def terms() -> list[str]:
    """The words of the game that the client can explain."""
    return re.findall(r"^  (\w+): \{ section:", (WEB / "coach" / "terms.ts").read_text("utf-8"), re.MULTILINE)


def named_keys() -> dict[str, Iterable[str]]:
    """Kinds of things that have names, and all their names."""
    return {
        "option": OPTIONS,
        "marker": printed.MARKERS,
        "brief": printed.MARKERS,
        "use": printed.MARKERS,
        "territory": printed.TERRITORIES,
        "country": printed.COUNTRIES,
        "trade": printed.TRADES,
        "path": printed.PATHS,
        "area": printed.AREAS,
        "source": SOURCES,
        "decision": DECISIONS[LEVY:OVER],
        "action": [action.kind for action in ACTION_SHAPES],
        "history": HISTORY.values(),
        "meaning": ["none", "pilot", "transport", "wage", "supply", "hauling", "hauling_transport"],
        "event": [event.kind for event in EVENT_SHAPES],
        "refusal": [refusal.code for refusal in REFUSAL_SHAPES],
        "error": error_codes(),
        "regret": [regret.code for regret in REGRET_SHAPES],
        "waste": [regret.code for regret in REGRET_SHAPES if regret.waste],
        "topic": TOPICS,
        "term": terms(),
        "forms": terms(),
        "bot": BOTS,
        "review": PARTS_OF_ACCOUNT,
        "fault": FAULTS,
        "character": [*LEVELS, *CHARACTERS],
        "thinking": THINKING,
        "thinks": [thinking for thinking in THINKING if thinking != USUAL],
        "lesson": [message for lesson in course().lessons for message in lesson.messages],
        "theme": get_args(Theme),
        "with": OPTIONS,
        "buy": BOUGHT_BY,
        "take": TAKEN,
        "differ": ["own", "rival", *(about for about in get_args(Measured) if about != "points")],
        "reason": REPORT_REASONS,
        "scope": SCOPES,
        "deed": DEEDS,
        "admin": [*FACTS, "nothing", "yes"],
        "picture": [picture["id"] for picture in book.arranged()["pictures"]],
        "mistake": [
            f"{mistake['id']}{part}"
            for mistake in book.arranged()["mistakes"]
            for part in ("", "_why", "_instead")
        ],
        "type": [
            *("table", "number", "list", "text", "truth", "point", "object", "texts", "numbers"),
            *("digest", "digests"),
        ],
    }


def literal_keys() -> set[str]:
    """Keys that the source and the client in the browser ask for by name."""
    strings = {
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    client = [path for ending in ("ts", "svelte") for path in WEB.rglob(f"*.{ending}")]
    for path in client:
        if ".test." not in path.name and "gallery" not in path.parts:
            strings |= set(re.findall(r"'([a-z_-]+)'", path.read_text("utf-8")))
    # Of a review, only the parts of the account have names; all else is asked for by its key.
    groups = "|".join({key.split("-")[0] for key in messages("en")} - named_keys().keys() | {"review"})
    return {string for string in strings if re.fullmatch(f"(?:{groups})-[a-z_]*[a-z]", string)}


def admin_commands() -> list[str]:
    """The names of all that `ruhr admin` does."""
    admin = command_line(Speaker("en")).commands["admin"]
    assert isinstance(admin, click.Group)
    return list(admin.commands)


@cache
def wanted_keys() -> set[str]:
    """Every key somebody will ask for."""
    keys = {f"{kind}-{name}" for kind, names in named_keys().items() for name in names}
    tables = {f"cli-table_{column}" for column in ("mean", "share", "deviation", "wins")}
    tables |= {f"cli-arena_{column}" for column in (*COLUMNS, "without_luck", "faults")}
    tables |= {f"strategy-{column}" for column in ("place", "opening", "points", "chance", "chosen")}
    tables |= {f"cli-admin_{name}" for name in admin_commands()}
    tables |= {f"strategy-{column}" for column in ("source", "winners", "others", "more")}
    return keys | literal_keys() | tables | {"language-name", "estimate", "water-low", "water-high"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_has_every_key_and_no_other(language: str) -> None:
    assert set(messages(language)) == wanted_keys()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_catalogue_uses_the_same_variables_as_the_english_one(language: str) -> None:
    """But for the sound after "and", which not every language minds."""
    told = {key: variables - {"sound"} for key, variables in messages(language).items()}
    assert told == messages("en")


def example(what: str) -> object:
    """A value of each kind."""
    board = standard_board()
    examples: dict[str, object] = {
        "number": 2,
        "index": 0,
        "seat": 1,
        "truth": True,
        "demand": 3,
        "storage": board.storages[0].id,
        "selling": board.selling[0].id,
        "obstacle": board.obstacles[0].id,
        "city": "steele",
        "country": "belgium",
        "territory": "essen",
        "area": "black_city",
        "box": "lock",
        "colour": "white",
        "currency": "point",
        "decision": "option",
        "marker": "inn",
        "option": "pilot",
        "path": "paved",
        "source": "mayor",
        "year": 1780,
        "areas": ["black_city", "black_city", "white_city"],
    }
    return examples[what]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_renders(language: str) -> None:
    speaker = Speaker(language, standard_board(), NAMES)
    for event in EVENT_SHAPES:
        for number in (0, 1, 2):
            values = {
                field.name: number if field.what.name == "number" else example(field.what.name)
                for field in event.declared
            }
            assert speaker.event(event_of(event.kind, values)).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_reads_is_told_of_his_own_doings_as_his_own(language: str) -> None:
    ben = Speaker(language, standard_board(), NAMES, reader=1)
    spectator = Speaker(language, standard_board(), NAMES)
    for shape in EVENT_SHAPES:
        values = {field.name: example(field.what.name) for field in shape.declared}
        event = event_of(shape.kind, values)
        assert ("Ben" in spectator.event(event)) == ("seat" in values)
        assert "Ben" not in ben.event(event)
        if "seat" in values:
            others = event_of(shape.kind, values | {"seat": 0})
            assert ben.event(others) == spectator.event(others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_renders(language: str) -> None:
    speaker = Speaker(language, standard_board(), NAMES)
    for refusal in REFUSAL_SHAPES:
        values = {field.name: example(field.what.name) for field in refusal.declared}
        assert speaker.refusal(refusal_of(refusal.code, values)).strip()
    assert "Ben" in speaker.refusal(refusal_of("undo_other_player", {"seat": 1}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_regret_and_every_topic_renders(language: str) -> None:
    speaker = Speaker(language, standard_board(), NAMES)
    for regret in REGRET_SHAPES:
        values = {field.name: example(field.what.name) for field in regret.declared}
        assert speaker.regret(regret_of(regret.code, values)).strip()
    for topic in TOPICS.values():
        assert len(speaker.topic(topic).split()) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_game_has_a_title_a_definition_and_its_forms(language: str) -> None:
    """No form belongs to two words, or a reader would be told the wrong thing."""
    speaker = Speaker(language)
    titles = attributes_of(language)
    seen: set[str] = set()
    for term in terms():
        forms = speaker.say(f"forms-{term}").split("|")
        assert titles[f"term-{term}"]["title"] == forms[0]
        assert not seen & set(forms), seen & set(forms)
        seen |= set(forms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_renders_differently(language: str) -> None:
    speaker = Speaker(language, standard_board(), NAMES)
    actions = vocabulary(standard_board()).actions
    assert len(actions) == len({speaker.action(action) for action in actions}) == 174


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_demand_marker_renders(language: str) -> None:
    speaker = Speaker(language, standard_board(), NAMES)
    told = {speaker.demand(number) for number in range(20)}
    # Pairs of equal markers, and the starred ones that are told like the plain ones.
    assert len(told) == 20 - 3 - 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_tells_the_refusal_behind_it(language: str) -> None:
    game = Game.new(NAMES[:2], seed=1)
    speaker = Speaker(language, game.board, game.names)
    with pytest.raises(IllegalAction) as caught:
        game.play("option hauling")
    refusal = game.why_not("option hauling")
    assert refusal is not None
    told = speaker.error(caught.value)
    assert speaker.action(Action.from_words("option hauling")) in told
    assert speaker.refusal(refusal) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_with_types_and_lists_render(language: str) -> None:
    speaker = Speaker(language)
    assert speaker.error(BoardError("board_wrong_type", key="river", expected="list")).strip()
    assert "a" in speaker.error(BoardError("board_not_one_of", key="x", value="y", allowed=["a", "b"]))
    assert "3 × belgium" in speaker.error(
        RecordError("deal_countries", expected={"belgium": 3}, found={"belgium": 2})
    )


#: What puts words before people.
SAYING = {
    "print",
    "echo",
    "notify",
    "UsageError",
    "BadParameter",
    "Static",
    "add_column",
    "add_row",
    "add_task",
}


def test_no_french_line_begins_with_a_mark_that_belongs_to_the_one_before() -> None:
    """The spaces before ; : ? ! and within « » do not break."""
    texts = [catalogue.read_text("utf-8") for catalogue in catalogues("fr")]
    lines = [line for text in texts for line in text.splitlines() if line[:1] != "#"]
    assert len(lines) > 1000
    breaking = re.compile(r"(?<=[\w»)}’%]) [?!;:»](?=\s|$|<)|« ")
    assert not [line for line in lines if breaking.search(line)]


def test_no_sentence_stands_outside_the_catalogues() -> None:
    """Nothing is shown in the source but what a speaker says, JSON and layout."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", getattr(node.func, "attr", "")) in SAYING
            ):
                continue
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    assert not re.search(r"[a-z]{3,} [a-z]{2,}", part.value), (path, part.value)

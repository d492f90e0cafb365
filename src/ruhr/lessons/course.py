"""The lessons as data, read from `course.toml` and checked."""

import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ruhr.board import Board, standard_board
from ruhr.edge.events import EVENT_SHAPES

#: The seat of who learns: red.
LEARNER: Final = 0
#: With this begins what is assumed to be revealed, where a move could stand.
ASSUMED: Final = "assume "
#: Parts of the page at which a step can point, besides places on the board.
PAGE_PARTS: Final = (
    *("purse", "points", "track", "turns", "options"),
    *("players", "markers", "order", "actions", "export"),
)
_KINDS = {shape.kind for shape in EVENT_SHAPES}
_KEYS_OF_A_STEP = {"id", "points", "sections", "choose", "reach", "then"}


class LessonError(ValueError):
    """A lesson that cannot be given as it is written; says which, and at which step."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing that is said, shown and done."""

    id: str
    #: What it points at: places of the board, or `part:…` of the page.
    points: tuple[str, ...]
    #: Of the rulebook, to read on.
    sections: tuple[str, ...]
    #: The learner is hoped to choose one of these; none in a step to read, or with something to reach.
    choose: tuple[str, ...]
    #: The learner decides as he likes until this kind of event happens to him.
    reach: str | None
    #: What happens then without him, in order: actions of others, or `assume …` for what is revealed.
    then: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position to play on from, and the steps."""

    id: str
    position: str
    steps: tuple[LessonStep, ...]

    @property
    def messages(self) -> tuple[str, ...]:
        """What the catalogues say in it, without `lesson-`: its title, its steps, its end."""
        said = [
            f"{self.id}_{step.id}{kind}"
            for step in self.steps
            for kind in (("", "_otherwise") if step.choose else ("",))
        ]
        return (self.id, *said, f"{self.id}_end")


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons in their order, and the board they are played on."""

    board: str
    lessons: tuple[Lesson, ...]

    def to_json(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "board": self.board,
            "lessons": [
                {
                    "id": lesson.id,
                    "position": lesson.position,
                    "steps": [_told(step) for step in lesson.steps],
                }
                for lesson in self.lessons
            ],
        }


@cache
def course() -> Course:
    """The course as it is given."""
    return read_course(files("ruhr.lessons").joinpath("course.toml").read_text("utf-8"), standard_board())


def read_course(text: str, board: Board) -> Course:
    """A course from its text; raises `LessonError` if a lesson lacks something or names what is not there."""
    written = tomllib.loads(text)["lessons"]
    _only_once([lesson["id"] for lesson in written], "course")
    places = _places(board)
    return Course(board.identity, tuple(_lesson(lesson, places) for lesson in written))


def _lesson(written: Mapping[str, Any], places: Collection[str]) -> Lesson:
    lesson = written["id"]
    _only_known(written, {"id", "position", "steps"}, lesson)
    steps = tuple(_step(step, places, f"{lesson}_{step['id']}") for step in written["steps"])
    _only_once([step.id for step in steps], lesson)
    return Lesson(lesson, " ".join(written["position"].split()), steps)


def _step(written: Mapping[str, Any], places: Collection[str], where: str) -> LessonStep:
    _only_known(written, _KEYS_OF_A_STEP, where)
    if not re.fullmatch(r"[a-z_]*[a-z]", where):
        raise LessonError(f"{where}: ids are small letters and underscores")
    if "choose" in written and "reach" in written:
        raise LessonError(f"{where}: there is something either to choose or to reach")
    step = LessonStep(
        written["id"],
        tuple(written.get("points", ())),
        tuple(written.get("sections", ())),
        tuple(written.get("choose", ())),
        written.get("reach"),
        tuple(written.get("then", ())),
    )
    if unknown := set(step.points) - set(places):
        raise LessonError(f"{where}: nothing can be pointed at by {sorted(unknown)}")
    if step.reach is not None and step.reach not in _KINDS:
        raise LessonError(f"{where}: there is no event {step.reach}")
    return step


def _places(board: Board) -> set[str]:
    """All that a step can point at."""
    return {
        *(f"space:{space.id}" for space in board.spaces),
        *(f"city:{city}" for city in board.cities),
        *(f"depot:{territory}" for territory in board.printed["depots"]),
        *(f"port:{country}" for country in board.countries),
        *(f"part:{part}" for part in PAGE_PARTS),
    }


def _only_known(written: Mapping[str, Any], keys: Collection[str], where: str) -> None:
    if unknown := written.keys() - keys:
        raise LessonError(f"{where}: {sorted(unknown)} mean nothing here")


def _only_once(ids: list[str], where: str) -> None:
    if len(set(ids)) < len(ids):
        raise LessonError(f"{where}: an id stands twice")


def _told(step: LessonStep) -> dict[str, Any]:
    told: dict[str, Any] = {"id": step.id, "points": list(step.points), "sections": list(step.sections)}
    if step.choose:
        told["choose"] = list(step.choose)
    if step.reach:
        told["reach"] = step.reach
    told["otherwise"] = bool(step.choose)
    told["then"] = [
        {"assume": word.removeprefix(ASSUMED)} if word.startswith(ASSUMED) else {"action": word}
        for word in step.then
    ]
    return told

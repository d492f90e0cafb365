"""Lessons are rehearsed: played to their end in every way that is hoped for."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ruhr.errors import RuhrError
from ruhr.lessons.course import ASSUMED, LEARNER, Lesson, LessonError, LessonStep
from ruhr.sandbox import Sandbox


@dataclass(frozen=True, slots=True)
class Rehearsed:
    """A step, with every position in which the learner can hear it and every one to which it can lead."""

    step: LessonStep
    before: list[Sandbox]
    after: list[Sandbox]


def rehearse(lesson: Lesson) -> list[Rehearsed]:
    """Play a lesson in every way it hopes for; raises `LessonError` where it does not fit the rules."""
    found: list[Rehearsed] = []
    where = lesson.id
    try:
        before = [Sandbox(lesson.position)]
        for step in lesson.steps:
            where = f"{lesson.id}_{step.id}"
            found.append(Rehearsed(step, before, before := _played(step, before)))
    except (RuhrError, LessonError) as error:
        raise LessonError(f"{where}: {error}") from error
    return found


def _played(step: LessonStep, before: list[Sandbox]) -> list[Sandbox]:
    """Where a step can lead; what is hoped for may have been done already, but not everywhere."""
    possible = {str(action) for here in before for action in here.game.legal_actions()}
    if never := set(step.choose) - possible:
        raise LessonError(f"never possible: {sorted(never)}")
    return _different(_followed(step, there) for here in before for there in _decided(step, here))


def _decided(step: LessonStep, here: Sandbox) -> Iterator[Sandbox]:
    """Where the learner's part of a step can lead."""
    if step.reach:
        yield from _reached(step.reach, here)
    elif step.choose:
        hoped = [action for action in _asked(here) if action in step.choose]
        if not hoped:
            raise LessonError("nothing that is hoped for is possible")
        yield from (here.play(action) for action in hoped)
    else:
        yield here


def _reached(kind: str, here: Sandbox) -> Iterator[Sandbox]:
    """Everywhere an event of this kind has just happened to the learner, whatever he has decided."""
    for action in _asked(here):
        there = here.play(action)
        if any(event.kind == kind and event.values.get("seat") == LEARNER for event in there.events):
            yield there
        else:
            yield from _reached(kind, there)


def _asked(here: Sandbox) -> list[str]:
    """What the learner may do."""
    if here.reveal or here.game.over or here.game.actor != LEARNER:
        raise LessonError("it is not the learner who decides here")
    return [str(action) for action in here.game.legal_actions()]


def _followed(step: LessonStep, here: Sandbox) -> Sandbox:
    """What happens without the learner."""
    for word in step.then:
        if word.startswith(ASSUMED):
            here = here.assume(word.removeprefix(ASSUMED))
        elif here.game.actor == LEARNER:
            raise LessonError(f"it is the learner who decides about {word!r}")
        else:
            here = here.play(word)
    return here


def _different(sandboxes: Iterable[Sandbox]) -> list[Sandbox]:
    """One for each position."""
    return list({str(sandbox.game.position()): sandbox for sandbox in sandboxes}.values())

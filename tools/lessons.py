"""Writes docs/lessons.md: how long each lesson takes, and which section of the rulebook is taught where.

Run by `make docs`; a test fails when it is out of date.
"""

import re
from pathlib import Path

from ruhr.language import LANGUAGES, Speaker
from ruhr.lessons import Course, Lesson, LessonStep, course
from tools.rulebook_map import SECTIONS, sections_cited

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "lessons.md"
#: The sections that the course has to teach or name: from the set-up on.
TAUGHT = [section for section in SECTIONS if int(section.partition(".")[0]) >= 4]
#: How long it is reckoned to take: words read a minute, seconds for a decision of one's own, seconds to see
#: another's move or something revealed.
READING, DECIDING, WATCHING = 130, 6, 4


def words_in(text: str) -> int:
    """How many words a text has."""
    return len(re.findall(r"\w[\w’]*", text))


def words(lesson: Lesson, language: str) -> int:
    """How many words are read in a lesson, without those that only a wrong choice brings."""
    speaker = Speaker(language)
    read = [message for message in lesson.messages if not message.endswith("_otherwise")]
    return sum(words_in(speaker.say(f"lesson-{message}")) for message in read)


def moves(lesson: Lesson) -> int:
    """How many decisions the learner makes at least."""
    return sum(bool(step.choose or step.reach) for step in lesson.steps)


def seen(lesson: Lesson) -> int:
    """How much happens without the learner: moves of others, and what is revealed."""
    return sum(len(step.then) for step in lesson.steps)


def minutes(lesson: Lesson) -> float:
    """How long a lesson takes, in the language that has the most words for it."""
    read = max(words(lesson, language) for language in LANGUAGES) / READING
    return read + (DECIDING * moves(lesson) + WATCHING * seen(lesson)) / 60


def told(course: Course) -> dict[str, object]:
    """The course as the browser gets it: with the minutes of each lesson, in halves."""
    plain = course.to_json()
    for lesson, written in zip(course.lessons, plain["lessons"], strict=True):
        written["minutes"] = max(1, round(2 * minutes(lesson)) / 2)
    return plain


def steps_naming(section: str) -> list[tuple[Lesson, LessonStep]]:
    """The steps that name a section; §6.5.2 counts for §6.5."""
    return [
        (lesson, step)
        for lesson in course().lessons
        for step in lesson.steps
        if section in sections_cited(" ".join(f"§{cited}" for cited in step.sections))
    ]


def page() -> str:
    """The page as it should be."""
    return (
        "\n".join([*_ABOUT, "", *_lengths(), "", "## Which section is taught where", "", *_sections()]) + "\n"
    )


_ABOUT = [
    "# The lessons",
    "",
    "Written by `make docs`; a test fails when it is out of date. The course is data, in",
    "`src/ruhr/lessons/course.toml`; its texts are in `src/ruhr/language/lessons`. `ruhr.lessons.rehearse`",
    "plays every lesson in every way it hopes for, and a test fails when one no longer fits the rules.",
    "",
    f"Minutes are reckoned: {READING} words a minute in the language that needs the most of them,",
    f"{DECIDING} s for each decision of the learner, {WATCHING} s for each move of another player and each",
    "thing that is revealed.",
]


def _lengths() -> list[str]:
    """How long each lesson is, and all of them."""
    speaker, all_of_them = Speaker("en"), course().lessons
    rows = [
        (f"{number}. {speaker.say(f'lesson-{one.id}')}", [one]) for number, one in enumerate(all_of_them, 1)
    ]
    lines = [
        f"| lesson | minutes | words ({', '.join(LANGUAGES)}) | steps | moves | moves of others, reveals |",
        "|---|---|---|---|---|---|",
    ]
    for title, rowed in [*rows, ("all of them", list(all_of_them))]:
        counted = ", ".join(str(sum(words(one, language) for one in rowed)) for language in LANGUAGES)
        numbers = (sum(len(one.steps) for one in rowed), sum(map(moves, rowed)), sum(map(seen, rowed)))
        cells = [title, f"{sum(map(minutes, rowed)):.1f}", counted, *map(str, numbers)]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _sections() -> list[str]:
    """Where each section is taught: the step of a lesson that sends the learner there to read on."""
    lines = ["| section | lesson: steps |", "|---|---|"]
    for section in TAUGHT:
        where: dict[str, list[str]] = {}
        for lesson, step in steps_naming(section):
            where.setdefault(lesson.id, []).append(step.id)
        told = "; ".join(f"*{lesson}*: {', '.join(steps)}" for lesson, steps in where.items())
        lines.append(f"| §{section} {SECTIONS[section]} | {told} |")
    return lines


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

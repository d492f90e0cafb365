"""The course fits the rules, says what it means in four languages, and does not take long."""

import re
from collections.abc import Callable
from functools import cache
from typing import Final

import pytest
from tools import lessons

from ruhr import Sandbox, standard_board
from ruhr.edge.views import PlayerView, View
from ruhr.language import LANGUAGES, Speaker
from ruhr.language.rules_page import arrangement
from ruhr.lessons import LEARNER, Lesson, LessonError, LessonStep, course, rehearse
from ruhr.lessons.course import PAGE_PARTS, read_course

LESSONS = course().lessons
#: What a course costs at most, and how much a step may say.
MINUTES, WORDS, SENTENCES = 35, 40, 2
#: The first coal is sold within a minute.
FIRST_SALE = 1.0


rehearsed = cache(rehearse)
of_every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


@of_every_lesson
def test_a_lesson_can_be_played_to_its_end_in_every_way_it_hopes_for(lesson: Lesson) -> None:
    played = rehearsed(lesson)
    assert [moment.step for moment in played] == list(lesson.steps)
    assert all(moment.after for moment in played)


@of_every_lesson
def test_the_learner_has_a_choice_and_can_choose_otherwise(lesson: Lesson) -> None:
    for moment in rehearsed(lesson):
        for here in moment.before if moment.step.choose else []:
            legal = {str(action) for action in here.game.legal_actions()}
            assert here.game.actor == LEARNER
            assert legal - set(moment.step.choose), f"{lesson.id}_{moment.step.id}: nothing else is possible"


@of_every_lesson
def test_whatever_else_is_chosen_can_be_shown(lesson: Lesson) -> None:
    for moment in rehearsed(lesson):
        here = moment.before[0]
        if moment.step.choose:
            for action in here.game.legal_actions():
                assert here.play(action).events or str(action) == "done"


@of_every_lesson
def test_the_coach_speaks_against_nothing_that_is_hoped_for(lesson: Lesson) -> None:
    """But for the debt that is made to learn what it costs."""
    for moment in rehearsed(lesson):
        for prospect in moment.before[0].game.prospects() if moment.step.choose else []:
            if str(prospect.action) in moment.step.choose:
                warned = {regret.code for regret in prospect.regrets}
                borrows = (lesson.id, moment.step.id) == ("debt", "borrow")
                assert warned == ({"debt_made"} if borrows else set()), f"{lesson.id}_{moment.step.id}"


@of_every_lesson
def test_at_least_every_second_step_is_a_move(lesson: Lesson) -> None:
    # But for the first one, which must say what the game is about.
    if lesson is not LESSONS[0]:
        assert 2 * lessons.moves(lesson) >= len(lesson.steps)


def test_the_first_coal_is_sold_within_a_minute() -> None:
    first = LESSONS[0]
    sale = next(at for at, step in enumerate(first.steps) if step.reach == "sold")
    until_then = Lesson(first.id, first.position, first.steps[: sale + 1])
    assert lessons.minutes(until_then) < FIRST_SALE


def test_the_whole_course_takes_about_half_an_hour_at_most() -> None:
    assert 10 <= len(LESSONS) <= 11
    assert sum(map(lessons.minutes, LESSONS)) < MINUTES
    assert all(2 <= lessons.minutes(lesson) <= 4 for lesson in LESSONS)


@pytest.mark.parametrize("section", lessons.TAUGHT)
def test_every_section_from_the_set_up_on_is_taught_or_named(section: str) -> None:
    assert lessons.steps_naming(section)


def test_every_section_named_can_be_read_on_the_rules_page() -> None:
    readable = {
        section
        for chapter in arrangement()["chapters"]
        for rule in chapter["rules"]
        for section in rule["sections"]
    }
    named = {section for lesson in LESSONS for step in lesson.steps for section in step.sections}
    assert named <= readable
    assert all(step.sections for lesson in LESSONS for step in lesson.steps)


@pytest.mark.parametrize("language", LANGUAGES)
@of_every_lesson
def test_a_step_is_short(lesson: Lesson, language: str) -> None:
    speaker = Speaker(language)
    for message in lesson.messages:
        text = speaker.say(f"lesson-{message}")
        assert lessons.words_in(text) <= WORDS, message
        assert len(re.findall(r"[.!?](?= |$)", text)) <= SENTENCES, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_called_as_on_the_board(language: str) -> None:
    """Whatever a step points at and names is named as the board does: nothing is misspelt."""
    speaker = Speaker(language)
    names = {space.id: space.name for space in standard_board().spaces}
    for lesson in LESSONS:
        for step in lesson.steps:
            text = speaker.say(f"lesson-{lesson.id}_{step.id}")
            chosen = [names[word.split()[1]] for word in step.choose if word.split()[0] in ("start", "sell")]
            if len(chosen) == 1:
                assert chosen[0] in text, f"{lesson.id}_{step.id}"


def test_every_place_and_part_at_which_a_step_points_is_there() -> None:
    board = standard_board()
    there = {
        "space": {space.id for space in board.spaces},
        "city": set(board.cities),
        "depot": set(board.printed["depots"]),
        "port": set(board.countries),
        "part": set(PAGE_PARTS),
    }
    for lesson in LESSONS:
        for step in lesson.steps:
            assert step.points, f"{lesson.id}_{step.id}"
            for kind, name in (point.split(":") for point in step.points):
                assert name in there[kind], f"{lesson.id}_{step.id}"


#: Numbers that steps say, found in the view when they are said: of red, who learns, and of blue.
SAID: Final[dict[str, Callable[[View, PlayerView, PlayerView], list[int]]]] = {
    "water_buyer": lambda view, red, blue: [view["river"]["demand"]["kupferdreh"]],
    "ruhrort_value": lambda view, red, blue: [view["export"]["value"]],
    "ruhrort_shift": lambda view, red, blue: [red["sources"]["exports"]],
    "debt_borrow": lambda view, red, blue: [view["prices"]["lock"], red["thalers"]],
    "debt_repay": lambda view, red, blue: [red["thalers"]],
    "debt_build": lambda view, red, blue: [red["thalers"]],
    "end_last": lambda view, red, blue: [blue["points"] - red["points"]],
    "end_mayor": lambda view, red, blue: [red["thalers"]],
    "end_scored": lambda view, red, blue: [red["points"], blue["points"]],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", SAID)
def test_numbers_that_a_step_says_are_those_of_the_game(message: str, language: str) -> None:
    """Whichever way the learner has come there; they are the first ones in the text."""
    lesson = next(lesson for lesson in LESSONS if message in lesson.messages)
    (moment,) = (moment for moment in rehearsed(lesson) if f"{lesson.id}_{moment.step.id}" == message)
    told = [int(number) for number in re.findall(r"\d+", Speaker(language).say(f"lesson-{message}"))]
    for here in moment.before:
        view = here.game.view()
        found = SAID[message](view, *view["players"])
        assert told[: len(found)] == found


def test_the_page_about_the_lessons_is_up_to_date() -> None:
    assert lessons.PAGE.read_text("utf-8") == lessons.page(), "run `make docs`: the lessons have changed"


A_LESSON = """
[[lessons]]
id = "a"
position = "2 players, turn 1, phase 3, red decides start; red: option none"
[[lessons.steps]]
id = "b"
points = ["space:gewalt"]
choose = ["start gewalt"]
"""


def lesson_of(text: str) -> Lesson:
    return read_course(text, standard_board()).lessons[0]


def test_a_lesson_is_read_from_its_text() -> None:
    lesson = lesson_of(A_LESSON)
    assert lesson.steps == (LessonStep("b", ("space:gewalt",), (), ("start gewalt",), None, ()),)
    assert lesson.messages == ("a", "a_b", "a_b_otherwise", "a_end")
    (moment,) = rehearse(lesson)
    assert [event.kind for event in moment.after[0].events] == ["started"]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("space:gewalt", "space:nowhere", r"a_b: nothing can be pointed at by \['space:nowhere'\]"),
        ("points =", "pointers =", r"a_b: \['pointers'\] mean nothing here"),
        ('id = "b"', 'id = "B"', "a_B: ids are small letters and underscores"),
        ("choose =", 'reach = "sold"\nchoose =', "a_b: there is something either to choose or to reach"),
        ('choose = ["start gewalt"]', 'reach = "rain"', "a_b: there is no event rain"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told_with_its_place(old: str, new: str, complaint: str) -> None:
    with pytest.raises(LessonError, match=complaint):
        lesson_of(A_LESSON.replace(old, new))


def test_an_id_stands_once() -> None:
    with pytest.raises(LessonError, match="course: an id stands twice"):
        lesson_of(A_LESSON + A_LESSON)
    step = A_LESSON[A_LESSON.index("[[lessons.steps]]") :]
    with pytest.raises(LessonError, match="a: an id stands twice"):
        lesson_of(A_LESSON + step)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("2 players", "7 players", "^a: position_"),
        ("start gewalt", "start saarn_guns", r"a_b: never possible: \['start saarn_guns'\]"),
        ('"start gewalt"]', '"start gewalt"]\nthen = ["option wage"]', "a_b: illegal_action"),
        ('"start gewalt"]', '"start gewalt"]\nthen = ["assume 4"]', "a_b: cannot_be_revealed"),
        ('choose = ["start gewalt"]', 'reach = "sold"', "a_b: it is not the learner who decides here"),
        ('choose = ["start gewalt"]', 'then = ["start gewalt"]', "a_b: it is the learner who decides about"),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules_is_told_with_its_place(
    old: str, new: str, complaint: str
) -> None:
    with pytest.raises(LessonError, match=complaint):
        rehearse(lesson_of(A_LESSON.replace(old, new)))


def test_what_was_done_already_need_not_be_possible_again() -> None:
    """Two locks out of two: the second step hopes for the one that is left."""
    locks = 'choose = ["lock lock_witten", "lock lock_herbede"]'
    step = '[[lessons.steps]]\nid = "{}"\npoints = []\n' + locks + "\n"
    position = "2 players, turn 2, phase 6, red decides purchase; red: 4 thalers, markers lock_building"
    text = f'[[lessons]]\nid = "a"\nposition = "{position}"\n' + step.format("b") + step.format("c")
    first, second = rehearse(lesson_of(text))
    assert len(first.before) == 1
    assert len(second.before) == 2
    assert len(second.after) == 1


def test_the_course_as_plain_data_is_what_was_written() -> None:
    plain = course().to_json()
    assert plain["board"] == standard_board().identity
    for lesson, told in zip(LESSONS, plain["lessons"], strict=True):
        assert Sandbox(told["position"]).game.position() == Sandbox(lesson.position).game.position()
        for step, written in zip(lesson.steps, told["steps"], strict=True):
            assert written["otherwise"] == bool(step.choose)
            assert [
                f"assume {then['assume']}" if "assume" in then else then["action"] for then in written["then"]
            ] == list(step.then)

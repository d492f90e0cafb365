"""The course: short lessons on the real game, each a position and what is to be done from there.

`course.toml` holds the lessons in their order, `ruhr.language` says what they say. The learner is red. A
lesson knows no rule: what he is hoped to choose, what others do and what is revealed is played by
`ruhr.Sandbox`.

>>> [lesson.id for lesson in course().lessons[:3]]
['aim', 'trip', 'markers']
>>> rehearse(course().lessons[-1])[0].after[0].game.decision
'option'
"""

from ruhr.lessons.course import LEARNER, Course, Lesson, LessonError, LessonStep, course
from ruhr.lessons.rehearsal import Rehearsed, rehearse

__all__ = [
    "LEARNER",
    "Course",
    "Lesson",
    "LessonError",
    "LessonStep",
    "Rehearsed",
    "course",
    "rehearse",
]

/** The lessons. */
import { board, game, speaker } from '../fixtures/game';
import { triedAt } from '../fixtures/trying';
import Learning from '../home/Learning.svelte';
import written from '../generated/course.json';
import { keepProgress, type Course, type Lesson } from '../lessons/course';
import { LEARNER } from '../lessons/lesson.svelte';
import Learn from '../pages/Learn.svelte';
import LessonPage from '../pages/LessonPage.svelte';
import { showing } from './entry';

await speaker.learn('lessons');
const course = written as Course;
const go = (): void => {};

export const learnings = showing(
  'home/Learning',
  Learning,
  { room: 'line' },
  { 'for who is new': () => ({ speaker, first: true }), 'for others': () => ({ speaker }) },
);

/** Somebody has learned the first lesson, and is in the midst of the second. */
function somethingLearned(): void {
  keepProgress(course.lessons[0]!.id, { done: true });
  keepProgress(course.lessons[1]!.id, { begun: ['one', 'two', 'three'] });
}
export const learns = showing(
  'pages/Learn',
  Learn,
  { room: 'wide' },
  {
    'at first': () => ({ course, speaker, go }),
    'something was learned': [() => ({ course, speaker, go }), { before: somethingLearned }],
    'on a phone': [() => ({ course, speaker, go }), { before: somethingLearned, room: 'phone' }],
  },
);

/** The sale of the recorded game, as if the learner were to decide it. */
const { sale } = game;
const view = { ...sale.table.view, decision: { ...sale.table.view.decision!, actor: LEARNER } };
const answers = { '/api/try': triedAt({ ...sale, table: { ...sale.table, view } }, { events: sale.asked[0]!.causes }) };
const [first] = course.lessons as [Lesson];
const page = (steps: Lesson['steps']) => ({ lesson: { ...first, steps }, course, board, speaker, go });
const choices = first.steps.filter(({ choose }) => choose);

export const lessonPages = showing(
  'pages/LessonPage',
  LessonPage,
  { room: 'wide', answers },
  {
    'something to read': () => page(first.steps),
    'something to choose': () => page(choices),
    'on a phone': [() => page(choices), { room: 'phone' }],
    'by lamplight': [() => page(first.steps), { dark: true }],
    'the end': () => page([]),
    'nobody answers': [() => page(first.steps), { answers: {} }],
  },
);

/** Lessons, their pages and their words, which are loaded when somebody wants to learn. */
import type { Speaker } from '../lib/words';
import type { Course } from './course';

/** The pages, the course, and who speaks as one who knows the lessons. */
export async function loadLessons(speaker: Speaker) {
  const [{ Learn, LessonPage, course }] = await Promise.all([import('./pages'), speaker.learn('lessons')]);
  return { Learn, LessonPage, course: course as Course, speaker };
}

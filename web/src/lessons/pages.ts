/** The pages of the course and the course itself, in one piece. */
export { default as course } from '../generated/course.json';
export { default as Learn } from '../pages/Learn.svelte';
export { default as LessonPage } from '../pages/LessonPage.svelte';

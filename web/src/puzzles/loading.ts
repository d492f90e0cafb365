/** Puzzles, their pages and their words, which are loaded when somebody wants to solve some. */
import type { Speaker } from '../lib/words';

/** The pages, and who speaks as one who knows them. */
export async function loadPages(speaker: Speaker) {
  const [pages] = await Promise.all([import('./pages'), speaker.learn('puzzles', 'advice')]);
  return { ...pages, speaker };
}

/** The same with the list of puzzles. */
export async function loadPuzzles(speaker: Speaker) {
  const pages = await loadPages(speaker);
  return { ...pages, puzzles: await pages.listed() };
}

/** The page of how the game is won, which is loaded when somebody wants to know. */
import type { Speaker } from '../lib/words';

export async function loadStrategy(speaker: Speaker) {
  const [{ Strategy, findings }] = await Promise.all([import('./page'), speaker.learn('strategy')]);
  return { Strategy, findings, speaker };
}

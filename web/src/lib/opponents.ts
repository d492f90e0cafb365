/** Who decides for a bot's seat, in words. */
import vocabulary from '../generated/vocabulary';
import type { Level, Thinking } from './types';
import type { Speaker } from './words';

/** Does it look into the future, so that one can choose how long it thinks? */
export const searches = (level: string): boolean => (vocabulary.searching as readonly string[]).includes(level);

/** A bot by its level, and how long it thinks if not as long as usual. */
export function playedBy(level: Level, thinking: Thinking, speaker: Speaker): string {
  const name = speaker.say(`bot-${level}`);
  return thinking === 'usual' || !searches(level) ? name : `${name}, ${speaker.say(`thinks-${thinking}`)}`;
}

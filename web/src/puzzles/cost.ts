/** What a choice costs, in words. */
import type { Puzzle } from '../lib/types';
import type { Speaker } from '../lib/words';

const tenths = (number: number): number => Math.floor(10 * Math.abs(number) + 0.5) / 10;

export function costOf({ say }: Speaker, { points, win }: Puzzle['answers'][number]['cost']): string {
  const values = { points: tenths(points), win: Math.floor(100 * Math.max(0, win) + 0.5) };
  if (points < 0 && values.points > 0) return say('puzzle-cost_win', values);
  // Of both only what is more than nothing.
  if (!values.win) return say('puzzle-cost_points', values);
  return say(values.points ? 'puzzle-cost' : 'puzzle-cost_chance', values);
}

/** What a choice costs, in words. */
import type { Puzzle } from '../lib/types';
import type { Speaker } from '../lib/words';

const tenths = (number: number): number => Math.floor(10 * Math.abs(number) + 0.5) / 10;

type Cost = Puzzle['answers'][number]['cost'];
type Given = Pick<Cost, 'points' | 'win'>;

const figures = ({ points, win }: Given) => ({ points: tenths(points), win: Math.floor(100 * Math.max(0, win) + 0.5) });

export function costOf({ say }: Speaker, cost: Cost): string {
  const values = figures(cost);
  if (cost.points < 0 && values.points > 0) return say('puzzle-cost_win', values);
  // Of both only what is more than nothing.
  if (!values.win) return say('puzzle-cost_points', values);
  return say(values.points ? 'puzzle-cost' : 'puzzle-cost_chance', values);
}

/** What is given away by several choices together. */
export const together = (costs: Given[]): Given => ({
  points: costs.reduce((sum, { points }) => sum + points, 0),
  win: costs.reduce((sum, { win }) => sum + win, 0),
});

/** What a whole turn has cost. */
export function costOfTurn({ say }: Speaker, given: Given): string {
  const values = figures(given);
  if (given.points < 0 && values.points > 0 && values.win) return say('puzzle-turn_cost_win', values);
  if (!values.win) return given.points > 0 && values.points ? say('puzzle-turn_cost_points', values) : say('puzzle-turn_nothing');
  return say(values.points ? 'puzzle-turn_cost' : 'puzzle-turn_cost_chance', values);
}

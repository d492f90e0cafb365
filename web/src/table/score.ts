/** Points so far, and what the end would bring: only differences of what the view tells. */
import type { Player } from '../lib/types';

/** What the end of the game would add to each source of points, if it came now; nothing once it has come. */
export function endBrings(player: Player): Record<string, number> {
  const { sources: ended } = player.if_ended;
  const found: Record<string, number> = {};
  for (const source of new Set([...Object.keys(ended), ...Object.keys(player.sources)])) {
    const points = (ended[source] ?? 0) - (player.sources[source] ?? 0);
    if (points) found[source] = points;
  }
  return found;
}

/** A number of points as it is written, with a true minus sign. */
export const signed = (points: number): string => String(points).replace('-', '−');

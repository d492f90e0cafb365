/** Where the coal of storages goes: an arrow beside the water, from each to the one place that it reaches. */
import type { Board } from '../lib/types';
import type { Line, Point } from './course';

export interface Arrow {
  storage: string;
  /** The line and its head, as SVG paths. */
  line: string;
  head: string;
  /** Points along it, from the storage on. */
  along: Point[];
}

/** So far from the middle of the river, clear of what lies on it. */
const BESIDE = 19;
const STEP = 6;
/** The arrow begins and ends beside the drawings. */
const GAP = 9;
const HEAD = 6;

/** Arrows lie on the outer side of a bend, where there is room, unless a side is given: 1 is to the right, going downriver. */
export function arrowsOf(board: Board, river: Line, reached: number[], side?: 1 | -1): Arrow[] {
  const index = new Map(board.river.map((space, at) => [space.id, at]));
  return board.river.flatMap((space, at): Arrow[] => {
    const to = space.reaches ? index.get(space.reaches) : undefined;
    if (to === undefined) return [];
    const [from, end] = [reached[at]! + GAP, reached[to]! - GAP * 0.4];
    const on = side ?? outer(river, from, end);
    const along: Point[] = [];
    const steps = Math.max(3, Math.round((end - from) / STEP));
    for (let step = 0; step <= steps; step++) {
      const { x, y, across } = river.at(from + ((end - from) * step) / steps);
      along.push({ x: x + across.x * BESIDE * on, y: y + across.y * BESIDE * on });
    }
    return [{ storage: space.id, line: pathOf(along), head: headOf(along), along }];
  });
}

/** The outer side of a bend: away from where the line bends to. */
function outer(river: Line, from: number, to: number): 1 | -1 {
  const [start, middle, end] = [river.at(from - 10), river.at((from + to) / 2), river.at(to + 10)];
  const bend = { x: (start.x + end.x) / 2 - middle.x, y: (start.y + end.y) / 2 - middle.y };
  return bend.x * middle.across.x + bend.y * middle.across.y > 0 ? -1 : 1;
}

const pathOf = (points: Point[]): string => points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Two barbs and a notch, as an engraver cuts them. */
function headOf(points: Point[]): string {
  const [tip, back] = [points.at(-1)!, points.at(-3)!];
  const length = Math.hypot(tip.x - back.x, tip.y - back.y) || 1;
  const [dx, dy] = [(tip.x - back.x) / length, (tip.y - back.y) / length];
  const at = (along: number, across: number): string =>
    `${(tip.x + dx * along - dy * across).toFixed(1)} ${(tip.y + dy * along + dx * across).toFixed(1)}`;
  return `M${at(HEAD * 0.7, 0)}L${at(-HEAD, HEAD * 0.72)}L${at(-HEAD * 0.45, 0)}L${at(-HEAD, -HEAD * 0.72)}Z`;
}

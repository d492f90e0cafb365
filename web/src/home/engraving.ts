/** The ornament of the title: the Ruhr's real course with the marks of an old map around it. */
import { Line, project, smooth, type Point } from '../board/course';
import type { Board } from '../lib/types';

export const WIDTH = 1000;
export const HEIGHT = 184;
const PAPER = { left: 62, top: 52, width: 880, height: 88 };

export interface Engraving {
  river: string;
  towns: (Point & { id: string; above: boolean })[];
  barge: Point;
}

/** Strokes of the same line, one on the other, broad to narrow: what remains to be seen are lines along the banks. */
export const WATERLINES = [
  { width: 17, ink: true },
  { width: 15.4, ink: false },
  { width: 12, ink: true },
  { width: 11.3, ink: false },
  { width: 7.4, ink: true },
  { width: 6.9, ink: false },
] as const;

/** The Rhine, into which the Ruhr flows at Ruhrort. */
export const RHINE = 'M70 -10C40 20 48 40 58 56S30 110 22 140 34 190 18 214';

/** Centres and sizes of hills. */
const HILLS: [number, number, number][] = [
  [150, 30, 26],
  [196, 40, 20],
  [330, 34, 24],
  [372, 26, 18],
  [470, 30, 22],
  [300, 84, 22],
  [342, 96, 17],
  [640, 36, 24],
  [596, 176, 24],
  [642, 184, 18],
  [700, 46, 18],
  [770, 54, 22],
  [742, 150, 24],
  [790, 158, 18],
  [860, 164, 26],
  [902, 152, 18],
  [120, 150, 22],
  [166, 168, 26],
  [214, 178, 18],
  [420, 184, 22],
  [880, 34, 20],
  [926, 44, 16],
];

/** A hill as engravers draw it: short strokes that fan out below its ridge. */
function hill([x, y, size]: [number, number, number]): string {
  const strokes = 11;
  return Array.from({ length: strokes }, (_, index) => {
    const along = index / (strokes - 1) - 0.5;
    const top = { x: x + along * size * 1.3, y: y + along * along * size * 0.7 };
    const length = size * (0.42 - 0.5 * along * along + (index % 2) * 0.08);
    return `M${top.x.toFixed(1)} ${top.y.toFixed(1)}l${(along * length * 0.9).toFixed(1)} ${length.toFixed(1)}`;
  }).join('');
}

export const hills = HILLS.filter(([, y, size]) => y + size / 2 < HEIGHT - 6)
  .map(hill)
  .join('');

export function engrave(board: Board): Engraving {
  const place = project(board.map.course, PAPER);
  const line = new Line(smooth(board.map.course.map(place)));
  const towns = Object.entries(board.map.places).map(([id, where]) => {
    const spot = line.at(line.nearest(place(where)));
    return { id, x: spot.x, y: spot.y, above: spot.y < PAPER.top + PAPER.height * 0.55 };
  });
  return { river: line.path(), towns, barge: line.at(line.length * 0.755) };
}

/** Where everything on the board lies, on the map and on the strip for small screens. */
import type { Board, Space } from '../lib/types';
import { arrowsOf, type Arrow } from './arrows';
import { distances, Line, project, smooth, type Point, type Spot } from './course';
import { namesOf } from './names';

export interface Placed extends Spot {
  space: Space;
  /** Where its name goes; an obstacle's may find no room. */
  label: (Point & { anchor: 'start' | 'middle' }) | null;
  /** Where a fine line leads from its place to its name, if that stands far away. */
  leader?: [Point, Point];
  /** Its warehouses if it is a city; what its lock brings if it is an obstacle. */
  slots: Point;
  /** Is there room for what its lock costs, too? */
  priced?: boolean;
}

export interface Region {
  territory: string;
  /** Its stretch of the river, and where it begins unless at the spring. */
  stretch: string;
  border: Spot | null;
  arms: Point;
  depot: Point;
}

export interface Layout {
  /** Is it the strip? */
  upright: boolean;
  width: number;
  height: number;
  /** No text but the names of obstacles is smaller than this. */
  text: number;
  river: Line;
  reached: number[];
  spaces: Placed[];
  /** Where the coal of storages goes. */
  arrows: Arrow[];
  regions: Region[];
  port: Point;
  track: Point;
  /** The Rhine, and its name. */
  rhine: string;
  rhineName: Point;
  /** From the last bend into the Rhine. */
  mouth: { from: Point; to: Point };
  /** How wide the land along the river is coloured. */
  wash: number;
}

const WIDTH = 1240;
const HEIGHT = 684;
const PAPER = { left: 112, top: 68, width: 1076, height: 540 };
/** Spaces on the map are never closer than this. */
const LEAST = 44;
/** …nor in a bend closer than this. */
const CLOSEST = 30;
/** Text on the map is never smaller than so many pixels, if the map is not too small for it. */
const LEGIBLE = 12.2;
const [SMALLEST, USUAL, LARGEST] = [14, 17, 18.5];

/** How large text must be on a map on which a unit is so many pixels wide, in steps so that it is laid out anew seldom. */
export const textAt = (unit: number): number => Math.min(LARGEST, Math.max(SMALLEST, Math.ceil((2 * LEGIBLE) / unit) / 2));

/** What of the map is the same however large its text is. */
function courseOf(board: Board) {
  const onPaper = project(board.map.course, PAPER);
  const river = new Line(smooth(board.map.course.map(onPaper)));
  const towns = new Map(Object.entries(board.map.places).map(([id, place]) => [id, river.nearest(onPaper(place))]));
  const ids = board.river.map((space) => space.id);
  const reached = unbent(distances(ids, towns, river.length, LEAST), river);
  const spots = reached.map((distance) => river.at(distance));
  return { river, reached, spots, regions: regions(board, river, reached), arrows: arrowsOf(board, river, reached) };
}

const drawn = new WeakMap<Board, { course: ReturnType<typeof courseOf>; byText: Map<number, Layout> }>();

/** The map: the real course of the river, stretched in height where it is crowded. It is laid out once for a size of its text. */
export function mapLayout(board: Board, text = USUAL): Layout {
  const known = drawn.get(board) ?? { course: courseOf(board), byText: new Map<number, Layout>() };
  drawn.set(board, known);
  const layout = known.byText.get(text) ?? layOut(board, known.course, text);
  known.byText.set(text, layout);
  return layout;
}

function layOut(board: Board, course: ReturnType<typeof courseOf>, text: number): Layout {
  const { river, spots } = course;
  const places = namesOf(board, course, text, { width: WIDTH, height: HEIGHT });
  return {
    ...course,
    upright: false,
    width: WIDTH,
    height: HEIGHT,
    text,
    spaces: board.river.map((space, index): Placed => ({ ...spots[index]!, space, ...places[index]! })),
    port: { x: 86, y: 482 },
    track: { x: 906, y: 552 },
    rhine: `M46 -9C30 100 62 170 44 280C28 390 58 480 40 590C34 630 48 660 44 ${HEIGHT + 10}`,
    rhineName: { x: 34, y: 230 },
    mouth: { from: river.at(river.length), to: { x: 50, y: river.at(river.length).y + 6 } },
    wash: 104,
  };
}

const STRIP = { width: 390, row: 48, river: 84, top: 34 };

/** The strip for small screens: the river runs down the page, everything beside it in reading order. */
export function stripLayout(board: Board): Layout {
  const bottom = STRIP.top + STRIP.row * (board.river.length - 1);
  const course = board.river.map((_, index) => ({
    x: STRIP.river + 11 * Math.sin(index * 0.9),
    y: STRIP.top + STRIP.row * index,
  }));
  const river = new Line(smooth([{ x: STRIP.river, y: -20 }, ...course, { x: STRIP.river, y: bottom + 24 }]));
  const reached = course.map((point) => river.nearest(point));
  const spaces = board.river.map((space, index): Placed => {
    const { x, y } = course[index]!;
    const label = { x: 128, y: y + 5, anchor: 'start' as const };
    return { x, y, across: { x: 1, y: 0 }, space, label, slots: { x: space.kind === 'obstacle' ? 372 : 318, y } };
  });
  const territories = regions(board, river, reached).map((region) => {
    const first = board.river.findIndex((space) => space.territory === region.territory);
    const y = STRIP.top + STRIP.row * first + 10;
    return { ...region, arms: { x: 24, y: y + 12 }, depot: { x: 24, y: y + 62 } };
  });
  return {
    upright: true,
    width: STRIP.width,
    height: bottom + 500,
    text: SMALLEST,
    river,
    reached,
    spaces,
    arrows: arrowsOf(board, river, reached, 1),
    regions: territories,
    port: { x: 66, y: bottom + 112 },
    track: { x: 44, y: bottom + 352 },
    rhine: `M-20 ${bottom + 44}C120 ${bottom + 34} 260 ${bottom + 60} 410 ${bottom + 42}`,
    rhineName: { x: 270, y: bottom + 54 },
    mouth: { from: river.at(river.length), to: { x: STRIP.river, y: bottom + 36 } },
    wash: 130,
  };
}

/** In a narrow bend, spaces that are far enough apart along the river can be too close across it: move them on. */
function unbent(reached: number[], river: Line): number[] {
  const moved = [...reached];
  for (let round = 0; round < 40; round++) {
    for (let index = 1; index < moved.length; index++) {
      const [one, other] = [river.at(moved[index - 1]!), river.at(moved[index]!)];
      if (Math.hypot(one.x - other.x, one.y - other.y) >= CLOSEST) continue;
      moved[index - 1]! -= 2;
      moved[index]! += 2;
    }
  }
  return moved;
}

/** The territories: stretches of the river, with their arms and depots where there is room. */
function regions(board: Board, river: Line, reached: number[]): Region[] {
  const names = [...new Set(board.river.map((space) => space.territory))];
  const seats: Record<string, { arms: Point; depot: Point }> = {
    mark: { arms: { x: 1010, y: 468 }, depot: { x: 1064, y: 480 } },
    essen: { arms: { x: 442, y: 52 }, depot: { x: 496, y: 64 } },
    werden: { arms: { x: 640, y: 572 }, depot: { x: 694, y: 584 } },
    broich: { arms: { x: 126, y: 280 }, depot: { x: 180, y: 292 } },
  };
  return names.map((territory, index) => {
    const first = board.river.findIndex((space) => space.territory === territory);
    const next = board.river.findIndex((space) => space.territory === names[index + 1]);
    const from = first > 0 ? (reached[first - 1]! + reached[first]!) / 2 : 0;
    const to = next > 0 ? (reached[next - 1]! + reached[next]!) / 2 : river.length;
    return { territory, stretch: river.path(from, to), border: first > 0 ? river.at(from) : null, ...seats[territory]! };
  });
}

/** Where everything on the board lies, on the map and on the strip for small screens. */
import type { Board, Space } from '../lib/types';
import { distances, Line, project, smooth, type Point, type Spot } from './course';
import { boxAround, placeLabels } from './labels';

export interface Placed extends Spot {
  space: Space;
  /** Where its name goes, and its warehouses if it is a city. */
  label: Point & { anchor: 'start' | 'middle' };
  slots: Point;
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
  river: Line;
  reached: number[];
  spaces: Placed[];
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

/** The map: the real course of the river, stretched in height where it is crowded. */
export function mapLayout(board: Board): Layout {
  const onPaper = project(board.map.course, PAPER);
  const river = new Line(smooth(board.map.course.map(onPaper)));
  const towns = new Map(Object.entries(board.map.places).map(([id, place]) => [id, river.nearest(onPaper(place))]));
  const reached = unbent(
    distances(
      board.river.map((space) => space.id),
      towns,
      river.length,
      LEAST,
    ),
    river,
  );
  const spots = board.river.map((_, index) => river.at(reached[index]!));
  const territories = regions(board, river, reached);
  const labels = namesOf(board, spots, river, territories);
  const spaces = board.river.map((space, index): Placed => {
    const { x, y } = labels[index] ?? spots[index]!;
    const label = { x, y: y + (space.kind === 'city' ? -5 : 4), anchor: 'middle' as const };
    return { ...spots[index]!, space, label, slots: { x, y: y + 10 } };
  });
  return {
    upright: false,
    width: WIDTH,
    height: HEIGHT,
    river,
    reached,
    spaces,
    regions: territories,
    port: { x: 100, y: 498 },
    track: { x: 928, y: 566 },
    rhine: `M46 -9C30 100 62 170 44 280C28 390 58 480 40 590C34 630 48 660 44 ${HEIGHT + 10}`,
    rhineName: { x: 34, y: 230 },
    mouth: { from: river.at(river.length), to: { x: 50, y: river.at(river.length).y + 6 } },
    wash: 104,
  };
}

const STRIP = { width: 390, row: 42, river: 74, top: 30 };

/** The strip for small screens: the river runs down the page, everything beside it in reading order. */
export function stripLayout(board: Board): Layout {
  const bottom = STRIP.top + STRIP.row * (board.river.length - 1);
  const course = board.river.map((_, index) => ({
    x: STRIP.river + 13 * Math.sin(index * 0.9),
    y: STRIP.top + STRIP.row * index,
  }));
  const river = new Line(smooth([{ x: STRIP.river, y: -20 }, ...course, { x: STRIP.river, y: bottom + 24 }]));
  const reached = course.map((point) => river.nearest(point));
  const spaces = board.river.map((space, index): Placed => {
    const { x, y } = course[index]!;
    const label = { x: 118, y: y + 5, anchor: 'start' as const };
    return { x, y, across: { x: 1, y: 0 }, space, label, slots: { x: 340, y } };
  });
  const territories = regions(board, river, reached).map((region) => {
    const first = board.river.findIndex((space) => space.territory === region.territory);
    const y = STRIP.top + STRIP.row * first + 10;
    return { ...region, arms: { x: 22, y: y + 12 }, depot: { x: 22, y: y + 62 } };
  });
  return {
    upright: true,
    width: STRIP.width,
    height: bottom + 470,
    river,
    reached,
    spaces,
    regions: territories,
    port: { x: 96, y: bottom + 100 },
    track: { x: 92, y: bottom + 320 },
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

/** Where the names go: towns choose first, then industries, then storages. Obstacles are named on being looked at. */
function namesOf(board: Board, spots: Spot[], river: Line, territories: Region[]): Point[] {
  const solid = spots.map((spot) => boxAround(spot, 26, 26));
  for (const { arms, depot } of territories) {
    solid.push(boxAround(arms, 34, 42), boxAround({ x: depot.x + 40, y: depot.y - 10 }, 160, 44));
  }
  const order = ['city', 'port', 'industry', 'storage'];
  const named = board.river
    .map((space, index) => ({ space, index }))
    .filter(({ space }) => order.includes(space.kind))
    .sort((one, other) => order.indexOf(one.space.kind) - order.indexOf(other.space.kind));
  const found = placeLabels(
    named.map(({ space, index }) => {
      const spot = spots[index]!;
      const big = space.kind === 'city' || space.kind === 'port';
      const turned = (spot.across.y > 0 ? -1 : 1) * (space.kind === 'storage' ? -1 : 1);
      return {
        at: spot,
        width: Math.max(space.kind === 'city' ? 62 : 0, space.name.length * (big ? 8 : 6.6) + 4),
        height: space.kind === 'city' ? 39 : big ? 19 : 15,
        towards: { x: spot.across.x * turned, y: spot.across.y * turned },
      };
    }),
    solid,
    river.points,
    { left: 76, top: 6, right: WIDTH - 6, bottom: HEIGHT - 6 },
  );
  const labels: Point[] = [];
  named.forEach(({ index }, at) => (labels[index] = found[at]!));
  return labels;
}

/** The territories: stretches of the river, with their arms and depots where there is room. */
function regions(board: Board, river: Line, reached: number[]): Region[] {
  const names = [...new Set(board.river.map((space) => space.territory))];
  const seats: Record<string, { arms: Point; depot: Point }> = {
    mark: { arms: { x: 1010, y: 478 }, depot: { x: 1060, y: 488 } },
    essen: { arms: { x: 448, y: 52 }, depot: { x: 498, y: 62 } },
    werden: { arms: { x: 640, y: 572 }, depot: { x: 690, y: 582 } },
    broich: { arms: { x: 126, y: 280 }, depot: { x: 176, y: 290 } },
  };
  return names.map((territory, index) => {
    const first = board.river.findIndex((space) => space.territory === territory);
    const next = board.river.findIndex((space) => space.territory === names[index + 1]);
    const from = first > 0 ? (reached[first - 1]! + reached[first]!) / 2 : 0;
    const to = next > 0 ? (reached[next - 1]! + reached[next]!) / 2 : river.length;
    return { territory, stretch: river.path(from, to), border: first > 0 ? river.at(from) : null, ...seats[territory]! };
  });
}

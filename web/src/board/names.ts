/** Where the names of the map go: towns choose first, then industries, storages, what locks bring, and the names of obstacles. */
import type { Board, Space } from '../lib/types';
import type { Arrow } from './arrows';
import type { Line, Point, Spot } from './course';
import { boxAround, overlap, placeLabels, type Box, type Wanted } from './labels';
import type { Placed, Region } from './layout';
import { PITCH } from './targets';

/** The names of obstacles are printed so small, and seen where that is legible. */
export const FINE = 12.5;
/** How wide a letter is in the map's type, for its size. */
const [LETTER, LARGE_LETTER] = [0.46, 0.45];
/** How much higher than its type a line is. */
const LINE = 1.05;
/** Towns have larger names. */
export const townText = (text: number): number => Math.max(18, text + 1);
/** Room for what the next warehouse brings, beside the slots. */
export const tagWidth = (text: number): number => text * 1.5;
/** …and for what the next lock costs as well. */
const priceWidth = (text: number): number => text * 3.2;

/** A name that stands so far from its place, or nearer to another, is joined to it: by a line from the edge of the place. */
const [FAR, EDGE] = [28, 15];

/** What is written at a space, as blocks that find room one after the other. */
type Written = Pick<Placed, 'label' | 'leader' | 'slots' | 'priced'>;
interface Block extends Wanted {
  index: number;
  fine: boolean;
}

export function namesOf(
  board: Board,
  { river, spots, regions, arrows }: { river: Line; spots: Spot[]; regions: Region[]; arrows: Arrow[] },
  text: number,
  paper: { width: number; height: number },
): Written[] {
  const solid = spots.map((spot) => boxAround(spot, 27, 27));
  board.river.forEach(({ kind, pilot }, index) => {
    const { x, y } = spots[index]!;
    // A wheel lies above a storage that needs a pilot; where coal is sold, demand lies below.
    if (pilot) solid.push(boxAround({ x: x - 14, y: y - 13 }, 17, 17));
    if (kind === 'city' || kind === 'industry') solid.push(boxAround({ x: x + 13, y: y + 11 }, 1.25 * text, 1.25 * text));
  });
  for (const { along } of arrows) for (const point of along) solid.push(boxAround(point, 9, 9));
  for (const { arms, depot } of regions) solid.push(boxAround(arms, 34, 42), boxAround({ x: depot.x + 50, y: depot.y - 10 }, 190, 46));
  const groups = [['city', 'port', 'industry'], ['storage'], ['obstacle'], ['name']].map((kinds) =>
    board.river.flatMap((space, index): Block[] => {
      const fine = kinds.includes('name');
      return kinds.includes(space.kind) || (fine && space.kind === 'obstacle') ? [block(space, index, spots[index]!, text, fine)] : [];
    }),
  );
  const found = placeLabels(groups, solid, river.points, { left: 76, top: 6, right: paper.width - 6, bottom: paper.height - 6 });
  const places = spots.map((spot): Written => ({ label: null, slots: spot }));
  const named = spots.filter((_, index) => board.river[index]!.kind !== 'obstacle');
  const taken = [...found].map(([of, centre]) => ({ of, ...boxAround(centre, of.width + 4, of.height + 4) }));
  /** Where a lock's price stands beside its points without covering anything, if there is such a place. */
  const roomForPrice = ({ width, height }: Block, centre: Point, others: Box[]): Point | undefined => {
    const wide = priceWidth(text);
    return [-1, 1]
      .map((side) => ({ x: centre.x + (side * (wide - width)) / 2, y: centre.y }))
      .find((at) => {
        const box = boxAround(at, wide, height);
        const inside = ({ x, y }: Point): boolean => x > box.left - 3 && x < box.right + 3 && y > box.top - 3 && y < box.bottom + 3;
        return box.left > EDGE && box.right < paper.width - EDGE && !others.some((one) => overlap(one, box)) && !river.points.some(inside);
      });
  };
  for (const block of groups.flat()) {
    const centre = found.get(block);
    if (!centre) continue;
    const { index, fine, height } = block;
    const { x, y } = centre;
    const space = board.river[index]!;
    const place = places[index]!;
    if (space.kind === 'obstacle' && !fine) {
      const wider = roomForPrice(block, centre, [...solid, ...taken.filter(({ of }) => of !== block)]);
      [place.slots, place.priced] = [wider ?? centre, wider !== undefined];
      if (wider) taken.push({ of: block, ...boxAround(wider, priceWidth(text), height) });
    } else if (space.kind === 'city') {
      place.label = { x, y: y - height / 2 + townText(text) * 0.85, anchor: 'middle' };
      place.slots = { x: x - tagWidth(text) / 2, y: y + height / 2 - 11 };
    } else place.label = { x, y: y + (fine ? FINE : text) * 0.3, anchor: 'middle' };
    if (space.kind === 'industry' || space.kind === 'storage') place.leader = leaderOf(block, centre, named);
  }
  return places;
}

function leaderOf({ at, width, height }: Block, centre: Point, places: Point[]): [Point, Point] | undefined {
  // The letters take less room than is kept for them.
  const { left, right, top, bottom } = boxAround(centre, 0.84 * width, 0.8 * height);
  const nearest = ({ x, y }: Point): Point => ({ x: Math.max(left, Math.min(x, right)), y: Math.max(top, Math.min(y, bottom)) });
  const away = (place: Point): number => Math.hypot(nearest(place).x - place.x, nearest(place).y - place.y);
  const [own, end] = [away(at), nearest(at)];
  const edge = { x: at.x + ((end.x - at.x) * EDGE) / own, y: at.y + ((end.y - at.y) * EDGE) / own };
  return own > FAR || places.some((other) => away(other) < own) ? [edge, end] : undefined;
}

function block(space: Space, index: number, at: Spot, text: number, fine: boolean): Block {
  const turned = (at.across.y > 0 ? -1 : 1) * (space.kind === 'storage' ? -1 : 1);
  const towards: Point = { x: at.across.x * turned, y: at.across.y * turned };
  const { length } = space.name;
  const more = { index, fine, at, towards, optional: fine };
  switch (space.kind) {
    case 'city': {
      const name = length * townText(text) * LARGE_LETTER + 4;
      return { ...more, width: Math.max(name, 3 * PITCH + tagWidth(text)), height: townText(text) * LINE + 20 };
    }
    case 'port':
      return { ...more, width: length * townText(text) * LARGE_LETTER + 4, height: townText(text) * LINE };
    case 'obstacle':
      return fine
        ? { ...more, width: length * FINE * LETTER + 3, height: FINE * LINE }
        : { ...more, width: tagWidth(text), height: text * LINE };
    case 'industry':
    case 'storage':
      return { ...more, width: length * text * LETTER + 4, height: text * LINE };
  }
}

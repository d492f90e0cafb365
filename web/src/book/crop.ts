/** Which part of the map a picture shows, and what is drawn over it. */
import type { Point } from '../board/course';
import type { Box } from '../board/labels';
import type { Layout } from '../board/layout';
import type { Target } from '../board/targets';

/** Room around the places that are shown, how wide a picture is at least, and its proportions. */
const AROUND = 40;
const LEAST = 340;
const RATIO = 1.6;
/** The sheets of the board that are no places. */
const PARTS: Record<string, (layout: Layout) => Box> = {
  'part:track': ({ track: { x, y } }) => ({ left: x - 16, top: y - 30, right: x + 318, bottom: y + 122 }),
  'part:port': ({ port: { x, y } }) => ({ left: x - 14, top: y - 32, right: x + 272, bottom: y + 198 }),
};

/** The part of the map around some places; all of it around none. */
export function cropAround(places: string[], layout: Layout, targets: Target[]): Box {
  const whole = { left: 0, top: 0, right: layout.width, bottom: layout.height };
  const part = PARTS[places[0] ?? ''];
  if (part) return part(layout);
  const boxes = targets.filter(({ place }) => places.includes(place)).map(wide);
  if (!boxes.length) return whole;
  const around = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  return within(inProportion(around), whole);
}

const wide = ({ x, y, width, height }: Target): Box => ({
  left: x - AROUND,
  top: y - AROUND,
  right: x + width + AROUND,
  bottom: y + height + AROUND,
});

function inProportion({ left, top, right, bottom }: Box): Box {
  const width = Math.max(LEAST, right - left, (bottom - top) * RATIO);
  const [x, y] = [(width - (right - left)) / 2, (width / RATIO - (bottom - top)) / 2];
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
}

/** Moved into the map, or cut where it is larger. */
function within({ left, top, right, bottom }: Box, whole: Box): Box {
  const x = Math.max(whole.left - left, 0) || Math.min(whole.right - right, 0);
  const y = Math.max(whole.top - top, 0) || Math.min(whole.bottom - bottom, 0);
  return {
    left: Math.max(whole.left, left + x),
    top: Math.max(whole.top, top + y),
    right: Math.min(whole.right, right + x),
    bottom: Math.min(whole.bottom, bottom + y),
  };
}

/** How far beside the river arrows run, and how long their heads are. */
const HEAD = 13;

/** An arrow along the river between two of its spaces, in either direction: its shaft and its head. */
export function arrowAlong(layout: Layout, from: string, to: string): { shaft: string; head: string } | null {
  const [start, end] = [from, to].map((id) => layout.reached[layout.spaces.findIndex(({ space }) => space.id === id)]);
  if (start === undefined || end === undefined) return null;
  const direction = Math.sign(end - start);
  const [out, tip] = [start + direction * 14, end - direction * 14];
  const steps = Math.max(2, Math.round(Math.abs(tip - out) / 8));
  const along = Array.from({ length: steps + 1 }, (_, step) => layout.river.at(out + ((tip - out) * step) / steps));
  return { shaft: pathOf(along.slice(0, -1)), head: headOf(layout.river.at(tip - direction * HEAD), along.at(-1)!) };
}

const pathOf = (points: Point[]): string => points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

function headOf(back: Point, tip: Point): string {
  const length = Math.hypot(tip.x - back.x, tip.y - back.y) || 1;
  const [dx, dy] = [(tip.x - back.x) / length, (tip.y - back.y) / length];
  const at = (along: number, across: number): Point => ({ x: tip.x + dx * along - dy * across, y: tip.y + dy * along + dx * across });
  return `${pathOf([at(3, 0), at(-HEAD, HEAD * 0.62), at(-HEAD * 0.6, 0), at(-HEAD, -HEAD * 0.62)])}Z`;
}

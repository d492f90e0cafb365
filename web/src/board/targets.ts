/** The places of the board that can be looked at and chosen, and where hand and eye find them. */
import { placeKey } from '../lib/place';
import type { Board } from '../lib/types';
import type { Point } from './course';
import type { Layout } from './layout';

export interface Target {
  /** `space:…`, `city:…`, `depot:…` or `port:…`. */
  place: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How round its corners are. */
  rx: number;
}

/** Warehouses stand so far from each other. */
export const PITCH = 20;
/** Countries in the port, and the boxes of the export track. */
export const COLUMN = 88;
export const COLUMN_WIDTH = 82;
export const BOX = 43;

/** Where one of so many warehouses stands, in a row or, at the depots of the strip, in a column. */
export function slotAt(slot: number, count: number, at: Point, column = false): Point {
  return column ? { x: at.x, y: at.y + PITCH * slot } : { x: at.x + PITCH * (slot - (count - 1) / 2), y: at.y };
}

/** Where a warehouse of a country stands in the port. */
export const portSlot = (column: number, position: number): Point => ({ x: column * COLUMN + COLUMN_WIDTH / 2, y: 36 + position * 23 });

/** All targets in reading order: depots, the river with its cities, the port. */
export function targetsOf(board: Board, layout: Layout): Target[] {
  const { upright } = layout;
  const depots = layout.regions.map(({ territory, depot }) => {
    const [width, height] = upright ? [44, 66] : [64, 26];
    return { place: placeKey('depot', territory), x: depot.x - width / 2, y: depot.y - 13, width, height, rx: 3 };
  });
  const river = layout.spaces.flatMap(({ space, x, y, slots }) => {
    // On the strip a row is a target, up to the warehouses of a city.
    const row = { x: x - 24, y: y - 22, width: (space.kind === 'city' ? slots.x - 36 : layout.width - 4) - (x - 24), height: 44, rx: 22 };
    const here = { place: placeKey('space', space.id), ...(upright ? row : { x: x - 16, y: y - 16, width: 32, height: 32, rx: 16 }) };
    const [half, height] = upright ? [34, 44] : [32, 24];
    const warehouses = { place: placeKey('city', space.id), x: slots.x - half, y: slots.y - height / 2, width: 2 * half, height, rx: 3 };
    return space.kind === 'city' ? [here, warehouses] : [here];
  });
  const port = board.port.columns.map((country, column) => {
    const at = { x: layout.port.x + column * COLUMN, y: layout.port.y + 2 };
    return { place: placeKey('port', country), ...at, width: COLUMN_WIDTH, height: 96, rx: 2 };
  });
  return [...depots, ...river, ...port];
}

/** Parts of the board that are no places, but can be pointed at: the transport track, the export track. */
export function sheetsOf({ track, port }: Layout): Target[] {
  return [
    { place: 'part:track', x: track.x - 8, y: track.y - 24, width: 318, height: 138, rx: 3 },
    { place: 'part:export', x: port.x - 5, y: port.y + 128, width: 268, height: 61, rx: 3 },
  ];
}

/** A box around some targets. */
export function around(targets: Target[]): Omit<Target, 'place' | 'rx'> | null {
  if (!targets.length) return null;
  const [x, y] = [Math.min(...targets.map((one) => one.x)), Math.min(...targets.map((one) => one.y))];
  const [right, bottom] = [Math.max(...targets.map((one) => one.x + one.width)), Math.max(...targets.map((one) => one.y + one.height))];
  return { x, y, width: right - x, height: bottom - y };
}

/** The target nearest to a point, if it is not farther away than a finger is wide. */
export function nearest(targets: Target[], { x, y }: Point, reach: number): Target | null {
  const away = ({ x: left, y: top, width, height }: Target): number => {
    const [dx, dy] = [Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height)];
    return Math.hypot(dx, dy) + Math.hypot(left + width / 2 - x, top + height / 2 - y) / 1000;
  };
  const found = targets.toSorted((one, other) => away(one) - away(other))[0];
  return found && away(found) <= reach ? found : null;
}

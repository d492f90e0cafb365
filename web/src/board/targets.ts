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
export const COLUMN = 64;
export const BOX = 31;

/** Where one of so many warehouses stands, in a row or, at the depots of the strip, in a column. */
export function slotAt(slot: number, count: number, at: Point, column = false): Point {
  return column ? { x: at.x, y: at.y + PITCH * slot } : { x: at.x + PITCH * (slot - (count - 1) / 2), y: at.y };
}

/** Where a warehouse of a country stands in the port. */
export const portSlot = (column: number, position: number): Point => ({ x: column * COLUMN + 29, y: 34 + position * 22 });

/** All targets in reading order: depots, the river with its cities, the port. */
export function targetsOf(board: Board, layout: Layout): Target[] {
  const depots = layout.regions.map(({ territory, depot }) => {
    const [width, height] = layout.upright ? [26, 66] : [64, 26];
    return { place: placeKey('depot', territory), x: depot.x - width / 2, y: depot.y - 13, width, height, rx: 3 };
  });
  const river = layout.spaces.flatMap(({ space, x, y, slots }) => {
    const here = { place: placeKey('space', space.id), x: x - 16, y: y - 16, width: 32, height: 32, rx: 16 };
    const warehouses = { place: placeKey('city', space.id), x: slots.x - 32, y: slots.y - 12, width: 64, height: 24, rx: 3 };
    return space.kind === 'city' ? [here, warehouses] : [here];
  });
  const port = board.port.columns.map((country, column) => {
    return { place: placeKey('port', country), x: layout.port.x + column * COLUMN, y: layout.port.y + 2, width: 58, height: 92, rx: 2 };
  });
  return [...depots, ...river, ...port];
}

/** How the map is enlarged and moved within its frame. */
import type { Point } from './course';

export interface Size {
  width: number;
  height: number;
}

/** How many times larger than fitted, and where its upper left corner is, in pixels of the frame. */
export interface Zoomed extends Point {
  times: number;
}

export const MOST = 5;

/** As large as it fits, in the middle. */
export const fitted = (frame: Size, map: Size): Zoomed => settled({ times: 1, x: 0, y: 0 }, frame, map);

/** Nothing beside the map is shown that need not be: what is smaller than the frame lies in its middle. */
export function settled({ times, x, y }: Zoomed, frame: Size, map: Size): Zoomed {
  const within = (at: number, room: number, size: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  const much = Math.max(1, Math.min(MOST, times));
  return { times: much, x: within(x, frame.width, map.width * much), y: within(y, frame.height, map.height * much) };
}

/** Larger or smaller, so that what is at a point of the frame stays there. */
export function enlarged(was: Zoomed, by: number, at: Point, frame: Size, map: Size): Zoomed {
  const times = Math.max(1, Math.min(MOST, was.times * by));
  const ratio = times / was.times;
  return settled({ times, x: at.x - (at.x - was.x) * ratio, y: at.y - (at.y - was.y) * ratio }, frame, map);
}

export const moved = (was: Zoomed, by: Point, frame: Size, map: Size): Zoomed =>
  settled({ ...was, x: was.x + by.x, y: was.y + by.y }, frame, map);

/** Moved no farther than needed to have a box of the frame in sight, with some room around it. */
export function shown(was: Zoomed, box: Point & Size, frame: Size, map: Size): Zoomed {
  const [besideX, besideY] = [frame.width * 0.12, frame.height * 0.12];
  const needed = (at: number, size: number, room: number, beside: number): number =>
    at < beside ? beside - at : at + size > room - beside ? room - beside - at - size : 0;
  return moved(was, { x: needed(box.x, box.width, frame.width, besideX), y: needed(box.y, box.height, frame.height, besideY) }, frame, map);
}

/** A map on which a unit is smaller than so many pixels is enlarged for what is to be seen. */
const CLEAR = 0.65;

/** With a box of the map in the middle, and large enough to be seen clearly; a unit of the map, fitted, is so many pixels. */
export function toward({ x, y, width, height }: Point & Size, unit: number, frame: Size, map: Size): Zoomed {
  const room = Math.min(frame.width / (width * unit), frame.height / (height * unit)) * 0.8;
  const times = Math.max(1, Math.min(CLEAR / unit, room));
  const middle = { x: (x + width / 2) * unit * times, y: (y + height / 2) * unit * times };
  return settled({ times, x: frame.width / 2 - middle.x, y: frame.height / 2 - middle.y }, frame, map);
}

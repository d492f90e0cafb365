/** Finds room for names on a crowded map: each goes where it covers least of what is there already. */
import type { Point } from './course';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Wanted {
  /** What the label belongs to. */
  at: Point;
  width: number;
  height: number;
  /** Where it would rather be: a unit vector away from the water. */
  towards: Point;
}

const DIRECTIONS = 24;
const REACH = [17, 24, 32, 42, 54];

/** A box around a point. */
export function boxAround(point: Point, width: number, height: number): Box {
  return {
    left: point.x - width / 2,
    right: point.x + width / 2,
    top: point.y - height / 2,
    bottom: point.y + height / 2,
  };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * The centre of every label, in the order in which they are wanted: the first have the first choice.
 * `solid` must not be covered, `line` (the river) should not be, and nothing may leave `paper`.
 */
export function placeLabels(wanted: Wanted[], solid: Box[], line: Point[], paper: Box): Point[] {
  const taken = [...solid];
  return wanted.map((label) => {
    let best: Point = label.at;
    let least = Infinity;
    for (const reach of REACH) {
      for (let turn = 0; turn < DIRECTIONS; turn++) {
        const angle = (2 * Math.PI * turn) / DIRECTIONS;
        const way = { x: Math.cos(angle), y: Math.sin(angle) };
        const centre = {
          x: label.at.x + way.x * (reach + (Math.abs(way.x) * label.width) / 2),
          y: label.at.y + way.y * (reach + (Math.abs(way.y) * label.height) / 2 - Math.abs(way.y) * 6),
        };
        const cost = costOf(centre, label, way, reach, taken, line, paper) + strayed(centre, label, wanted);
        if (cost < least) [least, best] = [cost, centre];
      }
    }
    taken.push(boxAround(best, label.width + 2, label.height + 7));
    return best;
  });
}

/** A name that stands nearer to another place than to its own misleads. */
function strayed(centre: Point, label: Wanted, wanted: Wanted[]): number {
  const box = boxAround(centre, label.width, label.height);
  const away = ({ at }: Wanted): number =>
    Math.hypot(Math.max(box.left - at.x, 0, at.x - box.right), Math.max(box.top - at.y, 0, at.y - box.bottom));
  const own = away(label);
  return wanted.reduce((cost, other) => (other !== label && away(other) < own + 4 ? cost + 60 : cost), 0);
}

function costOf(centre: Point, label: Wanted, way: Point, reach: number, taken: Box[], line: Point[], paper: Box): number {
  const box = boxAround(centre, label.width, label.height);
  let cost = reach * 1.6 + 14 * (1 - (way.x * label.towards.x + way.y * label.towards.y));
  for (const other of taken) cost += overlap(box, other) * 2.5;
  const near = { left: box.left - 7, right: box.right + 7, top: box.top - 7, bottom: box.bottom + 7 };
  for (const point of line) {
    if (point.x > near.left && point.x < near.right && point.y > near.top && point.y < near.bottom) cost += 5;
  }
  const outside =
    Math.max(0, paper.left - box.left) +
    Math.max(0, box.right - paper.right) +
    Math.max(0, paper.top - box.top) +
    Math.max(0, box.bottom - paper.bottom);
  return cost + outside * 50;
}

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
  /** Rather left out than over anything else? */
  optional?: boolean;
}

const DIRECTIONS = 24;
const REACH = [15, 18, 22, 27, 34, 43, 54];
/** What covering something costs, besides every unit of it that is covered. */
const COVERING = 90;
/** What it costs to stand nearer to another place. */
const MISLEADING = 150;
/** The first who chooses may take the only room of the next: so many orders are tried, most of them for what comes first. */
const [FIRST_ORDERS, ORDERS] = [16, 4];

/** A box around a point. */
export function boxAround(point: Point, width: number, height: number): Box {
  return {
    left: point.x - width / 2,
    right: point.x + width / 2,
    top: point.y - height / 2,
    bottom: point.y + height / 2,
  };
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What labels have to mind. */
interface Ground {
  taken: Box[];
  line: Point[];
  /** The places of all labels. */
  places: Point[];
  paper: Box;
}

/**
 * The centre of every label, group by group: the first groups have the first choice.
 * `solid` must not be covered, `line` (the river) should not be, and nothing may leave `paper`.
 * What is optional and finds no room has no place.
 */
export function placeLabels(groups: Wanted[][], solid: Box[], line: Point[], paper: Box): Map<Wanted, Point> {
  const found = new Map<Wanted, Point>();
  const places = groups.flat().map(({ at }) => at);
  let taken = solid;
  for (const group of groups) {
    let least = Infinity;
    let [best, after] = [new Map<Wanted, Point>(), taken];
    const orders = group === groups[0] ? FIRST_ORDERS : ORDERS;
    for (let order = 0; order < orders; order++) {
      const first = Math.floor((group.length * order) / orders);
      const turned = [...group.slice(first), ...group.slice(0, first)];
      const round = { taken: [...taken], line, places, paper };
      const placed = new Map<Wanted, Point>();
      let cost = 0;
      for (const label of order % 2 ? turned.reverse() : turned) cost += place(label, round, placed);
      if (cost < least) [least, best, after] = [cost, placed, round.taken];
    }
    for (const [label, centre] of best) found.set(label, centre);
    taken = after;
  }
  return found;
}

/** Finds the best place for a label, takes it, and says what it costs. */
function place(label: Wanted, ground: Ground, placed: Map<Wanted, Point>): number {
  const { at, width, height } = label;
  const around = boxAround(at, 2 * (width + 60), 2 * (height + 60));
  const inside = ({ x, y }: Point): boolean => x > around.left && x < around.right && y > around.top && y < around.bottom;
  const taken = ground.taken.filter((box) => overlap(box, around));
  const line = ground.line.filter(inside);
  const places = ground.places.filter((point) => point !== at && inside(point));
  let best: Point = at;
  let least = Infinity;
  for (const reach of REACH) {
    for (let turn = 0; turn < DIRECTIONS; turn++) {
      const angle = (2 * Math.PI * turn) / DIRECTIONS;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const centre = { x: at.x + along(x) * (reach + width / 2), y: at.y + along(y) * (reach + height / 2) };
      const box = boxAround(centre, width, height);
      let cost = 14 * (1 - (x * label.towards.x + y * label.towards.y)) + strayed(box, at, places) + outside(box, ground.paper);
      if (cost < least) cost += covering(box, taken);
      if (cost < least) cost += onWater(box, line);
      if (cost < least) [least, best] = [cost, centre];
    }
  }
  if (label.optional) {
    const box = boxAround(best, width, height);
    if (covering(box, taken) || strayed(box, at, places) > COVERING) return COVERING;
  }
  placed.set(label, best);
  ground.taken.push(boxAround(best, width + 4, height + 4));
  return least;
}

/** Labels stand around a place as around a square: each side of it, from corner to corner. */
const along = (share: number): number => Math.max(-1, Math.min(1, share * Math.SQRT2));

/** A name that stands far from its place is hard to find, and one that stands nearer to another misleads. */
function strayed(box: Box, at: Point, places: Point[]): number {
  const away = ({ x, y }: Point): number => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const own = away(at);
  let cost = 4.5 * own;
  for (const other of places) if (away(other) < own + 1) cost += MISLEADING;
  return cost;
}

function covering(box: Box, taken: Box[]): number {
  let cost = 0;
  for (const other of taken) {
    const covered = overlap(box, other);
    if (covered) cost += COVERING + covered * 2.5;
  }
  return cost;
}

function onWater(box: Box, line: Point[]): number {
  const near = { left: box.left - 7, right: box.right + 7, top: box.top - 7, bottom: box.bottom + 7 };
  let cost = 0;
  for (const { x, y } of line) if (x > near.left && x < near.right && y > near.top && y < near.bottom) cost += 5;
  return cost;
}

function outside(box: Box, paper: Box): number {
  const beyond = [paper.left - box.left, box.right - paper.right, paper.top - box.top, box.bottom - paper.bottom];
  return beyond.reduce((cost, by) => cost + 50 * Math.max(0, by), 0);
}

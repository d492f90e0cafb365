/** Where things lie on the map: the river's course on paper, and the spaces along it. Geography, not a rule. */

export interface Point {
  x: number;
  y: number;
}

/** A space's place on paper, and which way is away from the water on its side. */
export interface Spot extends Point {
  /** Unit vector across the river, to the right when going downriver: north on this map. */
  across: Point;
}

export interface Geography {
  course: [number, number][];
  places: Record<string, [number, number]>;
}

export interface Paper {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Longitude and latitude onto paper: west is left, north is up; the height is stretched where it is crowded. */
export function project(course: [number, number][], paper: Paper): (place: [number, number]) => Point {
  const longitudes = course.map(([longitude]) => longitude);
  const latitudes = course.map(([, latitude]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  return ([longitude, latitude]) => ({
    x: paper.left + ((longitude - west) / (east - west)) * paper.width,
    y: paper.top + ((north - latitude) / (north - south)) * paper.height,
  });
}

/** A smooth line through points (Catmull-Rom), as many points. */
export function smooth(points: Point[], steps = 12): Point[] {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const line: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const blend = (p: number, q: number, r: number, s: number): number =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
      line.push({ x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) });
    }
  }
  line.push(at(points.length - 1));
  return line;
}

/** A line that can be walked along. */
export class Line {
  readonly length: number;
  private readonly reached: number[];

  constructor(readonly points: Point[]) {
    this.reached = [0];
    for (let index = 1; index < points.length; index++) {
      const [from, to] = [points[index - 1]!, points[index]!];
      this.reached.push(this.reached[index - 1]! + Math.hypot(to.x - from.x, to.y - from.y));
    }
    this.length = this.reached[this.reached.length - 1] ?? 0;
  }

  /** The point after walking so far, and the direction across the line there. */
  at(distance: number): Spot {
    const wanted = Math.max(0, Math.min(this.length, distance));
    let index = 1;
    while (index < this.reached.length - 1 && this.reached[index]! < wanted) index++;
    const [from, to] = [this.points[index - 1]!, this.points[index]!];
    const [start, end] = [this.reached[index - 1]!, this.reached[index]!];
    const share = end > start ? (wanted - start) / (end - start) : 0;
    // The direction over a longer stretch, so that labels do not turn with every bend.
    const back = this.points[Math.max(0, index - 8)]!;
    const ahead = this.points[Math.min(this.points.length - 1, index + 8)]!;
    const run = Math.hypot(ahead.x - back.x, ahead.y - back.y) || 1;
    const direction = { x: (ahead.x - back.x) / run, y: (ahead.y - back.y) / run };
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      across: { x: -direction.y, y: direction.x },
    };
  }

  /** How far along the line the point nearest to a place is. */
  nearest(place: Point): number {
    let best = 0;
    let least = Infinity;
    this.points.forEach((point, index) => {
      const apart = Math.hypot(point.x - place.x, point.y - place.y);
      if (apart < least) [least, best] = [apart, this.reached[index]!];
    });
    return best;
  }

  /** The line, or a part of it, as an SVG path. */
  path(from = 0, to = this.length): string {
    const inside = this.points.filter((_, index) => this.reached[index]! > from && this.reached[index]! < to);
    return [this.at(from), ...inside, this.at(to)]
      .map((point, index) => `${index ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
      .join('');
  }
}

/**
 * Where the spaces lie along the line: between their real places and even distances, never closer than `least`.
 * Towns have a real place; what lies between two towns shares the stretch between them.
 */
export function distances(ids: string[], towns: Map<string, number>, length: number, least: number): number[] {
  const known: (number | undefined)[] = ids.map((id) => towns.get(id));
  known[0] ??= 0;
  known[ids.length - 1] ??= length;
  const places: number[] = [];
  let from = 0;
  known.forEach((end, index) => {
    if (end === undefined) return;
    const start = known[from]!;
    for (let between = from; between <= index; between++) {
      const share = index === from ? 0 : (between - from) / (index - from);
      const even = (length * between) / (ids.length - 1);
      places[between] = EVENNESS * even + (1 - EVENNESS) * (start + (end - start) * share);
    }
    from = index;
  });
  return spread(places, length, least);
}

/** How much even distances count against the real places. */
const EVENNESS = 0.62;

/** Push apart what is too close, as little as possible, and keep within the line. */
function spread(places: number[], length: number, least: number): number[] {
  const apart = Math.min(least, (length * 0.98) / Math.max(1, places.length - 1));
  const moved = [...places];
  for (let round = 0; round < 200; round++) {
    for (let index = 1; index < moved.length; index++) {
      const lacking = apart - (moved[index]! - moved[index - 1]!);
      if (lacking > 0) {
        moved[index - 1]! -= lacking / 2;
        moved[index]! += lacking / 2;
      }
    }
    moved[0] = Math.max(0, moved[0]!);
    moved[moved.length - 1] = Math.min(length, moved[moved.length - 1]!);
  }
  return moved;
}

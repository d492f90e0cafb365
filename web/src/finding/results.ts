/** What follows from the results of somebody's games. */
import type { Profile } from './finding';

export type Result = Profile['results'][number];

/** So many games, what of them was won, and the means of places and points. */
export interface Row {
  name: string;
  games: number;
  won: number;
  place: number;
  /** Null if no game was played to its end. */
  points: number | null;
}

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function row(name: string, results: Result[]): Row {
  const points = results.flatMap((one) => one.points ?? []);
  return {
    name,
    games: results.length,
    won: results.filter(({ place }) => place === 1).length,
    place: mean(results.map(({ place }) => place)),
    points: points.length ? mean(points) : null,
  };
}

function grouped(results: Result[], groups: (one: Result) => string[]): [string, Result[]][] {
  const found = new Map<string, Result[]>();
  for (const one of results) for (const group of new Set(groups(one))) found.set(group, [...(found.get(group) ?? []), one]);
  return [...found];
}

/** Games against people and against bots of each level; one against several kinds counts for each of them. */
export const byOpponent = (results: Result[]): Row[] =>
  grouped(results, ({ against }) => against.map((level) => level ?? 'people'))
    .map(([name, some]) => row(name, some))
    .toSorted((one, other) => other.games - one.games);

/** Games of two, three and four, by who began. */
export const byTurn = (results: Result[]): { players: number; rows: Row[] }[] =>
  grouped(results, ({ players }) => [String(players)])
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([players, some]) => ({
      players: Number(players),
      rows: grouped(some, ({ turn }) => [String(turn + 1)])
        .toSorted(([one], [other]) => Number(one) - Number(other))
        .map(([name, them]) => row(name, them)),
    }));

/** The ratings after the games of so many players, the earliest first. */
export const curveOf = (results: Result[], players: number): { rating: number; deviation: number }[] =>
  results.flatMap((one) => (one.players === players ? (one.after ?? []) : [])).toReversed();

/** How many points a turn were given away, in games that were looked back at. */
export function meanLoss(results: Result[]): { mean: number; games: number } | null {
  const losses = results.flatMap(({ loss }) => loss ?? []);
  return losses.length ? { mean: mean(losses), games: losses.length } : null;
}

/** Kinds of sources that belong together; what belongs to none is everything else. */
export const KINDS = {
  locks: ['locks'],
  cities: ['cities', 'essen_cities', 'mark_cities', 'all_cities', 'mayor'],
  depots: ['depots', 'all_depots', 'depot_majorities'],
  port: ['port'],
  exports: ['exports'],
} as const;
export type Kind = keyof typeof KINDS | 'other';
export const ALL_KINDS: readonly Kind[] = ['locks', 'cities', 'depots', 'port', 'exports', 'other'];

/** The points of a game by kinds of sources. */
export function byKind({ sources }: Result): Record<Kind, number> {
  const points: Record<Kind, number> = { locks: 0, cities: 0, depots: 0, port: 0, exports: 0, other: 0 };
  for (const [source, scored] of Object.entries(sources)) {
    const kind = Object.entries(KINDS).find(([, those]) => (those as readonly string[]).includes(source))?.[0] ?? 'other';
    points[kind as Kind] += scored;
  }
  return points;
}

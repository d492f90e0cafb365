/** What `ruhr study` has found (`ruhr.study.findings`). */
import type { Speaker } from '../lib/words';

export interface Measure {
  mean: number;
  low: number;
  high: number;
  count: number;
}

export interface Possession {
  thing: string;
  turn: number;
  points: Measure;
}

export interface Opening {
  place: number;
  action: string;
  points: Measure;
  wins: Measure;
  /** In what share of the games it was chosen. */
  chosen: number;
}

export interface Findings {
  players: number;
  games: number;
  level: string;
  places: Measure[];
  wins_by_place: Measure[];
  openings: Opening[];
  sources: { source: string; winners: number; others: number; more: Measure }[];
  possessions: Possession[];
}

const kindOf = (thing: string): string => thing.split(' ')[0]!;

/** Is it more than chance? */
export const clear = ({ low, high }: Measure): boolean => low > 0 || high < 0;

/** How far an interval reaches to either side of its mean. */
export const half = ({ low, high }: Measure): number => (high - low) / 2;

/** How far bars reach to either side, so that all of them fit. */
export const scaleOf = (measures: Measure[]): number => Math.max(1, ...measures.flatMap(({ low, high }) => [-low, high]));

/** What the first choices of a place are worth, by decision, the best first. */
export function firstsOf({ openings }: Findings, place: number): { decision: string; rows: Opening[] }[] {
  const here = openings.filter((one) => one.place === place);
  return ['option', 'start']
    .map((decision) => ({ decision, rows: here.filter(({ action }) => kindOf(action) === decision) }))
    .filter(({ rows }) => rows.length);
}

/** Kinds of things one can have or do, in the order in which they are told. */
const KINDS = ['marker', 'city', 'depot', 'port', 'lock', 'sale'] as const;

/** What goes with having something by the end of a turn, by kind, most points first. */
export function groupsOf({ possessions }: Findings, turn: number): { kind: string; rows: Possession[] }[] {
  const then = possessions.filter((one) => one.turn === turn).sort((one, other) => other.points.mean - one.points.mean);
  return KINDS.map((kind) => ({ kind, rows: then.filter(({ thing }) => kindOf(thing) === kind) })).filter(({ rows }) => rows.length);
}

/** A marker, or a place where something is built or sold. */
export function placeName(speaker: Speaker, thing: string): string {
  const [kind, where] = thing.split(' ') as [string, string];
  if (kind === 'marker') return speaker.say(`marker-${where}`);
  return kind === 'depot' ? speaker.say(`territory-${where}`) : speaker.place(where);
}

/** The same, with what is built or done there. */
export function nameOf(speaker: Speaker, thing: string): string {
  const [kind, place] = [kindOf(thing), placeName(speaker, thing)];
  return kind === 'marker' ? place : speaker.say('strategy-built', { kind, place });
}

/** What is most remarkable by the end of a turn: clear, and with most points. */
export const foremost = ({ possessions }: Findings, turn: number): Possession | undefined =>
  possessions.filter((one) => one.turn === turn && one.points.low > 0).sort((one, other) => other.points.low - one.points.low)[0];

/** The place in turn 1 that wins clearly more than its share, if there is one. */
export function luckyPlace({ players, wins_by_place }: Findings): number | null {
  const best = wins_by_place.reduce((found, { mean }, at) => (mean > wins_by_place[found]!.mean ? at : found), 0);
  return wins_by_place[best]!.low > 1 / players ? best + 1 : null;
}

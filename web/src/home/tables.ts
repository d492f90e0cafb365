/** What the forms and lists of the home page share: seats, clocks, times, and the way to a new table. */
import { keep, myKey, shareFor } from '../lib/memory';
import { ask, Refused } from '../lib/server';
import type { Level, Table } from '../lib/types';
import type { Speaker } from '../lib/words';
import { duration } from '../lib/clock';
import vocabulary from '../generated/vocabulary';
import type { components } from '../wire';

export type NewTable = Omit<components['schemas']['CreateTable'], 'request'>;
/** A game from a file, as far as it has been looked at here. */
export type Recorded = NonNullable<NewTable['record']> & { players: string[]; actions: string[] };
export type Listed = components['schemas']['ListedTable'];
export type Seat = Listed['seats'][number];

/** How well bots play, from the weakest to the strongest, and characters. */
export const LEVELS: readonly Level[] = vocabulary.levels;

/** How many can play. */
export const { fewest: FEWEST_PLAYERS, most: MOST_PLAYERS } = vocabulary.players;

/** Who is to sit on a seat: somebody at this screen, a friend who comes by the link, a bot, nobody. */
export type Kind = 'here' | 'link' | 'nobody' | Level;
export interface Wish {
  kind: Kind;
  name: string;
}

/** The seats as the server wants them. */
export function wished(seats: Wish[]): NewTable['seats'] {
  return seats.flatMap(({ kind, name }): NewTable['seats'] => {
    if (kind === 'nobody') return [];
    if (kind === 'here') return [{ name: name.trim() }];
    return [kind === 'link' ? {} : { level: kind }];
  });
}

/** Who sits at a table, in a row. */
export const namesAt = (table: Pick<Listed, 'seats'>): string => table.seats.flatMap((seat) => seat.name ?? []).join(', ');

const DAY = 86_400;
/** Clocks to choose from: seconds at the beginning, and with every decision. */
export const CLOCKS = {
  live: [
    [600, 15],
    [1500, 30],
    [3600, 30],
  ],
  days: [
    [3 * DAY, DAY / 2],
    [7 * DAY, DAY],
    [21 * DAY, 2 * DAY],
  ],
} as const;

/** Create a table with our key, remember it, and go there; what went wrong comes back in words. */
export async function create(
  wish: Partial<NewTable> & Pick<NewTable, 'seats'>,
  name: string,
  speaker: Speaker,
  go: (path: string) => void,
): Promise<string> {
  try {
    const known = wish.record || wish.position;
    // Who adds to a deal has to know the server's commitment first, so one sits down at a table that is there.
    const seats = known ? wish.seats : wish.seats.map(({ level }) => (level ? { level } : {}));
    const key = myKey();
    const made = await ask<{ table: Table }>('POST', '/api/tables', { key, body: { ...wish, seats } });
    if (!known) await sitDown(made.table, wish.seats, key);
    keep(made.table.id, null, name);
    go(`/table/${made.table.id}`);
    return '';
  } catch (error) {
    return inWords(error, speaker);
  }
}

/** Take the seats of a new table that have a name, adding to its deal. */
export async function sitDown({ id, fairness }: Table, seats: NewTable['seats'], key: string): Promise<void> {
  const share = fairness ? { share: shareFor(id, fairness.commitment) } : {};
  for (const [seat, { name }] of seats.entries())
    if (typeof name === 'string') await ask('POST', `/api/tables/${id}/seats/${seat}/join`, { key, body: { name, ...share } });
}

/** Lay a record out and go to its beginning; what went wrong comes back in words. */
export async function lookAt(record: NonNullable<NewTable['record']>, speaker: Speaker, go: (path: string) => void): Promise<string> {
  try {
    const shown = await ask<{ table: Table }>('POST', '/api/records', { body: { record }, harmless: true });
    go(`/table/${shown.table.id}/step/0`);
    return '';
  } catch (error) {
    return inWords(error, speaker);
  }
}

export async function inWords(error: unknown, speaker: Speaker): Promise<string> {
  if (error instanceof Refused) return speaker.problem(error.problem);
  return speaker.say(error instanceof TypeError ? 'problem-network' : 'problem-unknown');
}

/** A clock, its times in seconds: at the beginning + with every decision. */
export function clockWords(bank: number, increment: number, language: string): string {
  return [bank, increment]
    .filter(Boolean)
    .map((seconds) => duration(seconds, language))
    .join(' + ');
}

/** How long ago something was. */
export function ago(at: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = Math.max(0, (Date.now() - at) / 1000);
  if (seconds < 90) return format.format(-Math.floor(seconds), 'second');
  if (seconds < 5400) return format.format(-Math.round(seconds / 60), 'minute');
  if (seconds < 129_600) return format.format(-Math.round(seconds / 3600), 'hour');
  return format.format(-Math.round(seconds / 86_400), 'day');
}

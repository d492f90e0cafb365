/** The tables at which we sit, as the server knows them. */
import { myTables, ownKey, remembered, wish } from './memory';
import { ask } from './server';
import type { Table } from './types';
import type { components } from '../wire';

export type MyTable = components['schemas']['MyTable'];
/** So many tables that came with a link of their own are asked for. */
const MOST = 12;

/** Tables that are not to be listed among ours. */
export const hidden = (): string[] => remembered<string[]>('hidden-tables', []);

export const hide = (table: string): void => wish('hidden-tables', [table, ...hidden().filter((one) => one !== table)].slice(0, 500));

/** Our tables, those first at which we have to decide; null if nobody answers. */
export async function mine(): Promise<MyTable[] | null> {
  const key = ownKey();
  try {
    const [ours, others] = await Promise.all([
      key ? ask<{ tables: MyTable[] }>('GET', '/api/me/tables', { key }).then(({ tables }) => tables) : [],
      Promise.all(
        myTables()
          .filter((one) => one.key)
          .slice(0, MOST)
          .map(({ id, key }) => byLink(id, key!)),
      ),
    ]);
    const held = new Set(ours.map(({ id }) => id));
    const all = [...ours, ...others.filter((one) => one !== null && !held.has(one.id)).map((one) => one!)];
    return all.toSorted((one, other) => Number(other.asked) - Number(one.asked));
  } catch {
    return null;
  }
}

/** A table that is held with a key of its own; null if nobody knows it any more. */
async function byLink(id: string, key: string): Promise<MyTable | null> {
  const told = await ask<{ table: Table; seats: number[] }>('GET', `/api/tables/${id}`, { key }).catch(() => null);
  if (!told) return null;
  const { table, seats } = told;
  const { created_at, calmer_water, status, clock, origin, practice, known_deal, by_invitation, terms, cup, decider, since } = table;
  const shown = {
    id,
    created_at,
    calmer_water,
    status,
    seats: table.seats,
    clock,
    origin,
    practice,
    known_deal,
    by_invitation,
    terms,
    cup,
  };
  const asked = decider !== null && seats.includes(decider) && table.seats[decider]?.level === null;
  return { ...shown, mine: seats, decider, asked, since, ends_at: null };
}

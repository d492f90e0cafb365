/** Whom we do not want to read or to meet, and what we tell the hosts. A person is who sits on a seat, or who said a line. */
import { keyOf, myKey } from '../lib/memory';
import { ask } from '../lib/server';
import type { Live } from '../lib/live.svelte';
import type { Line, Table } from '../lib/types';
import type { Speaker } from '../lib/words';
import type { components } from '../wire';

type Schemas = components['schemas'];
export type OwnManners = Schemas['OwnManners'];
export type Distance = Schemas['SeatDistance'];
export type Reason = Schemas['TellHosts']['reason'];
/** What hosts are told of others. */
export const REASONS: readonly Reason[] = ['insult', 'hate', 'spam', 'name', 'unfair', 'other'];

/** Somebody at a table. */
export type Somebody = { seat: number } | { line: number };

/** May we mind who sits on a seat: is it somebody else, and are we anybody here? */
export function mayMind(live: Live, seat: number): boolean {
  const place = live.table?.seats[seat];
  return !!place?.person && place.name !== null && !live.seats.includes(seat) && keyOf(live.id) !== null;
}

const post = <T>(live: Live, path: string, body: object): Promise<T> =>
  ask<T>('POST', `/api/tables/${live.id}/${path}`, { key: keyOf(live.id) ?? myKey(), body, harmless: true });

export type PersonSheet = (typeof import('./PersonSheet.svelte'))['default'];
/** Where somebody is muted, blocked or reported; loaded with its words when it is first wanted. */
export async function personSheet(speaker: Speaker): Promise<PersonSheet> {
  const [sheet] = await Promise.all([import('./PersonSheet.svelte'), speaker.learn('manners', 'refusals')]);
  return sheet.default;
}

/** What we want of who sits on a seat. */
export async function distanceFrom(live: Live, seat: number): Promise<Distance> {
  const path = `/api/tables/${live.id}/manners`;
  const { seats } = await ask<Schemas['TableDistances']>('GET', path, { key: keyOf(live.id) ?? myKey() });
  return seats[seat] ?? { muted: false, blocked: false };
}

/** Mute or block somebody, or do so no more; what was said is then shown or hidden. */
export async function keepDistance(live: Live, who: Somebody, wish: Distance): Promise<void> {
  await post<OwnManners>(live, 'distance', { ...who, ...wish });
  const { chat } = await ask<{ table: Table; chat: Line[] }>('GET', `/api/tables/${live.id}`, { key: keyOf(live.id) ?? myKey() });
  live.chat = chat;
}

/** Tell the hosts of somebody's words or name. */
export const tellHosts = (live: Live, who: Somebody, reason: Reason, words: string): Promise<unknown> =>
  post(live, 'report', { ...who, reason, words });

/** From whom we keep our distance, and what we may not do. */
export const ownManners = (): Promise<OwnManners> => ask<OwnManners>('GET', '/api/me/manners', { key: myKey() });

/** Mind somebody no more; tells what is left. */
export const mindNoMore = (id: string): Promise<OwnManners> =>
  ask<OwnManners>('POST', `/api/me/manners/${id}/end`, { key: myKey(), body: {}, harmless: true });

/** What this browser remembers: its key, its tables, its wishes. */
import { newId } from './server';

export interface Mine {
  id: string;
  /** A key of this table alone, if it is not held with our own. */
  key?: string;
  /** Did that key come with a link? Others are from before we had one key for all tables. */
  by?: 'link';
  name: string;
  seen: number;
}

const TABLES = 'tables';
/** So many tables are remembered. */
const MOST = 50;

/** Our key, where a browser keeps nothing. */
let own: string | null = null;

export function remembered<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(`ruhr-${name}`) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Remember something in this browser only. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`ruhr-${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can play nevertheless.
  }
}

/** Remember a wish (`TRAVELLING` of identity.ts), on our other devices, too, if the server knows of any. */
export function wish(name: string, value: unknown): void {
  remember(name, value);
  if (remembered('known', false)) void import('./identity').then(({ send }) => send(name));
}

/** Our key, if we have played here before. */
export const ownKey = (): string | null => remembered<string | null>('key', own);

/** Our key, made when it is first needed. */
export function myKey(): string {
  const key = ownKey() ?? newId(24);
  useKey(key);
  return key;
}

/** Be somebody with a key from now on, or nobody. */
export function useKey(key: string | null): void {
  own = key;
  remember('key', key);
}

export const myTables = (): Mine[] => remembered<Mine[]>(TABLES, []);

/** The key with which we come to a table: that of our seat there, or our own. */
export const keyOf = (table: string): string | null => myTables().find((mine) => mine.id === table)?.key ?? ownKey();

/** Remember a table at which we sit, the latest first; with a key if it came with a link. */
export function keep(table: string, key: string | null, name = ''): void {
  const others = myTables().filter((mine) => mine.id !== table);
  remember(TABLES, [{ id: table, ...(key ? { key, by: 'link' } : {}), name, seen: Date.now() }, ...others].slice(0, MOST));
}

/** Remember our tables in another way. */
export const keepAll = (tables: Mine[]): void => remember(TABLES, tables);

/** Our key opens nothing any more: forget it, and what it opened. */
export function loseKey(): void {
  useKey(null);
  remember('known', false);
  keepAll(myTables().filter(({ key }) => key));
}

/** What a host has given us, so that we may sit down at his table. */
export const invitationTo = (table: string): string | null => remembered<string | null>(`invitation-${table}`, null);

export const keepInvitation = (table: string, invitation: string): void => remember(`invitation-${table}`, invitation);

/** What we know of a table's deal from before its game: to what the server has bound itself, and what we have added. */
export interface Promised {
  id: string;
  commitment: string;
  share: string | null;
}

const PROMISES = 'promises';

export const promisedAt = (table: string): Promised | null => remembered<Promised[]>(PROMISES, []).find(({ id }) => id === table) ?? null;

/** Keep what a table's server has bound itself to, the first time we see it; what we add is kept with it. */
export function keepPromise(table: string, commitment: string, share: string | null = null): Promised {
  const known = promisedAt(table);
  if (known && (known.share || !share)) return known;
  const kept = { id: table, commitment: known?.commitment ?? commitment, share };
  remember(PROMISES, [kept, ...remembered<Promised[]>(PROMISES, []).filter(({ id }) => id !== table)].slice(0, 100));
  return kept;
}

/** What we add to the deal of a table: always the same, so that no server can ask until it likes what it gets. */
export const shareFor = (table: string, commitment: string): string => keepPromise(table, commitment, newShare()).share!;

/** 32 random bytes, as digits. */
export const newShare = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

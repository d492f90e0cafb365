/** What this browser remembers: its keys, its tables, its wishes. */
import { newId } from './server';

export interface Mine {
  id: string;
  key: string;
  name: string;
  seen: number;
}

const TABLES = 'ruhr-tables';

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remembered<T>(name: string, otherwise: T): T {
  return read(`ruhr-${name}`, otherwise);
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`ruhr-${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can play nevertheless.
  }
}

export const myTables = (): Mine[] => read<Mine[]>(TABLES, []);

export const keyOf = (table: string): string | null => myTables().find((mine) => mine.id === table)?.key ?? null;

/** Keep the key of a table, the latest first. */
export function keep(table: string, key: string, name = ''): void {
  const others = myTables().filter((mine) => mine.id !== table);
  try {
    localStorage.setItem(TABLES, JSON.stringify([{ id: table, key, name, seen: Date.now() }, ...others].slice(0, 50)));
  } catch {
    // As above.
  }
}

export function forget(table: string): void {
  localStorage.setItem(TABLES, JSON.stringify(myTables().filter((mine) => mine.id !== table)));
}

/** What a host has given us, so that we may sit down at his table. */
export const invitationTo = (table: string): string | null => remembered<string | null>(`invitation-${table}`, null);

export const keepInvitation = (table: string, invitation: string): void => remember(`invitation-${table}`, invitation);

export const newKey = (): string => newId(24);

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

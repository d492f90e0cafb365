/** Where we are: the path, the fragment, and a key that came with the address. */
import { keep, keyOf } from './memory';
import { ask } from './server';
import type { Table } from './types';

const TABLE = /^\/table\/([A-Za-z0-9_-]{16})(?:\/step\/\d+)?\/?$/;
const KEY = /^[A-Za-z0-9_-]{22,64}$/;

export const tableOf = (path: string): string | null => TABLE.exec(path)?.[1] ?? null;

/** The link with which somebody goes on with his own seat on another device. */
export const keyLink = (table: string, key: string): string => `${location.origin}/table/${table}#key=${key}`;

/** A key that came behind the # is taken out of the address before anything else, and kept. */
export function takeKey(again: () => void): void {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (key === null) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const table = tableOf(location.pathname);
  if (!table || !KEY.test(key)) return;
  const known = keyOf(table);
  if (!known) keep(table, key);
  else if (known !== key) void replace(table, known, key, again);
}

/** A link may not take a seat away that we hold: another key counts only if ours holds none. */
async function replace(table: string, known: string, key: string, again: () => void): Promise<void> {
  const held = await ask<{ table: Table; seats: number[] }>('GET', `/api/tables/${table}`, { key: known }).catch(() => null);
  if (!held || held.seats.length) return;
  keep(table, key);
  again();
}

export class Route {
  path = $state('/');
  hash = $state('');
  /** What stands behind the question mark. */
  search = $state('');
  /** Counts arrivals, also at the place where we are already. */
  visits = $state(0);
  /** Counts keys that were exchanged for the one in the address: the table is then opened anew. */
  exchanged = $state(0);

  constructor() {
    this.arrive();
  }

  arrive = (): void => {
    takeKey(() => this.exchanged++);
    this.path = location.pathname;
    this.search = location.search;
    this.hash = decodeURIComponent(location.hash.slice(1));
    this.visits++;
  };

  go = (to: string): void => {
    if (to !== location.pathname + location.search + location.hash) history.pushState(null, '', to);
    this.arrive();
  };

  /** Follow a link of our own without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

/** Where we are: the path, the fragment, and a key that came with the address. */
import { keep, keepInvitation, keyOf } from './memory';
import { ask } from './server';
import type { Table } from './types';

const TABLE = /^\/table\/([A-Za-z0-9_-]{16})(?:\/step\/\d+)?\/?$/;
const REVIEW = /^\/table\/([A-Za-z0-9_-]{16})\/review(?:\/(\d+))?\/?$/;
const PUZZLES = /^\/table\/([A-Za-z0-9_-]{16})\/review\/puzzles\/([0-3])(?:\/([1-9]))?\/?$/;
const CUP = /^\/cups\/([A-Za-z0-9_-]{16})\/?$/;
const KEY = /^[A-Za-z0-9_-]{22,64}$/;

export const tableOf = (path: string): string | null => TABLE.exec(path)?.[1] ?? null;

/** The cup that is looked at. */
export const cupOf = (path: string): string | null => CUP.exec(path)?.[1] ?? null;

/** The table whose game is looked back at, and the decision that is meant. */
export function reviewOf(path: string): { table: string; step: number | null } | null {
  const found = REVIEW.exec(path);
  return found && { table: found[1]!, step: found[2] === undefined ? null : Number(found[2]) };
}

/** The table and the seat whose costliest turns are played as puzzles, and which of them. */
export function ownPuzzlesOf(path: string): { table: string; seat: number; at: number } | null {
  const found = PUZZLES.exec(path);
  return found && { table: found[1]!, seat: Number(found[2]), at: Number(found[3] ?? 1) };
}

/** The link with which somebody sits down whom the host has invited. */
export const invitationLink = (table: string, invitation: string): string => `${location.origin}/table/${table}#invitation=${invitation}`;

/** What a link from another device carries, until somebody has said that he wants it. */
export const arriving: { code: string | null } = { code: null };

/** A key, an invitation or what leads to another device is taken out of the address before anything else, and kept. */
export function takeKey(again: () => void): void {
  const given = new URLSearchParams(location.hash.slice(1));
  const [key, invitation, code] = [given.get('key'), given.get('invitation'), given.get('link')];
  if (key === null && invitation === null && code === null) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (code && KEY.test(code)) arriving.code = code;
  const table = tableOf(location.pathname);
  if (table && invitation) keepInvitation(table, invitation);
  if (!table || !key || !KEY.test(key)) return;
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

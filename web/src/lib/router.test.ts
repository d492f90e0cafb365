import { beforeEach, expect, test, vi } from 'vitest';
import { invitationTo, keep, keyOf } from './memory';
import { ownPuzzlesOf, reviewOf, tableOf, takeKey } from './router.svelte';

const TABLE = 'ruhrschifffahrt1';
const KEY = 'anna-has-invented-this-key';

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  history.replaceState(null, '', `/table/${TABLE}#key=${KEY}`);
});

/** A server that says which seats a key holds; returns what has become of its answers. */
const serverSays = (seats: number[]) => {
  const json = vi.fn(async () => ({ table: {}, seats }));
  vi.stubGlobal('fetch', async () => ({ ok: true, json }));
  return json;
};

test('a table has an address', () => {
  expect(tableOf(`/table/${TABLE}`)).toBe(TABLE);
  expect(tableOf('/table/short')).toBeNull();
  expect(tableOf('/rules')).toBeNull();
});

test('the costliest turns of a seat have addresses, one each', () => {
  expect(ownPuzzlesOf(`/table/${TABLE}/review/puzzles/2`)).toEqual({ table: TABLE, seat: 2, at: 1 });
  expect(ownPuzzlesOf(`/table/${TABLE}/review/puzzles/0/3`)).toEqual({ table: TABLE, seat: 0, at: 3 });
  expect(ownPuzzlesOf(`/table/${TABLE}/review/7`)).toBeNull();
  expect(reviewOf(`/table/${TABLE}/review/puzzles/2`)).toBeNull();
});

test('a key in the address is kept and taken out of it', () => {
  takeKey(() => undefined);
  expect(keyOf(TABLE)).toBe(KEY);
  expect(location.hash).toBe('');
});

test('an invitation in the address is kept and taken out of it', () => {
  history.replaceState(null, '', `/table/${TABLE}#invitation=come-and-play-with-us`);
  takeKey(() => undefined);
  expect(invitationTo(TABLE)).toBe('come-and-play-with-us');
  expect(location.hash).toBe('');
  expect(keyOf(TABLE)).toBeNull();
});

test('what is not a key is thrown away', () => {
  history.replaceState(null, '', `/table/${TABLE}#key=short`);
  takeKey(() => undefined);
  expect(keyOf(TABLE)).toBeNull();
  expect(location.hash).toBe('');
});

test('a link does not take a seat away that we hold', async () => {
  keep(TABLE, 'b'.repeat(24));
  const read = serverSays([1]);
  const again = vi.fn();
  takeKey(again);
  await vi.waitFor(() => expect(read).toHaveResolved());
  expect(keyOf(TABLE)).toBe('b'.repeat(24));
  expect(again).not.toHaveBeenCalled();
});

test('a key that holds nothing gives way', async () => {
  keep(TABLE, 'b'.repeat(24));
  serverSays([]);
  const again = vi.fn();
  takeKey(again);
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
  expect(keyOf(TABLE)).toBe(KEY);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { arrive, catchUp, deviceName, send } from './identity';
import { keep, keyOf, loseKey, myKey, myTables, ownKey, remember, remembered, useKey, wish } from './memory';
import { wishes } from './wishes.svelte';

const [TABLE, OTHER] = ['ruhrschifffahrt1', 'ruhrschifffahrt2'];
const FORMER = 'a-key-of-a-single-table-from-before';
let asked: { path: string; key: string; body: Record<string, unknown> }[] = [];

/** A server that answers everything with what it is told to. */
function serverSays(answers: Record<string, object>): void {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
    asked.push({ path, key: headers.authorization?.slice(7) ?? '', body: JSON.parse(body ?? '{}') as Record<string, unknown> });
    const found = answers[path];
    return {
      ok: found !== undefined,
      status: found ? 200 : 401,
      json: async () => found ?? { error: { code: 'session_ended', values: {} } },
    };
  });
}

beforeEach(() => {
  localStorage.clear();
  useKey(null);
  vi.unstubAllGlobals();
});

test('one key is made when it is first needed, and is that of all tables', () => {
  expect(ownKey()).toBeNull();
  expect(keyOf(TABLE)).toBeNull();
  const key = myKey();
  expect(key).toMatch(/^[\w-]{32}$/);
  expect([myKey(), keyOf(TABLE), keyOf(OTHER)]).toEqual([key, key, key]);
});

test('a key that came with a link is that of its table only', () => {
  keep(TABLE, FORMER);
  expect(keyOf(TABLE)).toBe(FORMER);
  expect(keyOf(OTHER)).toBeNull();
});

test('keys of single tables from before are sent once and forgotten, those of links are kept', async () => {
  remember('tables', [{ id: TABLE, key: FORMER, name: 'Anna', seen: 1 }]);
  keep(OTHER, 'a-key-that-came-with-a-link');
  serverSays({ '/api/me/keys': { brought: 1 }, '/api/me': { known: true, since: 1, wishes: {}, sessions: [] } });
  await catchUp();
  const first = asked[0]!;
  expect([first.path, first.body.keys, first.key]).toEqual(['/api/me/keys', [FORMER], ownKey()]);
  expect([keyOf(TABLE), keyOf(OTHER)]).toEqual([ownKey(), 'a-key-that-came-with-a-link']);
  expect(localStorage.getItem('ruhr-tables')).not.toContain(FORMER);
  await catchUp();
  expect(asked.filter(({ path }) => path === '/api/me/keys')).toHaveLength(1);
});

test('keys from before stay in use as long as nobody has taken them', async () => {
  remember('tables', [{ id: TABLE, key: FORMER, name: 'Anna', seen: 1 }]);
  vi.stubGlobal('fetch', async () => ({
    ok: false,
    status: 429,
    json: async () => ({ error: { code: 'too_many_requests', values: {} } }),
  }));
  await catchUp();
  expect(keyOf(TABLE)).toBe(FORMER);
});

test('who plays on one device only sends no wish', () => {
  serverSays({});
  wish('pace', 'fast');
  expect(remembered('pace', '')).toBe('fast');
  expect(asked).toEqual([]);
});

test('wishes are sent together, and what was wished elsewhere is heard', async () => {
  myKey();
  remember('known', true);
  remember('pace', 'fast');
  remember('sounds', false);
  serverSays({
    '/api/me/wishes': {},
    '/api/me': { known: true, since: 1, wishes: { pace: 'slow', number_keys: false }, sessions: [] },
  });
  send('pace');
  send('sounds');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]!.body.wishes).toEqual({ pace: 'fast', sounds: false });
  await vi.waitFor(() => expect(remembered('unsent', ['?'])).toEqual([]));
  await catchUp();
  expect([wishes.pace, wishes.numbers]).toEqual(['slow', false]);
});

test('a device becomes another person\u2019s with a fresh key, with its games or without', async () => {
  const before = myKey();
  keep(TABLE, null, 'Anna');
  serverSays({ '/api/me/arrive': { known: true, since: 1, wishes: { name: 'Carla' }, sessions: [] } });
  await arrive('what-the-link-carries', false);
  expect(asked[0]!.key).toBe(ownKey());
  expect(ownKey()).not.toBe(before);
  expect(asked[0]!.body.keys).toEqual([]);
  expect(keyOf(TABLE)).toBe(before);
  expect(remembered('name', '')).toBe('Carla');
  const between = ownKey();
  await arrive('what-the-next-link-carries', true);
  expect(asked[1]!.body.keys).toEqual([between, before]);
  expect(keyOf(TABLE)).toBe(ownKey());
});

test('who was signed out elsewhere forgets his key, and nothing that others gave him', async () => {
  myKey();
  keep(TABLE, null);
  keep(OTHER, FORMER);
  remember('known', true);
  serverSays({});
  await catchUp();
  expect(ownKey()).toBeNull();
  expect(myTables().map(({ id }) => id)).toEqual([OTHER]);
  loseKey();
  expect(keyOf(OTHER)).toBe(FORMER);
});

test('a device is known by what everybody calls it', () => {
  const chrome = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
  expect(deviceName(chrome)).toBe('Chrome · Android');
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox · Linux');
  expect(deviceName('something new')).toBe('?');
});

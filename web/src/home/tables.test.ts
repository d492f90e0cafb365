import { expect, test, vi } from 'vitest';
import { fairTable } from '../fixtures/fair';
import { duration } from '../lib/clock';
import { keyOf, promisedAt } from '../lib/memory';
import { game, serve, speaker, type Answers } from '../testing';
import { clockWords, create, wished } from './tables';

const fresh = { ...game.new, fairness: { ...fairTable.fairness!, shares: [null, null, null] } };

/** Create a table at a server that answers this. Returns what was sent, by its path, where one went, and what was said. */
async function made(wish: Parameters<typeof create>[0], answers: Answers) {
  serve(answers);
  const sent: [string, Record<string, unknown>][] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    sent.push([path, JSON.parse(String(options.body)) as Record<string, unknown>]);
    return fetch(path, options);
  });
  const go = vi.fn();
  const problem = await create(wish, 'Anna', speaker, go);
  return { sent, go, problem };
}

test('one sits down at a new table when the server is bound, and adds to the deal on every seat of this screen', async () => {
  const answers = { '/api/tables': { table: fresh }, 'seats/0/join': { version: 1 }, 'seats/2/join': { version: 2 } };
  const { sent, go } = await made({ seats: [{ name: 'Anna' }, { level: 'reeder' }, { name: 'Ben' }] }, answers);
  const [creation, ...sitting] = sent;
  expect(creation![1].seats).toEqual([{}, { level: 'reeder' }, {}]);
  const { commitment, share } = promisedAt(fresh.id)!;
  expect(commitment).toBe(fresh.fairness.commitment);
  expect(sitting).toMatchObject([
    [`/api/tables/${fresh.id}/seats/0/join`, { name: 'Anna', share }],
    [`/api/tables/${fresh.id}/seats/2/join`, { name: 'Ben', share }],
  ]);
  expect(go).toHaveBeenCalledExactlyOnceWith(`/table/${fresh.id}`);
  expect(keyOf(fresh.id)).not.toBeNull();
});

test('a table whose deal is known is made with everybody at it', async () => {
  const seats = [{ name: 'Anna' }, { level: 'reeder' as const }];
  const { sent, go } = await made({ seats, position: '2 players' }, { '/api/tables': { table: game.new } });
  expect(sent.map(([path, { seats }]) => [path, seats])).toEqual([['/api/tables', seats]]);
  expect(go).toHaveBeenCalledOnce();
  expect(promisedAt(game.new.id)).toBeNull();
});

test('at a server without fingerprints one sits down all the same', async () => {
  const answers = { '/api/tables': { table: { ...game.new, fairness: null } }, 'seats/0/join': { version: 1 } };
  const { sent, go } = await made({ seats: [{ name: 'Anna' }, {}] }, answers);
  expect(sent[1]![1]).not.toHaveProperty('share');
  expect(go).toHaveBeenCalledOnce();
});

test('who cannot sit down is told why', async () => {
  const { go, problem } = await made({ seats: [{ name: 'Anna' }, {}] }, { '/api/tables': { table: fresh }, 'seats/0/join': 409 });
  expect(go).not.toHaveBeenCalled();
  expect(problem).not.toBe('');
});

test('seats are told as the server wants them', () => {
  expect(
    wished([
      { kind: 'here', name: ' Anna ' },
      { kind: 'link', name: 'left from before' },
      { kind: 'reeder', name: '' },
      { kind: 'nobody', name: '' },
    ]),
  ).toEqual([{ name: 'Anna' }, {}, { level: 'reeder' }]);
});

test('times have at most two units', () => {
  expect(duration(90, 'en')).toBe('1 min 30 sec');
  expect(duration(90_061, 'en')).toBe('1 day 1 hr');
  expect(clockWords(1500, 30, 'en')).toBe('25 min + 30 sec');
  expect(clockWords(600, 0, 'en')).toBe('10 min');
});

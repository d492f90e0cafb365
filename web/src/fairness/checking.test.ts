import { expect, test, vi } from 'vitest';
import { fairDeals, fairEnd, fairRecord, fairShare } from '../fixtures/fair';
import type { Promised } from '../lib/memory';
import type { GameRecord, Table } from '../lib/types';
import { ANNA, board } from '../testing';
import { check, commitmentTo, derivedDeal, fingerprintOf } from './checking';

const { commitment } = fairRecord.fairness;
const promised: Promised = { id: fairEnd.id, commitment, share: fairShare };

const found = (record: GameRecord = fairRecord, known: Promised | null = promised, table: Table = fairEnd, seats: number[] = [ANNA]) =>
  check(board, table, seats, record, known);

/** A record whose proof says something else. */
const proving = (more: Partial<NonNullable<GameRecord['fairness']>>): GameRecord => ({
  ...fairRecord,
  fairness: { ...fairRecord.fairness, ...more },
});

test.each(fairDeals.map((example) => [example.fingerprint.slice(0, 8), example] as const))(
  'the deal %s follows from its secret here as it does at the server',
  async (_, example) => {
    expect(await commitmentTo(example.secret)).toBe(example.commitment);
    expect(await fingerprintOf(example.commitment, example.shares)).toBe(example.fingerprint);
    expect(await derivedDeal(board, example.secret, example.shares, example.calmer_water)).toEqual(example.deal);
  },
);

test('a deal that was promised before the game is found to be so', async () => {
  expect(await found()).toBe('checked');
});

test('who was not there before can only say that it fits together', async () => {
  expect(await found(fairRecord, null, fairEnd, [])).toBe('consistent');
});

test('who has only watched knows the commitment and needs no share', async () => {
  expect(await found(fairRecord, { ...promised, share: null }, fairEnd, [])).toBe('checked');
});

test('a secret that is not the one the server was bound to is found', async () => {
  const other = '0'.repeat(64);
  expect(await found(proving({ secret: other }))).toBe('commitment');
  // Even if the server now says that it was bound to another one.
  const instead = await commitmentTo(other);
  expect(await found(proving({ secret: other, commitment: instead }))).toBe('commitment');
  expect(await found({ ...fairRecord, fairness: null })).toBe('commitment');
});

test('a share that is not ours is found', async () => {
  const shares = ['f'.repeat(64), ...fairRecord.fairness.shares.slice(1)];
  expect(await found(proving({ shares }))).toBe('share');
  expect(await found(proving({ shares: [null, ...shares.slice(1)] }))).toBe('share');
});

test('what others have added is not exchanged after the game either', async () => {
  const shares = [...fairRecord.fairness.shares.slice(0, 2), 'f'.repeat(64)];
  expect(await found(proving({ shares }))).toBe('commitment');
});

test.each([
  ['who begins', { first: 1 - fairRecord.deal.first }],
  ['what lies on the obstacles', { obstacles: fairRecord.deal.obstacles.toReversed() }],
  ['what is in the bag', { bag: fairRecord.deal.bag.toReversed() }],
  ['the countries', { countries: fairRecord.deal.countries.toSorted() }],
  ['what is drawn', { draws: fairRecord.deal.draws.map((draw) => draw + 1) }],
])('a deal in which %s is another is found', async (_, other) => {
  expect(await found({ ...fairRecord, deal: { ...fairRecord.deal, ...other } })).toBe('deal');
});

test('a deal that is not what was seen in the game is found', async () => {
  const countries = { ...fairEnd.view!.countries, 4: fairEnd.view!.countries[4] === 'belgium' ? 'rhineland' : 'belgium' };
  expect(await found(fairRecord, promised, { ...fairEnd, view: { ...fairEnd.view!, countries } })).toBe('seen');
});

test('a browser that cannot hash on an open line says so', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await found()).toBe('insecure');
});

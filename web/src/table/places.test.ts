import { expect, test } from 'vitest';
import printed from '../generated/board.json';
import type { Board, Possibility, Table } from '../lib/types';
import { byPlace, gistOf, placeOf } from './places';
import { warningsOf } from './warnings';

const board = printed as unknown as Board;

test.each([
  ['start gewalt', 'space:gewalt'],
  ['sell steele', 'space:steele'],
  ['lock lock_horst', 'space:lock_horst'],
  ['city werden', 'city:werden'],
  ['depot essen', 'depot:essen'],
  ['port belgium', 'port:belgium'],
  ['white_warehouse muelheim', 'city:muelheim'],
  ['white_warehouse rhineland', 'port:rhineland'],
  ['shift belgium rhineland', 'port:rhineland'],
  ['option pilot', null],
  ['done', null],
])('%s is chosen at %s', (action, place) => {
  expect(placeOf(action, board)).toBe(place);
});

const possibility = (action: string, ...causes: [string, Record<string, number | string>][]): Possibility => ({
  action,
  causes: causes.map(([kind, values]) => ({ kind, section: '6.6', values })),
});

test('actions at the same place are found together', () => {
  const found = byPlace([possibility('city steele'), possibility('white_warehouse steele'), possibility('done')], board);
  expect([...found].map(([place, actions]) => [place, actions.length])).toEqual([['city:steele', 2]]);
});

test('the gist of an action counts for its own player only', () => {
  const sale = possibility(
    'sell steele',
    ['sold', { seat: 0, thalers: 3 }],
    ['demand_taken', { seat: 0, thalers: 1 }],
    ['token_gained', { seat: 0, area: 'black_city' }],
    ['quality_lost', { seat: 0, pips: 2 }],
    ['exported', { seat: 1, points: 3 }],
  );
  expect(gistOf(sale, 0)).toEqual({ thalers: 4, points: 0, tokens: ['black_city'], markers: [], lost: 1, debts: 0 });
});

test('waste is warned of, and nothing else', () => {
  const table = { decider: 0, view: { players: [{ thalers: 12 }] } } as unknown as Table;
  const [lock, done] = [possibility('lock lock_horst'), possibility('done')];
  const debt = possibility('depot essen', ['borrowed', { seat: 0, thalers: 1 }]);
  expect(warningsOf(done, [lock, done], table, board)).toEqual(['web-warn_lock', 'web-warn_thalers']);
  expect(warningsOf(debt, [debt, done], table, board)).toEqual(['web-warn_debt']);
  expect(warningsOf(debt, [debt], table, board)).toEqual([]);
  expect(warningsOf(lock, [lock, done], table, board)).toEqual([]);
});

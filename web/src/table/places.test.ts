import { expect, test } from 'vitest';
import printed from '../generated/board.json';
import vocabulary from '../generated/vocabulary.json';
import type { Board, Possibility, Table } from '../lib/types';
import { game } from '../testing';
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
  ['transport wiesche', 'space:wiesche'],
  ['option pilot', null],
  ['option pilot free', null],
  ['take points', null],
  ['done', null],
  ['', null],
  ['nonsense steele', null],
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

test('every place of a real decision is on the board', () => {
  const spaces = board.river.map((space) => `space:${space.id}`);
  const cities = Object.keys(board.cities).map((city) => `city:${city}`);
  const depots = Object.keys(board.depots).map((depot) => `depot:${depot}`);
  const there = new Set([...spaces, ...cities, ...depots, ...board.port.columns.map((country) => `port:${country}`)]);
  for (const { asked, refusals } of [game.sale, game.debts, game.purchase]) {
    for (const { action } of [...asked, ...refusals]) {
      const place = placeOf(action, board);
      if (place) expect(there, action).toContain(place);
      else expect(Object.values((vocabulary.actions as Record<string, object>)[action.split(' ')[0]!]!).length, action).toBeLessThan(2);
    }
  }
});

test.each<[string, Record<string, number | string>, object]>([
  ['wage_paid', { seat: 0, thalers: 2 }, { thalers: 2 }],
  ['lock_built', { seat: 0, thalers: 3, points: 2 }, { thalers: -3, points: 2 }],
  ['depot_built', { seat: 0, thalers: 1 }, { thalers: -1 }],
  ['port_built', { seat: 0, thalers: 4 }, { thalers: -4 }],
  ['shifted', { seat: 0, thalers: 1 }, { thalers: -1 }],
  ['repaid', { seat: 0, thalers: 3 }, { thalers: -3 }],
  ['option_chosen', { seat: 0, thalers: 2 }, { thalers: -2 }],
  ['stranded', { seat: 0, points: 2 }, { points: -2 }],
  ['borrowed_ahead', { seat: 0, thalers: 1, points: 2 }, { points: -2, debts: 1 }],
  ['exported', { seat: 0, points: 4 }, { points: 4 }],
  ['progress_gained', { seat: 0, marker: 'inn' }, { markers: ['inn'] }],
  ['won', { seat: 0, points: 31 }, {}],
  ['wage_paid', { seat: 1, thalers: 2 }, {}],
])('the gist of %s %j', (kind, values, told) => {
  const nothing = { thalers: 0, points: 0, tokens: [], markers: [], lost: 0, debts: 0 };
  expect(gistOf(possibility('done', [kind, values]), 0)).toEqual({ ...nothing, ...told });
});

test.each([
  ['inn_visited', { currency: 'thaler', count: 2 }, { thalers: 2, points: 0 }],
  ['inn_visited', { currency: 'point', count: 1 }, { thalers: 0, points: 1 }],
  ['gift_taken', { currency: 'point' }, { thalers: 0, points: 1 }],
  ['levy_paid', { currency: 'thaler' }, { thalers: -1, points: 0 }],
  ['city_income', { city: 'kettwig' }, { thalers: 1, points: 0 }],
])('what %s brings is part of the gist', (kind, values, gist) => {
  const causes = [{ kind, section: '6.1', values: { seat: 1, ...values } }];
  expect(gistOf({ action: 'done', causes }, 1)).toMatchObject(gist);
});

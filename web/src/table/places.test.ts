import { expect, test } from 'vitest';
import { board, event, gains, game, possibility } from '../testing';
import { byPlace, gistOf, placeOf } from './places';

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

test('actions at the same place are found together', () => {
  const found = byPlace([possibility('city steele'), possibility('white_warehouse steele'), possibility('done')], board);
  expect([...found].map(([place, actions]) => [place, actions.length])).toEqual([['city:steele', 2]]);
});

test('the gist of an action counts for its own player only', () => {
  const sale = possibility(
    'sell steele',
    event('sold', { seat: 0, thalers: 3 }, gains(0, 3)),
    event('demand_taken', { seat: 0, thalers: 1 }, gains(0, 1)),
    event('token_gained', { seat: 0, area: 'black_city' }),
    event('quality_lost', { seat: 0, pips: 2 }),
    event('exported', { seat: 1, points: 3 }, gains(1, 0, 3)),
  );
  expect(gistOf(sale, 0)).toEqual({ thalers: 4, points: 0, tokens: 1, markers: 0, lost: 1, debts: 0 });
  expect(gistOf(sale, 1)).toEqual({ thalers: 0, points: 3, tokens: 0, markers: 0, lost: 0, debts: 0 });
});

test('who borrows has a debt, and what is left of the loan', () => {
  const building = possibility(
    'city steele',
    event('borrowed_ahead', { seat: 0, thalers: 2, turn: 9, points: 2 }, gains(0, 2, -2)),
    event('city_built', { seat: 0, thalers: 3, points: 1 }, gains(0, -3, 1)),
    event('progress_gained', { seat: 0, marker: 'inn' }),
  );
  expect(gistOf(building, 0)).toEqual({ thalers: -1, points: -1, tokens: 0, markers: 1, lost: 0, debts: 1 });
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
      else expect(['option', 'inn', 'repay', 'done'], action).toContain(board.actions[action]!.kind);
    }
  }
});

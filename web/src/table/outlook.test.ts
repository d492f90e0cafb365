import { expect, test } from 'vitest';
import { event, foreseen, game, gains, say, speaker } from '../testing';
import { broughtBy, headOf, madePossible, particularsOf } from './outlook';

const seat = game.sale.table.decider!;
const told = (more: Parameters<typeof foreseen>[0]): string[] => particularsOf(foreseen(more), speaker);

test('where the coal goes is told, and whether it needs a pilot', () => {
  expect(headOf(foreseen(), speaker)).toBe(say('outlook-sold', { name: 'Werden', pilot: 'no' }));
  expect(headOf(foreseen({ pilot: true }), speaker)).toBe(say('outlook-sold', { name: 'Werden', pilot: 'yes' }));
});

test('the obstacles on the way have their names, or there is none', () => {
  expect(told({ obstacles: ['lock_neukirchen'] })[0]).toBe(say('outlook-obstacles', { names: 'Neukirchen' }));
  expect(told({ obstacles: [] })[0]).toBe(say('outlook-clear'));
});

test('what the buyer pays is told to its seller alone, in the words of what would happen', () => {
  const other = (seat + 1) % 3;
  const causes = [
    event('demand_taken', { seat, space: 'werden', thalers: 1 }),
    event('city_income', { seat: other, city: 'werden', thalers: 1 }),
  ];
  const words = told({ causes, points: 0 });
  expect(words).toContain(speaker.event(causes[0]!));
  expect(words).not.toContain(speaker.event(causes[1]!));
});

test('what stands against it, and the points it leads to', () => {
  expect(told({ hauling: true, carried: false, points: 3 })).toEqual(
    expect.arrayContaining([say('outlook-hauling'), say('outlook-not_carried'), say('outlook-points', { points: 3 })]),
  );
  expect(told({ points: 0 })).not.toContain(say('outlook-points', { points: 0 }));
});

test('at a glance it is what the seller gains', () => {
  const causes = [
    event('sold', { seat }, gains(seat, 3)),
    event('token_gained', { seat }),
    event('demand_taken', { seat }, gains(seat, 1)),
  ];
  expect(broughtBy(foreseen({ causes }))).toMatchObject({ thalers: 4, tokens: 1 });
});

test('an option makes possible what the server says', () => {
  const plain = foreseen({ options: ['none', 'pilot'] });
  const upriver = foreseen({ storage: 'saarn', hauling: true, options: ['hauling'] });
  expect(madePossible([plain, upriver], { option: 'none', free: false })).toEqual([plain]);
  expect(madePossible([plain, upriver], { option: 'hauling', free: false })).toEqual([upriver]);
});

import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { View } from '../lib/types';
import { board, game, say, speaker, textOf, textsOf } from '../testing';
import Odds from './Odds.svelte';

const { view } = game.purchase.table;

function show(shown: View = view): { bag: string; shares: string[]; markers: string[]; countries: string[] } {
  const { container } = render(Odds, { view: shown, board, speaker });
  const [markers, countries] = [...container.querySelectorAll('ul')].map((list) => textsOf(list, 'li'));
  return { bag: textOf(container.querySelector('p')), shares: textsOf(container, 'dd'), markers: markers!, countries: countries! };
}

test('what may still come is counted, and adds up to what is not known', () => {
  const { bag, markers } = show();
  expect(bag).toBe(say('odds-bag', { count: 9 }));
  const counts = markers.map((words) => Number(/^(\d+) × ./.exec(words)![1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(view.bag.unknown.length);
});

test('how likely high and low water are', () => {
  const { shares } = show();
  const all = board.markers.flatMap((marker) => Array.from({ length: marker.count ?? 1 }, () => marker.event));
  const percent = (event: string): string =>
    `${Math.round((100 * view.bag.unknown.filter((number) => all[number] === event).length) / view.bag.unknown.length)}%`;
  expect(shares).toEqual([percent('high_water'), percent('low_water')]);
});

test('where no draw follows no shares are told', () => {
  expect(show({ ...view, bag: { ...view.bag, draw_follows: false } }).shares).toEqual([]);
});

test('when everything is known nothing breaks', () => {
  const { markers, shares } = show({ ...view, bag: { ...view.bag, count: 0, unknown: [], draw_follows: false } });
  expect([markers, shares]).toEqual([[], []]);
});

test('countries that were shown do not come again', () => {
  // Belgium was shown once, the Netherlands three times, the Rhineland twice.
  const left = (country: string, shown: number): string => `${board.countries[country]! - shown} × ${say(`country-${country}`)}`;
  expect(show().countries.toSorted()).toEqual([left('belgium', 1), left('netherlands', 3), left('rhineland', 2)].toSorted());
});

test('white markers that are left are counted', () => {
  const { container } = render(Odds, { view, board, speaker });
  const white = textsOf([...container.querySelectorAll('ul')].at(-1)!, 'li');
  expect(white).toEqual(Object.entries(view.white_left).map(([marker, left]) => `${left} × ${say(`marker-${marker}`)}`));
});

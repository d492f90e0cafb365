import { render } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import type { Board as Printed, View } from '../lib/types';
import { Speaker, bundleOf } from '../lib/words';
import { lyingAt } from '../table/sight';
import { board, game, media, NAMES, textsOf } from '../testing';
import Board from './Board.svelte';
import { mapLayout, stripLayout } from './layout';

/** Somebody has corrected his board: a name, the order of two places, the prices of a city, the export track. */
const river = board.river.map((space) => (space.id === 'nachtigall' ? { ...space, name: 'Zeche Nightingale' } : space));
const [witten, heven] = [river.findIndex(({ id }) => id === 'witten'), river.findIndex(({ id }) => id === 'heven')];
[river[witten], river[heven]] = [river[heven]!, river[witten]!];
const edited: Printed = {
  ...board,
  river,
  cities: { ...board.cities, hattingen: { ...board.cities.hattingen!, slots: [1, 7] } },
  export_track: { values: [1, 3, 5] },
};
/** …and the dice at the beginning. */
const { view: seen } = game.told;
const view: View = {
  ...seen,
  cities: { ...seen.cities, hattingen: [null, null] },
  river: { ...seen.river, dice: { ...seen.river.dice, nachtigall: 6, wiesche: 2 } },
};
const speaker = new Speaker('en', await bundleOf('en'), edited, NAMES);

beforeEach(() => media());

test.each([false, true])('an edited board is drawn as it is printed (strip: %s)', (strip) => {
  const describe = (place: string): string => lyingAt(place, view, edited, speaker);
  render(Board, { board: edited, view, legal: new Set<string>(), say: speaker.say, describe, onlook: () => {}, onchoose: () => {}, strip });
  expect(textsOf(document, 'text')).toContain('Zeche Nightingale');
  expect(textsOf(document, 'text')).not.toContain('Nachtigall');
  const label = (key: string): string => document.querySelector(`[data-place="${key}"]`)!.getAttribute('aria-label')!;
  expect(label('space:nachtigall')).toContain(speaker.say('place-storage', { name: 'Zeche Nightingale', colour: 'white', pips: 6 }));
  expect(label('space:wiesche')).toContain('2');
  for (const thalers of [1, 7]) expect(label('city:hattingen')).toContain(speaker.say('place-free', { thalers }));
  expect(document.querySelectorAll('[data-at="space:nachtigall"] .pip, [data-at="space:nachtigall"] circle').length).toBeGreaterThanOrEqual(
    6,
  );
});

test.each([
  ['map', mapLayout],
  ['strip', stripLayout],
])('places that have changed their order lie along the river of the %s as they stand', (_, layout) => {
  const { spaces, reached } = layout(edited);
  expect(spaces.map(({ space }) => space.id)).toEqual(river.map(({ id }) => id));
  for (let index = 1; index < reached.length; index++) expect(reached[index]!).toBeGreaterThan(reached[index - 1]!);
});

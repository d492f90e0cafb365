import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { View } from '../lib/types';
import { game, say, speaker, textOf } from '../testing';
import Standings from './Standings.svelte';

const { view } = game.purchase.table;
const cellsOf = (name: string): HTMLElement[] => {
  const row = screen.getAllByRole('row').find((one) => textOf(one.querySelector('th')) === name)!;
  return [...row.querySelectorAll('td')];
};
/** What a cell shows, and what is heard of it. */
const seen = (cell: Element): string => textOf(cell.querySelector('[aria-hidden]'));
const heard = (cell: Element): string => textOf(cell.querySelector('.hidden'));

test('every bonus of the end has a row', () => {
  render(Standings, { view, speaker });
  for (const { bonus, marker, seats } of view.standings.bonuses) {
    const cells = cellsOf(say(`source-${bonus}`));
    if (!marker) expect(cells.map(seen)).toEqual(seats.map(({ have, of }) => `${have}/${of}`));
    expect(cells.map((cell) => cell.classList.contains('costs'))).toEqual(seats.map(({ points }) => points < 0));
  }
});

test('what would bring points stands out, and a bonus whose marker is missing says so', () => {
  const mayor = { bonus: 'mayor', marker: 'mayor', seats: [4, 0, 7].map((have, seat) => ({ points: seat === 2 ? 7 : 0, have, of: null })) };
  const players = view.players.map((player) => ({ ...player, markers: player.seat === 2 ? ['mayor'] : [] }));
  render(Standings, { view: { ...view, players, standings: { ...view.standings, bonuses: [mayor] } } as View, speaker });
  const cells = cellsOf(say('source-mayor'));
  expect(cells.map(seen)).toEqual(['(4)', '(0)', '7']);
  expect(cells.map((cell) => cell.classList.contains('brings'))).toEqual([false, false, true]);
  expect(cells.map(heard)).toEqual([`4, ${say('standing-no_marker')}`, `0, ${say('standing-no_marker')}`, '7']);
});

test('every coal depot tells how many warehouses everybody has there, and who alone has most', () => {
  const depots = { essen: { counts: [2, 1, 0], leader: 0 }, werden: { counts: [1, 1, 0], leader: null } };
  render(Standings, { view: { ...view, standings: { depots, bonuses: [] } }, speaker });
  const name = (territory: string): string => say('standing-depot', { territory: say(`territory-${territory}`) });
  expect(cellsOf(name('essen')).map(textOf)).toEqual([`2, ${say('standing-leads')}`, '1', '0']);
  expect(cellsOf(name('werden')).map(textOf)).toEqual(['1', '1', '0']);
});

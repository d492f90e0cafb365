import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { findings } from '../fixtures/findings';
import { say, speaker, textOf } from '../testing';
import Strategy from '../pages/Strategy.svelte';
import { clear, foremost, groupsOf, luckyPlace, nameOf, scaleOf } from './findings';

const [found] = findings as [(typeof findings)[0]];

test('by kind, what goes with most points comes first', () => {
  const measure = { mean: 1, low: 0, high: 2, count: 40 };
  const possessions = [
    { thing: 'city werden', turn: 6, points: measure },
    { thing: 'marker inn', turn: 6, points: measure },
    { thing: 'marker wage', turn: 6, points: { ...measure, mean: 2 } },
    { thing: 'marker wage', turn: 9, points: measure },
  ];
  expect(groupsOf({ ...found, possessions }, 6).map(({ kind, rows }) => [kind, ...rows.map(({ thing }) => thing)])).toEqual([
    ['marker', 'marker wage', 'marker inn'],
    ['city', 'city werden'],
  ]);
});

test('first choices are told by place and decision, the best first', async () => {
  render(Strategy, { findings, speaker });
  const told = () => textOf(screen.getByRole('region', { name: say('strategy-openings') }));
  const order = ['option none', 'option pilot', 'start gewalt'].map((action) => told().indexOf(speaker.action(action)));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((one, other) => one - other));
  await fireEvent.click(screen.getByRole('button', { name: '2' }));
  expect(told()).toContain(speaker.action('start pauline'));
  expect(told()).not.toContain(speaker.action('start gewalt'));
});

test('what could be chance is not clear', () => {
  expect(clear({ mean: 1, low: -0.2, high: 2.2, count: 30 })).toBe(false);
  expect(clear({ mean: -1, low: -1.4, high: -0.6, count: 30 })).toBe(true);
});

test('only what is more than chance is told in short', () => {
  expect(foremost(found, 6)).toBeUndefined();
  expect(foremost(found, 12)?.thing).toBe('marker mayor');
  expect(luckyPlace(found)).toBeNull();
  const wins = [0.4, 0.6].map((mean) => ({ mean, low: mean - 0.05, high: mean + 0.05, count: 300 }));
  expect(luckyPlace({ ...found, wins_by_place: wins })).toBe(2);
});

test('all bars fit', () => expect(scaleOf([{ mean: 1, low: -4, high: 6, count: 9 }])).toBe(6));

test('things are told by their names', () => {
  expect(nameOf(speaker, 'depot essen')).toContain('Essen');
  expect(nameOf(speaker, 'lock lock_horst')).toContain('Horst');
  expect(nameOf(speaker, 'sale steele')).toBe('Sold at Steele');
});

test('the page tells figures with how sure they are, and the turn can be chosen', async () => {
  const { container } = render(Strategy, { findings, speaker });
  expect(textOf(container)).toContain(say('strategy-about', { games: 300, players: 2, level: say('bot-kapitaen') }));
  expect(textOf(container)).toContain('+2.6 ± 0.9');
  expect(textOf(container)).not.toContain('+4.0 ± 1.0');
  await fireEvent.click(screen.getByRole('button', { name: say('strategy-turn', { turn: 12 }) }));
  expect(textOf(container)).toContain('+4.0 ± 1.0');
  await fireEvent.click(screen.getByRole('button', { name: say('strategy-players', { players: 3 }) }));
  expect(textOf(container)).toContain(say('strategy-about', { games: 300, players: 3, level: say('bot-kapitaen') }));
});

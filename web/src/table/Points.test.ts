import { render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { game, say, speaker, textOf } from '../testing';
import Points from './Points.svelte';

const { players } = game.end.view;

/** The rows of the table, each cell as it is read. */
const rows = (): string[][] => screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map(textOf));
const pieces = (name: string) =>
  [...[...document.querySelectorAll('svg > g')].find((row) => textOf(row).includes(name))!.querySelectorAll('rect.piece')].map((rect) => ({
    x: Number(rect.getAttribute('x')),
    width: Number(rect.getAttribute('width')),
    loss: rect.classList.contains('loss'),
  }));

test('every source of points has a row, the largest first, and the sum is below', () => {
  render(Points, { players, speaker });
  const [head, locks, ...rest] = rows();
  expect(head!.slice(1)).toEqual(['Anna', 'Ben', 'Carla']);
  expect(locks).toEqual([`A ${say('source-locks')}`, '13', '15', '6']);
  expect(rest.at(-1)).toEqual([say('points-total'), '9', '19', '17']);
  const debts = rest.find(([source]) => source!.endsWith(say('source-debts')));
  expect(debts!.slice(1)).toEqual(['−8', '−6', '−6']);
});

test('what somebody has no points for is a dash, not a zero', () => {
  render(Points, { players, speaker });
  const port = rows().find(([source]) => source!.endsWith(say('source-port')));
  expect(port!.slice(1)).toEqual(['–', '2', '–']);
});

test('the picture says in words who has how many points', () => {
  render(Points, { players, speaker });
  const label = screen.getByRole('img').getAttribute('aria-label');
  for (const words of ['Anna 9', 'Ben 19', 'Carla 17']) expect(label).toContain(words);
});

test('gains lie on one side of zero and losses on the other, without gaps, on the same scale', () => {
  render(Points, { players, speaker });
  const zero = Number(/M([\d.]+)/.exec(document.querySelector('.zero')!.getAttribute('d')!)![1]);
  for (const player of players) {
    const bars = pieces(player.name);
    for (const { x, width, loss } of bars) {
      if (loss) expect(x + width).toBeLessThanOrEqual(zero + 1e-6);
      else expect(x).toBeGreaterThanOrEqual(zero - 1e-6);
      expect(x).toBeGreaterThanOrEqual(-1e-6);
      expect(x + width).toBeLessThanOrEqual(320 + 1e-6);
    }
    const length = (losses: boolean): number => bars.reduce((sum, { width, loss }) => sum + (loss === losses ? width : 0), 0);
    const points = Object.values(player.sources);
    const [won, lost] = [points.filter((one) => one > 0), points.filter((one) => one < 0)].map((some) =>
      some.reduce((sum, one) => sum + Math.abs(one), 0),
    );
    expect(length(false) / length(true)).toBeCloseTo(won! / lost!);
  }
});

test('at the beginning, when nobody has points, nothing breaks', () => {
  render(Points, { players: players.map((player) => ({ ...player, points: 0, sources: {} })), speaker });
  expect(document.querySelectorAll('.piece')).toHaveLength(0);
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
});

import { render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Player } from '../lib/types';
import { game, say, speaker, textOf } from '../testing';
import Points from './Points.svelte';

const { players } = game.end.view;

/** The rows of the table, each cell as it is read. */
const rows = (): string[][] => screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map(textOf));
const row = (key: string): string[] =>
  rows()
    .find(([source]) => source === say(key))!
    .slice(1);
const bars = (key: string): { width: number; loss: boolean }[] =>
  [
    ...screen
      .getAllByRole('row')
      .find((one) => textOf(one).startsWith(say(key)))!
      .querySelectorAll<HTMLElement>('.bar'),
  ].map((bar) => ({
    width: parseFloat(bar.style.width),
    loss: bar.classList.contains('loss'),
  }));

test('every source of points has a row with its name, the largest first, and the sum is below', () => {
  render(Points, { players, speaker });
  const [head, locks, ...rest] = rows();
  expect(head!.slice(1)).toEqual(['Anna', 'Ben', 'Carla']);
  expect(locks).toEqual([say('source-locks'), '13', '15', '6']);
  expect(rest.at(-1)).toEqual([say('points-total'), '9', '19', '17']);
  expect(row('source-debts')).toEqual(['−8', '−6', '−6']);
});

test('what somebody has no points for is a dash, not a zero', () => {
  render(Points, { players, speaker });
  expect(row('source-port')).toEqual(['–', '2', '–']);
});

test('every number has a bar on the same scale, and a loss is told apart', () => {
  render(Points, { players, speaker });
  const [locks, debts] = [bars('source-locks'), bars('source-debts')];
  expect(locks.map(({ width }) => Math.round(width))).toEqual([87, 100, 40]);
  expect(debts.map(({ width }) => Math.round(width))).toEqual([53, 40, 40]);
  expect([...locks, ...debts].map(({ loss }) => loss)).toEqual([false, false, false, true, true, true]);
});

test('before the end, what it would bring stands below the points so far, and then the sum', () => {
  const [anna, ben] = players as [Player, Player];
  const now = (player: Player, sources: Record<string, number>, ended: Record<string, number>): Player => {
    const sum = (some: Record<string, number>): number => Object.values(some).reduce((total, points) => total + points, 0);
    return { ...player, points: sum(sources), sources, if_ended: { points: sum(ended), sources: ended } };
  };
  render(Points, {
    players: [now(anna, { locks: 6, inn: 2 }, { locks: 6, inn: 2, mayor: 7 }), now(ben, { locks: 3 }, { locks: 3, inn: 2, debts: -4 })],
    speaker,
  });
  expect(rows().slice(1)).toEqual([
    [say('source-locks'), '6', '3'],
    [say('source-inn'), '2', '–'],
    [say('points-so_far'), '8', '3'],
    [say('source-mayor'), '7', '–'],
    [say('source-debts'), '–', '−4'],
    [say('source-inn'), '–', '2'],
    [say('points-end_now'), '15', '1'],
  ]);
});

test('at the beginning, when nobody has points, nothing breaks', () => {
  const poor = players.map((player) => ({ ...player, points: 0, sources: {}, if_ended: { points: 0, sources: {} } }));
  render(Points, { players: poor, speaker });
  expect(document.querySelectorAll('.bar')).toHaveLength(0);
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
});

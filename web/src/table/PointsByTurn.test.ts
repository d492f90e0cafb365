import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { game, say, speaker, textOf, textsOf } from '../testing';
import PointsByTurn from './PointsByTurn.svelte';

const { players } = game.end.view;
const steps = [game.steps[0]!, ...game.turns];

/** The rows of the table. The browser of the tests writes no number 0 as text, so that turns are counted here. */
const rows = (): string[][] =>
  [...document.querySelectorAll('tbody tr')].map((row, turn) => [textOf(row.firstElementChild) || String(turn), ...textsOf(row, 'td')]);
const marksOf = (seat: number): { x: number; y: number }[] =>
  [...document.querySelectorAll(`svg > g.seat-${seat}`)[0]!.querySelectorAll('.mark')].map((mark) => {
    const [, x, y] = /translate\(([\d.]+) ([\d.]+)\)/.exec(mark.getAttribute('transform')!)!;
    return { x: Number(x), y: Number(y) };
  });

test('everybody has his points at the beginning and after each turn', () => {
  render(PointsByTurn, { steps, players, speaker });
  expect(rows()).toEqual([['0', '0', '0', '0'], ...game.turns.map(({ turn, points }) => [turn, ...points].map(String))]);
});

test('of many decisions in a turn the last one counts', () => {
  render(PointsByTurn, { steps: game.steps, players, speaker });
  expect(rows()).toEqual([
    ['0', '0', '0', '0'],
    ['1', '0', '0', '0'],
    ['2', '1', '0', '0'],
  ]);
});

test('a game that began at a position has its first points until it was played on', () => {
  render(PointsByTurn, { steps: [steps[0]!, steps.at(-1)!], players, speaker });
  const found = rows();
  expect(found).toHaveLength(13);
  expect(found[11]!.slice(1)).toEqual(found[0]!.slice(1));
  expect(found[12]!.slice(1)).toEqual(game.turns.at(-1)!.points.map(String));
});

test('the lines go to the right, and up with the points', () => {
  render(PointsByTurn, { steps, players, speaker });
  const ben = marksOf(1);
  expect(ben).toHaveLength(13);
  for (let turn = 1; turn < 13; turn++) expect(ben[turn]!.x).toBeGreaterThan(ben[turn - 1]!.x);
  expect(ben[10]!.y).toBeLessThan(ben[2]!.y);
  // In the end his debts cost him points.
  expect(ben[12]!.y).toBeGreaterThan(ben[11]!.y);
  // Whoever has more is higher.
  expect(ben[12]!.y).toBeLessThan(marksOf(0)[12]!.y);
});

test('the lines are told apart without colour', () => {
  render(PointsByTurn, { steps, players, speaker });
  const looks = [0, 1, 2].map((seat) => {
    const group = document.querySelectorAll(`svg > g.seat-${seat}`)[0]!;
    return [group.querySelector('.line')!.getAttribute('stroke-dasharray'), group.querySelector('.mark')!.getAttribute('d')].join();
  });
  expect(new Set(looks).size).toBe(3);
});

test('names at the ends of the lines do not cover each other', () => {
  const equal = steps.map((step) => ({ ...step, points: [5, 5, 5] }));
  render(PointsByTurn, { steps: equal, players, speaker });
  const heights = [...document.querySelectorAll('svg > g > text')]
    .map((text) => Number(text.getAttribute('y')))
    .sort((one, other) => one - other);
  expect(heights).toHaveLength(3);
  expect(heights[1]! - heights[0]!).toBeGreaterThanOrEqual(14);
  expect(heights[2]! - heights[1]!).toBeGreaterThanOrEqual(14);
});

test('the picture says in words who has how many points in the end', () => {
  render(PointsByTurn, { steps, players, speaker });
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    `${say('points-by_turn')}: ${speaker.listed(['Ben 19', 'Carla 17', 'Anna 9'])}`,
  );
});

test('before the steps are read nothing breaks', () => {
  render(PointsByTurn, { steps: [], players, speaker });
  expect(rows()).toEqual([]);
});

import { beforeEach, expect, test } from 'vitest';
import { puzzle, puzzles } from '../fixtures/puzzle';
import { speaker } from '../testing';
import { costOf, costOfTurn, together } from './cost';
import { had, keepHad, matching, nextAfter, pathOf, puzzleOfDay, streakOf, wantedIn } from './puzzles';
import { answered } from './rating';

const ANY = { theme: null, difficulty: null };
beforeEach(() => localStorage.clear());

test('day by day another puzzle comes, until all were had', () => {
  const days = [0, 1, 2].map((day) => puzzleOfDay(puzzles, 20_000 + day)!.id);
  expect(new Set(days)).toEqual(new Set(puzzles.map(({ id }) => id)));
  expect(puzzleOfDay(puzzles, 20_003)!.id).toBe(days[0]);
});

test('puzzles are found by theme and by difficulty', () => {
  expect(matching(puzzles, { theme: 'debt', difficulty: null })).toHaveLength(2);
  expect(matching(puzzles, { theme: 'debt', difficulty: 'matrose' }).map(({ id }) => id)).toEqual(['1-5-3']);
});

test('those not had yet come first, and the way to them remembers what is wanted', () => {
  keepHad({ ...had(), first: { '1-5-3': true } });
  const wanted = wantedIn('?theme=debt');
  const next = nextAfter(puzzles, wanted, null)!;
  expect(next.id).toBe('1-6-11');
  expect(pathOf(next, wanted)).toBe('/puzzles/1-6-11?theme=debt');
  expect(nextAfter(puzzles, ANY, '1-6-11')!.id).toBe('1-4-6');
});

test('who solves a puzzle is rated higher, who does not lower, and only the first answer counts', () => {
  const right = answered(puzzle, true, null).rating!;
  expect(right.rating).toBeGreaterThan(1500);
  expect(right.rd).toBeLessThan(350);
  expect(answered(puzzle, false, null).rating).toEqual(right);
  const wrong = answered({ id: 'another', difficulty: 'matrose' }, false, null);
  expect(wrong.rating!.rating).toBeLessThan(right.rating);
  expect(wrong.first).toEqual({ [puzzle.id]: true, another: false });
});

test('a harder puzzle is worth more', () => {
  const easy = answered({ id: 'easy', difficulty: 'schiffsjunge' }, true, null).rating!.rating;
  localStorage.clear();
  expect(answered({ id: 'hard', difficulty: 'reeder' }, true, null).rating!.rating).toBeGreaterThan(easy);
});

test('days in a row are counted, and a day that is missed ends them', () => {
  answered(puzzle, true, 100);
  answered(puzzle, false, 101);
  expect(streakOf(had(), 101)).toBe(2);
  expect(streakOf(had(), 102)).toBe(2);
  expect(streakOf(had(), 103)).toBe(0);
  answered(puzzle, true, 103);
  expect(had().streak).toBe(1);
});

test('what a choice costs is told in points and chance, also where it brings more points', () => {
  expect(costOf(speaker, { points: 2.44, win: 0.051, points_error: 0.1, win_error: 0.01 })).toContain('2.4 points and 5 %');
  expect(costOf(speaker, { points: -1.2, win: 0.11, points_error: 0.1, win_error: 0.01 })).toContain('11 % of your chance');
  // Of both only what is more than nothing.
  expect(costOf(speaker, { points: 1.02, win: 0.004, points_error: 0.1, win_error: 0.01 })).toBe(
    'Against the best choice it costs 1 point.',
  );
  expect(costOf(speaker, { points: 0.02, win: 0.04, points_error: 0.1, win_error: 0.01 })).toBe(
    'Against the best choice it costs 4 % of your chance to win.',
  );
});

test('what a whole turn costs is told as a sum, of what is more than nothing', () => {
  const of = (...costs: [number, number][]) => costOfTurn(speaker, together(costs.map(([points, win]) => ({ points, win }))));
  expect(of([0, 0], [0.01, 0.001])).toBe('The whole turn: nothing given away.');
  expect(of([1, 0.02], [0.4, 0.012])).toBe('The whole turn gave away 1.4 points and 3 % of your chance to win.');
  expect(of([1, 0])).toBe('The whole turn gave away 1 point.');
  expect(of([0, 0.05])).toBe('The whole turn gave away 5 % of your chance to win.');
  expect(of([0.2, 0.05], [-1.4, 0.01])).toBe('The whole turn gave away 6 % of your chance to win, though it brought 1.2 points more.');
});

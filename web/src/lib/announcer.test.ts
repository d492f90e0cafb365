import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from './announcer.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const words = (announcer: Announcer): string[] => announcer.told.map((one) => one.words);

test('what follows quickly is told as one piece, in its order', () => {
  const announcer = new Announcer();
  announcer.add(['Anna starts.']);
  vi.advanceTimersByTime(300);
  announcer.add(['Ben starts.', 'Carla starts.']);
  vi.advanceTimersByTime(300);
  expect(words(announcer)).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(words(announcer)).toEqual(['Anna starts. Ben starts. Carla starts.']);
});

test('what matters now waits only for the page', () => {
  const announcer = new Announcer();
  announcer.add(['Ben starts.']);
  announcer.add(['Anna, choose.'], true);
  vi.advanceTimersByTime(360);
  expect(words(announcer)).toEqual(['Ben starts. Anna, choose.']);
});

test('what is chosen is told at once, after what waits', () => {
  const announcer = new Announcer();
  announcer.add(['Ben starts.']);
  announcer.tell('Anna, choose.');
  expect(words(announcer)).toEqual(['Ben starts. Anna, choose.']);
  vi.advanceTimersByTime(5000);
  expect(announcer.told).toHaveLength(1);
});

test('even if it never becomes quiet something is told', () => {
  const announcer = new Announcer();
  for (let time = 0; time < 7000; time += 100) {
    announcer.add([`At ${time}.`]);
    vi.advanceTimersByTime(100);
  }
  expect(announcer.told.length).toBeGreaterThan(1);
  expect(words(announcer).join(' ')).toMatch(/^At 0\. At 100\. At 200\./);
});

test('nothing is told twice, and nothing is told about nothing', () => {
  const announcer = new Announcer();
  announcer.tell();
  announcer.add([]);
  vi.advanceTimersByTime(5000);
  expect(announcer.told).toEqual([]);
});

test('a heading is a sentence of its own', () => {
  const announcer = new Announcer();
  announcer.tell('Turn 4', 'Coal is exported.');
  expect(words(announcer)).toEqual(['Turn 4. Coal is exported.']);
});

test('only what was told lately is kept, each with a number of its own', () => {
  const announcer = new Announcer();
  for (let time = 0; time < 30; time++) announcer.tell(`${time}.`);
  expect(announcer.told).toHaveLength(12);
  expect(new Set(announcer.told.map((one) => one.number)).size).toBe(12);
  expect(words(announcer).at(-1)).toBe('29.');
});

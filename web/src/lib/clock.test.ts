import { expect, test } from 'vitest';
import { clockFace, secondsLeft } from './clock';

const [HOUR, DAY] = [3600, 86_400];

test('three days are still three days after a moment', () => {
  for (const used of [0, 1, 59, HOUR - 1]) expect(clockFace(3 * DAY - used, 'en')).toBe('3d');
  expect(clockFace(3 * DAY - HOUR, 'en')).toBe('2d 23h');
});

test('below two days every second is seen', () => {
  expect(clockFace(2 * DAY, 'en')).toBe('2d');
  expect(clockFace(2 * DAY - HOUR, 'en')).toBe('47:00:00');
  expect(clockFace(HOUR - 1, 'en')).toBe('59:59');
  expect(clockFace(5, 'en')).toBe('00:05');
});

test('a clock never shows less than a moment before', () => {
  const left = Array.from({ length: 350 }, (_, at) => 4 * DAY - at * 977);
  const worth = (face: string): number => {
    const [, days, hours] = /^(?:(\d+)d)?(?: (\d+)h)?$/.exec(face) ?? [];
    if (days) return Number(days) * DAY + Number(hours ?? 0) * HOUR;
    return face.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  };
  const shown = left.map((seconds) => worth(clockFace(seconds, 'en')));
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  // What is shown is never more than an hour away from the truth.
  shown.forEach((seconds, at) => expect(Math.abs(seconds - left[at]!)).toBeLessThan(HOUR));
});

test('days have their letter in every language', () => {
  expect(['de', 'fr', 'es'].map((language) => clockFace(3 * DAY, language))).toEqual(['3 T', '3j', '3d']);
});

test('only the clock of who decides runs', () => {
  const table = { banks: [60_000, 60_000], decider: 1, since: 1000 };
  expect([0, 1, 2].map((seat) => secondsLeft(table, seat, 11_000))).toEqual([60, 50, null]);
  expect(secondsLeft(table, 1, 900_000)).toBe(0);
});

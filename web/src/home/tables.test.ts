import { expect, test } from 'vitest';
import { duration } from '../lib/clock';
import { clockWords, wished } from './tables';

test('seats are told as the server wants them', () => {
  expect(
    wished([
      { kind: 'here', name: ' Anna ' },
      { kind: 'link', name: 'left from before' },
      { kind: 'reeder', name: '' },
      { kind: 'nobody', name: '' },
    ]),
  ).toEqual([{ name: 'Anna' }, {}, { level: 'reeder' }]);
});

test('times have at most two units', () => {
  expect(duration(90, 'en')).toBe('1 min 30 sec');
  expect(duration(90_061, 'en')).toBe('1 day 1 hr');
  expect(clockWords(1500, 30, 'en')).toBe('25 min + 30 sec');
  expect(clockWords(600, 0, 'en')).toBe('10 min');
});

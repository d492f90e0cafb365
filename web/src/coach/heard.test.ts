import { beforeEach, expect, test } from 'vitest';
import type { Topic } from '../lib/types';
import { enough, topicAt } from './heard';

const [option, pilot] = [
  { code: 'option', section: '5.2' },
  { code: 'pilot', section: '5.2' },
] as [Topic, Topic];
beforeEach(() => localStorage.clear());

test('what has been said least is said next, the most general first', () => {
  const said = ['1', '2', '3', '4', '5'].map((decision) => topicAt(decision, [option, pilot])?.code);
  expect(said).toEqual(['option', 'pilot', 'option', 'pilot', undefined]);
});

test('at the same decision the same is said, and it counts once', () => {
  expect([topicAt('1', [option, pilot]), topicAt('1', [option, pilot])]).toEqual([option, option]);
  expect(topicAt('2', [option])).toEqual(option);
  expect(topicAt('3', [option])).toBeNull();
});

test('who has had enough of a topic hears no more of it', () => {
  topicAt('1', [option]);
  enough('option');
  expect([topicAt('1', [option]), topicAt('2', [option])]).toEqual([null, null]);
});

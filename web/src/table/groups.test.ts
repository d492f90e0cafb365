import { expect, test } from 'vitest';
import { board, say } from '../testing';
import { grouped } from './groups';

const acts = (...actions: string[]): { action: string }[] => actions.map((action) => ({ action }));
const LOCKS = ['lock lock_witten', 'lock lock_herbede', 'lock lock_horst', 'lock lock_kettwig'];

test('a short list stays one list', () => {
  const few = acts('city steele', ...LOCKS, 'done');
  expect(grouped(few, board)).toEqual([{ heading: null, items: few, pinned: false }]);
});

test('nothing makes no list, so that it can be said that there is nothing', () => {
  expect(grouped([], board)).toEqual([]);
});

test('a long list of one kind needs no heading', () => {
  const sales = acts(...['witten', 'steele', 'werden', 'kettwig', 'muelheim', 'ruhrort', 'styrum'].map((space) => `sell ${space}`));
  expect(grouped(sales, board)).toEqual([{ heading: null, items: sales, pinned: false }]);
});

test('a long list is divided by kind, in the order in which the kinds first come; what ends it stays in sight', () => {
  const many = acts('done', 'city steele', ...LOCKS, 'city werden', 'repay');
  expect(grouped(many, board).map(({ heading, items }) => [heading, items.map(({ action }) => action)])).toEqual([
    ['heading-cities', ['city steele', 'city werden']],
    ['player-locks', LOCKS],
    ['heading-other', ['repay']],
    [null, ['done']],
  ]);
  expect(grouped(many, board).map(({ pinned }) => pinned)).toEqual([false, false, false, true]);
});

test('a port warehouse and its shift stand together', () => {
  const many = acts('port belgium', ...LOCKS, 'shift belgium rhineland', 'done');
  expect(grouped(many, board)[0]).toEqual({
    heading: 'heading-port',
    items: acts('port belgium', 'shift belgium rhineland'),
    pinned: false,
  });
});

test.each(Object.keys(board.actions))('%s stands under a heading that has words', (action) => {
  const other = board.actions[action]!.kind === 'lock' ? 'city steele' : 'lock lock_horst';
  const groups = grouped(acts(action, ...Array<string>(6).fill(other)), board);
  for (const { heading, pinned } of groups) if (!pinned) expect(say(heading!)).not.toBe(heading);
  expect(groups).toHaveLength(2);
});

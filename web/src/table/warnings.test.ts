import { expect, test } from 'vitest';
import type { Table } from '../lib/types';
import { board, event, game, possibility, say, speaker } from '../testing';
import { warningsOf } from './warnings';

/** A table at which the deciding seat has so many Thalers. */
const rich = (thalers: number): Table => ({ decider: 1, view: { players: [{ thalers: 99 }, { thalers }] } }) as unknown as Table;
const done = possibility('done');
const borrowing = possibility('depot essen', event('borrowed', { seat: 0, thalers: 1 }));

test('only Thalers above the limit are lost', () => {
  const limit = board.players.thaler_limit;
  expect(warningsOf(done, [done], rich(limit), board)).toEqual([]);
  expect(warningsOf(done, [done], rich(limit + 1), board)).toEqual(['warn-thalers']);
});

test('where nobody decides there is nothing to warn of', () => {
  const nobody = { decider: null, view: null } as unknown as Table;
  expect(warningsOf(done, [done], nobody, board)).toEqual([]);
});

test('borrowing from the turn track is debt as well', () => {
  const ahead = possibility('option pilot', event('borrowed_ahead', { seat: 0, thalers: 1, turn: 7, points: 2 }));
  expect(warningsOf(ahead, [ahead, possibility('option none')], rich(0), board)).toEqual(['warn-debt']);
});

test('who has to borrow anyway is not warned', () => {
  expect(warningsOf(borrowing, [borrowing, { ...borrowing, action: 'depot mark' }], rich(0), board)).toEqual([]);
});

test('in a real game Ben is warned of debts and of a lock not built, and of nothing else', () => {
  const { asked, table } = game.debts;
  const warned = asked.map(({ action }, index) => [action.split(' ')[0], ...warningsOf(asked[index]!, asked, table, board)]);
  expect(Object.fromEntries(warned.map(([kind, ...warnings]) => [kind, warnings]))).toEqual({
    lock: ['warn-debt'],
    city: ['warn-debt'],
    inn: [],
    done: ['warn-lock'],
  });
});

test.each(['warn-lock', 'warn-thalers', 'warn-debt'])('%s has words', (warning) => {
  expect(speaker.has(warning)).toBe(true);
  expect(say(warning)).not.toBe(warning);
});

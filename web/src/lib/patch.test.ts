import { expect, test } from 'vitest';
import { patched } from './patch';

test('a patch changes what it names and shares the rest', () => {
  const before = { view: { dice: { a: 1, b: 2 }, players: [{ thalers: 1 }, { thalers: 2 }] }, seats: [1] };
  const after = patched(before, [
    { op: 'replace', path: '/view/players/1/thalers', value: 5 },
    { op: 'remove', path: '/view/dice/a' },
    { op: 'add', path: '/view/dice/c', value: 3 },
  ]);
  expect(after).toEqual({ view: { dice: { b: 2, c: 3 }, players: [{ thalers: 1 }, { thalers: 5 }] }, seats: [1] });
  expect(before.view.dice).toEqual({ a: 1, b: 2 });
  expect(after.seats).toBe(before.seats);
  expect(after.view.players[0]).toBe(before.view.players[0]);
});

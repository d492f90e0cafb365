import { expect, test } from 'vitest';
import { playedBy } from './opponents';
import { board } from '../fixtures/game';
import { bundleOf, Speaker } from './words';

test('how long a bot thinks is told if it searches and does not think as long as usual', async () => {
  const speaker = new Speaker('en', await bundleOf('en'), board, []);
  expect(playedBy('reeder', 'long', speaker)).toBe('Shipowner, thinks long');
  expect(playedBy('reeder', 'usual', speaker)).toBe('Shipowner');
  expect(playedBy('bootsmann', 'long', speaker)).toBe('Boatswain');
});

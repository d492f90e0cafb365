import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { BEN, game, say, speaker, textOf } from '../testing';
import Glance from './Glance.svelte';

const { view } = game.purchase.table;

test('turn and phase, purse and points are in one line', () => {
  const { container } = render(Glance, { view, player: view.players[BEN], speaker });
  expect(textOf(container)).toContain(say('past-turn', { turn: view.turn }));
  expect(textOf(container)).toContain(say('phase-purchases'));
  const { thalers, pool, points } = view.players[BEN]!;
  expect(textOf(container.querySelector('.purse strong'))).toBe(`${points}★ ${say('player-points')}`);
  expect([...container.querySelectorAll('.purse b')].map(textOf)).toEqual([String(thalers), String(pool)]);
});

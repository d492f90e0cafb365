import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Player } from '../lib/types';
import { ANNA, game, say, speaker, textOf } from '../testing';
import Score from './Score.svelte';

const anna = game.told.view.players[ANNA]!;
const scoring = (sources: Record<string, number>, ended: Record<string, number>): Player => {
  const sum = (some: Record<string, number>): number => Object.values(some).reduce((total, points) => total + points, 0);
  return { ...anna, points: sum(sources), sources, if_ended: { points: sum(ended), sources: ended } };
};
const shown = (): string => textOf(document.querySelector('.score'));

test('beside the points stands what they would be if the game ended now', () => {
  render(Score, { player: scoring({ locks: 30 }, { locks: 30, mayor: 7, debts: -2 }), speaker });
  expect(shown()).toBe(`30★ ${say('player-points')}→ 35, ${say('points-if_ended', { points: 35 })}`);
});

test('where the difference comes from is told', () => {
  render(Score, { player: scoring({ locks: 30, inn: 2 }, { locks: 30, inn: 2, mayor: 7, debts: -2 }), speaker });
  const title = document.querySelector('.end')!.getAttribute('title')!;
  expect(title).toContain(say('points-from', { source: say('source-mayor'), points: '7' }));
  expect(title).toContain(say('points-from', { source: say('source-debts'), points: '−2' }));
  expect(title).not.toContain(say('source-locks'));
  expect(title).not.toContain(say('source-inn'));
});

test('gains and losses of the end that weigh each other up are told all the same', () => {
  render(Score, { player: scoring({ locks: 3 }, { locks: 3, ruhraake: 2, debts: -2 }), speaker });
  expect(shown()).toContain('→ 3');
});

test('when the end brings nothing more, the points stand alone', () => {
  render(Score, { player: game.end.view.players[ANNA]!, speaker });
  expect(shown()).toBe(`9★ ${say('player-points')}`);
});

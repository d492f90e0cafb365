import { expect, test } from 'vitest';
import { Past } from '../lib/past.svelte';
import { ANNA, BEN, board, CARLA, event, follow, game, say, speaker, viewAt, type Welcomed } from '../testing';
import { Situation } from './situation.svelte';

const situation = (welcomed: Welcomed): Situation => {
  const { live } = follow(welcomed);
  return new Situation(live, new Past(live), board, () => speaker);
};

test('who has to decide is asked, by name', () => {
  const { mine, sentence } = situation({ ...game.sale, seats: [CARLA] });
  expect(mine).toBe(true);
  expect(sentence).toBe(say('ask-decide', { name: 'Carla', decision: say('decision-sell') }));
});

test('the others read who thinks about what', () => {
  const { mine, sentence } = situation({ table: game.sale.table, seats: [ANNA] });
  expect(mine).toBe(false);
  expect(sentence).toBe(say('ask-thinking', { name: 'Carla', decision: say('decision-sell') }));
});

test("one's own doings are told as one's own; to spectators, and where several share a screen, by name", () => {
  const gift = event('gift_taken', { seat: CARLA, currency: 'point', count: 1 });
  const told = (seats: number[]): string => situation({ table: game.sale.table, seats }).speaker.event(gift);
  expect(told([CARLA])).toBe('You take 1 point.');
  for (const seats of [[], [BEN], [CARLA, BEN]]) expect(told(seats)).toBe('Carla takes 1 point.');
});

test('at the end nothing is asked', () => {
  const { over, mine, sentence } = situation({ table: game.end });
  expect([over, mine, sentence]).toEqual([true, false, '']);
});

test('looking back shows the board of then', async () => {
  const then = situation({ table: game.told });
  expect([then.back, then.view]).toEqual([false, game.told.view]);
  await then.past.look(5);
  expect([then.back, then.view]).toEqual([true, viewAt(5)]);
});

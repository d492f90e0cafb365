import { expect, test, vi } from 'vitest';
import { Past } from '../lib/past.svelte';
import { prepare } from '../lib/stage.svelte';
import type { Change } from '../lib/types';
import { wishes } from '../lib/wishes.svelte';
import { ANNA, BEN, board, CARLA, event, follow, gains, game, say, speaker, viewAt, type Welcomed } from '../testing';
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

test('the board goes no further than what has been shown, and all of it has been when something is asked', async () => {
  await prepare();
  vi.useFakeTimers();
  wishes.usePace('normal');
  const then = situation({ table: game.sale.table, seats: [CARLA] });
  const { version, view } = game.sale.table;
  const { loading, thalers } = view.players[CARLA]!;
  const pips = view.river.dice[loading!]!;
  const sold = event('sold', { seat: CARLA, colour: 'black', pips, space: 'werden' }, gains(CARLA, 3));
  const told = event('sold', { seat: CARLA, colour: 'black', pips, space: 'steele' }, gains(CARLA, 1));
  const patch: Change['patch'] = [{ op: 'replace', path: '/view/export/value', value: 99 }];
  then.live.stage.hear({ ...game.changes.at(-1)!, version: version + 1, patch, events: [sold, event('bag_empty'), told] });
  const seen = () => {
    const { barge, thalers } = then.view!.players[CARLA]!;
    return { barge, thalers, value: then.view!.export.value };
  };
  expect(seen()).toEqual({ barge: 'werden', thalers: thalers + 3, value: view.export.value });
  vi.advanceTimersByTime(600);
  expect([seen().barge, then.showing, then.live.asked]).toEqual(['werden', true, null]);
  vi.advanceTimersByTime(600);
  expect(seen().value).toBe(99);
  expect(then.view).toBe(then.live.table!.view);
});

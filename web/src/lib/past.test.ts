import { beforeEach, expect, test, vi } from 'vitest';
import { ANNA, BEN, CARLA, follow, game, media, viewAt, type Following } from '../testing';
import { Past } from './past.svelte';
import { wishes } from './wishes.svelte';
import type { Change } from './types';

const LAST = game.told.step;

/** The past of the game's beginning, all of it read. */
async function read(answers = {}): Promise<Following & { past: Past; answered: () => Promise<void> }> {
  const told = vi.spyOn(Response.prototype, 'json').mockClear();
  const following = follow({ table: game.told }, answers);
  const past = new Past(following.live);
  await following.live.story.read();
  /** Wait until everything that the server was asked has been answered. */
  const answered = (): Promise<void> => vi.waitFor(() => expect(told).toHaveResolvedTimes(following.asked.length));
  return { ...following, past, answered };
}

beforeEach(() => media());

test('at first we look at now', async () => {
  const { past } = await read();
  expect([past.at, past.view, past.step, past.last]).toEqual([null, null, null, LAST]);
  expect(past.steps).toEqual(game.steps);
});

test('looking at a step shows the board after it and what was decided', async () => {
  const { past } = await read();
  await past.look(5);
  expect(past.at).toBe(5);
  expect(past.view).toEqual(viewAt(5));
  expect(past.step).toMatchObject({ seat: ANNA, action: 'start sellerbeck' });
});

test('a board is asked for once, and its neighbours before they are wanted', async () => {
  const { past, asked, answered } = await read();
  await past.look(5);
  await answered();
  expect(asked.filter((path) => path.startsWith('steps/')).sort()).toEqual(['steps/4', 'steps/5', 'steps/6']);
  await past.look(6);
  await past.look(5);
  expect(asked.filter((path) => path === 'steps/5' || path === 'steps/6')).toHaveLength(2);
});

test('the last step is now, and before the first there is nothing', async () => {
  const { past } = await read();
  await past.look(2);
  await past.look(LAST);
  expect(past.at).toBeNull();
  await past.look(-3);
  expect(past.at).toBe(0);
});

test('one goes back and on from wherever one is', async () => {
  const { past, answered } = await read();
  past.go(-1);
  await vi.waitFor(() => expect(past.at).toBe(LAST - 1));
  past.go(-1);
  await vi.waitFor(() => expect(past.at).toBe(LAST - 2));
  past.go(1);
  await vi.waitFor(() => expect(past.at).toBe(LAST - 1));
  past.go(1);
  await vi.waitFor(() => expect(past.at).toBeNull());
  past.go(1);
  await answered();
  expect(past.at).toBeNull();
});

test('of two steps looked at in a hurry the later counts', async () => {
  const { past } = await read();
  await Promise.all([past.look(3), past.look(8)]);
  expect(past.at).toBe(8);
  expect(past.view).toEqual(viewAt(8));
});

test('who returns to now while a step is on its way stays there', async () => {
  const { past } = await read();
  const looking = past.look(3);
  past.now();
  await looking;
  expect([past.at, past.view]).toEqual([null, null]);
});

test('a step that the server does not give is not shown', async () => {
  const { past, live } = await read({ 'steps/3': 404 });
  await past.look(3);
  expect([past.at, past.view]).toEqual([null, null]);
  expect(live.problem?.code).toBe('not_found');
});

/** A past that hears every change of the beginning, as the page lets it. */
async function hearing(until: number): Promise<Following & { past: Past }> {
  const following = follow({ table: game.new });
  const past = new Past(following.live);
  following.live.onchange = (change: Change) => past.hear(change, following.live.table!);
  await following.live.story.read();
  for (const change of game.changes.slice(0, until)) following.socket.tell(change);
  return { ...following, past };
}

test('the board after a decision that was heard need not be asked for', async () => {
  const { past, asked } = await hearing(game.changes.length);
  await past.look(6);
  expect(past.view).toEqual(viewAt(6));
  expect(asked).not.toContain('steps/6');
});

test('who looks at a step that is taken back returns to now', async () => {
  const { past } = await read();
  await past.look(LAST - 1);
  past.hear({ kind: 'undone' } as Change, { ...game.told, step: LAST - 2 });
  expect(past.at).toBeNull();
});

test('the board after what was taken back is asked for anew', async () => {
  const { past, asked, answered } = await read();
  await past.look(LAST - 1);
  await answered();
  past.hear({ kind: 'undone' } as Change, { ...game.told, step: LAST - 2 });
  await past.look(LAST - 1);
  expect(asked.filter((path) => path === `steps/${LAST - 1}`)).toHaveLength(2);
});

test('who looks further back is left in peace', async () => {
  const { past } = await read();
  await past.look(2);
  past.hear({ kind: 'undone' } as Change, { ...game.told, step: LAST - 1 });
  expect(past.at).toBe(2);
});

test('what others did since my last decision is found', async () => {
  const { past } = await read();
  expect(past.since([CARLA])).toBe(11);
  expect(past.since([BEN])).toBe(9);
  // Anna has decided last, watchers have decided nothing.
  expect(past.since([ANNA])).toBeNull();
  expect(past.since([])).toBeNull();
});

test.each([
  ['slow', 1800],
  ['normal', 900],
  ['fast', 375],
  ['at_once', 375],
] as const)('a replay shows step after step and ends now: %s', async (pace, lasts) => {
  wishes.usePace(pace);
  vi.useFakeTimers();
  const { past } = await read();
  await past.play(11, LAST);
  const seen = [past.at];
  while (past.replay && seen.length < 9) {
    await vi.advanceTimersByTimeAsync(lasts);
    seen.push(past.at);
  }
  expect(seen).toEqual([11, 12, 13, null]);
});

test('a replay can be paused and go on', async () => {
  wishes.usePace('normal');
  vi.useFakeTimers();
  const { past } = await read();
  await past.play(10, LAST);
  past.pause();
  await vi.advanceTimersByTimeAsync(5000);
  expect(past.at).toBe(10);
  past.resume();
  await vi.advanceTimersByTimeAsync(900);
  expect(past.at).toBe(11);
});

test('with less motion every step of a replay waits to be sent on', async () => {
  media('prefers-reduced-motion');
  vi.useFakeTimers();
  const { past } = await read();
  await past.play(12, LAST);
  await vi.advanceTimersByTimeAsync(5000);
  expect([past.at, past.replay?.paused]).toEqual([12, true]);
  past.go(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(past.at).toBe(13);
  past.go(1);
  expect([past.at, past.replay]).toEqual([null, null]);
});

test('a replay that is left before its first step has come ends in peace', async () => {
  const { past } = await read();
  const playing = past.play(11, LAST);
  past.now();
  await expect(playing).resolves.toBeUndefined();
  expect([past.at, past.replay]).toEqual([null, null]);
});

import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Past } from '../lib/past.svelte';
import type { Change } from '../lib/types';
import { ANNA, BEN, board, CARLA, event, follow, game, media, NAMES, speaker, type Following, type Welcomed } from '../testing';
import { Attention } from './attention.svelte';
import { Situation } from './situation.svelte';

const SOON = 600;
const LATER = 1100;
let leave: () => void = () => {};

interface Listening extends Following {
  attention: Attention;
  now: Situation;
  focus: ReturnType<typeof vi.fn<() => void>>;
  /** What was told so far, piece by piece. */
  told: () => string[];
}

/** Be at a table and listen. */
function listen(welcomed: Welcomed): Listening {
  const following = follow(welcomed);
  const now = new Situation(following.live, new Past(following.live), board, () => speaker);
  const focus = vi.fn<() => void>();
  let attention!: Attention;
  leave = $effect.root(() => {
    attention = new Attention(now, focus);
  });
  flushSync();
  return { ...following, attention, now, focus, told: () => attention.told.map(({ words }) => words) };
}

/** Something has happened, and been shown. */
function happen(attention: Attention, change: Change): void {
  attention.hear(change);
  attention.ask();
}

/** A decision that caused these events. */
const played = (...events: Change['events']): Change => ({ ...game.changes.at(-1)!, kind: 'played', events });
const [levy, othersToken, ourToken] = [
  event('levy_paid', { seat: BEN, currency: 'thaler' }),
  event('token_gained', { seat: BEN, area: 'black_city' }),
  event('token_gained', { seat: CARLA, area: 'black_city' }),
];
const sentences = (...some: Change['events']): string => some.map((one) => speaker.event(one)).join(' ');
/** The keyboard is on something of its own. */
function busy(): HTMLElement {
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  return input;
}

beforeEach(() => {
  vi.useFakeTimers();
  media();
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
});

test('whoever comes to the table comes to the question, after what happened could be heard', () => {
  const { focus } = listen({ ...game.sale, seats: [CARLA] });
  vi.advanceTimersByTime(SOON);
  expect(focus).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LATER);
  expect(focus).toHaveBeenCalledOnce();
});

test('while others decide the keyboard stays', () => {
  const { focus } = listen({ table: game.sale.table, seats: [ANNA] });
  vi.advanceTimersByTime(LATER);
  expect(focus).not.toHaveBeenCalled();
});

test('at the end the keyboard goes to the result', () => {
  const { focus } = listen({ table: game.end });
  vi.advanceTimersByTime(LATER);
  expect(focus).toHaveBeenCalledOnce();
});

test('a keyboard that has a place keeps it, and hears the question instead', () => {
  const { attention, focus, told, now } = listen({ ...game.sale, seats: [CARLA] });
  busy();
  happen(attention, played(levy));
  vi.advanceTimersByTime(LATER);
  expect(focus).not.toHaveBeenCalled();
  expect(told()).toEqual([`${sentences(levy)} ${now.sentence}`]);
});

test('a keyboard that lost its place is told what happened, and goes to the question, which says itself', () => {
  const { attention, focus, told } = listen({ ...game.sale, seats: [CARLA] });
  happen(attention, played(levy));
  vi.advanceTimersByTime(LATER);
  expect(told()).toEqual([sentences(levy)]);
  expect(focus).toHaveBeenCalledOnce();
});

test("others' tokens and what the demand is are not told, our own tokens are", () => {
  const { attention, told } = listen({ ...game.sale, seats: [CARLA] });
  happen(attention, played(event('demand_placed'), othersToken, levy, ourToken));
  vi.advanceTimersByTime(LATER);
  expect(told()).toEqual([[levy, ourToken].map((one) => speaker.with(NAMES, CARLA).event(one)).join(' ')]);
});

test('looking back, a step is said as one piece, and the keyboard does not go to the question', async () => {
  const { now, focus, told } = listen({ table: game.told, asked: [], seats: [game.told.decider!] });
  await now.live.story.read();
  await now.past.look(5);
  await tick();
  expect(told()).toHaveLength(1);
  expect(told()[0]).toMatch(new RegExp(`^Anna: ${speaker.action('start sellerbeck')}`));
  vi.advanceTimersByTime(LATER);
  expect(focus).not.toHaveBeenCalled();
  now.past.now();
  flushSync();
  vi.advanceTimersByTime(LATER);
  expect(focus).toHaveBeenCalledOnce();
});

test('who has left hears nothing more', () => {
  const { attention, focus, told } = listen({ ...game.sale, seats: [CARLA] });
  attention.hear(played(levy));
  attention.close();
  vi.advanceTimersByTime(LATER);
  expect(told()).toEqual([]);
  expect(focus).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Past } from '../lib/past.svelte';
import { wishes } from '../lib/wishes.svelte';
import { ANNA, board, CARLA, follow, game, media, speaker } from '../testing';
import { keyPressed } from './keys';
import { Situation } from './situation.svelte';

/** Sit at the table of a sale, with the keyboard in hand. */
function sit(seats: number[] = [CARLA]) {
  const { live } = follow({ table: game.sale.table, asked: seats.includes(CARLA) ? game.sale.asked : null, seats });
  const past = new Past(live);
  const situation = new Situation(live, past, board, () => speaker);
  const tryIt = vi.fn();
  const question = { escape: vi.fn(), nth: vi.fn(() => true), enter: vi.fn() };
  const press = (key: string, options: KeyboardEventInit = {}, on: Element = document.body): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
    on.addEventListener('keydown', (heard) => keyPressed(heard as KeyboardEvent, situation, question, tryIt), { once: true });
    on.dispatchEvent(event);
    return event;
  };
  return { live, past, question, tryIt, press };
}
const inPage = (tag: string): HTMLElement => document.body.appendChild(document.createElement(tag));

beforeEach(() => media());
afterEach(() => document.body.replaceChildren());

test('a number chooses the action of that number, once however long it is held', () => {
  const { question, press } = sit();
  expect(press('3').defaultPrevented).toBe(true);
  press('3', { repeat: true });
  expect(question.nth.mock.calls).toEqual([[3]]);
});

test('T tries things out, also for who only looks, but not while one writes', () => {
  const { tryIt, press } = sit([ANNA]);
  press('t');
  press('t', { repeat: true });
  press('t', {}, inPage('input'));
  expect(tryIt).toHaveBeenCalledOnce();
});

test('numbers do nothing for who does not wish it, or while a control key is held', () => {
  const { question, press } = sit();
  press('3', { ctrlKey: true });
  wishes.useNumbers(false);
  press('3');
  expect(question.nth).not.toHaveBeenCalled();
});

test('in a field keys write, but Escape goes back', () => {
  const { question, press, past } = sit();
  const field = inPage('textarea');
  for (const key of ['3', 'ArrowDown', 'ArrowLeft', 'Home']) press(key, {}, field);
  expect([question.nth.mock.calls, question.enter.mock.calls, past.at]).toEqual([[], [], null]);
  press('Escape', {}, field);
  expect(question.escape).toHaveBeenCalledOnce();
});

test('a dialog has its keys for itself', () => {
  const { question, press } = sit();
  press('Escape', {}, inPage('dialog'));
  expect(question.escape).not.toHaveBeenCalled();
});

test('down leads into the list for who is asked, unless the keyboard is elsewhere', () => {
  const { question, press } = sit();
  press('ArrowDown');
  expect(question.enter).toHaveBeenCalledOnce();
  inPage('button').focus();
  press('ArrowDown');
  expect(question.enter).toHaveBeenCalledOnce();
  const watching = sit([ANNA]);
  watching.press('ArrowDown');
  expect(watching.question.enter).not.toHaveBeenCalled();
});

test('arrows, Home and End go through the past, and Escape leaves it', async () => {
  const { past, press, question } = sit();
  press('Home');
  await vi.waitFor(() => expect(past.at).toBe(0));
  press('ArrowRight');
  await vi.waitFor(() => expect(past.at).toBe(1));
  press('ArrowLeft');
  await vi.waitFor(() => expect(past.at).toBe(0));
  press('3');
  press('Escape');
  expect(past.at).toBeNull();
  press('Home');
  await vi.waitFor(() => expect(past.at).toBe(0));
  press('End');
  expect(past.at).toBeNull();
  expect([question.escape.mock.calls, question.nth.mock.calls]).toEqual([[], []]);
});

test('Escape and the space bar skip what is shown, and nothing else', () => {
  const { live, question, press } = sit();
  for (const key of ['Escape', ' ']) {
    live.stage.showing = true;
    expect(press(key).defaultPrevented).toBe(true);
    expect(live.stage.showing).toBe(false);
  }
  expect(question.escape).not.toHaveBeenCalled();
  live.stage.showing = true;
  // The space bar presses a button that the keyboard is on.
  expect(press(' ', {}, inPage('button')).defaultPrevented).toBe(false);
});

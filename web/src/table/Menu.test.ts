import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import vocabulary from '../generated/vocabulary';
import { Past } from '../lib/past.svelte';
import { wishes } from '../lib/wishes.svelte';
import { ANNA, follow, game, say, speaker, type Answers } from '../testing';
import Menu from './Menu.svelte';
import MenuSheet from './MenuSheet.svelte';

// The browser of the tests opens no popovers; what is in them is there all the same.
beforeEach(() => {
  HTMLElement.prototype.hidePopover = vi.fn();
});

const go = vi.fn();

function show(table = game.told, seats: number[] = [ANNA], answers: Answers = {}) {
  const following = follow({ table, seats }, answers);
  const past = new Past(following.live);
  render(Menu, { speaker });
  render(MenuSheet, { live: following.live, past, speaker, go });
  return { ...following, past };
}

const box = (key: string): HTMLInputElement => screen.getByRole('checkbox', { name: say(key), hidden: true });
const button = (name: string): HTMLElement => screen.getByRole('button', { name, hidden: true });

test('the menu is opened by a button with a name', () => {
  show();
  expect(screen.getByRole('button', { name: say('table-menu') }).getAttribute('popovertarget')).toBe('table-menu');
  expect(document.getElementById('table-menu')).not.toBeNull();
});

test('a menu that was asked for before it was there opens at once', () => {
  HTMLElement.prototype.showPopover = vi.fn();
  const { live } = follow({ table: game.told, seats: [ANNA] });
  render(MenuSheet, { live, past: new Past(live), speaker, wanted: true, go });
  expect(HTMLElement.prototype.showPopover).toHaveBeenCalledOnce();
});

test('who takes over is chosen, but not in rated games and cups, where it is said what it costs', () => {
  const chosen = () => screen.queryByRole('combobox', { name: say('seat-substitute'), hidden: true });
  show();
  expect(chosen()).not.toBeNull();
  document.body.innerHTML = '';
  show({ ...game.told, terms: { ...game.told.terms, rated: true } });
  expect(chosen()).toBeNull();
  const { level, most } = vocabulary.standing_in;
  expect(document.body.textContent).toContain(say('seat-leave_counts', { level: say(`bot-${level}`), most }));
});

test('a warning that was switched off is switched on again here', async () => {
  wishes.silence('debt_made', true);
  show();
  expect([box('waste-lock_left').checked, box('waste-debt_made').checked]).toEqual([true, false]);
  await fireEvent.click(box('waste-debt_made'));
  expect(wishes.quiet).toEqual([]);
  await fireEvent.click(box('waste-lock_left'));
  expect(wishes.quiet).toEqual(['lock_left']);
  expect(localStorage.getItem('ruhr-quiet-warnings')).toBe('["lock_left"]');
});

test('a coach who is switched off and on again warns anew; other warnings stay off', async () => {
  wishes.useCoach('alone');
  for (const warning of ['sold_cheaply', 'debt_made']) wishes.silence(warning, true);
  show({ ...game.told, hints: true });
  await fireEvent.click(box('setting-coach'));
  expect(wishes.quiet).toEqual(['sold_cheaply', 'debt_made']);
  await fireEvent.click(box('setting-coach'));
  expect(wishes.quiet).toEqual(['debt_made']);
  expect(localStorage.getItem('ruhr-quiet-warnings')).toBe('["debt_made"]');
  wishes.useCoach('off');
});

test('the number keys can be switched off, and it is remembered', async () => {
  show();
  await fireEvent.click(box('setting-numbers'));
  expect(wishes.numbers).toBe(false);
  expect(localStorage.getItem('ruhr-number-keys')).toBe('false');
});

test('the pace at which things happen is chosen here, and remembered', async () => {
  show();
  await fireEvent.change(screen.getByRole('combobox', { name: say('setting-pace'), hidden: true }), { target: { value: 'fast' } });
  expect([wishes.pace, localStorage.getItem('ruhr-pace')]).toEqual(['fast', '"fast"']);
});

test('one touch switches the sounds off, without opening the menu', async () => {
  show();
  const sounds = screen.getByRole('button', { name: say('setting-sounds') });
  expect(sounds.getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(sounds);
  expect([sounds.getAttribute('aria-pressed'), localStorage.getItem('ruhr-sounds')]).toEqual(['false', 'false']);
});

test('the links are shown in a dialog', async () => {
  show();
  await fireEvent.click(button(say('invite-title')));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: say('invite-title') });
  expect(dialog.open).toBe(true);
  await fireEvent.click(button(say('table-close')));
  expect(screen.queryByRole('dialog', { name: say('invite-title') })).toBeNull();
});

test('who leaves a game says which bot takes over', async () => {
  const { asked, socket } = show(game.told, [ANNA], { 'seats/0/leave': { version: 19 } });
  const sent = vi.spyOn(globalThis, 'fetch');
  await fireEvent.click(button(`${say('seat-give_up')} Anna`));
  expect(asked).toContain('seats/0/leave');
  expect(JSON.parse(String(sent.mock.calls[0]![1]!.body))).toMatchObject({ level: 'kapitaen' });
  // What is ours has changed: the connection is made anew.
  await vi.waitFor(() => expect(socket.readyState).toBe(3));
});

test('who has left may return', async () => {
  const seats = game.told.seats.map((seat, number) => (number === ANNA ? { ...seat, level: 'kapitaen' as const } : seat));
  const { asked } = show({ ...game.told, seats });
  expect(screen.queryByRole('button', { name: `${say('seat-give_up')} Anna`, hidden: true })).toBeNull();
  await fireEvent.click(button(say('seat-return')));
  expect(asked).toContain('seats/0/return');
});

test('who only watches has nothing to leave', () => {
  show(game.told, []);
  expect(screen.queryByRole('heading', { name: say('seat-leave'), hidden: true })).toBeNull();
});

test('the position leads to a page of its own, in words that can be told to others', async () => {
  const position = 'standard-2, 3 players, turn 1, phase 3, red decides option';
  show(game.told, [ANNA], { [`steps/${game.told.step}`]: { position } });
  await fireEvent.click(button(say('position-link')));
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith(`/position?p=${encodeURIComponent(position)}`));
});

test('while one looks back, it is the position of the step looked at', async () => {
  const [now, then] = ['as it is', 'as it was'];
  const answers = { 'steps/2': { position: then, view: game.told.view }, [`steps/${game.told.step}`]: { position: now } };
  const { past } = show(game.told, [ANNA], answers);
  await past.look(2);
  await fireEvent.click(button(say('position-link')));
  await vi.waitFor(() => expect(go).toHaveBeenLastCalledWith(`/position?p=${encodeURIComponent(then)}`));
  past.now();
  await fireEvent.click(button(say('position-link')));
  await vi.waitFor(() => expect(go).toHaveBeenLastCalledWith(`/position?p=${encodeURIComponent(now)}`));
});

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { marker, revealing, triedAt } from '../fixtures/trying';
import { Sandbox } from '../lib/sandbox.svelte';
import type { Tried } from '../lib/types';
import { board, CARLA, foreseen, game, media, NAMES, say, serve, speaker, textOf } from '../testing';
import { headOf } from './outlook';
import Trying from './Trying.svelte';

const { sale } = game;
const view = sale.table.view;
const [action] = [sale.asked[0]!.action];
const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name, hidden: true });

/** Try something out; every step leads *there*. */
async function trying(there: Tried, now: { view: typeof view; asked: typeof sale.asked | null } | null = { view, asked: sale.asked }) {
  media();
  serve({ '/api/try': triedAt(sale) });
  const sandbox = new Sandbox('here', view);
  await sandbox.begin();
  serve({ '/api/try': there });
  const [onsend, onleave] = [vi.fn(), vi.fn()];
  const props = { sandbox, board, speaker, names: NAMES, seated: sale.table.seats, seats: [CARLA], now, onsend, onleave };
  const { rerender } = render(Trying, props);
  return { sandbox, onsend, onleave, change: (changed: Partial<typeof props>) => rerender({ ...props, ...changed }) };
}
const steps = (): string[] =>
  within(screen.getByRole('list', { name: say('try-steps'), hidden: true }))
    .getAllByRole('button', { hidden: true })
    .map(textOf);

test('it says that nothing is played, and what was tried', async () => {
  const { sandbox } = await trying(triedAt(sale, { events: sale.asked[0]!.causes }));
  expect(textOf(screen.getByRole('heading', { level: 1, hidden: true }))).toBe(say('try-banner'));
  await fireEvent.click(document.querySelector('button.action')!);
  await vi.waitFor(() => expect(sandbox.at?.number).toBe(1));
  expect(steps()).toEqual([say('try-start'), `Carla: ${speaker.action(action)}`]);
  expect(textOf(document.querySelector('[aria-live]'))).toContain(speaker.event(sale.asked[0]!.causes[0]!));
});

test('the first step can be sent, whatever was tried after it', async () => {
  const { sandbox, onsend } = await trying(triedAt(sale));
  expect(button(say('try-send')).disabled).toBe(true);
  await sandbox.play(action);
  await sandbox.play(sale.asked[1]!.action);
  await vi.waitFor(() => expect(button(say('try-send')).disabled).toBe(false));
  await fireEvent.click(button(say('try-send')));
  expect(onsend).toHaveBeenCalledExactlyOnceWith(action);
});

test('what is not ours to decide cannot be sent', async () => {
  const { sandbox } = await trying(triedAt(sale), { view, asked: null });
  await sandbox.play(action);
  expect(screen.queryByRole('button', { name: say('try-send'), hidden: true })).toBeNull();
});

test('when the game moves on it stays, says so and leads there; nothing can be sent', async () => {
  const { sandbox, onleave, change } = await trying(triedAt(sale));
  await sandbox.play(action);
  await change({ now: { view: { ...view, phase: 6 }, asked: sale.asked } });
  expect(textOf(screen.getByRole('status', { hidden: true }))).toContain(say('try-moved'));
  expect(screen.queryByRole('button', { name: say('try-send'), hidden: true })).toBeNull();
  expect(steps()).toHaveLength(2);
  await fireEvent.click(button(say('try-to_game')));
  expect(onleave).toHaveBeenCalledOnce();
});

test('at a reveal it offers what can come, the likeliest first, with the odds', async () => {
  const { sandbox } = await trying(revealing(marker));
  await sandbox.play(action);
  await vi.waitFor(() => expect(textOf(document.querySelector('#try-sentence'))).toBe(say('try-marker')));
  const offered = [...document.querySelectorAll('.choice button')].map(textOf);
  expect(offered).toHaveLength(3);
  expect(offered[0]).toBe(`${speaker.demand(4)} 50% (${say('try-odds', { count: 2, of: 4 })})`);
  serve({ '/api/try': triedAt(sale) });
  await fireEvent.click(document.querySelector('.choice button')!);
  await vi.waitFor(() => expect(steps().at(-1)).toBe(say('try-assumed', { what: speaker.demand(4) })));
});

test('pointing at coal tells where it would go and what it would bring, as at the table', async () => {
  const outlook = foreseen();
  await trying(triedAt(sale, { outlooks: [outlook] }));
  const storage = document.querySelector('[data-place="space:langenbrahm"]')!;
  await fireEvent.focusIn(storage);
  const card = (): string => textOf(document.querySelector('.board .card'));
  await vi.waitFor(() => expect(card()).toContain(headOf(outlook, speaker)));
  expect(document.querySelectorAll('.route')).toHaveLength(1);
  expect(document.querySelectorAll('.passed')).toHaveLength(outlook.obstacles.length);
  expect(storage.getAttribute('aria-label')).toContain(headOf(outlook, speaker));
  await fireEvent.focusOut(storage);
  await vi.waitFor(() => expect(document.querySelectorAll('.route')).toHaveLength(0));
});

test('Escape goes back step by step, and at last out of it', async () => {
  const { sandbox, onleave } = await trying(triedAt(sale));
  await sandbox.play(action);
  const dialog = document.querySelector('dialog')!;
  await fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(sandbox.at?.number).toBe(0);
  expect(onleave).not.toHaveBeenCalled();
  await fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onleave).toHaveBeenCalledOnce();
});

test('the page has a title of its own as long as it is open', async () => {
  document.title = 'the table';
  await trying(triedAt(sale));
  expect(document.title).toBe(say('try-title'));
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { Past } from '../lib/past.svelte';
import { CARLA, follow, game, media, say, speaker, textOf } from '../testing';
import History from './History.svelte';
import SinceMyMove from './SinceMyMove.svelte';
import Then from './Then.svelte';
import { wishes } from '../lib/wishes.svelte';

const LAST = game.told.step;
const button = (key: string): HTMLButtonElement => screen.getByRole('button', { name: say(key) });

async function past(): Promise<Past> {
  const { live } = follow({ table: game.told });
  const found = new Past(live);
  await live.story.read();
  return found;
}

test('now one can go back only, at the beginning on only', async () => {
  const shown = await past();
  render(History, { past: shown, speaker });
  const off = (): boolean[] => ['past-first', 'past-before', 'past-after', 'past-now'].map((key) => button(key).disabled);
  expect(off()).toEqual([false, false, true, true]);
  await fireEvent.click(button('past-first'));
  await vi.waitFor(() => expect(shown.at).toBe(0));
  expect(off()).toEqual([true, true, false, false]);
});

test('the buttons go one step back, one on, and to now', async () => {
  const shown = await past();
  render(History, { past: shown, speaker });
  await fireEvent.click(button('past-before'));
  await vi.waitFor(() => expect(shown.at).toBe(LAST - 1));
  await fireEvent.click(button('past-before'));
  await vi.waitFor(() => expect(shown.at).toBe(LAST - 2));
  await fireEvent.click(button('past-after'));
  await vi.waitFor(() => expect(shown.at).toBe(LAST - 1));
  await fireEvent.click(button('past-now'));
  expect(shown.at).toBeNull();
});

test('the slider goes to any step, and says where it is', async () => {
  const shown = await past();
  render(History, { past: shown, speaker });
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: say('past-title') });
  expect([slider.min, slider.max, slider.value]).toEqual(['0', String(LAST), String(LAST)]);
  await fireEvent.input(slider, { target: { value: '9' } });
  await vi.waitFor(() => expect(shown.at).toBe(9));
  expect(slider.getAttribute('aria-valuetext')).toBe(say('past-step', { step: 9, of: LAST }));
  expect(textOf(document.querySelector('.at'))).toBe(`9 / ${LAST} · ${say('past-turn', { turn: 2 })}`);
});

test('who looks back is told so, and what was decided', async () => {
  const shown = await past();
  await shown.look(9);
  render(Then, { past: shown, names: ['Anna', 'Ben', 'Carla'], seats: [CARLA], speaker, ontry: () => {} });
  expect(textOf(screen.getByRole('heading'))).toBe(say('past-looking', { step: 9, of: LAST }));
  expect(textOf(document.querySelector('.words p'))).toBe(`Carla: ${speaker.action('option hauling_transport')}`);
  await fireEvent.click(button('past-now'));
  expect(shown.at).toBeNull();
});

test('before the first decision the game begins', async () => {
  const shown = await past();
  await shown.look(0);
  render(Then, { past: shown, names: ['Anna', 'Ben', 'Carla'], seats: [], speaker, ontry: () => {} });
  expect(textOf(document.querySelector('.words p'))).toBe(say('past-opening'));
});

test('what happened since my decision can be replayed, paused and skipped', async () => {
  vi.useFakeTimers();
  wishes.usePace('normal');
  media();
  const shown = await past();
  render(SinceMyMove, { past: shown, seats: [CARLA], speaker });
  const answered = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
  const named = (words: string): HTMLElement => screen.getByRole('button', { name: (name) => name.includes(words) });
  await fireEvent.click(named(say('past-since', { count: 3 })));
  await answered();
  expect(shown.at).toBe(11);
  await fireEvent.click(named(say('past-pause')));
  expect(shown.replay?.paused).toBe(true);
  await fireEvent.click(named(say('past-skip')));
  await answered();
  expect(shown.at).toBe(12);
  await fireEvent.click(named(say('past-resume')));
  await vi.advanceTimersByTimeAsync(900);
  expect(shown.at).toBe(13);
});

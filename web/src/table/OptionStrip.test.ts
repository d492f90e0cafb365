import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { View } from '../lib/types';
import { game, NAMES, say, speaker, textOf } from '../testing';
import OptionStrip from './OptionStrip.svelte';

const { view } = game.sale.table;

function show(seen: View = view): HTMLElement[] {
  render(OptionStrip, { view: seen, speaker });
  return screen.getAllByRole('listitem');
}

test('every option stands there with what it costs now', () => {
  const told = show().map((item) => [textOf(item.querySelector('.name')), Number(textOf(item.querySelector('b')))]);
  expect(told).toEqual(Object.entries(view.prices.options).map(([option, price]) => [say(`option-${option}`), price]));
});

test('who has chosen an option has a barge on it', () => {
  const players = view.players.map((player) => ({ ...player, option: player.seat === 1 ? null : ('pilot' as const) }));
  const chosen = Object.fromEntries(
    show({ ...view, players }).map((item) => [
      textOf(item.querySelector('.name')),
      [...item.querySelectorAll('[role=img]')].map((barge) => barge.getAttribute('aria-label')),
    ]),
  );
  expect(chosen[say('option-pilot')]).toEqual([NAMES[0], NAMES[2]]);
  expect(chosen[say('option-hauling')]).toEqual([]);
});

test('in high or low water the options with a pilot are struck out, and it is said why', () => {
  const banned = show({ ...view, pilot_banned: true }).filter((item) => item.classList.contains('banned'));
  expect(banned.map((item) => textOf(item.querySelector('.name')))).toEqual(
    ['pilot', 'transport_pilot', 'hauling_pilot'].map((option) => say(`option-${option}`)),
  );
  for (const item of banned) expect(textOf(item)).toContain(say('turn-pilot_ban'));
});

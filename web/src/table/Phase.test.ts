import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { game, say, speaker, textOf } from '../testing';
import Phase from './Phase.svelte';

const { view } = game.purchase.table;
const show = (seen = view): unknown => render(Phase, { view: seen, speaker });
const seatsOf = (parent: Element): number[] =>
  [...parent.querySelectorAll('i')].map((sign) => Number(/seat-(\d)/.exec(sign.className)![1]));

test('the phase is said', () => {
  show();
  expect(screen.getByText(say('phase-purchases'))).toBeDefined();
});

test('what forbids or obliges everybody this turn is said beside the phase', () => {
  show({ ...view, pilot_banned: true, lock_duty: true });
  expect([...document.querySelectorAll('.badge')].map(textOf)).toEqual([say('turn-pilot_ban'), say('turn-lock_duty')]);
  document.body.replaceChildren();
  show({ ...view, pilot_banned: false, lock_duty: false });
  expect(document.querySelectorAll('.badge')).toHaveLength(0);
});

test('the order of the phase is shown, and who decides in it', () => {
  show();
  const order = document.querySelector('.order')!;
  expect(seatsOf(order)).toEqual(view.order);
  expect(textOf(order)).toBe('');
  expect(order.getAttribute('aria-label')).toBe(
    say('turn-order', { names: view.order.map((seat) => view.players[seat]!.name).join(', ') }),
  );
  expect(order.querySelector('.deciding')!.className).toContain(`seat-${view.decision!.actor}`);
});

test('the order of the next phase is shown as it stands now', () => {
  const next = { phase: 7, order: [2, 0, 1] };
  show({ ...view, next_order: next });
  const shown = document.querySelector('.next')!;
  expect(seatsOf(shown)).toEqual(next.order);
  expect(shown.getAttribute('aria-label')).toBe(say('turn-next_order', { phase: 7, names: 'Carla, Anna, Ben' }));
});

test('at the end no phase follows', () => {
  show({ ...view, next_order: null });
  expect(document.querySelector('.next')).toBeNull();
});

import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { board, game, say, speaker, textOf, viewAt } from '../testing';
import TurnTrack from './TurnTrack.svelte';

const { view } = game.purchase.table;

function show(seen = view): HTMLElement[] {
  render(TurnTrack, { view: seen, board, speaker, narrow: false });
  return screen.getAllByRole('listitem');
}

test('every turn tells its year and what history brings, and leads to its rule', () => {
  show().forEach((item, index) => {
    const turn = String(index + 1);
    const link = item.querySelector('a')!;
    expect(textOf(link)).toBe(say(`history-${board.turns.events[turn]}`));
    expect(link.getAttribute('href')).toBe(`/rules#turn-${turn}`);
    expect(textOf(item)).toContain(String(board.turns.years[turn] ?? ''));
  });
});

test('the turn that is played stands out, also for who does not see it', () => {
  const current = show().filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current.map((item) => textOf(item.querySelector('b')))).toEqual([String(view.turn)]);
});

test('a country is named once it is turned up', () => {
  show().forEach((item, index) => {
    const country = view.countries[String(index + 1)];
    const expected = country === undefined ? '' : country ? say(`country-${country}`) : '?';
    expect(textOf(item.querySelector('.country'))).toBe(expected);
  });
});

test('warehouses wait on their turns, each in the colour of its player', () => {
  const first = viewAt(1);
  show(first).forEach((item, index) => {
    const waiting = first.players.filter((player) => player.waiting.turns.includes(index + 1)).map((player) => `seat-${player.seat}`);
    expect([...item.querySelectorAll('i')].map((sign) => sign.className.split(' ')[0])).toEqual(waiting);
  });
});

test('the phase stands beside the turns unless it stands elsewhere', () => {
  show();
  expect(screen.queryByText(say('phase-purchases'))).not.toBeNull();
  document.body.replaceChildren();
  render(TurnTrack, { view, board, speaker, narrow: false, phase: false });
  expect(screen.queryByText(say('phase-purchases'))).toBeNull();
});

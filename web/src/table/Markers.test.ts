import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { ANNA, BEN, board, CARLA, game, say, speaker, textOf } from '../testing';
import Markers from './Markers.svelte';

const { view } = game.purchase.table;
const ORDER = [...Object.keys(board.progress.own), ...Object.keys(board.progress.white)];

/** Show the markers of a player who has other values; each by its name. */
function show(seat: number, values: object = {}): Record<string, HTMLElement> {
  render(Markers, { player: { ...view.players[seat]!, ...values }, view, board, speaker });
  return Object.fromEntries(screen.getAllByRole('listitem').map((item, index) => [ORDER[index]!, item]));
}
const standing = (item: HTMLElement | undefined): string => item!.classList[0]!;
const words = (item: HTMLElement | undefined): string => item!.querySelector('.name')!.getAttribute('aria-label') ?? '';

test('every marker has its place, whatever a player has', () => {
  for (const seat of [ANNA, BEN, CARLA]) {
    const briefly = Object.values(show(seat)).map((item) => textOf(item.querySelector('.name')));
    expect(briefly).toEqual(ORDER.map((marker) => say(`brief-${marker}`)));
    document.body.replaceChildren();
  }
});

test('what one has, has used this turn and has used up is told apart', () => {
  const anna = show(ANNA, { used: ['lock_building'] });
  expect([standing(anna.essen_warehouse), standing(anna.lock_building), standing(anna.inn)]).toEqual(['had', 'used', 'spent']);
  expect(words(anna.essen_warehouse)).toBe(say('marker-essen_warehouse'));
  expect(words(anna.lock_building)).toBe(say('player-used', { marker: say('marker-lock_building') }));
  expect(words(anna.inn)).toBe(say('player-flipped', { marker: say('marker-inn') }));
});

test('a marker is within reach when one token is missing, and shows which', () => {
  const { wage, coal_depot, supply } = show(ANNA);
  expect(standing(wage)).toBe('near');
  expect(wage!.querySelectorAll('svg')).toHaveLength(1);
  expect(words(supply)).toBe(
    say('player-needs', { marker: say('marker-supply'), tokens: speaker.counted(new Map([[say('area-black_ruhrort'), 1]])) }),
  );
  expect(standing(coal_depot)).toBe('far');
  expect(coal_depot!.querySelectorAll('svg')).toHaveLength(0);
  expect(words(coal_depot)).toContain(speaker.counted(new Map([[say('area-black_industry'), 2]])));
});

test('who has all the tokens gets the marker with the next progress', () => {
  const { wage } = show(ANNA, { needs: { ...view.players[ANNA]!.needs, wage: [] } });
  expect(standing(wage)).toBe('due');
  expect(words(wage)).toBe(say('player-due', { marker: say('marker-wage') }));
});

test('white ones tell how many are left, own ones are always there', () => {
  const carla = show(CARLA);
  expect(textOf(carla.coal_hauler!.querySelector('.left'))).toBe(String(view.white_left.coal_hauler));
  expect(carla.supply!.querySelector('.left')).toBeNull();
});

test('a white one that is missed or gone is struck out', () => {
  const carla = show(CARLA, { missed: ['mayor'], needs: {} });
  expect([standing(carla.mayor), standing(carla.inn)]).toEqual(['missed', 'gone']);
  expect(words(carla.mayor)).toBe(say('player-missed_one', { marker: say('marker-mayor') }));
  expect(words(carla.inn)).toBe(say('player-gone', { marker: say('marker-inn') }));
});

test('pointing at a marker says what it is for', () => {
  const { inn, essen_warehouse } = show(BEN);
  expect(inn!.dataset.called).toContain(say('use-inn'));
  expect(essen_warehouse!.dataset.called).toContain('Kettwig');
});

import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moment } from '../lib/stage.svelte';
import type { GameEvent } from '../lib/types';
import { board, event, game, media } from '../testing';
import { flightsOf } from './flights';
import Flights from './Flights.svelte';
import { mapLayout, stripLayout } from './layout';
import { targetsOf } from './targets';

const layout = mapLayout(board);
const moment = (...events: GameEvent[]): Moment => ({ number: 7, events, lasts: 600 });
const fly = (...events: GameEvent[]) => flightsOf(moment(...events), layout, 3);
const spot = (id: string) => layout.spaces.find(({ space }) => space.id === id)!;
const at = ({ x, y }: { x: number; y: number }): number[] => [x, y];
/** Carla sells at Kettwig, takes the demand there, and Anna sells as well. */
const events = game.sale.asked[0]!.causes;

test('a sale takes the die off the board and brings Thalers to the seller', () => {
  const [leaves, reaches] = ['space:kettwig', 'seat:2'];
  const [die, ...coins] = fly(
    event(
      'sold',
      { seat: 2 },
      {
        moves: [
          { piece: 'die', leaves, reaches: 'track', colour: 'white', pips: 4 },
          { piece: 'coin', leaves, reaches, count: 3 },
        ],
      },
    ),
  );
  expect(die).toMatchObject({ what: 'die', colour: 'white', pips: 4 });
  expect(at(die!.from)).toEqual(at(spot('kettwig')));
  expect(coins.map(({ what, seat }) => [what, seat])).toEqual(Array(3).fill(['coin', 2]));
});

test('coins fly to the side of their player', () => {
  const home = (seat: number): number =>
    fly(event('wage_paid', { seat }, { moves: [{ piece: 'coin', leaves: 'bank', reaches: `seat:${seat}`, count: 1 }] }))[0]!.to.x;
  expect(home(0)).toBeLessThan(home(1));
  expect(home(1)).toBeLessThan(home(2));
});

test('a warehouse flies to where it is built', () => {
  const moves = [{ piece: 'warehouse', leaves: 'seat:1', reaches: 'city:steele', seat: 1 }] as const;
  const [house] = fly(event('city_built', { seat: 1 }, { moves: [...moves] }));
  expect(house).toMatchObject({ what: 'house', seat: 1 });
  expect(at(house!.to)).toEqual(at(spot('steele').slots));
});

test('everything that moves in a real game has a place to fly from and to', () => {
  const moves = game.steps.flatMap((step) => step.events).flatMap((one) => one.moves);
  expect(moves.length).toBeGreaterThan(5);
  for (const move of moves) expect(fly(event('passed', {}, { moves: [move] })), JSON.stringify(move)).not.toEqual([]);
});

test('one thing flies after the other, and nothing twice', () => {
  const flights = fly(...events);
  expect(new Set(flights.map(({ id }) => id)).size).toBe(flights.length);
  const delays = flights.map(({ delay }) => delay);
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  expect(new Set(delays).size).toBe(delays.length);
});

test('all have landed when the time of their moment is over', () => {
  for (const { delay, takes } of fly(...events)) {
    expect(delay + takes).toBeLessThanOrEqual(600);
    expect(takes).toBeGreaterThanOrEqual(300);
  }
});

test('what has no place on the board does not fly', () => {
  const moves: GameEvent['moves'] = [{ piece: 'coin', leaves: 'space:nowhere', reaches: 'seat:0', count: 1 }];
  expect(fly(event('turn_began', { turn: 2 }), event('sold', { seat: 0 }, { moves }))).toEqual([]);
});

test('on the strip things fly too', () => {
  expect(flightsOf(moment(...events), stripLayout(board), 3).length).toBe(fly(...events).length);
});

const animate = vi.fn(() => ({ finished: Promise.resolve(), cancel: () => undefined, onfinish: null }));

beforeEach(() => {
  vi.useFakeTimers();
  animate.mockClear();
  Element.prototype.animate = animate as unknown as typeof Element.prototype.animate;
});
afterEach(() => {
  delete (Element.prototype as Partial<Element>).animate;
});

async function show(happened: Moment | null): Promise<Element> {
  const { container } = render(Flights, { layout, targets: targetsOf(board, layout), seats: 3, happened });
  await tick();
  return container;
}

test('what happens is shown, and then gone', async () => {
  media();
  const sky = await show(moment(...events));
  // What flies is loaded first.
  await vi.waitFor(() => expect(sky.querySelectorAll('.piece')).toHaveLength(fly(...events).length), { interval: 5 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sky.querySelectorAll('.piece')).toHaveLength(0);
});

test('for people who prefer less motion nothing flies', async () => {
  media('prefers-reduced-motion');
  const sky = await show(moment(...events));
  expect(sky.querySelectorAll('.piece')).toHaveLength(0);
  expect(animate).not.toHaveBeenCalled();
});

test('the places where it happens are lit, also for people who prefer less motion', async () => {
  media('prefers-reduced-motion');
  const sky = await show(moment(events[0]!));
  expect([...sky.querySelectorAll('[data-lit]')].map((place) => place.getAttribute('data-lit'))).toEqual(['space:kettwig']);
});

test('before anything has happened nothing flies', async () => {
  media();
  expect((await show(null)).children).toHaveLength(0);
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../lib/types';
import { byPlace } from '../table/places';
import { board, game, media, say, speaker, textOf, textsOf, type Playing } from '../testing';
import Board from './Board.svelte';

const { table, asked } = game.purchase;
const legal = new Set(byPlace(asked, board).keys());

beforeEach(() => media());

function show(view: View = table.view, more: { legal?: Set<string>; strip?: boolean; way?: [string, string] } = {}) {
  const [onlook, onchoose] = [vi.fn(), vi.fn()];
  const describe = (place: string): string => `${place.split(':')[0]} ${speaker.placeAt(place)}`;
  render(Board, { board, view, legal, say, describe, onlook, onchoose, ...more });
  return { onlook, onchoose };
}

/** The button of a place, and what is drawn under it. */
const place = (key: string): SVGElement => document.querySelector<SVGElement>(`[data-place="${key}"]`)!;
const drawn = (key: string): Element => document.querySelector(`[data-at="${key}"]`)!;
/** The map itself, beside all places. */
const map = (): Element => document.querySelector('svg[role=group]')!;
/** A part of a button that hand and mouse meet. */
const inside = (key: string): Element => place(key).firstElementChild!;
const places = (): SVGElement[] => [...document.querySelectorAll<SVGElement>('[data-place]')];
const spaces = (kind: string): string[] => board.river.filter((space) => space.kind === kind).map((space) => space.id);
/** Whose warehouses stand at a place. */
const housesAt = (key: string): number[] =>
  [...drawn(key).querySelectorAll('.house')].map((house) => Number(/seat-(\d)/.exec(house.getAttribute('class')!)![1]));

test('everything that can be chosen is a button with a name that the tab key reaches', () => {
  show();
  for (const key of legal) {
    const button = place(key);
    expect(button.getAttribute('role'), key).toBe('button');
    expect(button.getAttribute('tabindex'), key).toBe('0');
    expect(button.getAttribute('aria-disabled'), key).toBe('false');
    expect(button.getAttribute('aria-label'), key).toContain(speaker.placeAt(key));
  }
  expect(places().filter((button) => button.getAttribute('tabindex') === '0')).toHaveLength(legal.size);
});

test('every other place has a name too, says that it cannot be chosen, and is no stop for the tab key', () => {
  show();
  const others = places().filter((button) => !legal.has(button.dataset.place!));
  expect(others.length).toBeGreaterThan(40);
  for (const button of others) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('tabindex')).toBe('-1');
    expect(button.getAttribute('aria-label')).toMatch(/\w/);
  }
});

test('every space, city, depot and country is there once', () => {
  show();
  const keys = places().map((button) => button.dataset.place!);
  expect(new Set(keys).size).toBe(keys.length);
  const expected = [
    ...board.river.map(({ id }) => `space:${id}`),
    ...Object.keys(board.cities).map((city) => `city:${city}`),
    ...Object.keys(board.depots).map((depot) => `depot:${depot}`),
    ...board.port.columns.map((country) => `port:${country}`),
  ];
  expect(keys.toSorted()).toEqual(expected.toSorted());
});

test('the board has a name, and what is only drawn is not read', () => {
  show();
  expect(screen.getByRole('group', { name: say('board-about') })).toBeDefined();
  for (const die of document.querySelectorAll('.die')) expect(die.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('a click chooses once', async () => {
  const { onchoose } = show();
  await fireEvent.click(inside('city:werden'));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith('city:werden');
});

test.each(['Enter', ' '])('the key %j chooses once, and does not scroll', async (key) => {
  const { onchoose } = show();
  const button = place('depot:essen');
  button.focus();
  expect(await fireEvent.keyDown(button, { key })).toBe(false);
  await fireEvent.keyUp(button, { key });
  expect(onchoose).toHaveBeenCalledExactlyOnceWith('depot:essen');
});

test('other keys choose nothing and keep their meaning', async () => {
  const { onchoose } = show();
  for (const key of ['Tab', 'ArrowLeft', 'Escape', 'a']) expect(await fireEvent.keyDown(place('depot:essen'), { key })).toBe(true);
  expect(onchoose).not.toHaveBeenCalled();
});

test('a click beside all places chooses nothing', async () => {
  const { onchoose } = show();
  await fireEvent.click(map());
  expect(onchoose).not.toHaveBeenCalled();
});

test('a place where nothing can be done is told to the page, which says why', async () => {
  const { onchoose } = show();
  await fireEvent.click(inside('space:gewalt'));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith('space:gewalt');
});

test('the mouse looks at a place, and away', async () => {
  const { onlook } = show();
  await fireEvent.pointerOver(inside('city:werden'));
  expect(onlook).toHaveBeenLastCalledWith('city:werden');
  await fireEvent.pointerOver(map());
  expect(onlook).toHaveBeenLastCalledWith(null);
  await fireEvent.pointerOver(inside('port:belgium'));
  await fireEvent.pointerLeave(map());
  expect(onlook).toHaveBeenLastCalledWith(null);
});

test('the keyboard looks at a place, and away', async () => {
  const { onlook } = show();
  await fireEvent.focusIn(place('city:werden'));
  expect(onlook).toHaveBeenLastCalledWith('city:werden');
  await fireEvent.focusOut(place('city:werden'));
  expect(onlook).toHaveBeenLastCalledWith(null);
});

test('what can be chosen glows', () => {
  show();
  const glowing = [...document.querySelectorAll<SVGElement>('[data-glow]')].map((ring) => ring.dataset.glow!);
  expect(glowing.toSorted()).toEqual([...legal].toSorted());
});

test('where an obstacle is gone a lock stands', () => {
  show();
  for (const id of spaces('obstacle')) {
    const there = table.view.river.obstacles.includes(id);
    expect(drawn(`space:${id}`).querySelectorAll('.rocks'), id).toHaveLength(there ? 1 : 0);
    expect(drawn(`space:${id}`).querySelectorAll('.lock'), id).toHaveLength(there ? 0 : 1);
  }
});

test('storages hold their dice, in their colour and with their pips', () => {
  show();
  for (const { id, coal } of board.river.filter((space) => space.kind === 'storage')) {
    const die = drawn(`space:${id}`).querySelector('.die');
    expect(die?.querySelectorAll('circle').length ?? 0, id).toBe(table.view.river.dice[id] ?? 0);
    if (die) expect(die.classList, id).toContain(coal);
  }
});

test('demand lies where Thalers are to be had', () => {
  show();
  const found = board.river.flatMap(({ id }) => {
    const words = textOf(drawn(`space:${id}`).querySelector('.demand'));
    return words ? [[id, Number(words)]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(table.view.river.demand);
});

test.each<[string, Playing]>([
  ['in the middle of the game', table],
  ['at its end', game.end],
])('warehouses stand where their owners built them, %s', (_, { view }) => {
  show(view);
  const expected = (owners: (number | null)[] | undefined): number[] => (owners ?? []).filter((owner) => owner !== null);
  for (const [city, owners] of Object.entries(view.cities)) expect(housesAt(`city:${city}`), city).toEqual(expected(owners));
  for (const [depot, owners] of Object.entries(view.depots)) expect(housesAt(`depot:${depot}`), depot).toEqual(expected(owners));
  for (const [country, owners] of Object.entries(view.port)) expect(housesAt(`port:${country}`), country).toEqual(expected(owners));
});

test('what is free shows its price, what is taken hides it', () => {
  show();
  const lying = (element: Element): string => ['x', 'y'].map((name) => Math.round(Number(element.getAttribute(name)))).join(' ');
  const prices = board.cities.steele!.slots;
  // Anna and Ben have the first two.
  const taken = [...drawn('city:steele').querySelectorAll('rect')].map(lying);
  const slots = [...document.querySelectorAll('.ground rect')].filter((rect) => taken.includes(lying(rect)));
  expect(slots.map((slot) => textOf(slot.nextElementSibling))).toEqual(prices.slice(0, 2).map(String));
  expect(drawn('city:witten').children).toHaveLength(0);
});

test('every barge lies at its space, and the one that decides is told apart', () => {
  show();
  const at = (element: Element): { x: number; y: number } => {
    const style = element.closest('.piece')!.getAttribute('style')!;
    const [x, y] = ['x', 'y'].map((name) => Number(new RegExp(`--${name}: ?([-\\d.]+)`).exec(style)![1]));
    return { x: x!, y: y! };
  };
  for (const [space, seats] of Object.entries(table.view.river.barges)) {
    const around = inside(`space:${space}`);
    const middle = (side: string, size: string): number => Number(around.getAttribute(side)) + Number(around.getAttribute(size)) / 2;
    for (const seat of seats) {
      const barge = document.querySelector(`.barge.seat-${seat}`)!;
      const { x, y } = at(barge);
      expect(Math.hypot(x - middle('x', 'width'), y - middle('y', 'height')), space).toBeLessThan(20);
      expect(barge.classList.contains('deciding')).toBe(seat === table.decider);
    }
  }
  expect(document.querySelectorAll('.barge')).toHaveLength(3);
});

test('barges at the same space do not cover each other', () => {
  show({ ...table.view, river: { ...table.view.river, barges: { ruhrort: [0, 1, 2] } } });
  const places = [...document.querySelectorAll('.barge')].map((barge) => barge.closest('.piece')!.getAttribute('style'));
  expect(new Set(places).size).toBe(3);
});

test('the transport track shows its dice in their columns', () => {
  show();
  const dice = [...document.querySelectorAll('.track .die')].map((die) => ({
    colour: die.classList.contains('white') ? 'white' : 'black',
    pips: die.querySelectorAll('circle').length,
  }));
  expect(dice).toEqual(table.view.track.columns.flat());
});

test('paths that are still to come are drawn with the turn in which they come', () => {
  const coming = (): string[] => textsOf(document.body, '.coming text');
  show({ ...table.view, turn: 3 });
  expect(coming()).toEqual([4, 8].flatMap((turn) => [say(`path-${board.turns.events[turn]}`), say('transport-from_turn', { turn })]));
  const boxes = [...document.querySelectorAll('.coming')].map((path) => path.querySelectorAll('rect').length);
  expect(boxes).toEqual([2 * board.transport_tracks.paved!, 2 * board.transport_tracks.rails!]);
  document.body.replaceChildren();
  show({ ...table.view, turn: 8 });
  expect(coming()).toEqual([]);
});

test('the country to which coal is exported now stands out', () => {
  show();
  const exporting = board.port.columns.filter((country) => drawn(`port:${country}`).querySelector('.exporting'));
  expect(exporting).toEqual([table.view.countries[String(table.view.turn)]]);
});

test('the way of a barge is drawn, in either order, and only if there is one', () => {
  show(table.view, { way: ['hattingen', 'ruhrort'] });
  const way = document.querySelector('.route')!.getAttribute('d');
  document.body.replaceChildren();
  show(table.view, { way: ['ruhrort', 'hattingen'] });
  expect(document.querySelector('.route')!.getAttribute('d')).toBe(way);
  document.body.replaceChildren();
  show();
  expect(document.querySelector('.route')).toBeNull();
});

test('on a small screen the strip offers the same', async () => {
  const { onchoose } = show(table.view, { strip: true });
  expect(
    places()
      .filter((button) => button.getAttribute('aria-disabled') === 'false')
      .map((button) => button.dataset.place)
      .toSorted(),
  ).toEqual([...legal].toSorted());
  await fireEvent.click(inside('space:lock_spillenburg'));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith('space:lock_spillenburg');
});

test('who looks on can choose nothing', () => {
  show(table.view, { legal: new Set() });
  expect(places().every((button) => button.getAttribute('aria-disabled') === 'true')).toBe(true);
});

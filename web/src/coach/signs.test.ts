import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { board as printed, game, speaker } from '../fixtures/game';
import Board from '../board/Board.svelte';
import Players from '../table/Players.svelte';
import { media } from '../testing';
import Signs from './Signs.svelte';
import { signsAt, signsOf } from './signs';
import { TERMS } from './terms';

await speaker.learn('glossary');
const { table } = game.sale;
/** What lies at every point, the topmost first. */
let there: Element[] = [];
beforeEach(() => {
  media();
  there = [];
  document.elementsFromPoint = () => there;
});
afterEach(() => vi.useRealTimers());

const words = (term: string): string => speaker.say(`term-${term}`);
const drawn = (root: ParentNode): string[] => [
  ...new Set([...root.querySelectorAll<HTMLElement>('[data-sign]')].map(({ dataset }) => dataset.sign!)),
];
const map = () => render(Board, { board: printed, view: table.view, say: speaker.say, describe: (place: string) => place }).container;
const boards = () => render(Players, { table, board: printed, speaker, seats: [], now: 0 }).container;

test('whatever is drawn on the map and the boards is a word of the game', () => {
  const found = [...drawn(map()), ...drawn(boards())];
  expect(found.filter((sign) => !(sign in TERMS))).toEqual([]);
  // What the legend shows is found there, but for what the sale of the game has none of.
  const missing = Object.entries(TERMS).filter(([term, about]) => 'sign' in about && about.sign && !found.includes(term));
  expect(missing.map(([term]) => term)).toEqual([]);
});

test('there are no more stops for the keyboard than without the signs', () => {
  for (const container of [map(), boards()]) expect(container.querySelectorAll('[data-sign][tabindex]')).toHaveLength(0);
});

test('of what lies at a point the topmost sign comes first, each word once', () => {
  const container = map();
  const [die, storage] = ['.die', '[data-sign=storage]'].map((one) => container.querySelector(one)!);
  there = [container, die!, die!.firstElementChild!, storage!];
  expect(signsAt(5, 5).map(({ term }) => term)).toEqual([(die as SVGElement).dataset.sign, 'storage']);
});

test('a player’s board tells its signs, a token what it is called', () => {
  const signs = signsOf(boards().querySelector('[data-part=players] button')!);
  expect(signs.map(({ term }) => term)).toEqual(expect.arrayContaining(['thaler', 'pool', 'lock', 'debt', 'token', 'marker', 'point']));
  expect(signs.find(({ term }) => term === 'token')!.called).toBe(speaker.say('area-black_industry'));
});

test('where a mouse rests, a sign is told; when it goes on, no more', async () => {
  vi.useFakeTimers();
  const { container } = render(Signs, { speaker });
  there = [map().querySelector('[data-sign=arrow]')!];
  const move = (clientX: number) => fireEvent(document, new PointerEvent('pointermove', { pointerType: 'mouse', clientX, bubbles: true }));
  await move(10);
  expect(container.querySelector('.sign')).toBeNull();
  await vi.advanceTimersByTimeAsync(700);
  expect(container.querySelector('.sign')!.textContent).toContain(words('arrow'));
  // What is only seen is not told to who listens.
  expect(container.querySelector('[aria-live]')!.textContent.trim()).toBe('');
  await move(40);
  expect(container.querySelector('.sign')).toBeNull();
});

test('a finger that stays asks, and chooses nothing when it is lifted', async () => {
  vi.useFakeTimers();
  const { container } = render(Signs, { speaker });
  there = [map().querySelector('[data-sign=pilot]')!];
  const touch = (kind: string) => fireEvent(document, new PointerEvent(kind, { pointerType: 'touch', bubbles: true }));
  const chosen = vi.fn();
  document.body.addEventListener('click', chosen);
  await touch('pointerdown');
  await vi.advanceTimersByTimeAsync(600);
  expect(container.querySelector('.sign')!.textContent).toContain(words('pilot'));
  await touch('pointerup');
  await fireEvent.click(document.body);
  expect(chosen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  // A tap asks nothing, and chooses.
  await touch('pointerdown');
  await touch('pointerup');
  await vi.advanceTimersByTimeAsync(600);
  expect(container.querySelector('.sign')).toBeNull();
  await fireEvent.click(document.body);
  expect(chosen).toHaveBeenCalledOnce();
  document.body.removeEventListener('click', chosen);
});

test('the question mark tells, also to who listens, of what the keyboard is on; Escape puts it away', async () => {
  const { container } = render(Signs, { speaker });
  boards().querySelector<HTMLElement>('[data-part=players] button')!.focus();
  await fireEvent.keyDown(document.activeElement!, { key: '?' });
  await vi.waitFor(() => expect(container.querySelector('.sign')!.textContent).toContain(words('point')));
  expect(container.querySelector('[aria-live]')!.textContent).toContain(words('point'));
  // There are more of them than are told at once.
  await fireEvent.keyDown(document.activeElement!, { key: '?' });
  expect(container.querySelector('.sign')!.textContent).toContain(words('token'));
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(container.querySelector('.sign')).toBeNull();
});

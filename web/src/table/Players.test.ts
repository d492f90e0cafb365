import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { ANNA, BEN, board, CARLA, follow, game, NAMES, say, speaker, textOf, type Playing } from '../testing';
import Players from './Players.svelte';

const { table } = game.purchase;

/** Show everybody's board; `seats` are ours. */
function show(seats: number[] = [CARLA], shown: Playing = table, now = shown.since ?? 0): HTMLElement[] {
  render(Players, { table: shown, board, speaker, seats, now });
  return NAMES.map((name) => screen.getByRole('article', { name }));
}

/** The table with other values for one player. */
function having(seat: number, values: object): Playing {
  const players = table.view.players.map((player) => (player.seat === seat ? { ...player, ...values } : player));
  return { ...table, view: { ...table.view, players } };
}

const valueOf = (article: HTMLElement, key: string): string => textOf(article.querySelector(`[data-called="${say(key)}"] dd`));

test('every player has points, Thalers, warehouses and locks', () => {
  const [anna, ben, carla] = show();
  expect(textOf(anna!.querySelector('strong'))).toBe(`13★ ${say('player-points')}`);
  expect(textOf(ben!.querySelector('strong'))).toBe(`21★ ${say('player-points')}`);
  expect(['player-thalers', 'player-pool', 'player-locks'].map((key) => valueOf(carla!, key))).toEqual(['4', '1', '3']);
});

test('who decides is told apart, and who I am', () => {
  const articles = show([ANNA, BEN]);
  expect(articles.map((article) => article.classList.contains('deciding'))).toEqual([false, false, true]);
  expect(articles.map((article) => textOf(article.querySelector('h3')))).toEqual([
    `Anna ${say('player-you')}`,
    `Ben ${say('player-you')}`,
    'Carla',
  ]);
});

test('debts are told with how many there may be, and stand out', () => {
  const [anna, ben] = show([CARLA], having(ANNA, { debts: 0 }));
  expect(valueOf(anna!, 'player-debts')).toBe(`0/${board.players.debt_spaces}`);
  expect(valueOf(ben!, 'player-debts')).toBe(`4/${board.players.debt_spaces}`);
  const bad = (article: HTMLElement): boolean => article.querySelector(`[data-called="${say('player-debts')}"]`)!.classList.contains('bad');
  expect([bad(anna!), bad(ben!)]).toEqual([false, true]);
});

test('tokens fill their spaces, and are told in words', () => {
  const carla = show()[CARLA]!;
  const areas = [...carla.querySelectorAll('.area')];
  const filled = areas.map((area) => [area.querySelectorAll('i.full').length, area.querySelectorAll('i').length]);
  expect(filled).toEqual([
    [3, 3],
    [2, 3],
    [0, 1],
    [1, 2],
    [1, 2],
    [0, 1],
  ]);
  const words = within(carla)
    .getByRole('img', { name: (name) => name.startsWith(say('player-tokens')) })
    .getAttribute('aria-label');
  expect(words).toContain(`${say('area-black_industry')} 3`);
  expect(words).toContain(`${say('area-white_ruhrort')} 0`);
});

test('everybody has all markers on his board', () => {
  const { own, white } = board.progress;
  const all = Object.keys(own).length + Object.keys(white).length;
  expect(show().map((article) => within(article).getAllByRole('listitem').length)).toEqual([all, all, all]);
});

test('a touch on a board opens all about its player in words', async () => {
  const [, ben] = show();
  const button = within(ben!).getByRole('button', { name: /^Ben/ });
  const sheet = document.getElementById(button.getAttribute('popovertarget')!)!;
  expect(textOf(sheet)).toBe('');
  await fireEvent(sheet, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(textOf(sheet)).toContain(say('use-inn'));
  expect(textOf(sheet)).toContain(say('player-flipped', { marker: say('marker-inn') }));
});

test('the clock of who decides runs, the others stand', () => {
  const banks = [65_000, 3_725_000, 90_000];
  const since = 1_000_000;
  const articles = show([ANNA], { ...table, banks, since, decider: CARLA }, since + 30_000);
  expect(articles.map((article) => textOf(article.querySelector('time')))).toEqual(['01:05', '1:02:05', '01:00']);
});

test('a clock never shows less than nothing, and days when there are many hours', () => {
  const articles = show([ANNA], { ...table, banks: [0, 3 * 86_400_000, 10_000], since: 0, decider: CARLA }, 60_000);
  expect(articles.map((article) => textOf(article.querySelector('time')))).toEqual(['00:00', '3d', '00:00']);
});

test('without a clock there is none', () => {
  const articles = show([ANNA], { ...table, banks: [] });
  expect(articles.map((article) => article.querySelector('time'))).toEqual([null, null, null]);
});

test('a seat that a bot plays says which', () => {
  const seats = table.seats.map((seat, number) => (number === BEN ? { ...seat, level: 'kapitaen' as const } : seat));
  const articles = show([ANNA], { ...table, seats });
  expect(articles.map((article) => textOf(article).includes(say('bot-kapitaen')))).toEqual([false, true, false]);
});

test('clocks run on while something is shown that has happened before', () => {
  const since = 1_000_000;
  const banks = [65_000, 30_000, 90_000];
  const { live } = follow({ table: { ...table, banks, since, decider: ANNA } });
  const shown = { ...table, banks, since: null, decider: BEN };
  render(Players, { table: shown, board, speaker, seats: [ANNA], now: since + 5000, live });
  const times = NAMES.map((name) => textOf(screen.getByRole('article', { name }).querySelector('time')));
  expect(times).toEqual(['01:00', '00:30', '01:30']);
});

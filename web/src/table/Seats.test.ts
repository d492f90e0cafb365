import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { keep, keepInvitation, remember } from '../lib/memory';
import type { Table } from '../lib/types';
import { ANNA, BEN, follow, game, say, speaker, textOf } from '../testing';
import Seats from './Seats.svelte';

const KEY = 'anna-has-invented-this-key';
/** Anna sits at the table, a bot as well, and one seat is free. */
const open: Table = {
  ...game.new,
  seats: [
    { name: 'Anna', person: true, level: null },
    { name: null, person: true, level: null },
    { name: 'Haniel', person: false, level: 'kapitaen' },
  ],
};

function show(table: Table = open, seats: number[] = [], more: { host?: boolean; invitation?: string } = {}) {
  const following = follow({ table, seats, ...more });
  const onsit = vi.fn();
  render(Seats, { live: following.live, speaker, onsit, go: vi.fn() });
  return { ...following, onsit };
}

const places = (): HTMLElement[] => within(screen.getByRole('region', { name: say('seat-all') })).getAllByRole('listitem');
const sitHere = (): HTMLElement => screen.getByRole('button', { name: `${say('seat-sit_here')} (${say('seat-title')} 2)` });

test('it is told who is there, which bot plays, and what is free', () => {
  show(open, [ANNA]);
  const [anna, free, bot] = places().map(textOf);
  expect(anna).toBe(`1 Anna ${say('player-you')}`);
  expect(free).toContain(say('seat-free'));
  expect(bot).toContain(`Haniel ${say('bot-kapitaen')}`);
  expect(textOf(screen.getByText(say('seat-count_free', { count: 1 })))).not.toBe('');
});

test('who gives a name sits down with it', async () => {
  const { onsit } = show();
  await fireEvent.input(screen.getByRole('textbox', { name: say('seat-your_name') }), { target: { value: '  Ben ' } });
  await fireEvent.click(sitHere());
  expect(onsit).toHaveBeenCalledExactlyOnceWith(BEN, 'Ben');
  expect(localStorage.getItem('ruhr-name')).toBe('"Ben"');
});

test('who gives none has one nevertheless', async () => {
  const { onsit } = show();
  await fireEvent.click(sitHere());
  expect(onsit).toHaveBeenCalledExactlyOnceWith(BEN, say('cli-play_you'));
});

test('a second one without a name is told apart from the first', async () => {
  const { onsit } = show({ ...open, seats: [{ ...open.seats[0]!, name: say('cli-play_you') }, ...open.seats.slice(1)] });
  await fireEvent.click(sitHere());
  expect(onsit).toHaveBeenCalledExactlyOnceWith(BEN, `${say('cli-play_you')} 2`);
});

const sendAway = (): HTMLElement[] => screen.queryAllByRole('button', { name: (name) => name.startsWith(say('seat-send_away')) });

test('the host may send people away, but neither himself nor bots', async () => {
  const { asked } = show({ ...open, seats: [open.seats[0]!, { ...open.seats[1]!, name: 'Ben' }, open.seats[2]!] }, [ANNA], { host: true });
  expect(sendAway().map((button) => button.getAttribute('aria-label'))).toEqual([`${say('seat-send_away')}: Ben`]);
  await fireEvent.click(sendAway()[0]!);
  expect(asked).toContain('seats/1/send_away');
});

test('nobody else may send anybody away', () => {
  show(open, []);
  expect(sendAway()).toEqual([]);
});

test('who is not invited reads so and cannot sit down', () => {
  show({ ...open, by_invitation: true });
  expect(screen.getByText(say('invite-only'))).toBeDefined();
  expect(screen.queryByRole('button', { name: (name) => name.startsWith(say('seat-sit_here')) })).toBeNull();
  expect(textOf(document.querySelector('.terms'))).toContain(say('seat-by_invitation'));
});

test('who came with an invitation may sit down', () => {
  keepInvitation(open.id, 'come-and-play-with-us');
  show({ ...open, by_invitation: true });
  expect(screen.queryByText(say('invite-only'))).toBeNull();
  expect(sitHere()).toBeDefined();
});

test('the link of the host is an invitation', () => {
  show({ ...open, by_invitation: true }, [ANNA], { host: true, invitation: 'come-and-play-with-us' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: say('link-table') }).value).toBe(
    `${location.origin}/table/${open.id}#invitation=come-and-play-with-us`,
  );
});

test('a name is remembered', () => {
  remember('name', 'Ben');
  show();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: say('seat-your_name') }).value).toBe('Ben');
});

test('taken seats cannot be taken', () => {
  show();
  expect(screen.getAllByRole('button', { name: (name) => name.startsWith(say('seat-sit_here')) })).toHaveLength(1);
});

test('a hostile name stays text', () => {
  show({ ...open, seats: [{ name: '<img src=x onerror=alert(1)>', person: true, level: null }, ...open.seats.slice(1)] });
  expect(textOf(places()[0])).toContain('<img src=x onerror=alert(1)>');
  expect(places()[0]!.querySelector('img')).toBeNull();
});

test('the terms are told: the clock and the variant', () => {
  show({ ...open, calmer_water: true });
  const terms = textOf(document.querySelector('.terms'));
  expect(terms).toContain(say('clock-title'));
  expect(terms).toContain(say('variant-calmer_water'));
});

test.each(['position', 'record'])('where a game goes on from a %s, that is told', (origin) => {
  show({ ...open, origin });
  expect(textOf(document.querySelector('.terms'))).toContain(say(`${origin}-goes_on`));
});

test('who can know the deal is told before anybody sits down', () => {
  show({ ...open, origin: 'record', known_deal: true });
  expect(screen.getByText(say('deal-known_about'))).toBeDefined();
});

test('a fresh deal needs no word', () => {
  show();
  expect(screen.queryByText(say('deal-known_about'))).toBeNull();
});

test('a rematch goes on from nothing', () => {
  show({ ...open, clock: null, origin: 'the-table-before' });
  expect(document.querySelector('.terms')).toBeNull();
});

test('no link at a table holds a key; the way to another device is told', () => {
  keep(open.id, KEY);
  show(open, [ANNA]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: say('link-table') }).value).toBe(`${location.origin}/table/${open.id}`);
  expect(screen.getByRole('link', { name: say('link-device') }).getAttribute('href')).toBe('/me');
  expect(document.body.innerHTML).not.toContain(KEY);
});

test('who sits may get up again, others may not', async () => {
  const { asked } = show(open, [ANNA]);
  await fireEvent.click(screen.getByRole('button', { name: `${say('seat-give_up')} Anna` }));
  expect(asked).toContain('seats/0/leave');
});

test('who does not sit cannot get up', () => {
  show();
  expect(screen.queryByRole('button', { name: (name) => name.startsWith(say('seat-give_up')) })).toBeNull();
});

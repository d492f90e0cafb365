import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { Past } from '../lib/past.svelte';
import type { GameEvent } from '../lib/types';
import { wishes } from '../lib/wishes.svelte';
import { ANNA, BEN, board, CARLA, follow, game, possibility, say, speaker, textOf, type Answers, type Moment } from '../testing';
import { concerns } from './places';
import Ask from './Ask.svelte';
import { lyingAt } from './sight';

/** Show what is asked in a moment of the game, to whoever has to decide if nobody else is named. */
function show(
  moment: Pick<Moment, 'table' | 'asked'>,
  more: { seats?: number[]; chosen?: string; looked?: string; answers?: Answers } = {},
) {
  const seats = more.seats ?? [moment.table.decider!];
  const asked = seats.includes(moment.table.decider!) ? moment.asked : null;
  const following = follow({ table: moment.table, asked, seats }, more.answers);
  const { live } = following;
  const [onlook, onchosen, tell] = [vi.fn(), vi.fn(), vi.fn()];
  const { chosen = null, looked = null } = more;
  const props = { live, past: new Past(live), board, speaker, sentence: 'What now?', tell, looked, chosen, onlook, onchosen };
  const { component, rerender } = render(Ask, props);
  return {
    ...following,
    component,
    onlook,
    onchosen,
    tell,
    change: (changed: Partial<typeof props>) => rerender({ ...props, ...changed }),
  };
}

const warning = { name: say('warn-sure') };
const button = (key: string): HTMLElement => screen.getByRole('button', { name: say(key) });
const action = (words: string): HTMLButtonElement =>
  [...document.querySelectorAll<HTMLButtonElement>('button.action')].find(
    (one) => textOf(one.querySelector('.words')) === speaker.action(words),
  )!;
const causes = (): string[] => [...document.querySelectorAll('.preview li')].map(textOf);
/** What is to be seen of an action's causes. */
const causesOf = (moment: Moment, words: string): string[] =>
  moment.asked
    .find((one) => one.action === words)!
    .causes.toSorted((one, other) => Number(isOthers(one, moment)) - Number(isOthers(other, moment)))
    .map((event) => `${speaker.event(event)} §${event.section}`);
/** One's own come first. */
const isOthers = (event: GameEvent, { table }: Moment): boolean => !concerns(event, table.decider);

test('the deciding player sees what he may do, and does it with one click', async () => {
  const { socket, live } = show(game.sale);
  await fireEvent.click(action('sell kettwig'));
  expect(socket.of('play')).toMatchObject([{ action: 'sell kettwig', version: game.sale.table.version }]);
  expect(live.waiting).toBe(true);
  // Until the server answers nothing else can be done.
  await fireEvent.click(action('sell ruhrort'));
  expect(socket.of('play')).toHaveLength(1);
});

test('the others see whose decision it is, but no actions', () => {
  show(game.sale, { seats: [ANNA] });
  expect(screen.getByRole('heading', { level: 2 }).className).toContain(`seat-${CARLA}`);
  expect(document.querySelectorAll('button.action')).toHaveLength(0);
});

test('before waste the player is asked again, and may think again', async () => {
  const { socket } = show(game.debts);
  await fireEvent.click(action('done'));
  const dialog = screen.getByRole('group', warning);
  expect(textOf(dialog)).toContain(say('warn-lock'));
  // The careful answer has the keyboard, and tells what is warned of.
  expect(document.activeElement).toBe(button('warn-back'));
  expect(textOf(document.getElementById(button('warn-back').getAttribute('aria-describedby')!))).toBe(say('warn-lock'));
  await fireEvent.click(button('warn-back'));
  expect(screen.queryByRole('group', warning)).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(action('done')));
  expect(socket.of('play')).toEqual([]);
});

test('who means it does it anyway, once', async () => {
  const { socket, onchosen } = show(game.debts);
  await fireEvent.click(action('lock lock_witten'));
  expect(textOf(screen.getByRole('group', warning))).toContain(say('warn-debt'));
  await fireEvent.click(button('warn-anyway'));
  expect(socket.of('play')).toMatchObject([{ action: 'lock lock_witten' }]);
  expect(onchosen).toHaveBeenCalledOnce();
  expect(screen.queryByRole('group', warning)).toBeNull();
});

test('a warning that is not wanted again is given never again', async () => {
  const { socket } = show(game.debts);
  await fireEvent.click(action('done'));
  await fireEvent.click(button('warn-never'));
  expect(socket.of('play')).toMatchObject([{ action: 'done' }]);
  expect(wishes.quiet).toEqual(['warn-lock']);
  expect(localStorage.getItem('ruhr-quiet-warnings')).toBe('["warn-lock"]');
});

test('a warning that was switched off is not given, another one is', async () => {
  wishes.silence('warn-lock', true);
  const { socket } = show(game.debts);
  await fireEvent.click(action('city steele'));
  expect(screen.getByRole('group', warning)).toBeDefined();
  await fireEvent.click(button('warn-back'));
  await fireEvent.click(action('done'));
  expect(screen.queryByRole('group', warning)).toBeNull();
  expect(socket.of('play')).toMatchObject([{ action: 'done' }]);
});

test('who switches off one of two warnings is still asked about the other', async () => {
  const { table, asked } = game.debts;
  const players = table.view.players.map((player) => ({ ...player, thalers: 12 }));
  const { socket } = show({ table: { ...table, view: { ...table.view, players } }, asked });
  await fireEvent.click(action('done'));
  const [lock] = screen.getAllByRole('button', { name: say('warn-never') });
  await fireEvent.click(lock!);
  expect(socket.of('play')).toEqual([]);
  const words = textOf(screen.getByRole('group', warning));
  expect(words).toContain(say('warn-thalers'));
  expect(words).not.toContain(say('warn-lock'));
});

test('the number keys choose what is numbered so, but not while a warning is open', async () => {
  const { component, socket } = show(game.debts);
  expect(component.nth(12)).toBe(true);
  await tick();
  expect(screen.getByRole('group', warning)).toBeDefined();
  expect(component.nth(10)).toBe(false);
  expect(component.nth(13)).toBe(false);
  expect(socket.of('play')).toEqual([]);
});

test('Escape goes back step by step: the warning, the chosen place, the reasons, and then nothing', async () => {
  const { component, onchosen, socket, change } = show(game.debts, { chosen: 'city:steele' });
  await fireEvent.click(button('why-not'));
  socket.answerWhyNot(game.debts.refusals);
  await screen.findByRole('searchbox');
  component.choose(game.debts.asked[7]!);
  await tick();
  expect(screen.getByRole('group', warning)).toBeDefined();

  expect(component.escape()).toBe(true);
  await tick();
  expect(screen.queryByRole('group', warning)).toBeNull();
  expect(onchosen).not.toHaveBeenCalled();

  expect(component.escape()).toBe(true);
  expect(onchosen).toHaveBeenCalledOnce();
  await change({ chosen: null });

  expect(screen.getByRole('searchbox')).toBeDefined();
  expect(component.escape()).toBe(true);
  await tick();
  expect(screen.queryByRole('searchbox')).toBeNull();

  expect(component.escape()).toBe(false);
});

test('a place chosen on the board narrows the list, and there is a way back to all actions', async () => {
  const { onchosen } = show(game.purchase, { chosen: 'city:werden' });
  const shown = [...document.querySelectorAll('button.action .words')].map(textOf);
  expect(shown).toEqual(['city werden', 'white_warehouse werden'].map((words) => speaker.action(words)));
  await fireEvent.click(screen.getByRole('button', { name: (name) => name.includes(say('ask-all_actions')) }));
  expect(onchosen).toHaveBeenCalledOnce();
});

test('a chosen place with one action says that the next click does it', () => {
  show(game.purchase, { chosen: 'space:lock_spillenburg' });
  expect(textOf(document.querySelector('.chosen'))).toContain(say('ask-again'));
});

test('looking at an action shows what it would cause, and tells the board where', async () => {
  const { onlook } = show(game.sale);
  expect(causes()).toEqual([]);
  await fireEvent.pointerEnter(action('sell muelheim'));
  expect(causes()).toEqual(causesOf(game.sale, 'sell muelheim'));
  expect(onlook).toHaveBeenLastCalledWith('space:muelheim', 'sell muelheim');
  // Going there to read on, it stays; only the board is not looked at any more.
  await fireEvent.pointerLeave(action('sell muelheim'));
  expect(causes()).toEqual(causesOf(game.sale, 'sell muelheim'));
  expect(onlook).toHaveBeenLastCalledWith(null, null);
  await fireEvent.pointerEnter(action('sell kettwig'));
  expect(causes()).toEqual(causesOf(game.sale, 'sell kettwig'));
});

test('looking at a place of the board shows what would be caused there', async () => {
  const { change } = show(game.sale);
  await change({ looked: 'space:kettwig' });
  expect(causes()).toEqual(causesOf(game.sale, 'sell kettwig'));
});

test('a finger looks first, and does it when it comes again', async () => {
  const { socket } = show(game.sale);
  const touch = (): Promise<boolean> =>
    fireEvent(action('sell ruhrort'), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
  await touch();
  expect(socket.of('play')).toEqual([]);
  expect(causes()).toEqual(causesOf(game.sale, 'sell ruhrort'));
  expect(textOf(document.querySelector('.preview h3'))).toBe(`${say('ask-effects')} · ${say('ask-again')}`);
  await touch();
  expect(socket.of('play')).toMatchObject([{ action: 'sell ruhrort' }]);
});

test('a finger that goes to another action has to come again there', async () => {
  const { socket } = show(game.sale);
  for (const words of ['sell ruhrort', 'sell kettwig']) {
    await fireEvent(action(words), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
  }
  expect(socket.of('play')).toEqual([]);
});

test('why something is not possible is asked for, told and put away again', async () => {
  const { socket } = show(game.sale);
  const ask = button('why-not');
  expect(ask.getAttribute('aria-expanded')).toBe('false');
  await fireEvent.click(ask);
  socket.answerWhyNot(game.sale.refusals);
  await waitFor(() => expect(ask.getAttribute('aria-expanded')).toBe('true'));
  expect(textOf(screen.getByRole('region', { name: say('why-title') }))).toContain(speaker.refusal(game.sale.refusals[0]!));
  expect(document.querySelectorAll('button.action')).toHaveLength(0);
  // The keyboard goes to the reasons, and back.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: say('why-title') })));
  await fireEvent.click(ask);
  expect(screen.queryByRole('searchbox')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(ask));
});

test('a place where nothing can be done says why after a moment', async () => {
  vi.useFakeTimers();
  const { socket, change } = show(game.sale);
  await change({ looked: 'space:witten' });
  expect(socket.of('why_not')).toEqual([]);
  await vi.advanceTimersByTimeAsync(250);
  socket.answerWhyNot(game.sale.refusals);
  await vi.advanceTimersByTimeAsync(0);
  const reasons = within(screen.getByRole('region', { name: say('why-title') }))
    .getAllByRole('listitem')
    .map(textOf);
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toContain(speaker.action('sell witten'));
});

test('passing over places asks the server nothing', async () => {
  vi.useFakeTimers();
  const { socket, change } = show(game.sale);
  for (const looked of ['space:witten', 'space:steele', 'space:winz', null]) {
    await change({ looked });
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(500);
  expect(socket.of('why_not')).toEqual([]);
});

test('only who may take something back is offered to', async () => {
  const { socket } = show(game.purchase);
  await fireEvent.click(screen.getByRole('button', { name: (name) => name.includes(say('ask-undo')) }));
  expect(socket.of('undo')).toMatchObject([{ seat: CARLA, version: game.purchase.table.version }]);
});

test('nobody takes back what another has done', () => {
  show(game.debts, { seats: [BEN] });
  expect(game.debts.table.undo).toBe(ANNA);
  expect(screen.queryByRole('button', { name: (name) => name.includes(say('ask-undo')) })).toBeNull();
});

test('what the server refuses is said aloud, and everything can be chosen again', async () => {
  const { socket } = show(game.sale);
  await fireEvent.click(action('sell kettwig'));
  socket.tell({ type: 'error', request: 'r', error: { code: 'stale_version', section: null, values: { version: 1, current: 2 } } });
  await tick();
  expect(textOf(screen.getByRole('alert'))).toBe(say('error-stale_version', { version: 1, current: 2 }));
  expect(action('sell kettwig').disabled).toBe(false);
});

/** Carla plays without other people. */
const alone: Moment = { ...game.sale, table: { ...game.sale.table, hints: true } };

test('hints are there only for who plays without other people', () => {
  show(game.sale);
  expect(screen.queryByRole('button', { name: say('hint-ask') })).toBeNull();
});

test('who holds all seats gets a hint, which stands out in the list and is not carried out', async () => {
  const { version } = game.sale.table;
  const hint = { seat: CARLA, version, action: 'sell ruhrort', reason: 'equal', margin: 0, level: 'kapitaen', estimates: [] };
  const { socket, tell } = show(alone, { seats: [ANNA, BEN, CARLA], answers: { hint } });
  await fireEvent.click(button('hint-ask'));
  await screen.findByRole('region', { name: say('hint-title') });
  // Who listens is told at once.
  expect(tell).toHaveBeenCalledExactlyOnceWith([say('hint-action', { action: speaker.action('sell ruhrort') }), say('reason-only')]);
  expect(action('sell ruhrort').classList).toContain('advised');
  expect(socket.of('play')).toEqual([]);
});

test('a hint that comes too late is not shown', async () => {
  const hint = { seat: CARLA, version: 1, action: 'sell ruhrort', reason: 'equal', margin: 0, level: 'kapitaen', estimates: [] };
  const { asked } = show(alone, { seats: [ANNA, BEN, CARLA], answers: { hint } });
  await fireEvent.click(button('hint-ask'));
  await waitFor(() => expect((button('hint-ask') as HTMLButtonElement).disabled).toBe(false));
  expect(asked).toContain('hint');
  expect(screen.queryByRole('region', { name: say('hint-title') })).toBeNull();
});

test('when the table changes, an open warning disappears', async () => {
  const { socket, component } = show(game.debts);
  component.choose(possibility('done'));
  await tick();
  expect(screen.getByRole('group', warning)).toBeDefined();
  const version = game.debts.table.version + 1;
  const patch = [{ op: 'replace', path: '/version', value: version }];
  socket.tell({
    type: 'change',
    version,
    at: 0,
    kind: 'left',
    seat: ANNA,
    words: 'kapitaen',
    request: 'r',
    events: [],
    patch,
    asked: game.debts.asked,
  });
  await tick();
  expect(screen.queryByRole('group', warning)).toBeNull();
});

test('the arrow key leads from the question into the list', async () => {
  const { component } = show(game.sale);
  component.focus();
  const heading = screen.getByRole('heading', { level: 2 });
  expect(document.activeElement).toBe(heading);
  await fireEvent.keyDown(heading, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(action('sell kettwig'));
});

test('a special option says what it is good for, part by part', async () => {
  const { table } = game.sale;
  show({ table, asked: [possibility('option transport_pilot'), possibility('option hauling_transport')] });
  const meaning = (): string[] => [...document.querySelectorAll('.preview p')].map(textOf);
  await fireEvent.pointerEnter(action('option transport_pilot'));
  expect(meaning()).toEqual([say('meaning-transport'), say('meaning-pilot')]);
  await fireEvent.pointerEnter(action('option hauling_transport'));
  expect(meaning()).toEqual([say('meaning-hauling_transport')]);
});

test('looking at a place where nothing can be done tells what lies there', async () => {
  const { change } = show(game.sale);
  await change({ looked: 'depot:essen' });
  expect(textOf(document.querySelector('.lying'))).toBe(lyingAt('depot:essen', game.sale.table.view, board, speaker));
});

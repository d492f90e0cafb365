import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { hint } from '../fixtures/hint';
import { sentences } from '../lib/advising';
import { Past } from '../lib/past.svelte';
import type { GameEvent, Regret } from '../lib/types';
import { wishes } from '../lib/wishes.svelte';
import { ANNA, BEN, board, CARLA, follow, game, possibility, say, speaker, textOf, type Answers, type Moment } from '../testing';
import { concerns } from './places';
import Ask from './Ask.svelte';
import { settling } from './settling.svelte';
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
  const [onlook, onplan, onchosen, ontry, tell] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const { chosen = null, looked = null } = more;
  const props = {
    live,
    past: new Past(live),
    board,
    speaker,
    sentence: 'What now?',
    tell,
    looked,
    chosen,
    onlook,
    onplan,
    onchosen,
    ontry,
  };
  const { component, rerender } = render(Ask, props);
  return {
    ...following,
    component,
    onlook,
    onplan,
    onchosen,
    tell,
    change: (changed: Partial<typeof props>) => rerender({ ...props, ...changed }),
  };
}

const LOCK = { code: 'lock_left', section: '6.6', values: {} } as Regret;
const THALERS = { code: 'thalers_lost', section: '6.7', values: { thalers: 2 } } as Regret;
/** Ben decides what he builds; that he is done would be regretted. */
const careless = (...regrets: Regret[]): Moment => ({
  ...game.debts,
  asked: game.debts.asked.map((one) => (one.action === 'done' ? { ...one, regrets: regrets.length ? regrets : [LOCK] } : one)),
});
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
  const { socket } = show(careless());
  await fireEvent.click(action('done'));
  const dialog = screen.getByRole('group', warning);
  expect(textOf(dialog)).toContain(speaker.regret(LOCK));
  // The careful answer has the keyboard, and tells what is warned of.
  expect(document.activeElement).toBe(button('warn-back'));
  expect(textOf(document.getElementById(button('warn-back').getAttribute('aria-describedby')!))).toBe(speaker.regret(LOCK));
  await fireEvent.click(button('warn-back'));
  expect(screen.queryByRole('group', warning)).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(action('done')));
  expect(socket.of('play')).toEqual([]);
});

test('who means it does it anyway, once', async () => {
  const { socket, onchosen } = show(careless());
  await fireEvent.click(action('lock lock_witten'));
  expect(textOf(screen.getByRole('group', warning))).toContain('debt');
  await fireEvent.click(button('warn-anyway'));
  expect(socket.of('play')).toMatchObject([{ action: 'lock lock_witten' }]);
  expect(onchosen).toHaveBeenCalledOnce();
  expect(screen.queryByRole('group', warning)).toBeNull();
});

test('a warning that is not wanted again is given never again', async () => {
  const { socket } = show(careless());
  await fireEvent.click(action('done'));
  await fireEvent.click(button('warn-never'));
  expect(socket.of('play')).toMatchObject([{ action: 'done' }]);
  expect(wishes.quiet).toEqual(['lock_left']);
  expect(localStorage.getItem('ruhr-quiet-warnings')).toBe('["lock_left"]');
});

test('a warning that was switched off is not given, another one is', async () => {
  wishes.silence('lock_left', true);
  const { socket } = show(careless());
  await fireEvent.click(action('city steele'));
  expect(screen.getByRole('group', warning)).toBeDefined();
  await fireEvent.click(button('warn-back'));
  await fireEvent.click(action('done'));
  expect(screen.queryByRole('group', warning)).toBeNull();
  expect(socket.of('play')).toMatchObject([{ action: 'done' }]);
});

test('who switches off one of two warnings is still asked about the other', async () => {
  const { socket } = show(careless(LOCK, THALERS));
  await fireEvent.click(action('done'));
  const [lock] = screen.getAllByRole('button', { name: say('warn-never') });
  await fireEvent.click(lock!);
  expect(socket.of('play')).toEqual([]);
  const words = textOf(screen.getByRole('group', warning));
  expect(words).toContain(speaker.regret(THALERS));
  expect(words).not.toContain(speaker.regret(LOCK));
});

test('the number keys choose what is numbered so, but not while a warning is open', async () => {
  const { component, socket } = show(careless());
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
  socket.tell({
    type: 'error',
    request: socket.of('play')[0]!.request,
    error: { code: 'stale_version', section: null, values: { version: 1, current: 2 } },
  });
  await vi.waitFor(() => expect(textOf(screen.getByRole('alert'))).toBe(say('error-stale_version', { version: 1, current: 2 })));
  expect(action('sell kettwig').disabled).toBe(false);
});

/** Carla plays without other people. */
const alone: Moment = { ...game.sale, table: { ...game.sale.table, hints: true } };

test('hints are there only for who plays without other people', () => {
  show(game.sale);
  expect(screen.queryByRole('button', { name: say('hint-ask') })).toBeNull();
});

test('who holds all seats gets a hint, which stands out in the list and is not carried out', async () => {
  const { socket, tell } = show(alone, { seats: [ANNA, BEN, CARLA], answers: { hint } });
  await fireEvent.click(button('hint-ask'));
  await screen.findByRole('region', { name: say('hint-title') });
  // Who listens is told at once.
  const advised = say('hint-action', { action: speaker.action('sell ruhrort') });
  expect(tell).toHaveBeenCalledExactlyOnceWith([advised, ...sentences(speaker, hint)]);
  expect(action('sell ruhrort').classList).toContain('advised');
  expect(socket.of('play')).toEqual([]);
});

test('the way of a hint and the step that is pointed at are shown on the map, as long as the hint is open', async () => {
  const { onplan } = show(alone, { seats: [ANNA, BEN, CARLA], answers: { hint } });
  await fireEvent.click(button('hint-ask'));
  const lock = await screen.findByRole('button', { name: speaker.action('lock lock_muelheim') });
  expect(onplan).toHaveBeenLastCalledWith({ way: ['pauline', 'ruhrort'], place: null });
  await fireEvent.focus(lock);
  expect(onplan).toHaveBeenLastCalledWith({ way: ['pauline', 'ruhrort'], place: 'space:lock_muelheim' });
  await fireEvent.blur(lock);
  expect(onplan).toHaveBeenLastCalledWith({ way: ['pauline', 'ruhrort'], place: null });
  await fireEvent.click(button('hint-close'));
  expect(onplan).toHaveBeenLastCalledWith(null);
});

test('a hint that comes too late is not shown', async () => {
  const { asked } = show(alone, { seats: [ANNA, BEN, CARLA], answers: { hint: { ...hint, version: 1 } } });
  await fireEvent.click(button('hint-ask'));
  await waitFor(() => expect((button('hint-ask') as HTMLButtonElement).disabled).toBe(false));
  expect(asked).toContain('hint');
  expect(screen.queryByRole('region', { name: say('hint-title') })).toBeNull();
});

test('a list that makes room for a hint takes no click for a moment, neither when it comes nor when it goes', async () => {
  const { socket } = show(alone, { seats: [ANNA, BEN, CARLA], answers: { hint } });
  settling.moment = 300;
  await fireEvent.click(button('hint-ask'));
  await screen.findByRole('region', { name: say('hint-title') });
  await fireEvent.click(action('sell kettwig'));
  expect(socket.of('play')).toEqual([]);
  await waitFor(() => expect(document.querySelector('.ask.settling')).toBeNull());
  await fireEvent.click(button('hint-close'));
  await fireEvent.click(action('sell kettwig'));
  expect(socket.of('play')).toEqual([]);
  await waitFor(() => expect(document.querySelector('.ask.settling')).toBeNull());
  await fireEvent.click(action('sell kettwig'));
  expect(socket.of('play')).toHaveLength(1);
});

test('reasons that come after a change are not shown in place of the new list', async () => {
  const { socket } = show(game.sale);
  await fireEvent.click(button('why-not'));
  const { version } = game.sale.table;
  const patch = [{ op: 'replace', path: '/version', value: version + 1 }];
  socket.tell({ ...game.changes[0]!, version: version + 1, patch, events: [], asked: game.sale.asked });
  socket.answerWhyNot(game.sale.refusals);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(button('why-not').getAttribute('aria-expanded')).toBe('false');
  expect(action('sell kettwig')).toBeTruthy();
});

test('a hint that cannot be loaded is told, and may be asked for again', async () => {
  show(alone, { seats: [ANNA, BEN, CARLA], answers: { hint } });
  const learn = vi.spyOn(speaker, 'learn').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fireEvent.click(button('hint-ask'));
  expect(textOf(await screen.findByRole('alert'))).toBe(say('problem-network'));
  expect((button('hint-ask') as HTMLButtonElement).disabled).toBe(false);
  await fireEvent.click(button('hint-ask'));
  await screen.findByRole('region', { name: say('hint-title') });
  expect(screen.queryByRole('alert')).toBeNull();
  learn.mockRestore();
});

test('reasons that cannot be loaded are told, too', async () => {
  const { socket } = show(game.sale);
  const learn = vi.spyOn(speaker, 'learn').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fireEvent.click(button('why-not'));
  socket.answerWhyNot(game.sale.refusals);
  expect(textOf(await screen.findByRole('alert'))).toBe(say('problem-network'));
  learn.mockRestore();
});

test('when the table changes, an open warning disappears', async () => {
  const { socket, component } = show(careless());
  component.choose(careless().asked.find((one) => one.action === 'done')!);
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
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
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

/** The moment in which a new list takes nothing. */
const MOMENT = 400;

test('a list that has just changed takes no click for a moment', async () => {
  settling.moment = MOMENT;
  vi.useFakeTimers();
  const { socket } = show(game.sale);
  await fireEvent.click(action('sell kettwig'));
  vi.advanceTimersByTime(MOMENT - 1);
  await fireEvent.click(action('sell kettwig'));
  expect(socket.of('play')).toEqual([]);
  vi.advanceTimersByTime(1);
  await fireEvent.click(action('sell kettwig'));
  expect(socket.of('play')).toHaveLength(1);
});

test('keys and places on the map wait for the same moment', async () => {
  settling.moment = MOMENT;
  vi.useFakeTimers();
  const { socket, component } = show(game.sale);
  expect(component.nth(1)).toBe(false);
  component.choose(game.sale.asked[0]!);
  expect(socket.of('play')).toEqual([]);
  vi.advanceTimersByTime(MOMENT);
  expect(component.nth(1)).toBe(true);
  expect(socket.of('play')).toHaveLength(1);
});

test('the second of two quick clicks does not answer the warning that the first has brought', async () => {
  settling.moment = MOMENT;
  vi.useFakeTimers();
  const { socket } = show(careless());
  vi.advanceTimersByTime(MOMENT);
  await fireEvent.click(action('done'));
  vi.advanceTimersByTime(200);
  await fireEvent.click(button('warn-anyway'));
  await fireEvent.click(button('warn-never'));
  expect(socket.of('play')).toEqual([]);
  expect(wishes.quiet).toEqual([]);
  vi.advanceTimersByTime(200);
  await fireEvent.click(button('warn-anyway'));
  expect(socket.of('play')).toHaveLength(1);
});

test('what ends the turn is held, and nothing is sent until the person ends it', async () => {
  wishes.confirmEnd(true);
  const { socket } = show(game.sale);
  await fireEvent.click(action('sell kettwig'));
  expect(socket.of('play')).toEqual([]);
  expect(textOf(screen.getByRole('group', { name: say('ask-ends') }))).toContain(speaker.action('sell kettwig'));
  // Enter ends it.
  expect(document.activeElement).toBe(button('ask-end_turn'));
  await fireEvent.click(button('ask-end_turn'));
  expect(socket.of('play')).toMatchObject([{ action: 'sell kettwig' }]);
});

test('what is held is taken back by its button and by Escape', async () => {
  wishes.confirmEnd(true);
  const { socket, component } = show(game.sale);
  await fireEvent.click(action('sell kettwig'));
  await fireEvent.click(button('ask-undo'));
  expect(screen.queryByRole('group', { name: say('ask-ends') })).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(action('sell kettwig')));
  await fireEvent.click(action('sell kettwig'));
  expect(component.escape()).toBe(true);
  await vi.waitFor(() => expect(action('sell kettwig')).toBeDefined());
  expect(socket.of('play')).toEqual([]);
});

test('what does not end the turn, or says so itself, is not held', async () => {
  wishes.confirmEnd(true);
  const { socket, live } = show(game.purchase);
  await fireEvent.click(action('repay'));
  expect(socket.of('play')).toMatchObject([{ action: 'repay' }]);
  live.waiting = false;
  await tick();
  await fireEvent.click(action('done'));
  expect(screen.queryByRole('group', { name: say('ask-ends') })).toBeNull();
});

test('a key that is held down chooses once', async () => {
  show(game.sale);
  const event = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  action('sell kettwig').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

test('the end of the turn is confirmed in the first three games, unless somebody wants it otherwise', () => {
  localStorage.clear();
  vi.resetModules();
  return import('../lib/wishes.svelte').then(({ wishes: fresh }) => {
    for (const game of ['one', 'one', 'two']) fresh.finish(game);
    expect(fresh.confirmsEnd).toBe(true);
    fresh.finish('three');
    expect(fresh.confirmsEnd).toBe(false);
    fresh.confirmEnd(true);
    expect(fresh.confirmsEnd).toBe(true);
  });
});

test('the button says what it takes back', async () => {
  const { live } = show({ table: { ...game.told, undo: BEN }, asked: [] }, { seats: [BEN] });
  await live.story.read();
  await tick();
  const last = game.steps.at(-1)!.action!;
  expect(screen.getByRole('button', { name: new RegExp(say('ask-undo_what', { action: speaker.action(last) })) })).toBeDefined();
});

test('at a table with a known deal everybody reads so', () => {
  show({ ...game.sale, table: { ...game.sale.table, known_deal: true } });
  expect(screen.getByText(say('deal-known_about'))).toBeDefined();
});

test('who practises goes back to the start of his turn', async () => {
  const { socket } = show({ ...game.sale, table: { ...game.sale.table, practice: true, rewind: { seat: CARLA, step: 7 } } });
  expect(screen.getByText(say('practice-about'))).toBeDefined();
  await fireEvent.click(screen.getByRole('button', { name: new RegExp(say('ask-rewind')) }));
  expect(socket.of('undo')).toMatchObject([{ seat: CARLA, step: 7 }]);
});

test('what only beginners regret is told by a coach, and by nobody else', async () => {
  const cheap = { code: 'sold_cheaply', section: '6.4', values: { thalers: 2 } } as Regret;
  const { socket } = show(careless(cheap));
  await fireEvent.click(action('done'));
  expect(socket.of('play')).toHaveLength(1);
  await speaker.learn('coach');
  wishes.useCoach('always');
  cleanup();
  const coached = show(careless(cheap), { answers: { topics: { version: 1, topics: [] } } });
  await fireEvent.click(action('done'));
  expect(textOf(screen.getByRole('group', warning))).toContain(speaker.regret(cheap));
  expect(coached.socket.of('play')).toEqual([]);
  wishes.useCoach('off');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANNA, CARLA, connect, FakeSocket, follow, game } from '../testing';
import { Live } from './live.svelte';
import { keep } from './memory';
import type { Change, Table } from './types';
import { wishes } from './wishes.svelte';

const ID = game.new.id;
const KEY = 'anna-has-invented-this-key';
const [first] = game.changes;
const latest = (): FakeSocket => FakeSocket.all.at(-1)!;
let opened: Live[] = [];

/** Keeps what was opened, to close it. */
function opening<T extends { live: Live }>(following: T): T {
  opened.push(following.live);
  return following;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const live of opened) live.close();
  opened = [];
});

/** A welcome to who is back and has missed nothing but what follows. */
const welcomeBack = (version: number) => ({
  type: 'welcome',
  stepped_back: false,
  table: null,
  asked: null,
  seats: [ANNA],
  host: false,
  invitation: null,
  chat: [],
  version,
});

test('the first word is hello, with our key and nothing that we know', () => {
  keep(ID, KEY);
  const { socket } = opening(connect());
  expect(socket.address).toMatch(new RegExp(`^ws://[^/]+/api/tables/${ID}/live$`));
  // Keys never go into an address.
  expect(socket.address).not.toContain(KEY);
  expect(socket.sent).toEqual([{ type: 'hello', keys: [KEY], version: null, history: null, line: 0 }]);
});

test('who has no key watches', () => {
  expect(opening(connect()).socket.sent).toMatchObject([{ type: 'hello', keys: [] }]);
});

test('the welcome brings the table, our seats, what is asked and what was said', () => {
  const chat = [{ number: 4, at: 1, seat: CARLA, words: 'Moin' }];
  const { live } = opening(follow({ table: game.sale.table, asked: game.sale.asked, seats: [CARLA], chat }));
  expect(live.connected).toBe(true);
  expect(live.table).toEqual(game.sale.table);
  expect(live.asked).toEqual(game.sale.asked);
  expect([live.seats, live.chat]).toEqual([[CARLA], chat]);
});

test('the story so far is read once, when the table is new to us', async () => {
  const { live, socket, asked } = opening(follow({ table: game.told }));
  await vi.waitFor(() => expect(live.story.steps).toEqual(game.steps));
  expect(live.story.notes).toEqual(game.notes);
  socket.drop();
  vi.advanceTimersByTime(300);
  latest().accept();
  latest().tell(welcomeBack(game.told.version));
  expect(asked).toEqual(['story']);
});

test('whoever has missed too much gets the table as a whole, and reads the story again', async () => {
  const { live, socket, asked } = opening(follow({ table: game.new }));
  await vi.waitFor(() => expect(live.story.known).toBe(true));
  socket.drop();
  vi.advanceTimersByTime(300);
  latest().accept();
  latest().tell({ ...welcomeBack(game.told.version), table: game.told });
  expect(asked).toEqual(['story', 'story']);
});

test('change by change the table becomes what the server has', () => {
  const { live, socket } = opening(follow({ table: game.new }));
  for (const change of game.changes) socket.tell(change);
  expect(live.table).toEqual(game.told);
});

test('what is asked comes with a change and goes with the next', () => {
  const { live, socket } = opening(follow({ table: game.new }));
  const asking = game.changes.findIndex((change) => change.asked);
  for (const change of game.changes.slice(0, asking)) socket.tell(change);
  expect(live.asked).toBeNull();
  socket.tell(game.changes[asking]!);
  expect(live.asked).toEqual(game.changes[asking]!.asked);
  for (const change of game.changes.slice(asking + 1, 10)) socket.tell(change);
  expect(live.asked).toBeNull();
});

test('every change is announced with the table before it', () => {
  const { live, socket } = opening(follow({ table: game.new }));
  const heard: [number, number][] = [];
  live.onchange = (change: Change, before: Table) => heard.push([before.version, change.version]);
  for (const change of game.changes.slice(0, 3)) socket.tell(change);
  expect(heard).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

test('a change that is known already is not carried out again', () => {
  const { live, socket } = opening(follow({ table: game.new }));
  const heard = vi.fn();
  live.onchange = heard;
  socket.tell(first!);
  const { table } = live;
  socket.tell(first!);
  expect(heard).toHaveBeenCalledOnce();
  expect(live.table).toEqual(table);
});

test('a change that does not follow is not carried out; what was missed is asked for, once', () => {
  const { live, socket } = opening(follow({ table: game.new }));
  for (const change of game.changes.slice(1, 4)) socket.tell(change);
  expect(live.table).toEqual(game.new);
  expect(FakeSocket.all).toHaveLength(2);
  latest().accept();
  expect(latest().sent).toMatchObject([{ type: 'hello', version: 0 }]);
});

test('a decision is sent once, for the version it was made at', () => {
  const { live, socket } = opening(follow(game.sale));
  live.play('sell kettwig');
  live.play('sell ruhrort');
  expect(live.waiting).toBe(true);
  const [sent, ...more] = socket.of('play');
  expect(sent).toMatchObject({ action: 'sell kettwig', version: game.sale.table.version });
  expect(sent!.request).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(more).toEqual([]);
});

test('with the answer one may decide again', () => {
  const { live, socket } = opening(follow({ table: game.new }));
  live.play('done');
  socket.tell({ ...first!, request: socket.of('play')[0]!.request });
  expect(live.waiting).toBe(false);
});

test('an error is kept to be shown, and goes with the next decision', () => {
  const { live, socket } = opening(follow(game.sale));
  live.play('sell kettwig');
  const error = { code: 'stale_version', section: null, values: {} };
  socket.tell({ type: 'error', request: socket.of('play')[0]!.request, error });
  expect([live.waiting, live.problem]).toEqual([false, error]);
  live.play('sell kettwig');
  expect(live.problem).toBeNull();
});

test('only what the table lets be taken back is taken back', () => {
  const { live, socket } = opening(follow({ table: { ...game.sale.table, undo: null } }));
  live.undo();
  expect(socket.of('undo')).toEqual([]);
  expect(live.waiting).toBe(false);
});

test('what others say is heard, and what we say is sent', () => {
  const { live, socket } = opening(follow({ table: game.told }));
  socket.tell({ type: 'said', number: 1, at: 5, seat: CARLA, words: 'Glück auf!' });
  expect(live.chat).toMatchObject([{ number: 1, seat: CARLA, words: 'Glück auf!' }]);
  live.say(ANNA, 'Moin');
  expect(socket.of('say')).toMatchObject([{ seat: ANNA, text: 'Moin' }]);
});

test('a line that is known already is not heard again', () => {
  const line = { number: 1, at: 5, seat: CARLA, words: 'Glück auf!' };
  const { live, socket } = opening(follow({ table: game.told, chat: [line] }));
  socket.tell({ type: 'said', ...line });
  expect(live.chat).toEqual([line]);
});

test('why not is asked once as long as nothing changes', async () => {
  const { live, socket } = opening(follow({ table: game.new }));
  const [one, other] = [live.whyNot(), live.whyNot()];
  expect(socket.of('why_not')).toHaveLength(1);
  socket.answerWhyNot(game.sale.refusals);
  expect(await one).toEqual(game.sale.refusals);
  expect(await other).toEqual(game.sale.refusals);
  socket.tell(first!);
  void live.whyNot();
  expect(socket.of('why_not')).toHaveLength(2);
});

test('an answer to somebody else is not ours', async () => {
  const { live, socket } = opening(follow(game.sale));
  const answered = vi.fn();
  void live.whyNot().then(answered);
  socket.tell({ type: 'refusals', request: 'another', refusals: [], seat: CARLA, version: 1 });
  await vi.advanceTimersByTimeAsync(10);
  expect(answered).not.toHaveBeenCalled();
});

test('who lost the connection says which version and which line he knows, and hears what he missed', () => {
  const { live, socket } = opening(follow({ table: game.new }));
  socket.tell(first!);
  socket.tell({ type: 'said', number: 7, at: 5, seat: ANNA, words: 'Moin' });
  socket.drop();
  expect(live.connected).toBe(false);
  vi.advanceTimersByTime(300);
  latest().accept();
  expect(latest().sent).toMatchObject([{ type: 'hello', version: 1, history: live.table!.history, line: 7 }]);
  latest().tell(welcomeBack(2));
  latest().tell(game.changes[1]!);
  expect(live.connected).toBe(true);
  expect(live.table?.version).toBe(2);
  expect(live.chat).toHaveLength(1);
});

test('the longer it takes the more patiently it is tried again', () => {
  const { socket } = opening(follow({ table: game.new }));
  socket.drop();
  const waited: number[] = [];
  for (let attempt = 0; attempt < 6; attempt++) {
    const before = FakeSocket.all.length;
    let time = 0;
    while (FakeSocket.all.length === before && time < 60_000) {
      vi.advanceTimersByTime(100);
      time += 100;
    }
    waited.push(time);
    latest().drop();
  }
  expect(waited).toEqual([300, 1000, 2000, 5000, 10000, 10000]);
});

test('once welcomed, the next loss is tried again at once', () => {
  const { socket } = opening(follow({ table: game.new }));
  socket.drop();
  vi.advanceTimersByTime(300);
  latest().accept();
  latest().tell(welcomeBack(0));
  latest().drop();
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(3);
});

test('a table that does not exist is not asked for again', () => {
  const { live, socket } = opening(connect());
  socket.drop(4404);
  vi.advanceTimersByTime(60_000);
  expect(live.missing).toBe(true);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a table that needs another board says which', async () => {
  const { live, socket, asked } = opening(connect());
  socket.drop(4409);
  expect(live.missing).toBe(true);
  await vi.waitFor(() => expect(live.problem).not.toBeNull());
  vi.advanceTimersByTime(60_000);
  expect([asked, FakeSocket.all.length]).toEqual([['changes'], 1]);
});

test('a hint may be asked for where the table says so, by whoever decides', () => {
  const table = (hints: boolean) => ({ ...game.sale.table, hints });
  expect(opening(follow({ ...game.sale, table: table(true) })).live.mayAskHint).toBe(true);
  expect(opening(follow({ ...game.sale, table: table(false) })).live.mayAskHint).toBe(false);
  expect(opening(follow({ table: table(true) })).live.mayAskHint).toBe(false);
});

test.each([true, false])('what was decided when the connection broke is sent again as it was (before the break: %s)', (before) => {
  const { live, socket } = opening(follow(game.sale));
  if (!before) socket.drop();
  live.play('sell kettwig');
  live.say(CARLA, 'Moin');
  if (before) socket.drop();
  vi.advanceTimersByTime(300);
  latest().accept();
  latest().tell({ ...welcomeBack(game.sale.table.version), asked: game.sale.asked });
  const [again, ...more] = latest().of('play');
  expect(again).toMatchObject({ action: 'sell kettwig', version: game.sale.table.version });
  expect(more).toEqual([]);
  if (before) expect([again, latest().of('say')]).toEqual([socket.of('play')[0], socket.of('say')]);
  // Until it is answered nothing else can be decided.
  expect(live.waiting).toBe(true);
  latest().tell({ type: 'done', request: again!.request, version: 62 });
  expect(live.waiting).toBe(false);
});

test('what was answered is not sent again', () => {
  const { live, socket } = opening(follow({ table: game.new }));
  live.play('done');
  socket.tell({ ...first!, request: socket.of('play')[0]!.request });
  socket.drop();
  vi.advanceTimersByTime(300);
  latest().accept();
  latest().tell(welcomeBack(1));
  expect(latest().of('play')).toEqual([]);
});

test('what is on its way for half a second is worth a word', () => {
  const { live, socket } = opening(follow(game.sale));
  live.play('sell kettwig');
  vi.advanceTimersByTime(499);
  expect(live.slow).toBe(false);
  vi.advanceTimersByTime(1);
  expect(live.slow).toBe(true);
  socket.tell({ type: 'done', request: socket.of('play')[0]!.request, version: 62 });
  expect(live.slow).toBe(false);
});

test('five seconds without an answer there is no connection, however open it looks', () => {
  const { live, socket } = opening(follow(game.sale));
  live.play('sell kettwig');
  vi.advanceTimersByTime(4999);
  expect(live.connected).toBe(true);
  vi.advanceTimersByTime(1);
  expect([live.connected, live.slow, socket.readyState]).toEqual([false, false, FakeSocket.CLOSED]);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
  // Nor does it become one by being opened: whoever says hello has to be welcomed.
  latest().accept();
  vi.advanceTimersByTime(10_000 + 1000);
  expect(FakeSocket.all).toHaveLength(3);
});

test('what is heard meanwhile is not the answer to what was sent', () => {
  const { live, socket } = opening(follow(game.sale));
  live.play('sell kettwig');
  vi.advanceTimersByTime(3000);
  socket.tell({ type: 'said', number: 9, at: 5, seat: ANNA, words: 'Moin' });
  expect(live.slow).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(live.connected).toBe(false);
});

test('who hears nothing asks whether anybody is there', () => {
  const { live, socket } = opening(follow({ table: game.told }));
  vi.advanceTimersByTime(5000);
  expect(socket.of('ping')).toHaveLength(1);
  socket.tell({ type: 'pong' });
  vi.advanceTimersByTime(5000);
  expect(socket.of('ping')).toHaveLength(2);
  expect(live.connected).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(live.connected).toBe(false);
});

test('a browser that knows of no network says so at once', () => {
  const { live } = opening(follow({ table: game.told }));
  window.dispatchEvent(new Event('offline'));
  expect(live.connected).toBe(false);
  window.dispatchEvent(new Event('online'));
  latest().accept();
  latest().tell(welcomeBack(game.told.version));
  expect(live.connected).toBe(true);
});

test('who asked why not while there was no connection may ask again when there is one', () => {
  const { live, socket } = opening(follow(game.sale));
  socket.drop();
  void live.whyNot();
  vi.advanceTimersByTime(300);
  latest().accept();
  latest().tell(welcomeBack(game.sale.table.version));
  void live.whyNot();
  expect(latest().of('why_not')).toHaveLength(1);
});

test('a phone that wakes up connects without waiting', () => {
  const { socket } = opening(follow({ table: game.new }));
  socket.drop();
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
  // One that is connecting already does not begin again.
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
  latest().accept();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(latest().of('ping')).toHaveLength(1);
});

test('a table that is left is followed no more', () => {
  const { live, socket } = opening(follow({ table: game.new }));
  live.close();
  expect(socket.readyState).toBe(FakeSocket.CLOSED);
  socket.drop();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('after sitting down we come again with the key, and the old connection counts no more', () => {
  const { live, socket } = opening(follow({ table: game.new }));
  keep(ID, KEY);
  live.again();
  latest().accept();
  expect(latest().sent).toMatchObject([{ type: 'hello', keys: [KEY], version: 0 }]);
  socket.drop();
  vi.advanceTimersByTime(4000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a refusal of the server is kept to be shown', async () => {
  const { live } = opening(follow({ table: game.told }));
  expect(await live.ask('nowhere')).toBeNull();
  expect(live.problem?.code).toBe('not_found');
});

test('when the server has lost what we knew, its table and chat replace ours, and nothing meant for the lost one is sent', () => {
  const { live, socket } = opening(follow({ ...game.sale, chat: [{ number: 4, at: 1, seat: CARLA, words: 'Moin' }] }));
  live.play('sell kettwig');
  live.say(CARLA, 'Moin');
  socket.drop();
  vi.advanceTimersByTime(300);
  latest().accept();
  const line = { number: 1, at: 1, seat: CARLA, words: 'Glück auf!' };
  latest().tell({ ...welcomeBack(game.new.version), table: game.new, stepped_back: true, chat: [line] });
  const error = { code: 'stepped_back', section: null, values: { version: 0 } };
  latest().tell({ type: 'error', request: null, error });
  expect([live.table, live.chat, live.problem, live.waiting]).toEqual([game.new, [line], error, false]);
  expect([latest().of('play'), latest().of('say')]).toEqual([[], socket.of('say')]);
  latest().tell(first!);
  expect(live.table?.version).toBe(1);
});

test('every try to come back waits longer than the one before, and over a slow network one succeeds', () => {
  const { live, socket } = opening(follow({ table: game.told }));
  socket.drop();
  // The words to and fro take twelve seconds each time.
  for (let tries = 0; tries < 6 && !live.connected; tries++) {
    vi.advanceTimersByTime(10_000);
    const coming = latest();
    coming.accept();
    vi.advanceTimersByTime(12_000);
    if (coming.readyState === FakeSocket.OPEN && coming === latest()) coming.tell(welcomeBack(game.told.version));
  }
  expect(live.connected).toBe(true);
  // Who is there is missed as soon as ever.
  live.play('done');
  vi.advanceTimersByTime(5000);
  expect(live.connected).toBe(false);
});

test('no try to come back waits for ever', () => {
  opening(follow({ table: game.told })).socket.drop();
  vi.advanceTimersByTime(300_000);
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(50_001);
  expect(FakeSocket.all.length).toBeGreaterThan(before);
});

test('whoever was sent to another connection by what he heard waits for that one, and comes again if it is silent', () => {
  const { socket } = opening(follow({ table: game.new }));
  // One change was missed.
  socket.tell(game.changes[1]!);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(5000 + 300);
  expect(FakeSocket.all).toHaveLength(3);
});

test('the clocks are as they were last heard of, whatever is shown', () => {
  wishes.usePace('normal');
  const { live, socket } = opening(follow({ table: { ...game.new, banks: [60_000, 60_000, 60_000], since: 1000, decider: ANNA } }));
  const selling = game.changes.slice(0, 3).map((change, index) => ({
    ...change,
    patch: [
      ...change.patch.filter(({ path }) => !/^\/(banks|since|decider)/.test(path)),
      { op: 'replace', path: `/banks/${index}`, value: 50_000 },
      { op: 'replace', path: '/since', value: 2000 + index },
      { op: 'replace', path: '/decider', value: CARLA },
    ],
  }));
  for (const change of selling) socket.tell(change);
  expect(live.stage.showing).toBe(true);
  expect(live.clocks).toEqual({ banks: [50_000, 50_000, 50_000], since: 2002, decider: CARLA });
});

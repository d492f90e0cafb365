import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKey } from '../lib/memory';
import Chat from '../table/Chat.svelte';
import { ANNA, BEN, CARLA, follow, game, say, speaker, textOf, type Answers } from '../testing';
import { mayMind, REASONS } from './manners';
import OwnManners from './OwnManners.svelte';
import PersonSheet from './PersonSheet.svelte';

await speaker.learn('manners');
const line = { number: 1, at: 0, seat: BEN, words: 'You play like a stone.', removed: false, muted: false };
const nobody = { muted: false, blocked: false };
const manners: Answers = { manners: { seats: [nobody, nobody, nobody] } };

beforeEach(() => useKey('a-key-of-the-tests-of-manners'));

/** What was sent to the server, by its path. */
function sending(answers: Answers): [string, unknown][] {
  const sent: [string, unknown][] = [];
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, options: { body?: string }) => {
    if (options.body) sent.push([path, JSON.parse(options.body)]);
    const wanted = Object.keys(answers).find((one) => path.endsWith(one));
    return wanted && options.body ? Promise.resolve(Response.json(answers[wanted])) : before(path);
  });
  return sent;
}

function open(more: object = {}, seats = [ANNA]) {
  const { live } = follow({ table: game.told, seats, chat: [line] }, { ...manners });
  render(PersonSheet, { live, speaker, seat: BEN, name: 'Ben', onclose: () => {}, ...more });
  return live;
}
const click = (key: string) => fireEvent.click(screen.getByRole('button', { name: say(key), hidden: true }));
const at = `/api/tables/${game.told.id}`;

test('others can be minded, not oneself, not a bot, not an empty seat, and not by somebody without a key', () => {
  const seats = game.told.seats.map((seat, number) => (number === CARLA ? { ...seat, person: false, level: 'kapitaen' as const } : seat));
  const { live } = follow({ table: { ...game.told, seats }, seats: [ANNA] });
  expect([ANNA, BEN, CARLA, 3].map((seat) => mayMind(live, seat))).toEqual([false, true, false, false]);
  useKey(null);
  expect(mayMind(live, BEN)).toBe(false);
});

test('who said a line is muted by it, and what was said is heard anew', async () => {
  const live = open({ line });
  const sent = sending({ distance: { people: [], bans: [] } });
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, options: object) =>
    path === at ? Promise.resolve(Response.json({ table: game.told, chat: [{ ...line, muted: true }] })) : before(path, options),
  );
  await click('manners-mute');
  await waitFor(() => expect(live.chat[0]!.muted).toBe(true));
  expect(sent).toEqual([[`${at}/distance`, { line: 1, muted: true, blocked: false }]]);
  await waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toBe(say('manners-now_muted', { name: 'Ben' })));
});

test('a report says what it is about, with a reason and a few words', async () => {
  open({ line });
  const sent = sending({ report: { told: true } });
  await click('manners-report');
  await fireEvent.input(screen.getByRole('textbox', { hidden: true }), { target: { value: '  Twice already ' } });
  await click('manners-send');
  await waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toBe(say('manners-sent')));
  expect(sent).toEqual([[`${at}/report`, { line: 1, reason: 'insult', words: 'Twice already' }]]);
  for (const reason of REASONS) expect(say(`reason-${reason}`)).not.toBe(`reason-${reason}`);
});

test('who only watches can report, and neither mute nor block', () => {
  open({}, []);
  expect(screen.queryByRole('button', { name: say('manners-mute'), hidden: true })).toBeNull();
  expect(screen.getByRole('button', { name: say('manners-report'), hidden: true })).toBeTruthy();
});

test('what is refused is said in words', async () => {
  open();
  await click('manners-block');
  await waitFor(() => expect(screen.getByRole('alert', { hidden: true }).textContent).not.toBe(''));
});

test('a chat shows neither what is muted nor what was taken out, and says so', () => {
  const chat = [line, { ...line, number: 2, words: '', removed: true }, { ...line, number: 3, words: 'Hidden', muted: true }];
  const { live } = follow({ table: game.told, seats: [ANNA], chat });
  render(Chat, { live, speaker });
  const lines = screen.getAllByRole('listitem').map(textOf);
  expect(lines).toEqual([`Ben ${line.words} ⋯`, `Ben ${say('chat-removed')}`]);
  expect(screen.getByText(say('chat-hidden', { count: 1 }))).toBeTruthy();
  expect(screen.getAllByRole('button', { name: say('chat-about', { name: 'Ben' }) })).toHaveLength(1);
});

test('whom we keep away from is listed under the name we know, and can be let go', async () => {
  const kept = { id: 'ben', name: 'Ben', muted: true, blocked: true, since: 0 };
  const { asked } = follow({ table: game.told, seats: [ANNA] }, { '/api/me/manners': { people: [kept], bans: [] } });
  render(OwnManners, { speaker });
  await screen.findByText('Ben');
  expect(asked).toContain('/api/me/manners');
  const sent = sending({ 'ben/end': { people: [], bans: [] } });
  await fireEvent.click(screen.getByRole('button', { name: `${say('manners-undo')} – Ben` }));
  await screen.findByText(say('manners-nobody'));
  expect(sent).toEqual([['/api/me/manners/ben/end', {}]]);
});

/** Manners: muting, blocking, reporting, and what can be undone. */
import { ANNA, BEN, game, say, speaker } from '../fixtures/game';
import { come, welcome, type Welcomed } from '../fixtures/server';
import type { Live } from '../lib/live.svelte';
import OwnManners from '../manners/OwnManners.svelte';
import PersonButton from '../manners/PersonButton.svelte';
import PersonSheet from '../manners/PersonSheet.svelte';
import { showing } from './entry';
import { keepThem } from './listed';

await speaker.learn('manners');
const nothing = (): void => {};
const nobody = { muted: false, blocked: false };
const line = { number: 1, at: 0, seat: BEN, words: 'You play like a stone.', removed: false, muted: false };

/** A table that is followed. */
function at(welcomed: Partial<Welcomed> = {}): Live {
  const { live, socket } = come();
  welcome(socket, { table: game.told, seats: [ANNA], ...welcomed });
  return live;
}
const sheet = (live = at()) => ({ live, speaker, seat: BEN, name: 'Ben', onclose: nothing });
const clickOn = (key: string) => (root: ParentNode) =>
  [...root.querySelectorAll('button')].find((button) => button.textContent?.includes(say(key)))?.click();

export const buttons = showing(
  'manners/PersonButton',
  PersonButton,
  { room: 'piece', before: keepThem },
  {
    'of a line': () => ({ live: at(), speaker, seat: BEN, line }),
    'in words': () => ({ live: at(), speaker, seat: BEN, inWords: true }),
  },
);
export const sheets = showing(
  'manners/PersonSheet',
  PersonSheet,
  { before: keepThem, answers: { manners: { seats: [nobody, nobody, nobody] } } },
  {
    'of somebody': () => sheet(),
    'of a line': () => ({ ...sheet(), line }),
    'to report a line': [() => ({ ...sheet(), line }), { then: clickOn('manners-report') }],
    'to report, on a phone': [() => ({ ...sheet(), line }), { room: 'phone', then: clickOn('manners-report') }],
    'of somebody blocked': [() => sheet(), { answers: { manners: { seats: [nobody, { muted: true, blocked: true }, nobody] } } }],
    'for who watches': () => sheet(at({ seats: [] })),
    'by lamplight': [() => ({ ...sheet(), line }), { dark: true }],
  },
);
const kept = { id: 'ben', name: 'Ben', muted: true, blocked: false, since: 0 };
const ban = { scope: 'chat', reason: 'Insults in the chat', since: 0, until: 1_790_000_000_000 };
export const own = showing(
  'manners/OwnManners',
  OwnManners,
  { room: 'panel', before: keepThem },
  {
    nobody: [() => ({ speaker }), { answers: { '/api/me/manners': { people: [], bans: [] } } }],
    'two people': [
      () => ({ speaker }),
      { answers: { '/api/me/manners': { people: [kept, { ...kept, id: 'otto', name: 'Otto', blocked: true }], bans: [] } } },
    ],
    banned: [
      () => ({ speaker }),
      { answers: { '/api/me/manners': { people: [], bans: [ban, { ...ban, scope: 'everything', since: 1, until: null }] } } },
    ],
  },
);

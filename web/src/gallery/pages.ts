/** Whole pages. */
import { ANNA, board, CARLA, game, say, speaker } from '../fixtures/game';
import { FakeSocket, welcome, type Welcomed } from '../fixtures/server';
import Home from '../pages/Home.svelte';
import Me from '../pages/Me.svelte';
import { arriving } from '../lib/router.svelte';
import Notices from '../notices/Notices.svelte';
import ComeBack from '../passkeys/ComeBack.svelte';
import Passkeys from '../passkeys/Passkeys.svelte';
import NotFound from '../pages/NotFound.svelte';
import PositionPage from '../pages/PositionPage.svelte';
import Rules from '../pages/Rules.svelte';
import TablePage from '../pages/TablePage.svelte';
import RuleText from '../rules/RuleText.svelte';
import type { Rule, Rules as All } from '../rules/rules';
import { showing, type Showing } from './entry';
import { keepThem, tablesOfOurs } from './listed';

await speaker.learn('me', 'notices', 'passkeys');
const go = (): void => {};
const { told, sale, purchase, end } = game;
const asAnna = { table: told, seats: [ANNA] };
const asCarla = { ...purchase, seats: [CARLA] };

/** Come to a table that is like this. */
const coming =
  (welcomed: Welcomed) =>
  (_: ParentNode): FakeSocket => {
    const socket = FakeSocket.all.at(-1)!;
    socket.accept();
    welcome(socket, welcomed);
    return socket;
  };
const page = () => ({ id: game.new.id, board, speaker, go });
const table = (welcomed: Welcomed, more: Showing = {}): [typeof page, Showing] => [page, { then: coming(welcomed), ...more }];

export const tables = showing(
  'pages/TablePage',
  TablePage,
  { room: 'wide' },
  {
    'waiting room': table({ table: game.new, seats: [] }),
    'early, others decide': table(asAnna),
    'a sale is asked of us': table({ ...sale, seats: [CARLA] }),
    'many purchases are asked of us': table(asCarla),
    'by lamplight': table(asCarla, { dark: true }),
    end: table({ table: end, seats: [ANNA] }),
    'looking back': [page, { then: (root) => (coming(asAnna)(root), root.querySelector<HTMLElement>('.history button')?.click()) }],
    'no connection': [page, { then: (root) => coming(asCarla)(root).drop() }],
    'no such table': [page, { then: (root) => coming(asAnna)(root).drop(4404) }],
    'many purchases on a phone': table(asCarla, { room: 'phone' }),
    'the end on a phone': table({ table: end, seats: [ANNA] }, { room: 'phone' }),
  },
);

export const homes = showing(
  'pages/Home',
  Home,
  { room: 'wide' },
  {
    'at first': () => ({ speaker, board, go }),
    'who has tables': [() => ({ speaker, board, go }), { before: keepThem, answers: tablesOfOurs }],
    'on a phone': [() => ({ speaker, board, go }), { room: 'phone' }],
  },
);
const device = { id: 'here', device: 'Firefox · Linux', created_at: 0, seen_at: 0, here: true };
const other = { ...device, id: 'other', device: 'Chrome · Android', seen_at: Date.now() - 7_200_000, here: false };
const known = { '/api/me': { known: true, since: 0, wishes: {}, sessions: [device, other], told: true, secured: true } };
export const me = showing(
  'pages/Me',
  Me,
  { room: 'wide' },
  {
    'who has only played': [
      () => ({ speaker, go }),
      { answers: { '/api/me': { known: false, since: null, wishes: {}, sessions: [], told: false, secured: false } } },
    ],
    'two devices': [() => ({ speaker, go }), { before: keepThem, answers: known }],
    'by a link, on a phone': [() => ({ speaker, go }), { before: () => (arriving.code = 'of-the-gallery'), room: 'phone' }],
  },
);
const arrived = (): void => {};
const changed = arrived;
const passkey = { id: 'phone', device: 'Chrome · Android', credential: 'A', created_at: Date.now() - 9 * 86_400_000, used_at: null };
const used = { ...passkey, id: 'desk', device: 'Safari · macOS', used_at: Date.now() - 7_200_000 };
const ours = { origin: location.origin, passkeys: [] };
const kept = (more: object): Showing => ({ answers: { '/api/me/passkeys': { ...ours, ...more } }, before: ableTo });
/** A browser that knows passkeys. */
const ableTo = (): void => void ((window as { PublicKeyCredential?: unknown }).PublicKeyCredential ??= class {});
export const passkeys = showing(
  'passkeys/Passkeys',
  Passkeys,
  { room: 'panel' },
  {
    'none yet': [() => ({ speaker, arrived, changed }), kept({})],
    'two of them': [() => ({ speaker, arrived, changed }), kept({ passkeys: [passkey, used] })],
    'at another address': [() => ({ speaker, arrived, changed }), kept({ origin: 'https://ruhr.example.org' })],
    'nowhere at this server': [() => ({ speaker, arrived, changed }), kept({ origin: null, passkeys: [used] })],
  },
);
export const comingBack = showing(
  'passkeys/ComeBack',
  ComeBack,
  { room: 'panel' },
  { 'who has lost everything': [() => ({ speaker, arrived, kept: ours }), { before: ableTo }] },
);
const way = {
  id: 'push',
  kind: 'push',
  where: 'Firefox · Linux',
  here: true,
  created_at: 0,
  confirmed: true,
  failing: false,
  muted: false,
};
const mail = { ...way, id: 'mail', kind: 'mail', where: 'anna@example.org', here: false, confirmed: false };
const chat = { ...way, id: 'chat', kind: 'hook', where: 'chat.example.org', here: false, failing: true };
const offered = { push_key: 'key', mail: true, ways: [] };
const code = `#confirm=${'A'.repeat(44)}`;
export const notices = showing(
  'notices/Notices',
  Notices,
  { room: 'panel' },
  {
    'nothing yet': [() => ({ speaker, arrived }), { answers: { '/api/me/notices': offered } }],
    'no e-mails here': [() => ({ speaker, arrived }), { answers: { '/api/me/notices': { ...offered, mail: false } } }],
    'all ways': [
      () => ({ speaker, arrived }),
      { before: keepThem, answers: { ...known, '/api/me/notices': { ...offered, ways: [way, mail, chat] } } },
    ],
    'no more e-mails': [
      () => ({ speaker, arrived }),
      { before: keepThem, answers: { ...known, '/api/me/notices': { ...offered, ways: [{ ...mail, confirmed: true, muted: true }] } } },
    ],
    'by a link in an e-mail': [
      () => ({ speaker, arrived }),
      { before: () => (location.hash = code), answers: { '/api/me/notices': offered } },
    ],
  },
);
const text = '3 players, turn 9, phase 6';
export const positions = showing(
  'pages/PositionPage',
  PositionPage,
  { room: 'wide' },
  {
    'a position': [
      () => ({ text, board, speaker, go }),
      { answers: { [`/api/position?text=${encodeURIComponent(text)}`]: { position: text, view: purchase.table.view, over: false } } },
    ],
    'no position': () => ({ text: 'no position', board, speaker, go }),
  },
);
export const notFound = showing('pages/NotFound', NotFound, { room: 'wide' }, { 'no such page': () => ({ speaker }) });

const rule = (option: string, more: Partial<Rule> = {}): Rule => ({
  id: option,
  title: say(`option-${option}`),
  text: say(`meaning-${option}`),
  rows: [],
  ruling: '',
  rulings: [],
  sections: ['5.2'],
  provenance: '',
  ...more,
});
const rules: All = {
  chapters: [{ id: 'options', title: say('heading-options'), rules: [rule('pilot'), rule('wage', { rulings: ['R12'] }), rule('supply')] }],
  links: {},
  sections: { '5.2': 'pilot' },
  words: { rulebook: say('rulebook-title'), ruling: 'R' },
};
export const rulePages = showing(
  'pages/Rules',
  Rules,
  { room: 'wide', answers: { '/api/rules?language=en': rules } },
  {
    all: () => ({ speaker, board, anchor: '', visits: 0 }),
    'one is meant': () => ({ speaker, board, anchor: 'wage', visits: 1 }),
  },
);
export const ruleTexts = showing(
  'rules/RuleText',
  RuleText,
  {},
  {
    plain: () => ({ rule: rule('pilot'), words: rules.words, speaker, marked: false }),
    'with rows and a ruling of ours': () => ({
      rule: rule('wage', { rows: [say('meaning-supply'), say('meaning-hauling')], ruling: say('meaning-none'), rulings: ['R12'] }),
      words: rules.words,
      speaker,
      marked: true,
    }),
  },
);

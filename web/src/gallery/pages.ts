/** Whole pages. */
import { ANNA, board, CARLA, game, say, speaker } from '../fixtures/game';
import { FakeSocket, welcome, type Welcomed } from '../fixtures/server';
import Home from '../pages/Home.svelte';
import Me from '../pages/Me.svelte';
import { arriving } from '../lib/router.svelte';
import NotFound from '../pages/NotFound.svelte';
import PositionPage from '../pages/PositionPage.svelte';
import Rules from '../pages/Rules.svelte';
import TablePage from '../pages/TablePage.svelte';
import RuleText from '../rules/RuleText.svelte';
import type { Rule, Rules as All } from '../rules/rules';
import { showing, type Showing } from './entry';
import { keepThem, tablesInPublic, tablesOfOurs } from './listed';

await speaker.learn('me');
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
    'at first': [() => ({ speaker, board, go }), { answers: tablesInPublic }],
    'who has tables': [() => ({ speaker, board, go }), { before: keepThem, answers: { ...tablesInPublic, ...tablesOfOurs } }],
    'on a phone': [() => ({ speaker, board, go }), { room: 'phone', answers: tablesInPublic }],
  },
);
const device = { id: 'here', device: 'Firefox · Linux', created_at: 0, seen_at: 0, here: true };
const other = { ...device, id: 'other', device: 'Chrome · Android', seen_at: Date.now() - 7_200_000, here: false };
const known = { '/api/me': { known: true, since: 0, wishes: {}, sessions: [device, other] } };
export const me = showing(
  'pages/Me',
  Me,
  { room: 'wide' },
  {
    'who has only played': [() => ({ speaker, go }), { answers: { '/api/me': { known: false, since: null, wishes: {}, sessions: [] } } }],
    'two devices': [() => ({ speaker, go }), { before: keepThem, answers: known }],
    'by a link, on a phone': [() => ({ speaker, go }), { before: () => (arriving.code = 'of-the-gallery'), room: 'phone' }],
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

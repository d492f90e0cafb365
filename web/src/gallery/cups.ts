/** Cups: lists, making one, taking part, standings and rounds. */
import CupList from '../cups/CupList.svelte';
import CupRules from '../cups/CupRules.svelte';
import Deals from '../cups/Deals.svelte';
import NewCup from '../cups/NewCup.svelte';
import Rounds from '../cups/Rounds.svelte';
import Standings from '../cups/Standings.svelte';
import TakePart from '../cups/TakePart.svelte';
import Weekly from '../cups/Weekly.svelte';
import { compared, cups, duplicate, gathering, running, weekly } from '../fixtures/cups';
import { speaker } from '../fixtures/game';
import CupPage from '../pages/CupPage.svelte';
import Cups from '../pages/Cups.svelte';
import { showing } from './entry';
import { keepThem } from './listed';

await speaker.learn('cups');
const go = (): void => {};
const page = (): { id: string; speaker: typeof speaker; go: typeof go } => ({ id: running.id, speaker, go });

export const all = showing(
  'pages/Cups',
  Cups,
  { room: 'wide', answers: cups, before: keepThem },
  { 'with some': () => ({ speaker, go }), 'on a phone': [() => ({ speaker, go }), { room: 'phone' }] },
);
export const one = showing(
  'pages/CupPage',
  CupPage,
  { room: 'wide', answers: cups },
  {
    running: page,
    'on a phone': [page, { room: 'phone' }],
    'by lamplight': [page, { dark: true }],
    'before it begins': [page, { answers: { [`/api/cups/${running.id}`]: gathering } }],
    'a duplicate event': [page, { answers: { [`/api/cups/${running.id}`]: duplicate } }],
    'when all have played': [page, { answers: { [`/api/cups/${running.id}`]: compared } }],
    'no such cup': [page, { answers: { [`/api/cups/${running.id}`]: 404 } }],
  },
);
export const lists = showing(
  'cups/CupList',
  CupList,
  {},
  {
    some: () => ({ status: 'running' as const, ...cups['/api/cups?status=running'], speaker }),
    none: () => ({ status: 'open' as const, cups: [], next: null, speaker }),
  },
);
export const newCups = showing('cups/NewCup', NewCup, {}, { 'as it is at first': () => ({ speaker, go }) });
export const weeks = showing(
  'cups/Weekly',
  Weekly,
  {},
  { 'one takes part': [() => ({ weekly, speaker, go }), { answers: cups }], 'nothing more is known': () => ({ weekly, speaker, go }) },
);
export const deals = showing(
  'cups/Deals',
  Deals,
  {},
  { 'of a week': () => ({ cup: duplicate.id, part: duplicate.me!, over: false, speaker, go }) },
);
export const joining = showing(
  'cups/TakePart',
  TakePart,
  {},
  { 'as it is at first': () => ({ cup: gathering, speaker, onjoined: () => {} }) },
);
export const standings = showing(
  'cups/Standings',
  Standings,
  { room: 'row' },
  {
    'of a Swiss cup': () => ({ cup: running, speaker }),
    'of a knock-out': () => ({ cup: { ...running, rules: { ...running.rules, format: 'knock_out' as const } }, speaker }),
    'of a duplicate event': () => ({ cup: compared, speaker }),
  },
);
export const rounds = showing(
  'cups/Rounds',
  Rounds,
  {},
  { 'of a Swiss cup': () => ({ cup: running, speaker }), sealed: () => ({ cup: duplicate, speaker }) },
);
export const rulesOf = showing(
  'cups/CupRules',
  CupRules,
  {},
  { 'of a Swiss cup': () => ({ cup: running, speaker }), 'of a duplicate event': () => ({ cup: compared, speaker }) },
);

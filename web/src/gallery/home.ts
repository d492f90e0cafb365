/** The forms and lists of the home page. */
import { board, game, speaker } from '../fixtures/game';
import Friends from '../home/Friends.svelte';
import MyTables from '../home/MyTables.svelte';
import PlayNow from '../home/PlayNow.svelte';
import Recorded from '../home/Recorded.svelte';
import Records from '../home/Records.svelte';
import SameScreen from '../home/SameScreen.svelte';
import TableAbout from '../home/TableAbout.svelte';
import Theme from '../home/Theme.svelte';
import Title from '../home/Title.svelte';
import { showing } from './entry';
import { keepThem, listed, open, tablesOfOurs } from './listed';

const go = (): void => {};

export const titles = showing(
  'home/Title',
  Title,
  { room: 'wide' },
  {
    wide: () => ({ speaker, board }),
    'by lamplight': [() => ({ speaker, board }), { dark: true }],
    'on a phone': [() => ({ speaker, board }), { room: 'phone' }],
  },
);
export const playNow = showing(
  'home/PlayNow',
  PlayNow,
  {},
  {
    'as it is at first': () => ({ speaker, go }),
    'the server cannot do it': [
      () => ({ speaker, go }),
      { answers: { '/api/tables': 404 }, then: (root) => root.querySelector('form')?.requestSubmit() },
    ],
  },
);
export const friends = showing(
  'home/Friends',
  Friends,
  {},
  {
    'as it is at first': () => ({ speaker, go }),
    'with all terms': [() => ({ speaker, go }), { then: (root) => root.querySelector('details')?.setAttribute('open', '') }],
  },
);
export const sameScreen = showing('home/SameScreen', SameScreen, {}, { 'as it is at first': () => ({ speaker, go }) });
export const records = showing(
  'home/Records',
  Records,
  {},
  {
    'as it is at first': () => ({ speaker, go }),
    'a record chosen': [() => ({ speaker, go }), { then: (root) => give(root, JSON.stringify(record)) }],
    'no record': [() => ({ speaker, go }), { then: (root) => give(root, 'no record') }],
  },
);
const actions = game.steps.flatMap(({ action }) => action ?? []);
const record = { players: ['Anna', 'Ben', 'Carla'], actions };
export const recorded = showing('home/Recorded', Recorded, {}, { 'a record chosen': () => ({ record, speaker, go }) });
/** Put a file into the field for it. */
function give(root: ParentNode, text: string): void {
  const field = root.querySelector<HTMLInputElement>('input[type=file]')!;
  const files = new DataTransfer();
  files.items.add(new File([text], 'game.json', { type: 'application/json' }));
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
export const myTables = showing(
  'home/MyTables',
  MyTables,
  {},
  {
    three: [() => ({ speaker, onempty: go }), { before: keepThem, answers: tablesOfOurs }],
  },
);
export const abouts = showing(
  'home/TableAbout',
  TableAbout,
  { room: 'line' },
  {
    'with a clock': () => ({ table: listed('one', 2), speaker }),
    'calmer water, seats free': () => ({ table: open, speaker }),
  },
);
export const themes = showing('home/Theme', Theme, { room: 'piece' }, { 'like the device': () => ({ speaker }) });

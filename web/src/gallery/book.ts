/** The book of the game, in the gallery. */
import Aid from '../book/Aid.svelte';
import { readBook } from '../book/book';
import PictureView from '../book/PictureView.svelte';
import Sixty from '../book/Sixty.svelte';
import { board, speaker } from '../fixtures/game';
import { showing } from './entry';

const [book] = await Promise.all([readBook(), speaker.learn('book')]);
const beside = (rule: string) => () => ({ picture: book.beside.get(rule)!, board, speaker });

export const pictures = showing(
  'book/PictureView',
  PictureView,
  {},
  {
    'a way past an obstacle, and the track': [beside('obstacle-loss'), { room: 'wide' }],
    'where one may start': beside('start-space'),
    'numbers in the order of the phase': beside('order'),
    'before and after, on a phone': [beside('lock'), { room: 'phone' }],
    'a player’s board, by lamplight': [beside('progress'), { dark: true }],
    'the turns': [beside('warehouses'), { room: 'row' }],
    options: [beside('water-level'), { room: 'row' }],
    standings: beside('end-scoring'),
  },
);
export const sixty = showing(
  'book/Sixty',
  Sixty,
  { room: 'wide' },
  {
    'on a laptop': () => ({ pictures: book.sixty, board, speaker }),
    'on a phone': [() => ({ pictures: book.sixty, board, speaker }), { room: 'phone' }],
  },
);
export const aids = showing(
  'book/Aid',
  Aid,
  { room: 'wide' },
  {
    'on a laptop': () => ({ aid: book.aid, board, speaker }),
    'on a phone, by lamplight': [() => ({ aid: book.aid, board, speaker }), { room: 'phone', dark: true }],
  },
);

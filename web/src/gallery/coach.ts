/** The coach, and the words of the game. */
import Coach from '../coach/Coach.svelte';
import Legend from '../coach/Legend.svelte';
import Meaning from '../coach/Meaning.svelte';
import Picture from '../coach/Picture.svelte';
import Signs from '../coach/Signs.svelte';
import Word from '../coach/Word.svelte';
import Words from '../coach/Words.svelte';
import { TERMS, type TermId } from '../coach/terms';
import { ANNA, game, speaker } from '../fixtures/game';
import { come, welcome } from '../fixtures/server';
import type { Live } from '../lib/live.svelte';
import { remember } from '../lib/memory';
import { showing } from './entry';

const nothing = (): void => {};
/** Anna's table, where something is asked of her. */
function asked(): Live {
  const { live, socket } = come();
  welcome(socket, { table: game.sale.table, seats: [ANNA] });
  return live;
}
/** Somebody is on a board with two signs, and asks what they mean. */
function askAboutABoard(root: ParentNode): void {
  const board = document.createElement('div');
  board.dataset.part = 'players';
  for (const sign of ['thaler', 'token']) board.append(Object.assign(document.createElement('i'), { className: sign }));
  for (const drawn of board.children) (drawn as HTMLElement).dataset.sign = drawn.className;
  board.tabIndex = 0;
  root.append(board);
  board.focus();
  board.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
}
const version = game.sale.table.version;
const answers = { topics: { version, topics: [{ code: 'sell', section: '6.4' }] } };
await speaker.learn('coach', 'forms', 'glossary');

export const coach = [
  ...showing(
    'coach/Coach',
    Coach,
    { room: 'panel', answers, before: () => remember('heard-topics', {}) },
    {
      'what a sale is about': () => ({ live: asked(), speaker, tell: nothing }),
    },
  ),
  ...showing(
    'coach/Legend',
    Legend,
    { room: 'wide' },
    {
      signs: () => ({ speaker, onclose: nothing }),
      'by lamplight': [() => ({ speaker, onclose: nothing }), { dark: true }],
    },
  ),
  ...showing(
    'coach/Signs',
    Signs,
    { room: 'panel', then: askAboutABoard },
    {
      'of a player’s board, by key': () => ({ speaker }),
      'by lamplight': [() => ({ speaker }), { dark: true }],
    },
  ),
  ...showing(
    'coach/Picture',
    Picture,
    { room: 'piece' },
    Object.fromEntries(
      (['barge', 'white_coal', 'lock', 'token', 'transport_track', 'port', 'mayor'] satisfies TermId[]).map((term) => [
        term,
        () => ({ picture: TERMS[term].picture, speaker }),
      ]),
    ),
  ),
  ...showing(
    'coach/Meaning',
    Meaning,
    { room: 'panel' },
    {
      'of a sign on the map': () => ({ term: 'lock' as const, speaker, titled: 'lock-word' }),
    },
  ),
  ...showing(
    'coach/Word',
    Word,
    { room: 'panel' },
    {
      'in a text': () => ({ term: 'pilot' as const, text: 'pilot', speaker }),
    },
  ),
  ...showing(
    'coach/Words',
    Words,
    { room: 'panel' },
    {
      'a sentence with words to point at': () => ({ text: speaker.say('topic-pilot'), speaker }),
    },
  ),
];

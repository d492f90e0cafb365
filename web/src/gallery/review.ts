/** Looking back at a game. */
import { ANNA, BEN, board, CARLA, game, speaker } from '../fixtures/game';
import { answers, begun, review, whole } from '../fixtures/review';
import ReviewPage from '../pages/ReviewPage.svelte';
import AllTurns from '../review/AllTurns.svelte';
import Balance from '../review/Balance.svelte';
import Curve from '../review/Curve.svelte';
import Decision from '../review/Decision.svelte';
import Luck from '../review/Luck.svelte';
import { Reviewing } from '../review/reviewing.svelte';
import Turns from '../review/Turns.svelte';
import { showing } from './entry';

const nothing = (): void => {};
const linkTo = (step: number): string => `/table/${game.new.id}/review/${step}`;
const of = review.decisions.length;

/** A decision of the review that is looked at. */
function looking(step: number, deeper = false): Reviewing {
  const made = new Reviewing(game.new.id);
  made.told = deeper ? { ...whole, deeper: [review.decisions[step]!] } : whole;
  made.review = review;
  made.step = step;
  made.then = { step, of, view: game.sale.table.view, position: 'then' };
  return made;
}
const decision = (step: number, deeper = false) => ({ reviewing: looking(step, deeper), own: false, speaker, linkTo, go: nothing });
const page = (step: number | null) => () => ({ id: game.new.id, step, board, speaker, go: nothing });

export const pages = showing(
  'pages/ReviewPage',
  ReviewPage,
  { room: 'wide', answers: answers() },
  {
    'the whole game': page(null),
    'a decision': page(1),
    'by lamplight': [page(1), { dark: true }],
    'while it fills in': [page(2), { answers: answers(begun) }],
    'no game that is over': [page(null), { answers: { review: 409 } }],
    'on a phone': [page(1), { room: 'phone' }],
  },
);
export const curves = showing(
  'review/Curve',
  Curve,
  { room: 'row' },
  {
    'the whole game': () => ({ review, of, step: 6, speaker, onlook: nothing }),
    'while it fills in': () => ({ review: begun.review!, of, step: null, speaker, onlook: nothing }),
  },
);
export const balances = showing(
  'review/Balance',
  Balance,
  { room: 'panel' },
  {
    'one’s own': () => ({ account: review.accounts[ANNA], own: true, speaker }),
    'another’s, like nobody known': () => ({ account: review.accounts[CARLA], own: false, speaker }),
    'still to come': () => ({ account: undefined, own: false, speaker }),
  },
);
export const turns = showing(
  'review/Turns',
  Turns,
  { room: 'panel' },
  {
    'a costly turn and a fine one': () => ({ review, seat: CARLA, own: true, speaker, linkTo, puzzles: '#puzzles', onshow: nothing }),
    'no mistakes': () => ({
      review: { ...review, costliest: [[], [], []], finest: [[], [], []] },
      seat: BEN,
      own: false,
      speaker,
      linkTo,
      puzzles: null,
      onshow: nothing,
    }),
  },
);
export const lucks = showing(
  'review/Luck',
  Luck,
  { room: 'panel' },
  {
    'good and bad': () => ({ review, seat: BEN, own: false, speaker, linkTo }),
    'nothing revealed': () => ({ review: { ...review, reveals: [] }, seat: BEN, own: true, speaker, linkTo }),
  },
);
export const allTurns = showing(
  'review/AllTurns',
  AllTurns,
  { room: 'panel' },
  { 'two turns': () => ({ review, step: 6, speaker, linkTo }) },
);
export const decisions = showing(
  'review/Decision',
  Decision,
  { room: 'panel' },
  { 'a mistake': () => decision(1), 'nothing better': () => decision(0), 'thought about for longer': () => decision(10, true) },
);

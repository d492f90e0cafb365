/** How the game is won. */
import { findings } from '../fixtures/findings';
import { speaker } from '../fixtures/game';
import Strategy from '../pages/Strategy.svelte';
import Span from '../strategy/Span.svelte';
import Sure from '../strategy/Sure.svelte';
import { showing } from './entry';

export const strategies = showing(
  'pages/Strategy',
  Strategy,
  { room: 'wide' },
  {
    'what was found': () => ({ findings, speaker }),
    'on a phone': [() => ({ findings, speaker }), { room: 'phone' }],
    'by lamplight': [() => ({ findings, speaker }), { dark: true }],
  },
);
export const spans = showing(
  'strategy/Span',
  Span,
  { room: 'piece' },
  {
    'more than chance': () => ({ measure: { mean: 4, low: 3, high: 5, count: 300 }, scale: 6 }),
    'could be chance': () => ({ measure: { mean: -0.4, low: -1.3, high: 0.5, count: 40 }, scale: 6 }),
  },
);
export const figures = showing(
  'strategy/Sure',
  Sure,
  { room: 'piece' },
  {
    'more than chance': () => ({ measure: { mean: 4, low: 3, high: 5, count: 300 }, language: speaker.language }),
    'could be chance': () => ({ measure: { mean: -0.4, low: -1.3, high: 0.5, count: 40 }, language: speaker.language }),
  },
);

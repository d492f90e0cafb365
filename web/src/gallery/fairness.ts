/** The fingerprint of a deal, and what became of it. */
import FairnessSheet from '../fairness/FairnessSheet.svelte';
import Fingerprint from '../fairness/Fingerprint.svelte';
import Verdict from '../fairness/Verdict.svelte';
import { fairEnd, fairRecord, fairTable } from '../fixtures/fair';
import { ANNA, board, game, speaker } from '../fixtures/game';
import { come, welcome, type Welcomed } from '../fixtures/server';
import type { Live } from '../lib/live.svelte';
import { keepPromise } from '../lib/memory';
import { showing } from './entry';

await speaker.learn('fairness');
const { commitment } = fairRecord.fairness;
const nothing = (): void => {};

/** A table that is followed. */
function at(welcomed: Welcomed): Live {
  const { live, socket } = come();
  welcome(socket, welcomed);
  return live;
}

export const fingerprints = showing(
  'fairness/Fingerprint',
  Fingerprint,
  { room: 'line' },
  {
    'of a deal': () => ({ live: at({ table: fairTable }), speaker }),
    none: () => ({ live: at({ table: game.told }), speaker }),
  },
);
export const sheets = showing(
  'fairness/FairnessSheet',
  FairnessSheet,
  {},
  {
    'of a deal': () => ({ live: at({ table: fairTable }), speaker, onclose: nothing }),
    'nobody has added anything': () => ({
      live: at({ table: { ...fairTable, fairness: { ...fairTable.fairness!, shares: [null, null, null] } } }),
      ...{ speaker, onclose: nothing },
    }),
    'before the game': () => ({ live: at({ table: { ...game.new, fairness: fairTable.fairness } }), speaker, onclose: nothing }),
    none: () => ({ live: at({ table: game.told }), speaker, onclose: nothing }),
  },
);
const ended = () => ({ live: at({ table: fairEnd, seats: [ANNA] }), board, speaker });
export const verdicts = showing(
  'fairness/Verdict',
  Verdict,
  { room: 'line' },
  {
    'as promised': [ended, { answers: { record: fairRecord }, before: () => keepPromise(fairEnd.id, commitment) }],
    'for who came late': [ended, { answers: { record: fairRecord } }],
    'not as promised': [ended, { answers: { record: fairRecord }, before: () => keepPromise(fairEnd.id, 'c'.repeat(64)) }],
    'not to be read': [ended, { answers: {} }],
  },
);

/** Trying out. */
import { board, CARLA, game, NAMES, speaker } from '../fixtures/game';
import { country, marker, revealing, triedAt } from '../fixtures/trying';
import { Sandbox, type TriedStep } from '../lib/sandbox.svelte';
import type { Tried } from '../lib/types';
import Assume from '../table/Assume.svelte';
import Steps from '../table/Steps.svelte';
import Trying from '../table/Trying.svelte';
import { showing } from './entry';

const { sale } = game;
const nothing = (): void => {};
const position = 'where it began';
const view = sale.table.view;

/** A sale that was tried at two places, and what would be drawn after one of them. */
function sandbox(last: Tried = triedAt(sale)): Sandbox {
  const made = new Sandbox(position, view);
  const step = (action: string): TriedStep => ({ seat: CARLA, action });
  const root = { number: 0, before: null, step: null, tried: triedAt(sale) };
  const events = sale.asked[0]!.causes;
  const one = { number: 1, before: root, step: step(sale.asked[0]!.action), tried: triedAt(sale, { events }) };
  const drawn = { number: 2, before: one, step: { reveal: marker, assume: '4' }, tried: triedAt(sale) };
  const other = { number: 3, before: root, step: step(sale.asked[1]!.action), tried: last };
  made.nodes = [root, one, drawn, other];
  made.at = other;
  return made;
}
const trying = (made: Sandbox, now: { view: typeof view; asked: typeof sale.asked } | null = null) => ({
  sandbox: made,
  board,
  speaker,
  names: NAMES,
  seated: sale.table.seats,
  seats: [CARLA],
  now,
  onsend: nothing,
  onleave: nothing,
});

export const tryings = showing(
  'table/Trying',
  Trying,
  { room: 'wide' },
  {
    'one’s own decision, to be sent': () => trying(sandbox(), { view, asked: sale.asked }),
    'by lamplight': [() => trying(sandbox()), { dark: true }],
    'a marker is drawn': () => trying(sandbox(revealing(marker))),
    'the game has moved on': () => trying(sandbox(), { view: { ...view, phase: 6 }, asked: sale.asked }),
    'on a phone': [() => trying(sandbox()), { room: 'phone' }],
  },
);
export const assumes = showing(
  'table/Assume',
  Assume,
  {},
  {
    'a country': () => ({ reveal: country, speaker, disabled: false, onassume: nothing }),
    'a marker': () => ({ reveal: marker, speaker, disabled: false, onassume: nothing }),
  },
);
export const steps = showing('table/Steps', Steps, {}, { 'two lines': () => ({ sandbox: sandbox(), names: NAMES, speaker }) });

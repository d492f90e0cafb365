/** Tables to be found and tables of ours, as lists have them. */
import { game } from '../fixtures/game';
import type { Answers } from '../fixtures/server';
import type { Listed } from '../home/tables';
import { useKey } from '../lib/memory';
import type { MyTable } from '../lib/mine';

const HOUR = 3_600_000;
export const listed = (id: string, hours: number, more: Partial<Listed> = {}): Listed => {
  const { seats, calmer_water, clock, status, origin, practice, known_deal, by_invitation, terms } = game.told;
  return {
    id,
    created_at: Date.now() - hours * HOUR,
    seats,
    calmer_water,
    clock,
    status,
    origin,
    practice,
    known_deal,
    by_invitation,
    terms,
    cup: null,
    ...more,
  };
};
export const open = listed('open', 0.2, { status: 'open', seats: game.new.seats, calmer_water: true });
/** Somebody waits there for a game in one sitting. */
export const sought = listed('sought', 0.01, {
  status: 'open',
  seats: [
    { name: 'Anna', person: true, level: null },
    { name: null, person: true, level: null },
  ],
  terms: { rated: true, language: 'de', chat: false, lowest: null, highest: null, around: 1640 },
});
export const tablesInPublic: Answers = {
  '/api/tables?status=open': { tables: [open, sought], next: null },
  '/api/tables?status=playing': { tables: [listed('one', 2, { known_deal: true, origin: 'record' }), listed('two', 30)], next: 7 },
  '/api/tables?status=finished': { tables: [listed('three', 90, { clock: null, practice: true })], next: null },
};
const held = (id: string, hours: number, more: Partial<MyTable>): MyTable => ({
  ...listed(id, hours),
  ...{ mine: [0], decider: null, asked: false, since: null, ends_at: null },
  ...more,
});
export const tablesOfOurs: Answers = {
  '/api/me/tables': {
    tables: [
      held('asked', 3, { mine: [2], decider: 2, asked: true }),
      held('waiting', 1, { status: 'open', seats: game.new.seats }),
      held('over', 30, { status: 'finished' }),
    ],
  },
};
export const keepThem = (): void => useKey('a-key-of-the-gallery');

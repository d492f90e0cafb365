/** Tables to be found and tables of ours, as lists have them. */
import { game } from '../fixtures/game';
import type { Answers } from '../fixtures/server';
import type { Listed } from '../home/tables';
import { keep } from '../lib/memory';

const HOUR = 3_600_000;
export const listed = (id: string, hours: number, more: Partial<Listed> = {}): Listed => {
  const { seats, calmer_water, clock, status, origin, practice, known_deal, by_invitation } = game.told;
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
    ...more,
  };
};
export const open = listed('open', 0.2, { status: 'open', seats: game.new.seats, calmer_water: true });
export const tablesInPublic: Answers = {
  '/api/tables?status=open': { tables: [open], next: null },
  '/api/tables?status=playing': { tables: [listed('one', 2, { known_deal: true, origin: 'record' }), listed('two', 30)], next: 7 },
  '/api/tables?status=finished': { tables: [listed('three', 90, { clock: null, practice: true })], next: null },
};
export const tablesOfOurs: Answers = {
  '/api/tables/waiting': { table: game.new, seats: [0] },
  '/api/tables/asked': { table: game.purchase.table, seats: [2] },
  '/api/tables/over': { table: game.end, seats: [0] },
};
export const keepThem = (): void => ['over', 'waiting', 'asked'].forEach((id) => keep(id, 'a-key-of-the-gallery', 'Anna'));

/** Where on the board an action can be chosen, and what it means for its player at a glance. The server knows both. */
import { partsOf, placeKey } from '../lib/place';
import type { Board, EventKind, GameEvent, Possibility } from '../lib/types';

/** The key of the place on the board, or null for what is chosen from the list only. */
export const placeOf = (action: string, board: Board): string | null => board.actions[action]?.place ?? null;

/** Legal actions by the place where they can be chosen. */
export function byPlace(asked: Possibility[], board: Board): Map<string, Possibility[]> {
  const found = new Map<string, Possibility[]>();
  for (const possibility of asked) {
    const place = placeOf(possibility.action, board);
    if (place) found.set(place, [...(found.get(place) ?? []), possibility]);
  }
  return found;
}

/** Where nothing can be done in a town, the town stands for its warehouses. */
export function meantPlace(place: string, places: Map<string, Possibility[]>): string {
  const { kind, id } = partsOf(place);
  const warehouses = placeKey('city', id);
  return kind === 'space' && !places.has(place) && places.has(warehouses) ? warehouses : place;
}

/** What an action means for its player, at a glance: Thalers, points, tokens, markers, debts, lost quality. */
export interface Gist {
  thalers: number;
  points: number;
  tokens: number;
  markers: number;
  lost: number;
  debts: number;
}

/** What an event has a sign for, besides Thalers and points. */
const SIGNS = {
  turn_began: null,
  first_player: null,
  country_revealed: null,
  lock_price: null,
  options_dearer: null,
  path_changed: null,
  die_came_back: null,
  track_dice_raised: null,
  die_removed: null,
  warehouses_received: null,
  levy_paid: null,
  levy_waived: null,
  gift_taken: null,
  borrowed: 'debts',
  borrowed_ahead: 'debts',
  marker_drawn: null,
  bag_empty: null,
  demand_placed: null,
  pilot_banned: null,
  storage_dice_changed: null,
  lock_duty: null,
  option_chosen: null,
  stranded: null,
  passed: null,
  wage_paid: null,
  supplied: null,
  coal_hauled: null,
  inn_visited: null,
  transported: null,
  supply_lapsed: null,
  started: null,
  sold: null,
  quality_lost: 'lost',
  token_gained: 'tokens',
  demand_taken: null,
  city_income: null,
  export_marker_moved: null,
  progress_gained: 'markers',
  progress_missed: null,
  lock_built: null,
  city_built: null,
  depot_built: null,
  port_built: null,
  shifted: null,
  repaid: null,
  exported: null,
  thalers_returned: null,
  bonus_scored: null,
  won: null,
  reveal_follows: null,
} satisfies Record<EventKind, keyof Gist | null>;

/** Does an event bring debts? */
export const isDebt = ({ kind }: GameEvent): boolean => SIGNS[kind] === 'debts';

/** Does an event concern this seat, or everybody? */
export const concerns = ({ values }: GameEvent, seat: number | null): boolean => !('seat' in values) || values.seat === seat;

export function gistOf(possibility: Pick<Possibility, 'causes'>, seat: number): Gist {
  const gist: Gist = { thalers: 0, points: 0, tokens: 0, markers: 0, lost: 0, debts: 0 };
  for (const event of possibility.causes.filter((event) => concerns(event, seat))) {
    for (const gain of event.gains) {
      gist.thalers += gain.thalers;
      gist.points += gain.points;
    }
    const sign = SIGNS[event.kind];
    if (sign) gist[sign] += 1;
  }
  return gist;
}

/** Where on the board an action takes place, so that it can be chosen there. By the kinds of its values, not by rules. */
import vocabulary from '../generated/vocabulary.json';
import type { Board, GameEvent, Possibility } from '../lib/types';

const PREFIX: Record<string, string> = {
  storage: 'space',
  selling: 'space',
  obstacle: 'space',
  city: 'city',
  territory: 'depot',
  country: 'port',
};

/** The key of the place on the board, or null for what is chosen from the list only. */
export function placeOf(action: string, board: Board): string | null {
  const [kind = '', ...values] = action.split(' ');
  const kinds = Object.values((vocabulary.actions as Record<string, Record<string, string>>)[kind] ?? {});
  const last = values.length - 1;
  const [what, value] = [kinds[last], values[last]];
  if (what === undefined || value === undefined) return null;
  if (what === 'place') return board.port.columns.includes(value) ? `port:${value}` : `city:${value}`;
  const prefix = PREFIX[what];
  return prefix ? `${prefix}:${value}` : null;
}

/** Legal actions by the place where they can be chosen. */
export function byPlace(asked: Possibility[], board: Board): Map<string, Possibility[]> {
  const found = new Map<string, Possibility[]>();
  for (const possibility of asked) {
    const place = placeOf(possibility.action, board);
    if (place) found.set(place, [...(found.get(place) ?? []), possibility]);
  }
  return found;
}

/** What an action means for its player, at a glance: Thalers, points, tokens, markers, debts, lost quality. */
export interface Gist {
  thalers: number;
  points: number;
  tokens: string[];
  markers: string[];
  lost: number;
  debts: number;
}

/** Does an event concern this seat, or everybody? */
export const concerns = ({ values }: GameEvent, seat: number | null): boolean => values.seat === undefined || values.seat === seat;

export function gistOf(possibility: Possibility, seat: number): Gist {
  const gist: Gist = { thalers: 0, points: 0, tokens: [], markers: [], lost: 0, debts: 0 };
  for (const { kind, values } of possibility.causes.filter((event) => concerns(event, seat))) {
    const thalers = Number(values.thalers ?? 0);
    switch (kind) {
      case 'sold':
      case 'demand_taken':
      case 'wage_paid':
        gist.thalers += thalers;
        break;
      case 'city_income':
        gist.thalers += 1;
        break;
      case 'inn_visited':
        gist[values.currency === 'point' ? 'points' : 'thalers'] += Number(values.count ?? 0);
        break;
      case 'gift_taken':
        gist[values.currency === 'point' ? 'points' : 'thalers'] += 1;
        break;
      case 'levy_paid':
        gist[values.currency === 'point' ? 'points' : 'thalers'] -= 1;
        break;
      case 'option_chosen':
      case 'lock_built':
      case 'city_built':
      case 'depot_built':
      case 'port_built':
      case 'shifted':
      case 'repaid':
        gist.thalers -= thalers;
        break;
      case 'borrowed':
      case 'borrowed_ahead':
        gist.debts += 1;
        break;
      case 'token_gained':
        gist.tokens.push(String(values.area));
        break;
      case 'progress_gained':
        gist.markers.push(String(values.marker));
        break;
      case 'quality_lost':
        gist.lost += 1;
        break;
    }
    if (kind !== 'won' && typeof values.points === 'number')
      gist.points += kind === 'stranded' || kind === 'borrowed_ahead' ? -values.points : values.points;
  }
  return gist;
}

/** What flies over the board when something happens: dice, coins and houses, from where to where. Show, no rule. */
import type { GameEvent } from '../lib/types';
import type { Point } from './course';
import type { Layout } from './layout';

export interface Flight {
  id: string;
  what: 'die' | 'coin' | 'house';
  from: Point;
  to: Point;
  delay: number;
  seat: number;
  colour: 'black' | 'white';
  pips: number;
}

const MOST_COINS = 4;
const GAP = 110;

/** The flights that events cause, one after the other. */
export function flightsOf(events: GameEvent[], layout: Layout, seats: number, version: number): Flight[] {
  const spots = new Map(layout.spaces.map((placed) => [placed.space.id, placed as Point]));
  const slots = new Map(layout.spaces.map((placed) => [placed.space.id, placed.slots]));
  const depots = new Map(layout.regions.map((region) => [region.territory, region.depot]));
  const track = { x: layout.track.x + 12, y: layout.track.y + 32 };
  const port = { x: layout.port.x + 92, y: layout.port.y + 50 };
  const home = (seat: number): Point => ({ x: (layout.width * (seat + 0.5)) / seats, y: layout.height });
  const found: Flight[] = [];
  const fly = (what: Flight['what'], from: Point | undefined, to: Point | undefined, values: GameEvent['values']): void => {
    if (!from || !to) return;
    const { seat, colour, pips } = values;
    found.push({
      id: `${version}-${found.length}`,
      what,
      from,
      to,
      delay: found.length * GAP,
      seat: Number(seat ?? 0),
      colour: colour === 'white' ? 'white' : 'black',
      pips: Number(pips ?? 0),
    });
  };
  const coins = (count: unknown, from: Point | undefined, to: Point | undefined, values: GameEvent['values']): void => {
    for (let coin = 0; coin < Math.min(MOST_COINS, Number(count ?? 0)); coin++) fly('coin', from, to, values);
  };
  for (const { kind, values } of events) {
    const mine = home(Number(values.seat ?? 0));
    const at = (name: string): Point | undefined => spots.get(String(values[name]));
    switch (kind) {
      case 'transported':
      case 'die_came_back':
        fly('die', track, at('storage'), values);
        break;
      case 'die_removed':
        fly('die', at('storage'), track, values);
        break;
      case 'sold':
        fly('die', at('space'), track, values);
        coins(values.thalers, at('space'), mine, values);
        break;
      case 'demand_taken':
        coins(values.thalers, at('space'), mine, values);
        break;
      case 'city_income':
        coins(1, at('city'), mine, values);
        break;
      case 'wage_paid':
        coins(values.thalers, { x: layout.width / 2, y: layout.height / 2 }, mine, values);
        break;
      case 'lock_built':
        coins(values.thalers, mine, at('obstacle'), values);
        break;
      case 'city_built':
        fly('house', mine, slots.get(String(values.city)), values);
        break;
      case 'depot_built':
        fly('house', mine, depots.get(String(values.territory)), values);
        break;
      case 'port_built':
        fly('house', mine, port, values);
        break;
    }
  }
  return found;
}

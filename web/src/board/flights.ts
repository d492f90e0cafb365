/** What flies over the board when something happens: dice, coins and houses, from where to where. Show, no rule. */
import { isOf, placeKey } from '../lib/place';
import type { Moment } from '../lib/stage.svelte';
import type { GameEvent } from '../lib/types';
import type { Point } from './course';
import type { Layout } from './layout';

export interface Flight {
  id: string;
  what: 'die' | 'coin' | 'house';
  from: Point;
  to: Point;
  /** When it begins and how long it takes, in milliseconds. */
  delay: number;
  takes: number;
  seat: number;
  colour: 'black' | 'white';
  pips: number;
}

const MOST_COINS = 4;
/** One thing leaves so long after the other, if there is the time. */
const GAP = 110;
/** At least this part of the time is for the way itself. */
const WAY = 0.6;

/** Where on paper the places are that pieces leave and reach. */
function spotsOf(layout: Layout, seats: number): (place: string) => Point | undefined {
  const track = { x: layout.track.x + 12, y: layout.track.y + 32 };
  const port = { x: layout.port.x + 92, y: layout.port.y + 50 };
  const spots = new Map<string, Point>([
    ['track', track],
    ['box', track],
    ['bank', { x: layout.width / 2, y: layout.height / 2 }],
    ...Array.from({ length: seats }, (_, seat): [string, Point] => [
      `seat:${seat}`,
      { x: (layout.width * (seat + 0.5)) / seats, y: layout.height },
    ]),
    ...layout.spaces.flatMap((placed): [string, Point][] => [
      [placeKey('space', placed.space.id), placed],
      [placeKey('city', placed.space.id), placed.slots],
    ]),
    ...layout.regions.map(({ territory, depot }): [string, Point] => [placeKey('depot', territory), depot]),
  ]);
  return (place) => (isOf('port', place) ? port : spots.get(place));
}

/** The flights of a moment, one after the other; all have landed when its time is over. */
export function flightsOf({ number, events, lasts }: Moment, layout: Layout, seats: number): Flight[] {
  const spot = spotsOf(layout, seats);
  const found: Flight[] = [];
  const fly = (move: GameEvent['moves'][number], what: Pick<Flight, 'what'> & Partial<Flight>): void => {
    const [from, to] = [spot(move.leaves), spot(move.reaches)];
    if (!from || !to || from === to) return;
    found.push({
      id: `${number}-${found.length}`,
      from,
      to,
      delay: 0,
      takes: 0,
      seat: 0,
      colour: 'black',
      pips: 0,
      ...what,
    });
  };
  for (const event of events) {
    const seat = 'seat' in event.values ? event.values.seat : 0;
    for (const move of event.moves) {
      switch (move.piece) {
        case 'die':
          fly(move, { what: 'die', seat, colour: move.colour, pips: move.pips });
          break;
        case 'coin':
          for (let coin = 0; coin < Math.min(MOST_COINS, move.count); coin++) fly(move, { what: 'coin', seat });
          break;
        case 'warehouse':
          fly(move, { what: 'house', seat: move.seat });
          break;
      }
    }
  }
  const gap = Math.min(GAP, (lasts * (1 - WAY)) / found.length);
  return found.map((flight, index) => ({ ...flight, delay: index * gap, takes: lasts - (found.length - 1) * gap }));
}

/** What happens, cut into moments: things that are seen one after the other, each with its details. The order stays. */
import type { EventKind, GameEvent } from './types';

const SALE: EventKind[] = ['sold', 'token_gained', 'demand_taken', 'city_income', 'export_marker_moved'];
const DRAW: EventKind[] = ['marker_drawn', 'demand_placed', 'pilot_banned', 'storage_dice_changed', 'lock_duty'];
const PROGRESS: EventKind[] = ['progress_gained', 'progress_missed'];

/** What is but a part of the thing just before it, with the kinds that it may follow. */
const PART_OF: { [Kind in EventKind]?: EventKind[] } = {
  first_player: ['turn_began'],
  demand_placed: DRAW,
  pilot_banned: DRAW,
  storage_dice_changed: DRAW,
  lock_duty: DRAW,
  quality_lost: ['quality_lost'],
  sold: ['quality_lost'],
  token_gained: SALE,
  demand_taken: SALE,
  city_income: SALE,
  export_marker_moved: SALE,
  progress_gained: PROGRESS,
  progress_missed: PROGRESS,
  bonus_scored: ['bonus_scored'],
};

/** Whose doing an event is, if it is anybody's. */
export const seatOf = ({ values }: GameEvent): number | null => ('seat' in values ? values.seat : null);

export function momentsOf(events: GameEvent[]): GameEvent[][] {
  const moments: GameEvent[][] = [];
  let before: GameEvent | null = null;
  for (const event of events) {
    if (before && PART_OF[event.kind]?.includes(before.kind) && together(before, event)) moments.at(-1)!.push(event);
    else moments.push([event]);
    before = event;
  }
  return moments;
}

/** Two players' doings are two things, but for what a sale earns the owner of a warehouse. */
function together(before: GameEvent, event: GameEvent): boolean {
  const [one, other] = [seatOf(before), seatOf(event)];
  return one === null || other === null || one === other || event.kind === 'city_income' || before.kind === 'city_income';
}

/** What a moment is about; the rest of it are details. */
export const leadOf = (moment: GameEvent[]): GameEvent => moment.find(({ kind }) => kind === 'sold') ?? moment[0]!;

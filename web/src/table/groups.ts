/** Long lists of actions are easier to read by kind. */
import type { ActionKind, Board } from '../lib/types';

/** What stands above the actions of a kind. */
const HEADINGS: Record<ActionKind, string> = {
  pay: 'heading-other',
  take: 'heading-other',
  remove: 'heading-storages',
  place: 'heading-storages',
  coal_hauler: 'player-markers',
  inn: 'player-markers',
  option: 'heading-options',
  pass: 'heading-other',
  transport: 'heading-storages',
  supply: 'heading-storages',
  start: 'heading-storages',
  sell: 'heading-sales',
  lock: 'player-locks',
  city: 'heading-cities',
  depot: 'heading-depots',
  port: 'heading-port',
  white_warehouse: 'heading-white',
  shift: 'heading-port',
  repay: 'heading-other',
  done: 'heading-other',
};
/** Fewer than this need no headings. */
const MANY = 7;

/** Ends a decision of many parts. */
const LAST: ActionKind = 'done';

export interface Group<T> {
  heading: string | null;
  items: T[];
  /** Always in sight. */
  pinned: boolean;
}

export function grouped<T extends { action: string }>(items: T[], board: Board): Group<T>[] {
  const kindOf = ({ action }: T): ActionKind | undefined => board.actions[action]?.kind;
  const isLast = (item: T): boolean => kindOf(item) === LAST;
  if (!items.length) return [];
  const found = new Map<string, T[]>();
  for (const item of items.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))) {
    const heading = HEADINGS[kindOf(item) ?? LAST];
    found.set(heading, [...(found.get(heading) ?? []), item]);
  }
  if (items.length < MANY || found.size < 2) return [{ heading: null, items, pinned: false }];
  const last = items.filter(isLast);
  const groups = [...found].map(([heading, of]) => ({ heading, items: of.filter((item) => !isLast(item)), pinned: false }));
  return [...groups.filter((group) => group.items.length), ...(last.length ? [{ heading: null, items: last, pinned: true }] : [])];
}

/** Long lists of actions are easier to read by kind. */
import type { ActionKind, Board } from '../lib/types';

/** What stands above the actions of a kind. */
const HEADINGS: Record<ActionKind, string> = {
  pay: 'web-ask_other',
  take: 'web-ask_other',
  remove: 'web-ask_storages',
  place: 'web-ask_storages',
  coal_hauler: 'page-markers',
  inn: 'page-markers',
  option: 'web-ask_options',
  pass: 'web-ask_other',
  transport: 'web-ask_storages',
  supply: 'web-ask_storages',
  start: 'web-ask_storages',
  sell: 'web-ask_sales',
  lock: 'page-locks',
  city: 'web-ask_cities',
  depot: 'web-ask_depots',
  port: 'web-ask_port',
  white_warehouse: 'web-ask_white',
  shift: 'web-ask_port',
  repay: 'web-ask_other',
  done: 'web-ask_other',
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

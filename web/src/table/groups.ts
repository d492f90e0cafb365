/** Long lists of actions are easier to read by kind. */

/** What stands above the actions of a kind. */
const HEADINGS: Record<string, string> = {
  option: 'web-ask_options',
  lock: 'page-locks',
  city: 'web-ask_cities',
  depot: 'web-ask_depots',
  port: 'web-ask_port',
  shift: 'web-ask_port',
  white_warehouse: 'web-ask_white',
  coal_hauler: 'page-markers',
  inn: 'page-markers',
  start: 'web-ask_storages',
  supply: 'web-ask_storages',
  transport: 'web-ask_storages',
  place: 'web-ask_storages',
  remove: 'web-ask_storages',
  sell: 'web-ask_sales',
};
const OTHERWISE = 'web-ask_other';
/** Fewer than this need no headings. */
const MANY = 7;

/** Ends a decision of many parts. */
const LAST = 'done';

export interface Group<T> {
  heading: string | null;
  items: T[];
  /** Always in sight. */
  pinned: boolean;
}

export function grouped<T extends { action: string }>(items: T[]): Group<T>[] {
  if (!items.length) return [];
  const found = new Map<string, T[]>();
  for (const item of items.toSorted((one, other) => Number(one.action === LAST) - Number(other.action === LAST))) {
    const heading = HEADINGS[item.action.split(' ')[0] ?? ''] ?? OTHERWISE;
    found.set(heading, [...(found.get(heading) ?? []), item]);
  }
  if (items.length < MANY || found.size < 2) return [{ heading: null, items, pinned: false }];
  const last = items.filter((item) => item.action === LAST);
  const groups = [...found].map(([heading, of]) => ({ heading, items: of.filter((item) => item.action !== LAST), pinned: false }));
  return [...groups.filter((group) => group.items.length), ...(last.length ? [{ heading: null, items: last, pinned: true }] : [])];
}

/** While the page is seen, nobody has to be told anything: the server hears so, and the app's icon counts our tables. */
import { ownKey } from '../lib/memory';
import { hidden, mine, type MyTable } from '../lib/mine';

const EVERY = 30_000;
let begun = false;
let seen = false;

/** From now on, say whether we look. */
export function beginToLook(): void {
  if (begun) return;
  begun = true;
  void look();
  setInterval(() => void look(), EVERY);
  document.addEventListener('visibilitychange', () => void look());
}

async function look(): Promise<void> {
  const [key, looking] = [ownKey(), document.visibilityState === 'visible'];
  if (!key || (!looking && !seen)) return;
  seen = looking;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  // Also when the page is left just now.
  await fetch('/api/me/looking', { method: 'POST', keepalive: true, headers, body: JSON.stringify({ looking }) }).catch(() => undefined);
  if (looking) await count(await mine());
}

/** Does somebody else wait for us there? */
const waits = ({ asked, seats, mine }: MyTable): boolean => asked && seats.filter(({ person }) => person).length > mine.length;

/** Let the app's icon show at how many tables others wait for us. */
export async function count(tables: MyTable[] | null): Promise<void> {
  if (!tables || !('setAppBadge' in navigator)) return;
  const away = hidden();
  await navigator.setAppBadge(tables.filter((table) => waits(table) && !away.includes(table.id)).length).catch(() => undefined);
}

/**
 * Who we are on more than one device: what travels along, and the ways from and to another device. Loaded when the server knows
 * more of us than a key, or shall.
 */
import { keepAll, loseKey, myKey, myTables, ownKey, remember, remembered, useKey } from './memory';
import { ask, newId, Refused } from './server';
import type { Problem } from './types';
import { wishes } from './wishes.svelte';
import type { components } from '../wire';

type Schemas = components['schemas'];
export type Me = Schemas['Me'];
export type Device = Schemas['Session'];

/** What travels to our other devices, by the names under which it is remembered. */
const TRAVELLING = [
  ...['name', 'language', 'theme', 'pace', 'sounds', 'number-keys', 'coach', 'confirm-end', 'quiet-warnings', 'finished-games'],
  ...['opponents', 'thinking', 'calmer_water', 'practice', 'hidden-tables'],
];
/** Changes in a row are sent together, after so many milliseconds. */
const TOGETHER = 400;
let sending: number | undefined;

const BROWSERS: [RegExp, string][] = [
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What a device is, in words that are the same everywhere. */
export function deviceName(agent = navigator.userAgent): string {
  const named = [BROWSERS, SYSTEMS].map((kinds) => kinds.find(([sign]) => sign.test(agent))?.[1]);
  return named.filter(Boolean).join(' · ') || '?';
}

async function post<T>(path: string, body: object = {}): Promise<T> {
  const found = await ask<T>('POST', `/api/me/${path}`, { key: myKey(), body: { device: deviceName(), ...body }, harmless: true });
  remember('known', true);
  return found;
}

export const me = (): Promise<Me> => ask<Me>('GET', '/api/me', { key: myKey() });

// --- What travels along ----------------------------------------------------------------------------------

const field = (name: string): keyof Me['wishes'] => name.replaceAll('-', '_') as keyof Me['wishes'];
const unsent = (): string[] => remembered<string[]>('unsent', []);

/** Send a wish to our other devices; what cannot be sent now is sent later. */
export function send(name: string): void {
  remember('unsent', [...new Set([...unsent(), name])]);
  clearTimeout(sending);
  sending = window.setTimeout(() => void sendAll(), TOGETHER);
}

async function sendAll(): Promise<void> {
  const names = unsent();
  if (!names.length || !ownKey()) return;
  const told = names.map((name) => [field(name), remembered<unknown>(name, null)] as const).filter(([, value]) => value !== null);
  try {
    await post('wishes', { wishes: Object.fromEntries(told) });
  } catch (error) {
    // What the server does not take it will not take later.
    if (!(error instanceof Refused) || error.problem.code !== 'invalid_request') return;
  }
  remember(
    'unsent',
    unsent().filter((name) => !names.includes(name)),
  );
}

/** Tell the server all that travels along, as it is here. */
export async function sendEverything(): Promise<void> {
  remember('unsent', TRAVELLING);
  await sendAll();
}

/** Take over what our other devices have sent, but for what was wished here since. */
function take(told: Me['wishes']): void {
  const late = unsent();
  for (const name of TRAVELLING.filter((one) => !late.includes(one))) {
    const value = told[field(name)];
    if (value !== undefined && value !== null) remember(name, value);
  }
  wishes.read();
  window.dispatchEvent(new Event('ruhr-wishes'));
}

/** As a page opens: bring along what is from before, send what waits, hear what was wished elsewhere. */
export async function catchUp(): Promise<void> {
  try {
    await bringAlong();
    if (!remembered('known', false)) return;
    await sendAll();
    const { wishes, told } = await me();
    take(wishes);
    if (told) (await import('../notices/looking')).beginToLook();
  } catch {
    // Without a connection all of it waits for the next time.
  }
}

// --- Seats from before -----------------------------------------------------------------------------------

/** Seats that were taken when every table had a key of its own become those of our one key. */
async function bringAlong(): Promise<void> {
  const former = myTables().flatMap(({ key, by }) => (key && by !== 'link' ? key : []));
  if (!former.length) return;
  await post('keys', { keys: former });
  keepAll(myTables().map(({ id, key, by, name, seen }) => ({ id, name, seen, ...(key && by ? { key, by } : {}) })));
}

// --- To another device, and from one ---------------------------------------------------------------------

/** The link that leads another device to us, and until when. */
export async function newLink(): Promise<{ link: string; until: number }> {
  await sendEverything();
  const { code, expires_at } = await post<Schemas['Link']>('links');
  return { link: `${location.origin}/me#link=${code}`, until: expires_at };
}

/** Become who has made a link, with the games that were played here or without. */
export const arrive = (code: string, withGames: boolean): Promise<Me> =>
  become(withGames, (key, keys) => ask<Me>('POST', '/api/me/arrive', { key, body: { code, device: deviceName(), keys }, harmless: true }));

/** Become whom the server lets us be with a key that was never used, with the games of other keys that were played here or without. */
export async function become(withGames: boolean, come: (key: string, keys: string[]) => Promise<Me>): Promise<Me> {
  const [before, fresh] = [ownKey(), newId(24)];
  const keys = withGames ? [...new Set([before, ...myTables().map(({ key }) => key)])].filter((key) => typeof key === 'string') : [];
  const found = await come(fresh, keys);
  const tables = myTables();
  // Games that do not come along stay open here, with the key they were played with.
  const left = before ? tables.map((one) => ({ ...one, key: one.key ?? before, by: 'link' as const })) : tables;
  keepAll(withGames ? tables.map(({ id, name, seen }) => ({ id, name, seen })) : left);
  useKey(fresh);
  remember('known', true);
  remember('unsent', []);
  take(found.wishes);
  return found;
}

/** End what a device may do. */
export async function end(device: Device): Promise<Me> {
  const left = await post<Me>(`sessions/${device.id}/end`);
  if (device.here) loseKey();
  return left;
}

/** Delete everything, here and there. */
export async function deleteEverything(): Promise<void> {
  const { passkeys, tellKeeper } = await import('../passkeys/passkeys');
  const kept = await passkeys();
  await ask('POST', '/api/me/delete', { key: myKey(), body: { everything: true }, harmless: true });
  await Promise.all(kept.passkeys.map(tellKeeper));
  await (await import('../notices/notices')).forget();
  useKey(null);
  for (const item of Object.keys(localStorage)) if (item.startsWith('ruhr-')) localStorage.removeItem(item);
}

/** Everything that the server keeps of us, as a file. */
export async function download(): Promise<void> {
  const everything = await ask<object>('GET', '/api/me/download', { key: myKey() });
  save(new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }), 'ruhr.json');
}

/** The records of our games that are over, as one archive. */
export async function downloadRecords(): Promise<void> {
  const answer = await fetch('/api/me/records.zip', { headers: { authorization: `Bearer ${myKey()}` } });
  if (!answer.ok) throw new Refused(answer.status, ((await answer.json()) as { error: Problem }).error);
  save(await answer.blob(), 'ruhr-records.zip');
}

function save(blob: Blob, name: string): void {
  const file = URL.createObjectURL(blob);
  const link = document.createElement('a');
  [link.href, link.download] = [file, name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), 10_000);
}

/** How we are told that it is our turn: by this browser, by e-mail, in a chat. Loaded with the page that asks for it. */
import { deviceName } from '../lib/identity';
import { myKey, ownKey, remember } from '../lib/memory';
import { ask, newId } from '../lib/server';
import type { components } from '../wire';

type Schemas = components['schemas'];
export type Notices = Schemas['Notices'];
export type Way = Schemas['Way'];
type NewWay = Schemas['NewWay']['way'];
type Language = Schemas['NewWay']['language'];
export interface Hours {
  from: string;
  until: string;
}

const PATH = '/api/me/notices';
/** What links in e-mails carry. */
const CODE = /^#(confirm|stop)=([A-Za-z0-9_-]{44})$/;

/** How we are told. Who is nobody yet asks with a key that is thrown away. */
export const notices = (): Promise<Notices> => ask<Notices>('GET', PATH, { key: ownKey() ?? newId(24) });

async function post<T>(path: string, body: object, key?: string): Promise<T> {
  return ask<T>('POST', path, { body, harmless: true, ...(key ? { key } : {}) });
}

async function add(way: NewWay, language: string): Promise<Notices> {
  const found = await post<Notices>(PATH, { device: deviceName(), language: language as Language, way }, myKey());
  remember('known', true);
  void import('./looking').then(({ beginToLook }) => beginToLook());
  return found;
}

export const addMail = (address: string, language: string): Promise<Notices> => add({ kind: 'mail', address }, language);
export const addHook = (address: string, language: string): Promise<Notices> => add({ kind: 'hook', address }, language);
export const tryOut = (way: Way): Promise<Notices> => post<Notices>(`${PATH}/${way.id}/try`, {}, myKey());

/** Nothing more about turns there; a mailbox leads us back to our games nevertheless. */
export const mute = (way: Way): Promise<Notices> => post<Notices>(`${PATH}/${way.id}/mute`, {}, myKey());

export async function end(way: Way): Promise<Notices> {
  if (way.here) await forget();
  return post<Notices>(`${PATH}/${way.id}/end`, {}, myKey());
}

// --- This browser ------------------------------------------------------------------------------------------

/** Can this browser show what we have to say, and may it? */
export function ability(): 'able' | 'denied' | 'missing' {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'missing';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration()) && (await navigator.serviceWorker.ready);

const subscription = async (): Promise<PushSubscription | null | undefined> =>
  ability() === 'missing' ? null : (await worker())?.pushManager.getSubscription();

/** Let this browser show it; asks for its permission. False if that is not given, or it cannot. */
export async function addPush(key: string, language: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await worker();
  if (!registration) return null;
  // One from before may have been made for another server's key.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return add({ kind: 'push', address: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! }, language);
}

/** Nothing more is shown here. */
export async function forget(): Promise<void> {
  await (await subscription())?.unsubscribe().catch(() => false);
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge().catch(() => undefined);
}

// --- Quiet hours -------------------------------------------------------------------------------------------

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const clock = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The quiet hours among our wishes. */
export function hoursOf({ quiet_from, quiet_until }: Schemas['Wishes']): Hours | null {
  return quiet_from == null || quiet_until == null ? null : { from: clock(quiet_from), until: clock(quiet_until) };
}

/** Wish for quiet hours, where we are now; or for none. */
export async function keepQuiet(hours: Hours | null): Promise<void> {
  const [quiet_from, quiet_until] = hours ? [minuteOf(hours.from), minuteOf(hours.until)] : [null, null];
  await post('/api/me/wishes', { device: deviceName(), wishes: { quiet_from, quiet_until, time_zone: zone() } }, myKey());
  remember('known', true);
}

// --- Links in e-mails --------------------------------------------------------------------------------------

/** What we have come with by a link in an e-mail, which is taken out of the address. */
export function takeCode(): { what: 'confirm' | 'stop'; code: string } | null {
  const found = CODE.exec(location.hash);
  if (!found) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { what: found[1] as 'confirm' | 'stop', code: found[2]! };
}

export const confirm = (code: string): Promise<unknown> => post('/api/me/confirm', { code });
export const stop = (code: string): Promise<unknown> => post(`/api/me/stop?code=${code}`, {});
export const recover = (address: string): Promise<unknown> => post('/api/me/recover', { address });

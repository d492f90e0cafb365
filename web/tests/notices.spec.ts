/** One learns that it is one's turn: the page on which one says how, and what the browser then shows. */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { WHOLE_BROWSER } from './chromium';
import { expectNoMissingWords, expectNoOverflow, watch } from './player';

test.use({ launchOptions: WHOLE_BROWSER });

const SECTION = { name: 'When it is your turn' };
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** A push service of our own, and a browser that subscribes to it: Chromium's is out of reach. */
async function pushService(page: Page): Promise<{ pushed: Record<string, unknown>[]; close: () => void }> {
  const pushed: Record<string, unknown>[] = [];
  const service = createServer((request, answer) => {
    pushed.push({ ...request.headers });
    request.resume().on('end', () => answer.writeHead(201).end());
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const told = {
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/push`,
    keys: { p256dh: text(curve.getPublicKey()), auth: text(randomBytes(16)) },
  };
  await page.addInitScript((subscribed) => {
    let made: object | null = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(made as PushSubscription | null);
    PushManager.prototype.subscribe = (options) => {
      if (typeof options?.applicationServerKey !== 'string') throw new Error('no key');
      made = { toJSON: () => subscribed, unsubscribe: () => Promise.resolve(!(made = null)) };
      return Promise.resolve(made as PushSubscription);
    };
  }, told);
  return { pushed, close: () => service.close() };
}

test('a browser is asked for permission only when somebody wants notifications, gets them, and can stop them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  const complaints = watch(page);
  const { pushed, close } = await pushService(page);
  await page.addInitScript(() => {
    const usual = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      document.documentElement.dataset.asked = 'yes';
      return usual();
    };
  });
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/me');
  const section = page.getByRole('region', SECTION);
  const button = section.getByRole('button', { name: 'Notify me here' });
  await expect(button).toBeVisible();
  // Nobody who has not asked for anything is anybody.
  expect(await page.evaluate(() => localStorage.getItem('ruhr-key'))).toBeNull();
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('listitem')).toContainText('this device');
  await expect(button).toHaveCount(0);
  await section.getByRole('button', { name: /^Try it/ }).click();
  await expect(section.getByRole('status')).toHaveText('Sent. It should arrive in a moment.');
  await expect.poll(() => pushed.length).toBe(1);
  expect(pushed[0]).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'try' });
  await page.reload();
  await expect(section.getByRole('listitem')).toContainText('this device');
  await section.getByRole('button', { name: /^Stop/ }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  close();
  expect(complaints).toEqual([]);
});

test('the service worker shows what was pushed, counts on the icon, and opens no page but ours', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  const push = (told: object): Promise<unknown> =>
    session.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data: JSON.stringify(told) });
  const shown = (): Promise<{ title: string; body: string; path: string }[]> =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready.then((ready) => ({
        getNotifications: () => ready.getNotifications(),
      }));
      return (await getNotifications()).map(({ title, body, data }) => ({ title, body, path: (data as { path: string }).path }));
    });
  const turn = { title: 'It is your turn', body: 'With Ben', path: '/table/a', tag: 'turn', language: 'en', badge: 1 };
  // Somebody looks: nothing is shown.
  await push(turn);
  await page.waitForTimeout(500);
  expect(await shown()).toEqual([]);
  // A worker that is only just awake may miss a message; the same once more takes the place of the one before.
  const shows = (told: typeof turn): Promise<void> =>
    expect(async () => {
      await push({ ...told, tag: 'try' });
      await page.waitForTimeout(200);
      expect(await shown()).toEqual([{ title: told.title, body: told.body, path: told.path }]);
    }).toPass({ timeout: 30_000 });
  await shows(turn);
  await shows({ ...turn, title: 'It is your turn at 2 tables', path: '/' });
});

test('a mailbox, a chat and quiet hours are said by keyboard, and what is refused is told', async ({ page }) => {
  const complaints = watch(page);
  await page.goto('/me');
  const section = page.getByRole('region', SECTION);
  await section.getByRole('textbox', { name: 'Your e-mail address' }).first().fill('anna@example.org');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('status')).toHaveText('The e-mail is on its way. Open the link in it.');
  await expect(section.getByRole('listitem')).toContainText('not confirmed yet');
  await section.getByText('To a chat').click();
  const hook = section.getByRole('textbox', { name: 'Address of the webhook' });
  await hook.fill('https://anna:secret@chat.example.org/');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('alert')).toContainText('Nothing can be sent to this address');
  await hook.fill('https://chat.example.org/hook');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await section.getByText('Quiet hours').click();
  await section.getByRole('checkbox', { name: 'Do not disturb me at night' }).check();
  await section.getByLabel('until').fill('07:30');
  await section.getByLabel('until').blur();
  await expect.poll(() => wishes(page)).toMatchObject({ quiet_from: 1320, quiet_until: 450 });
  await page.reload();
  await expect(section.getByLabel('until')).toHaveValue('07:30');
  await section.getByRole('checkbox').uncheck();
  await expect.poll(() => wishes(page)).toMatchObject({ quiet_from: null, quiet_until: null });
  expect(complaints).toEqual([]);
});

const wishes = (page: Page): Promise<object> =>
  page.evaluate(async () => {
    const key = JSON.parse(localStorage.getItem('ruhr-key')!) as string;
    const me = await fetch('/api/me', { headers: { authorization: `Bearer ${key}` } });
    return ((await me.json()) as { wishes: object }).wishes;
  });

test('links in e-mails do nothing before somebody says so', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname));
  const code = 'A'.repeat(44);
  // Where mail programs lead that know no one click.
  await page.goto(`/api/me/stop?code=${code}`);
  const section = page.getByRole('region', SECTION);
  await expect(section.getByRole('group', { name: 'No more e-mails?' })).toBeVisible();
  await expect(page).toHaveURL(/\/me$/);
  expect(asked).toEqual([]);
  await section.getByRole('button', { name: 'No more e-mails' }).click();
  await expect(section.getByRole('status')).toContainText('You get no more e-mails when it is your turn.');
  await page.goto('/rules');
  await page.goto(`/me#confirm=${code}`);
  await section.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(section.getByRole('alert')).toContainText('This link was used already');
  await section.getByText('Lost all your devices?').click();
  await section.getByRole('textbox', { name: 'Your e-mail address' }).last().fill('nobody@example.org');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('status')).toHaveText('If this address is known here, an e-mail is on its way.');
});

test('a mailbox can be silenced and still leads back, until it is removed', async ({ page }) => {
  const complaints = watch(page);
  const mailbox = { id: 'AAAAAAAAAAAA', kind: 'mail', where: 'anna@example.org', here: false, created_at: 0, confirmed: true };
  let ways = [{ ...mailbox, failing: false, muted: false }];
  const asked: string[] = [];
  await page.route('**/api/me/notices**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace('/api/me/notices', '');
    if (request.method() === 'POST') asked.push(path || (request.postDataJSON() as { way: { address: string } }).way.address);
    ways = path.endsWith('/end') ? [] : ways.map((way) => ({ ...way, muted: path.endsWith('/mute') }));
    await route.fulfill({ json: { push_key: 'key', mail: true, ways } });
  });
  await page.goto('/me');
  const section = page.getByRole('region', SECTION);
  const way = section.getByRole('listitem');
  await expect(way).toContainText('e-mail · leads you back to your games');
  await way.getByRole('button', { name: 'No more e-mails' }).click();
  await expect(way).toContainText('no e-mails · leads you back to your games');
  await expect(way.getByRole('button', { name: 'Try it' })).toHaveCount(0);
  await way.getByRole('button', { name: 'Send e-mails again' }).click();
  await expect(section.getByRole('status')).toHaveText('You are told there again.');
  await way.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByRole('status')).toContainText('It no longer leads anybody back to your games.');
  await expect(way).toHaveCount(0);
  expect(asked).toEqual(['/AAAAAAAAAAAA/mute', 'anna@example.org', '/AAAAAAAAAAAA/end']);
  expect(complaints).toEqual([]);
});

test('who wants to be told says that he looks, and the icon counts the tables that wait for him', async ({ page, request }) => {
  await page.addInitScript(() => {
    navigator.setAppBadge = (count) => Promise.resolve(void (document.documentElement.dataset.badge = String(count)));
  });
  await page.goto('/me');
  const section = page.getByRole('region', SECTION);
  await section.getByText('To a chat').click();
  await section.getByRole('textbox', { name: 'Address of the webhook' }).fill('https://chat.example.org/hook');
  const looks = page.waitForRequest((one) => one.url().endsWith('/api/me/looking'));
  await page.keyboard.press('Enter');
  expect((await looks).postDataJSON()).toEqual({ looking: true });
  const key = await page.evaluate(() => JSON.parse(localStorage.getItem('ruhr-key')!) as string);
  const post = (as: string, path: string, data: object) =>
    request.post(path, {
      headers: { authorization: `Bearer ${as}` },
      data: { request: `badge-${Date.now()}-${Math.random()}`.slice(0, 40).replace('.', ''), ...data },
    });
  const made = await post(key, '/api/tables', { seats: [{ name: 'Anna' }, {}] });
  const { id } = ((await made.json()) as { table: { id: string } }).table;
  const other = `${key.slice(0, 20)}-of-ben-${Date.now()}`;
  await post(other, `/api/tables/${id}/seats/1/join`, { name: 'Ben' });
  await post(key, '/api/tables', { seats: [{ name: 'Anna' }, { level: 'steuermann' }] });
  const { table } = (await (await request.get(`/api/tables/${id}`)).json()) as { table: { decider: number } };
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.badge)).toBe(table.decider === 0 ? '1' : '0');
});

test.describe('for everybody', () => {
  test.use({ bypassCSP: true });
  for (const [name, viewport] of Object.entries({ desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }))
    test(`notices, at a ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/me');
      const section = page.getByRole('region', SECTION);
      await section.getByText('To a chat').click();
      await section.getByRole('textbox', { name: 'Address of the webhook' }).fill('https://a-rather-long-name-of-a-chat.example.org/hook');
      await page.keyboard.press('Enter');
      await expect(section.getByRole('listitem')).toHaveCount(1);
      await section.getByText('Quiet hours').click();
      await section.getByRole('checkbox').check();
      await section.getByText('Lost all your devices?').click();
      await expectNoOverflow(page);
      await expectNoMissingWords(page);
      await expectAccessible(page, `notices, ${name}`);
      if (process.env.RUHR_PICTURES) await section.screenshot({ path: `${process.env.RUHR_PICTURES}/notices-${name}.png` });
    });
});

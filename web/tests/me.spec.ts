import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { createTable, decide, expectNoMissingWords, expectNoOverflow, KEY, untilAsked, watch } from './player';

/** Begin a game against a bot, as a newcomer does. */
async function begin(page: Page): Promise<string> {
  await page.goto('/');
  await page.locator('button.big').click();
  await expect(page.locator('.board')).toBeVisible();
  return new URL(page.url()).pathname;
}

/** The link that a page has made, which it shows as a code and copies. */
async function linkOf(page: Page): Promise<string> {
  const answered = page.waitForResponse('**/api/me/links');
  await page.getByRole('button', { name: 'To another device' }).click();
  const { code } = (await (await answered).json()) as { code: string };
  await expect(page.getByRole('img', { name: 'QR code of the link to another device' })).toBeVisible();
  return `/me#link=${code}`;
}

test('a game is taken to another device by a link that works once, with name and wishes; and the device is signed out', async ({
  browser,
}) => {
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const [desk, phone, thief] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page, Page];
  const complaints = [desk, phone, thief].map(watch);
  const table = await begin(desk);
  await untilAsked(desk);
  await decide(desk);
  // Nobody has been asked for anything, and one key is all there is.
  expect(
    await desk.evaluate(() =>
      Object.keys(localStorage)
        .filter((item) => item.includes('key'))
        .sort(),
    ),
  ).toEqual(['ruhr-key']);
  await desk.goto('/');
  await desk.getByRole('link', { name: 'Me and my devices' }).click();
  await desk.getByRole('textbox', { name: 'Your name' }).fill('Anna of the Ruhr');
  await desk.getByRole('textbox', { name: 'Your name' }).blur();
  const link = await linkOf(desk);

  await phone.goto(link);
  await expect(phone).toHaveURL(/\/me$/);
  await phone.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(phone.getByText('This device is yours now.')).toBeVisible();
  await expect(phone.getByRole('textbox', { name: 'Your name' })).toHaveValue('Anna of the Ruhr');
  await phone.goto('/');
  await expect(phone.locator(`a[href="${table}"]`)).toBeVisible();
  await phone.locator(`a[href="${table}"]`).click();
  await untilAsked(phone);
  await decide(phone);

  await thief.goto(link);
  await thief.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(thief.getByRole('alert')).toContainText('This link was used already');

  // Signed out at the desk, the phone only watches.
  await desk.goto('/me');
  await expect(desk.getByText('this device')).toBeVisible();
  await desk
    .getByRole('listitem')
    .filter({ hasText: 'last used' })
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await desk.getByRole('alert').getByRole('button', { name: 'Sign out' }).click();
  await expect(desk.getByText('last used')).toHaveCount(0);
  await expect.poll(() => phone.evaluate(() => localStorage.getItem('ruhr-key'))).toBe('null');
  await expect(phone.locator('.ask button.action')).toHaveCount(0);
  await desk.goto(table);
  await untilAsked(desk);
  expect(complaints.flat()).toEqual([]);
  for (const context of contexts) await context.close();
});

test('a device brings its games along, and those from before there was one key belong to it', async ({ browser, request }) => {
  const former = `former-key-of-a-single-table-${Date.now()}`;
  const before = await request.post('/api/tables', {
    headers: { authorization: `Bearer ${former}` },
    data: { request: `former-${Date.now()}`, seats: [{ name: 'Anna' }, { name: 'Ben' }] },
  });
  const old = ((await before.json()) as { table: { id: string } }).table.id;
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const [desk, phone] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  await desk.goto('/rules');
  await desk.evaluate(
    ([id, key]) => localStorage.setItem('ruhr-tables', JSON.stringify([{ id, key, name: 'Anna', seen: Date.now() }])),
    [old, former],
  );
  await desk.goto(`/table/${old}`);
  await untilAsked(desk);
  await expect.poll(() => desk.evaluate(() => localStorage.getItem('ruhr-tables'))).not.toContain(former);
  await decide(desk);
  const refused = await request.get(`/api/tables/${old}/actions`, { headers: { authorization: `Bearer ${former}` } });
  expect(refused.status()).toBe(401);

  const played = await begin(phone);
  await desk.goto('/me');
  await phone.goto(await linkOf(desk));
  await phone.getByRole('button', { name: 'Yes, and take the games of this device along' }).click();
  await expect(phone.getByText('This device is yours now.')).toBeVisible();
  for (const page of [desk, phone]) {
    await page.goto('/');
    for (const path of [played, `/table/${old}`]) await expect(page.locator(`a[href="${path}"]`)).toBeVisible();
  }
  for (const context of contexts) await context.close();
});

test('my tables begin with those where it is my turn, and the next one is one key away', async ({ page, request }) => {
  const first = await begin(page);
  const key = await page.evaluate(() => JSON.parse(localStorage.getItem('ruhr-key')!) as string);
  const made = async (seats: object[]): Promise<string> => {
    const answer = await request.post('/api/tables', {
      headers: { authorization: `Bearer ${key}` },
      data: { request: `next-${Date.now()}-${seats.length}`, seats },
    });
    return `/table/${((await answer.json()) as { table: { id: string } }).table.id}`;
  };
  const waiting = await made([{ name: 'Anna' }, {}]);
  const asked = await made([{ name: 'Anna' }, { name: 'Ben' }, { name: 'Carla' }]);
  await page.goto('/');
  const links = page.getByRole('region', { name: 'My tables' }).getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.first()).toHaveText('Your turn!');
  expect(await links.last().getAttribute('href')).toBe(waiting);
  await page.goto(first);
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next table where it is your turn (1), key N' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(new RegExp(`${asked}$`));
  await expect(page.locator('.board')).toBeVisible();
});

test('everything can be downloaded and deleted', async ({ page }) => {
  const complaints = watch(page);
  const table = await begin(page);
  await page.goto('/me');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('ruhr.json');
  const everything = JSON.parse(readFileSync(await file.path(), 'utf8')) as { games: { id: string }[] };
  expect(everything.games.map(({ id }) => `/table/${id}`)).toEqual([table]);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'My tables' })).toHaveCount(0);
  await page.goto(table);
  await expect(page.getByRole('heading', { name: /no such table|not.*found|There is no/i })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a link is used only when somebody says so', async ({ page, request }) => {
  const made = await request.post('/api/me/links', { headers: { authorization: `Bearer ${KEY}-of-another` }, data: { device: 'Test' } });
  const { code } = (await made.json()) as { code: string };
  await page.goto(`/me#link=${code}`);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Is this device yours, too?' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('ruhr-key'))).toBeNull();
});

test.describe('for everybody', () => {
  test.use({ bypassCSP: true });
  for (const [name, viewport] of Object.entries({ desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }))
    test(`the page of one\u2019s devices, at a ${name}`, async ({ page, request }) => {
      await createTable(request, [{ name: 'Anna' }, { level: 'steuermann' }]);
      await page.setViewportSize(viewport);
      await begin(page);
      await page.goto('/me');
      const link = await linkOf(page);
      await expect(page.getByText('this device')).toBeVisible();
      await page.getByRole('button', { name: 'Delete everything' }).press('Enter');
      await expectNoOverflow(page);
      await expectNoMissingWords(page);
      await expectAccessible(page, `me, ${name}`);
      await page.goto('/rules');
      await page.goto(link);
      await expect(page.getByRole('button', { name: 'Yes, and take the games of this device along' })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page, `a link, ${name}`);
    });
});

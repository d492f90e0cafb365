/** Two people see the same fingerprint before the game, and their browsers check the deal after it. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { watch } from './player';

const fingerprint = (page: Page) => page.getByRole('button', { name: /Fingerprint of the deal/ }).locator('code');

/** The key of this browser, and what it has added to a table's deal. */
const known = (page: Page, table: string) =>
  page.evaluate((id) => {
    const read = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown;
    const promises = read('ruhr-promises') as { id: string; share: string }[];
    return { key: read('ruhr-key') as string, share: promises.find((one) => one.id === id)!.share };
  }, table);

/** Decide for everybody until the game is over, by the interface: here it is not about that. */
async function playByInterface(request: APIRequestContext, table: string, keys: string[]): Promise<void> {
  for (let decision = 0; ; decision++) {
    const { table: now } = (await (await request.get(`/api/tables/${table}`)).json()) as { table: { status: string; decider: number } };
    if (now.status !== 'playing') return;
    const headers = { authorization: `Bearer ${keys[now.decider]!}` };
    const asked = (await (await request.get(`/api/tables/${table}/actions`, { headers })).json()) as {
      version: number;
      actions: { action: string }[];
    };
    const { action } = asked.actions[decision % asked.actions.length]!;
    const data = { request: `fair-${table}-${asked.version}`, version: asked.version, action };
    expect((await request.post(`/api/tables/${table}/play`, { headers, data })).status()).toBe(200);
  }
}

// Axe is put into the page by hand.
test.use({ bypassCSP: true });

test('friends see the same fingerprint, and after the game both browsers have checked the deal', async ({ page, browser, request }) => {
  const complaints = watch(page);
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Play with friends' });
  await form.getByRole('textbox').first().fill('Anna');
  await form.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByText('Anna', { exact: true })).toBeVisible();
  const table = /\/table\/([^/#]+)/.exec(page.url())![1]!;
  const waiting = await fingerprint(page).textContent();
  expect(waiting).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){3}$/);
  await page.getByRole('button', { name: /Fingerprint of the deal/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Fingerprint of the deal' });
  await expect(sheet.getByText('It changes until everybody has sat down.')).toBeVisible();
  await expectAccessible(page, 'what a fingerprint is');
  await sheet.getByRole('button', { name: 'Close' }).click();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`/table/${table}`);
  await expect(fingerprint(other)).toHaveText(waiting!);
  await other.getByLabel('Your name').fill('Ben');
  await other.getByRole('button', { name: 'Sit down here' }).first().click();
  await expect(other.locator('.board')).toBeVisible();
  await expect(page.locator('.board')).toBeVisible();
  const begun = [];
  for (const each of [page, other]) {
    await each.getByRole('button', { name: 'Table and settings' }).click();
    await expect(fingerprint(each)).not.toHaveText(waiting!);
    begun.push(await fingerprint(each).textContent());
  }
  expect(begun[0]).toBe(begun[1]);
  // The explanation opens over the menu, too.
  await page.getByRole('button', { name: /Fingerprint of the deal/ }).click();
  await expect(sheet.getByText(/Added a random number: Anna and Ben\./)).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();

  const [anna, ben] = [await known(page, table), await known(other, table)];
  expect(anna.share).not.toBe(ben.share);
  await playByInterface(request, table, [anna.key, ben.key]);
  for (const each of [page, other])
    await expect(each.getByText('The deal is as promised: checked in your browser.')).toBeVisible({ timeout: 60_000 });
  const record = (await (await request.get(`/api/tables/${table}/record`)).json()) as { fairness: { shares: string[] } };
  expect(record.fairness.shares).toEqual([anna.share, ben.share]);
  expect(complaints).toEqual([]);

  // Who comes later can say less, and a server that exchanges its secret is caught by who was there.
  const late = await (await browser.newContext()).newPage();
  await late.goto(`/table/${table}`);
  await expect(late.getByText(/The deal fits what the server has shown/)).toBeVisible();
  await page.route('**/record', (route) =>
    route.fulfill({ json: { ...record, fairness: { ...record.fairness, secret: '0'.repeat(64) } } }),
  );
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'The deal is not as promised!' })).toBeVisible();
});

import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectNoMissingWords, expectNoOverflow, watch } from './player';

const keyOf = (page: Page): Promise<string> => page.evaluate(() => JSON.parse(localStorage.getItem('ruhr-key')!) as string);
const headers = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

interface Now {
  table: { status: string; decider: number | null; version: number; seats: { level: string | null }[] };
  seats: number[];
}

/** Let people who sit at a table decide by their keys until the game is over: always what is named first. */
async function playOut(request: APIRequestContext, table: string, keys: string[]): Promise<void> {
  for (let decisions = 0; decisions < 2000; decisions++) {
    const sitting = await Promise.all(
      keys.map(async (key) => ({ key, now: (await (await request.get(`/api/tables/${table}`, { headers: headers(key) })).json()) as Now })),
    );
    if (sitting[0]!.now.table.status !== 'playing') return;
    const asked = sitting.find(({ now }) => now.table.decider !== null && now.seats.includes(now.table.decider));
    if (!asked) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    const mine = headers(asked.key);
    const found = await request.get(`/api/tables/${table}/actions`, { headers: mine });
    if (!found.ok()) continue;
    const { version, actions } = (await found.json()) as { version: number; actions: { action: string }[] };
    const data = { request: `decide-${decisions}-${version}`, version, action: actions.at(-1)!.action };
    await request.post(`/api/tables/${table}/play`, { headers: mine, data });
  }
}

/** Take part in the cup that a page shows. */
async function takePart(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Take part' });
  await form.getByRole('textbox', { name: 'Your name' }).fill(name);
  await form.getByRole('button', { name: 'Take part' }).click();
  await expect(form).toHaveCount(0);
}

test('somebody makes a cup, three take part, a round is played, and the standings are shown', async ({ browser, request }) => {
  test.slow();
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const pages = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page, Page];
  const [anna, ben, carla] = pages;
  const complaints = pages.map(watch);
  await anna.goto('/');
  await anna.getByRole('link', { name: 'Cups' }).click();
  await expect(anna.getByRole('heading', { name: 'Cups', level: 1 })).toBeFocused();
  const form = anna.getByRole('form', { name: 'Create a cup' });
  await form.getByRole('textbox', { name: 'Name of the cup' }).fill('Ruhrpokal');
  await form.getByRole('combobox', { name: 'Kind' }).selectOption('round_robin');
  await form.getByRole('combobox', { name: 'Players at a table' }).selectOption('3');
  await form.getByRole('combobox', { name: 'Bots' }).selectOption('leichtmatrose');
  await form.getByRole('button', { name: 'Create a cup' }).click();
  await expect(anna.getByRole('heading', { name: 'Ruhrpokal', level: 1 })).toBeVisible();
  await expect(anna.getByText('Nobody yet.')).toBeVisible();
  await expectNoMissingWords(anna);
  await expectAccessible(anna);
  const cup = new URL(anna.url()).pathname;
  await takePart(anna, 'Anna');

  await ben.goto('/cups');
  await ben.getByRole('link', { name: 'Ruhrpokal' }).first().click();
  await expect(ben.getByRole('button', { name: 'Start the cup' })).toHaveCount(0);
  await takePart(ben, 'Ben');
  await carla.setViewportSize({ width: 390, height: 844 });
  await carla.goto(cup);
  await takePart(carla, 'Carla');
  await expect(carla.getByText('3 of 8 places taken')).toBeVisible();
  await anna.getByRole('button', { name: 'Start the cup' }).click();

  for (const page of pages) await expect(page.getByRole('link', { name: 'To your table' })).toBeVisible({ timeout: 20_000 });
  await expectNoOverflow(carla);
  await carla.getByRole('link', { name: 'To your table' }).click();
  await expect(carla.locator('.board')).toBeVisible();
  const table = new URL(carla.url()).pathname.split('/').at(-1)!;
  await playOut(request, table, await Promise.all(pages.map(keyOf)));
  await expect(carla.getByRole('link', { name: 'To the cup' })).toBeVisible({ timeout: 20_000 });
  await carla.getByRole('link', { name: 'To the cup' }).click();

  const standings = carla.getByRole('region', { name: 'Standings' }).getByRole('table');
  await expect(standings.getByRole('row')).toHaveCount(4, { timeout: 20_000 });
  await expect(anna.getByText('Finished ·')).toBeVisible({ timeout: 20_000 });
  await expect(anna.getByRole('region', { name: 'Standings' }).getByRole('rowheader', { name: 'Carla' })).toBeVisible();
  await expectNoOverflow(carla);
  await expectNoMissingWords(carla);
  await expectAccessible(carla);
  expect(complaints.flat()).toEqual([]);
  for (const context of contexts) await context.close();
});

test('one enters the duplicate of the week with a click, plays a deal, and nobody else sees it', async ({ page, browser, request }) => {
  test.slow();
  const complaints = watch(page);
  await page.goto('/cups');
  const weekly = page.getByRole('region', { name: 'The duplicate of the week' });
  await expect(weekly).toBeVisible({ timeout: 20_000 });
  await takePart(page, 'Dora');
  await expectAccessible(page);
  await weekly.getByRole('button', { name: 'Play – Deal 1' }).click();
  await expect(page.locator('.board')).toBeVisible();
  const table = new URL(page.url()).pathname.split('/').at(-1)!;
  const key = await keyOf(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`/table/${table}`);
  await expect(other.getByRole('heading', { name: /^Others are still playing the same deal/ })).toBeVisible();
  await expect(other.locator('.board')).toHaveCount(0);

  await playOut(request, table, [key]);
  await expect(page.getByText(/^Others are still playing this deal/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Download the record' })).toHaveCount(0);
  expect((await request.get(`/api/tables/${table}/record`, { headers: headers(key) })).status()).toBe(403);
  await other.reload();
  await expect(other.getByRole('heading', { name: /^Others are still playing the same deal/ })).toBeVisible();

  await page.getByRole('link', { name: 'To the cup' }).click();
  const deals = page.getByRole('list', { name: 'Your deals' });
  await expect(deals.getByRole('listitem').first()).toContainText(/\d+ points/, { timeout: 20_000 });
  await expect(page.getByText('Sealed: others are still playing this deal').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Standings' })).toHaveCount(0);
  await expectNoMissingWords(page);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

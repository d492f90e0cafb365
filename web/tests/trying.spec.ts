/** Trying out: for oneself and for others, into branches and through reveals, and nobody else sees it. */
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { createTable, expectNoMissingWords, expectNoOverflow, openTable, watch } from './player';

const BENS_KEY = 'bens-key-that-only-tests-would-use-1769';
const position = '2 players, turn 4, phase 3; red: 4 thalers; blue: 4 thalers; barges steele red, ruhrort blue';

/** Anna, who decides, and Ben sit at a table that goes on from a position. */
async function tableOfTwo(request: APIRequestContext): Promise<string> {
  const table = await createTable(request, [{ name: 'Anna' }, {}], { position });
  const joined = await request.post(`/api/tables/${table}/seats/1/join`, {
    headers: { authorization: `Bearer ${BENS_KEY}` },
    data: { request: `joined-${Date.now()}`, name: 'Ben' },
  });
  expect(joined.status()).toBe(200);
  return table;
}

const sandbox = (page: Page): Locator => page.getByRole('dialog', { name: 'Trying out – nothing here counts.' });
const question = (page: Page): Locator => sandbox(page).locator('#try-sentence');
const steps = (page: Page): Locator => sandbox(page).getByRole('list', { name: 'What you have tried' }).getByRole('button');
const here = (page: Page): Locator => sandbox(page).locator('button[aria-current=step]');
const tool = (page: Page, name: string): Locator => sandbox(page).getByRole('button', { name });
const versionOf = (page: Page) => page.locator('[data-version]').getAttribute('data-version');

/** Try the first action there is. */
async function tryAction(page: Page): Promise<void> {
  const before = await steps(page).count();
  await sandbox(page).locator('button.action:enabled').first().click();
  await expect(steps(page)).toHaveCount(before + 1);
}

/** Try whatever comes first until this is asked. */
async function tryUntil(page: Page, wanted: RegExp): Promise<void> {
  for (let tried = 0; tried < 60; tried++) {
    if (wanted.test((await question(page).textContent()) ?? '')) return;
    await tryAction(page);
  }
  throw new Error(`nobody ever asks ${wanted.source}`);
}

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try it', exact: true }).click();
  await expect(question(page)).not.toBeEmpty();
}

test('one tries for oneself and others, in branches and through reveals, and nobody else sees it', async ({ browser, page, request }) => {
  const complaints = watch(page);
  const table = await tableOfTwo(request);
  const context = await browser.newContext();
  const ben = await context.newPage();
  await openTable(page, table);
  await openTable(ben, table, BENS_KEY);
  const [seenByBen, version] = [await ben.locator('main').innerHTML(), await versionOf(ben)];

  await open(page);
  await expect(page).toHaveTitle('Trying out');
  await expect(question(page)).toContainText('Anna, choose a special option');
  await tryAction(page);
  await tryUntil(page, /Ben, choose a special option/);
  const line = await steps(page).count();
  await tryAction(page);
  await expect(here(page)).toContainText('Ben:');

  // Back and another way is a branch; one goes to any of them.
  await tool(page, 'One step back').click();
  await sandbox(page).locator('button.action:enabled').nth(1).click();
  await expect(steps(page)).toHaveCount(line + 2);
  await steps(page).nth(line).click();
  await expect(steps(page).nth(line)).toHaveAttribute('aria-current', 'step');

  // Where something is revealed, one assumes it, with the odds at hand.
  await tryUntil(page, /country is turned over/);
  const outcomes = sandbox(page).locator('.choice li button');
  await expect(outcomes.first()).toContainText(/\d+% \(\d of \d\)/);
  await outcomes.filter({ hasText: 'Belgium' }).click();
  await expect(here(page)).toHaveText('Assumed: Belgium');
  await expect(question(page)).toContainText('drawn from the bag');
  await outcomes.first().click();
  await expect(question(page)).toContainText(/Anna|Ben/);
  await expectNoMissingWords(page);

  await tool(page, 'Start over').click();
  await expect(steps(page)).toHaveCount(1);
  await tool(page, 'Stop trying').click();
  await expect(sandbox(page)).toHaveCount(0);
  expect([await ben.locator('main').innerHTML(), await versionOf(ben)]).toEqual([seenByBen, version]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the first step is sent as one’s move, the others are not', async ({ page, request }) => {
  await openTable(page, await tableOfTwo(request));
  const before = await versionOf(page);
  await open(page);
  await expect(tool(page, 'Send as my move')).toBeDisabled();
  await tryAction(page);
  await tryAction(page);
  await tool(page, 'Send as my move').click();
  await expect(sandbox(page)).toHaveCount(0);
  await expect(page.locator('[data-version]')).toHaveAttribute('data-version', String(Number(before) + 1));
});

test('who waits tries too; when the game moves on, the sandbox stays and says so', async ({ browser, page, request }) => {
  const table = await tableOfTwo(request);
  const context = await browser.newContext();
  const ben = await context.newPage();
  await openTable(page, table);
  await openTable(ben, table, BENS_KEY);
  await ben.keyboard.press('t');
  await expect(question(ben)).toContainText('Anna, choose a special option');
  await tryAction(ben);
  await expect(tool(ben, 'Send as my move')).toHaveCount(0);
  await expect(sandbox(ben).getByRole('status')).toHaveCount(0);
  await page.locator('button.action:enabled').first().click();
  await expect(sandbox(ben).getByRole('status')).toContainText('The game has moved on.');
  await expect(steps(ben)).toHaveCount(2);
  await tool(ben, 'To the game').click();
  await expect(sandbox(ben)).toHaveCount(0);
  await context.close();
});

test('spectators try from the past, by keys alone', async ({ browser, request }) => {
  const table = await tableOfTwo(request);
  const key = { authorization: `Bearer a-key-that-only-tests-would-use-1769` };
  for (let decision = 0; decision < 2; decision++) {
    const asked = (await (await request.get(`/api/tables/${table}/actions`, { headers: key })).json()) as {
      version: number;
      actions: { action: string }[];
    };
    const data = { request: `played-${decision}-${Date.now()}`, version: asked.version, action: asked.actions[0]!.action };
    expect((await request.post(`/api/tables/${table}/play`, { headers: key, data })).status()).toBe(200);
  }
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`/table/${table}/step/0`);
  await expect(page.locator('#then-sentence')).toContainText('step 0');
  await page.keyboard.press('t');
  await expect(question(page)).toContainText('Anna, choose a special option');
  await page.keyboard.press('1');
  await expect(steps(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(here(page)).toHaveText('Where you began');
  await page.keyboard.press('Escape');
  await expect(sandbox(page)).toHaveCount(0);
  await expect(page.locator('#then-sentence')).toContainText('step 0');
  await context.close();
});

test('a mere position is tried on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`/position?p=${encodeURIComponent(position)}`);
  await open(page);
  await tryAction(page);
  await expect(here(page)).toContainText('Player 1:');
  await expectNoOverflow(page);
  for (const button of await sandbox(page).locator(':is(.banner, .choice, .tools, ol) button:visible').all()) {
    const box = await button.boundingBox();
    if (box) expect(Math.round(box.height), await button.innerText()).toBeGreaterThanOrEqual(44);
  }
  await context.close();
});

test('an option that is pointed at tells what one could sell then, and shows the ways', async ({ page, request }) => {
  await openTable(page, await tableOfTwo(request));
  await open(page);
  await sandbox(page).locator('[data-action="option pilot"]').hover();
  await expect(sandbox(page).getByText('What you could sell then')).toBeVisible();
  await expect(sandbox(page).locator('.route').first()).toBeAttached();
});

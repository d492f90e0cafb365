/** Answers in advance: given from what was tried, played when they are asked for, dropped with a reason, and nobody else sees them. */
import { expect, test, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { createTable, decide, expectNoMissingWords, expectNoOverflow, openTable, untilAsked, watch } from './player';

const BENS_KEY = 'bens-key-who-answers-in-advance-1769';
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

async function benAt(browser: Browser, table: string): Promise<Page> {
  const ben = await (await browser.newContext()).newPage();
  await openTable(ben, table, BENS_KEY);
  return ben;
}

const sandbox = (page: Page): Locator => page.locator('[data-trying]');
const question = (page: Page): Locator => sandbox(page).locator('#try-sentence');
const given = (page: Page): Locator => page.locator('[data-ahead]');
const versionOf = async (page: Page): Promise<number> => Number(await page.locator('[data-version]').getAttribute('data-version'));

/** Try the first action there is, until somebody is asked this. */
async function tryUntil(page: Page, wanted: RegExp): Promise<void> {
  for (let tried = 0; tried < 30; tried++) {
    const asked = (await question(page).textContent()) ?? '';
    if (wanted.test(asked)) return;
    const steps = sandbox(page).getByRole('list', { name: 'What you have tried' }).getByRole('button');
    // The first row is where one begins: without it nothing can be counted yet.
    await expect(steps.first()).toBeVisible();
    const before = await steps.count();
    await sandbox(page).locator('button.action:enabled').first().click();
    await expect(steps).toHaveCount(before + 1);
  }
  throw new Error(`nobody ever asks ${wanted.source}`);
}

/** Ben tries until he has chosen a special option, and gives that in advance. */
async function giveAhead(ben: Page): Promise<void> {
  await ben.getByRole('button', { name: 'Answer in advance' }).click();
  await tryUntil(ben, /Ben, choose a special option/);
  await sandbox(ben).locator('button.action:enabled').first().click();
  await expect(sandbox(ben).locator('#ahead-steps')).toContainText('In advance:');
  await sandbox(ben).getByRole('button', { name: 'Give my steps in advance' }).click();
  await expect(sandbox(ben)).toHaveCount(0);
  await expect(given(ben).getByRole('listitem')).toHaveCount(1);
}

/** Anna decides whatever comes first until Ben is asked. */
async function passOn(page: Page, table: string): Promise<void> {
  const decider = async (): Promise<number> => {
    const { table: now } = (await (await page.request.get(`/api/tables/${table}`)).json()) as { table: { decider: number } };
    return now.decider;
  };
  while ((await decider()) === 0) {
    // Some choices are warned of first.
    await untilAsked(page);
    await decide(page);
  }
}

test('who waits gives his answer in advance; it is played as soon as he is asked, and nobody else sees it', async ({
  browser,
  page,
  request,
}) => {
  const complaints = watch(page);
  const table = await tableOfTwo(request);
  await openTable(page, table);
  const ben = await benAt(browser, table);
  const [seen, version] = [await page.locator('main').innerHTML(), await versionOf(page)];
  await giveAhead(ben);
  await expect(given(ben)).toContainText('Nobody else sees this.');
  await expectAccessible(ben, 'given in advance');
  expect([await page.locator('main').innerHTML(), await versionOf(page)]).toEqual([seen, version]);

  await passOn(page, table);
  // Ben does nothing: his option is chosen for him.
  await expect(given(ben)).toHaveCount(0, { timeout: 20_000 });
  const { changes } = (await (await request.get(`/api/tables/${table}/changes`)).json()) as {
    changes: { kind: string; seat: number; words: string; request: string }[];
  };
  const bens = changes.filter(({ kind, seat }) => kind === 'played' && seat === 1);
  expect(bens).toHaveLength(1);
  expect(bens[0]!.words).toMatch(/^option/);
  await expectNoMissingWords(ben);
  expect(complaints).toEqual([]);
  await ben.context().close();
});

test('what no longer fits is dropped, and whoever gave it is told why', async ({ browser, page, request }) => {
  const table = await tableOfTwo(request);
  await openTable(page, table);
  const ben = await benAt(browser, table);
  // He means to sell before he is asked for his option.
  const told = await ben.request.post(`/api/tables/${table}/seats/1/ahead`, {
    headers: { authorization: `Bearer ${BENS_KEY}` },
    data: { request: 'given-in-advance', answers: [{ action: 'sell ruhrort', decision: 'sell', turn: 4 }] },
  });
  expect(told.status()).toBe(200);
  await ben.reload();
  await expect(given(ben).getByRole('listitem')).toHaveText(/sell at Ruhrort/);
  await passOn(page, table);
  const dropped = ben.locator('.dropped');
  await expect(dropped).toContainText('Something else was asked than the answer was meant for.', { timeout: 20_000 });
  await expect(dropped).toContainText('sell at Ruhrort');
  await expect(page.getByText('Something else was asked')).toHaveCount(0);
  await dropped.getByRole('button', { name: 'Got it' }).click();
  await expect(dropped).toHaveCount(0);
  await expect(ben.locator('button.action:enabled').first()).toBeVisible();
  await ben.context().close();
});

test('on a phone and by keys one withdraws what was given', async ({ browser, request }) => {
  const table = await tableOfTwo(request);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const ben = await context.newPage();
  await openTable(ben, table, BENS_KEY);
  await giveAhead(ben);
  await expectNoOverflow(ben);
  await given(ben)
    .getByRole('button', { name: /^Withdraw:/ })
    .focus();
  await ben.keyboard.press('Enter');
  await expect(given(ben)).toHaveCount(0);
  await expect(ben.getByRole('button', { name: 'Answer in advance' })).toBeVisible();
  await context.close();
});

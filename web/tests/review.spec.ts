import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { createTable, decide, expectNoMissingWords, expectNoOverflow, openTable, untilAsked, watch } from './player';

/** Shortly before the end: a review of the rest takes a moment. */
const position = '2 players, turn 12, phase 3; red: 9 thalers; blue: 4 thalers';

test.use({ bypassCSP: true });

/** Play the end of a game, and look back at it. */
async function lookBack(page: Page, request: APIRequestContext): Promise<string> {
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }], { position });
  await openTable(page, table);
  while (!(await page.locator('[data-status="finished"]').count())) {
    await untilAsked(page);
    await decide(page);
  }
  await page.getByRole('link', { name: 'Review the game' }).click();
  await expect(page).toHaveURL(new RegExp(`/table/${table}/review$`));
  await expect(page.getByRole('link', { name: 'Download as JSON' })).toBeVisible({ timeout: 120_000 });
  return table;
}

test('a game that is over is looked back at: the curve, a decision, its link, playing on', async ({ page, request }) => {
  const complaints = watch(page);
  const table = await lookBack(page, request);
  await expect(page.getByRole('region', { name: 'How the result came about' })).toContainText('Expected at the start');
  // By keyboard through the curve.
  await page.getByRole('slider', { name: 'Chances to win' }).focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(new RegExp(`/table/${table}/review/0$`));
  await expect(page.getByRole('heading', { name: 'Decision 1 · turn 12' })).toBeVisible();
  await expect(page.locator('.board')).toBeVisible();
  await expectAccessible(page, 'a review');
  // The link is enough for who only watches.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Decision 1 · turn 12' })).toBeVisible();
  await page.getByRole('button', { name: 'Think ten times as long' }).click();
  await expect(page.getByText('Thought about ten times as long.')).toBeVisible({ timeout: 120_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as a page' }).click();
  expect((await download).suggestedFilename()).toBe(`ruhr-review-${table}.html`);
  await page.getByRole('link', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/position\?p=/);
  await expect(page.getByRole('button', { name: 'Create the table' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing is wider than the screen, and a turn leads to its board', async ({ page, request }) => {
    const complaints = watch(page);
    await lookBack(page, request);
    await page.getByRole('region', { name: 'All turns' }).getByRole('link').first().tap();
    await expect(page).toHaveURL(/\/review\/\d+$/);
    await expect(page.locator('.board')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page, 'a review on a phone');
    expect(complaints).toEqual([]);
  });
});

// --- The costliest turns as puzzles ------------------------------------------------------------------------

/** The last turn of a game in which Anna could have won: with her last warehouse in another depot. */
const record = {
  format: 'ruhr/1',
  board: 'standard-2',
  players: ['Anna', 'Ben'],
  calmer_water: false,
  position:
    'standard-2, 2 players, turn 12, phase 3, blue decides transport; dice kemnade 4, pauline 6, wiesche 3; track b1 b3 b2 / w6 w5 w3; demand herbede 1, sieben_haemmer 2, weiler_muehle 2, winz 1, dahlhausen 2, steele 1, rellinghausen 1, kupferdreh 1, baldeney 1, werden 1, kettwig 1, kettwig_forge 1, styrum 1; locks lock_witten lock_herbede lock_kemnade lock_blankenstein lock_hattingen lock_dahlhausen lock_horst lock_kettwig lock_muelheim; drawn 0 4 6 7 9 11 15 16 17 18 19; countries rhineland netherlands rhineland rhineland belgium belgium netherlands netherlands; barges steele_guns blue, saarn_guns red; cities witten blue, blankenstein blue, werden blue, kettwig red, muelheim red; depots mark red, essen red, broich red; port belgium blue; export 1; red: points locks 9 cities 4 depots 6, debts 3, tokens black_industry 3 black_city 3 white_city 1, markers lock_building wage essen_warehouse coal_depot grafschaft_mark white_warehouse mayor, flipped white_warehouse, locks 3; blue: 1 thalers, points locks 15 cities 6 port 2 gifts 2 levy -1 stranded -2, debts 4, tokens black_industry 3 black_city 3 black_ruhrort 1 white_industry 2 white_city 1, markers lock_building wage essen_warehouse supply port_ruhrort coal_depot grafschaft_mark mark_warehouse coal_hauler hauling_action ruhrtalbahn, missed white_warehouse mayor, flipped coal_hauler hauling_action, locks 6, option transport; hidden bag 8 2 12 10, obstacles 13 5 1 14 3, countries -, draws -',
  actions: [
    'transport saarn',
    'option transport_pilot',
    'transport nachtigall',
    'sell styrum',
    'place poertingsiepen',
    'shift belgium rhineland',
    'repay',
    'depot broich',
  ],
};
const action = (page: Page, words: string) => page.locator(`button.action[data-action="${words}"]`);

async function laidOut(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/records', { data: { record } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { table: { id: string } }).table.id;
}

test('the costliest turn of a review is played as a puzzle, by keyboard, and leads back', async ({ page, request }) => {
  const complaints = watch(page);
  const table = await laidOut(request);
  await page.goto(`/table/${table}/review`);
  const way = page.getByRole('link', { name: 'Play the costliest turns of Anna as puzzles' });
  await expect(way).toBeVisible({ timeout: 120_000 });
  await way.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/table/${table}/review/puzzles/0$`));
  await expect(page.getByRole('heading', { name: 'Anna is to' })).toBeVisible();
  await expectAccessible(page, 'a puzzle of a review');
  await action(page, 'depot broich').press('Enter');
  await expect(page.locator('#verdict')).toContainText('Not the best');
  await expect(page.getByRole('status').first()).toContainText('As Anna did in the game. Against the best choice it costs 3 points');
  await page.keyboard.press('Escape');
  await action(page, 'depot werden').press('Enter');
  await expect(page.locator('#verdict')).toContainText('Right');
  await expect(page.locator('#verdict')).toBeFocused();
  await expectNoMissingWords(page);
  await expectAccessible(page, 'a puzzle of a review that is solved');
  await page.getByRole('link', { name: 'Back to the review' }).last().press('Enter');
  await expect(page.getByRole('heading', { name: 'Decision 8 · turn 12' })).toBeVisible();
  // It counts neither for the rating nor for the days in a row.
  expect(await page.evaluate(() => localStorage.getItem('ruhr-puzzles'))).toBeNull();
  expect(complaints).toEqual([]);
});

for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'es-ES'])
  test(`the costliest turn as a puzzle on a phone, ${locale}`, async ({ browser, request }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale });
    const page = await context.newPage();
    // Whoever has the address need not have asked for the review.
    await page.goto(`/table/${await laidOut(request)}/review/puzzles/0`);
    const best = action(page, 'depot werden');
    await expect(best).toBeVisible({ timeout: 120_000 });
    await best.tap();
    await best.tap();
    await expect(page.locator('section.right #verdict')).toBeVisible();
    await expectNoMissingWords(page);
    await expectNoOverflow(page);
    await context.close();
  });

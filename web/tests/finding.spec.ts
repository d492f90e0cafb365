import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { decide, expectNoMissingWords, expectNoOverflow, playToTheEnd, untilAsked, watch } from './player';

/** Say who one is and look for a game of two in one sitting. */
async function look(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Find a game' }).click();
  const form = page.getByRole('form', { name: 'Find me a game' });
  await form.getByRole('textbox', { name: 'Your name' }).fill(name);
  await form.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await form.getByRole('button', { name: 'Find me a game' }).click();
}

test('two browsers find each other, having read what holds in a rated game', async ({ browser }) => {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const [anna, ben] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  const complaints = [anna, ben].map(watch);
  await look(anna, 'Anna');
  await expect(anna.getByText('Looking for players …')).toBeVisible();
  await expect(anna.getByText('This game is rated')).toBeVisible();
  await expect(anna.getByText('is last, whatever the bots have achieved')).toBeVisible();
  await expect(anna.getByText('1,500 ± 500')).toBeVisible();
  await expectNoMissingWords(anna);
  await expectAccessible(anna);

  // Both may wait for a moment, if he comes before anybody knows that she is there: then his table gives way.
  await look(ben, 'Ben');
  for (const page of [anna, ben]) await expect(page.locator('.board')).toBeVisible({ timeout: 30_000 });
  expect(new URL(anna.url()).pathname).toBe(new URL(ben.url()).pathname);
  await expect.poll(async () => (await decide(anna)) || (await decide(ben))).toBe(true);
  expect(complaints.flat()).toEqual([]);
  for (const context of contexts) await context.close();
});

test('open tables say their terms and can be looked for; who is elsewhere sits down there', async ({ page, browser }) => {
  const complaints = watch(page);
  await page.goto('/find');
  const form = page.getByRole('form', { name: 'Open a table' });
  await form.getByRole('combobox', { name: 'Players' }).selectOption('3');
  await form.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await form.getByRole('checkbox', { name: 'With chat' }).uncheck();
  await form.getByRole('combobox', { name: 'Who is welcome' }).selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByText('This game is not rated')).toBeVisible();
  const table = new URL(page.url()).pathname;

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await context.newPage();
  complaints.push(...watch(other));
  await other.goto('/find');
  const tables = other.getByRole('region', { name: 'Open tables' });
  const row = tables.locator('li', { has: other.locator(`a[href="${table}"]`) }).last();
  await expect(row).toContainText('2 players wanted');
  for (const words of ['in one sitting', 'not rated', 'French', 'rating up to 1,600', 'without chat'])
    await expect(row).toContainText(words);
  await tables.getByRole('combobox', { name: 'Players' }).selectOption('4');
  await expect(tables.locator(`a[href="${table}"]`)).toHaveCount(0);
  await tables.getByRole('combobox', { name: 'Players' }).selectOption('3');
  await expectNoOverflow(other);
  await expectNoMissingWords(other);
  await expectAccessible(other);
  await tables.locator(`a[href="${table}"]`).click();
  await other
    .getByRole('button', { name: /^Sit down here/ })
    .first()
    .click();
  await expect(other.getByText('One seat is still free.')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a rated game against a bot gives a newcomer a rating, which his profile shows to him alone', async ({ page }) => {
  test.slow();
  const complaints = watch(page);
  await page.goto('/find');
  const form = page.getByRole('form', { name: 'Rated against bots' });
  await form.getByRole('combobox', { name: 'Opponent 1' }).selectOption('schiffsjunge');
  await form.getByRole('button', { name: 'Play' }).click();
  await untilAsked(page);
  await playToTheEnd(page, 7);
  await expect(page.getByText(/1,500 ± 500 → /)).toBeVisible({ timeout: 30_000 });
  await page.goto('/me');
  await page.getByRole('link', { name: 'My games and ratings' }).click();
  await expect(page.getByRole('heading', { name: 'My games and ratings' })).toBeVisible();
  await expect(page.getByText('one rated game')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Cabin boy' })).toBeVisible();
  await expectNoMissingWords(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  expect(complaints).toEqual([]);
});

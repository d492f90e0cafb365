/** The book of the game on the rules page: pictures of the real board, anchors, paper. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoOverflow, watch } from './player';

/** The maps among the pictures, and how many of them are drawn. */
const maps = (page: Page) => page.locator('.scene');
const drawn = (page: Page) => page.locator('.scene .board').count();

test('pictures are drawn when somebody comes near them', async ({ page }) => {
  const complaints = watch(page);
  await page.goto('/rules');
  await expect(page.locator('#sixty figure')).toHaveCount(7);
  await expect(page.locator('#sixty .board').first()).toBeVisible();
  expect(await drawn(page)).toBeLessThan((await maps(page).count()) / 2);
  await page.locator('#export-points figure').scrollIntoViewIfNeeded();
  await expect(page.locator('#export-points .board')).toBeVisible();
  // Nothing of a picture can be reached by keyboard: from the search one comes to the print button, the contents, the rules.
  const reached = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('figure a, figure button, figure [tabindex="0"]')].filter((one) => !one.closest('[inert]')),
  );
  expect(reached).toEqual([]);
  expect(complaints).toEqual([]);
});

test('addresses lead to their places, and the pictures leave one there', async ({ page }) => {
  for (const [anchor, heading] of [
    ['s6.7', 'Points for exports'],
    ['mistake-debt', 'Debts that are still there at the end'],
    ['chapter-mistakes', 'Common mistakes'],
    ['aid', 'Player aid'],
    ['sixty', 'The game in sixty seconds'],
  ] as const) {
    await page.goto(`/rules#${anchor}`);
    await expect(page.locator('#aid')).toBeAttached();
    const title = page.getByRole('heading', { name: heading, exact: true });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
  }
});

test('who searches finds rules and mistakes', async ({ page }) => {
  await page.goto('/rules');
  await expect(page.locator('#aid')).toBeAttached();
  await page.getByRole('searchbox').fill('mayor debt');
  await expect(page.getByRole('heading', { name: 'Debts that are still there at the end' })).toBeVisible();
  await expect(page.locator('#sixty')).toHaveCount(0);
});

test('on a phone the book fits the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules#aid');
  await expect(page.locator('#aid')).toBeInViewport();
  await expectNoOverflow(page);
});

test('on paper every picture is drawn, in light colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/rules');
  await expect(page.locator('#aid')).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await drawn(page)).toBe(await maps(page).count());
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
});

test('the player aid is one page in each language', async ({ page }) => {
  // A page of A4 within its margins, in CSS pixels.
  const paper = { width: 695, height: 1024 };
  await page.setViewportSize(paper);
  await page.goto('/rules#aid');
  for (const [language, heading] of [
    ['en', 'Player aid'],
    ['de', 'Spielhilfe'],
    ['fr', 'Aide de jeu'],
    ['es', 'Ayuda de juego'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.locator('select').first().selectOption(language);
    await expect(page.locator('#aid-title')).toHaveText(heading);
    await page.emulateMedia({ media: 'print' });
    const { height } = (await page.locator('#aid').boundingBox())!;
    expect(height, language).toBeLessThanOrEqual(paper.height);
  }
});

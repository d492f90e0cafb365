import { expect, test, type Page } from '@playwright/test';
import { createTable, decide, expectNoMissingWords, expectNoOverflow, openTable, playToTheEnd, untilAsked } from './player';

async function middleOfAGame(page: Page, request: Parameters<typeof createTable>[0]): Promise<string> {
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Carla' }]);
  await openTable(page, table);
  for (let decision = 0; decision < 24; decision++) {
    await untilAsked(page);
    await decide(page);
  }
  return table;
}

test('what happened and what is asked is announced', async ({ page, request }) => {
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]);
  await openTable(page, table);
  await decide(page);
  await expect(page.locator('[aria-live="polite"]').first()).not.toBeEmpty();
});

test('a whole game on a phone', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const table = await createTable(context.request, [{ name: 'Anna' }, { level: 'schiffsjunge' }]);
  await openTable(page, table);
  await expect(page.locator('.board.strip')).toBeVisible();
  await expectNoOverflow(page);
  await playToTheEnd(page, 5);
  await expectNoOverflow(page);
  await context.close();
});

for (const language of ['en', 'de', 'fr', 'es']) {
  test(`everything is said and fits in ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    for (const path of ['/', '/rules']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectNoMissingWords(page);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await middleOfAGame(page, context.request);
    await expectNoMissingWords(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
    await context.close();
  });
}

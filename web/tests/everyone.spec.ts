import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createTable, decide, expectNoMissingWords, expectNoOverflow, openTable, playToTheEnd } from './player';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  });
  expect(found).toEqual([]);
}

async function middleOfAGame(page: Page, request: Parameters<typeof createTable>[0]): Promise<string> {
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Carla' }]);
  await openTable(page, table);
  for (let decision = 0; decision < 24; decision++) {
    await decide(page);
    await page.waitForTimeout(60);
  }
  return table;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', bypassCSP: true });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('button.big')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/rules');
    await expect(page.getByRole('heading').nth(2)).toBeVisible();
    await expectAccessible(page);
    await middleOfAGame(page, context.request);
    await expectAccessible(page);
    await context.close();
  });
}

test('a game is played with the keyboard alone', async ({ page, request }) => {
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]);
  await openTable(page, table);
  for (let decision = 0; decision < 12; decision++) {
    const version = await page.locator('[data-version]').getAttribute('data-version');
    for (let tabs = 0; tabs < 120; tabs++) {
      if (await page.evaluate(() => document.activeElement?.matches('button.action') ?? false)) break;
      await page.keyboard.press('Tab');
    }
    expect(await page.evaluate(() => document.activeElement?.matches('button.action') ?? false)).toBe(true);
    await page.keyboard.press('Enter');
    if (await page.getByRole('alertdialog').count()) await page.keyboard.press('Enter');
    await expect(page.locator('[data-version]')).not.toHaveAttribute('data-version', version ?? '');
  }
});

test('what happened and what is asked is announced', async ({ page, request }) => {
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]);
  await openTable(page, table);
  await decide(page);
  await expect(page.locator('[aria-live="polite"]').first()).not.toBeEmpty();
});

test('a whole game on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const table = await createTable(context.request, [{ name: 'Anna' }, { level: 'schiffsjunge' }]);
  await openTable(page, table);
  await expect(page.locator('svg.board.strip')).toBeVisible();
  await expectNoOverflow(page);
  await playToTheEnd(page, 5);
  await expectNoOverflow(page);
  await context.close();
});

test('everything important is visible at 1280 × 800 without scrolling, and zoomed to 200 % nothing is lost', async ({ page, request }) => {
  await middleOfAGame(page, request);
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(scrolls).toBeLessThanOrEqual(1);
  for (const what of ['svg.board', '#ask-sentence', 'ol.turns', 'article.seat-0', 'article.seat-2']) {
    await expect(page.locator(what).first()).toBeInViewport();
  }
  await page.setViewportSize({ width: 640, height: 400 });
  await expectNoOverflow(page);
  await expect(page.locator('#ask-sentence')).toBeAttached();
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

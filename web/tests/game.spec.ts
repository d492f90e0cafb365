import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { actions, createTable, decide, openTable, playToTheEnd, untilAsked, watch } from './player';

// French needs most words.
for (const locale of ['en-GB', 'fr-FR'])
  test.describe(locale, () => {
    test.use({ locale });
    test('a newcomer presses play once and is in a game against three opponents and with a coach, with no more loaded than that needs', async ({
      page,
      request,
    }) => {
      const complaints = watch(page);
      await page.addInitScript(() => {
        const asked = new MutationObserver(() => {
          if (!document.querySelector('#ask-sentence')?.textContent) return;
          asked.disconnect();
          performance.mark('asked');
        });
        asked.observe(document, { subtree: true, childList: true, attributes: true });
      });
      await page.goto('/');
      await page.locator('button.big').click();
      await expect(page.locator('.board')).toBeVisible();
      await expect(page.locator('article[class*="seat-"]')).toHaveCount(4);
      await expect(page.locator('#ask-sentence')).not.toBeEmpty();
      // A newcomer has a coach, whose words can be pointed at.
      await expect(page.locator('.coach')).toBeVisible();
      await expect(page.locator('.word').first()).toBeVisible();
      const loaded = await page.evaluate(() => {
        const [asked] = performance.getEntriesByName('asked');
        return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => /\/assets\/[^/]+\.(js|css)$/.test(name))
          .map(({ name, startTime }) => ({ name, before: startTime < asked!.startTime }));
      });
      const files = await Promise.all(loaded.map(async (one) => ({ ...one, body: await (await request.get(one.name)).body() })));
      // The coach speaks a moment after the question: what he says and the words to point at belong to it.
      const coached = files.filter(({ body }) => /(?:topic|forms)-pilot = /.test(body.toString()));
      expect(coached).toHaveLength(2);
      const bytes = (used: typeof files): number => used.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0);
      const before = bytes(files.filter((one) => one.before && !coached.includes(one)));
      expect(before).toBeGreaterThan(50_000);
      expect(before).toBeLessThanOrEqual(120_000);
      expect(before + bytes(coached)).toBeLessThanOrEqual(120_000);
      expect(complaints).toEqual([]);
    });
  });

for (const bots of [1, 3]) {
  test(`a person plays a complete game for ${bots + 1} by clicking`, async ({ page, request }) => {
    const complaints = watch(page);
    const seats = [{ name: 'Anna' }, ...Array.from({ length: bots }, () => ({ level: 'steuermann' }))];
    const table = await createTable(request, seats);
    await openTable(page, table);
    await playToTheEnd(page, 1769 + bots);
    await expect(page.getByRole('heading', { name: 'The game is over' }).first()).toBeVisible();
    const record = await request.get(`/api/tables/${table}/record`);
    expect(record.status()).toBe(200);
    expect(complaints).toEqual([]);
  });
}

test('what an action would cause is shown before the click, and it can be taken back', async ({ page, request }) => {
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]);
  await openTable(page, table);
  await actions(page).first().hover();
  await expect(page.getByRole('heading', { name: 'What this would do' })).toBeVisible();
  const before = await page.locator('#ask-sentence').textContent();
  await decide(page);
  await expect(page.locator('#ask-sentence')).not.toHaveText(before ?? '');
  await untilAsked(page);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('#ask-sentence')).toHaveText(before ?? '');
});

test('what is not possible says why, with a link to the rule', async ({ page, request }) => {
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]);
  await openTable(page, table);
  await page.getByRole('button', { name: 'Why not?' }).first().click();
  const link = page.locator('a[href*="/rules#"]').first();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/rules#/);
  await page.goBack();
  await expect(page.locator('.board')).toBeVisible();
});

test('a legal place on the board can be clicked', async ({ page, request }) => {
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]);
  await openTable(page, table);
  for (let decision = 0; decision < 30; decision++) {
    const place = page.locator('.board .place.legal[data-space]').first();
    if (await place.count()) {
      const version = await page.locator('[data-version]').getAttribute('data-version');
      await place.hover();
      await place.click();
      if ((await page.locator('[data-version]').getAttribute('data-version')) === version) await decide(page);
      await expect(page.locator('[data-version]')).not.toHaveAttribute('data-version', version ?? '');
      return;
    }
    await decide(page);
    await untilAsked(page);
  }
  throw new Error('no place was ever legal');
});

import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { actions, createTable, decide, openTable, playToTheEnd, untilAsked, watch } from './player';

test('a newcomer presses play once and is in a game against three opponents, with no more loaded than that needs', async ({ page }) => {
  const complaints = watch(page);
  // The coach and his words come on top where somebody wants him.
  await page.addInitScript(() => localStorage.setItem('ruhr-coach', '"off"'));
  const loaded: Promise<Buffer>[] = [];
  page.on('response', (answer) => {
    if (/\/assets\/[^/]+\.(js|css)$/.test(answer.url())) loaded.push(answer.body());
  });
  await page.goto('/');
  await page.locator('button.big').click();
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.locator('article[class*="seat-"]')).toHaveCount(4);
  await expect(page.locator('#ask-sentence')).not.toBeEmpty();
  const bytes = (await Promise.all(loaded)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(127_000);
  expect(complaints).toEqual([]);
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

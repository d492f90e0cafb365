import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { watch } from './player';

const file = new URL('../../tests/golden/3-players-0.json', import.meta.url);
const record = JSON.parse(readFileSync(file, 'utf-8')) as { players: string[]; actions: string[] };

async function choose(page: Page, chosen: object): Promise<void> {
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify(chosen));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
}

test('the record of a finished game is looked at step by step, at a link of its own', async ({ page }) => {
  const complaints = watch(page);
  await choose(page, record);
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page).toHaveURL(/\/table\/[\w-]{16}\/step\/0$/);
  const step = page.getByRole('slider');
  await expect(step).toHaveValue('0');
  for (const expected of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`/step/${expected}$`));
  }
  await page.reload();
  await expect(step).toHaveValue('3');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.there').first()).toHaveAttribute('data-step', '3');
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\/table\/[\w-]{16}$/);
  await expect(page.locator('#end-sentence')).toContainText(new RegExp(record.players.join('|')));
  await expect(page.getByRole('link', { name: 'record', exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'again', exact: false })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a name out of a record is text, whatever it says', async ({ page }) => {
  const complaints = watch(page);
  const players = ['<img src=x onerror=alert(1)>', '{ $name }', 'Zoë'];
  await choose(page, { ...record, players });
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.locator('article').filter({ hasText: players[0]! })).toHaveCount(1);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a finished game is gone on with before its last decision, or from any other', async ({ page }) => {
  await choose(page, record);
  await page.getByRole('group', { name: 'Go on from a decision' }).getByRole('button').click();
  await expect(page.locator('[data-status]')).toHaveAttribute('data-status', /playing|finished/);
  await choose(page, record);
  await page.getByRole('spinbutton').fill('20');
  await page.getByRole('group', { name: 'Go on from a decision' }).getByRole('button').click();
  await expect(page.locator('[data-status=playing]')).toBeVisible();
});

test('what is no record is refused in words', async ({ page }) => {
  await choose(page, { players: [], actions: 3 });
  await expect(page.getByRole('alert')).toHaveText('This file is not a record of this game.');
});

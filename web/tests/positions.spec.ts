import { expect, test } from '@playwright/test';
import { watch } from './player';

const text = '2 players, turn 4, phase 6; red: 5 thalers, markers lock_building';

test('the address of a position shows it, and one plays on from there', async ({ page }) => {
  const complaints = watch(page);
  await page.goto(`/position?p=${encodeURIComponent(text)}`);
  await expect(page.getByRole('main')).toContainText('Player 1: buy, build or finish');
  await expect(page.getByRole('textbox', { name: 'Position as text' })).toHaveValue(/turn 4, phase 6, red decides purchase/);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page).toHaveURL(/\/table\/[\w-]{16}$/);
  await expect(page.locator('#ask-sentence')).toContainText('Player 1, buy, build or finish');
  // Its own position leads back to such a page.
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name: 'This position as a link' }).click();
  await expect(page).toHaveURL(/\/position\?p=/);
  await expect(page.getByRole('textbox', { name: 'Position as text' })).toHaveValue(/turn 4, phase 6, red decides purchase/);
  expect(complaints).toEqual([]);
});

test('what is no position says where it is wrong', async ({ page }) => {
  await page.goto(`/position?p=${encodeURIComponent('2 players; dice nowhere 3')}`);
  await expect(page.getByRole('alert')).toContainText('nowhere');
});

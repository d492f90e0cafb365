/** Nothing happens by accident. */
import { expect, test, type Page } from '@playwright/test';
import { actions, createTable, decide, openTable, untilAsked } from './player';

const version = async (page: Page): Promise<number> => Number(await page.locator('[data-version]').getAttribute('data-version'));
/** New lists settle as they do for everybody. */
const confirming = (page: Page, wanted: boolean): Promise<void> =>
  page.addInitScript((wish) => {
    localStorage.setItem('ruhr-confirm-end', String(wish));
    localStorage.removeItem('ruhr-settling');
  }, wanted);

test('two clicks 200 ms apart play one decision', async ({ page, request }) => {
  await confirming(page, false);
  // Two people at one screen: after every decision the next list is there at once.
  await openTable(page, await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]));
  for (let turn = 0; turn < 5; turn++) {
    await untilAsked(page);
    const before = await version(page);
    // Measured in the browser, which a busy machine does not make wait between them.
    await page.evaluate(async () => {
      const { x, y, width, height } = document.querySelector('button.action:enabled')!.getBoundingClientRect();
      const click = (): void =>
        document
          .elementFromPoint(x + width / 2, y + height / 2)
          ?.closest('button')
          ?.click();
      click();
      await new Promise((resolve) => setTimeout(resolve, 200));
      click();
    });
    await page.waitForTimeout(1000);
    if (await page.locator('.warning').count()) await page.locator('.ask:not(.settling) [data-anyway]').click();
    await expect.poll(() => version(page)).toBe(before + 1);
  }
});

test('two quick presses of a number play one decision', async ({ page, request }) => {
  await confirming(page, false);
  await openTable(page, await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]));
  await untilAsked(page);
  const before = await version(page);
  await page.evaluate(async () => {
    const press = (): boolean => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true }));
    press();
    await new Promise((resolve) => setTimeout(resolve, 200));
    press();
  });
  await page.waitForTimeout(1000);
  expect(await version(page)).toBe(before + 1);
});

test('what ends the turn is held until the person ends it, and can be taken back before', async ({ page, request }) => {
  await confirming(page, true);
  await openTable(page, await createTable(request, [{ name: 'Anna' }, { level: 'steuermann' }]));
  const held = page.getByRole('group', { name: /That ends your turn/ });
  // An option does not end the turn, the starting space after it does.
  for (let decision = 0; decision < 10 && !(await held.count()); decision++) {
    await untilAsked(page);
    const before = await version(page);
    await actions(page).first().click();
    await expect.poll(async () => (await version(page)) > before || (await held.count()) > 0).toBe(true);
  }
  const before = await version(page);
  await expect(held).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(held).toBeHidden();
  await untilAsked(page);
  expect(await version(page)).toBe(before);
  await actions(page).first().click();
  await expect(held).toBeVisible();
  await page.waitForTimeout(500);
  await page.keyboard.press('Enter');
  await expect.poll(() => version(page)).toBeGreaterThan(before);
});

test('at a practice table whole turns are taken back, across what bots have decided', async ({ page, request }) => {
  await confirming(page, false);
  const table = await createTable(request, [{ name: 'Anna' }, { level: 'steuermann' }, { level: 'steuermann' }], { practice: true });
  await openTable(page, table);
  await expect(page.getByText('This game does not count')).toBeVisible();
  await untilAsked(page);
  const first = await page.locator('#ask-sentence').textContent();
  const back = page.getByRole('button', { name: 'Back to the start of my turn' });
  const step = async (): Promise<number> => {
    const told = (await (await request.get(`/api/tables/${table}`)).json()) as { table: { step: number } };
    return told.table.step;
  };
  const began = await step();
  for (let decision = 0; decision < 4; decision++) {
    await untilAsked(page);
    await decide(page);
  }
  await untilAsked(page);
  for (let turn = 0; turn < 6 && (await step()) > began; turn++) {
    const before = await step();
    await page.waitForTimeout(500);
    await page.getByRole('button', { name: /^↶/ }).last().click();
    await expect.poll(step).toBeLessThan(before);
    await untilAsked(page);
  }
  expect(await step()).toBe(began);
  await expect(page.locator('#ask-sentence')).toHaveText(first ?? '');
  await expect(back).toBeHidden();
  await expect(page.locator('.log details, details').filter({ hasText: 'taken back' }).first()).toBeVisible();
});

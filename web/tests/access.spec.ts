/** The whole game for everybody: with axe, with the keyboard alone, and by what a screen reader is told. */
import { expect, test, type CDPSession } from '@playwright/test';
import { expectAccessible } from './axe';
import { actions, createTable, decide, expectNoOverflow, openTable, picker, untilAsked } from './player';

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true });

  test('before the game', async ({ page, request }) => {
    await page.goto('/');
    await expect(page.locator('button.big')).toBeVisible();
    await expectAccessible(page, 'home');
    await page.goto('/rules');
    await expect(page.locator('#aid')).toBeAttached();
    await expect(page.locator('#sixty .board').first()).toBeVisible();
    await expectAccessible(page, 'rules');
    const open = await createTable(request, [{ name: 'Anna' }, {}]);
    await page.goto(`/table/${open}`);
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expectAccessible(page, 'waiting for players');
    await page.goto('/table/nothing-is-there');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, 'no such table');
  });

  for (const [size, viewport] of [
    ['wide', { width: 1280, height: 800 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    test(`during the game, ${size}`, async ({ page, request }) => {
      await page.setViewportSize(viewport);
      const table = await createTable(request, [{ name: 'Anna' }, { level: 'schiffsjunge' }]);
      await openTable(page, table);
      await expect(actions(page).first()).toBeVisible();
      await expectAccessible(page, 'asked');
      await actions(page).first().focus();
      await expectAccessible(page, 'what an action would cause');
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await expect(page.getByRole('region', { name: 'A hint from the captain' })).toBeVisible();
      await page.getByRole('button', { name: 'What the captain expects' }).click();
      await expectAccessible(page, 'hint');
      await page.getByRole('button', { name: 'Why not?' }).click();
      await expect(page.locator('a[href*="/rules#"]').first()).toBeVisible();
      await expectAccessible(page, 'why not');
      await page.keyboard.press('Escape');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectAccessible(page, `tab ${await tab.textContent()}`);
      }
      await page.locator('[popovertarget="table-menu"]').click();
      await expect(page.getByRole('group', { name: 'Warn me before I waste something' })).toBeVisible();
      await expectAccessible(page, 'menu');
      await page.keyboard.press('Escape');
      await page.getByRole('tab').first().click();
      for (let decision = 0; decision < 5; decision++) {
        await decide(page);
        await expect(actions(page).first()).toBeVisible();
      }
      await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(/\/step\//);
      await expectAccessible(page, 'looking back');
      await page.keyboard.press('Escape');
    });
  }

  test('in the sandbox, also where something is revealed', async ({ page }) => {
    const position = '2 players, turn 4, phase 3; red: 4 thalers; blue: 4 thalers; barges steele red, ruhrort blue';
    await page.goto(`/position?p=${encodeURIComponent(position)}`);
    await page.getByRole('button', { name: 'Try it', exact: true }).click();
    const sandbox = page.getByRole('dialog');
    const action = sandbox.locator('button.action:enabled');
    await action.first().focus();
    await expectAccessible(page, 'sandbox');
    await sandbox.getByRole('button', { name: 'Why not?' }).click();
    await expect(sandbox.locator('a[href*="/rules#"]').first()).toBeVisible();
    await expectAccessible(page, 'why not in the sandbox');
    await page.keyboard.press('Escape');
    const revealed = sandbox.getByText('country is turned over');
    const tried = sandbox.getByRole('list', { name: 'What you have tried' }).getByRole('button');
    for (let steps = await tried.count(); steps < 60 && !(await revealed.count()); steps++) {
      await action.first().click();
      await expect(tried).toHaveCount(steps + 1);
    }
    await expect(revealed.first()).toBeVisible();
    await expectAccessible(page, 'what can be assumed');
  });

  test('at warnings and at the end', async ({ page, request }) => {
    // In the last turn whoever buys nothing leaves points, whatever was dealt.
    const position = '2 players, turn 12, phase 6; red: 12 thalers, markers lock_building';
    const table = await createTable(request, [{ name: 'Anna' }, { level: 'schiffsjunge' }], { position });
    await openTable(page, table);
    await untilAsked(page);
    await page.locator('.ask:not(.settling) button.action[data-action="done"]').click();
    await expect(page.locator('.warning')).toBeVisible();
    await expectAccessible(page, 'warning');
    await page.locator('.ask:not(.settling) [data-anyway]').click();
    await page.locator('[data-status="finished"]').waitFor();
    await expect(page.locator('#end-sentence')).toBeVisible();
    await expectAccessible(page, 'end');
    await page.getByRole('tab').first().click();
    await expectAccessible(page, 'log at the end');
  });
});

interface Heard {
  role: string;
  name: string;
  description: string;
}

/** What a screen reader says of the thing that has the keyboard. */
async function heard(browser: CDPSession): Promise<Heard> {
  const { result } = await browser.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await browser.send('Accessibility.getPartialAXTree', { objectId: result.objectId!, fetchRelatives: false });
  const node = nodes.find((one) => !one.ignored);
  return {
    role: String(node?.role?.value ?? ''),
    name: String(node?.name?.value ?? ''),
    description: String(node?.description?.value ?? ''),
  };
}

test('a whole game is played with the keyboard alone, by what a screen reader says', async ({ page, request }) => {
  const table = await createTable(request, [{ name: 'Anna' }, { level: 'schiffsjunge' }]);
  await openTable(page, table);
  const reader = await page.context().newCDPSession(page);
  await reader.send('Accessibility.enable');
  const announced = page.locator('[aria-live="polite"]');
  const over = page.locator('[data-status="finished"]');
  const pick = picker(11);
  // Into the list of actions for the first time: by the link that skips the rest of the page.
  await page.keyboard.press('Tab');
  expect((await heard(reader)).role).toBe('link');
  await page.keyboard.press('Enter');
  let decisions = 0;
  for (;;) {
    await untilAsked(page);
    if (await over.count()) break;
    // A moment later the keyboard is at the question.
    await expect
      .poll(async () => {
        const { role, name } = await heard(reader);
        return role === 'heading' && name.includes('Anna');
      })
      .toBe(true);
    const count = await actions(page).count();
    const version = await page.locator('[data-version]').getAttribute('data-version');
    for (let down = pick(Math.min(count, 4)); down >= 0; down--) await page.keyboard.press('ArrowDown');
    const action = await heard(reader);
    expect(action.role).toBe('button');
    expect(action.name.length).toBeGreaterThan(3);
    // What it would cause is said with it, if it causes anything.
    if (!/^finish purchasing$/i.test(action.name)) expect(action.description.length, action.name).toBeGreaterThan(3);
    await page.keyboard.press('Enter');
    if (await page.getByRole('group', { name: 'Are you sure?' }).count()) {
      expect((await heard(reader)).role).toBe('button');
      await page.keyboard.press('Tab');
      await page.locator('.ask.settling').waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('[data-version]')).not.toHaveAttribute('data-version', version ?? '');
    await expect(announced).not.toBeEmpty();
    decisions++;
  }
  expect(decisions).toBeGreaterThan(30);
  // The end is announced, and the keyboard is where the result stands.
  await expect.poll(async () => (await heard(reader)).name).toMatch(/Anna|Haniel/);
  expect((await heard(reader)).role).toBe('heading');
});

test('a place on the board is found and chosen with the keyboard alone', async ({ page, request }) => {
  const table = await createTable(request, [{ name: 'Anna' }, { name: 'Ben' }]);
  await openTable(page, table);
  for (let decision = 0; decision < 30 && !(await page.locator('.board .place.legal').count()); decision++) {
    await untilAsked(page);
    await decide(page);
  }
  const version = await page.locator('[data-version]').getAttribute('data-version');
  const reader = await page.context().newCDPSession(page);
  await reader.send('Accessibility.enable');
  await page.locator('a.home').focus();
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.place.legal') ?? false)) break;
  }
  const place = await heard(reader);
  expect(place.role).toBe('button');
  expect(place.name).toMatch(/\w+, /);
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-live="polite"]')).toContainText('Once more');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-version]')).not.toHaveAttribute('data-version', version ?? '');
});

test('everything important is visible at 1280 × 800 without scrolling', async ({ page, request }) => {
  const table = await createTable(
    request,
    ['Anna', 'Ben', 'Carla', 'Dora'].map((name) => ({ name })),
  );
  await openTable(page, table);
  for (let decision = 0; decision < 24; decision++) {
    await untilAsked(page);
    await decide(page);
  }
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(scrolls).toBeLessThanOrEqual(1);
  for (const what of ['.board', '#ask-sentence', 'ol.turns', 'article.seat-0', 'article.seat-3']) {
    await expect(page.locator(what).first()).toBeInViewport({ ratio: 0.99 });
  }
});

test('zoomed to 200 % everything is still there and works', async ({ browser }) => {
  // A browser that zooms a 1280 × 800 window to 200 % shows half as many pixels of the page, twice as large.
  const context = await browser.newContext({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const table = await createTable(context.request, [{ name: 'Anna' }, { name: 'Ben' }]);
  await openTable(page, table);
  for (let decision = 0; decision < 12; decision++) {
    await untilAsked(page);
    await decide(page);
    await expectNoOverflow(page);
  }
  await expect(page.locator('.headline')).toBeInViewport();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(page.getByRole('tabpanel')).toBeInViewport();
    await expectNoOverflow(page);
  }
  for (const path of ['/', '/rules']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoOverflow(page);
  }
  await context.close();
});
